"""What an edition of La Casa de Papel contains, and what makes one playable (CP-ED-01..11)."""

import re
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from cavale.core.edition import Edition, EditionError, parse

GAME_ID = "casa_de_papel"
SCHEMA = 1
FAMILIES = ("print", "sabotage")
PLAYERS = ("4", "5", "6", "7", "8")


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that refuses unknown keys."""


class Numbers(Strict, frozen=True):
    rounds: int
    hand: int
    majority_gain: int
    accusation_loss: int
    floor: int
    raquel_round: int
    professor_round: int
    blackout_seconds: int


class Card(Strict, frozen=True):
    family: Literal["print", "sabotage"]
    mod: int
    fr: str
    en: str


class PlayerCount(Strict, frozen=True):
    """One row of the table by number of players."""

    red: int
    blue: int
    left_out: int
    goal: int
    select: int
    deck: dict[str, int]


class SpecialRole(Strict, frozen=True):
    id: str
    team: Literal["red", "blue"]
    power: Literal["peek_role", "swap_card"]
    fr: str
    en: str
    accuses: str = ""


class PlainRole(Strict, frozen=True):
    id: str
    fr: str
    en: str


class Roles(Strict, frozen=True):
    special: tuple[SpecialRole, ...]
    red: tuple[PlainRole, ...]
    blue: tuple[PlainRole, ...]


class Track(Strict, frozen=True):
    step: int
    max: int


class CasaEdition(Edition, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers
    stock: dict[str, int]
    cards: dict[str, Card]
    players: dict[str, PlayerCount]
    roles: Roles
    track: Track

    def special(self, power: str) -> SpecialRole:
        return next(role for role in self.roles.special if role.power == power)


Fault = tuple[str, str, str]  # entry, reason, rule


def read(files: Mapping[str, str]) -> CasaEdition:
    """A playable edition; the first fault is an error that names file, entry, reason and rule."""
    source = ", ".join(files)
    try:
        edition = parse(CasaEdition, files)
    except EditionError as error:
        raise EditionError(error.file, error.entry, error.reason, "CP-ED-01") from None
    for entry, reason, rule in faults(edition):
        raise EditionError(source, entry, reason, rule)
    return edition


def faults(edition: CasaEdition) -> Iterator[Fault]:
    yield from _heading(edition)
    yield from _texts(edition)
    yield from _stock(edition)
    yield from _roles(edition)
    yield from _money(edition)
    yield from _rounds(edition)
    for count in edition.players:
        yield from _players(edition, count)


def warnings(edition: CasaEdition) -> Iterator[Fault]:
    """CP-ED-08 A goal out of reach, or a track too short to show the largest loot."""
    for count, row in edition.players.items():
        bonuses = sum(edition.cards[kind].mod * copies for kind, copies in row.deck.items() if _prints(edition, kind))
        reach = edition.numbers.majority_gain * edition.numbers.rounds + bonuses
        if row.goal > reach:
            yield f"players.{count}.goal", f"{row.goal} cannot be reached: at most {reach}", "CP-ED-08"
        if edition.track.max < reach:
            yield "track.max", f"{edition.track.max} is short for {count} players: up to {reach}", "CP-ED-08"


def _heading(edition: CasaEdition) -> Iterator[Fault]:
    """CP-ED-01 The game and the schema are known."""
    if edition.edition.game != GAME_ID:
        yield "edition.game", f"an edition of {edition.edition.game!r}, not of {GAME_ID}", "CP-ED-01"
    if edition.edition.schema != SCHEMA:
        yield "edition.schema", f"schema {edition.edition.schema}; this program reads schema {SCHEMA}", "CP-ED-01"


def _texts(edition: CasaEdition) -> Iterator[Fault]:
    """CP-ED-01 Ids are lower-case words, each used once; every display text has both languages."""
    roles: tuple[SpecialRole | PlainRole, ...] = (*edition.roles.special, *edition.roles.red, *edition.roles.blue)
    seen: set[str] = set()
    for kind in edition.cards:
        if not re.fullmatch(r"[A-Za-z0-9_]+", kind):
            yield f"cards.{kind}", "a kind of card has only letters, digits and _", "CP-ED-01"
        if kind in FAMILIES:
            yield f"cards.{kind}", "this is the name of a family", "CP-ED-01"
    for role in roles:
        if not re.fullmatch(r"[a-z0-9_]+", role.id):
            yield f"roles.{role.id}", "an id has only small letters, digits and _", "CP-ED-01"
        if role.id in seen:
            yield f"roles.{role.id}", "this id is used twice", "CP-ED-01"
        seen.add(role.id)
    named = [(f"roles.{role.id}", role.fr, role.en) for role in roles]
    named += [(f"cards.{kind}", card.fr, card.en) for kind, card in edition.cards.items()]
    named += [("edition.title", edition.edition.title.fr, edition.edition.title.en)]
    for entry, fr, en in named:
        if not fr.strip() or not en.strip():
            yield entry, "a display text is empty", "CP-ED-01"


def _roles(edition: CasaEdition) -> Iterator[Fault]:
    """CP-ED-06 One red role that peeks, one blue role that swaps and accuses it."""
    special = edition.roles.special
    peeking = [role for role in special if role.power == "peek_role"]
    swapping = [role for role in special if role.power == "swap_card"]
    if len(peeking) != 1 or peeking[0].team != "red":
        yield "roles.special", "exactly one role has the power peek_role, and it is red", "CP-ED-06"
    elif len(swapping) != 1 or swapping[0].team != "blue":
        yield "roles.special", "exactly one role has the power swap_card, and it is blue", "CP-ED-06"
    elif swapping[0].accuses != peeking[0].id or peeking[0].accuses:
        yield f"roles.{swapping[0].id}.accuses", f"the role that swaps accuses {peeking[0].id}, nobody else", "CP-ED-06"


def _money(edition: CasaEdition) -> Iterator[Fault]:
    """CP-ED-07 Bonuses are not negative, penalties not positive, all sums are whole steps of the track."""
    step = edition.track.step
    if step < 1:
        yield "track.step", "at least 1", "CP-ED-07"
        return
    sums = [(f"cards.{kind}.mod", card.mod) for kind, card in edition.cards.items()]
    sums += [(f"players.{count}.goal", row.goal) for count, row in edition.players.items()]
    numbers = edition.numbers
    sums += [("numbers.majority_gain", numbers.majority_gain), ("numbers.accusation_loss", numbers.accusation_loss)]
    sums += [("numbers.floor", numbers.floor)]
    for entry, value in sums:
        if value % step:
            yield entry, f"{value} is not a multiple of track.step = {step}", "CP-ED-07"
    for kind, card in edition.cards.items():
        if card.mod < 0 and card.family == "print":
            yield f"cards.{kind}.mod", "a bonus of a print card is not negative", "CP-ED-07"
        if card.mod > 0 and card.family == "sabotage":
            yield f"cards.{kind}.mod", "a penalty of a sabotage card is not positive", "CP-ED-07"


def _stock(edition: CasaEdition) -> Iterator[Fault]:
    """CP-ED-01 The stock names no foreign cards."""
    for kind in edition.stock:
        if kind not in edition.cards:
            yield f"stock.{kind}", "no such card", "CP-ED-01"


def _rounds(edition: CasaEdition) -> Iterator[Fault]:
    """CP-ED-09 The powers have a round. CP-ED-03 A card for each round."""
    numbers = edition.numbers
    for entry, number in (("raquel_round", numbers.raquel_round), ("professor_round", numbers.professor_round)):
        if not 1 <= number <= numbers.rounds:
            yield f"numbers.{entry}", f"{number} is not a round: 1 to {numbers.rounds}", "CP-ED-09"
    if numbers.hand != numbers.rounds:
        yield "numbers.hand", f"a hand has a card for each of the {numbers.rounds} rounds", "CP-ED-03"
    if not 10 <= numbers.blackout_seconds <= 60:
        yield "numbers.blackout_seconds", "10 to 60 seconds", "CP-ED-01"


def _players(edition: CasaEdition, count: str) -> Iterator[Fault]:
    row = edition.players[count]
    entry = f"players.{count}"
    if count not in PLAYERS:
        yield entry, "the game is for 4 to 8 players", "CP-ED-01"
        return
    n = int(count)
    yield from _teams(edition, row, entry, n)
    yield from _deck(edition, row, entry, n)
    if row.select % 2 == 0 or not 1 <= row.select < n:
        yield f"{entry}.select", f"{row.select} is not an odd number from 1 to {n - 1}", "CP-ED-04"
    if edition.numbers.rounds > n + 1:
        yield entry, f"{edition.numbers.rounds} rounds are too many: at most one player leads twice", "CP-ED-11"


def _teams(edition: CasaEdition, row: PlayerCount, entry: str, n: int) -> Iterator[Fault]:
    """CP-ED-02 and CP-ED-05: the teams fill the seats, and there are names for them."""
    if row.left_out not in (0, 1):
        yield f"{entry}.left_out", "0 or 1", "CP-ED-02"
    if row.red + row.blue != n + row.left_out:
        yield entry, f"red + blue is {row.red + row.blue}, not {n} + {row.left_out} left out", "CP-ED-02"
    least = (3, 2) if row.left_out else (1, 1)
    if row.red < least[0] or row.blue < least[1]:
        yield entry, f"at least {least[0]} red and {least[1]} blue roles", "CP-ED-02"
    if row.red - 1 > len(edition.roles.red):
        yield f"{entry}.red", f"{row.red - 1} plain red roles, but {len(edition.roles.red)} names", "CP-ED-05"
    if row.blue - 1 > len(edition.roles.blue):
        yield f"{entry}.blue", f"{row.blue - 1} plain blue roles, but {len(edition.roles.blue)} names", "CP-ED-05"


def _deck(edition: CasaEdition, row: PlayerCount, entry: str, n: int) -> Iterator[Fault]:
    """CP-ED-03 The deck is dealt completely and lies in the box."""
    for kind, copies in row.deck.items():
        if kind not in edition.cards:
            yield f"{entry}.deck.{kind}", "no such card", "CP-ED-03"
        elif not 0 <= copies <= edition.stock.get(kind, 0):
            yield f"{entry}.deck.{kind}", f"{copies} cards, but {edition.stock.get(kind, 0)} in the box", "CP-ED-03"
    total = sum(row.deck.values())
    if total != n * edition.numbers.hand:
        yield f"{entry}.deck", f"{total} cards, not {n} hands of {edition.numbers.hand}", "CP-ED-03"


def _prints(edition: CasaEdition, kind: str) -> bool:
    return edition.cards[kind].family == "print"
