"""A hall without sockets: people come in, look through their connections, and time passes when a test says so."""

import asyncio
import hashlib
import json
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from unittest.mock import patch

import msgspec

from cavale.core.shuffle import seals
from cavale.server import wire
from cavale.server.botpool import BotPool
from cavale.server.connection import Connection
from cavale.server.hall import Hall
from cavale.server.settings import Settings
from cavale.server.socket import answer_frame
from cavale.server.store import AddGuest, Guest, Store

START = 1_700_000_000_000
PATIENCE = 60  # seconds; the machine may be doing other work


class Hourglass:
    """A clock that stands until it is turned."""

    def __init__(self):
        self._now = START
        self._wall = 0
        self._suspended = 0
        self._sleepers = []

    def now(self):
        return self._now

    def date(self):
        return self._now + self._wall

    def suspended(self):
        return self._suspended

    def jump(self, seconds):
        """Somebody sets the clock on the wall."""
        self._wall += seconds * 1000

    def suspend(self, seconds):
        """The machine sleeps."""
        self._suspended += seconds * 1000
        self.jump(seconds)

    async def sleep(self, milliseconds):
        if milliseconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + milliseconds, woken))
        await woken

    async def turn(self, seconds):
        """So much time passes; whoever slept less long wakes up, in order."""
        end = self._now + int(seconds * 1000)
        await _others()
        while due := [sleeper for sleeper in self._sleepers if sleeper[0] <= end]:
            first = min(due, key=lambda sleeper: sleeper[0])
            self._sleepers.remove(first)
            self._now = max(self._now, first[0])
            if not first[1].done():
                first[1].set_result(None)
            await _others()
        self._now = end


async def _others():
    """Let everybody else do what can be done without waiting."""
    for _ in range(10):
        await asyncio.sleep(0)


@asynccontextmanager
async def open_hall(path, clock=None, **settings):
    """The hall of a server on the database at `path`. It deals the same whenever it is opened."""
    settings = Settings(**{"bot_pace": 0, "bot_seconds": PATIENCE, **settings})  # out of time, a bot would do anything
    bots = BotPool(1, settings.bot_seconds)
    seeds = (f"{number:064x}" for number in count(1))
    with patch("cavale.server.room.new_seed", partial(next, seeds)):
        async with await Store.open(path) as store:
            hall = Hall(store, settings, clock or Hourglass(), bots)
            await hall.open()
            await hall.all_back()
            try:
                yield hall
            finally:
                for room in hall.rooms():
                    room.connections.clear()
                await hall.close()
                bots.close()


class Ears(Connection):
    """A connection that hears at once what it is sent."""

    def __init__(self, guest):
        super().__init__(guest)
        self.heard = asyncio.Queue()

    def send_bytes(self, frame):
        if not self.closed:
            self.heard.put_nowait(json.loads(frame))

    def close(self, code, *, retry=True):
        self.send(wire.Bye(code, retry))
        self.closed = True


class Somebody:
    """A guest, and what she is sent."""

    def __init__(self, hall, name, sent=0):
        """`sent`: how many frames she has sent before, to another hall."""
        self.hall = hall
        self.name = name
        self.id = f"id-of-{name}"
        self.frames = []
        self.connection = None
        self.room = None
        self.contribution = ""
        self._count = sent

    @classmethod
    async def new(cls, hall, name):
        person = cls(hall, name)
        now = hall.clock.now()
        await hall.store.commit(
            AddGuest(Guest(id=person.id, name=name, token_hash=name.encode(), created=now, seen=now))
        )
        return person

    async def lay(self, game="leduc_poker", seats=2, **wanted):
        self.room = await self.hall.reception.lay(self.id, self.name, wire.NewTable(game=game, seats=seats, **wanted))
        return self.room

    async def sit(self, room, seat=-1):
        self.room = room
        await self.hall.places.sit(room, self.id, self.name, wire.SitDown(seat=seat))

    async def seal(self, room=None, contribution=""):
        """Her envelope for the shuffle, at the seat that she has or finds."""
        self.room = room or self.room
        self.contribution = contribution or hashlib.sha256(self.name.encode()).hexdigest()
        sealed = seals(self.room.commitment, len(self.room.seating.chairs), self.contribution)
        await self.hall.places.sit(self.room, self.id, self.name, wire.SitDown(commitments=tuple(sealed)))

    async def start(self):
        """She opens her envelope against those that she is shown."""
        seen = {seat: seal for seat, seal in self.room.seating.commitments().items() if seat != self.seat}
        await self.hall.stage.start(self.room, self.id, wire.Start(contribution=self.contribution, seen=seen))

    async def open(self):
        await self.hall.stage.opening.open(self.room, self.id, self.contribution)

    async def enter(self, room=None):
        self.room = room or self.room
        self.connection = Ears(self.id)
        await self.hall.enter(self.room, self.connection, wire.Person(self.id, self.name))

    def leave(self, *, by_the_door=False):
        """The line breaks, or it is closed on purpose."""
        self.connection.left = by_the_door
        self.hall.exit(self.room, self.connection)

    @property
    def seat(self):
        return self.room.seating.seat_of(self.id)

    async def send(self, kind, **fields):
        """Send a frame and return its answer."""
        self._count += 1
        frame = {"type": kind, "id": f"{self.name}-{self._count}", **fields}
        answer = await answer_frame(json.dumps(frame), self.connection, self.hall, self.room)
        return json.loads(msgspec.json.encode(answer))

    def received(self, kind=None):
        """All that came since the last time, of a kind."""
        new = [self.connection.heard.get_nowait() for _ in range(self.connection.heard.qsize())]
        self.frames += new
        return [frame for frame in new if kind in (None, frame["type"])]

    async def until(self, good):
        """Wait for a frame of which something is true."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self.connection.heard.get()
                self.frames.append(frame)
                if good(frame):
                    return frame

    async def act_first(self):
        """Do the first thing that is possible."""
        asked = self.room.live.play.asked(self.seat)
        shown = msgspec.to_builtins(asked.options[0])
        return await self.send("act", ask=asked.id, **shown)


async def seated(hall, *names, game="leduc_poker", **wanted):
    """People around a table that has started, each looking at it."""
    people = [await Somebody.new(hall, name) for name in names]
    room = await people[0].lay(game, len(names), **wanted)
    for person in people[1:]:
        await person.sit(room)
    await hall.stage.start(room, people[0].id)
    for person in people:
        await person.enter(room)
        person.received()
    return people


async def go_on(people, clock):
    """One answer of each person who is asked; if nobody is, time passes."""
    live = people[0].room.live
    before = len(live.match.records)
    for person in people:
        asked = live.play.asked(person.seat)
        if asked and asked.options:
            await person.act_first()
    if len(live.match.records) == before:
        async with live.play.settled:
            _, ends = live.play.deadlines.next()
        await clock.turn((ends - live.play.time.at()) / 1000)
        async with asyncio.timeout(PATIENCE):
            while len(live.match.records) == before:
                await people[0].connection.heard.get()
