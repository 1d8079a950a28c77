"""Red Notice around its table: fingers on the map, one screen for both, and an undo that the other must allow."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from browser import words
from browser.aims import EDITION, Aimed, cash_in, hunt, idle, sit_down
from browser.chaser import ANGELA, JESSAH, screen
from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.seated import Seated, play
from browser.test_hot_seat import EVERYTHING
from browser.visitor import Json, Visitor
from browser.words import said
from cavale.core.refusal import Refusal
from cavale.words import Words

SEED = f"{7:064x}"
Point = tuple[float, float]


def button(visitor: Visitor, key: str) -> Any:
    """A button of the frame, by the key of its text."""
    return visitor.page.get_by_role("button", name=said(words.screen(visitor.lang, key), whole=True))


# -- fingers -----------------------------------------------------------------------------------------------------------


class Fingers:
    """On the map of a phone; places are parts of the map's width and height."""

    STEPS = 30

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.line = visitor.context.new_cdp_session(visitor.page)

    def at(self, place: Point) -> Point:
        """On the screen; the map gets what room the prompt leaves."""
        box = self.page.locator("svg.world").bounding_box()
        assert box
        return box["x"] + place[0] * box["width"], box["y"] + place[1] * box["height"]

    def drag(self, *ways: tuple[Point, Point]) -> None:
        """Each finger along its way, all at once."""
        lines = [(self.at(start), self.at(end)) for start, end in ways]
        for step in range(self.STEPS + 1):
            points = [between(start, end, step / self.STEPS) for start, end in lines]
            self.touch("touchMove" if step else "touchStart", points)
        self.touch("touchEnd", [])

    def touch(self, kind: str, points: list[Point]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def tap(self, place: Point) -> None:
        self.page.touchscreen.tap(*self.at(place))

    @property
    def seen(self) -> tuple[float, ...]:
        """The part of the map that is seen, in its own units: left, top, width, height."""
        return tuple(map(float, str(self.page.locator("svg.world").get_attribute("viewBox")).split()))

    def place_of(self, city: str) -> Point:
        left, top, width, height = self.seen
        found = next(each for each in EDITION.cities() if each.id == city)
        return (found.x - left) / width, (found.y - top) / height

    def nearest_to_the_middle(self, cities: list[str]) -> str:
        return min(cities, key=lambda city: abs(self.place_of(city)[0] - 0.5))


def between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def test_two_fingers_bring_the_map_closer_and_one_moves_it(serve: Serve, come: Come) -> None:
    ada = come(serve(seed=SEED), name="Ada", lang="fr", size="phone")
    player = Aimed(ada, hunt)
    player.go(player.lay(JESSAH, bot="random", clocks="off"))
    whole = ada.page.get_by_role("button", name=screen("fr", "map-whole"))
    if whole.count():
        whole.click()
    fingers = Fingers(ada)
    city = fingers.nearest_to_the_middle([option["args"]["city"] for option in player.options("start")])
    all_of_it, here = fingers.seen, fingers.place_of(city)

    wide = min(here[0], 1 - here[0]) - 0.04
    fingers.drag((moved(here, -0.06), moved(here, -wide)), (moved(here, 0.06), moved(here, wide)))
    assert fingers.seen[2] < all_of_it[2] / 2.5, "two fingers apart bring the map closer"
    assert abs(fingers.place_of(city)[0] - here[0]) < 0.1, "and what lies between them stays there"
    ada.shoot("red-notice-map-closer")
    letters = "(text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"
    assert ada.page.locator("svg.world text").first.evaluate(letters) >= 15.9, "names keep their size"

    before, number = fingers.seen, player.sight["number"]
    here = fingers.place_of(city)
    by = 0.2 if here[0] < 0.5 else -0.2
    fingers.drag((here, moved(here, by)))
    assert fingers.seen[2:] == pytest.approx(before[2:]), "one finger moves it, no closer and no farther"
    assert fingers.place_of(city)[0] == pytest.approx(here[0] + by, abs=0.04), "what lies under the finger goes along"
    ada.hush()
    assert player.sight["number"] == number, "whoever drags the map presses nothing"
    assert not pressed(player)
    expect(ada.page.get_by_role("alert")).to_have_count(0)

    fingers.tap(fingers.place_of(city))
    player.wait(lambda: player.sight["number"] != number or pressed(player), "the city that was tapped")

    for _ in range(2):
        fingers.drag(((0.1, 0.5), (0.48, 0.5)), ((0.9, 0.5), (0.52, 0.5)))
    assert fingers.seen[2] == pytest.approx(all_of_it[2]), "two fingers together: all of the world again"
    assert not ada.complaints


def moved(place: Point, by: float) -> Point:
    return place[0] + by, place[1]


def pressed(player: Seated) -> bool:
    return player.page.locator('svg.world [aria-pressed="true"]').count() > 0


# -- one screen for both -----------------------------------------------------------------------------------------------


class Sharing(Aimed):
    """Both at one screen: the sights of both come here, and the curtain says who is to take it."""

    at = ANGELA

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, idle)
        self.taken: set[int] = set()  # who has had the screen

    @property
    def sight(self) -> Json:
        return self.eyes(self.at)

    def eyes(self, seat: int) -> Json:
        return next(sight for sight in reversed(self.visitor.sights()) if sight["seat"] == seat)

    def choose(self) -> Json:
        return (cash_in if self.at == ANGELA else hunt)(self.view, self.options())

    def share(self, rounds: int) -> None:
        curtain = self.page.get_by_role("dialog")
        until = time.monotonic() + 600
        while not self.over and self.eyes(ANGELA)["view"]["round"] <= rounds:
            assert time.monotonic() < until, f"stuck in {self.step}"
            self.visitor.hush()
            if curtain.count():
                self.lift()
            elif not self.answer():
                expect(curtain).to_be_visible()  # the other one is to take it

    def lift(self) -> None:
        """Whoever takes the screen lifts the curtain. Until then nothing of either is on the page."""
        curtain = self.page.get_by_role("dialog")
        self.at = next(seat for seat in (ANGELA, JESSAH) if self.eyes(seat)["asked"])
        expect(curtain.get_by_role("heading")).to_contain_text(self.words.players[self.at])
        expect(curtain.get_by_text(self.words.say(f"game-seat-{self.at}"), exact=True)).to_be_visible()
        assert self.told() == set(), "the curtain is down"
        self.taken.add(self.at)
        button(self.visitor, "table-curtain-keep").click()
        expect(curtain).to_have_count(0)
        hidden = self.eyes(ANGELA)["view"]["mine"]["city"] and not self.view["angela"]
        notebook = bool(self.eyes(JESSAH)["view"]["notebook"]) and hidden
        known = (
            {"Angela's city"}
            if self.at == ANGELA and hidden
            else {"the notebook"}
            if self.at == JESSAH and notebook
            else set()
        )
        assert self.told() - {"cheques"} == known, "the curtain is up"

    def told(self) -> set[str]:
        """What the page tells of what only one of them may know."""
        page = str(self.page.evaluate(EVERYTHING))
        here = screen(self.visitor.lang, "map-angela-here")
        public = self.eyes(ANGELA)["view"]["angela"]
        found = {
            "cheques": "cheque:" in page,
            "Angela's city": here in page and not public,
            "the notebook": self.page.locator("svg.world .halo").count() > 0,
        }
        return {what for what, there in found.items() if there}


