"""A pytest plugin that notes how long each test takes: `-p mutants.durations --durations-file FILE`."""

import json
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--durations-file", help="where a line for each test that passed is appended: its id, and seconds")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--durations-file")
    if file and not hasattr(config, "workerinput"):  # the reports of all workers come together
        config.pluginmanager.register(Durations(Path(file)))


class Durations:
    """Sums up set-up, call and tear-down."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seconds: dict[str, float] = {}
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid
        self._seconds[test] = self._seconds.get(test, 0.0) + report.duration
        self._failed |= {test} if not report.passed else set()
        if report.when == "teardown" and test not in self._failed:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([test, round(self._seconds.pop(test), 4)]) + "\n")
