"""What a hidden action changes on the pages of others: no frame, no byte, no element, no attribute."""

import json
import re
from collections.abc import Callable
from contextlib import nullcontext
from itertools import takewhile
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.party import SEED, First, Party, laid
from browser.player import Player, seed_for
from browser.visitor import Json
from cavale.lab.host import Host
from server.known import CARD_PLACES, OWN, ROLE_PLACES, TEAMS, WORDS, plain

ROUNDS = range(1, 5)  # with a choice

# The page line by line: elements with their attributes, and texts. Left out are clocks, and what depends on how many
# sights a page drew at once: the order of classes and attributes, and the numbers in ids.
STANDING = """() => {
  const lines = [];
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE && node.data.trim()) lines.push(node.data.trim());
    if (node.nodeType !== Node.ELEMENT_NODE || node.role === 'timer') return;
    const own = Array.from(node.attributes, ({name, value}) => `${name}=${value.split(' ').sort().join(' ')}`);
    const kept = own.filter((one) => !/^(id|for|aria-labelledby)=|url\\(#/.test(one)).sort();
    lines.push([node.tagName, ...kept].join(' '));
    node.childNodes.forEach(read);
  };
  read(document.body);
  return lines;
}"""
# All that scripts and styles can get hold of without being told: attributes, title, address, storage.
HIDDEN = """() => [
  ...Array.from(document.querySelectorAll('*'), (node) => Array.from(node.attributes, (one) => one.value).join(' ')),
  document.title,
  location.href,
  JSON.stringify({...localStorage}),
  JSON.stringify({...sessionStorage}),
]"""


class Run:
    """A whole match, with what stood on the pages at moments that can be compared."""

    def __init__(self, party: Party, powers: Callable[[Party], None]) -> None:
        self.party = party
        self.pages: list[list[list[str]]] = []  # by moment and seat
        self.roles = [player.sight["view"]["mine"]["role"] for player in party.players]

        def in_the_dark(party: Party) -> None:
            powers(party)
            self.look()

        for number in ROUNDS:
            party.play(in_the_dark, until=lambda party, number=number: party.view["round"] > number)  # type: ignore[misc]
            self.look()
        party.play(in_the_dark)

    def look(self) -> None:
        for player in self.party.players:
            player.page.mouse.move(0, 0)  # off what explains itself to whoever hovers, after a while
            expect(player.page.get_by_role("note")).to_have_count(0)
        self.party.hush()
        self.pages.append([player.page.evaluate(STANDING) for player in self.party.players])
        for player in self.party.players:
            check_attributes(player)

    def frames(self, seat: int) -> list[tuple[Json, int]]:
        """What came, and how many bytes of it, until everything was shown; without the answers to one's own frames."""
        visitor = self.party.players[seat].visitor
        came = [(json.loads(raw), raw) for raw in visitor.raw]
        until_the_end = takewhile(lambda one: not (one[0]["type"] == "sight" and one[0]["view"]["truth"]), came)
        return [(plain(frame), size(frame, raw)) for frame, raw in until_the_end if frame["type"] in {"sight", "chat"}]


@pytest.mark.long
@pytest.mark.timeout(900)  # two whole matches on five pages each, and the machine may be doing other work
def test_a_hidden_action_leaves_no_trace_on_other_pages(serve: Serve, come: Come) -> None:
    """Raquel exchanges two cards alike, or lets the time run out. The Professor looks at a role, or declines.

    And he lays two cards, which nobody selects, in one order or in the other.
    """
    one = Run(table(serve, come), use_both)
    other = Run(table(serve, come, swapped=True), use_none)
    for run, unseen in ((one, "events.#.power_declined.role"), (other, "view.mine.role_seen")):
        places = run.party.check_frames()
        assert unseen in {*ROLE_PLACES, *CARD_PLACES} - set(places)
    truths = [run.party.view["truth"] for run in (one, other)]
    assert truths[0]["roles"] == truths[1]["roles"]
    for key in ("laid", "peeked", "brought_in"):
        assert truths[0][key] != truths[1][key]
    uninvolved = [seat for seat, role in enumerate(one.roles) if role not in {"professor", "raquel"}]
    assert len(uninvolved) == 3
    for seat in uninvolved:
        frames, again = one.frames(seat), other.frames(seat)
        assert len(frames) == len(again) > 50
        for before, after in zip(frames, again, strict=True):
            assert before == after
        for page, same in zip(one.pages, other.pages, strict=True):
            assert page[seat] == same[seat]


