"""The top-secret tokens under the traps."""

from cavale.core.table import Table
from cavale.games.coffre_fort.box import KEY, PETRIFICATION, TOKENS
from cavale.games.coffre_fort.events import KeyFound, Petrified, TokenFlipped
from cavale.games.coffre_fort.state import NOT_ROLLED, CoffreFort


def flip_token(s: CoffreFort, t: Table, red: int) -> bool:
    """CF-TOKEN-03 It stays face up, unless it is a key; CF-TOKEN-08 an empty box does nothing.

    Whether the turn goes on.
    """
    box = s.box
    token = s.tokens[red]
    s.turned_tokens |= 1 << red
    if t.telling:
        t.tell(TokenFlipped(s.seat(), box.colours[s.roller], box.names[box.red[red]], TOKENS[token]))
    if token == KEY:
        take_key(s, t)
    elif token == PETRIFICATION:
        petrify(s, t, box.red[red])
    return token != PETRIFICATION


def take_key(s: CoffreFort, t: Table) -> None:
    """CF-TOKEN-02 The finder keeps it."""
    s.keys[s.roller] += 1
    if t.telling:
        t.tell(KeyFound(s.seat(), s.box.colours[s.roller], s.keys_found(), s.box.keys))


def petrify(s: CoffreFort, t: Table, room: int) -> None:
    """CF-TOKEN-06 The turn is over, and all in the room lose their next one; the roller this one, if not rolled yet."""
    box = s.box
    found = [agent for agent in range(box.agents) if s.places[agent] == room]
    for agent in found:
        if agent != s.roller or s.face != NOT_ROLLED:
            s.petrified |= 1 << agent
    if t.telling:
        seats = tuple([box.seat_of[agent] for agent in found])
        t.tell(Petrified(seats, tuple([box.colours[agent] for agent in found])))
