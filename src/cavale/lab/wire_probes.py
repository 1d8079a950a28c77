"""Questions to a server in the middle of a match, from everybody. What is asked depends on nothing hidden."""

from collections.abc import Iterator

from cavale.lab.asgi import Json
from cavale.lab.wire_house import WireHouse


async def probe(house: WireHouse, number: int) -> None:
    """Each viewer makes a call and sends a frame that changes nothing; one comes again on a new socket."""
    for place, viewer in enumerate(house.viewers):
        calls = list(_calls(house))
        await house.call(viewer, *calls[(number + place) % len(calls)])
        sight = viewer.line.sight if viewer.line else {}
        frames = [frame for frame in _frames(house, number) if not _changes_the_match(frame, sight)]
        if viewer.line and not viewer.line.closed:
            await house.ask(viewer, frames[(number * 3 + place) % len(frames)])
            if (number + place) % len(house.viewers) == 0:
                await viewer.line.close()
                await house.come(viewer)
    house.hear()


def _calls(house: WireHouse) -> Iterator[tuple[str, str]]:
    room = house.hall.room(house.table)
    for path in ("", "/replay/0", "/replay/spectator", "/match"):
        yield "GET", f"{house.here}{path}"
    yield "GET", "/api/tables"
    yield "GET", "/api/tables/mine"
    yield "GET", f"/api/tables/by-code/{room.code}"
    yield "GET", f"/api/matches/{room.match}/replay"
    yield "GET", f"/api/texts/{house.match.game.id}/en?table={house.table}"
    for path in ("sit", "start", "leave", "rematch", "ticket"):
        yield "POST", f"{house.here}/{path}"
    yield "GET", "/metrics"
    yield "GET", "/health"
    yield "GET", "/api/session"


def _frames(house: WireHouse, number: int) -> Iterator[Json]:
    actions = house.match.box.actions.all
    for offset in (0, 7, 31):
        action = actions[(number * 13 + offset) % len(actions)]
        args = dict(zip(action.names, action.values, strict=True))
        yield {"type": "why_not", "verb": action.verb, "args": args}
        yield {"type": "act", "verb": action.verb, "args": args, "ask": 9_999 + offset}
    yield {"type": "say", "text": f"word {number}"}
    yield {"type": "vote", "motion": "pause", "yes": False}
    yield {"type": "vote", "motion": "resume"}
    yield {"type": "report", "line": number, "reason": "rude"}
    yield {"type": "undo"}
    yield {"type": "consent", "yes": False}
    yield {"type": "act", "verb": "nonsense"}
    yield {"type": "ping"}


def _changes_the_match(frame: Json, sight: Json) -> bool:
    """What is possible now is left to the log; so is an undo that needs nobody else."""
    if frame["type"] == "undo":
        return bool(sight.get("undo", True))
    options = (sight.get("asked") or {}).get("options", [])
    shown = {"verb": frame.get("verb"), **({"args": frame["args"]} if frame.get("args") else {})}
    return frame["type"] == "act" and shown in [*options, *sight.get("offers", [])]
