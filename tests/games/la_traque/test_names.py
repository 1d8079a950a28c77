"""What things are called, and what is printed on them."""

import pytest

from cavale import catalog
from cavale.games.la_traque import GAME
from cavale.games.la_traque.events import CluesDrawn, GameEnded
from cavale.words import Words
from games.la_traque.table import table

FILES = catalog.default_edition(GAME)
EDITION = GAME.read_edition(FILES)


def test_the_edition_is_a_folder_of_four_files():
    assert list(FILES) == ["board.toml", "fugitives.toml", "objectives.toml", "specials.toml"]


@pytest.mark.parametrize(
    ("argument", "value", "fr", "en"),
    [
        ("fugitive", "f.pol.csatar", "Laszlo Csatar", "Laszlo Csatar"),
        ("card", "registry:document", "document (Registre)", "document (Registry)"),
        ("card", "rumour:rumour", "rumeur", "rumour"),
        ("slot", "america:1", "Amérique 1", "America 1"),
        ("place", "press:2", "Presse 2", "Press 2"),
        ("agent", 2, "2", "2"),
        ("zone", "financing", "Financement", "Financing"),
        ("deck", "financing", "financement", "financing"),
        ("zone", "press", "Presse", "Press"),
        ("marker", "press", "presse", "press"),
    ],
)
def test_names_in_both_languages(argument, value, fr, en):
    called = [Words(GAME, lang, EDITION, ["Ada", "Bo", "Cy"]).name(argument, value) for lang in ("fr", "en")]
    assert called == [fr, en]


@pytest.mark.parametrize(
    ("deck", "cards", "fr", "en"),
    [
        (
            "rumour",
            ("rumour:rumour",) * 4,
            "Tu pioches 4 rumeurs pour ta Réserve.",
            "You draw 4 rumours into your Reserve.",
        ),
        (
            "archives",
            ("archives:microfilm",),
            "Tu pioches 1 carte pour ta Réserve\u202f: microfilm (Archives).",
            "You draw 1 card into your Reserve: microfilm (Archives).",
        ),
    ],
)
def test_clues_that_are_drawn_are_counted(deck, cards, fr, en):
    drawn = CluesDrawn(0, deck, len(cards), "reserve", cards)
    said = [Words(GAME, lang, EDITION, ["Ada", "Bo"], 0).event(drawn) for lang in ("fr", "en")]
    assert said == [fr, en]


@pytest.mark.parametrize(
    ("winners", "reader", "fr", "en"),
    [
        ([0], 0, "Tu gagnes.", "You win."),
        ([0], 1, "Ada gagne.", "Ada wins."),
        ([0, 2], 2, "Tu partages la victoire\u202f: Ada, Cy.", "You share the victory: Ada, Cy."),
        ([0, 2], 1, "Victoire partagée\u202f: Ada, Cy.", "Shared victory: Ada, Cy."),
    ],
)
def test_who_wins_is_told_to_each(winners, reader, fr, en):
    ended = GameEnded(tuple(winners), (13, 9, 13), (2, 1, 2))
    key = "game-end-shared" if len(winners) > 1 else "game-end-one"
    for lang, told in (("fr", fr), ("en", en)):
        words = Words(GAME, lang, EDITION, ["Ada", "Bo", "Cy"], reader)
        assert words.event(ended).startswith(told)
        assert words.say(key, {"winners": winners}) == told


def test_what_is_printed_goes_by_the_names_of_the_view():
    faces, view = GAME.faces(EDITION), table("usa", "cccp").seen
    assert [slot["slot"] for slot in faces.slots] == [slot.slot for slot in view.slots]
    assert [place["place"] for place in faces.places] == [place.place for place in view.places]
    assert faces.fugitives["f.pol.csatar"]["cost"] == {"document": 1, "rumour": 3}
    assert {slot.fugitive for slot in view.slots if slot.fugitive} <= set(faces.fugitives)
    assert set(view.players[0].objectives) <= set(faces.objectives)


def test_where_a_match_stands():
    t = table("usa", "cccp", points={"cccp": 4}, number=3)
    assert GAME.progress(t.seen) == {"round": 3, "points": 4}
