"""What a seat of the toy sees."""

import msgspec

from cavale.core.action import Action
from cavale.core.step import Step
from core.toy.state import Toy
from core.toy.steps import Block, Mark


class Below(msgspec.Struct, frozen=True):
    """An ask that waits below an interrupt."""

    depth: int
    draft: tuple[int, ...]  # the viewer's own


class ToyView(msgspec.Struct, frozen=True):
    seat: int
    round: int
    agenda: tuple[str, ...]
    below: tuple[Below, ...]
    draft: tuple[int, ...]  # the own draft, as indices of actions
    locked: bool  # whether the own answer is complete
    sealed: bool  # whether it was complete at least once
    locks: int  # how many seats have locked at least once
    marks: tuple[int, ...]  # the cameras being set
    hand: tuple[int, ...]
    laid: tuple[int, ...]  # the own cards
    revealed: tuple[tuple[int, ...], ...]
    spy: bool
    through: bool | None  # the spy's
    seen: tuple[tuple[int, int, int], ...]  # the spy's: round, player, card
    cameras: tuple[int, ...]
    blocked: int
    coins: tuple[int, ...]
    claims: tuple[tuple[int, int], ...]
    path: tuple[int, ...] | None  # the runner's
    place: int | None  # the runner's
    alarms: int
    hunter_at: int
    direction: int
    inspected: tuple[int, ...]
    found: int
    owed: tuple[tuple[int, int], ...]
    grabbed: tuple[int, ...]
    owners: tuple[tuple[int, ...], ...]  # who laid what, once the match is over
    result: tuple[float, ...]


def view(s: Toy, seat: int) -> ToyView:
    plays = seat < s.box.seats
    runs = plays and s.round > 0 and seat == s.runner
    spies = plays and seat == s.spy
    marking = bool(s.agenda) and isinstance(s.agenda[-1], Mark)
    return ToyView(
        seat=seat,
        round=s.round,
        agenda=tuple(name_of(step) for step in s.agenda),
        below=tuple(Below(low.depth, indices(low.drafts[seat]) if plays else ()) for low in s.interrupted),
        draft=indices(s.drafts[seat]) if plays else (),
        locked=plays and bool(s.locked >> seat & 1),
        sealed=plays and bool(s.sealed >> seat & 1),
        locks=s.sealed.bit_count(),
        marks=indices(s.drafts[s.hunter]) if marking else (),
        hand=tuple(s.hands[seat]) if plays else (),
        laid=tuple(s.laid[seat]) if plays else (),
        revealed=tuple(s.revealed),
        spy=spies,
        through=s.through if spies else None,
        seen=tuple((night, player, s.laid[player][night - 1]) for night, player in s.seen) if spies else (),
        cameras=s.cameras,
        blocked=s.blocked,
        coins=tuple(s.coins),
        claims=tuple(s.claims),
        path=s.path if runs else None,
        place=s.place if runs else None,
        alarms=s.alarms,
        hunter_at=s.hunter_at,
        direction=s.direction,
        inspected=s.inspected,
        found=s.found,
        owed=tuple(s.owed),
        grabbed=tuple(s.grabbed),
        owners=tuple(tuple(cards) for cards in s.laid) if s.over else (),
        result=tuple(s.returns()) if s.over else (),
    )


def indices(draft: tuple[Action, ...]) -> tuple[int, ...]:
    return tuple(action.index for action in draft)


def name_of(step: Step[Toy]) -> str:
    name = type(step).__name__
    return f"{name} {step.seat}" if isinstance(step, Block) else name
