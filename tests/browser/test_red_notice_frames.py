"""What Jessah's page is sent and shows while Angela moves: the same for all ways with the same public result.

RN-INV-05 in a browser: content, number, order and size of the frames, and all that stands on the page.
"""

from collections.abc import Callable
from contextlib import nullcontext

import pytest
from playwright.sync_api import expect

from browser.aims import CONTINENT, Aimed, first, idle, place, sit_down
from browser.conftest import Come, Serve
from browser.seated import play
from browser.sightings import check_sightings, trace
from browser.test_frames import STANDING
from browser.visitor import Json, Visitor

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]  # the machine may be doing other work

SEED = f"{13:064x}"  # Angela starts where a radar listens, and may move four times in the first round
FAR = ("sydney", "lima")


class Mover(Aimed):
    """Angela, who is after movements and passes in everything else. Each way sets off the first radar, no other."""

    def __init__(self, visitor: Visitor, way: Callable[["Mover"], None]) -> None:
        super().__init__(visitor, wish_to_move)
        self.way = way
        self.movements = 0

    def answer(self) -> bool:
        if self.step != "plan_movement" or not self.options():
            return super().answer()
        self.way(self)
        self.do(self.options("end_movement")[0])
        self.movements += 1
        return True

    def steps(self) -> list[Json]:
        """To neighbours on a continent that a radar watches, the first time; then to all others."""
        watched = {radar["continent"] for radar in self.view["radars"]}
        steps = self.options("go")
        return [step for step in steps if (CONTINENT[step["args"]["city"]] in watched) == (not self.movements)]


def wish_to_move(view: Json, options: list[Json]) -> Json:
    jokers = [option for option in options if option.get("args") == {"kind": "move"}]
    return place(view, options, "move", "joker") or first(jokers or options, "joker", "skip", "go_on")


def stay(angela: Mover) -> None:
    """Once, so that the radar hears her; from then on she uses no move at all."""
    if not angela.movements:
        angela.do({"verb": "stay"})


def walk(angela: Mover) -> None:
    angela.do(angela.steps()[0])


def hesitate(angela: Mover) -> None:
    """There and back, a way that is none, and then elsewhere."""
    angela.do(angela.steps()[0])
    planned = angela.view["mine"]["planned"]
    angela.page.locator("#prompt-take_back").click()
    angela.wait(lambda: angela.view["mine"]["planned"] != planned, "the way taken back")
    near = {option["args"]["city"] for option in angela.options("go")}
    angela.hit(angela.place(f"city:{next(city for city in FAR if city not in near)}"))
    angela.page.get_by_role("alert").wait_for()
    angela.do(angela.steps()[-1])


class Night:
    """A match until Angela has moved so often: what she did, and all that Jessah's page got and showed of it."""

    def __init__(self, ada: Visitor, bo: Visitor, way: Callable[[Mover], None], movements: int) -> None:
        for visitor in (ada, bo):
            visitor.page.goto("about:blank")
            visitor.frames.clear()
            visitor.raw.clear()
        angela, jessah = Mover(ada, way), Aimed(bo, idle)
        sit_down(angela, jessah)
        bo.hush()
        since = len(bo.raw)
        self.pages: list[list[str]] = []  # after each movement
        for number in range(1, movements + 1):
            play(angela, jessah, until=lambda number=number: angela.movements == number)  # type: ignore[misc]
            bo.page.mouse.move(0, 0)  # off what explains itself to whoever hovers
            expect(bo.page.get_by_role("note")).to_have_count(0)
            bo.hush()
            self.pages.append(bo.page.evaluate(STANDING))
        self.way = [visit["city"] for visit in angela.view["mine"]["route"]]
        self.announced = [ping["radars"] for ping in jessah.view["pings"]]
        self.sights = list(bo.frames)
        self.frames = trace(bo, since)


def looks_alike(one: Night, other: Night) -> None:
    """To Jessah; although Angela went other ways."""
    assert one.way != other.way
    assert one.announced == other.announced
    assert [frame["type"] for frame, _ in one.frames] == [frame["type"] for frame, _ in other.frames]
    for before, after in zip(one.frames, other.frames, strict=True):
        assert before == after
    for page, same in zip(one.pages, other.pages, strict=True):
        assert page == same
    for night in (one, other):
        check_sightings(night.sights)


def test_ways_with_the_same_result_are_one_way_to_jessah(serve: Serve, come: Come) -> None:
    host = serve(standing=True, seed=SEED)
    ada, bo = come(host, name="Ada"), come(host, name="Bo")
    still, walked, wavered = [Night(ada, bo, way, movements=4) for way in (stay, walk, hesitate)]
    assert still.announced == [["north_america"], [], [], []]
    assert len(still.frames) > 20
    looks_alike(still, walked)
    looks_alike(still, wavered)
    looks_alike(walked, wavered)


@pytest.mark.parametrize("plant", ["", "angelas_city", "a_step_counted", "a_tip_in_the_notebook"])
def test_a_planted_leak_is_found_on_jessahs_page(serve: Serve, come: Come, plant: str) -> None:
    host = serve(standing=True, seed=SEED, plant=plant and f"browser.planted:{plant}")
    ada, bo = come(host, name="Ada"), come(host, name="Bo")
    still, walked = [Night(ada, bo, way, movements=2) for way in (stay, walk)]
    with pytest.raises(AssertionError) if plant else nullcontext():
        looks_alike(still, walked)
    if plant == "angelas_city":
        with pytest.raises(AssertionError):
            check_sightings(walked.sights)
