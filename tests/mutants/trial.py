"""A trial: the tests that run a line, with the mistake in it, in a process of its own."""

import json
import multiprocessing
import os
import resource
import shutil
import signal
import sys
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

CAUGHT, SURVIVED, OUT_OF_TIME, UNTESTED = "caught", "survived", "out of time", "untested"

# What tests import besides the project: loaded once, in the process that all trials are forked from.
PRELOADED = ["pytest", "hypothesis", "msgspec", "litestar", "sqlalchemy", "httpx", "uvicorn", "structlog", "rich"]

ENDED_BY_A_SIGNAL = 255  # how a fork server tells it

forks = multiprocessing.get_context("forkserver")


def start() -> None:
    forks.set_forkserver_preload(PRELOADED)


class Trial:
    """Tries mistakes one after the other, in a copy of the sources that comes before those of the project."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self._tree = tree
        self._copy = folder / "src"
        self._said = folder / "said.json"
        self._log = folder / "log.txt"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(tree / "src", self._copy, ignore=shutil.ignore_patterns("__pycache__"))

    def run(self, file: str, changed: str, tests: list[str], seconds: float) -> tuple[str, str]:
        """How it went, and which test noticed; `seconds` of computing are allowed, ten times as many of waiting."""
        if not tests:
            return UNTESTED, ""
        target = self._copy / file
        kept = target.read_text(encoding="utf-8")
        self._said.unlink(missing_ok=True)
        target.write_text(changed, encoding="utf-8")
        try:
            process = forks.Process(target=_test, args=(self._tree, self._copy, tests, seconds, self._said, self._log))
            process.start()
            process.join(10 * seconds)
            return self._outcome(process)
        finally:
            target.write_text(kept, encoding="utf-8")

    def _outcome(self, process: BaseProcess) -> tuple[str, str]:
        if process.exitcode is None:
            os.killpg(process.pid or 0, signal.SIGKILL)
            process.join()
            return OUT_OF_TIME, ""
        if process.exitcode == ENDED_BY_A_SIGNAL:  # as the limit of its computing time does it
            return OUT_OF_TIME, ""
        code, noticed = json.loads(self._said.read_text(encoding="utf-8")) if self._said.is_file() else (None, "")
        if code == 0:
            return SURVIVED, ""
        if not noticed:  # whatever it was, no test has said so
            raise RuntimeError(f"pytest ended with {code}: see {self._log}")
        return CAUGHT, noticed


def _test(tree: Path, source: Path, tests: list[str], seconds: float, said: Path, log: Path) -> None:
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
    os.chdir(tree)
    sys.path[:0] = [str(source), str(tree / "tests")]
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])
    sys.dont_write_bytecode = True
    with log.open("w", encoding="utf-8") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    chosen = Chosen(tests)
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    options = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "-p", "no:cov", "--no-header", "--tb=short"]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # plugins that were loaded before the fork
    code = int(pytest.main([*files, *options], plugins=[chosen]))
    if code == pytest.ExitCode.USAGE_ERROR and "while loading conftest" in log.read_text(encoding="utf-8"):
        chosen.noticed = "conftest.py"  # what it imports cannot be imported
    said.write_text(json.dumps([code, chosen.noticed]), encoding="utf-8")
    sys.stdout.flush()
    os._exit(0)


class Chosen:
    """Of the tests of some files, these and in this order; notes the first that fails."""

    def __init__(self, tests: list[str]) -> None:
        self._order = {test: place for place, test in enumerate(tests)}
        self.noticed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if item.nodeid in self._order]
        items[:] = sorted(kept, key=lambda item: self._order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.noticed:
            self.noticed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.noticed:
            self.noticed = report.nodeid
