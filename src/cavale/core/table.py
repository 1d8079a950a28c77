"""The table: what a step can reach besides the state."""

from mypy_extensions import mypyc_attr

from cavale.core.dice import Dice

EVERYONE = -1  # all bits set: every seat, and the spectators


def bit(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Dice to roll and ears to tell. This one tells nobody and has no clock: simulations sit at it."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.telling = False  # whether to build events at all: `if t.telling: t.tell(...)`
        self.clocked = False  # whether waiting for the clock means waiting

    def tell(self, event: object, to: int = EVERYONE) -> None:
        """Tell an event. Its fields for all reach everyone, its fields for a seat reach the seats in `to`."""
