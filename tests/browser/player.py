"""Somebody who plays La Casa de Papel in a browser: whatever is asked, a button on the page is found and pressed.

What is asked is read off the last sight that the socket brought; what is pressed is found by role and by the name that
people read. Whatever the socket offers and the page does not is a failure of the test.
"""

import re
import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TookTooLong

from browser.visitor import PATIENCE, Json, Lang, Visitor
from browser.words import said, screen
from cavale import catalog
from cavale.core.match import Match
from cavale.core.shuffle import SealedDice, dice_seed
from cavale.lab.host import Host
from cavale.server.fairness import shuffle
from cavale.words import Words

GAME = catalog.find("casa_de_papel")
assert GAME is not None
FILES = catalog.default_edition(GAME)
EDITION = GAME.read_edition(FILES)
SHORT = 400  # milliseconds until it is looked again whether the question is still open
LONG = 25 * SHORT  # for the click itself: one that ran out of time may still have been done
A_LITTLE = 25  # milliseconds; a bot looks ten times less often whether people still talk
WAITING = ("free_floor", "appoint")  # where the table waits until everybody has said `done`
QUOTES = "«»“” \u00a0\u202f"
QUIET = 3  # the round from which nothing more is claimed: the debates take the most time

Look = Callable[["Player"], None]


