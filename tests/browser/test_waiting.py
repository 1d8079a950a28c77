"""A match waits: who closed the page finds the question still open; who was waited for reads what a bot decided."""

import time

from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.player import Player, seed_for
from browser.visitor import Visitor
from cavale.lab.host import Host

SECOND = 1_000
HOUR = 3_600 * SECOND


def come_back(player: Player, table: str) -> None:
    """In a new page of the same browser."""
    before = len(player.visitor.sights())
    player.page = player.visitor.page = player.visitor.new_page()
    player.page.goto(f"/t/{table}")
    player.wait(lambda: len(player.visitor.sights()) > before, "the match")


def left(player: Player) -> int:
    (deadline,) = player.sight["deadlines"]
    assert not deadline["frozen"]
    return int(deadline["ends"] - player.sight["now"])


def fall_asleep(player: Player, table: str) -> None:
    """The page is closed, and the server has noticed."""
    player.page.close()
    until = time.monotonic() + 60
    while not player.visitor.context.request.get(f"/api/tables/{table}").json()["asleep"]:
        assert time.monotonic() < until, "the table does not sleep"


def test_who_closes_the_page_on_move_one_finds_the_same_question_an_hour_later(serve: Serve, come: Come) -> None:
    host = serve(standing=True)
    ada = Player(come(host, name="Ada"), host)
    table = ada.lay(patience=30, options={"clocks": "live"}, level="random")
    ada.wait(ada.questioned, "the first question")
    asked, window, number = ada.sight["asked"], left(ada), ada.sight["number"]
    assert window > 0
    fall_asleep(ada, table)
    host.pass_by(HOUR)
    come_back(ada, table)
    assert (ada.sight["asked"], left(ada), ada.sight["number"]) == (asked, window, number)
    expect(ada.hand()).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.answer(), "and it can be answered"
    assert not ada.visitor.complaints


def with_bo(host: Host, ada_visitor: Visitor, bo_visitor: Visitor) -> tuple[Player, Player, str]:
    """Ada, Bo and bots; both are to lay a card."""
    ada, bo = Player(ada_visitor, host), Player(bo_visitor, host)
    table = ada.lay(start=False, patience=90, options={"clocks": "off", "reveal_seconds": 0}, level="random")
    bo.visitor.come_to(table, ada.visitor)
    bo.visitor.post(f"/api/tables/{table}/sit", seat=1)
    ada.visitor.post(f"/api/tables/{table}/start")
    for player in (ada, bo):
        player.page.goto(f"/t/{table}")
        player.wait(lambda player=player: bool(player.visitor.sights()), "a sight")  # type: ignore[misc]
        expect(player.hand()).to_be_visible()
    return ada, bo, table


def taken_over(host: Host, ada: Player, bo: Player) -> None:
    """Ada goes while Bo waits; a bot lays her card, and all go on to the debate."""
    ada.page.close()
    bo.wait(lambda: not bo.table["seats"][0]["present"], "her to be away")
    bo.answer()
    host.pass_by(90 * SECOND)
    bo.wait(lambda: bool(bo.table["seats"][0]["held_by_bot"]), "the bot")
    bo.wait(lambda: bo.step != "choose_cards", "her card")


def test_who_comes_back_reads_what_a_bot_decided_and_is_led_to_it(serve: Serve, come: Come) -> None:
    host = serve(standing=True, seed=seed_for("hostage"))
    ada, bo, table = with_bo(host, come(host, name="Ada", size="phone"), come(host, name="Bo"))
    taken_over(host, ada, bo)
    come_back(ada, table)
    panel = ada.page.get_by_role("dialog", name=ada.say("away-title"))
    expect(panel).to_be_visible()
    chosen = [one for one in ada.sight["decided"] if one["verb"] == "choose"]
    assert chosen
    expect(panel.get_by_role("button", name=ada.label(chosen[0])).first).to_be_visible()
    inspect(ada.visitor, "away")
    panel.get_by_role("button", name=ada.label(chosen[0])).first.click()
    expect(panel).to_have_count(0)
    assert bo.sight["decided"] == []
    expect(bo.page.get_by_role("dialog")).to_have_count(0)

    ada.page.reload()  # once is enough
    expect(ada.hand()).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert not ada.visitor.complaints
