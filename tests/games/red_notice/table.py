"""A table of Red Notice for tests: a position as a test writes it, then played by name.

`table(angela="cairo", jessah="dubai", row="bank:1|move:2", tokens="A4@1L J3@1R")` is a match in which the first card is
being resolved. Tokens are owner, value (P for POW) and slot; black radars and barriers are written with a `*`. Cheques
are written short, `asia:200`; whatever is not named lies in the pile.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cavale import catalog
from cavale.core.action import Action, Value
from cavale.core.dice import Dice, ScriptedDice, SealedDice
from cavale.core.event import Event
from cavale.core.match import Match
from cavale.core.message import step_name
from cavale.games.red_notice import GAME, TheRedNotice
from cavale.games.red_notice.box import ANGELA, JESSAH, RedNoticeBox
from cavale.games.red_notice.clues import note_start
from cavale.games.red_notice.rounds import PREPARATION, PROGRAMMING, ROUND, TURN_CARD
from cavale.games.red_notice.state import RESOLUTION, RedNotice
from cavale.games.red_notice.view import RedNoticeView
from games.mailed import MailedTable, changed

EDITION = catalog.default_edition(GAME)
NAMES = ("Angela", "Jessah", "spectator")
LETTERS = {"A": ANGELA, "J": JESSAH}


class RedNoticeTable(MailedTable):
    """A match, told in the words of the game: `t.angela("cash", cheque="asia:200").on("asia")`."""

    # -- questions ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> RedNotice:
        state = self.match.state
        assert isinstance(state, RedNotice)
        return state

    @property
    def box(self) -> RedNoticeBox:
        assert isinstance(self.match.box, RedNoticeBox)
        return self.match.box

    def seat(self, name: str) -> int:
        return NAMES.index(name)

    def sees(self, name: str) -> RedNoticeView:
        view = self.match.view(NAMES.index(name))
        assert isinstance(view, RedNoticeView)
        return view

    @property
    def seen(self) -> RedNoticeView:
        """What everybody sees."""
        return self.sees("spectator")

    def last(self, name: str, kind: type[Event] = Event) -> Any:
        return self.told(name, kind)[-1]

    def owed(self) -> list[str]:
        """What is still to do on this card, the present first: `A bank`, `J move 2`."""
        kinds = {"cheque", "bank", "security", "move", "joker", "ghost_move"}
        turns = [turn for turn in self.seen.turns if turn.what in kinds]
        return [f"{NAMES[turn.seat or 0][0]} {turn.what} {turn.icons}" for turn in turns]

    def action(self, verb: str, **args: Value) -> Action:
        return super().action(verb, **{key: long(value) if key == "cheque" else value for key, value in args.items()})

    # -- what happens ------------------------------------------------------------------------------------------

    def angela(self, verb: str, **args: Value) -> "RedNoticeTable":
        return self.does("Angela", verb, **args)

    def jessah(self, verb: str, **args: Value) -> "RedNoticeTable":
        return self.does("Jessah", verb, **args)

    def plans(self, *script: str) -> "RedNoticeTable":
        """Angela begins a script: `go:santiago`, `stay`, `pay:radar:africa`."""
        for item in script:
            verb, _, what = item.partition(":")
            self.angela(verb, **({"city": what} if verb == "go" else {"target": what} if verb == "pay" else {}))
        return self

    def moves(self, *script: str) -> "RedNoticeTable":
        """Angela's whole movement."""
        return self.plans(*script).angela("end_movement")

    def pays(self, target: str) -> "RedNoticeTable":
        return self.angela("pay", target=target)

    def shifts(self, origin: str, route: str) -> "RedNoticeTable":
        return self.jessah("lift", route=origin).jessah("put_barrier", route=route)

    def takes_back(self, name: str) -> "RedNoticeTable":
        self.match.take_back(NAMES.index(name))
        self._deliver()
        return self

    def time_runs_out(self) -> "RedNoticeTable":
        """The clock closes the one window that is open."""
        (window,) = self.windows()
        self.match.time_up(window)
        self._deliver()
        return self

    def all_pass(self) -> "RedNoticeTable":
        """Whatever is asked until the next round is passed; compulsory choices fall on the first option."""
        played = self.state.round
        while not self.match.over and self.state.round == played:
            (seat,) = self.match.asked()
            options = self.match.options_of(seat)
            verbs = ("skip", "stop", "end_movement", "go_on")
            passing = [action for action in options if action.verb in verbs]
            self.match.play(seat, (passing or options)[0])
        self._deliver()
        return self

    # -- what holds --------------------------------------------------------------------------------------------

    def asks(self, name: str, step: str) -> "RedNoticeTable":
        """Somebody, and nobody else, is asked this."""
        assert [NAMES[seat] for seat in self.match.asked()] == [name]
        assert step_name(self.state.agenda[-1]) == step
        return self

    def won_by(self, name: str, reason: str) -> "RedNoticeTable":
        """`nobody` for a match that was abandoned."""
        assert self.match.over
        assert self.seen.winner == (NAMES.index(name) if name in NAMES else -1)
        assert self.seen.reason == reason
        return self

    def security(self, points: int) -> "RedNoticeTable":
        assert self.state.security == points == self.seen.security
        return self

    def radars(self, *radars: str) -> "RedNoticeTable":
        """All radars on the board, black ones with a `*`."""
        assert [radar.continent + "*" * radar.black for radar in self.seen.radars] == sorted(radars, key=self._place)
        return self

    def barriers(self, *barriers: str) -> "RedNoticeTable":
        """All barriers on the board, black ones with a `*`."""
        shown = {barrier.route + "*" * barrier.black for barrier in self.seen.barriers}
        assert shown == set(barriers)
        return self

    def is_in(self, city: str) -> "RedNoticeTable":
        """Where Angela is, which she alone sees."""
        mine = self.sees("Angela").mine
        assert mine is not None
        assert mine.city == city
        return self

    def _place(self, radar: str) -> int:
        return self.box.continents.index(radar.rstrip("*"))


