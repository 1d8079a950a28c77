"""What an edition of Red Notice contains. What makes one playable: `playable.py`."""

import re
from typing import Literal

import msgspec

from cavale.core.edition import Edition


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that refuses unknown keys."""


class Numbers(Strict, frozen=True):
    goal: int
    hand_limit: int
    deal: int
    security_start: int
    security_max: int
    pay_cost: int
    barriers: int
    radars: int
    start_radars: int
    identities_in_play: int
    row: int
    tokens_per_round: int
    rounds_per_cycle: int


class Tokens(Strict, frozen=True):
    """The tokens of one player; the other owns the same."""

    values: tuple[int, ...]
    pow: int


class City(Strict, frozen=True):
    id: str
    fr: str
    en: str
    x: int
    y: int


class Continent(Strict, frozen=True):
    fr: str
    en: str
    colour: str
    cities: tuple[City, ...]


class Map(Strict, frozen=True):
    size: tuple[int, int]
    routes: tuple[str, ...]  # "beijing-los_angeles"
    wrap: tuple[str, ...] = ()  # routes that are drawn across the edge


class ActionCard(Strict, frozen=True):
    """Both sides as "kind:icons"."""

    id: str
    left: str
    right: str


class Actions(Strict, frozen=True):
    cards: tuple[ActionCard, ...]


class PlaceBlack(Strict, frozen=True):
    radar: int = 0
    barrier: int = 0


class Bonus(Strict, frozen=True):
    action: Literal["move", "security"]
    icons: int


class Effect(Strict, frozen=True):
    """What an upgrade does (RN-UP-01..07)."""

    announce: Literal["city"] | None = None
    place_black: PlaceBlack | None = None
    bonus: Bonus | None = None
    round_start: Literal["same_continent"] | None = None
    grant: tuple[str, ...] = ()
    lose_security: int = 0
    seize_cheque: int = 0

    def keys(self) -> list[str]:
        """The effects that are there."""
        return [key for key in self.__struct_fields__ if getattr(self, key)]


class Upgrade(Strict, frozen=True):
    id: str
    kind: Literal["permanent", "immediate"]
    copies: int
    fr: str
    en: str
    effect: Effect
    text_fr: str = ""
    text_en: str = ""


class Upgrades(Strict, frozen=True):
    cards: tuple[Upgrade, ...]


class Identity(Strict, frozen=True):
    id: str
    fr: str
    en: str
    steps: tuple[str, ...]
    text_fr: str = ""
    text_en: str = ""


class Identities(Strict, frozen=True):
    tiles: tuple[Identity, ...]
    beginner: tuple[str, ...]


class RedNoticeEdition(Edition, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers
    tokens: Tokens
    map: Map
    continents: dict[str, Continent]
    cheques: dict[str, tuple[int, ...]]
    cheque_effects: dict[str, Literal["free_move", "upgrade"]]
    actions: Actions
    upgrades: Upgrades
    identities: Identities

    def cities(self) -> list[City]:
        return [city for continent in self.continents.values() for city in continent.cities]


def ends(route: str) -> tuple[str, str]:
    """The two cities of a route."""
    first, _, second = route.partition("-")
    return first, second


def counted(text: str) -> tuple[str, int]:
    """A word and its number, as in "move:2"; the number is 0 if none from 1 to 9 is there."""
    word, _, number = text.partition(":")
    return word, int(number) if re.fullmatch("[1-9]", number) else 0
