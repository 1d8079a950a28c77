"""Which games there are."""

import tomllib
from pathlib import Path

import pytest

from cavale import catalog

ROOT = Path(__file__).parents[1]


def test_the_built_in_list_is_what_the_package_registers():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["entry-points"][catalog.GROUP] == catalog.GAMES


@pytest.mark.parametrize("game", catalog.GAMES)
def test_each_game_has_an_edition_texts_and_rules(game):
    found = catalog.find(game)
    assert found.id == game
    assert found.read_edition(catalog.default_edition(found)).edition.game == game
    for lang in catalog.LANGUAGES:
        assert "game-title" in catalog.texts(found, lang)
        assert catalog.rules(found, lang).startswith("# ")


def test_a_game_that_does_not_exist():
    assert catalog.find("chess") is None
