"""Preparation: what lies between two rounds."""

from cavale.core.table import Table
from cavale.games.red_notice.box import JESSAH, NOBODY
from cavale.games.red_notice.events import RoundEnded
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import NONE, ROUND_CAP, RedNotice
from cavale.games.red_notice.steps.ending import end


class Preparation(Rule):
    """RN-PREP-05 The initiative is flipped, cards and tokens are set aside, and reset if due; nobody is asked."""

    def run(self, s: RedNotice, t: Table) -> None:
        last = s.round == s.box.round_cap  # then nothing is shuffled: the cards played stay on show
        reset = not last and s.round % s.box.rounds_per_cycle == 0
        s.initiative = 1 - s.initiative
        set_aside(s)
        if reset:
            shuffle_cycle(s, t)
        if t.telling:
            t.tell(RoundEnded(s.round, s.initiative, reset))
        if last:
            end(s, t, JESSAH, ROUND_CAP)


def set_aside(s: RedNotice) -> None:
    """RN-PREP-02 All tokens played are set aside face up, RN-RES-08 cancelled ones too."""
    for slot in range(s.box.slots):
        if s.owner[slot] != NOBODY:
            s.used[s.owner[slot] * len(s.box.values) + s.token[slot]] += 1
            s.owner[slot] = NOBODY
            s.token[slot] = NONE


def shuffle_cycle(s: RedNotice, t: Table) -> None:
    """RN-PREP-04 The tokens of both and the action cards are shuffled, unseen by anyone."""
    box = s.box
    tokens = len(box.tokens)
    s.deck = t.dice.permutation("action_cards", len(box.cards))
    angelas = t.dice.permutation("angelas_tokens", tokens)
    jessahs = t.dice.permutation("jessahs_tokens", tokens)
    s.bag = [box.tokens[place] for place in angelas] + [box.tokens[place] for place in jessahs]
    for place in range(len(s.used)):
        s.used[place] = 0
