"""Remembrance: before La Traque is played a sentence is said, and it leads to those who keep the memory."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.hunter import Hunter
from browser.inspection import inspect
from browser.seated import words_of
from browser.visitor import Lang, Size
from browser.words import said, screen
from rules import rule

MEMORIALS = 10


@rule("LT-TONE-04")
@pytest.mark.parametrize(("lang", "size"), [("fr", "desktop"), ("en", "phone")])
def test_every_start_leads_to_the_page_of_remembrance(serve: Serve, come: Come, lang: Lang, size: Size) -> None:
    """From the rules, from the room and from the choice of factions; and back again."""
    ada = Hunter(come(serve(), name="Ada", lang=lang, size=size))
    table = ada.lay(2, bots=1, faction_pick="draft", clocks="off")
    for door in ("/rules/la_traque", f"/t/{table}"):
        ada.page.goto(door)
        check_way(ada, door)
    ada.page.get_by_role("button", name=screen(lang, "room-start"), exact=True).click()
    expect(ada.place("faction:tzaar")).to_be_visible()
    check_way(ada, "the choice of factions")
    expect(ada.place("faction:tzaar")).to_be_visible()
    assert not ada.visitor.complaints


def check_way(reader: Hunter, door: str) -> None:
    words, page = words_of("la_traque", reader.visitor.lang, (), 0), reader.page
    sentence = page.get_by_role("complementary").get_by_text(said(words.say("game-remembrance")))
    expect(sentence, door).to_be_visible()
    page.get_by_role("link", name=said(words.say("game-remembrance-link"))).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said(words.say("game-remembrance-title")))
    page.go_back()
    expect(sentence, door).to_be_visible()


@rule("LT-TONE-04")
@pytest.mark.parametrize(("lang", "size"), [("fr", "desktop"), ("en", "phone")])
def test_the_page_names_institutions(serve: Serve, come: Come, lang: Lang, size: Size) -> None:
    ada = come(serve(), lang=lang, size=size)
    words = words_of("la_traque", lang, (), 0)
    ada.page.goto("/remembrance/la_traque")
    expect(ada.page.get_by_text(said(words.say("game-remembrance-text")))).to_be_visible()
    links = ada.page.locator("article a[rel~=noreferrer]")
    expect(links).to_have_count(MEMORIALS)
    for number in range(1, MEMORIALS + 1):
        expect(links.nth(number - 1)).to_have_attribute("href", words.say(f"game-memorial-{number}.address"))
    inspect(ada, "remembrance")
