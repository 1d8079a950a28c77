"""Beliefs: complete states that agree with everything a seat was told."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from cavale.core.dice import Dice
from cavale.core.state import State

S_co = TypeVar("S_co", bound=State, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[S_co]):
    """Built once per decision from a seat's view and what it was told, then sampled once per simulation.

    Measure: chance by its rules, hidden choices of the others uniform among their options.
    """

    def sample(self, dice: Dice) -> S_co:
        """A complete state, drawn in proportion to its probability; viewed by the seat it gives the same view."""
        raise NotImplementedError
