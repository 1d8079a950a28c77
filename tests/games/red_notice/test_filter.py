"""The filter of Angela's whereabouts, against the rules themselves and in many games."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from cavale.core import agenda
from cavale.core.dice import FastDice
from cavale.core.table import Table
from cavale.games.red_notice.box import ANGELA, RedNoticeBox
from cavale.games.red_notice.clues import ABSENT, ANSWERED, FOUND, HEARD, MOVED, STARTED
from cavale.games.red_notice.filter import Filter
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.movement import PlanMovement, told_radars
from cavale.lab import whereabouts
from cavale.lab.whereabouts import TABLES, TASTES, EndlessError, RuledOutError, box_with, clues_read, positions
from games.red_notice.table import table

World = tuple[int, tuple[int, ...], int]  # Angela's city, the radars she has not announced yet, those that are spent


# -- never wrong -------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rule("RN-NET-04")
def test_where_angela_is_has_never_no_chance():
    assert clues_read(range(300)) > 40_000


@pytest.mark.slow
def test_where_angela_is_has_never_no_chance_in_many_games():
    """More of them, in several processes: `python -m cavale.lab.whereabouts`."""
    assert clues_read(range(1_000, 11_000)) > 1_000_000


def test_many_games_are_shared_out_among_processes(capsys):
    assert whereabouts.main(["--games", "20", "--first", "7", "--workers", "1"]) == 0
    assert f"20 whole games from seed 7, {clues_read(range(7, 27)):,} clues" in capsys.readouterr().out


def test_a_belief_that_rules_out_the_truth_is_noticed(monkeypatch):
    """As if Angela never ended a movement near Jessah."""
    monkeypatch.setattr(whereabouts, "shyness", lambda box, jessah: [float(away > 1) for away in box.distance[jessah]])
    with pytest.raises(RuledOutError, match=r"seed \d+: she is in"):
        clues_read(range(20))


def test_a_game_without_an_end_is_noticed(monkeypatch):
    monkeypatch.setattr(whereabouts, "LONGEST", 3)
    with pytest.raises(EndlessError, match="seed 5: 3 decisions and no end"):
        clues_read(range(5, 6))


# -- exactly the rules -------------------------------------------------------------------------------------------------


class BruteForce:
    """All that may have happened, by playing every script of every world with the rules."""

    def __init__(self, box: RedNoticeBox) -> None:
        self.box = box
        self.worlds: dict[World, Fraction] = {}

    def hear(self, before: RedNotice, clue: tuple[int, ...]) -> None:
        """`before` is the state in which the decision was taken that led to the clue."""
        if clue[0] == STARTED:
            cities = [city for city, there in enumerate(self.box.continent_of) if there == clue[2]]
            self.worlds = {(city, (), 0): Fraction(1, len(cities)) for city in cities}
        elif clue[0] == MOVED:
            self._move(before, clue)
        elif clue[0] == HEARD:
            self._announce(before, clue)
        else:
            self.worlds = {world: chance for world, chance in self.worlds.items() if self._agrees(world[0], clue)}
        total = sum(self.worlds.values())
        self.worlds = {world: chance / total for world, chance in self.worlds.items()}

    def cities(self) -> list[Fraction]:
        return [
            sum((c for w, c in self.worlds.items() if w[0] == city), Fraction()) for city in range(len(self.box.cities))
        ]

    def _agrees(self, city: int, clue: tuple[int, ...]) -> bool:
        if clue[0] == ANSWERED:
            return (self.box.continent_of[city] == clue[2]) == bool(clue[3])
        assert clue[0] in (FOUND, ABSENT)
        return (city == clue[2]) == (clue[0] == FOUND)

    def _move(self, before: RedNotice, clue: tuple[int, ...]) -> None:
        worlds: dict[World, Fraction] = {}
        for world, chance in self.worlds.items():
            s = before.clone()
            s.drafts[ANGELA] = ()
            s.angela, s.triggered, s.spent = world[0], list(world[1]), world[2]
            for after, share in self._scripts(s, chance):
                if after.clues[len(before.clues)] == clue:
                    reached = (after.angela, tuple(self.triggered_then(s, after)), self.spent_then(s, after))
                    worlds[reached] = worlds.get(reached, Fraction()) + share
        self.worlds = worlds

    def _scripts(self, s: RedNotice, chance: Fraction) -> Iterator[tuple[RedNotice, Fraction]]:
        step = s.agenda[-1]
        assert isinstance(step, PlanMovement)
        options = step.options(s, ANGELA)
        for action in options:
            twin = s.clone()
            if action is self.box.end_movement:
                self.plan = step.plan(s)
                agenda.act(twin, Table(FastDice(1)), ANGELA, action)
                yield twin, chance / len(options)
            else:
                twin.drafts[ANGELA] = (*s.drafts[ANGELA], action)
                yield from self._scripts(twin, chance / len(options))

    def triggered_then(self, s: RedNotice, after: RedNotice) -> list[int]:
        later = after.clues[len(s.clues)][3] & 2
        return [*s.triggered, *self.plan.triggered] if later else []

    def spent_then(self, s: RedNotice, after: RedNotice) -> int:
        return self.plan.spent if after.clues[len(s.clues)][3] & 2 else 0

    def _announce(self, before: RedNotice, clue: tuple[int, ...]) -> None:
        worlds: dict[World, Fraction] = {}
        for (city, triggered, _), chance in self.worlds.items():
            s = before.clone()
            s.triggered = list(triggered)
            if tuple(told_radars(s)) == clue[3:]:
                worlds[city, (), 0] = worlds.get((city, (), 0), Fraction()) + chance
        self.worlds = worlds


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_chances_are_those_of_all_scripts_played_by_the_rules(number):
    """Clue by clue, on the whole map: the same set, and the same chances."""
    compared = 0
    for seed in range(2):
        box = box_with(TABLES[number])
        believed, brute = Filter(box), BruteForce(box)
        before: RedNotice | None = None
        for s in positions(box, FastDice(10 * number + seed), TASTES[2 + seed], longest=140):
            for clue in s.clues[len(believed.read) :]:
                assert before is not None
                believed.add(clue)
                brute.hear(before, clue)
                expected = brute.cities()
                assert [chance > 0 for chance in believed.cities()] == [chance > 0 for chance in expected]
                assert believed.cities() == pytest.approx([float(chance) for chance in expected])
                compared += clue[0] == MOVED
            before = s.clone()
    assert compared > 4


# -- what can be worked out by hand ------------------------------------------------------------------------------------


def chances_after(movement: tuple[str, ...], **position: object) -> dict[str, float]:
    """What Jessah's notebook says after a movement of Angela's."""
    t = table(row="move:1|bank:1 move:2|cheque:1", tokens="A3@1L", **position)
    t.moves(*movement)
    notebook = t.sees("Jessah").notebook
    assert notebook is not None
    return {possible.city: possible.chance / 1000 for possible in notebook}


def test_a_radar_tells_the_continent_entered():
    chances = chances_after(("go:santiago",), angela="cape_town", radars="south_america")
    assert set(chances) == {"rio", "santiago"}  # of Africa only Dakar and Cape Town lead there
    assert chances["rio"] == pytest.approx(chances["santiago"], abs=0.1)


def test_a_barrier_holds_her_back():
    open_way = chances_after((), angela="cape_town")
    barred = chances_after((), angela="cape_town", barriers="cape_town-perth")
    assert "perth" in open_way
    assert "perth" not in barred


def test_a_payment_for_a_barrier_opens_its_way():
    paid = chances_after(("pay:barrier:cape_town-perth",), angela="cape_town", barriers="cape_town-perth")
    assert "perth" in paid


def test_before_the_first_clue_she_may_be_anywhere():
    assert Filter(box_with({})).cities() == pytest.approx([1 / 28] * 28)


def test_clues_that_were_undone_are_noticed():
    box = box_with({})
    believed = Filter(box)
    believed.add((STARTED, 0, 0))
    assert believed.follows([(STARTED, 0, 0), (ABSENT, 1, 3)])
    assert not believed.follows([(STARTED, 0, 1)])


def test_a_copy_goes_its_own_way():
    box = box_with({})
    believed = Filter(box)
    believed.add((STARTED, 0, 0))
    twin = believed.copy()
    twin.add((FOUND, 1, 0))
    assert twin.cities()[0] == 1.0
    assert believed.cities()[0] == pytest.approx(1 / 5)
