"""La Traque by hand: things are carried by finger and by mouse, and what one is shown lies there as cards."""

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come, Serve
from browser.hunter import Hunter, revealing, screen
from browser.inspection import inspect
from browser.seated import play
from browser.visitor import Json, Visitor

SEED = f"{3:064x}"  # a collaborator is among the first fugitives


def test_a_finger_carries_a_card_to_an_agent(serve: Serve, come: Come) -> None:
    """Across, a finger leafs through the hand; upwards, it takes a card, and the board shows who may learn of it."""
    ada, zone = at_the_hunt(serve, come, size="phone")
    page, answers, agent = ada.page, ada.answers, hunter_of(ada, zone)
    finger = Finger(ada.visitor)
    cards, hand = page.locator('[data-place^="hand:"]'), page.locator("section.hand")
    hand.evaluate("(row) => row.addEventListener('scrollend', () => (window.rests = row.scrollLeft > 0))")
    finger.lift(cards.nth(1), -100, 0)
    finger.let_go()
    page.wait_for_function("() => window.rests")  # what a finger has pushed rolls on for a while
    hand.evaluate("(row) => row.scrollTo(0, 0)")
    page.locator(f'.jumps [data-place]:not([data-place="zone:{zone}"])').last.click()
    place = ada.place(f"agent:{ada.sight['seat']}:{agent['agent']}")
    expect(place).not_to_be_in_viewport(ratio=1)
    card = str(cards.first.get_attribute("data-place"))
    finger.lift(cards.first, 0, -60)
    expect(place).to_be_in_viewport(ratio=1)
    ada.visitor.shoot("la-traque-carried")
    assert ada.answers == answers
    finger.move(place)
    finger.let_go()
    under = [card.removeprefix("hand:")]
    ada.wait(lambda: hunter_of(ada, zone)["cards"] == under, "the card to be under the agent")
    assert not ada.visitor.complaints


def test_a_mouse_carries_agents_and_cards(serve: Serve, come: Come) -> None:
    ada, zone = at_the_hunt(serve, come)
    page, mouse = ada.page, ada.page.mouse
    card = page.locator('[data-place^="hand:"]').first
    agent = ada.place(f"agent:{ada.sight['seat']}:{hunter_of(ada, zone)['agent']}")
    fugitive = ada.place(f"slot:{next(slot['slot'] for slot in ada.view['slots'] if is_collaborator(slot))}")

    def carry(thing: Locator, to: Locator) -> None:
        mouse.move(*middle(thing))
        mouse.down()
        mouse.move(*middle(to), steps=8)
        mouse.up()

    carry(card, agent)
    ada.wait(lambda: hunter_of(ada, zone)["count"] == 1, "the card to be under the agent")
    carry(agent, fugitive)
    expect(ada.named("back")).to_be_visible()  # an arrest is pointed at first
    ada.visitor.hush()
    assert hunter_of(ada, zone)["count"] == 1
    page.keyboard.press("Escape")
    expect(ada.named("back")).to_have_count(0)
    carry(ada.place("agents"), fugitive)
    ada.hit(ada.named(f"move_hunt(zone={zone})"))  # so is the last action
    ada.wait(lambda: len(hunters_of(ada, zone)) == 2, "a second agent to hunt")
    assert not ada.visitor.complaints


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_one_is_shown_lies_there_as_cards(serve: Serve, come: Come, size: str) -> None:
    ada, _ = at_the_hunt(serve, come, size=size)
    page = ada.page
    ada.do(ada.options("inform")[0])
    ada.do(next(option for option in ada.options("capture") if option["args"].get("track") == "political"))
    offered = page.get_by_role("region", name=screen("en", "peeked-offered"))  # by the tribunal
    expect(offered.get_by_role("button")).to_have_count(2)
    inspect(ada.visitor, "la-traque-offered")
    play(ada, until=lambda: bool(ada.options("objective")))
    expect(offered).to_have_count(0)
    ada.do(ada.options("objective")[0])
    shown = page.get_by_role("region", name=screen("en", "peeked-deck", deck="Press"))
    expect(shown.get_by_role("button")).to_have_count(3)
    inspect(ada.visitor, "la-traque-peeked")
    taken = shown.get_by_text(screen("en", "taken"))
    ada.do(ada.options("choose")[0])
    expect(taken).to_have_count(1)
    shown.locator(".kept").click()
    ada.wait(lambda: not ada.sight["asked"]["draft"], "it to be laid back")
    expect(taken).to_have_count(0)
    ada.do(ada.options("choose")[0])
    ada.do(ada.options("choose")[0])
    assert ada.step == "choose_hand"
    ada.do(ada.options("choose")[0])
    seen = page.get_by_role("region", name=screen("en", "peeked-hand", **{"seat-name": "Bo"}))
    expect(seen.get_by_role("button")).to_have_count(1)
    inspect(ada.visitor, "la-traque-inspected")
    ada.do(ada.options("end_turn")[0])
    expect(seen).to_have_count(0)
    assert not ada.visitor.complaints


