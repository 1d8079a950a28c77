"""The heist: teams of bots play La Course au Coffre-Fort, against a number of turns.

python -m cavale.lab.heist                              all teams, a table on the screen
python -m cavale.lab.heist --games 400 --write docs/figures.md
"""

import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from cavale.bots.random_bot import RandomBot
from cavale.catalog import default_edition
from cavale.core.action import Action
from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.message import step_name
from cavale.games.coffre_fort import GAME, tours
from cavale.games.coffre_fort.bot import CoffreFortBot, SteadyBot, decide
from cavale.games.coffre_fort.box import KEY
from cavale.games.coffre_fort.charts import charts_for
from cavale.games.coffre_fort.events import Caught
from cavale.games.coffre_fort.planner import Planner
from cavale.games.coffre_fort.prospect import Prospect
from cavale.games.coffre_fort.state import CoffreFort
from cavale.lab.contest import Score, command_line, markdown, play_all, show, thinking
from cavale.lab.figures import write_section

FIRST = 10_000  # the seed of the first deal: the numbers of the bots were fitted on earlier ones
PEEKING = "peeking"

MAKERS: dict[str, Callable[[int], Bot]] = {"clever": CoffreFortBot, "steady": SteadyBot, "random": RandomBot}


@dataclass(frozen=True)
class Team:
    """Bots of one kind, and how many turns they have together."""

    level: str
    agents: int
    turns: int


TURNS = {4: 100, 3: 82, 2: 70}
TEAMS = (
    *(Team(level, agents, TURNS[agents]) for level in ("random", "steady", "clever", PEEKING) for agents in TURNS),
    *(Team("steady", agents, turns) for agents, turns in ((4, 90), (4, 110), (3, 74), (2, 50))),
)
MODEL = {
    (4, 90): "47 %, 2.1, 73",
    (4, 100): "61 %, 2.3, 78",
    (4, 110): "71 %, 2.4, 82",
    (3, 82): "57 %, 1.4, 66",
    (3, 74): "42 %, 1.3, 61",
    (2, 70): "58 %, 0.7, 55",
    (2, 50): "18 %, 0.5, 42",
}
"""Won, captures and turns of a match won: the model on which the numbers of turns were fitted (4000 matches each)."""


Scores = dict[Team, Score]


def main(arguments: list[str] | None = None) -> int:
    given = command_line("heist", __doc__).parse_args(arguments)
    seeds = range(FIRST, FIRST + given.games)  # the same deals for all teams of a size
    scores = play_all(play, dict.fromkeys(TEAMS, seeds), given.workers)
    rows = [row(team, score) for team, score in scores.items()]
    show("Matches won by teams of bots, with 95 % intervals", HEADINGS, rows, findings(scores))
    if given.write:
        command = f"python -m cavale.lab.heist --games {given.games} --write {given.write}"
        write_section(given.write, "heist", "La Course au Coffre-Fort: the heist", report(scores, command))
    return 0


def play(team: Team, seed: int, score: Score) -> Match:
    """One match; deal and dice depend on the seed only."""
    match = Match(GAME, edition(team.turns), FastDice(seed * 1_009 + 2), seats=team.agents, hashed=False)
    bots = [MAKERS[team.level](seed * 64 + seat) for seat in range(team.agents)] if team.level != PEEKING else []
    while not match.over:
        seat = match.asked()[0]
        options = match.options_of(seat)
        start = time.process_time()
        action = bots[seat].act(sight(match, seat)) if bots else peek(match, options)
        if len(options) > 1:
            score.note("thinking", time.process_time() - start)
        match.play(seat, action)
    state = match.state
    assert isinstance(state, CoffreFort)
    score.won[seed] = state.won
    if state.won:
        score.note("turns", state.turn)
    score.note("captures", len([event for event in match.told[0] if isinstance(event, Caught)]))
    return match


@cache
def edition(turns: int) -> dict[str, str]:
    """The default edition with so many turns for every team."""
    files = default_edition(GAME)
    return {name: re.sub(r"budget = \d+", f"budget = {turns}", text) for name, text in files.items()}


def peek(match: Match, options: list[Action]) -> Action:
    """What the clever partner would do if it saw through all that lies face down: nobody at a table can know better."""
    if len(options) == 1:
        return options[0]
    state = match.state
    assert isinstance(state, CoffreFort)
    s = state.clone()
    everything = (1 << len(s.box.red)) - 1
    s.open_traps = everything
    for red, token in enumerate(s.tokens):
        if token != KEY:
            s.turned_tokens |= 1 << red
    return decide(Planner(Prospect(s, charts_for(s.box))), options, step_name(state.agenda[-1]))


# -- words -------------------------------------------------------------------------------------------------------------


HEADINGS = ("team", "agents", "turns", "matches", "won", "captures", "turns of a match won", "model")


def row(team: Team, score: Score) -> tuple[str, ...]:
    return (
        team.level,
        str(team.agents),
        str(team.turns),
        str(score.games),
        score.share,
        score.mean("captures"),
        score.mean("turns", 0),
        MODEL[team.agents, team.turns] if team.level == "steady" else "",
    )


def findings(scores: Scores) -> list[str]:
    return thinking(scores, "interpreted" if tours.__file__.endswith(".py") else "compiled")


def report(scores: Scores, command: str) -> str:
    """The section of the figures, in Markdown."""
    lines = [
        f"Made by `{command}`:",
        "matches without people and without a clock, on the same deals for all teams of a size. The figures are the",
        "matches won, with Wilson's 95 % intervals. No number of the bots was fitted on these deals.",
        "",
        *markdown(HEADINGS, [row(team, score) for team, score in scores.items()]),
        "",
        "*Clever* is the default bot: it plans for the whole team. *Steady* goes for itself to the nearest room with",
        "something to do, as the model did on which the numbers of turns were fitted; the last column is what that",
        "model won, was caught, and needed. *Random* takes any option. *Peeking* is the clever bot, but it sees",
        "through all that lies face down: a bound for what could be gained by guessing better.",
        "",
    ]
    return "\n".join([*lines, *[f"- {line}" for line in findings(scores)]])


if __name__ == "__main__":
    sys.exit(main())
