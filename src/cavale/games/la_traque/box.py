"""What lies on a table of La Traque: what is printed, the table's options and all the actions, as numbers."""

from typing import Any, Final

from cavale.core.action import Action, Value
from cavale.core.state import Box
from cavale.core.step import Step
from cavale.games.la_traque import clocks
from cavale.games.la_traque.cards import Cards, by_deck
from cavale.games.la_traque.edition import Effect, LaTraqueEdition
from cavale.games.la_traque.terms import (
    DECKS,
    FACTIONS,
    HUNT_ZONES,
    LINES,
    MIXED,
    NONE,
    PLACES,
    TRACKS,
    ZONES,
)

Steps = tuple[Step[Any], ...]
NO_STEPS: Steps = ()

# What actions do, by `LaTraqueBox.code`.
OTHER: Final = 0
INVESTIGATE: Final = 1
HUNT: Final = 2
INFORM: Final = 3
CAPTURE: Final = 4
MISSION: Final = 5
COOPERATION: Final = 6
ACTIVATE: Final = 7
OBJECTIVE: Final = 8
DESTINY: Final = 9
PASS: Final = 10
END_TURN: Final = 11
WITHDRAW: Final = 12
CHOOSE: Final = 13
DECLINE: Final = 14
KEEP: Final = 15
KEEP_DONE: Final = 16
TAKE_FACTION: Final = 17


