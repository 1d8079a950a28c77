"""What stays true from start to end, whatever anybody does."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.casa_de_papel.random_play import one_more, plays_on
from games.casa_de_papel.table import CasaTable, alike, random_table
from games.chance import Chance
from rules import rule

SEATS = st.integers(4, 8)
SEEDS = st.integers(0, 2**32)
CLOCKS = st.sampled_from(["live", "off", "correspondence"])
OPTIONS = st.fixed_dictionaries(
    {
        "powers": st.sampled_from(["both", "none"]),
        "leader_repeat_4p": st.sampled_from(["round5", "any"]),
        "raquel_may_oust_leader": st.booleans(),
        "clocks": CLOCKS,
        "inference_aid": st.booleans(),
    }
)
random_matches = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def steps(seats: int, seed: int, live: bool, options: dict[str, object]):
    """A random match, after each of its records."""
    t = random_table(seats, seed, live=live, options=options)
    chance = Chance(seed)
    yield t
    while not t.match.over:
        one_more(t, chance)
        yield t


@rule("CP-INV-01", "CP-INV-02", "CP-INV-03", "CP-INV-04", "CP-INV-05")
@random_matches
@given(seats=SEATS, seed=SEEDS, live=st.booleans(), options=OPTIONS)
def test_cards_loot_hands_roles_and_selections_add_up(seats, seed, live, options):
    for t in steps(seats, seed, live, options):
        s, box = t.state, t.box
        in_hand = sum(s.hands)
        laid = [kind for kind in s.laid if kind >= 0]
        open_cards = [kind for shown in s.revealed for kind in shown]
        down = sum(s.laid_by(seat, s.round) >= 0 for seat in range(seats)) if len(s.revealed) < s.round else 0
        discarded = len(s.revealed) * (seats - box.select)
        assert in_hand + down + discarded + len(open_cards) == 5 * seats == sum(box.deck)
        held = Counter({kind: sum(s.holds(seat, kind) for seat in range(seats)) for kind in range(len(box.kinds))})
        assert held + Counter(laid) == Counter(dict(enumerate(box.deck)))
        assert not Counter(open_cards) - Counter(laid)
        assert s.loot >= 0
        assert s.loot % 250 == 0
        played = len(s.revealed)
        down_already = s.round > played and s.laid_by(0, s.round) >= 0
        assert in_hand == seats * (5 - played - down_already)
        assert s.roles.count(0) == s.roles.count(1) == 1
        assert all(bits.bit_count() == box.select and bits.bit_count() % 2 for bits in s.selections)


@rule("CP-INV-05", "CP-SEL-02", "CP-LED-02", "CP-LED-03", "CP-LED-05")
@random_matches
@given(seats=SEATS, seed=SEEDS, live=st.booleans(), options=OPTIONS)
def test_leaders_are_selected_change_every_round_and_lead_once(seats, seed, live, options):
    *_, t = steps(seats, seed, live, options)
    s = t.state
    for leader, selected in zip(s.leaders, s.selections, strict=True):
        assert selected >> leader & 1
    assert all(one != next_one for one, next_one in zip(s.leaders, s.leaders[1:], strict=False))
    assert len(set(s.leaders)) == min(seats, 5)
    assert s.winner in {0, 1}


@random_matches
@given(seats=SEATS, seed=SEEDS, live=st.booleans(), options=OPTIONS)
def test_everything_impossible_is_refused_with_a_reason(seats, seed, live, options):
    chance = Chance(seed)
    for t in steps(seats, seed, live, options):
        if t.match.over or not chance.likely(0.1):
            continue
        for seat in range(seats):
            possible = [*t.match.options_of(seat), *t.match.offers_to(seat)]
            assert len(set(possible)) == len(possible)
            for action in t.box.actions.all:
                refusal = t.match.why_not(seat, action)
                assert (refusal is None) == (action in possible)
                assert refusal is None or refusal.rule.startswith("CP-")


def twins(seats: int, seed: int, live: bool, dark_in: int) -> tuple[CasaTable, CasaTable, list[Chance]]:
    """The same random match twice, in the blackout of a round."""
    pair = [random_table(seats, seed, live=live) for _ in range(2)]
    chances = [Chance(seed) for _ in range(2)]
    for t, chance in zip(pair, chances, strict=True):
        plays_on(t, chance, until=lambda t: t.state.dark and t.state.round == dark_in)
    return pair[0], pair[1], chances


def others_than(t: CasaTable, name: str) -> list[str]:
    return [other for other in (*t.names, "spectator") if other != name]


@rule("CP-INV-06")
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=SEATS, seed=SEEDS, live=st.booleans())
def test_nobody_can_see_before_the_reveal_that_raquel_did_anything(seats, seed, live):
    passed, used, _ = twins(seats, seed, live, dark_in=2)
    chance = Chance(seed)
    if live:
        passed.raquel_passes()
    plays_on(used, chance, until=lambda t: t.state.through or not t.state.dark, words=0)
    if not used.state.dark:
        return  # without people the lights are on and the cards are revealed
    for name in others_than(used, used.raquel):
        assert alike(name, passed, used)


@rule("CP-INV-06")
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=SEATS, seed=SEEDS, live=st.booleans(), target=st.integers(1, 7))
def test_nobody_can_see_in_round_4_or_later_whether_the_professor_looked(seats, seed, live, target):
    passed, looked, chances = twins(seats, seed, live, dark_in=4)
    passed.professor_passes()
    looked.professor_looks(looked.names[(looked.seat(looked.professor) + 1 + target % (seats - 1)) % seats])
    for t, chance in zip((passed, looked), chances, strict=True):
        if live:
            t.lights_on()
        plays_on(t, chance, until=lambda t: t.match.over or t.state.phase == 6)
    if passed.match.over:
        return  # everything is shown
    for name in others_than(looked, looked.professor):
        assert alike(name, passed, looked)


@pytest.mark.parametrize("seats", [4, 8])
def test_random_play_is_the_same_for_the_same_seed(seats):
    one, other = (list(steps(seats, 5, True, {}))[-1] for _ in range(2))
    assert one.match.records == other.match.records
