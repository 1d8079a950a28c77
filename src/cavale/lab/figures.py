"""Sections of docs/figures.md that programs write."""

from pathlib import Path


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
