"""Everybody comes in under their own name: the first name, another disc, another device, late friends."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.player import Player
from browser.visitor import Lang
from browser.words import said
from cavale.lab.host import Host


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_name_is_asked_for_among_people_and_not_before(site: Host, come: Come, lang: Lang) -> None:
    """One click plays under a name by chance; it is a suggestion when friends are to come. A bad one is explained."""
    ada = come(site, lang=lang)
    player = Player(ada)
    player.start()
    drawn = ada.context.request.get("/api/session").json()["name"]
    ada.page.goto("/")
    player.button("home-friends").first.click()
    dialog = ada.page.get_by_role("dialog", name=player.say("who-ask"))
    field = dialog.get_by_label(player.say("who-label"))
    expect(field).to_have_value(drawn)
    inspect(ada, "name-suggested")
    field.fill("A\u200bda")
    dialog.get_by_role("button", name=said(player.say("who-go"))).click()
    expect(dialog.get_by_role("alert")).to_have_text(said(player.shared("table-name-invisible")))
    field.fill("Zoé")
    dialog.get_by_role("button", name=said(player.say("who-go"))).click()
    expect(ada.page.get_by_role("dialog", name=player.say("new-title"))).to_be_visible()
    expect(ada.page.get_by_text(said(player.say("only-here")))).to_be_visible()
    inspect(ada, "new-table-here-only")
    player.button("new-go").click()
    expect(ada.page.get_by_role("region", name=player.say("room-title")).get_by_text("Zoé")).to_be_visible()
    expect(ada.page.get_by_text("make play SERVE='--host 0.0.0.0'")).to_be_visible()
    inspect(ada, "room-here-only")
    ada.page.reload()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_name_and_disc_change_on_every_page_and_at_the_table(site: Host, come: Come, lang: Lang) -> None:
    ada, bo = come(site, name="Ada", lang=lang), come(site, name="Bo", lang=lang)
    player, other = Player(ada), Player(bo)
    wanted = {"game": "red_notice", "seats": 2, "options": {"clocks": "off"}}  # talk is free there
    table = str(ada.post("/api/tables", **wanted)["id"])
    bo.come_to(table, ada)
    bo.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    for visitor in (ada, bo):
        visitor.page.goto(f"/t/{table}")
    other.wait(lambda: bool(bo.sights()), "the match")
    player.wait(lambda: bool(ada.sights()), "the match")
    player.button("ui-menu").click()
    ada.page.get_by_role("button", name=re.compile(re.escape(player.say("me-title")))).click()
    dialog = ada.page.get_by_role("dialog", name=player.say("me-title"))
    dialog.get_by_label(player.say("who-label")).fill("bo")
    dialog.get_by_role("radio", name=said(player.say("sign", sign="moon"))).check()
    inspect(ada, "me")
    dialog.get_by_role("button", name=said(player.say("me-keep"))).click()
    other.wait(lambda: any(seat["name"] == "bo 2" and seat["disc"] == "moon" for seat in other.table["seats"]), "it")
    ada.page.goto("/rules")
    ada.page.get_by_role("button", name=said(player.say("me-button", name="bo"))).click()
    dialog.get_by_label(player.say("who-label")).fill("Ada")
    dialog.get_by_role("button", name=said(player.say("me-keep"))).click()
    other.wait(lambda: any(seat["name"] == "Ada" for seat in other.table["seats"]), "the first name again")
    assert not bo.complaints


def test_a_seat_goes_to_the_phone_and_back_as_often_as_one_likes(site: Host, come: Come) -> None:
    desk, phone = come(site, name="Ada"), come(site, size="phone", lang="fr")
    player, far = Player(desk), Player(phone)
    table = player.lay()
    player.button("ui-menu").click()
    desk.page.get_by_role("button", name=re.compile(re.escape(player.say("table-reclaim")))).click()
    dialog = desk.page.get_by_role("dialog", name=player.say("table-reclaim"))
    expect(dialog.get_by_role("img")).to_be_visible()
    inspect(desk, "private-link")
    code = desk.page.evaluate(f"() => JSON.parse(localStorage.getItem('cavale.seat.{table}'))")
    for _ in range(2):
        phone.page.goto(f"/seat/{table}/{code}")
        expect(far.hand()).to_be_visible()
        replaced = desk.page.get_by_role("dialog", name=said(player.say("line-replaced")))
        expect(replaced).to_be_visible()
        replaced.get_by_role("button", name=said(player.say("line-replaced-here"))).click()
        expect(phone.page.get_by_role("dialog", name=said(far.say("line-replaced")))).to_be_visible()
        expect(replaced).to_have_count(0)
    assert phone.context.request.get("/api/session").json()["name"] == "Ada"
    dialog.get_by_role("button", name=said(player.say("seat-link-renew"))).click()
    expect(dialog.get_by_text(said(player.say("seat-link-renew.done")))).to_be_visible()
    phone.page.goto(f"/seat/{table}/{code}")
    expect(phone.page.get_by_role("heading", name=said(far.say("seat-link-old")))).to_be_visible()
    inspect(phone, "private-link-old")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_late_friend_asks_for_the_seat_of_a_bot(serve: Serve, come: Come, lang: Lang) -> None:
    host = serve(standing=True)
    ada, zoe = come(host, name="Ada", lang=lang), come(host, lang=lang, size="phone")
    player, friend = Player(ada, host), Player(zoe)
    table = player.lay(options={"clocks": "off", "powers": "none"})
    link = ada.context.request.get(f"/api/tables/{table}").json()["link"]
    zoe.page.goto(f"/invite/{link}")
    zoe.page.get_by_label(friend.say("who-label")).fill("Zoé")
    friend.button("who-go").click()
    expect(zoe.page.get_by_role("heading", name=said(friend.say("late-ask")))).to_be_visible()
    inspect(zoe, "late")
    zoe.page.locator("li button").first.click()
    expect(zoe.page.get_by_role("status")).to_be_visible()
    inspect(zoe, "late-asked")
    expect(ada.page.get_by_text(said(player.say("late-strip.hint")))).to_be_visible()
    inspect(ada, "late-question")
    player.button("late-yes").click()
    expect(zoe.page.get_by_role("status")).to_contain_text(said(friend.say("late-agreed.hint")))
    inspect(zoe, "late-agreed")
    first = player.sight["view"]["round"]
    player.play(until=lambda player: player.sight["view"]["round"] > first)
    friend.wait(lambda: bool(zoe.sights()), "her seat")
    assert friend.sight["view"]["mine"]
    expect(friend.hand()).to_be_visible()
    assert not ada.complaints


def test_whoever_cannot_come_reads_why_before_a_name_is_asked(site: Host, come: Come) -> None:
    ada, bo = come(site, name="Ada"), come(site, lang="fr", size="phone")
    player, late = Player(ada), Player(bo)
    table = player.lay(watching="none", latecomers=False)
    link = ada.context.request.get(f"/api/tables/{table}").json()["link"]
    bo.page.goto(f"/invite/{link}")
    expect(bo.page.get_by_text(said(late.say("invite-closed")))).to_be_visible()
    expect(bo.page.get_by_role("dialog")).to_have_count(0)
    inspect(bo, "invitation-closed")
    bo.page.goto("/invite/nowhere")
    expect(bo.page.get_by_role("heading", name=said(late.say("invite-old")))).to_be_visible()
    inspect(bo, "invitation-old")
