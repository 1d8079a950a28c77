"""Five people at one table, each with a browser of their own, at a server whose clock stands.

They answer one at a time and take what is offered first: two parties with the same seed are alike, but for what a test
makes different.
"""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import expect

from browser.conftest import Come
from browser.player import Player
from browser.visitor import Json, Visitor
from cavale.lab.host import Host
from server.known import check

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
SEED = f"{55:064x}"  # so Raquel finds two cards alike to exchange, and the loot reaches the goal

Dark = Callable[["Party"], None]
T = TypeVar("T")


class First(Random):
    """No chance at all."""

    def choice(self, among: Any) -> Any:
        return among[0]


class Party:
    """`players` by seat. `host`: where they play."""

    def __init__(self, host: Host, visitors: Sequence[Visitor], *, talkative: bool = False) -> None:
        self.host = host
        self.players = [Player(visitor, talkative=talkative) for visitor in visitors]
        for player in self.players:
            player.random = First()

    # Who is who

    @property
    def view(self) -> Json:
        """What the first seat sees; for what all may see."""
        view: Json = self.players[0].sight["view"]
        return view

    def who_is(self, role: str) -> Player:
        """Each page says its own role."""
        return next(player for player in self.players if player.sight["view"]["mine"]["role"] == role)

    def others(self, *players: Player) -> list[Player]:
        return [player for player in self.players if player not in players]

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)

    # Playing

    def play(self, dark: Dark, until: Callable[["Party"], bool] = lambda party: party.over) -> None:
        """`dark` is what happens while it is dark; the time of the dark passes after it."""
        first = self.players[0]
        while self.agreed() and not until(self):
            asked = next((each for each in self.players if each.questioned() or each.options("close_debate")), None)
            if self.view["dark"]:
                dark(self)
                self.let_the_dark_pass()
            elif asked:
                asked.answer()
            elif first.step == "reveal_display":
                self.let_pass("reveal")
                self.all_see(lambda player: player.step != "reveal_display", "the end of the reveal")
            else:
                raise AssertionError(f"nobody is asked in {first.step!r}")

    def agreed(self) -> bool:
        """All have heard the same; at last."""
        self.players[0].wait(lambda: len({scene(player) for player in self.players}) == 1, "all to hear the same")
        return True

    def left_of(self, window: str) -> int:
        """What is left of a window, which is the same for all: milliseconds."""
        sights = [player.sight for player in self.players]
        ends = {deadline["ends"] for sight in sights for deadline in sight["deadlines"] if deadline["window"] == window}
        assert len(ends) == 1, (window, ends)
        return int(ends.pop() - max(sight["now"] for sight in sights))

    def let_pass(self, window: str) -> None:
        """The time of a window runs out, and not a moment earlier does anybody hear anything."""
        left = self.left_of(window)
        self.hush()
        heard = [len(player.visitor.frames) for player in self.players]
        self.host.pass_by(left - 1)
        self.hush()
        assert heard == [len(player.visitor.frames) for player in self.players], "somebody heard too early"
        self.host.pass_by(1)

    def let_the_dark_pass(self) -> None:
        ends = [player.sight["deadlines"][0]["ends"] for player in self.players]
        self.let_pass("blackout")
        self.all_see(lambda player: not player.sight["view"]["dark"], "the lights")
        for player, end in zip(self.players, ends, strict=True):
            first = next(sight for sight in player.visitor.sights() if sight["now"] == end)
            assert not first["view"]["dark"]
            expect(player.page.get_by_role("dialog")).to_have_count(0)

    def all_see(self, true: Callable[[Player], bool], what: str) -> None:
        for player in self.players:
            player.wait(lambda player=player: true(player), what)  # type: ignore[misc]

    def hush(self) -> None:
        for player in self.players:
            player.visitor.hush()

    # Powers

    def exchange(self) -> tuple[Player, int]:
        """Raquel looks at a card that lies out, of a kind that is selected, too. Who she is, and whose goes out."""
        raquel = self.who_is("raquel")
        laid = [player.sight["view"]["mine"]["choices"][self.view["round"] - 1] for player in self.players]
        selected = self.view["history"][-1]["selected"]
        for brought_in, player in enumerate(self.players):
            for put_out in selected:
                if laid[brought_in] == laid[put_out] and brought_in not in selected and player is not raquel:
                    raquel.point_at({"verb": "raquel_look", "args": {"player": brought_in}})
                    return raquel, int(put_out)
        raise AssertionError("no two cards alike: take another seed")

    def looked_at(self) -> int:
        """The Professor looks at the third seat, or at the second if the third is the Professor."""
        return 1 if self.players[2] is self.who_is("professor") else 2

    # What travelled

    def check_frames(self) -> Counter[str]:
        """No page ever received what it may not know. Returns how often a role or card was found, by place."""
        view = self.view
        truth, kinds = view["truth"], set(view["kinds"])
        places: Counter[str] = Counter()
        for seat, player in enumerate(self.players):
            for raw in player.visitor.raw:
                frame = json.loads(raw)
                if frame["type"] == "sight" and frame["view"]["winner"] is not None:
                    break
                check(frame, seat, truth, kinds, places)
        return places


def scene(player: Player) -> tuple[Any, ...]:
    """What is going on, as a page was told: where all were told the same, all have heard the last that concerns all."""
    view = player.sight["view"]
    return player.step, *[view[key] for key in ("round", "phase", "dark", "speaker", "leader")]


def laid(host: Host, come: Come, *, talkative: bool = False, **settings: Any) -> Party:
    """A table laid without a click, for tests of what comes after; all seats are people."""
    visitors = [come(host, name=name) for name in NAMES]
    shown = _post(visitors[0], "/api/tables", game="casa_de_papel", seats=len(NAMES), **settings)
    table = shown["id"]
    for visitor in visitors[1:]:
        _post(visitor, "/api/tables/join", link=shown["link"])
        _post(visitor, f"/api/tables/{table}/sit")
    for visitor in visitors:
        visitor.page.goto(f"/t/{table}")
    for visitor in visitors:
        expect(visitor.page.get_by_text("away", exact=True)).to_have_count(0)
        expect(visitor.page.get_by_role("region", name="Around the table")).to_be_visible()
    party = Party(host, visitors, talkative=talkative)
    party.players[0].button("room-start").click()
    party.all_see(lambda player: bool(player.visitor.sights()), "the match")
    return party


def _post(visitor: Visitor, path: str, **body: Any) -> Json:
    answer = visitor.context.request.post(path, data=body, headers={"Origin": visitor.url})
    assert answer.ok, answer.text()
    told: Json = answer.json()
    return told
