"""Who comes to the wrong door reads why."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.inspection import inspect
from browser.player import Player
from browser.words import said
from cavale.lab.host import Host


def test_an_unknown_table_and_a_wrong_code(site: Host, come: Come) -> None:
    ada = come(site, name="Ada", lang="fr")
    player = Player(ada)
    ada.page.goto("/t/nowhere")
    expect(ada.page.get_by_role("heading", name=said(player.say("missing-title")))).to_be_visible()
    expect(ada.page.get_by_text(said(player.shared("table-no-such-table")))).to_be_visible()
    inspect(ada, "no-such-table")
    ada.page.goto("/")
    ada.page.get_by_label(player.say("home-code")).fill("Loutre 7 Velours")
    player.button("home-code-go").click()
    expect(ada.page.get_by_role("heading", name=said(player.say("fault-no-such-code")))).to_be_visible()
    inspect(ada, "wrong-code")
    expect(ada.page.get_by_role("button", name=player.say("ui-again"))).to_have_count(0)  # it would be as wrong
    field = ada.page.get_by_label(player.say("home-code"))
    expect(field).to_have_value("loutre-7-velours")
    table = player.lay(start=False)
    field.fill(ada.page.request.get(f"/api/tables/{table}").json()["code"])
    player.button("home-code-go").click()
    ada.page.wait_for_url(f"**/t/{table}#*")


def test_a_replay_that_is_not_there_is_not_tried_again(site: Host, come: Come) -> None:
    ada = come(site, name="Ada", lang="fr")
    player = Player(ada)
    ada.page.goto("/replay/nowhere")
    expect(ada.page.get_by_role("heading", name=player.say("replay-none"))).to_be_visible()
    expect(ada.page.get_by_role("button", name=player.say("ui-again"))).to_have_count(0)


def test_nobody_says_a_name_for_a_table_that_is_not_there(site: Host, come: Come) -> None:
    stranger = come(site)
    player = Player(stranger)
    stranger.page.goto("/t/nowhere")
    expect(stranger.page.get_by_text(said(player.shared("table-no-such-table")))).to_be_visible()
    expect(stranger.page.get_by_role("dialog")).to_have_count(0)


def test_a_full_table_and_whoever_was_removed(site: Host, come: Come) -> None:
    ada, bo, cleo, dan, eve = (come(site, name=name) for name in ("Ada", "Bo", "Cleo", "Dan", "Eve"))
    player = Player(ada)
    table = player.lay(start=False, seats=4)
    for visitor in (bo, cleo, dan):
        visitor.come_to(table, ada)
        visitor.post(f"/api/tables/{table}/sit")
    code = ada.context.request.get(f"/api/tables/{table}").json()["code"]
    eve.page.goto(f"/join/{code}")
    eve.page.wait_for_url(f"**/t/{table}")
    expect(eve.page.get_by_text(said(player.shared("table-table-full")))).to_be_visible()
    eve.shoot("table-full")
    bo.page.goto(f"/t/{table}")
    expect(bo.page.get_by_role("region", name=player.say("room-title"))).to_be_visible()
    ada.page.goto(f"/t/{table}")
    ada.page.get_by_role("button", name=player.say("room-kick", name="Bo")).click()
    inspect(ada, "remove-somebody")
    player.button("room-kick-yes").click()
    expect(bo.page.get_by_role("dialog")).to_contain_text(said(player.say("line-kicked")))
    inspect(bo, "kicked")
    bo.page.reload()
    expect(bo.page.get_by_text(said(player.shared("table-not-welcome")))).to_be_visible()


@pytest.mark.parametrize("door", ["t", "join", "invite"])
def test_whoever_is_invited_reads_by_whom_and_to_what(site: Host, come: Come, door: str) -> None:
    ada, guest = come(site, name="Ada"), come(site, lang="fr", size="phone")
    player = Player(guest)
    table = ada.post("/api/tables", game="casa_de_papel", seats=4)
    ways = {"t": f"{table['id']}#{table['link']}", "join": table["code"], "invite": table["link"]}
    guest.page.goto(f"/{door}/{ways[door]}")
    dialog = guest.page.get_by_role("dialog", name=player.say("who-invited", name="Ada"))
    expect(dialog).to_contain_text(player.say("card-casa_de_papel"))
    inspect(guest, f"invited-{door}")
    guest.page.get_by_label(player.say("who-label")).fill("Bo")
    player.button("who-go").click()
    expect(guest.page.get_by_role("region", name=player.say("room-title"))).to_be_visible()


def test_a_match_without_spectators(site: Host, come: Come) -> None:
    ada, bo = come(site, name="Ada"), come(site, name="Bo", lang="fr")
    table = Player(ada).lay(watching="none")
    bo.come_to(table, ada)
    bo.page.goto(f"/t/{table}")
    expect(bo.page.get_by_text(said(Player(bo).shared("table-not-invited")))).to_be_visible()
    bo.shoot("no-spectators")
    assert not bo.sights()