@pytest.mark.long
@pytest.mark.timeout(900)  # the machine may be doing other work
def test_one_screen_for_both(serve: Serve, come: Come) -> None:
    ada = come(serve(standing=True, seed=SEED), name="Ada", lang="fr", size="tablet")
    both, page = Sharing(ada), ada.page
    page.goto("/")
    page.locator('[data-game="rn"]').get_by_role("button", name=words.screen("fr", "home-friends")).click()
    page.get_by_role("switch", name=said(words.screen("fr", "new-hot-seat"))).click()
    button(ada, "new-go").click()
    expect(page.get_by_role("region", name=words.screen("fr", "room-title"))).to_be_visible()
    expect(page.get_by_text(words.screen("fr", "room-invite"), exact=True)).to_have_count(0)  # nobody else can sit down
    inspect(ada, "red-notice-hot-seat-room")
    page.get_by_role("button", name=said(words.screen("fr", "room-start"))).click()
    both.wait(lambda: {sight["seat"] for sight in ada.sights()} == {ANGELA, JESSAH}, "both sights")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    inspect(ada, "red-notice-curtain")
    both.share(rounds=1)
    assert both.taken == {ANGELA, JESSAH}
    assert not ada.complaints


# -- undo --------------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_what_became_known_is_not_undone_and_the_page_says_why(serve: Serve, come: Come) -> None:
    """A token that Jessah has seen: nobody is asked, and nothing changes."""
    host = serve(seed=SEED)
    ada, bo = come(host, name="Ada", lang="fr"), come(host, name="Bo", lang="en", size="phone")
    angela, jessah = Aimed(ada, cash_in), Aimed(bo, idle)
    sit_down(angela, jessah)
    play(angela, jessah, until=lambda: bool(angela.options("place")))
    angela.do(angela.options("place")[0])
    slots = laid(angela)
    button(ada, "ui-menu").click()
    button(ada, "table-undo-ask").click()
    why = Words(None, "fr").refusal(Refusal("", "undo-too-late"))
    expect(ada.page.get_by_text(said(why))).to_be_visible()
    inspect(ada, "red-notice-undo-too-late")
    assert laid(angela) == slots
    assert not [table for table in bo.frames if (table.get("table") or {}).get("undo_asked") is not None]
    assert not ada.complaints
    assert not bo.complaints


def laid(player: Seated) -> int:
    """How many tokens lie in the row."""
    return sum(card[side]["owner"] is not None for card in player.view["row"] for side in ("left", "right"))
