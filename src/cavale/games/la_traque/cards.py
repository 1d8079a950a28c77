"""The cards of an edition as numbers: clue kinds first, then fugitives, special cards and objectives."""

from cavale.games.la_traque.edition import (
    Clues,
    Draws,
    Effect,
    Fugitive,
    LaTraqueEdition,
    Objective,
    Pay,
    Special,
)
from cavale.games.la_traque.terms import (
    AMBITIONS,
    ANY,
    CATEGORIES,
    CLUES,
    DECKS,
    FACTIONS,
    LINES,
    NONE,
    TRACKS,
)

NO_EFFECTS: tuple[Effect, ...] = ()


def amounts(clues: Clues) -> list[int]:
    """So many of each type, in the order of CLUES."""
    return [clues.medal, clues.document, clues.microfilm, clues.financing, clues.rumour]


def by_deck(draws: Draws) -> list[int]:
    """So many of each deck, in the order of DECKS."""
    return [draws.registry, draws.press, draws.archives, draws.rumour, draws.financing]


def by_track(pay: Pay) -> list[int]:
    return [pay.military, pay.scientific, pay.political]


class Cards:
    """What is printed on them. All lists go by the number of the card, unless they say otherwise."""

    def __init__(self, edition: LaTraqueEdition, single_tribunal: bool) -> None:
        self.names: list[str] = []
        self._read_clues(edition)
        self.fugitives: int = len(self.names)  # the first fugitive
        self.specials: int = self.fugitives + len(edition.fugitives)  # the first special card
        self.objectives: int = self.specials + len(edition.specials)  # the first objective
        self.names += [card.id for card in edition.fugitives]
        self.names += [card.id for card in edition.specials]
        self.names += [card.id for card in edition.objectives]
        self.total: int = len(self.names)
        self._clear()
        for number, fugitive in enumerate(edition.fugitives):
            self._read_fugitive(self.fugitives + number, fugitive)
        for number, special in enumerate(edition.specials):
            self._read_special(self.specials + number, special, single_tribunal)
        self.faction: list[int] = [NONE] * self.total
        for number, special in enumerate(edition.specials):
            self.faction[self.specials + number] = FACTIONS.index(special.faction)
        for number, objective in enumerate(edition.objectives):
            self._read_objective(self.objectives + number, objective, edition.tracks.markers)
        self._read_permanents()

    # -- clues -------------------------------------------------------------------------------------------------

    def _read_clues(self, edition: LaTraqueEdition) -> None:
        """The kinds: deck and type. The deck is needed to return a card."""
        self.kind_deck: list[int] = []
        self.kind_type: list[int] = []
        self.copies: list[list[int]] = []  # per deck: its cards, as kinds
        decks = edition.clues
        for deck, clues in enumerate((decks.registry, decks.press, decks.archives, decks.rumour, decks.financing)):
            cards: list[int] = []
            for clue, copies in enumerate(amounts(clues)):
                if copies:
                    cards += [len(self.names)] * copies
                    self.names.append(f"{DECKS[deck]}:{CLUES[clue]}")
                    self.kind_deck.append(deck)
                    self.kind_type.append(clue)
            self.copies.append(cards)
        self.kinds: int = len(self.names)

    # -- other cards -------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        total = self.total
        self.level: list[int] = [0] * total
        self.category: list[int] = [NONE] * total
        self.need: list[list[int]] = [[] for _ in range(total)]  # of a fugitive, by type of clue
        self.hunt: list[tuple[Effect, ...]] = [NO_EFFECTS] * total
        self.mission: list[tuple[Effect, ...]] = [NO_EFFECTS] * total
        self.recurrent: list[tuple[Effect, ...]] = [NO_EFFECTS] * total
        self.permanent: list[tuple[Effect, ...]] = [NO_EFFECTS] * total
        self.pay: list[list[int]] = [[] for _ in range(2 * total)]  # of an objective: at 2 * card + line, by track
        self.points: list[int] = [0] * (2 * total)
        self.apollo: list[int] = [0] * (2 * total)
        self.marker: list[list[int]] = [[] for _ in range(2 * total)]
        self.unlock_track: list[int] = [NONE] * total
        self.unlock_at: list[int] = [0] * total
        self.unlock_category: list[int] = [NONE] * total

    def _read_fugitive(self, card: int, fugitive: Fugitive) -> None:
        self.level[card] = fugitive.level
        self.category[card] = CATEGORIES.index(fugitive.cat)
        self.need[card] = amounts(fugitive.cost)
        self.hunt[card] = fugitive.hunt
        self.mission[card] = fugitive.mission
        self.recurrent[card] = fugitive.recurrent
        self.permanent[card] = fugitive.permanent

    def _read_special(self, card: int, special: Special, single_tribunal: bool) -> None:
        self.hunt[card] = special.hunt
        self.mission[card] = special.mission
        self.recurrent[card] = special.recurrent
        self.permanent[card] = special.permanent
        if single_tribunal and [effect for effect in special.recurrent if effect.op == "judge"]:
            self.mission[card], self.recurrent[card] = special.recurrent, NO_EFFECTS  # LT-TZAAR-06
        unlock = special.unlock
        self.unlock_track[card] = AMBITIONS.index(unlock.track)
        self.unlock_at[card] = unlock.at
        self.unlock_category[card] = TRACKS.index(unlock.cat) if unlock.cat else NONE

    def _read_objective(self, card: int, objective: Objective, markers: tuple[str, ...]) -> None:
        self.faction[card] = FACTIONS.index(objective.faction)
        if objective.kind == "mission":
            self.mission[card] = objective.power
        elif objective.kind == "recurrent":
            self.recurrent[card] = objective.power
        else:
            self.permanent[card] = objective.power
        for number, line in enumerate((objective.success, objective.triumph)):
            self.pay[2 * card + number] = by_track(line.pay)
            self.points[2 * card + number] = line.vp
            self.apollo[2 * card + number] = line.apollo
            self.marker[2 * card + number] = [markers.index(marker) for marker in line.marker]

    # -- what is in force without being resolved -----------------------------------------------------------------

    def _read_permanents(self) -> None:
        """LT-OP-09 Symbols and discounts under an agent, and what cards in the HQ change."""
        total = self.total
        self.huntable: list[bool] = [len(effects) > 0 for effects in self.hunt]
        self.recurs: list[bool] = [len(effects) > 0 for effects in self.recurrent]
        self.cooperates: list[bool] = [
            len(self.recurrent[card]) > 0 or len(self.permanent[card]) > 0 for card in range(total)
        ]
        self.provides: list[list[int]] = [_provided(effects) for effects in self.hunt]  # by type of clue, or empty
        self.hunt_ease: list[list[int]] = [_eased(effects) for effects in self.hunt]  # category, clue, n, and again
        self.ease: list[list[int]] = [_eased(effects) for effects in self.permanent]
        self.retain: list[int] = [
            sum([effect.n or 0 for effect in effects if effect.op == "retain"]) for effects in self.permanent
        ]
        self.rebate: list[list[int]] = [_rebates(effects) for effects in self.permanent]  # track or ANY, n, line


def _provided(effects: tuple[Effect, ...]) -> list[int]:
    found: list[int] = []
    for effect in effects:
        if effect.op == "provide":
            symbols = (effect.medal, effect.document, effect.microfilm, effect.financing, effect.rumour)
            found = found or [0] * len(CLUES)
            for clue, n in enumerate(symbols):
                found[clue] += n or 0
    return found


def _eased(effects: tuple[Effect, ...]) -> list[int]:
    found: list[int] = []
    for effect in effects:
        if effect.op == "ease":
            assert effect.clue is not None
            category = CATEGORIES.index(effect.cat) if effect.cat else ANY
            found += [category, CLUES.index(effect.clue), effect.n or 0]
    return found


def _rebates(effects: tuple[Effect, ...]) -> list[int]:
    found: list[int] = []
    for effect in effects:
        if effect.op == "rebate":
            assert effect.line is not None
            track = TRACKS.index(effect.track) if effect.track in TRACKS else ANY
            found += [track, effect.n or 0, LINES.index(effect.line)]
    return found
