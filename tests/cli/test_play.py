"""Whole games against bots, typed at a terminal of 80 columns."""

import re
import subprocess
import sys

import pytest

from cavale import catalog
from cavale.core.archive import from_json
from cavale.words import Words
from cli.terminal_player import Terminal, any_number, play_on

SAID = {
    "fr": {"enter": "Entrée\u202f:", "again": "Une autre partie", "bye": "À bientôt", "open": "inachevée"},
    "en": {"enter": "Enter:", "again": "Another game", "bye": "Goodbye", "open": "unfinished"},
}

CASA = catalog.find("casa_de_papel")
EDITION = CASA.read_edition(catalog.default_edition(CASA))
WORDS = Words(CASA, "en", EDITION, ["Bruno", "Chloé", "Dario", "Gala"])

both_languages = pytest.mark.parametrize("lang", catalog.LANGUAGES)


def screen_lines(text):
    """The lines on the screen; what is typed is not echoed here, so a prompt runs into the next line."""
    return [re.sub(r"^(› )+", "", line) for line in text.splitlines()]


@both_languages
@pytest.mark.parametrize(
    ("game", "arguments"),
    [
        ("leduc_poker", ["--bots", "random"]),
        ("leduc_poker", []),
        ("casa_de_papel", ["--bots", "random", "--seats", "4"]),
        ("casa_de_papel", ["--bots", "random", "--seats", "8"]),
        ("casa_de_papel", []),
    ],
)
def test_a_whole_game(game, arguments, lang):
    terminal = Terminal("play", game, "--lang", lang, "--seed", "3", "--blackout", "0", *arguments)
    text = play_on(terminal, any_number(3, SAID[lang]["enter"]), SAID[lang]["again"])
    assert SAID[lang]["bye"] in terminal.type("n")
    assert terminal.ended() == 0
    assert "Traceback" not in text
    assert all(len(line) <= 80 for line in screen_lines(text))
    assert not re.search(r"\b(do|event|step|refusal|terminal|name|draw)-[a-z]", text), "a key shows through"


@pytest.mark.parametrize("seat", range(1, 5))
def test_the_powers_are_asked_of_those_who_have_them(seat):
    """Somewhere among the seats are the two characters; nobody else sees their questions."""
    setting = ["--lang=en", "--seats=4", f"--seat={seat}", "--seed=9", "--bots=random", "--blackout=0"]
    terminal = Terminal("play", "casa_de_papel", *setting)
    text = play_on(terminal, any_number(seat, "Enter:"), "Another game")
    terminal.type("n")
    assert terminal.ended() == 0
    for role, step in (("raquel", "raquels_power"), ("professor", "professors_power")):
        mine = WORDS.say("draw-you-are", {"role": role, "team": "red" if role == "professor" else "blue"}) in text
        assert mine == (WORDS.step(step) in text)
    assert text.count(WORDS.say("event-lights_off")) == 2


def test_commands(tmp_path):
    terminal = Terminal("play", "leduc_poker", "--lang", "en", "--seed", "4", "--seat", "1", "--bots", "random")
    assert "1 call" in terminal.read()
    assert "draw the table again" in terminal.type("?")
    assert "fold: There is nothing to fold to: nobody has raised. [LP-BET-02]" in terminal.type("why fold")
    assert "There is nothing to fold to" in terminal.type("why")
    assert "That is possible now: call." in terminal.type("why 1")
    assert "That is possible now: raise." in terminal.type("why raise")
    assert "No action of this game fits" in terminal.type("why dance")
    assert "There is nothing to undo." in terminal.type("undo")
    assert "Your card" in terminal.type("t")
    assert "You are dealt a card" in terminal.type("log")
    assert "Leduc poker: the rules" in terminal.type("rules")
    terminal.type("q")
    assert "Say where" in terminal.type("save")
    assert "cannot be written" in terminal.type(f"save {tmp_path}")
    assert "Saved to" in terminal.type(f"save {tmp_path / 'match.json'}")
    assert "There is no number 7: type 1 to 2." in terminal.type("7")
    assert "Nothing here fits “dance”." in terminal.type("dance")
    assert "Your answer is awaited" in terminal.type("")
    assert "You raise." in terminal.type("rai")
    assert "Goodbye!" in terminal.type("quit")
    assert terminal.ended() == 0
    assert from_json((tmp_path / "match.json").read_bytes(), catalog.find).seats == 2


