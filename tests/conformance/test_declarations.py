"""What every game declares: who is told each field, and which rule each step is."""

import ast
import re
import sys
from importlib import resources
from importlib.metadata import EntryPoint

import pytest

from cavale import catalog
from cavale.core.event import Event, audiences
from conformance.cases import GAMES
from core.toy import EDITION, GAME

RULE = re.compile(r"\b[A-Z]{2,4}-[A-Z]+-\d+")
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def sources(game):
    """The source files of the package in which a game stands."""
    package = sys.modules[type(game).__module__].__spec__.parent
    folders = [resources.files(package)]
    while folders:
        for entry in folders.pop().iterdir():
            if entry.is_dir():
                folders.append(entry)
            elif entry.name.endswith(".py"):
                yield ast.parse(entry.read_text(encoding="utf-8"))


def classes_under(game, root: str) -> dict[str, ast.ClassDef]:
    """The classes of a game that derive from `root`, by name."""
    classes = {node.name: node for tree in sources(game) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    found: dict[str, ast.ClassDef] = {}
    while True:
        new = {name: node for name, node in classes.items() if name not in found and bases(node) & {root, *found}}
        if not new:
            return found
        found |= new


def bases(node: ast.ClassDef) -> set[str]:
    """The names of a class's bases, without module and type arguments."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return {ast.unparse(base).rpartition(".")[2] for base in plain}


@games
def test_every_event_says_who_is_told_each_field(game):
    names = classes_under(game, "Event")
    package = type(game).__module__
    declared = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{package}.")]
    assert {kind.__name__ for kind in declared} >= set(names)
    for kind in declared:
        assert set(audiences(kind)) == set(kind.__struct_fields__)


@games
def test_every_step_cites_its_rule(game):
    steps = classes_under(game, "Step")
    parents = {name for node in steps.values() for name in bases(node)}
    acting = {name: node for name, node in steps.items() if name not in parents or defines_run(node)}
    assert acting
    silent = [name for name, node in acting.items() if not RULE.search(ast.get_docstring(node) or "")]
    assert silent == []


def defines_run(node: ast.ClassDef) -> bool:
    return any(isinstance(item, ast.FunctionDef) and item.name == "run" for item in node.body)


@games
def test_actions_are_listed_once_and_found_by_their_name(game):
    options = game.full_options({})
    for seats in game.seat_counts:
        actions = game.box(game.read_edition(catalog.default_edition(game)), options, seats, True).actions
        assert [action.index for action in actions.all] == list(range(len(actions.all)))
        assert all(actions.find(action.verb, action.args()) is action for action in actions.all)


@games
def test_bots_and_options_have_defaults(game):
    for option in game.options():
        assert option.default in option.values
    assert all(callable(maker) for maker in game.bots().values())


def test_a_game_of_another_package_registers_as_ours_do(monkeypatch):
    theirs = EntryPoint("toy", "core.toy:GAME", catalog.GROUP)
    monkeypatch.setattr(catalog, "entry_points", lambda group: [theirs] if group == catalog.GROUP else [])
    catalog.games.cache_clear()
    try:
        assert catalog.find("toy") is GAME
        assert catalog.default_edition(GAME) == EDITION
        assert list(catalog.games())[-1] == "toy"
    finally:
        catalog.games.cache_clear()
