"""Archives: a match is its log. It comes back the same from a file, and a file that is not intact is refused."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from cavale import catalog
from cavale.core.archive import ArchiveError, chained, from_json, parse, to_json, written
from cavale.core.dice import FastDice, SealedDice
from cavale.core.match import Match
from cavale.core.record import Acted
from cavale.core.refusal import Refused
from cavale.core.snapshot import digest, snapshot
from cavale.core.table import EVERYONE
from cavale.lab.live import People
from core.toy import EDITION, PATIENT
from core.toy.table import ANNA, BERT, CARO, ToyTable

STORED = sorted((Path(__file__).parent / "matches").glob("*.json"))


def find(game_id):
    return PATIENT if game_id == "toy" else None


def eventful() -> Match:
    """A match with everything in its log: drafts, take-backs, interrupts, time, undo, pause, freeze, another's hand."""
    t = ToyTable(game=PATIENT, rounds=1).does(ANNA, "lay", card=0)
    t.does(ANNA, "lock").takes_back(ANNA).does(ANNA, "lock")
    t.time_is_up("lay").does(CARO, "peek", player=ANNA).time_is_up("dark")
    t.does(BERT, "mark", place=1).takes_back(BERT).does(BERT, "mark", place=1).does(BERT, "mark", place=2)
    t.does(BERT, "confirm")
    t.match.freeze(ANNA, at=t.now)
    t.match.resume(stood=60_000, at=t.now)
    t.match.orphan(ANNA, at=t.now)
    t.does(ANNA, "go", place=1, by=CARO)
    t.match.take_back(ANNA, by=CARO, at=t.now)
    t.does(ANNA, "go", place=1, by=CARO).does(CARO, "pay")
    t.match.give_back(ANNA, at=t.now)
    t.match.pause(at=t.now)
    t.match.resume(at=t.now)
    t.does(CARO, "block", place=2).does(ANNA, "go", place=0).does(ANNA, "done")
    t.does(BERT, "stance", to="left")
    t.match.undo(BERT, at=t.now)
    t.does(BERT, "stance", to="left").does(CARO, "claim", what="spy")
    t.match.undo(BERT, consent=EVERYONE, at=t.now)
    t.does(BERT, "stance", to="right").does(ANNA, "surrender").does(ANNA, "flee").does(CARO, "grab")
    return t.match


def altered(**fields) -> bytes:
    return json.dumps(json.loads(to_json(eventful())) | fields).encode()


def with_record(index: int, **fields) -> bytes:
    data = json.loads(to_json(eventful()))
    data["records"][index] |= fields
    return json.dumps(data).encode()


def index_of(verb: str) -> int:
    return next(i for i, record in enumerate(eventful().records) if isinstance(record, Acted) and record.verb == verb)


def rechained(fields: dict) -> bytes:
    """A file as a forger would write it who knows how the chain is made."""
    return written(chained(parse(json.dumps(fields).encode())))


def refused(data: bytes) -> str:
    with pytest.raises(ArchiveError) as error:
        from_json(data, find)
    return str(error.value)


def test_a_match_comes_back_the_same():
    match = eventful()
    again = from_json(to_json(match), find)
    assert again.records == match.records
    assert again.told == match.told
    assert snapshot(again.state) == snapshot(match.state)
    assert to_json(again) == to_json(match)


def test_each_record_keeps_the_hash_of_the_state_it_leads_to():
    match = eventful()
    assert match.records[-1].state == digest(match.state)
    assert all(record.state for record in match.records)


def test_a_match_that_was_read_can_only_be_looked_at_until_it_gets_dice():
    t = ToyTable().until_chase(1, 2).does(BERT, "stance", to="left").does(BERT, "hop", place=2)
    again = from_json(to_json(t.match), find, FastDice(1))
    again.play(ANNA, again.box.actions.find("flee", {}))
    assert again.records[-1].draws


