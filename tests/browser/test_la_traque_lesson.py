"""The lesson of La Traque in the browser, pressed through from start to end."""

import json

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.hunter import Hunter, screen, spelled
from browser.inspection import inspect
from browser.visitor import ROOT, Json, Lang, Size
from browser.words import said

LESSON = ROOT / "web/src/games/la_traque/tutorial/frames.json"
LOOKED_AT = "capture"
LONG = 10_000  # milliseconds, for what the rivals do meanwhile
AT_ONCE = {
    "move_hunt": "zone:{zone}",
    "keep": "hand:{card}",
}  # one press, for it can be undone
POINTED_AT = {
    "inform": "hand:{card}",
    "take_faction": "faction:{faction}",
    "move_investigate": "place:{zone}:{place}",
    "capture": "slot:{slot}",
}


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), [("fr", "phone"), ("en", "desktop")])
def test_the_lesson_from_start_to_end(serve: Serve, come: Come, lang: Lang, size: Size) -> None:
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    ada = come(serve(), lang=lang, size=size)
    reader, page = Hunter(ada), ada.page
    page.clock.install()
    page.goto("/learn/la_traque")
    for number, step in enumerate(lesson["steps"], 1):
        title = page.get_by_role("status").filter(has_text=said(screen(lang, f"tutorial-{step['text']}")))
        expect(title.filter(has_text=said(screen(lang, f"tutorial-{step['text']}.text")))).to_be_visible()
        if step["text"] == LOOKED_AT:
            inspect(ada, "la-traque-lesson")
        if step["awaited"] is None:
            name = screen(lang, "tutorial-finish" if number == len(lesson["steps"]) else "tutorial-next")
            page.get_by_role("button", name=name, exact=True).click()
        elif step["awaited"].get("why"):
            with ada.still():
                reader.hit(reader.place(POINTED_AT["capture"].format(**step["awaited"]["args"])))
                expect(page.get_by_role("alert")).to_be_visible()
        else:
            press(reader, step["awaited"])
        page.clock.run_for(LONG)
    page.wait_for_url("**/learn")
    assert not ada.complaints


def press(reader: Hunter, awaited: Json) -> None:
    """At its place, where that is on the board or in the hand; else from the list."""
    verb, args = awaited["verb"], awaited["args"]
    if verb in AT_ONCE:
        reader.hit(reader.place(AT_ONCE[verb].format(**args)))
        if reader.named(spelled(awaited)).count():  # the last action is pointed at first
            reader.hit(reader.named(spelled(awaited)))
    elif verb in POINTED_AT:
        reader.hit(reader.place(POINTED_AT[verb].format(**args)))
        reader.hit(reader.named(spelled(awaited)))
    elif reader.named(spelled(awaited)).count():
        reader.hit(reader.named(spelled(awaited)))
    else:
        reader.hit(reader.page.locator("#prompt-all, #prompt-which"))
        reader.hit(reader.page.locator(f'.prompt .menu [data-item="{spelled(awaited)}"]'))
    if (sure := reader.page.get_by_role("dialog")).count():
        reader.hit(sure.locator(".pri"))
