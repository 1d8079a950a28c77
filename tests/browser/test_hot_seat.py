"""One device for all: the curtain keeps everybody's secrets, and asks for the right one."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.player import Player
from browser.visitor import Json
from browser.words import said

EVERYTHING = """() => [...document.querySelectorAll('*')].flatMap((node) => [
  ...(node.shadowRoot ? ['shadow'] : []), ...[...node.attributes].map((one) => one.value),
]).concat(document.body.innerText, document.body.textContent, document.title).join('\\n')"""


AT_ONCE = """() => new MutationObserver((_, watch) => {
  const lift = document.querySelector('[role=dialog] .btn.pri')
  if (lift) { watch.disconnect(); lift.click() }
}).observe(document.body, { childList: true, subtree: true })"""


class Sharer(Player):
    """Several people at one screen: the sights of all come here, and the curtain says who is to take it."""

    at = 0
    at_screen: set[int]

    @property
    def eyes(self) -> dict[int, Json]:
        """What each seat sees now."""
        return {sight["seat"]: sight for sight in self.visitor.sights()}

    @property
    def sight(self) -> Json:
        return self.eyes[self.at]

    def share(self, rounds: int) -> None:
        """Play so many rounds, passing the device around."""
        self.at_screen = set()
        while self.sight["view"]["round"] <= rounds:
            self.visitor.hush()  # all seats have heard the same: the curtain asks for the right one
            heard = len(self.visitor.frames)
            if self.page.get_by_role("dialog").count():
                self._lift()
            elif not self.answer():
                wanted = [seat for seat, sight in self.eyes.items() if sight["asked"] and not sight["asked"]["locked"]]
                if wanted:
                    expect(self.page.get_by_role("dialog")).to_be_visible()  # somebody else is to take it
                else:
                    self.let_pass()
                    self.wait(lambda heard=heard: len(self.visitor.frames) > heard, "anything new")  # type: ignore[misc]

    def _lift(self) -> None:
        """Whoever takes the device lifts the curtain. Until then nothing of anybody is on the page."""
        curtain = self.page.get_by_role("dialog")
        names = [seat["name"] for seat in self.table["seats"]]
        asks = [said(self.say("table-curtain", **{"seat-name": name}), whole=True) for name in names]
        self.at = next(seat for seat, ask in enumerate(asks) if curtain.get_by_role("heading", name=ask).count())
        assert self.questioned(), f"the screen asks for {names[self.at]}, of whom nothing is asked"
        assert not self._told(), "the curtain is down"
        self.at_screen.add(self.at)
        self.button("table-curtain-keep").click()
        expect(curtain).to_have_count(0)
        expect(self.hand()).to_contain_text(names[self.at])
        assert len(self._told()) == (2 if self.sight["view"]["mine"]["hand"] else 1), "the curtain is up"

    def _told(self) -> set[str]:
        """What the page tells of what only one seat may know: teams, and the cards of a hand."""
        page = str(self.page.evaluate(EVERYTHING)).lower()
        teams = {self.words.name("team", sight["view"]["mine"]["team"]).lower() for sight in self.eyes.values()}
        return {secret for secret in {*teams, "kind:"} if secret in page}


@pytest.mark.long
def test_one_screen_for_everybody(serve: Serve, come: Come) -> None:
    host = serve(standing=True)
    ada = come(host, name="Ada", lang="fr")
    sharer = Sharer(ada, host, talkative=False)
    page = ada.page
    page.goto("/")
    sharer.button("home-friends").first.click()
    page.get_by_role("switch", name=said(sharer.say("new-hot-seat"))).click()
    sharer.button("new-go").click()
    expect(page.get_by_role("region", name=sharer.say("room-title"))).to_be_visible()
    page.get_by_label(sharer.say("room-name", seat=2)).fill("Bo")
    page.keyboard.press("Tab")
    expect(page.get_by_label(sharer.say("room-name", seat=2))).to_have_value("Bo")
    sharer.wait(lambda: sharer.table["seats"][1]["name"] == "Bo", "the name")
    inspect(ada, "hot-seat-room")
    assert sharer.table["options"]["clocks"] == "off"
    page.evaluate(AT_ONCE)  # a thumb that is still there lifts no curtain
    page.get_by_role("button", name=said(sharer.say("room-start"))).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    inspect(ada, "curtain")
    sharer.share(rounds=2)
    assert sharer.at_screen == set(range(5))
    assert not ada.complaints
