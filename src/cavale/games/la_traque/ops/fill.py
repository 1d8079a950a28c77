"""From the effects of an edition to steps: each is made once per box, and found again by its text."""

from cavale.core.step import Step
from cavale.games.la_traque.abilities import ALLOWED
from cavale.games.la_traque.box import LaTraqueBox, Steps
from cavale.games.la_traque.edition import Ambition, Effect
from cavale.games.la_traque.ops.agents import ChooseRecall, Overcrowd, RecallFromRest
from cavale.games.la_traque.ops.cards import ChooseAgent, ChooseHand, ChooseJudged, ChooseOption, ChooseReady
from cavale.games.la_traque.ops.clues import ChooseDeck, ChoosePeeked, Draw, Peek
from cavale.games.la_traque.ops.fugitives import WAYS, ChooseBlock, ChooseFugitive, ChooseSwap
from cavale.games.la_traque.ops.scores import (
    Advance,
    ChooseMarker,
    ChooseReach,
    ChooseShift,
    ChooseTrack,
    Influence,
    Score,
)
from cavale.games.la_traque.rule import Part
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.ambition import ChooseSpecial
from cavale.games.la_traque.steps.capturing import CAPTURED, CLEAN_UP, GAIN, INTO_RESERVE
from cavale.games.la_traque.steps.objective import ABILITY, REBATE
from cavale.games.la_traque.terms import (
    AMBITIONS,
    ANY,
    CATEGORIES,
    DECKS,
    DESTINATIONS,
    NONE,
    RESEAU,
    TRACKS,
    ZONES,
)
from cavale.games.la_traque.triggers import TRIGGERS

IN_FORCE = ("provide", "ease", "retain", "rebate", "on")  # they are never resolved


def fill(box: LaTraqueBox) -> None:
    """All abilities of all cards, and what the tiers give."""
    for part in (GAIN, INTO_RESERVE, CLEAN_UP, CAPTURED, TRIGGERS, REBATE, ABILITY):
        box.steps[part.text] = part
    cards = box.cards
    for card in range(cards.kinds, cards.total):
        box.powers[card] = made(box, cards.hunt[card])
        box.missions[card] = made(box, cards.mission[card])
        box.recurrents[card] = made(box, cards.recurrent[card])
        for effect in cards.permanent[card]:
            if effect.op == "on":
                _fill_reaction(box, card, effect)
    tracks = box.edition.tracks
    for faction, ambition in enumerate((tracks.apollo, tracks.revolution, tracks.tribunal, tracks.reach)):
        for track in range(len(TRACKS)):
            box.tiers.append(_tiers(box, faction, track, ambition))


def made(box: LaTraqueBox, effects: tuple[Effect, ...]) -> Steps:
    """The steps of an ability, in order."""
    return tuple([_kept(box, _part(box, effect)) for effect in effects if effect.op not in IN_FORCE])


def _fill_reaction(box: LaTraqueBox, card: int, effect: Effect) -> None:
    """LT-ENG-05 What reacts without end comes on no table, not even from an edition that nobody has checked."""
    if any(each.op not in ALLOWED["do"] for each in effect.do or ()):
        raise ValueError(f"LT-OP-14: {box.names[card]} might react without end")
    do = made(box, effect.do or ())
    if effect.event == "capture":
        box.on_capture[card].append(CATEGORIES.index(effect.cat) if effect.cat else ANY)
        box.on_capture_do[card].append(do)
    else:
        box.on_investigate[card].append(ZONES.index(effect.zone) if effect.zone else ANY)
        box.on_investigate_do[card].append(do)


def _tiers(box: LaTraqueBox, faction: int, track: int, ambition: Ambition) -> list[Steps]:
    """Per tier: first the special card that it unlocks, then what else it gives."""
    found: list[Steps] = []
    for tier in ambition.tiers:
        steps: list[Step[LaTraque]] = []
        unlocked = _unlocked(box, faction, track, tier.at) if tier.card else []
        if unlocked:
            where = f"{AMBITIONS[faction]} {TRACKS[track]}" if faction == RESEAU else AMBITIONS[faction]
            steps.append(_kept(box, ChooseSpecial(f"special {where} {tier.at}", faction, unlocked)))
        steps += made(box, tier.do)
        found.append(tuple(steps))
    return found


