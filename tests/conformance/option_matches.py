"""Matches in which the values of table options matter, and an index of where: `--rewrite-matches` looks for them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cavale import catalog
from cavale.core.archive import Archive, parse, to_json
from cavale.core.dice import Dice, FastDice
from cavale.core.game import Game, OptionError
from cavale.core.match import Match
from cavale.core.refusal import Refused
from cavale.lab.live import People
from conformance.cases import ROOT
from games.varied import began, differs_at, others, to_show

Place = tuple[str, int, Any]  # a file, how many of its records it takes, and the value that would lead elsewhere

TRIES = 400  # matches for a game; a value that none of them shows needs a match by hand
LONGEST = 600  # records


def folder(game: Game[Any]) -> Path:
    """Where the stored matches of a game lie: `matches`, kept for other reasons, and `options`, found here."""
    return ROOT / "tests" / "core" if game.id == "toy" else ROOT / "tests" / "games" / game.id


def wanted(game: Game[Any]) -> list[str]:
    """Every value of every option, as `key=value`."""
    return [f"{option.key}={value}" for option in game.options() for value in to_show(option)]


def index(game: Game[Any]) -> dict[str, Place]:
    file = folder(game) / "options" / "index.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def read(game: Game[Any], name: str) -> Archive:
    return parse((folder(game) / name).read_bytes())


# -- the search --------------------------------------------------------------------------------------------------------


def rewrite(game: Game[Any]) -> None:
    """Find a place for each value: in a match that is stored already, or in a new one."""
    found: dict[str, Place] = {}
    options = folder(game) / "options"
    options.mkdir(exist_ok=True)
    for file in options.glob("*.json"):
        file.unlink()
    for file in sorted((folder(game) / "matches").glob("*.json"), key=lambda file: file.stat().st_size):
        note(game, f"matches/{file.name}", found)
    for number, match in enumerate(search(game, found), 1):
        name = f"options/{number:02}.json"
        (folder(game) / name).write_bytes(to_json(match) + b"\n")
        note(game, name, found)
    write_index(game, found)


def write_index(game: Game[Any], found: dict[str, Place]) -> None:
    lines = [f" {json.dumps(key)}: {json.dumps(found[key])}" for key in wanted(game) if key in found]
    (folder(game) / "options" / "index.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def note(game: Game[Any], name: str, found: dict[str, Place]) -> None:
    """What a stored match shows that is not found yet."""
    played = read(game, name)
    if played.game == game.id:
        for key, (at, other) in shown_by(game, played, found).items():
            found[key] = (name, at, other)


def shown_by(game: Game[Any], played: Archive, found: dict[str, Place]) -> dict[str, tuple[int, Any]]:
    """The values that matter in a match and are not found yet: after how many records, and against which other."""
    news = {}
    for option in game.options():
        value = played.options.get(option.key, option.default)
        key = f"{option.key}={value}"
        if key in wanted(game) and key not in found:
            places = ((differs_at(game, played, {option.key: other}), other) for other in others(option, value))
            place = next(((at, other) for at, other in places if at is not None), None)
            news |= {key: place} if place else {}
    return news


def search(game: Game[Any], found: dict[str, Place]) -> Iterator[Match]:
    """Random matches under values that are still to be shown, each cut off when all it can show has been seen."""
    for seed in range(TRIES):
        left = [key for key in wanted(game) if key not in found]
        if not left:
            return
        played = play(game, left, FastDice(seed), seed)
        news = shown_by(game, played, found) if played else {}
        if played and news:
            yield cut(game, played, max(at for at, _ in news.values()))


def play(game: Game[Any], left: list[str], dice: Dice, seed: int) -> Archive | None:
    """A match under some of these values, by random people, or by bots who get further."""
    options: dict[str, str] = {}
    for key, _, value in (one.partition("=") for one in left):
        if key not in options or dice.below("value", 2):
            options[key] = value
    seats = game.seat_counts[dice.below("seats", len(game.seat_counts))]
    try:
        match = Match(game, catalog.default_edition(game), FastDice(seed), seats=seats, options=options, live=True)
    except OptionError:
        return None
    maker = game.bots().get("steady")
    bots = [maker(seed + seat) for seat in range(seats)] if maker and seed % 2 else []
    people = NoRegrets(match, dice, offers=10, bots=bots)
    while not match.over and len(match.records) < LONGEST:
        people.step()
    return parse(to_json(match))


class NoRegrets(People):
    """People who undo nothing: what may be undone is not what these matches are about."""

    def _undo(self) -> bool:
        return False


def cut(game: Game[Any], played: Archive, length: int) -> Match:
    """The match up to so many records, and then given up as soon as that may be."""
    match = began(game, played, played.options, hashed=True)
    for record in played.records[1:]:
        if len(match.records) >= length and abandoned(match):
            return match
        match.replay(record)
    if not match.over:
        match.abandon()
    return match


def abandoned(match: Match) -> bool:
    try:
        match.abandon(at=match.records[-1].at)
    except Refused:
        return False
    return True
