"""Somebody who plays in a browser, whatever the game: what is asked is found on the page and pressed.

What is asked is read off the last sight that the socket brought. Places are found by what they are called on the page
(`data-place`), buttons by the name that people read. Whatever the socket offers and the page does not is a failure.
"""

import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator

from browser.visitor import PATIENCE, ROOT, Json, Lang, Visitor
from browser.words import said
from cavale import catalog
from cavale.words import Words


class Seated:
    """A visitor at a table of a game. `seed` makes the choices."""

    game: str

    def __init__(self, visitor: Visitor, *, seed: int = 1, keyboard: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.random = Random(seed)  # noqa: S311 - for moves, not for keys
        self.keyboard = keyboard
        self.done: set[str] = set()  # verbs that were tried out

    @property
    def sight(self) -> Json:
        return self.visitor.sights()[-1]

    @property
    def view(self) -> Json:
        view: Json = self.sight["view"]
        return view

    @property
    def step(self) -> str:
        return str(self.sight["step"])

    @property
    def over(self) -> bool:
        return not self.step

    @property
    def words(self) -> Words:
        """The words of the game as this player reads them."""
        table = next(frame["table"] for frame in reversed(self.visitor.frames) if frame.get("table"))
        players = tuple(seat["name"] for seat in table["seats"])
        return words_of(self.game, self.visitor.lang, players, self.sight["seat"])

    @property
    def answers(self) -> int:
        """How much of what was done here the server has taken."""
        return sum(frame["type"] == "done" for frame in self.visitor.frames)

    def options(self, *verbs: str) -> list[Json]:
        options: list[Json] = (self.sight["asked"] or {}).get("options", [])
        return [option for option in options if not verbs or option["verb"] in verbs]

    def go(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        self.wait(lambda: bool(self.visitor.sights()), "a sight")

    def answer(self) -> bool:
        """One answer to what is asked; False if nothing is."""
        if not self.options():
            return False
        self.do(self.choose())
        return True

    def choose(self) -> Json:
        raise NotImplementedError

    def do(self, shown: Json) -> None:
        """Do it on the page, and wait until the server has answered: news alone may be what others did meanwhile."""
        number, answers = self.sight["number"], self.answers
        self.done.add(shown["verb"])
        self.gesture(shown, self.sight["seat"], self.step)
        self.wait(lambda: self.answers > answers and self.sight["number"] != number, f"an answer to {shown}")

    def gesture(self, shown: Json, seat: int, step: str = "") -> None:
        """What one does for it."""
        raise NotImplementedError

    def place(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]').first

    def button(self, shown: Json, words: Words) -> Locator:
        """A button of the prompt."""
        name = said(words.action(shown["verb"], shown.get("args", {})), whole=True)
        return self.page.locator(".prompt .acts").get_by_role("button", name=name)

    def hit(self, thing: Locator) -> None:
        if self.keyboard:
            thing.focus()
            self.page.keyboard.press("Enter")
        elif (touch := thing.locator(".touch")).count():
            touch.first.click(force=True)  # a marker may stand half under a pawn
        else:
            thing.click()

    def wait(self, true: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < until, f"waited in vain for {what}"
            self.page.wait_for_timeout(10)


def play(*players: Seated, until: Callable[[], bool] | None = None) -> None:
    """Whoever is asked answers, until all have heard that the match is over, or something is so."""
    while not (until() if until else all(player.over for player in players)):
        if not any(player.answer() for player in players):
            players[0].page.wait_for_timeout(10)


@cache
def words_of(game_id: str, lang: Lang, players: tuple[str, ...], reader: int) -> Words:
    """Made once: it takes longer than a click."""
    game: Any = catalog.find(game_id)
    return Words(game, lang, game.read_edition(catalog.default_edition(game)), players, reader)


@cache
def sheet(game: str, lang: Lang) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    text = (ROOT / f"web/src/games/{game}/text/{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def screen(game: str, lang: Lang, key: str, **args: Any) -> str:
    """A text of the game's own screens, by its key."""
    message, _, attribute = key.partition(".")
    bundle = sheet(game, lang)
    entry = bundle.get_message(message)
    text, errors = bundle.format_pattern(entry.attributes[attribute] if attribute else entry.value, args)
    assert not errors, (key, errors)
    return str(text)
