"""Somebody who plays Red Notice in a browser: whatever is asked, a place on the page is found and pressed.

What is asked is read off the last sight that the socket brought. Places are found by what they are called on the page
(`data-place`), buttons by the name that people read. Whatever the socket offers and the page does not is a failure.
"""

import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, expect

from browser.visitor import PATIENCE, ROOT, Json, Lang, Visitor
from browser.words import said
from cavale import catalog
from cavale.words import Words

GAME = catalog.find("red_notice")
assert GAME is not None
FILES = catalog.default_edition(GAME)
EDITION = GAME.read_edition(FILES)
ANGELA, JESSAH = range(2)

# Each verb by the place that is pressed for it.
PLACES = {
    "start": "city:{city}",
    "go": "city:{city}",
    "step": "city:{city}",
    "put_radar": "radar:{continent}",
    "black_radar": "radar:{continent}",
    "put_barrier": "barrier:{route}",
    "black_barrier": "barrier:{route}",
    "lift": "barrier:{route}",
    "pay": "{target}",
    "remove": "{target}",
    "cash": "cheque:{cheque}",
    "seize": "cheque:{cheque}",
    "choose_upgrade": "upgrade:{upgrade}",
    "destroy": "upgrade:{upgrade}",
    "choose_identity": "identity:{identity}",
    "keep_identity": "identity:{identity}",
}
DRAFTED = ("go", "lift", "destroy")  # verbs that can always be taken back
DRAFTING = ("jessahs_start", "plan_movement", "pick_identities")  # steps in which everything can
BUSY = ("cash", "go", "step", "draw", "gain", "put_barrier", "put_radar", "seize", "destroy", "remove")


class Chaser:
    """A visitor in one of the two roles. `seed` makes the choices."""

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

    def options(self, *verbs: str) -> list[Json]:
        options: list[Json] = (self.sight["asked"] or {}).get("options", [])
        return [option for option in options if not verbs or option["verb"] in verbs]

    # Sitting down

    def lay(self, seat: int, *, bot: str = "", **options: Any) -> str:
        """A table at which this player has a seat; a bot has the other, if one is named. Its id."""
        table = str(self.visitor.post("/api/tables", game="red_notice", seats=2, options=options)["id"])
        if seat:
            self.visitor.post(f"/api/tables/{table}/sit", seat=seat)
        if bot:
            self.visitor.post(f"/api/tables/{table}/bot", seat=1 - seat, level=bot)
            self.visitor.post(f"/api/tables/{table}/start")
        return table

    def go(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        self.wait(lambda: bool(self.visitor.sights()), "a sight")
        expect(self.page.locator("svg.world")).to_be_visible()

    # Playing

    def answer(self) -> bool:
        """One answer to what is asked; False if nothing is."""
        if not self.options():
            return False
        self.do(self.choose())
        return True

    def choose(self) -> Json:
        """Whatever has not been tried out yet; then what brings the match on."""
        new = [option for option in self.options() if option["verb"] not in self.done]
        busy = self.options(*BUSY)
        if new and self.random.random() < 0.7:
            return self.random.choice(new)
        return self.random.choice(busy if busy and self.random.random() < 0.8 else self.options())

    def do(self, shown: Json) -> None:
        """Do it on the page, and wait until the server has answered."""
        number = self.sight["number"]
        self.done.add(shown["verb"])
        self.gesture(shown, self.sight["seat"], self.step)
        self.wait(lambda: self.sight["number"] != number, f"an answer to {shown}")

    def gesture(self, shown: Json, seat: int, step: str = "") -> None:
        """What one does for it: press its place, and then the button that names it if it cannot be taken back."""
        words = words_of(self.visitor.lang, seat)
        verb, args = shown["verb"], shown.get("args", {})
        if verb == "place":
            self.hit(self.token(words.name("token", args["token"])))
            self.hit(self.place(f"slot:{args['slot']}"))
        elif verb in PLACES:
            self.hit(self.place(PLACES[verb].format(**args)))
            if verb not in DRAFTED and step not in DRAFTING and not shown.get("why"):
                self.hit(self.button(shown, words))
        else:
            self.hit(self.button(shown, words))

    def token(self, name: str) -> Locator:
        return self.page.locator(".token-button").filter(has_text=said(name, whole=True)).first

    def place(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]').first

    def button(self, shown: Json, words: Words) -> Locator:
        """A button of the prompt. The end of a movement names its place, for Angela alone."""
        buttons = self.page.locator(".prompt .acts")
        if shown["verb"] == "end_movement":
            return buttons.locator(".pri")
        return buttons.get_by_role("button", name=said(words.action(shown["verb"], shown.get("args", {})), whole=True))

    def hit(self, thing: Locator) -> None:
        if self.keyboard:
            thing.focus()
            self.page.keyboard.press("Enter")
        elif (touch := thing.locator(".touch")).count():
            touch.click(force=True)  # a marker may stand half under a pawn
        else:
            thing.click()

    def wait(self, true: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < until, f"waited in vain for {what}"
            self.page.wait_for_timeout(10)


@cache
def words_of(lang: Lang, reader: int) -> Words:
    """Made once: it takes longer than a click."""
    return Words(GAME, lang, EDITION, ("Angela", "Jessah"), reader)


@cache
def sheet(lang: Lang) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    text = (ROOT / f"web/src/games/red_notice/text/{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def screen(lang: Lang, key: str) -> str:
    """A text of the game's own screens, by its key."""
    message, _, attribute = key.partition(".")
    entry = sheet(lang).get_message(message)
    text, errors = sheet(lang).format_pattern(entry.attributes[attribute] if attribute else entry.value, {})
    assert not errors, (key, errors)
    return str(text)


def play(*players: Chaser, until: Callable[[], bool] | None = None) -> None:
    """Whoever is asked answers, until the match is over or something is so."""
    while not (until() if until else players[0].over):
        if not any(player.answer() for player in players):
            players[0].page.wait_for_timeout(10)
