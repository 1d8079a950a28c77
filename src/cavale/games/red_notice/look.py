"""How a seat sees a match of Red Notice: field by field, from what it may know."""

from cavale.core.message import step_name
from cavale.games.red_notice.box import ANGELA, JESSAH, NOBODY, SIDES, RedNoticeBox
from cavale.games.red_notice.clues import (
    ABSENT,
    ANSWERED,
    FIRST_PAYMENT,
    FOUND,
    HEARD,
    LATER,
    MOVED,
    PAID,
    PRECISE,
    SILENT,
)
from cavale.games.red_notice.notebook import possible_cities
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import NONE, NOWHERE, OVER, PHASES, REASONS, UNDECIDED, RedNotice
from cavale.games.red_notice.steps.acting import CardAction
from cavale.games.red_notice.steps.ending import hand
from cavale.games.red_notice.steps.movement import PlanMovement
from cavale.games.red_notice.view import (
    Absent,
    Answer,
    Barrier,
    CardShown,
    Found,
    IdentityShown,
    Mine,
    Ping,
    Player,
    Radar,
    RedNoticeView,
    Slot,
    Truth,
    Turn,
    Visit,
)


def look(s: RedNotice, seat: int) -> RedNoticeView:
    box = s.box
    over = s.phase == OVER
    return RedNoticeView(
        seat=seat,
        round=s.round,
        cycle_round=s.cycle_round(),
        phase=PHASES[s.phase],
        initiative=s.initiative,
        row=tuple([_card(s, seat, place, card) for place, card in enumerate(s.row())]),
        turns=_turns(s),
        discarded=tuple([box.cards[card] for card in s.deck[: max(0, s.cycle_round() - 1) * box.row]])
        if s.round
        else (),
        jessah=_city(box, s.jessah),
        angela=_city(box, s.seen),
        last_seen=_last_seen(s),
        start_cheques=(_cheque(box, s.start_cheques[ANGELA]), _cheque(box, s.start_cheques[JESSAH])),
        barriers=_barriers(s),
        radars=_radars(s),
        supply_barriers=s.supply_barriers(),
        supply_radars=s.supply_radars(),
        security=s.security,
        pile=len(s.pile),
        bottom=tuple([box.cheques[s.pile[place]] for place in range(s.bottom - 1, -1, -1)]),
        players=(_player(s, ANGELA), _player(s, JESSAH)),
        identities=tuple(
            [IdentityShown(box.identities[tile], bool(s.used_identities >> tile & 1)) for tile in s.identities]
        ),
        captures=s.captures,
        escape=None if s.escape == NONE else box.identities[s.escape],
        captured=s.caught(),
        shown=_upgrades(box, s.shown),
        owned=_upgrades(box, s.owned),
        gone=_upgrades(box, s.gone),
        upgrades_left=len(s.upgrade_deck),
        pings=_pings(s),
        inspections=tuple([Absent(clue[1], box.cities[clue[2]]) for clue in _since_seen(s) if clue[0] == ABSENT]),
        answers=tuple(
            [Answer(clue[1], box.continents[clue[2]], bool(clue[3])) for clue in _since_seen(s) if clue[0] == ANSWERED]
        ),
        winner=s.winner if over else None,
        reason=None if s.reason == UNDECIDED else REASONS[s.reason],
        mine=_mine(s, seat) if seat < box.seats else None,
        notebook=possible_cities(s) if seat == JESSAH and box.agent_notebook else None,
        truth=_truth(s) if over else None,
    )


# -- the table ---------------------------------------------------------------------------------------------------------


def _card(s: RedNotice, seat: int, place: int, card: int) -> CardShown:
    state = "done" if place < s.position else "now" if place == s.position else "waiting"
    return CardShown(s.box.cards[card], _slot(s, seat, 2 * place), _slot(s, seat, 2 * place + 1), state)


EMPTY = Slot(None, None)


def _slot(s: RedNotice, seat: int, slot: int) -> Slot:
    """RN-PROG-08 A face-down token is its owner's; RN-RES-01 only the cards resolved so far are turned up."""
    owner = s.owner[slot]
    if owner == NOBODY:
        return EMPTY
    known = owner == seat or slot // 2 <= s.position or s.phase == OVER
    return Slot(owner, s.box.values[s.token[slot]] if known else None)


def _turns(s: RedNotice) -> tuple[Turn, ...]:
    """What lies on the agenda is public. The round itself is not listed."""
    found: list[Turn] = []
    for place in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[place]
        assert isinstance(step, Rule)
        forfeited = s.forfeited and step.seat == JESSAH and isinstance(step, CardAction)
        if step.seat != NOBODY and not forfeited:
            found.append(Turn(step_name(step), step.seat, step.about(s.box), SIDES[step.side], step.left))
    return tuple(found)


def _barriers(s: RedNotice) -> tuple[Barrier, ...]:
    board = s.white_barriers | s.black_barriers
    return tuple(
        [Barrier(s.box.routes[route], bool(s.black_barriers >> route & 1)) for route in _places(board)],
    )


