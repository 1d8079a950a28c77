"""What a seat knows of a state, built again from what it sees and was told: all that is public, and its own secrets."""

from cavale.core.action import Action
from cavale.games.red_notice.box import ANGELA, KINDS, NOBODY, PARTS, SIDES, RedNoticeBox
from cavale.games.red_notice.retold import Retold
from cavale.games.red_notice.rounds import PREPARATION, ROUND, TURN_CARD
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.setup import AngelasStart, AngelaStarts, Deal, JessahsStart, JessahStarts, PickIdentities
from cavale.games.red_notice.state import (
    NO_UPGRADE,
    NO_WINNER,
    NONE,
    NOWHERE,
    PHASES,
    REASONS,
    RESOLUTION,
    SETUP,
    UNDECIDED,
    RedNotice,
)
from cavale.games.red_notice.steps.acting import CardAction, ChooseJoker, GrantedAction, Grants, NewUpgrades, TurnEnds
from cavale.games.red_notice.steps.asking import Ask
from cavale.games.red_notice.steps.bank import UseBank
from cavale.games.red_notice.steps.capture import ChooseIdentity
from cavale.games.red_notice.steps.cheque import DrawCheque
from cavale.games.red_notice.steps.identities import DestroyUpgrade, EscapeEnds, EscapePart, RemoveWhite
from cavale.games.red_notice.steps.movement import PlanMovement
from cavale.games.red_notice.steps.programming import PlaceToken
from cavale.games.red_notice.steps.pursuit import MoveJessah
from cavale.games.red_notice.steps.security import GainSecurity, PlaceSecurity
from cavale.games.red_notice.steps.stop import PayStop, Stop
from cavale.games.red_notice.steps.upgrades import (
    ApplyUpgrade,
    BlackBarrier,
    BlackRadar,
    ChooseUpgrade,
    PlaceBlackBarrier,
    PlaceBlackRadar,
    SeizeCheque,
    Seizure,
)
from cavale.games.red_notice.view import Mine, RedNoticeView, Turn

RULES: dict[str, type[Rule]] = {
    "pick_identities": PickIdentities,
    "jessahs_start": JessahsStart,
    "angelas_start": AngelasStart,
    "place_token": PlaceToken,
    "card_action": CardAction,
    "granted_action": GrantedAction,
    "choose_joker": ChooseJoker,
    "grants": Grants,
    "new_upgrades": NewUpgrades,
    "turn_ends": TurnEnds,
    "draw_cheque": DrawCheque,
    "use_bank": UseBank,
    "gain_security": GainSecurity,
    "place_security": PlaceSecurity,
    "move_jessah": MoveJessah,
    "plan_movement": PlanMovement,
    "choose_upgrade": ChooseUpgrade,
    "apply_upgrade": ApplyUpgrade,
    "black_radar": BlackRadar,
    "place_black_radar": PlaceBlackRadar,
    "black_barrier": BlackBarrier,
    "place_black_barrier": PlaceBlackBarrier,
    "seizure": Seizure,
    "seize_cheque": SeizeCheque,
    "choose_identity": ChooseIdentity,
    "escape_part": EscapePart,
    "escape_ends": EscapeEnds,
    "remove_white": RemoveWhite,
    "destroy_upgrade": DestroyUpgrade,
    "stop": Stop,
    "pay_stop": PayStop,
}


def known_state(view: RedNoticeView, retold: Retold) -> RedNotice:
    """A state with all that is public and all that the seat knows itself. What nobody shows it is missing."""
    s = retold.s.clone()
    box = s.box
    s.round = view.round
    s.phase = PHASES.index(view.phase)
    s.initiative = view.initiative
    _set_row(s, view)
    _set_cheques(s, view)
    s.jessah = _place(box.cities, view.jessah)
    s.seen = _place(box.cities, view.angela)
    if s.seen != NOWHERE:
        s.angela = s.seen
    _set_board(s, view)
    s.lost_radars = box.radars - len(view.radars) - view.supply_radars
    s.lost_barriers = box.barriers - len(view.barriers) - view.supply_barriers
    s.identities = [box.identities.index(tile.id) for tile in view.identities]
    for tile in view.identities:
        s.used_identities |= int(tile.used) << box.identities.index(tile.id)
    s.captures = view.captures
    s.escape = _place(box.identities, view.escape)
    s.shown = [box.upgrades.index(name) for name in view.shown]
    s.owned = [box.upgrades.index(name) for name in view.owned]
    s.gone = [box.upgrades.index(name) for name in view.gone]
    s.winner = NO_WINNER if view.winner is None else view.winner
    s.reason = UNDECIDED if view.reason is None else REASONS.index(view.reason)
    _set_agenda(s, view)
    if view.mine is not None:
        _set_own(s, view, view.mine)
    return s


# -- the table ---------------------------------------------------------------------------------------------------------


