"""Every game speaks both languages: nothing missing, nothing left over, everything formats, well typeset."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cavale
from cavale import catalog
from cavale.cli import COMMANDS
from cavale.core.event import SEAT, Event, audiences
from cavale.core.record import Record
from cavale.core.step import Step
from cavale.server.faults import HTTP_FAULTS
from cavale.server.store import FORGOTTEN
from cavale.words import Words

GAMES = list(catalog.games().values())
SOURCE = Path(cavale.__file__).parent
PROBLEMS = {"fault": 2, "warning": 2, "_bad": 0}  # functions that make one, and where its key stands
ENGINE = sorted([*(SOURCE / "core").glob("*.py"), *(SOURCE / "server").rglob("*.py")])

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("lang", catalog.LANGUAGES)


# -- what the code can say -----------------------------------------------------------------------------------------


def package(game) -> str:
    return sys.modules[type(game).__module__].__spec__.parent


def sources(game) -> list[Path]:
    return sorted(Path(sys.modules[package(game)].__file__).parent.rglob("*.py"))


def literals(files: list[Path]) -> set[str]:
    """All the words that stand in quotes somewhere in these files."""
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text()))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def subclasses(kind: type) -> Iterator[type]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


def in_package(kind: type, name: str) -> bool:
    return kind.__module__ == name or kind.__module__.startswith(f"{name}.")


def events_of(name: str) -> list[type[Event]]:
    return [kind for kind in subclasses(Event) if in_package(kind, name)]


def steps_of(game) -> set[str]:
    """The steps at which people are asked or offered something, or wait for the clock; not those only derived from."""
    kinds = [kind for kind in subclasses(Step) if in_package(kind, package(game)) and not kind.__subclasses__()]
    speaking = ("seats", "offers", "window")
    named = [kind for kind in kinds if any(getattr(kind, name) is not getattr(Step, name) for name in speaking)]
    return {re.sub(r"(?<!^)([A-Z])", r"_\1", kind.__name__).lower() for kind in named}


def refusals_in(files: list[Path]) -> dict[str, set[str]]:
    """The keys of all refusals, with the arguments they come with."""
    found: dict[str, set[str]] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                args = node.args[2] if len(node.args) > 2 else None
                names = {str(key.value) for key in args.keys} if isinstance(args, ast.Dict) else set()
                for part in ast.walk(node.args[1]):
                    if isinstance(part, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z]+)+", str(part.value)):
                        found[part.value] = found.get(part.value, names) & names
    return found


def problems_in(files: list[Path]) -> dict[str, set[str]]:
    """The keys of all that can be wrong with an edition: fault("CP-ED-07", place, "at-least", least=1)."""
    found: dict[str, set[str]] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PROBLEMS:
                key = node.args[PROBLEMS[node.func.id]]
                if isinstance(key, ast.Constant):
                    names = {str(keyword.arg) for keyword in node.keywords}
                    found[str(key.value)] = found.get(str(key.value), names) & names
    return found


OF_MANY_KINDS = {"bad-option": "OptionError", "bad-match": "ArchiveError"}  # texts that choose by `$kind`


def faults() -> dict[str, set[str]]:
    """What the server answers when it does not do something: TableError("no_such_seat", seat=seat), or a Fault."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                code = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
                if called == "TableError" and code and code != "refused":  # which speaks with the words of a refusal
                    names = {str(keyword.arg) for keyword in node.keywords}
                    found[code] = found.get(code, names) & names
                elif called == "BadName" and code:
                    found[code] = {"most"}
                elif called in {"Fault", "BadEdition"} and code and isinstance(node.args[1], ast.Constant):
                    found[code] = set()
    return {
        code.replace("_", "-"): names
        for code, names in (found | {code: set() for code in HTTP_FAULTS.values()}).items()
    }


def boxes(game) -> list[Any]:
    edition = game.read_edition(catalog.default_edition(game))
    options = game.full_options({})
    return [game.box(edition, options, seats, True) for seats in game.seat_counts]


@cache
def actions_of(game) -> list[Any]:
    return [action for box in boxes(game) for action in box.actions.all]


def view_fields(game) -> set[str]:
    structs = [kind for kind in subclasses(msgspec.Struct) if in_package(kind, f"{package(game)}.view")]
    return {name for kind in structs for name in kind.__struct_fields__}


# -- what the files say --------------------------------------------------------------------------------------------


def messages(text: str) -> dict[str, ftl.Message]:
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    named = [entry for entry in entries if isinstance(entry, ftl.Message)]
    assert len(named) == len({entry.id.name for entry in named}), "a key stands twice"
    return {entry.id.name: entry for entry in named}


def keys(text: str) -> set[str]:
    """The keys of a file, attributes included."""
    found = messages(text)
    return set(found) | {f"{key}.{part.id.name}" for key, entry in found.items() for part in entry.attributes}


class Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # Fluent's name
        self.references.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  # Fluent's name
        self.texts.append(node.value)


def read(entry: Any) -> Reader:
    reader = Reader()
    reader.visit(entry)
    return reader


