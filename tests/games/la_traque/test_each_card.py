"""Each card of the open edition is played, and does what is written on it: no more, no less.

What a permanent card does is seen in `test_each_permanent.py`.
"""

import pytest

from cavale import catalog
from cavale.games.la_traque import GAME
from cavale.games.la_traque.edition import Effect
from cavale.games.la_traque.terms import CLUES
from games.la_traque.table import table
from games.la_traque.written import (
    ALL_CLUES,
    EDITION,
    captures,
    compare,
    expected,
    gives,
    informed,
    lacking,
    now,
    plays,
    position,
    settle,
    written,
)
from rules import rule

# -- fugitives ---------------------------------------------------------------------------------------------------------


@rule("LT-ACT-USE-04")
@pytest.mark.parametrize(("card", "option"), plays(EDITION.fugitives, "mission"))
def test_a_mission_does_what_is_written(card, option):
    t = position("usa", card.id)
    before = now(t, "usa")
    t.does("usa", "use", card=card.id, mode="mission")
    settle(t, "usa", option)
    compare(t, "usa", before, expected(written(card.mission, option)))
    assert card.id in t.seen.gone


@rule("LT-ACT-USE-07", "LT-ACT-RECUR-02")
@pytest.mark.parametrize(("card", "option"), plays(EDITION.fugitives, "recurrent"))
def test_a_recurrent_ability_does_what_is_written(card, option):
    t = position("usa", card.id).does("usa", "use", card=card.id, mode="cooperation")
    before = now(t, "usa")
    t.does("usa", "activate", card=card.id)
    settle(t, "usa", option)
    compare(t, "usa", before, expected(written(card.recurrent, option)))
    t.refused("LT-ACT-RECUR-01", "usa", "activate", card=card.id)


HUNTS = [card for card in EDITION.fugitives if card.hunt]


@rule("LT-ACT-USE-03", "LT-ACT-CAPTURE-06")
@pytest.mark.parametrize("card", HUNTS, ids=lambda card: card.id)
def test_a_hunt_supplies_what_is_written(card):
    """With exactly what the card neither supplies nor spares, an agent captures; with one clue less it cannot."""
    prey = max(EDITION.fugitives, key=lambda prey: of_use(card, prey))
    rest = lacking(prey.cost, card.hunt)
    for known, enough in ((rest, True), (rest[1:], False)):
        t = position("usa", agents={"usa": {4: f"europe {card.id} {informed(known)}"}}, slots={"europe:2": prey.id})
        assert captures(t, "usa", 4, "europe:2") == enough


def of_use(card, prey):
    """How many clues that this prey costs the card supplies or spares, kind by kind; some remain to be found."""
    if prey is card or not lacking(prey.cost, card.hunt):
        return 0
    supplied = {clue: sum(gives(effect, clue) for effect in card.hunt) for clue in CLUES}
    return sum(min(getattr(prey.cost, clue), supplied[clue]) for clue in CLUES)


@rule("LT-ACT-CAPTURE-15")
@pytest.mark.parametrize("card", HUNTS, ids=lambda card: card.id)
def test_the_powers_of_a_hunt_come_with_the_capture(card):
    under = {1: "rest", 2: "rest", 3: "rumours:1", 4: f"europe {card.id} {ALL_CLUES}"}
    t = position("usa", agents={"usa": under, "tzaar": {1: "europe rumour"}})
    before = now(t, "usa")
    t.does("usa", "capture", agent=4, slot="europe:2")
    settle(t, "usa")
    powers = [effect for effect in card.hunt if effect.op not in ("provide", "ease")]
    compare(t, "usa", before, expected([*powers, Effect("capture", max_level=3)]))
    assert card.id in t.seen.gone


# -- special cards -----------------------------------------------------------------------------------------------------

JUDGES = [card for card in EDITION.specials if card.recurrent and card.recurrent[0].op == "judge"]
OTHERS = [card for card in EDITION.specials if card not in JUDGES]


@rule("LT-ACT-USE-10")
@pytest.mark.parametrize(("card", "option"), [*plays(OTHERS, "mission"), *plays(OTHERS, "recurrent")])
def test_a_special_card_does_what_is_written(card, option):
    t = position(card.faction, card.id)
    before = now(t, card.faction)
    t.does(card.faction, "use", card=card.id, mode="mission" if card.mission else "cooperation")
    if card.recurrent:
        t.does(card.faction, "activate", card=card.id)
    settle(t, card.faction, option)
    compare(t, card.faction, before, expected(written(card.mission or card.recurrent, option)))
    assert (card.id in t.seen.gone) == bool(card.mission)


@rule("LT-OP-13", "LT-TZAAR-06")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("card", JUDGES, ids=lambda card: card.id)
def test_a_tribunal_judges_by_the_level(card, level):
    accused = next(each.id for each in EDITION.fugitives if each.level == level)
    t = table(card.faction, "usa", hands={card.faction: f"{card.id} {accused}"})
    t.does(card.faction, "use", card=card.id, mode="cooperation").does(card.faction, "activate", card=card.id)
    t.chooses(card.faction, card=accused).has(card.faction, points=card.recurrent[0].vp[level - 1])
    assert t.seen.gone == (accused,)


@rule("LT-ACT-INFORM-06")
def test_a_special_card_with_a_hunt_part_informs_an_agent():
    """No card of the open edition has one."""
    assert not [card for card in EDITION.specials if card.hunt]
    files = catalog.default_edition(GAME)
    old = 'mission = [{ op = "influence", track = "choice", n = 2 }]'
    assert old in files["specials.toml"]
    files["specials.toml"] = files["specials.toml"].replace(old, f'{old}\nhunt = [{{ op = "provide", document = 5 }}]')
    agents = {"reseau": {1: "europe rumour"}}
    slots = {"europe:1": "f.pol.doberitz"}  # two documents and a rumour
    t = table("reseau", "cccp", edition=files, hands={"reseau": "s.reseau.pol_b"}, agents=agents, slots=slots)
    t.refused("LT-ACT-CAPTURE-05", "reseau", "capture", agent=1, slot="europe:1")
    t.does("reseau", "inform", agent=1, card="s.reseau.pol_b").does("reseau", "capture", agent=1, slot="europe:1")
    assert "s.reseau.pol_b" in t.seen.gone
