"""The setting of a match, as asked for on the command line."""

import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cavale import catalog
from cavale.bots.random_bot import RandomBot
from cavale.core.action import Value
from cavale.core.edition import EditionError
from cavale.core.game import BotMaker, Game, OptionError
from cavale.core.problem import Problem
from cavale.terminal.complaint import Complaint
from cavale.words import Words


def pick_game(name: str, words: Words) -> Game[Any]:
    """The game of this id; a dash may stand for an underscore."""
    game = catalog.find(name.replace("-", "_").lower())
    if game is not None:
        return game
    known = sorted(catalog.games())
    close = difflib.get_close_matches(name.lower(), known, n=2, cutoff=0.4)
    if close:
        raise Complaint(words.say("error-game-close", {"game": name, "close": ", ".join(close)}))
    raise Complaint(words.say("error-game", {"game": name, "known": ", ".join(known)}))


def pick_files(game: Game[Any], path: str | None, words: Words) -> dict[str, str]:
    """The edition to play: the game's own, or a file or folder of TOML."""
    return catalog.default_edition(game) if path is None else read_files(path, words)


def read_files(path: str, words: Words) -> dict[str, str]:
    place = Path(path)
    files = sorted(place.glob("*.toml")) if place.is_dir() else [place]
    if not files:
        raise Complaint(words.say("error-no-edition", {"file": path}))
    return {file.name: read_text(file, words) for file in files}


def read_text(file: Path, words: Words) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Complaint(words.say("error-file-missing", {"file": str(file)})) from None
    except UnicodeDecodeError:
        raise Complaint(words.say("error-file-not-text", {"file": str(file)})) from None
    except OSError as error:
        raise Complaint(words.say("error-file", {"file": str(file), "reason": str(error.strerror)})) from None


def check_box(
    game: Game[Any], files: Mapping[str, str], options: Mapping[str, object], seats: int, words: Words
) -> None:
    """Edition, options and seats fit together, or a complaint says why not."""
    try:
        game.box(game.read_edition(files), game.full_options(options), seats, False)
    except EditionError as error:
        first, *more = error.problems
        told = {"where": where(first), "reason": Words(game, words.lang).problem(first)}
        raise Complaint(words.say("error-edition", {**told, "more": len(more)})) from None
    except OptionError as error:
        raise Complaint(words.say("table-bad-option", error.said)) from None


def where(problem: Problem) -> str:
    """The file and the entry in which something is wrong."""
    return ", ".join([part for part in (problem.file, problem.place) if part])


def pick_options(game: Game[Any], pairs: Sequence[str], words: Words) -> dict[str, Value | bool]:
    """`key=value`, several times."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(words.say("error-option-form", {"text": pair}))
        chosen[key.strip()] = value.strip()
    try:
        game.full_options(chosen)
    except OptionError as error:
        raise Complaint(words.say("table-bad-option", error.said)) from None
    return dict(chosen)


def pick_seats(game: Game[Any], seats: int | None, words: Words) -> int:
    """The number asked for, else the one nearest to five: enough for a lively table."""
    counts = game.seat_counts
    if seats is None:
        return min(counts, key=lambda count: abs(count - 5))
    if seats not in counts:
        least, most = counts.start, counts.stop - 1
        raise Complaint(words.say("error-seats", {"game": game.id, "least": least, "most": most}))
    return seats


def pick_bots(game: Game[Any], levels: str | None, seats: int, words: Words) -> list[tuple[str, BotMaker]]:
    """A level and its maker for each seat; fewer levels than seats are dealt around."""
    makers: dict[str, BotMaker] = dict(game.bots()) or {"random": RandomBot}
    wanted = levels.split(",") if levels else [next(iter(makers))]
    for level in wanted:
        if level not in makers:
            known = ", ".join(makers)
            raise Complaint(words.say("error-bot", {"level": level, "game": game.id, "known": known}))
    return [(level, makers[level]) for seat in range(seats) for level in [wanted[seat % len(wanted)]]]
