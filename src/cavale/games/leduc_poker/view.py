"""What a seat sees of a hand of Leduc poker."""

import msgspec

from cavale.games.leduc_poker.state import NO_CARD, Leduc


class LeducView(msgspec.Struct, frozen=True):
    seat: int  # who looks; 2 is the spectator
    card: int | None  # the own card
    public: int | None  # the card for both
    paid: tuple[int, int]
    history: tuple[str, ...]  # all answers in order
    result: tuple[float, ...]  # what each has won, when the hand is over


def view(s: Leduc, seat: int) -> LeducView:
    return LeducView(
        seat=seat,
        card=s.private(seat) if seat < 2 and s.private(seat) != NO_CARD else None,
        public=s.public if s.public != NO_CARD else None,
        paid=(s.paid0, s.paid1),
        history=tuple(action.verb for action in s.history()),
        result=tuple(s.returns()) if s.over else (),
    )