class LaTraqueBox(Box):
    """Public, and the same from the first turn to the last. All things are numbers in the order of the edition."""

    def __init__(self, edition: LaTraqueEdition, options: dict[str, Value | bool], seats: int, live: bool) -> None:
        super().__init__(seats, live)
        self.edition = edition
        self.everybody: int = (1 << seats) - 1
        self._read_options(options)
        self.cards: Cards = Cards(edition, self.single_tribunal)
        self.names: list[str] = self.cards.names
        self.kinds: int = self.cards.kinds
        self._read_rules(edition)
        self._read_slots(edition)
        self._read_places(edition)
        self._read_tracks(edition)
        self._read_factions(edition)
        self._leave_room_for_steps()
        self._list_actions()
        self._list_choices(edition)
        self._list_options()

    # -- the table ---------------------------------------------------------------------------------------------

    def _read_options(self, options: dict[str, Value | bool]) -> None:
        self.start_rumours: int = int(options["start_rumours"])
        self.faction_pick: str = str(options["faction_pick"])
        self.own_deck_only: bool = options["place_decks"] == "own"
        self.withdrawals: bool = bool(options["recall"])
        self.symbols_as_rumour: bool = bool(options["symbols_as_rumour"])
        self.full_effect_capture: bool = options["effect_capture"] == "full"
        self.collectivised_at_once: bool = options["collectivisation"] == "hq"
        self.single_tribunal: bool = options["tribunal"] == "single"
        self.visible_backs: bool = bool(options["visible_backs"])
        self.limits: dict[str, int] = clocks.limits(str(options["clocks"])) if self.live else {}

    # -- what is printed ---------------------------------------------------------------------------------------

    def _read_rules(self, edition: LaTraqueEdition) -> None:
        rules = edition.rules
        self.agents: int = rules.agents
        self.start_hand: list[int] = by_deck(rules.start_hand)
        self.start_hand[DECKS.index("rumour")] = self.start_rumours
        self.last_extra: list[int] = by_deck(rules.last_player_extra)
        self.objectives_visible: int = rules.objectives_visible
        self.keep_limit: int = rules.keep
        self.end_vp: int = rules.end_vp
        self.influence_max: int = rules.influence_max

    def _read_slots(self, edition: LaTraqueEdition) -> None:
        slots = edition.board.slots
        self.slots: int = len(slots)
        self.slot_zone: list[int] = [HUNT_ZONES.index(slot.zone) for slot in slots]
        self.slot_level: list[int] = [slot.level for slot in slots]
        self.slot_open: list[bool] = [slot.min <= self.seats for slot in slots]
        self.slot_names: list[str] = []
        self.slots_in: list[list[int]] = [[] for _ in HUNT_ZONES]  # the open ones
        for number, zone in enumerate(self.slot_zone):
            self.slot_names.append(f"{HUNT_ZONES[zone]}:{self.slot_zone[: number + 1].count(zone)}")
            if self.slot_open[number]:
                self.slots_in[zone].append(number)

    def _read_places(self, edition: LaTraqueEdition) -> None:
        """The places of the board, then the extra place of each zone (LT-OP-08)."""
        places = edition.board.places
        self.places: int = len(places)
        self.place_zone: list[int] = [ZONES.index(place.zone) for place in places] + list(range(len(ZONES)))
        self.place_number: list[int] = [
            self.place_zone[: number + 1].count(self.place_zone[number]) for number in range(self.places)
        ] + [0] * len(ZONES)
        self.place_names: list[str] = [
            f"{ZONES[zone]}:{self.place_number[number]}" for number, zone in enumerate(self.place_zone)
        ]
        self.place_open: list[bool] = [place.min <= self.seats for place in places] + [False] * len(ZONES)
        draws = [by_deck(place.draw) for place in places]
        if self.own_deck_only:  # LT-ACT-MOVE-09
            for number, zone in enumerate(self.place_zone[: self.places]):
                if ZONES[zone] in DECKS[:MIXED]:
                    draws[number] = [int(deck == ZONES[zone]) for deck in DECKS]
        firsts = [self.place_zone.index(zone) for zone in range(len(ZONES))]
        self.place_draws: list[list[int]] = draws + [draws[first] for first in firsts]  # by deck
        self.open_places: int = 0  # bits
        self.zone_places: list[int] = [0] * len(ZONES)  # bits of the open places of each zone
        for number in range(self.places):
            if self.place_open[number]:
                self.open_places |= 1 << number
                self.zone_places[self.place_zone[number]] |= 1 << number

    def _read_tracks(self, edition: LaTraqueEdition) -> None:
        tracks = edition.tracks
        self.markers: list[str] = list(tracks.markers)
        ambitions = (tracks.apollo, tracks.revolution, tracks.tribunal, tracks.reach)
        self.track_length: list[int] = [ambition.length for ambition in ambitions]  # by faction
        self.tier_at: list[list[int]] = [[tier.at for tier in ambition.tiers] for ambition in ambitions]
        self.neutral_agents: int = self.agents * (len(FACTIONS) - self.seats) if self.seats == 2 else 0

    def _read_factions(self, edition: LaTraqueEdition) -> None:
        cards = self.cards
        self.objectives_of: list[list[int]] = [[] for _ in FACTIONS]
        self.specials_of: list[list[int]] = [[] for _ in FACTIONS]
        for card in range(cards.specials, cards.objectives):
            self.specials_of[cards.faction[card]].append(card)
        for card in range(cards.objectives, cards.total):
            self.objectives_of[cards.faction[card]].append(card)
        self.by_level: list[list[int]] = [[], [], []]  # the fugitives
        for card in range(cards.fugitives, cards.specials):
            self.by_level[cards.level[card] - 1].append(card)

    def _leave_room_for_steps(self) -> None:
        """Abilities as steps. `ops.fill` makes them: steps know of states, and states of this box."""
        total = self.cards.total
        self.powers: list[Steps] = [NO_STEPS] * total  # of the Hunt part, symbols and discounts aside
        self.missions: list[Steps] = [NO_STEPS] * total
        self.recurrents: list[Steps] = [NO_STEPS] * total
        self.on_capture: list[list[int]] = [[] for _ in range(total)]  # per `on`: its category, or ANY
        self.on_capture_do: list[list[Steps]] = [[] for _ in range(total)]
        self.on_investigate: list[list[int]] = [[] for _ in range(total)]  # per `on`: its zone, or ANY
        self.on_investigate_do: list[list[Steps]] = [[] for _ in range(total)]
        self.tiers: list[list[Steps]] = []  # at faction * 3 + track: what each tier gives
        self.steps: dict[str, Step[Any]] = {}  # all these, by how the view spells them
        self.choices: dict[str, tuple[tuple[Effect, ...], ...]] = {}  # the options of `choose` as printed, by the same

    # -- actions -----------------------------------------------------------------------------------------------

    def _add(
        self,
        verb: str,
        args: dict[str, Value],
        code: int = OTHER,
        number: int = 0,
        other: int = NONE,
        third: int = NONE,
    ) -> Action:
        """List an action with what its arguments are as numbers."""
        self.code.append(code)
        self.number.append(number)
        self.other.append(other)
        self.third.append(third)
        return self.actions.add(verb, args)

    def _list_actions(self) -> None:
        """LT-ENG-01 All commands but the choices, each once."""
        self.code: list[int] = []  # per action: what it does
        self.number: list[int] = []  # per action: the first thing it names
        self.other: list[int] = []  # the second
        self.third: list[int] = []  # and the third
        add = self._add
        names, cards = self.names, self.cards
        self.take_faction: list[Action] = [
            add("take_faction", {"faction": name}, TAKE_FACTION, number) for number, name in enumerate(FACTIONS)
        ]
        self.investigate: list[Action] = [
            add("move_investigate", {"zone": ZONES[zone], "place": self.place_number[place]}, INVESTIGATE, place)
            for place, zone in enumerate(self.place_zone)
        ]
        self.hunt: list[Action] = [add("move_hunt", {"zone": name}, HUNT, zone) for zone, name in enumerate(HUNT_ZONES)]
        informing = [card for card in range(cards.total) if card < self.kinds or cards.huntable[card]]
        self.inform: list[list[Action | None]] = [[None] * cards.total for _ in range(self.agents)]
        self.capture: list[list[Action]] = []  # per agent and slot
        self.capture_track: list[list[list[Action]]] = []  # and track
        for agent in range(self.agents):
            for card in informing:
                self.inform[agent][card] = add("inform", {"agent": agent + 1, "card": names[card]}, INFORM, agent, card)
            slots = list(enumerate(self.slot_names))
            self.capture.append(
                [add("capture", {"agent": agent + 1, "slot": name}, CAPTURE, agent, slot) for slot, name in slots]
            )
            self.capture_track.append(
                [
                    [
                        add("capture", {"agent": agent + 1, "slot": name, "track": way}, CAPTURE, agent, slot, track)
                        for track, way in enumerate(TRACKS)
                    ]
                    for slot, name in slots
                ]
            )
        self.use: list[list[Action]] = [[] for _ in range(cards.total)]  # per card: its modes
        for card in range(cards.fugitives, cards.objectives):
            if cards.mission[card]:
                self.use[card].append(add("use", {"card": names[card], "mode": "mission"}, MISSION, card))
            if cards.cooperates[card]:
                self.use[card].append(add("use", {"card": names[card], "mode": "cooperation"}, COOPERATION, card))
        self.activate: list[Action | None] = [
            add("activate", {"card": names[card]}, ACTIVATE, card) if cards.recurs[card] else None
            for card in range(cards.total)
        ]
        self.objective: list[list[Action]] = [[] for _ in range(2 * cards.total)]  # at 2 * card + line
        for card in range(cards.objectives, cards.total):
            for line, way in enumerate(LINES):
                self._list_objective(card, line, {"card": names[card], "line": way})
        self.destiny: Action = add("destiny", {}, DESTINY)
        self.pass_: Action = add("pass", {}, PASS)
        self.end_turn: Action = add("end_turn", {}, END_TURN)
        self.withdraw: list[Action] = [
            add("withdraw", {"agent": agent + 1}, WITHDRAW, agent) for agent in range(self.agents)
        ]
        self.keep: list[Action | None] = [
            add("keep", {"card": names[card]}, KEEP, card) if card < cards.objectives else None
            for card in range(cards.total)
        ]
        self.keep_done: Action = add("keep_done", {}, KEEP_DONE)

    def _list_objective(self, card: int, line: int, args: dict[str, Value]) -> None:
        """LT-CCCP-03 A marker is named where two are printed."""
        markers = self.cards.marker[2 * card + line]
        if len(markers) > 1:
            for marker in markers:
                named: dict[str, Value] = {**args, "marker": self.markers[marker]}
                self.objective[2 * card + line].append(self._add("objective", named, OBJECTIVE, card, line, marker))
        else:
            only = markers[0] if markers else NONE
            self.objective[2 * card + line].append(self._add("objective", args, OBJECTIVE, card, line, only))

    def _list_choices(self, edition: LaTraqueEdition) -> None:
        """LT-ENG-03 What `choose` can name."""
        add = self._add
        cards = self.cards
        self.choose_track: list[Action] = [
            add("choose", {"track": name}, CHOOSE, number) for number, name in enumerate(TRACKS)
        ]
        self.choose_marker: list[Action] = [
            add("choose", {"marker": name}, CHOOSE, number) for number, name in enumerate(self.markers)
        ]
        self.choose_deck: list[Action] = [
            add("choose", {"deck": name}, CHOOSE, number) for number, name in enumerate(DECKS[:MIXED])
        ]
        self.choose_slot: list[Action] = [
            add("choose", {"slot": name}, CHOOSE, number) for number, name in enumerate(self.slot_names)
        ]
        self.choose_place: list[Action] = [
            add("choose", {"place": name}, CHOOSE, number) for number, name in enumerate(self.place_names)
        ]
        self.choose_agent: list[Action] = [  # at seat * agents + agent
            add("choose", {"agent": f"{seat}:{agent + 1}"}, CHOOSE, seat * self.agents + agent)
            for seat in range(self.seats)
            for agent in range(self.agents)
        ]
        self.choose_seat: list[Action] = [add("choose", {"seat": seat}, CHOOSE, seat) for seat in range(self.seats)]
        self.choose_card: list[Action | None] = [
            add("choose", {"card": name}, CHOOSE, card) if card < cards.objectives or cards.recurs[card] else None
            for card, name in enumerate(self.names)
        ]
        self.choose_trigger: list[Action | None] = [
            add("choose", {"trigger": name}, CHOOSE, card) if _reacts(cards, card) else None
            for card, name in enumerate(self.names)
        ]
        most = 0
        for abilities in (cards.mission, cards.recurrent):
            for effects in abilities:
                for effect in effects:
                    most = max(most, len(effect.options or ()))
        self.choose_option: list[Action] = [add("choose", {"option": n + 1}, CHOOSE, n) for n in range(most)]
        self.decline: Action = add("decline", {}, DECLINE)

    def _list_options(self) -> None:
        """Lists of options that come up again and again; filled as they occur."""
        self._moves: dict[int, list[Action]] = {}
        self._informs: dict[int, list[Action]] = {}
        self.listed: tuple[object, int, list[Action]] = (None, 0, [])  # what was listed last: state, ask and options

    def moves(self, places: int) -> list[Action]:
        """What an agent in the HQ can do, by the bits of the places it may go to."""
        found = self._moves.get(places)
        if found is None:
            found = [self.investigate[place] for place in range(len(self.place_zone)) if places >> place & 1]
            found += self.hunt
            self._moves[places] = found
        return found

    def informs(self, agents: int, kinds: int) -> list[Action]:
        """Which clues can be put under which hunting agents, by their bits."""
        key = agents << self.kinds | kinds
        found = self._informs.get(key)
        if found is None:
            found = []
            for agent in range(self.agents):
                for kind in range(self.kinds):
                    action = self.inform[agent][kind]
                    if action is not None and agents >> agent & 1 and kinds >> kind & 1:
                        found.append(action)
            self._informs[key] = found
        return found

    # -- names -------------------------------------------------------------------------------------------------

    def where(self, location: int) -> str:
        """Where an agent is, in words."""
        if location >= PLACES:
            return self.place_names[location - PLACES]
        return ("hq", "rest", *HUNT_ZONES)[location]

    def back(self, card: int) -> str:
        """What the back of a card tells."""
        return DECKS[self.cards.kind_deck[card]] if card < self.kinds else "card"


def _reacts(cards: Cards, card: int) -> bool:
    """Whether a card can wait as a trigger."""
    for effect in cards.permanent[card]:
        if effect.op == "on":
            return True
    for effect in cards.hunt[card]:
        if effect.op not in {"provide", "ease"}:
            return True
    return False
