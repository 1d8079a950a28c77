"""Names of people: what may be one, and when two look alike (docs/decisions)."""

import unicodedata
from functools import lru_cache

from confusable_homoglyphs import confusables
from precis_i18n import get_profile

LONGEST = 24
BLANK = "\u2800"  # the one symbol that shows nothing: a Braille cell without dots
PICTURE_MARKS = str.maketrans("", "", "\ufe0e\ufe0f")  # whether a sign is drawn in colour is the reader's affair
INVISIBLE_KINDS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
MARKS = 2  # signs above or below one letter; more run over the lines around them

_shown = get_profile("NicknameCasePreserved")
_compared = get_profile("Nickname")


class BadName(ValueError):  # noqa: N818 - read at the caller's `except`
    """Nobody can be called so."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def read_name(text: str) -> str:
    """A name as it is shown (RFC 8266: spaces put right, one form for each letter). Raises BadName."""
    plain = text.translate(PICTURE_MARKS)
    if not plain.strip():
        raise BadName("name_needed")
    if _has_invisible(plain):
        raise BadName("name_invisible")
    try:
        name = str(_shown.enforce(plain))
    except UnicodeError:
        raise BadName("name_invisible") from None
    if not any(_can_be_seen(letter) for letter in name):
        raise BadName("name_needed")
    if len(name) > LONGEST:
        raise BadName("name_too_long")
    return name


def look_alike(one: str, other: str) -> bool:
    """Whether people would take one for the other: by its letters, or only at first sight."""
    return bool(_looks(one) & _looks(other))


def _has_invisible(text: str) -> bool:
    """Controls, marks that turn the direction of a line, joiners, and heaps of accents."""
    if any(unicodedata.category(letter) in INVISIBLE_KINDS for letter in text):
        return True
    marks = [unicodedata.category(letter) in ("Mn", "Me") for letter in unicodedata.normalize("NFD", text)]
    return any(all(marks[start : start + MARKS + 1]) for start in range(len(marks) - MARKS))


def _can_be_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNSP" and letter != BLANK


@lru_cache(maxsize=1024)
def _looks(name: str) -> frozenset[str]:
    """What a name looks like: in small letters, and as it is written (a capital I is a small l to the eye)."""
    try:
        compared = str(_compared.enforce(name))
    except UnicodeError:  # a name of before, or of a forgotten guest
        compared = name.casefold()
    return frozenset(_skeleton(each).casefold() for each in (compared, name))


def _skeleton(name: str) -> str:
    """UTS 39: each letter stands for all that look like it."""
    return "".join(_prototype(letter) for letter in unicodedata.normalize("NFKD", name))


@lru_cache(maxsize=4096)
def _prototype(letter: str) -> str:
    alike = confusables.confusables_data.get(letter)
    if not alike or len(alike) > 1:  # it is what others look like
        return letter
    other = str(alike[0]["c"]).strip("\u200e")
    return other if len(confusables.confusables_data.get(other, ())) > 1 else min(letter, other)
