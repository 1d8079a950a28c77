"""What a seat knows of a match, as numbers: read from its view and what it was told, nothing else."""

from collections.abc import Sequence
from typing import Final

from cavale.core.event import Event
from cavale.games.casa_de_papel.box import RAQUEL, ROLES, CasaBox, team_of
from cavale.games.casa_de_papel.events import CardsRevealed
from cavale.games.casa_de_papel.state import NO_CARD, NOBODY, PHASES, SELECTION
from cavale.games.casa_de_papel.view import CasaView

UNSAID: Final = -1  # no `my_card` from a seat in a round; otherwise the place of the claim in `box.my_card`

# What was said of a seat's selection.
NO_WISH: Final = 0
WANTS_IN: Final = 1
WANTS_OUT: Final = 2

# What was said of another player.
CALLS_RED: Final = 0  # `suspect` red, or `trust`
CALLS_BLUE: Final = 1  # `suspect` blue or raquel


class Remark:
    """A claim of one player about another."""

    def __init__(self, round: int, before: bool, speaker: int, about: int, team: int) -> None:
        self.round: Final = round
        self.before: Final = before  # before the selection was confirmed
        self.speaker: Final = speaker
        self.about: Final = about
        self.team: Final = team  # CALLS_RED or CALLS_BLUE


class Known:
    """A seat's knowledge. Rounds are counted from 0 here: they are places in lists."""

    def __init__(self, box: CasaBox, me: int) -> None:
        seats = box.seats
        self.box: Final = box
        self.me: Final = me  # NOBODY for what everybody knows
        self.role = NOBODY
        self.round = 0  # the round being played
        self.phase = 0
        self.leader = NOBODY
        self.loot = 0
        self.leaders: list[int] = []  # per round
        self.selections: list[int] = []  # per round: the selected seats, as bits
        self.revealed: list[list[int]] = []  # per round: kinds
        self.hand: list[int] = [0] * len(box.kinds)  # own cards, per kind
        self.choices: list[int] = [NO_CARD] * box.rounds  # own cards laid, per round
        self.card_said: list[int] = [UNSAID] * (seats * box.rounds)  # see `said`
        self.wish: list[int] = [NO_WISH] * (seats * box.rounds)  # see `wished`
        self.remarks: list[Remark] = []
        self.looked = NOBODY  # Raquel
        self.card_seen = NO_CARD  # Raquel
        self.brought_in = NOBODY  # Raquel
        self.put_out = NOBODY  # Raquel
        self.peeked = NOBODY  # the Professor
        self.role_seen = NOBODY  # the Professor
        self.raquel = NOBODY  # once she has revealed herself
        self.reads_silence = True  # whether the observer makes anything of a seat that says nothing of its card

    @property
    def team(self) -> int:
        return team_of(self.role)

    def said(self, seat: int, round: int) -> int:
        """What a seat said of its card before the reveal, UNSAID if nothing."""
        return self.card_said[seat * self.box.rounds + round]

    def wished(self, seat: int, round: int) -> int:
        return self.wish[seat * self.box.rounds + round]

    def speaks(self, seat: int, round: int) -> bool:
        """Whether a seat said anything of its card before the reveal."""
        place = seat * self.box.rounds + round
        return self.card_said[place] != UNSAID or self.wish[place] != NO_WISH

    def debated(self, round: int) -> bool:
        """Whether everybody has had the chance to speak of her card."""
        return round < self.round or self.phase >= SELECTION

    def in_play(self, round: int) -> int:
        """The seats whose cards counted in a round, as bits, an exchange included that this seat knows of."""
        selected = self.selections[round]
        if round == self.box.raquel_round - 1 and self.brought_in != NOBODY:
            return selected & ~(1 << self.put_out) | 1 << self.brought_in
        return selected

    def cards_down(self) -> bool:
        """Whether the cards of this round are laid and not revealed yet."""
        return self.phase >= PHASES.index("debate") and len(self.revealed) <= self.round

    def knows_exchange(self) -> bool:
        return self.role == RAQUEL

    def public(self) -> "Known":
        """What everybody knows: the same without the own cards and the own role."""
        other = Known(self.box, NOBODY)
        other.round = self.round
        other.phase = self.phase
        other.leader = self.leader
        other.loot = self.loot
        other.leaders = self.leaders
        other.selections = self.selections
        other.revealed = self.revealed
        other.card_said = self.card_said
        other.wish = self.wish
        other.remarks = self.remarks
        other.raquel = self.raquel
        other.reads_silence = self.reads_silence
        return other