def _radars(s: RedNotice) -> tuple[Radar, ...]:
    board = s.white_radars | s.black_radars
    return tuple([Radar(s.box.continents[place], bool(s.black_radars >> place & 1)) for place in _places(board)])


def _player(s: RedNotice, seat: int) -> Player:
    """RN-PREP-03 Used tokens are public, and so is the set of all others; turned up, a token is no secret either."""
    box = s.box
    first = seat * len(box.values)
    cheques = len(box.cheques)
    unused: list[int] = []
    used: list[int] = []
    held = 0
    for token, value in enumerate(box.values):
        seen = s.used[first + token]
        held += s.held[first + token]
        used += [value] * seen
        for slot in range(min(2 * (s.position + 1), box.slots)):
            seen += s.owner[slot] == seat and s.token[slot] == token
        unused += [value] * (box.token_copies[token] - seen)
    return Player(
        hand=s.sizes[seat],
        cashed=tuple([box.cheques[kind % cheques] for kind in s.cashed if kind // cheques == seat]),
        total=s.totals[seat],
        tokens=held,
        unused=tuple(unused),
        used=tuple(used),
    )


# -- clues -------------------------------------------------------------------------------------------------------------


def _pings(s: RedNotice) -> tuple[Ping, ...]:
    """All who look at a state see the same movements, so the last ones shown are kept."""
    box = s.box
    if s.clues[: len(box.pings_of)] != box.pings_of:  # something was undone, or it is another match of the same box
        box.pings, box.pings_of = (), []
    if len(box.pings_of) < len(s.clues):
        new = [_ping(box, clue) for clue in s.clues[len(box.pings_of) :] if clue[0] in {MOVED, HEARD}]
        box.pings, box.pings_of = (*box.pings, *new), s.clues.copy()
    return box.pings


def _ping(box: RedNoticeBox, clue: tuple[int, ...]) -> Ping:
    if clue[0] == HEARD:
        return Ping(clue[1], 0, False, (), *_heard(box, clue[2], clue[3:]))
    how = clue[3]
    radars = FIRST_PAYMENT + clue[PAID]
    payments = tuple([box.target(code) for code in clue[FIRST_PAYMENT:radars]])
    heard = (None, None) if how & LATER else _heard(box, how, clue[radars:])
    return Ping(clue[1], clue[2], bool(how & SILENT), payments, *heard)


def _heard(box: RedNoticeBox, how: int, radars: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[str, ...] | None]:
    if not how & PRECISE:
        return tuple([box.continents[continent] for continent in radars]), None
    continents = tuple([box.continents[box.continent_of[city]] for city in radars])
    return continents, tuple([box.cities[city] for city in radars])


def _since_seen(s: RedNotice) -> list[tuple[int, ...]]:
    """The clues since Angela was last seen."""
    for place in range(len(s.clues) - 1, -1, -1):
        if s.clues[place][0] == FOUND:
            return s.clues[place + 1 :]
    return s.clues


def _last_seen(s: RedNotice) -> Found | None:
    for place in range(len(s.clues) - 1, -1, -1):
        clue = s.clues[place]
        if clue[0] == FOUND:
            return Found(clue[1], s.box.cities[clue[2]])
    return None


# -- the own seat ------------------------------------------------------------------------------------------------------


def _mine(s: RedNotice, seat: int) -> Mine:
    box = s.box
    angela = seat == ANGELA
    step = s.agenda[-1] if s.agenda else None
    plan = step.plan(s) if angela and isinstance(step, PlanMovement) else None
    seen_hand = None
    if not angela and s.seen_hand:
        seen_hand = tuple([name for kind, name in enumerate(box.cheques) for _ in range(s.seen_hand[kind])])
    return Mine(
        hand=tuple(hand(s, seat)),
        tokens=tuple([value for token, value in enumerate(box.values) for _ in range(s.holds(seat, token))]),
        draft=tuple([action.text for action in s.drafts[seat]]),
        city=_city(box, s.city_of(seat)),
        route=_route(s) if angela else (),
        planned=box.cities[plan.city] if plan else None,
        moves=plan.moves if plan else 0,
        spent=tuple([box.continents[place] for place in _places(s.spent)]) if angela else (),
        seen_hand=seen_hand,
    )


def _truth(s: RedNotice) -> Truth:
    hands = (tuple(hand(s, ANGELA)), tuple(hand(s, JESSAH)))
    return Truth(_city(s.box, s.angela), _route(s), hands)


def _route(s: RedNotice) -> tuple[Visit, ...]:
    cities = len(s.box.cities)
    return tuple([Visit(visit // cities, s.box.cities[visit % cities]) for visit in s.route])


# -- names -------------------------------------------------------------------------------------------------------------


def _city(box: RedNoticeBox, city: int) -> str | None:
    return None if city == NOWHERE else box.cities[city]


def _cheque(box: RedNoticeBox, kind: int) -> str | None:
    return None if kind == NONE else box.cheques[kind]


def _upgrades(box: RedNoticeBox, upgrades: list[int]) -> tuple[str, ...]:
    return tuple([box.upgrades[upgrade] for upgrade in upgrades])


def _places(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]
