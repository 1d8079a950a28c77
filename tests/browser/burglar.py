"""Somebody who plays La Course au Coffre-Fort in a browser, at random or towards a place."""

from collections.abc import Mapping
from functools import cache, partial
from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, expect

from browser import seated
from browser.seated import Seated
from browser.visitor import Json
from browser.words import said
from cavale import catalog
from cavale.core.match import Match
from cavale.core.shuffle import SealedDice, dice_seed
from cavale.games.coffre_fort import GAME
from cavale.games.coffre_fort.box import TOKENS
from cavale.games.coffre_fort.view import Faces
from cavale.server.fairness import shuffle

FILES = catalog.default_edition(GAME)
HOME = "start"
ROOM = ("flip_token", "lift", "counter", "flip_trap")  # what a room is for, the last first
ON = ("ready", "turn_dial", "roll", "go", "end_turn")  # what brings the match on


class Burglar(Seated):
    """A visitor with an agent. `goal`: the room to go to; without one, moves are random."""

    game = "coffre_fort"
    goal = ""

    # Sitting down

    def lay(self, seats: int, *, bots: int = 0, edition: str = "", **options: Any) -> str:
        """A table at which this player has the first seat and bots the last ones. Its id."""
        table = self.visitor.post("/api/tables", game="coffre_fort", seats=seats, options=options, edition=edition)
        for seat in range(seats - bots, seats):
            self.visitor.post(f"/api/tables/{table['id']}/bot", seat=seat, level="random")
        return str(table["id"])

    def start(self, table: str) -> None:
        self.visitor.post(f"/api/tables/{table}/start")

    def go(self, table: str) -> None:
        super().go(table)
        expect(self.page.locator("svg.floor")).to_be_visible()

    # Playing

    def choose(self) -> Json:
        """What a room is for comes first, then what brings the match on; else whatever was not tried out yet."""
        for verb in (*ROOM, *(ON if self.goal else ())):
            if found := self.options(verb):
                return found[0]
        walks = self.options("walk")
        if self.goal and walks:
            return min(walks, key=lambda walk: distances(self.goal)[walk["args"]["path"].split(">")[-1]])
        new = [option for option in self.options() if option["verb"] not in self.done]
        return self.random.choice(new or self.options())

    @property
    def agent(self) -> Json:
        """The first of this player."""
        return next(agent for agent in self.view["agents"] if agent["seat"] == self.sight["seat"])

    def gesture(self, shown: Json, seat: int, step: str = "") -> None:
        """What one does for it: lead a walk over the plan, press a room or a card, or a button of the prompt."""
        verb, args = shown["verb"], shown.get("args", {})
        if verb == "walk":
            if "tool" in args:
                self.hit(self.page.locator("#prompt-double"))
            end = args["path"].split(">")[-1]  # the plan leads there by the safest way
            self.hit(self.place(f"square:{end}" if "," in end else f"room:{end}"))
            self.hit(self.page.locator("#prompt-walk"))
        elif verb == "hop":
            self.hit(self.place(f"room:{args['room']}"))
        elif verb == "pass_robot":
            self.hit(self.page.locator("#prompt-robot"))
            name = said(self.words.action(verb, args), whole=True)
            self.hit(self.page.locator(".prompt .menu").get_by_role("button", name=name))
        else:
            self.hit(self.button(shown, self.words))
            if (sure := self.page.get_by_role("dialog")).count():
                self.hit(sure.locator(".pri"))

    def clock(self) -> Locator:
        return self.page.get_by_role("timer").first


def edition(*changes: tuple[str, str]) -> dict[str, str]:
    """The game's own edition, some of it written otherwise."""
    ((name, text),) = FILES.items()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return {name: text}


SHORT = edition(("budget = 82", "budget = 9"))  # three people have nine turns
ONE_KEY = edition(
    ('en = "Key", count = 4', 'en = "Key", count = 1'),
    ('en = "Petrification", count = 1', 'en = "Petrification", count = 0'),
    ('en = "Empty box", count = 1', 'en = "Empty box", count = 5'),
)


@cache
def distances(goal: str) -> Mapping[str, int]:
    """How many steps each square and room is away from a room."""
    faces: Any = GAME.faces(GAME.read_edition(FILES))
    assert isinstance(faces, Faces)
    beside: dict[str, set[str]] = {square: set() for square in faces.squares}
    for run in faces.runs:
        for one, two in pairwise(run):
            beside[one].add(two)
            beside[two].add(one)
    far = {goal: 0} | dict.fromkeys(faces.rooms[goal].doors, 1)
    found = list(faces.rooms[goal].doors)
    for square in found:
        for other in beside[square] - far.keys():
            far[other] = far[square] + 1
            found.append(other)
    for room, face in faces.rooms.items():
        far.setdefault(room, 1 + min(far[door] for door in face.doors))
    return far


def key_in_reach(files: Mapping[str, str], seats: int) -> tuple[str, str]:
    """A seed with which the first agent holds the tool against the trap on a key, and the room of that key."""
    faces: Any = GAME.faces(GAME.read_edition(files))
    for number in range(1000):
        seed = f"{number:064x}"
        match = Match(GAME, dict(files), SealedDice(dice_seed(shuffle(seed, {}))), seats=seats, live=True)
        view: Any = match.view(0)
        tools = view.agents[0].tools
        for room, (trap, found) in hidden(match).items():
            against = next((name for name, tool in faces.tools.items() if tool.trap == trap), None)
            if found == "key" and against in tools and distances(HOME)[room] < 8:
                return seed, room
    raise AssertionError("no such deal")


def hidden(match: Match) -> dict[str, tuple[str, str]]:
    """What lies in the red rooms."""
    s: Any = match.state
    box = s.box
    return {
        box.names[room]: (box.traps[trap], TOKENS[token])
        for room, trap, token in zip(box.red, s.traps, s.tokens, strict=True)
    }


screen = partial(seated.screen, "coffre_fort")