class Player:
    """A visitor at a table. `seed` makes the choices; they do not matter to most tests.

    `host`: a server whose clock stands. While nothing is asked the player lets pass what everybody waits for.
    """

    def __init__(self, visitor: Visitor, host: Host | None = None, *, seed: int = 1, talkative: bool = True) -> None:
        self.visitor = visitor
        self.host = host
        self.page = visitor.page
        self.random = Random(seed)  # noqa: S311 - for cards, not for keys
        self.talkative = talkative
        self.claimed = 0
        self._passed = 0  # the last deadline that was let pass
        self._spoken: set[tuple[int, str]] = set()  # rounds and steps in which something was claimed

    # What is known

    @property
    def sight(self) -> Json:
        return self.visitor.sights()[-1]

    @property
    def table(self) -> Json:
        return next(frame["table"] for frame in reversed(self.visitor.frames) if frame.get("table"))

    @property
    def step(self) -> str:
        return str(self.sight["step"])

    @property
    def over(self) -> bool:
        return not self.step

    @property
    def words(self) -> Words:
        """The words of the game as this player reads them."""
        seats = tuple(seat["name"] for seat in self.table["seats"])
        return words_of(self.visitor.lang, seats, self.sight["seat"])

    def say(self, key: str, **args: Any) -> str:
        return screen(self.visitor.lang, key, **args)

    def shared(self, key: str) -> str:
        """A text of the server."""
        return read_words(self.visitor.lang, (), 0).say(key)

    def label(self, shown: Json) -> str:
        """What an option is called."""
        return self.words.action(shown["verb"], shown.get("args", {}))

    def options(self, *verbs: str) -> list[Json]:
        asked = self.sight["asked"]
        options = [*(asked["options"] if asked else ()), *self.sight["offers"]]
        return [option for option in options if not verbs or option["verb"] in verbs]

    # Sitting down

    def start(self) -> None:
        """From the landing page to a table with bots, by one click."""
        self.page.goto("/")
        self.hit(self.button("home-bots").first)
        self.wait(lambda: bool(self.visitor.sights()), "a sight")
        expect(self.prompt()).to_be_visible()

    def lay(self, *, start: bool = True, **settings: Any) -> str:
        """A table laid and started without a click, for tests of what comes after; bots in the other seats. Its id."""
        table = str(self.visitor.post("/api/tables", **{"game": "casa_de_papel", "seats": 5, **settings})["id"])
        if start:
            self.visitor.post(f"/api/tables/{table}/start")
            self.page.goto(f"/t/{table}")
            self.wait(lambda: bool(self.visitor.sights()), "a sight")
            expect(self.hand()).to_be_visible()
        return table

    # On the page

    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("your-hand"))

    def card(self, shown: Json) -> Locator:
        """A card of the hand, by the option to lay it."""
        return self.hand().get_by_role("button", name=said(self.words.name("kind", shown["args"]["kind"]))).first

    def button(self, key: str, **args: Any) -> Locator:
        """A button by the key of its text."""
        return self.page.get_by_role("button", name=said(self.say(key, **args), whole=True))

    def prompt(self) -> Locator:
        """The sentence that says what is asked, or who is waited for."""
        return self.page.locator("main").get_by_role("status").last

    def wait(self, true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        until = time.monotonic() + patience / 1000
        while not true():
            assert time.monotonic() < until, f"waited in vain for {what} in step {self.step!r}"
            self.page.wait_for_timeout(15)

    # Playing

    def play(self, *, until: Callable[["Player"], bool] | None = None, glance: Look | None = None) -> None:
        """Answer whatever is asked until the match is over, or until something is so. `glance` looks at each step."""
        seen: tuple[Any, ...] = ()
        while not (until(self) if until else self.over):
            now = (self.sight["view"].get("round"), self.step, self.asked())
            if glance and now != seen:
                seen = now
                glance(self)
                continue  # much may have happened meanwhile
            number = self.sight["number"]
            if not self.answer():
                self.let_pass()
                self.wait(lambda number=number: self._news(number), "anything new")  # type: ignore[misc]

    def let_pass(self) -> None:
        """The reveal and the dark last their time, whatever is done."""
        waits = ("reveal_display", "raquels_power", "professors_power")
        if not self.host or self.step not in waits or not self.sight["deadlines"]:
            return
        ends = self.sight["deadlines"][0]["ends"]
        if ends != self._passed:  # once: what others say meanwhile comes with the same deadline
            self._passed = ends
            self.host.pass_by(ends - self.sight["now"])

    def _news(self, number: int) -> bool:
        """Whether there is something since a sight. A bot that leads looks now and then whether people still talk."""
        if self.sight["number"] != number or self.over:
            return True
        if self.host and self.step == "appoint":
            self.host.pass_by(A_LITTLE)
        return False

    def asked(self) -> bool:
        """Whether there is something to do now: a question, or bots that wait until this player has no more to say."""
        return self.questioned() or (self.step in WAITING and bool(self.options("close_debate", "done")))

    def questioned(self) -> bool:
        asked = self.sight["asked"]
        return bool(asked and not asked["locked"] and asked["options"])

    def answer(self) -> bool:
        """One answer to what is asked; False if nothing is."""
        if not self.asked():
            return False
        if not self.questioned():
            self._speak()
            return True
        answers: dict[str, Callable[[], None]] = {
            "choose_cards": self._lay_a_card,
            "speak": self._speak,
            "turn": self._speak,
            "free_floor": self._speak,
            "select_cards": self._select,
            "raquels_power": self._by_torch,
            "professors_power": self._by_torch,
            "appoint": self._point,
            "accuse": self._point,
        }
        answers[self.step]()
        return True

    def press(self, button: Locator, *, changes: bool = True) -> bool:
        """Press it, and wait until the server has answered. False if the question was closed before: out of time.

        News alone are no answer: others do something meanwhile. But a line is answered in order, so the answer to a
        ping that follows comes after it.
        """
        number, until = self.sight["number"], time.monotonic() + PATIENCE / 1000
        while True:
            try:
                button.wait_for(timeout=SHORT)
                self.hit(button, LONG)
                break
            except TookTooLong:
                if self.sight["number"] != number and not button.is_visible():
                    return False
                if time.monotonic() > until:
                    raise
        if changes:
            self.visitor.hush()
        return True

    def hit(self, button: Locator, timeout: float = PATIENCE) -> None:
        button.click(timeout=timeout)

    def do_while_lost(self, shown: Json) -> None:
        """Press it although the line is cut: it is sent when the line is back."""
        self.hit(self._called(said(self.label(shown), last=True)).first)

    def claim(self, shown: Json) -> bool:
        """Say something: a button of its own, or an entry of one of the menus."""
        number = self.sight["number"]
        if shown["verb"] in {"choose_me", "skip_me"}:
            return self.press(self.button(f"claim-{shown['verb']}"))
        for menu in ("about-me", "about-others", "speak"):
            opener = self.button(menu)
            if opener.count():
                if not self.press(opener, changes=False):
                    return False
                if (entry := self._entry(shown)).count():
                    return self.press(entry)
                self.page.keyboard.press("Escape")
        assert self.sight["number"] != number, f"nowhere on the page: {self.label(shown)}"
        return False

    def _entry(self, shown: Json) -> Locator:
        """The button has few words and is called by the whole claim."""
        text = self.label(shown).strip(QUOTES)
        return self.page.get_by_role("button", name=said(text, whole=True))

    def do(self, shown: Json) -> bool:
        return self.press(self._called(said(self.label(shown), last=True)).first)

    def _lay_a_card(self) -> None:
        if not self.sight["asked"]["draft"] and not self.do(self.random.choice(self.options("choose"))):
            return
        self.do({"verb": "lock"})

    def _speak(self) -> None:
        now = (self.sight["view"]["round"], self.step)
        claims = [one for one in self.options() if one["verb"] not in {"done", "close_debate", "speak"}]
        debate = self.step in {"speak", "turn", "free_floor"}
        if self.talkative and debate and claims and now[0] < QUIET and now not in self._spoken:
            self._spoken.add(now)
            self.claimed += self.claim(self.choose_claim(claims))
        elif self.options("close_debate"):
            self.do({"verb": "close_debate"})
        else:
            self.do({"verb": "done"})

    def choose_claim(self, claims: list[Json]) -> Json:
        chosen: Json = self.random.choice(claims)
        return chosen

    def _select(self) -> None:
        if self.options("confirm"):
            self.do({"verb": "confirm"})
        else:
            self.do(self.random.choice(self.options("propose")))

    def _by_torch(self) -> None:
        """In the dark: what is final is pointed at first, then pressed by its name."""
        looks = self.options("raquel_look", "raquel_out", "professor_look")
        self.point_at(self.random.choice(looks)) if looks else self.do(self.options()[0])

    def _point(self) -> None:
        self.point_at(self.random.choice(self.options("appoint", "accuse")))

    def point_at(self, shown: Json) -> None:
        if self.press(self._called(said(self.label(shown), last=True)).first, changes=False):
            self.press(self._called(said(self.label(shown), whole=True)))

    def _called(self, name: re.Pattern[str]) -> Locator:
        """A button by its name; in the dark there are only those in the light of the torch."""
        place = self.page.get_by_role("dialog") if self.sight["view"]["dark"] else self.page
        return place.get_by_role("button", name=name)


@cache
def words_of(lang: Lang, seats: tuple[str, ...], reader: int) -> Words:
    """Made once: it takes longer than a click."""
    return Words(GAME, lang, EDITION, seats, reader)


@cache  # to read the texts takes a while
def read_words(lang: str, players: tuple[str, ...], reader: int) -> Words:
    return Words(GAME, lang, EDITION, players, reader)


def seed_for(role: str, *, leader: int | None = None) -> str:
    """A seed of the shuffle with which the first seat of five has this role, at a table where nobody adds to it."""
    for number in range(1000):
        seed = f"{number:064x}"
        match = Match(GAME, FILES, SealedDice(dice_seed(shuffle(seed, {}))), seats=5, live=True)
        view: Any = match.view(0)
        if view.mine.role == role and leader in {None, view.leader}:
            return seed
    raise AssertionError(f"no seed for {role}")


def settled(player: Player) -> bool:
    """For `until`: the next time something is asked of the player."""
    return player.over or player.asked()
