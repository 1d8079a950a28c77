"""La Traque in the browser: a whole match at a desk and on a phone, its screens, and what nobody is sent."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.hunter import Hunter, Veteran, edition, screen
from browser.inspection import inspect
from browser.seated import play
from browser.visitor import Json, Lang, Size
from browser.words import said
from server.known import walk

SEED = f"{11:064x}"
POINTS = 2  # end the short match
PLAYED = {"take_faction", "move_hunt", "move_investigate", "inform", "capture", "keep", "pass"}
OWN_VICTORY = {"fr": "Tu gagnes", "en": "You win"}
SHARED_VICTORY = {"fr": "Tu partages la victoire", "en": "You share the victory"}
CLUE = re.compile(r"\b(registry|press|archives):(medal|document|microfilm)\b")

# Where the clue on a card may stand before the end; `#` stands for any place in a list. All else is its owner's alone.
REVEALED = {"events.#.cards_revealed.cards.#"}
OWN = {
    "view.draft.#",
    "view.peeked.#",
    "view.cautions.@",
    "asked.options.#.args.card",
    "asked.draft.#.args.card",
    "events.#.drafted.action",
    "events.#.taken_back.action",
    "events.#.undone.action",
}
TOLD = {  # events that tell a seat its own cards
    "hand_dealt": "cards",
    "clues_drawn": "cards",
    "clues_peeked": "cards",
    "clues_returned": "cards",
    "agent_informed": "card",
    "agent_withdrawn": "cards",
    "cards_kept": "clues kept_cards",
    "inspected": "cards",
}


def test_two_people_and_two_bots_play_a_match(serve: Serve, come: Come) -> None:
    """One by mouse at a desk in French, one by keyboard on a phone in English, until somebody has the points."""
    host, files = serve(seed=SEED), edition(points=POINTS)
    ada = Veteran(come(host, name="Ada", lang="fr"), files=files)
    bo = Veteran(come(host, name="Bo", lang="en", size="phone"), files=files, keyboard=True)
    brought = ada.visitor.post("/api/editions", game="la_traque", files=files)
    table = ada.lay(4, bots=2, edition=str(brought["id"]), faction_pick="draft")
    bo.visitor.come_to(table, ada.visitor)
    bo.visitor.post(f"/api/tables/{table}/sit", seat=1)
    ada.start(table)
    ada.go(table)
    bo.go(table)
    play(ada, bo)
    for player in (ada, bo):
        check_played(player, POINTS)
    assert ada.done | bo.done >= {"objective"}
    inspect(ada.visitor, "la-traque-end")


def check_played(player: Veteran, points: int) -> None:
    """All that a match is made of was done on this page, which was sent no more than its due and says who has won."""
    check_frames(player.visitor.sights())
    assert player.done >= PLAYED
    assert [event for event in player.own("captured") if event["agent"] is not None]
    assert bool(player.own("objective_achieved")) == ("objective" in player.done)
    assert max(each["points"] for each in player.view["players"]) >= points
    expect(player.page.locator("article.end h2")).to_contain_text(said(victory(player)))
    assert not player.visitor.complaints


def victory(player: Veteran) -> str:
    """How the end screen must tell it: who shares the victory depends on the bots."""
    winners, lang = player.view["winners"], player.visitor.lang
    if player.sight["seat"] not in winners:
        return ", ".join(map(player.words.player, winners))
    return OWN_VICTORY[lang] if len(winners) == 1 else SHARED_VICTORY[lang]


@pytest.mark.long
@pytest.mark.timeout(900)  # the machine may be doing other work
@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("fr", "phone")])
def test_a_whole_match_of_the_open_edition(serve: Serve, come: Come, lang: Lang, size: Size) -> None:
    """Nothing is shortened: one person and three bots play until somebody has twelve points."""
    ada = Veteran(come(serve(seed=SEED), name="Ada", lang=lang, size=size))
    table = ada.lay(4, bots=3, faction_pick="draft")
    ada.start(table)
    ada.go(table)
    play(ada)
    check_played(ada, points=12)
    assert ada.done >= {"use", "activate", "objective"}
    inspect(ada.visitor, "la-traque-whole-end")


def test_the_screens(serve: Serve, come: Come) -> None:
    """Factions, the own turn and what is kept: nothing too small, out of reach or unreadable."""
    ada = Hunter(come(serve(seed=SEED), name="Ada", lang="fr"))
    table = ada.lay(4, bots=3, faction_pick="draft")
    ada.start(table)
    ada.go(table)
    looked: set[str] = set()
    while looked != {"take_faction", "take_action", "keep_cards"}:
        if ada.options() and ada.step not in looked:
            looked.add(ada.step)
            inspect(ada.visitor, f"la-traque-{ada.step}")
        if not ada.answer():
            ada.page.wait_for_timeout(10)


def test_who_watches_sees_all_factions_and_no_hand(serve: Serve, come: Come) -> None:
    host = serve(seed=SEED)
    ada, eve = Hunter(come(host, name="Ada")), Hunter(come(host, name="Eve"))
    table = str(ada.visitor.post("/api/tables", game="la_traque", seats=2, watching="open")["id"])
    ada.visitor.post(f"/api/tables/{table}/bot", seat=1, level="steady")
    ada.start(table)
    eve.visitor.come_to(table, ada.visitor)
    eve.go(table)
    ada.go(table)
    play(ada, until=lambda: ada.step == "take_action" and bool(ada.options()))
    eve.wait(lambda: eve.view["actions"] == ada.view["actions"] and eve.step == ada.step, "what the players see")
    page = eve.page
    expect(page.get_by_role("heading", name=screen("en", "page-all"))).to_be_visible()
    expect(page.locator('.pad [data-place^="seat:"]')).to_have_count(2)
    action = eve.view["actions"] + 1
    expect(page.get_by_role("img", name=screen("en", "action-of", action=action, actions=3))).to_be_visible()
    expect(page.get_by_text(screen("en", "watching"))).to_be_visible()
    expect(page.locator('[data-place^="hand:"], .lit')).to_have_count(0)
    assert not eve.options()
    inspect(eve.visitor, "la-traque-watched")
    assert not eve.visitor.complaints


def check_frames(sights: list[Json]) -> None:
    """Until the end nobody is sent the clues of others, wherever they lie."""
    seen = 0
    for sight in sights:
        if not sight["step"]:
            continue
        for player in sight["view"]["players"]:
            hidden = [player["hand"], player["reserve"], *(agent["cards"] for agent in player["agents"])]
            assert {cards is None for cards in hidden} == {player["seat"] != sight["seat"]}
        for event in sight["events"]:
            for field in TOLD.get(event["event"], "").split():
                looked_at = event.get("of") == sight["seat"] and event["agent"] is None  # at a card of the own hand
                assert (event[field] is not None) == (event["seat"] == sight["seat"] or looked_at), event
        for path, word in walk(sight):
            if CLUE.search(word):
                seen += 1
                event = path.startswith("events.#.") and path.split(".")[2] in TOLD
                own = path in OWN or path.startswith("view.players.#.") or event
                assert own or path in REVEALED, (path, word)
    assert seen
