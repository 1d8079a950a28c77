"""What all tests share: golden files, and the two commands that write files which tests then read."""

from collections.abc import Callable
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("cavale")
    group.addoption("--rewrite-goldens", action="store_true", help="write the golden playthroughs instead of comparing")
    group.addoption("--rewrite-matches", action="store_true", help="play the stored matches anew and write them")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: Playwright keeps the event loop of its thread, where no other runs from then on."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/browser/"))


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """`golden(file, text)`: the text is the one in the file, which `make golden` writes."""

    def check(file: Path, text: str) -> None:
        if request.config.getoption("--rewrite-goldens"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert file.is_file(), f"{file.name} is missing: `make golden` writes it"
        assert text == file.read_text(encoding="utf-8"), f"{file.name} differs: `make golden`, then read the diff"

    return check


@pytest.fixture
def rewrite_matches(request: pytest.FixtureRequest) -> bool:
    """Whether stored matches are to be written anew: only when a rule has changed and `Game.rules` was raised."""
    return bool(request.config.getoption("--rewrite-matches"))
