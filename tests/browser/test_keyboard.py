"""No mouse at all: from the landing page to the end of a match with Tab, Enter, arrows and Escape."""

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TookTooLong

from browser.conftest import Come, Serve
from browser.player import Player, seed_for
from browser.visitor import PATIENCE
from browser.words import said

TRIES = 8  # the page may change on the way, and what scrolls is a stop, too
# How many presses of Tab lead there; less than none are presses of Shift and Tab.
WAY = """(target) => {
  const places = [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [tabindex]')]
    .filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility({ visibilityProperty: true })
      && !node.closest('[inert]') && (!document.querySelector('dialog[open]') || node.closest('dialog[open]')));
  const here = document.activeElement, there = places.indexOf(target);
  const passed = places.filter((node) => node.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING);
  const at = places.includes(here) ? places.indexOf(here) : passed.length - 1;
  return there > at || places.includes(here) ? there - at : there - at - 1;
}"""
HERE = "(node) => node === document.activeElement"
PLACED = "() => document.activeElement !== document.body"
SEEN = """() => {
  const nodes = [document.activeElement, ...document.activeElement.querySelectorAll('*')];
  return nodes.some((node) => {
    const style = getComputedStyle(node);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 1 || style.boxShadow !== 'none';
  });
}"""


class Typist(Player):
    """Presses keys only."""

    def hit(self, button: Locator, timeout: float = PATIENCE) -> None:
        target = button.element_handle(timeout=timeout)
        for _ in range(TRIES):
            way = target.evaluate(WAY)
            for _ in range(abs(way)):
                self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
            if target.evaluate(HERE):
                assert self.page.evaluate(SEEN), f"nothing shows that {button} has the focus"
                self.page.keyboard.press("Enter")
                return
        raise TookTooLong(f"no way to {button} by Tab")

    def answer(self) -> bool:
        if self.asked():
            self.page.wait_for_function(PLACED)  # whoever is asked has a place on the page
        return super().answer()


def test_a_match_without_a_mouse(serve: Serve, come: Come) -> None:
    host = serve(standing=True)
    ada = come(host)
    typist = Typist(ada, host)
    typist.start()
    _arrows_walk_along_the_hand(typist)
    typist.play(until=lambda typist: typist.step == "free_floor")
    _escape_leads_back(typist)
    _the_menu_and_back(typist)
    typist.talkative = False
    typist.play()
    expect(typist.prompt()).to_have_text(said(typist.say("table-over")))
    former = ada.page.url
    typist.hit(typist.button("table-rematch"))
    ada.page.wait_for_url(lambda url: url != former)
    assert not ada.complaints


def test_the_dark_without_a_mouse(serve: Serve, come: Come) -> None:
    """What one pressed by torchlight goes away, and focus has a place nevertheless."""
    host = serve(standing=True, seed=seed_for("raquel"))
    typist = Typist(come(host, name="Ada"), host, talkative=False)
    typist.lay()
    typist.play(until=lambda typist: bool(typist.options("raquel_look")))
    typist.point_at(typist.options("raquel_look")[0])
    typist.wait(lambda: bool(typist.options("raquel_out")), "the second question")
    typist.page.wait_for_function(PLACED)
    typist.point_at(typist.options("raquel_out")[0])
    typist.wait(lambda: not typist.questioned(), "the end of her power")


def _arrows_walk_along_the_hand(typist: Typist) -> None:
    hand = typist.page.get_by_role("region", name=typist.say("your-hand"))
    cards = hand.get_by_role("list").get_by_role("button")
    cards.first.focus()
    for card in range(1, 5):
        typist.page.keyboard.press("ArrowRight")
        expect(cards.nth(card)).to_be_focused()
    typist.page.keyboard.press("Home")
    typist.page.keyboard.press("End")


def _escape_leads_back(typist: Typist) -> None:
    menu = typist.button("about-others")
    typist.hit(menu)
    expect(menu).to_have_attribute("aria-expanded", "true")
    typist.page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")
    expect(menu).to_be_focused()


def _the_menu_and_back(typist: Typist) -> None:
    for dialog in ("ui-menu", "ui-rules"):
        opener = typist.button(dialog)
        typist.hit(opener)
        expect(typist.page.get_by_role("dialog")).to_be_visible()
        typist.page.keyboard.press("Escape")
        expect(typist.page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()