def _set_row(s: RedNotice, view: RedNoticeView) -> None:
    """RN-PROG-08 The tokens that are turned up, and the seat's own."""
    box = s.box
    s.deck = [box.cards.index(card) for card in view.discarded] + [box.cards.index(card.id) for card in view.row]
    if s.phase == RESOLUTION:
        s.position = len([card for card in view.row if card.state != "waiting"]) - 1
    for place, card in enumerate(view.row):
        for side, slot in enumerate((card.left, card.right)):
            if slot.owner is not None:
                s.owner[2 * place + side] = slot.owner
                s.placed += 1
            if slot.token is not None:
                s.token[2 * place + side] = box.values.index(slot.token)
    for seat, player in enumerate(view.players):
        for value in player.used:
            s.used[seat * len(box.values) + box.values.index(value)] += 1


def _set_board(s: RedNotice, view: RedNoticeView) -> None:
    box = s.box
    s.security = view.security
    s.white_radars = _bits(box.continents, [radar.continent for radar in view.radars if not radar.black])
    s.black_radars = _bits(box.continents, [radar.continent for radar in view.radars if radar.black])
    s.white_barriers = _bits(box.routes, [barrier.route for barrier in view.barriers if not barrier.black])
    s.black_barriers = _bits(box.routes, [barrier.route for barrier in view.barriers if barrier.black])


def _bits(names: list[str], chosen: list[str]) -> int:
    bits = 0
    for name in chosen:
        bits |= 1 << names.index(name)
    return bits


def _set_cheques(s: RedNotice, view: RedNoticeView) -> None:
    box = s.box
    for seat, player in enumerate(view.players):
        s.sizes[seat] = player.hand
        s.totals[seat] = player.total
        s.cashed += [seat * len(box.cheques) + box.cheques.index(name) for name in player.cashed]
        s.start_cheques[seat] = _place(box.cheques, view.start_cheques[seat])
    s.bottom = len(view.bottom)
    s.pile = [box.cheques.index(view.bottom[place]) for place in range(s.bottom - 1, -1, -1)]


def _set_own(s: RedNotice, view: RedNoticeView, mine: Mine) -> None:
    box = s.box
    seat = view.seat
    for name in mine.hand:
        s.hands[seat * len(box.cheques) + box.cheques.index(name)] += 1
    for value in mine.tokens:
        s.held[seat * len(box.values) + box.values.index(value)] += 1
    if seat == ANGELA:
        s.angela = _place(box.cities, mine.city)
        s.route = [visit.round * len(box.cities) + box.cities.index(visit.city) for visit in mine.route]
    if mine.seen_hand is not None:
        s.seen_hand = [mine.seen_hand.count(name) for name in box.cheques]
    s.drafts[seat] = tuple([_spelled(box, text) for text in mine.draft])


# -- what is to come ---------------------------------------------------------------------------------------------------


def _set_agenda(s: RedNotice, view: RedNoticeView) -> None:
    """The agenda is public but for its steps that concern nobody; those follow from the phase."""
    if not view.turns:
        return
    if s.phase == SETUP:
        _set_setup(s, view.turns[0].step)
    else:
        s.then(TURN_CARD, PREPARATION, ROUND)
    for place in range(len(view.turns) - 1, -1, -1):
        s.push(_step(s.box, view.turns[place]))
    if s.phase == RESOLUTION:
        ending = [turn for turn in view.turns if turn.step == "turn_ends"]
        s.actor = ending[0].seat if ending and ending[0].seat is not None else NOBODY
    if view.turns[0].step == "use_bank" or not [turn for turn in view.turns if turn.step == "grants"]:
        s.gained = NO_UPGRADE  # the last one has done its work
    top = s.agenda[-1]
    if s.box.live and isinstance(top, Ask):
        s.open_window(top.window())


def _set_setup(s: RedNotice, step: str) -> None:
    s.push(ROUND)
    if step != "angelas_start":
        s.push(AngelaStarts())
    if step == "pick_identities":
        s.push(JessahStarts())
        s.push(Deal())


def _step(box: RedNoticeBox, turn: Turn) -> Rule:
    """The rule that a turn shows."""
    seat = NOBODY if turn.seat is None else turn.seat
    return RULES[turn.step](seat, _what(box, turn.what), SIDES.index(turn.side), turn.icons)


def _what(box: RedNoticeBox, name: str) -> int:
    """The number of a kind of action, an upgrade, an identity or a part: all have different names."""
    if not name:
        return NONE
    if name in KINDS:
        return KINDS.index(name)
    if name in PARTS:
        return PARTS.index(name)
    return box.upgrades.index(name) if name in box.upgrades else box.identities.index(name)


def _place(names: list[str], name: str | None) -> int:
    return NOWHERE if name is None else names.index(name)


def _spelled(box: RedNoticeBox, text: str) -> Action:
    action = box.actions.spelled(text)
    assert action is not None, text
    return action
