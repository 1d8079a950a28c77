"""No leak in La Course au Coffre-Fort: a table written by hand from the rules, and swaps of played logs."""

import msgspec
import pytest

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.event import ALL, SEAT, Event, audiences
from cavale.core.match import Match
from cavale.games.coffre_fort import GAME, events
from cavale.games.coffre_fort.events import RobotMoved, ToolsDealt
from cavale.lab.leaks import Plan, Report, hunt
from cavale.lab.live import People
from cavale.lab.swaps import swaps_of
from rules import rule

WHO = {"seat": ALL, "agent": ALL}

# Who may know each field, written from the rules on hidden information and not from the code.
MAY_KNOW = {
    "ToolsDealt": {**WHO, "tools": SEAT},  # CF-HIDE-03 the owner alone, if hands are closed
    "ClockStarted": {"minutes": ALL, "turns": ALL},
    "TurnStarted": {"turn": ALL, **WHO},
    "TurnSkipped": {"turn": ALL, **WHO},
    "TurnHurried": WHO,
    "Rolled": {**WHO, "d10": ALL, "d6": ALL},
    "PatrolWoken": {"patrol": ALL, "square": ALL},
    "PatrolHome": {"patrol": ALL, "by": ALL},
    "PatrolStep": {"patrol": ALL, "squares": ALL, "back": ALL},
    "Caught": {**WHO, "patrol": ALL, "square": ALL},
    "Freed": {"seats": ALL, "agents": ALL, "way": ALL},
    "AgentStep": {**WHO, "squares": ALL},
    "RoomEntered": {**WHO, "room": ALL},
    "PassageUsed": {**WHO, "origin": ALL, "room": ALL},
    "AgentStayed": WHO,
    "ToolPlayed": {**WHO, "tool": ALL},
    "RobotMoved": {**WHO, "to_seat": ALL, "to_agent": ALL, "cards": ALL, "tool": SEAT},  # giver and receiver
    "RobotDestroyed": WHO,
    "Said": {**WHO, "claim": ALL},
    "TrapFlipped": {**WHO, "room": ALL, "trap": ALL},
    "TrapCountered": {**WHO, "room": ALL, "trap": ALL, "tool": ALL},
    "TokenFlipped": {**WHO, "room": ALL, "token": ALL},
    "KeyFound": {**WHO, "keys": ALL, "needed": ALL},
    "Petrified": {"seats": ALL, "agents": ALL},
    "Victory": {"turn": ALL},
    "Defeat": {"reason": ALL},
    "EverythingShown": {"rooms": ALL, "traps": ALL, "tokens": ALL, "hands": ALL},
}


def declared(module) -> dict[str, dict[str, str]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__: audiences(kind) for kind in kinds if kind is not Event}


def told_to_others(match: Match) -> list[str]:
    """Cards of closed hands that somebody was told who must not be."""
    wrong = []
    for viewer, told in enumerate(match.told):
        for event in told:
            if isinstance(event, ToolsDealt) and event.tools is not None and event.seat != viewer:
                wrong.append(f"{event} to {viewer}")
            if isinstance(event, RobotMoved) and event.tool and viewer not in (event.seat, event.to_seat):
                wrong.append(f"{event} to {viewer}")
    return wrong


@rule("CF-HIDE-01", "CF-UI-01")
def test_events_are_declared_as_the_rules_say():
    assert declared(events) == MAY_KNOW


@rule("CF-HIDE-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_closed_hands_are_told_to_their_seat_only(seats):
    options = {"open_hands": False}
    match = Match(GAME, catalog.default_edition(GAME), FastDice(seats), seats=seats, options=options, live=True)
    People(match, FastDice(100)).play()
    assert told_to_others(match) == []
    dealt = [event for event in match.told[0] if isinstance(event, ToolsDealt)]
    assert [event.tools is not None for event in dealt] == [True, *[False] * (seats - 1)]


@rule("CF-HIDE-01", "CF-HIDE-02", "CF-HIDE-03", "CF-HIDE-04", "CF-SETUP-09")
def test_nothing_leaks():
    report = searched(8_000)
    assert [str(leak) for leak in report.leaks] == []
    everyday = {"Rolled", "AgentStep", "PatrolStep", "RoomEntered", "TrapFlipped", "Caught", "RobotMoved"}
    assert {kind for kind in everyday if report.live[kind] < 3} == set()


@rule("CF-HIDE-02")
def test_nothing_leaks_when_bots_win():
    report = searched(1, seed=18)  # a table at which bots answer
    assert [str(leak) for leak in report.leaks] == []
    assert report.live["Victory"] >= 3


@pytest.mark.slow
@rule("CF-HIDE-02")
def test_nothing_leaks_and_every_event_was_looked_at():
    report = searched(150_000)
    assert [str(leak) for leak in report.leaks] == []
    assert {kind for kind in MAY_KNOW if report.live[kind] < 3} == set()


def searched(steps: int, seed: int = 0) -> Report:
    swaps = swaps_of(GAME.id)
    assert swaps is not None
    plan = Plan(refusals=2, connects=50, decisions=20, bot="random")
    *_, report = hunt(GAME, catalog.default_edition(GAME), swaps, plan, steps, seed)
    return report


@pytest.mark.slow
@rule("CF-HIDE-02")
def test_no_refusal_leaks():
    """Hundreds of refusals, at every moment of one match: of all there are, a search takes minutes."""
    swaps = swaps_of(GAME.id)
    assert swaps is not None
    swaps = msgspec.structs.replace(swaps, tables=[(2, {"mode": "budget", "open_hands": False})])
    plan = Plan(refusals=300, connects=50, bot="random")
    report = next(hunt(GAME, catalog.default_edition(GAME), swaps, plan, 1, seed=1))
    assert [str(leak) for leak in report.leaks] == []
    assert report.pairs > 5
