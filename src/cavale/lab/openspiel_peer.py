"""OpenSpiel beside us: its C++ random games and its C++ search, timed without a Python call per step.

Started by `bench.py` with an interpreter that has OpenSpiel; this file imports nothing of Cavale. It says its version,
then answers each line `rollouts 100000` or `searches 10000` with the seconds that took.

Both begin where ours begin: at a hand whose two private cards are dealt. OpenSpiel offers no function that only plays
random games, but a tree search of a single simulation evaluates the position by as many random games as it is told to,
and does next to nothing else.
"""

import sys
import time
from collections.abc import Callable

import pyspiel  # type: ignore[import-not-found]  # lives in an environment of its own

GAME = pyspiel.load_game("leduc_poker")
EXPLORATION = 0.7
SEED = 1


def dealt() -> "pyspiel.State":
    hand = GAME.new_initial_state()
    hand.apply_action(0)
    hand.apply_action(3)
    return hand


def rollouts(games: int) -> Callable[[], object]:
    evaluator = pyspiel.RandomRolloutEvaluator(games, SEED)
    bot = pyspiel.MCTSBot(GAME, evaluator, EXPLORATION, 1, 10, False, SEED, False)  # 1: simulations; 10: MB
    hand = dealt()
    return lambda: bot.mcts_search(hand)


def searches(simulations: int) -> Callable[[], object]:
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(SEED, evaluator, EXPLORATION, simulations, -1, most_visited, False, False)
    hand = dealt()
    return lambda: bot.step(hand)


def main() -> None:
    print(getattr(pyspiel, "__version__", ""), flush=True)
    tasks = {"rollouts": rollouts, "searches": searches}
    for line in sys.stdin:
        task, amount = line.split()
        run = tasks[task](int(amount))
        start = time.perf_counter()
        run()
        print(time.perf_counter() - start, flush=True)


if __name__ == "__main__":
    main()
