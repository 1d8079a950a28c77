"""What somebody at a table of Red Notice is after: of what is offered, the next thing to do, by what their page shows.

They play well enough to end a match soon, and no better.
"""

from collections.abc import Callable, Iterable

from browser.chaser import JESSAH, PLACES, Chaser, screen, words_of
from browser.visitor import Json, Visitor
from browser.words import said
from cavale import catalog
from cavale.games.red_notice import GAME

Aim = Callable[[Json, list[Json]], Json]  # view and options: one of the options

EDITION = GAME.read_edition(catalog.default_edition(GAME))
ROUTES = [route.split("-") for route in EDITION.map.routes]
NEAR = {city.id: {b for a, b in [*ROUTES, *[way[::-1] for way in ROUTES]] if a == city.id} for city in EDITION.cities()}
CONTINENT = {city.id: key for key, continent in EDITION.continents.items() for city in continent.cities}
SIDES = {card.id: (card.left, card.right) for card in EDITION.actions.cards}
IDLE = ("skip", "stop", "end_movement", "go_on")

# Whether a marker can be pressed: its middle is on the part of the map that is seen, below nothing else.
ON_TOP = """(node) => {
  const { left, top, width, height } = node.querySelector('.touch').getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def cash_in(view: Json, options: list[Json]) -> Json:
    """Angela's: to a bank with every cheque, the dearest first."""
    if cash := of(options, "cash"):
        return max(cash, key=lambda option: value(option["args"]["cheque"]))
    if go := of(options, "go"):
        wanted = {city for city in NEAR if CONTINENT[city] in continents(view["mine"]["hand"])}
        here = view["mine"]["planned"] or view["mine"]["city"]
        return nearer(go, here, wanted) or of(options, "end_movement")[0]
    if jokers := of(options, "joker"):
        bank = CONTINENT[view["mine"]["city"]] in continents(view["mine"]["hand"])
        return next(option for option in jokers if option["args"]["kind"] == ("bank" if bank else "move"))
    if starts := of(options, "start"):
        return max(starts, key=lambda option: continents(view["mine"]["hand"]).count(CONTINENT[option["args"]["city"]]))
    return place(view, options, "bank", "cheque", "move") or first(options, "draw", "gain", *IDLE)


def hunt(view: Json, options: list[Json], wanted: str = "") -> Json:
    """Jessah's: to the city she wants, or else to the likeliest one of her notebook."""
    if steps := of(options, "step"):
        likely = sorted(view["notebook"], key=lambda possible: possible["chance"])[-1:]
        city = wanted or likely[0]["city"]
        return nearer(steps, view["jessah"], {city}) or of(options, "inspect_here")[0]
    if jokers := of(options, "joker"):
        return next(option for option in jokers if option["args"]["kind"] == "move")
    return place(view, options, "move", "joker", "security") or first(options, "draw", "confirm", *IDLE)


def idle(view: Json, options: list[Json]) -> Json:
    """Nobody's: pass where that is possible."""
    return first(options, "confirm", *IDLE)


# -- what they look at -------------------------------------------------------------------------------------------------


def of(options: list[Json], *verbs: str) -> list[Json]:
    return [option for option in options if option["verb"] in verbs]


def first(options: list[Json], *verbs: str) -> Json:
    """The first of these verbs that is offered, or else the first option of all."""
    return next((found[0] for verb in verbs if (found := of(options, verb))), options[0])


def place(view: Json, options: list[Json], *kinds: str) -> Json | None:
    """The highest token on the card with most of these kinds, the first of them before all others."""

    def worth(option: Json) -> tuple[int, int]:
        slot, token = option["args"]["slot"], option["args"]["token"]
        sides = [side.partition(":")[0] for side in SIDES[view["row"][int(slot[0]) - 1]["id"]]]
        own = sides["LR".index(slot[1])]
        wanted = [kind for kind in sides if kind in kinds]
        return sum((4 if kind == own else 3) * (len(kinds) - kinds.index(kind)) for kind in wanted), token

    return max(of(options, "place"), key=worth, default=None)


def nearer(options: Iterable[Json], here: str, wanted: set[str]) -> Json | None:
    """A step to the nearest of these cities; None where there is none, or one is there already."""
    if here in wanted or not wanted:
        return None
    return min(options, key=lambda option: distance(option["args"]["city"], wanted))


def distance(city: str, wanted: set[str]) -> int:
    reached, steps = {city}, 0
    while not reached & wanted:
        reached |= {near for each in reached for near in NEAR[each]}
        steps += 1
    return steps


def continents(cheques: Iterable[str]) -> list[str]:
    return [cheque.partition(":")[0] for cheque in cheques]


def value(cheque: str) -> int:
    return int(cheque.partition(":")[2])


# -- at a table --------------------------------------------------------------------------------------------------------


class Aimed(Chaser):
    """Somebody with an aim."""

    def __init__(self, visitor: Visitor, aim: Aim, *, keyboard: bool = False) -> None:
        super().__init__(visitor, keyboard=keyboard)
        self.aim = aim

    def choose(self) -> Json:
        return self.aim(self.view, self.options())

    def gesture(self, shown: Json, seat: int, step: str = "") -> None:
        """On a small screen the map is near what is asked, and full: what cannot be pressed there stands in a list."""
        place = PLACES.get(shown["verb"], "").format(**shown.get("args", {}))
        if self.visitor.size == "desktop" or self.keyboard or not place.startswith(("city:", "radar:", "barrier:")):
            return super().gesture(shown, seat, step)
        self.visitor.hush()
        if self.place(place).evaluate(ON_TOP):
            return super().gesture(shown, seat, step)
        self.page.get_by_role("button", name=screen(self.visitor.lang, "in-a-list")).click()
        name = words_of(self.visitor.lang, seat).action(shown["verb"], shown["args"])
        self.page.locator(".prompt .menu").get_by_role("button", name=said(name, whole=True)).click()
        return None


def sit_down(angela: Chaser, jessah: Chaser, *, edition: str = "", **options: object) -> str:
    """Both at one table, without a click, for tests of what comes after. The table's id."""
    ada, bo = angela.visitor, jessah.visitor
    wanted = {"clocks": "off", **options}
    table = str(ada.post("/api/tables", game="red_notice", seats=2, edition=edition, options=wanted)["id"])
    bo.come_to(table, ada)
    bo.post(f"/api/tables/{table}/sit", seat=JESSAH)
    ada.post(f"/api/tables/{table}/start")
    for player in (angela, jessah):
        player.go(table)
    return table


def bring_edition(visitor: Visitor, *changes: tuple[str, str]) -> str:
    """The open edition with some passages replaced. Its id on the server."""
    ((file, text),) = catalog.default_edition(GAME).items()
    for old, new in changes:
        assert old in text, f"the open edition has no {old!r}"
        text = text.replace(old, new, 1)
    return str(visitor.post("/api/editions", game="red_notice", files={file: text})["id"])
