"""`influence`, `shift`, `vp` and `ambition`: what moves markers on the faction board."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import InfluenceShifted
from cavale.games.la_traque.gains import gain_influence, score
from cavale.games.la_traque.rule import Choice, Part
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.ambition import advance, place_marker
from cavale.games.la_traque.terms import CCCP, RESEAU, TRACKS


class Influence(Part):
    """LT-OP-07 `influence` on a printed track."""

    def __init__(self, text: str, track: int, n: int) -> None:
        super().__init__(text)
        self.track: Final = track
        self.n: Final = n

    def idle(self, s: LaTraque) -> bool:
        return s.influence[3 * s.active + self.track] >= s.box.influence_max

    def run(self, s: LaTraque, t: Table) -> None:
        gain_influence(s, t, self.track, self.n)


class ChooseTrack(Choice):
    """LT-OP-07 `influence` with `choice`: one track for all points."""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n: Final = n

    def idle(self, s: LaTraque) -> bool:
        return min(s.influence[3 * s.active : 3 * s.active + 3]) >= s.box.influence_max

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        return s.box.choose_track

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        gain_influence(s, t, s.box.number[draft[0].index], self.n)


class ChooseShift(Choice):
    """LT-OP-07 `shift`: single points, each from a track above 0 to one below its end."""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n: Final = n

    def possible(self, s: LaTraque) -> bool:
        for track in range(3):
            if can_give(s, s.influence[3 * s.active : 3 * s.active + 3], track):
                return True
        return False

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        box = s.box
        points = s.influence[3 * seat : 3 * seat + 3]
        draft = s.drafts[seat]
        moved(box.number, points, draft)
        found: list[Action] = []
        if len(draft) % 2:
            source = box.number[draft[-1].index]
            for track in range(3):
                if track != source and points[track] < box.influence_max:
                    found.append(box.choose_track[track])
            return found
        for track in range(3):
            if can_give(s, points, track):
                found.append(box.choose_track[track])
        found.append(box.decline)
        return found

    def completes(self, s: LaTraque, seat: int, action: Action) -> bool:
        return action is s.box.decline or len(s.drafts[seat]) + 1 == 2 * self.n

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        numbers = s.box.number
        points = s.influence[3 * s.active : 3 * s.active + 3]
        moved(numbers, points, draft)
        for track in range(3):
            s.influence[3 * s.active + track] = points[track]
        if t.telling:
            pairs = len(draft) // 2
            sources = tuple([TRACKS[numbers[draft[2 * pair].index]] for pair in range(pairs)])
            targets = tuple([TRACKS[numbers[draft[2 * pair + 1].index]] for pair in range(pairs)])
            t.tell(InfluenceShifted(s.active, sources, targets))


def can_give(s: LaTraque, points: list[int], track: int) -> bool:
    """Whether a point of this track can go somewhere."""
    if not points[track]:
        return False
    for other in range(3):
        if other != track and points[other] < s.box.influence_max:
            return True
    return False


def moved(numbers: list[int], points: list[int], draft: tuple[Action, ...]) -> None:
    """The points after the pairs of a draft that are complete."""
    for pair in range(len(draft) // 2):
        points[numbers[draft[2 * pair].index]] -= 1
        points[numbers[draft[2 * pair + 1].index]] += 1


class Score(Part):
    """LT-VP-01 `vp`"""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n: Final = n

    def run(self, s: LaTraque, t: Table) -> None:
        score(s, t, self.n)


class Advance(Part):
    """LT-OP-07 `ambition`: by the faction that owns the card."""

    def __init__(self, text: str, n: int, reach: "ChooseReach", marker: "ChooseMarker") -> None:
        super().__init__(text)
        self.n: Final = n
        self.reach: Final = reach
        self.marker: Final = marker

    def idle(self, s: LaTraque) -> bool:
        faction = s.faction[s.active]
        if faction == CCCP:
            return self.marker.idle(s)
        tracks = 3 if faction == RESEAU else 1
        return min(s.ambition[3 * s.active : 3 * s.active + tracks]) >= s.box.track_length[faction]

    def run(self, s: LaTraque, t: Table) -> None:
        faction = s.faction[s.active]
        if faction == RESEAU:
            s.push(self.reach)
        elif faction == CCCP:
            s.push(self.marker)
        else:
            advance(s, t, self.n)


class ChooseReach(Choice):
    """LT-OP-07 `ambition` of Réseau: one track for all steps."""

    def __init__(self, text: str, n: int) -> None:
        super().__init__(text)
        self.n: Final = n

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        return s.box.choose_track

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        advance(s, t, self.n, s.box.number[draft[0].index])


class ChooseMarker(Choice):
    """LT-OP-07 `ambition` of CCCP: one missing marker; with all markers nothing."""

    def possible(self, s: LaTraque) -> bool:
        return s.markers[s.active] != (1 << len(s.box.markers)) - 1

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        box = s.box
        return [box.choose_marker[marker] for marker in range(len(box.markers)) if not s.markers[seat] >> marker & 1]

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        place_marker(s, t, s.box.number[draft[0].index])
