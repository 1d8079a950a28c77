"""An evening at the terminal: one person against bots, match after match."""

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any

from rich.rule import Rule
from rich.text import Text

from cavale.core.action import Value
from cavale.core.bot import Bot
from cavale.core.dice import SealedDice
from cavale.core.game import BotMaker, Game
from cavale.core.match import Match
from cavale.terminal import drawing
from cavale.terminal.host import Host
from cavale.terminal.log import Log
from cavale.terminal.person import Person
from cavale.terminal.screen import Left, Screen, matches
from cavale.words import Words


@dataclass(frozen=True)
class Evening:
    """What was asked for on the command line."""

    game: Game[Any]
    files: dict[str, str]
    options: dict[str, Value | bool]
    seats: int
    seat: int | None  # None: another seat each time
    bots: list[tuple[str, BotMaker]]
    name: str | None
    lang: str
    seed: int | None
    blackout: float  # seconds


def spend(evening: Evening, screen: Screen) -> None:
    """Play until the person has enough."""
    played = 0
    try:
        while True:
            Sitting(evening, screen, played).play()
            played += 1
            screen.line()
            screen.say("terminal-again", "prompt")
            if matches(screen.read(), f"n, no, q, quit, {screen.words.say('command-no')}"):
                screen.say("terminal-bye")
                return
    except Left:
        screen.say("terminal-bye" if played else "terminal-bye-open")


class Sitting:
    """One match of the evening."""

    def __init__(self, evening: Evening, screen: Screen, number: int) -> None:
        self._evening = evening
        seed = _seed(evening.seed, number)
        self._seat = seed[0] % evening.seats if evening.seat is None else evening.seat
        self._match = Match(
            evening.game,
            evening.files,
            SealedDice(seed),
            seats=evening.seats,
            options=evening.game.options_untimed() | evening.options,
            live=True,
        )
        edition = evening.game.read_edition(evening.files)
        players = _players(evening, self._seat, screen.words)
        self._words = Words(evening.game, evening.lang, edition, players, self._seat)
        self._screen = Screen(screen.console, self._words)
        self._log = Log(self._match, self._seat, self._words)
        self._person = Person(self._match, self._seat, self._screen, self._log, self._draw)
        self._host = Host(self._match, self._seat, self._bots(seed), self._tell, self._wait)

    def play(self) -> None:
        self._open()
        while self._host.go_on():
            self._tell()
            action = self._person.decide(self._host.must_answer())
            if action is not None:
                self._match.play(self._seat, action)
                self._host.person_acted(action)
            elif not self._person.undone:
                self._host.wave_on()
            self._tell()
        self._close()

    def _open(self) -> None:
        evening = self._evening
        title = self._words.title()
        self._screen.show(Rule(Text(title, style="bold"), style="accent"))
        levels = sorted({level for seat, (level, _) in enumerate(evening.bots) if seat != self._seat})
        self._screen.say("terminal-table", "old", title=title, seats=evening.seats, level=", ".join(levels))
        self._screen.say("terminal-you-are", "old", seat=self._seat + 1, seats=evening.seats)
        self._screen.line()
        self._tell()

    def _close(self) -> None:
        self._screen.line()
        self._draw()
        result = self._match.state.returns()[self._seat]
        key = "terminal-won" if result > 0 else "terminal-lost" if result < 0 else "terminal-drawn"
        self._screen.line()
        self._screen.say(key, "prompt")

    def _tell(self) -> None:
        news = self._log.news()
        if news:
            self._screen.tell(news)

    def _draw(self) -> None:
        self._screen.show(drawing.draw(self._match, self._seat, self._words))

    def _wait(self, window: str) -> None:
        """A hold of the rules: for one person alone a short time is enough, but it is always the same."""
        key = f"window-{window}"
        if self._words.has(key):
            with self._screen.console.status(Text(self._words.say(key), style="old")):
                time.sleep(self._evening.blackout)

    def _bots(self, seed: bytes) -> dict[int, Bot]:
        makers = enumerate(self._evening.bots)
        return {seat: make(int.from_bytes(seed[:6], "big") + seat) for seat, (_, make) in makers if seat != self._seat}


def _seed(seed: int | None, number: int) -> bytes:
    """Secret chance, or the chance of a number for those who want to see the same match again."""
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(f"{seed}:{number}".encode()).digest()


def _players(evening: Evening, seat: int, words: Words) -> list[str]:
    names = iter(words.say("player-names").split(", ") + [str(number) for number in range(evening.seats)])
    you = evening.name or words.say("player-you")
    return [you if place == seat else next(names) for place in range(evening.seats)]
