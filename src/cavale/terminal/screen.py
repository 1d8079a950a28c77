"""The screen: all that is printed and typed."""

import re
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.markdown import Markdown
from rich.segment import Segment
from rich.text import Text
from rich.theme import Theme

from cavale.plain import plain
from cavale.words import Words

THEME = Theme(
    {
        "accent": "green",
        "prompt": "bold yellow",  # as on the web table: amber means that you may act now
        "number": "yellow",
        "you": "bold",
        "old": "dim",
        "warning": "red",
        "markdown.h1": "bold",
        "markdown.h2": "bold green",
        "markdown.h3": "bold",
        "markdown.code": "cyan",
    }
)


class PlainConsole(Console):
    """A console on which no text is taken for markup, and none can steer the terminal: only styles of ours do."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(theme=THEME, highlight=False, markup=False, emoji=False, **settings)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(plain(segment.text), segment.style)


class Left(Exception):  # noqa: N818  # the person's decision, not an error
    """The person has left: quit, end of input or ctrl-C."""


class Screen:
    """Prints in one language and reads lines. Texts are never taken for markup: a name may contain brackets."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        self.console.print(Text(wrapped(" " * indent + text, self.console.width), style=style))

    def tell(self, lines: Iterable[str]) -> None:
        """Lines with a bullet and a hanging indent."""
        for line in lines:
            text = wrapped(line, self.console.width - 4).replace("\n", "\n    ")
            self.console.print(Text.assemble(("  · ", "old"), text))

    def say(self, key: str, style: str = "", indent: int = 0, **args: Any) -> None:
        self.line(self.words.say(key, args), style, indent)

    def read(self, mark: str = "›") -> str:
        """A line typed by the person. Raises Left."""
        try:
            return self.console.input(Text(f"{mark} ", style="prompt")).strip()
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise Left from None

    def page(self, text: str) -> None:
        """Markdown, a screenful at a time; without its pictures."""
        words = re.sub(r"^!\[.*\n+", "", text, flags=re.MULTILINE)
        lines = self.console.render_lines(Markdown(words), pad=False)
        height = max(self.console.height - 2, 10) if self.console.is_terminal else len(lines)
        for start in range(0, len(lines), height):
            for segments in lines[start : start + height]:
                self.console.print(*(Text(part.text, style=part.style or "") for part in segments), sep="")
            if start + height >= len(lines):
                return
            self.say("terminal-more", "old", page=start // height + 1, pages=-(-len(lines) // height))
            if matches(self.read(), self.words.say("command-quit")):
                return


def folded(text: str) -> str:
    """Small letters without accents, so that one can type without them."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def matches(typed: str, words: str) -> bool:
    """Whether what was typed is one of the words of a command."""
    return folded(typed) in [folded(word.strip()) for word in words.split(",")]


def fits(typed: str, label: str) -> bool:
    """Whether each word typed begins a word of the label."""
    words = folded(label).replace("'", " ").split()
    return all(any(part in word for word in words) for part in folded(typed).replace("'", " ").split())


def wrapped(text: str, width: int) -> str:
    """Broken at plain spaces only: rich would break at the narrow no-break spaces of French as well."""
    lines = [textwrap.wrap(line, width, break_on_hyphens=False) or [""] for line in text.splitlines() or [""]]
    return "\n".join(part for parts in lines for part in parts)
