"""S7: the end of a turn."""

from cavale.games.coffre_fort.box import SECRET_PASSAGE
from cavale.games.coffre_fort.state import CoffreFort


def end_turn(s: CoffreFort) -> None:
    """CF-TURN-07 By the roller's command, or by itself where nothing is left to do."""
    s.hurried = False
    s.pushed = 0
    if s.protected and not s.captive:
        s.protected &= ~(1 << s.roller)  # CF-PRISON-09
    if s.turned_tokens:
        link_passages(s)


def link_passages(s: CoffreFort) -> None:
    """CF-PASS-01 Rooms with a passage token turned up are linked, too; CF-PASS-04 not before the turn is over."""
    box = s.box
    for red, place in enumerate(box.red):
        if s.turned_tokens >> red & 1 and s.tokens[red] == SECRET_PASSAGE:
            s.passages |= 1 << (place - box.squares)
