"""A scripted person at a real (pseudo) terminal."""

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable

STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b\][^\x07]*\x07|\x1b[\[\]0-9;?]*$")  # also one that is still on its way
PROMPT = re.compile(r"› \Z")
NUMBERED = re.compile(r"(?:^|\s{2,})(\d{1,2}) \S")


class Terminal:
    """A program of ours in a terminal of 80 columns."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 40) -> None:
        self.text = ""  # everything shown so far, without colours
        self._raw = b""
        self._seen = 0
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        settings = termios.tcgetattr(slave)
        settings[3] &= ~termios.ECHO  # what is typed would come back among what is shown
        termios.tcsetattr(slave, termios.TCSANOW, settings)
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": str(columns), "PYTHONUTF8": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cavale", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=_listen_to_control_c,  # noqa: PLW1509
        )
        os.close(slave)

    def read(self, timeout: float = 60) -> str:
        """What is shown until the program waits for a line, or ends."""
        while not PROMPT.search(self.text[self._seen :]):
            if not select.select([self._master], [], [], timeout)[0]:
                raise TimeoutError(self.text[-2000:])
            try:
                data = os.read(self._master, 65536)
            except OSError:  # the program has ended
                break
            if not data:
                break
            self._raw += data
            self.text = STYLES.sub("", self._raw.decode(errors="ignore")).replace("\r\n", "\n")
        shown = self.text[self._seen :]
        self._seen = len(self.text)
        return shown

    def type(self, line: str) -> str:
        """Type a line; what is shown then."""
        os.write(self._master, f"{line}\n".encode())
        return self.read()

    def press(self, key: bytes) -> str:
        """Press a key that needs no Enter. One pressed before the program listens is lost: then press it again."""
        os.write(self._master, key)
        while not select.select([self._master], [], [], 1)[0]:
            os.write(self._master, key)
        return self.read()

    def ended(self) -> int:
        """The exit code of the program, which has come to its end."""
        code = self._process.wait(timeout=30)
        os.close(self._master)
        return code


def play_on(terminal: Terminal, choose: Callable[[str], str], end: str, most: int = 400) -> str:
    """Answer every prompt by `choose` until `end` is shown; all that was shown."""
    shown = terminal.read()
    for _ in range(most):
        if end in shown:
            return terminal.text
        shown = terminal.type(choose(shown))
    raise AssertionError(f"no end after {most} answers:\n{terminal.text[-3000:]}")


def any_number(seed: int, enter: str) -> Callable[[str], str]:
    """A person who picks any number of the last menu, and often lets the others go on where `enter` is offered."""
    dice = random.Random(seed)  # noqa: S311  # a scripted person needs no secrets

    def choose(shown: str) -> str:
        menu = shown.rsplit("\n\n", 1)[-1]
        if enter in menu and dice.random() < 0.7:
            return ""
        numbers = [int(number) for line in menu.splitlines() for number in NUMBERED.findall(f"  {line}")]
        return str(dice.choice(numbers)) if numbers else ""

    return choose


def _listen_to_control_c() -> None:
    """It needs a terminal of its own; and where the tests run in the background, they were told not to listen."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
