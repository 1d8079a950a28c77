"""Whoever wants to be forgotten is, with one button, and reads that it is done."""

from playwright.sync_api import expect

from browser.conftest import Come
from browser.inspection import inspect
from browser.player import Player
from browser.words import said
from cavale.lab.host import Host


def test_forget_me(site: Host, come: Come) -> None:
    ada = come(site, name="Ada", lang="fr", size="phone")
    player = Player(ada)
    table = player.lay(start=False, seats=4)
    other = ada.new_page()
    other.goto(f"/t/{table}")
    expect(other.get_by_role("region", name=player.say("room-title"))).to_be_visible()
    ada.page.goto("/privacy")
    player.button("privacy-forget").click()
    inspect(ada, "forget-me")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name=said(player.say("ui-back"))).click()
    assert ada.context.request.get("/api/session").json()["name"] == "Ada"

    ada.context.set_offline(True)
    player.button("privacy-forget").click()
    dialog.get_by_role("button", name=said(player.say("privacy-forget"))).click()
    expect(ada.page.get_by_role("alert")).to_have_text(said(player.say("fault-unreachable")))
    ada.context.set_offline(False)
    player.button("privacy-forget").click()
    dialog.get_by_role("button", name=said(player.say("privacy-forget"))).click()
    expect(ada.page.get_by_role("status")).to_have_text(said(player.say("privacy-forget.done")))
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    inspect(ada, "forgotten")
    expect(other.get_by_role("dialog")).to_contain_text(said(player.say("line-forgotten")))
    ada.page.reload()
    expect(ada.page.get_by_role("status")).to_have_text(said(player.say("privacy-forget.nobody")))
