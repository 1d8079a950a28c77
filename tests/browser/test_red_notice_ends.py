"""Red Notice in the browser to its real ends: Angela's goal and the third capture, with two people and against bots."""

import pytest
from playwright.sync_api import expect

from browser import words
from browser.aims import Aim, Aimed, bring_edition, cash_in, hunt, idle, sit_down
from browser.chaser import ANGELA, JESSAH, screen
from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.seated import play
from browser.sightings import check_sightings
from browser.words import said
from cavale.games.red_notice.events import MatchWon

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]  # the machine may be doing other work

SEED = f"{7:064x}"
HALF = ("goal = 1000000", "goal = 500000")  # so that it does not take all evening


def test_two_people_play_until_angela_has_her_money(serve: Serve, come: Come) -> None:
    host = serve(seed=SEED)
    ada, bo = come(host, name="Ada", lang="fr"), come(host, name="Bo", lang="en")
    angela, jessah = Aimed(ada, cash_in), Aimed(bo, idle, keyboard=True)
    sit_down(angela, jessah, edition=bring_edition(ada, HALF))
    play(angela, jessah)
    check_sightings(bo.frames)
    assert angela.view["players"][ANGELA]["total"] >= 500_000
    for player in (angela, jessah):
        the_end_tells(player, "goal", ANGELA)
    the_replay_looks_through_both_eyes(jessah)


def test_two_people_play_until_angela_is_caught_for_the_last_time(serve: Serve, come: Come) -> None:
    """She sits still, and somebody has told Jessah where."""
    host = serve(seed=SEED)
    ada, bo = come(host, name="Ada", lang="en"), come(host, name="Bo", lang="fr")
    angela = Aimed(ada, idle, keyboard=True)
    jessah = Aimed(bo, lambda view, options: hunt(view, options, angela.view["mine"]["city"] or ""))
    sit_down(angela, jessah)
    play(angela, jessah)
    check_sightings(bo.frames)
    assert jessah.view["captures"] == 3
    assert all(identity["used"] for identity in jessah.view["identities"])
    for player in (angela, jessah):
        the_end_tells(player, "captured", JESSAH)


@pytest.mark.parametrize(("seat", "aim", "reason"), [(ANGELA, cash_in, "goal"), (JESSAH, hunt, "captured")])
def test_a_match_against_a_bot_to_its_end(serve: Serve, come: Come, seat: int, aim: Aim, reason: str) -> None:
    """The bot takes any option, so whoever wants something gets it."""
    ada = come(serve(seed=SEED), name="Ada", lang="fr", size="phone")
    player = Aimed(ada, aim)
    player.go(player.lay(seat, bot="random", clocks="off"))
    play(player)
    if seat == JESSAH:
        check_sightings(ada.frames)
    the_end_tells(player, reason, seat)


@pytest.mark.parametrize(("seat", "reason"), [(ANGELA, "captured"), (JESSAH, "goal")])
def test_whoever_does_nothing_loses_to_the_clever_bot(serve: Serve, come: Come, seat: int, reason: str) -> None:
    """It finds her who never moves, and has its money before her who never looks. Jessah's page is not told where."""
    ada = come(serve(seed=SEED), name="Ada", lang="en")
    player = Aimed(ada, idle)
    player.go(player.lay(seat, bot="clever", edition=bring_edition(ada, HALF), clocks="off"))
    play(player)
    if seat == JESSAH:
        assert check_sightings(ada.frames) > 20
        assert len({visit["city"] for visit in player.view["truth"]["route"]}) > 1, "she has moved"
    the_end_tells(player, reason, 1 - seat)


def the_end_tells(player: Aimed, reason: str, winner: int) -> None:
    """Who has won and how, and Angela's way, which can be gone through step by step."""
    page, lang, view = player.page, player.visitor.lang, player.view
    assert (view["reason"], view["winner"]) == (reason, winner)
    article = page.get_by_role("article")
    won = player.words.event(MatchWon(winner, reason))
    expect(article.get_by_role("heading", name=said(won))).to_be_visible()
    verdict = "end-won" if view["seat"] == winner else "end-lost"
    expect(article.get_by_text(screen(lang, verdict), exact=True)).to_be_visible()
    stamp = screen(lang, "stamp-away" if reason == "goal" else "stamp-caught")
    expect(article.get_by_text(stamp, exact=True)).to_be_visible()
    player.visitor.shoot(f"red-notice-end-{reason}-day")
    inspect(player.visitor, f"red-notice-end-{reason}")
    route = view["truth"]["route"]
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(route) - 1))
    for key, visit in (("Home", route[0]), ("End", route[-1])):
        slider.press(key)
        here = article.get_by_role("status")
        expect(here).to_contain_text(said(player.words.name("city", visit["city"])))
    assert not player.visitor.complaints


def the_replay_looks_through_both_eyes(player: Aimed) -> None:
    """Moment by moment Angela's city is on the map if whoever looks knew it then."""
    page, lang = player.page, player.visitor.lang
    page.get_by_role("button", name=said(words.screen(lang, "table-replay"), whole=True)).click()
    page.wait_for_url("**/replay/*")
    eyes = page.get_by_label(words.screen(lang, "replay-through"))
    match = page.url.rpartition("/")[2]
    hidden = 0
    for seat in (JESSAH, ANGELA):
        film = player.visitor.context.request.get(f"/api/matches/{match}/replay?seat={seat}").json()["sights"]
        eyes.select_option(value=str(seat))
        expect(page.get_by_role("slider")).to_have_attribute("max", str(len(film) - 1))
        for moment in range(0, len(film) - 1, len(film) // 12):
            page.get_by_role("slider").fill(str(moment))
            view = film[moment]["view"]
            city = view["mine"]["planned"] or view["mine"]["city"] if seat == ANGELA else view["angela"]
            hidden += seat == JESSAH and view["round"] > 0 and city is None
            expect_angela(player, city)
        page.get_by_role("slider").press("End")
        expect(page.locator("main").get_by_role("status").last).to_have_text(said(words.screen(lang, "table-over")))
        expect_angela(player, film[-1]["view"]["truth"]["city"])
        inspect(player.visitor, f"red-notice-replay-{seat}")
    assert hidden > 3
    assert not player.visitor.complaints


def expect_angela(player: Aimed, city: str | None) -> None:
    """She stands there on the map, and nowhere else."""
    here = player.page.locator('svg.world [data-place^="city:"]').and_(
        player.page.get_by_role("button", name=screen(player.visitor.lang, "map-angela-here"))
    )
    expect(here).to_have_count(1 if city else 0)
    if city:
        expect(here).to_have_attribute("data-place", f"city:{city}")
