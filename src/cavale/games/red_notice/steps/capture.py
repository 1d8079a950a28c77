"""The capture: Angela is found, and escapes under another name while she has one."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.red_notice.box import (
    ANGELA,
    DRAW_CHEQUES,
    ESCAPE_MOVE,
    GHOST_MOVE,
    JESSAH,
    SET_SECURITY,
)
from cavale.games.red_notice.clues import note_found
from cavale.games.red_notice.events import Captured, IdentityChosen
from cavale.games.red_notice.plan import Plan
from cavale.games.red_notice.state import CAPTURED, RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.cheque import draw_one
from cavale.games.red_notice.steps.ending import end
from cavale.games.red_notice.steps.identities import EscapeEnds, EscapePart
from cavale.games.red_notice.steps.movement import finish_movement
from cavale.games.red_notice.steps.security import change_security
from cavale.games.red_notice.steps.stop import Stop


def capture(s: RedNotice, t: Table) -> None:
    """RN-CAP-01 At once. RN-CAP-04 Without an identity left, Jessah wins on the spot."""
    s.captures += 1
    note_found(s, s.angela)
    if s.box.capture_ends_card and s.actor == JESSAH:
        s.forfeited = True
    if t.telling:
        t.tell(Captured(s.box.cities[s.angela], s.captures))
    if s.unused_identities():
        ask(s, ChooseIdentity(ANGELA))
    else:
        end(s, t, JESSAH, CAPTURED)


class ChooseIdentity(Ask):
    """RN-CAP-03 She must choose an unused identity. RN-CAP-07 It is announced before its effect."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        return [s.box.choose_identity[identity] for identity in s.unused_identities()]

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        identity = s.box.number[action.index]
        choose(s, t, identity)
        s.push(EscapeEnds(ANGELA, identity))
        parts = s.box.parts[identity]
        for part in range(len(parts) - 1, -1, -1):
            s.push(EscapePart(ANGELA, identity, left=part))
            if part and parts[part] not in {ESCAPE_MOVE, GHOST_MOVE}:
                s.push(Stop(ANGELA))  # RN-TIME-03 between parts; before a movement she can pay in her script

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 The first identity; cheques are drawn, the marker is set, nothing is removed, nobody moves."""
        identity = s.unused_identities()[0]
        choose(s, t, identity)
        for number, part in enumerate(s.box.parts[identity]):
            count = s.box.part_counts[identity][number]
            if part == DRAW_CHEQUES:
                for _ in range(min(count, s.box.hand_limit - s.sizes[ANGELA], len(s.pile))):
                    draw_one(s, t, ANGELA)
            elif part == SET_SECURITY:
                change_security(s, t, count)
            elif part in {ESCAPE_MOVE, GHOST_MOVE}:
                finish_movement(s, t, count, Plan(s, count, part == GHOST_MOVE))
        s.push(EscapeEnds(ANGELA, identity))


def choose(s: RedNotice, t: Table, identity: int) -> None:
    s.escape = identity
    if t.telling:
        t.tell(IdentityChosen(s.box.identities[identity]))
