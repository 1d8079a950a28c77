"""How values become words."""

import re

import msgspec
import pytest

from cavale import catalog
from cavale.core.action import Action
from cavale.core.event import ClockResumed, DraftShown
from cavale.plain import one_line
from cavale.words import Words, parse_spelled

CASA = catalog.find("casa_de_papel")
LEDUC = catalog.find("leduc_poker")
FILES = catalog.default_edition(CASA)
NAMES = ["Bruno", "Chloé", "Dario", "Gala"]


def casa(lang, reader=None, files=FILES):
    return Words(CASA, lang, CASA.read_edition(files), NAMES, reader)


@pytest.mark.parametrize("action", [Action(0, "done", (), ()), Action(0, "suspect", ("player", "who"), (2, "red"))])
def test_a_spelled_action_is_read_back(action):
    assert parse_spelled(str(action)) == (action.verb, action.args())


def test_whole_numbers_are_seats_unless_the_game_says_otherwise():
    words = Words(LEDUC, "en", LEDUC.read_edition(catalog.default_edition(LEDUC)), NAMES[:2])
    assert words.name("seat", 1) == "Chloé"
    assert words.name("card", 1) == "Jack"
    assert words.name("cards", (0, 5)) == "Jack, King"
    assert words.name("seat", 7) == "7"


def test_words_are_names_of_the_edition_or_of_the_texts():
    assert casa("en").name("kind", "B250") == "Banknotes +250"
    assert casa("fr").name("team", "red") == "équipe rouge"
    assert casa("fr").name("role", "professor") == "Le Professeur"
    assert casa("fr").name("kind", "unheard_of") == "unheard_of"


def test_what_was_not_told():
    assert casa("en").name("kind", None) == "none"
    assert casa("fr").name("right", True) == "oui"


def test_the_reader_is_addressed():
    assert "Dario" in casa("en").action("trust", {"player": 2})
    assert "Dario" not in casa("en", reader=2).action("trust", {"player": 2})


def test_true_is_not_seat_one():
    assert casa("en", reader=1).check("terminal-won", {"right": True})[1] == []
    told = casa("en", reader=1).say("event-professor_accused", {"player": 2, "right": True, "loot": 1500})
    assert "Dario" in told


def test_numbers_are_written_in_the_way_of_the_language():
    assert casa("en").number(2000) == "2,000"
    assert casa("fr").number(2000) == "2\u202f000"


def test_an_edition_renames_a_role_inside_sentences():
    """Also with another id, and with signs that mean something to Fluent."""
    text = FILES["open-default.toml"].replace('id = "professor"', 'id = "mastermind"')
    text = text.replace('accuses = "professor"', 'accuses = "mastermind"').replace(
        '"Le Professeur"', "'Le \"Cerveau\" {X}'"
    )
    words = casa("fr", files={"open-default.toml": text})
    assert words.name("role", "professor") == 'Le "Cerveau" {X}'
    assert 'le "Cerveau" {X}' in words.say("step-accuse")


def test_a_claim_is_an_action_in_words():
    assert casa("en").name("claim", "my_card(card=B250)") == casa("en").action("my_card", {"card": "B250"})


def test_what_is_begun_in_the_open_is_told_in_the_words_of_the_verb_where_it_has_them():
    words = casa("fr", reader=0)
    assert words.event(DraftShown(0, "propose(player=2)")) == "Tu avances la carte de Dario."
    assert words.event(DraftShown(1, "propose(player=0)")) == "Chloé avance ta carte."
    assert words.event(DraftShown(1, "done")).endswith(": j’ai fini.")


def test_the_places_of_a_way_are_named_one_by_one():
    assert casa("en").name("path", "8,8>7,8>professor") == "8,8 → 7,8 → The Professor"


def test_an_argument_that_a_verb_may_lack_has_words_of_its_own(monkeypatch):
    monkeypatch.setattr(catalog, "texts", lambda game, lang: "do-walk = walk\n    .tool = ride the { $tool }")
    assert casa("en").action("walk", {"path": "8,8"}) == "walk"
    assert casa("en").action("walk", {"path": "8,8", "tool": "board"}) == "ride the board"


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Nadia", "de Nadia"),
        ("Inès", "d’Inès"),
        ("Éloi", "d’Éloi"),
        ("Yves", "d’Yves"),
        ("Yasmine", "de Yasmine"),
        ("Hugo", "de Hugo"),
        ("Le Caire", "du Caire"),
        ("Les Abymes", "des Abymes"),
        ("La Havane", "de La Havane"),
        ("Leo", "de Leo"),
        ("", "de "),
    ],
)
def test_of_somebody_in_french(name, of):
    words = Words(None, "fr", players=[name])
    assert words.say("replay-eyes", {"seat": 0}) == f"Par les yeux {of}."


@pytest.mark.parametrize(
    ("city", "there"), [("lima", "à Lima"), ("cape_town", "au Cap"), ("los_angeles", "à Los Angeles")]
)
def test_to_a_city_in_french(city, there):
    game = catalog.find("red_notice")
    words = Words(game, "fr", game.read_edition(catalog.default_edition(game)))
    assert words.action("go", {"city": city}) == f"aller {there}"


@pytest.mark.parametrize(
    ("seconds", "span"),
    [(0, "0 s"), (1, "1 s"), (89, "89 s"), (90, "2 min"), (3_569, "59 min"), (3_570, "1 h"), (34_200, "9 h 30 min")],
)
def test_a_span_of_time_is_told_in_units_that_people_count_in(seconds, span):
    said = Words(None, "en").event(ClockResumed(seconds))
    assert said.replace("\u202f", " ") == f"The clock goes on; it stood for {span}."


HOSTILE = 'Ada" }\nword-none = PWNED\nstep-debate = PWNED\n-professor = { "<b>\\u0041{ $seat }</b>\u202e'


def renamed(lang, name):
    """The words of an edition that calls everything so; it might stand in a database of before names were checked."""
    edition = CASA.read_edition(FILES)
    special = tuple(msgspec.structs.replace(role, fr=name, en=name) for role in edition.roles.special)
    cards = {kind: msgspec.structs.replace(card, fr=name, en=name) for kind, card in edition.cards.items()}
    roles = msgspec.structs.replace(edition.roles, special=special)
    return Words(CASA, lang, msgspec.structs.replace(edition, roles=roles, cards=cards), [name] * 4)


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_what_an_edition_calls_things_is_data(lang):
    """No message, no placeable and no escape comes out of a name: it stands where an honest one would."""
    hostile, honest = renamed(lang, HOSTILE), renamed(lang, "Ada Honest")
    texts = f"{catalog.texts(CASA, lang)}\n{catalog.shared_texts(lang)}"
    keys = re.findall(r"(?m)^([a-z][a-z0-9_-]*) =", texts)
    named = 0
    for key in keys:
        args = {"seat": 1, "role": "professor"}
        said, wrong = honest.check(key, args)
        if wrong:
            continue  # it wants other arguments
        assert hostile.say(key, args) == said.replace("Ada Honest", one_line(HOSTILE)), key
        named += "Ada Honest" in said
    assert named > 10