def arguments(entry: Any) -> set[str]:
    """The arguments a message needs, without their companions."""
    return {re.sub(r"-(name|who|count)$", "", name) for name in read(entry).variables}


def starting(found: set[str], prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in found if key.startswith(prefix) and "." not in key}


# -- games ---------------------------------------------------------------------------------------------------------


@each_game
def test_both_languages_have_the_same_keys(game):
    assert keys(catalog.texts(game, "fr")) == keys(catalog.texts(game, "en"))


def test_both_languages_have_the_same_shared_keys():
    assert keys(catalog.shared_texts("fr")) == keys(catalog.shared_texts("en"))


@each_game
def test_whatever_a_game_can_say_has_a_text_and_no_text_is_left_over(game):
    found = keys(catalog.texts(game, "en"))
    assert {"game-title", "game-summary"} <= found
    assert starting(found, "do-") == {action.verb for action in actions_of(game)}
    assert starting(found, "event-") == {kind.__struct_config__.tag for kind in events_of(package(game))}
    assert starting(found, "step-") == steps_of(game)
    assert starting(found, "refusal-") == set(refusals_in(sources(game)))
    own = {key for key in problems_in(sources(game)) if f"problem-{key}" not in keys(catalog.shared_texts("en"))}
    assert starting(found, "problem-") == own
    assert starting(found, "option-") == {option.key for option in game.options()}
    assert starting(found, "view-") <= view_fields(game)
    assert starting(found, "window-") <= literals(sources(game))
    assert starting(found, "name-") <= literals(sources(game))
    drawing = SOURCE / "terminal" / f"{game.id}.py"
    drawn = {word for word in literals([drawing]) if word.startswith("draw-")} if drawing.exists() else set()
    assert {f"draw-{key}" for key in starting(found, "draw-")} == drawn
    families = (
        "game-",
        "do-",
        "event-",
        "step-",
        "refusal-",
        "problem-",
        "option-",
        "view-",
        "window-",
        "name-",
        "draw-",
    )
    assert not [key for key in found if not key.startswith(families)]


@each_game
def test_every_value_of_a_table_option_has_a_name_unless_it_is_a_number(game):
    found = keys(catalog.texts(game, "en"))
    wanted = {
        f"option-{option.key}.{str(value).lower()}"
        for option in game.options()
        for value in option.values
        if isinstance(value, str | bool)
    }
    assert {key for key in found if key.startswith("option-") and "." in key} == wanted


@each_game
@each_language
def test_texts_use_only_the_arguments_they_get(game, lang):
    found = messages(catalog.texts(game, lang))
    for action in actions_of(game):
        entry = found[f"do-{action.verb}"]
        own = [part for part in entry.attributes if part.id.name in action.names]
        assert arguments(own[0] if own else entry.value) <= set(action.names)
    for kind in events_of(package(game)):
        assert arguments(found[f"event-{kind.__struct_config__.tag}"]) <= set(kind.__struct_fields__)
    for key, names in refusals_in(sources(game)).items():
        assert arguments(found[f"refusal-{key}"]) <= names, key
    shared = messages(catalog.shared_texts(lang))
    for key, names in problems_in(sources(game)).items():
        assert arguments((found | shared)[f"problem-{key}"]) <= names, key


def example(kind: Any) -> Any:
    """Some value of an annotated type."""
    if get_origin(kind) is tuple:
        return (example(get_args(kind)[0]),) * 2
    if type(None) in get_args(kind):
        return example(next(part for part in get_args(kind) if part is not type(None)))
    return {int: 1, str: "B", bool: True}[kind]


def do(words: Words, action: Any) -> str:
    """The key of what an action is called."""
    keys = [f"do-{action.verb}.{name}" for name in action.names]
    return next((key for key in keys if words.has(key)), f"do-{action.verb}")


@each_game
@each_language
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_every_text_formats(game, lang, reader):
    edition = game.read_edition(catalog.default_edition(game))
    words = Words(game, lang, edition, [f"P{seat}" for seat in range(game.seat_counts.stop)], reader)
    spoken = [(do(words, action), action.args()) for action in actions_of(game)]
    for kind in events_of(package(game)):
        hints = get_type_hints(kind)
        told = {name: example(hints[name]) for name in kind.__struct_fields__}
        spoken.append((f"event-{kind.__struct_config__.tag}", told))
        untold = {name: None for name, to in audiences(kind).items() if to == SEAT}
        spoken.append((f"event-{kind.__struct_config__.tag}", told | untold))
    spoken += [(f"refusal-{key}", dict.fromkeys(names, 1)) for key, names in refusals_in(sources(game)).items()]
    spoken += [(f"problem-{key}", dict.fromkeys(names, 1)) for key, names in problems_in(sources(game)).items()]
    for key, args in spoken:
        text, errors = words.check(key, args)
        assert not errors, (key, errors)
        assert text.strip(), key


