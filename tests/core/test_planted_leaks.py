"""Leaks planted into the toy, one at a time: the search must find each. Without them it finds none (test_leaks.py)."""

from typing import ClassVar

import msgspec

from cavale.core.bot import Bot
from cavale.core.event import Event, ForAll
from cavale.core.match import Match
from cavale.core.post import Post
from cavale.core.refusal import Refusal
from cavale.core.table import bit
from cavale.lab import leaks
from cavale.lab.leaks import Leak, Plan, hunt
from core.test_leaks import MAY_KNOW, declared
from core.toy import BUSY, EDITION, GAME, ToyGame, events, steps
from core.toy.events import CardsRevealed, LightsOn
from core.toy.swaps import SWAPS

ENOUGH = 4_000  # messages; a leak that needs more is not found
SENT = ("message", "time", "one message more")  # how a leak shows in what is sent


def search(game: ToyGame = GAME, files: dict[str, str] = EDITION) -> Leak:
    """The first leak found."""
    *_, report = hunt(game, files, SWAPS, Plan(), ENOUGH)
    assert report.leaks, "the planted leak was not found"
    assert report.fixture
    return report.leaks[0]


class Seeing(ToyGame):
    """The toy with fields of its view replaced."""

    def __init__(self, **fields):
        self.fields = fields

    def view(self, s, seat):
        values = {name: value(s, seat) for name, value in self.fields.items()}
        return msgspec.structs.replace(super().view(s, seat), **values)


def test_a_field_that_is_not_hidden_in_the_view():
    assert search(Seeing(place=lambda s, _: s.place)).what == "message"


def test_a_view_of_the_spectators_that_shows_more():
    game = Seeing(hand=lambda s, seat: tuple(s.hands[seat]) if seat < s.box.seats else tuple(map(tuple, s.hands)))
    leak = search(game)
    assert leak.viewer >= 3


def test_names_of_those_who_have_locked():
    assert search(Seeing(locks=lambda s, _: s.sealed)).what == "message"


def test_an_id_that_encodes_a_value():
    """Claims numbered by everything that was ever done, hidden looks included."""
    game = Seeing(claims=lambda s, _: tuple((seat, claim + 100 * len(s.seen)) for seat, claim in s.claims))
    assert search(game).what == "message"


def test_a_field_that_is_hidden_but_counted():
    """The length of a draft shows through the hidden asks below an interrupt."""
    game = Seeing(below=lambda s, _: tuple(steps_planned(low) for low in s.interrupted))
    assert search(game, BUSY).what == "message"


def steps_planned(low):
    return sum(len(draft) for draft in low.drafts)


def test_options_computed_from_hidden_state(monkeypatch):
    honest = steps.Hop.options
    monkeypatch.setattr(steps.Hop, "options", lambda self, s, seat: honest(self, s, seat)[:: -1 if s.place % 2 else 1])
    assert search().what == "message"


def test_offers_computed_from_a_hidden_draft(monkeypatch):
    honest = steps.Paying.offers

    def offers(self, s, seat):
        return honest(self, s, seat) if any(s.drafts) else []

    monkeypatch.setattr(steps.Paying, "offers", offers)
    assert search().what in SENT


def test_a_reveal_in_the_order_of_the_seats(monkeypatch):
    def run(self, s, t):
        t.dice.permutation("reveal", s.box.seats)
        s.revealed.append(tuple(laid[-1] for laid in s.laid))
        t.tell(CardsRevealed(tuple(sorted(s.revealed[-1]))))

    monkeypatch.setattr(steps.Reveal, "run", run)
    assert search().what == "message"


def test_a_dark_that_ends_early_when_it_is_used(monkeypatch):
    honest = steps.Dark.run

    def run(self, s, t):
        honest(self, s, t)
        if s.agenda[-1] is self:
            s.agenda.pop()
            s.close("dark")
            t.tell(LightsOn(s.round))

    monkeypatch.setattr(steps.Dark, "run", run)
    leak = search()
    assert leak.what == "time"


def test_a_refusal_that_tells_too_much(monkeypatch):
    monkeypatch.setattr(
        steps.Dark, "why_not", lambda self, s, seat, action: Refusal("TOY-DARK-02", "toy-dark", {"spy": s.spy})
    )
    assert search().what == "refusal"


