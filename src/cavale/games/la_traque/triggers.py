"""Cards that react: powers of cards under a capturing agent, and permanent cards (`on`).

A waiting reaction is one number: group, kind of event, what the event is filtered by, card. Those of one event form a
group; groups wait in the order of their events (LT-TRIG-01).
"""

from typing import Final

from cavale.core.action import Action
from cavale.core.step import Step
from cavale.core.table import Table
from cavale.games.la_traque.events import TriggerResolved
from cavale.games.la_traque.rule import Choice
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import ANY

POWERS: Final = 0  # of cards under the agent
ON_CAPTURE: Final = 1
ON_INVESTIGATE: Final = 2
EVENTS: Final = ("powers", "capture", "investigate")

_CARDS: Final = 1024
_FILTERS: Final = 8
_KINDS: Final = 4
_GROUP: Final = _CARDS * _FILTERS * _KINDS


def card_of(trigger: int) -> int:
    return trigger % _CARDS


def group_of(trigger: int) -> int:
    return trigger // _GROUP


def kind_of(trigger: int) -> int:
    return trigger // (_CARDS * _FILTERS) % _KINDS


def filter_of(trigger: int) -> int:
    return trigger // _CARDS % _FILTERS


def wait(s: LaTraque, kind: int, by: int, cards: list[int]) -> None:
    """These cards react to one event."""
    group = group_of(s.triggers[-1]) + 1 if s.triggers else 0
    for card in cards:
        s.triggers.append(((group * _KINDS + kind) * _FILTERS + by) * _CARDS + card)


def react_to_capture(s: LaTraque, category: int) -> None:
    """LT-OP-11 By the printed category."""
    found: list[int] = []
    for card in s.hq[s.active]:
        for wanted in s.box.on_capture[card]:
            if wanted in (ANY, category):
                found.append(card)
                break
    if found:
        wait(s, ON_CAPTURE, category, found)


def react_to_investigation(s: LaTraque, zone: int) -> None:
    """LT-OP-11 After the draws."""
    found: list[int] = []
    for card in s.hq[s.active]:
        for wanted in s.box.on_investigate[card]:
            if wanted in (ANY, zone):
                found.append(card)
                break
    if found:
        wait(s, ON_INVESTIGATE, zone, found)


class ChooseTrigger(Choice):
    """LT-TRIG-02 Simultaneous effects: the player orders them."""

    def possible(self, s: LaTraque) -> bool:
        return len(s.triggers) > 1 and group_of(s.triggers[0]) == group_of(s.triggers[1])

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        group = group_of(s.triggers[0])
        found: list[Action] = []
        for trigger in s.triggers:
            action = s.box.choose_trigger[card_of(trigger)]
            if group_of(trigger) == group and action is not None:
                found.append(action)
        return found

    def run(self, s: LaTraque, t: Table) -> None:
        draft = s.drafts[s.active]
        if not s.triggers:
            return
        place = 0
        if draft:
            wanted = s.box.number[draft[0].index]
            while card_of(s.triggers[place]) != wanted:
                place += 1
        trigger = s.triggers.pop(place)
        s.push(self)
        if t.telling:
            t.tell(TriggerResolved(s.active, s.box.names[card_of(trigger)]))
        resolve(s, trigger)


def resolve(s: LaTraque, trigger: int) -> None:
    """What a card does, on the agenda."""
    box = s.box
    card = card_of(trigger)
    kind = kind_of(trigger)
    by = filter_of(trigger)
    if kind == POWERS:
        s.agenda.extend(box.powers[card][::-1])
        return
    filters = box.on_capture[card] if kind == ON_CAPTURE else box.on_investigate[card]
    do = box.on_capture_do[card] if kind == ON_CAPTURE else box.on_investigate_do[card]
    steps: list[Step[LaTraque]] = []
    for place, wanted in enumerate(filters):
        if wanted in (ANY, by):
            steps += do[place]
    s.agenda.extend(steps[::-1])


TRIGGERS: Final = ChooseTrigger("triggers")
