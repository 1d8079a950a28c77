"""Language, theme and sounds: at once, also in mid-match, and kept."""

from playwright.sync_api import expect

from browser.conftest import Come
from browser.player import Player
from browser.words import said, screen
from cavale.lab.host import Host
from rules import rule


def test_another_language_in_mid_match(site: Host, come: Come) -> None:
    ada = come(site, name="Ada", lang="en")
    player = Player(ada)
    player.lay(options={"clocks": "off"})
    expect(player.prompt()).to_have_text(said(player.words.step("choose_cards")))
    player.button("ui-menu").click()
    ada.page.get_by_role("button", name="Français").click()
    ada.lang = "fr"
    ada.page.keyboard.press("Escape")
    expect(player.prompt()).to_have_text(said(player.words.step("choose_cards")))
    player.press(player.card(player.options("choose")[0]))
    ada.page.reload()
    expect(player.prompt()).to_have_text(said(player.words.step("choose_cards")))
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    assert not ada.complaints


@rule("CF-TIME-11")
def test_what_one_likes_is_kept(site: Host, come: Come) -> None:
    ada = come(site)
    root = ada.page.locator("html")
    ada.page.goto("/")
    expect(root).to_have_attribute("data-theme", "light")
    for key in ("ui-theme-dark", "ui-sound-off", "ui-language"):
        ada.page.get_by_role("button", name=said(screen("en", key))).click()
    expect(root).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "fr")
    expect(ada.page.get_by_role("button", name=said(screen("fr", "ui-sound-on")))).to_be_visible()
    expect(ada.page.get_by_role("button", name=said(screen("fr", "home-bots"))).first).to_be_visible()
