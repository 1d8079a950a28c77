"""The web client's own words: both languages, each sentence in one file only, nothing missing and nothing left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cavale import catalog

WEB = Path(__file__).parents[1] / "web" / "src"
OWN = [WEB / "text", *sorted(folder for folder in WEB.glob("games/*/text") if folder.is_dir())]

each_folder = pytest.mark.parametrize("folder", OWN, ids=lambda folder: folder.relative_to(WEB).as_posix())


def messages(text: str) -> dict[str, set[str]]:
    """Keys, each with the names of its attributes."""
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message | ftl.Junk)]
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in entries]
    assert len(names) == len(set(names)), "a key stands twice in one file"
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in entries}


def own(folder: Path, lang: str = "en") -> dict[str, set[str]]:
    return messages((folder / f"{lang}.ftl").read_text(encoding="utf-8"))


def quoted(folder: Path) -> tuple[set[str], set[str]]:
    """What stands in quotes in the source of the client, and what begins a template: `level-${name}`."""
    files = [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"""["'`]([a-z][\w.-]*)["'`]""", source)), set(re.findall(r"`([a-z][\w-]*-)\$\{", source))


@each_folder
def test_both_languages_have_the_same_keys(folder):
    assert own(folder, "fr") == own(folder, "en")


@each_folder
@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_french_and_english_typography(folder, lang):
    written = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    text = re.sub(r"^#.*$|\{[^}]*\}", "", written, flags=re.MULTILINE)
    assert "..." not in text
    assert not re.search(r"\w'\w", text), "typewriter apostrophe"
    if lang == "fr":
        assert not re.findall(r".*[^\u202f\s][;!?»](?=\s).*", text), "a narrow space is missing"


def test_a_sentence_stands_in_one_file_only():
    """The client has the texts of the engine and of a game beside its own: two of one key would be a matter of luck."""
    found = {"engine": set(messages(catalog.shared_texts("en")))}
    found |= {game.id: set(messages(catalog.texts(game, "en"))) for game in catalog.games().values()}
    for first, keys in found.items():
        assert keys & set(own(WEB / "text")) == set(), first


def test_no_text_of_the_client_is_left_over():
    literals, templates = quoted(WEB)
    used = {literal.partition(".")[0] for literal in literals}
    left = [key for key in own(WEB / "text") if key not in used and not key.startswith(tuple(templates))]
    assert left == []


def test_no_text_of_the_client_is_missing():
    known = own(WEB / "text") | messages(catalog.shared_texts("en"))
    source = "\n".join(file.read_text(encoding="utf-8") for file in WEB.rglob("*.svelte"))
    said = [key.partition(".") for key in re.findall(r"""\bt\(["']([a-z][\w.-]*)["']""", source)]
    assert len(said) > 100
    assert [key for key, _, attribute in said if key not in known or attribute not in {"", *known[key]}] == []
