"""Two who play anything, for tests."""

from games.chance import Chance
from games.red_notice.table import RedNoticeTable


def one_more(t: RedNoticeTable, chance: Chance) -> None:
    """One more record: mostly an answer, sometimes a payment, a second thought, or the clock. Nobody resigns."""
    match = t.match
    (seat,) = match.asked()
    windows = [window.name for window in match.state.windows]
    offers = [action for action in match.offers_to(0) if action.verb != "resign"]
    if windows and chance.likely(0.03):
        match.time_up(chance.choice(windows))
    elif match.live and chance.likely(0.05) and match.why_not_take_back(seat) is None:
        match.take_back(seat)
    elif match.live and offers and chance.likely(0.1):
        match.play(0, chance.choice(offers))
    else:
        match.play(seat, chance.choice(match.options_of(seat)))
