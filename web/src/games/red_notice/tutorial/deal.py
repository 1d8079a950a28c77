"""A deal of Red Notice as a lesson needs it: who holds what, which cards lie in the row."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cavale import catalog
from cavale.core.dice import FastDice, ScriptedDice
from cavale.games.red_notice import GAME

sys.path.insert(0, str(Path(__file__).parents[4] / "dev"))

from lesson import Lesson  # of all games
from stage import Stage

ANGELA, JESSAH = range(2)
OPTIONS = {"clocks": "off", "identities": "beginner"}
DULL = ("rn-not-the-question", "rn-other-turn")  # reasons that a lesson says better


class Chase(Lesson):
    """A lesson in one of the two roles."""

    def _no(self) -> dict[str, int]:
        return {what: why for what, why in super()._no().items() if self.reasons[why]["key"] not in DULL}


def deal(hands: tuple[str, str], pile: str, row: str, tokens: tuple[str, str]) -> Stage:
    """Angela's cheques and Jessah's, those to be drawn next, the cards of the row, the tokens of both (P: POW)."""
    box: Any = GAME.box(GAME.read_edition(catalog.default_edition(GAME)), OPTIONS | defaults(), 2, True)
    cheques = [box.cheques.index(name) for name in f"{hands[0]} {hands[1]} {pile}".split()]
    angelas, jessahs = ([0 if value == "P" else int(value) for value in each.split()] for each in tokens)
    orders = {
        "cheques": [first(box.all_cheques, cheques)[::-1]],  # dealt from the end
        "action_cards": [first(list(range(len(box.cards))), [box.cards.index(card) for card in row.split()])],
        "angelas_tokens": [first(box.tokens, [box.values.index(value) for value in angelas])],
        "jessahs_tokens": [first(box.tokens, [box.values.index(value) for value in jessahs])],
    }
    return Stage(GAME, 2, ScriptedDice({}, orders, FastDice(1)), OPTIONS)


def first(things: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """The places of all things, the wanted ones first."""
    left = list(range(len(things)))
    found = []
    for thing in wanted:
        place = next(place for place in left if things[place] == thing)
        left.remove(place)
        found.append(place)
    return found + left


def defaults() -> dict[str, Any]:
    return {option.key: option.default for option in GAME.options() if option.key not in OPTIONS}