def table(
    *,
    angela: str = "cairo",
    jessah: str = "sydney",
    row: str = "move:1|bank:1",
    tokens: str = "A3@1L",
    initiative: str = "A",
    round: int = 1,
    security: int = 2,
    radars: str = "",
    barriers: str = "",
    angelas: str = "",
    jessahs: str = "",
    cashed: str = "",
    pile: int | None = None,
    identities: str = "journalist pilot",
    used: str = "",
    shown: str = "hot_pursuit roadblocks",
    deck: str | None = None,
    owned: str = "",
    options: Mapping[str, object] | None = None,
    live: bool = True,
    edition: Mapping[str, str] | None = None,
    seed: bytes = b"a table for tests",
    programming: bool = False,
) -> RedNoticeTable:
    """A position. `cashed` are `A:asia:200`, `J:asia:100`; `pile` keeps so many cards of what is left."""

    def lay(box: RedNoticeBox) -> RedNotice:
        s = RedNotice(box)
        s.round = round - programming
        s.phase = RESOLUTION
        s.initiative = LETTERS[initiative]
        s.jessah = box.cities.index(jessah)
        s.visit(box.cities.index(angela))
        note_start(s, box.continent_of[s.angela])
        s.security = security
        _lay_tokens(box, s, radars, barriers)
        _deal_cheques(box, s, angelas, jessahs, cashed, pile)
        s.identities = [box.identities.index(name) for name in identities.split()]
        s.used_identities = _bits(box.identities, used)
        s.captures = len(used.split())
        _lay_upgrades(box, s, shown, deck, owned)
        _lay_row(box, s, row, round, tokens)
        s.then(*([PROGRAMMING] if programming else []), TURN_CARD, PREPARATION, ROUND)
        return s

    files = EDITION if edition is None else dict(edition)
    match = Match(Position(lay), files, SealedDice(seed), seats=2, options=options, live=live, hashed=False)
    return RedNoticeTable(match)


class Position(TheRedNotice):
    """The game, but begun in the middle."""

    def __init__(self, lay: Callable[[RedNoticeBox], RedNotice]) -> None:
        self._lay = lay

    def start(self, box: RedNoticeBox) -> RedNotice:
        return self._lay(box)


