"""Nothing that stands in a file or an argument steers the terminal, or passes for a line of ours."""

import json

import msgspec
import pytest

from cavale import catalog
from cavale.cli import main
from cavale.core.archive import chained, parse, written
from cavale.core.edition import edition_hash
from cavale.plain import one_line, plain
from forged import OTHER, finished, signed

CLEARS = "\x1b[2J\x1b[H"
MARKED_UP = "[bold red]x[/] [link=http://evil.example]y[/link] :smile:"
DISGUISED = f"{CLEARS}\ngood: everything\n\u202egood\u2066{MARKED_UP}\x9b31m\r\x07"
STEERING = ("\x1b", "\x9b", "\u202e", "\u2066", "\x07", "\x00", "\r", "\u2028")


def shown(capsys) -> tuple[str, str]:
    out, err = capsys.readouterr()
    for text in (out, err):
        assert not any(letter in text for letter in STEERING), text
        assert not any(line.startswith("good: everything") for line in text.splitlines())
    return out, err


def edition(title: str = DISGUISED) -> dict[str, str]:
    """An edition of Leduc poker whose names and titles are hostile."""
    files = catalog.default_edition(catalog.find("leduc_poker"))
    told = json.dumps(title)  # TOML's strings are written like JSON's
    return {name: "\n".join(_with_title(line, told) for line in text.splitlines()) for name, text in files.items()}


def _with_title(line: str, told: str) -> str:
    key, equals, value = line.partition(" = ")
    hostile = f"{{ fr = {told}, en = {told} }}"
    if "fr =" in line and equals and value.startswith("{"):
        return f"{key} = {hostile}"
    return f"{key} = {told}" if key in ("fr", "en") else line


def hostile_match() -> bytes:
    archive = parse(finished("leduc_poker"))
    files = edition()
    assert files != archive.edition
    return signed(msgspec.structs.replace(archive, edition=files, edition_hash=edition_hash(files)), OTHER)


def test_controls_are_made_visible_and_words_stay():
    assert plain("Zoé «\u202f\xa0ß 日本 👩\u200d🚒\n») [b]") == "Zoé «\u202f\xa0ß 日本 👩\u200d🚒\n») [b]"
    assert (
        plain("a\x1b[2Jb\x9bc\u202ed\ue000\ufeff\ud800\x7f\t") == "a\\x1b[2Jb\\x9bc\\u202ed\ue000\\ufeff\\ud800\\x7f\\t"
    )
    assert one_line("a\nb\r\nc\u2028d\x85e\tf") == "a b c d e f"
    assert not any(letter in one_line(DISGUISED) for letter in (*STEERING, "\n"))


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["replay", "--seat", "1"]])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hostile_match_file(tmp_path, capsys, monkeypatch, command, lang):
    monkeypatch.setenv("COLUMNS", "500")  # what is wrapped could begin a line by chance
    file = tmp_path / "match.json"
    file.write_bytes(hostile_match())
    assert main([command[0], str(file), *command[1:], "--lang", lang]) != 0  # an edition holds no controls
    assert any(shown(capsys))


