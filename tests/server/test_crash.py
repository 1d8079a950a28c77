"""A server killed at random points loses nothing that it acknowledged (`make chaos` for a thousand kills)."""

import asyncio
from pathlib import Path

from cavale.lab.chaos import Chaos


def test_twenty_kills(tmp_path: Path) -> None:
    chaos = Chaos(tmp_path, tables=3, seed=3, longest=0.4)
    tally = asyncio.run(chaos.run(20, lambda: None))
    assert tally.kills == 20
    assert tally.while_starting
    assert tally.acknowledged > 50
    assert tally.again
    assert tally.clocks
    assert tally.records > 500