def test_sealed_dice_go_on_where_the_log_stands():
    """A match that was interrupted and read again goes on as the one that was not."""
    whole = Match(PATIENT, EDITION, SealedDice(b"seed"), seats=3, live=True)
    people = People(whole, FastDice(5))
    while len(whole.records) < 30:
        people.step()
    again = from_json(to_json(whole), find, SealedDice(b"seed"))
    for table in (whole, again):
        continued = People(table, FastDice(6))
        continued.now = people.now
        continued.play()
    assert to_json(again) == to_json(whole)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a match file: "),
        (b"hello", "not a match file: "),
        (b"\xff\xfe", "not a match file: "),
        (b"[1, 2]", "not a match file: "),
        (b"[" * 100_000, "not a match file: "),
        (b"{}", "not a match file of Cavale"),
        (b'{"format": "pgn"}', "not a match file of Cavale"),
    ],
)
def test_other_files_are_refused(data, reason):
    assert refused(data).startswith(reason)


def test_a_file_that_was_cut_off_is_refused():
    data = to_json(eventful())
    for length in range(0, len(data) - 2, 997):
        assert refused(data[:length]).startswith("not a match file: ")


def test_another_version_is_refused():
    assert refused(altered(version=3)) == "match file version 3; this program reads versions 1 and 2"


def test_another_game_is_refused():
    assert refused(altered(game="chess")) == "a match of 'chess', a game that is not installed here"


def test_unknown_and_missing_fields_are_refused():
    assert refused(altered(colour="red")).startswith("a broken match file: Object contains unknown field `colour`")
    assert "unknown field `colour`" in refused(with_record(3, colour="red"))
    data = json.loads(to_json(eventful()))
    del data["seats"]
    assert "missing required field `seats`" in refused(json.dumps(data).encode())


@pytest.mark.parametrize(
    "fields", [{"seats": "three"}, {"records": {}}, {"live": 1}, {"records": [{"record": "magic"}]}]
)
def test_fields_of_another_type_are_refused(fields):
    assert refused(altered(**fields)).startswith("a broken match file: ")


def test_an_altered_edition_is_refused():
    text = EDITION["toy.toml"].replace("coins = 1", "coins = 9")
    assert refused(altered(edition={"toy.toml": text})) == (
        "the edition in the file is not the one the match was played with"
    )


def test_an_edition_that_cannot_be_played_is_refused():
    match = eventful()
    match.files = {"toy.toml": "cards = 1"}
    assert refused(to_json(match)).startswith("the match cannot be replayed: toy.toml: ")


@pytest.mark.parametrize(
    "fields",
    [{"seats": 9}, {"seats": -1}, {"options": {"rounds": 7}}, {"options": {"colour": 1}}],
)
def test_a_table_that_cannot_be_is_refused(fields):
    assert refused(altered(**fields)).startswith("the match cannot be replayed: ")


def test_a_match_begins_with_its_start_and_starts_once():
    records = json.loads(to_json(eventful()))["records"]
    assert refused(altered(records=[])).endswith("it does not begin with the start of a match")
    assert refused(altered(records=records[1:])).endswith("it does not begin with the start of a match")
    assert "match-has-started" in refused(altered(records=[records[0], *records]))


def test_an_altered_action_is_refused_where_it_stands():
    at = index_of("go")
    reason = refused(with_record(at, args={"place": 5}))
    assert reason == f"the match cannot be replayed: record {at} leads to another state than the one stored"


@pytest.mark.parametrize(
    "fields",
    [
        {"args": {"place": 4}},
        {"args": {"place": 77}},
        {"args": {"place": "1"}},
        {"args": {}},
        {"verb": "fly"},
        {"seat": 1},
        {"seat": 3},
        {"seat": 99},
        {"seat": -1},
    ],
)
def test_an_impossible_action_is_refused(fields):
    at = index_of("go")
    assert refused(with_record(at, **fields)).startswith(f"the match cannot be replayed: record {at}")


def test_other_records_are_checked_as_well():
    kinds = {type(record).__name__: i for i, record in enumerate(eventful().records)}
    for kind, fields in {
        "TookBack": [{"seat": 1}, {"seat": 7}, {"item": 5}, {"item": -1}, {"by": 0}, {"by": 9}],
        "TimeUp": [{"window": "walk"}, {"window": ""}],
        "Undid": [{"first": 0}, {"first": 999}, {"first": -1}, {"seat": 2}, {"seat": 8}],
        "Resume": [{"record": "abandon"}, {"record": "pause"}],
        "Pause": [{"record": "resume"}, {"record": "freeze", "seat": 0}],
        "Freeze": [{"seat": 1}, {"seat": 9}],
        "Orphan": [{"seat": 1}, {"seat": 9}],
        "Return": [{"seat": 1}, {"seat": 9}],
    }.items():
        for change in fields:
            assert refused(with_record(kinds[kind], **change)).startswith("the match cannot be replayed: "), (
                kind,
                change,
            )


