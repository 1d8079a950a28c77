"""A line that breaks in the dark: nothing is lost, nothing is done twice, and nobody else notices."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.party import SEED, Party, laid
from browser.player import Player
from browser.words import said

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]  # the machine may be doing other work


def test_lines_break_in_the_dark(serve: Serve, come: Come) -> None:
    """Raquel between her look and her exchange, and somebody who has nothing to do."""
    host = serve(standing=True, seed=SEED)
    party = laid(host, come)
    party.play(break_lines, until=lambda party: party.view["phase"] == "appointment" and party.view["round"] == 2)
    raquel = party.who_is("raquel")
    events = [event["event"] for sight in raquel.visitor.sights() if not sight["whole"] for event in sight["events"]]
    assert events.count("card_seen") == events.count("cards_exchanged") == 1
    mine = raquel.sight["view"]["mine"]
    assert mine["looked_at"] == mine["brought_in"] == 3
    for player in party.players:
        assert all(seat["present"] for seat in player.table["seats"])


def break_lines(party: Party) -> None:
    raquel, put_out = party.exchange()
    bystander, *others = party.others(raquel)
    party.hush()
    heard = [list(player.visitor.raw) for player in others]
    raquel.visitor.hang_up()
    bystander.page.reload()
    bystander.wait(lambda: bystander.visitor.frames[-1].get("whole", False), "a sight after the reload")
    expect(bystander.page.get_by_role("dialog")).to_be_visible()
    party.host.pass_by(3_000)
    raquel.visitor.call_again()
    raquel.wait(lambda: raquel.visitor.frames[-1].get("whole", False), "a sight after the break")
    torch = raquel.page.get_by_role("dialog")
    expect(torch.get_by_role("heading", name=raquel.say("which-goes-out"))).to_be_visible()
    look_again(raquel)
    raquel.point_at({"verb": "raquel_out", "args": {"player": put_out}})
    expect(torch.get_by_role("heading", name=raquel.say("power-used"))).to_be_visible()
    assert not raquel.options()
    for other in others:
        other.visitor.hush()
    assert heard == [player.visitor.raw for player in others], "somebody noticed"


def look_again(raquel: Player) -> None:
    """A second look is refused, in the light of the torch: the prompt lies in the dark."""
    view = raquel.sight["view"]
    out = {*view["history"][-1]["selected"], view["mine"]["looked_at"]}
    left = next(seat for seat in range(view["seats"]) if seat not in out)
    torch = raquel.page.get_by_role("dialog")
    torch.get_by_role("button", name=said(raquel.words.player(left))).first.click()
    seen = raquel.words.player(view["mine"]["looked_at"])
    expect(torch.get_by_role("alert")).to_contain_text(seen)
