"""What an effect is worth, in clue points: a rumour is 1. For those who write cards, and for bots; no rule uses it."""

from typing import Final

from cavale.games.la_traque.edition import Clues, Effect, Line, Objective, Special

USES: Final = 3  # a lasting ability is used so often, on average
TYPED: Final = 2  # a medal, document or microfilm
FINANCING: Final = 4
VP: Final = 6
INFLUENCE: Final = 5
CHOICE: Final = 6  # influence on a track of one's choice
APOLLO: Final = 6
MARKER: Final = 11
LATER: Final = 0.9  # a card to the Reserve, against one to the hand


def of_clue(clue: str) -> int:
    """Of a clue of this type, or of a card from this deck."""
    if clue == "rumour":
        return 1
    return FINANCING if clue == "financing" else TYPED


def of_cost(cost: Clues) -> int:
    return cost.rumour + FINANCING * cost.financing + TYPED * (cost.medal + cost.document + cost.microfilm)


def of_ability(effects: tuple[Effect, ...], lasting: bool = False, faction: str = "") -> float:
    """Of one use; of all uses, if it is permanent (`lasting`)."""
    return sum([of_effect(effect, lasting, faction) for effect in effects])


def of_effect(effect: Effect, lasting: bool = False, faction: str = "") -> float:
    op = effect.op
    n = effect.n or 0
    level = effect.max_level or 0
    if op == "draw":
        return n * of_clue(effect.deck or "") * (LATER if effect.to == "reserve" else 1)
    if op == "peek":
        return (effect.keep or 0) * TYPED + n * 0.2
    if op == "provide":
        return _of_symbols(effect)
    if op == "ease":
        return n * of_clue(effect.clue or "") * (USES if lasting else 1)
    if op == "influence":
        return n * (CHOICE if effect.track == "choice" else INFLUENCE)
    if op == "ambition":
        return _of_ambition(n, faction)
    if op == "on":
        return USES * of_ability(effect.do or ())
    if op == "choose":
        return max([of_ability(option, faction=faction) for option in effect.options or ((),)]) + 1
    if op in ("capture", "recruit", "trial"):
        return level * (7 if op == "capture" else 4 if op == "recruit" else 5)
    return _of_small(op, n)


def _of_symbols(effect: Effect) -> int:
    symbols = {
        "medal": effect.medal,
        "document": effect.document,
        "microfilm": effect.microfilm,
        "financing": effect.financing,
        "rumour": effect.rumour,
    }
    return sum([(count or 0) * of_clue(clue) for clue, count in symbols.items()])


def _of_ambition(n: int, faction: str) -> float:
    """A step is worth more where it comes seldom; on a fugitive it is for any faction."""
    if faction == "cccp":
        return MARKER
    return n * (APOLLO if faction in ("usa", "") else 4 if faction == "tzaar" else 3)


def _of_small(op: str, n: int) -> float:
    if op in ("swap", "overcrowd"):
        return 2
    if op == "block":
        return 3
    if op == "inspect":
        return 1
    if op in ("shift", "vp", "recall", "ready", "retain", "rebate"):
        return n * {"shift": 2, "vp": VP, "recall": 4, "ready": 3, "retain": 3, "rebate": 10}[op]
    return 0  # `judge`: the tribunal has no price


def of_power(objective: Objective) -> float:
    once = of_ability(objective.power, objective.kind == "permanent", objective.faction)
    return USES * once if objective.kind == "recurrent" else once


def of_line(objective: Objective, line: Line) -> float:
    """What a line gives, with the ability that comes with both."""
    symbols = APOLLO * line.apollo + (MARKER if line.marker else 0)
    return VP * line.vp + symbols + of_power(objective)


def paid(line: Line) -> int:
    return line.pay.military + line.pay.scientific + line.pay.political


def of_special(special: Special) -> float:
    faction = special.faction
    return max(
        of_ability(special.hunt, faction=faction),
        of_ability(special.mission, faction=faction),
        USES * of_ability(special.recurrent, faction=faction),
        of_ability(special.permanent, True, faction),
    )
