"""People at a table: somebody is away, wants a pause, is sent away, is muted, is reported."""

import re
import sqlite3

from playwright.sync_api import Locator, expect

from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.player import Player, words_of
from cavale.lab.host import Host


def sit_down(come: Come, host: Host, *names: str) -> list[Player]:
    """The first lays a table by a few clicks, the others come by its code."""
    first, *others = [Player(come(host, name=name), host, talkative=False) for name in names]
    first.page.goto("/")
    first.button("home-friends").first.click()
    first.button("new-go").click()
    code = first.page.get_by_label(first.say("room-code"), exact=True).inner_text()
    for player in others:
        player.page.goto(f"/join/{code}")
        player.button("room-stand").wait_for()
        expect(around(first).get_by_text(player.visitor.name, exact=True)).to_be_visible()
    return [first, *others]


def start(first: Player, *others: Player) -> None:
    first.button("room-start-bots", count=5 - len([first, *others])).click()
    for player in (first, *others):
        player.wait(lambda player=player: bool(player.visitor.sights()), "the match")  # type: ignore[misc]


def around(player: Player) -> Locator:
    """The seats before the match."""
    return player.page.get_by_role("region", name=player.say("room-title"))


def seat(player: Player, name: str) -> Locator:
    """Somebody's seat during the match."""
    table = player.page.get_by_role("region", name=player.say("table"), exact=True)
    return table.get_by_role("button", name=re.compile(rf"^{name}\b"))


# -- away -------------------------------------------------------------------------------------------------------------


def test_the_number_of_seats_is_chosen_where_it_is_asked(site: Host, come: Come) -> None:
    """Each number lies below its question and above what is asked next, on the desk and on the phone."""
    ada = come(site, name="Ada", size="phone")
    player = Player(ada)
    ada.page.goto("/")
    player.button("home-friends").first.click()
    asked = ada.page.get_by_role("group", name=player.say("new-seats"))
    below = ada.page.get_by_label(player.say("new-access"))
    expect(asked.get_by_role("radio")).to_have_count(5)
    for number in asked.locator("label").all():
        around, box, after = (thing.bounding_box() for thing in (asked, number, below))
        assert around
        assert box
        assert after
        assert around["y"] <= box["y"]
        assert box["y"] + box["height"] <= after["y"]
    inspect(ada, "new-table")


def test_a_bot_holds_the_seat_of_somebody_away_and_hands_it_back(serve: Serve, come: Come) -> None:
    host = serve(standing=True)
    ada, bo = sit_down(come, host, "Ada", "Bo")
    ada.page.get_by_label(ada.say("new-patience")).select_option(label=ada.say("new-patience.value", seconds=30))
    ada.wait(lambda: bool(ada.table["patience"] == 30), "the patience")  # the start may not overtake it
    start(ada, bo)
    expect(ada.page.get_by_text(ada.say("locked", count=3, seats=5))).to_be_visible()
    bo.page.goto("/")
    expect(seat(ada, "Bo")).to_contain_text(ada.say("status-absent"))
    host.pass_by(30_000)
    expect(seat(ada, "Bo")).to_contain_text(ada.say("status-held"))
    expect(ada.page.get_by_text(ada.say("locked", count=4, seats=5))).to_be_visible()
    ada.visitor.shoot("away")
    bo.page.get_by_role("link", name=bo.say("home-resume-go")).click()
    bo.button("away-go-on").click()  # what the bot decided was told first
    bo.button("take-back").click()  # the bot's choice is his again
    bo.wait(bo.questioned, "his own choice")
    expect(seat(ada, "Bo")).not_to_contain_text(ada.say("status-absent"))
    assert not ada.visitor.complaints


# -- a pause ----------------------------------------------------------------------------------------------------------


def test_the_majority_pauses_and_goes_on(serve: Serve, come: Come) -> None:
    host = serve(standing=True)
    people = ada, bo, cleo = sit_down(come, host, "Ada", "Bo", "Cleo")
    start(*people)
    ada.button("ui-menu").click()
    ada.visitor.check_accessible("menu of the table")
    ada.button("table-pause").click()
    expect(cleo.prompt()).not_to_have_text(cleo.say("table-paused"))
    bo.button("table-vote-yes").click()
    for player in people:
        expect(player.prompt()).to_have_text(player.say("table-paused"))
    cleo.visitor.check_accessible("pause")
    cleo.visitor.shoot("pause")
    host.pass_by(3_600_000)
    cleo.visitor.hush()
    assert cleo.step == "choose_cards"
    cleo.button("table-resume").click()
    ada.button("table-vote-yes").click()
    for player in people:
        expect(player.prompt()).to_have_text(player.words.step("choose_cards"))
        player.wait(player.questioned, "the choice")
        assert player.sight["deadlines"][0]["ends"] - player.sight["now"] == 45_000, "the clock stood"