@pytest.mark.parametrize("field", ["game", "match", "edition_hash", "format", "version", "rules"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_hostile_fields_of_a_match_file(tmp_path, capsys, field, command):
    fields = json.loads(finished("leduc_poker")) | {field: DISGUISED}
    file = tmp_path / "match.json"
    file.write_text(json.dumps(fields))
    assert main([command, str(file), "--lang", "en"]) != 0
    shown(capsys)


def test_hostile_names_in_records_and_files(tmp_path, capsys):
    archive = parse(finished("leduc_poker"))
    file = tmp_path / "match.json"
    for changed in (
        {"options": {DISGUISED: 1}},
        {"edition": {DISGUISED: "x"}, "edition_hash": edition_hash({DISGUISED: "x"})},
        {"edition": {"a.toml": DISGUISED}, "edition_hash": edition_hash({"a.toml": DISGUISED})},
        {"records": (archive.records[0], msgspec.structs.replace(archive.records[1], verb=DISGUISED))},
        {"records": (archive.records[0], msgspec.structs.replace(archive.records[1], args={DISGUISED: DISGUISED}))},
    ):
        file.write_bytes(written(chained(msgspec.structs.replace(archive, **changed))))
        for command in ("verify", "replay"):
            assert main([command, str(file), "--lang", "en"]) != 0
            shown(capsys)


def test_a_hostile_edition(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "500")
    file = tmp_path / f"{DISGUISED[:7]}.toml"
    file.write_text(next(iter(edition().values())), encoding="utf-8")
    main(["edition", "check", str(file), "--lang", "en"])
    out, err = shown(capsys)
    assert out or err
    for text in (
        f'["{DISGUISED}"]\n',
        '["\\u001b[2J\\ngood: everything"]\nx = 1\n',
        "[edition]\ngame = '''\n\x1b[2J'''\n",
    ):
        file.write_text(text, encoding="utf-8")
        for more in (["--game", "leduc_poker"], []):
            assert main(["edition", "check", str(file), *more, "--lang", "en"]) != 0
            shown(capsys)
            assert main(["edition", "draw", str(file), str(tmp_path / "out.svg"), *more, "--lang", "en"]) != 0
            shown(capsys)


@pytest.mark.parametrize(
    "command",
    [
        [DISGUISED],
        ["play", DISGUISED],
        ["simulate", DISGUISED],
        ["simulate", "leduc_poker", "--option", f"{DISGUISED}={DISGUISED}"],
        ["simulate", "leduc_poker", "--bots", DISGUISED],
        ["simulate", "leduc_poker", "--games", DISGUISED],
        ["simulate", "leduc_poker", "--edition", DISGUISED],
        ["verify", DISGUISED],
        ["replay", DISGUISED],
        ["edition", "check", DISGUISED],
        ["games", DISGUISED],
        ["games", "--lang", DISGUISED],
        ["forget", DISGUISED, "--database", f"sqlite:///{DISGUISED}"],
        ["backup", DISGUISED, "--database", f"sqlite:///{DISGUISED}"],
        ["key", "--database", f"sqlite:///{DISGUISED}"],
        ["serve", "--port", DISGUISED],
        ["serve", "--database", DISGUISED],
    ],
)
def test_hostile_arguments(capsys, command):
    assert main(command) == 2
    _, err = shown(capsys)
    assert err.count("\n") == 1


def test_a_hostile_name(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("builtins.input", lambda *_: (_ for _ in ()).throw(EOFError))
    main(["play", "leduc_poker", "--name", DISGUISED, "--lang", "en", "--seed", "1"])
    out, _ = shown(capsys)
    assert out


# -- strange files -----------------------------------------------------------------------------------------------

STRANGE = {
    "empty": b"",
    "not text": b"\xff\xfe\x00\x01",
    "not json": b"hello",
    "a list": b"[1, 2]",
    "deep lists": b"[" * 200_000,
    "deep in a field": b'{"format": "cavale-match", "version": 2, "game": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "deep objects": b'{"a":' * 100_000,
    "a huge number": b'{"format": "cavale-match", "version": 1' + b"0" * 10_000 + b"}",
    "a huge exponent": b'{"format": "cavale-match", "version": 1e999999}',
    "not a number": b'{"format": "cavale-match", "version": NaN}',
    "half a letter": b'{"format": "cavale-match", "version": "\\ud800"}',
    "a toml of depth": b"a = " + b"[" * 100_000 + b"]" * 100_000,
    "a toml number": b"a = 1" + b"0" * 10_000,
    "toml keys": b"a" + b".a" * 1_000 + b" = 1",
    "a nul": b"\x00" * 100,
    "an old date": b"a = 0000-00-00",
}


@pytest.mark.parametrize("data", STRANGE.values(), ids=STRANGE)
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["edition", "check"], ["edition", "draw"], ["simulate"]])
def test_a_strange_file_is_one_clear_line(tmp_path, capsys, command, data):
    file = tmp_path / "file.toml"
    file.write_bytes(data)
    more = [str(tmp_path / "out.svg")] if command[-1] == "draw" else []
    whole = (
        ["simulate", "leduc_poker", "--edition", str(file)] if command == ["simulate"] else [*command, str(file), *more]
    )
    assert main([*whole, "--lang", "en"]) in (1, 2)
    out, err = shown(capsys)
    assert len(err.splitlines()) == 1 or (not err and out)


def test_fields_of_strange_types_are_one_clear_line(tmp_path, capsys):
    fields = json.loads(finished("leduc_poker"))
    file = tmp_path / "match.json"
    for field in fields:
        for value, command in ((None, "verify"), ([[]], "replay"), (-1, "verify"), (10**25, "verify"), ("x", "replay")):
            file.write_text(json.dumps(fields | {field: value}))
            assert main([command, str(file), "--lang", "en"]) in (1, 2), (field, value)
            out, err = shown(capsys)
            assert len(err.splitlines()) == 1 or (not err and out)


def test_a_folder_and_a_file_that_cannot_be_read(tmp_path, capsys):
    for command in (["verify"], ["replay"]):
        assert main([*command, str(tmp_path), "--lang", "en"]) == 2
        assert len(shown(capsys)[1].splitlines()) == 1
