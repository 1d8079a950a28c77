"""The tutorial, from its first word to its last, as a reader plays it."""

import json

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.inspection import check_prompt, inspect
from browser.player import QUOTES, Player, read_words
from browser.visitor import ROOT, Lang, Size
from browser.words import said
from cavale.lab.host import Host

LESSONS = json.loads((ROOT / "web/src/games/casa_de_papel/tutorial/frames.json").read_text(encoding="utf-8"))
LONG = 30_000  # milliseconds, for what the others do meanwhile; the dark is the longest of it


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), [("fr", "phone"), ("en", "desktop")])
def test_the_tutorial_from_start_to_end(site: Host, come: Come, lang: Lang, size: Size) -> None:
    ada = come(site, lang=lang, size=size)
    reader, page = Player(ada), ada.page
    names = [reader.say("tutorial-you"), *(seat["name"] for seat in LESSONS["table"]["seats"][1:])]
    words = read_words(lang, tuple(names), 0)
    page.clock.install()
    page.goto("/learn")
    page.get_by_role("link", name=reader.say("learn-go")).first.click()
    for number, lesson in enumerate(LESSONS["steps"], 1):
        title = page.get_by_role("status").filter(has_text=said(reader.say(f"tutorial-{lesson['text']}")))
        expect(title.filter(has_text=said(reader.say(f"tutorial-{lesson['text']}.text")))).to_be_visible()
        awaited = lesson["awaited"]
        if number == 2:  # another card first: that is allowed, but not the lesson
            inspect(ada, "tutorial")
            reader.hand().get_by_role("list").get_by_role("button").last.click()
            expect(page.get_by_role("alert")).to_contain_text(said(reader.say("refusal-tutorial-choose")))
        check_prompt(ada, f"tutorial-{lesson['text']}")
        if awaited is None:
            last = number == len(LESSONS["steps"])
            if last:
                expect(reader.button("tutorial-finish")).to_be_visible()
            reader.button("home-bots" if last else "tutorial-next").click()
        elif awaited.get("why"):
            whose = {"player-who": "other", "player-name": names[awaited["args"]["player"]]}
            with ada.still():
                reader.button("card-down", **whose).click()
                expect(page.get_by_role("alert")).to_be_visible()
        elif awaited["verb"] == "my_card":
            reader.button("about-me").click()
            claim = words.action("my_card", awaited["args"]).strip(QUOTES)
            page.get_by_role("button", name=said(claim, whole=True)).click()
        elif awaited["verb"] == "choose_me":
            reader.button("claim-choose_me").click()
        else:
            named = words.action(awaited["verb"], awaited["args"])
            page.get_by_role("button", name=said(named)).first.click()
            if awaited["verb"] == "appoint":  # final: pointed at first
                page.get_by_role("button", name=said(named, whole=True)).click()
        page.clock.run_for(LONG)
    page.wait_for_url("**/t/*")  # who knows how to play plays
    assert not ada.complaints
