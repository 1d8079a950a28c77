"""The ambitions of the four factions: steps on a track, tiers, special cards."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import AmbitionAdvanced, MarkerPlaced, SpecialTaken
from cavale.games.la_traque.rule import Choice
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import AMBITIONS, CCCP, NONE, RESEAU, TRACKS, TZAAR


def advance(s: LaTraque, t: Table, n: int, track: int = 0) -> None:
    """LT-AMB-01 Tiers once each, in ascending order; steps beyond the end are lost. `track` is one of Réseau's."""
    box = s.box
    faction = s.faction[s.active]
    at = 3 * s.active + track
    before = s.ambition[at]
    now = min(before + n, box.track_length[faction])
    s.ambition[at] = now
    if t.telling:
        category = TRACKS[track] if faction == RESEAU else None
        t.tell(AmbitionAdvanced(s.active, AMBITIONS[faction], category, now - before, now))
    tiers = box.tier_at[faction]
    for tier in range(len(tiers) - 1, -1, -1):
        if before < tiers[tier] <= now:
            s.agenda.extend(box.tiers[faction * 3 + track][tier][::-1])


def advance_by_capture(s: LaTraque, t: Table, level: int, track: int) -> None:
    """LT-TZAAR-01 By the level; LT-RESEAU-01 on the track of the category."""
    faction = s.faction[s.active]
    if faction == TZAAR:
        advance(s, t, level)
    elif faction == RESEAU:
        advance(s, t, level, track)


def place_marker(s: LaTraque, t: Table, marker: int) -> None:
    """LT-CCCP-02 A marker that is there already gives nothing."""
    if s.markers[s.active] >> marker & 1:
        return
    s.markers[s.active] |= 1 << marker
    if t.telling:
        t.tell(MarkerPlaced(s.active, s.box.markers[marker]))
    advance(s, t, 1)


class ChooseSpecial(Choice):
    """LT-TZAAR-02, LT-RESEAU-03 One of two, LT-TZAAR-04, LT-CCCP-05 or the only one, into the Reserve."""

    def __init__(self, text: str, faction: int, cards: list[int]) -> None:
        super().__init__(text)
        self.faction: Final = faction
        self.cards: Final = cards

    def possible(self, s: LaTraque) -> bool:
        return len(self.cards) > 1

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in self.cards:
            action = s.box.choose_card[card]
            if action is not None:
                found.append(action)
        return found

    def run(self, s: LaTraque, t: Table) -> None:
        box = s.box
        draft = s.drafts[s.active]
        taken = box.number[draft[0].index] if draft else self.cards[0]
        lost = NONE
        for card in self.cards:
            s.beside.remove(card)
            if card != taken:
                lost = card
                s.gone.append(card)
        at_once = self.faction == CCCP and box.collectivised_at_once
        if at_once:
            s.hq[s.active].append(taken)
        else:
            s.reserve_cards[s.active].append(taken)
        if t.telling:
            other = box.names[lost] if lost != NONE else None
            t.tell(SpecialTaken(s.active, box.names[taken], "hq" if at_once else "reserve", other))
