"""Each permanent ability of the open edition is seen at work, on whatever card it stands: no more, no less."""

import pytest

from cavale.games.la_traque.edition import Effect
from cavale.games.la_traque.events import InfluencePaid, TriggerResolved
from cavale.games.la_traque.terms import CATEGORIES, TRACKS
from games.la_traque.written import (
    ALL_CLUES,
    CHOSEN,
    EDITION,
    captures,
    compare,
    expected,
    informed,
    lacking,
    now,
    position,
    settle,
)
from rules import rule

OBJECTIVES = {card.id: card for card in EDITION.objectives}
ZONES = [*dict.fromkeys(place.zone for place in EDITION.board.places)]
PERMANENT = {  # all of them
    card: card.power if card.id in OBJECTIVES else card.permanent
    for card in (*EDITION.fugitives, *EDITION.specials, *EDITION.objectives)
    if (card.kind == "permanent" if card.id in OBJECTIVES else card.permanent)
}


def abilities(op, event=None):
    """The cards with such an ability, and the ability."""
    return [(card, each) for card, own in PERMANENT.items() for each in own if (each.op, each.event) == (op, event)]


def faction_of(card):
    """Fugitives work for anybody."""
    return getattr(card, "faction", "usa")


def at_work(card, hand="", **more):
    """A table on which its player has just used the card, or achieved the objective by Success."""
    faction = faction_of(card)
    if card.id in OBJECTIVES:
        t = position(faction, hand, **({"visible": {faction: card.id}} | more))
        return t.does(faction, "objective", card=card.id, line="success")
    return position(faction, f"{card.id} {hand}", **more).does(faction, "use", card=card.id, mode="cooperation")


def of_category(category, but):
    return [each for each in EDITION.fugitives if each.cat == category and each is not but]


# -- spares ------------------------------------------------------------------------------------------------------------


def spared():
    """For each category a fugitive that costs what is spared, if there is one."""
    for card, effect in abilities("ease"):
        for category in CATEGORIES:
            prey = max(of_category(category, card), key=lambda prey: cost(prey, effect.clue))
            if cost(prey, effect.clue) >= effect.n:
                yield pytest.param(card, effect, prey, id=f"{card.id} {effect.clue} {category}")


def cost(prey, clue):
    return getattr(prey.cost, clue)


SPARED = [*spared()]


@rule("LT-OP-09")
@pytest.mark.parametrize(("card", "effect", "prey"), SPARED)
def test_what_a_permanent_card_spares_need_not_be_found(card, effect, prey):
    """With exactly the others an agent captures, if the fugitive is of the category; with one clue less it cannot."""
    faction = faction_of(card)
    rest = lacking(prey.cost, [effect])
    agents = {4: f"europe {informed(rest)}", 5: f"europe {informed(rest[1:])}"}
    t = at_work(card, agents={faction: agents}, slots={"europe:2": prey.id})
    assert captures(t, faction, 4, "europe:2") == works(effect, prey.cat)
    assert not captures(t, faction, 5, "europe:2")


def works(effect, category):
    return effect.cat in (None, category)


# -- retains -----------------------------------------------------------------------------------------------------------


@rule("LT-ACT-USE-06", "LT-MAINT-01")
@pytest.mark.parametrize("card", PERMANENT, ids=lambda card: card.id)
def test_what_a_permanent_card_retains_may_be_kept(card):
    faction = faction_of(card)
    more = sum(effect.n for effect in PERMANENT[card] if effect.op == "retain")
    t = at_work(card, "rumour*7").all_pass()
    for _ in range(EDITION.rules.keep + more):
        assert t.can(faction, "keep")
        t.does(faction, "keep", card="rumour:rumour")
    assert not t.can(faction, "keep")


# -- reacts ------------------------------------------------------------------------------------------------------------

INVESTIGATIONS = [
    pytest.param(card, effect, zone, id=f"{card.id} {zone}")
    for card, effect in abilities("on", "investigate")
    for zone in ZONES
]


@rule("LT-OP-11")
@pytest.mark.parametrize(("card", "effect", "zone"), INVESTIGATIONS)
def test_a_card_reacts_to_an_investigation_in_its_zone_alone(card, effect, zone):
    faction = faction_of(card)
    t = at_work(card)
    before = now(t, faction)
    place = 2 if zone == "rumours" else 1  # the first is taken
    t.does(faction, "move_investigate", zone=zone, place=place)
    settle(t, faction)
    reaction = effect.do if effect.zone in (None, zone) else ()
    compare(t, faction, before, expected(draws(zone)), expected(reaction))
    assert [event.card for event in t.told(faction, TriggerResolved)] == [card.id] * bool(reaction)


