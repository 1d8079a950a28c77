"""simulate, replay, edition check and games, as a user meets them."""

import re
import shutil
from pathlib import Path

import pytest

from cavale import catalog
from cavale.cli import main
from cavale.core.archive import to_json
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.event import Drafted, DraftShown, Sealed
from cavale.core.match import Match
from cavale.terminal.replay import merged
from cavale.terminal.simulate import mean_interval, wilson

EDITIONS = Path(catalog.__file__).parent / "games"


@pytest.fixture(autouse=True)
def narrow(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


def run(capsys, *arguments):
    code = main(list(arguments))
    out, err = capsys.readouterr()
    assert all(len(line) <= 80 for line in out.splitlines())
    return code, out, err


def stored(game_id, path, seats, seed=1):
    """A finished match between random bots, in a file."""
    game = catalog.find(game_id)
    match = Match(game, catalog.default_edition(game), FastDice(seed), seats=seats)
    bot = game.bots()["random"](seed)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bot.act(sight(match, seat)))
    path.write_bytes(to_json(match))
    return match


# -- simulate --------------------------------------------------------------------------------------------------------


def test_simulate_counts_the_results(capsys):
    code, out, err = run(
        capsys, "simulate", "leduc_poker", "--games", "20", "--bots", "random", "--seed", "7", "--lang", "en"
    )
    assert (code, err) == (0, "")
    assert "Leduc poker: 20 matches, seed 7" in out
    rows = re.findall(r"│ +([12]) │ random │ +([\d.]+) % │ +[\d.]+ – [\d.]+ % │ +([+−]?[\d.]+) │ +± [\d.]+ │", out)
    assert [row[0] for row in rows] == ["1", "2"]
    means = [float(row[2].replace("−", "-")) for row in rows]
    assert means[0] == -means[1]
    assert "decisions a match" in out


def test_the_same_seed_gives_the_same_results(capsys):
    arguments = (
        "simulate",
        "casa_de_papel",
        "--games",
        "3",
        "--seats",
        "4",
        "--bots",
        "random",
        "--seed",
        "5",
        "--lang",
        "fr",
    )
    first, second = run(capsys, *arguments)[1], run(capsys, *arguments)[1]
    assert first.splitlines()[:-1] == second.splitlines()[:-1]
    assert "La Casa de Papel\u202f: 3 parties, graine 5" in first


def test_levels_are_dealt_around_the_seats(capsys):
    out = run(capsys, "simulate", "leduc_poker", "--games", "2", "--bots", "random,search", "--lang", "en")[1]
    assert re.search(r"│ +1 │ random │", out)
    assert re.search(r"│ +2 │ search │", out)


def test_intervals():
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    assert mean_interval([1.0]) == (1.0, 0.0)
    assert mean_interval([1.0, -1.0, 1.0, -1.0])[0] == 0


# -- replay ----------------------------------------------------------------------------------------------------------


def test_replay_shows_everything(capsys, tmp_path):
    match = stored("leduc_poker", tmp_path / "match.json", 2)
    code, out, _ = run(capsys, "replay", str(tmp_path / "match.json"), "--lang", "en")
    assert code == 0
    assert f"{len(match.records)} records" in out
    assert len(re.findall("is dealt a card: ", out)) == 2


def test_replay_through_the_eyes_of_a_seat_hides_what_it_did_not_know(capsys, tmp_path):
    stored("leduc_poker", tmp_path / "match.json", 2)
    out = run(capsys, "replay", str(tmp_path / "match.json"), "--seat", "2", "--lang", "fr")[1]
    assert "Par les yeux de Chloé." in out
    assert "Bruno reçoit une carte." in out
    assert "Tu reçois une carte\u202f: " in out


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_replay_of_casa(capsys, tmp_path, lang):
    seats = 4
    stored("casa_de_papel", tmp_path / "match.json", seats)
    everything = run(capsys, "replay", str(tmp_path / "match.json"), "--lang", lang)[1]
    one_seat = run(capsys, "replay", str(tmp_path / "match.json"), "--lang", lang, "--seat", "1")[1]
    roles = "reçoit un rôle" if lang == "fr" else "is dealt a role"
    assert everything.count(roles) == seats
    assert roles not in one_seat
    assert "Raquel" in one_seat


