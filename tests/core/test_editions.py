"""Editions and table options: parsed at the edge, refused with file, entry and reason."""

import pytest

from cavale.core.dice import FastDice
from cavale.core.edition import MAX_BYTES, EditionError, edition_hash
from cavale.core.game import OptionError, TableOption
from cavale.core.match import Match
from core.toy import EDITION, GAME

TEXT = EDITION["toy.toml"]


def refused(files: dict[str, str]) -> EditionError:
    with pytest.raises(EditionError) as error:
        GAME.read_edition(files)
    return error.value


def test_an_edition_is_a_typed_value():
    edition = GAME.read_edition(EDITION)
    assert (edition.edition.id, edition.edition.title.fr, edition.numbers.places) == ("plain", "Jouet", 6)


def test_an_edition_may_stand_in_several_files():
    head, numbers = TEXT.split("[numbers]")
    assert GAME.read_edition({"a.toml": head, "b.toml": "[numbers]" + numbers}) == GAME.read_edition(EDITION)


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        (TEXT.replace("[numbers]", "[numbers"), "line", "not TOML: "),
        (TEXT.replace("coins = 1", 'coins = "one"'), "numbers.coins", "Expected `int`, got `str`"),
        (TEXT.replace("coins = 1\n", ""), "numbers", "Object missing required field `coins`"),
        (TEXT.replace("coins = 1", "coins = 1\nspoons = 2"), "numbers", "Object contains unknown field `spoons`"),
        (TEXT + "\n[spoons]\nsilver = 3\n", "edition", "Object contains unknown field `spoons`"),
        (TEXT.replace('fr = "Jouet", ', ""), "edition.title", "Object missing required field `fr`"),
        (TEXT.replace("cards = 9", "cards = 7"), "numbers.cards", "too few for four hands"),
        ("", "edition", "Object missing required field `edition`"),
        ("x" * (MAX_BYTES + 1), "file", "larger than 256 KB"),
    ],
)
def test_a_broken_edition_is_refused_with_file_entry_and_reason(text, entry, reason):
    error = refused({"mine.toml": text})
    assert error.file == "mine.toml"
    assert entry in error.entry
    assert error.reason.startswith(reason)
    assert str(error).startswith(f"mine.toml: {error.entry}: {error.reason}")


def test_a_rule_that_an_edition_breaks_is_named():
    error = refused({"mine.toml": TEXT.replace("cards = 9", "cards = 7")})
    assert (error.rule, str(error)) == ("TOY-SET-01", "mine.toml: numbers.cards: too few for four hands [TOY-SET-01]")


def test_a_table_that_stands_in_two_files_is_refused():
    error = refused({"a.toml": TEXT, "b.toml": "[numbers]\ncoins = 2\n"})
    assert (error.file, error.entry, error.reason) == ("b.toml", "numbers", "this table stands in two files")


def test_the_hash_of_an_edition_depends_on_names_and_texts_and_not_on_their_order():
    one, two = {"a": "1", "b": "2"}, {"b": "2", "a": "1"}
    assert edition_hash(one) == edition_hash(two)
    assert len({edition_hash(files) for files in (one, {"a": "2", "b": "1"}, {"a": "1"}, {"ab": "12"})}) == 4


def test_options_have_defaults_and_are_parsed_from_text():
    assert GAME.full_options({}) == {"rounds": 2, "spies": True}
    assert GAME.full_options({"rounds": "1", "spies": "false"}) == {"rounds": 1, "spies": False}
    assert GAME.full_options({"spies": False})["spies"] is False


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"rounds": 3}, "rounds cannot be 3: one of 1, 2"),
        ({"spies": "perhaps"}, "spies cannot be 'perhaps': one of true, false"),
        ({"colour": 1}, "colour is not an option of toy: rounds, spies"),
    ],
)
def test_an_option_that_cannot_be_is_refused(chosen, reason):
    with pytest.raises(OptionError, match=reason):
        GAME.full_options(chosen)


def test_a_refusal_of_an_option_with_many_values_names_some():
    with pytest.raises(OptionError, match=r"0, 1, 2, 3, 4, 5, 6, 7 …$"):
        TableOption("minutes", range(60), 5).parse(99)


def test_a_match_keeps_its_edition_and_all_its_options():
    match = Match(GAME, EDITION, FastDice(1), seats=3, options={"rounds": "1"})
    assert match.files == EDITION
    assert match.options == {"rounds": 1, "spies": True}
