"""What a player can know: counters and certain facts, checked against every world that fits what a seat was told."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from cavale.games.casa_de_papel.box import SABOTAGE
from games.casa_de_papel.random_play import plays_on
from games.casa_de_papel.table import edited, table
from games.chance import Chance
from rules import rule

DECK_OF_4 = "deck = { B = 6, B250 = 4, B500 = 1, S = 5, S250 = 3, S500 = 1 }"


def two_rounds(select: int, raquel_round: int) -> dict[str, str]:
    """A tiny edition for four players, small enough to try every deal."""
    return edited(
        ("rounds = 5", "rounds = 2"),
        ("hand = 5", "hand = 2"),
        ("raquel_round = 2", f"raquel_round = {raquel_round}"),
        ("professor_round = 4", "professor_round = 1"),
        (DECK_OF_4, "deck = { B = 2, B250 = 0, B500 = 1, S = 3, S250 = 1, S500 = 1 }"),
        ("goal = 2000, select = 3", f"goal = 2000, select = {select}"),
        *[(f"\n{n} = {{", f"\n#{n} = {{") for n in (5, 6, 7, 8)],
    )


def worlds(t, name) -> Iterator[tuple[int, ...]]:
    """In every world that fits what somebody was told: the cards of each kind that she has not seen."""
    me = t.seat(name)
    view = t.sees(name)
    rounds = range(view.rounds)
    mine = Counter([*view.mine.hand, *[kind for kind in view.mine.choices if kind]])
    rest = Counter(dict(zip(view.kinds, view.deck, strict=True))) - mine
    others = [(seat, number) for seat in range(view.seats) if seat != me for number in rounds]
    for cards in set(permutations(sorted(rest.elements()))):
        laid = dict(zip(others, cards, strict=True))
        laid |= {(me, number): view.mine.choices[number] for number in rounds if view.mine.choices[number]}
        for exchange in exchanges(t, name):
            hidden = unseen(view, laid, exchange, t.box.raquel_round - 1, me)
            if hidden is not None:
                yield hidden


def reveals(number):
    return lambda t: len(t.state.revealed) == number


def exchanges(t, name) -> list[tuple[int, int] | None]:
    """What Raquel may have done, as far as somebody can tell."""
    view = t.sees(name)
    number = t.box.raquel_round - 1
    if not t.box.powers or len(view.history) <= number or view.history[number].revealed is None:
        return [None]
    if view.mine.role == "raquel":
        return [None if view.mine.brought_in is None else (view.mine.brought_in, view.mine.put_out)]
    selected = view.history[number].selected
    may_go = [seat for seat in selected if t.box.may_oust_leader or seat != view.history[number].leader]
    return [None, *[(seat, out) for seat in range(view.seats) if seat not in selected for out in may_go]]


def unseen(view, laid, exchange, raquel_round, me) -> tuple[int, ...] | None:
    """The cards of each kind neither revealed nor hers; None if this world does not fit the reveals."""
    mine = Counter(view.mine.hand)
    shown = Counter()
    for number, round_shown in enumerate(view.history):
        if round_shown.revealed is None:
            mine += Counter([kind for kind in [view.mine.choices[number]] if kind])
            continue
        in_play = set(round_shown.selected)
        if exchange and number == raquel_round:
            in_play = (in_play - {exchange[1]}) | {exchange[0]}
        if Counter(laid[seat, number] for seat in in_play) != Counter(round_shown.revealed):
            return None
        shown += Counter(round_shown.revealed)
        if me not in in_play:
            mine += Counter([view.mine.choices[number]])
    return tuple(copies - shown[kind] - mine[kind] for kind, copies in zip(view.kinds, view.deck, strict=True))


@rule("CP-INF-01", "CP-RAQ-10")
@pytest.mark.parametrize("oust", [True, False])
@pytest.mark.parametrize(("select", "raquel_round"), [(3, 1), (3, 2), (1, 1)])
def test_the_private_counter_is_as_narrow_as_all_worlds_allow(select, raquel_round, oust):
    edition = two_rounds(select, raquel_round)
    kinds_of_range = set()
    for seed in range(6):
        chance = Chance(seed)
        roles = chance.shuffled(["professor", "raquel", "robber", "hostage"])
        cards = chance.shuffled(["B", "B", "B500", "S", "S", "S", "S250", "S500"])
        t = table(
            4,
            edition=edition,
            live=False,
            roles=" ".join(f"{name}={role}" for name, role in zip("ABCD", roles, strict=True)),
            hands={name: f"{cards[2 * seat]} {cards[2 * seat + 1]}" for seat, name in enumerate("ABCD")},
            options={"raquel_may_oust_leader": oust, "final_accusation": False},
        )
        for revealed in (0, 1, 2):
            plays_on(t, chance, until=reveals(revealed))
            for name in t.names:
                fitting = list(zip(*set(worlds(t, name)), strict=True))
                ranges = [(min(counts), max(counts)) for counts in fitting]
                assert list(t.sees(name).mine.unseen) == ranges
                kinds_of_range |= {most - least for least, most in ranges}
    assert kinds_of_range == ({0} if select == 1 and not oust else {0, 1})


@rule("CP-INF-01")
def test_the_public_counter_is_the_deck_without_the_revealed_cards():
    t = table(5, rounds=["B B S500", "B B250 S"]).plays_round().until_reveal()
    for name in ("A", "spectator"):
        assert t.sees(name).unrevealed == (7 - 3, 4 - 1, 2, 7 - 1, 4, 0)


@rule("CP-INF-01")
def test_the_own_hand_and_choices_refine_it_for_their_owner():
    t = table(5, hands={"D": "S S S B B"}, rounds=["A:B B:B C:S"]).until_reveal()
    assert t.sees("spectator").unrevealed[3] == 6
    assert t.sees("D").mine.unseen[3] == (3, 3)


@rule("CP-INF-02")
def test_if_all_cards_are_of_one_kind_all_owners_are_certain():
    t = table(5, rounds=["B B B"], options={"inference_aid": True}).until_reveal()
    assert t.sees("E").mine.certain == ((1, 0, "B"), (1, 1, "B"), (1, 2, "B"))
    assert t.sees("A").mine.certain == ((1, 1, "B"), (1, 2, "B"))


@rule("CP-INF-02")
def test_whose_card_is_the_only_one_of_its_kind_knows_the_others():
    t = table(5, rounds=["B B S500"], options={"inference_aid": True}).until_reveal()
    assert t.sees("C").mine.certain == ((1, 0, "B"), (1, 1, "B"))
    assert t.sees("A").mine.certain == ()
    assert t.sees("E").mine.certain == ()


@rule("CP-INF-02")
def test_in_raquels_round_nothing_is_certain_while_powers_are_in_play():
    aided = {"inference_aid": True}
    t = table(5, rounds=["B B S", "B B B"], options=aided).plays_round().until_reveal()
    assert [fact for fact in t.sees("E").mine.certain if fact[0] == 2] == []
    t = table(5, rounds=["B B S", "B B B"], options=aided | {"powers": "none"}).plays_round().until_reveal()
    assert len([fact for fact in t.sees("E").mine.certain if fact[0] == 2]) == 3


@rule("CP-INF-02")
def test_without_the_option_nothing_is_marked():
    assert table(5, rounds=["B B B"]).until_reveal().sees("E").mine.certain is None


@rule("CP-INF-02", "CP-SCO-10")
def test_without_history_only_the_last_round_is_marked():
    options = {"inference_aid": True, "card_history": False, "powers": "none"}
    t = table(5, rounds=["B B B", "S S S"], options=options).plays_round().until_reveal()
    assert {fact[0] for fact in t.sees("E").mine.certain} == {2}


@rule("CP-INF-03")
@pytest.mark.parametrize("players", [5, 8])
def test_as_many_sabotages_are_revealed_as_the_selected_have_laid(players):
    apart = set()
    for seed in range(30):
        t = table(players, live=False, seed=bytes([seed]))
        plays_on(t, Chance(seed), until=lambda t: t.match.over)
        for number, shown in enumerate(t.sees("spectator").history):
            laid = [t.sees("spectator").truth.laid[seat][number] for seat in shown.selected]
            family = dict(zip(t.box.kinds, t.box.family, strict=True))
            revealed = sum(family[kind] == SABOTAGE for kind in shown.revealed)
            difference = revealed - sum(family[kind] == SABOTAGE for kind in laid)
            assert difference == 0 or number == 1
            apart.add(difference)
    assert apart <= {-1, 0, 1}
    assert len(apart) > 1


@rule("CP-INF-04", "CP-SEL-04", "CP-LED-07")
def test_selections_and_appointments_can_be_looked_up_by_all():
    t = table(5, rounds=["A:B B:B C:S", "D:* E:* A:*"]).plays_round().until_reveal()
    for name in ("E", "spectator"):
        shown = [(line.leader, line.selected) for line in t.sees(name).history]
        assert shown == [(0, (0, 1, 2)), (3, (0, 3, 4))]
