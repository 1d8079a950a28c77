"""A server for proofs: a process of its own on the loopback, with a clock that can run faster and a fixed shuffle.

CAVALE_PORT=8001 python -m cavale.lab.host --speed 50
"""

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO, Self
from unittest.mock import patch

from cavale.server import serve
from cavale.server.app import create_app
from cavale.server.fairness import new_seed
from cavale.server.settings import from_environment

LONGEST = 3600  # seconds; a server that was forgotten goes by itself
READY = 60  # seconds that a server may take to start


class FastClock:
    """The time of day and some hours, and from now on so many times as fast."""

    def __init__(self, speed: float, hours: int) -> None:
        self._speed = speed
        self._began = time.time()
        self._later = hours * 3600

    def now(self) -> int:
        return int((self._began + self._later + (time.time() - self._began) * self._speed) * 1000)

    async def sleep(self, milliseconds: int) -> None:
        await asyncio.sleep(max(0, milliseconds) / 1000 / self._speed)


class Host:
    """A server that can be killed and started again on the same port and database."""

    def __init__(
        self, database: Path, *, speed: float = 1.0, seed: str = "", settings: Mapping[str, object] | None = None
    ) -> None:
        self.port = free_port()
        self.database = f"sqlite:///{database}"
        self._arguments = ["--speed", str(speed), "--seed", seed]
        given = {
            "port": self.port,
            "database": self.database,
            "bot_pace": 0,
            "requests_a_minute": 0,
            "log": "json",
            **(settings or {}),
        }
        self._environment = os.environ | {f"CAVALE_{name.upper()}": str(value) for name, value in given.items()}
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
        line = HTTPConnection("127.0.0.1", self.port, timeout=READY)
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
    parser.add_argument("--seed", default="", help="the seed of every shuffle, hex; empty: a secret one")
    parser.add_argument("--hours", type=int, default=0, help="how much later than the time of day it is")
    given = parser.parse_args(arguments)
    app = partial(create_app, clock=FastClock(given.speed, given.hours))
    seed = (lambda: str(given.seed)) if given.seed else new_seed
    with patch("cavale.server.serve.create_app", app), patch("cavale.server.hall.new_seed", seed):
        serve.run(from_environment(), lambda *_: None)


if __name__ == "__main__":
    main()
