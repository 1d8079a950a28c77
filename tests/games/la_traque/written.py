"""What is written on a card, and what happened when it was played: both as so many of each thing, to be compared.

`("influence", "military"): 2`, `("draw", "press", "hand"): 1`, `("recall", "rest"): 1` and so on. What follows by the
rules is added to what is written: the influence of a captured fugitive, the tiers of an ambition that are passed.
"""

from collections import Counter
from typing import Any, NamedTuple

import pytest

from cavale import catalog
from cavale.games.la_traque import GAME, events
from cavale.games.la_traque.terms import CLUES, TRACKS
from games.la_traque.table import table

EDITION = GAME.read_edition(catalog.default_edition(GAME))
FUGITIVE = {card.id: card for card in EDITION.fugitives}
MIXED = ("registry", "press", "archives")
AMBITION = {"usa": "apollo", "cccp": "revolution", "tzaar": "tribunal", "reseau": "reach"}
RIVAL = {"usa": "tzaar", "cccp": "usa", "tzaar": "cccp", "reseau": "cccp"}
TURNED = ["f.mil.marhaus", "f.mil.wessenbrook", "f.sci.aschlinger"]  # recurrent cards to straighten
TARGET = "f.pol.rautental"
CHOSEN = "military"  # the first track, which `settle` chooses
ALL_CLUES = "financing*2 registry:document*4 press:medal*4 archives:microfilm*4 rumour*6"  # enough for anybody

# -- a table, and play -------------------------------------------------------------------------------------------------


def position(faction, used="", **more):
    """A table at which every effect finds something to act on; with these cards in hand."""
    rival = RIVAL[faction]
    elsewhere = f"{used} {more}"
    turned = [f"{card}!" for card in TURNED if card not in elsewhere][:2]
    layout = {
        "hands": {faction: used, rival: "registry:medal rumour"},
        "agents": {faction: {1: "rest", 2: "rest", 3: "rumours:1"}, rival: {1: "europe press:medal rumour"}},
        "hq": {faction: " ".join(turned)},
        "influence": {faction: (5, 5, 5)},
        "slots": {"america:1": "f.mil.vohlbrecht", "europe:1": "f.sci.brennwieser", "europe:2": TARGET},
    }
    others = {"f.mil.vohlbrecht": "f.mil.oldensieck", "f.sci.brennwieser": "f.sci.mirnau", TARGET: "f.pol.vennemark"}
    layout["slots"] = {slot: others[card] if card in elsewhere else card for slot, card in layout["slots"].items()}
    return table(faction, rival, **(layout | more))


def settle(t, faction, option=0):
    """All choices are made: the first that is possible, of fugitives the highest level; of effects those wanted."""
    while True:
        step = type(t.state.agenda[-1]).__name__
        if step == "TakeAction":
            return
        seat = t.seat(faction)
        options = t.match.options_of(seat)
        wanted = [action for action in options if action.verb != "decline"] or options
        if step == "ChooseFugitive" and "slot" in wanted[0].names:
            wanted.sort(key=lambda action: -FUGITIVE[t.slot(action.word("slot")).fugitive].level)
        t.match.play(seat, wanted[option] if step == "ChooseOption" else wanted[0])


def choices(effects):
    """Which of the lists of a choice there are to play."""
    return range(max([len(effect.options or ((),)) for effect in effects], default=1))


def plays(cards, part):
    """A test for each card with this part, and for each list of its choices."""
    own = [(card, option) for card in cards for option in choices(getattr(card, part)) if getattr(card, part)]
    return [pytest.param(card, option, id=f"{card.id} {option}") for card, option in own]


# -- what is written ---------------------------------------------------------------------------------------------------


def written(effects, option=0):
    """The effects of an ability, with one of the lists of a choice."""
    for effect in effects:
        if effect.options is None:
            yield effect
        else:
            yield from effect.options[option]


def expected(effects):
    """What these effects should make happen: how many cards come from where to where, points, agents and so on."""
    happens = Counter()
    for effect in effects:
        happens.update(WRITTEN.get(effect.op, lambda effect: {(effect.op,): effect.n})(effect))
    return happens


WRITTEN = {  # of the others there are n
    "draw": lambda effect: {("draw", effect.deck, effect.to): effect.n},
    "peek": lambda effect: {("peek", effect.deck): effect.n, ("draw", effect.deck, effect.to): effect.keep},
    "inspect": lambda effect: {("inspect", effect.target): 1},
    "influence": lambda effect: {("influence", CHOSEN if effect.track == "choice" else effect.track): effect.n},
    "recall": lambda effect: {("recall", effect.source): effect.n},
    "swap": lambda effect: {("swap",): 1},
    "block": lambda effect: {("block",): 1},
    "overcrowd": lambda effect: {("overcrowd",): 1},
    "provide": lambda effect: {},
    **dict.fromkeys(("capture", "recruit", "trial"), lambda effect: {(effect.op, effect.max_level): 1}),
}


def brought(faction, told):
    """LT-ACT-CAPTURE-08, -14 What the fugitives of these events bring."""
    happens = Counter()
    for event in told:
        if isinstance(event, events.Captured | events.Tried):
            level = FUGITIVE[event.fugitive].level
            happens["influence", track_of(event.fugitive)] += level
            if faction in ("tzaar", "reseau") and isinstance(event, events.Captured):
                happens["ambition",] += level
    return happens


