"""La Traque in the terminal."""

import io
import random
from collections import Counter

import pytest
from rich.console import Console

from cavale.cli import main
from cavale.games.la_traque import GAME
from cavale.terminal import la_traque
from cavale.terminal.log import Log
from cavale.terminal.person import Person
from cavale.terminal.screen import THEME, Screen
from cavale.words import Words
from games.la_traque.table import SPECTATOR, fresh, table
from rules import rule

NAMES = ["Nadia", "Bruno", "Zoé", "Malik"]
SLOTS = {"america:1": "f.pol.csatar", "america:2": "", "europe:1": "f.mil.marhaus", "europe:2": ""}


def words_for(t, name, lang):
    return Words(GAME, lang, t.box.edition, NAMES[: t.match.seats], None if name == SPECTATOR else t.seat(name))


def drawn(t, name, lang="en"):
    console = Console(theme=THEME, highlight=False, width=80, file=io.StringIO())
    console.print(la_traque.draw(t.sees(name), t.box, words_for(t, name, lang)))
    text = console.file.getvalue()
    assert "draw-" not in text, "a key shows through"
    assert all(len(line) <= 80 for line in text.splitlines())
    return text


def unbroken(text):
    return " ".join(text.split())


def line(text, start):
    """The line that begins so."""
    return next(each for each in text.splitlines() if each.strip().startswith(start))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_fugitive_shows_its_price_and_whether_it_can_be_paid(lang):
    price = {"en": "1 document, 3 rumours", "fr": "1 document, 3 rumeurs"}[lang]
    t = table("usa", "cccp", slots=SLOTS, agents={"usa": {2: "america registry:document rumour*3"}})
    can = {"en": "✔ agent 2 can arrest", "fr": "✔ l’agent 2 peut arrêter"}[lang]
    assert price in line(drawn(t, "usa", lang), "1 Laszlo Csatar")
    assert can in drawn(t, "usa", lang)
    assert "✔" not in drawn(t, "cccp", lang)
    t = table("usa", "cccp", slots=SLOTS, hands={"usa": "registry:document rumour*3"})
    assert {"en": "✔ your hand suffices", "fr": "✔ ta main suffit"}[lang] in drawn(t, "usa", lang)
    t = table("usa", "cccp", slots=SLOTS, hands={"usa": "rumour*2"})
    lacks = {"en": "lacking: 1 document, 1 rumour", "fr": "il manque\u202f: 1 document, 1 rumeur"}[lang]
    assert lacks in drawn(t, "usa", lang)


def test_what_the_arrest_opens_is_read_where_it_can_be_paid():
    t = table("usa", "cccp", slots=SLOTS, hands={"usa": "registry:document rumour*3"})
    text = unbroken(drawn(t, "usa"))
    assert "Draw 2 cards from the Registry deck" in text  # Laszlo Csatar's Mission
    assert "Draw 1 card from the Press deck" not in text  # Ludek Marhaus is out of reach
    assert "Draw 2 cards from the Registry deck" not in unbroken(drawn(t, "cccp"))


def test_before_factions_are_chosen_there_is_no_board():
    text = drawn(fresh(2), SPECTATOR)
    assert "Nadia" in text
    assert "Europe" not in text


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_action_that_a_menu_gathers_has_words(lang):
    t = fresh(2)
    words = words_for(t, SPECTATOR, lang)
    verbs = Counter(action.verb for action in t.box.actions.all)
    gathered = {verb for verb, count in verbs.items() if count > 1} - {"take_faction"}  # there are four of those
    assert {verb for verb in gathered if not words.has(f"do-{verb}.menu")} == set()


