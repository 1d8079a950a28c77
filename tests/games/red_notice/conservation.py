"""What never changes in Red Notice: cheques, tokens and cards are all there, wherever they lie (RN-INV-01..04)."""

from cavale.core.match import Match
from cavale.games.red_notice.box import NOBODY
from cavale.games.red_notice.state import RedNotice


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, RedNotice)
    if not s.deck:
        return  # nothing is dealt yet
    cheques(s)
    board(s)
    tokens(s)
    limits(s)


def cheques(s: RedNotice) -> None:
    """RN-INV-01 Pile, hands and cashed areas hold each cheque once."""
    kinds = range(len(s.box.cheques))
    for kind in kinds:
        cashed = sum(each % len(s.box.cheques) == kind for each in s.cashed)
        assert s.pile.count(kind) + s.has(0, kind) + s.has(1, kind) + cashed == s.box.cheque_copies[kind]
    assert s.sizes == [sum(s.has(seat, kind) for kind in kinds) for seat in range(2)]


def board(s: RedNotice) -> None:
    """RN-INV-02 One token per spot, and the supply is the rest."""
    assert not s.white_radars & s.black_radars
    assert not s.white_barriers & s.black_barriers
    assert s.supply_radars() >= 0
    assert s.supply_barriers() >= 0
    assert s.spent & ~s.white_radars == 0


def tokens(s: RedNotice) -> None:
    """RN-INV-03 Bag, held, placed and used tokens are the nine; deck, row and discard the twelve cards."""
    box = s.box
    drawn = s.cycle_round() * box.tokens_per_round if s.round else 0
    if all(owner == NOBODY for owner in s.owner) and not any(s.held):
        drawn = sum(s.used) // 2  # between two rounds
    for seat in range(2):
        first = seat * len(box.tokens)
        bag = s.bag[first + drawn : first + len(box.tokens)]
        for token, copies in enumerate(box.token_copies):
            placed = sum(s.owner[slot] == seat and s.token[slot] == token for slot in range(box.slots))
            used = s.used[seat * len(box.values) + token]
            assert bag.count(token) + s.holds(seat, token) + placed + used == copies
    assert sorted(s.deck) == list(range(len(box.cards)))


def limits(s: RedNotice) -> None:
    """RN-INV-04 Security and hands stay within their limits; a capture costs an identity."""
    assert 0 <= s.security <= s.box.security_max
    assert max(s.sizes) <= s.box.hand_limit
    assert s.captures - s.used_identities.bit_count() in ((0, 1) if s.caught() else (0,))
    assert len(s.shown) + len(s.upgrade_deck) + len(s.owned) + len(s.gone) == len(s.box.all_upgrades)
