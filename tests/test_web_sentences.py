"""Python says what stands in web/test/sentences.json; the tests of the web client check that the browser says it."""

import json
from pathlib import Path

from cavale import catalog
from cavale.words import Words, edition_names

FILE = Path(__file__).parents[1] / "web" / "test" / "sentences.json"


def test_sentences_are_current():
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    game = catalog.games()["casa_de_papel"]
    edition = game.read_edition(catalog.default_edition(game))
    speakers = {}
    for lang, reader, key, args, said in kept["sentences"]:
        if (lang, reader) not in speakers:  # reading the texts takes a while
            speakers[lang, reader] = Words(game, lang, edition, kept["players"], reader)
        assert speakers[lang, reader].say(key, args) == said, "python web/dev/sentences.py renews them"
    for lang, names in kept["names"].items():
        assert edition_names(game, edition, lang) == names
