"""The map: which tests run which line, and how long each takes. Made once for a state of the sources, and kept."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from coverage import CoverageData

PARTS = ("tests/core", "tests/games", "tests/server", "tests/conformance")
COPIED = ("src", "tests", "docs", "requirements", "pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md")
QUICK = "not slow and not long"
# Tests of bots, of the search for leaks and of what is killed or flooded: slow, and about something else.
LEFT_OUT = [
    "bot",
    "posterior",
    "filter",
    "belief",
    "chase",
    "hunt",
    "heist",
    "planted_leaks",
    "leaks",
    "wire_leaks",
    "crash",
    "killed_clock",
    "fuzz",
    "load",
]


class Cover:
    """A copy of the project to make mistakes in, and the map of its tests."""

    def __init__(self, root: Path, work: Path) -> None:
        self.tree = work / "tree"
        self.source = self.tree / "src"
        self._root = root
        self._work = work
        self._coverage = work / "coverage"
        self._durations = work / "durations.jsonl"
        self._mark = work / "mapped"

    def prepare(self, jobs: int) -> None:
        """Copy the project and run its tests once, unless that was done for these very sources."""
        self._work.mkdir(parents=True, exist_ok=True)
        state = self._state()
        if self._mark.is_file() and self._mark.read_text() == state:
            return
        for old in (self._coverage, self._durations, self._mark):
            old.unlink(missing_ok=True)
        self._copy()
        self._measure(jobs)
        self._mark.write_text(state)

    def tests(self, file: str, line: int, seconds: float) -> list[str]:
        """The tests that run a line, the quickest first, for so many seconds together. Lines that run on import are
        shown by all tests that run something of the file.
        """
        took = self._took()
        by_line = self._contexts(file)
        here = set(by_line.get(line, ())) or {test for some in by_line.values() for test in some}
        chosen, total = [], 0.0
        for test in sorted(here & took.keys(), key=lambda test: (took[test], test)):
            total += took[test]
            if chosen and total > seconds:
                break
            chosen.append(test)
        return chosen

    def expected(self, tests: list[str]) -> float:
        took = self._took()
        return sum(took[test] for test in tests)

    def _contexts(self, file: str) -> dict[int, list[str]]:
        data = CoverageData(str(self._coverage))
        data.read()
        by_line = data.contexts_by_lineno(str((self.source / file).resolve()))
        return {line: [name.partition("|")[0] for name in names if name] for line, names in by_line.items()}

    def _took(self) -> dict[str, float]:
        lines = self._durations.read_text(encoding="utf-8").splitlines()
        return dict(json.loads(line) for line in lines)

    def state_of_tests(self) -> str:
        """Changes when any test or helper does."""
        return _hashed(file for file in (self._root / "tests").rglob("*.py") if file.parent.name != "mutants")

    def state_of(self, file: str) -> str:
        return _hashed([self.source / file])

    def _state(self) -> str:
        return _hashed((self._root / "src").rglob("*.py")) + self.state_of_tests()

    def _copy(self) -> None:
        shutil.rmtree(self.tree, ignore_errors=True)
        self.tree.mkdir(parents=True)
        for name in COPIED:
            if (self._root / name).is_dir():
                shutil.copytree(self._root / name, self.tree / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(self._root / name, self.tree / name)
        (self.tree / "web").symlink_to(self._root / "web")

    def _measure(self, jobs: int) -> None:
        options = ["-q", "-n", str(jobs if jobs > 1 else 0), "-m", QUICK, "-p", "no:cacheprovider"]
        options += [f"--ignore-glob=*/test_{name}.py" for name in LEFT_OUT]
        noted = ["-p", "mutants.durations", f"--durations-file={self._durations}"]
        covered = ["--cov=src/cavale", "--cov-context=test", "--cov-report="]
        environment = os.environ | {"PYTHONPATH": "src:tests", "COVERAGE_FILE": str(self._coverage)}
        command = [sys.executable, "-m", "pytest", *PARTS, *options, *noted, *covered]
        ended = subprocess.run(command, cwd=self.tree, env=environment, check=False).returncode
        if ended not in {0, 1}:  # a test that fails without a mistake is not asked about any
            raise SystemExit(f"pytest ended with {ended}")


def _hashed(files: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()
