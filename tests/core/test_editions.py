"""Editions and table options: parsed at the edge, refused with file, entry and reason."""

import pytest

from cavale.core.dice import FastDice
from cavale.core.edition import MAX_BYTES, MOST_PROBLEMS, EditionError, edition_hash
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
    ("text", "place", "key"),
    [
        (TEXT.replace("[numbers]", "[numbers"), "", "not-toml"),
        ("x = [" * 9999, "", "not-toml"),
        ("x = " + "[" * 9999, "", "file-too-deep"),
        (TEXT.replace("coins = 1", 'coins = "one"'), "numbers.coins", "not-a-number"),
        (TEXT.replace("coins = 1", "coins = true"), "numbers.coins", "not-a-number"),
        (TEXT.replace("coins = 1\n", ""), "numbers.coins", "entry-missing"),
        (TEXT.replace("coins = 1", "coins = 1\nspoons = 2"), "numbers.spoons", "entry-unknown"),
        (TEXT + "\n[spoons]\nsilver = 3\n", "spoons", "entry-unknown"),
        (TEXT.replace('fr = "Jouet", ', ""), "edition.title.fr", "entry-missing"),
        (TEXT.replace('fr = "Jouet"', "fr = 3"), "edition.title.fr", "not-a-text"),
        (TEXT.replace('{ fr = "Jouet", en = "Toy" }', '"Toy"'), "edition.title", "not-a-table"),
        (TEXT.replace("cards = 9", "cards = 7"), "numbers.cards", "toy-too-few-cards"),
        ("x" * (MAX_BYTES + 1), "", "file-too-large"),
    ],
)
def test_a_broken_edition_is_refused_with_file_place_and_reason(text, place, key):
    (problem,) = refused({"mine.toml": text}).problems
    assert (problem.file, problem.place, problem.key, problem.severity) == ("mine.toml", place, key, "error")


def test_an_empty_file_lacks_everything():
    problems = refused({"mine.toml": ""}).problems
    assert [(problem.place, problem.key) for problem in problems] == [
        ("edition", "entry-missing"),
        ("numbers", "entry-missing"),
    ]


def test_a_rule_that_an_edition_breaks_is_named():
    error = refused({"mine.toml": TEXT.replace("cards = 9", "cards = 7")})
    assert error.problems[0].rule == "TOY-SET-01"
    assert str(error) == "mine.toml: numbers.cards: toy-too-few-cards hand=2 [TOY-SET-01]"


def test_all_problems_of_a_kind_are_told_at_once():
    """First those of the TOML in each file, then of the shape, then of the rules."""
    broken = {"a.toml": "x = ", "b.toml": TEXT, "c.toml": "[numbers]\n"}
    assert [(problem.file, problem.key) for problem in refused(broken).problems] == [
        ("a.toml", "not-toml"),
        ("c.toml", "table-twice"),
    ]
    shapeless = TEXT.replace("cards = 9", 'cards = "9"').replace("coins = 1", "coin = 1")
    assert [problem.place for problem in refused({"a.toml": shapeless}).problems] == [
        "numbers.cards",
        "numbers.coins",
        "numbers.coin",
    ]
    unplayable = TEXT.replace("cards = 9", "cards = 7").replace("places = 6", "places = 0")
    assert [problem.place for problem in refused({"a.toml": unplayable}).problems] == [
        "numbers.cards",
        "numbers.places",
    ]


def test_a_problem_names_the_file_in_which_its_table_stands():
    head, numbers = TEXT.split("[numbers]")
    files = {"head.toml": head, "numbers.toml": "[numbers]" + numbers.replace("cards = 9", "cards = 7")}
    assert [problem.file for problem in refused(files).problems] == ["numbers.toml"]


def test_nobody_is_told_more_than_a_hundred_problems():
    many = "\n".join(f"unknown{number} = 1" for number in range(1000))
    assert len(refused({"mine.toml": f"{TEXT}\n{many}"}).problems) == MOST_PROBLEMS


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
