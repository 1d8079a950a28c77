"""What the pages say is true: code runs, links lead somewhere, everything public is described."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from cavale.cli import COMMANDS
from cavale.core.archive import Archive
from cavale.core.record import Record

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def test_the_snippet_in_the_readme_runs():
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert len(snippets) == 1
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", snippets[0]], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert ran.stderr == ""
    assert re.fullmatch(r"(robbers|hostages) win with \d+ M€\n", ran.stdout)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text()):
        if not target.startswith(("https://", "http://", "mailto:")):
            assert (page.parent / target).exists(), target


def test_every_field_and_record_of_a_match_file_is_described():
    described = set(re.findall(r"`(\w+)`", (ROOT / "docs" / "match-file.md").read_text()))
    fields = set(Archive.__struct_fields__)
    for kind in get_args(Record):
        fields |= {kind.__struct_config__.tag, *kind.__struct_fields__}
    assert fields <= described


def test_decisions_are_numbered_and_say_question_choice_and_cost():
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    for page in pages:
        text = page.read_text()
        assert text.startswith(f"# {int(page.name[:4])}. ")
        assert "**Question.**" in text
        assert "**Choice.**" in text
        assert "**Cost.**" in text


def test_every_command_is_in_the_readme():
    text = (ROOT / "README.md").read_text()
    assert set(COMMANDS) == set(re.findall(r"^\| `cavale (\w+)", text, re.MULTILINE))
