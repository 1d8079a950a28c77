"""A game of another package, without any text or drawing of its own, is found and can be played."""

import io
import random

import pytest
from rich.console import Console

from cavale import catalog
from cavale.cli import main
from cavale.words import Words
from core.toy import ToyGame


@pytest.fixture
def with_toy(monkeypatch):
    """The toy, registered as another package would."""
    toy = catalog.EntryPoint("toy", "core.toy:GAME", catalog.GROUP)
    monkeypatch.setattr(catalog, "entry_points", lambda group: [toy])
    catalog.games.cache_clear()
    yield catalog.find("toy")
    catalog.games.cache_clear()


@pytest.fixture
def typing(monkeypatch):
    """A person who types any number, any word or nothing; and gets up after the first match."""

    def start(seed):
        dice = random.Random(seed)  # noqa: S311  # a scripted person needs no secrets

        def answer(console, *_, **__):
            return dice.choice(["1", "1", "2", "3", "", "", "why", "?", "log", "back", "t"])

        monkeypatch.setattr(Console, "input", answer)
        monkeypatch.setattr("cavale.terminal.play.matches", lambda *_: True)

    return start


def test_it_is_found(with_toy):
    assert isinstance(with_toy, ToyGame)
    assert "toy.toml" in catalog.default_edition(with_toy)
    assert list(catalog.games()) == [*catalog.GAMES, "toy"]


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_it_can_be_played(with_toy, typing, capsys, seed, lang, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    typing(seed)
    assert (
        main(["play", "toy", "--lang", lang, "--seed", str(seed), "--seats", str(3 + seed % 2), "--blackout", "0"]) == 0
    )
    out, err = capsys.readouterr()
    assert err == ""
    assert all(len(line) <= 80 for line in out.splitlines())


def test_it_can_be_simulated_and_listed(with_toy, capsys):
    assert main(["simulate", "toy", "--games", "5", "--seed", "1", "--lang", "en"]) == 0
    assert main(["games", "--lang", "en"]) == 0
    assert "toy" in capsys.readouterr().out


def test_what_has_no_text_is_still_readable(with_toy):
    words = Words(with_toy, "fr", None, ["Bruno", "Chloé", "Dario"], 0)
    assert words.action("go_to", {"place": 3}) == "go to place 3"
    assert words.step("lay_card") == "lay card"
    assert words.option("rounds") == "rounds"
    assert words.say("no-such-key") == "no-such-key"


def test_a_name_is_never_taken_for_markup(capsys):
    console = Console(file=io.StringIO(), width=80)
    words = Words(None, "en", None, ["[red]Bruno[/red]"])
    from cavale.terminal.screen import Screen  # noqa: PLC0415  # next to what it shows

    Screen(console, words).tell([words.player(0)])
    assert "[red]Bruno[/red]" in console.file.getvalue()
