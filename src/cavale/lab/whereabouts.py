"""Whereabouts: many games of Red Notice in which no belief of Jessah's may ever rule out where Angela is.

    python -m cavale.lab.whereabouts --games 1000000 --workers 2

The players take any option, or mostly those that few others take: payments, radars, stays, long walks. They play to
the end. After every clue the notebook's filter must leave Angela's true city some chance; in every eleventh game so
must the bot's own.
"""

import argparse
import sys
from collections.abc import Iterator
from functools import cache

from cavale import catalog
from cavale.bots.playout import next_seat
from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.dice import Dice, FastDice
from cavale.core.table import Table
from cavale.games.red_notice import GAME
from cavale.games.red_notice.box import RedNoticeBox
from cavale.games.red_notice.clues import MOVED
from cavale.games.red_notice.filter import Filter
from cavale.games.red_notice.setup import start
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.suspicion import CUNNING, shyness
from cavale.lab.crew import share_out

TABLES: list[dict[str, object]] = [
    {},
    {"announce_at": "card_turn"},
    {"black_radar_repeat": False},
    {"announce_at": "card_turn", "black_radar_repeat": False, "pay_timing": "own_turn"},
]
TASTES: list[dict[str, int]] = [  # how much likelier a verb is: players that do what random ones seldom do
    {},
    {"stay": 6, "cash": 3, "put_radar": 6},
    {"pay": 8, "gain": 5, "skip": 0, "put_barrier": 5},
    {"end_movement": 0, "black_radar": 9, "choose_upgrade": 2, "cash": 9},
    {"go": 9, "step": 9, "end_movement": 0, "stop": 0, "skip": 0, "joker": 3},
]
LONGEST = 100_000  # decisions; all games are over by then, the usual one after some hundred
BATCH = 500  # games a process plays before it reports
WEIGHED = 11  # every so many games; no kind of table and no taste is left out, since 11 and 20 share no factor

EDITION = GAME.read_edition(catalog.default_edition(GAME))


class RuledOutError(AssertionError):
    """A belief gave the truth no chance."""


class EndlessError(AssertionError):
    """A game that is not over after very many decisions."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cavale.lab.whereabouts", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game; the others follow")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    given = parser.parse_args(arguments)
    end = given.first + given.games
    tasks = [range(first, min(first + BATCH, end)) for first in range(given.first, end, BATCH)]
    clues = sum(read for _, read in share_out(clues_read, tasks, len, given.workers, "games"))
    told = f"{given.games:,} whole games from seed {given.first}, {clues:,} clues"
    print(f"{told}: the true city never was without a chance")
    return 0


def clues_read(seeds: range) -> int:
    """Play these games to their end. How many clues were read; a belief that rules out the truth is an error."""
    return sum(follow(seed) for seed in seeds)


def follow(seed: int) -> int:
    """One game, at a table and by players that depend on the seed. How many clues it gave."""
    box = box_of(seed % len(TABLES))
    beliefs = [Filter(box)] if seed % WEIGHED else [Filter(box), Filter(box)]
    for s in positions(box, FastDice(seed), TASTES[seed % len(TASTES)], LONGEST):
        if len(s.clues) > len(beliefs[0].read):
            for weighed, believed in enumerate(beliefs):
                read_on(believed, s, bool(weighed))
                check(believed, s, seed)
    if not s.over:
        raise EndlessError(f"seed {seed}: {LONGEST:,} decisions and no end")
    return len(beliefs[0].read)


def read_on(believed: Filter, s: RedNotice, weighed: bool) -> None:
    for clue in s.clues[len(believed.read) :]:
        believed.add(clue)
        if weighed and clue[0] == MOVED:
            believed.flatten(CUNNING)
            believed.weigh(shyness(s.box, s.jessah))


def check(believed: Filter, s: RedNotice, seed: int) -> None:
    chances = believed.ways.get(tuple(s.triggered))
    if chances is None:
        raise RuledOutError(f"seed {seed}: the radars she set off are ruled out")
    if not chances[s.angela] > 0.0:
        raise RuledOutError(f"seed {seed}: she is in {s.box.cities[s.angela]}")


# -- games ---------------------------------------------------------------------------------------------------------


@cache
def box_of(number: int) -> RedNoticeBox:
    """Made once for each kind of table."""
    return box_with(TABLES[number])


def box_with(options: dict[str, object]) -> RedNoticeBox:
    return GAME.box(EDITION, GAME.full_options(options), 2, live=False)


def positions(box: RedNoticeBox, dice: Dice, taste: dict[str, int], longest: int) -> Iterator[RedNotice]:
    """A game played by taste: the state before each decision, and the last one."""
    s = start(box)
    t = Table(dice)
    agenda.advance(s, t)
    for _ in range(longest):
        if s.over:
            break
        yield s
        seat = next_seat(s)
        agenda.act(s, t, seat, chosen(s.agenda[-1].options(s, seat), dice, taste))
    yield s


def chosen(options: list[Action], dice: Dice, taste: dict[str, int]) -> Action:
    liked = [action for action in options for _ in range(taste.get(action.verb, 1))] if taste else options
    liked = liked or options
    return liked[dice.below("taste", len(liked))]


if __name__ == "__main__":
    sys.exit(main())