@pytest.mark.long
@pytest.mark.parametrize("plant", ["", "browser.planted:a_role_too_many"])
def test_a_planted_leak_is_found_in_what_a_page_received(serve: Serve, come: Come, plant: str) -> None:
    """One page among bots; nobody does anything until the end."""
    host = serve(standing=True, seed=seed_for("hostage"), plant=plant)
    ada = come(host, name="Ada")
    player = Player(ada)
    player.lay(level="random")
    while not player.over:
        host.pass_by(60_000)
        ada.hush()
    party = Party(host, [ada])
    with pytest.raises(AssertionError) if plant else nullcontext():
        assert party.check_frames()["view.mine.role"] > 10


def test_a_planted_word_is_found_on_a_page(site: Host, come: Come) -> None:
    ada = come(site, name="Ada")
    player = Player(ada)
    player.lay(options={"clocks": "off"})
    check_attributes(player)
    mine = player.sight["view"]["mine"]
    other = next(word for word in sorted(WORDS) if word not in {mine["role"], mine["team"]})
    for plant in (
        f"document.querySelector('main').dataset.role = '{other}'",
        f"localStorage.setItem('note', '{other}')",
        f"document.title = 'the {other}'",
    ):
        ada.page.evaluate(f"() => {{ {plant} }}")
        with pytest.raises(AssertionError):
            check_attributes(player)
        ada.page.reload()
        expect(player.hand()).to_be_visible()  # from then on the page leaves its title alone
        ada.page.evaluate("() => localStorage.clear()")


def table(serve: Serve, come: Come, *, swapped: bool = False) -> Party:
    host = serve(standing=True, seed=SEED)
    party = laid(host, come)
    professor = party.who_is("professor")
    for player in party.players:
        player.random = Avoiding(professor.sight["seat"])
    if swapped:
        professor.random = Swapped(professor)
    return party


class Avoiding(First):
    """Nobody selects or appoints this seat while there is another."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def choice(self, among: Any) -> Any:
        others = [one for one in among if one.get("args", {}).get("player") != self.seat]
        return (others or among)[0]


class Swapped(Random):
    """The first two cards in the other order; then as everybody."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player

    def choice(self, among: Any) -> Any:
        view = self.player.sight["view"]
        first = view["round"] == 1 and self.player.step == "choose_cards"
        return next(one for one in among if one != among[0]) if first else among[0]


def use_both(party: Party) -> None:
    if party.view["round"] == 2:
        raquel, put_out = party.exchange()
        raquel.point_at({"verb": "raquel_out", "args": {"player": put_out}})
    else:
        party.who_is("professor").point_at({"verb": "professor_look", "args": {"player": party.looked_at()}})


def use_none(party: Party) -> None:
    """She lets the time run out, he declines."""
    if party.view["round"] == 4:
        party.who_is("professor").do({"verb": "professor_pass"})


def size(frame: Json, raw: str) -> int:
    """Bytes, without the ids that are drawn anew for every table."""
    table: Any = frame.get("table") or {}
    return len(raw) - sum(len(str(table.get(key) or "")) for key in OWN)


def check_attributes(player: Player) -> None:
    """Where nobody looks there is nothing to find but one's own role and cards, and what was turned up."""
    view = player.sight["view"]
    mine = view["mine"]
    known = {mine["role"], mine["team"], mine["role_seen"], TEAMS.get(mine["role_seen"])}
    words = [found for text in player.page.evaluate(HIDDEN) for found in re.findall(r"\w+", text)]
    assert set(words) & WORDS <= known, set(words) & WORDS - known
    turned = {kind for each in view["history"] for kind in each["revealed"] or ()}
    cards = {*mine["hand"], *mine["choices"], *turned, mine["card_seen"]}
    assert set(words) & set(view["kinds"]) <= cards
