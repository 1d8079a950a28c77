"""The hunt: bots of La Traque play one another, and the factions are weighed against one another.

python -m cavale.lab.hunt                               all contests, tables on the screen
python -m cavale.lab.hunt --games 100 --searched 10 --balance 1000 --clever-balance 500 --write docs/figures.md
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from cavale.bots.playout import next_seat
from cavale.bots.random_bot import RandomBot
from cavale.bots.search import SearchBot
from cavale.catalog import default_edition
from cavale.core import agenda
from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.table import Table
from cavale.games.la_traque import GAME, foresight
from cavale.games.la_traque.bot import CleverBot, SteadyBot
from cavale.games.la_traque.routine import Routine
from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.steps.turn import TakeAction
from cavale.games.la_traque.terms import FACTIONS
from cavale.lab.contest import Score, command_line, markdown, play_all, show, thinking
from cavale.lab.figures import write_section
from cavale.terminal.simulate import wilson

ITERATIONS = 1000
FIRST = 10_000  # the seed of the first deal: the numbers of the bots were fitted on earlier ones
WEIGHED = 200_000  # the same for the factions: the edition was tuned on earlier ones
SIZES = (2, 3, 4)
USUAL = (4, 9)  # rounds that a match should take
OPTIONS = {"faction_pick": "random"}

MAKERS: dict[str, Callable[[int], Bot]] = {
    "clever": CleverBot,
    "steady": SteadyBot,
    "random": RandomBot,
    "search": lambda seed: SearchBot(GAME, seed, ITERATIONS),
}


@dataclass(frozen=True)
class Contest:
    """One bot, and what its rivals are."""

    level: str
    rivals: str
    seats: int

    @property
    def slow(self) -> bool:
        return "search" in (self.level, self.rivals)


CONTESTS = (
    *(Contest("clever", "random", seats) for seats in SIZES),
    *(Contest("steady", "random", seats) for seats in SIZES),
    *(Contest("clever", "steady", seats) for seats in SIZES),
    Contest("clever", "search", 2),
)


@dataclass(frozen=True)
class Weighing:
    """So many bots of one kind."""

    level: str
    seats: int


Scores = dict[Contest, Score]
"""Won is what the one bot won, alone or shared. Measured are the rounds, and the seconds that it thinks."""
Shares = dict[Weighing, Score]
"""For each faction whether it won, per match in which it took part, and the rounds."""


def main(arguments: list[str] | None = None) -> int:
    parser = command_line("hunt", __doc__)
    parser.add_argument("--searched", type=int, default=4, help="matches per contest with the tree search")
    parser.add_argument("--balance", type=int, default=200, help="matches of four steady bots, and of three and two")
    parser.add_argument("--clever-balance", type=int, default=20, help="the same of clever bots")
    parser.add_argument("--players", type=int, nargs="+", default=SIZES, help="how many play")
    given = parser.parse_args(arguments)
    chosen = [contest for contest in CONTESTS if contest.seats in given.players]
    counts = {contest: given.searched if contest.slow else given.games for contest in chosen}
    contests = {contest: range(FIRST, FIRST + count) for contest, count in counts.items() if count}
    scores = play_all(play, contests, given.workers)
    weighed = {"steady": given.balance, "clever": given.clever_balance}
    weighings = {
        Weighing(level, seats): range(WEIGHED, WEIGHED + count)
        for level, count in weighed.items()
        for seats in given.players
        if count
    }
    shares = play_all(weigh, weighings, given.workers)
    show("Matches won by one bot, with 95 % intervals", HEADINGS, rows(scores), findings(scores))
    show("What each faction wins, of its fair share", FACTION_HEADINGS, faction_rows(shares), ())
    command = f"python -m cavale.lab.hunt --players {' '.join(map(str, given.players))} --write {given.write}"
    if given.write and scores:
        run = f"{command} --games {given.games} --searched {given.searched} --balance 0 --clever-balance 0"
        write_section(given.write, "hunt", "La Traque: the hunt", report(scores, run))
    if given.write and shares:
        run = f"{command} --games 0 --searched 0 --balance {given.balance} --clever-balance {given.clever_balance}"
        write_section(given.write, "factions", "La Traque: the factions", faction_report(shares, run))
    return 0


def play(contest: Contest, seed: int, score: Score) -> Match:
    """One match; the deal depends on the seed only, and the one bot sits elsewhere each time."""
    match = deal(contest.seats, seed)
    one = seed % contest.seats
    levels = [contest.level if seat == one else contest.rivals for seat in range(contest.seats)]
    bots = [MAKERS[level](seed * 64 + seat) for seat, level in enumerate(levels)]
    while not match.over:
        seat = match.asked()[0]
        seen = sight(match, seat)
        start = time.process_time()
        action = bots[seat].act(seen)
        if seat == one and len(seen.options) > 1:
            score.note("thinking", time.process_time() - start)
        match.play(seat, action)
    s = match.state
    assert isinstance(s, LaTraque)
    score.won[seed] = bool(s.winners >> one & 1)
    score.note("rounds", s.round)
    return match


def deal(seats: int, seed: int) -> Match:
    return Match(GAME, default_edition(GAME), FastDice(seed * 1_009 + 2), seats=seats, options=OPTIONS, hashed=False)


def weigh(weighing: Weighing, seed: int, score: Score) -> LaTraque:
    """One match of bots of one kind."""
    seats = weighing.seats
    s = played_blind(seats, seed) if weighing.level == "steady" else played_by_sight(weighing, seed)
    for seat in range(seats):
        score.note(FACTIONS[s.faction[seat]], s.winners >> seat & 1)
    score.won[seed] = True
    score.note("rounds", s.round)
    return s


def played_blind(seats: int, seed: int) -> LaTraque:
    """By steady bots, without views: they read nothing that their seats do not see."""
    s = deal(seats, seed).state
    assert isinstance(s, LaTraque)
    routine = Routine(s.box)
    t = Table(FastDice(seed))
    while s.agenda:
        step, seat = s.agenda[-1], next_seat(s)
        options = step.options(s, seat)
        in_turn = isinstance(step, TakeAction)
        action = options[0] if len(options) == 1 else routine.act(s, seat, in_turn, options)
        agenda.act(s, t, seat, action)
    return s


def played_by_sight(weighing: Weighing, seed: int) -> LaTraque:
    match = deal(weighing.seats, seed)
    bots = [MAKERS[weighing.level](seed * 64 + seat) for seat in range(weighing.seats)]
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
    s = match.state
    assert isinstance(s, LaTraque)
    return s


# -- words -------------------------------------------------------------------------------------------------------------


HEADINGS = ("bot", "rivals", "players", "matches", "won", "fair share", "rounds")
FACTION_HEADINGS = ("bots", "players", "matches", *FACTIONS, "rounds", "of 4 to 9 rounds")


def rows(scores: Scores) -> list[tuple[str, ...]]:
    return [
        (
            contest.level,
            contest.rivals,
            str(contest.seats),
            str(score.games),
            score.share,
            f"{100 / contest.seats:.0f} %",
            score.mean("rounds"),
        )
        for contest, score in scores.items()
    ]


def faction_rows(shares: Shares) -> list[tuple[str, ...]]:
    found = []
    for weighing, score in shares.items():
        rounds = score.values("rounds")
        usual = sum(USUAL[0] <= each <= USUAL[1] for each in rounds)
        found.append(
            (
                weighing.level,
                str(weighing.seats),
                str(score.games),
                *(of_fair_share(score.values(faction), weighing.seats) for faction in FACTIONS),
                score.mean("rounds"),
                f"{100 * usual / len(rounds):.1f} %",
            )
        )
    return found


def of_fair_share(won: list[float], seats: int) -> str:
    """How much of an equal share, with its 95 % interval: `0.98 (0.90–1.06)`."""
    if not won:
        return ""  # of a few matches between two, a faction may have had none
    low, high = wilson(round(sum(won)), len(won))
    return f"{seats * sum(won) / len(won):.2f} ({seats * low:.2f}–{seats * high:.2f})"


def findings(scores: Scores) -> list[str]:
    return thinking(scores, "interpreted" if foresight.__file__.endswith(".py") else "compiled")


def report(scores: Scores, command: str) -> str:
    """The section on the bots, in Markdown."""
    lines = [
        f"Made by `{command}`:",
        "matches without people and without a clock, factions and seats dealt at random. The figures are the matches",
        "won by one bot among rivals of another kind, with Wilson's 95 % intervals. No number of the bots was fitted",
        "on these deals.",
        "",
        *markdown(HEADINGS, rows(scores)),
        "",
        "*Clever* is the default bot: it tries out its plans on samples of what the others may hold. *Steady* goes",
        "from one capture to the next. *Random* takes any option. *Search* is the tree search for every game, with",
        f"{ITERATIONS} iterations a decision.",
        "",
    ]
    return "\n".join([*lines, *[f"- {line}" for line in findings(scores)]])


def faction_report(shares: Shares, command: str) -> str:
    """The section on the factions, in Markdown."""
    lines = [
        f"Made by `{command}`:",
        "matches of bots of one kind, factions and seats dealt at random. The figures are what each faction wins, as a",
        "multiple of an equal share, with Wilson's 95 % intervals; a shared victory counts for each who shares it. No",
        "number of the bots or the cards was fitted on these deals.",
        "",
        *markdown(FACTION_HEADINGS, faction_rows(shares)),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
