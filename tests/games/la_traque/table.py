"""A table of La Traque for tests: a position as a test writes it, then played by name.

`table("usa", "tzaar", hands={"usa": "registry:document rumour*2"})` is the first turn of usa. Hands and Reserves are
empty unless they are written down, so are the places of the board; slots hold what the shuffle brings. A clue is
written "registry:document" ("rumour" and "financing" are enough for those), several as "rumour*3"; a player is called
by the faction. `agents={"usa": {1: "america registry:document rumour*2"}}` says where agents are, and what is under
them; `hq={"usa": "f.col.lantrac o.usa.range!"}` what lies beside the faction board, turned where marked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from cavale import catalog
from cavale.core.action import Action, Value
from cavale.core.dice import FastDice
from cavale.core.event import Event
from cavale.core.match import Match
from cavale.core.message import step_name
from cavale.core.refusal import Refusal, Refused
from cavale.core.snapshot import digest
from cavale.core.table import Table
from cavale.games.la_traque import GAME, TheLaTraque
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.setup import LAY_OUT
from cavale.games.la_traque.state import LaTraque, laid_out
from cavale.games.la_traque.steps.turn import NEXT_ROUND
from cavale.games.la_traque.terms import DECKS, FACTIONS, HUNT_ZONES, NONE, PLACES
from cavale.games.la_traque.view import LaTraqueView, Player, Slot
from games.loaded_dice import LoadedDice

EDITION = catalog.default_edition(GAME)
SPECTATOR = "spectator"


class LaTraqueTable:
    """A match, told in the words of the game: `t.does("usa", "capture", agent=1, slot="america:1")`."""

    def __init__(self, match: Match, dice: LoadedDice | None = None) -> None:
        self.match = match
        self.dice = dice

    # -- questions ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> LaTraque:
        state = self.match.state
        assert isinstance(state, LaTraque)
        return state

    @property
    def box(self) -> LaTraqueBox:
        assert isinstance(self.match.box, LaTraqueBox)
        return self.match.box

    def seat(self, name: str) -> int:
        return self.match.seats if name == SPECTATOR else self.state.faction.index(FACTIONS.index(name))

    def sees(self, name: str) -> LaTraqueView:
        view = self.match.view(self.seat(name))
        assert isinstance(view, LaTraqueView)
        return view

    @property
    def seen(self) -> LaTraqueView:
        """What everybody sees."""
        return self.sees(SPECTATOR)

    def player(self, name: str) -> Player:
        """A player, as that player sees it."""
        return self.sees(name).players[self.seat(name)]

    def hand(self, name: str) -> list[str]:
        return list(self.player(name).hand or ())

    def reserve(self, name: str) -> list[str]:
        return list(self.player(name).reserve or ())

    def slot(self, name: str) -> Slot:
        return next(slot for slot in self.seen.slots if slot.slot == name)

    def where(self, name: str, agent: int) -> str:
        return self.player(name).agents[agent - 1].where

    def told(self, name: str, kind: type[Event] = Event) -> list[Any]:
        return [event for event in self.match.told[self.seat(name)] if isinstance(event, kind)]

    def can(self, name: str, verb: str = "") -> list[str]:
        """What somebody can answer now, as actions are spelled."""
        return [str(a) for a in self.match.options_of(self.seat(name)) if not verb or a.verb == verb]

    def action(self, verb: str, **args: Value) -> Action:
        action = self.box.actions.find(verb, args)
        assert action is not None, f"no action {verb} {args}"
        return action

    # -- what happens ------------------------------------------------------------------------------------------

    def does(self, name: str, verb: str, **args: Value) -> "LaTraqueTable":
        self.match.play(self.seat(name), self.action(verb, **args))
        return self

    def chooses(self, name: str, **args: Value) -> "LaTraqueTable":
        return self.does(name, "choose", **args) if args else self.does(name, "decline")

    def all_pass(self) -> "LaTraqueTable":
        """Everybody who still plays in this round passes."""
        now = self.state.round
        while self.state.round == now and self.seen.phase == "action":
            self.match.play(self.state.active, self.box.pass_)
        return self

    def round_ends(self, **kept: str) -> "LaTraqueTable":
        """All pass; in the maintenance everybody keeps what is written down, otherwise nothing."""
        self.all_pass()
        for seat in range(self.match.seats):
            name = FACTIONS[self.state.faction[seat]]
            for card in cards_written(self.box, kept.get(name, "")):
                self.match.play(seat, self.action("keep", card=self.box.names[card]))
            if seat in self.match.asked() and self.seen.phase == "maintenance":
                self.match.play(seat, self.box.keep_done)
        return self

    # -- what holds --------------------------------------------------------------------------------------------

    def asks(self, name: str, step: str) -> "LaTraqueTable":
        """This player, and nobody else, is asked this."""
        assert step_name(self.state.agenda[-1]) == step
        assert self.match.asked() == [self.seat(name)]
        return self

    def refused(self, rule: str, name: str, verb: str, **args: Value) -> Refusal:
        """The action is refused by this rule, and nothing has changed."""
        before = digest(self.state), len(self.match.records)
        with pytest.raises(Refused) as caught:
            self.does(name, verb, **args)
        assert caught.value.refusal.rule == rule, caught.value.refusal
        assert before == (digest(self.state), len(self.match.records))
        return caught.value.refusal

    def has(self, name: str, **values: object) -> "LaTraqueTable":
        """`t.has("usa", points=3, influence=(0, 1, 0))`: fields of the player as all see it."""
        player = self.seen.players[self.seat(name)]
        assert {field: getattr(player, field) for field in values} == values
        return self


@dataclass(frozen=True)
class Layout:
    """What is written down of a position; by faction or by slot."""

    hands: Mapping[str, str] = field(default_factory=dict)
    reserves: Mapping[str, str] = field(default_factory=dict)
    agents: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    hq: Mapping[str, str] = field(default_factory=dict)
    visible: Mapping[str, str] = field(default_factory=dict)
    influence: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    ambition: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    markers: Mapping[str, str] = field(default_factory=dict)
    destiny_spent: str = ""
    slots: Mapping[str, str] = field(default_factory=dict)
    blocked: Mapping[str, str] = field(default_factory=dict)
    neutral: Mapping[str, int] = field(default_factory=dict)
    number: int = 1  # of the round
    change: Callable[[LaTraque], None] = lambda s: None

    def lay(self, box: LaTraqueBox, factions: tuple[str, ...]) -> LaTraque:
        s = laid_out(box)
        s.faction = [FACTIONS.index(name) for name in factions]
        s.first = 0
        s.round = self.number - 1
        LAY_OUT.run(s, Table(FastDice(11)))
        return_hands(s)
        self.lay_slots(s, factions)
        for seat, name in enumerate(factions):
            self.lay_cards(s, seat, name)
            self.lay_tracks(s, seat, name)
        self.change(s)
        s.push(NEXT_ROUND)
        return s

    def lay_slots(self, s: LaTraque, factions: tuple[str, ...]) -> None:
        names = s.box.slot_names
        for slot, card in self.slots.items():
            lay_fugitive(s, names.index(slot), card)
        for slot, name in self.blocked.items():
            s.blocked_by[names.index(slot)] = factions.index(name)
            s.block_ends[names.index(slot)] = self.number
        for slot, count in self.neutral.items():
            s.neutral[names.index(slot)] = count

    def lay_cards(self, s: LaTraque, seat: int, name: str) -> None:
        box = s.box
        give(s, s.hand, seat, s.hand_cards[seat], self.hands.get(name, ""))
        s.hand_cards[seat].sort()
        give(s, s.reserve, seat, s.reserve_cards[seat], self.reserves.get(name, ""))
        for agent, text in self.agents.get(name, {}).items():
            post(s, seat * box.agents + agent - 1, text)
        for text in self.hq.get(name, "").split():
            card = box.names.index(text.rstrip("!"))
            take_card(s, card)
            s.hq[seat].append(card)
            if text.endswith("!"):
                s.turned.append(card)
        if name in self.visible:
            s.objective_decks[seat] += s.visible[seat]
            s.visible[seat] = []
            for text in self.visible[name].split():
                take_card(s, box.names.index(text))
                s.visible[seat].append(box.names.index(text))

    def lay_tracks(self, s: LaTraque, seat: int, name: str) -> None:
        s.influence[3 * seat : 3 * seat + 3] = self.influence.get(name, (0, 0, 0))
        s.vp[seat] = self.points.get(name, 0)
        steps = self.ambition.get(name, (0,))
        s.ambition[3 * seat : 3 * seat + len(steps)] = steps
        for marker in self.markers.get(name, "").split():
            s.markers[seat] |= 1 << s.box.markers.index(marker)
        if name in self.destiny_spent.split():
            s.destiny &= ~(1 << seat)


def table(
    *factions: str,
    options: Mapping[str, object] | None = None,
    edition: Mapping[str, str] | None = None,
    live: bool = False,
    **layout: Any,
) -> LaTraqueTable:
    """A position at the start of a round, as a `Layout` says; the first faction is the first player."""
    written = Layout(**layout)
    dice = LoadedDice(b"a table for tests")
    files = EDITION if edition is None else dict(edition)
    game = Position(lambda box: written.lay(box, factions))
    return LaTraqueTable(Match(game, files, dice, seats=len(factions), options=options, live=live, hashed=False), dice)


class Position(TheLaTraque):
    """The game, but begun in the middle."""

    def __init__(self, lay: Callable[[LaTraqueBox], LaTraque]) -> None:
        self._lay = lay

    def start(self, box: LaTraqueBox) -> LaTraque:
        return self._lay(box)


def fresh(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: int = 1, live: bool = False, hashed: bool = False
) -> LaTraqueTable:
    """A match from its very start."""
    match = Match(GAME, EDITION, FastDice(seed), seats=seats, options=options, live=live, hashed=hashed)
    return LaTraqueTable(match)


# -- laying out a position ---------------------------------------------------------------------------------------------


def return_hands(s: LaTraque) -> None:
    """What was dealt goes under its decks again."""
    kinds = s.box.kinds
    for place, count in enumerate(s.hand):
        kind = place % kinds
        deck = s.decks[s.box.cards.kind_deck[kind]]
        deck[0:0] = [kind] * count
        s.hand[place] = 0


def cards_written(box: LaTraqueBox, text: str) -> list[int]:
    """`rumour*2 registry:document f.pol.csatar` as cards."""
    found: list[int] = []
    for word in text.split():
        name, _, times = word.partition("*")
        full = f"{name}:{name}" if name in DECKS else name
        found += [box.names.index(full)] * int(times or 1)
    return found


def give(s: LaTraque, counts: list[int], owner: int, others: list[int], text: str) -> None:
    for card in cards_written(s.box, text):
        take_card(s, card)
        if card < s.box.kinds:
            counts[owner * s.box.kinds + card] += 1
        else:
            others.append(card)


def post(s: LaTraque, agent: int, text: str) -> None:
    """An agent, and what lies under it."""
    where, _, cards = text.partition(" ")
    if where in s.box.place_names:
        place = s.box.place_names.index(where)
        s.where[agent] = PLACES + place
        s.taken |= 1 << place if place < s.box.places else 0
    else:
        s.where[agent] = ("hq", "rest", *HUNT_ZONES).index(where)
    give(s, s.under, agent, s.under_cards[agent], cards)


def take_card(s: LaTraque, card: int) -> None:
    """From wherever it lies: a deck, a slot, among the visible objectives, or beside the board."""
    box = s.box
    if card < box.kinds:
        s.decks[box.cards.kind_deck[card]].remove(card)
        return
    for pile in (*s.fugitive_decks, *s.objective_decks, *s.visible, s.beside):
        if card in pile:
            pile.remove(card)
            return
    slot = s.fugitive.index(card)
    s.fugitive[slot] = s.fugitive_decks[box.slot_level[slot] - 1].pop()


def lay_fugitive(s: LaTraque, slot: int, name: str) -> None:
    """This fugitive, or none, into a slot; the one that lay there goes under its deck."""
    before = s.fugitive[slot]
    card = s.box.names.index(name) if name else NONE
    if card == before:
        return
    if card != NONE:
        take_card(s, card)
    s.fugitive[slot] = card
    if before != NONE:
        s.fugitive_decks[s.box.cards.level[before] - 1].insert(0, before)


def edited(file: str, *changes: tuple[str, str]) -> dict[str, str]:
    """The open edition with some passages of a file replaced."""
    text = EDITION[file]
    for old, new in changes:
        assert old in text, f"{file} has no {old!r}"
        text = text.replace(old, new, 1)
    return {**EDITION, file: text}
