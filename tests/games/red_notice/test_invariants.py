"""What stays true from start to end, whatever anybody does."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cavale.games.red_notice.events import MovementFinished, RowLaid
from games.chance import Chance
from games.mailed import alike
from games.red_notice import conservation
from games.red_notice.random_play import one_more
from games.red_notice.table import RedNoticeTable, fresh, table
from rules import rule

SEEDS = st.integers(0, 2**32)
OPTIONS = st.fixed_dictionaries(
    {
        "identities": st.sampled_from(["random", "beginner", "choose"]),
        "joker_icons": st.sampled_from([1, 2]),
        "capture_ends": st.sampled_from(["action", "card"]),
        "black_barrier_movable": st.booleans(),
        "black_radar_repeat": st.booleans(),
        "lawyer_tokens": st.sampled_from(["supply", "removed"]),
        "destroy_units_target": st.sampled_from(["black", "any"]),
        "announce_at": st.sampled_from(["movement", "card_turn"]),
        "pay_timing": st.sampled_from(["stops", "live", "own_turn"]),
        "impossible_goal": st.sampled_from(["continue", "jessah_wins"]),
        "round_cap": st.sampled_from([6, 15]),
        "clocks": st.sampled_from(["live", "off", "correspondence"]),
    }
)
random_matches = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def steps(seed: int, live: bool, options: dict[str, object]):
    """A random match, after each of its records."""
    t = fresh(live=live, options=options, seed=seed.to_bytes(8, "big"))
    chance = Chance(seed)
    yield t
    while not t.match.over:
        one_more(t, chance)
        yield t


@rule("RN-INV-01", "RN-INV-02", "RN-INV-03", "RN-INV-04", "RN-COMP-01", "RN-COMP-02", "RN-COMP-03")
@random_matches
@given(seed=SEEDS, live=st.booleans(), options=OPTIONS)
def test_cheques_tokens_and_cards_are_all_there(seed, live, options):
    for t in steps(seed, live, options):
        conservation.check(t.match)


@rule("RN-NET-04")
@random_matches
@given(seed=SEEDS, options=OPTIONS)
def test_angela_is_always_in_one_of_the_cities_of_the_notebook(seed, options):
    for t in steps(seed, True, options):
        notebook = t.sees("Jessah").notebook
        city = t.sees("Angela").mine.city
        if t.state.round:
            assert city in [possible.city for possible in notebook]


@rule("RN-ROUND-02", "RN-ROUND-03", "RN-PREP-04")
@random_matches
@given(seed=SEEDS, options=OPTIONS)
def test_each_cycle_uses_each_card_once_and_the_initiative_alternates(seed, options):
    for t in steps(seed, False, options):
        if t.match.over or not t.state.round:
            continue
        assert t.seen.initiative == (t.state.round - 1) % 2
    rows = [event.cards for event in t.told("spectator", RowLaid)]
    for first in range(0, len(rows), 3):
        laid = [card for row in rows[first : first + 3] for card in row]
        assert len(laid) == len(set(laid))
    if t.seen.reason == "round_cap":
        assert t.seen.discarded == tuple(card for row in rows[-3:-1] for card in row)


# -- RN-INV-05 Non-interference: the same public result, the same mail to the byte ------------------------------------


def cairo(**more) -> RedNoticeTable:
    return table(angela="cairo", jessah="lima", row="move:2|cheque:1", **more)


SILENT_WAYS = [
    (),
    ("stay",),
    ("stay", "stay"),
    ("go:athens",),
    ("go:athens", "go:cairo"),
    ("go:nairobi", "go:cape_town"),
    ("go:dubai", "stay"),
]


@rule("RN-INV-05", "RN-MOVE-14", "RN-MOVE-15", "RN-RAD-11")
@pytest.mark.parametrize("way", SILENT_WAYS, ids=" ".join)
@pytest.mark.parametrize("name", ["Jessah", "spectator"])
def test_silent_movements_look_alike(way, name):
    still = cairo().moves()
    other = cairo().moves(*way)
    assert alike(name, still, other)


@rule("RN-INV-05", "RN-MOVE-16", "RN-NET-06")
def test_second_thoughts_and_refusals_look_like_nothing():
    plain = cairo(barriers="cairo-nairobi").moves("go:athens")
    t = cairo(barriers="cairo-nairobi").plans("go:dubai", "stay").takes_back("Angela").takes_back("Angela")
    t.refused("RN-BAR-01", lambda: t.plans("go:nairobi"))
    t.refused("RN-MOVE-01", lambda: t.plans("go:lima"))
    t.plans("go:athens").angela("end_movement")
    assert alike("Jessah", plain, t)
    assert alike("spectator", plain, t)


@rule("RN-INV-05", "RN-RAD-08")
def test_radars_tell_their_order_and_nothing_else():
    ways = [("go:athens", "go:cairo"), ("go:athens", "go:dubai"), ("stay", "go:athens")]
    first, second, third = [cairo(radars="europe asia").moves(*way) for way in ways]
    assert [t.last("Jessah", MovementFinished).radars for t in (first, second, third)] == [
        ("europe",),
        ("europe", "asia"),
        ("europe",),
    ]
    assert alike("Jessah", first, third)
    assert not alike("Jessah", first, second)


@rule("RN-INV-05")
def test_payments_look_alike_wherever_they_stand_in_the_script():
    before = cairo(radars="oceania").moves("pay:radar:oceania", "go:athens")
    after = cairo(radars="oceania").moves("go:dubai", "pay:radar:oceania")
    assert alike("Jessah", before, after)


@rule("RN-INV-05")
@pytest.mark.parametrize("announce_at", ["movement", "card_turn"])
def test_a_radar_that_will_be_announced_later_is_not_seen_earlier(announce_at):
    def played(way: str) -> RedNoticeTable:
        t = table(
            angela="cairo", row="joker:1|move:2", radars="europe", options={"announce_at": announce_at}, jessah="lima"
        )
        return t.angela("joker", kind="move").moves(way)

    apart = announce_at == "movement"
    assert alike("Jessah", played("go:athens"), played("go:dubai")) != apart


@rule("RN-INV-05")
def test_hands_and_face_down_tokens_are_nobody_elses_business():
    one = table(row="bank:1|cheque:1", angelas="asia:100 asia:200", tokens="A3@1L").angela("skip")
    other = table(row="bank:1|cheque:1", angelas="europe:100 oceania:200", tokens="A3@1L").angela("skip")
    assert alike("Jessah", one, other)
    one = table(row="move:1|bank:1 cheque:2|move:1", tokens="J1@1L J2@2L")
    other = table(row="move:1|bank:1 cheque:2|move:1", tokens="J1@1L J5@2L")
    assert alike("Angela", one, other)
    assert not alike("Jessah", one, other)
