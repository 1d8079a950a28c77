"""What may stand on a card: which ops in which part, with which fields (LT-ED-04, LT-OP-14)."""

from collections.abc import Iterator
from typing import Final

from cavale.core.problem import Problem, fault
from cavale.games.la_traque.edition import Effect, LaTraqueEdition

RULE: Final = "LT-ED-04"
CLUES: Final = ("medal", "document", "microfilm", "financing", "rumour")
MIXED: Final = ("registry", "press", "archives")
TRACKS: Final = ("military", "scientific", "political")
MOST: Final = 20  # of anything on a card: more is a slip of the pen
MOST_AMBITIONS: Final = 2  # fugitives with `ambition`

GAINS: Final = ["draw", "peek", "influence", "shift", "vp", "inspect"]
RECURRENT: Final = [*GAINS, "ambition", "capture", "recruit", "trial", "recall", "overcrowd", "choose"]
ALLOWED: Final = {
    "hunt": ["provide", "ease", *GAINS, "recall", "ready"],
    "mission": [*RECURRENT, "ready", "block", "swap"],
    "recurrent": RECURRENT,
    "permanent": ["ease", "retain", "rebate", "on"],
    "do": GAINS,
    "tier": ["draw", "influence", "vp"],
}
"""What may stand where. `do` is what `on` does: nothing there gives back what a round uses up, so every round ends."""

NEEDED: Final = {
    "draw": ["deck", "n", "to"],
    "peek": ["deck", "n", "keep", "to"],
    "provide": [],  # one symbol or more
    "ease": ["clue", "n"],
    "influence": ["track", "n"],
    "shift": ["n"],
    "vp": ["n"],
    "ambition": ["n"],
    "capture": ["max_level"],
    "recruit": ["max_level"],
    "trial": ["max_level"],
    "swap": [],
    "block": [],
    "recall": ["from", "n"],
    "overcrowd": [],
    "ready": ["n"],
    "retain": ["n"],
    "rebate": ["track", "n", "line"],
    "inspect": ["target"],
    "judge": ["vp"],
    "on": ["event", "do"],
    "choose": ["options"],
}
WELCOME: Final = {"provide": list(CLUES), "ease": ["cat"], "on": ["zone", "cat"]}
"""The fields that an op must have, and those that it may have besides."""


def fields(effect: Effect) -> list[str]:
    """The fields that are there, as the file writes them."""
    there = [name for name in effect.__struct_fields__ if name != "op" and getattr(effect, name) is not None]
    return ["from" if name == "source" else name for name in there]


def faults(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-04 of all cards and tiers."""
    ambitions = 0
    for fugitive in edition.fugitives:
        place = f"fugitives.{fugitive.id}"
        for part in ("hunt", "mission", "recurrent", "permanent"):
            yield from ability(getattr(fugitive, part), part, f"{place}.{part}")
        ambitions += bool([effect for effect in flat(fugitive.mission + fugitive.recurrent) if effect.op == "ambition"])
    if ambitions > MOST_AMBITIONS:
        yield fault(RULE, "fugitives", "lt-ambitions", count=ambitions, most=MOST_AMBITIONS)
    for objective in edition.objectives:
        place = f"objectives.{objective.id}.power"
        if not objective.power:
            yield fault(RULE, place, "lt-no-effect")
        yield from ability(objective.power, objective.kind, place)
    for special in edition.specials:
        judges = special.faction == "tzaar" and special.unlock.pair is None
        for part in ("hunt", "mission", "recurrent", "permanent"):
            yield from ability(getattr(special, part), part, f"specials.{special.id}.{part}", judges)
    tracks = edition.tracks
    for track in ("apollo", "revolution", "tribunal", "reach"):
        for tier in getattr(tracks, track).tiers:
            yield from ability(tier.do, "tier", f"tracks.{track}.{tier.at}")


def ability(effects: tuple[Effect, ...], part: str, place: str, judges: bool = False) -> Iterator[Problem]:
    for effect in effects:
        if effect.op == "judge" and judges and part == "recurrent":
            pass  # the tribunal, and it alone
        elif effect.op not in ALLOWED[part]:
            yield fault(RULE, place, "lt-op-place", op=effect.op, part=part, allowed=", ".join(ALLOWED[part]))
        yield from _fields(effect, place)
        if effect.do is not None:
            yield from ability(effect.do, "do", place)
        for option in effect.options or ():
            if not option:
                yield fault(RULE, place, "lt-empty-option")
            if [each for each in option if each.op == "choose"]:
                yield fault(RULE, place, "lt-choose-in-choose")
            else:
                yield from ability(option, part, place)


def flat(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects with those inside them."""
    for effect in effects:
        yield effect
        yield from flat(effect.do or ())
        for option in effect.options or ():
            yield from flat(option)


def _fields(effect: Effect, place: str) -> Iterator[Problem]:
    """Required fields are there, and no others."""
    there = fields(effect)
    needed = NEEDED[effect.op]
    known = needed + WELCOME.get(effect.op, [])
    for name in needed:
        if name not in there:
            yield fault(RULE, place, "lt-field-missing", op=effect.op, field=name)
    for name in there:
        if name not in known:
            yield fault(RULE, place, "lt-field-unknown", op=effect.op, field=name)
    if effect.op == "provide" and not there:
        yield fault(RULE, place, "lt-provides-nothing")
    yield from _numbers(effect, place)
    yield from _values(effect, place)


def _numbers(effect: Effect, place: str) -> Iterator[Problem]:
    for name in ("n", "keep", *CLUES):
        number = getattr(effect, name)
        if number is not None and not 1 <= number <= MOST:
            yield fault(RULE, place, "lt-number", field=name, least=1, most=MOST)
    if effect.max_level is not None and not 1 <= effect.max_level <= 3:
        yield fault(RULE, place, "lt-number", field="max_level", least=1, most=3)
    if effect.keep is not None and effect.n is not None and effect.keep > effect.n:
        yield fault(RULE, place, "lt-keep", keep=effect.keep, n=effect.n)
    if effect.vp is not None and not 0 <= min(effect.vp) <= max(effect.vp) <= MOST:
        yield fault(RULE, place, "lt-number", field="vp", least=0, most=MOST)


def _values(effect: Effect, place: str) -> Iterator[Problem]:
    """A field that several ops share does not mean the same with each."""
    if effect.op == "peek" and effect.deck is not None and effect.deck not in MIXED:
        yield fault(RULE, place, "lt-value", field="deck", value=effect.deck, values=", ".join(MIXED))
    if effect.op == "influence" and effect.track == "any":
        yield fault(RULE, place, "lt-value", field="track", value="any", values=", ".join([*TRACKS, "choice"]))
    if effect.op == "rebate" and effect.track == "choice":
        yield fault(RULE, place, "lt-value", field="track", value="choice", values=", ".join([*TRACKS, "any"]))
    if effect.op == "on" and effect.event is not None:
        stray = "cat" if effect.event == "investigate" else "zone"
        if getattr(effect, stray) is not None:
            yield fault(RULE, place, "lt-field-of-event", event=effect.event, field=stray)
    if effect.op == "on" and effect.do == ():
        yield fault(RULE, place, "lt-no-effect")
    if effect.op == "choose" and effect.options is not None and len(effect.options) < 2:
        yield fault(RULE, place, "lt-two-options")
