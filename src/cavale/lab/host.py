"""A server for proofs: a process of its own on the loopback, with a fast or a standing clock and a fixed shuffle.

CAVALE_PORT=8001 python -m cavale.lab.host --speed 50
"""

import argparse
import asyncio
import importlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import ExitStack
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO, Self
from unittest.mock import patch

from cavale.lab.clocks import FastClock, StandingClock
from cavale.server import serve
from cavale.server.app import create_app
from cavale.server.auth import TICKET_SECONDS
from cavale.server.hall.talk import LINES
from cavale.server.settings import from_environment
from cavale.server.socket import BURST

LONGEST = 3600  # seconds; a server that was forgotten goes by itself
READY = 60  # seconds that a server may take to start
ANSWER = 5  # seconds for one answer of it, else it is asked again


class Host:
    """A server that can be killed and started again on the same port and database."""

    def __init__(
        self,
        database: Path,
        *,
        speed: float = 1.0,
        standing: bool = False,
        seed: str = "",
        settings: Mapping[str, object] | None = None,
        plant: str = "",
    ) -> None:
        """`standing`: its clock stands, and time passes by `pass_by` alone.

        `plant`: a function (`module:name`) that breaks something before the server starts, so that a test can show
        that it would notice.
        """
        self.port = free_port()
        self.database = f"sqlite:///{database}"
        self._hand, self._clock = socket.socketpair()  # the hand that moves the clock
        self._arguments = ["--speed", str(speed), "--seed", seed, "--plant", plant]
        if standing:
            self._arguments += ["--clock", str(self._clock.fileno())]
        given = {
            "port": self.port,
            "database": self.database,
            "bot_pace": 0,
            "requests_a_minute": 0,
            "blur": 0,
            "log": "json",
            **(settings or {}),
        }
        self._environment = os.environ | {f"CAVALE_{name.upper()}": str(value) for name, value in given.items()}
        if plant:
            self._environment["PYTHONPATH"] = os.pathsep.join(sys.path)
        self._log = database.with_suffix(".log")
        self._nursery: subprocess.Popen[bytes] | None = None
        self.pid = 0

    def __enter__(self) -> Self:
        self.start()
        self.ready()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        stdin, stdout = self._pipes()
        stdin.write(b"start\n")
        stdin.flush()
        self.pid = int(stdout.readline())

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        """To the nursery and from it."""
        if self._nursery is None:
            with self._log.open("ab") as log:
                self._nursery = subprocess.Popen(  # noqa: S603 - this very program
                    [sys.executable, "-c", "from cavale.lab import host; host.nursery()", *self._arguments],
                    env=self._environment,
                    pass_fds=[self._clock.fileno()],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                )
        assert self._nursery.stdin
        assert self._nursery.stdout
        return self._nursery.stdin, self._nursery.stdout

    def ready(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + READY
        while not self._answers():
            if not self.alive() or time.monotonic() > until:
                raise RuntimeError(f"the server does not start:\n{self.log()}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=ANSWER)
        try:
            line.request("GET", "/health")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return bool(self.pid)

    def pass_by(self, milliseconds: int) -> None:
        """The clock that stands goes on so far; it has, when this returns."""
        self._hand.sendall(b"%d\n" % milliseconds)
        self._hand.recv(1)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Politely."""
        self._end(signal.SIGTERM)

    def close(self) -> None:
        """Kill the server, and let the nursery go."""
        self.kill()
        if self._nursery:
            for pipe in self._pipes():
                pipe.close()
            self._nursery.wait(READY)
            self._nursery = None
        self._hand.close()
        self._clock.close()

    def log(self) -> str:
        return self._log.read_text(errors="replace") if self._log.is_file() else ""

    def _end(self, how: signal.Signals) -> None:
        if self.pid and self.alive():
            os.kill(self.pid, how)
        if self.pid:
            self._pipes()[1].readline()  # the nursery says that it is gone
            self.pid = 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def nursery() -> None:
    """Starts a server for each line it reads, by fork: what is imported is imported once.

    Each finds the clock an hour later: as if the server had been down for so long.
    """
    for starts, _ in enumerate(sys.stdin):
        pid = os.fork()
        if not pid:
            signal.alarm(LONGEST)
            main([*sys.argv[1:], "--hours", str(starts)])
            os._exit(0)
        print(pid, flush=True)
        os.waitpid(pid, 0)
        print("gone", flush=True)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speed", type=float, default=1.0, help="how many times as fast the clock runs")
    parser.add_argument("--seed", default="", help="of every shuffle, hex; bots and places are fixed then, too")
    parser.add_argument("--hours", type=int, default=0, help="how much later than the time of day it is")
    parser.add_argument("--clock", type=int, default=-1, help="the clock stands; a socket says how it goes on")
    parser.add_argument("--plant", default="", help="a function that breaks something first, as module:name")
    given = parser.parse_args(arguments)
    if given.plant:
        module, _, name = given.plant.partition(":")
        getattr(importlib.import_module(module), name)()
    standing = given.clock >= 0
    clock = StandingClock(given.hours) if standing else FastClock(given.speed, given.hours)
    replaced: dict[str, object] = {
        "cavale.server.serve.create_app": partial(create_app, clock=clock),
        "cavale.server.socket.BURST": 10**9 if standing else BURST,  # no time, no new frames to send
        "cavale.server.hall.talk.LINES": 10**9 if standing else LINES,  # nor lines to say
        "cavale.server.auth.TICKET_SECONDS": int(TICKET_SECONDS * given.speed),  # nobody has to hurry
    }
    if given.seed:
        replaced |= {
            "cavale.server.room.new_seed": lambda: str(given.seed),
            "cavale.server.table.company.Company._seed": lambda _, seat: seat,
            "secrets.randbelow": lambda most: most // 2,
        }

    def opened(*_: object) -> None:
        if isinstance(clock, StandingClock):
            obey(clock, socket.socket(fileno=given.clock))

    with ExitStack() as stack:
        for name, value in replaced.items():
            stack.enter_context(patch(name, value))
        serve.run(from_environment(), opened)


def obey(clock: StandingClock, hand: socket.socket) -> None:
    """Whatever number of milliseconds is written, passes; then it is answered."""

    def go_on() -> None:
        for milliseconds in hand.recv(1024).split():
            clock.pass_by(int(milliseconds))
            hand.sendall(b".")

    asyncio.get_running_loop().add_reader(hand, go_on)


if __name__ == "__main__":
    main()
