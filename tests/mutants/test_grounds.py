"""Where mistakes are put in, and where not."""

from pathlib import Path

import pytest

from mutants.grounds import files, left_alone

SOURCE = Path(__file__).parents[2] / "src"

TEXT = """
def f(self, seat: int | None = 1) -> int | None:
    x: dict[str, int | None] = {}
    log.info("seen", seat=1)
    assert seat == 1
    return 1 if seat > 2 else 3

class A:
    def __repr__(self) -> str:
        return f"{self.a + 1}"
"""


@pytest.mark.parametrize(
    ("code", "alone"),
    [
        ("int | None =", True),
        ("int | None:", True),
        ("int | None]", True),
        ('log.info("seen", seat=1)', True),
        ("seat == 1", True),
        ("self.a + 1", True),
        ("1 if seat > 2", False),
        ("seat > 2", False),
        ("3\n", False),
    ],
)
def test_what_players_cannot_notice_is_left_alone(code, alone):
    before = TEXT[: TEXT.index(code)]
    place = (before.count("\n") + 1, len(before) - before.rfind("\n") - 1)
    assert any(first <= place < last for first, last in left_alone(TEXT)) == alone


def test_rules_views_and_the_server_are_among_the_files_and_bots_are_not():
    names = {file.relative_to(SOURCE / "cavale").as_posix() for file in files(SOURCE)}
    assert {"core/match.py", "server/table/gallery.py", "games/red_notice/look.py"} <= names
    assert {"games/red_notice/steps/capture.py", "games/la_traque/ops/scores.py", "games/la_traque/gains.py"} <= names
    assert {"games/casa_de_papel/rounds.py", "games/coffre_fort/__init__.py", "games/leduc_poker/view.py"} <= names
    assert not [name for name in names if name.endswith(("/bot.py", "/belief.py")) and "games" in name]
    assert not [name for name in names if name.startswith(("lab/", "terminal/", "bots/")) or "migrations" in name]
