"""Every value of every table option has a stored match in which it matters: `tests/games/<game>/options/index.json`.

`pytest tests/conformance/test_option_values.py --rewrite-matches` looks for them and writes what is missing; nobody
edits them by hand. Of a long run of numbers (seconds, rounds) the ends stand for all between.
"""

import pytest

from cavale.core.archive import from_json
from cavale.core.game import Game
from cavale.core.match import ReplayError
from conformance.cases import GAMES
from conformance.option_matches import folder, index, read, rewrite, wanted
from games.varied import shown, side_by_side

# By game, option and value: why no stored match shows it.
WITHOUT = {
    "coffre_fort pause=none": "the clock never freezes, and a log without a freeze is one of `grace`, too; what the "
    "server does instead is shown in tests/server/test_grace.py",
}


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_has_its_match(name, rewrite_matches):
    game = GAMES[name]
    if rewrite_matches:
        rewrite(game)
    known = index(game)
    assert [key for key in wanted(game) if key not in known] == [
        key for key in wanted(game) if f"{name} {key}" in WITHOUT
    ]
    assert {place[0] for place in known.values()} >= {
        f"options/{file.name}" for file in (folder(game) / "options").glob("[0-9]*.json")
    }


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, game in GAMES.items() for key in index(game)])
def test_the_records_of_its_match_lead_elsewhere_under_another_value(name, key):
    game = GAMES[name]
    file, count, other = index(game)[key]
    option = key.partition("=")[0]
    played = read(game, file)
    assert f"{option}={played.options[option]}" == key
    assert led_elsewhere(game, played, {option: other}, count)


def led_elsewhere(game: Game, played, options, count: int) -> bool:
    """Whether a record is refused, or the two matches are not seen alike after so many."""
    try:
        for number, (one, another) in enumerate(side_by_side(game, played, options), 1):
            if number == count:
                return shown(one) != shown(another)
    except ReplayError:
        return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_its_matches_can_be_read(name):
    for file in (folder(GAMES[name]) / "options").glob("[0-9]*.json"):
        assert from_json(file.read_bytes(), GAMES.get).over
