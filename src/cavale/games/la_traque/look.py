"""How a seat sees a match of La Traque: field by field, from what it may know (docs/rules, hidden information)."""

from cavale.games.la_traque import shown
from cavale.games.la_traque.cautions import cautions
from cavale.games.la_traque.ops.clues import ChoosePeeked, peeked
from cavale.games.la_traque.rule import Part
from cavale.games.la_traque.state import FACTIONS_PHASE, OVER, PHASES, LaTraque
from cavale.games.la_traque.terms import (
    CATEGORIES,
    DECKS,
    FACTIONS,
    HUNT_ZONES,
    LINES,
    NOBODY,
    NONE,
    PLACES,
    RESEAU,
    TRACKS,
    ZONES,
)
from cavale.games.la_traque.triggers import EVENTS, card_of, filter_of, group_of, kind_of
from cavale.games.la_traque.view import Agent, Capture, Held, LaTraqueView, Payment, Place, Player, Slot, Waiting


def look(s: LaTraque, seat: int) -> LaTraqueView:
    box = s.box
    return LaTraqueView(
        seat=seat,
        phase=PHASES[s.phase],
        round=s.round,
        last_round=s.last_round,
        first=s.first if s.first != NOBODY else None,
        active=s.active if s.active != NOBODY and s.phase != OVER else None,
        actions=s.actions,
        placed=tuple([zone for number, zone in enumerate(ZONES) if s.placed >> number & 1]),
        overcrowd=s.overcrowd,
        players=tuple([_player(s, each, each == seat or s.phase == OVER) for each in range(box.seats)]),
        slots=tuple([_slot(s, slot) for slot in range(box.slots)]),
        places=tuple(_places(s)),
        decks={name: len(s.decks[deck]) for deck, name in enumerate(DECKS)},
        fugitive_decks=(len(s.fugitive_decks[0]), len(s.fugitive_decks[1]), len(s.fugitive_decks[2])),
        neutral_supply=max(0, box.neutral_agents - sum(s.neutral)) if box.neutral_agents else None,
        gone=tuple([box.names[card] for card in s.gone]),
        capture=_capture(s),
        payment=_payment(s),
        triggers=tuple(_waiting(s)),
        pending=tuple([step.text for step in s.agenda[::-1] if isinstance(step, Part)]),
        peeked=_peeked(s, seat),
        cautions=cautions(s, seat),
        draft=tuple([action.text for action in s.drafts[seat]]) if seat < box.seats else (),
        winners=tuple([each for each in range(box.seats) if s.winners >> each & 1]) if s.phase == OVER else None,
    )


# -- players -----------------------------------------------------------------------------------------------------------


def _player(s: LaTraque, seat: int, face_up: bool) -> Player:
    """`face_up`: with the cards, for their owner, and for everybody after the end."""
    box = s.box
    cards = box.cards
    names = box.names
    first = seat * box.kinds
    agents = range(seat * box.agents, (seat + 1) * box.agents)
    hand = s.hand[first : first + box.kinds]
    reserve = s.reserve[first : first + box.kinds]
    held = [0] * len(DECKS)
    others = s.hand_cards[seat].copy()
    for kind in range(box.kinds):
        held[cards.kind_deck[kind]] += hand[kind]
    for agent in agents:
        others += s.under_cards[agent]
        for kind in range(box.kinds):
            held[cards.kind_deck[kind]] += s.under[agent * box.kinds + kind]
    faction = s.faction[seat]
    tracks = 3 if faction == RESEAU else 1
    return Player(
        seat=seat,
        faction=FACTIONS[faction] if faction != NONE else None,
        points=s.vp[seat],
        influence=(s.influence[3 * seat], s.influence[3 * seat + 1], s.influence[3 * seat + 2]),
        ambition=tuple(s.ambition[3 * seat : 3 * seat + tracks]),
        markers=tuple([name for marker, name in enumerate(box.markers) if s.markers[seat] >> marker & 1]),
        destiny=bool(s.destiny >> seat & 1),
        passed=bool(s.passed >> seat & 1),
        agents=tuple([_agent(s, agent, face_up) for agent in agents]),
        hand_count=sum(hand) + len(s.hand_cards[seat]),
        hand=shown.cards(s, hand, s.hand_cards[seat]) if face_up else None,
        hand_backs=_backs(s, hand, s.hand_cards[seat]) if box.visible_backs else None,
        reserve_count=sum(reserve) + len(s.reserve_cards[seat]),
        reserve=shown.cards(s, reserve, s.reserve_cards[seat]) if face_up else None,
        reserve_backs=_origins(s, reserve, s.reserve_cards[seat]),
        clues_held={name: held[deck] for deck, name in enumerate(DECKS)},
        cards_held=tuple([names[card] for card in sorted(others)]),
        hq=tuple([Held(names[card], cards.recurs[card], card in s.turned) for card in s.hq[seat]]),
        objectives=tuple([names[card] for card in s.visible[seat]]),
        objective_deck=len(s.objective_decks[seat]),
        specials=tuple([names[card] for card in s.beside if cards.faction[card] == faction]),
    )


