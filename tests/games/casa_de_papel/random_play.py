"""Somebody who plays anything, for tests: with few words, so that matches stay short."""

from collections.abc import Callable

from cavale.core.action import Action
from games.casa_de_papel.table import CasaTable
from games.chance import Chance


def plays_on(t: CasaTable, chance: Chance, until: Callable[[CasaTable], bool], words: float = 0.1) -> None:
    """Random answers of whoever is asked, and random time-outs, until something holds; `words` is how talkative."""
    while not t.match.over and not until(t):
        one_more(t, chance, words)


def one_more(t: CasaTable, chance: Chance, words: float = 0.1) -> None:
    """One more record of the match: mostly an answer, sometimes a claim or a change of mind, sometimes the clock."""
    match = t.match
    asked = match.asked()
    windows = [window.name for window in match.state.windows]
    if windows and (not asked or chance.likely(0.02)):
        offers = [(seat, action) for seat in range(match.seats) for action in match.offers_to(seat)]
        if offers and chance.likely(0.7):
            seat, action = _word(chance, offers, words)
            match.play(seat, action)
        else:
            match.time_up(chance.choice(windows))
        return
    seat = chance.choice(asked)
    if match.live and chance.likely(0.05) and match.why_not_take_back(seat) is None:
        match.take_back(seat)
        return
    offers = [(seat, action) for action in match.offers_to(seat)]
    if offers and chance.likely(words):
        match.play(*chance.choice(offers))
        return
    options = [(seat, action) for action in match.options_of(seat)]
    match.play(*_word(chance, options, words))


def _word(chance: Chance, actions: list[tuple[int, Action]], words: float) -> tuple[int, Action]:
    """Any of them, but `done` far more often than one of the many claims."""
    done = [pair for pair in actions if pair[1].verb == "done"]
    return chance.choice(done if done and not chance.likely(words) else actions)
