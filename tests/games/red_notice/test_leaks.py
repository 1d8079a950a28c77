"""No leak in Red Notice: a table written by hand from the rules, and swaps of played logs."""

from collections.abc import Callable

import pytest

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.event import ALL, SEAT, Event, audiences
from cavale.core.match import Match
from cavale.games.red_notice import GAME, events
from cavale.games.red_notice.box import ANGELA, JESSAH
from cavale.lab.leaks import Plan, Report, hunt
from cavale.lab.live import People
from cavale.lab.swaps import swaps_of
from rules import rule

# Who may know each field, written from the rules on hidden information and not from the code.
MAY_KNOW = {
    "IdentitiesDealt": {"identities": ALL},
    "UpgradesShown": {"upgrades": ALL, "deck": ALL},
    "HandDealt": {"seat": SEAT, "cheques": SEAT},  # RN-SETUP-08 her own hand only
    "JessahStarted": {"cheque": ALL, "city": ALL, "radars": ALL},
    "AngelaStarted": {"cheque": ALL, "continent": ALL, "city": SEAT},  # RN-SETUP-11
    "RoundStarted": {"round": ALL, "initiative": ALL},
    "ContinentAnswered": {"continent": ALL, "there": ALL},  # RN-UP-04
    "RowLaid": {"cards": ALL},
    "TokensDrawn": {"seat": SEAT, "tokens": SEAT},  # RN-PROG-02
    "TokenPlaced": {"seat": ALL, "slot": ALL, "token": SEAT},  # RN-PROG-08
    "CardSkipped": {"position": ALL, "card": ALL},
    "TokensTurned": {
        "position": ALL,
        "card": ALL,
        "left_seat": ALL,
        "left": ALL,
        "right_seat": ALL,
        "right": ALL,
        "outcome": ALL,
        "first": ALL,
    },
    "JokerChosen": {"seat": ALL, "kind": ALL},  # RN-ACT-05
    "Passed": {"seat": ALL, "what": ALL},  # RN-ACT-07
    "ChequeDrawn": {"seat": ALL, "cheque": SEAT, "pile": ALL},  # RN-CHQ-01
    "ChequeCashed": {"seat": ALL, "cheque": ALL, "city": ALL, "total": ALL},  # RN-BANK-02, RN-BANK-03
    "SecurityChanged": {"change": ALL, "security": ALL},
    "Paid": {"target": ALL, "security": ALL},  # RN-SEC-13
    "RadarPlaced": {"continent": ALL, "black": ALL},
    "RadarTurned": {"continent": ALL},
    "BarrierPlaced": {"route": ALL, "black": ALL},
    "BarrierTurned": {"route": ALL},
    "BarrierShifted": {"origin": ALL, "route": ALL, "black": ALL},
    "TokenRemoved": {"target": ALL},
    "JessahMoved": {"city": ALL},  # RN-MOVE-06
    "Inspected": {"city": ALL, "found": ALL},  # RN-MOVE-12
    "AngelaMoved": {"script": SEAT, "city": SEAT},  # RN-MOVE-13
    "MovementFinished": {"payments": ALL, "security": ALL, "radars": ALL, "cities": ALL},  # RN-RAD-09
    "RadarsAnnounced": {"radars": ALL, "cities": ALL},  # RN-MOVE-05
    "Captured": {"city": ALL, "captures": ALL},  # RN-CAP-06
    "IdentityChosen": {"identity": ALL},
    "IdentityTurned": {"identity": ALL},
    "UpgradeChosen": {"seat": ALL, "upgrade": ALL, "removed": ALL},
    "UpgradesExhausted": {},
    "HandSeen": {"cheques": SEAT},  # RN-UP-07
    "ChequeSeized": {"cheque": ALL},  # RN-UP-07
    "UpgradeDestroyed": {"upgrade": ALL},
    "RoundEnded": {"round": ALL, "initiative": ALL, "reset": ALL},
    "Resigned": {"seat": ALL},
    "MatchWon": {"winner": ALL, "reason": ALL},
    "EverythingShown": {  # RN-END-06
        "city": ALL,
        "route": ALL,
        "rounds": ALL,
        "angelas_hand": ALL,
        "jessahs_hand": ALL,
        "slots": ALL,
    },
}

# The one seat that may be told the fields for a seat; None while they are empty.
ONLY: dict[str, Callable[[Event], int | None]] = {
    "HandDealt": lambda event: event.seat,
    "AngelaStarted": lambda event: None if event.city is None else ANGELA,
    "TokensDrawn": lambda event: event.seat,
    "TokenPlaced": lambda event: None if event.token is None else event.seat,
    "ChequeDrawn": lambda event: None if event.cheque is None else event.seat,
    "AngelaMoved": lambda event: ANGELA,
    "HandSeen": lambda event: JESSAH,
    "Drafted": lambda event: event.seat,
    "TakenBack": lambda event: event.seat,
    "OutOfTime": lambda event: event.seat,
}


def declared(module) -> dict[str, dict[str, str]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__: audiences(kind) for kind in kinds if kind is not Event}


def told_to_others(match: Match) -> list[str]:
    """What somebody was told who must not be."""
    wrong = []
    for viewer, told in enumerate(match.told):
        for event in told:
            only = ONLY.get(type(event).__name__)
            if only is not None and only(event) not in {None, viewer}:
                wrong.append(f"{event} to {viewer}")
    return wrong


@rule("RN-NET-06")
def test_events_are_declared_as_the_rules_say():
    assert declared(events) == MAY_KNOW


def test_whatever_is_for_one_seat_has_its_seat_named():
    secret = {kind for kind, fields in MAY_KNOW.items() if SEAT in fields.values()}
    assert secret <= set(ONLY)


def test_secrets_are_told_to_their_seat_only():
    for seed in range(3):
        match = Match(GAME, catalog.default_edition(GAME), FastDice(seed), seats=2, live=True, hashed=False)
        People(match, FastDice(seed + 100)).play()
        assert told_to_others(match) == []


@rule("RN-INV-05", "RN-MOVE-15")
def test_nothing_leaks():
    report = searched(8_000)
    assert [str(leak) for leak in report.leaks] == []
    everyday = {"TokenPlaced", "TokensTurned", "MovementFinished", "AngelaMoved", "Inspected", "ChequeDrawn", "Passed"}
    assert {kind for kind in everyday if report.live[kind] < 3} == set()


@pytest.mark.slow
@rule("RN-INV-05")
def test_nothing_leaks_and_every_event_was_looked_at():
    report = searched(150_000)
    assert [str(leak) for leak in report.leaks] == []
    assert {kind for kind in MAY_KNOW if report.live[kind] < 3} == set()


def searched(steps: int) -> Report:
    swaps = swaps_of(GAME.id)
    assert swaps is not None
    plan = Plan(refusals=2, connects=50, decisions=20, bot="random")
    *_, report = hunt(GAME, catalog.default_edition(GAME), swaps, plan, steps)
    return report


@pytest.mark.slow
@rule("RN-NET-06")
def test_no_refusal_leaks():
    """Every refusal of every action, at every moment of one match."""
    swaps = swaps_of(GAME.id)
    assert swaps is not None
    report = next(hunt(GAME, catalog.default_edition(GAME), swaps, Plan(connects=50, bot="random"), 1, seed=1))
    assert [str(leak) for leak in report.leaks] == []
    assert report.pairs > 10
