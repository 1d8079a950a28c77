"""What an edition of La Casa de Papel contains, and what makes one playable (CP-ED-01..11)."""

import re
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from cavale.core.edition import Edition, heading, parse
from cavale.core.problem import Problem, fault, warning

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


def read(files: Mapping[str, str]) -> CasaEdition:
    """A playable edition, or an EditionError."""
    return parse(CasaEdition, files, faults, "CP-ED-01")


def faults(edition: CasaEdition) -> Iterator[Problem]:
    yield from heading(edition, GAME_ID, SCHEMA, "CP-ED-01")
    yield from _texts(edition)
    yield from _stock(edition)
    yield from _roles(edition)
    yield from _money(edition)
    yield from _rounds(edition)
    for count in edition.players:
        yield from _players(edition, count)


def warnings(edition: CasaEdition) -> Iterator[Problem]:
    """CP-ED-08 A goal out of reach, or a track too short to show the largest loot."""
    for count, row in edition.players.items():
        bonuses = sum(edition.cards[kind].mod * copies for kind, copies in row.deck.items() if _prints(edition, kind))
        reach = edition.numbers.majority_gain * edition.numbers.rounds + bonuses
        if row.goal > reach:
            yield warning("CP-ED-08", f"players.{count}.goal", "casa-goal-out-of-reach", goal=row.goal, reach=reach)
        if edition.track.max < reach:
            yield warning(
                "CP-ED-08", "track.max", "casa-track-short", max=edition.track.max, players=int(count), reach=reach
            )


def _texts(edition: CasaEdition) -> Iterator[Problem]:
    """CP-ED-01 Ids are lower-case words, each used once; every display text has both languages."""
    roles: tuple[SpecialRole | PlainRole, ...] = (*edition.roles.special, *edition.roles.red, *edition.roles.blue)
    seen: set[str] = set()
    for kind in edition.cards:
        if not re.fullmatch(r"[A-Za-z0-9_]+", kind):
            yield fault("CP-ED-01", f"cards.{kind}", "casa-kind-letters")
        if kind in FAMILIES:
            yield fault("CP-ED-01", f"cards.{kind}", "casa-kind-is-family")
    for role in roles:
        if not re.fullmatch(r"[a-z0-9_]+", role.id):
            yield fault("CP-ED-01", f"roles.{role.id}", "id-letters")
        if role.id in seen:
            yield fault("CP-ED-01", f"roles.{role.id}", "id-twice")
        seen.add(role.id)
    named = [(f"roles.{role.id}", role.fr, role.en) for role in roles]
    named += [(f"cards.{kind}", card.fr, card.en) for kind, card in edition.cards.items()]
    named += [("edition.title", edition.edition.title.fr, edition.edition.title.en)]
    for entry, fr, en in named:
        if not fr.strip() or not en.strip():
            yield fault("CP-ED-01", entry, "name-empty")


def _roles(edition: CasaEdition) -> Iterator[Problem]:
    """CP-ED-06 One red role that peeks, one blue role that swaps and accuses it."""
    special = edition.roles.special
    peeking = [role for role in special if role.power == "peek_role"]
    swapping = [role for role in special if role.power == "swap_card"]
    if len(peeking) != 1 or peeking[0].team != "red":
        yield fault("CP-ED-06", "roles.special", "casa-one-peeks")
    if len(swapping) != 1 or swapping[0].team != "blue":
        yield fault("CP-ED-06", "roles.special", "casa-one-swaps")
    if len(peeking) != 1 or len(swapping) != 1:
        return
    if swapping[0].accuses != peeking[0].id or peeking[0].accuses:
        yield fault("CP-ED-06", f"roles.{swapping[0].id}.accuses", "casa-accuses", role=peeking[0].id)


def _money(edition: CasaEdition) -> Iterator[Problem]:
    """CP-ED-07 Bonuses are not negative, penalties not positive, all sums are whole steps of the track."""
    step = edition.track.step
    if step < 1:
        yield fault("CP-ED-07", "track.step", "at-least", least=1)
        return
    sums = [(f"cards.{kind}.mod", card.mod) for kind, card in edition.cards.items()]
    sums += [(f"players.{count}.goal", row.goal) for count, row in edition.players.items()]
    numbers = edition.numbers
    sums += [("numbers.majority_gain", numbers.majority_gain), ("numbers.accusation_loss", numbers.accusation_loss)]
    sums += [("numbers.floor", numbers.floor)]
    for entry, value in sums:
        if value % step:
            yield fault("CP-ED-07", entry, "casa-not-in-steps", value=value, step=step)
    for kind, card in edition.cards.items():
        if card.mod < 0 and card.family == "print":
            yield fault("CP-ED-07", f"cards.{kind}.mod", "casa-bonus-negative")
        if card.mod > 0 and card.family == "sabotage":
            yield fault("CP-ED-07", f"cards.{kind}.mod", "casa-penalty-positive")


