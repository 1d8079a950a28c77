"""The catalog: which games are installed, their default editions and their texts.

A game registers under the entry point group `cavale.games`. Those of other packages are found in the same way as ours.
"""

import re
import sys
import warnings
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from cavale.core.game import Game

GROUP = "cavale.games"
LANGUAGES = ("fr", "en")

GAMES = {
    "casa_de_papel": "cavale.games.casa_de_papel:GAME",
    "red_notice": "cavale.games.red_notice:GAME",
    "coffre_fort": "cavale.games.coffre_fort:GAME",
    "la_traque": "cavale.games.la_traque:GAME",
    "leduc_poker": "cavale.games.leduc_poker:GAME",
}
"""The games of this package; pyproject.toml registers the same. Without an installation, these are all."""


class GameSkipped(UserWarning):
    """An installed game that cannot be used, and why."""


@lru_cache(maxsize=1)
def games() -> dict[str, Game[Any]]:
    """The installed games by id, ours first. A broken one is skipped with a warning."""
    found: dict[str, Game[Any]] = {}
    for point in _entry_points():
        game = _load(point)
        if game is None:
            continue
        if game.id in found:
            warnings.warn(f"{point.value} is skipped: there is a game {game.id!r} already", GameSkipped, stacklevel=2)
        else:
            found[game.id] = game
    return found


def find(game_id: str) -> Game[Any] | None:
    return games().get(game_id)


def default_edition(game: Game[Any]) -> dict[str, str]:
    """The edition that comes with a game: file name to text. An edition of several files is a folder of its own."""
    folder = _folder(game) / "edition"
    if not folder.is_dir():
        return {}
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    files = [entry for entry in entries if entry.name.endswith(".toml")]
    for entry in entries:
        if not files and entry.is_dir():
            files = sorted((file for file in entry.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def texts(game: Game[Any], lang: str) -> str:
    """What a game says in a language, as Fluent messages; empty if it does not speak it."""
    return _text(_folder(game) / "text", lang)


def shared_texts(lang: str) -> str:
    """What the engine and the terminal say in a language, as Fluent messages."""
    return _text(resources.files("cavale") / "text", lang)


def rules(game: Game[Any], lang: str) -> str:
    """The rules of a game for players, as Markdown; empty if it has none.

    Ours are `docs/rules/<game>/<lang>.md`, which the wheel carries as `cavale/rules`; another package may keep its own
    as `rules/<lang>.md` beside the game.
    """
    return _rules_file(game, f"{lang}.md")


def rules_picture(game: Game[Any], name: str) -> str:
    """A picture of the rules, an SVG that stands beside them; empty if there is none of this name."""
    return _rules_file(game, f"{name}.svg") if re.fullmatch(r"[a-z][a-z0-9_-]*", name) else ""


def _rules_file(game: Game[Any], name: str) -> str:
    for file in (
        _folder(game) / "rules" / name,
        resources.files("cavale") / "rules" / game.id / name,
        Path(__file__).parents[2] / "docs" / "rules" / game.id / name,
    ):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def _entry_points() -> Iterator[EntryPoint]:
    ours = {name: EntryPoint(name, value, GROUP) for name, value in GAMES.items()}
    yield from ours.values()
    for point in entry_points(group=GROUP):
        if point.value not in GAMES.values():
            yield point


def _load(point: EntryPoint) -> Game[Any] | None:
    try:
        game = point.load()
    except Exception as error:  # noqa: BLE001  # whatever another package raises, the other games go on
        reason = f"{type(error).__name__}: {error}"
    else:
        if isinstance(game, Game):
            return game
        reason = f"{point.value} is not a Game"
    warnings.warn(f"the game {point.name!r} is skipped: {reason}", GameSkipped, stacklevel=3)
    return None


def _folder(game: Game[Any]) -> Traversable:
    """The folder of the package in which the game's class stands."""
    spec = sys.modules[type(game).__module__].__spec__
    assert spec is not None
    assert spec.parent
    return resources.files(spec.parent)


def _text(folder: Traversable, lang: str) -> str:
    file = folder / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