def test_a_fugitive_that_a_rival_has_blocked_cannot_be_paid():
    layout = {"slots": SLOTS, "hands": {"usa": "registry:document rumour*3"}}
    text = drawn(table("usa", "cccp", blocked={"america:1": "cccp"}, **layout), "usa")
    assert "blocked by Bruno until round 1" in text
    assert "✔" not in text


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_cards_of_others_are_counted_not_shown(lang):
    t = table(
        "usa",
        "cccp",
        hands={"cccp": "financing*2"},
        agents={"cccp": {1: "europe f.col.lantrac press:medal"}},
        slots=SLOTS,
    )
    mine, theirs, spectator = drawn(t, "usa", lang), drawn(t, "cccp", lang), drawn(t, SPECTATOR, lang)
    for secret in ("Aristide Lantrac", "×2"):
        assert secret in theirs
        assert secret not in mine
        assert secret not in spectator
    assert {"en": "Bruno 1: 2 cards", "fr": "Bruno 1\u202f: 2 cartes"}[lang] in spectator


def test_an_objective_marks_the_line_that_can_be_paid():
    t = table("usa", "cccp", visible={"usa": "o.usa.range"}, influence={"usa": (0, 2, 0)}, slots=SLOTS)
    text = drawn(t, "usa")
    assert "✔ Success: 2 scientific → 1 Apollo" in text
    assert "✔ Triumph" not in text
    assert "Draw 1 card from the Archives deck" in text
    assert "✔ Success" not in drawn(t, "cccp")


def test_what_lies_in_the_hq_says_what_it_still_does():
    text = drawn(table("usa", "cccp", hq={"usa": "f.col.skalovina!"}, slots=SLOTS), "usa")
    assert "Anton Skalovina (turned)" in text
    assert "Take 2 rumours into your Reserve." in text
    assert "Take 3 rumours" not in text  # its Mission is past


def test_who_stands_where():
    t = table("usa", "cccp", agents={"cccp": {1: "registry:1", 2: "rest"}}, slots=SLOTS, points={"cccp": 4})
    text = drawn(t, SPECTATOR)
    assert line(text, "Registry").split()[1] == "Bruno"
    assert line(text, "Bruno").split()[-2:] == ["3", "1"]  # agents in the HQ and in Rest
    assert line(text, "Nadia").split()[:4] == ["Nadia", "(USA)", "▸", "①"]


def test_at_the_end_all_hands_are_drawn():
    t = table("usa", "cccp", hands={"cccp": "financing*2"}, number=20, slots=SLOTS).all_pass()
    assert t.match.over
    assert "Hand of Bruno  financing ×2" in drawn(t, "usa")


@rule("LT-ACT-MOVE-14")
@pytest.mark.parametrize(("lang", "yes"), [("fr", "oui"), ("en", "y")])
def test_what_is_warned_of_is_done_only_when_it_is_said_once_more(monkeypatch, lang, yes):
    hunting = dict.fromkeys(range(1, 5), "america")
    t = table("usa", "cccp", agents={"usa": hunting}, slots=SLOTS)
    words = words_for(t, "usa", lang)
    console = Console(theme=THEME, highlight=False, width=80, file=io.StringIO())
    screen = Screen(console, words)
    person = Person(t.match, t.seat("usa"), screen, Log(t.match, t.seat("usa"), words), lambda: None)
    hunt = words.act(t.action("move_hunt", zone="europe"))
    typed = iter([hunt, "", hunt, yes])
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(typed))
    assert person.decide(must_answer=True) is t.action("move_hunt", zone="europe")
    assert next(typed, None) is None
    assert console.file.getvalue().replace("\n", " ").count(words.say("game-caution-last_agent")) == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_match_with_somebody_who_types_anything(monkeypatch, capsys, lang):
    dice = random.Random(lang)  # noqa: S311  # a scripted person needs no secrets
    left = iter(["1", "1", "2", "3", "4", "", "y", "why", "?", "log", "t"][dice.randrange(11)] for _ in range(100))
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(left, "q"))
    monkeypatch.setattr("cavale.terminal.play.matches", lambda *_: True)
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["play", "la_traque", "--seats", "2", "--bots", "random", "--lang", lang, "--seed", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "draw-" not in out
    assert all(len(each) <= 80 for each in out.splitlines())
