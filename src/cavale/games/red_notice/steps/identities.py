"""The identities: what each lets Angela do when she is caught."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.red_notice.bits import chosen_from
from cavale.games.red_notice.box import (
    ANGELA,
    DRAW_CHEQUES,
    ESCAPE_MOVE,
    GHOST_MOVE,
    NO_SIDE,
    PARTS,
    REMOVE_A_RADAR,
    REMOVE_BARRIER,
    REMOVE_RADAR,
    SET_SECURITY,
    RedNoticeBox,
)
from cavale.games.red_notice.events import IdentityTurned, Passed, TokenRemoved, UpgradeDestroyed
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import NONE, RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.cheque import draw_cheques
from cavale.games.red_notice.steps.movement import plan_ghost_movement, plan_movement
from cavale.games.red_notice.steps.security import change_security


class EscapePart(Rule):
    """RN-ID-03 The parts of an effect, in the printed order: `what` is the identity, `left` the number of the part."""

    def about(self, box: RedNoticeBox) -> str:
        return box.identities[self.what]

    def run(self, s: RedNotice, t: Table) -> None:
        part = s.box.parts[self.what][self.left]
        count = s.box.part_counts[self.what][self.left]
        if part == ESCAPE_MOVE:
            plan_movement(s, NO_SIDE, count)
        elif part == GHOST_MOVE:
            plan_ghost_movement(s, count)
        elif part == DRAW_CHEQUES:
            draw_cheques(s, ANGELA, NO_SIDE, count)
        elif part == SET_SECURITY:
            change_security(s, t, count)
        elif part in {REMOVE_BARRIER, REMOVE_RADAR}:
            if s.white_barriers if part == REMOVE_BARRIER else s.white_radars:
                ask(s, RemoveWhite(ANGELA, part))
        else:
            destroy_upgrades(s, count)


class EscapeEnds(Rule):
    """RN-CAP-03 The identity is turned face down for good. RN-ID-01 It is out."""

    def about(self, box: RedNoticeBox) -> str:
        return box.identities[self.what]

    def run(self, s: RedNotice, t: Table) -> None:
        s.used_identities |= 1 << self.what
        s.escape = NONE
        if t.telling:
            t.tell(IdentityTurned(s.box.identities[self.what]))


class RemoveWhite(Ask):
    """RN-ID-10 One white barrier, or one white radar, of her choice; `what` says which."""

    def about(self, box: RedNoticeBox) -> str:
        return PARTS[self.what]

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        if self.what == REMOVE_RADAR:
            found = chosen_from(s.box.remove_radar, s.white_radars)
        else:
            found = chosen_from(s.box.remove_barrier, s.white_barriers)
        found.append(s.box.skip)
        return found

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is not s.box.skip:
            remove(s, t, action)
            if s.box.lawyer_removes:
                s.lost_radars += self.what == REMOVE_RADAR
                s.lost_barriers += self.what == REMOVE_BARRIER
        elif t.telling:
            t.tell(Passed(ANGELA, "remove"))


def remove(s: RedNotice, t: Table, action: Action) -> None:
    """RN-ID-16 The token returns to the supply, and will be white when it is placed again."""
    place = s.box.number[action.index]
    if s.box.code[action.index] == REMOVE_A_RADAR:
        s.white_radars &= ~(1 << place)
        s.black_radars &= ~(1 << place)
    else:
        s.white_barriers &= ~(1 << place)
        s.black_barriers &= ~(1 << place)
    if t.telling:
        t.tell(TokenRemoved(action.word("target")))


# -- destroying an upgrade ---------------------------------------------------------------------------------------------


def destroy_upgrades(s: RedNotice, count: int) -> None:
    """RN-ID-20 Without a permanent upgrade there is nothing to destroy."""
    if count and s.owned:
        ask(s, DestroyUpgrade(ANGELA, left=count))


class DestroyUpgrade(Ask):
    """RN-ID-14 One permanent upgrade; RN-ID-18 with black tokens, she says which of them leave."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        draft = s.drafts[ANGELA]
        if not draft:
            return [*chosen_from(s.box.destroy, owned_bits(s)), s.box.skip]
        return self.tokens_to_name(s, draft)

    def tokens_to_name(self, s: RedNotice, draft: tuple[Action, ...]) -> list[Action]:
        """Radars first, then barriers; of a kind of which all must go, none is named."""
        for black in black_tokens(s, s.box.number[draft[0].index]):
            named = [action for action in draft if action in black.tokens]
            if len(named) < black.count < len(black.tokens):
                return [action for action in black.tokens if action not in named]
        return []

    def completes(self, s: RedNotice, seat: int, action: Action) -> bool:
        return action is s.box.skip or not self.tokens_to_name(s, (*s.drafts[ANGELA], action))

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is s.box.skip:
            if t.telling:
                t.tell(Passed(ANGELA, "destroy"))
            return
        self.destroy(s, t, s.drafts[ANGELA])
        destroy_upgrades(s, self.left - 1)

    def destroy(self, s: RedNotice, t: Table, draft: tuple[Action, ...]) -> None:
        """RN-ID-19 The upgrade leaves the game, and its effects stop at once."""
        box = s.box
        upgrade = box.number[draft[0].index]
        s.owned.remove(upgrade)
        s.gone.append(upgrade)
        if t.telling:
            t.tell(UpgradeDestroyed(box.upgrades[upgrade]))
        for black in black_tokens(s, upgrade):
            named = [action for action in black.tokens if action in draft]
            for action in named if black.count < len(black.tokens) else black.tokens:
                remove(s, t, action)

    def timed_out(self, s: RedNotice, t: Table) -> None:
        s.drafts[ANGELA] = ()
        self.answered(s, t, s.box.skip)


class Black:
    """RN-ID-18 The tokens of a kind that may leave with an upgrade, and how many of them do."""

    def __init__(self, tokens: list[Action], count: int) -> None:
        self.tokens: Final = tokens
        self.count: Final = count


def black_tokens(s: RedNotice, upgrade: int) -> list[Black]:
    """RN-ID-18 Only black tokens qualify, unless the table plays otherwise."""
    box = s.box
    radars, barriers = s.black_radars, s.black_barriers
    if box.destroys_any:
        radars |= s.white_radars
        barriers |= s.white_barriers
    found: list[Black] = []
    if box.black_radars[upgrade]:
        found.append(Black(chosen_from(box.remove_radar, radars), box.black_radars[upgrade]))
    if box.black_barriers[upgrade]:
        found.append(Black(chosen_from(box.remove_barrier, barriers), box.black_barriers[upgrade]))
    return found


def owned_bits(s: RedNotice) -> int:
    bits = 0
    for upgrade in s.owned:
        bits |= 1 << upgrade
    return bits
