"""How a seat sees a match of La Casa de Papel: field by field, from what it may know."""

from cavale.games.casa_de_papel import notebook
from cavale.games.casa_de_papel.box import BLUE, PROFESSOR, RAQUEL, RED, ROLES, TEAMS
from cavale.games.casa_de_papel.claims import line_of
from cavale.games.casa_de_papel.setup import hand
from cavale.games.casa_de_papel.state import (
    ACCUSATION,
    BLUE_WINS,
    NOBODY,
    OVER,
    PHASES,
    RED_WINS,
    SELECTION,
    UNDECIDED,
    Casa,
    Claim,
    claim_of,
)
from cavale.games.casa_de_papel.view import CasaView, ClaimShown, Mine, RoundShown, Truth


def look(s: Casa, seat: int) -> CasaView:
    box = s.box
    over = s.phase == OVER
    return CasaView(
        seat=seat,
        seats=box.seats,
        round=s.round,
        rounds=box.rounds,
        phase=PHASES[s.phase],
        dark=s.dark,
        leader=_seat(s.leader),
        eligible=_seats(s.eligible()) if 0 < s.round < box.rounds else (),
        loot=s.loot,
        goal=box.goal,
        select=box.select,
        teams=None if box.left_out else (box.red, box.blue),
        kinds=tuple(box.kinds),
        deck=tuple(box.deck),
        unrevealed=tuple(notebook.public_count(s)) if box.card_history else None,
        history=tuple([_round(s, number) for number in range(1, s.round + 1)]),
        proposed=_proposed(s),
        locked=s.sealed.bit_count() if PHASES[s.phase] == "choice" and not s.dark else 0,
        speaker=_seat(s.speaker),
        said=tuple(s.said),
        done=_seats(s.done),
        heard=_seats(s.heard),
        claims=_claims(s),
        raquel=s.raquel() if s.phase == ACCUSATION or over else None,
        accused=_seat(s.accused),
        winner=_winner(s),
        mine=_mine(s, seat) if seat < box.seats else None,
        truth=_truth(s) if over else None,
    )


def _round(s: Casa, number: int) -> RoundShown:
    shown = number <= len(s.revealed) and (s.box.card_history or number == len(s.revealed))
    return RoundShown(
        round=number,
        leader=s.leaders[number - 1],
        selected=_seats(s.selections[number - 1]) if number <= len(s.selections) else (),
        revealed=tuple([s.box.kinds[kind] for kind in s.revealed[number - 1]]) if shown else None,
        loot=s.loots[number - 1] if number <= len(s.loots) else None,
    )


def _proposed(s: Casa) -> tuple[int, ...]:
    """CP-SEL-05 The provisional selection lies open, the leader's own card in it from the start."""
    if s.phase != SELECTION:
        return ()
    proposed = [action.number("player") for action in s.drafts[s.leader] if action.verb == "propose"]
    return (s.leader, *proposed)


def _claims(s: Casa) -> tuple[ClaimShown, ...]:
    """All claims as shown. All who look at a state see the same board, so the last one is kept."""
    box = s.box
    if s.claims != box.board_of:
        if s.claims[: len(box.board_of)] != box.board_of:  # something was undone
            box.board, box.board_of, box.board_lines = (), [], {}
        board = list(box.board)
        for note in s.claims[len(box.board_of) :]:
            claim = claim_of(box, note)
            line = f"{claim.seat} {line_of(claim)}"
            before = box.board_lines.get(line)
            if before is not None:
                board[before] = _claim(claim_of(box, s.claims[before]), False)
            box.board_lines[line] = len(board)
            board.append(_claim(claim, True))
        box.board, box.board_of = tuple(board), s.claims.copy()
    return box.board


def _claim(claim: Claim, stands: bool) -> ClaimShown:
    return ClaimShown(claim.round, PHASES[claim.phase], claim.seat, claim.action.text, stands)


def _winner(s: Casa) -> str | None:
    if s.winner == UNDECIDED:
        return None
    return {RED_WINS: TEAMS[RED], BLUE_WINS: TEAMS[BLUE]}.get(s.winner, "")


def _mine(s: Casa, seat: int) -> Mine:
    box = s.box
    role = s.roles[seat]
    raquel = role == RAQUEL
    peeked = s.peeked if role == PROFESSOR else NOBODY
    looked = s.looked if raquel else NOBODY
    choices = [s.laid_by(seat, number) for number in range(1, box.rounds + 1)]
    return Mine(
        role=ROLES[role],
        team=TEAMS[RED if role != RAQUEL and ROLES[role] != "hostage" else BLUE],
        hand=tuple(hand(s, seat)),
        choices=tuple([box.kinds[kind] if kind >= 0 else None for kind in choices]),
        unseen=tuple(notebook.private_count(s, seat)) if box.card_history else None,
        looked_at=_seat(looked),
        card_seen=box.kinds[s.laid_by(looked, box.raquel_round)] if looked != NOBODY else None,
        brought_in=_seat(s.brought_in) if raquel else None,
        put_out=_seat(s.put_out) if raquel else None,
        peeked_at=_seat(peeked),
        role_seen=ROLES[s.roles[peeked]] if peeked != NOBODY else None,
        certain=_certain(s, seat) if box.inference_aid else None,
    )


def _certain(s: Casa, seat: int) -> tuple[tuple[int, int, str], ...]:
    return tuple([(round, player, s.box.kinds[kind]) for round, player, kind in notebook.certain_facts(s, seat)])


def _truth(s: Casa) -> Truth:
    rounds = range(1, s.box.rounds + 1)
    laid = [[s.laid_by(seat, number) for number in rounds] for seat in range(s.box.seats)]
    return Truth(
        roles=tuple([ROLES[role] for role in s.roles]),
        names=tuple(s.names),
        left_out=s.left_out_name,
        laid=tuple([tuple(s.box.kinds[kind] for kind in row if kind >= 0) for row in laid]),
        brought_in=_seat(s.brought_in),
        put_out=_seat(s.put_out),
        peeked=_seat(s.peeked),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])