def test_a_missing_record_is_refused():
    records = json.loads(to_json(eventful()))["records"]
    for at in range(1, len(records) - 1):
        undone = records[at].get("verb") == "claim"  # with the action before it: the states tell nothing of it
        if not undone and records[at]["record"] not in ("pause", "freeze", "resume", "return"):
            assert refused(altered(records=records[:at] + records[at + 1 :])).startswith("the match cannot be replayed")


@pytest.mark.parametrize(
    "draws",
    [
        [],
        [["flee", 6, 6]],
        [["flee", 6, -1]],
        [["flee", 6, [0, 1]]],
        [["flee", 7, 1]],
        [["other", 6, 1]],
        [["flee", 6, 1], ["flee", 6, 1]],
    ],
)
def test_wrong_draws_are_refused(draws):
    at = [i for i, record in enumerate(eventful().records) if record.draws][-1]
    data = json.loads(to_json(eventful()))
    assert data["records"][at]["verb"] == "flee"
    data["records"][at]["draws"] = draws
    assert refused(json.dumps(data).encode()).startswith("the match cannot be replayed: ")


def test_an_order_that_is_none_is_refused():
    data = json.loads(to_json(eventful()))
    data["records"][0]["draws"][0][2][0] = 1
    assert refused(json.dumps(data).encode()) == "the match cannot be replayed: a draw for deal is not an order of 9"


def test_a_start_with_too_many_draws_is_refused():
    data = json.loads(to_json(eventful()))
    data["records"][0]["draws"].append(["deal", 9, 1])
    assert "never made" in refused(json.dumps(data).encode())


def test_drift_names_the_rules_a_match_was_played_by():
    data = json.loads(to_json(eventful()))
    data["rules"] = 0
    data["records"][4]["state"] = "0" * 16
    assert refused(json.dumps(data).encode()).endswith("than the one stored (played by rules 0, now 1)")


def test_the_head_can_be_computed_from_the_file_alone():
    """As docs/match-file.md describes it, with nothing of ours."""

    def canonical(value: object) -> bytes:
        return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()

    fields = json.loads(to_json(eventful()))
    head, records = fields.pop("head"), fields.pop("records")
    link = sha256(canonical(fields)).digest()
    for record in records:
        link = sha256(link + canonical(record)).digest()
    assert link.hex() == head


def test_whatever_the_rules_cannot_tell_breaks_the_chain():
    """Times, the rules number, an id: nothing about them is against the rules."""
    for data in (with_record(3, at=1), altered(rules=0), altered(match="other"), altered(head="0" * 64)):
        assert refused(data) == "the chain of the records does not lead to the head in the file"
        assert from_json(rechained(json.loads(data)), find).over


def test_files_from_before_the_chain_are_still_read():
    fields = json.loads(to_json(eventful())) | {"version": 1}
    del fields["head"]
    assert from_json(json.dumps(fields).encode(), find).over


def test_a_log_without_hashes_is_read_without_them():
    data = json.loads(to_json(eventful()))
    for record in data["records"]:
        del record["state"]
    assert from_json(rechained(data), find).over


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_stored_matches_replay_the_same_in_both_builds(file):
    """Played by the interpreted build; every record leads to the state it led to then."""
    data = file.read_bytes().rstrip()
    again = from_json(data, lambda game_id: find(game_id) or catalog.find(game_id))
    assert tuple(again.records) == parse(data).records
    assert to_json(again) == written(chained(parse(data)))


def test_a_match_needs_a_number_of_seats_that_the_game_has():
    with pytest.raises(ValueError, match="toy is for 3 to 4 seats"):
        Match(PATIENT, EDITION, FastDice(1), seats=5)


def test_playing_on_after_reading_refuses_what_the_rules_refuse():
    again = from_json(to_json(ToyTable().until_walk().match), find, FastDice(1))
    with pytest.raises(Refused, match="TOY-PAY-01"):
        again.play(ANNA, again.box.actions.find("pay", {}))
