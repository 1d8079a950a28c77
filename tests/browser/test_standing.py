"""A clock that stands: a calm sheet covers the table; and whoever plays for somebody who is away is told for whom."""

from playwright.sync_api import WebSocketRoute, expect

from browser.burglar import Burglar
from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.player import screen
from browser.words import said
from cavale.lab.host import Host

SECOND = 1_000
SEED = f"{7:064x}"


class Wire:
    """The line of a visitor, which can be cut, and mended again."""

    def __init__(self, player: Burglar) -> None:
        self._sockets: list[WebSocketRoute] = []
        self._cut = False
        player.page.route_web_socket("**/ws/*", self._open)

    def cut(self) -> None:
        """The server hears that the line is gone, not that anybody left."""
        self._cut = True
        for socket in self._sockets:
            socket.close(code=4000)
        self._sockets = []

    def mend(self) -> None:
        self._cut = False

    def _open(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close(code=4000)
            return
        server = socket.connect_to_server()
        self._sockets.append(server)


def team(host: Host, come: Come, **options: object) -> tuple[Burglar, Burglar, Wire]:
    """Ada, whose line can be cut, at her turn; and Bo."""
    ada, bo = Burglar(come(host, name="Ada", lang="fr")), Burglar(come(host, name="Bo", lang="en"))
    wire = Wire(ada)
    table = ada.lay(2, turn_nudge=0, **options)
    bo.visitor.come_to(table, ada.visitor)
    bo.visitor.post(f"/api/tables/{table}/sit", seat=1)
    ada.start(table)
    for player in (ada, bo):
        player.go(table)
    for player in (ada, bo):
        player.do({"verb": "ready"})
    bo.wait(lambda: bool(bo.sight["deadlines"]), "the clock")
    return ada, bo, wire


def test_a_sheet_covers_the_table_until_she_is_back(serve: Serve, come: Come) -> None:
    host = serve(seed=SEED, standing=True)
    ada, bo, wire = team(host, come)
    left = time_left(bo)
    host.pass_by(10 * SECOND)
    wire.cut()
    sheet = bo.page.get_by_role("heading", name=said(screen("en", "table-standing-line", **{"seats-name": "Ada"})))
    expect(sheet).to_be_visible()
    expect(bo.page.get_by_role("timer")).to_be_visible()
    expect(bo.page.locator("svg.floor")).to_have_count(0)
    inspect(bo.visitor, "standing")
    host.pass_by(20 * SECOND)
    wire.mend()
    expect(bo.page.get_by_role("heading", name=screen("en", "table-standing-back"))).to_be_visible()
    host.pass_by(3 * SECOND)
    for player in (ada, bo):
        expect(player.page.locator("svg.floor")).to_be_visible()
    ada.wait(lambda: bool(ada.sight["now"] == bo.sight["now"]), "what she missed")  # her page may show what was before
    assert time_left(bo) == time_left(ada) == left - 10 * SECOND, "the freeze cost no second"
    ada.do({"verb": "roll"})
    assert not bo.visitor.complaints


def test_after_a_minute_the_clock_goes_on_and_the_other_plays_for_her(serve: Serve, come: Come) -> None:
    host = serve(seed=SEED, standing=True)
    ada, bo, wire = team(host, come)
    left = time_left(bo)
    wire.cut()
    expect(bo.page.locator("svg.floor")).to_have_count(0)
    host.pass_by(60 * SECOND)
    expect(bo.page.locator("svg.floor")).to_be_visible()
    slip = bo.page.get_by_role("status").filter(has_text=said(screen("en", "table-commanding", name="Ada")))
    expect(slip).to_be_visible()
    assert time_left(bo) == left
    host.pass_by(5 * SECOND)
    bo.hit(bo.button({"verb": "roll"}, bo.words))
    bo.wait(lambda: bool(bo.view["roll"]), "her roll")
    assert bo.view["agents"][bo.view["agent"]]["seat"] == 0, "it is her agent that rolls"
    assert time_left(bo) == left - 5 * SECOND
    wire.mend()
    expect(slip).to_have_count(0)
    expect(ada.page.locator("svg.floor")).to_be_visible()
    ada.wait(lambda: bool(ada.view["roll"] and ada.options()), "her agent")  # before she was away she was asked, too
    ada.answer()
    assert not bo.visitor.complaints


def test_for_the_same_seat_the_clock_stands_only_once(serve: Serve, come: Come) -> None:
    host = serve(seed=SEED, standing=True)
    _, bo, wire = team(host, come)
    floor = bo.page.locator("svg.floor")
    wire.cut()
    expect(floor).to_have_count(0)
    wire.mend()
    expect(bo.page.get_by_role("heading", name=screen("en", "table-standing-back"))).to_be_visible()
    host.pass_by(3 * SECOND)
    expect(floor).to_be_visible()
    wire.cut()
    slip = bo.page.get_by_role("status").filter(has_text=said(screen("en", "table-commanding", name="Ada")))
    expect(slip).to_be_visible()
    expect(floor).to_be_visible()


def time_left(player: Burglar) -> int:
    """Of the clock of the safe, by the last sight, in milliseconds."""
    (clock,) = [each for each in player.sight["deadlines"] if each["window"] == "clock"]
    return int(clock["ends"] - player.sight["now"])


def test_who_plays_for_somebody_reads_for_whom(serve: Serve, come: Come) -> None:
    ada, bo, _ = team(serve(seed=SEED, standing=True), come)
    table = ada.page.url
    ada.page.goto("/")
    slip = bo.page.get_by_role("status").filter(has_text=said(screen("en", "table-commanding", name="Ada")))
    expect(slip).to_be_visible()
    inspect(bo.visitor, "commanding")
    bo.hit(bo.button({"verb": "roll"}, bo.words))
    bo.wait(lambda: bool(bo.view["roll"]), "her roll")
    ada.page.goto(table)
    expect(slip).to_have_count(0)
    assert not bo.visitor.complaints


def test_a_pause_that_both_want(serve: Serve, come: Come) -> None:
    ada, bo, _ = team(serve(seed=SEED, standing=True), come, pause="unanimous")
    for player in (ada, bo):
        player.page.get_by_role("button", name=screen(player.visitor.lang, "ui-menu")).click()
        player.page.get_by_role("button", name=screen(player.visitor.lang, "table-pause")).click()
    for player in (ada, bo):
        expect(
            player.page.get_by_role("heading", name=screen(player.visitor.lang, "table-standing-pause"))
        ).to_be_visible()
    inspect(ada.visitor, "pause-agreed")
    for player in (ada, bo):
        player.page.get_by_role("button", name=screen(player.visitor.lang, "table-resume")).click()
    for player in (ada, bo):
        expect(player.page.locator("svg.floor")).to_be_visible()
