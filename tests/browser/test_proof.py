"""A match from a file is marked wherever it is seen, unless this server signed it; a match of ours shows its head."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.inspection import inspect
from browser.player import Player
from browser.visitor import Lang, Size, Visitor
from cavale.core.archive import parse
from cavale.lab.host import Host
from forged import finished


def bring(visitor: Visitor, player: Player, data: bytes) -> None:
    visitor.page.goto("/tables")
    file = {"name": "match.json", "mimeType": "application/json", "buffer": data}
    visitor.page.locator("input[type=file]").first.set_input_files(file)
    visitor.page.wait_for_url("**/replay/*")
    expect(visitor.page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", "desktop", "light"), ("fr", "phone", "dark")])
def test_a_match_that_is_not_proven_is_marked_everywhere(
    site: Host, come: Come, lang: Lang, size: Size, theme: str
) -> None:
    ada = come(site, name="Ada", lang=lang, size=size, theme=theme)
    player = Player(ada)
    page = ada.page
    bring(ada, player, finished("casa_de_papel"))
    badge = page.locator("header .badge", has_text=player.say("proof-unproven"))
    expect(badge).to_be_attached()
    inspect(ada, f"unproven-replay-{size}")
    page.get_by_role("slider").fill(page.get_by_role("slider").get_attribute("max"))
    title = page.get_by_text(player.say("proof-unproven.title"))
    expect(title.first).to_be_visible()
    inspect(ada, f"unproven-replay-end-{size}")
    page.goto("/tables")
    row = page.locator("li", has_text=player.say("tables-brought"))
    expect(row.first).to_contain_text(player.say("proof-unproven"))
    inspect(ada, f"unproven-list-{size}")
    row.first.get_by_role("link").click()
    expect(title.first).to_be_visible()
    inspect(ada, f"unproven-end-{size}")
    player.button("ui-menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(player.say("proof-unproven.hint"))
    expect(dialog.locator(".hash")).to_have_count(0)


def test_a_match_of_ours_shows_its_head_and_is_known_again(site: Host, come: Come) -> None:
    ada = come(site, name="Ada", lang="en", size="desktop")
    player = Player(ada)
    page = ada.page
    table = player.lay(seats=4)
    player.button("ui-menu").click()
    player.button("table-abandon").click()
    player.button("table-abandon-yes").click()
    while not any(frame["type"] == "table" and frame["table"]["head"] for frame in ada.frames):
        ada.hush()
    data = ada.context.request.get(f"/api/tables/{table}/match").body()
    head = parse(data).head
    short = " ".join(head[at : at + 4] for at in range(0, 20, 4))
    line = page.get_by_role("button", name=short)
    expect(line).to_be_visible()
    inspect(ada, "proven-end")
    line.click()
    page.get_by_role("dialog").get_by_text(short, exact=True).click()
    inspect(ada, "proven-menu")
    page.evaluate(
        "() => localStorage.setItem('cavale.heads', localStorage['cavale.heads'].replace(/[0-9a-f]{64}/, ''))"
    )
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(player.say("proof-head.changed"))
    bring(ada, player, data)
    expect(page.locator("header .badge", has_text=player.say("proof-unproven"))).to_have_count(0)
    page.goto("/about")
    key = ada.context.request.get("/api/key").json()["key"]
    expect(page.get_by_text(" ".join(key[at : at + 4] for at in range(0, 64, 4)))).to_be_visible()
    inspect(ada, "about-key")
