"""What lies on a table of La Casa de Papel: the numbers of the edition, the table's options, all the actions."""

from typing import Final

from cavale.core.action import Action, Value
from cavale.core.state import Box
from cavale.games.casa_de_papel import clocks
from cavale.games.casa_de_papel.edition import CasaEdition
from cavale.games.casa_de_papel.view import ClaimShown

PROFESSOR: Final = 0
RAQUEL: Final = 1
ROBBER: Final = 2
HOSTAGE: Final = 3
ROLES: Final = ("professor", "raquel", "robber", "hostage")

RED: Final = 0
BLUE: Final = 1
TEAMS: Final = ("red", "blue")

PRINT: Final = 0
SABOTAGE: Final = 1
FAMILIES: Final = ("print", "sabotage")

CLAIM_VERBS: Final = (
    "my_card",
    "choose_me",
    "skip_me",
    "my_hand",
    "my_team",
    "my_role",
    "suspect",
    "trust",
    "advise",
    "successor",
    "was_mine",
)


def team_of(role: int) -> int:
    return RED if role in {PROFESSOR, ROBBER} else BLUE


class CasaBox(Box):
    """Public, and the same from the first card to the last."""

    def __init__(self, edition: CasaEdition, options: dict[str, Value | bool], seats: int, live: bool) -> None:
        super().__init__(seats, live)
        self._read_edition(edition, seats)
        self._read_options(options)
        self._list_actions()

    def _read_edition(self, edition: CasaEdition, seats: int) -> None:
        row = edition.players[str(seats)]
        numbers = edition.numbers
        self.kinds: list[str] = list(edition.cards)  # a kind of card is a number: its place in this list
        self.family: list[int] = [FAMILIES.index(card.family) for card in edition.cards.values()]
        self.mod: list[int] = [card.mod for card in edition.cards.values()]
        self.deck: list[int] = [row.deck.get(kind, 0) for kind in self.kinds]  # CP-TAB-01 copies of each kind
        self.red: int = row.red
        self.blue: int = row.blue
        self.left_out: int = row.left_out
        self.goal: int = row.goal
        self.select: int = row.select
        self.rounds: int = numbers.rounds
        self.gain: int = numbers.majority_gain
        self.accusation_loss: int = numbers.accusation_loss
        self.floor: int = numbers.floor
        self.raquel_round: int = numbers.raquel_round
        self.professor_round: int = numbers.professor_round
        self.blackout: int = numbers.blackout_seconds
        self.red_names: list[str] = [role.id for role in edition.roles.red]
        self.blue_names: list[str] = [role.id for role in edition.roles.blue]
        self.special_names: list[str] = [edition.special("peek_role").id, edition.special("swap_card").id]
        self.edition = edition

    def _read_options(self, options: dict[str, Value | bool]) -> None:
        self.powers: bool = options["powers"] == "both"
        self.final_accusation: bool = bool(options["final_accusation"])
        self.repeat_any: bool = options["leader_repeat_4p"] == "any"
        self.may_oust_leader: bool = bool(options["raquel_may_oust_leader"])
        self.accusation_talk: bool = options["accusation_talk"] == "open"
        self.card_history: bool = bool(options["card_history"])
        self.inference_aid: bool = bool(options["inference_aid"])
        self.first_leader: int = -1 if options["first_leader"] == "random" else int(options["first_leader"]) - 1
        if options["blackout_seconds"] != "edition":
            self.blackout = int(options["blackout_seconds"])
        self.correspondence: bool = self.live and options["clocks"] == clocks.CORRESPONDENCE
        self.limits: dict[str, int] = {}
        if self.live:
            self.limits = clocks.limits(str(options["clocks"]), self.blackout, int(options["reveal_seconds"]))

    def _list_actions(self) -> None:
        """CP-NET-02 All commands and claims, each once."""
        add = self.actions.add
        seats = range(self.seats)
        self.choose: list[Action] = [add("choose", {"kind": kind}) for kind in self.kinds]
        self.lock: Action = add("lock")
        self.done: Action = add("done")
        self.speak: Action = add("speak")
        self.close_debate: Action = add("close_debate")
        self.propose: list[Action] = [add("propose", {"player": seat}) for seat in seats]
        self.confirm: Action = add("confirm")
        self.raquel_look: list[Action] = [add("raquel_look", {"player": seat}) for seat in seats]
        self.raquel_out: list[Action] = [add("raquel_out", {"player": seat}) for seat in seats]
        self.raquel_pass: Action = add("raquel_pass")
        self.professor_look: list[Action] = [add("professor_look", {"player": seat}) for seat in seats]
        self.professor_pass: Action = add("professor_pass")
        self.appoint: list[Action] = [add("appoint", {"player": seat}) for seat in seats]
        self.accuse: list[Action] = [add("accuse", {"player": seat}) for seat in seats]
        self._list_claims()
        self._choices: dict[int, list[Action]] = {}  # what can be laid, by the kinds in hand, filled as they occur
        self.only_lock: list[Action] = [self.lock]
        self.only_confirm: list[Action] = [self.confirm]

    def _list_claims(self) -> None:
        add = self.actions.add
        seats = range(self.seats)
        self.first_claim: int = len(self.actions.all)
        self.my_card: list[Action] = [add("my_card", {"card": card}) for card in (*FAMILIES, *self.kinds)]
        self.choose_me: Action = add("choose_me")
        self.skip_me: Action = add("skip_me")
        self.my_hand: list[Action] = [add("my_hand", {"count": count}) for count in range(self.rounds)]
        self.my_team: list[Action] = [add("my_team", {"team": team}) for team in TEAMS]
        self.my_role: list[Action] = [add("my_role", {"role": role}) for role in ROLES]
        whom = (*TEAMS, ROLES[PROFESSOR], ROLES[RAQUEL])
        self.suspect: list[list[Action]] = [
            [add("suspect", {"player": seat, "who": who}) for who in whom] for seat in seats
        ]
        self.trust: list[Action] = [add("trust", {"player": seat}) for seat in seats]
        self.advise: list[list[Action]] = [
            [add("advise", {"player": seat, "what": what}) for what in ("take", "leave")] for seat in seats
        ]
        self.successor: list[Action] = [add("successor", {"player": seat}) for seat in seats]
        self.was_mine: list[Action] = [add("was_mine", {"kind": kind}) for kind in self.kinds]
        self.board: tuple[ClaimShown, ...] = ()  # the last board of claims that was shown, and the claims on it
        self.board_of: list[int] = []
        self.board_lines: dict[str, int] = {}  # and which of them stand, by seat and line
        self.claim_lists: dict[int, list[list[Action] | None]] = {}  # by circumstance: what was offered to each seat
        self.circumstance: int = -1  # the last one, and its lists
        self.offered: list[list[Action] | None] = []

    def choices(self, held: int) -> list[Action]:
        """What can be laid, by the bits of the kinds in hand."""
        found = self._choices.get(held)
        if found is None:
            found = [self.choose[kind] for kind in range(len(self.kinds)) if held >> kind & 1]
            self._choices[held] = found
        return found

    def is_claim(self, action: Action) -> bool:
        return action.index >= self.first_claim
