"""Stored matches: one for each way to end and each number of players, replayed record by record.

`pytest tests/games/casa_de_papel/test_matches.py --rewrite-matches` plays and writes them; nobody edits them by hand.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from cavale import catalog
from cavale.core.archive import from_json, to_json
from cavale.core.event import Abandoned
from cavale.core.match import Match
from cavale.games.casa_de_papel.events import EverythingShown, MatchWon, ProfessorAccused
from games.casa_de_papel.random_play import plays_on
from games.casa_de_papel.table import CasaTable, random_table, table
from games.chance import Chance
from rules import rule

FOLDER = Path(__file__).parent / "matches"

# The selected cards of five rounds; what they make is said by the names below.
BELOW_THE_GOAL = ("B B S250", "B B S250", "B B250 S250", "S S B250", "S S B250")
AT_THE_GOAL = ("B B S", "B B S", "B B S", "B B S", "S S S")
ABOVE_THE_GOAL = ("B B250 B250 S250 S250", "B B250 B250 S250 S250", "B B250 B250 S500 S500", "S S S B B", "S S S B B")
AT_THE_GOAL_OF_5 = ("B B500 S250", "B B500 S250", "S S B", "S S B", "S S B")
AT_THE_GOAL_OF_8 = ("B B B S250 S250", "B B B S250 S250", "B B B S250 S250", "B B250 B250 S S", "S S S B500 B500")


def five_rounds(players: int, rounds: tuple[str, ...], **options: object) -> CasaTable:
    """With a few words and changes of mind in the first round."""
    t = table(players, roles="A=professor B=raquel", rounds=rounds, options=options, hashed=True)
    t.lays("A").takes_back("A").locks("A").all_lay()
    t.claims("B", "choose_me").all_speak().claims("C", "suspect", player="B", who="raquel").debates()
    t.proposes("D").takes_back("A", "propose", player="D").selects()
    t.claims("B", "successor", player="B").all_have_looked().appoints("B")
    return t.plays_rounds(3).until_reveal().all_have_looked()


def random_match(seats: int) -> CasaTable:
    t = random_table(seats, seed=seats + 100, hashed=True)
    plays_on(t, Chance(seats), until=lambda t: False, words=0.05)
    return t


MATCHES: dict[str, Callable[[], CasaTable]] = {
    "4_hostages_below_the_goal": lambda: five_rounds(4, BELOW_THE_GOAL),
    "5_professor_found_hostages_win": lambda: five_rounds(5, AT_THE_GOAL_OF_5).accuses("A"),
    "5_no_accusation_by_option": lambda: five_rounds(5, AT_THE_GOAL_OF_5, final_accusation=False),
    "6_professor_not_found": lambda: five_rounds(6, AT_THE_GOAL).accuses("C"),
    "6_abandoned": lambda: table(6, hashed=True).plays_round().lays("A").gives_up(),
    "7_professor_found_robbers_win": lambda: five_rounds(7, ABOVE_THE_GOAL).accuses("A"),
    "8_accusation_out_of_time": lambda: five_rounds(8, AT_THE_GOAL_OF_8).time_runs_out("accusation"),
    **{f"{seats}_without_people": (lambda seats=seats: random_match(seats)) for seats in range(4, 9)},
}

ENDINGS = {  # winner, whether somebody was named and rightly so, final loot
    "4_hostages_below_the_goal": ("blue", None, 1750),
    "5_professor_found_hostages_win": ("blue", (0, True), 1500),
    "5_no_accusation_by_option": ("red", None, 2000),
    "6_professor_not_found": ("red", (2, False), 2000),
    "6_abandoned": ("", None, 750),
    "7_professor_found_robbers_win": ("red", (0, True), 2500),
    "8_accusation_out_of_time": ("red", (None, False), 2500),
}


@pytest.mark.parametrize("name", MATCHES)
def test_stored_match(name, rewrite_matches):
    file = FOLDER / f"{name}.json"
    if rewrite_matches:
        FOLDER.mkdir(exist_ok=True)
        file.write_bytes(to_json(MATCHES[name]().match) + b"\n")
    match = from_json(file.read_bytes(), catalog.find)
    assert match.over
    assert match.seats == int(name[0])
    assert all(record.state for record in match.records)
    assert len(said(match, EverythingShown)) == 1
    assert to_json(match) + b"\n" == file.read_bytes()


@rule("CP-END-02", "CP-END-04", "CP-END-05", "CP-END-06", "CP-SPE-02", "CP-NET-07", "CP-END-09")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_ending_of_a_stored_match(name):
    match = from_json((FOLDER / f"{name}.json").read_bytes(), catalog.find)
    winner, accusation, loot = ENDINGS[name]
    assert [(event.team, event.loot) for event in said(match, MatchWon)] == [(winner, loot)]
    named = [(event.player, event.right) for event in said(match, ProfessorAccused)]
    assert named == ([] if accusation is None else [accusation])
    assert len(said(match, Abandoned)) == (name == "6_abandoned")


def test_every_stored_match_is_in_the_list():
    assert {file.stem for file in FOLDER.glob("*")} == set(MATCHES)


def said(match: Match, kind: type) -> list:
    """What the spectators were told."""
    return [event for event in match.told[-1] if isinstance(event, kind)]