def _stock(edition: CasaEdition) -> Iterator[Problem]:
    """CP-ED-01 The stock names no foreign cards."""
    for kind in edition.stock:
        if kind not in edition.cards:
            yield fault("CP-ED-01", f"stock.{kind}", "casa-no-such-card")


def _rounds(edition: CasaEdition) -> Iterator[Problem]:
    """CP-ED-09 The powers have a round. CP-ED-03 A card for each round."""
    numbers = edition.numbers
    for entry, number in (("raquel_round", numbers.raquel_round), ("professor_round", numbers.professor_round)):
        if not 1 <= number <= numbers.rounds:
            yield fault("CP-ED-09", f"numbers.{entry}", "casa-not-a-round", round=number, rounds=numbers.rounds)
    if numbers.hand != numbers.rounds:
        yield fault("CP-ED-03", "numbers.hand", "casa-card-for-each-round", rounds=numbers.rounds)
    if not 10 <= numbers.blackout_seconds <= 60:
        yield fault("CP-ED-01", "numbers.blackout_seconds", "casa-blackout-length")


def _players(edition: CasaEdition, count: str) -> Iterator[Problem]:
    row = edition.players[count]
    entry = f"players.{count}"
    if count not in PLAYERS:
        yield fault("CP-ED-01", entry, "casa-players")
        return
    n = int(count)
    yield from _teams(edition, row, entry, n)
    yield from _deck(edition, row, entry, n)
    if row.select % 2 == 0 or not 1 <= row.select < n:
        yield fault("CP-ED-04", f"{entry}.select", "casa-select-odd", select=row.select, most=n - 1)
    if edition.numbers.rounds > n + 1:
        yield fault("CP-ED-11", entry, "casa-too-many-rounds", rounds=edition.numbers.rounds)


def _teams(edition: CasaEdition, row: PlayerCount, entry: str, n: int) -> Iterator[Problem]:
    """CP-ED-02 and CP-ED-05: the teams fill the seats, and there are names for them."""
    if row.left_out not in (0, 1):
        yield fault("CP-ED-02", f"{entry}.left_out", "casa-left-out")
    if row.red + row.blue != n + row.left_out:
        yield fault("CP-ED-02", entry, "casa-teams-fill", roles=row.red + row.blue, players=n, left_out=row.left_out)
    least = (3, 2) if row.left_out else (1, 1)
    if row.red < least[0] or row.blue < least[1]:
        yield fault("CP-ED-02", entry, "casa-least-roles", red=least[0], blue=least[1])
    for team, roles, named in (("red", row.red, edition.roles.red), ("blue", row.blue, edition.roles.blue)):
        if roles - 1 > len(named):
            yield fault("CP-ED-05", f"{entry}.{team}", "casa-too-few-names", roles=roles - 1, names=len(named))


def _deck(edition: CasaEdition, row: PlayerCount, entry: str, n: int) -> Iterator[Problem]:
    """CP-ED-03 The deck is dealt completely and lies in the box."""
    for kind, copies in row.deck.items():
        if kind not in edition.cards:
            yield fault("CP-ED-03", f"{entry}.deck.{kind}", "casa-no-such-card")
        elif not 0 <= copies <= edition.stock.get(kind, 0):
            yield fault(
                "CP-ED-03",
                f"{entry}.deck.{kind}",
                "casa-not-in-the-box",
                copies=copies,
                stock=edition.stock.get(kind, 0),
            )
    total = sum(row.deck.values())
    if total != n * edition.numbers.hand:
        yield fault(
            "CP-ED-03", f"{entry}.deck", "casa-deck-is-dealt", cards=total, players=n, hand=edition.numbers.hand
        )


def _prints(edition: CasaEdition, kind: str) -> bool:
    return edition.cards[kind].family == "print"
