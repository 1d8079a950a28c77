"""The load program works; what it measures is for a quiet machine (`make load`)."""

import asyncio
from pathlib import Path

from rich.progress import Progress

from cavale.lab.load import Load, report


def test_a_small_load(tmp_path: Path) -> None:
    async def run() -> None:
        with Progress(disable=True) as progress:
            async with Load(tmp_path) as load:
                measured = [await load.measure(3, 2, pace, progress) for pace in (5.0, 0.0)]
        assert 10 < measured[0].actions <= 33
        assert measured[1].actions > measured[0].actions
        assert all(0 < each.median <= each.p99 <= each.worst for each in measured)
        assert "flat out" in report(measured, "a test")

    asyncio.run(run())
