"""`cavale verify`: a match file proves what people saw, or says that it does not."""

import json
import re

import msgspec
import pytest

from cavale import catalog
from cavale.cli import main
from cavale.core.archive import chained, parse, replayed, to_json, written
from cavale.core.dice import FastDice
from cavale.core.edition import edition_hash
from cavale.core.match import Match
from cavale.core.record import Undid
from cavale.signature import public_key, sign
from cavale.terminal.verify import findings
from forged import OTHER, SECRET, changes, finished, paths, read, rechained, signed

KEY = public_key(SECRET)
GAMES = list(catalog.games())
QUICK = [game for game in GAMES if game != "la_traque"]  # whose edition is ten times as large

replace = msgspec.structs.replace


def is_good(data: bytes, **compared: str) -> bool:
    """Whether every finding is good. The first that is not settles it."""
    return all(good for good, _, _ in findings(parse(data), data, **compared))


def bad(data: bytes, **compared: str) -> list[str]:
    """What is not good about a file."""
    return [text for good, text, _ in findings(parse(data), data, **compared) if not good]


def said(tmp_path, capsys, data: bytes, *more: str, lang: str = "en") -> tuple[int, list[str]]:
    (tmp_path / "match.json").write_bytes(data)
    code = main(["verify", str(tmp_path / "match.json"), "--lang", lang, *more])
    return code, capsys.readouterr().out.splitlines()


# -- what is good ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_file_as_the_server_wrote_it_is_good(game):
    data = finished(game)
    assert is_good(data)
    assert is_good(data, key=KEY, head=parse(data).head)


def test_it_says_what_is_proven_and_what_only_the_reader_can_compare(tmp_path, capsys):
    data = finished("leduc_poker")
    head = parse(data).head
    code, lines = said(tmp_path, capsys, data)
    assert code == 0
    assert [line.partition(":")[0] for line in lines[:7]] == ["good"] * 7
    assert lines[-3].endswith(head)
    assert lines[-2].endswith(KEY)
    assert "a key of their own" in lines[-2]
    assert lines[-1].startswith("All that the file can prove by itself is good.")
    shown = f"{head[:4]} {head[4:8]} {head[8:12]} {head[12:16]} {head[16:20]}"
    code, lines = said(tmp_path, capsys, data, "--head", shown.upper(), "--key", KEY)
    assert code == 0
    assert "good: the chain ends in the head that you saw" in lines
    assert "good: that key is the one you named" in lines
    assert lines[-1].startswith("Proven")
    assert not any(head in line or KEY in line for line in lines)
    assert said(tmp_path, capsys, data, lang="fr")[0] == 0


@pytest.mark.parametrize("typed", ["", "ab12", "z" * 64, "a" * 65])
def test_half_a_head_or_no_digits_are_no_comparison(tmp_path, capsys, typed):
    assert said(tmp_path, capsys, finished("leduc_poker"), "--head", typed)[0] == 2
    assert said(tmp_path, capsys, finished("leduc_poker"), "--key", typed)[0] == 2


# -- forgeries ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*QUICK, pytest.param("la_traque", marks=pytest.mark.long)])
def test_no_field_can_be_changed_removed_doubled_or_moved(game):
    """Every field at every depth: as it is, tidied up, with a new chain, and signed by somebody else."""
    original = finished(game)
    head = parse(original).head
    fields = json.loads(original)
    tried = 0
    for path in paths(fields):
        for changed in changes(fields, path):
            archive = read(changed)
            if archive is None:
                continue
            resigned = chained(archive)
            resigned = replace(resigned, signature=sign(OTHER, resigned.head))
            for data in (json.dumps(changed).encode(), written(archive), rechained(archive)):
                assert data == original or not is_good(data), path
            assert not is_good(written(resigned), key=KEY), path
            assert chained(archive).head == head or not is_good(written(resigned), head=head), path
            tried += 1
    assert tried > 50


def test_a_field_that_stands_twice_or_elsewhere_is_not_good():
    """A reader takes the first or the last of two; so neither counts."""
    data = finished("leduc_poker").decode()
    for twice in ('"seats": 2,', '"live": true,', '"match": "a-match",'):
        assert data.count(twice) == 1
        assert bad(data.replace(twice, f"{twice} {twice}").encode()) == ["verify-form-broken"]
        moved = data.replace(twice, "").replace('{\n "format"', f'{{\n {twice} "format"')
        assert bad(moved.encode()) == ["verify-form-broken"]
    assert bad(data.encode() + b"\n") == ["verify-form-broken"]


