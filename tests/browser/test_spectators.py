"""Who watches sees what is public, at once or later, and can do nothing."""

import re

from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.player import Player
from browser.words import said

DELAY = 120  # seconds
BOTS = 4


def test_an_open_table(serve: Serve, come: Come) -> None:
    host = serve(standing=True)
    ada, bo = come(host, name="Ada"), come(host, name="Bo", lang="fr")
    player, watcher = Player(ada, host), Player(bo)
    bo.page.goto("/tables")
    expect(bo.page.get_by_text(watcher.say("tables-watch.none"))).to_be_visible()
    table = player.lay(access="open", watching="open")
    bo.page.reload()
    inspect(bo, "tables-to-watch")
    bo.page.get_by_role("link", name=watcher.say("tables-watch")).click()
    expect(bo.page).to_have_url(re.compile(f"/t/{table}$"))
    expect(bo.page.get_by_text(said(watcher.say("watching")))).to_be_visible()
    inspect(bo, "spectator")
    player.play(until=lambda player: player.step == "free_floor")
    watcher.wait(lambda: len(watcher.sight["view"]["done"]) == BOTS, "all bots to have had their say")
    assert watcher.step == player.step, "who watches sees what the players see"
    sight = watcher.sight
    assert sight["view"]["mine"] is None
    assert not watcher.options()
    bo.page.get_by_role("button", name=said("face cachée")).first.click()
    expect(bo.page.get_by_role("alert")).to_be_visible()  # why not
    player.button("ui-menu").click()
    player.button("table-abandon").click()
    player.button("table-abandon-yes").click()
    watcher.wait(lambda: watcher.over, "the end")
    expect(bo.page.get_by_role("region", name=watcher.say("end-cards"))).to_be_visible()
    assert not bo.complaints


def test_a_delayed_table(serve: Serve, come: Come) -> None:
    host = serve(standing=True, spectator_delay=DELAY)
    ada, bo = come(host, name="Ada"), come(host, name="Bo")
    player, watcher = Player(ada, host), Player(bo)
    table = player.lay(watching="delayed", options={"clocks": "off"})
    bo.come_to(table, ada)
    bo.page.goto(f"/t/{table}")
    player.play(until=lambda player: player.step == "speak")
    expect(bo.page.get_by_text(said(watcher.say("table-watching.soon")))).to_be_visible()
    bo.shoot("delayed-before")
    assert all(sight["step"] == "choose_cards" for sight in bo.sights()), "a delayed spectator is ahead of time"
    host.pass_by(DELAY * 1000)
    watcher.wait(lambda: bool(bo.sights()) and watcher.step == "speak", "what was to be seen by now")
    expect(bo.page.get_by_text(said(watcher.say("watching")))).to_be_visible()
    bo.shoot("delayed-after")