def test_taking_back_a_card():
    terminal = Terminal("play", "casa_de_papel", "--lang", "fr", "--seed", "2", "--bots", "random")
    terminal.read()
    assert "C’est noté" in terminal.type("1")
    assert "CP-CHO-04" in terminal.type("pourquoi poser")
    assert "Repris." in terminal.type("retour")
    assert "C’est noté" in terminal.type("1")
    assert "Toutes les cartes sont posées." in terminal.type("verrouiller")
    terminal.type("q")
    assert terminal.ended() == 0


def test_claims_are_gathered_by_line_and_found_by_words():
    terminal = Terminal("play", "casa_de_papel", "--lang", "en", "--seed", "2", "--bots", "random", "--seats", "8")
    terminal.read()
    terminal.type("1")
    shown = terminal.type("lock")
    assert WORDS.say("do-suspect.menu") in shown
    assert WORDS.action("suspect", {"player": 0, "who": "raquel"}) in terminal.type("suspect")
    assert "“Bruno is Raquel.”" in terminal.type("bruno raquel")
    terminal.type("q")
    assert terminal.ended() == 0


def test_the_rules_are_at_hand():
    terminal = Terminal("play", "casa_de_papel", "--lang", "fr", "--seed", "2", "--bots", "random", rows=30)
    terminal.read()
    page = terminal.type("règles")
    assert "page 1 sur" in page
    assert "1 poser" in terminal.type("q")
    assert "CP-SCO-07" in terminal.type("regles plancher")
    assert "ne parlent pas de" in terminal.type("règles zeppelin")
    terminal.type("q")
    assert terminal.ended() == 0


@both_languages
def test_control_c_and_end_of_input_end_politely(lang):
    terminal = Terminal("play", "leduc_poker", "--lang", lang, "--bots", "random")
    terminal.read()
    assert SAID[lang]["open"] in terminal.press(b"\x03")
    assert terminal.ended() == 0
    terminal = Terminal("play", "leduc_poker", "--lang", lang, "--bots", "random")
    terminal.read()
    assert SAID[lang]["open"] in terminal.press(b"\x04")
    assert terminal.ended() == 0


def test_playing_through_a_pipe():
    command = [sys.executable, "-m", "cavale", "play", "leduc_poker", "--lang=en", "--seed=1", "--bots=random"]
    played = subprocess.run(command, input="1\n" * 12, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Goodbye!" in played.stdout


def test_another_game_follows():
    terminal = Terminal("play", "leduc_poker", "--lang", "en", "--seed", "1", "--bots", "random")
    play_on(terminal, any_number(1, "Enter:"), "Another game")
    assert "You are dealt a card" in terminal.type("") + terminal.text
    assert terminal.text.count("You sit at place") == 2
    terminal.type("quit")
    assert terminal.ended() == 0


def test_replay_step_by_step(tmp_path):
    file = tmp_path / "match.json"
    terminal = Terminal("play", "leduc_poker", "--lang", "en", "--seed", "1", "--bots", "random")
    terminal.read()
    terminal.type("1")
    terminal.type(f"save {file}")
    terminal.type("q")
    terminal.ended()
    terminal = Terminal("replay", str(file), "--lang", "en", "--seat", "1")
    assert "Enter: next" in terminal.read()
    assert "In the pot" in terminal.type("t")
    terminal.type("a")
    assert terminal.ended() == 0
