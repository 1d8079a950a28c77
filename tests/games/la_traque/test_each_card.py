"""Each card of the open edition is played, and does what is written on it: no more, no less."""

from collections import Counter

import pytest

from cavale import catalog
from cavale.games.la_traque import GAME, events
from cavale.games.la_traque.edition import Effect
from cavale.games.la_traque.terms import CLUES
from games.la_traque.table import table
from rules import rule

EDITION = GAME.read_edition(catalog.default_edition(GAME))
LEVEL = {card.id: card.level for card in EDITION.fugitives}
MIXED = ("registry", "press", "archives")
AMBITION = {"usa": "apollo", "cccp": "revolution", "tzaar": "tribunal", "reseau": "reach"}
RIVAL = {"usa": "tzaar", "cccp": "usa", "tzaar": "cccp", "reseau": "cccp"}
TURNED = ["f.mil.marhaus", "f.mil.wessenbrook", "f.sci.aschlinger"]  # recurrent cards to straighten
TARGET = "f.pol.rautental"  # costs clues of four kinds
ALL_CLUES = "financing*2 registry:document*4 press:medal*4 archives:microfilm*4 rumour*6"  # enough for anybody


def position(faction, used="", **more):
    """A table at which every effect finds something to act on; with these cards in hand."""
    rival = RIVAL[faction]
    elsewhere = f"{used} {more}"
    turned = [f"{card}!" for card in TURNED if card not in elsewhere][:2]
    layout = {
        "hands": {faction: used, rival: "registry:medal rumour"},
        "agents": {faction: {1: "rest", 2: "rest", 3: "rumours:1"}, rival: {1: "europe press:medal rumour"}},
        "hq": {faction: " ".join(turned)},
        "influence": {faction: (4, 4, 4)},
        "slots": {"america:1": "f.mil.vohlbrecht", "europe:1": "f.sci.brennwieser", "europe:2": TARGET},
    }
    others = {"f.mil.vohlbrecht": "f.mil.oldensieck", "f.sci.brennwieser": "f.sci.mirnau", TARGET: "f.pol.vennemark"}
    layout["slots"] = {slot: others[card] if card in elsewhere else card for slot, card in layout["slots"].items()}
    return table(faction, rival, **(layout | more))


def settle(t, faction, option=0):
    """All choices are made: the first that is possible, of a choice between effects the one that is wanted."""
    while True:
        step = type(t.state.agenda[-1]).__name__
        if step == "TakeAction":
            return
        seat = t.seat(faction)
        options = t.match.options_of(seat)
        wanted = [action for action in options if action.verb != "decline"] or options
        t.match.play(seat, wanted[option] if step == "ChooseOption" else wanted[0])


def written(effects, option=0):
    """The effects of an ability, with one of the lists of a choice."""
    for effect in effects:
        if effect.options is None:
            yield effect
        else:
            yield from effect.options[option]


def choices(effects):
    """Which of the lists of a choice there are to play."""
    return range(max([len(effect.options or ((),)) for effect in effects], default=1))


def expected(effects):
    """What these effects should make happen: how many cards come from where to where, points, agents and so on."""
    happens = Counter()
    for effect in effects:
        n = effect.n or 0
        if effect.op in ("draw", "peek"):
            deck = "mixed" if effect.deck in (*MIXED, "mixed") and effect.deck == "mixed" else effect.deck
            happens["draw", "mixed" if deck == "mixed" else deck, effect.to] += (
                n if effect.op == "draw" else effect.keep
            )
            happens["peek", deck] += n if effect.op == "peek" else 0
        elif effect.op == "inspect":
            happens["inspect", effect.target] += 1
        elif effect.op in ("capture", "recruit", "trial", "swap", "block", "overcrowd"):
            happens[effect.op,] += 1
        elif effect.op != "provide":
            happens[effect.op,] += n
    return +happens


TOLD = {  # what an event says has happened, and how often
    events.CluesDrawn: lambda event: {("draw", event.deck, event.to): event.count},
    events.CluesPeeked: lambda event: {("peek", event.deck): event.count},
    events.Inspected: lambda event: {("inspect", "hand" if event.agent is None else "agent"): 1},
    events.Captured: lambda event: {("capture",): 1, ("influence",): -LEVEL[event.fugitive]},
    events.Tried: lambda event: {("trial",): 1, ("influence",): -LEVEL[event.fugitive]},
    events.Recruited: lambda event: {("recruit",): 1},
    events.Swapped: lambda event: {("swap",): 1},
    events.Blocked: lambda event: {("block",): 1},
    events.Overcrowding: lambda event: {("overcrowd",): 1},
    events.InfluenceGained: lambda event: {("influence",): event.n},
    events.InfluenceShifted: lambda event: {("shift",): len(event.sources)},
    events.PointsScored: lambda event: {("vp",): event.n},
    events.AmbitionAdvanced: lambda event: {("ambition",): event.n},
    events.AgentsRecalled: lambda event: {("recall",): len(event.agents)},
    events.CardsReadied: lambda event: {("ready",): len(event.cards)},
}


