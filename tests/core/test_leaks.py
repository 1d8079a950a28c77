"""No leak: for the toy, by swaps of played logs, and by a table written by hand."""

import pytest

from cavale.core import event
from cavale.core.dice import FastDice
from cavale.core.event import ALL, SEAT, Event, audiences
from cavale.core.match import Match
from cavale.lab.leaks import Plan, Report, hunt
from cavale.lab.live import People
from core.toy import BUSY, EDITION, GAME, events
from core.toy.swaps import SWAPS

# Who may know each field, written from the rules and not from the code. SEAT: those whom the rule names, nobody else.
MAY_KNOW = {
    "HandDealt": {"seat": SEAT, "cards": SEAT},  # TOY-SET-01 a hand that she alone sees
    "SpyNamed": {"spy": SEAT},  # TOY-SET-01 the spy alone knows it
    "RoundStarted": {"round": ALL, "runner": ALL, "hunter": ALL},
    "CardLaid": {"seat": SEAT, "card": SEAT},  # TOY-LAY-01 sealed
    "AllLaid": {"round": ALL},
    "LightsOff": {"round": ALL},
    "LightsOn": {"round": ALL},
    "CardSeen": {"player": SEAT, "card": SEAT},  # TOY-DARK-02 nobody learns whether she looked
    "Slept": {"round": SEAT},  # TOY-DARK-02
    "CardsRevealed": {"cards": ALL},  # TOY-REV-01 without owners
    "CamerasSet": {"places": ALL},
    "Claimed": {"seat": ALL, "what": ALL},
    "Paid": {"seat": ALL},
    "Blocked": {"seat": ALL, "place": ALL},
    "Walked": {"alarms": ALL, "path": SEAT},  # TOY-WALK-02 only the number of cameras is told
    "StanceTaken": {"to": ALL},
    "Inspected": {"place": ALL, "found": ALL},
    "Surrendered": {"place": ALL},
    "Gained": {"seat": ALL},
    "Bribed": {"seat": ALL},
    "Fled": {"place": SEAT, "seat": ALL},  # TOY-TRIG-01 where to is hidden
    "Grabbed": {"seat": ALL},
    "SecretsShown": {"spy": ALL, "laid": ALL},  # TOY-END-01
}

# The one seat that may be told an event with fields for a seat.
ONLY = {
    "HandDealt": lambda s, event: event.seat,
    "SpyNamed": lambda s, event: s.spy,
    "CardLaid": lambda s, event: event.seat,
    "CardSeen": lambda s, event: s.spy,
    "Slept": lambda s, event: s.spy,
    "Walked": lambda s, event: None,  # the runner of that round, see below
    "Fled": lambda s, event: event.seat,
    "Drafted": lambda s, event: event.seat,
    "TakenBack": lambda s, event: event.seat,
    "OutOfTime": lambda s, event: event.seat,
    "Undone": lambda s, event: event.seat,
}

# The events of the engine, for every game.
ENGINE_MAY_KNOW = {
    "Drafted": {"seat": SEAT, "action": SEAT},
    "DraftShown": {"seat": ALL, "action": ALL},
    "TakenBack": {"seat": SEAT, "action": SEAT},
    "TakenBackShown": {"seat": ALL, "action": ALL},
    "Sealed": {"count": ALL},
    "OutOfTime": {"seat": SEAT, "window": SEAT},
    "Undone": {"seat": ALL, "action": SEAT},
    "Paused": {},
    "Resumed": {},
    "ClockFrozen": {"seat": ALL},
    "ClockResumed": {"seconds": ALL},
    "SeatOrphaned": {"seat": ALL},
    "SeatReturned": {"seat": ALL},
    "Abandoned": {},
}


def declared(module) -> dict[str, dict[str, str]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {
        kind.__name__: audiences(kind) for kind in kinds if kind is not Event and kind.__module__ == module.__name__
    }


def test_events_are_declared_as_the_rules_say():
    assert declared(events) == MAY_KNOW


def test_events_of_the_engine_are_declared_as_its_promises_say():
    assert declared(event) == ENGINE_MAY_KNOW


def test_secrets_are_told_to_their_seat_only():
    assert {kind for kind, fields in (MAY_KNOW | ENGINE_MAY_KNOW).items() if SEAT in fields.values()} == set(ONLY)
    for seed in range(20):
        match = Match(GAME, BUSY, FastDice(seed), seats=3, live=True, hashed=False)
        People(match, FastDice(seed + 100)).play()
        for viewer in range(4):
            runner = 0
            for happened in match.told_in_force(viewer):
                runner = happened.runner if isinstance(happened, events.RoundStarted) else runner
                only = ONLY.get(type(happened).__name__)
                if only is not None and knows_the_secret(happened):
                    assert viewer == (runner if isinstance(happened, events.Walked) else only(match.state, happened))


def knows_the_secret(happened: Event) -> bool:
    secret = [name for name, who in audiences(type(happened)).items() if who == SEAT]
    return any(getattr(happened, name) is not None for name in secret)


def search(plan: Plan, steps: int, files: dict[str, str] = EDITION) -> Report:
    *_, report = hunt(GAME, files, SWAPS, plan, steps)
    return report


def test_nothing_leaks_whatever_is_asked():
    """Every refusal of every action, at every moment."""
    report = search(Plan(), 2_000)
    assert [str(leak) for leak in report.leaks] == []


def test_nothing_leaks_and_every_event_was_looked_at():
    report = search(Plan(refusals=2, connects=10, decisions=3), 12_000, BUSY)
    assert [str(leak) for leak in report.leaks] == []
    assert {kind: report.live[kind] for kind in MAY_KNOW if report.live[kind] < 10} == {}
    rare = ("ClockFrozen", "ClockResumed", "SeatOrphaned", "SeatReturned", "Abandoned")  # not of this table
    assert {kind: report.live[kind] for kind in ENGINE_MAY_KNOW if report.live[kind] < 10} == dict.fromkeys(rare, 0)


@pytest.mark.slow
@pytest.mark.timeout(0)  # as in `make fuzz`: it takes a minute and a half of a processor, whatever else that one does
def test_nothing_leaks_in_a_long_search():
    report = search(Plan(), 200_000)
    assert [str(leak) for leak in report.leaks] == []
