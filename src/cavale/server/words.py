"""Words the server gives out: names for bots, and codes that can be said aloud."""

from functools import lru_cache

from cavale import catalog

CODE_WORDS = """
    alto banjo cactus canal carbone cobra corail delta domino dragon echo ficelle flamme galet gorille granit
    iris jade jaguar jungle kayak koala lama lagon lilas loutre lynx mango matin melon mimosa mistral moka
    nacre navire ocean olive orage orque panda papaye pelican perle pivert polka pollen prisme puma quartz
    radar reglisse requin safran satin savane sirop sombrero sultan tango tigre topaze toucan tulipe turbo
    vanille velours violon volcan yucca zebre zinc
""".split()  # noqa: SIM905 - short words without accents, easy to say in both languages; a list would be a page


@lru_cache(maxsize=1)
def bot_names() -> tuple[str, ...]:
    """The names of the players that no person chose: the same in both languages."""
    for line in catalog.shared_texts("fr").splitlines():
        if line.startswith("player-names ="):
            return tuple(name.strip() for name in line.partition("=")[2].split(","))
    return tuple("ABCDEFGH")
