"""boardgame.io beside us: the scripted matches of `load.py` on its server, under the same load.

    python -m cavale.lab.boardgameio peers/boardgameio --write docs/figures.md

The folder holds a game of the same shape for it, with boardgame.io installed by npm; `node` must be on the PATH. Each
match is the record of one that Cavale played: same deal, same actions in the same order, and at the end both must agree
on the loot and the winner. Measured is by the code of `load.py`, with clients that are as cheap.

What differs, besides the language: see `DIFFERENCES`, which is printed below the table.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress

from cavale.core.record import Acted
from cavale.lab.client import NO_CERTIFICATES, PATIENCE, Json
from cavale.lab.figures import write_section
from cavale.lab.host import free_port
from cavale.lab.load import COLUMNS, NAMES, OPTIONS, SEATS, TALK, Load, Measured, Screen, Table, open_many_files
from cavale.lab.script import Script, write_script
from cavale.server.serve import fast_loop

GAME = "casa_de_papel"
SCRIPTS = 16  # different matches; more tables play them again
COMMANDS = {"choose", "lock", "done", "close_debate", "propose", "confirm", "appoint", "accuse"}  # the rest are claims
STATE_NUMBER = re.compile(rb'"_stateID":(\d+)')
STORAGES = {"On the disk (FlatFile)": "matches", "In memory": ""}  # name, and the folder it stores to
DIFFERENCES = """\
- boardgame.io sends an action to the screens before it stores it, and acknowledges it in no other way; with ours an
  action is on the disk before anyone is told. So its times leave out the writing, ours do not.
- FlatFile, its storage on the disk, rewrites three files per action in place, the whole log of the match among them,
  and never calls fsync: a power cut can lose what people have seen, and a crash can leave half a file. In memory
  nothing outlives the process.
- Its screens get the state of the match, cut by `playerView`; ours also get what one can do and say, what has happened
  since, and what can be known of the cards. A screen is about as long: 8 to 10 KB.
- `playerView` cuts what is sent during the match, but a screen that connects also gets the first state, uncut (its
  issue 1159): here, who is who and all hands. To hide them one would deal in a move of its own.
- It is set up as it does best: no undo, whole states (patches, `deltaState`, took it several times as long), and the
  node-persist 3.1.0 that it was made with, because later ones hold each write back for up to a second.
- Its clients have their script ready; ours read the screen to find something to do. Both run beside the server.
- Flat out, the faster server gets further into the matches, where there is more to send and to store."""


class PeerScreen(Screen):
    """A socket.io connection that costs little: it only looks for the number of the state that came."""

    def __init__(self, table: "PeerTable", seat: int) -> None:
        super().__init__(table)
        self._of = table
        self._seat = seat
        self._credentials = ""

    async def join(self, port: int, credentials: str) -> None:
        self._credentials = credentials
        await self.connect(port, "socket.io/?EIO=4&transport=websocket")

    def _take(self, frame: bytes) -> None:
        kind, content = read_packet(frame)
        match kind:
            case "open":
                self.send(f"40/{GAME},".encode())
            case "ping":
                self.send(b"3")
            case "connected":
                self.emit("sync", self._of.match, str(self._seat), self._credentials, SEATS)
            case "sync":
                self.sight = content
                self._shown.set()
            case "update":
                self.sight = content
                self._of.shown()

    def emit(self, *event: object) -> None:
        self.send(f"42/{GAME},".encode() + msgspec.json.encode(event))

    def do(self, deed: Acted, number: int) -> None:
        """Send an action to the state of that number."""
        known = deed.verb in COMMANDS
        move, args = (deed.verb, deed.args) if known else ("claim", {"verb": deed.verb, "args": deed.args})
        player = str(self._seat)
        payload = {"type": move, "args": [args], "playerID": player, "credentials": self._credentials}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, number, self._of.match, player)


def read_packet(frame: bytes) -> tuple[str, bytes]:
    """What a packet of engine.io and socket.io is, and the JSON in it.

    A first digit 0 opens, 2 is a ping, 4 a message; in that, 0 says that we are connected and 2 brings an event.
    """
    if frame[:1] != b"4":
        return {b"0": "open", b"2": "ping"}.get(frame[:1], ""), frame[1:]
    content = frame[frame.find(b",") + 1 :]
    if frame[1:2] == b"0":
        return "connected", content
    if frame[1:2] != b"2":
        raise RuntimeError(frame.decode())
    return content[2 : content.find(b'"', 2)].decode(), content


def state_number(update: bytes) -> int:
    """The number of the state in an update, found without reading the rest; the log after it has others."""
    found = STATE_NUMBER.search(update)
    assert found
    return int(found[1])


class PeerTable(Table):
    """Five screens that play a script."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.match = ""
        self._script = script(number % SCRIPTS)
        self._seats = [PeerScreen(self, seat) for seat in range(SEATS)]
        self._screens = [*self._seats]
        self._next = 0  # the next deed, which is also the number of the state
        self._awaited = 0  # screens that have not shown the last one
        self._on_all = asyncio.Event()

    async def sit_down(self, http: httpx.AsyncClient, port: int) -> None:
        """By boardgame.io's lobby: the match is made, then each takes a seat."""
        deal = {"roles": self._script.roles, "hands": self._script.hands, "leader": self._script.leader}
        self.match = (await post(http, f"/games/{GAME}/create", numPlayers=SEATS, setupData=deal))["matchID"]
        for seat, (screen, name) in enumerate(zip(self._seats, NAMES, strict=True)):
            joined = await post(http, f"/games/{GAME}/{self.match}/join", playerID=str(seat), playerName=name)
            await screen.join(port, joined["playerCredentials"])

    async def act(self) -> None:
        """The next deed is done, and is on all screens."""
        deed = self._script.deeds[self._next]
        self._on_all.clear()
        self._awaited = SEATS
        self._began = time.perf_counter()
        self._seats[deed.seat].do(deed, self._next)
        await asyncio.wait_for(self._on_all.wait(), 60)
        self.note()
        if state_number(self._seats[0].sight) != self._next + 1:
            raise RuntimeError(f"boardgame.io refused {deed}")
        self._next += 1
        self.done += 1
        self.over = self._next == len(self._script.deeds)
        if self.over:
            self._check_the_end()

    def shown(self) -> None:
        """A screen has got the state after the last deed."""
        self.latest = time.perf_counter()
        self._awaited -= 1
        if not self._awaited:
            self._on_all.set()

    def _check_the_end(self) -> None:
        state = msgspec.json.decode(self._seats[0].sight)[2]
        if state["ctx"]["gameover"] != {"winner": self._script.winner, "loot": self._script.loot}:
            raise RuntimeError(f"the match ended otherwise than ours: {state}")


