"""What is in the box, and how a match is set up."""

import msgspec
import pytest

from cavale.core.game import OptionError
from cavale.games.casa_de_papel import GAME
from cavale.games.casa_de_papel.edition import warnings
from cavale.games.casa_de_papel.events import HandDealt, RoleDealt, RoundStarted
from games.casa_de_papel.table import EDITION, alike, edited, random_table, table
from rules import rule

OPEN = GAME.read_edition(EDITION)
COUNTS = range(4, 9)


# -- components --------------------------------------------------------------------------------------------------


@rule("CP-COMP-01", "CP-SETUP-01")
def test_the_marker_starts_on_zero():
    for seats in COUNTS:
        random_table(seats, seed=1).loot(0)


@rule("CP-SETUP-01")
def test_the_marker_starts_on_zero_even_where_an_edition_lets_it_fall_lower():
    t = table(5, edition=edited(("floor = 0", "floor = -500")), rounds=["S S500 B"])
    t.loot(0).until_reveal().loot(-500)


@rule("CP-COMP-02")
def test_thirteen_role_cards_two_of_them_with_a_power():
    assert [role.power for role in OPEN.roles.special if role.team == "red"] == ["peek_role"]
    assert [role.power for role in OPEN.roles.special if role.team == "blue"] == ["swap_card"]
    assert (len(OPEN.roles.red), len(OPEN.roles.blue)) == (8, 3)


@rule("CP-COMP-03")
def test_fifty_two_action_cards():
    assert OPEN.stock == {"B": 12, "B250": 10, "B500": 5, "S": 13, "S250": 8, "S500": 4}
    assert sum(OPEN.stock.values()) == 52
    assert {kind: card.mod for kind, card in OPEN.cards.items()} == {
        "B": 0,
        "B250": 250,
        "B500": 500,
        "S": 0,
        "S250": -250,
        "S500": -500,
    }


@rule("CP-COMP-04")
def test_no_game_uses_all_cards():
    most = {kind: max(row.deck[kind] for row in OPEN.players.values()) for kind in OPEN.stock}
    assert most == {"B": 10, "B250": 8, "B500": 3, "S": 11, "S250": 6, "S500": 2}
    assert all(most[kind] < OPEN.stock[kind] for kind in most)


@rule("CP-COMP-05")
def test_the_loot_has_no_ceiling():
    t = table(5, edition=edited(("max = 6000", "max = 250")), rounds=["B500 B500 S"])
    t.until_reveal().loot(1500)


@rule("CP-COMP-05")
def test_how_far_the_loot_could_go():
    short = GAME.read_edition(edited(("max = 6000", "max = 0")))
    bounds = [problem.args["reach"] for problem in warnings(short) if problem.place == "track.max"]
    assert bounds == [4000, 4500, 5000, 5750, 6000]


TABLE = {  # n: robbers, hostages, goal, selected, banknotes, sabotages, unselected, players who never lead
    4: (3, 2, 2000, 3, (6, 4, 1), (5, 3, 1), 1, 0),
    5: (3, 2, 2000, 3, (7, 4, 2), (7, 4, 1), 2, 0),
    6: (4, 2, 2000, 3, (8, 6, 2), (8, 4, 2), 3, 1),
    7: (4, 3, 2500, 5, (8, 7, 3), (10, 5, 2), 2, 2),
    8: (5, 3, 2500, 5, (10, 8, 3), (11, 6, 2), 3, 3),
}


