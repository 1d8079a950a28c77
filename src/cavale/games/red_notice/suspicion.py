"""Suspicion: where Jessah thinks Angela is. The filter, weighed by how a forger behaves who is not a random one.

Angela's bot keeps one, too: from what all have heard it tells her what Jessah can infer.
"""

from collections.abc import Sequence
from typing import Final

from cavale.core.event import Event
from cavale.games.red_notice.box import ANGELA, BANK, KINDS, RedNoticeBox
from cavale.games.red_notice.clues import MOVED
from cavale.games.red_notice.events import ChequeCashed, JessahMoved, JessahStarted, Passed
from cavale.games.red_notice.filter import Filter
from cavale.games.red_notice.public import known_state
from cavale.games.red_notice.retold import Retold
from cavale.games.red_notice.state import NOWHERE, RedNotice
from cavale.games.red_notice.view import RedNoticeView

SHY: Final = [0.3, 0.5, 0.7, 0.8]  # how likely she ends a movement so near Jessah, next to anywhere else
CUNNING: Final = 0.2  # she goes where she is not expected: what the filter finds likely is so, but less
TIMID: Final = 0.5  # how often she passes in a bank although she could cash


class Suspicion:
    """Read on from decision to decision."""

    def __init__(self, box: RedNoticeBox, seat: int, wary: bool = True) -> None:
        self.box = box
        self.seat = seat
        self.wary = wary  # whether Angela is taken for more than a random walker
        self._begin()

    def _begin(self) -> None:
        self.retold = Retold(self.box, self.seat, ())
        self.filter = Filter(self.box)
        self.read: list[Event] = []  # what was told so far
        self.pings = 0
        self.jessah = NOWHERE
        self.open: list[int] = self.box.cheque_copies.copy()  # per kind: not cashed yet

    def follow(self, view: RedNoticeView, told: Sequence[Event]) -> RedNotice:
        """Hear what is new; the state as far as the seat knows it."""
        if len(told) < len(self.read) or (self.read and told[len(self.read) - 1] is not self.read[-1]):
            self._begin()  # something was undone
        self.retold.pings += view.pings[self.pings :]
        self.pings = len(view.pings)
        for event in told[len(self.read) :]:
            self._hear(event)
        self.read = list(told)
        return known_state(view, self.retold)

    def cities(self) -> list[float]:
        return self.filter.cities()

    def _hear(self, event: Event) -> None:
        if isinstance(event, (JessahStarted, JessahMoved)):
            self.jessah = self.box.cities.index(event.city)
        elif isinstance(event, ChequeCashed):
            self.open[self.box.cheques.index(event.cheque)] -= 1
        self.retold.tell(event)
        clues = self.retold.s.clues
        for number in range(len(self.filter.read), len(clues)):
            self.filter.add(clues[number])
            if self.wary and clues[number][0] == MOVED:
                self._weigh(self.filter)
        if self.wary and isinstance(event, Passed) and event.seat == ANGELA and event.what == KINDS[BANK]:
            self.filter.weigh(self._passing())

    def after(self, clue: tuple[int, ...]) -> list[float]:
        """What it would be after one more movement."""
        twin = self.filter.copy()
        twin.add(clue)
        if self.wary:
            self._weigh(twin)
        return twin.cities()

    def _weigh(self, believed: Filter) -> None:
        """After a movement."""
        believed.flatten(CUNNING)
        believed.weigh(shyness(self.box, self.jessah))

    def _passing(self) -> list[float]:
        """Per city: how likely a pass in a bank is there. She cannot cash, or she does not dare to."""
        continents = [1.0] * len(self.box.continents)
        total = sum(self.open)
        for kind, copies in enumerate(self.open):
            none = 0.0 if self.retold.known[kind] else 1.0 - 2.0 * copies / max(total, 1)  # about two cards in hand
            continents[self.box.cheque_continent[kind]] *= max(none, 0.0)
        return [TIMID + (1.0 - TIMID) * continents[continent] for continent in self.box.continent_of]


def shyness(box: RedNoticeBox, jessah: int) -> list[float]:
    if jessah == NOWHERE:
        return [1.0] * len(box.cities)
    return [SHY[away] if away < len(SHY) else 1.0 for away in box.distance[jessah]]
