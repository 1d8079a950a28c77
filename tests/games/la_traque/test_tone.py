"""The tone of La Traque: justice and memory, no praise, no myth (LT-TONE-01..10)."""

import re

import pytest

from cavale import catalog
from cavale.games.la_traque import GAME
from cavale.words import Words
from rules import rule

EDITION = GAME.read_edition(catalog.default_edition(GAME))
CARDS = [*EDITION.fugitives, *EDITION.objectives, *EDITION.specials]
PRAISE = r"hero|héros|genius|\bgénie\b|brilliant|brillant|glor|honou?r|honneur|legend|légende|proud|fier\b"

each_language = pytest.mark.parametrize("lang", catalog.LANGUAGES)


def messages(lang):
    """The texts of the game by key, attributes of a key with it."""
    entries = re.split(r"\n(?=[a-z])", catalog.texts(GAME, lang))
    return {entry.partition(" = ")[0]: entry for entry in entries}


def printed(lang, faction):
    """All that stands on the cards of a faction, and what is said of it."""
    own = [card for card in [*EDITION.objectives, *EDITION.specials] if card.faction == faction]
    texts = [getattr(card, part) for card in own for part in (lang, f"line_{lang}")]
    return [*texts, messages(lang)[f"game-faction-{faction}"]]


@rule("LT-TONE-01", "LT-TONE-04")
@each_language
def test_a_sentence_of_remembrance_and_ten_institutions_with_their_addresses(lang):
    words = Words(GAME, lang)
    assert re.fullmatch(r"[^.]+\.", words.say("game-remembrance"))
    assert words.has("game-remembrance-title")
    assert words.has("game-remembrance-text")
    for number in range(1, 11):
        assert words.say(f"game-memorial-{number}.address").startswith("https://")
        assert words.has(f"game-memorial-{number}.about")
    assert not words.has("game-memorial-11")


@rule("LT-TONE-05")
@each_language
@pytest.mark.parametrize("faction", ["usa", "cccp", "reseau"])
def test_who_profits_from_fugitives_is_not_praised_for_it(lang, faction):
    assert [text for text in printed(lang, faction) if re.search(PRAISE, text, re.IGNORECASE)] == []


@rule("LT-TONE-02")
@each_language
def test_no_fugitive_is_praised(lang):
    lines = [getattr(card, f"line_{lang}") for card in EDITION.fugitives]
    assert [line for line in lines if re.search(PRAISE, line, re.IGNORECASE)] == []


@rule("LT-TONE-06")
@each_language
def test_tzaar_neither_kills_nor_takes_revenge_and_holds_nobody_as_a_partner(lang):
    violent = r"kill|murder|aveng|reveng|veng|tuer|meurtr|execut|exécut"
    assert [text for text in printed(lang, "tzaar") if re.search(violent, text, re.IGNORECASE)] == []
    for part in ("recurrent", "permanent"):
        meant = Words(GAME, lang).say(f"game-part-{part}.help")
        assert re.search("Statements and seized papers|déclarations et des papiers saisis", meant)


@rule("LT-TONE-07")
@each_language
def test_the_score_is_called_standing(lang):
    """The printed name stands in one explanation only."""
    assert Words(GAME, lang).say("game-standing") == {"fr": "Ascendant", "en": "Standing"}[lang]
    assert [key for key, text in messages(lang).items() if "omination" in text] == ["game-standing"]
    assert not [card for card in CARDS if "omination" in card.line_fr + card.line_en]


@rule("LT-TONE-08")
@each_language
def test_reseau_is_a_plain_crime_syndicate(lang):
    borrowed = (
        r"bank|banqu|religi|faith|\bfoi\b|jew|juif|juiv|freemason|franc-maç|occult|secret societ|société secrète|reich"
    )
    assert [text for text in printed(lang, "reseau") if re.search(borrowed, text, re.IGNORECASE)] == []


@rule("LT-AMB-02")
@each_language
def test_each_faction_says_who_it_is_and_how_it_advances(lang):
    words = Words(GAME, lang)
    for faction in ("usa", "cccp", "tzaar", "reseau"):
        assert words.has(f"game-faction-{faction}.ambition")
    invented = [
        faction for faction in ("usa", "cccp", "tzaar", "reseau") if "nvent" in words.say(f"game-faction-{faction}")
    ]
    assert invented == ["tzaar", "reseau"]