def draws(zone):
    """What the first place of a zone lets draw."""
    draw = next(place.draw for place in EDITION.board.places if place.zone == zone)
    return [Effect("draw", deck=deck, n=getattr(draw, deck), to="reserve") for deck in draw.__struct_fields__]


CAPTURES = [
    pytest.param(card, effect, of_category(category, card)[0], id=f"{card.id} {category}")
    for card, effect in abilities("on", "capture")
    for category in CATEGORIES
]


@rule("LT-OP-11")
@pytest.mark.parametrize(("card", "effect", "prey"), CAPTURES)
def test_a_card_reacts_to_a_capture_of_its_category_alone(card, effect, prey):
    faction = faction_of(card)
    t = at_work(card, agents={faction: {4: f"europe {ALL_CLUES}"}}, slots={"europe:2": prey.id})
    before = now(t, faction)
    track = {"track": CHOSEN} if prey.cat == "collaborationist" else {}
    t.does(faction, "capture", agent=4, slot="europe:2", **track)
    settle(t, faction)
    reaction = effect.do if works(effect, prey.cat) else ()
    compare(t, faction, before, expected([Effect("capture", max_level=prey.level)]), expected(reaction))
    assert [event.card for event in t.told(faction, TriggerResolved)] == [card.id] * bool(reaction)


# -- rebates -----------------------------------------------------------------------------------------------------------

REBATES = [
    pytest.param(card, effect, objective, line, id=f"{card.id} {objective.id} {line}")
    for card, effect in abilities("rebate")
    for objective in EDITION.objectives
    for line in ("success", "triumph")
    if objective.faction == faction_of(card) and objective is not card
]


@rule("LT-OP-09", "LT-ACT-OBJ-10")
@pytest.mark.parametrize(("card", "effect", "objective", "line"), REBATES)
def test_a_rebate_lowers_the_price_of_its_line_on_its_track_alone(card, effect, objective, line):
    """The lowered price is enough and is paid; a point less on any track is not."""
    faction = faction_of(card)
    price = lowered(objective, effect, line)
    for influence in (price, *a_point_less(price)):
        t = at_work(card, visible={faction: objective.id}, influence={faction: influence})
        offered = [action for action in t.match.options_of(t.seat(faction)) if f"line={line}" in str(action)]
        assert bool(offered) == (influence is price)
        if offered:
            before = now(t, faction)
            t.match.play(t.seat(faction), offered[0])
            assert paid(t, faction, before) == {track: n for track, n in zip(TRACKS, price, strict=True) if n}


def lowered(objective, effect, line):
    """What each track pays. Where a track is to be named, the first of the price is."""
    pay = getattr(objective, line).pay
    cost = [getattr(pay, track) for track in TRACKS]
    named = next(track for track in TRACKS if getattr(pay, track)) if effect.track == "any" else effect.track
    if effect.line == line:
        cost[TRACKS.index(named)] = max(0, getattr(pay, named) - effect.n)
    return cost


def a_point_less(price):
    return [[*price[:at], points - 1, *price[at + 1 :]] for at, points in enumerate(price) if points]


def paid(t, faction, before):
    told = t.match.told[t.seat(faction)][before.told :]
    return {event.track: event.n for event in told if isinstance(event, InfluencePaid)}


# -- all of them -------------------------------------------------------------------------------------------------------


def test_every_permanent_ability_is_seen_at_work():
    """Whatever is written on a card of the edition is in one of the lists above, where it does something."""
    retained = abilities("retain")
    spares = [(card, effect) for card, effect, prey in values(SPARED) if works(effect, prey.cat)]
    reacts = [(card, effect) for card, effect, zone in values(INVESTIGATIONS) if effect.zone in (None, zone)]
    follows = [(card, effect) for card, effect, prey in values(CAPTURES) if works(effect, prey.cat)]
    rebates = [
        (card, effect)
        for card, effect, objective, line in values(REBATES)
        if lowered(objective, effect, line) != lowered(objective, Effect("rebate", track="any", n=0), line)
    ]
    seen = [*retained, *spares, *reacts, *follows, *rebates]
    assert [(card.id, effect) for card, own in PERMANENT.items() for effect in own if (card, effect) not in seen] == []
    assert PERMANENT


def values(tests):
    return [test.values for test in tests]
