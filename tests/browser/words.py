"""What is written on the screens, by its key: tests name a text as the client does and survive a better wording."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cavale.words import FUNCTIONS

ROOT = Path(__file__).parents[2]
SHEETS = ("web/src/text", "web/src/games/casa_de_papel/text")


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for sheet in SHEETS:
        bundle.add_resource(FluentResource((ROOT / sheet / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def screen(lang: str, key: str, **args: Any) -> str:
    """A text of the client itself: `screen("fr", "home-bots")`."""
    message, _, attribute = key.partition(".")
    entry = _bundle(lang).get_message(message)
    pattern = entry.attributes[attribute] if attribute else entry.value
    assert pattern is not None, key
    text, errors = _bundle(lang).format_pattern(pattern, args)
    assert not errors, (key, errors)
    return str(text)


def said(text: str, *, whole: bool = False, last: bool = False) -> re.Pattern[str]:
    """A pattern for a text that may stand in a longer one, or at its end; whatever its spaces and its first letter."""
    spaced = r"\s+".join(re.escape(word) for word in text.split())
    begins, ends = r"^\s*" if whole else "", r"\s*$" if whole or last else ""
    return re.compile(begins + spaced + ends, re.IGNORECASE)
