"""`capture`, `recruit`, `trial`, `swap` and `block`: effects on visible fugitives."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import Blocked, Recruited, Swapped, Tried
from cavale.games.la_traque.gains import discard, empty_slot, gain_influence
from cavale.games.la_traque.rule import Choice
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.capturing import capture_by_effect
from cavale.games.la_traque.targets import any_target, has_partner, is_partner, is_target, needs_track
from cavale.games.la_traque.terms import NONE

CAPTURE: Final = 0
RECRUIT: Final = 1
TRIAL: Final = 2
WAYS: Final = ("capture", "recruit", "trial")


class ChooseFugitive(Choice):
    """LT-OP-02 A visible fugitive is captured, recruited or tried; LT-OP-03 with the track of a collaborationist."""

    def __init__(self, text: str, way: int, max_level: int) -> None:
        super().__init__(text)
        self.way: Final = way
        self.max_level: Final = max_level

    def possible(self, s: LaTraque) -> bool:
        return any_target(s, self.max_level)

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        box = s.box
        if s.drafts[seat]:
            return box.choose_track
        found = [box.choose_slot[slot] for slot in range(box.slots) if is_target(s, slot, self.max_level)]
        found.append(box.decline)
        return found

    def completes(self, s: LaTraque, seat: int, action: Action) -> bool:
        if s.drafts[seat] or action is s.box.decline or not self.asks_for_track(s):
            return True
        return not needs_track(s, s.box.number[action.index])

    def asks_for_track(self, s: LaTraque) -> bool:
        """Where influence is gained."""
        return self.way == TRIAL or (self.way == CAPTURE and s.box.full_effect_capture)

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        box = s.box
        slot = box.number[draft[0].index]
        card = s.fugitive[slot]
        track = box.number[draft[1].index] if len(draft) > 1 else box.cards.category[card]
        if self.way == CAPTURE:
            capture_by_effect(s, t, slot, track)
            return
        empty_slot(s, slot)
        if self.way == RECRUIT:
            s.reserve_cards[s.active].append(card)
            if t.telling:
                t.tell(Recruited(s.active, box.slot_names[slot], box.names[card]))
            return
        if t.telling:
            t.tell(Tried(s.active, box.slot_names[slot], box.names[card]))
        discard(s, t, [card])
        gain_influence(s, t, track, box.cards.level[card])


class ChooseSwap(Choice):
    """LT-OP-04 `swap`: both lose their neutral agents, a block moves along."""

    def possible(self, s: LaTraque) -> bool:
        for slot in range(s.box.slots):
            if has_partner(s, slot):
                return True
        return False

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        box = s.box
        draft = s.drafts[seat]
        if draft:
            first = box.number[draft[0].index]
            return [box.choose_slot[slot] for slot in range(box.slots) if is_partner(s, first, slot)]
        found = [box.choose_slot[slot] for slot in range(box.slots) if has_partner(s, slot)]
        found.append(box.decline)
        return found

    def completes(self, s: LaTraque, seat: int, action: Action) -> bool:
        return len(s.drafts[seat]) == 1 or action is s.box.decline

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        box = s.box
        one = box.number[draft[0].index]
        two = box.number[draft[1].index]
        for values in (s.fugitive, s.blocked_by, s.block_ends):
            values[one], values[two] = values[two], values[one]
        s.neutral[one] = 0
        s.neutral[two] = 0
        if t.telling:
            slots = (box.slot_names[one], box.slot_names[two])
            t.tell(Swapped(s.active, slots, (box.names[s.fugitive[one]], box.names[s.fugitive[two]])))


class ChooseBlock(Choice):
    """LT-OP-05 `block`: until the end of the next round only the owner may capture or affect the fugitive."""

    def possible(self, s: LaTraque) -> bool:
        return any_target(s, 3)

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        box = s.box
        found = [box.choose_slot[slot] for slot in range(box.slots) if is_target(s, slot, 3)]
        found.append(box.decline)
        return found

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        slot = s.box.number[draft[0].index]
        assert s.fugitive[slot] != NONE
        s.blocked_by[slot] = s.active
        s.block_ends[slot] = s.round + 1
        if t.telling:
            t.tell(Blocked(s.active, s.box.slot_names[slot], s.box.names[s.fugitive[slot]]))