def forged(archive, **fields) -> list[str]:
    """What is not good about a forgery with a new chain; and that another's signature does not pass for ours."""
    made = replace(archive, **fields)
    assert "verify-key-other" in bad(signed(made, OTHER), key=KEY)
    return bad(rechained(made))


def test_invented_actions_with_another_winner():
    game = catalog.find("leduc_poker")
    archive = parse(finished("leduc_poker"))

    def outcome(records):
        return replayed(replace(archive, records=records), catalog.find).state.returns()

    before = outcome(archive.records)
    invented = Match(game, archive.edition, FastDice(9), seats=archive.seats, live=True)
    while not invented.over:
        seat = invented.asked()[0]
        invented.play(seat, invented.options_of(seat)[-1])
    assert outcome(tuple(invented.records)) != before
    assert "verify-signature-broken" in forged(archive, records=tuple(invented.records))


def test_act_undo_act_that_rolls_a_draw_again():
    """The draws are those of the seed, the chain is right, and the server itself has signed it: it is no match."""
    archive = parse(finished("leduc_poker"))
    number, drew = next((number, record) for number, record in enumerate(archive.records) if number and record.draws)
    undone = Undid(seat=drew.seat, first=number, state=archive.records[number - 1].state)
    found = bad(signed(replace(archive, records=(*archive.records[: number + 1], undone))))
    assert found == ["table-bad-match", "verify-end-unknown"]


def test_changed_times():
    archive = parse(finished("casa_de_papel"))
    later = tuple(replace(record, at=record.at + 1000) for record in archive.records)
    assert forged(archive, records=later) == ["verify-signature-broken"]
    assert "verify-chain-broken" in bad(written(replace(archive, records=later)))


def test_changed_names_of_the_edition():
    archive = parse(finished("casa_de_papel"))
    files = {name: re.sub(r'fr = "[^"]+"', 'fr = "Moi"', text, count=1) for name, text in archive.edition.items()}
    assert files != archive.edition
    assert forged(archive, edition=files, edition_hash=edition_hash(files)) == ["verify-signature-broken"]


def test_an_unknown_rules_number_and_records_without_hashes():
    archive = parse(finished("leduc_poker"))
    bare = tuple(replace(record, state="") for record in archive.records)
    for rules in (0, 999):
        assert bad(signed(replace(archive, rules=rules, records=bare))) == ["verify-no-hashes", "verify-rules-unknown"]
        assert bad(signed(replace(archive, rules=rules))) == ["verify-rules-unknown"]
    assert bad(signed(replace(archive, records=bare))) == ["verify-no-hashes"]


def test_a_missing_end():
    archive = parse(finished("leduc_poker"))
    assert bad(signed(replace(archive, records=archive.records[:-1]))) == ["verify-no-end"]


def test_a_match_without_its_shuffle():
    archive = parse(finished("leduc_poker"))
    assert bad(signed(replace(archive, shuffle=None))) == ["verify-no-shuffle", "verify-no-dice"]


# -- files that prove less ---------------------------------------------------------------------------------------


def test_a_file_of_the_first_version_is_not_proven_but_can_be_replayed(tmp_path, capsys):
    fields = json.loads(finished("leduc_poker")) | {"version": 1}
    old = json.dumps({key: value for key, value in fields.items() if key not in ("match", "head", "signature")})
    code, lines = said(tmp_path, capsys, old.encode())
    assert code == 1
    assert lines[0].startswith("NOT GOOD: this file is of version 1")
    assert lines[-1].startswith("NOT PROVEN")
    assert main(["replay", str(tmp_path / "match.json"), "--lang", "en"]) == 0


def test_what_the_terminal_saves_is_signed_by_nobody(tmp_path, capsys):
    archive = parse(finished("leduc_poker"))
    game = catalog.find("leduc_poker")
    match = Match(game, archive.edition, FastDice(9), seats=2)
    code, lines = said(tmp_path, capsys, to_json(match))
    assert code == 1
    assert "NOT GOOD: nobody has signed this file: who wrote it is not proven" in lines


@pytest.mark.parametrize("version", [0, 3, "2", None, 10**400, [2]])
def test_an_unknown_version_is_refused(tmp_path, capsys, version):
    data = json.dumps(json.loads(finished("leduc_poker")) | {"version": version}).encode()
    assert said(tmp_path, capsys, data)[0] == 2
