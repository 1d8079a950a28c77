"""What Jessah's page may be sent of cities before the end, place by place; and two matches that must look alike to her.

Where a city may stand is a table written by hand from the rules on hidden information; at any other place it is a leak.
"""

import json
from itertools import takewhile
from typing import Any

from browser.aims import NEAR
from browser.chaser import ANGELA
from browser.visitor import Json, Visitor
from server.known import OWN, plain, walk

JESSAHS = {  # her own doings
    "view.jessah",
    "view.mine.city",
    "view.inspections.#.city",
    "events.#.jessah_started.city",
    "events.#.jessah_moved.city",
    "events.#.inspected.city",
    "asked.options.#.args.city",
    "asked.draft.#.args.city",
    "view.mine.draft.#",
    "events.#.drafted.action",
}
FOUND = {  # Angela cashes or is caught: all know where she is
    "view.angela",
    "view.last_seen.city",
    "events.#.captured.city",
    "events.#.cheque_cashed.city",  # Jessah may cash, too
}
PRECISE = {"view.pings.#.cities.#", "events.#.movement_finished.cities.#", "events.#.radars_announced.cities.#"}
BELIEVED = {"view.notebook.#.city"}  # what follows from all this: compared between matches, not here
PLACES = JESSAHS | FOUND | PRECISE | BELIEVED


def check_sightings(frames: list[Json]) -> int:
    """Nothing that came to Jessah's page before the end tells where Angela was while that was hidden.

    How many sights were looked at.
    """
    found: list[str] = []  # where she was found so far
    sights = 0
    for frame in takewhile(lambda frame: not is_end(frame), frames):
        for path, word in walk(frame):
            assert path in PLACES or not cities_in(word), (path, word)
            assert path not in PRECISE or "precise_radars" in frame["view"]["owned"], (path, word)
        if frame["type"] == "sight":
            sights += 1
            found += [city for event in frame["events"] for city in found_by(event)]
            check_sight(frame, found)
    assert sights
    return sights


def is_end(frame: Json) -> bool:
    return frame["type"] == "sight" and frame["view"]["truth"] is not None


def cities_in(word: str) -> set[str]:
    """A route names two cities, and is printed on the map."""
    spelled = word.replace("=", " ").replace(")", " ").replace(",", " ").replace(":", " ").split()
    return NEAR.keys() & set(spelled)


def found_by(event: Json) -> list[str]:
    cashed = event["event"] == "cheque_cashed" and event["seat"] == ANGELA
    caught = event["event"] == "captured" or (event["event"] == "inspected" and event["found"])
    return [event["city"]] if cashed or caught else []


def check_sight(sight: Json, found: list[str]) -> None:
    view = sight["view"]
    assert view["mine"]["city"] == view["jessah"]
    assert not view["mine"]["route"]
    assert view["mine"]["planned"] is None
    assert view["angela"] in {None, *found[-1:]}, (view["angela"], found)
    last = view["last_seen"]
    assert (last and last["city"]) == (found[-1] if found else None)
    steps = {option["args"]["city"] for option in (sight["asked"] or {}).get("options", ()) if option["verb"] == "step"}
    assert steps in (set(), NEAR.get(view["jessah"], set())), "where she may go depends on something else"


# -- two matches, one to Jessah ----------------------------------------------------------------------------------------


def trace(visitor: Visitor, since: int) -> list[tuple[Json, int]]:
    """What came since then, in order, and how many bytes of it; without ids that are drawn anew."""
    return [(plain(frame), size(frame, raw)) for raw in visitor.raw[since:] for frame in [json.loads(raw)]]


def size(frame: Json, raw: str) -> int:
    table: Any = frame.get("table") or {}
    return len(raw) - sum(len(str(part.get(key) or "")) for part in (frame, table) for key in OWN)