def track_of(fugitive):
    return FUGITIVE[fugitive].cat if FUGITIVE[fugitive].cat in TRACKS else CHOSEN


def on_the_way(faction, steps):
    """LT-AMB-01 What the tiers of an ambition give, so many steps from its start."""
    tiers = [tier for tier in getattr(EDITION.tracks, AMBITION[faction]).tiers if tier.at <= steps]
    return expected([effect for tier in tiers for effect in tier.do]) + Counter(
        [("special",) for tier in tiers if tier.card]
    )


# -- what happened -----------------------------------------------------------------------------------------------------

TOLD = {  # what an event says has happened, and how often
    events.CluesDrawn: lambda event: {("draw", event.deck, event.to): event.count},
    events.CluesPeeked: lambda event: {("peek", event.deck): event.count},
    events.Inspected: lambda event: {("inspect", "hand" if event.agent is None else "agent"): 1},
    events.Captured: lambda event: {("capture", FUGITIVE[event.fugitive].level): 1},
    events.Tried: lambda event: {("trial", FUGITIVE[event.fugitive].level): 1},
    events.Recruited: lambda event: {("recruit", FUGITIVE[event.fugitive].level): 1},
    events.Swapped: lambda event: {("swap",): 1},
    events.Blocked: lambda event: {("block",): 1},
    events.Overcrowding: lambda event: {("overcrowd",): 1},
    events.InfluenceGained: lambda event: {("influence", event.track): event.n},
    events.InfluencePaid: lambda event: {("paid", event.track): event.n},
    events.InfluenceShifted: lambda event: {("shift",): len(event.sources)},
    events.PointsScored: lambda event: {("vp",): event.n},
    events.AmbitionAdvanced: lambda event: {("ambition",): event.n},
    events.MarkerPlaced: lambda event: {("marker", event.marker): 1},
    events.SpecialTaken: lambda event: {("special",): 1},
    events.AgentsRecalled: lambda event: {("recall", "investigation" if event.places else "rest"): len(event.agents)},
    events.CardsReadied: lambda event: {("ready",): len(event.cards)},
}


class Before(NamedTuple):
    """What a player had, and how much was told until then."""

    player: Any
    told: int


def now(t, faction):
    return Before(t.player(faction), len(t.match.told[t.seat(faction)]))


def compare(t, faction, before, *wanted):
    """What was told since is what is written and what follows from it: no more, no less. And so it is on the table."""
    told = t.match.told[t.seat(faction)][before.told :]
    total = sum(wanted, brought(faction, told))
    total += on_the_way(faction, total["ambition",])
    mixed = any(key[:2] == ("draw", "mixed") for key in total)
    found = happened(told, mixed)
    assert found == +total, f"not written: {found - total}; did not happen: {total - found}"
    is_so(before.player, t.player(faction), found, told)


def happened(told, mixed):
    """What the table told; what came from mixed decks as that, if the card leaves open from which."""
    happens = Counter()
    for event in told:
        for key, n in TOLD.get(type(event), lambda event: {})(event).items():
            merged = mixed and key[0] == "draw" and key[1] in MIXED
            happens[("draw", "mixed", key[2]) if merged else key] += n
    return +happens


def is_so(before, after, found, told):
    """What was told has happened: to points, influence, ambition and clues."""
    assert after.points - before.points == found["vp",]
    assert sum(after.ambition) - sum(before.ambition) == found["ambition",]
    shifts = [event for event in told if isinstance(event, events.InfluenceShifted)]
    for place, track in enumerate(TRACKS):
        shifted = sum(event.targets.count(track) - event.sources.count(track) for event in shifts)
        gained = found["influence", track] - found["paid", track] + shifted
        assert after.influence[place] - before.influence[place] == gained
    for to in ("hand", "reserve"):
        drawn = sum(n for key, n in found.items() if key[0] == "draw" and key[2] == to)
        assert clues(getattr(after, to)) - clues(getattr(before, to)) == drawn


def clues(cards):
    return sum(":" in card for card in cards)


# -- what a capture needs ----------------------------------------------------------------------------------------------

KIND = {"medal": "press:medal", "document": "registry:document", "microfilm": "archives:microfilm"}  # one card of it


def lacking(cost, effects):
    """LT-ACT-CAPTURE-06 The clues still to be found, by kind, where a card supplies or spares some."""
    found, surplus = [], 0
    for clue in CLUES[:-1]:
        need = max(0, getattr(cost, clue) - sum(gives(effect, clue) for effect in effects if effect.op == "ease"))
        have = sum(gives(effect, clue) for effect in effects if effect.op == "provide")
        found += [clue] * (need - have)
        surplus += max(0, have - need)
    rumours = cost.rumour - sum(gives(effect, "rumour") for effect in effects)
    return found + ["rumour"] * (max(0, rumours) - surplus)


def gives(effect, clue):
    """How many clues of this kind an effect supplies or spares."""
    return (effect.clue == clue) * effect.n if effect.op == "ease" else getattr(effect, clue) or 0


def informed(clues):
    """The cards for these clues, as a position is written."""
    return " ".join(KIND.get(clue, clue) for clue in clues)


def captures(t, faction, agent, slot):
    """Whether this agent may capture the fugitive of this slot."""
    return any(f"agent={agent}, slot={slot}" in action for action in t.can(faction, "capture"))
