"""Golden playthroughs: matches as a text that a person can read. `make golden` rewrites them."""

from pathlib import Path

import msgspec
import pytest

from cavale.core.event import Event
from cavale.core.record import Acted, Record, TimeUp, TookBack
from games.red_notice.random_play import Chance, one_more
from games.red_notice.table import RedNoticeTable, fresh

FOLDER = Path(__file__).parent / "playthroughs"
ROUNDS = 4  # of one match: a cycle, and the first round of the next


@pytest.mark.parametrize("live", [False, True], ids=["without_people", "live"])
def test_golden_playthrough(live, golden):
    kind = "live" if live else "without_people"
    golden(FOLDER / f"{kind}.txt", "\n".join(playthrough(live)) + "\n")


def playthrough(live: bool) -> list[str]:
    """A random match: what was done, what all or some were told, and how it stands, round by round."""
    t = fresh(live=live, options={"round_cap": ROUNDS}, seed=b"golden")
    chance = Chance(live)
    heard = [0, 0, 0]
    lines = [f"Red Notice, {'live' if live else 'without people'}", "", *told(t, heard)]
    number = 0
    while not t.match.over:
        one_more(t, chance)
        lines += [done(t.match.records[-1]), *told(t, heard)]
        if t.state.round > number:
            number = t.state.round
            lines += standing(t)
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


def told(t: RedNoticeTable, heard: list[int]) -> list[str]:
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
    """Lists without brackets."""
    if not isinstance(value, tuple | list):
        return "none" if value is None else str(value)
    return " ".join(plain(item) for item in value) or "-"


def standing(t: RedNoticeTable) -> list[str]:
    """How it stands at the start of a round."""
    view = t.seen
    radars = plain([radar.continent + "*" * radar.black for radar in view.radars])
    barriers = plain([barrier.route + "*" * barrier.black for barrier in view.barriers])
    lines = [
        "",
        f"-- round {view.round}: initiative {view.initiative}, Jessah in {view.jessah}, security {view.security}",
        f"   radars {radars}; barriers {barriers}",
    ]
    for name in ("Angela", "Jessah"):
        mine = t.sees(name).mine
        lines.append(f"   {name} in {mine.city}: {plain(mine.hand)}; tokens {plain(mine.tokens)}")
    return [*lines, ""]
