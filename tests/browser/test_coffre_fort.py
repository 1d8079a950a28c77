"""La Course au Coffre-Fort in the browser: whole matches, the clock, walks over the plan, and what nobody is sent."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.burglar import HOME, ONE_KEY, SHORT, Burglar, key_in_reach, screen
from browser.conftest import Come, Serve
from browser.inspection import inspect
from browser.seated import play, words_of
from browser.visitor import ROOT, Json, Lang, Size, Visitor
from browser.words import said
from cavale.lab.host import Host

SEED = f"{7:064x}"
MINUTE = 60_000  # milliseconds
LESSON = ROOT / "web/src/games/coffre_fort/tutorial/frames.json"
LOOKED_AT = 5  # of the lesson: the first walk
LONG = 10_000  # milliseconds, for what the team mate does meanwhile
ASKED = {"get_ready", "before_roll", "move", "after_move"}


def test_two_people_and_a_bot_play_a_match(serve: Serve, come: Come) -> None:
    """One by mouse at a desk in French, one by keyboard on a phone in English; their turns run out."""
    host = serve(seed=SEED)
    ada = Burglar(come(host, name="Ada", lang="fr"), seed=3)
    bo = Burglar(come(host, name="Bo", lang="en", size="phone"), seed=4, keyboard=True)
    table = ada.lay(3, bots=1, edition=brought(ada.visitor, SHORT), mode="budget")
    bo.visitor.come_to(table, ada.visitor)
    bo.visitor.post(f"/api/tables/{table}/sit", seat=1)
    ada.start(table)
    ada.go(table)
    bo.go(table)
    play(ada, bo)
    for player in (ada, bo):
        assert player.view["won"] is False
        check_frames(player.visitor.sights())
        expect(player.page.get_by_text(screen(player.visitor.lang, "stamp-shut"))).to_be_visible()
        expect(player.page.get_by_role("heading", name=screen(player.visitor.lang, "end-rooms"))).to_be_visible()
        player.visitor.shoot("coffre-fort-lost")
        assert not player.visitor.complaints


@pytest.mark.long
@pytest.mark.timeout(900)  # the machine may be doing other work
def test_the_safe_opens(serve: Serve, come: Come) -> None:
    """One of two fetches the only key and comes home before the clock runs out."""
    seed, room = key_in_reach(ONE_KEY, 2)
    host = serve(seed=seed)
    ada, bo = Burglar(come(host, name="Ada", lang="en")), Burglar(come(host, name="Bo", lang="fr"))
    table = ada.lay(2, edition=brought(ada.visitor, ONE_KEY))
    bo.visitor.come_to(table, ada.visitor)
    bo.visitor.post(f"/api/tables/{table}/sit", seat=1)
    ada.start(table)
    ada.go(table)
    bo.go(table)
    ada.goal, bo.goal = room, HOME
    play(ada, bo, until=lambda: bool(ada.view["keys"]))
    expect(ada.page.get_by_role("img", name=screen("en", "keys-found", keys=1, needed=1))).to_be_visible()
    ada.goal = HOME
    play(ada, bo)
    assert ada.view["won"] is True
    for player in (ada, bo):
        expect(player.page.get_by_text(screen(player.visitor.lang, "stamp-open"), exact=True)).to_be_visible()
        inspect(player.visitor, "coffre-fort-won")
        assert not player.visitor.complaints


def test_the_clock_runs_out(serve: Serve, come: Come) -> None:
    """The display shows minutes, then seconds; a tab that was asleep shows how it is now."""
    host = serve(seed=SEED, standing=True)
    ada = Burglar(come(host, name="Ada", lang="fr"))
    ada.page.clock.install()
    table = ada.lay(2, bots=1, turn_nudge=0)
    ada.start(table)
    ada.go(table)
    ada.do({"verb": "ready"})
    ada.wait(lambda: bool(ada.sight["deadlines"]), "the clock")
    expect(ada.clock()).to_have_accessible_name(screen("fr", "minutes-left", left=15))
    sleep(ada, host, 6 * MINUTE)
    expect(ada.clock()).to_have_accessible_name(screen("fr", "minutes-left", left=9))
    sleep(ada, host, 8 * MINUTE + MINUTE // 3)
    expect(ada.clock()).to_have_accessible_name(re.compile(r"^\d+ secondes?$"))  # the page's own clock runs
    inspect(ada.visitor, "coffre-fort-last-minute")
    host.pass_by(MINUTE)
    ada.wait(lambda: ada.over, "the end")
    assert ada.view["reason"] == "time"
    expect(ada.page.get_by_text(screen("fr", "stamp-shut"))).to_be_visible()


def test_the_screens(serve: Serve, come: Come) -> None:
    """On a phone by day and on a desk at night: nothing too small, out of reach or unreadable."""
    ada = Burglar(come(serve(seed=SEED), name="Ada", lang="fr"))
    table = ada.lay(4, bots=3, turn_nudge=0)  # to look takes a while
    ada.start(table)
    ada.go(table)
    looked: set[str] = set()
    while looked != ASKED:
        if ada.options() and ada.step in ASKED - looked:
            looked.add(ada.step)
            inspect(ada.visitor, f"coffre-fort-{ada.step}")
        elif not ada.answer():
            ada.page.wait_for_timeout(10)


def test_a_walk_is_led_and_taken_back(serve: Serve, come: Come) -> None:
    """Junction by junction, back again, and only then walked; where no walk leads, the prompt says why."""
    ada = Burglar(come(serve(seed=SEED), name="Ada", lang="en"))
    table = ada.lay(2, bots=1, turn_nudge=0)
    ada.start(table)
    ada.go(table)
    play(ada, until=lambda: bool(ada.options("walk")))
    number = ada.sight["number"]
    walk = ada.page.locator("#prompt-walk")
    paths = [option["args"]["path"].split(">") for option in ada.options("walk")]
    path = max((path for path in paths if "," in path[-1]), key=len)
    ada.hit(ada.place(f"square:{path[-1]}"))
    expect(walk).to_be_visible()
    ada.hit(ada.page.locator("#prompt-back"))
    expect(walk).to_be_hidden()
    ada.hit(ada.place("room:prison"))
    expect(ada.page.get_by_text(said(screen("en", "help-room-prison")))).to_be_visible()
    assert ada.sight["number"] == number, "nothing was sent yet"
    ada.hit(ada.place(f"square:{path[-1]}"))
    ada.hit(ada.place(f"square:{path[-1]}"))
    ada.wait(lambda: ada.sight["number"] != number, "the walk")
    assert ada.agent["square"] == path[-1]


def test_the_robot_takes_a_card_along(serve: Serve, come: Come) -> None:
    """A card is dragged onto the line of a team mate, and both are his."""
    ada = Burglar(come(serve(seed=SEED), name="Ada", lang="en"))
    table = ada.lay(2, turn_nudge=0)
    ada.visitor.post(f"/api/tables/{table}/sit", seat=1)  # the last in the order of turns has the Robot
    ada.visitor.post(f"/api/tables/{table}/bot", seat=0, level="random")
    ada.start(table)
    ada.go(table)
    play(ada, until=lambda: bool(ada.options("pass_robot")))
    tool = ada.agent["tools"][0]
    number = ada.sight["number"]
    ada.place(f"tool:{tool}").drag_to(ada.place("mate:blue"))
    ada.wait(lambda: ada.sight["number"] != number, "the card to arrive")
    assert tool in ada.view["agents"][0]["tools"]
    assert tool not in ada.agent["tools"]
    assert ada.view["robot"] == 0


def test_what_one_says_stands_on_the_plan(serve: Serve, come: Come) -> None:
    """A room is claimed from the list; the room says who is about to come, and the team says it in words."""
    ada = Burglar(come(serve(seed=SEED), name="Ada", lang="en"))
    table = ada.lay(2, bots=1, turn_nudge=0)
    ada.start(table)
    ada.go(table)
    play(ada, until=lambda: bool(ada.options("roll")))
    claim = next(offer for offer in ada.sight["offers"] if offer["verb"] == "intend" and offer["args"]["room"] == "B")
    ada.hit(ada.page.locator("#prompt-say"))
    sentence = ada.words.action(claim["verb"], claim["args"])
    ada.hit(ada.page.locator(".prompt .menu").get_by_role("button", name=said(sentence, whole=True)))
    ada.wait(lambda: ada.agent["says"] is not None, "the claim")
    expect(ada.place("room:B")).to_have_accessible_name(said(screen("en", "room-bound", players="Ada")))
    expect(ada.place("mate:blue")).to_contain_text(said(sentence))
    assert ada.options("roll"), "the turn goes on as it was"


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), [("fr", "phone"), ("en", "desktop")])
def test_the_lesson_from_start_to_end(serve: Serve, come: Come, lang: Lang, size: Size) -> None:
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    ada = come(serve(), lang=lang, size=size)
    reader, page = Burglar(ada), ada.page
    words = words_of("coffre_fort", lang, (screen(lang, "tutorial-you"), lesson["table"]["seats"][1]["name"]), 0)
    page.clock.install()
    page.goto("/learn/coffre_fort")
    for number, step in enumerate(lesson["steps"], 1):
        title = page.get_by_role("status").filter(has_text=said(screen(lang, f"tutorial-{step['text']}")))
        expect(title.filter(has_text=said(screen(lang, f"tutorial-{step['text']}.text")))).to_be_visible()
        if number == LOOKED_AT:
            inspect(ada, "coffre-fort-lesson")
        if step["awaited"] is None:
            name = screen(lang, "tutorial-finish" if number == len(lesson["steps"]) else "tutorial-next")
            page.get_by_role("button", name=name, exact=True).click()
        elif step["awaited"].get("why"):
            with ada.still():
                reader.hit(reader.place("tool:mask"))
                expect(page.get_by_role("alert")).to_be_visible()
        elif step["awaited"]["verb"] == "pass_robot":
            reader.hit(reader.place(f"tool:{step['awaited']['args']['tool']}"))
            reader.hit(reader.place(f"agent:{step['awaited']['args']['agent']}"))
        elif step["awaited"]["verb"] == "walk":
            reader.gesture(step["awaited"], 0)
        else:
            reader.hit(reader.button(step["awaited"], words))
        page.clock.run_for(LONG)
    page.wait_for_url("**/learn")
    assert not ada.complaints


def brought(visitor: Visitor, files: dict[str, str]) -> str:
    """An edition of one's own, uploaded. Its id."""
    return str(visitor.post("/api/editions", game="coffre_fort", files=files)["id"])


def sleep(player: Burglar, host: Host, ms: int) -> None:
    """The lid is shut and opened again: timers stood still, and the world went on."""
    host.pass_by(ms)
    player.page.clock.fast_forward(ms)


def check_frames(sights: list[Json]) -> None:
    """Until the end nobody is sent what lies face down."""
    for sight in sights:
        view = sight["view"]
        if not sight["step"]:
            continue
        assert view["truth"] == []
        for room in view["rooms"]:
            for thing in ("trap", "token"):
                assert (room[thing] is None) == (room[f"{thing}_state"] == "down")