@each_game
@each_language
def test_cards_and_roles_are_called_by_the_names_of_the_edition(game, lang):
    """No id of the edition, no number, no key shows through in a menu."""
    edition = game.read_edition(catalog.default_edition(game))
    words = Words(game, lang, edition, [f"P{seat}" for seat in range(game.seat_counts.stop)])
    for action in actions_of(game):
        text = words.act(action)
        assert "_" not in text
        for value in action.values:
            assert not isinstance(value, str) or not re.search(rf"\b{value}\b", text) or value.islower(), text


# -- shared texts ----------------------------------------------------------------------------------------------------


def test_the_engine_has_a_text_for_each_event_refusal_and_problem():
    found = keys(catalog.shared_texts("en"))
    assert starting(found, "event-") == {kind.__struct_config__.tag for kind in events_of("cavale.core")}
    assert starting(found, "refusal-") == set(refusals_in(ENGINE))
    anywhere = set().union(*[problems_in(sources(game)) for game in GAMES])
    assert set(problems_in(ENGINE)) <= starting(found, "problem-") <= set(problems_in(ENGINE)) | anywhere


@each_language
def test_shared_texts_use_only_the_arguments_they_get(lang):
    found = messages(catalog.shared_texts(lang))
    for kind in events_of("cavale.core"):
        assert arguments(found[f"event-{kind.__struct_config__.tag}"]) <= set(kind.__struct_fields__)
    for key, names in refusals_in(ENGINE).items():
        assert arguments(found[f"refusal-{key}"]) <= names
    for key, names in problems_in(ENGINE).items():
        assert arguments(found[f"problem-{key}"]) <= names, key
    for key, names in faults().items():
        if key not in OF_MANY_KINDS:
            assert arguments(found[f"table-{key}"]) <= names, key


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_what_is_wrong_with_options_and_match_files_has_words_for_each_kind(lang):
    """OptionError(text, "value", option=…, value=…) and ArchiveError(text, "game", detail)."""
    words = Words(None, lang)
    for key, error in OF_MANY_KINDS.items():
        kinds = dict(kinds_of(error))
        assert {"value", "unknown", "none", "with-seats", "seats"} <= set(kinds) or {"format", "replay"} <= set(kinds)
        said = {kind: words.check(f"table-{key}", {"kind": kind, **args}) for kind, args in kinds.items()}
        assert [errors for _, errors in said.values() if errors] == []
        assert len({text for text, _ in said.values()}) == len(kinds)


def kinds_of(error: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The kinds of an error that are raised, each with its arguments."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == error:
                names = [str(keyword.arg) for keyword in node.keywords] or ["detail"]
                for part in ast.walk(node.args[1]):
                    if isinstance(part, ast.Constant):
                        yield str(part.value), {name: f"<{name}>" for name in names}


def test_the_server_has_a_text_for_each_fault():
    assert starting(keys(catalog.shared_texts("en")), "table-") == set(faults())


def test_no_shared_text_is_missing_or_left_over():
    """What the terminal says is written in its source as a whole key, or begins with a family of keys."""
    files = [*(SOURCE / "terminal").glob("*.py"), SOURCE / "cli.py", SOURCE / "hosting.py", SOURCE / "words.py"]
    files += (SOURCE / "server" / "store").glob("*.py")
    said = literals(files)
    tags = {kind.__struct_config__.tag for kind in get_args(Record)}
    commands = {*COMMANDS, "edition-check", "edition-draw"}
    dynamic = {FORGOTTEN} | {f"replay-record-{tag}" for tag in tags} | {f"help-{name}" for name in commands}
    found = {
        key
        for key in messages(catalog.shared_texts("en"))
        if not key.startswith(("event-", "refusal-", "problem-", "table-"))
    }
    dynamic |= {f"command-{name}" for name in said if f"command-{name}" in found}
    assert found - said - dynamic == set()
    families = "word|player|terminal|command|simulate|replay|verify|edition|games|serve|error|help"
    written = {key for key in said if re.fullmatch(rf"({families})(-[a-z_]+)+", key)} - {"replay-record-"}
    assert (written | dynamic) - found == set()


# -- typography ------------------------------------------------------------------------------------------------------


def all_texts(lang: str) -> Iterator[tuple[str, str]]:
    for text in [catalog.shared_texts(lang), *(catalog.texts(game, lang) for game in GAMES)]:
        for key, entry in messages(text).items():
            for part in read(entry).texts:
                yield key, part


def test_french_typography():
    for key, text in all_texts("fr"):
        if key == "command-help":
            continue  # the question mark is what one types
        assert not re.search(r"['\"“”]", text), f"{key}: typewriter quotes in {text!r}"
        assert not re.search(r"(?<!\u202f)[;!?»]", text), f"{key}: a narrow space is missing in {text!r}"
        assert not re.search(r"(?<!\u202f):(?!\w)", text), f"{key}: a narrow space is missing in {text!r}"
        assert not re.search(r"«(?!\u202f)", text), f"{key}: a narrow space is missing in {text!r}"
        assert "..." not in text


def test_english_typography():
    for key, text in all_texts("en"):
        assert not re.search(r"['\"«»]", text), f"{key}: typewriter quotes in {text!r}"
        assert not re.search(r"\s[;:!]|(?<! or) \?", text), f"{key}: a space too many in {text!r}"
        assert "..." not in text
