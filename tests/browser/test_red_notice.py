"""Red Notice in the browser: whole matches in both roles, and what Jessah's page is sent of Angela's way."""

import json

import pytest
from playwright.sync_api import expect

from browser.aims import sit_down
from browser.chaser import ANGELA, JESSAH, Chaser, screen
from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.seated import play
from browser.sightings import check_sightings, trace
from browser.visitor import ROOT, Json, Lang, Size
from browser.words import said
from cavale.lab.host import Host

LESSONS = ROOT / "web/src/games/red_notice/tutorial"
LONG = 10_000  # milliseconds, for what the other side does meanwhile
SEED = f"{7:064x}"
ASKED = {
    ANGELA: {"angelas_start", "place_token", "plan_movement"},
    JESSAH: {"jessahs_start", "move_jessah", "place_security"},
}


def test_two_people_play_a_match(serve: Serve, come: Come) -> None:
    """One page per role, from the set-up to the end; nobody is sent where Angela is before all may know."""
    host = serve(seed=SEED)
    ada, bo = come(host, name="Ada", lang="fr"), come(host, name="Bo", lang="en")
    angela, jessah = Chaser(ada, seed=3), Chaser(bo, seed=4, keyboard=True)
    sit_down(angela, jessah, round_cap=2)
    play(angela, jessah)
    check_sightings(bo.frames)
    for player in (angela, jessah):
        expect(player.page.get_by_role("slider")).to_be_visible()
        player.visitor.shoot("red-notice-end")
        assert not player.visitor.complaints


@pytest.mark.parametrize(("seat", "keyboard"), [(ANGELA, True), (JESSAH, False)])
def test_a_match_against_a_bot(serve: Serve, come: Come, seat: int, keyboard: bool) -> None:
    host = serve(seed=SEED)
    ada = come(host, name="Ada", lang="fr")
    player = Chaser(ada, seed=5, keyboard=keyboard)
    player.go(player.lay(seat, bot="clever", clocks="off", round_cap=2))
    play(player)
    assert player.view["truth"]["route"]
    if seat == JESSAH:
        check_sightings(ada.frames)
    assert not ada.complaints


@pytest.mark.parametrize("seat", [ANGELA, JESSAH])
def test_the_screens(serve: Serve, come: Come, seat: int) -> None:
    """On a phone by day and on a desk at night: nothing too small, out of reach or unreadable."""
    ada = come(serve(seed=SEED), name="Ada", lang="fr")
    player = Chaser(ada, seed=5)
    player.go(player.lay(seat, bot="random", clocks="off", round_cap=4))
    looked: set[str] = set()
    while looked != ASKED[seat] and not player.over:
        if player.options() and player.step in ASKED[seat] - looked:
            looked.add(player.step)
            inspect(ada, f"red-notice-{player.step}")
        elif not player.answer():
            player.page.wait_for_timeout(10)
    assert looked == ASKED[seat]


def test_angela_takes_back_her_way_before_she_ends_it(serve: Serve, come: Come) -> None:
    host = serve(seed=SEED)
    ada = come(host, name="Ada", lang="en")
    player = Chaser(ada, seed=5)
    player.go(player.lay(ANGELA, bot="random", clocks="off"))
    play(player, until=lambda: bool(player.options("go")))
    here = player.view["mine"]["city"]
    player.do(player.options("go")[0])
    assert player.view["mine"]["planned"] != here
    player.page.locator("#prompt-take_back").click()
    player.wait(lambda: player.view["mine"]["planned"] == here, "the way taken back")
    near = {option["args"]["city"] for option in player.options("go")}
    far = next(city for city in ("sydney", "london", "lima") if city not in {*near, here})
    player.hit(player.place(f"city:{far}"))
    expect(player.page.get_by_role("alert")).to_contain_text("RN-MOVE-01")


@pytest.mark.long
def test_where_angela_hides_changes_nothing_on_jessahs_page(serve: Serve, come: Come) -> None:
    """The same match twice, but for the city of the continent in which Angela starts, and stays."""
    frames = [hidden(serve, come, place) for place in (0, 1)]
    assert frames[0][0] != frames[1][0]
    assert frames[0][1] == frames[1][1]
    assert [frame["type"] for frame, _ in frames[0][1]].count("sight") == 1 + 6  # her start, and the tokens of both


@pytest.mark.long
@pytest.mark.parametrize(("role", "lang", "size"), [("angela", "fr", "phone"), ("jessah", "en", "desktop")])
def test_a_lesson_from_start_to_end(site: Host, come: Come, role: str, lang: Lang, size: Size) -> None:
    lesson = json.loads((LESSONS / role / "frames.json").read_text(encoding="utf-8"))
    ada = come(site, lang=lang, size=size)
    reader, page = Chaser(ada), ada.page
    page.clock.install()
    page.goto("/learn/red_notice")
    page.get_by_role("button", name=screen(lang, f"tutorial-as-{role}")).click()
    asked = lesson["steps"][0]["frame"]["step"]
    for number, step in enumerate(lesson["steps"], 1):
        title = page.get_by_role("status").filter(has_text=said(screen(lang, f"tutorial-{step['text']}")))
        expect(title.filter(has_text=said(screen(lang, f"tutorial-{step['text']}.text")))).to_be_visible()
        if number == 2:
            inspect(ada, f"red-notice-lesson-{role}")
        if step["awaited"] is None:
            last = number == len(lesson["steps"])
            page.get_by_role("button", name=screen(lang, "tutorial-finish" if last else "tutorial-next")).click()
        elif step["awaited"].get("why"):
            with ada.still():
                reader.gesture(step["awaited"], lesson["table"]["seat"], asked)
                expect(page.get_by_role("alert")).to_be_visible()
        else:
            reader.gesture(step["awaited"], lesson["table"]["seat"], asked)
        page.clock.run_for(LONG)
        asked = step["then"][-1]["step"] if step["then"] else asked
    page.wait_for_url("**/learn")
    assert not ada.complaints


def hidden(serve: Serve, come: Come, place: int) -> tuple[str, list[tuple[Json, int]]]:
    """Angela's city, and all that Jessah's page was sent from there until all tokens lie."""
    host = serve(standing=True, seed=SEED)
    ada, bo = come(host, name="Ada"), come(host, name="Bo")
    angela, jessah = Chaser(ada), Chaser(bo)
    sit_down(angela, jessah)
    while not angela.options():
        jessah.do(jessah.options()[0])
        ada.hush()
    bo.hush()
    since = len(bo.raw)
    cheque = angela.options("start")[0]["args"]["cheque"]
    starts = [option for option in angela.options("start") if option["args"]["cheque"] == cheque]
    angela.do(starts[place])
    city = str(angela.view["mine"]["city"])
    for player in (angela, jessah) * 3:
        player.do(player.options("place")[0])
        ada.hush()
        bo.hush()
    return city, trace(bo, since)
