"""Frames of real matches: what a seat is sent at one moment, as JSON, for tutorials and to look at screens with."""

import json
from pathlib import Path
from typing import Any

import msgspec

from cavale import catalog
from cavale.core.action import Action
from cavale.core.dice import Dice
from cavale.core.game import Game
from cavale.core.match import Match
from cavale.core.post import Post

NAMES = ("Nadia", "Bruno", "Zoé", "Malik", "Inès", "Léon", "Aïcha", "Théo")
NOW = 1_000_000  # milliseconds; pages move all times to the present


class Stage:
    """A live match of which any seat's frame can be taken at any time."""

    def __init__(self, game: Game[Any], seats: int, dice: Dice, options: dict[str, Any] | None = None) -> None:
        files = catalog.default_edition(game)
        self.match = Match(game, files, dice, seats=seats, options=options or {}, live=True, hashed=False)
        self.game = game
        self.seats = seats
        self._post = Post(self.match)
        self._told = [0] * (seats + 1)

    def action(self, verb: str, **args: Any) -> Action:
        found = self.match.box.actions.find(verb, args)
        assert found is not None, (verb, args)
        return found

    def play(self, seat: int, verb: str, **args: Any) -> None:
        self.match.play(seat, self.action(verb, **args))

    def frame(self, viewer: int, *, whole: bool = True, left: float = 0.7) -> dict[str, Any]:
        """The frame as on the wire; `left` of each window's time is left."""
        self._post.deliver(viewer)
        message = msgspec.to_builtins(self._post.connect(viewer))
        events = message.pop("events")
        windows = message.pop("windows")
        since, self._told[viewer] = self._told[viewer], len(events)
        silent = self.match.why_silent(viewer)
        return {
            "type": "sight",
            **message,
            "now": NOW,
            "seat": viewer,
            "events": events if whole else events[since:],
            "whole": whole,
            "deadlines": [self._deadline(window, left) for window in windows],
            "talk": msgspec.to_builtins(silent) if silent else None,
            "undo": False,
            "decided": [],
        }

    def refusals(self, viewer: int) -> list[dict[str, Any]]:
        """Why not, for everything that this seat cannot do now."""
        asked = [(action, self.match.why_not(viewer, action)) for action in self.match.box.actions.all]
        return [
            {"verb": action.verb, "args": action.args(), "refusal": msgspec.to_builtins(refusal)}
            for action, refusal in asked
            if refusal
        ]

    def table(self, viewer: int) -> dict[str, Any]:
        """The table as on the wire, with people at some seats and bots at others."""
        seats = [
            {
                "seat": seat,
                "name": NAMES[seat],
                "disc": "",
                "occupant": "person" if seat in (viewer, 1, 3) else "bot",
                "level": "" if seat in (viewer, 1, 3) else "clever",
                "present": seat != 3,
                "held_by_bot": seat == 3,
                "orphaned": False,
                "you": seat == viewer,
                "envelope": "none",
                "commitment": "",
            }
            for seat in range(self.seats)
        ]
        return {
            "id": "t",
            "code": "",
            "link": "",
            "game": self.game.id,
            "title": "",
            "status": "over" if self.match.over else "playing",
            "seats": seats,
            "seat": viewer if viewer < self.seats else None,
            "owner": False,
            "options": self.match.options,
            "edition": {
                "id": "open-default",
                "game": self.game.id,
                "title": {},
                "hash": "",
                "warnings": [],
                "own": True,
            },
            "access": "invite",
            "watching": "open",
            "patience": 90,
            "hot_seat": False,
            "level": "clever",
            "latecomers": False,
            "asking": [],
            "paused": False,
            "grace": False,
            "standing": None,
            "asleep": False,
            "stood": 0,
            "rested": False,
            "motions": {},
            "votes": {},
            "undo_asked": None,
            "match": "m",
            "commitment": "",
            "start": {"number": 1, "opening": False, "called_off": []},
            "seed": "",
            "head": "",
            "key": "",
            "proof": "played",
            "rematch": "",
        }

    def _deadline(self, window: dict[str, Any], left: float) -> dict[str, Any]:
        length = window["limit"] or window["hold"]
        opened = NOW - round((1 - left) * length)
        return {
            "window": window["name"],
            "opened": opened,
            "ends": opened + window["limit"] if window["limit"] else 0,
            "held_until": opened + window["hold"] if window["hold"] else 0,
            "frozen": False,
        }


def write(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), default=list)
    file.write_text(text + "\n", encoding="utf-8")
