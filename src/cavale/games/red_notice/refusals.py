"""Why something is not possible: one function per command, from what the refused seat may know."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cavale.core.action import Action
from cavale.core.refusal import Refusal
from cavale.games.red_notice.box import ANGELA, GHOST, PAY_RADAR, REMOVE_A_RADAR, START
from cavale.games.red_notice.drafts import lifted
from cavale.games.red_notice.plan import Plan
from cavale.games.red_notice.state import NONE, SETUP, RedNotice

if TYPE_CHECKING:
    from cavale.games.red_notice.rule import Rule


def refusal(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    """The reason for an action that is neither an option nor an offer."""
    if action.verb == "pay":
        return _pay(s, question, seat, action)
    if seat != question.seat:
        return Refusal("RN-RES-10", "rn-other-turn", {"seat": question.seat}, f"seat:{question.seat}")
    if type(question).__name__ not in _QUESTIONS[action.verb]:
        return Refusal("RN-RES-10", "rn-not-the-question")
    return _REASONS[action.verb](s, question, seat, action)


# -- set-up ------------------------------------------------------------------------------------------------------------


def _start(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    for item in s.drafts[seat]:
        if s.box.code[item.index] == START:
            return Refusal("RN-SETUP-18", "rn-take-back-first")
    rule = "RN-SETUP-11" if seat == ANGELA else "RN-SETUP-09"
    return Refusal(rule, "rn-not-in-your-hand", {"cheque": action.word("cheque")})


def _confirm(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    return Refusal("RN-SETUP-18", "rn-start-is-incomplete", {"radars": s.box.start_radars})


def _keep_identity(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    return Refusal("RN-SETUP-15", "rn-identity-chosen-already", {"identity": action.word("identity")})


# -- programming -------------------------------------------------------------------------------------------------------


def _place(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    slot = s.box.other[action.index]
    if not s.holds(seat, s.box.number[action.index]):
        return Refusal("RN-PROG-02", "rn-token-not-held", {"token": action.number("token")})
    if s.owner[slot] >= 0:
        return Refusal("RN-PROG-04", "rn-slot-is-taken", {}, f"slot:{action.word('slot')}")
    return Refusal("RN-PROG-05", "rn-own-token-on-card", {}, f"slot:{s.box.slot_names[slot ^ 1]}")


# -- actions -----------------------------------------------------------------------------------------------------------


def _skip(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    if seat == ANGELA:
        return Refusal("RN-ID-18", "rn-name-the-tokens")
    return Refusal("RN-SEC-03", "rn-put-the-barrier-down")


def _cash(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    cheque = action.word("cheque")
    if not s.has(seat, s.box.number[action.index]):
        return Refusal("RN-BANK-01", "rn-not-in-your-hand", {"cheque": cheque})
    return Refusal("RN-BANK-01", "rn-city-does-not-match", {"cheque": cheque, "city": s.box.cities[s.city_of(seat)]})


def _put_radar(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    continent = action.word("continent")
    if s.phase == SETUP:
        if action in s.drafts[seat]:
            return Refusal("RN-SETUP-10", "rn-radar-there-already", {"continent": continent}, f"radar:{continent}")
        return Refusal("RN-SETUP-10", "rn-start-radars-are-placed", {"radars": s.box.start_radars})
    if lifted(s) != NONE:
        return Refusal("RN-SEC-03", "rn-put-the-barrier-down")
    if (s.white_radars | s.black_radars) >> s.box.number[action.index] & 1:
        return Refusal("RN-SEC-04", "rn-radar-there-already", {"continent": continent}, f"radar:{continent}")
    return Refusal("RN-SEC-01", "rn-no-radar-left")


def _put_barrier(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    return _barrier_there(s, "RN-SEC-02", action) or Refusal("RN-SEC-02", "rn-no-barrier-left")


def _barrier_there(s: RedNotice, rule: str, action: Action) -> Refusal | None:
    route = action.word("route")
    if (s.white_barriers | s.black_barriers) >> s.box.number[action.index] & 1:
        return Refusal(rule, "rn-barrier-there-already", {"route": route}, f"barrier:{route}")
    return None


def _lift(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    route = action.word("route")
    if lifted(s) != NONE:
        return Refusal("RN-SEC-03", "rn-put-the-barrier-down")
    if not (s.white_barriers | s.black_barriers) >> s.box.number[action.index] & 1:
        return Refusal("RN-SEC-03", "rn-no-barrier-there", {"route": route})
    turning = type(question).__name__ == "PlaceBlackBarrier"
    if s.black_barriers >> s.box.number[action.index] & 1:
        rule = "RN-UP-02" if turning else "RN-SEC-06"
        return Refusal(rule, "rn-black-barrier-stays", {"route": route}, f"barrier:{route}")
    if turning and s.supply_barriers() > 0:
        return Refusal("RN-UP-02", "rn-take-a-barrier-from-the-supply")
    return Refusal("RN-SEC-02", "rn-every-route-is-barred")


def _step(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    return Refusal("RN-MOVE-01", "rn-not-a-neighbour", {"city": action.word("city")})


# -- Angela's script ---------------------------------------------------------------------------------------------------


def _plan(s: RedNotice, question: "Rule") -> Plan:
    return Plan(s, question.left, question.what == GHOST).follow(s.drafts[ANGELA])


def _go(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    plan = _plan(s, question)
    if not plan.moves:
        return Refusal("RN-MOVE-01", "rn-no-moves-left")
    city = s.box.number[action.index]
    if city not in s.box.near[plan.city]:
        return Refusal("RN-MOVE-01", "rn-not-a-neighbour", {"city": action.word("city")})
    route = s.box.routes[s.box.via[plan.city][s.box.near[plan.city].index(city)]]
    return Refusal("RN-BAR-01", "rn-barrier-in-the-way", {"route": route}, f"barrier:{route}")


def _stay(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    return Refusal("RN-MOVE-01", "rn-no-moves-left")


def _pay(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    if seat != ANGELA:
        return Refusal("RN-SEC-10", "rn-only-angela-pays")
    if s.phase == SETUP:
        return Refusal("RN-SETUP-17", "rn-no-payment-before-round-one")
    planning = type(question).__name__ == "PlanMovement"
    if (_plan(s, question).security if planning else s.security) < s.box.pay_cost:
        return Refusal("RN-SEC-10", "rn-too-few-points", {"cost": s.box.pay_cost})
    if s.box.pay_in_own_turn and s.actor != ANGELA and not s.caught():
        return Refusal("RN-TIME-04", "rn-pay-in-your-own-turn")
    if s.drafts[ANGELA] and not planning:
        return Refusal("RN-TIME-02", "rn-finish-your-choice")
    return _no_target(s, question if planning else None, action)


def _no_target(s: RedNotice, planning: "Rule | None", action: Action) -> Refusal:
    """Why a token cannot be paid away."""
    target = action.word("target")
    place = s.box.number[action.index]
    radar = s.box.code[action.index] == PAY_RADAR
    if (s.black_radars if radar else s.black_barriers) >> place & 1:
        return Refusal("RN-SEC-10", "rn-black-is-immune", {"target": target}, target)
    spent = _plan(s, planning).spent if planning else s.spent
    if radar and spent >> place & 1:
        return Refusal("RN-TIME-05", "rn-radar-is-spent", {"target": target}, target)
    return Refusal("RN-SEC-10", "rn-nothing-there", {"target": target})


# -- upgrades and identities -------------------------------------------------------------------------------------------


def _choose_upgrade(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    return Refusal("RN-UPG-01", "rn-upgrade-not-shown", {"upgrade": action.word("upgrade")})


def _black_radar(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    continent = action.word("continent")
    if s.black_radars >> s.box.number[action.index] & 1:
        return Refusal("RN-UP-02", "rn-radar-there-already", {"continent": continent}, f"radar:{continent}")
    return Refusal("RN-UP-02", "rn-no-radar-left")


def _black_barrier(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    return _barrier_there(s, "RN-UP-02", action) or Refusal("RN-UP-02", "rn-no-barrier-left")


def _seize(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    return Refusal("RN-UP-07", "rn-not-in-angelas-hand", {"cheque": action.word("cheque")})


def _choose_identity(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    identity = action.word("identity")
    if s.box.number[action.index] in s.identities:
        return Refusal("RN-ID-01", "rn-identity-is-used", {"identity": identity})
    return Refusal("RN-CAP-03", "rn-identity-not-in-play", {"identity": identity})


def _remove(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    target = action.word("target")
    if type(question).__name__ == "DestroyUpgrade":
        if not s.drafts[seat]:
            return Refusal("RN-ID-14", "rn-name-the-upgrade")
        return Refusal("RN-ID-18", "rn-not-among-these", {"target": target})
    place = s.box.number[action.index]
    if (s.black_radars if s.box.code[action.index] == REMOVE_A_RADAR else s.black_barriers) >> place & 1:
        return Refusal("RN-ID-10", "rn-black-is-immune", {"target": target}, target)
    return Refusal("RN-ID-10", "rn-not-among-these", {"target": target})


def _destroy(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    if s.drafts[seat]:
        return Refusal("RN-ID-18", "rn-name-the-tokens")
    return Refusal("RN-ID-14", "rn-upgrade-not-owned", {"upgrade": action.word("upgrade")})


def _always(s: RedNotice, question: "Rule", seat: int, action: Action) -> Refusal:
    """Possible whenever it is asked for."""
    return Refusal("RN-RES-10", "rn-not-the-question")


_SKIPPABLE = (
    "ChooseJoker",
    "DrawCheque",
    "UseBank",
    "GainSecurity",
    "PlaceSecurity",
    "PlaceBlackRadar",
    "PlaceBlackBarrier",
    "SeizeCheque",
    "RemoveWhite",
    "DestroyUpgrade",
)

_QUESTIONS: dict[str, tuple[str, ...]] = {
    "start": ("JessahsStart", "AngelasStart"),
    "confirm": ("JessahsStart",),
    "keep_identity": ("PickIdentities",),
    "place": ("PlaceToken",),
    "joker": ("ChooseJoker",),
    "skip": _SKIPPABLE,
    "draw": ("DrawCheque",),
    "cash": ("UseBank",),
    "gain": ("GainSecurity",),
    "put_radar": ("JessahsStart", "PlaceSecurity"),
    "put_barrier": ("PlaceSecurity",),
    "lift": ("PlaceSecurity", "PlaceBlackBarrier"),
    "step": ("MoveJessah",),
    "inspect_here": ("MoveJessah",),
    "stop": ("MoveJessah",),
    "go": ("PlanMovement",),
    "stay": ("PlanMovement",),
    "end_movement": ("PlanMovement",),
    "go_on": ("PayStop",),
    "choose_upgrade": ("ChooseUpgrade",),
    "black_radar": ("PlaceBlackRadar",),
    "black_barrier": ("PlaceBlackBarrier",),
    "seize": ("SeizeCheque",),
    "choose_identity": ("ChooseIdentity",),
    "remove": ("RemoveWhite", "DestroyUpgrade"),
    "destroy": ("DestroyUpgrade",),
    "resign": (),
}
"""Which questions each command answers."""

_REASONS: dict[str, Callable[[RedNotice, "Rule", int, Action], Refusal]] = {
    "start": _start,
    "confirm": _confirm,
    "keep_identity": _keep_identity,
    "place": _place,
    "joker": _always,
    "skip": _skip,
    "draw": _always,
    "cash": _cash,
    "gain": _always,
    "put_radar": _put_radar,
    "put_barrier": _put_barrier,
    "lift": _lift,
    "step": _step,
    "inspect_here": _always,
    "stop": _always,
    "go": _go,
    "stay": _stay,
    "end_movement": _always,
    "go_on": _always,
    "choose_upgrade": _choose_upgrade,
    "black_radar": _black_radar,
    "black_barrier": _black_barrier,
    "seize": _seize,
    "choose_identity": _choose_identity,
    "remove": _remove,
    "destroy": _destroy,
}
"""Why a command does not answer its question."""
