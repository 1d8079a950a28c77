"""Capturing a fugitive with what an agent knows."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque.events import CardsRevealed
from cavale.games.la_traque.ops.cards import cards_under
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.capturing import CAPTURED, CLEAN_UP, GAIN, INTO_RESERVE, begin
from cavale.games.la_traque.terms import ANY, COLLABORATIONIST, HUNTING, NOBODY, NONE, RUMOUR
from cavale.games.la_traque.triggers import POWERS, TRIGGERS, wait


def captures(s: LaTraque, hunting: int, found: list[Action]) -> None:
    """LT-ACT-CAPTURE-07 Only those that pass the test."""
    box = s.box
    eased = has_ease(s)
    first = s.active * box.agents
    for agent in range(box.agents):
        if not hunting >> agent & 1:
            continue
        at = first + agent
        others = s.under_cards[at]
        if not (eased or others or is_informed(s, at)):
            continue
        clues, symbols = knowledge(s, at)
        for slot in box.slots_in[s.where[at] - HUNTING]:
            card = s.fugitive[slot]
            if card == NONE or not may_touch(s, slot):
                continue
            need = needs(s, at, card) if eased or others else box.cards.need[card]
            if suffices(need, clues, symbols, box.symbols_as_rumour):
                if box.cards.category[card] == COLLABORATIONIST:
                    found += box.capture_track[agent][slot]
                else:
                    found.append(box.capture[agent][slot])


def has_ease(s: LaTraque) -> bool:
    """Whether a card of the HQ lowers needs at all."""
    ease = s.box.cards.ease
    for card in s.hq[s.active]:
        if ease[card]:
            return True
    return False


def is_informed(s: LaTraque, at: int) -> bool:
    """Whether clues lie under an agent: most have none, and every fugitive needs some."""
    kinds = s.box.kinds
    for place in range(at * kinds, (at + 1) * kinds):
        if s.under[place]:
            return True
    return False


def may_touch(s: LaTraque, slot: int) -> bool:
    """LT-OP-05 Nobody else has blocked it."""
    return s.blocked_by[slot] == NOBODY or s.blocked_by[slot] == s.active


def knowledge(s: LaTraque, at: int) -> tuple[list[int], list[int]]:
    """What an agent has: clue cards by type, LT-ACT-USE-03 and the symbols of other cards."""
    box = s.box
    clues = [0, 0, 0, 0, 0]
    symbols = [0, 0, 0, 0, 0]
    first = at * box.kinds
    types = box.cards.kind_type
    for kind in range(box.kinds):
        count = s.under[first + kind]
        if count:
            clues[types[kind]] += count
    for card in s.under_cards[at]:
        for clue, n in enumerate(box.cards.provides[card]):
            symbols[clue] += n
    return clues, symbols


def needs(s: LaTraque, at: int, card: int) -> list[int]:
    """LT-OP-09 The price of a fugitive after all discounts, never below 0."""
    cards = s.box.cards
    need = cards.need[card].copy()
    category = cards.category[card]
    for under in s.under_cards[at]:
        lower(need, cards.hunt_ease[under], category)
    for held in s.hq[s.active]:
        lower(need, cards.ease[held], category)
    return need


def lower(need: list[int], ease: list[int], category: int) -> None:
    for place in range(0, len(ease), 3):
        if ease[place] in (ANY, category):
            clue = ease[place + 1]
            need[clue] = max(0, need[clue] - ease[place + 2])


def suffices(need: list[int], clues: list[int], symbols: list[int], symbols_as_rumour: bool) -> bool:
    """LT-ACT-CAPTURE-06 Each need is met by its own type, and what is left serves as rumours."""
    left = clues[RUMOUR] + symbols[RUMOUR]
    for clue in range(RUMOUR):
        spare = clues[clue] + symbols[clue] - need[clue]
        if spare < 0:
            return False
        if symbols_as_rumour:
            left += spare
        else:
            left += min(spare, clues[clue])  # LT-ACT-CAPTURE-04 symbols fill needs first, their surplus is lost
    return left >= need[RUMOUR]


def capture(s: LaTraque, t: Table, agent: int, slot: int, track: int) -> None:
    """LT-ACT-CAPTURE-01 All cards under the agent are revealed; LT-ACT-CAPTURE-15 then part by part."""
    box = s.box
    at = s.agent(agent)
    if t.telling:
        t.tell(CardsRevealed(s.active, agent + 1, tuple(cards_under(s, at))))
    begin(s, t, agent, slot, box.cards.category[s.fugitive[slot]] if track == NONE else track)
    powers = [card for card in sorted(s.under_cards[at]) if box.powers[card]]
    s.agenda.append(CAPTURED)
    s.agenda.append(CLEAN_UP)
    s.agenda.append(INTO_RESERVE)
    s.agenda.append(GAIN)
    if powers:
        wait(s, POWERS, 0, powers)
        s.agenda.append(TRIGGERS)
