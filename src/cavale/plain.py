"""Plain text: what stands in a file, a name or an argument can neither steer a terminal nor pass for our own lines."""

import unicodedata

CONTROLS = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # escapes, changes of direction, invisible letters, halves, line ends
HARMLESS = {"\n", "\u200c", "\u200d", "\u00ad"}  # our own line ends, and what shapes letters and breaks words


def plain(text: str) -> str:
    r"""The text with every control made visible, as `\x1b`. Line ends stay."""
    return text if text.isprintable() else "".join([_visible(letter) for letter in text])


def one_line(text: str) -> str:
    """The same as a piece of a line: whatever would begin another one is a space."""
    return text if text.isprintable() else plain(" ".join(text.splitlines()).replace("\t", " "))


def _visible(letter: str) -> str:
    if letter in HARMLESS or unicodedata.category(letter) not in CONTROLS:
        return letter
    return letter.encode("unicode_escape").decode()
