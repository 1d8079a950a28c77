"""What lies on a table of Red Notice: what is printed, the table's options and all the actions, as numbers."""

from typing import Final

from cavale.core.action import Action, Value
from cavale.core.state import Box
from cavale.games.red_notice import clocks
from cavale.games.red_notice.edition import RedNoticeEdition, counted, ends
from cavale.games.red_notice.view import Ping

ANGELA: Final = 0
JESSAH: Final = 1
NOBODY: Final = -1

# The kinds of action on a side of a card.
CHEQUE: Final = 0
BANK: Final = 1
SECURITY: Final = 2
MOVE: Final = 3
JOKER: Final = 4
GHOST: Final = 5  # on no card: a movement for which neither barriers nor radars count
KINDS: Final = ("cheque", "bank", "security", "move", "joker", "ghost_move")

LEFT: Final = 0
RIGHT: Final = 1
NO_SIDE: Final = 2
SIDES: Final = ("left", "right", "")

# What a cashed cheque brings.
NO_EFFECT: Final = 0
FREE_MOVE: Final = 1
UPGRADE: Final = 2
EFFECTS: Final = ("", "free_move", "upgrade")

# The parts of an escape.
REMOVE_BARRIER: Final = 0
REMOVE_RADAR: Final = 1
ESCAPE_MOVE: Final = 2
GHOST_MOVE: Final = 3
DRAW_CHEQUES: Final = 4
SET_SECURITY: Final = 5
DESTROY_UPGRADE: Final = 6
PARTS: Final = (
    "remove_white:barrier",
    "remove_white:radar",
    "move",
    "ghost_move",
    "draw",
    "set_security",
    "destroy_upgrade",
)

# What the items of a draft do, by `RedNoticeBox.code`.
OTHER: Final = 0
GO: Final = 1
STAY: Final = 2
PAY_RADAR: Final = 3
PAY_BARRIER: Final = 4
END_MOVEMENT: Final = 5
LIFT: Final = 6
REMOVE_A_RADAR: Final = 7
REMOVE_A_BARRIER: Final = 8
START: Final = 9
PUT_RADAR: Final = 10
PUT_BARRIER: Final = 11
DESTROY: Final = 12

POW: Final = 0


