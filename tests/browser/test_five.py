"""Five friends, five browsers: a whole match, from the landing page to the rematch."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.party import SEED, Party
from browser.player import Player
from browser.visitor import Visitor
from server.known import CARD_PLACES, ROLE_PLACES

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]  # the machine may be doing other work


def test_five_friends_play_a_match(serve: Serve, come: Come) -> None:
    host = serve(standing=True, seed=SEED)
    people = [come(host), come(host, size="phone"), come(host, lang="fr"), come(host), come(host, size="tablet")]
    gather(*people)
    party = Party(host, sorted(people, key=seat_of), talkative=True)
    assert [player.visitor.name for player in party.players] == ["Ada", "Bo", "Cléo", "Eve", "Dan"]
    party.players[0].button("room-start").click()
    party.all_see(lambda player: bool(player.visitor.sights()), "the match")
    party.play(use_power, until=lambda party: party.view["phase"] == "selection")
    chat(party)
    look_at_the_pad(party)
    party.play(use_power)
    check_end(party)
    places = party.check_frames()
    assert {*ROLE_PLACES, *CARD_PLACES} - set(places) == {"events.#.power_declined.role"}, "the search was not empty"
    rematch(party)
    assert not [complaint for visitor in people for complaint in visitor.complaints]


# -- coming together --------------------------------------------------------------------------------------------------


def gather(ada: Visitor, bo: Visitor, cleo: Visitor, dan: Visitor, eve: Visitor) -> None:
    """One lays the table; by the link, by the code, through the list of open tables, and by the table's address."""
    code = lay(Player(ada))
    bo.page.goto(f"/join/{code}")
    give_name(Player(bo), "Bo")
    come_by_code(Player(cleo), code.replace("-", " ").upper())
    come_by_list(Player(dan))
    eve.page.goto(ada.page.url)
    give_name(Player(eve), "Eve")
    Player(eve).button("room-sit-any").click()
    around = ada.page.get_by_role("region", name=Player(ada).say("room-title"))
    for name in ("Ada", "Bo", "Cléo", "Dan", "Eve"):
        expect(around.get_by_text(name, exact=True)).to_be_visible()
    expect(around.get_by_text(Player(ada).say("room-away"), exact=True)).to_have_count(0)
    for visitor in (bo, cleo, dan, eve):
        expect(Player(visitor).button("room-stand")).to_be_visible()  # their own pages, too, have heard where they sit
    for visitor in (ada, bo):
        visitor.check_accessible("room")
        visitor.shoot("room")


def lay(ada: Player) -> str:
    """The code of the table."""
    ada.page.goto("/")
    ada.button("home-friends").first.click()
    give_name(ada, "Ada")
    ada.page.get_by_label(ada.say("new-access")).select_option(label=ada.say("new-access.open"))
    ada.visitor.check_accessible("a new table")
    ada.button("new-go").click()
    return ada.page.get_by_label(ada.say("room-code"), exact=True).inner_text()


def give_name(player: Player, name: str) -> None:
    player.page.get_by_label(player.say("who-label")).fill(name)
    player.button("who-go").click()
    player.visitor.name = name


def come_by_code(player: Player, code: str) -> None:
    player.page.goto("/")
    player.page.get_by_label(player.say("home-code")).fill(code)
    player.button("home-code-go").click()
    give_name(player, "Cléo")
    expect(player.button("room-stand")).to_be_visible()


def come_by_list(player: Player) -> None:
    """Through the list of open tables, to the last seat."""
    player.page.goto("/")
    player.page.get_by_role("link", name=player.say("home-open-tables", count=1)).click()
    player.visitor.check_accessible("open tables")
    player.visitor.shoot("tables")
    player.page.get_by_role("link", name=player.say("tables-at", title="Ada")).click()
    give_name(player, "Dan")
    player.button("room-sit").last.click()
    expect(player.button("room-stand")).to_be_visible()


def seat_of(visitor: Visitor) -> int:
    return int(Player(visitor).table["seat"])