# How it comes to that


class Calm(Hunter):
    """Takes a faction, and then does the first of a few things that can be done."""

    faction = "usa"
    verbs: tuple[str, ...] = ("pass",)

    def choose(self) -> Json:
        found = [option for option in self.options() if option.get("args") == {"faction": self.faction}]
        return (found or [self.options(verb)[0] for verb in self.verbs if self.options(verb)])[0]


class Busy(Calm):
    faction = "tzaar"
    verbs = ("choose", "end_turn", "move_investigate")


def at_the_hunt(serve: Serve, come: Come, **how: str) -> tuple[Hunter, str]:
    """Ada's first hunter is where a collaborator hides, and Bo has passed. That zone."""
    host = serve(seed=SEED)
    ada = Busy(come(host, name="Ada", **how), keyboard=True)
    bo = Calm(come(host, name="Bo"), keyboard=True)
    brought = ada.visitor.post("/api/editions", game="la_traque", files=revealing())
    table = ada.lay(2, edition=str(brought["id"]), faction_pick="draft", clocks="off")
    bo.visitor.come_to(table, ada.visitor)
    bo.visitor.post(f"/api/tables/{table}/sit", seat=1)
    ada.start(table)
    ada.go(table)
    bo.go(table)
    play(ada, bo, until=lambda: bool(ada.options("move_hunt")) and ada.view["players"][1]["passed"])
    zone = next(str(slot["zone"]) for slot in ada.view["slots"] if slot["open"] and is_collaborator(slot))
    ada.do(next(option for option in ada.options("move_hunt") if option["args"]["zone"] == zone))
    return ada, zone


def is_collaborator(slot: Json) -> bool:
    return str(slot["fugitive"]).startswith("f.col.")


def hunters_of(player: Hunter, zone: str) -> list[Json]:
    """The player's agents who hunt there."""
    agents = player.view["players"][player.sight["seat"]]["agents"]
    return [agent for agent in agents if agent["where"] == zone]


def hunter_of(player: Hunter, zone: str) -> Json:
    return hunters_of(player, zone)[0]


class Finger:
    """A fingertip on the glass of a page."""

    def __init__(self, visitor: Visitor) -> None:
        self.line = visitor.context.new_cdp_session(visitor.page)
        self.at = (0.0, 0.0)

    def lift(self, thing: Locator, x: float, y: float) -> None:
        """Down on a thing, and so many pixels along with it."""
        self.at = middle(thing)
        self._touch("touchStart")
        self._go(self.at[0] + x, self.at[1] + y)

    def move(self, to: Locator) -> None:
        self._go(*middle(to))

    def let_go(self) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _go(self, x: float, y: float, steps: int = 10) -> None:
        from_x, from_y = self.at
        for step in range(1, steps + 1):
            self.at = (from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps)
            self._touch("touchMove")

    def _touch(self, kind: str) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": self.at[0], "y": self.at[1]}]})


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
