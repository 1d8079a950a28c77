"""No leak in La Traque: a table written by hand from the rules, and swaps of played logs."""

from collections.abc import Mapping

import msgspec
import pytest

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.event import ALL, SEAT, Event, audiences
from cavale.core.match import Match
from cavale.games.la_traque import GAME, events
from cavale.games.la_traque.events import (
    AgentInformed,
    AgentWithdrawn,
    CardsKept,
    CluesDrawn,
    CluesPeeked,
    CluesReturned,
    HandDealt,
    Inspected,
)
from cavale.lab.leaks import Plan, Report, hunt
from cavale.lab.live import People
from cavale.lab.swaps import swaps_of
from rules import rule

SLOT = {"slot": ALL, "fugitive": ALL}
TRACK = {"seat": ALL, "track": ALL, "n": ALL, "now": ALL}

# Who may know each field, written from the rules on hidden information and not from the code.
MAY_KNOW = {
    "FactionTaken": {"seat": ALL, "faction": ALL},
    "FirstPlayer": {"seat": ALL},
    "HandDealt": {"seat": ALL, "decks": ALL, "cards": SEAT},
    "FugitivesPlaced": {"slots": ALL, "fugitives": ALL},
    "ObjectivesShown": {"seat": ALL, "cards": ALL},
    "RoundStarted": {"round": ALL},
    "TurnStarted": {"seat": ALL},
    "TurnEnded": {"seat": ALL, "actions": ALL},
    "Passed": {"seat": ALL},
    "LastRound": {"seat": ALL},
    "AgentInvestigates": {"seat": ALL, "agent": ALL, "place": ALL, "zone": ALL},
    "AgentHunts": {"seat": ALL, "agent": ALL, "zone": ALL},
    "AgentInformed": {"seat": ALL, "agent": ALL, "zone": ALL, "back": ALL, "card": SEAT},  # back: by a table option
    "AgentWithdrawn": {"seat": ALL, "agent": ALL, "zone": ALL, "count": ALL, "cards": SEAT},
    "AgentsRecalled": {"seat": ALL, "agents": ALL, "places": ALL},
    "AgentRests": {"seat": ALL, "agent": ALL},
    "CluesDrawn": {"seat": ALL, "deck": ALL, "count": ALL, "to": ALL, "cards": SEAT},
    "CluesPeeked": {"seat": ALL, "deck": ALL, "count": ALL, "cards": SEAT},
    "CluesReturned": {"seat": ALL, "decks": ALL, "cards": SEAT},
    "Inspected": {"seat": ALL, "of": ALL, "agent": ALL, "count": ALL, "cards": SEAT},
    "CardsRevealed": {"seat": ALL, "agent": ALL, "cards": ALL},
    "Captured": {"seat": ALL, "agent": ALL, **SLOT},
    "Recruited": {"seat": ALL, **SLOT},
    "Tried": {"seat": ALL, **SLOT},
    "Judged": {"seat": ALL, "fugitive": ALL},
    "Swapped": {"seat": ALL, "slots": ALL, "fugitives": ALL},
    "Blocked": {"seat": ALL, **SLOT},
    "BlockEnded": SLOT,
    "InfluenceGained": TRACK,
    "InfluencePaid": TRACK,
    "InfluenceShifted": {"seat": ALL, "sources": ALL, "targets": ALL},
    "PointsScored": {"seat": ALL, "n": ALL, "now": ALL},
    "AmbitionAdvanced": {**TRACK, "category": ALL},
    "MarkerPlaced": {"seat": ALL, "marker": ALL},
    "SpecialTaken": {"seat": ALL, "card": ALL, "to": ALL, "lost": ALL},
    "MissionPlayed": {"seat": ALL, "card": ALL},
    "CooperationPlaced": {"seat": ALL, "card": ALL},
    "Activated": {"seat": ALL, "card": ALL},
    "ObjectiveAchieved": {"seat": ALL, "card": ALL, "line": ALL},
    "DestinySpent": {"seat": ALL, "cards": ALL},
    "TriggerResolved": {"seat": ALL, "card": ALL},
    "CardsReadied": {"seat": ALL, "cards": ALL},
    "Overcrowding": {"seat": ALL},
    "EffectLapsed": {"seat": ALL, "op": ALL, "declined": ALL},
    "Boxed": {"cards": ALL},
    "MaintenanceStarted": {"round": ALL},
    "CardsKept": {"seat": ALL, "kept": ALL, "decks": ALL, "boxed": ALL, "kept_cards": SEAT, "clues": SEAT},
    "ReserveTaken": {"seat": ALL, "count": ALL},
    "AgentsReturned": {},
    "NeutralAgentsPlaced": {"slots": ALL},
    "FugitiveRemoved": SLOT,
    "GameEnded": {"winners": ALL, "points": ALL, "influence": ALL},
    "EverythingShown": {"hands": ALL, "reserves": ALL, "under": ALL},  # the game is over
}

