"""The cards of La Traque in words: a sentence per effect, made from the texts `game-op-…`."""

from typing import Any

import msgspec

from cavale.games.la_traque.edition import Effect, Fugitive, Objective, Special
from cavale.words import Words

CLUES = ("financing", "medal", "document", "microfilm", "rumour")
PARTS = ("hunt", "mission", "recurrent", "permanent")


def card(words: Words, shown: Fugitive | Objective | Special) -> list[tuple[str, str]]:
    """The abilities of a card: what each is called, and what it does."""
    faction = "" if isinstance(shown, Fugitive) else shown.faction
    if isinstance(shown, Objective):
        return [(words.say(f"game-part-{shown.kind}"), ability(words, shown.power, shown.kind, faction))]
    return [
        (words.say(f"game-part-{part}"), ability(words, getattr(shown, part), part, faction))
        for part in PARTS
        if getattr(shown, part)
    ]


def ability(words: Words, effects: tuple[Effect, ...], part: str, faction: str = "") -> str:
    return " ".join(sentence(words, effect, part, faction) for effect in effects)


def sentence(words: Words, effect: Effect, part: str, faction: str = "") -> str:
    """What one effect does. Which arguments a text uses, it decides itself."""
    args: dict[str, Any] = {name: getattr(effect, name) for name in effect.__struct_fields__}
    args |= {"from": effect.source, "faction": faction or None, "lasting": part == "permanent"}
    if effect.op == "provide":
        args["clues"] = clues(words, {clue: getattr(effect, clue) or 0 for clue in CLUES})
    if effect.op == "ease":
        args["clues"] = clues(words, {effect.clue or "": effect.n or 0})
    if effect.vp is not None:
        args |= {f"vp{level}": points for level, points in enumerate(effect.vp, 1)}
    if effect.do is not None:
        args["do"] = ability(words, effect.do, part, faction)
    if effect.options is not None:
        choices = [ability(words, option, part, faction) for option in effect.options]
        args["options"] = f" {words.say('game-op-or')} ".join(choices)
    return words.say(f"game-op-{effect.op}", args)


def clues(words: Words, counts: dict[str, int]) -> str:
    """A price, or what a card counts for."""
    return ", ".join(words.say(f"game-clue-{clue}", {"n": n}) for clue, n in counts.items() if n)


def price(words: Words, fugitive: Fugitive) -> str:
    return clues(words, msgspec.structs.asdict(fugitive.cost))
