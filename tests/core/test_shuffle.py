"""The recipe of fair shuffles: the browser computes the same from the same vectors (web/test/envelope.test.ts)."""

import json
from pathlib import Path

import msgspec
import pytest

from cavale import catalog
from cavale.core.archive import Archive
from cavale.core.dice import SealedDice
from cavale.core.envelope import EnvelopeError, Mine, differences, parse
from cavale.core.match import Match
from cavale.core.record import Started
from cavale.core.shuffle import (
    RECIPE,
    Envelope,
    Shuffle,
    commitment,
    dice_seed,
    first_foreign_draw,
    keeps_promise,
    seal,
    why_not_sealed,
)

VECTORS = json.loads(Path(__file__).with_name("shuffle_vectors.json").read_text(encoding="utf-8"))
SHUFFLE = msgspec.convert(VECTORS["shuffle"], Shuffle)
replace = msgspec.structs.replace


def test_the_recipe_gives_what_it_always_gave():
    assert keeps_promise(SHUFFLE)
    assert why_not_sealed(SHUFFLE) == ""
    assert dice_seed(SHUFFLE).hex() == VECTORS["key"]
    record = Started(draws=[tuple(draw) for draw in VECTORS["draws"]])
    assert first_foreign_draw(SHUFFLE, [record]) is None
    nobody = Shuffle(SHUFFLE.seed, SHUFFLE.commitment, recipe=RECIPE)
    assert dice_seed(nobody).hex() == VECTORS["nobody_added"]


def test_matches_of_the_former_recipe_keep_their_dice():
    former = msgspec.json.decode(b'{"seed": "00ff", "commitment": "", "entropy": ["a", "b"]}', type=Shuffle)
    assert dice_seed(former).hex() == "4c07827d2826d91a3a4979a0986d4ab0336df38e6f7dcf89762d5ff6d24f2d5f"
    assert (former.recipe, why_not_sealed(former)) == (1, "")


def other(hexed):
    return ("1" if hexed[0] == "0" else "0") + hexed[1:]


FIRST, SECOND = SHUFFLE.envelopes


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (replace(SHUFFLE, recipe=3), "recipe"),
        (replace(SHUFFLE, recipe=1), "recipe"),
        (replace(SHUFFLE, entropy=("more",)), "recipe"),
        (replace(SHUFFLE, start=0), "recipe"),
        (replace(SHUFFLE, envelopes=(SECOND, FIRST)), "order"),
        (replace(SHUFFLE, envelopes=(FIRST, FIRST)), "order"),
        (replace(SHUFFLE, envelopes=(replace(FIRST, seat=-1),)), "order"),
        (replace(SHUFFLE, envelopes=(replace(FIRST, seat=1), SECOND)), "seal"),
        (replace(SHUFFLE, envelopes=(replace(FIRST, contribution=other(FIRST.contribution)),)), "seal"),
        (replace(SHUFFLE, envelopes=(replace(FIRST, commitment=other(FIRST.commitment)),)), "seal"),
        (replace(SHUFFLE, envelopes=(Envelope(0, seal(SHUFFLE.commitment, 0, "short"), "short"),)), "seal"),
        (replace(SHUFFLE, commitment=other(SHUFFLE.commitment)), "seal"),
    ],
)
def test_whatever_is_wrong_with_the_envelopes_is_named(broken, why):
    assert why_not_sealed(broken) == why


def test_no_two_lists_of_envelopes_give_the_same_key():
    ways = [
        SHUFFLE,
        replace(SHUFFLE, envelopes=(FIRST,)),
        replace(SHUFFLE, envelopes=(replace(FIRST, seat=1), SECOND)),
        replace(SHUFFLE, envelopes=(replace(FIRST, contribution=SECOND.contribution), SECOND)),
        replace(SHUFFLE, envelopes=()),
    ]
    assert len({dice_seed(way) for way in ways}) == len(ways)


def test_a_seal_fits_one_promise_one_seat_and_one_contribution():
    ways = {
        ("aa", 1, "11" * 32),
        ("bb", 1, "11" * 32),
        ("aa", 2, "11" * 32),
        ("aa", 11, "1" * 63),
        ("aa", 1, "12" * 32),
    }
    assert len({seal(*way) for way in ways}) == len(ways)


# -- the envelope that a browser keeps -----------------------------------------------------------------------------


def played() -> tuple[Mine, Archive]:
    game = catalog.find("leduc_poker")
    match = Match(game, catalog.default_edition(game), SealedDice(dice_seed(SHUFFLE)), seats=2, live=True)
    archive = Archive(
        format="cavale-match",
        version=1,
        game=game.id,
        rules=game.rules,
        seats=2,
        live=True,
        options=match.options,
        edition_hash="e",
        edition=match.files,
        records=tuple(match.records),
        shuffle=SHUFFLE,
        match="m",
        head="h",
    )
    mine = Mine(
        format="cavale-envelope",
        version=1,
        table="t",
        match="m",
        game=game.id,
        options=dict(match.options),
        edition_hash="e",
        start=2,
        promise=SHUFFLE.commitment,
        seat=2,
        contribution=SECOND.contribution,
        commitments={0: FIRST.commitment, 2: SECOND.commitment},
        head="h",
    )
    return mine, archive


def test_an_envelope_tells_whether_a_match_is_the_one_it_was_opened_for():
    mine, archive = played()
    assert differences(parse(msgspec.json.encode(mine)), archive) == []
    swapped = Envelope(2, seal(SHUFFLE.commitment, 2, "0" * 64), "0" * 64)
    changed = {
        "game": replace(archive, game="casa_de_papel"),
        "options": replace(archive, options={"more": True}),
        "edition": replace(archive, edition_hash="f"),
        "start": replace(archive, shuffle=replace(SHUFFLE, start=3)),
        "commitments": replace(archive, shuffle=replace(SHUFFLE, envelopes=(SECOND,))),
        "shuffle": replace(archive, shuffle=None),
        "match": replace(archive, match="n"),
        "head": replace(archive, head="i"),
    }
    for what, file in changed.items():
        assert differences(mine, file) == [what]
    assert differences(mine, replace(archive, shuffle=replace(SHUFFLE, envelopes=(FIRST, swapped)))) == [
        "commitments",
        "contribution",
    ]
    seed = "ff" * 32
    assert "promise" in differences(mine, replace(archive, shuffle=Shuffle(seed, commitment(seed), recipe=RECIPE)))


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"format": "cavale-match"}', b"\xff", b"[" * 100_000])
def test_what_is_no_envelope_is_refused_in_one_line(data):
    with pytest.raises(EnvelopeError):
        parse(data)


def test_an_envelope_of_a_later_version_is_refused():
    mine, _ = played()
    with pytest.raises(EnvelopeError):
        parse(msgspec.json.encode(replace(mine, version=2)))
