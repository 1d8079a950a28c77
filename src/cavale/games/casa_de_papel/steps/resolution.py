"""Phase 4: the selected cards are revealed and counted."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.casa_de_papel.box import FAMILIES, PRINT, SABOTAGE, CasaBox
from cavale.games.casa_de_papel.claims import start_count
from cavale.games.casa_de_papel.events import CardsRevealed, LootCounted
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import Casa
from cavale.games.casa_de_papel.steps.selection import Aside
from cavale.games.casa_de_papel.steps.talk import afterwards


class Resolution(Rule):
    """CP-SCO-02 The selected cards are shuffled and revealed; CP-SCO-01 the others are discarded unseen."""

    def run(self, s: Casa, t: Table) -> None:
        in_play = sorted([s.laid_by(seat, s.round) for seat in range(s.box.seats) if s.in_play(seat, s.round)])
        shown = tuple([in_play[place] for place in t.dice.permutation("reveal", len(in_play))])
        s.revealed.append(shown)
        change = counted(s.box, in_play)
        before = s.loot
        s.loot = max(s.box.floor, before + change)
        s.loots.append(s.loot)
        start_count(s)
        if t.telling:
            t.tell(CardsRevealed(s.round, tuple([s.box.kinds[kind] for kind in shown])))
            t.tell(LootCounted(s.round, FAMILIES[majority(s.box, in_play)], s.loot - before, s.loot))
        if "reveal" in s.box.limits:
            s.open_window("reveal")
            s.push(REVEAL_DISPLAY)


def majority(box: CasaBox, cards: list[int]) -> int:
    """CP-SCO-03 The family with more cards; their number is odd."""
    sabotage = 0
    for kind in cards:
        sabotage += box.family[kind]
    return SABOTAGE if 2 * sabotage > len(cards) else PRINT


def counted(box: CasaBox, cards: list[int]) -> int:
    """CP-SCO-04 Banknotes gain 500 and bonuses. CP-SCO-05 Sabotage costs its penalties. CP-SCO-06 No others count."""
    family = majority(box, cards)
    change = box.gain if family == PRINT else 0
    for kind in cards:
        if box.family[kind] == family:
            change += box.mod[kind]
    return change


class RevealDisplay(Rule):
    """CP-NET-05 The revealed cards lie open for a moment; CP-NET-01 talk is open again."""

    def offers(self, s: Casa, seat: int) -> list[Action]:
        return afterwards(s, seat)

    def accept(self, s: Casa, seat: int, action: Action) -> Rule:
        return Aside(seat, action)

    def window(self) -> str:
        return "reveal"

    def run(self, s: Casa, t: Table) -> None:
        s.close("reveal")


RESOLUTION_STEP: Final = Resolution()
REVEAL_DISPLAY: Final = RevealDisplay()
