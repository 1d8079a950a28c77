"""What a log says is done at a table of a server: by its people, its bots and its clock."""

from cavale.core.record import Abandon, Acted, Pause, Record, Resume, TimeUp, TookBack, Undid
from cavale.core.refusal import Refused
from cavale.core.table import EVERYONE
from cavale.lab.asgi import Json
from cavale.lab.wire_house import WireHouse


class WireDeeds:
    """Does what a record says, as far as the server lets it happen."""

    def __init__(self, house: WireHouse) -> None:
        self._house = house

    async def do(self, record: Record) -> bool:
        """Whether it happened."""
        house = self._house
        seat = getattr(record, "seat", None)
        if seat in house.gone:
            return False
        if seat in house.seating.bots:
            return await self._do_as_bot(record)
        match record:
            case Acted():
                return await house.send(record.seat, {"type": "act", **self._option(record)})
            case TookBack():
                draft = house.sight(record.seat)["asked"]
                named = draft["draft"][record.item] if draft and record.item < len(draft["draft"]) else {"verb": "none"}
                return await house.send(record.seat, {"type": "take_back", **named})
            case Undid():
                return await self._undo(record.seat)
            case TimeUp():
                return await self._time_up(record.window)
            case Pause() | Resume() | Abandon():
                return await self._vote(type(record).__name__.lower())
            case _:
                return False

    def _option(self, record: Acted) -> Json:
        asked = self._house.sight(record.seat)["asked"]
        shown = {"verb": record.verb, **({"args": record.args} if record.args else {})}
        return {**shown, "ask": asked["id"] if asked and shown in asked["options"] else None}

    async def _do_as_bot(self, record: Record) -> bool:
        live = self._house.live
        before = len(live.match.records)
        if isinstance(record, Acted):
            action = live.match.box.actions.find(record.verb, record.args)
            if action is None:
                return False
            self._house.hall.bots.script[record.seat] = action  # type: ignore[attr-defined]  # the bots are ours
            live.go_on()  # as after anything that happened
            await self._house.settle()
        try:
            if isinstance(record, TookBack):
                draft = live.match.state.drafts[record.seat]
                item = draft[record.item] if record.item < len(draft) else None
                await live.change(lambda match, at: match.take_back(record.seat, item, at=at))
            elif isinstance(record, Undid):
                await live.change(lambda match, at: match.undo(record.seat, consent=EVERYONE, at=at))
        except Refused:
            return False
        return len(live.match.records) > before

    async def _undo(self, seat: int) -> bool:
        house = self._house
        if not await house.send(seat, {"type": "undo"}):
            return False
        for other in range(house.match.seats):
            if house.live.regret.seat == seat and other != seat and house.viewers[other].line:
                await house.send(other, {"type": "consent", "yes": True})
        return house.live.regret.seat is None

    async def _time_up(self, window: str) -> bool:
        """The server's own clock does it."""
        house = self._house
        last = house.live.match.records[-1]
        ends = house.live.play.deadlines.next()
        if not (isinstance(last, TimeUp) and last.window == window) and ends and ends[0] == window:
            await house.pass_until(house.now + ends[1] - house.live.play.time.at())
            last = house.live.match.records[-1]
        return isinstance(last, TimeUp) and last.window == window

    async def _vote(self, motion: str) -> bool:
        house = self._house
        before = len(house.live.match.records)
        for seat in range(house.match.seats):
            if house.viewers[seat].line and len(house.live.match.records) == before:
                await house.send(seat, {"type": "vote", "motion": motion})
        return len(house.live.match.records) > before
