"""Every screen, in both themes, on a phone and on a desk: reachable, readable, large enough (web/README.md)."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.inspection import check_prompt, check_targets, inspect, measure
from browser.player import Player
from browser.visitor import Lang
from browser.words import said
from cavale.lab.host import Host

PAGES = {
    "home": "/",
    "tables": "/tables",
    "rules": "/rules/casa_de_papel",
    "learn": "/learn",
    "about": "/about",
    "privacy": "/privacy",
    "no-such-page": "/nowhere",
}


def test_the_pages(site: Host, come: Come) -> None:
    ada = come(site, name="Ada", lang="fr")
    for screen, path in PAGES.items():
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(ada.page.get_by_role("status").filter(has_text=said("Un instant"))).to_have_count(0)
        inspect(ada, screen)
    assert not ada.complaints


@pytest.mark.long
@pytest.mark.timeout(900)  # the machine may be doing other work
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_phase_of_a_match(serve: Serve, come: Come, lang: Lang) -> None:
    host = serve(standing=True)
    ada = come(host, name="Ada", lang=lang, size="phone")
    player = Player(ada, host, seed=3)
    examine = inspect if lang == "fr" else measure  # words differ in length, not in colour
    seen: set[str] = set()

    def named(player: Player) -> str:
        return f"{player.step}{'' if player.asked() else '-others'}"

    def look(player: Player) -> None:
        """Bots do not wait until one has looked: a step that is over meanwhile is looked at in the next round."""
        screen = named(player)
        try:
            if not player.sight["view"]["dark"]:
                check_prompt(ada, screen)
            if screen not in seen:
                examine(ada, screen)
                seen.add(screen)
        except AssertionError:
            ada.hush()
            if named(player) == screen:
                raise

    player.lay()
    player.play(glance=look)
    assert {"choose_cards", "speak", "free_floor", "reveal_display-others"} <= seen
    expect(player.prompt()).to_have_text(said(player.say("table-over")))
    examine(ada, "end")
    _the_pages_of_the_pad(player)
    player.button("table-replay").click()
    expect(ada.page.get_by_label(player.say("replay-through"))).to_be_visible()
    examine(ada, "replay")


def _the_pages_of_the_pad(player: Player) -> None:
    page = player.page
    for tab in page.get_by_role("tablist").last.get_by_role("tab").all():
        tab.click()
        name = f"pad-{tab.inner_text()}"
        check_targets(player.visitor, name)
        player.visitor.shoot(name)
        check_prompt(player.visitor, name)
    page.get_by_role("tab").filter(has_text=said(player.say("table-table"), whole=True)).click()


def test_the_dialogs(site: Host, come: Come) -> None:
    ada = come(site, lang="fr", size="phone")
    player = Player(ada)
    page = ada.page
    page.goto("/")
    player.button("home-friends").first.click()
    inspect(ada, "your-name")
    page.get_by_label(player.say("who-label")).fill("Ada")
    player.button("who-go").click()
    page.get_by_text(player.say("new-more")).click()
    inspect(ada, "new-table")
    player.button("new-go").click()
    expect(page.get_by_role("region", name=player.say("room-title"))).to_be_visible()
    inspect(ada, "room")
    page.get_by_role("button", name=said(player.say("room-start-bots", count=4))).click()
    expect(page.get_by_role("region", name=player.say("your-hand"))).to_be_visible()
    for dialog in ("ui-rules", "ui-menu"):
        player.button(dialog).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        inspect(ada, f"table-{dialog}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert not ada.complaints
