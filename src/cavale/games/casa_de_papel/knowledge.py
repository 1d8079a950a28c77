"""What a seat knows for certain, gathered from its view and what it was told."""

from collections.abc import Sequence

from cavale.core.action import Action
from cavale.core.event import Drafted, Event, Paused, Resumed, Sealed, TakenBack
from cavale.games.casa_de_papel.box import HOSTAGE, RAQUEL, ROBBER, ROLES, CasaBox
from cavale.games.casa_de_papel.events import CardsExchanged, LightsOff, PowerDeclined, RoleSeen, RoundStarted
from cavale.games.casa_de_papel.state import NO_CARD, NOBODY
from cavale.games.casa_de_papel.view import CasaView


class Knowledge:
    """The hidden things this seat happens to know."""

    def __init__(self, box: CasaBox, seat: int, view: CasaView, told: Sequence[Event]) -> None:
        self.all_shown: bool = view.truth is not None  # the match is over
        self.roles: list[int] = _roles(box, seat, view)  # NOBODY where a role is not known
        self.names: list[str] = list(view.truth.names) if view.truth else []
        self.left_out_name: str = view.truth.left_out if view.truth else ""
        self.left_out: int = NOBODY
        if self.left_out_name:
            self.left_out = ROBBER if self.left_out_name in box.red_names else HOSTAGE
        self.laid: list[int] = _laid(box, seat, view)  # NO_CARD where a card is not known
        self.hand: list[int] = [box.kinds.index(kind) for kind in view.mine.hand] if view.mine else []
        self.unseen: list[int] = _unseen(box, self.laid, self.hand)
        self._read_acts(view)
        self.through: bool = _is_through(told)  # whether the own power of this blackout is used or declined
        self.proposed: tuple[Action, ...] = tuple([box.propose[other] for other in view.proposed[1:]])
        self.draft: tuple[Action, ...] = _draft(box, told)
        self.locked: int = view.locked  # how many have locked
        self.has_locked: bool = _has_locked(box, told)  # whether this seat is one of them

    def _read_acts(self, view: CasaView) -> None:
        mine, truth = view.mine, view.truth
        self.looked: int = _number(mine.looked_at) if mine else NOBODY
        self.brought_in: int = _number(mine.brought_in) if mine else NOBODY
        self.put_out: int = _number(mine.put_out) if mine else NOBODY
        self.peeked: int = _number(mine.peeked_at) if mine else NOBODY
        if truth:
            self.brought_in = _number(truth.brought_in)
            self.put_out = _number(truth.put_out)
            self.peeked = _number(truth.peeked)
            if self.looked == NOBODY and truth.brought_in != truth.roles.index(ROLES[RAQUEL]):
                self.looked = self.brought_in


def _roles(box: CasaBox, seat: int, view: CasaView) -> list[int]:
    if view.truth:
        return [ROLES.index(role) for role in view.truth.roles]
    roles = [NOBODY] * box.seats
    if view.raquel is not None:
        roles[view.raquel] = RAQUEL
    if view.mine:
        roles[seat] = ROLES.index(view.mine.role)
        if view.mine.peeked_at is not None:
            roles[view.mine.peeked_at] = ROLES.index(str(view.mine.role_seen))
    return roles


def _laid(box: CasaBox, seat: int, view: CasaView) -> list[int]:
    laid = [NO_CARD] * (box.seats * box.rounds)
    if view.truth:
        for other in range(box.seats):
            for number, kind in enumerate(view.truth.laid[other]):
                laid[other * box.rounds + number] = box.kinds.index(kind)
    elif view.mine:
        for number, choice in enumerate(view.mine.choices):
            if choice is not None:
                laid[seat * box.rounds + number] = box.kinds.index(choice)
        if view.mine.looked_at is not None:
            place = view.mine.looked_at * box.rounds + box.raquel_round - 1
            laid[place] = box.kinds.index(str(view.mine.card_seen))
    return laid


def _unseen(box: CasaBox, laid: list[int], hand: list[int]) -> list[int]:
    unseen = list(box.deck)
    for kind in laid + hand:
        if kind != NO_CARD:
            unseen[kind] -= 1
    return unseen


def _draft(box: CasaBox, told: Sequence[Event]) -> tuple[Action, ...]:
    """The own answer in the making: what was drafted and not taken back since anything else happened."""
    draft: list[Action] = []
    for event in told:
        if isinstance(event, Drafted):
            drafted = box.actions.spelled(str(event.action))
            assert drafted is not None
            draft.append(drafted)
        elif isinstance(event, TakenBack):
            draft.pop()
        elif not isinstance(event, Sealed | Paused | Resumed):
            draft.clear()
    return tuple(draft)


def _has_locked(box: CasaBox, told: Sequence[Event]) -> bool:
    """Whether this seat has locked a card this round, even if it took it back."""
    locked = False
    for event in told:
        if isinstance(event, RoundStarted):
            locked = False
        elif isinstance(event, Drafted):
            locked = locked or event.action == "lock" or not box.live
    return locked


def _is_through(told: Sequence[Event]) -> bool:
    through = False
    for event in told:
        if isinstance(event, LightsOff):
            through = False
        elif isinstance(event, CardsExchanged | PowerDeclined | RoleSeen):
            through = True
    return through


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat
