"""Clocks on five pages: what happens when somebody does nothing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come, Serve
from browser.party import SEED, Party, laid
from browser.player import Player
from browser.visitor import Visitor
from browser.words import said

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]  # the machine may be doing other work

LONGEST = 120_000  # milliseconds of the longest window
# Who was late reads it for a while; here as long as the test needs to look at all pages.
STAYS = """
const later = window.setTimeout;
window.setTimeout = (done, ms, ...more) => (ms === 12_000 ? 0 : later(done, ms, ...more));
"""


def test_a_match_ends_although_nobody_does_anything(serve: Serve, come: Come) -> None:
    host = serve(standing=True, seed=SEED)
    party = laid(host, come)
    while not party.players[0].over:
        host.pass_by(LONGEST)
        party.players[0].visitor.hush()
    party.all_see(lambda player: player.over, "the end")
    view = party.view
    truth = view["truth"]
    assert [len(cards) for cards in truth["laid"]] == [5] * 5
    assert [truth[key] for key in ("brought_in", "put_out", "peeked")] == [None] * 3
    assert view["accused"] is None
    assert {each["leader"] for each in view["history"]} == set(range(5)), "nobody led twice"
    for player in party.players:
        assert player.sight["view"]["truth"] == truth
        expect(player.page.get_by_role("heading", name=player.words.say(f"game-end-{view['winner']}"))).to_be_visible()
    party.check_frames()


def test_each_phase_by_the_clock(serve: Serve, come: Come) -> None:
    """Who has chosen and not locked lays that card, a speech is over, the leader's selection is completed."""

    def come_to_stay(*given: Any, **more: Any) -> Visitor:
        visitor = come(*given, **more)
        visitor.context.add_init_script(STAYS)
        return visitor

    party = laid(serve(standing=True, seed=SEED), come_to_stay)
    ada, *others, eve = party.players
    see_clocks(party, 45)
    for player in others:
        player.answer()
    wish = eve.options("choose")[-1]
    eve.do(wish)
    run_out(party, "choice", "speak")
    assert eve.sight["view"]["mine"]["choices"][0] == wish["args"]["kind"]
    assert ada.sight["view"]["mine"]["choices"][0]
    for player in party.players:
        expect(told_to_be_late(player)).to_have_count(1 if player in {ada, eve} else 0)
    for place in range(5):
        see_clocks(party, 20)
        assert party.view["speaker"] == (party.view["leader"] + 1 + place) % 5
        speaker = party.players[party.view["speaker"]]
        expect(speaker.prompt()).to_have_text(speaker.words.step("speak"))
        run_out(party, "speech", "speak" if place < 4 else "free_floor")
    see_clocks(party, 120)
    run_out(party, "floor", "select_cards")
    leader = party.players[party.view["leader"]]
    leader.do(leader.options("propose")[-1])
    put_forward = set(leader.sight["view"]["proposed"])
    run_out(party, "selection", "reveal_display")
    selected = party.view["history"][0]["selected"]
    assert put_forward < set(selected)
    assert len(selected) == 3
    run_out(party, "reveal", "appoint")
    run_out(party, "appointment", "choose_cards")
    assert party.view["leader"] != leader.sight["seat"]


def told_to_be_late(player: Player) -> Locator:
    """The slip that says so, and what was laid."""
    mine = player.sight["view"]["mine"]
    slip = player.page.get_by_role("status").filter(has_text=said(player.words.say("event-out_of_time")))
    return slip.filter(has_text=said(player.words.name("kind", mine["choices"][0])))


def run_out(party: Party, window: str, then: str) -> None:
    speaker = party.view["speaker"]
    party.let_pass(window)
    party.all_see(lambda player: player.step == then and gone_on(player, speaker), f"{then} after {window}")


def gone_on(player: Player, speaker: int | None) -> bool:
    return speaker is None or player.sight["view"]["speaker"] != speaker


def see_clocks(party: Party, seconds: int) -> None:
    """All pages show that the same time is left: at most the whole of it."""
    for player in party.players:
        clock = player.page.get_by_role("timer").first
        expect(clock).to_have_attribute("aria-label", re.compile(r"^(\d:)?\d+$"))
        minutes, _, rest = str(clock.get_attribute("aria-label")).rpartition(":")
        assert int(minutes or 0) * 60 + int(rest) <= seconds