@cache
def script(seed: int) -> Script:
    return write_script(seed, seats=SEATS, options=OPTIONS, talk=TALK)


async def post(http: httpx.AsyncClient, path: str, **body: object) -> Json:
    answer = await http.post(path, json=body)
    answer.raise_for_status()
    read: Json = answer.json()
    return read


class PeerLoad(Load):
    """boardgame.io's server in the place of ours; how it is measured is the same."""

    def __init__(self, program: Path, store: str) -> None:
        self._port = free_port()
        self._command = ["node", str(program / "server.js"), str(self._port), *([store] if store else [])]
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self._port}", timeout=PATIENCE, verify=NO_CERTIFICATES
        )

    async def __aenter__(self) -> "PeerLoad":
        self._server = subprocess.Popen(  # noqa: ASYNC220, S603 - it starts at once, and is a program of this project
            self._command,
            env=os.environ | {"NODE_ENV": "production"},
            stdin=subprocess.PIPE,  # it ends when this does
            stdout=subprocess.PIPE,
        )
        assert self._server.stdout
        said = await asyncio.to_thread(self._server.stdout.readline)
        if not said:
            raise RuntimeError("boardgame.io's server does not start")
        self._pid = int(said)  # `node` on the PATH may be a program that starts the real one
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()
        await asyncio.to_thread(self._server.communicate)  # ends its input, and waits

    @property
    def pid(self) -> int:
        return self._pid

    async def lay(self, number: int) -> Table:
        table = PeerTable(number)
        await table.sit_down(self._http, self._port)
        return table


async def run(given: argparse.Namespace) -> dict[str, list[Measured]]:
    """The measures for each storage."""
    paces = [*[(count, 1.0) for count in given.tables], (given.flat_out, 0.0)]
    found: dict[str, list[Measured]] = {name: [] for name in STORAGES}
    with Progress(console=Console()) as progress:
        for name, place in STORAGES.items():
            for tables, pace in paces:
                with tempfile.TemporaryDirectory() as folder:
                    async with PeerLoad(given.program, place and f"{folder}/{place}") as load:
                        found[name].append(await load.measure(tables, given.seconds, pace, progress))
    return found


def report(found: dict[str, list[Measured]], version: str) -> str:
    lines = [
        f"`python -m cavale.lab.boardgameio peers/boardgameio`: the server of boardgame.io {version}, one process,",
        f"with the same matches and the same kind of clients on the same {os.cpu_count()} cores.",
    ]
    for name, measured in found.items():
        lines += ["", f"{name}:", "", *COLUMNS, *[each.row() for each in measured]]
    return "\n".join([*lines, "", "What differs:", "", DIFFERENCES])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Put boardgame.io's server under the same load.")
    parser.add_argument("program", type=Path, help="the folder with the game for it, and boardgame.io installed")
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 1000], help="how many, at a human pace")
    parser.add_argument("--flat-out", type=int, default=100, help="how many, as fast as they go")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each is measured")
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on boardgame.io is written anew")
    given = parser.parse_args(arguments)
    open_many_files()
    pinned = msgspec.json.decode((given.program / "package.json").read_bytes())
    with asyncio.Runner(loop_factory=fast_loop()) as runner:  # as with ours
        text = report(runner.run(run(given)), pinned["dependencies"]["boardgame.io"])
    print(text)
    if given.write:
        write_section(given.write, "boardgameio", "boardgame.io under the same load", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
