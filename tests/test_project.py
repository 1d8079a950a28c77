"""The files around the code agree with one another."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from hatch_build import COMPILED_PACKAGES, INTERPRETED_FILES
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cavale

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "cavale"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
PIN_FILES = sorted((ROOT / "requirements").glob("*.txt"))
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def pins(file: str) -> dict[str, str]:
    """Package names and versions of a requirements file."""
    return dict(re.findall(r"^([a-z][a-z0-9-]*)==(\S+)", (ROOT / "requirements" / file).read_text(), re.MULTILINE))


def run_time_packages() -> set[str]:
    """The packages that are installed with Cavale, and with these."""
    found: set[str] = set()
    waiting = ["cavale"]
    while waiting:
        for line in requires(waiting.pop()) or []:
            package = Requirement(line)
            name = canonicalize_name(package.name)
            if name not in found and (package.marker is None or package.marker.evaluate({"extra": ""})):
                found.add(name)
                waiting.append(name)
    return found


def test_versions_agree():
    assert PROJECT["project"]["version"] == cavale.__version__


def test_every_public_make_target_is_explained_by_make_help():
    phony = set(re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[1].split())
    assert phony == TARGETS == set(re.findall(r"^([a-z-]+):.* ## .", MAKEFILE, re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_name_make_targets_that_exist(page):
    code = re.findall(r"```.*?```|`[^`\n]+`|^ {4,}\S.*$", page.read_text(), re.DOTALL | re.MULTILINE)
    assert set(re.findall(r"(?<![\w-])make ([a-z][a-z-]*)", "\n".join(code))) <= TARGETS


def test_ci_runs_make_targets_that_exist():
    called = re.findall(r"^make (\S+)$", (ROOT / ".ci" / "run").read_text(), re.MULTILINE)
    assert called
    assert set(called) <= TARGETS


@pytest.mark.parametrize("file", PIN_FILES, ids=lambda file: file.name)
def test_requirements_name_no_address_and_no_folder(file):
    text = file.read_text()
    assert not re.search(r"https?://|file://|--(extra-)?index-url|--find-links|--trusted-host", text)
    assert not re.search(r"(^|\s)/\w", text)


@pytest.mark.parametrize("file", PIN_FILES, ids=lambda file: file.name)
def test_every_requirement_is_pinned_with_hashes(file):
    text = re.sub(r"^\s*#.*\n", "", file.read_text(), flags=re.MULTILINE).replace("\\\n", "")
    lines = text.splitlines()
    assert lines
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*==\S+( ; [^-]+)?(\s+--hash=sha256:[0-9a-f]{64})+", line) for line in lines)


@pytest.mark.parametrize("file", ["run.txt", "build.txt"])
def test_pins_agree_with_those_of_the_tests(file):
    assert pins(file).items() <= pins("test.txt").items()


def test_notice_names_every_run_time_package():
    named = {canonicalize_name(name) for name in re.findall(r"^ {2}(\S+)", (ROOT / "NOTICE").read_text(), re.MULTILINE)}
    assert run_time_packages() == named


def test_no_compiled_file_lies_beside_the_sources():
    assert not [file for file in SRC.rglob("*") if file.suffix in {".so", ".pyd", ".c"}]


def test_modules_with_structs_stay_interpreted():
    modules = [file for package in COMPILED_PACKAGES for file in (SRC / package).rglob("*.py")]
    structs = [file for file in modules if re.search(r"\(.*\bStruct\b.*\):$", file.read_text(), re.MULTILINE)]
    assert [str(file.relative_to(SRC)) for file in structs if file.name not in INTERPRETED_FILES] == []