def test_merging_what_the_seats_were_told():
    ours = [Drafted(0, "a"), Sealed(1), Sealed(2), DraftShown(1, "c")]
    theirs = [Sealed(1), Drafted(1, "b"), Sealed(2), DraftShown(1, "c")]
    assert merged([ours, theirs]) == [
        Drafted(0, "a"),
        Sealed(1),
        Drafted(1, "b"),
        Sealed(2),
        DraftShown(1, "c"),
    ]


# -- editions and games ----------------------------------------------------------------------------------------------


def test_a_good_edition(capsys):
    code, out, err = run(
        capsys, "edition", "check", str(EDITIONS / "casa_de_papel" / "edition" / "open-default.toml"), "--lang", "en"
    )
    assert (code, err) == (0, "")
    assert "a good edition of casa_de_papel: Open edition" in " ".join(out.split())


def test_a_folder_is_an_edition_too(capsys, tmp_path):
    shutil.copy(EDITIONS / "leduc_poker" / "edition" / "standard.toml", tmp_path / "one.toml")
    assert run(capsys, "edition", "check", str(tmp_path), "--lang", "en")[0] == 0


def test_a_broken_edition_is_told_with_entry_reason_and_rule(capsys, tmp_path):
    file = tmp_path / "mine.toml"
    good = catalog.default_edition(catalog.find("casa_de_papel"))["open-default.toml"]
    file.write_text(good.replace("select = 3", "select = 4", 1))
    code, out, _ = run(capsys, "edition", "check", str(file), "--lang", "en")
    assert code == 1
    assert " ".join(out.split()) == (
        "This edition cannot be played. One thing is wrong with it: "
        "mine.toml, players.4.select: 4 is not an odd number from 1 to 3. [CP-ED-04]"
    )


def test_all_that_is_wrong_is_told_in_the_readers_language(capsys, tmp_path):
    file = tmp_path / "mine.toml"
    good = catalog.default_edition(catalog.find("casa_de_papel"))["open-default.toml"]
    file.write_text(good.replace("select = 3", "select = 4", 1).replace("floor = 0", "floor = 1"))
    code, out, _ = run(capsys, "edition", "check", str(file), "--lang", "fr")
    told = " ".join(out.split())
    assert code == 1
    assert "2 choses ne vont pas" in told
    assert "mine.toml, numbers.floor : 1 n’est pas un multiple de track.step, qui vaut 250. [CP-ED-07]" in told
    assert "mine.toml, players.4.select : 4 n’est pas un nombre impair de 1 à 3. [CP-ED-04]" in told


def test_a_file_that_is_no_toml_is_told_before_its_game_is_known(capsys, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[edition]\ngame = \n")
    code, out, _ = run(capsys, "edition", "check", str(file), "--lang", "en")
    assert code == 1
    assert "mine.toml: This is no TOML any more in line 2, column 8" in " ".join(out.split())


def test_warnings_do_not_break_an_edition(capsys, tmp_path):
    file = tmp_path / "mine.toml"
    good = catalog.default_edition(catalog.find("casa_de_papel"))["open-default.toml"]
    file.write_text(good.replace("goal = 2500", "goal = 90000"))
    code, out, _ = run(capsys, "edition", "check", str(file), "--lang", "fr")
    assert code == 0
    assert "avertissement" in out
    assert "CP-ED-08" in out


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_games_lists_all(capsys, lang):
    code, out, err = run(capsys, "games", "--lang", lang)
    assert (code, err) == (0, "")
    for game in catalog.games().values():
        assert game.id in out
        for option in game.options():
            assert option.key in out
