"""Words the server gives out: names for bots, and codes that can be said aloud."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cavale import catalog
from cavale.core.action import Value
from cavale.core.game import Game
from cavale.words import Words

CODE_WORDS = """
    alto banjo cactus canal carbone cobra corail delta domino dragon echo ficelle flamme galet gorille granit
    iris jade jaguar jungle kayak koala lama lagon lilas loutre lynx mango matin melon mimosa mistral moka
    nacre navire ocean olive orage orque panda papaye pelican perle pivert polka pollen prisme puma quartz
    radar reglisse requin safran satin savane sirop sombrero sultan tango tigre topaze toucan tulipe turbo
    vanille velours violon volcan yucca zebre zinc
""".split()  # noqa: SIM905 - short words without accents, easy to say in both languages; a list would be a page


def in_each_language(game: Game[Any], key: str, args: Mapping[str, Value] | None = None) -> dict[str, str]:
    """Language to words, for readers of whom we do not know the language."""
    return {lang: _words(game, lang).say(key, args) for lang in catalog.LANGUAGES}


@lru_cache(maxsize=64)  # reading texts takes a while
def _words(game: Game[Any], lang: str) -> Words:
    return Words(game, lang)


@lru_cache(maxsize=1)
def bot_names() -> tuple[str, ...]:
    """The names of the players that no person chose: the same in both languages."""
    for line in catalog.shared_texts("fr").splitlines():
        if line.startswith("player-names ="):
            return tuple(name.strip() for name in line.partition("=")[2].split(","))
    return tuple("ABCDEFGH")