class RedNoticeBox(Box):
    """Public, and the same from the first card to the last. All things are numbers in the order of the edition."""

    def __init__(self, edition: RedNoticeEdition, options: dict[str, Value | bool], live: bool) -> None:
        super().__init__(2, live)
        self.edition = edition
        self._read_numbers(edition)
        self._read_map(edition)
        self._read_cheques(edition)
        self._read_cards(edition)
        self._read_upgrades(edition)
        self._read_identities(edition)
        self._read_options(options)
        self._list_actions()
        self._list_options()

    # -- the edition -------------------------------------------------------------------------------------------

    def _read_numbers(self, edition: RedNoticeEdition) -> None:
        numbers = edition.numbers
        self.goal: int = numbers.goal
        self.hand_limit: int = numbers.hand_limit
        self.deal: int = numbers.deal
        self.security_start: int = numbers.security_start
        self.security_max: int = numbers.security_max
        self.pay_cost: int = numbers.pay_cost
        self.barriers: int = numbers.barriers
        self.radars: int = numbers.radars
        self.start_radars: int = numbers.start_radars
        self.identities_in_play: int = numbers.identities_in_play
        self.row: int = numbers.row
        self.slots: int = 2 * numbers.row
        self.tokens_per_round: int = numbers.tokens_per_round
        self.rounds_per_cycle: int = numbers.rounds_per_cycle
        all_tokens = sorted([POW] * edition.tokens.pow + list(edition.tokens.values))
        self.values: list[int] = sorted(set(all_tokens))  # a token is a number: its place in this list
        self.tokens: list[int] = [self.values.index(value) for value in all_tokens]  # of one player
        self.token_copies: list[int] = [all_tokens.count(value) for value in self.values]

    def _read_map(self, edition: RedNoticeEdition) -> None:
        self.continents: list[str] = list(edition.continents)
        self.cities: list[str] = [city.id for city in edition.cities()]
        self.continent_of: list[int] = [
            number for number, each in enumerate(edition.continents.values()) for _ in each.cities
        ]
        self.routes: list[str] = list(edition.map.routes)
        self.near: list[list[int]] = [[] for _ in self.cities]  # per city: its neighbours
        self.via: list[list[int]] = [[] for _ in self.cities]  # and the routes that lead there
        self.routes_from: list[int] = [0 for _ in self.cities]  # the same routes, as bits
        for number, route in enumerate(self.routes):
            one, two = [self.cities.index(city) for city in ends(route)]
            for city, other in ((one, two), (two, one)):
                self.near[city].append(other)
                self.via[city].append(number)
                self.routes_from[city] |= 1 << number
        self.distance: list[list[int]] = [self._distances(city) for city in range(len(self.cities))]

    def _distances(self, start: int) -> list[int]:
        """How many moves each city is away, barriers aside."""
        found = [len(self.cities)] * len(self.cities)
        found[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for city in edge:
                for other in self.near[city]:
                    if found[other] > found[city] + 1:
                        found[other] = found[city] + 1
                        further.append(other)
            edge = further
        return found

    def _read_cheques(self, edition: RedNoticeEdition) -> None:
        self.cheques: list[str] = []  # the kinds: continent and value
        self.cheque_continent: list[int] = []
        self.cheque_value: list[int] = []
        self.cheque_effect: list[int] = []
        self.cheque_copies: list[int] = []
        for continent, name in enumerate(self.continents):
            for value in sorted(set(edition.cheques[name])):
                self.cheques.append(f"{name}:{value}")
                self.cheque_continent.append(continent)
                self.cheque_value.append(value)
                self.cheque_effect.append(EFFECTS.index(edition.cheque_effects.get(str(value), "")))
                self.cheque_copies.append(list(edition.cheques[name]).count(value))
        self.all_cheques: list[int] = [kind for kind, copies in enumerate(self.cheque_copies) for _ in range(copies)]
        self.money: int = sum([self.cheque_value[kind] for kind in self.all_cheques])

    def _read_cards(self, edition: RedNoticeEdition) -> None:
        self.cards: list[str] = [card.id for card in edition.actions.cards]
        sides = [counted(side) for card in edition.actions.cards for side in (card.left, card.right)]
        self.side_kind: list[int] = [KINDS.index(kind) for kind, _ in sides]  # at 2 * card + side
        self.side_icons: list[int] = [icons for _, icons in sides]

    def _read_upgrades(self, edition: RedNoticeEdition) -> None:
        cards = edition.upgrades.cards
        self.upgrades: list[str] = [card.id for card in cards]
        self.all_upgrades: list[int] = [number for number, card in enumerate(cards) for _ in range(card.copies)]
        self.permanent: list[bool] = [card.kind == "permanent" for card in cards]
        self.precise: list[bool] = [card.effect.announce == "city" for card in cards]
        self.informs: list[bool] = [card.effect.round_start is not None for card in cards]
        self.black_radars: list[int] = [black.radar if (black := card.effect.place_black) else 0 for card in cards]
        self.black_barriers: list[int] = [black.barrier if (black := card.effect.place_black) else 0 for card in cards]
        self.bonus_kind: list[int] = [
            KINDS.index(bonus.action) if (bonus := card.effect.bonus) else NOBODY for card in cards
        ]
        self.bonus_icons: list[int] = [bonus.icons if (bonus := card.effect.bonus) else 0 for card in cards]
        self.loses: list[int] = [card.effect.lose_security for card in cards]
        self.seizes: list[bool] = [card.effect.seize_cheque > 0 for card in cards]
        grants = [[counted(grant) for grant in card.effect.grant] for card in cards]
        self.grant_kinds: list[list[int]] = [[KINDS.index(kind) for kind, _ in row] for row in grants]
        self.grant_icons: list[list[int]] = [[icons for _, icons in row] for row in grants]

    def _read_identities(self, edition: RedNoticeEdition) -> None:
        tiles = edition.identities.tiles
        self.identities: list[str] = [tile.id for tile in tiles]
        self.beginner: list[int] = [self.identities.index(name) for name in edition.identities.beginner]
        self.parts: list[list[int]] = []  # per identity: what to do, in order
        self.part_counts: list[list[int]] = []  # and how often, or how far
        for tile in tiles:
            steps = [(step, 1) if step in PARTS else counted(step) for step in tile.steps]
            self.parts.append([PARTS.index(part) for part, _ in steps])
            self.part_counts.append([count for _, count in steps])

    # -- the table ---------------------------------------------------------------------------------------------

    def _read_options(self, options: dict[str, Value | bool]) -> None:
        self.dealing: str = str(options["identities"])
        self.joker_icons: int = int(options["joker_icons"])
        self.capture_ends_card: bool = options["capture_ends"] == "card"
        self.black_barrier_movable: bool = bool(options["black_barrier_movable"])
        self.black_radar_repeat: bool = bool(options["black_radar_repeat"])
        self.lawyer_removes: bool = options["lawyer_tokens"] == "removed"
        self.destroys_any: bool = options["destroy_units_target"] == "any"
        self.announce_later: bool = options["announce_at"] == "card_turn"
        self.stops: bool = options["pay_timing"] != "live"
        self.pay_in_own_turn: bool = options["pay_timing"] == "own_turn"
        self.impossible_goal_loses: bool = options["impossible_goal"] == "jessah_wins"
        self.round_cap: int = int(options["round_cap"])
        self.agent_notebook: bool = bool(options["agent_notebook"])
        self.limits: dict[str, int] = clocks.limits(str(options["clocks"])) if self.live else {}

    # -- actions -----------------------------------------------------------------------------------------------

    def _add(self, verb: str, args: dict[str, Value], number: int = 0, code: int = OTHER, other: int = 0) -> Action:
        """List an action with what its arguments are as numbers."""
        self.number.append(number)
        self.other.append(other)
        self.code.append(code)
        return self.actions.add(verb, args)

    def _list_actions(self) -> None:
        """All commands, each once."""
        self.number: list[int] = []  # per action: its argument, the first thing it names
        self.other: list[int] = []  # per action: the second
        self.code: list[int] = []  # per action: what it does in a draft
        add = self._add
        cities = list(enumerate(self.cities))
        routes = list(enumerate(self.routes))
        continents = list(enumerate(self.continents))
        self.start: list[list[Action]] = [  # per kind of cheque, one for each city of its continent
            [
                add("start", {"city": name, "cheque": cheque}, city, START, kind)
                for city, name in cities
                if self.continent_of[city] == self.cheque_continent[kind]
            ]
            for kind, cheque in enumerate(self.cheques)
        ]
        self.confirm: Action = add("confirm", {})
        names = [(slot, f"{slot // 2 + 1}{'LR'[slot % 2]}") for slot in range(self.slots)]
        self.slot_names: list[str] = [name for _, name in names]
        self.place: list[list[Action]] = [  # per token, per slot
            [add("place", {"token": value, "slot": name}, token, OTHER, slot) for slot, name in names]
            for token, value in enumerate(self.values)
        ]
        self.joker: list[Action] = [add("joker", {"kind": kind}, number) for number, kind in enumerate(KINDS[:JOKER])]
        self.skip: Action = add("skip", {})
        self.draw: Action = add("draw", {})
        self.cash: list[Action] = [add("cash", {"cheque": name}, kind) for kind, name in enumerate(self.cheques)]
        self.gain: Action = add("gain", {})
        self.put_radar: list[Action] = [add("put_radar", {"continent": name}, at, PUT_RADAR) for at, name in continents]
        self.put_barrier: list[Action] = [add("put_barrier", {"route": name}, at, PUT_BARRIER) for at, name in routes]
        self.lift: list[Action] = [add("lift", {"route": name}, at, LIFT) for at, name in routes]
        self.step: list[Action] = [add("step", {"city": name}, city) for city, name in cities]
        self.inspect_here: Action = add("inspect_here", {})
        self.stop: Action = add("stop", {})
        self.go: list[Action] = [add("go", {"city": name}, city, GO) for city, name in cities]
        self.stay: Action = add("stay", {}, 0, STAY)
        self.pay_radar: list[Action] = [
            add("pay", {"target": f"radar:{name}"}, at, PAY_RADAR) for at, name in continents
        ]
        self.pay_barrier: list[Action] = [
            add("pay", {"target": f"barrier:{name}"}, at, PAY_BARRIER) for at, name in routes
        ]
        self.end_movement: Action = add("end_movement", {}, 0, END_MOVEMENT)
        self.go_on: Action = add("go_on", {})
        self.choose_upgrade: list[Action] = [
            add("choose_upgrade", {"upgrade": name}, number) for number, name in enumerate(self.upgrades)
        ]
        self.black_radar: list[Action] = [add("black_radar", {"continent": name}, at) for at, name in continents]
        self.black_barrier: list[Action] = [add("black_barrier", {"route": name}, at) for at, name in routes]
        self.seize: list[Action] = [add("seize", {"cheque": name}, kind) for kind, name in enumerate(self.cheques)]
        self.keep_identity: list[Action] = [
            add("keep_identity", {"identity": name}, number) for number, name in enumerate(self.identities)
        ]
        self.choose_identity: list[Action] = [
            add("choose_identity", {"identity": name}, number) for number, name in enumerate(self.identities)
        ]
        self.remove_radar: list[Action] = [
            add("remove", {"target": f"radar:{name}"}, at, REMOVE_A_RADAR) for at, name in continents
        ]
        self.remove_barrier: list[Action] = [
            add("remove", {"target": f"barrier:{name}"}, at, REMOVE_A_BARRIER) for at, name in routes
        ]
        self.destroy: list[Action] = [
            add("destroy", {"upgrade": name}, number, DESTROY) for number, name in enumerate(self.upgrades)
        ]
        self.resign: Action = add("resign", {})

    def _list_options(self) -> None:
        """Lists of options that come up again and again."""
        self.walks: list[list[Action]] = []  # per city: Angela's moves where no barrier is in her way
        self.pursuits: list[list[Action]] = []  # per city: Jessah's moves
        for city in range(len(self.cities)):
            near = self.near[city]
            self.walks.append([*[self.go[other] for other in near], self.stay, self.end_movement])
            self.pursuits.append([*[self.step[other] for other in near], self.inspect_here, self.stop])
        self.draw_options: list[Action] = [self.draw, self.skip]
        self.gain_options: list[Action] = [self.gain, self.skip]
        self.joker_options: list[Action] = [*self.joker, self.skip]
        self.only_end: list[Action] = [self.end_movement]
        self.only_resign: list[Action] = [self.resign]
        self.pings: tuple[Ping, ...] = ()  # Angela's movements as last shown, and the clues they follow from
        self.pings_of: list[tuple[int, ...]] = []
        self.notebook: object = None  # the `Filter` of Jessah's notebook, as last read
        self._placements: dict[int, list[Action]] = {}  # filled as they occur, the same for `_cashings`
        self._cashings: dict[int, list[Action]] = {}

    def placements(self, tokens: int, slots: int) -> list[Action]:
        """What can be placed, by the bits of the tokens held and of the slots open to their owner."""
        key = tokens << self.slots | slots
        found = self._placements.get(key)
        if found is None:
            found = [
                self.place[token][slot]
                for token in range(len(self.values))
                if tokens >> token & 1
                for slot in range(self.slots)
                if slots >> slot & 1
            ]
            self._placements[key] = found
        return found

    def cashings(self, kinds: int) -> list[Action]:
        """What can be done in a bank, by the bits of the cheques that match the city."""
        found = self._cashings.get(kinds)
        if found is None:
            found = [self.cash[kind] for kind in range(len(self.cheques)) if kinds >> kind & 1]
            found.append(self.skip)
            self._cashings[kinds] = found
        return found

    # -- names -------------------------------------------------------------------------------------------------

    def target(self, code: int) -> str:
        """A token on the board as one number: a continent for its radar, beyond these a route for its barrier."""
        continents = len(self.continents)
        return f"radar:{self.continents[code]}" if code < continents else f"barrier:{self.routes[code - continents]}"