def _lay_tokens(box: RedNoticeBox, s: RedNotice, radars: str, barriers: str) -> None:
    s.white_radars = _bits(box.continents, " ".join(name for name in radars.split() if not name.endswith("*")))
    s.black_radars = _bits(box.continents, " ".join(name[:-1] for name in radars.split() if name.endswith("*")))
    s.white_barriers = _bits(box.routes, " ".join(name for name in barriers.split() if not name.endswith("*")))
    s.black_barriers = _bits(box.routes, " ".join(name[:-1] for name in barriers.split() if name.endswith("*")))


def _bits(names: Sequence[str], wanted: str) -> int:
    bits = 0
    for name in wanted.split():
        bits |= 1 << names.index(name)
    return bits


def _deal_cheques(box: RedNoticeBox, s: RedNotice, angelas: str, jessahs: str, cashed: str, pile: int | None) -> None:
    left = list(box.all_cheques)
    kinds = len(box.cheques)
    for seat, hand in enumerate((angelas, jessahs)):
        for cheque in hand.split():
            kind = box.cheques.index(long(cheque))
            left.remove(kind)
            s.hands[seat * kinds + kind] += 1
            s.sizes[seat] += 1
    for word in cashed.split():
        letter, _, cheque = word.partition(":")
        kind = box.cheques.index(long(cheque))
        left.remove(kind)
        s.cashed.append(LETTERS[letter] * kinds + kind)
        s.totals[LETTERS[letter]] += box.cheque_value[kind]
    s.pile = left if pile is None else left[:pile]


def _lay_upgrades(box: RedNoticeBox, s: RedNotice, shown: str, deck: str | None, owned: str) -> None:
    s.shown = [box.upgrades.index(name) for name in shown.split()]
    s.owned = [box.upgrades.index(name) for name in owned.split()]
    left = list(box.all_upgrades)
    for upgrade in s.shown + s.owned:
        left.remove(upgrade)
    s.upgrade_deck = left if deck is None else [box.upgrades.index(name) for name in reversed(deck.split())]


def _lay_row(box: RedNoticeBox, s: RedNotice, row: str, round: int, tokens: str) -> None:
    """The cards of this round, and those of the others behind them."""
    cards = box.edition.actions.cards
    wanted: list[int] = []
    for sides in row.split():
        found = [n for n, card in enumerate(cards) if f"{card.left}|{card.right}" == sides and n not in wanted]
        assert found, f"no card {sides}"
        wanted.append(found[0])
    rest = [number for number in range(len(cards)) if number not in wanted]
    wanted += [rest.pop() for _ in range(box.row - len(wanted))]
    before = (round - 1) % box.rounds_per_cycle * box.row
    s.deck = rest[:before] + wanted + rest[before:]
    s.bag = box.tokens * 2
    for word in tokens.split():
        owner, value, slot = LETTERS[word[0]], word[1], box.slot_names.index(word[3:])
        s.owner[slot] = owner
        s.token[slot] = box.values.index(0 if value == "P" else int(value))
        s.placed += 1


def fresh(
    *,
    options: Mapping[str, object] | None = None,
    live: bool = True,
    edition: Mapping[str, str] | None = None,
    numbers: Mapping[str, list[int]] | None = None,
    orders: Mapping[str, list[list[int]]] | None = None,
    seed: bytes = b"a table for tests",
    hashed: bool = False,
) -> RedNoticeTable:
    """A match from its very start."""
    files = EDITION if edition is None else dict(edition)
    dice: Dice = ScriptedDice(dict(numbers or {}), dict(orders or {}), SealedDice(seed))
    return RedNoticeTable(Match(GAME, files, dice, seats=2, options=options, live=live, hashed=hashed))


def programmed(**position: Any) -> RedNoticeTable:
    """The start of a round, in this position: the first token is about to be placed."""
    return table(tokens="", programming=True, **position)


def long(cheque: Value) -> str:
    """`asia:200` is `asia:200000`."""
    text = str(cheque)
    return text if text.endswith("000") else f"{text}000"


def edited(*changes: tuple[str, str]) -> dict[str, str]:
    """The open edition with some passages replaced."""
    return changed(EDITION, *changes)
