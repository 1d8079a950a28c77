"""The shelf: which games there are, whether an edition can be played, and what its board looks like."""

from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from cavale import catalog
from cavale.core.edition import Edition, EditionError, read_tables
from cavale.core.game import Game, TableOption
from cavale.terminal.complaint import Complaint
from cavale.terminal.screen import Screen
from cavale.terminal.setting import pick_game, read_files, where
from cavale.words import Words


def show_games(screen: Screen) -> None:
    words = screen.words
    for game in catalog.games().values():
        own = Words(game, words.lang)
        table = Table(box=box.ROUNDED, show_header=False, border_style="old", title=own.title(), expand=True)
        table.title_style, table.title_justify = "bold accent", "left"
        table.add_column(style="old", width=8)
        table.add_column(ratio=1)
        table.add_row(words.say("games-game"), game.id)
        if own.has("game-summary"):
            table.add_row("", own.say("game-summary"))
        table.add_row(words.say("games-seats"), _seats(game))
        table.add_row(words.say("games-bots"), ", ".join(game.bots()) or "–")
        table.add_row(words.say("games-edition"), _edition(game, words.lang))
        for number, option in enumerate(game.options()):
            table.add_row("" if number else words.say("games-options"), _option(option, own))
        screen.show(table)
    first = next((game for game in catalog.games().values() if game.public), None)
    if first:
        screen.say("games-start", "old", game=first.id)


def check_edition(path: str, game_id: str | None, screen: Screen) -> bool:
    """Say what is wrong with an edition; whether it can be played."""
    found = _read(path, game_id, screen)
    if found is None:
        return False
    game, edition = found
    words = Words(game, screen.words.lang)
    title = str(getattr(edition.edition.title, words.lang))
    screen.say("edition-good", "accent", file=path, game=game.id, title=title)
    for problem in game.edition_warnings(edition):
        screen.say("edition-warning", where=where(problem), reason=words.problem(problem))
    return True


def draw_edition(path: str, out: str, game_id: str | None, screen: Screen) -> bool:
    """Draw the board of an edition into a file; whether it can be played."""
    words = screen.words
    found = _read(path, game_id, screen)
    if found is None:
        return False
    game, edition = found
    picture = game.picture(edition, words.lang)
    if not picture:
        raise Complaint(words.say("error-no-picture", {"game": game.id}))
    if Path(out).resolve() == Path(path).resolve():
        raise Complaint(words.say("error-same-file", {"file": out}))
    try:
        Path(out).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Complaint(words.say("error-write", {"file": out, "reason": str(error.strerror)})) from None
    screen.say("edition-drawn", "accent", file=out)
    return True


def _read(path: str, game_id: str | None, screen: Screen) -> tuple[Game[Any], Edition] | None:
    """An edition and its game, or None once all that is wrong with it is told."""
    words = screen.words
    files = read_files(path, words)
    try:
        game = pick_game(game_id or _game_named_in(files, path, words), words)
        words = Words(game, words.lang)
        return game, game.read_edition(files)
    except EditionError as error:
        screen.say("edition-broken", "warning", count=len(error.problems))
        for problem in error.problems:
            screen.say("edition-problem", where=where(problem), reason=words.problem(problem))
        return None


def _game_named_in(files: dict[str, str], path: str, words: Words) -> str:
    about = read_tables(files)[0].get("edition")
    if isinstance(about, dict) and isinstance(about.get("game"), str):
        return str(about["game"])
    raise Complaint(words.say("error-edition-game", {"file": path}))


def _seats(game: Game[Any]) -> str:
    least, most = game.seat_counts.start, game.seat_counts.stop - 1
    return str(least) if least == most else f"{least}–{most}"


def _edition(game: Game[Any], lang: str) -> str:
    try:
        edition = game.read_edition(catalog.default_edition(game))
    except EditionError as error:
        return str(error)
    return f"{getattr(edition.edition.title, lang)} ({edition.edition.id})"


def _option(option: TableOption, words: Words) -> Text:
    """The key as it is typed, what it is about, and its values, the default first marked."""
    shown = Text.assemble((option.key, "bold"), f"  {words.option(option.key)}")
    named = [value for value in option.values if isinstance(value, str | bool)]
    for value in named:
        default = value == option.default and type(value) is type(option.default)
        typed, meaning = str(value).lower(), words.option_value(option.key, value)
        shown.append(f"\n  {typed}", style="number")
        shown.append(f"  {meaning}{' ✓' if default else ''}" if meaning != typed else " ✓" * default, style="old")
    numbers = [value for value in option.values if value not in named]
    if numbers:
        shown.append(f"\n  {numbers[0]} … {numbers[-1]}", style="number")
    return shown
