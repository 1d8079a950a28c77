"""The cards of the open edition: balanced, varied, sober, and readable in both languages."""

import re
from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest

from cavale.games.la_traque import GAME, playable, worth
from cavale.games.la_traque.abilities import flat
from cavale.terminal import la_traque_cards
from cavale.words import Words
from rules import rule

FOLDER = files("cavale.games.la_traque").joinpath("edition", "open-default")
NAMES = ("board.toml", "fugitives.toml", "objectives.toml", "specials.toml")
EDITION = playable.read({name: FOLDER.joinpath(name).read_text(encoding="utf-8") for name in NAMES})
CARDS = [*EDITION.fugitives, *EDITION.objectives, *EDITION.specials]
CATEGORIES = ("military", "scientific", "political", "collaborationist")
FACTIONS = ("usa", "cccp", "tzaar", "reseau")
FIRST = """
    vohlbrecht marhaus trosske selmreuth brennwieser kalbeck lucharn insterberg
    csatar doberitz fechtel rautental escladere haerdonck valdescu lantrac
"""  # the fugitives that the specification of the game names; the others were written to fit them

each_category = pytest.mark.parametrize("category", CATEGORIES)
each_faction = pytest.mark.parametrize("faction", FACTIONS)


def kinds(card):
    """Its abilities in letters: h, m, and r or p for Cooperation."""
    return "".join(part[0] for part in ("hunt", "mission", "recurrent", "permanent") if getattr(card, part))


@rule("LT-COMP-02")
@each_category
def test_a_category_has_nine_seven_and_four_fugitives_and_abilities_of_all_kinds(category):
    own = [card for card in EDITION.fugitives if card.cat == category]
    assert Counter(card.level for card in own) == {1: 9, 2: 7, 3: 4}
    new = [card for card in own if card.id.rpartition(".")[2] not in FIRST]
    assert Counter(kinds(card) for card in new) == {"hm": 5, "hr": 3, "mp": 2, "mr": 2, "hp": 2, "h": 1, "m": 1}


@pytest.mark.parametrize("card", EDITION.fugitives, ids=lambda card: card.id)
def test_a_fugitive_costs_exactly_what_its_level_is_worth(card):
    assert worth.of_cost(card.cost) == 5 * card.level
    if card.cat == "collaborationist":
        assert max(card.cost.medal, card.cost.document, card.cost.microfilm) <= 2  # no main clue
    else:
        main = getattr(EDITION.rules.main_clue, card.cat)
        typed = {clue: getattr(card.cost, clue) for clue in ("medal", "document", "microfilm")}
        assert card.cost.financing or typed[main] == max(typed.values())


def mirrored(faction):
    """The objectives of a faction in twins: the first six, and those that were written after them."""
    own = [card for card in EDITION.objectives if card.faction == faction]
    return list(zip(own[:6], own[6:], strict=True))


def ops(effects):
    return {effect.op for effect in flat(effects)}


@each_faction
def test_the_second_six_objectives_cost_and_give_what_the_first_do_on_other_tracks(faction):
    markers = EDITION.tracks.markers
    for one, other in mirrored(faction):
        assert (one.kind, one.success.vp, one.triumph.vp) == (other.kind, other.success.vp, other.triumph.vp)
        for line, twin in ((one.success, other.success), (one.triumph, other.triumph)):
            paid = (line.pay.military, line.pay.scientific, line.pay.political)
            assert (twin.pay.scientific, twin.pay.political, twin.pay.military) == paid
            assert twin.apollo == line.apollo
            shifted = [markers[(markers.index(marker) + 2) % len(markers)] for marker in line.marker]
            assert list(twin.marker) == shifted


@each_faction
def test_no_two_objectives_are_the_same_card_twice(faction):
    for one, other in mirrored(faction):
        assert ops(one.power) != ops(other.power)
    second = [ops(other.power) for _, other in mirrored(faction)]
    assert [each for each in second if each & {"block", "swap", "inspect", "recruit", "trial"}]
    assert [each for each in second if "choose" in each]
    if faction in ("tzaar", "reseau"):
        assert [each for each in second if "ambition" in each]


