"""Whatever is wrong with a command is said in one line on stderr, with exit code 2."""

import re

import pytest

import cavale
from cavale import catalog
from cavale.cli import language, main
from cavale.core.archive import to_json
from cavale.core.dice import FastDice
from cavale.core.match import Match

BROKEN_EDITION = '[edition]\ngame = "leduc_poker"\nschema = 1\nid = "mine"\n'


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.toml").write_text(BROKEN_EDITION)
    (tmp_path / "nonsense.toml").write_text("= = =")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "no-game.toml").write_text("[cards]\n")
    (tmp_path / "empty").mkdir()
    (tmp_path / "not-a-match.json").write_text("[1, 2]")
    game = catalog.find("leduc_poker")
    match = to_json(Match(game, catalog.default_edition(game), FastDice(1), seats=2))
    (tmp_path / "match.json").write_bytes(match)
    (tmp_path / "torn.json").write_bytes(match[:200])
    (tmp_path / "forged.json").write_bytes(re.sub(rb'"state": "\w+"', b'"state": "0123456789abcdef"', match))
    return tmp_path


MISTAKES = {
    "": "COMMAND",
    "ply": "no command “ply”; there are: play, simulate",
    "play": "GAME",
    "play leduc": "did you mean leduc_poker",
    "play zzz": "there are: casa_de_papel",
    "play leduc_poker --seats 5": "2 to 2 seats",
    "play leduc_poker --seats two": "--seats takes a whole number",
    "play leduc_poker --seat 3": "no seat 3",
    "play leduc_poker --seat 0": "no seat 0",
    "play leduc_poker --bots genius": "there are: search, random",
    "play leduc_poker --option pace=slow": "“pace” is not an option of this game. It has none.",
    "play leduc_poker --option pace": "key=value",
    "play leduc_poker --edition missing.toml": "there is no file missing.toml",
    "play leduc_poker --edition broken.toml": "broken.toml, edition.title: This entry is missing. (and 2 more",
    "play leduc_poker --edition nonsense.toml": "no TOML",
    "play leduc_poker --edition picture.toml": "not a text file",
    "play leduc_poker --edition empty": "no *.toml file in empty",
    "play leduc_poker --seed x": "--seed takes a whole number",
    "play leduc_poker --lang de": "--lang is fr or en",
    "play leduc_poker --unknown": "unknown argument: --unknown",
    "play leduc_poker --seed": "a value is missing after --seed",
    "play casa_de_papel --option powers=all": "“powers” cannot be “all”. It can be: both, none",
    "play casa_de_papel --option first_leader=7 --seats 5": "“first_leader” cannot be “7” with 5 players",
    "play casa_de_papel --edition broken.toml": "cannot be played",
    "simulate leduc_poker --games 0": "--games takes a whole number of at least 1",
    "simulate leduc_poker --bots search,genius": "no bot “genius”",
    "simulate casa_de_papel --option first_leader=7 --seats 5": "“first_leader” cannot be “7” with 5 players",
    "replay missing.json": "there is no file missing.json",
    "replay not-a-match.json": "not a match file",
    "replay torn.json": "torn.json: This is not a match file",
    "replay forged.json": "another state",
    "replay empty": "cannot be read",
    "replay match.json --seat 3": "no seat 3",
    "edition": "COMMAND",
    "edition check": "FILE",
    "edition draw broken.toml": "OUT.svg",
    "edition draw missing.toml out.svg": "there is no file missing.toml",
    "edition check missing.toml": "there is no file missing.toml",
    "edition check no-game.toml": "which game it is for",
    "edition check broken.toml --game zzz": "there is no game “zzz”",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_told_in_one_line(line, folder, capsys):
    assert main(["--lang", "en", *line.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cavale: ")
    assert err.count("\n") == 1
    assert MISTAKES[line] in err


def test_mistakes_are_told_in_french_too(folder, capsys):
    assert main(["play", "leduc_p", "--lang=fr"]) == 2
    line = "cavale : il n’y a pas de jeu « leduc_p » ; voulais-tu dire leduc_poker ?\n"
    assert capsys.readouterr().err.replace("\u202f", " ") == line


def test_version(capsys):
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"cavale {cavale.__version__}\n"


@pytest.mark.parametrize(
    "command", ["", "play", "simulate", "replay", "edition", "edition check", "edition draw", "games"]
)
def test_every_command_has_a_help(command, capsys):
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help", "--lang", "fr"])
    assert left.value.code == 0
    assert "montrer cette aide et quitter" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("given", "environment", "spoken"),
    [
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ([], {}, "en"),
        (["--lang", "fr"], {"LANG": "en_GB"}, "fr"),
        (["play", "x", "--lang=en"], {"LANG": "fr_CA"}, "en"),
        (["--lang"], {"LANG": "fr_CA"}, "fr"),
    ],
)
def test_language_follows_the_system_unless_asked_for(given, environment, spoken, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(given) == spoken


def test_a_broken_game_of_another_package_is_announced_and_skipped(monkeypatch, capsys):
    broken = [
        catalog.EntryPoint("broken", "no_such_package:GAME", catalog.GROUP),
        catalog.EntryPoint("odd", "json:dumps", catalog.GROUP),
        catalog.EntryPoint("twin", "cavale.games.leduc_poker:LeducPoker.id", catalog.GROUP),
    ]
    monkeypatch.setattr(catalog, "entry_points", lambda group: broken)
    catalog.games.cache_clear()
    try:
        assert main(["games", "--lang", "en"]) == 0
    finally:
        catalog.games.cache_clear()
    out, err = capsys.readouterr()
    assert "leduc_poker" in out
    assert [line.split(" is skipped: ")[0] for line in err.splitlines()] == [
        f"cavale: warning: the game '{name}'" for name in ("broken", "odd", "twin")
    ]