def read(box: CasaBox, view: CasaView, told: Sequence[Event]) -> Known:
    """A seat's knowledge. Reveals that the view no longer shows (`card_history`) are remembered from what was told."""
    known = Known(box, view.seat)
    known.round = max(view.round - 1, 0)
    known.phase = PHASES.index(view.phase)
    known.leader = NOBODY if view.leader is None else view.leader
    known.loot = view.loot
    known.raquel = NOBODY if view.raquel is None else view.raquel
    _read_rounds(known, view, told)
    _read_mine(known, view)
    _read_claims(known, view)
    return known


def _read_rounds(known: Known, view: CasaView, told: Sequence[Event]) -> None:
    for shown in view.history:
        known.leaders.append(shown.leader)
        if shown.selected:
            bits = 0
            for seat in shown.selected:
                bits |= 1 << seat
            known.selections.append(bits)
        if shown.loot is not None:
            kinds = shown.revealed if shown.revealed is not None else _remembered(told, shown.round)
            known.revealed.append([known.box.kinds.index(kind) for kind in kinds])


def _remembered(told: Sequence[Event], round: int) -> tuple[str, ...]:
    kinds: tuple[str, ...] = ()
    for event in told:
        if isinstance(event, CardsRevealed) and event.round == round:
            kinds = event.kinds
    return kinds


def _read_mine(known: Known, view: CasaView) -> None:
    mine = view.mine
    assert mine is not None
    kinds = known.box.kinds
    known.role = ROLES.index(mine.role)
    for card in mine.hand:
        known.hand[kinds.index(card)] += 1
    for round, choice in enumerate(mine.choices):
        known.choices[round] = NO_CARD if choice is None else kinds.index(choice)
    known.looked = NOBODY if mine.looked_at is None else mine.looked_at
    known.card_seen = NO_CARD if mine.card_seen is None else kinds.index(mine.card_seen)
    known.brought_in = NOBODY if mine.brought_in is None else mine.brought_in
    known.put_out = NOBODY if mine.put_out is None else mine.put_out
    known.peeked = NOBODY if mine.peeked_at is None else mine.peeked_at
    known.role_seen = NOBODY if mine.role_seen is None else ROLES.index(mine.role_seen)


def _read_claims(known: Known, view: CasaView) -> None:
    rounds = known.box.rounds
    for claim in view.claims:
        place = claim.seat * rounds + claim.round - 1
        before = claim.phase in {"debate", "selection"}
        verb, _, rest = claim.claim.partition("(")
        if verb in {"suspect", "trust"}:
            _note_remark(known, claim.round - 1, before, claim.seat, rest[:-1])
        elif before and verb == "my_card":
            known.card_said[place] = _place_of_card(known.box, rest[:-1])
        elif before and verb in {"choose_me", "skip_me"}:
            known.wish[place] = WANTS_IN if verb == "choose_me" else WANTS_OUT


def _place_of_card(box: CasaBox, argument: str) -> int:
    """`card=B500`: the place in `box.my_card`."""
    said = argument.partition("=")[2]
    for place, action in enumerate(box.my_card):
        if action.values[0] == said:
            return place
    return UNSAID


def _note_remark(known: Known, round: int, before: bool, speaker: int, arguments: str) -> None:
    """`player=2, who=blue`, or `player=2` for trust. Who calls somebody the Professor says red, too."""
    about = int(arguments.partition(",")[0].partition("=")[2])
    calls_blue = arguments.endswith(("who=blue", "who=raquel"))
    known.remarks.append(Remark(round, before, speaker, about, CALLS_BLUE if calls_blue else CALLS_RED))
