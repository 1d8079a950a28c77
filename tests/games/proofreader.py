"""A proofreader of editions: what is changed in the open edition of a game, and what its maker is told then."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from cavale.catalog import default_edition
from cavale.core.edition import EditionError
from cavale.core.game import Game
from cavale.core.problem import Problem
from cavale.words import Words


class Proofreader:
    """Spoils the open edition of a game and reads what comes of it."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._words = Words(game, "en")

    def changed(self, change: str) -> dict[str, str]:
        """The open edition with `old -> new` applied; `;` ends a line. `id: old -> new`: what stands after that id."""
        old, _, new = (part.strip().replace("; ", "\n") for part in change.replace("->", "-> ").partition("->"))
        after, colon, inside = old.partition(": ")
        anchor, old = (f'id = "{after}"', inside) if colon else (old, old)
        files = default_edition(self._game)
        name = next(name for name, text in files.items() if anchor in text)
        before, rest = files[name][: files[name].index(anchor)], files[name][files[name].index(anchor) :]
        assert old in rest
        return {**files, name: before + rest.replace(old, new, 1)}

    def problems_of(self, edition: Mapping[str, str]) -> list[Problem]:
        with pytest.raises(EditionError) as caught:
            self._game.read_edition(edition)
        return list(caught.value.problems)

    def said(self, problem: Problem) -> str:
        return f"{problem.place}: {self._words.problem(problem)}"

    def complaints(self, edition: Mapping[str, str]) -> list[str]:
        return [self.said(problem) for problem in self.problems_of(edition)]


def faults(text: str) -> Iterator[Any]:
    """Each fault of a list as a test: the rule at whose head it stands, the change, the complaint."""
    rule_id = ""
    for line in text.strip().splitlines():
        if not line.startswith(" "):
            rule_id = line
            continue
        change, _, complaint = line.strip().partition(" | ")
        yield pytest.param(rule_id, change, complaint, id=f"{rule_id} {change}")


def shape(part: object, place: str = "") -> set[tuple[str, str]]:
    """The places of a file with the types of what stands there; entries of a list share theirs."""
    if isinstance(part, dict):
        return {each for key, inner in part.items() for each in shape(inner, f"{place}.{key}")}
    if isinstance(part, list):
        return {each for inner in part for each in shape(inner, f"{place}[]")}
    return {(place, type(part).__name__)}
