"""The play model: how a bot supposes that people play. The posterior is exact given this page.

1. *Cards.* In each round each seat lays a kind at random, independently of the others once the teams are given, with
   chance in proportion to (cards of that kind in the pool) x (what its team prefers). The pool holds the cards that
   the observer has not seen: the deck without her own hand and without what earlier rounds revealed. Preferences differ
   for the leader, whose card counts for certain, and in the last round, when cards are what is left.
2. *Claims.* In a debate a hostage says nothing of her card a little more often than a robber; where everybody is
   silent, that tells nothing. If a seat speaks, a robber names the kind truly, or with a small chance any other kind. A
   hostage with sabotage calls it banknotes, one with banknotes calls them sabotage, each with a chance of its own; a
   false kind is drawn from its family as the pool has it. If she keeps to the family, she may still name another kind
   of it; and sometimes she says anything at all. So no claim proves anybody innocent. Naming only the family, or only
   asking to be chosen or skipped, stands for the kinds of that family.
3. *Selection.* Each card has an appeal by what was claimed; a leader takes a set in proportion to the exponential of
   the summed appeal, a robber sharply, a hostage less so.
4. *Raquel.* In her round she declines with a small chance. Otherwise she brings in one unselected and sends out one
   selected card, both by weights that depend on what was claimed and on which card is her own.
5. *Appointment.* A leader appoints each eligible player by weight: her own team a little more.
6. *Remarks.* Who calls another red or blue picks whom by weight: robbers are right a little more often than not,
   hostages wrong, and the Professor is right more often from his round on.
"""

from typing import Final

from cavale.games.casa_de_papel.box import BLUE, PRINT, RED, SABOTAGE, CasaBox
from cavale.games.casa_de_papel.known import UNSAID, WANTS_IN, WANTS_OUT

NO_FAMILY: Final = -1

DECLINES: Final = 0.1  # Raquel uses no power
OWN_TEAM: Final = 1.25  # weight of an own team mate in an appointment
SILENT: Final = [0.1, 0.2]  # red and blue seats that say nothing of their card
HONEST: Final = 0.94  # a robber names her card truly
HIDES_SABOTAGE: Final = 0.45  # a hostage calls sabotage banknotes
HIDES_PRINT: Final = 0.25  # a hostage calls banknotes sabotage
BLURS: Final = 0.15  # a hostage who tells the family truly draws the kind from it
RAVES: Final = 0.02  # a hostage says anything at all
APPEAL: Final = [2.0, 0.8]  # how sharply red and blue leaders follow the appeal of the claims
INSIGHT: Final = [1.5, 1.3]  # how much red and blue speakers prefer a target that suits them
INSIGHT_OF_PROFESSOR: Final = 3.0

# Preferences: banknotes, each half of the usual gain on them (250), sabotage, each half of the usual gain on it.
TASTES: Final = [
    [[0.8, 0.9, 1.1, 1.1], [1.0, 1.5, 0.15, 0.8], [1.0, 0.9, 0.6, 0.9]],  # red: one of many, leader, last round
    [[1.2, 1.0, 0.8, 1.0], [0.3, 0.6, 1.2, 1.2], [0.8, 0.7, 1.2, 1.1]],  # blue
]


def preference(box: CasaBox, team: int, leads: bool, last: bool, kind: int) -> float:
    """How much a team prefers a kind, up to a common factor."""
    taste = TASTES[team][2 if last else 1 if leads else 0]
    steps = 2.0 * abs(box.mod[kind]) / max(box.gain, 1)
    if box.family[kind] == PRINT:
        return taste[0] * float(taste[1] ** steps)
    return taste[2] * float(taste[3] ** steps)


def lay_chances(box: CasaBox, team: int, leads: bool, last: bool, pool: list[int]) -> list[float]:
    """The chance of each kind. Any card will do when counting leaves none (a table with odd stock)."""
    weights = [preference(box, team, leads, last, kind) * pool[kind] for kind in range(len(pool))]
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(pool)] * len(pool)
    return [weight / total for weight in weights]


def says_chances(box: CasaBox, team: int, said: int, wish: int, pool: list[int]) -> list[float]:
    """Per kind laid: the chance of what was said of it. All 1 for silence."""
    kinds = len(box.kinds)
    if said >= 2:
        return [says_kind(box, team, laid, said - 2, pool) for laid in range(kinds)]
    family = family_said(box, said, wish)
    if family == NO_FAMILY:
        return [1.0] * kinds
    chances = [0.0] * kinds
    for laid in range(kinds):
        for kind in range(kinds):
            if box.family[kind] == family:
                chances[laid] += says_kind(box, team, laid, kind, pool)
    return chances


def says_kind(box: CasaBox, team: int, laid: int, kind: int, pool: list[int]) -> float:
    """The chance that a seat which laid one kind speaks of another, or the same."""
    if team == RED:
        return HONEST if kind == laid else (1.0 - HONEST) / max(len(box.kinds) - 1, 1)
    return RAVES / len(box.kinds) + (1.0 - RAVES) * _says_on_purpose(box, laid, kind, pool)


def _says_on_purpose(box: CasaBox, laid: int, kind: int, pool: list[int]) -> float:
    """The chance that a hostage means to name a kind."""
    hides = HIDES_SABOTAGE if box.family[laid] == SABOTAGE else HIDES_PRINT
    share = share_of_family(box, kind, pool)
    if box.family[kind] != box.family[laid]:
        return hides * share
    return (1.0 - hides) * (BLURS * share + (1.0 - BLURS if kind == laid else 0.0))


def share_of_family(box: CasaBox, kind: int, pool: list[int]) -> float:
    """How often a liar names this kind, among its family: as often as it is there, and sometimes what is not."""
    total = 0.0
    for other in range(len(pool)):
        if box.family[other] == box.family[kind]:
            total += pool[other] + 0.5
    return (pool[kind] + 0.5) / total


def family_said(box: CasaBox, said: int, wish: int) -> int:
    """The family that a claim amounts to."""
    if said >= 2:
        return box.family[said - 2]
    if said != UNSAID:
        return said
    if wish == WANTS_IN:
        return PRINT
    return SABOTAGE if wish == WANTS_OUT else NO_FAMILY


def appeal(box: CasaBox, said: int, wish: int) -> float:
    """How good a card sounds to somebody who wants banknotes."""
    family = family_said(box, said, wish)
    if family == NO_FAMILY:
        return 0.0
    if family == SABOTAGE:
        return -1.0
    return 1.0 + (0.4 * box.mod[said - 2] / max(box.gain, 1) if said >= 2 else 0.0)


def bring_weight(box: CasaBox, said: int, wish: int, own: bool) -> float:
    """How much Raquel prefers to bring in an unselected card."""
    if own:
        return 2.0
    family = family_said(box, said, wish)
    return 2.0 if family == SABOTAGE else 0.7 if family == PRINT else 1.0


def out_weight(box: CasaBox, said: int, wish: int, own: bool) -> float:
    """How much Raquel prefers to send out a selected card."""
    if own:
        return 0.2
    family = family_said(box, said, wish)
    return 0.4 if family == SABOTAGE else 1.5 if family == PRINT else 1.0


def insight(team: int) -> float:
    """How much a speaker prefers somebody of the team she names; below 1 she would rather mislead."""
    return 1.0 / INSIGHT[BLUE] if team == BLUE else INSIGHT[RED]
