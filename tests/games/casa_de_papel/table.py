"""A table of La Casa de Papel for tests: deals what a test needs through the real set-up, then plays it by name.

A round is written as one line, the leader first: `"L:B R:S X:B250 / Y:S250 Z:B"` has L, R and X selected, in this case
for B, S, B250, while Y and Z lay S250 and B in vain. Whoever is not named lays any card that nobody needs elsewhere.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from cavale import catalog
from cavale.core.action import Action, Value
from cavale.core.dice import Dice, ScriptedDice, SealedDice
from cavale.core.event import Event
from cavale.core.match import Match, RecordedDice
from cavale.core.message import Message
from cavale.core.post import Post
from cavale.core.refusal import Refused
from cavale.core.snapshot import digest
from cavale.games.casa_de_papel import GAME
from cavale.games.casa_de_papel.box import CasaBox
from cavale.games.casa_de_papel.state import Casa
from cavale.games.casa_de_papel.view import CasaView

EDITION = catalog.default_edition(GAME)
LETTERS = "ABCDEFGH"
JAMMED = ("S S B", "S S B", "S S B", "S250 S250 B", "S250 S250 B")  # five rounds, five players, no loot
ANY = "*"


class Line:
    """One round as a test writes it."""

    def __init__(self, text: str, names: Sequence[str], first: int, select: int) -> None:
        self.cards: dict[str, str] = {}
        self.selected: list[str] = []
        before, _, after = text.partition("/")
        circle = [names[(first + place) % len(names)] for place in range(len(names))]
        for place, word in enumerate(before.split()):
            name, _, card = word.rpartition(":")
            self.selected.append(name or circle[place])
            self.cards[self.selected[-1]] = card
        for word in after.split():
            name, _, card = word.rpartition(":")
            self.cards[name] = card
        for name in circle:
            if len(self.selected) < select and name not in self.cards:
                self.selected.append(name)
        self.leader = self.selected[0]


class CasaTable:
    """A match, told in the words of the game: `t.until_reveal().revealed("B", "B", "S").loot(500)`."""

    def __init__(
        self, match: Match, names: Sequence[str], lines: Sequence[Line], plan: Sequence[Sequence[str]]
    ) -> None:
        self.match = match
        self.names = list(names)
        self._lines = lines
        self._plan = plan
        self._delivered = 0  # up to which record messages were delivered
        self._sent: list[list[Message]] = []  # per viewer

    # -- questions ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> Casa:
        state = self.match.state
        assert isinstance(state, Casa)
        return state

    @property
    def box(self) -> CasaBox:
        assert isinstance(self.match.box, CasaBox)
        return self.match.box

    def seat(self, name: str) -> int:
        """`spectator` is nobody's seat."""
        return len(self.names) if name == "spectator" else self.names.index(name)

    @property
    def leader(self) -> str:
        return self.names[self.state.leader]

    @property
    def raquel(self) -> str:
        return self.names[self.state.raquel()]

    @property
    def professor(self) -> str:
        return self.names[self.state.roles.index(0)]

    @property
    def speaker(self) -> str:
        return self.names[self.state.speaker]

    def sees(self, name: str) -> CasaView:
        view = self.match.view(self.seat(name))
        assert isinstance(view, CasaView)
        return view

    def told(self, name: str, kind: type[Event] = Event) -> list[Any]:
        """What somebody was told, of one kind of event."""
        return [event for event in self.match.told[self.seat(name)] if isinstance(event, kind)]

    def mail(self, name: str) -> list[Message]:
        """All messages somebody was sent, one at most after each record."""
        if self._delivered != len(self.match.records):
            self._deliver()
        return self._sent[self.seat(name)]

    def _deliver(self) -> None:
        """The match is played again from its log, and delivered on the way."""
        again = self._again(RecordedDice(self.match.records[0].draws))
        post = Post(again)
        self._delivered = len(self.match.records)
        self._sent = [[] for _ in range(self.match.seats + 1)]
        for record in (None, *self.match.records[1:]):
            if record is not None:
                again.replay(record)
            for viewer, sent in enumerate(self._sent):
                message = post.deliver(viewer)
                if message is not None:
                    sent.append(message)

    def _again(self, dice: Dice) -> Match:
        match = self.match
        return Match(GAME, match.files, dice, seats=match.seats, options=match.options, live=match.live, hashed=False)

    def can(self, name: str) -> list[str]:
        """What somebody can do now, asked or offered."""
        seat = self.seat(name)
        return [str(action) for action in [*self.match.options_of(seat), *self.match.offers_to(seat)]]

    def windows(self) -> dict[str, int]:
        """The open windows and their limits in seconds."""
        return {window.name: window.limit // 1000 for window in self.state.windows}

    def action(self, verb: str, **args: Value) -> Action:
        """Players are given by name."""
        named: dict[str, Value] = {
            key: self.seat(value) if key == "player" and isinstance(value, str) else value
            for key, value in args.items()
        }
        action = self.box.actions.find(verb, named)
        assert action is not None, f"no action {verb} {named}"
        return action

    # -- phase by phase ----------------------------------------------------------------------------------------

    def does(self, name: str, verb: str, **args: Value) -> "CasaTable":
        self.match.play(self.seat(name), self.action(verb, **args))
        return self

    def chooses(self, name: str, kind: str) -> "CasaTable":
        return self.does(name, "choose", kind=kind)

    def locks(self, name: str) -> "CasaTable":
        return self.does(name, "lock")

    def takes_back(self, name: str, verb: str = "", **args: Value) -> "CasaTable":
        self.match.take_back(self.seat(name), self.action(verb, **args) if verb else None)
        return self

    def lays(self, name: str, kind: str = "") -> "CasaTable":
        """Chooses and locks: the card the line says, unless another is named."""
        self.chooses(name, kind or self.plan(name))
        return self.locks(name) if self.match.live else self

    def all_lay(self, **cards: str) -> "CasaTable":
        """Everybody who has not yet lays a card; in the last round there is nothing to do."""
        for name in self.names:
            if self.state.phase == 1 and not self.state.dark and self.match.options_of(self.seat(name)):
                self.lays(name, cards.get(name, ""))
        return self

    def claims(self, name: str, verb: str, **args: Value) -> "CasaTable":
        return self.does(name, verb, **args)

    def says_done(self, *names: str) -> "CasaTable":
        for name in names:
            self.does(name, "done")
        return self

    def all_speak(self) -> "CasaTable":
        """Everybody has a speech and says nothing."""
        while self.state.phase == 2 and self.state.speaker >= 0:
            self.says_done(self.speaker)
        return self

    def debates(self) -> "CasaTable":
        """Nobody says anything and the debate is over."""
        self.all_speak()
        while self.state.phase == 2:
            waiting = self.match.asked() or [
                seat for seat in range(self.match.seats) if not self.state.done >> seat & 1
            ]
            self.says_done(self.names[waiting[0]])
        return self

    def proposes(self, *names: str) -> "CasaTable":
        for name in names:
            self.does(self.leader, "propose", player=name)
        return self

    def selects(self, *names: str) -> "CasaTable":
        """The leader selects these, the leader's own card included in any case; without names those of the line."""
        circle = [self.names[(self.state.leader + place) % self.match.seats] for place in range(self.box.select)]
        wanted = list(names) or (self.line.selected if self.line.leader == self.leader else circle)
        self.proposes(*[name for name in wanted if name != self.leader])
        return self.does(self.leader, "confirm")

    def raquel_looks(self, name: str) -> "CasaTable":
        return self.does(self.raquel, "raquel_look", player=name)

    def raquel_puts_out(self, name: str) -> "CasaTable":
        return self.does(self.raquel, "raquel_out", player=name)

    def raquel_passes(self) -> "CasaTable":
        return self.does(self.raquel, "raquel_pass")

    def professor_looks(self, name: str) -> "CasaTable":
        return self.does(self.professor, "professor_look", player=name)

    def professor_passes(self) -> "CasaTable":
        return self.does(self.professor, "professor_pass")

    def time_runs_out(self, window: str) -> "CasaTable":
        self.match.time_up(window)
        return self

    def gives_up(self) -> "CasaTable":
        """The table abandons the match."""
        self.match.abandon()
        return self

    def lights_on(self) -> "CasaTable":
        return self.time_runs_out("blackout")

    def all_have_looked(self) -> "CasaTable":
        """The display of the revealed cards is over."""
        return self.time_runs_out("reveal") if self.state.is_open("reveal") else self

    def talks(self) -> "CasaTable":
        """Without people, the talk before the appointment goes round; nobody says anything."""
        while not self.match.live and self.state.phase == 5 and self.state.done != (1 << self.match.seats) - 1:
            self.says_done(self.names[self.match.asked()[0]])
        return self

    def appoints(self, name: str) -> "CasaTable":
        self.all_have_looked().talks()
        return self.does(self.leader, "appoint", player=name)

    def accuses(self, name: str) -> "CasaTable":
        self.all_have_looked()
        return self.does(self.raquel, "accuse", player=name)

    # -- whole rounds --------------------------------------------------------------------------------------------

    @property
    def line(self) -> Line:
        """This round as the test has written it."""
        return self._lines[self.state.round - 1]

    def plan(self, name: str) -> str:
        """The card somebody lays this round, unless the test says otherwise."""
        return self._plan[self.seat(name)][self.state.round - 1]

    def in_the_dark_nothing(self) -> "CasaTable":
        """If the lights are off, the character does nothing and they go on again."""
        if self.state.dark and self.match.live:
            return self.lights_on()
        if self.state.dark:
            return self.raquel_passes() if self.state.phase == 4 else self.professor_passes()
        return self

    def until_selection(self) -> "CasaTable":
        """All lay and debate, without power and without claims."""
        return self.all_lay().in_the_dark_nothing().debates()

    def until_blackout(self) -> "CasaTable":
        """The round goes on until the lights are off."""
        self.all_lay()
        return self if self.state.dark else self.debates().selects()

    def until_reveal(self) -> "CasaTable":
        return self.until_selection().selects().in_the_dark_nothing()

    def plays_round(self) -> "CasaTable":
        """The round of the line, without powers, and the leader of the next line is appointed."""
        played = self.state.round
        self.until_reveal().all_have_looked()
        if self.state.phase == 5:
            self.appoints(self._lines[played].leader)
        return self

    def plays_rounds(self, count: int) -> "CasaTable":
        for _ in range(count):
            self.plays_round()
        return self

    # -- what holds ----------------------------------------------------------------------------------------------

    def revealed(self, *kinds: str) -> "CasaTable":
        """The kinds turned up in the last reveal, in any order."""
        shown = [self.box.kinds[kind] for kind in self.state.revealed[-1]]
        assert sorted(shown) == sorted(kinds)
        return self

    def loot(self, amount: int) -> "CasaTable":
        assert self.state.loot == amount
        assert self.sees("spectator").loot == amount
        return self

    def won_by(self, team: str) -> "CasaTable":
        """`red`, `blue`, or nobody (empty)."""
        assert self.match.over
        assert self.sees("spectator").winner == team
        return self

    def refused(self, rule: str, act: Callable[[], object]) -> "CasaTable":
        """The act is refused by this rule, and nothing has changed."""
        before = digest(self.state), len(self.match.records), [len(told) for told in self.match.told]
        with pytest.raises(Refused) as caught:
            act()
        assert caught.value.refusal.rule == rule, caught.value.refusal
        assert before == (digest(self.state), len(self.match.records), [len(told) for told in self.match.told])
        return self

    def silent(self, rule: str, *names: str) -> "CasaTable":
        """These may not write now, by this rule; without names nobody may."""
        for name in names or self.names:
            refusal = self.match.why_silent(self.seat(name))
            assert refusal is not None, f"{name} may talk"
            assert refusal.rule == rule
        return self

    def free_to_talk(self, *names: str) -> "CasaTable":
        for name in names or self.names:
            assert self.match.why_silent(self.seat(name)) is None
        return self


def table(
    players: int | str,
    *,
    roles: str = "",
    rounds: Sequence[str] = (),
    hands: Mapping[str, str] | None = None,
    leader: str = "",
    left_out: str = "",
    options: Mapping[str, object] | None = None,
    live: bool = True,
    edition: Mapping[str, str] | None = None,
    draws: Mapping[str, list[int]] | None = None,
    orders: Mapping[str, list[list[int]]] | None = None,
    seed: bytes = b"a table for tests",
    hashed: bool = False,
) -> CasaTable:
    """A fresh match in which the first cards are about to be chosen.

    `players` is a number or the names round the table. `roles` gives some of them, `"R=raquel X=professor"`; `hands`
    the cards of some, in the order in which they will be laid (`*` for any). `rounds` are lines, see above. The chance
    that leads there is written down for the dice; all other chance comes from `seed`, a stream for each purpose.
    """
    names = list(LETTERS[:players]) if isinstance(players, int) else players.split()
    files = EDITION if edition is None else dict(edition)
    read = GAME.read_edition(files)
    row = read.players[str(len(names))]
    first = names.index(leader) if leader else 0
    count = read.numbers.rounds
    lines = [Line(text, names, (first + number) % len(names), row.select) for number, text in enumerate(rounds)]
    lines += [Line("", names, (first + number) % len(names), row.select) for number in range(len(lines), count + 1)]
    deck = [kind for kind in read.cards for _ in range(row.deck.get(kind, 0))]
    plan = _plan(names, lines[:count], hands or {}, deck)
    prepared, out = _prepared(row.red, row.blue, left_out or ("robber" if row.left_out else ""))
    dice = ScriptedDice(
        {"left_out": [out], "first_leader": [names.index(lines[0].leader)], **(draws or {})},
        {"roles": [_role_order(names, prepared, roles)], "deal": [_deal(plan, deck)], **(orders or {})},
        SealedDice(seed),
    )
    match = Match(GAME, files, dice, seats=len(names), options=options, live=live, hashed=hashed)
    return CasaTable(match, names, lines, plan)


def alike(name: str, one: CasaTable, other: CasaTable) -> bool:
    """Whether somebody was sent the very same messages at both tables."""
    return msgspec.json.encode(one.mail(name)) == msgspec.json.encode(other.mail(name))


def random_table(
    seats: int, seed: int, *, live: bool = False, options: Mapping[str, object] | None = None, hashed: bool = False
) -> CasaTable:
    """A table without any plan."""
    dice: Dice = SealedDice(seed.to_bytes(8, "big"))
    match = Match(GAME, EDITION, dice, seats=seats, options=options, live=live, hashed=hashed)
    return CasaTable(match, LETTERS[:seats], (), ())


def edited(*changes: tuple[str, str]) -> dict[str, str]:
    """The open edition with some passages replaced."""
    ((file, text),) = EDITION.items()
    for old, new in changes:
        assert old in text, f"the open edition has no {old!r}"
        text = text.replace(old, new, 1)
    return {file: text}


ONE_CARD = edited(
    (
        "5 = { red = 3, blue = 2, left_out = 0, goal = 2000, select = 3",
        "5 = { red = 3, blue = 2, left_out = 0, goal = 2000, select = 1",
    )
)
"""The open edition, but of five cards only the leader's counts."""


def _plan(
    names: Sequence[str], lines: Sequence[Line], hands: Mapping[str, str], deck: Sequence[str]
) -> list[list[str]]:
    """What each seat will lay round by round, so that the whole deck is dealt."""
    plan = [[line.cards.get(name, ANY) for line in lines] for name in names]
    for name, cards in hands.items():
        row = plan[names.index(name)]
        for place, card in enumerate(cards.split()):
            assert row[place] in {ANY, card}, f"{name} lays {row[place]} in round {place + 1}"
            row[place] = card
    rest = list(deck)
    for row in plan:
        for card in row:
            if card != ANY:
                assert card in rest, f"not that many {card} in the deck"
                rest.remove(card)
    return [[rest.pop(0) if card == ANY else card for card in row] for row in plan]


def _deal(plan: Sequence[Sequence[str]], deck: Sequence[str]) -> list[int]:
    """The order of the deck that deals these hands."""
    left = list(enumerate(deck))
    order = []
    for row in plan:
        for card in row:
            place = next(place for place, kind in left if kind == card)
            left.remove((place, card))
            order.append(place)
    return order


def _prepared(red: int, blue: int, left_out: str) -> tuple[list[str], int]:
    """The roles to deal, and the draw for the one left out (0 leaves out a robber)."""
    robbers = red - 1 - (left_out == "robber")
    hostages = blue - 1 - (left_out == "hostage")
    return ["professor", "raquel"] + ["robber"] * robbers + ["hostage"] * hostages, int(left_out == "hostage")


def _role_order(names: Sequence[str], prepared: Sequence[str], roles: str) -> list[int]:
    """The shuffle that deals these roles; whoever is not named gets the next one left."""
    wanted = dict(word.split("=") for word in roles.split())
    left = list(enumerate(prepared))
    taken: dict[str, int] = {}
    for name, role in wanted.items():
        place = next(place for place, prepared_role in left if prepared_role == role)
        left.remove((place, role))
        taken[name] = place
    return [taken[name] if name in taken else left.pop()[0] for name in names]