def happened(told, mixed):
    """The same, from what the table told. Influence that comes with a fugitive is not the effect's own."""
    happens = Counter()
    for event in told:
        for key, n in TOLD.get(type(event), lambda event: {})(event).items():
            merged = mixed and key[0] == "draw" and key[1] in MIXED
            happens[("draw", "mixed", key[2]) if merged else key] += n
    return +happens


def since(t, faction, before):
    return t.match.told[t.seat(faction)][before:]


def plays(cards, part):
    """A test for each card with this part, and for each list of its choices."""
    own = [(card, option) for card in cards for option in choices(getattr(card, part)) if getattr(card, part)]
    return [pytest.param(card, option, id=f"{card.id} {option}") for card, option in own]


def compare(t, faction, before, effects):
    effects = list(effects)
    mixed = any(effect.deck == "mixed" for effect in effects)
    assert happened(since(t, faction, before), mixed) == expected(effects)


@rule("LT-ACT-USE-04")
@pytest.mark.parametrize(("card", "option"), plays(EDITION.fugitives, "mission"))
def test_a_mission_does_what_is_written(card, option):
    t = position("usa", card.id)
    before = len(t.match.told[t.seat("usa")])
    t.does("usa", "use", card=card.id, mode="mission")
    settle(t, "usa", option)
    compare(t, "usa", before, written(card.mission, option))
    assert card.id in t.seen.gone


@rule("LT-ACT-USE-07", "LT-ACT-RECUR-02")
@pytest.mark.parametrize(("card", "option"), plays(EDITION.fugitives, "recurrent"))
def test_a_recurrent_ability_does_what_is_written(card, option):
    t = position("usa", card.id).does("usa", "use", card=card.id, mode="cooperation")
    before = len(t.match.told[t.seat("usa")])
    t.does("usa", "activate", card=card.id)
    settle(t, "usa", option)
    compare(t, "usa", before, written(card.recurrent, option))
    t.refused("LT-ACT-RECUR-01", "usa", "activate", card=card.id)


@rule("LT-ACT-USE-03", "LT-ACT-CAPTURE-06")
@pytest.mark.parametrize("card", [card for card in EDITION.fugitives if card.hunt], ids=lambda card: card.id)
def test_a_hunt_supplies_what_is_written(card):
    """An agent with this card alone lacks exactly what the card neither supplies nor spares."""
    under = {1: "rest", 2: "rest", 3: "rumours:1", 4: f"europe {card.id}"}
    t = position("usa", agents={"usa": under, "tzaar": {1: "europe rumour"}})
    t.does("usa", "move_hunt", zone="america")
    refusal = t.match.why_not(t.seat("usa"), t.action("capture", agent=4, slot="europe:2"))
    assert refusal.key == "lt-clues-missing"
    cost = next(each.cost for each in EDITION.fugitives if each.id == t.slot("europe:2").fugitive)
    assert (refusal.args["clue"], refusal.args["n"]) == missing(cost, card.hunt)


def missing(cost, effects):
    """What is lacking first: a kind that nothing replaces, or rumours."""
    spare = 0
    for clue in CLUES:
        need = getattr(cost, clue) - sum(effect.n for effect in effects if effect.op == "ease" and effect.clue == clue)
        have = sum(getattr(effect, clue) or 0 for effect in effects if effect.op == "provide")
        if clue == "rumour":
            return clue, max(need, 0) - have - spare
        if have < max(need, 0):
            return clue, max(need, 0) - have
        spare += have - max(need, 0)
    raise AssertionError


@rule("LT-ACT-CAPTURE-15")
@pytest.mark.parametrize("card", [card for card in EDITION.fugitives if card.hunt], ids=lambda card: card.id)
def test_the_powers_of_a_hunt_come_with_the_capture(card):
    under = {1: "rest", 2: "rest", 3: "rumours:1", 4: f"europe {card.id} {ALL_CLUES}"}
    t = position("usa", agents={"usa": under, "tzaar": {1: "europe rumour"}})
    before = len(t.match.told[t.seat("usa")])
    t.does("usa", "capture", agent=4, slot="europe:2")
    settle(t, "usa")
    powers = [effect for effect in card.hunt if effect.op not in ("provide", "ease")]
    compare(t, "usa", before, [*powers, Effect("capture", max_level=3)])
    assert card.id in t.seen.gone


def reactions(event):
    """The cards that react to this."""
    return [
        pytest.param(card, effect, id=card.id)
        for card in EDITION.fugitives
        for effect in card.permanent
        if effect.event == event
    ]


@rule("LT-OP-11")
@pytest.mark.parametrize(("card", "effect"), reactions("investigate"))
def test_a_card_that_reacts_to_investigations_does_what_is_written(card, effect):
    t = position("usa", card.id).does("usa", "use", card=card.id, mode="cooperation")
    before = len(t.match.told[t.seat("usa")])
    t.does("usa", "move_investigate", zone=effect.zone, place=2 if effect.zone == "rumours" else 1)
    settle(t, "usa")
    draw = next(place.draw for place in EDITION.board.places if place.zone == effect.zone)
    drawn = [Effect("draw", deck=deck, n=getattr(draw, deck), to="reserve") for deck in draw.__struct_fields__]
    compare(t, "usa", before, [*drawn, *effect.do])


