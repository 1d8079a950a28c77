"""Whether a table option matters: the records of a match lead elsewhere where the option has another value."""

from collections.abc import Iterator, Mapping
from typing import Any

from cavale.core.archive import Archive
from cavale.core.game import Game, OptionError, TableOption
from cavale.core.match import Match, RecordedDice, ReplayError

LONG = 12  # values; of a longer run of numbers the ends stand for all


def to_show(option: TableOption) -> list[Any]:
    """The values that are to be shown to matter: all, but of a long run of numbers its ends and the default."""
    if len(option.values) <= LONG:
        return list(option.values)
    numbers = [value for value in option.values if isinstance(value, int) and value != option.default]
    first = numbers[0] or numbers[1]  # often 0 stands apart, for none at all
    words = [value for value in option.values if not isinstance(value, int) or value == 0]
    return list(dict.fromkeys([option.default, *words, first, numbers[-1]]))


def others(option: TableOption, value: object) -> list[Any]:
    """What a value is compared with: the default; and the default with any other."""
    return [option.default] if value != option.default else [other for other in to_show(option) if other != value]


def differs_at(game: Game[Any], played: Archive, options: Mapping[str, object]) -> int | None:
    """After how many records something differs, for anybody, where they are played again under these options."""
    count = 0
    try:
        for count, (one, other) in enumerate(side_by_side(game, played, options), 1):
            if shown(one) != shown(other):
                return count
    except ReplayError:
        return count + 1
    except OptionError:  # no such table: that says nothing
        return None
    return None


def side_by_side(game: Game[Any], played: Archive, options: Mapping[str, object]) -> Iterator[tuple[Match, Match]]:
    """A stored match as it was, and under other options, after each record. Raises ReplayError, OptionError."""
    one, other = began(game, played, played.options), began(game, played, {**played.options, **options})
    yield one, other
    for record in played.records[1:]:
        one.replay(record)
        other.replay(record)
        yield one, other


def began(game: Game[Any], played: Archive, options: Mapping[str, object], *, hashed: bool = False) -> Match:
    dice = RecordedDice(played.records[0].draws)
    return Match(game, played.edition, dice, seats=played.seats, options=options, live=played.live, hashed=hashed)


def shown(match: Match) -> list[Any]:
    """What anybody may notice now: views, what was told last, what can be done or said, and how long windows are."""
    seats = range(match.seats)
    return [
        [match.view(viewer) for viewer in range(match.seats + 1)],
        [events[-5:] for events in match.told],
        [[str(action) for action in match.options_of(seat) + match.offers_to(seat)] for seat in seats],
        [match.why_silent(seat) for seat in seats],
        [(window.name, window.limit, window.hold) for window in match.state.windows],
    ]
