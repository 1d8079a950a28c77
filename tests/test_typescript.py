"""The TypeScript types are those of the Python types: `python -m cavale.server.typescript` renews them."""

from pathlib import Path

import pytest

from cavale.server import typescript

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("path", typescript.files(ROOT), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_types_are_current(path):
    assert path.read_text(encoding="utf-8") == typescript.files(ROOT)[path]


def test_fields_that_a_client_may_leave_out_are_optional_and_those_of_the_server_are_not():
    written = typescript.wire_types()
    assert "  patience?: number;" in written
    assert "  args?: Readonly<Record<string, number | string>>;" in written
    assert "  patience: number;" in written


def test_choices_have_their_name():
    assert "  access: Access;" in typescript.wire_types()
    assert 'export type Access = "open" | "invite";' in typescript.wire_types()


def test_a_game_has_its_view_and_its_events():
    written = typescript.files(ROOT)[ROOT / "web" / "src" / "games" / "casa_de_papel" / "types.ts"]
    assert "export interface CasaView {" in written
    assert '  event: "cards_revealed";' in written
    assert "  revealed: readonly string[] | null;" in written