# -- not welcome ------------------------------------------------------------------------------------------------------


def test_the_owner_removes_somebody_before_the_start(serve: Serve, come: Come) -> None:
    host = serve()
    ada, bo, cleo = sit_down(come, host, "Ada", "Bo", "Cleo")
    expect(cleo.button("room-kick", name="Bo")).to_have_count(0)
    ada.button("room-kick", name="Bo").click()
    ada.visitor.check_accessible("are you sure")
    ada.button("room-kick-yes").click()
    expect(bo.page.get_by_role("heading", name=bo.say("line-kicked"))).to_be_visible()
    bo.visitor.shoot("removed")
    for player in (ada, cleo):
        expect(around(player).get_by_text("Bo", exact=True)).to_have_count(0)
    bo.page.reload()
    expect(bo.page.get_by_text(words_of("en", ("Bo",), 0).say("table-not-welcome"))).to_be_visible()
    expect(around(ada).get_by_text("Bo", exact=True)).to_have_count(0)


# -- words ------------------------------------------------------------------------------------------------------------


def say(player: Player, text: str) -> None:
    player.page.get_by_label(player.say("table-chat-write")).fill(text)
    player.button("table-chat-send").click()


def test_on_a_phone_a_sign_leads_to_what_was_written(site: Host, come: Come) -> None:
    """Before the match the chat lies below the fold."""
    ada = Player(come(site, name="Ada", size="phone"))
    table = ada.lay(start=False)
    ada.page.goto(f"/t/{table}")
    bo = Player(come(site, name="Bo"))
    bo.visitor.come_to(table, ada.visitor)
    bo.page.goto(f"/t/{table}")
    bo.button("room-sit-any").click()
    bo.button("room-stand").wait_for()
    say(bo, "Hello")
    expect(ada.page.get_by_text("Hello", exact=True)).not_to_be_in_viewport()
    ada.button("table-chat-unread", count=1).click()
    expect(ada.page.get_by_text("Hello", exact=True)).to_be_in_viewport()
    expect(ada.page.get_by_label(ada.say("table-chat-write"))).to_be_focused()
    expect(ada.button("table-chat-unread", count=0)).to_be_visible()


def test_somebody_is_muted(serve: Serve, come: Come) -> None:
    """For oneself alone, and as long as one likes."""
    host = serve()
    ada, bo, cleo = sit_down(come, host, "Ada", "Bo", "Cleo")
    say(bo, "You all lie")
    line = ada.page.get_by_text("You all lie")
    expect(line).to_be_visible()
    ada.button("table-more").click()
    ada.button("table-chat-mute", name="Bo").click()
    expect(line).to_have_count(0)
    say(bo, "Anybody there?")
    expect(cleo.page.get_by_text("Anybody there?")).to_be_visible()
    expect(ada.page.get_by_text(ada.say("table-chat-muted", count=2))).to_be_visible()
    say(cleo, "I am")
    expect(ada.page.get_by_text("I am", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("Anybody there?")).to_have_count(0)
    ada.button("table-chat-unmute").click()
    expect(ada.page.get_by_text("Anybody there?")).to_be_visible()


def test_a_line_is_reported(serve: Serve, come: Come) -> None:
    host = serve()
    ada, bo = sit_down(come, host, "Ada", "Bo")
    say(bo, "You all lie")
    ada.button("table-more").click()
    ada.button("table-chat-report").click()
    ada.visitor.check_accessible("report")
    ada.button("table-chat-report-yes").click()
    expect(ada.page.get_by_text(ada.say("table-chat-reported"))).to_be_visible()
    with sqlite3.connect(host.database.removeprefix("sqlite:///")) as database:
        [(kept,)] = database.execute("SELECT context FROM reports").fetchall()
    assert b"You all lie" in kept
    expect(bo.page.get_by_text(bo.say("table-chat-reported"))).to_have_count(0)
