"""What this machine lacks for a test."""

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip, loudly; where everything is to be tested (`.ci/run`), fail."""
    if os.environ.get("CAVALE_TEST_EVERYTHING"):
        pytest.fail(f"NOT TESTED {what}", pytrace=False)
    pytest.skip(f"NOT TESTED {what}")
