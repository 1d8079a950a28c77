"""Notes: what a thing is, for whoever hovers over it or holds a finger on it."""

from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.player import Player
from browser.words import said
from cavale.lab.host import Host

HOVER = 1200  # milliseconds, twice as long as a note waits
CLOCKLESS = {"clocks": "off"}  # whoever reads is not hurried


def test_a_card_is_explained_by_hovering(site: Host, come: Come) -> None:
    ada = Player(come(site, name="Ada"))
    ada.lay(options=CLOCKLESS)
    kind = ada.options("choose")[0]
    ada.card(kind).hover()
    note = ada.page.get_by_role("note")
    expect(note).to_contain_text(said(ada.words.name("kind", kind["args"]["kind"])))
    ada.visitor.check_accessible("a note")
    ada.visitor.shoot("note")
    ada.page.mouse.move(4, 4)
    expect(note).to_have_count(0)


def test_whoever_presses_a_card_reads_no_note_until_the_mouse_moves(site: Host, come: Come) -> None:
    ada = Player(come(site, name="Ada"))
    ada.lay(options=CLOCKLESS)
    kind = ada.options("choose")[0]
    ada.card(kind).hover()
    box = ada.card(kind).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.click(x, y)
    ada.wait(lambda: bool(ada.sight["asked"]["draft"]), "the card")
    note = ada.page.get_by_role("note")
    still = {"pointerType": "mouse", "clientX": x, "clientY": y}
    ada.card(kind).locator("svg").first.dispatch_event("pointerenter", still)  # the card moved under the mouse
    ada.page.wait_for_timeout(HOVER)
    expect(note).to_have_count(0)
    ada.page.mouse.move(4, 4)
    ada.card(kind).hover()
    expect(note).to_be_visible()


def test_on_a_phone_a_finger_that_holds_reads_and_one_that_taps_plays(site: Host, come: Come) -> None:
    ada = Player(come(site, name="Ada", size="phone"))
    ada.lay(options=CLOCKLESS)
    shown = ada.options("choose")[0]
    hold(ada, ada.card(shown))
    expect(ada.page.get_by_role("note")).to_be_visible()
    ada.visitor.hush()
    assert not ada.sight["asked"]["draft"], "reading is not playing"
    ada.card(shown).tap()
    ada.wait(lambda: bool(ada.sight["asked"]["draft"]), "the card that was tapped")
    expect(ada.page.get_by_role("note")).to_have_count(0)


def test_the_note_of_the_role_leaves_the_prompt_readable(site: Host, come: Come) -> None:
    ada = Player(come(site, name="Ada", size="phone"))
    ada.lay(options=CLOCKLESS)
    role = ada.sight["view"]["mine"]["role"]
    ada.hand().get_by_role("button", name=said(ada.words.name("role", role))).tap()
    note = ada.page.get_by_role("note")
    expect(note).to_contain_text(said(ada.words.say(f"game-role-{role}.goal")))
    below, prompt = note.bounding_box(), ada.prompt().bounding_box()
    assert below is not None
    assert prompt is not None
    assert below["y"] + below["height"] <= prompt["y"], "the note lies on the prompt"
    ada.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def hold(player: Player, thing: Locator) -> None:
    """A finger on it until the note comes, and up again."""
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = player.visitor.context.new_cdp_session(player.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    player.page.get_by_role("note").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
