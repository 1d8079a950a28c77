"""People who play anything, for tests; eager ones capture and achieve what they can."""

from cavale.core.match import Match
from games.chance import Chance

EAGER = ("capture", "objective", "activate", "use", "keep", "inform")


def one_more(match: Match, chance: Chance, eagerness: float = 0.0) -> None:
    """One more record: an answer, sometimes a second thought."""
    seat = chance.choice(match.asked())
    if chance.likely(0.03) and match.why_not_take_back(seat) is None:
        match.take_back(seat)
        return
    options = match.options_of(seat)
    if chance.likely(eagerness):
        for verb in EAGER:
            wanted = [action for action in options if action.verb == verb]
            if wanted:
                options = wanted
                break
        else:
            options = [action for action in options if action.verb not in ("pass", "end_turn", "destiny")] or options
    match.play(seat, chance.choice(options))
