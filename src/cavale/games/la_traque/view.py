"""What a seat sees of a match of La Traque. How it is built: `look.py`.

The last seat number is that of the spectators. A clue card is named by deck and type ("registry:document"), any other
card by its id in the edition; a slot "america:1", a place "registry:1"; "registry:0" is the extra place of `overcrowd`.
"""

from typing import Any

import msgspec


class Faces(msgspec.Struct, frozen=True):
    """What is printed (`Game.faces`), sent once: the tables of the edition, and what this game makes of them."""

    rules: Any
    clues: Any
    tracks: Any
    slots: tuple[dict[str, Any], ...]  # slot, zone, level, min
    places: tuple[dict[str, Any], ...]  # place, zone, min, draw
    fugitives: dict[str, Any]  # by id: cat, level, cost, hunt, mission, recurrent, permanent, line_fr, line_en
    objectives: dict[str, Any]  # by id: faction, kind, success, triumph, power
    specials: dict[str, Any]  # by id: faction, unlock, hunt, mission, recurrent, permanent


class Agent(msgspec.Struct, frozen=True):
    agent: int  # 1 to 5
    where: str  # hq, rest, a place, or a Hunt zone
    count: int  # cards under it
    cards: tuple[str, ...] | None  # the owner's alone until the end
    backs: tuple[str, ...] | None  # decks, "card" for what is no clue; with `visible_backs` only


class Held(msgspec.Struct, frozen=True):
    """A card beside the faction board."""

    card: str
    recurrent: bool
    turned: bool


class Player(msgspec.Struct, frozen=True):
    seat: int
    faction: str | None  # None: not chosen yet
    points: int
    influence: tuple[int, int, int]  # military, scientific, political
    ambition: tuple[int, ...]  # one step, or three for Réseau (military, scientific, political)
    markers: tuple[str, ...]  # CCCP
    destiny: bool  # still there
    passed: bool
    agents: tuple[Agent, ...]
    hand_count: int
    hand: tuple[str, ...] | None  # the owner's alone until the end
    hand_backs: tuple[str, ...] | None  # with `visible_backs` only
    reserve_count: int
    reserve: tuple[str, ...] | None  # the owner's alone until the end
    reserve_backs: tuple[str, ...]  # for all: the deck of a clue, the id of any other card
    clues_held: dict[str, int]  # by deck: clues in hand and under agents, which follow from the public draws
    cards_held: tuple[str, ...]  # other cards in hand or under agents: all saw them taken
    hq: tuple[Held, ...]
    objectives: tuple[str, ...]
    objective_deck: int
    specials: tuple[str, ...]  # still beside the board


class Slot(msgspec.Struct, frozen=True):
    slot: str
    zone: str
    level: int
    open: bool  # used with so many players
    fugitive: str | None
    blocked_by: int | None
    block_ends: int | None  # the round after whose actions the block is over
    neutral: int  # agents of two-player games


class Place(msgspec.Struct, frozen=True):
    place: str
    zone: str
    open: bool
    seat: int | None
    agent: int | None


class Capture(msgspec.Struct, frozen=True):
    """A capture that is being resolved."""

    agent: int | None  # None: by an effect
    slot: str
    fugitive: str
    track: str | None  # named for a collaborationist


class Payment(msgspec.Struct, frozen=True):
    """An objective that is being paid."""

    card: str
    line: str
    marker: str | None
    rebates: tuple[str, ...]  # tracks named so far


class Waiting(msgspec.Struct, frozen=True):
    """Cards that react to the same event; the player orders them."""

    event: str  # powers (of cards under the agent), capture, investigate
    by: int  # what the event is filtered by: a category or a zone, as a number
    cards: tuple[str, ...]


class LaTraqueView(msgspec.Struct, frozen=True):
    seat: int  # who looks
    phase: str  # factions, action, maintenance, over
    round: int
    last_round: bool
    first: int | None  # the first player
    active: int | None  # whose turn it is
    actions: int  # done in this turn, of three
    placed: tuple[str, ...]  # Investigation zones of this turn's placements (LT-ACT-MOVE-04)
    overcrowd: bool
    players: tuple[Player, ...]
    slots: tuple[Slot, ...]
    places: tuple[Place, ...]  # extra places only while they are taken
    decks: dict[str, int]  # cards in each clue deck
    fugitive_decks: tuple[int, int, int]  # by level
    neutral_supply: int | None  # with two players
    gone: tuple[str, ...]  # cards that are out of the game
    capture: Capture | None
    payment: Payment | None
    triggers: tuple[Waiting, ...]  # the next group first
    pending: tuple[str, ...]  # effects still to come in this action, the next one first
    peeked: tuple[str, ...]  # the looker's alone: the cards of an open `peek`
    cautions: dict[str, str]  # the looker's alone: what to think over, by action as it is spelled: idle, last_agent
    draft: tuple[str, ...]  # the looker's alone: picks of an answer that is not complete, as actions are spelled
    winners: tuple[int, ...] | None
