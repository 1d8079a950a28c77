"""No leak in La Casa de Papel: a table written by hand from the rules, and swaps of played logs."""

from collections.abc import Callable

import pytest

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.event import ALL, SEAT, Event, audiences
from cavale.core.match import Match
from cavale.games.casa_de_papel import GAME, events
from cavale.games.casa_de_papel.box import PROFESSOR
from cavale.games.casa_de_papel.state import Casa
from cavale.lab.leaks import Plan, hunt
from cavale.lab.live import People
from cavale.lab.swaps import swaps_of

# Who may know each field, written from the rules on hidden information and not from the code.
MAY_KNOW = {
    "RoleDealt": {"seat": SEAT, "role": SEAT},  # CP-ROLE-04 her own role only
    "HandDealt": {"seat": SEAT, "kinds": SEAT},  # CP-CARD-01 her own hand only
    "RoundStarted": {"round": ALL, "leader": ALL},  # CP-ROUND-02
    "CardLaid": {"round": SEAT, "seat": SEAT, "kind": SEAT},  # CP-CHO-06 her own choice
    "AllLaid": {"round": ALL},
    "LightsOff": {"round": ALL},  # CP-POW-05 two messages to all
    "LightsOn": {"round": ALL},
    "CardSeen": {"player": SEAT, "kind": SEAT},  # CP-RAQ-09
    "CardsExchanged": {"brought_in": SEAT, "put_out": SEAT},  # CP-RAQ-09
    "PowerDeclined": {"role": SEAT},  # CP-POW-05 whatever she does
    "RoleSeen": {"player": SEAT, "role": SEAT},  # CP-PRO-05 nobody else, the target included
    "SpeechBegan": {"seat": ALL},
    "FloorOpened": {"round": ALL},
    "Claimed": {"seat": ALL, "claim": ALL},  # CP-NET-01 public to the table
    "SaidDone": {"seat": ALL},
    "Spoke": {"seat": ALL},
    "DebateClosed": {"round": ALL},
    "CardsSelected": {"round": ALL, "seats": ALL},  # CP-SEL-04
    "CardsRevealed": {"round": ALL, "kinds": ALL},  # CP-SCO-02 never their owners
    "LootCounted": {"round": ALL, "majority": ALL, "change": ALL, "loot": ALL},  # CP-SCO-08
    "LeaderAppointed": {"seat": ALL},  # CP-LED-07
    "RaquelRevealed": {"seat": ALL},  # CP-END-03
    "ProfessorAccused": {"player": ALL, "right": ALL, "loot": ALL},
    "EverythingShown": {  # CP-END-09
        "roles": ALL,
        "names": ALL,
        "left_out": ALL,
        "laid": ALL,
        "brought_in": ALL,
        "put_out": ALL,
        "peeked": ALL,
    },
    "MatchWon": {"team": ALL, "loot": ALL},
}

# The one seat that may be told an event with fields for a seat.
ONLY: dict[str, Callable[[Casa, Event], int]] = {
    "RoleDealt": lambda s, event: event.seat,
    "HandDealt": lambda s, event: event.seat,
    "CardLaid": lambda s, event: event.seat,
    "CardSeen": lambda s, event: s.raquel(),
    "CardsExchanged": lambda s, event: s.raquel(),
    "RoleSeen": lambda s, event: s.roles.index(PROFESSOR),
    "PowerDeclined": lambda s, event: s.raquel() if event.role == "raquel" else s.roles.index(PROFESSOR),
    "Drafted": lambda s, event: event.seat,
    "TakenBack": lambda s, event: event.seat,
}


def declared(module) -> dict[str, dict[str, str]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__: audiences(kind) for kind in kinds if kind is not Event}


def told_to_others(match: Match) -> list[str]:
    """What somebody was told who must not be."""
    s = match.state
    assert isinstance(s, Casa)
    wrong = []
    for viewer, told in enumerate(match.told):
        for event in told:
            only = ONLY.get(type(event).__name__)
            if only is not None and only(s, event) != viewer:
                wrong.append(f"{event} to {viewer}")
    return wrong


def test_events_are_declared_as_the_rules_say():
    assert declared(events) == MAY_KNOW


def test_whatever_is_for_one_seat_has_its_seat_named():
    secret = {kind for kind, fields in MAY_KNOW.items() if SEAT in fields.values()}
    assert secret <= set(ONLY)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_secrets_are_told_to_their_seat_only(seats):
    for seed in range(3):
        match = Match(GAME, catalog.default_edition(GAME), FastDice(seed), seats=seats, live=True, hashed=False)
        People(match, FastDice(seed + 100)).play()
        assert told_to_others(match) == []


def test_nothing_leaks_and_every_event_was_looked_at():
    swaps = swaps_of(GAME.id)
    assert swaps is not None
    *_, report = hunt(GAME, catalog.default_edition(GAME), swaps, Plan(refusals=4, connects=20, decisions=10), 12_000)
    assert [str(leak) for leak in report.leaks] == []
    rare = {"Spoke": 0}  # by correspondence only: `make leaks` plays enough of it
    assert {kind: report.live[kind] for kind in MAY_KNOW if report.live[kind] < 3} == rare


@pytest.mark.slow
def test_no_refusal_leaks():
    """Every refusal of every action, at every moment of one match."""
    swaps = swaps_of(GAME.id)
    assert swaps is not None
    report = next(hunt(GAME, catalog.default_edition(GAME), swaps, Plan(connects=50), 1, seed=1))
    assert [str(leak) for leak in report.leaks] == []
    assert report.pairs > 10


@pytest.mark.slow
def test_the_clever_bot_decides_from_what_its_seat_knows():
    swaps = swaps_of(GAME.id)
    assert swaps is not None
    plan = Plan(refusals=1, connects=40, decisions=3, bot="clever")
    *_, report = hunt(GAME, catalog.default_edition(GAME), swaps, plan, 100_000, seed=500)
    assert [str(leak) for leak in report.leaks] == []
