"""The tutorial tells the truth: its code is the project's, and the game it ends with plays."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text()
BLOCKS = re.findall(r"^```\w+\n# (\S+)\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL)
QUOTED = [(file, code) for file, code in BLOCKS if file.startswith(("src/", "tests/"))]
OWN = {file: code for file, code in BLOCKS if not file.startswith(("src/", "tests/"))}


def test_every_block_of_code_names_its_file():
    assert len(BLOCKS) == len(re.findall(r"^```\w+$", TUTORIAL, re.MULTILINE))
    assert len(QUOTED) > 12
    assert set(OWN) == {"which_hand/__init__.py", "pyproject.toml", "play_which_hand.py"}


@pytest.mark.parametrize(("file", "code"), QUOTED, ids=[f"{i}-{file}" for i, (file, _) in enumerate(QUOTED)])
def test_quoted_code_stands_in_the_file_it_names(file, code):
    assert code in (ROOT / file).read_text()


def test_the_game_of_one_file_is_found_and_plays(tmp_path):
    install(tmp_path)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    played = subprocess.run(
        [sys.executable, "-W", "error", tmp_path / "play_which_hand.py"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.stderr == ""
    assert re.fullmatch(r"\[-?1\.0, -?1\.0\] Opened\(coin='(left|right)', guess='(left|right)'\)\n", played.stdout)


def install(folder: Path) -> None:
    """The game of the tutorial, as an installer would leave it: the package, and its entry point."""
    for file in ("which_hand/__init__.py", "play_which_hand.py"):
        path = folder / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(OWN[file])
    points = tomllib.loads(OWN["pyproject.toml"])["project"]["entry-points"]
    about = folder / "which_hand-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: which-hand\nVersion: 1.0\n")
    lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in names.items()) for group, names in points.items()]
    (about / "entry_points.txt").write_text("\n".join(lines))
