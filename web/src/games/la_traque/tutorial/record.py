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
from cavale.games.la_traque import GAME  # noqa: E402

READER, WEST, NETWORK = range(3)
OPTIONS = {"start_rumours": 3, "clocks": "off"}  # LT-SETUP-16; nobody learns against a clock
WANTED = "f.pol.thierschow"  # costs a medal, a document and a rumour
OBJECTIVES = ("o.tzaar.headlines", "o.tzaar.extradition", "o.tzaar.witnesses")
HAND = {"registry": "document", "press": "medal", "archives": "microfilm"}
DULL = ("lt-other-turn", "lt-not-among-the-choices", "lt-choose-first")  # reasons that a lesson says better
AGENTS = (1, 2)  # those that the reader moves


class Search(Lesson):
    """A lesson in the seat of Tzaar, with two rivals who are scripted."""

    def tells(self, action: Action) -> bool:
        """Of thousands of cards only those that the reader has, and of five agents only those that move."""
        args = action.args()
        mine = self.stage.match.view(READER).players[READER]
        cards = [*(mine.hand or ()), *(mine.reserve or ()), *mine.objectives]
        if args.get("agent", 1) not in AGENTS or args.get("track"):
            return False
        return action.verb != "choose" and ("card" not in args or args["card"] in cards)

    def _no(self) -> dict[str, int]:
        return {what: why for what, why in super()._no().items() if self.reasons[why]["key"] not in DULL}


def deal() -> Stage:
    """The wanted fugitive lies in the first slot of Europe; the reader begins, and holds what it takes."""
    box: Any = GAME.box(GAME.read_edition(catalog.default_edition(GAME)), defaults() | OPTIONS, 3, True)
    decks = {deck: [box.names[kind] for kind in copies] for deck, copies in zip(HAND, box.cards.copies, strict=False)}
    level_1 = [box.names[card] for card in box.by_level[0]]
    tzaar = [box.names[card] for card in box.objectives_of[2]]
    europe = 2  # slots of level 1 are filled from America on, which has two of them
    orders = {deck: [last(cards, [f"{deck}:{HAND[deck]}"])] for deck, cards in decks.items()}
    orders["fugitives"] = [last(level_1, [WANTED], before=europe)]
    orders["objectives"] = [last(tzaar, OBJECTIVES)]
    return Stage(GAME, 3, ScriptedDice({"first player": [READER]}, orders, FastDice(1)), OPTIONS)


def last(things: Sequence[str], wanted: Sequence[str], before: int = 0) -> list[int]:
    """The places of all things. Cards are drawn from the end: the wanted ones, `before` them so many others."""
    left = list(range(len(things)))
    found = []
    for thing in wanted:
        place = next(place for place in left if things[place] == thing)
        left.remove(place)
        found.append(place)
    return [*left[: len(left) - before], *found[::-1], *left[len(left) - before :]]


def defaults() -> dict[str, Any]:
    return {option.key: option.default for option in GAME.options()}


def record() -> dict[str, Any]:
    """A round: investigate, hunt, inform, arrest, achieve an objective; then maintenance, and what it brings."""
    stage = deal()
    t = Search(stage, READER)
    t.read("welcome")
    t.ask("faction", "take_faction", faction="tzaar")
    t.play(WEST, "take_faction", faction="usa")
    t.play(NETWORK, "take_faction", faction="reseau")
    t.read("board")
    t.read("fugitive")
    t.ask("investigate", "move_investigate", zone="rumours", place=1)
    t.read("reserve")
    t.ask("hunt", "move_hunt", zone="europe")
    t.ask_why("why", "capture", agent=2, slot="europe:1")
    t.ask("inform", "inform", agent=2, card="registry:document")
    t.play(WEST, "move_investigate", zone="archives", place=1)
    t.play(WEST, "end_turn")
    t.play(NETWORK, "move_hunt", zone="america")
    t.play(NETWORK, "end_turn")
    t.read("turns")
    t.ask("inform-more", "inform", agent=2, card="press:medal")
    t.ask("inform-rumour", "inform", agent=2, card="rumour:rumour")
    t.ask("capture", "capture", agent=2, slot="europe:1")
    t.play(WEST, "move_investigate", zone="financing", place=1)
    t.play(WEST, "end_turn")
    t.play(NETWORK, "pass")
    t.read("captured")
    t.ask("objective", "objective", card="o.tzaar.headlines", line="success")
    t.ask("block", "choose", slot="america:1")
    t.read("gained")
    t.ask("end-turn", "end_turn")
    t.play(WEST, "pass")
    t.ask("pass", "pass")
    t.play(WEST, "keep_done")
    t.play(NETWORK, "keep_done")
    t.read("maintenance")
    t.ask("keep", "keep", card="archives:microfilm")
    t.ask("keep-done", "keep_done")
    t.read("second-round")
    t.read("last")
    return t.finish("")


if __name__ == "__main__":
    content = record()
    write(HERE / "frames.json", content)
    print(f"{len(content['steps'])} steps, {len(content['reasons'])} reasons")
