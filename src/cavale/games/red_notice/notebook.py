"""Jessah's notebook (RN-NET-04): where Angela may be, from clues that all have heard and nothing else."""

from cavale.games.red_notice.filter import Filter
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.view import Possible


def possible_cities(s: RedNotice) -> tuple[Possible, ...]:
    """The cities that are not ruled out, none with a chance of nought. Kept beside the box, and read on from there."""
    if not s.clues:  # she has not started yet
        return ()
    box = s.box
    kept = box.notebook
    if not isinstance(kept, Filter) or not kept.follows(s.clues):
        kept = Filter(box)
        box.notebook = kept
    kept.read_on(s.clues)
    chances = kept.cities()
    return tuple(
        [
            Possible(box.cities[city], max(1, round(1000 * chances[city])))
            for city in range(len(chances))
            if chances[city]
        ]
    )
