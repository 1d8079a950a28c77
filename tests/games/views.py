"""Views: what each seat sees, and what of it has changed, in lines that a person can read in a diff."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cavale.core.match import Match

Change = tuple[str, str]  # a place in the view, and what stands there now


class Views:
    """Follows the views of a match: those of its seats, and the spectators' last."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seen: list[Any] = [{} for _ in range(match.seats + 1)]

    def changes(self) -> list[str]:
        """What looks different since: a line for each field of the view and those who see the same change."""
        viewers: dict[Change, list[int]] = {}
        for viewer, before in enumerate(self._seen):
            view = self._seen[viewer] = msgspec.to_builtins(self._match.view(viewer))
            for change in changed(before, view):
                viewers.setdefault(change, []).append(viewer)
        lines: dict[str, list[str]] = {}
        for (place, now), some in viewers.items():
            field, _, inside = place.partition(".")
            lines.setdefault(f"{self._named(some)} {field}:", []).append(f"{inside} {now}".strip())
        return [f"    {start} {'; '.join(parts)}" for start, parts in lines.items()]

    def _named(self, viewers: list[int]) -> str:
        """`all see`, `0 2 see`; the spectators are an s."""
        if len(viewers) == len(self._seen):
            return "all see"
        names = ["s" if viewer == self._match.seats else str(viewer) for viewer in viewers]
        return f"{' '.join(names)} {'see' if len(names) > 1 else 'sees'}"


def changed(before: Any, now: Any, place: str = "") -> Iterator[Change]:
    """Where two values differ. Records are compared field by field, and so are lists of them that are as long."""
    if before == now:
        return
    if isinstance(before, dict) and isinstance(now, dict):
        for field in [*now, *(field for field in before if field not in now)]:
            yield from changed(before.get(field), now.get(field), f"{place}.{field}".lstrip("."))
    elif isinstance(before, list | tuple) and isinstance(now, list | tuple) and any(map(_is_record, now)):
        yield from _changed_in_a_list(before, now, place)
    else:
        yield place, written(now)


def _changed_in_a_list(before: Any, now: Any, place: str) -> Iterator[Change]:
    """The items that differ, or, where some came or went, the stretch that is new."""
    if len(before) == len(now):
        for number, (old, new) in enumerate(zip(before, now, strict=True)):
            yield from changed(old, new, f"{place}.{number}")
        return
    shorter = min(len(before), len(now))
    start = next((number for number in range(shorter) if before[number] != now[number]), shorter)
    end = next(
        (number for number in range(shorter - start) if before[-1 - number] != now[-1 - number]), shorter - start
    )
    gone = len(before) - end
    yield f"{place}.{start}-{gone}" if gone > start else f"{place}.+{start}", written(now[start : len(now) - end])


def _is_record(value: Any) -> bool:
    return isinstance(value, dict | list | tuple)


def written(value: Any) -> str:
    """Lists without brackets, records with round ones; nothing is a dash."""
    if value is None:
        return "-"
    if isinstance(value, dict):
        return f"({', '.join(f'{field} {written(item)}' for field, item in value.items())})"
    if not isinstance(value, list | tuple):
        return str(value)
    nested = any(isinstance(item, list | tuple) for item in value)
    return (" | " if nested else " ").join(written(item) for item in value) or "none"
