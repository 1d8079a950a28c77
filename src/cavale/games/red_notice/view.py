"""What a seat sees of a match of Red Notice. How it is built: `look.py`.

Seat 0 is Angela, seat 1 is Jessah, seat 2 the spectators. Cities, routes ("beijing-los_angeles"), continents, action
cards, upgrades and identities are named by their ids in the edition; a cheque by its kind "africa:200000" (two alike
are alike); a token on the board by "radar:africa" or "barrier:rio-dakar"; a slot by "1L" to "4R". Action tokens are
numbers, 0 is POW. Money is in dollars. What can be answered: `steps/__init__.py`.
"""

import msgspec

# -- what is printed (`Game.faces`): sent once -----------------------------------------------------------------------


class CityFace(msgspec.Struct, frozen=True):
    continent: str
    x: int
    y: int


class CardFace(msgspec.Struct, frozen=True):
    """The two actions of a card as "kind:icons": cheque, bank, security, move or joker."""

    left: str
    right: str


class UpgradeFace(msgspec.Struct, frozen=True):
    kind: str  # permanent or immediate
    copies: int
    text_fr: str
    text_en: str


class IdentityFace(msgspec.Struct, frozen=True):
    steps: tuple[str, ...]  # what she does when caught, in order: "move:2", "draw:2"
    text_fr: str
    text_en: str


class Faces(msgspec.Struct, frozen=True):
    """What is printed in this edition."""

    size: tuple[int, int]  # of the map
    cities: dict[str, CityFace]
    colours: dict[str, str]  # of the continents
    routes: tuple[str, ...]
    wrap: tuple[str, ...]  # the routes that are drawn across the edge
    cards: dict[str, CardFace]
    upgrades: dict[str, UpgradeFace]
    identities: dict[str, IdentityFace]
    cheques: dict[str, int]  # copies of each kind
    effects: dict[str, str]  # by value: free_move or upgrade
    tokens: tuple[int, ...]  # of one player
    goal: int
    hand_limit: int
    security_max: int
    pay_cost: int
    rounds_per_cycle: int


# -- the view --------------------------------------------------------------------------------------------------------


class Slot(msgspec.Struct, frozen=True):
    """A slot of an action card."""

    owner: int | None  # whose token lies there
    token: int | None  # once it is turned up, or if it is the reader's own


class CardShown(msgspec.Struct, frozen=True):
    """A card of the row."""

    id: str
    left: Slot
    right: Slot
    state: str  # waiting, now, done


class Turn(msgspec.Struct, frozen=True):
    """Something that is still to be done, by whom; the first is being done now."""

    step: str  # the rule: card_action for a side of the card that is still owed
    seat: int | None
    what: str  # cheque, bank, security, move, joker; or an upgrade, or an identity
    side: str  # left or right, empty for what does not stand on the card
    icons: int  # still to use


class Barrier(msgspec.Struct, frozen=True):
    route: str
    black: bool


class Radar(msgspec.Struct, frozen=True):
    continent: str
    black: bool


class IdentityShown(msgspec.Struct, frozen=True):
    id: str
    used: bool


class Player(msgspec.Struct, frozen=True):
    """What all know of a player."""

    hand: int  # cheques
    cashed: tuple[str, ...]  # kinds, in order
    total: int  # what they are worth
    tokens: int  # held, not placed yet
    unused: tuple[int, ...]  # tokens not seen face up in this cycle: in the bag, held or face down
    used: tuple[int, ...]


class Ping(msgspec.Struct, frozen=True):
    """One of Angela's movements, as published."""

    round: int
    moves: int  # she had at most so many
    silent: bool  # neither barriers nor radars counted (an identity)
    payments: tuple[str, ...]  # in order
    radars: tuple[str, ...] | None  # continents in order, with repeats; None: told together with a later one
    cities: tuple[str, ...] | None  # where each was set off, with precise radars


class Found(msgspec.Struct, frozen=True):
    """Where Angela is known to have been: at a cashing or a capture."""

    round: int
    city: str


class Absent(msgspec.Struct, frozen=True):
    """Jessah has looked there in vain."""

    round: int
    city: str


class Answer(msgspec.Struct, frozen=True):
    """What the informants say at the start of a round."""

    round: int
    continent: str
    there: bool


class Visit(msgspec.Struct, frozen=True):
    """A place on Angela's route."""

    round: int
    city: str


class Possible(msgspec.Struct, frozen=True):
    """RN-NET-04 A city where Angela may be."""

    city: str
    chance: int  # in thousandths, if all her ways are equally likely


class Mine(msgspec.Struct, frozen=True):
    """What the owner of a seat knows besides."""

    hand: tuple[str, ...]  # kinds of cheques
    tokens: tuple[int, ...]  # held, not placed yet
    draft: tuple[str, ...]  # the answer she is forming, as actions are spelled: "go(city=rio)"
    city: str | None  # where she is
    route: tuple[Visit, ...]  # Angela: where she has been, in order
    planned: str | None  # Angela, while she plans: where her script leads so far
    moves: int  # Angela, while she plans: moves left
    spent: tuple[str, ...]  # Angela: radars she has set off and not announced yet
    seen_hand: tuple[str, ...] | None  # Jessah, after a seizure: what she saw and has not seen leave the hand


class Truth(msgspec.Struct, frozen=True):
    """RN-END-06 What is shown when the match is over."""

    city: str | None
    route: tuple[Visit, ...]
    hands: tuple[tuple[str, ...], tuple[str, ...]]


class RedNoticeView(msgspec.Struct, frozen=True):
    seat: int  # who looks
    round: int
    cycle_round: int  # 1 to 3; after the third, cards and tokens are reset
    phase: str  # setup, programming, resolution, over
    initiative: int
    row: tuple[CardShown, ...]
    turns: tuple[Turn, ...]  # the first is being done; all of it is public
    discarded: tuple[str, ...]  # action cards of this cycle
    jessah: str | None  # her city
    angela: str | None  # her city while all know it: from a cashing or a capture until she may move
    last_seen: Found | None
    start_cheques: tuple[str | None, str | None]
    barriers: tuple[Barrier, ...]
    radars: tuple[Radar, ...]
    supply_barriers: int
    supply_radars: int
    security: int
    pile: int  # cheques in it
    bottom: tuple[str, ...]  # its end that all know, the last card last
    players: tuple[Player, Player]
    identities: tuple[IdentityShown, ...]
    captures: int
    escape: str | None  # the identity whose effect is being resolved
    captured: bool  # a capture is being resolved
    shown: tuple[str, ...]  # upgrades to choose from
    owned: tuple[str, ...]  # in front of Jessah
    gone: tuple[str, ...]  # removed, used or destroyed, in order
    upgrades_left: int  # in the deck
    pings: tuple[Ping, ...]
    inspections: tuple[Absent, ...]  # since Angela was last seen
    answers: tuple[Answer, ...]  # the same, of the informants
    winner: int | None  # a seat; -1 if nobody has won
    reason: str | None  # goal, captured, resigned, round_cap, impossible_goal, abandoned
    mine: Mine | None
    notebook: tuple[Possible, ...] | None  # Jessah only, where the table plays with it
    truth: Truth | None
