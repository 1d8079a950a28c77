"""Lines break and servers die: nobody loses a seat or an action, and nothing happens twice."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Route, WebSocketRoute, expect

from browser.conftest import Come, Serve
from browser.player import Player
from browser.words import said
from cavale.lab.host import Host

CLOCKLESS = {"clocks": "off", "reveal_seconds": 0}


def test_a_server_that_dies_in_mid_match(serve: Serve, come: Come) -> None:
    host = serve()
    ada = come(host, name="Ada", lang="fr")
    player = Player(ada)
    player.lay(options=CLOCKLESS)
    card = player.options("choose")[0]
    player.press(player.card(card))
    host.kill()
    expect(ada.page.get_by_role("alert").filter(has_text=said(player.say("line-lost")))).to_be_visible()
    ada.shoot("line-lost")
    ada.check_accessible("line lost")
    player.do_while_lost({"verb": "lock"})
    player.button("line-now").click()  # in vain; then it calls by itself, soon again
    host.start()
    host.ready()
    player.wait(lambda: player.step != "choose_cards" or bool(player.sight["asked"]["locked"]), "what was pressed")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    laid = player.sight["view"]["mine"]["choices"][0] or card["args"]["kind"]
    assert laid == card["args"]["kind"]
    player.play(until=lambda player: player.sight["view"]["round"] == 2)


def test_pages_of_a_silent_server(site: Host, come: Come) -> None:
    """Before one has seen anything, too, somebody says what is the matter, and it comes right by itself."""
    ada = come(site, name="Ada", lang="fr", size="phone")
    player = Player(ada)
    table = player.lay(start=False)
    ada.page.route("**/api/**", lambda route: route.abort())
    for path in (f"/t/{table}", "/rules/casa_de_papel", "/learn/casa_de_papel", "/tables"):
        ada.page.goto(path)
        again = player.button("line-now").or_(player.button("ui-again"))
        expect(again).to_be_visible()
        ada.check_accessible(f"no answer on {path}")
        ada.shoot(f"no-answer-{path.split('/')[1]}")
    ada.page.goto("/")
    player.button("home-bots").first.click()
    expect(ada.page.get_by_role("alert")).to_be_in_viewport()
    ada.page.goto(f"/t/{table}")
    expect(player.button("line-now")).to_be_visible()
    ada.page.unroute_all()
    expect(ada.page.get_by_role("region", name=player.say("room-title"))).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_slow_line(site: Host, come: Come) -> None:
    """Pressed twice out of impatience, it is done once, and nobody is scolded."""
    ada = come(site, name="Ada")
    held: list[Callable[[], None]] = []
    slow = True

    def delay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(frame: str | bytes) -> None:
            held.append(partial(server.send, frame)) if slow else server.send(frame)

        socket.on_message(forward)

    ada.page.route_web_socket("**/ws/*", delay)
    player = Player(ada)
    player.lay(options=CLOCKLESS)
    player.card(player.options("choose")[0]).dblclick()
    player.wait(lambda: bool(held), "something sent")
    slow = False
    for send in held:
        send()
    player.wait(lambda: bool(player.sight["asked"]["draft"]), "the card")
    ada.hush()
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    player.do({"verb": "lock"})
    player.wait(lambda: player.step != "choose_cards" or bool(player.sight["asked"]["locked"]), "the lock")
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_server_that_does_not_answer(site: Host, come: Come) -> None:
    ada = come(site, lang="fr")
    player = Player(ada)
    ada.page.goto("/")

    def fail(route: Route) -> None:
        route.abort()

    ada.page.route("**/api/quick", fail)
    player.button("home-bots").first.click()
    expect(ada.page.get_by_role("alert")).to_contain_text(said(player.say("fault-unreachable")))


def test_two_tabs_on_one_seat(site: Host, come: Come) -> None:
    ada = come(site, name="Ada")
    player = Player(ada)
    player.lay(options=CLOCKLESS)
    first, second = ada.page, ada.new_page()
    second.goto(first.url)
    card = player.options("choose")[0]
    player.press(player.card(card))
    there = second.get_by_role("button", name=said(player.words.name("kind", card["args"]["kind"]))).first
    expect(there).to_have_attribute("aria-pressed", "true")
    second.get_by_role("button", name=said(player.label({"verb": "lock"}), whole=True)).click()
    for page in (first, second):
        expect(page.get_by_role("figure", name=player.say("your-choice"))).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
    own = [event for sight in ada.sights() for event in sight["events"] if event["event"] == "card_laid"]
    assert player.sight["view"]["mine"]["choices"][0] == card["args"]["kind"], own
    assert not ada.complaints