def _unlocked(box: LaTraqueBox, faction: int, track: int, at: int) -> list[int]:
    cards = box.cards
    return [
        card
        for card in box.specials_of[faction]
        if cards.unlock_at[card] == at and cards.unlock_category[card] in (NONE, track)
    ]


def _kept(box: LaTraqueBox, part: Part) -> Step[LaTraque]:
    """The step of that text, made before or now."""
    found: Step[LaTraque] = box.steps.setdefault(part.text, part)
    return found


# -- one op ------------------------------------------------------------------------------------------------------------


def _part(box: LaTraqueBox, effect: Effect) -> Part:
    op, n = effect.op, effect.n or 0
    if op == "draw":
        return _draw(box, effect)
    if op == "peek":
        return _peek(box, effect)
    if op == "influence":
        text = f"influence {effect.track} {n}"
        return Influence(text, TRACKS.index(effect.track), n) if effect.track in TRACKS else ChooseTrack(text, n)
    if op == "shift":
        return ChooseShift(f"shift {n}", n)
    if op == "vp":
        return Score(f"vp {n}", n)
    if op == "ambition":
        return _ambition(box, n)
    if op in WAYS:
        level = effect.max_level or 0
        return ChooseFugitive(f"{op} {level}", WAYS.index(op), level)
    if op == "recall":
        text = f"recall {effect.source} {n}"
        return RecallFromRest(text, n) if effect.source == "rest" else ChooseRecall(text, n)
    return _card_part(box, effect, n)


def _card_part(box: LaTraqueBox, effect: Effect, n: int) -> Part:
    op = effect.op
    if op == "swap":
        return ChooseSwap(op)
    if op == "block":
        return ChooseBlock(op)
    if op == "overcrowd":
        return Overcrowd(op)
    if op == "ready":
        return ChooseReady(f"ready {n}", n)
    if op == "inspect":
        text = f"inspect {effect.target}"
        return ChooseAgent(text) if effect.target == "agent" else ChooseHand(text)
    if op == "judge":
        points = list(effect.vp or ())
        return ChooseJudged(f"judge {' '.join([str(each) for each in points])}", points)
    assert op == "choose", op
    lists = [made(box, option) for option in effect.options or ()]
    texts = [" + ".join([step.text for step in steps if isinstance(step, Part)]) for steps in lists]
    text = f"choose {' | '.join(texts)}"
    box.choices[text] = effect.options or ()
    return ChooseOption(text, lists)


def _draw(box: LaTraqueBox, effect: Effect) -> Part:
    assert effect.deck is not None
    to = DESTINATIONS.index(effect.to or "reserve")
    n = effect.n or 0
    if effect.deck != "mixed":
        return Draw(f"draw {effect.deck} {n} {effect.to}", DECKS.index(effect.deck), n, to)
    part: ChooseDeck | None = None
    for left in range(1, n + 1):
        step = ChooseDeck(f"draw mixed {left} {effect.to}", to, part)
        kept = _kept(box, step)
        assert isinstance(kept, ChooseDeck)
        part = kept
    assert part is not None
    return part


def _peek(box: LaTraqueBox, effect: Effect) -> Part:
    assert effect.deck is not None
    n, keep = effect.n or 0, effect.keep or 0
    deck, to = DECKS.index(effect.deck), DESTINATIONS.index(effect.to or "reserve")
    told = f"{effect.deck} {n} {keep} {effect.to}"
    choice = _kept(box, ChoosePeeked(f"peeked {told}", deck, n, keep, to))
    assert isinstance(choice, ChoosePeeked)
    return Peek(f"peek {told}", deck, n, choice)


def _ambition(box: LaTraqueBox, n: int) -> Part:
    reach = _kept(box, ChooseReach(f"reach {n}", n))
    marker = _kept(box, ChooseMarker("marker"))
    assert isinstance(reach, ChooseReach)
    assert isinstance(marker, ChooseMarker)
    return Advance(f"ambition {n}", n, reach, marker)
