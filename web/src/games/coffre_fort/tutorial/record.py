"""Record the lesson from the real rules: `python record.py` beside this file writes `frames.json`."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[3] / "dev"))

from lesson import Lesson  # noqa: E402  # of all games
from stage import Stage, write  # noqa: E402

from cavale import catalog  # noqa: E402
from cavale.core.action import Action  # noqa: E402
from cavale.core.dice import FastDice, ScriptedDice  # noqa: E402
from cavale.games.coffre_fort import GAME  # noqa: E402
from cavale.games.coffre_fort.box import TOKENS  # noqa: E402

READER, MATE = range(2)
OPTIONS = {"mode": "budget", "turn_nudge": 0}  # nobody learns against a clock
DULL = ("cf-other-turn", "cf-not-started")  # reasons that a lesson says better


class Heist(Lesson):
    """A lesson with a team mate who is scripted."""

    def tells(self, action: Action) -> bool:
        """There are thousands of walks: the lesson answers for all of them."""
        return action.verb not in ("walk", "hop")

    def _no(self) -> dict[str, int]:
        return {what: why for what, why in super()._no().items() if self.reasons[why]["key"] not in DULL}


def deal(traps: dict[str, str], tokens: dict[str, str], hand: str, rolls: str) -> Stage:
    """What lies in some rooms, the reader's tools, and all throws: "7/3 guard/2"."""
    options = {option.key: option.default for option in GAME.options()} | OPTIONS
    edition = GAME.read_edition(catalog.default_edition(GAME))
    box: Any = GAME.box(edition, options, 2, True)
    rooms = [box.names[room] for room in box.red]
    d10s = [str(face) for face in edition.dice.d10]
    throws = [roll.split("/") for roll in rolls.split()]
    orders = {
        "traps": [placed(box.traps, [traps.get(room) for room in rooms])],
        "tokens": [placed([TOKENS[token] for token in box.tokens], [tokens.get(room) for room in rooms])],
        "tools": [placed([box.tools[tool] for tool in box.dealt], [*hand.split(), *[None] * 6])],
    }
    numbers = {"d10": [d10s.index(d10) for d10, _ in throws], "d6": [int(d6) - 1 for _, d6 in throws]}
    return Stage(GAME, 2, ScriptedDice(numbers, orders, FastDice(1)), OPTIONS)


def placed(things: Sequence[str], wanted: Sequence[str | None]) -> list[int]:
    """The places of all things: the wanted ones where they are wanted, the rest in their order."""
    left = list(range(len(things)))
    found: list[int | None] = []
    for thing in wanted:
        place = next((place for place in left if things[place] == thing), None) if thing else None
        if place is not None:
            left.remove(place)
        found.append(place)
    return [left.pop(0) if place is None else place for place in found]


def record() -> dict[str, Any]:
    """To the control room and back: a trap, a key, the Guard, the Robot; then the mate's turn, and the Dog."""
    stage = deal(
        traps={"G": "gas", "F": "laser"},
        tokens={"G": "key", "F": "passage"},
        hand="mask phone shears turbo bone mirror",
        rolls="7/3 guard/2 8/4 7/1 dog/2",
    )
    t = Heist(stage, READER)
    t.read("welcome")
    t.read("safe")
    stage.play(MATE, "ready")
    t.ask("ready", "ready")
    t.ask("roll", "roll")
    t.ask("walk", "walk", path="8,8>7,8>6,8>6,9>6,10>6,11>G")
    t.ask_why("why", "counter")
    t.ask("flip", "flip_trap")
    t.ask("counter", "counter")
    t.ask("token", "flip_token")
    t.play(MATE, "pass_robot", agent="blue", tool="glasscutter")
    t.play(MATE, "roll")
    t.read("robot")
    t.read("guard")
    t.ask("roll-again", "roll")
    t.ask("phone", "play", tool="phone")
    t.ask("home", "walk", path="6,11>6,10>6,9>6,8>7,8>8,8>start")
    t.ask("send", "pass_robot", agent="red", tool="mirror")
    t.play(MATE, "roll")
    t.play(MATE, "walk", path="14,8>15,8>16,8>16,9>16,10>16,11>F")
    t.play(MATE, "flip_trap")
    t.play(MATE, "counter")
    t.play(MATE, "flip_token")
    t.play(MATE, "end_turn")
    t.read("mate")
    t.ask("roll-dog", "roll")
    t.read("dog")
    t.ask("bone", "play", tool="bone")
    t.read("last")
    return t.finish("")


if __name__ == "__main__":
    content = record()
    write(HERE / "frames.json", content)
    print(f"{len(content['steps'])} steps, {len(content['reasons'])} reasons")
