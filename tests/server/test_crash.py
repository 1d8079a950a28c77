"""A server killed at random points loses nothing that it acknowledged (`make chaos` for a thousand kills)."""

import asyncio
from pathlib import Path

import pytest

from cavale.lab.chaos import Chaos


@pytest.mark.timeout(900)  # the machine may be doing other work
def test_twenty_kills(tmp_path: Path) -> None:
    chaos = Chaos(tmp_path, tables=3, seed=4, longest=1.0)  # the third life ends while the server starts
    tally = asyncio.run(chaos.run(20, lambda: None))
    assert tally.kills == 20
    assert tally.while_starting
    assert tally.acknowledged > 50
    assert tally.again
    assert tally.clocks
    assert tally.records > 500
