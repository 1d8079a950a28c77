"""Somebody who plays Red Notice in a browser."""

from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from browser import seated
from browser.seated import Seated
from browser.visitor import Json, Lang
from browser.words import said
from cavale.words import Words

ANGELA, JESSAH = range(2)

# Each verb by the place that is pressed for it.
PLACES = {
    "start": "city:{city}",
    "go": "city:{city}",
    "step": "city:{city}",
    "put_radar": "radar:{continent}",
    "black_radar": "radar:{continent}",
    "put_barrier": "barrier:{route}",
    "black_barrier": "barrier:{route}",
    "lift": "barrier:{route}",
    "pay": "{target}",
    "remove": "{target}",
    "cash": "cheque:{cheque}",
    "seize": "cheque:{cheque}",
    "choose_upgrade": "upgrade:{upgrade}",
    "destroy": "upgrade:{upgrade}",
    "choose_identity": "identity:{identity}",
    "keep_identity": "identity:{identity}",
}
DRAFTED = ("go", "lift", "destroy")  # verbs that can always be taken back
DRAFTING = ("jessahs_start", "plan_movement", "pick_identities")  # steps in which everything can
BUSY = ("cash", "go", "step", "draw", "gain", "put_barrier", "put_radar", "seize", "destroy", "remove")


class Chaser(Seated):
    """A visitor in one of the two roles."""

    game = "red_notice"

    # Sitting down

    def lay(self, seat: int, *, bot: str = "", edition: str = "", **options: Any) -> str:
        """A table at which this player has a seat; a bot has the other, if one is named. Its id."""
        wanted = {"game": "red_notice", "seats": 2, "edition": edition, "options": options}
        table = str(self.visitor.post("/api/tables", **wanted)["id"])
        if seat:
            self.visitor.post(f"/api/tables/{table}/sit", seat=seat)
        if bot:
            self.visitor.post(f"/api/tables/{table}/bot", seat=1 - seat, level=bot)
            self.visitor.post(f"/api/tables/{table}/start")
        return table

    def go(self, table: str) -> None:
        super().go(table)
        expect(self.page.locator("svg.world")).to_be_visible()

    # Playing

    def choose(self) -> Json:
        """Whatever has not been tried out yet; then what brings the match on."""
        new = [option for option in self.options() if option["verb"] not in self.done]
        busy = self.options(*BUSY)
        if new and self.random.random() < 0.7:
            return self.random.choice(new)
        return self.random.choice(busy if busy and self.random.random() < 0.8 else self.options())

    def gesture(self, shown: Json, seat: int, step: str = "") -> None:
        """What one does for it: press its place, and then the button that names it if it cannot be taken back."""
        words = words_of(self.visitor.lang, seat)
        verb, args = shown["verb"], shown.get("args", {})
        if verb == "place":
            self.hit(self.token(words.name("token", args["token"])))
            self.hit(self.place(f"slot:{args['slot']}"))
        elif verb in PLACES:
            self.hit(self.place(PLACES[verb].format(**args)))
            if verb not in DRAFTED and step not in DRAFTING and not shown.get("why"):
                self.hit(self.button(shown, words))
        else:
            self.hit(self.button(shown, words))

    def token(self, name: str) -> Locator:
        return self.page.locator(".token-button").filter(has_text=said(name, whole=True)).first

    def button(self, shown: Json, words: Words) -> Locator:
        """The end of a movement names its place, for Angela alone."""
        if shown["verb"] == "end_movement":
            return self.page.locator("#prompt-end_movement")
        return super().button(shown, words)


def words_of(lang: Lang, reader: int) -> Words:
    return seated.words_of("red_notice", lang, ("Angela", "Jessah"), reader)


screen = partial(seated.screen, "red_notice")