# -- around the table -------------------------------------------------------------------------------------------------


def chat(party: Party) -> None:
    ada, bo, *_ = party.players
    bo.page.get_by_role("tab", name=bo.say("table-chat-short"), exact=True).last.click()
    bo.page.get_by_label(bo.say("table-chat-write")).fill("Mine is a good one")
    bo.button("table-chat-send").click()
    ada.page.get_by_role("tab", name=ada.say("table-chat")).first.click()
    expect(ada.page.get_by_text("Mine is a good one")).to_be_visible()
    bo.page.get_by_role("tab", name=bo.say("table-table"), exact=True).last.click()


def look_at_the_pad(party: Party) -> None:
    """Claim board and notebook: beside the table on a desktop, sheets of their own on a phone."""
    ada, bo, *_ = party.players
    claims = sum(len(player.sight["view"]["claims"]) for player in party.players)
    assert claims == len(party.players) * len(party.view["claims"]) > 0
    expect(ada.page.get_by_role("region", name=ada.say("board"))).to_be_visible()
    ada.visitor.check_accessible("claim board and notebook")
    ada.visitor.shoot("board")
    for page in ("board-short", "notebook"):
        bo.page.get_by_role("tab", name=bo.say(page)).click()
        bo.visitor.check_accessible(page)
        bo.visitor.shoot(page)
    bo.page.get_by_role("tab", name=bo.say("table-table"), exact=True).last.click()


def use_power(party: Party) -> None:
    """In the dark all others see one and the same: nothing."""
    if party.view["round"] == 2:
        actor, put_out = party.exchange()
        actor.visitor.check_accessible("torch of Raquel")
        actor.visitor.shoot("torch-exchange")
        actor.point_at({"verb": "raquel_out", "args": {"player": put_out}})
    else:
        actor = party.who_is("professor")
        actor.visitor.check_accessible("torch of the Professor")
        actor.point_at({"verb": "professor_look", "args": {"player": party.looked_at()}})
        actor.visitor.shoot("torch-peek")
    for other in party.others(actor):
        dark = other.page.get_by_role("dialog")
        expect(dark.get_by_text(other.words.say("step-raquels_power.others"))).to_be_visible()
        expect(dark.get_by_role("button")).to_have_count(0)
    for other in {player.visitor.size: player for player in party.others(actor)}.values():
        other.visitor.check_accessible("dark")
        other.visitor.shoot("dark")


# -- the end ----------------------------------------------------------------------------------------------------------


def check_end(party: Party) -> None:
    """Everybody is shown the same, each in her own words."""
    for key in ("winner", "loot", "accused", "truth", "history"):
        told = [player.sight["view"][key] for player in party.players]
        assert told == [told[0]] * len(told)
    truth = party.view["truth"]
    assert truth["brought_in"] is not None
    assert truth["peeked"] == party.looked_at()
    assert party.view["accused"] is not None
    for player in party.players:
        words = player.words
        expect(player.page.get_by_role("heading", name=words.say(f"game-end-{party.view['winner']}"))).to_be_visible()
        hint = words.say(f"game-end-{party.view['winner']}.hint", {"loot": party.view["loot"], "goal": 2000})
        expect(player.page.get_by_text(hint)).to_be_visible()
    for player in party.players[:2]:
        player.visitor.check_accessible("end")
        player.visitor.shoot("end-of-five")


def rematch(party: Party) -> None:
    """One click each, and all sit at the same table again; the one who clicked first starts."""
    first, *others = party.players
    first.button("table-rematch").click()
    first.button("room-start-bots", count=4).wait_for()
    for player in others:
        player.button("table-rematch-go").click()
        player.button("room-stand").wait_for()
    assert {player.page.url for player in party.players} == {first.page.url}
    for player in party.players:
        player.visitor.frames.clear()
    first.button("room-start").click()
    party.all_see(lambda player: bool(player.visitor.sights()), "another match")
    assert not party.over


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """They claim something in the first round only: five debates take long."""
    monkeypatch.setattr("browser.player.QUIET", 2)
