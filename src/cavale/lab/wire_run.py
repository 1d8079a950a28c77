"""One match through a whole server: every byte that each viewer gets, and when. A log says what people do.

What is drawn for ids is the same in every run.
"""

from collections.abc import Sequence

from structlog.testing import capture_logs

from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.record import Record
from cavale.lab.fixed import fixed
from cavale.lab.leaks import FOREVER
from cavale.lab.live import KeyedDice
from cavale.lab.wire_deeds import WireDeeds
from cavale.lab.wire_house import WireHouse
from cavale.lab.wire_probes import probe
from cavale.lab.wire_viewer import Seating


class WireRun:
    """A log played by people at a table of a server."""

    def __init__(
        self, match: Match, records: Sequence[Record], seating: Seating, beside: "WireRun | None" = None
    ) -> None:
        self.records = records
        self.seating = seating
        self.ends = FOREVER  # when the log could not go on
        self.house = WireHouse(match, seating)
        self.viewers = self.house.viewers
        self._beside = beside  # nobody needs to play on once everybody was told something else than there
        self._probed = 0

    async def play(self) -> None:
        house, spare = self.house, FastDice(1)
        deeds = WireDeeds(house)
        with capture_logs(), fixed(self.records[0], spare):
            async with house.open():
                await house.sit_down()
                for record in self.records[1:]:
                    house.live.match.continue_with(KeyedDice(record.draws, spare))
                    await self._wait_until(record.at)
                    if not await deeds.do(record):
                        self.ends = house.now
                        break
                    await house.settle()
                    house.hear()
                    if self._nobody_compares():
                        break

    def _nobody_compares(self) -> bool:
        if self._beside is None:
            return False
        watched = self.viewers[: self.house.match.seats + 1]
        others = self._beside.viewers
        return all(one.heard != two.heard[: len(one.heard)] for one, two in zip(watched, others, strict=False))

    async def _wait_until(self, at: int) -> None:
        """Time passes; on the way people look, ask, go and come back."""
        house, probes = self.house, self.seating.probes
        stops = [*probes[self._probed :], *[time for _, *times in self.seating.away for time in times]]
        for stop in sorted({stop for stop in stops if house.now < stop <= at}):
            await house.pass_until(stop)
            await self._go_and_come(stop)
            if stop in probes:
                self._probed += 1
                await probe(house, self._probed)
        await house.pass_until(at)

    async def _go_and_come(self, now: int) -> None:
        house = self.house
        for seat, leaves, comes in self.seating.away:
            viewer = self.viewers[seat]
            if now == leaves and viewer.line:
                await viewer.line.close()
                viewer.line = None
                house.gone.add(seat)
            elif now == comes and seat in house.gone:
                house.gone.discard(seat)
                await house.come(viewer)
            await house.settle()
