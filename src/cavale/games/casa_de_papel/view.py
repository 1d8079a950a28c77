"""What a seat sees of a match of La Casa de Papel. How it is built: `look.py`."""

import msgspec


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    family: str
    mod: int  # what it adds or takes when its family has the majority


class Faces(msgspec.Struct, frozen=True):
    """What is printed in this edition. A client is sent it once, not with each view."""

    cards: dict[str, Face]  # by kind
    step: int  # of the loot track
    gain: int  # what Banknotes earn besides their bonuses
    loss: int  # what a right accusation costs


class ClaimShown(msgspec.Struct, frozen=True):
    """Something said in public."""

    round: int
    phase: str
    seat: int
    claim: str
    stands: bool  # not replaced by a later one of the same line


class RoundShown(msgspec.Struct, frozen=True):
    """What all know of a round."""

    round: int
    leader: int
    selected: tuple[int, ...]
    revealed: tuple[str, ...] | None  # in the order shown; None before the reveal, or where history is not kept
    loot: int | None  # after the round


class Mine(msgspec.Struct, frozen=True):
    """What the owner of a seat knows besides."""

    role: str
    team: str
    hand: tuple[str, ...]
    choices: tuple[str | None, ...]  # per round: what she chose, whatever became of it (CP-CHO-06)
    unseen: tuple[tuple[int, int], ...] | None  # per kind: cards she has not seen, at least and at most (CP-INF-01)
    looked_at: int | None  # Raquel: whose card she looked at
    card_seen: str | None  # Raquel: what it was
    brought_in: int | None  # Raquel
    put_out: int | None  # Raquel
    peeked_at: int | None  # the Professor
    role_seen: str | None  # the Professor
    certain: tuple[tuple[int, int, str], ...] | None  # round, player, kind (CP-INF-02)


class Truth(msgspec.Struct, frozen=True):
    """CP-END-09 What is shown when the match is over."""

    roles: tuple[str, ...]
    names: tuple[str, ...]
    left_out: str
    laid: tuple[tuple[str, ...], ...]
    brought_in: int | None
    put_out: int | None
    peeked: int | None


class CasaView(msgspec.Struct, frozen=True):
    seat: int  # who looks; the number of seats is the spectator
    seats: int
    round: int
    rounds: int
    phase: str
    dark: bool
    leader: int | None
    eligible: tuple[int, ...]  # who may be appointed
    loot: int
    goal: int
    select: int
    teams: tuple[int, int] | None  # robbers and hostages at the table; None where the split is secret
    kinds: tuple[str, ...]
    deck: tuple[int, ...]  # copies of each kind that were dealt
    unrevealed: tuple[int, ...] | None  # per kind: cards not revealed yet (CP-INF-01)
    history: tuple[RoundShown, ...]
    proposed: tuple[int, ...]  # the selection as the leader is forming it
    locked: int  # how many have locked their card
    speaker: int | None
    said: tuple[int, ...]  # claims of each seat since the count began
    done: tuple[int, ...]
    heard: tuple[int, ...]  # who has spoken in this debate (CP-NET-11)
    claims: tuple[ClaimShown, ...]
    raquel: int | None  # once she has revealed herself
    accused: int | None
    winner: str | None  # red or blue; empty if abandoned; None while it is open
    mine: Mine | None
    truth: Truth | None
