"""Each objective of the open edition is achieved by each line: at its price, and for what is written.

What a permanent one does from then on is seen in `test_each_permanent.py`.
"""

from collections import Counter

import pytest

from games.la_traque.written import EDITION, choices, compare, expected, now, position, settle, written
from rules import rule


def achievements():
    """A test for each objective, line and marker of it, and for each list of a choice."""
    for card in EDITION.objectives:
        for name in ("success", "triumph"):
            for marker in getattr(card, name).marker or (None,):
                for option in choices(card.power):
                    yield pytest.param(card, name, marker, option, id=f"{card.id} {name} {marker or ''} {option}")


@rule("LT-ACT-OBJ-01", "LT-ACT-OBJ-03", "LT-ACT-OBJ-04", "LT-ACT-OBJ-05", "LT-USA-01", "LT-CCCP-01")
@pytest.mark.parametrize(("card", "name", "marker", "option"), [*achievements()])
def test_an_objective_does_what_is_written(card, name, marker, option):
    """Of a recurrent one the first use; a permanent one does nothing yet."""
    t = position(card.faction, visible={card.faction: card.id})
    line = getattr(card, name)
    before = now(t, card.faction)
    t.does(card.faction, "objective", card=card.id, line=name, **({"marker": marker} if len(line.marker) > 1 else {}))
    settle(t, card.faction, option)
    if card.kind == "recurrent":
        t.does(card.faction, "activate", card=card.id)
        settle(t, card.faction, option)
    power = [] if card.kind == "permanent" else written(card.power, option)
    compare(t, card.faction, before, price(line), gain(line, marker), expected(power))
    assert (card.id in t.seen.gone) == (card.kind == "mission")


def price(line):
    return Counter({("paid", track): getattr(line.pay, track) for track in line.pay.__struct_fields__})


def gain(line, marker):
    """Points and symbols of the line; LT-CCCP-02 a new marker is a step."""
    steps = line.apollo if marker is None else 1
    return Counter({("vp",): line.vp, ("ambition",): steps, ("marker", marker): marker is not None})


@rule("LT-ACT-OBJ-01")
@pytest.mark.parametrize("name", ["success", "triumph"])
@pytest.mark.parametrize("card", EDITION.objectives, ids=lambda card: card.id)
def test_an_objective_is_for_those_who_can_pay_it(card, name):
    """Exactly its price is enough; a point less on any of its tracks is not."""
    line = getattr(card, name)
    exact = [getattr(line.pay, track) for track in line.pay.__struct_fields__]
    less = [[*exact[:at], points - 1, *exact[at + 1 :]] for at, points in enumerate(exact) if points]
    for influence in (exact, *less):
        t = position(card.faction, visible={card.faction: card.id}, influence={card.faction: influence})
        offered = any(f"line={name}" in action for action in t.can(card.faction, "objective"))
        assert offered == (influence is exact)
