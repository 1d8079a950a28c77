"""What an edition of La Traque contains: a folder of four files, board, fugitives, objectives and specials.

A card is data: its abilities are lists of effects, resolved in order. An effect is an `op` with the fields that this op
has (LT-OP-01..14); which op may stand where, and which fields it needs, `playable.py` checks.
"""

from typing import Literal

import msgspec

from cavale.core.edition import Edition, Name

Faction = Literal["usa", "cccp", "tzaar", "reseau"]
Category = Literal["military", "scientific", "political", "collaborationist"]
InfluenceTrack = Literal["military", "scientific", "political"]
ClueType = Literal["medal", "document", "microfilm", "financing", "rumour"]
Deck = Literal["registry", "press", "archives", "rumour", "financing"]
HuntZone = Literal["america", "europe", "mideast"]
InvestigationZone = Literal["rumours", "registry", "press", "archives", "financing"]
AmbitionTrack = Literal["apollo", "revolution", "tribunal", "reach"]
Op = Literal[
    "draw",
    "peek",
    "provide",
    "ease",
    "influence",
    "shift",
    "vp",
    "ambition",
    "capture",
    "recruit",
    "trial",
    "swap",
    "block",
    "recall",
    "overcrowd",
    "ready",
    "retain",
    "rebate",
    "inspect",
    "judge",
    "on",
    "choose",
]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table that refuses unknown keys."""


class Effect(Strict, frozen=True, rename={"source": "from"}):
    """One op with its fields; those that it does not have are None."""

    op: Op
    deck: Deck | Literal["mixed"] | None = None
    n: int | None = None
    to: Literal["hand", "reserve"] | None = None
    keep: int | None = None
    medal: int | None = None  # `provide`: clue symbols
    document: int | None = None
    microfilm: int | None = None
    financing: int | None = None
    rumour: int | None = None
    clue: ClueType | None = None
    cat: Category | None = None
    track: InfluenceTrack | Literal["choice", "any"] | None = None
    line: Literal["success", "triumph"] | None = None
    max_level: int | None = None
    source: Literal["rest", "investigation"] | None = None
    target: Literal["agent", "hand"] | None = None
    vp: tuple[int, int, int] | None = None  # `judge`: by level
    event: Literal["capture", "investigate"] | None = None
    zone: InvestigationZone | None = None
    do: tuple["Effect", ...] | None = None
    options: tuple[tuple["Effect", ...], ...] | None = None


Effects = tuple[Effect, ...]


class Clues(Strict, frozen=True):
    """So many of each type: on a card's price, in a deck, in a draw."""

    medal: int = 0
    document: int = 0
    microfilm: int = 0
    financing: int = 0
    rumour: int = 0


class Draws(Strict, frozen=True):
    """So many cards from each deck."""

    registry: int = 0
    press: int = 0
    archives: int = 0
    rumour: int = 0
    financing: int = 0


class ClueDecks(Strict, frozen=True):
    registry: Clues
    press: Clues
    archives: Clues
    rumour: Clues
    financing: Clues


class MainClue(Strict, frozen=True):
    military: ClueType
    scientific: ClueType
    political: ClueType


class Rules(Strict, frozen=True):
    agents: int
    start_hand: Draws
    last_player_extra: Draws
    objectives_visible: int
    keep: int
    end_vp: int
    influence_max: int
    main_clue: MainClue


class Slot(Strict, frozen=True):
    """Where a fugitive of a level lies; used from so many players on."""

    zone: HuntZone
    level: int
    min: int


class Place(Strict, frozen=True):
    """Where an agent investigates, and what it draws there."""

    zone: InvestigationZone
    min: int
    draw: Draws


class Board(Strict, frozen=True):
    slots: tuple[Slot, ...]
    places: tuple[Place, ...]


class Tier(Strict, frozen=True):
    """What a step of an ambition gives: first the special card that it unlocks, if any, then the effects."""

    at: int
    card: bool = False
    do: Effects = ()


class Ambition(Strict, frozen=True):
    length: int
    tiers: tuple[Tier, ...]


class Tracks(Strict, frozen=True):
    markers: tuple[str, ...]
    apollo: Ambition
    revolution: Ambition
    tribunal: Ambition
    reach: Ambition  # once per category


class Pay(Strict, frozen=True):
    """Influence on each track."""

    military: int = 0
    scientific: int = 0
    political: int = 0


class Fugitive(Strict, frozen=True):
    """Hunt, Mission, and Cooperation as one of recurrent and permanent."""

    id: str
    name: str  # a person's, the same in every language
    cat: Category
    level: int
    cost: Clues
    hunt: Effects = ()
    mission: Effects = ()
    recurrent: Effects = ()
    permanent: Effects = ()
    line_fr: str = ""  # LT-TONE-03 one sober line, or none
    line_en: str = ""


class Line(Strict, frozen=True):
    """A line of an objective: its price and what it gives besides the ability."""

    pay: Pay
    vp: int = 0
    apollo: int = 0
    marker: tuple[str, ...] = ()  # two of them: choose one


class Objective(Strict, frozen=True):
    id: str
    faction: Faction
    fr: str
    en: str
    kind: Literal["mission", "recurrent", "permanent"]
    success: Line
    triumph: Line
    power: Effects
    line_fr: str = ""
    line_en: str = ""


class Unlock(Strict, frozen=True):
    track: AmbitionTrack
    at: int
    cat: InfluenceTrack | None = None  # which track of `reach`
    pair: int | None = None  # of cards with the same pair one is taken, the other goes to the box


class Special(Strict, frozen=True):
    id: str
    faction: Faction
    fr: str
    en: str
    unlock: Unlock
    hunt: Effects = ()
    mission: Effects = ()
    recurrent: Effects = ()
    permanent: Effects = ()
    line_fr: str = ""
    line_en: str = ""


class LaTraqueEdition(Edition, frozen=True, forbid_unknown_fields=True):
    names: dict[str, Name]  # of factions, zones, decks, clues, categories, tracks and markers, by id
    clues: ClueDecks
    rules: Rules
    board: Board
    tracks: Tracks
    fugitives: tuple[Fugitive, ...]
    objectives: tuple[Objective, ...]
    specials: tuple[Special, ...]
    real_persons: tuple[str, ...] = ()  # LT-TONE-03 names that no fugitive may bear; none is shipped