@rule("LT-OP-11")
@pytest.mark.parametrize(("card", "effect"), reactions("capture"))
def test_a_card_that_reacts_to_captures_does_what_is_written(card, effect):
    prey = {"military": "f.mil.drosenegg", "collaborationist": "f.col.brandermeer"}[effect.cat]
    agents = {"usa": {4: f"europe {ALL_CLUES}"}, "tzaar": {1: "europe rumour"}}
    t = position("usa", card.id, agents=agents, slots={"europe:2": prey})
    t.does("usa", "use", card=card.id, mode="cooperation")
    before = len(t.match.told[t.seat("usa")])
    track = {"track": "political"} if effect.cat == "collaborationist" else {}
    t.does("usa", "capture", agent=4, slot="europe:2", **track)
    settle(t, "usa")
    compare(t, "usa", before, [Effect("capture", max_level=3), *effect.do])


@rule("LT-OP-09")
@pytest.mark.parametrize("card", [card for card in EDITION.fugitives if card.permanent], ids=lambda card: card.id)
def test_what_a_permanent_card_spares_is_not_missing_any_more(card):
    """An agent without any card lacks what the target costs, less what is spared."""
    agents = {"usa": {4: "europe"}, "tzaar": {1: "europe rumour"}}
    t = position("usa", card.id, agents=agents).does("usa", "use", card=card.id, mode="cooperation")
    refusal = t.match.why_not(t.seat("usa"), t.action("capture", agent=4, slot="europe:2"))
    cost = next(each.cost for each in EDITION.fugitives if each.id == t.slot("europe:2").fugitive)
    spared = [effect for effect in card.permanent if effect.op == "ease" and effect.cat in (None, "political")]
    assert (refusal.args["clue"], refusal.args["n"]) == missing(cost, spared)


@rule("LT-ACT-USE-06", "LT-MAINT-01")
@pytest.mark.parametrize("card", [card for card in EDITION.fugitives if card.permanent], ids=lambda card: card.id)
def test_what_a_permanent_card_retains_may_be_kept(card):
    more = sum(effect.n for effect in card.permanent if effect.op == "retain")
    t = position("usa", f"{card.id} rumour*5").does("usa", "use", card=card.id, mode="cooperation").all_pass()
    for _ in range(2 + more):
        assert t.can("usa", "keep")
        t.does("usa", "keep", card="rumour:rumour")
    assert not t.can("usa", "keep")


@rule("LT-ACT-OBJ-04", "LT-ACT-OBJ-05")
@pytest.mark.parametrize("line", ["success", "triumph"])
@pytest.mark.parametrize(("card", "option"), plays(EDITION.objectives, "power"))
def test_an_objective_does_what_is_written(card, option, line):
    """With both lines; of a recurrent one the first use."""
    t = position(card.faction, visible={card.faction: card.id})
    before = len(t.match.told[t.seat(card.faction)])
    marker = getattr(card, line).marker
    t.does(card.faction, "objective", card=card.id, line=line, **({"marker": marker[0]} if len(marker) > 1 else {}))
    settle(t, card.faction, option)
    if card.kind == "recurrent":
        t.does(card.faction, "activate", card=card.id)
        settle(t, card.faction, option)
    found = happened(since(t, card.faction, before), False)
    power = [] if card.kind == "permanent" else written(card.power, option)
    wanted = expected([*power, *drawn_on_the_way(card.faction, found["ambition",])])
    for lines_own in (("vp",), ("ambition",), ("influence",)):  # what the line, a tier or a fugitive gives, too
        assert found.pop(lines_own, 0) >= wanted.pop(lines_own, 0) * (card.faction != "cccp")
    assert found == wanted
    assert (card.id in t.seen.gone) == (card.kind == "mission")


def drawn_on_the_way(faction, steps):
    """What the tiers of an ambition let draw, so many steps from its start."""
    tiers = getattr(EDITION.tracks, AMBITION[faction]).tiers
    return [effect for tier in tiers if tier.at <= steps for effect in tier.do if effect.op == "draw"]


def own_plays(part):
    """Special cards with this part; the tribunal has a test of its own."""
    return plays([card for card in EDITION.specials if card.id != "s.tzaar.tribunal"], part)


@rule("LT-ACT-USE-10")
@pytest.mark.parametrize(("card", "option"), [*own_plays("mission"), *own_plays("recurrent")])
def test_a_special_card_does_what_is_written(card, option):
    t = position(card.faction, card.id)
    before = len(t.match.told[t.seat(card.faction)])
    t.does(card.faction, "use", card=card.id, mode="mission" if card.mission else "cooperation")
    if card.recurrent:
        t.does(card.faction, "activate", card=card.id)
    settle(t, card.faction, option)
    effects = list(written(card.mission or card.recurrent, option))
    found = happened(since(t, card.faction, before), any(effect.deck == "mixed" for effect in effects))
    found.pop(("ambition",), None)  # a capture advances it, too
    assert found == expected(effects)
    assert (card.id in t.seen.gone) == bool(card.mission)


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