HIDDEN = {
    AgentInformed: "card",
    AgentWithdrawn: "cards",
    CardsKept: "kept_cards",
    CluesDrawn: "cards",
    CluesPeeked: "cards",
    CluesReturned: "cards",
    HandDealt: "cards",
}


def declared(module) -> dict[str, dict[str, str]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__: audiences(kind) for kind in kinds if kind is not Event}


def told_to_others(match: Match) -> list[str]:
    """Hidden cards that somebody was told who must not be."""
    wrong = []
    for viewer, told in enumerate(match.told):
        for event in told:
            field = HIDDEN.get(type(event))
            if field and getattr(event, field) is not None and event.seat != viewer:
                wrong.append(f"{event} to {viewer}")
            if isinstance(event, Inspected) and event.cards is not None:
                may = (event.seat,) if event.agent else (event.seat, event.of)
                wrong += [f"{event} to {viewer}"] if viewer not in may else []
    return wrong


def played(seats: int, options: Mapping[str, object] | None = None) -> Match:
    match = Match(GAME, catalog.default_edition(GAME), FastDice(seats), seats=seats, options=options, live=True)
    People(match, FastDice(100)).play()
    return match


@rule("LT-ACT-INFORM-02", "LT-OP-06", "LT-OP-10")
def test_events_are_declared_as_the_rules_say():
    assert declared(events) == MAY_KNOW


@rule("LT-ACT-MOVE-06", "LT-MAINT-07", "LT-OP-10")
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_are_told_to_their_seat_only(seats):
    match = played(seats, {"recall": True})
    assert told_to_others(match) == []
    dealt = [event for event in match.told[0] if isinstance(event, HandDealt)]
    assert [event.cards is not None for event in dealt] == [event.seat == 0 for event in dealt]


@rule("LT-ACT-INFORM-02", "LT-ACT-MOVE-06", "LT-MAINT-07", "LT-ENG-04")
def test_nothing_leaks():
    report = searched(2_000, [(2, {"faction_pick": "random"})])
    assert [str(leak) for leak in report.leaks] == []
    everyday = {"CluesDrawn", "AgentInformed", "AgentInvestigates", "CardsKept", "Captured", "Passed"}
    assert {kind for kind in everyday if report.live[kind] < 3} == set()


@pytest.mark.slow
@rule("LT-ACT-INFORM-02")
def test_nothing_leaks_and_every_event_was_looked_at():
    report = searched(400_000)
    assert [str(leak) for leak in report.leaks] == []
    rare = {"Judged"}  # people who play at random found the tribunal too rarely
    assert {kind for kind in MAY_KNOW if report.live[kind] < 3} <= rare


def searched(steps: int, tables: list[tuple[int, Mapping[str, object]]] | None = None) -> Report:
    swaps = swaps_of(GAME.id)
    assert swaps is not None
    if tables:
        swaps = msgspec.structs.replace(swaps, tables=tables)
    plan = Plan(refusals=2, connects=50, decisions=20, bot="random")
    *_, report = hunt(GAME, catalog.default_edition(GAME), swaps, plan, steps)
    return report
