"""Somebody who plays La Traque in a browser: by the places of board and cards, or by the lists of the prompt."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from browser import seated
from browser.seated import Seated
from browser.visitor import Json, Visitor
from cavale import catalog
from cavale.core.action import Action
from cavale.core.bot import Sight
from cavale.games.la_traque import GAME
from cavale.games.la_traque.bot import SteadyBot
from cavale.games.la_traque.view import LaTraqueView

FILES = catalog.default_edition(GAME)

# Each verb by the places that are pressed for it, one after the other.
PLACES = {
    "take_faction": ("faction:{faction}",),
    "move_hunt": ("agents", "zone:{zone}"),
    "move_investigate": ("agents", "place:{zone}:{place}"),
    "inform": ("hand:{card}", "agent:{seat}:{agent}"),
    "capture": ("agent:{seat}:{agent}", "slot:{slot}"),
    "activate": ("hq:{card}",),
    "objective": ("line:{card}:{line}",),
    "keep": ("hand:{card}",),
}
LISTS = ("all", "which", "keep")  # buttons of the prompt that open a list
WANTED = ("take_faction", "capture", "objective", "activate", "use", "inform", "move_hunt", "move_investigate")
BUSY = 5  # actions of a round, after which one passes


class Hunter(Seated):
    """A visitor with a faction. By mouse at the board; by keyboard through the lists."""

    game = "la_traque"

    # Sitting down

    def lay(self, seats: int, *, bots: int = 0, edition: str = "", **options: Any) -> str:
        """A table at which this player has the first seat and bots the last ones. Its id."""
        wanted = {"game": "la_traque", "seats": seats, "edition": edition, "options": options}
        table = str(self.visitor.post("/api/tables", **wanted)["id"])
        for seat in range(seats - bots, seats):
            self.visitor.post(f"/api/tables/{table}/bot", seat=seat, level="steady")
        return table

    def start(self, table: str) -> None:
        self.visitor.post(f"/api/tables/{table}/start")

    def go(self, table: str) -> None:
        super().go(table)
        expect(self.page.locator(".prompt")).to_be_visible()

    # Playing

    def choose(self) -> Json:
        """What was not tried out yet, then what brings points; after some actions of a round, the pass."""
        options = self.options()
        new = [option for option in options if option["verb"] not in {*self.done, "pass", "destiny", "end_turn"}]
        if new:
            return self.random.choice(new)
        if self.acted() >= BUSY and (ends := self.options("pass")):
            return ends[0]
        for verb in WANTED:
            if (found := self.options(verb)) and verb not in ("inform", "move_hunt"):
                return self.random.choice(found)
        return self.random.choice([option for option in options if option["verb"] != "pass"] or options)

    def acted(self) -> int:
        """How many actions of this round are this player's, as everybody was told."""
        own = 0
        for sight in self.visitor.sights():
            for event in sight["events"]:
                if event["event"] == "round_started":
                    own = 0
                own += event["event"] in ACTIONS and event["seat"] == sight["seat"]
        return own

    def gesture(self, shown: Json, seat: int, step: str = "") -> None:
        """Press its places until it is done or the prompt has a button for it; or find it in the list."""
        deed, answers = self.named(spelled(shown)), self.answers
        for place in PLACES[shown["verb"]] if self.by_places(shown["verb"]) else ():
            self.hit(self.place(place.format(**shown.get("args", {}), seat=seat)))
            self.wait(
                lambda: self.answers > answers or bool(self.named("back").or_(deed).count()), f"{shown} to be meant"
            )
            if self.answers > answers:
                return
        if deed.count():
            self.hit(deed)
        else:
            self.hit(self.page.locator(", ".join(f"#prompt-{name}" for name in LISTS)))
            self.hit(self.page.locator(f'.prompt .menu [data-item="{spelled(shown)}"]'))
        if (sure := self.page.get_by_role("dialog")).count():
            self.hit(sure.locator(".pri"))

    def by_places(self, verb: str) -> bool:
        return verb in PLACES and not self.keyboard

    def named(self, name: str) -> Locator:
        """A button of the prompt, by what it is for."""
        return self.page.locator(f'[id="prompt-{name}"]')


class Veteran(Hunter):
    """Plays as a steady bot would that knows no more than this page was sent: so there is something to capture."""

    def __init__(self, visitor: Visitor, *, files: Mapping[str, str] = FILES, **given: Any) -> None:
        super().__init__(visitor, **given)
        self.files = files  # of the edition that is played

    def choose(self) -> Json:
        seat, asked, view = self.sight["seat"], self.sight["asked"], msgspec.convert(self.view, LaTraqueView)
        box = GAME.box(GAME.read_edition(self.files), GAME.full_options({}), len(view.players), live=True)

        def find(shown: Json) -> Action:
            action = box.actions.find(shown["verb"], shown.get("args", {}))
            assert action is not None, shown
            return action

        options, draft = [find(shown) for shown in asked["options"]], [find(shown) for shown in asked["draft"]]
        advice = SteadyBot(seat).act(Sight(box, seat, view, (), self.step, draft, options, (), {}))
        chosen: Json = asked["options"][options.index(advice)]
        return chosen

    def by_places(self, verb: str) -> bool:
        """On a phone one would have to turn leaves; the lists are at hand."""
        return super().by_places(verb) and self.visitor.size != "phone"

    def own(self, event: str) -> list[Json]:
        """What this page was told that its player has done, of one kind."""
        told = [(sight["seat"], each) for sight in self.visitor.sights() for each in sight["events"]]
        return [each for seat, each in told if each["event"] == event and each["seat"] == seat]


ACTIONS = {
    "agent_investigates",
    "agent_hunts",
    "agent_informed",
    "captured",
    "mission_played",
    "activated",
    "objective_achieved",
    "destiny_spent",
}


def spelled(shown: Json) -> str:
    """An action as it is spelled everywhere."""
    args = ", ".join(f"{name}={value}" for name, value in shown.get("args", {}).items())
    return f"{shown['verb']}({args})" if args else str(shown["verb"])


def edition(points: int) -> dict[str, str]:
    """The game's own edition, but so many points end the match."""
    text = FILES["board.toml"]
    assert "end_vp = 12" in text
    return {**FILES, "board.toml": text.replace("end_vp = 12", f"end_vp = {points}")}


def revealing() -> dict[str, str]:
    """The game's own edition, but one rumour finds a collaborator, and the objectives of Tzaar show hidden cards."""
    found = re.sub(COLLABORATOR, r"\1{ rumour = 1 }", FILES["fugitives.toml"])
    paid = re.sub(
        OBJECTIVE,
        r'\1kind = "mission"\nsuccess = { pay = { political = 1 } }\n\2power = SHOWN',
        FILES["objectives.toml"],
    )
    assert found != FILES["fugitives.toml"]
    assert paid != FILES["objectives.toml"]
    return {**FILES, "fugitives.toml": found, "objectives.toml": paid.replace("SHOWN", SHOWN)}


COLLABORATOR = r'(cat = "collaborationist"\nlevel = \d\ncost = )\{.*?\}'
OBJECTIVE = r'(faction = "tzaar"\nfr = .*\nen = .*\n)kind = .*\nsuccess = .*\n(triumph = .*\n)power = .*'
SHOWN = '[{ op = "peek", deck = "press", n = 3, keep = 2, to = "reserve" }, { op = "inspect", target = "hand" }]'

screen = partial(seated.screen, "la_traque")
