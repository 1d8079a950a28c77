"""The Professor's power in round 4."""

import pytest

from cavale.games.casa_de_papel.events import PowerDeclined, RoleSeen
from games.casa_de_papel.table import table
from rules import rule

both = pytest.mark.parametrize("live", [True, False])


def dark(players=5, live=True, roles="A=professor B=raquel", **more):
    """Round 4, the lights have just gone off."""
    return table(players, roles=roles, live=live, **more).plays_rounds(3).until_blackout()


@rule("CP-PRO-01")
@both
def test_he_may_look_at_one_role_before_the_debate(live):
    t = dark(live=live).professor_looks("C")
    if live:
        t.refused("CP-PRO-01", lambda: t.professor_looks("B"))
        t.lights_on()
    assert t.sees("A").phase == "debate"
    t.refused("CP-SPE-01", lambda: t.professor_looks("B"))
    t.refused("CP-PRO-01", lambda: t.does("C", "professor_look", player="A"))


@rule("CP-PRO-01")
def test_only_in_his_moment():
    t = table(5, roles="A=professor").plays_rounds(1).until_blackout()
    t.refused("CP-SPE-01", lambda: t.professor_looks("B"))


@rule("CP-PRO-02", "CP-ROLE-03")
@pytest.mark.parametrize("role", ["raquel", "robber", "hostage"])
def test_he_sees_the_exact_role_and_no_name(role):
    t = dark(roles=f"A=professor C={role}").professor_looks("C")
    assert [(event.player, event.role) for event in t.told("A", RoleSeen)] == [(2, role)]
    assert (t.sees("A").mine.peeked_at, t.sees("A").mine.role_seen) == (2, role)


@rule("CP-PRO-03")
@pytest.mark.parametrize("players", [4, 8])
def test_any_other_player_and_never_the_left_out_role(players):
    t = dark(players)
    others = [f"professor_look(player={seat})" for seat in range(1, players)]
    assert t.can("A") == [*others, "professor_pass"]
    t.refused("CP-PRO-03", lambda: t.professor_looks("A"))


@rule("CP-PRO-04")
@both
def test_he_may_decline(live):
    t = dark(live=live).professor_passes()
    if live:
        t.lights_on()
    assert t.told("A", RoleSeen) == []
    assert len(t.told("A", PowerDeclined)) == 1
    assert t.sees("A").mine.peeked_at is None


@rule("CP-PRO-04")
def test_out_of_time_is_declined():
    t = dark().lights_on()
    assert len(t.told("A", PowerDeclined)) == 1
    assert t.sees("A").mine.role_seen is None


@rule("CP-PRO-05")
def test_nobody_learns_whom_he_looked_at_not_even_the_target():
    t = dark().professor_looks("C").lights_on()
    for name in ("B", "C", "D", "E", "spectator"):
        assert t.told(name, RoleSeen) == []
        assert "professor" not in [event.role for event in t.told(name, PowerDeclined)]
    assert t.sees("C").mine.peeked_at is None


@rule("CP-PRO-06")
def test_he_may_say_what_he_knows():
    t = dark().professor_looks("B").lights_on().all_speak()
    t.claims("A", "suspect", player="B", who="raquel").claims("A", "my_role", role="professor")


@rule("CP-POW-04", "CP-PRO-01")
def test_the_professor_may_lead_round_4():
    t = dark(roles="D=professor")
    assert t.leader == t.professor == "D"
    t.professor_looks("A").lights_on()
    assert t.sees("D").mine.peeked_at == 0
