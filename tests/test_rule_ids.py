"""Rules, code and tests agree: each numbered rule has a test, each number cited exists, each step cites one.

A rule is numbered in bold, once, in docs/rules/<game>/en.md and fr.md; a test is marked with `@rule` (tests/rules.py).
A test of the web client names its rules in its title: it("beeps each minute (CF-TIME-03)", …).
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cavale import catalog

ROOT = Path(__file__).parents[1]
GAMES = sorted(catalog.games())
BOLD = re.compile(r"\*\*([A-Z]{2}(?:-[A-Z0-9]+)+-\d\d)\*\*")
CITED = re.compile(r"\b([A-Z]{2}(?:-[A-Z0-9]+)+)-(\d\d)(?:(?:\.\.|/)(\d\d))*(?!\d)")
NUMBER = re.compile(r"\d\d")
TITLE = re.compile(r'\bit\(\s*"([^"]*)"')

EXCUSED = {
    "CP-NET-09": "advice to people who share one device; the table offers `powers = none`, which has its tests",
    "CP-NET-10": "the pace of bots, and a leading bot's patience, are kept by whoever runs the clock: the online table",
}


def rules(game: str, lang: str) -> list[str]:
    """The ids in bold, in reading order."""
    page = ROOT / "docs" / "rules" / game / f"{lang}.md"
    return BOLD.findall(page.read_text(encoding="utf-8"))


def cited(text: str) -> Iterator[str]:
    """The ids in a text. `CP-ED-01..11` is a range, `CP-SEL-01/02` a list; both name their ends."""
    for found in CITED.finditer(text):
        for number in NUMBER.findall(found[0]):
            yield f"{found[1]}-{number}"


def package(game: str) -> Path:
    return ROOT / "src" / "cavale" / "games" / game


def marked() -> dict[str, list[str]]:
    """Per id, the tests that show it, from the calls of `rule` and the titles of the tests of the web client."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "web" / "test").rglob("*.test.ts")):
        for title in TITLE.findall(file.read_text(encoding="utf-8")):
            for number in cited(title):
                found.setdefault(number, []).append(file.name)
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        found.setdefault(str(argument.value), []).append(file.name)
    return found


def steps(game: str) -> dict[str, str]:
    """The step classes of a game's package with their docstrings, read from the sources: compiled classes have none."""
    classes = [node for tree in sources(game) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"Step": ""}
    for _ in classes:  # a step may be defined before the class it extends is read
        for node in classes:
            if any(isinstance(name, ast.Name) and name.id in found for base in node.bases for name in ast.walk(base)):
                found[node.name] = ast.get_docstring(node) or ""
    del found["Step"]
    return found


def sources(game: str) -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(package(game).rglob("*.py"))]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_number_the_same_rules_each_once(game):
    for lang in catalog.LANGUAGES:
        twice = [number for number, times in Counter(rules(game, lang)).items() if times > 1]
        assert twice == [], lang
    assert set(rules(game, "fr")) == set(rules(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_or_an_excuse(game):
    shown = marked()
    assert [number for number in rules(game, "en") if number not in shown and number not in EXCUSED] == []


def test_no_rule_is_excused_that_has_a_test_or_does_not_exist():
    known = {number for game in GAMES for number in rules(game, "en")}
    assert set(EXCUSED) <= known
    assert set(EXCUSED) & set(marked()) == set()


def test_tests_are_marked_with_rules_that_exist():
    known = {number for game in GAMES for number in rules(game, "en")}
    prefixes = {number.partition("-")[0] for number in known}
    strays = [number for number in marked() if number.partition("-")[0] in prefixes and number not in known]
    assert strays == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_cited_in_the_code_exists(game):
    known = set(rules(game, "en"))
    files = [file for kind in ("*.py", "*.toml", "*.ftl") for file in sorted(package(game).rglob(kind))]
    prefix = rules(game, "en")[0].partition("-")[0]
    missing = [
        (file.name, number)
        for file in files
        for number in cited(file.read_text(encoding="utf-8"))
        if number.startswith(f"{prefix}-") and number not in known
    ]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_step_cites_a_rule(game):
    known = set(rules(game, "en"))
    assert steps(game)
    assert [name for name, words in steps(game).items() if not known & set(cited(words))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_cites_a_rule(game):
    """A game refuses by its rules; only the table's own order (not your turn, match over) has none."""
    known = set(rules(game, "en"))
    calls = [
        node
        for tree in sources(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]
    words = [child for call in calls for child in ast.walk(call.args[0]) if isinstance(child, ast.Constant)]
    assert calls
    assert [word.value for word in words if isinstance(word.value, str) and word.value not in known] == []
