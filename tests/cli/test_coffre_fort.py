"""La Course au Coffre-Fort in the terminal."""

import io
import random

import msgspec
import pytest
from rich.console import Console

from cavale.cli import main
from cavale.games.coffre_fort import GAME
from cavale.terminal import coffre_fort
from cavale.terminal.screen import THEME
from cavale.words import Words
from games.coffre_fort.table import SPECTATOR, table
from rules import rule

OWN = ["violet", "green", "black", "red"]  # colours of an edition
NAMES = ["Nadia", "Bruno", "Zoé", "Malik"]


def drawn(t, name, lang="en"):
    words = Words(GAME, lang, t.box.edition, NAMES, None if name == SPECTATOR else t.seat(name))
    console = Console(theme=THEME, highlight=False, width=80, file=io.StringIO())
    console.print(coffre_fort.draw(t.sees(name), t.box, words))
    text = console.file.getvalue()
    assert "draw-" not in text, "a key shows through"
    return text


def square(text, x, y):
    """The two letters at a place of the board."""
    line = next(line for line in text.splitlines() if line.startswith(f"{y:>3} "))
    return line[4 + 2 * x : 6 + 2 * x]


def test_the_board_shows_who_and_what_is_where():
    t = table(seats=4, blue="6,8", red="C", green="6,8", yellow="prison", guard="14,2", dog="1,12")
    text = drawn(t, "blue")
    assert square(text, 6, 8) == "BG"
    assert square(text, 15, 2) == "C░"
    assert square(text, 15, 3) == "R░"
    assert square(text, 0, 8) == "Y░"
    assert (square(text, 14, 2), square(text, 14, 4), square(text, 13, 4)) == ("▲ ", "!!", "::")
    assert (square(text, 1, 12), square(text, 1, 11), square(text, 6, 6)) == ("● ", "~~", "··")
    assert square(text, 3, 8) == "><"


def test_more_than_two_on_a_square_are_counted():
    assert square(drawn(table(seats=3, blue="6,8", red="6,8", green="6,8"), "blue"), 6, 8) == "3×"


def test_agents_are_told_apart_whatever_the_edition_calls_them():
    view = table(seats=4).sees("blue")
    agents = [msgspec.structs.replace(agent, colour=colour) for agent, colour in zip(view.agents, OWN, strict=True)]
    painted = coffre_fort.paint(msgspec.structs.replace(view, agents=tuple(agents)))
    assert (painted["green"], painted["red"]) == ("green", "red")
    assert len(set(painted.values())) == 4


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_lies_face_down_is_not_drawn(lang):
    t = table(traps={"A": "gas"}, tokens={"B": "petrify"}, open_traps="A", gone="B", keys=2)
    text = drawn(t, SPECTATOR, lang)
    words = Words(GAME, lang, t.box.edition)
    assert words.name("trap", "gas") in text
    for hidden in ("bees", "heat", "wire", "laser", "glass", "fire", "weight"):
        assert words.name("trap", hidden) not in text
    assert words.name("token", "petrify") not in text
    assert text.count("?") == 6 + 8


def test_closed_hands_are_counted():
    t = table(hands={"blue": "mask bone", "red": "turbo"}, options={"open_hands": False})
    mine, theirs = drawn(t, "blue"), drawn(t, "red")
    assert "Gas mask, Bone" in mine
    assert "1 tool" in mine
    assert "Turbo board" not in mine
    assert "2 tools" in theirs
    assert "Gas mask" not in theirs


@rule("CF-TALK-02")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_was_said_is_drawn_as_long_as_it_stands(lang):
    t = table(seats=2, live=True).does("blue", "ask_tool", tool="mirror")
    said = Words(GAME, lang, t.box.edition).action("ask_tool", {"tool": "mirror"})
    assert said.split()[-1] in drawn(t, "red", lang)
    for _ in range(3):
        t.turn_of("blue", "open").turn_of("red", "open")
    assert said.split()[-1] not in drawn(t, "red", lang)


def test_at_the_end_all_is_drawn():
    text = drawn(table(live=True).time_runs_out(), SPECTATOR)
    assert "?" not in text
    assert "Petrification" in text


@rule("CF-PAUSE-05")
@pytest.mark.parametrize(("lang", "lost"), [("fr", "Le dernier tour est passé."), ("en", "The last turn is over.")])
def test_a_match_by_turns_with_somebody_who_types_anything(monkeypatch, capsys, lang, lost):
    dice = random.Random(lang)  # noqa: S311  # a scripted person needs no secrets
    typed = ["1", "1", "1", "1", "2", "3", "", "why", "?", "log", "t"]
    monkeypatch.setattr(Console, "input", lambda *_, **__: dice.choice(typed))
    monkeypatch.setattr("cavale.terminal.play.matches", lambda *_: True)
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["play", "coffre_fort", "--seats", "2", "--bots", "random", "--lang", lang, "--seed", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert all(len(line) <= 80 for line in out.splitlines())
    assert lost in out
