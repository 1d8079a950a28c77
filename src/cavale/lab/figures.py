"""Sections of docs/figures.md that programs write."""

from pathlib import Path

from cavale.terminal.simulate import wilson


def percent(wins: int, games: int) -> str:
    """A share with its 95 % interval: `44 % (40–48)`."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def write_section(file: Path, name: str, title: str, text: str) -> None:
    """Replace what stands between the marks of `name`, or append a section with its marks."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    old = file.read_text(encoding="utf-8") if file.exists() else "# Figures\n"
    section = f"{begin}\n{text}\n{end}"
    if begin in old and end in old:
        before, _, rest = old.partition(begin)
        new = before + section + rest.partition(end)[2]
    else:
        new = f"{old.rstrip()}\n\n## {title}\n\n{section}\n"
    file.write_text(new, encoding="utf-8")