@rule("LT-TONE-03")
def test_every_card_but_one_has_one_line_in_both_languages():
    silent = [card.id for card in CARDS if not card.line_fr or not card.line_en]
    assert silent == ["f.pol.csatar"]
    for card in CARDS:
        assert max(len(card.line_fr), len(card.line_en)) <= 160, card.id
        assert not re.search(r"[\n'\"!]", card.line_fr + card.line_en), card.id
        assert not re.search(r"(?<!\u202f)[;:?»]|«(?!\u202f)", card.line_fr), card.id


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_lines_of_the_fugitives_are_not_all_built_alike(lang):
    """Few are two halves with a semicolon between them, never two in a row; some are short, some long."""
    lines = [getattr(card, f"line_{lang}") for card in EDITION.fugitives]
    halved = [";" in line for line in lines]
    assert sum(halved) <= len(lines) / 3
    assert not any(one and other for one, other in pairwise(halved))
    lengths = [len(re.findall(r"[\w’-]+", line)) for line in lines if line]
    assert sum(length <= 8 for length in lengths) >= 10
    assert sum(length >= 15 for length in lengths) >= 10


@rule("LT-TONE-02", "LT-TONE-10")
def test_no_line_names_an_insignia_a_rank_or_a_slogan_and_nobody_speaks():
    barred = (
        r"\b(reich|führer|fuhrer|nazi|ss|gestapo|swastika|croix gammée|general|général|colonel|hero|héros|glory|gloire)"
    )
    barred += r"|\b(I|je|moi)\b"
    for card in CARDS:
        assert not re.search(barred, card.line_fr + " " + card.line_en, re.IGNORECASE), card.id


@rule("LT-TONE-04", "LT-TONE-09")
def test_no_line_turns_survivors_or_witnesses_into_clues():
    for card in CARDS:
        assert not re.search(r"surviv|witness|témoi|camp\b|gas|gaz\b", card.line_fr + card.line_en, re.IGNORECASE), (
            card.id
        )


def test_nobody_is_called_like_somebody_else():
    names = [card.name for card in EDITION.fugitives]
    assert len({name.split()[-1] for name in names}) == len(names)
    assert len({name.split()[0] for name in names}) == len(names)
    assert len({card.en for card in CARDS if hasattr(card, "en")}) == len(EDITION.objectives) + len(EDITION.specials)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_can_be_read_aloud(lang):
    """Each effect of each card is a sentence, with nothing left that only a program would say."""
    words = Words(GAME, lang, EDITION)
    for shown in CARDS:
        for heading, text in la_traque_cards.card(words, shown):
            assert heading
            assert re.search(r"[.]$", text), (shown.id, text)
            assert not re.search(r"game-|none|_|\bNone\b|\{", text), (shown.id, text)
    for card in EDITION.fugitives:
        assert re.fullmatch(r"\d [\w ]+(, \d [\w ]+)*", la_traque_cards.price(words, card))


# language, card, part: what it says
SAID = """
en f.mil.oldensieck: Counts as 1 rumour for this arrest. 1 resting agent returns to your HQ.
en f.pol.vennemark: You may move up to 2 influence between your tracks, point by point. Take 1 rumour into your Reserve.
en f.sci.pfenningsau: Each of your arrests of this category (scientific) needs 1 microfilm less.
en s.reseau.pol_a: Your Triumphs cost 1 influence less, on a track of your choice.
en s.tzaar.tribunal: Judge a fugitive from your hand: to the box, and you gain 1, 2 or 3 Standing for level 1, 2 or 3.
en o.cccp.printing: Whenever you investigate in Press: Draw 1 card from the Press deck into your Reserve.
fr f.mil.oldensieck: Compte comme 1 rumeur pour cette arrestation. 1 agent au Repos revient à ton QG.
fr s.tzaar.h4b: Chacune de tes arrestations demande en moins : 2 rumeurs.
en f.mil.immenrath: Choose one. 1 resting agent returns to your HQ. Or: Draw 2 cards from the Press deck into your hand.
fr o.reseau.shells: Prends 1 financement dans ta Réserve.
"""


@pytest.mark.parametrize("line", SAID.strip().splitlines())
def test_what_cards_say(line):
    where, _, text = line.partition(": ")
    lang, card = where.split()
    shown = next(each for each in CARDS if each.id == card)
    words = Words(GAME, lang, EDITION)
    said = [text.replace("\N{NARROW NO-BREAK SPACE}", " ") for _, text in la_traque_cards.card(words, shown)]
    assert text in said
