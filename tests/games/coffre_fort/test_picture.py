"""The board of an edition as an SVG, and `cavale edition draw`."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cavale import catalog
from cavale.cli import main
from cavale.games.coffre_fort import picture, playable
from games.coffre_fort.table import EDITION, edited
from rules import rule

SVG = "{http://www.w3.org/2000/svg}"
DEFAULT = playable.read(EDITION)


def drawn(edition=DEFAULT, lang="en"):
    return ET.fromstring(picture.draw(edition, lang))  # noqa: S314  # our own output


def rects(svg, kind):
    return [part for part in svg.iter(f"{SVG}rect") if kind in part.get("class", "").split()]


def place(part):
    return tuple(int(part.get(name)) for name in ("x", "y", "width", "height"))


def doors(svg):
    return [part for part in svg.iter(f"{SVG}rect") if part.get("class") is None]


@rule("CF-BOARD-05")
def test_squares_and_rooms_lie_where_the_edition_says():
    svg = drawn()
    assert svg.get("viewBox") == "0 20 880 640"
    yellow, grey = rects(svg, "yellow"), rects(svg, "grey")
    assert (len(yellow), len(grey)) == (92, 25)
    assert place(yellow[0]) == (40, 40, 40, 40)
    assert (3 * 40, 8 * 40, 40, 40) in [place(part) for part in grey]
    rooms = [*rects(svg, "red"), *rects(svg, "wall")]
    assert (len(rects(svg, "red")), len(rooms)) == (8, 16)
    armoury = (2 * 40, 2 * 40, 3 * 40, 4 * 40)
    assert (armoury[0] + 2, armoury[1] + 2, armoury[2] - 4, armoury[3] - 4) in [place(part) for part in rooms]
    assert {(part.get("stroke"), part.get("stroke-width")) for part in rects(svg, "red")} == {("#b3261e", "4")}


@rule("CF-BOARD-05")
def test_a_door_is_a_gap_in_the_wall_that_room_and_square_share():
    found = [place(door) for door in doors(drawn())]
    assert len(found) == sum(len(room.doors) for room in DEFAULT.board.rooms)
    assert (3 * 40 + 8, 2 * 40, 24, 4) in found  # the Armoury, from above
    assert (2 * 40, 4 * 40 + 8, 4, 24) in found  # and from the left
    assert (8 * 40 - 4, 3 * 40 + 8, 4, 24) in found  # the Library, from the right
    assert (16 * 40 + 8, 5 * 40 - 4, 24, 4) in found  # the Laboratory, from below


@rule("CF-BOARD-05")
@pytest.mark.parametrize(("arrow", "degrees"), [("E", 0), ("S", 90), ("W", 180), ("N", 270)])
def test_arrows_point_as_the_edition_says(arrow, degrees):
    file = edited(('{ square = [12, 4], dir = 1, arrow = "E"', f'{{ square = [12, 4], dir = 1, arrow = "{arrow}"'))
    guard, dog = drawn(playable.read(file)).iter(f"{SVG}path")
    assert guard.get("transform") == f"translate(500 180) rotate({degrees})"
    assert dog.get("transform") == "translate(420 500) rotate(0)"


@pytest.mark.parametrize(("lang", "name"), [("fr", "Bibliothèque"), ("en", "Library")])
def test_rooms_are_named_in_the_language_of_the_reader(lang, name):
    assert name in [text.text for text in drawn(lang=lang).iter(f"{SVG}text")]


def test_a_name_is_only_a_name():
    svg = drawn(
        playable.read(edited(('en = "Library"', "en = '<script>&\"'"), ('en = "Open edition"', 'en = "A & B"')))
    )
    assert '<script>&"' in [text.text for text in svg.iter(f"{SVG}text")]
    assert svg.find(f"{SVG}title").text == "A & B"
    assert list(svg.iter(f"{SVG}script")) == []


def test_a_long_name_stays_in_its_room():
    svg = drawn(playable.read(edited(('en = "Kennel"', 'en = "The unreasonably magnificent doghouse"'))))
    lines = [text for text in svg.iter(f"{SVG}text") if text.text in ("unreasonably", "magnificent", "doghouse")]
    assert len(lines) == 3
    for text in lines:
        assert len(text.text) * int(text.get("font-size")) * picture.LETTER <= 2 * 40
        assert 13 * 40 <= float(text.get("y")) <= 15 * 40


def test_no_style_stands_inside():
    """The pages that show it forbid that."""
    assert list(drawn().iter(f"{SVG}style")) == []
    assert not [part for part in drawn().iter() if part.get("style")]


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_the_picture_in_the_rules_is_current(lang):
    """`cavale edition draw src/cavale/games/coffre_fort/edition/open-default.toml docs/rules/… --lang fr` renews it."""
    kept = Path(__file__).parents[3] / "docs" / "rules" / "coffre_fort" / f"board-{lang}.svg"
    assert kept.read_text(encoding="utf-8") == picture.draw(DEFAULT, lang)


# -- the command -------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "my-box.toml").write_text(*EDITION.values(), encoding="utf-8")
    return tmp_path


def run(capsys, *arguments):
    code = main(["edition", "draw", *arguments])
    out, err = capsys.readouterr()
    return code, " ".join(out.split()), err


@rule("CF-BOARD-05")
@pytest.mark.parametrize(("lang", "told"), [("fr", "board.svg : dessiné"), ("en", "board.svg: drawn")])
def test_a_board_is_drawn_into_a_file(folder, capsys, lang, told):
    assert run(capsys, "my-box.toml", "board.svg", "--lang", lang) == (0, told, "")
    assert (folder / "board.svg").read_text(encoding="utf-8") == picture.draw(DEFAULT, lang)


def test_a_faulty_edition_is_told_and_not_drawn(folder, capsys):
    (folder / "my-box.toml").write_text(*edited(("dir = -1", "dir = 1")).values(), encoding="utf-8")
    code, out, _ = run(capsys, "my-box.toml", "board.svg", "--lang", "en")
    assert code == 1
    assert "my-box.toml, patrol: Guard and Dog go in opposite directions" in out
    assert not (folder / "board.svg").exists()


def test_what_cannot_be_drawn_is_said_in_one_line(folder, capsys):
    leduc = catalog.default_edition(catalog.find("leduc_poker"))
    (folder / "leduc.toml").write_text(*leduc.values(), encoding="utf-8")
    assert run(capsys, "leduc.toml", "board.svg", "--lang", "en")[2] == "cavale: leduc_poker has no board to draw\n"
    told = run(capsys, "my-box.toml", "./my-box.toml", "--lang", "en")[2]
    assert told == "cavale: ./my-box.toml is the edition itself; the picture needs another file\n"
    told = run(capsys, "my-box.toml", "nowhere/board.svg", "--lang", "en")[2]
    assert told == "cavale: nowhere/board.svg cannot be written: No such file or directory\n"
    assert (folder / "my-box.toml").read_text(encoding="utf-8") in EDITION.values()
