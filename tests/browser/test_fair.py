"""Fair shuffles in the browser: envelopes that are sealed, waited for and opened, and the line at the end."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.inspection import inspect
from browser.player import Player
from browser.visitor import Lang, Size, Visitor
from browser.words import said
from cavale.lab.host import Host

GAMES = {"casa_de_papel": 4, "red_notice": 2, "la_traque": 2, "coffre_fort": 2}
GIVE_UP = "() => lines.at(-1).send(JSON.stringify({type: 'vote', id: 'give-up', motion: 'abandon'}))"
KEPT = "(table) => JSON.parse(localStorage.getItem(`cavale.envelope.${table}`))"
SWAP = """(table) => {
  const key = `cavale.envelope.${table}`;
  localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), contribution: '00'.repeat(32)}));
}"""


def laid(visitor: Visitor, game: str, seats: int) -> str:
    wanted = {"game": game, "seats": seats, "level": "random", "access": "open"}
    return str(visitor.post("/api/tables", **wanted)["id"])


def verdict(visitor: Visitor, found: str) -> None:
    expect(visitor.page.locator(f".fair[data-verdict={found}]")).to_be_visible()


def start(player: Player) -> None:
    """Whatever it says about bots."""
    player.page.locator(".foot .pri").click()


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("casa_de_papel", "fr", "desktop"),
        ("red_notice", "en", "phone"),
        ("la_traque", "fr", "tablet"),
        ("coffre_fort", "en", "desktop"),
    ],
)
def test_the_end_of_every_game_says_whether_the_shuffle_was_fair(
    site: Host, come: Come, game: str, lang: Lang, size: Size
) -> None:
    ada = come(site, name="Ada", lang=lang, size=size)
    player = Player(ada)
    table = laid(ada, game, GAMES[game])
    ada.page.goto(f"/t/{table}")
    expect(ada.page.get_by_text(player.say("room-envelope-shut"))).to_be_visible()
    start(player)
    player.wait(lambda: bool(ada.sights()), "the match")
    ada.page.evaluate(GIVE_UP)
    verdict(ada, "good")
    inspect(ada, f"fair-{game}")
    ada.page.locator(".fair button").click()
    dialog = ada.page.get_by_role("dialog")
    for limit in ("knows", "aborts"):
        expect(dialog).to_contain_text(said(player.say(f"fair-limits.{limit}")))
    inspect(ada, f"fair-how-{game}")
    with ada.page.expect_download() as saved:
        player.button("fair-save").click()
    assert saved.value.suggested_filename == f"cavale-envelope-{table}.json"
    assert not ada.complaints


def test_a_start_waits_visibly_for_an_envelope_and_can_be_called_off(site: Host, come: Come) -> None:
    ada, bo, cleo = (
        come(site, name="Ada"),
        come(site, name="Bo", lang="fr", size="phone"),
        come(site, name="Cleo", size="tablet"),
    )
    host, guest = Player(ada), Player(bo)
    table = laid(ada, "casa_de_papel", 4)
    for visitor in (ada, bo, cleo):
        visitor.page.goto(f"/t/{table}")
    for visitor in (bo, cleo):
        Player(visitor).button("room-sit-any").click()
    for visitor in (ada, bo, cleo):
        expect(visitor.page.get_by_text(Player(visitor).say("room-envelope-shut"))).to_have_count(3)
    inspect(ada, "envelopes-sealed")
    bo.page.goto("/about")  # the envelope stays in the browser, and nobody is there to open it
    start(host)
    for visitor in (ada, cleo):
        expect(visitor.page.get_by_text(said(Player(visitor).say("room-opening", names="Bo")))).to_be_visible()
        inspect(visitor, "envelopes-opening")
    host.button("room-call-off").click()
    off = host.say("room-called-off", start=1, seats="2")
    for visitor in (ada, cleo):
        expect(visitor.page.get_by_text(said(off))).to_be_visible()
    expect(ada.page.get_by_text(said(host.say("room-owing", names="Bo")))).to_be_visible()
    inspect(ada, "envelopes-called-off")
    bo.page.goto(f"/t/{table}")
    expect(bo.page.get_by_text(said(guest.say("room-called-off", start=1, seats="2")))).to_be_visible()
    expect(bo.page.get_by_text(guest.say("room-envelope-shut"))).to_have_count(3)
    inspect(bo, "envelopes-called-off")
    expect(ada.page.locator(".foot .pri")).to_be_enabled()
    start(host)
    for visitor in (ada, bo, cleo):
        Player(visitor).wait(lambda visitor=visitor: bool(visitor.sights()), "the match")  # type: ignore[misc]
        visitor.page.evaluate(GIVE_UP)
    for visitor in (ada, bo, cleo):
        verdict(visitor, "good")
        assert visitor.page.evaluate(KEPT, table)["start"] == 2


def test_a_broken_promise_is_told_aloud_and_so_is_a_browser_that_kept_nothing(site: Host, come: Come) -> None:
    ada = come(site, name="Ada", lang="fr", size="phone")
    player = Player(ada)
    table = laid(ada, "casa_de_papel", 4)
    ada.page.goto(f"/t/{table}")
    expect(ada.page.get_by_text(player.say("room-envelope-shut"))).to_be_visible()
    start(player)
    player.wait(lambda: bool(ada.sights()), "the match")
    ada.page.evaluate(GIVE_UP)
    verdict(ada, "good")
    ada.page.evaluate(SWAP, table)  # as if the server had used another than the one sealed here
    ada.page.reload()
    verdict(ada, "bad")
    expect(ada.page.get_by_role("alert")).to_contain_text(said(player.say("fair-bad")))
    inspect(ada, "fair-broken")
    ada.page.evaluate("() => localStorage.clear()")
    ada.page.reload()
    verdict(ada, "none")
    inspect(ada, "fair-unknown")


def test_a_page_that_came_back_opens_its_envelope_by_itself(site: Host, come: Come) -> None:
    ada, bo = come(site, name="Ada"), come(site, name="Bo")
    player = Player(ada)
    table = laid(ada, "red_notice", 2)
    ada.page.goto(f"/t/{table}")
    bo.page.goto(f"/t/{table}")
    Player(bo).button("room-sit-any").click()
    expect(ada.page.get_by_text(player.say("room-envelope-shut"))).to_have_count(2)
    bo.page.goto("/about")
    start(player)
    expect(ada.page.get_by_text(said(player.say("room-opening", names="Bo")))).to_be_visible()
    bo.page.goto(f"/t/{table}")
    for visitor in (ada, bo):
        Player(visitor).wait(lambda visitor=visitor: bool(visitor.sights()), "the match")  # type: ignore[misc]
