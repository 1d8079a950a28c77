"""La Casa de Papel: hidden teams, 4 to 8 players, five rounds.

Read `state.py` (what there is), `rounds.py` (the sequence of play), then `steps/` (the rules, phase by phase).
"""

from collections.abc import Mapping, Sequence

from cavale.core.action import Value
from cavale.core.edition import Edition, Name
from cavale.core.event import Event
from cavale.core.game import BotMaker, Game, OptionError, TableOption
from cavale.core.problem import Problem
from cavale.core.refusal import Refusal
from cavale.core.table import Table
from cavale.games.casa_de_papel import clocks, edition, refusals, setup
from cavale.games.casa_de_papel.belief import CasaBelief
from cavale.games.casa_de_papel.bot import CarelessBot, CasaBot, steady
from cavale.games.casa_de_papel.box import CasaBox
from cavale.games.casa_de_papel.edition import CasaEdition
from cavale.games.casa_de_papel.look import look
from cavale.games.casa_de_papel.state import NOBODY_WINS, RESOLUTION, Casa
from cavale.games.casa_de_papel.steps.ending import end
from cavale.games.casa_de_papel.view import CasaView, Face, Faces

OPTIONS = (
    TableOption("powers", ("both", "none"), "both", "CP-SPE-02"),
    TableOption("final_accusation", (True, False), True, "CP-SPE-02"),
    TableOption("leader_repeat_4p", ("round5", "any"), "round5", "CP-LED-06"),
    TableOption("raquel_may_oust_leader", (True, False), True, "CP-RAQ-06"),
    TableOption("accusation_talk", ("open", "closed"), "open", "CP-END-08"),
    TableOption("blackout_seconds", ("edition", *range(10, 61)), "edition", "CP-POW-02"),
    TableOption("reveal_seconds", range(31), clocks.REVEAL, "CP-NET-05"),
    TableOption("card_history", (True, False), True, "CP-SCO-10"),
    TableOption("inference_aid", (False, True), False, "CP-INF-02"),
    TableOption("first_leader", ("random", *range(1, 9)), "random", "CP-SETUP-02"),
    TableOption("clocks", (clocks.LIVE, clocks.OFF, clocks.SLOW, clocks.CORRESPONDENCE), clocks.LIVE, "CP-NET-05"),
)


class CasaDePapel(Game[Casa]):
    id = "casa_de_papel"
    rules = 2
    seat_counts = range(4, 9)

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def read_edition(self, files: Mapping[str, str]) -> CasaEdition:
        return edition.read(files)

    def edition_warnings(self, edition_read: Edition) -> list[Problem]:
        assert isinstance(edition_read, CasaEdition)
        return list(edition.warnings(edition_read))

    def names(self, edition: Edition) -> Mapping[str, Mapping[Value, Name]]:
        """The two special roles are called as the edition calls them, whatever their ids there."""
        assert isinstance(edition, CasaEdition)
        powers = {"professor": "peek_role", "raquel": "swap_card"}
        cards = {role: edition.special(power) for role, power in powers.items()}
        roles: dict[Value, Name] = {role: Name(card.fr, card.en) for role, card in cards.items()}
        return {"role": roles, "roles": roles, "role_seen": roles}

    def faces(self, edition: Edition) -> Faces:
        assert isinstance(edition, CasaEdition)
        cards = {kind: Face(card.family, card.mod) for kind, card in edition.cards.items()}
        return Faces(cards, edition.track.step, edition.numbers.majority_gain, edition.numbers.accusation_loss)

    def box(self, edition: Edition, options: Mapping[str, Value | bool], seats: int, live: bool) -> CasaBox:
        assert isinstance(edition, CasaEdition)
        if str(seats) not in edition.players:
            raise OptionError(f"this edition is not for {seats} players", "seats", seats=seats)
        if options["first_leader"] != "random" and int(options["first_leader"]) > seats:
            first = int(options["first_leader"])
            text = f"first_leader cannot be {first}: there are {seats} seats"
            raise OptionError(text, "with-seats", option="first_leader", value=str(first), seats=seats)
        return CasaBox(edition, dict(options), seats, live)

    def start(self, box: CasaBox) -> Casa:
        return setup.start(box)

    def view(self, s: Casa, seat: int) -> CasaView:
        return look(s, seat)

    def belief(self, box: CasaBox, seat: int, view: CasaView, told: Sequence[Event]) -> CasaBelief:
        return CasaBelief(box, seat, view, told)

    def silence(self, s: Casa, seat: int) -> Refusal | None:
        return refusals.silence(s, seat)

    def veiled(self, s: Casa) -> bool:
        """CP-POW-03 Presence stands still in a blackout."""
        return s.dark

    def acts_in_the_dark(self, s: Casa) -> int:
        """CP-RAQ-02 Raquel looks, then decides; CP-PRO-02 the Professor only looks."""
        return 2 if s.phase == RESOLUTION else 1

    def bot_waits(self, view: CasaView, seat: int, people: int) -> bool:
        """CP-NET-10 A leader bot does not appoint before every person has said `done`."""
        talking = [person for person in range(view.seats) if people >> person & 1 and person not in view.done]
        return view.phase == "appointment" and view.leader == seat and bool(talking)

    def progress(self, view: CasaView) -> Mapping[str, Value]:
        return {"round": view.round, "rounds": view.rounds} if view.round else {}

    def why_not_stop(self, s: Casa) -> Refusal | None:
        """CP-POW-03 No votes in a blackout."""
        return Refusal("CP-POW-03", "casa-silent-in-the-dark", {}, "window:blackout") if s.dark else None

    def why_no_hot_seat(self, options: Mapping[str, Value | bool]) -> Refusal | None:
        """CP-NET-09 Nobody can check that eyes are shut around one device."""
        if options["powers"] != "none":
            return Refusal("CP-NET-09", "casa-hot-seat-without-powers")
        return super().why_no_hot_seat(options)

    def abandon(self, s: Casa, t: Table) -> None:
        """CP-NET-07 An abandoned match has no winner, and everything is shown."""
        end(s, t, NOBODY_WINS)

    def bots(self) -> Mapping[str, BotMaker]:
        return {"clever": CasaBot, "steady": steady, "random": CarelessBot}


GAME = CasaDePapel()
