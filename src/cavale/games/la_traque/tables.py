"""Boxes ready to play: a box never changes once its steps are made, so tables that play alike share one."""

from typing import Final

import msgspec

from cavale.core.action import Value
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.edition import LaTraqueEdition
from cavale.games.la_traque.ops.fill import fill

_KEPT: Final = 16
_BOXES: dict[bytes, LaTraqueBox] = {}


def box_for(edition: LaTraqueEdition, options: dict[str, Value | bool], seats: int, live: bool) -> LaTraqueBox:
    """The box of a table, made once for all that play the same edition in the same way."""
    key = msgspec.json.encode((edition, sorted(options.items()), seats, live))
    found = _BOXES.get(key)
    if found is None:
        found = LaTraqueBox(edition, options, seats, live)
        fill(found)
        if len(_BOXES) >= _KEPT:
            del _BOXES[next(iter(_BOXES))]
        _BOXES[key] = found
    return found
