"""The chase: bots of Red Notice play one another, and what Jessah believes is put to the test.

python -m cavale.lab.chase                              all contests, a table on the screen
python -m cavale.lab.chase --even 1000 --games 300 --searched 5 --write docs/figures.md
"""

import math
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from cavale.bots.random_bot import RandomBot
from cavale.bots.search import SearchBot
from cavale.catalog import default_edition
from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.red_notice import GAME
from cavale.games.red_notice.bot import RedNoticeBot, steady
from cavale.games.red_notice.box import ANGELA, JESSAH
from cavale.games.red_notice.filter import Filter
from cavale.games.red_notice.state import NOWHERE, RedNotice
from cavale.games.red_notice.steps.pursuit import MoveJessah
from cavale.games.red_notice.suspicion import Suspicion
from cavale.lab.contest import Score, command_line, markdown, milliseconds, play_all, show
from cavale.lab.figures import write_section

ITERATIONS = 1000
FIRST = 1000  # the seed of the first deal: the numbers of the bots were fitted on earlier ones

MAKERS: dict[str, Callable[[int], Bot]] = {
    "clever": RedNoticeBot,
    "steady": steady,
    "random": RandomBot,
    "search": lambda seed: SearchBot(GAME, seed, ITERATIONS),
}


@dataclass(frozen=True)
class Contest:
    """Who plays Angela and who Jessah."""

    angela: str
    jessah: str

    @property
    def slow(self) -> bool:
        return "search" in (self.angela, self.jessah)


EVEN = Contest("clever", "clever")
CONTESTS = (
    EVEN,
    Contest("clever", "random"),
    Contest("random", "clever"),
    Contest("random", "random"),
    Contest("clever", "steady"),
    Contest("steady", "clever"),
    Contest("clever", "search"),
    Contest("search", "clever"),
)
BELIEFS = ("uniform", "filter", "suspicion")


Scores = dict[Contest, Score]
"""Won is what Angela won. Measured are rounds, captures, the seconds that both think, and how wrong each belief is."""


def main(arguments: list[str] | None = None) -> int:
    parser = command_line("chase", __doc__)
    parser.add_argument("--even", type=int, help="matches between clever bots, by which the edition is judged")
    parser.add_argument(
        "--searched", type=int, default=10, help="matches per contest with the tree search, which is slow"
    )
    given = parser.parse_args(arguments)
    even = given.games if given.even is None else given.even
    counts = {contest: given.searched if contest.slow else given.games for contest in CONTESTS} | {EVEN: even}
    seeds = {contest: range(FIRST, FIRST + count) for contest, count in counts.items()}  # the same deals for all
    scores = play_all(play, seeds, given.workers)
    show("Matches won by Angela, with 95 % intervals", HEADINGS, rows(scores), findings(scores))
    if given.write:
        command = f"--even {even} --games {given.games} --searched {given.searched} --write {given.write}"
        text = report(scores, f"python -m cavale.lab.chase {command}")
        write_section(given.write, "chase", "Red Notice: the chase", text)
    return 0


def play(contest: Contest, seed: int, score: Score) -> Match:
    """One match; the deal depends on the seed only."""
    match = Match(GAME, default_edition(GAME), FastDice(seed * 1_009 + 2), seats=2, hashed=False)
    bots = [MAKERS[contest.angela](seed * 64), MAKERS[contest.jessah](seed * 64 + 1)]
    watcher = Watcher(match, score)
    while not match.over:
        (seat,) = match.asked()
        watcher.look()
        seen = sight(match, seat)
        start = time.process_time()
        action = bots[seat].act(seen)
        if len(seen.options) > 1:
            score.note("Angela thinks" if seat == ANGELA else "Jessah thinks", time.process_time() - start)
        match.play(seat, action)
    state = match.state
    assert isinstance(state, RedNotice)
    score.won[seed] = state.winner == ANGELA
    score.note("rounds", state.round)
    score.note("captures", state.captures)
    return match


class Watcher:
    """Compares what could be believed with the truth, whenever Jessah is about to move."""

    def __init__(self, match: Match, score: Score) -> None:
        self._match = match
        self._score = score
        box = match.box
        self._filter = Filter(box)  # type: ignore[arg-type]  # the box of this game
        self._suspicion = Suspicion(box, JESSAH)  # type: ignore[arg-type]  # the same

    def look(self) -> None:
        s = self._match.state
        assert isinstance(s, RedNotice)
        if not isinstance(s.agenda[-1], MoveJessah) or s.seen != NOWHERE:
            return
        self._filter.read_on(s.clues)
        self._suspicion.follow(self._match.view(JESSAH), self._match.told[JESSAH])
        flat = [1.0 / len(s.box.cities)] * len(s.box.cities)
        for name, chances in zip(BELIEFS, (flat, self._filter.cities(), self._suspicion.cities()), strict=True):
            self._score.note(f"surprise {name}", -math.log2(chances[s.angela]))
            missed = [chance - (city == s.angela) for city, chance in enumerate(chances)]
            self._score.note(f"brier {name}", sum(miss * miss for miss in missed))


# -- words -------------------------------------------------------------------------------------------------------------


HEADINGS = ("Angela", "Jessah", "matches", "Angela wins", "rounds", "captures")


def mean(values: list[float]) -> str:
    """The mean with half its 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{statistics.fmean(values):.2f} ± {half:.2f}"


def rows(scores: Scores) -> list[tuple[str, ...]]:
    return [
        (
            contest.angela,
            contest.jessah,
            str(score.games),
            score.share,
            score.mean("rounds"),
            score.mean("captures"),
        )
        for contest, score in scores.items()
        if score.games
    ]


def findings(scores: Scores) -> list[str]:
    """What was measured on the way, in a sentence each."""
    even = scores[EVEN]
    beliefs = {
        kind: ", ".join(f"{name} {mean(even.values(f'{kind} {name}'))}" for name in BELIEFS)
        for kind in ("surprise", "brier")
    }
    return [
        f"A decision of Angela's clever bot takes {milliseconds(even.values('Angela thinks'))}.",
        f"A decision of Jessah's clever bot takes {milliseconds(even.values('Jessah thinks'))}.",
        (
            f"Belief, at {len(even.values('brier filter'))} moves of Jessah's between clever bots."
            f" Bits of surprise: {beliefs['surprise']}. Brier score: {beliefs['brier']}. Less is better."
        ),
    ]


def report(scores: Scores, command: str) -> str:
    """The section of the figures, in Markdown."""
    lines = [
        f"Made by `{command}`:",
        "matches without people and without a clock, on the same deals. The figures are the matches won by Angela,",
        "with Wilson's 95 % intervals. No number of the bots was fitted on these deals.",
        "",
        *markdown(HEADINGS, rows(scores)),
        "",
        "*Clever* is the default bot. *Steady* takes Angela for a random walker, thinks less about tokens and",
        "sometimes does just anything. *Random* takes any option. *Search* is the tree search for every game, with",
        f"{ITERATIONS} iterations a decision. *Uniform* is a belief that knows nothing, *filter* is Jessah's notebook",
        "(Angela's ways are all alike), *suspicion* is what the clever bot believes.",
        "",
    ]
    return "\n".join([*lines, *[f"- {line}" for line in findings(scores)]])


if __name__ == "__main__":
    sys.exit(main())