def _agent(s: LaTraque, agent: int, face_up: bool) -> Agent:
    box = s.box
    clues = s.under[agent * box.kinds : (agent + 1) * box.kinds]
    others = s.under_cards[agent]
    return Agent(
        agent=agent % box.agents + 1,
        where=box.where(s.where[agent]),
        count=sum(clues) + len(others),
        cards=shown.cards(s, clues, others) if face_up else None,
        backs=_backs(s, clues, others) if box.visible_backs else None,
    )


def _backs(s: LaTraque, clues: list[int], others: list[int]) -> tuple[str, ...]:
    found: list[str] = []
    for kind, count in enumerate(clues):
        found += [s.box.back(kind)] * count
    return tuple(found + ["card"] * len(others))


def _origins(s: LaTraque, clues: list[int], others: list[int]) -> tuple[str, ...]:
    """The Reserve as all know it: they saw which decks were drawn from, and whom somebody captured."""
    found: list[str] = []
    for kind, count in enumerate(clues):
        found += [s.box.back(kind)] * count
    return tuple(found + [s.box.names[card] for card in sorted(others)])


# -- the board ---------------------------------------------------------------------------------------------------------


def _slot(s: LaTraque, slot: int) -> Slot:
    box = s.box
    card = s.fugitive[slot]
    blocked = s.blocked_by[slot] != NOBODY
    return Slot(
        slot=box.slot_names[slot],
        zone=HUNT_ZONES[box.slot_zone[slot]],
        level=box.slot_level[slot],
        open=box.slot_open[slot],
        fugitive=box.names[card] if card != NONE else None,
        blocked_by=s.blocked_by[slot] if blocked else None,
        block_ends=s.block_ends[slot] if blocked else None,
        neutral=s.neutral[slot],
    )


def _places(s: LaTraque) -> list[Place]:
    """The places of the board, and extra places while somebody stands there."""
    box = s.box
    found: list[Place] = []
    standing = [NOBODY] * box.places
    extra: list[int] = []
    for agent, where in enumerate(s.where):
        if where >= PLACES + box.places:
            extra.append(agent)
        elif where >= PLACES:
            standing[where - PLACES] = agent
    for place in range(box.places):
        found.append(_place(s, place, standing[place]))
    for agent in extra:
        found.append(_place(s, s.where[agent] - PLACES, agent))
    return found


def _place(s: LaTraque, place: int, agent: int) -> Place:
    box = s.box
    return Place(
        place=box.place_names[place],
        zone=ZONES[box.place_zone[place]],
        open=box.place_open[place],
        seat=agent // box.agents if agent != NOBODY else None,
        agent=agent % box.agents + 1 if agent != NOBODY else None,
    )


# -- what is being resolved --------------------------------------------------------------------------------------------


def _capture(s: LaTraque) -> Capture | None:
    if s.capture_card == NONE:
        return None
    return Capture(
        agent=s.capture_agent + 1 if s.capture_agent != NONE else None,
        slot=s.box.slot_names[s.capture_slot],
        fugitive=s.box.names[s.capture_card],
        track=CATEGORIES[s.capture_track],
    )


def _payment(s: LaTraque) -> Payment | None:
    if s.paying == NONE:
        return None
    return Payment(
        card=s.box.names[s.paying],
        line=LINES[s.line],
        marker=s.box.markers[s.marker] if s.marker != NONE else None,
        rebates=tuple([TRACKS[track] for track in s.rebates]),
    )


def _waiting(s: LaTraque) -> list[Waiting]:
    found: list[Waiting] = []
    for group in sorted({group_of(trigger) for trigger in s.triggers}):
        members = [trigger for trigger in s.triggers if group_of(trigger) == group]
        cards = tuple([s.box.names[card_of(trigger)] for trigger in members])
        found.append(Waiting(EVENTS[kind_of(members[0])], filter_of(members[0]), cards))
    return found


def _peeked(s: LaTraque, seat: int) -> tuple[str, ...]:
    """LT-OP-06 The looker alone sees the cards."""
    step = s.agenda[-1] if s.agenda else None
    if seat != s.active or s.phase == FACTIONS_PHASE or not isinstance(step, ChoosePeeked):
        return ()
    return tuple([s.box.names[kind] for kind in peeked(s, step.deck, step.n)])
