"""What a player can count: from her own cards and what was revealed, nothing else (CP-INF-01..03)."""

from cavale.games.casa_de_papel.state import Casa


def public_count(s: Casa) -> list[int]:
    """CP-INF-01 The cards of each kind that were not revealed yet."""
    left = list(s.box.deck)
    for kinds in s.revealed:
        for kind in kinds:
            left[kind] -= 1
    return left


def private_count(s: Casa, seat: int) -> list[tuple[int, int]]:
    """CP-INF-01 Per kind, how many cards the others can still hold or have discarded: at least, at most.

    Her own cards are taken off what was not revealed. Her choice of Raquel's round may or may not be among the revealed
    cards, unless she is Raquel and knows, or counting leaves no other copy (CP-RAQ-10).
    """
    least = public_count(s)
    for kind in range(len(least)):
        least[kind] -= s.holds(seat, kind)
    most = list(least)
    for round in range(1, s.box.rounds + 1):
        kind = s.laid_by(seat, round)
        if kind < 0 or not hidden_for(s, seat, round):
            continue
        least[kind] -= 1
        if not unsure(s, seat, round):
            most[kind] -= 1
    return [(max(0, least[kind]), most[kind]) for kind in range(len(least))]


def hidden_for(s: Casa, seat: int, round: int) -> bool:
    """Whether, as far as she can tell, her card of a round may lie outside the revealed ones."""
    if unsure(s, seat, round):
        return True
    return len(s.revealed) < round or not in_play_for(s, seat, round)


def unsure(s: Casa, seat: int, round: int) -> bool:
    """CP-RAQ-10 Raquel's round: her kind was revealed, and an exchange may have put her card in or out."""
    if round != s.box.raquel_round or not s.box.powers or len(s.revealed) < round or knows_exchange(s, seat):
        return False
    if not s.box.may_oust_leader and (s.box.select == 1 or seat == s.leaders[round - 1]):
        return False
    return s.laid_by(seat, round) in s.revealed[round - 1]


def in_play_for(s: Casa, seat: int, round: int) -> bool:
    """Whether her card of a revealed round was among the revealed ones; asked only where she can tell."""
    if knows_exchange(s, seat):
        return s.in_play(seat, round)
    selected = bool(s.selections[round - 1] >> seat & 1)
    return selected and s.laid_by(seat, round) in s.revealed[round - 1]


def knows_exchange(s: Casa, seat: int) -> bool:
    return seat == s.raquel()


def certain_facts(s: Casa, seat: int) -> list[tuple[int, int, int]]:
    """CP-INF-02 (round, player, kind) that follow from reveals and own cards; none in a round with an exchange."""
    facts: list[tuple[int, int, int]] = []
    first = 1 if s.box.card_history else len(s.revealed)
    for round in range(max(1, first), len(s.revealed) + 1):
        if s.box.powers and round == s.box.raquel_round:
            continue
        rest = list(s.revealed[round - 1])
        selected = [other for other in range(s.box.seats) if s.selections[round - 1] >> other & 1]
        if seat in selected:
            rest.remove(s.laid_by(seat, round))
            selected.remove(seat)
        if len(set(rest)) == 1:
            facts += [(round, other, rest[0]) for other in selected]
    return facts
