"""Plain text: what people write is words, and never a line break, a control or a mark that turns the reading order."""

import unicodedata

CONTROLS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # categories that print nothing of their own


def is_plain(text: str) -> bool:
    """Whether a text is one line of visible letters and spaces."""
    return text.isprintable() or not any(unicodedata.category(letter) in CONTROLS for letter in text)
