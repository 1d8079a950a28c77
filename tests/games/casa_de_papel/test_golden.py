"""Golden playthroughs: whole matches as a text that a person can read. `make golden` rewrites them."""

from pathlib import Path

import msgspec
import pytest

from cavale.core.event import Event
from cavale.core.record import Acted, Record, TimeUp, TookBack
from games.casa_de_papel.random_play import Chance, one_more
from games.casa_de_papel.table import CasaTable, random_table

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize(("seats", "live"), [(4, False), (5, True), (8, False)])
def test_golden_playthrough(seats, live, golden):
    kind = "live" if live else "without_people"
    golden(FOLDER / f"{seats}_seats_{kind}.txt", "\n".join(playthrough(seats, live)) + "\n")


def playthrough(seats: int, live: bool) -> list[str]:
    """A random match: what was done, what all or some were told, and what each holds, round by round."""
    t = random_table(seats, seed=seats, live=live)
    chance = Chance(seats)
    lines = [f"La Casa de Papel, {seats} seats, {'live' if live else 'without people'}", ""]
    heard = [0] * (seats + 1)
    lines += told(t, heard) + holdings(t)
    number = 1
    while not t.match.over:
        one_more(t, chance, words=0.2)
        lines += [done(t.match.records[-1]), *told(t, heard)]
        if t.state.round > number:
            number = t.state.round
            lines += holdings(t)
    return lines


def done(record: Record) -> str:
    """A record in one line, with the chance it used."""
    if isinstance(record, Acted):
        args = ", ".join(f"{name}={value}" for name, value in record.args.items())
        what = f"{record.seat} {record.verb}({args})" if args else f"{record.seat} {record.verb}"
    elif isinstance(record, TookBack):
        what = f"{record.seat} takes back item {record.item}"
    else:
        what = f"clock: {record.window} is over" if isinstance(record, TimeUp) else type(record).__name__.lower()
    draws = [f"{purpose} {plain(value)}" for purpose, _, value in record.draws]
    return f"> {what}" + (f"   [{'; '.join(draws)}]" if draws else "")


def told(t: CasaTable, heard: list[int]) -> list[str]:
    """What was told since: to all (the spectators hear it), then what only some were told."""
    news = [events[heard[viewer] :] for viewer, events in enumerate(t.match.told)]
    heard[:] = [len(events) for events in t.match.told]
    public = news.pop()
    lines = [f"    all: {written(event)}" for event in public]
    for seat, events in enumerate(news):
        lines += [f"    {seat} alone: {written(event)}" for event in events if event not in public]
    return lines


def written(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    name = fields.pop("event")
    return f"{name} {', '.join(f'{field} {plain(value)}' for field, value in fields.items())}".rstrip()


def plain(value: object) -> str:
    """Lists without brackets; lists of lists with bars."""
    if not isinstance(value, tuple | list):
        return "nobody" if value is None else str(value)
    nested = any(isinstance(item, tuple | list) for item in value)
    return (" | " if nested else " ").join(plain(item) for item in value)


def holdings(t: CasaTable) -> list[str]:
    """What each seat holds and can count at the start of a round."""
    view = t.sees("spectator")
    lines = [
        "",
        f"-- round {view.round}: leader {view.leader}, loot {view.loot}; not revealed yet {plain(view.unrevealed)}",
    ]
    for name in t.names:
        mine = t.sees(name).mine
        unseen = " ".join(f"{least}" if least == most else f"{least}-{most}" for least, most in mine.unseen)
        lines.append(f"   {t.seat(name)} {mine.role}: {' '.join(mine.hand)} (others hold or threw away {unseen})")
    return [*lines, ""]