def test_a_refusal_that_changes_when_a_hidden_action_was_taken(monkeypatch):
    monkeypatch.setattr(
        steps.Dark, "why_not", lambda self, s, seat, action: Refusal("TOY-DARK-02", "late" if s.through else "soon")
    )
    assert search().what == "refusal"


def test_an_undo_that_is_refused_because_of_a_hidden_draft(monkeypatch):
    honest = Match.why_not_undo

    def why_not_undo(self, seat, consent=0):
        drafted = any(self.state.drafts[other] for other in range(self.seats) if other != seat)
        return Refusal("", "undo-needs-consent") if drafted else honest(self, seat, consent)

    monkeypatch.setattr(Match, "why_not_undo", why_not_undo)
    assert search().what == "refusal"


def test_a_silence_that_ends_when_the_spy_is_through():
    class Talkative(ToyGame):
        def silence(self, s, seat):
            return None if s.through else super().silence(s, seat)

    assert search(Talkative()).what == "refusal"


def test_who_is_asked_in_the_dark(monkeypatch):
    monkeypatch.setattr(steps.Dark, "seats_shown", lambda self, s, viewer: self.seats(s))
    assert search().what in SENT


class Peephole(Bot):
    """A bot that reads the state where it should only see."""

    states: ClassVar[dict[int, object]] = {}

    def act(self, sight):
        s = self.states[id(sight.box)]
        return sight.options[(s.place + s.spy) % len(sight.options)]


def test_a_bot_that_reads_the_state():
    class Peeping(ToyGame):
        def start(self, box):
            s = super().start(box)
            Peephole.states[id(box)] = s
            return s

        def bots(self):
            return {"peephole": lambda seed: Peephole()}

    assert search(Peeping()).what == "decision"


def test_a_presence_that_blinks(monkeypatch):
    """A message whenever anything is logged."""

    class Blinking(Post):
        def deliver(self, viewer):
            self._sent[viewer] = None
            return super().deliver(viewer)

    monkeypatch.setattr(leaks, "Post", Blinking)
    assert search().what in SENT


def test_questions_numbered_for_the_whole_table(monkeypatch):
    """Told while the spy is asked twice or not at all: the next question's number shows it."""

    class Counting(Post):
        def asked(self, viewer):
            asked = super().asked(viewer)
            return msgspec.structs.replace(asked, id=len(self._match.records)) if asked else None

    monkeypatch.setattr(leaks, "Post", Counting)
    assert search().what in SENT


def test_numbers_counted_for_the_whole_table(monkeypatch):
    class Numbering(Post):
        def deliver(self, viewer):
            message = super().deliver(viewer)
            return message and msgspec.structs.replace(message, number=sum(self._number))

    monkeypatch.setattr(leaks, "Post", Numbering)
    assert search().what == "message"


def test_a_client_that_comes_back_is_sent_more(monkeypatch):
    class Generous(Post):
        def connect(self, viewer):
            message = super().connect(viewer)
            return msgspec.structs.replace(message, number=len(self._match.told[bit(viewer) % self._match.seats]))

    monkeypatch.setattr(leaks, "Post", Generous)
    assert search().what == "refusal"


def test_a_field_declared_for_all_by_mistake_is_caught_by_the_table(monkeypatch):
    """What is told is the oracle of the pairs, so this one is for the table written by hand."""

    class Walked(Event, frozen=True):
        alarms: ForAll[int]
        path: ForAll[tuple[int, ...]]

    Walked.__module__ = events.__name__
    monkeypatch.setattr(events, "Walked", Walked)
    assert declared(events) != MAY_KNOW
    assert declared(events)["Walked"]["path"] != MAY_KNOW["Walked"]["path"]


def test_an_event_that_the_table_does_not_know_is_caught_by_it(monkeypatch):
    class Whispered(Event, frozen=True):
        word: ForAll[str]

    Whispered.__module__ = events.__name__
    monkeypatch.setattr(events, "Whispered", Whispered, raising=False)
    assert declared(events) != MAY_KNOW
