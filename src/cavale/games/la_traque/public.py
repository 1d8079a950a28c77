"""What a seat knows of a state, built again from what it sees: all that is public, and its own cards."""

from collections.abc import Sequence

from cavale.games.la_traque import clocks
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.setup import DRAFT, DRAW_FIRST, FREE, LAY_OUT
from cavale.games.la_traque.state import PHASES, LaTraque, laid_out
from cavale.games.la_traque.steps.maintenance import KEEP_CARDS
from cavale.games.la_traque.steps.turn import ACTION_ENDS, NEXT_ROUND, TAKE_ACTION
from cavale.games.la_traque.terms import CATEGORIES, FACTIONS, HUNT_ZONES, LINES, NOBODY, PLACES, TRACKS, ZONES
from cavale.games.la_traque.triggers import EVENTS, wait
from cavale.games.la_traque.view import LaTraqueView, Player, Slot


def known_state(box: LaTraqueBox, view: LaTraqueView) -> LaTraque:
    """A state with all that the seat knows. Decks and the cards of others are missing; nobody is asked yet."""
    s = laid_out(box)
    s.phase = PHASES.index(view.phase)
    s.round = view.round
    s.last_round = view.last_round
    s.first = NOBODY if view.first is None else view.first
    s.active = NOBODY if view.active is None else view.active
    s.actions = view.actions
    for zone in view.placed:
        s.placed |= 1 << ZONES.index(zone)
    s.overcrowd = view.overcrowd
    for player in view.players:
        _set_player(s, player)
    for number, slot in enumerate(view.slots):
        _set_slot(s, number, slot)
    s.gone = [box.names.index(card) for card in view.gone]
    _set_resolving(s, view)
    if view.winners is not None:
        for seat in view.winners:
            s.winners |= 1 << seat
    _set_agenda(s, view)
    return s


def _set_player(s: LaTraque, player: Player) -> None:
    box = s.box
    seat = player.seat
    if player.faction is not None:
        s.faction[seat] = FACTIONS.index(player.faction)
    s.vp[seat] = player.points
    s.influence[3 * seat : 3 * seat + 3] = player.influence
    s.ambition[3 * seat : 3 * seat + len(player.ambition)] = player.ambition
    for marker in player.markers:
        s.markers[seat] |= 1 << box.markers.index(marker)
    s.destiny |= int(player.destiny) << seat
    s.passed |= int(player.passed) << seat
    for held in player.hq:
        card = box.names.index(held.card)
        s.hq[seat].append(card)
        if held.turned:
            s.turned.append(card)
    s.visible[seat] = [box.names.index(card) for card in player.objectives]
    s.beside += [box.names.index(card) for card in player.specials]
    if player.hand is not None:
        put(s, s.hand, seat, s.hand_cards[seat], player.hand)
    if player.reserve is not None:
        put(s, s.reserve, seat, s.reserve_cards[seat], player.reserve)
    for number, agent in enumerate(player.agents):
        at = seat * box.agents + number
        s.where[at] = _location(box, agent.where)
        if PLACES <= s.where[at] < PLACES + box.places:
            s.taken |= 1 << (s.where[at] - PLACES)
        if agent.cards is not None:
            put(s, s.under, at, s.under_cards[at], agent.cards)


def put(s: LaTraque, counts: list[int], owner: int, others: list[int], names: Sequence[str]) -> None:
    """Cards by name: clues are counted, others listed."""
    for name in names:
        card = s.box.names.index(name)
        if card < s.box.kinds:
            counts[owner * s.box.kinds + card] += 1
        else:
            others.append(card)


def _location(box: LaTraqueBox, where: str) -> int:
    if where in box.place_names:
        return PLACES + box.place_names.index(where)
    return ("hq", "rest", *HUNT_ZONES).index(where)


def _set_slot(s: LaTraque, number: int, slot: Slot) -> None:
    if slot.fugitive is not None:
        s.fugitive[number] = s.box.names.index(slot.fugitive)
    if slot.blocked_by is not None and slot.block_ends is not None:
        s.blocked_by[number] = slot.blocked_by
        s.block_ends[number] = slot.block_ends
    s.neutral[number] = slot.neutral


def _set_resolving(s: LaTraque, view: LaTraqueView) -> None:
    box = s.box
    if view.capture is not None:
        if view.capture.agent is not None:
            s.capture_agent = view.capture.agent - 1
        s.capture_slot = box.slot_names.index(view.capture.slot)
        s.capture_card = box.names.index(view.capture.fugitive)
        if view.capture.track is not None:
            s.capture_track = CATEGORIES.index(view.capture.track)
    if view.payment is not None:
        s.paying = box.names.index(view.payment.card)
        s.line = LINES.index(view.payment.line)
        if view.payment.marker is not None:
            s.marker = box.markers.index(view.payment.marker)
        s.rebates = [TRACKS.index(track) for track in view.payment.rebates]
    for group in view.triggers:
        wait(s, EVENTS.index(group.event), group.by, [box.names.index(card) for card in group.cards])


def _set_agenda(s: LaTraque, view: LaTraqueView) -> None:
    """What is to come follows from the phase, and within an action from the parts that are pending."""
    if view.phase == "over":
        return
    if view.phase == "factions":
        steps = (DRAFT, LAY_OUT) if s.box.faction_pick == "draft" else (FREE, DRAW_FIRST, LAY_OUT)
        s.then(*steps, NEXT_ROUND)
        s.open_window(clocks.FACTION)
        return
    s.push(NEXT_ROUND)
    s.open_window(clocks.KEEP if view.phase == "maintenance" else clocks.TURN)
    if view.phase == "maintenance":
        s.push(KEEP_CARDS)
    elif view.pending:
        s.push(ACTION_ENDS)
        for text in view.pending[::-1]:
            s.push(s.box.steps[text])
    else:
        s.push(TAKE_ACTION)
