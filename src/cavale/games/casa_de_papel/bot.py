"""Bots of La Casa de Papel. They get a view and what their seat was told, nothing else."""

from typing import Any

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.core.dice import FastDice
from cavale.games.casa_de_papel.box import PRINT, CasaBox


class CasaBot(Bot):
    """Lays what serves its side, claims what serves its side."""

    def __init__(self, seed: int) -> None:
        self._dice = FastDice(seed)

    def act(self, sight: Sight) -> Action:
        if len(sight.options) == 1:
            return sight.options[0]
        if sight.step == "choose_cards":
            return self._choose(sight)
        if sight.step in {"speak", "turn"}:
            return self._claim(sight) or _done(sight.options)
        return sight.options[self._dice.below("option", len(sight.options))]

    def volunteer(self, sight: Sight) -> Action | None:
        view: Any = sight.view
        if sight.step == "select_cards" or sight.seat in view.done:
            return None
        claim = self._claim(sight)
        if claim is not None and claim in sight.offers:
            return claim
        for action in sight.offers:
            if action.verb == "done":
                return action
        return None

    def _choose(self, sight: Sight) -> Action:
        box = sight.box
        assert isinstance(box, CasaBox)
        view: Any = sight.view
        robber = view.mine.team == "red"
        best = sight.options[0]
        best_worth = -1e9
        for action in sight.options:
            kind = box.choose.index(action)
            worth = (500.0 if box.family[kind] == PRINT else 0.0) + box.mod[kind] + self._dice.below("mix", 400)
            if not robber:
                worth = -worth
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def _claim(self, sight: Sight) -> Action | None:
        """What it laid, as its side would have it; once per round."""
        box = sight.box
        assert isinstance(box, CasaBox)
        view: Any = sight.view
        if view.phase != "debate" or [
            claim for claim in view.claims if (claim.round, claim.seat) == (view.round, sight.seat)
        ]:
            return None
        laid = view.mine.choices[view.round - 1]
        if view.mine.team == "blue":
            laid = "B500" if "B500" in box.kinds else "print"
        for action in box.my_card:
            if action.word("card") == laid:
                return action
        return None


def _done(options: Any) -> Action:
    for action in options:
        if action.verb == "done":
            return action
    return options[0]