@rule("CP-TAB-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_table_by_number_of_players(seats):
    red, blue, goal, select, banknotes, sabotages, unselected, never_lead = TABLE[seats]
    t = random_table(seats, seed=seats)
    box, view = t.box, t.sees("spectator")
    assert (box.red, box.blue, view.goal, view.select) == (red, blue, goal, select)
    assert view.deck == (*banknotes, *sabotages)
    assert sum(view.deck) == 5 * seats
    assert seats - select == unselected
    assert max(0, seats - box.rounds) == never_lead


# -- roles -------------------------------------------------------------------------------------------------------


@rule("CP-ROLE-01", "CP-ROLE-02", "CP-INV-04")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_the_teams_are_filled_up_with_plain_roles(seats):
    red, blue = TABLE[seats][:2]
    for seed in range(10):
        t = random_table(seats, seed)
        roles = [event.role for name in t.names for event in t.told(name, RoleDealt)]
        assert sorted(roles) == sorted(["professor", "raquel"] + ["robber"] * (red - 1) + ["hostage"] * (blue - 1))


@rule("CP-ROLE-03")
@pytest.mark.parametrize("players", [4, 6])
def test_names_of_roles_are_shown_only_when_the_match_is_over(players):
    t = table(players)
    t.plays_rounds(3)
    before_the_end = msgspec.json.encode([t.mail(name) for name in (*t.names, "spectator")]).decode()
    names = [role.id for role in (*OPEN.roles.red, *OPEN.roles.blue)]
    assert not [name for name in names if f'"{name}"' in before_the_end]
    t.gives_up()
    shown = t.sees("spectator").truth.names
    assert len(set(shown)) == players
    assert set(shown) <= {*names, "professor", "raquel"}


@rule("CP-ROLE-03")
def test_names_are_drawn_at_random_from_the_edition():
    drawn = set()
    for seed in range(60):
        t = random_table(5, seed).gives_up()
        drawn |= set(t.sees("A").truth.names)
    assert drawn == {role.id for role in (*OPEN.roles.special, *OPEN.roles.red, *OPEN.roles.blue)}


@rule("CP-ROLE-04", "CP-ROLE-05")
def test_each_looks_at_her_own_role_and_nobody_knows_a_team_mate():
    t = table(6, roles="A=professor B=raquel C=robber D=hostage")
    assert [event.role for event in t.told("A", RoleDealt)] == ["professor"]
    assert [event.role for event in t.told("B", RoleDealt)] == ["raquel"]
    assert [event.role for event in t.told("D", RoleDealt)] == ["hostage"]
    assert t.told("spectator", RoleDealt) == []
    assert t.sees("A").mine.role == "professor"
    assert t.sees("A").raquel is None
    assert t.sees("B").teams == t.sees("spectator").teams == (4, 2)
    other = table(6, roles="A=professor B=raquel C=hostage D=robber")
    for name in ("A", "B", "E", "F", "spectator"):
        assert alike(name, t, other)


@rule("CP-ROLE-04")
def test_any_role_may_come_to_any_seat():
    dealt = [random_table(5, seed).state.roles for seed in range(40)]
    assert all(len({roles[seat] for roles in dealt}) == 4 for seat in range(5))


@rule("CP-ROLE-06", "CP-ROLE-07", "CP-ROLE-01", "CP-INV-04")
def test_four_players_are_two_against_two_or_three_against_raquel():
    splits = {"2-2": 0, "3-1": 0}
    for seed in range(200):
        t = random_table(4, seed)
        roles = sorted(event.role for name in t.names for event in t.told(name, RoleDealt))
        if roles == ["hostage", "professor", "raquel", "robber"]:
            splits["2-2"] += 1
        else:
            assert roles == ["professor", "raquel", "robber", "robber"]
            splits["3-1"] += 1
    assert 75 < splits["2-2"] < 125


@rule("CP-ROLE-08")
@pytest.mark.parametrize("left_out", ["robber", "hostage"])
def test_the_left_out_role_is_shown_at_the_end_only(left_out):
    t = table(4, left_out=left_out)
    assert t.sees("A").teams is None
    assert "left_out" not in msgspec.json.encode([t.mail(name) for name in t.names]).decode()
    t.gives_up()
    plain = OPEN.roles.red if left_out == "robber" else OPEN.roles.blue
    assert t.sees("A").truth.left_out in {role.id for role in plain}


@rule("CP-T-19", "CP-ROLE-05", "CP-ROLE-07", "CP-ROLE-08", "CP-ROLE-09")
def test_only_a_plain_hostage_knows_the_split():
    two_two = table(4, roles="A=professor B=raquel C=robber D=hostage", left_out="robber")
    three_one = table(4, roles="A=professor B=raquel C=robber D=robber", left_out="hostage")
    for name in ("A", "B", "C", "spectator"):
        assert alike(name, two_two, three_one)
    assert two_two.sees("D").mine.role == "hostage"


@rule("CP-ROLE-09")
def test_nothing_tells_the_certain_robber_from_the_drawn_one():
    certain_at_a = table(4, left_out="hostage", orders={"roles": [[2, 3, 0, 1]]}).gives_up()
    certain_at_b = table(4, left_out="hostage", orders={"roles": [[3, 2, 0, 1]]}).gives_up()
    for name in (*certain_at_a.names, "spectator"):
        assert alike(name, certain_at_a, certain_at_b)


# -- action cards, first leader, seats ---------------------------------------------------------------------------


@rule("CP-CARD-01")
def test_five_cards_each_for_her_own_eyes():
    t = table(5, hands={"A": "B B S S S500"})
    assert t.told("A", HandDealt)[0].kinds == ("B", "B", "S", "S", "S500")
    assert len(t.told("A", HandDealt)) == 1
    assert t.told("spectator", HandDealt) == []
    other = table(5, hands={"A": "B B S S S500", "B": "S S S S S250"})
    assert alike("A", t, other)
    assert alike("spectator", t, other)
    assert not alike("B", t, other)


@rule("CP-CARD-01")
def test_the_deck_is_shuffled():
    hands = {random_table(5, seed).told("A", HandDealt)[0].kinds for seed in range(20)}
    assert len(hands) > 10


@rule("CP-CARD-02")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_deck_is_dealt_to_the_last_card_and_public(seats):
    t = random_table(seats, seed=3)
    dealt = sorted(kind for name in t.names for kind in t.told(name, HandDealt)[0].kinds)
    deck = sorted(kind for kind, copies in OPEN.players[str(seats)].deck.items() for _ in range(copies))
    assert dealt == deck
    assert dict(zip(t.sees("spectator").kinds, t.sees("spectator").deck, strict=True)) == OPEN.players[str(seats)].deck


@rule("CP-CARD-03")
def test_hands_know_nothing_of_roles():
    t = table(5, roles="A=robber B=hostage", hands={"A": "S S S S S", "B": "B B B B B"})
    assert (t.sees("A").mine.role, set(t.sees("A").mine.hand)) == ("robber", {"S"})
    assert (t.sees("B").mine.role, set(t.sees("B").mine.hand)) == ("hostage", {"B"})


@rule("CP-CARD-04")
def test_roles_are_dealt_before_cards():
    t = table(4)
    purposes = [purpose for purpose, _, _ in t.match.records[0].draws]
    assert purposes == ["left_out", "roles", "red_names", "blue_names", "deal", "first_leader"]
    assert [type(event) for event in t.told("A")] == [RoleDealt, HandDealt, RoundStarted]


@rule("CP-SETUP-02")
def test_the_first_leader_is_drawn_at_random():
    assert {random_table(5, seed).leader for seed in range(40)} == set("ABCDE")


@rule("CP-SETUP-02")
def test_the_host_may_pick_the_first_leader():
    assert table(5, options={"first_leader": 4}).leader == "D"
    with pytest.raises(OptionError, match="first_leader cannot be 6: there are 5 seats"):
        table(5, options={"first_leader": 6})


@rule("CP-SETUP-03", "CP-DEB-03")
def test_the_circle_of_seats_stays_the_same_and_orders_the_speeches():
    t = table(5, rounds=["B:B C:B D:S", "D:B E:B A:S"])
    orders = []
    for _ in range(2):
        t.all_lay()
        order = []
        while t.state.speaker >= 0:
            order.append(t.speaker)
            t.says_done(t.speaker)
        orders.append("".join(order))
        t.debates().selects().in_the_dark_nothing()
        t.appoints("D" if t.leader == "B" else "E")
    assert orders == ["CDEAB", "EABCD"]
