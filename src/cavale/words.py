"""Words: what the engine says in keys and arguments, as sentences for people.

The sentences are Fluent messages (docs/texts.md). Each argument `$x` comes with companions: `$x-name`, what people call
its value; `$x-who`, whether it is (or contains) the reader's own seat; `$x-count`, how many, if it is a list.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from cavale import catalog
from cavale.core.action import Action, Value
from cavale.core.edition import Edition
from cavale.core.event import DraftShown, Event
from cavale.core.game import Game
from cavale.core.problem import Problem
from cavale.core.refusal import Refusal
from cavale.plain import one_line

SPELLED = ("action", "claim")  # arguments that spell an action
MINUS = "\N{MINUS SIGN}"  # where Fluent would write a hyphen
STEP = ">"  # between the places of a way
ELIDED = re.compile("[aeiouœæ]|y(?![aeiou])")  # how a name begins before which French drops a vowel
CONTRACTED = {"Le": "du", "Les": "des"}  # articles that melt into it
CONTRACTED_TO = {"Le": "au", "Les": "aux"}
NARROW = "\u202f"  # the space between a number and its unit; it does not break
LARGEST = 10**15  # what Fluent can write with its thousands apart; no game counts so far, but a file can
NONE = "none"  # how a text selects an argument that the reader was not told

Speech = Value | float | bool | None | Sequence["Speech"]


class Words:
    """The words of a game in one language, for one reader."""

    def __init__(
        self,
        game: Game[Any] | None,
        lang: str,
        edition: Edition | None = None,
        players: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        self._game = game
        self.lang = lang
        self.players = [one_line(name) for name in players]  # the names of the seats
        self.reader = reader  # the seat that reads, None for a spectator
        self._bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
        for text in (catalog.texts(game, lang) if game else "", catalog.shared_texts(lang)):
            self._bundle.add_resource(FluentResource(text))
        self._by_argument = _names_by_argument(game, edition, lang)
        self._by_id = {key: one_line(name) for key, name in _names_by_id(edition, lang)}
        self._bundle.add_resource(FluentResource(self._terms()), allow_overrides=True)

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence of a key (`key.attribute` for an attribute). A key without a text is said as it is."""
        return self.check(key, args)[0]

    def check(self, key: str, args: Mapping[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """The sentence, and what was wrong with it."""
        if not self.has(key):
            return key, [LookupError(key)]
        message, _, attribute = key.partition(".")
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            return key, [LookupError(key)]
        text, errors = self._bundle.format_pattern(pattern, self._arguments(args or {}))
        return str(text), errors

    def title(self) -> str:
        """The name of the game."""
        return self.say("game-title") if self.has("game-title") or not self._game else _spaced(self._game.id, {})

    def action(self, verb: str, args: Mapping[str, Value]) -> str:
        """What a seat can do, as an entry of a menu; an argument that the verb may lack can have words of its own."""
        keys = [f"do-{verb}.{name}" for name in args] + [f"do-{verb}"]
        known = [key for key in keys if self.has(key)]
        return self.say(known[0], args) if known else _spaced(verb, args)

    def act(self, action: Action) -> str:
        return self.action(action.verb, action.args())

    def event(self, event: Event) -> str:
        """What happened. Empty if there is nothing to say about it."""
        fields = msgspec.structs.asdict(event)
        if isinstance(event, DraftShown):
            verb, args = parse_spelled(event.action)
            if self.has(f"do-{verb}.shown"):
                return self.say(f"do-{verb}.shown", {"seat": event.seat, **args})
        key = f"event-{event.__struct_config__.tag}"
        return self.say(key, fields) if self.has(key) else _spaced(str(event.__struct_config__.tag), fields)

    def step(self, name: str) -> str:
        """What is asked, or what is going on."""
        return self.say(f"step-{name}") if self.has(f"step-{name}") else _spaced(name, {})

    def waiting(self, name: str, deciding: Sequence[int]) -> str:
        """What is going on, for those who are not asked."""
        key = f"step-{name}.others"
        return self.say(key, {"deciding": deciding}) if self.has(key) else self.step(name)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule."""
        key = f"refusal-{refusal.key}"
        reason = self.say(key, refusal.args) if self.has(key) else _spaced(refusal.key, refusal.args)
        return f"{reason} [{refusal.rule}]" if refusal.rule else reason

    def problem(self, problem: Problem) -> str:
        """What is wrong with an edition, with the rule."""
        key = f"problem-{problem.key}"
        reason = self.say(key, problem.args) if self.has(key) else _spaced(problem.key, problem.args)
        return f"{reason} [{problem.rule}]" if problem.rule else reason

    def option(self, key: str) -> str:
        return self.say(f"option-{key}") if self.has(f"option-{key}") else _spaced(key, {})

    def option_value(self, key: str, value: Value | bool) -> str:
        word = f"option-{key}.{str(value).lower()}"
        return self.say(word) if self.has(word) else str(value).lower()

    def player(self, seat: int) -> str:
        """The name of a seat; the spectators have the number after the last."""
        return self.players[seat] if seat < len(self.players) else self.say("player-spectator")

    def name(self, argument: str, value: Speech) -> str:
        """What people call the value of an argument."""
        if value is None:
            return self.say("word-none")
        if isinstance(value, bool):
            return self.say("word-yes" if value else "word-no")
        if isinstance(value, int | float):
            return self._name_of_number(argument, value)
        if isinstance(value, str):
            return self._name_of_word(argument, value)
        return ", ".join(self.name(argument, item) for item in value)

    def has_names_for(self, argument: str) -> bool:
        """Whether the game itself says what the values of an argument are called."""
        return argument in self._by_argument

    def number(self, value: float) -> str:
        """A number as it is written in this language, with a true minus sign."""
        if abs(value) > LARGEST:
            return str(value)
        pattern = self._bundle.get_message("word-number").value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, {"number": value})[0]).replace("-", MINUS)

    def _name_of_number(self, argument: str, value: float) -> str:
        names = self._by_argument.get(argument)
        if names is not None:
            return names.get(str(value), self.number(value))
        if isinstance(value, int) and 0 <= value < len(self.players):
            return self.players[value]
        return self.number(value)

    def _name_of_word(self, argument: str, value: str) -> str:
        names = self._by_argument.get(argument, {})
        if value in names:
            return names[value]
        if argument in SPELLED:
            return self.action(*parse_spelled(value))
        if self.has(f"name-{value}"):
            return self.say(f"name-{value}")
        if STEP in value:
            return " → ".join(self._name_of_word(argument, part) for part in value.split(STEP))
        return self._by_id.get(value, one_line(value))

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments with their companions."""
        spoken: dict[str, Any] = {}
        for name, value in args.items():
            spoken[name] = self.number(value) if _is_negative(value) else _plain(value)
            spoken[f"{name}-name"] = self.name(name, value)
            spoken[f"{name}-who"] = "you" if self._concerns_reader(value) else "other"
            if isinstance(value, list | tuple):
                spoken[f"{name}-count"] = len(value)
        return spoken

    def _terms(self) -> str:
        """Terms of the texts (`-professor`) that the edition names otherwise; within a sentence an article is small."""
        names = self._by_id | {key: name for names in self._by_argument.values() for key, name in names.items()}
        return "".join(
            f'-{key} = {{ "{_quoted(_inside_a_sentence(name))}" }}\n'
            for key, name in names.items()
            if re.fullmatch(r"[a-z][a-z0-9_-]*", key)
        )

    def _concerns_reader(self, value: Any) -> bool:
        seats = value if isinstance(value, list | tuple) else (value,)
        return self.reader is not None and any(type(seat) is int and seat == self.reader for seat in seats)


def edition_names(game: Game[Any] | None, edition: Edition | None, lang: str) -> dict[str, Any]:
    """What an edition calls its things, for a client that has the texts (docs/texts.md)."""
    return {"by_id": dict(_names_by_id(edition, lang)), "by_argument": _names_by_argument(game, edition, lang)}


def parse_spelled(text: str) -> tuple[str, dict[str, Value]]:
    """`suspect(player=2, who=red)` as a verb and its arguments."""
    found = re.fullmatch(r"(\w+)(?:\((.*)\))?", text)
    if found is None:
        return text, {}
    pairs = [pair.partition("=") for pair in found[2].split(", ")] if found[2] else []
    return found[1], {name: int(value) if re.fullmatch(r"-?\d+", value) else value for name, _, value in pairs}


def _inside_a_sentence(name: str) -> str:
    article = re.match(r"(Le|La|Les|L’|L'|The|A|An)\b ?", name)
    return name[0].lower() + name[1:] if article else name


def _quoted(name: str) -> str:
    """What an edition says is data: within the quotes of Fluent all but letters, digits and spaces is spelled."""
    return "".join(letter if letter.isalnum() or letter == " " else f"\\U{ord(letter):06X}" for letter in name)


def _de(name: Any) -> str:
    """French “of” before a name: “de Nadia”, “d’Inès”, “du Caire”."""
    bare = unicodedata.normalize("NFD", str(name)).casefold()
    article, _, rest = str(name).partition(" ")
    if rest and article in CONTRACTED:
        return f"{CONTRACTED[article]} {rest}"
    return f"d’{name}" if ELIDED.match(bare) else f"de {name}"


def _a(name: Any) -> str:
    """French “to” or “in” before a name: “à Lima”, “au Caire”."""
    article, _, rest = str(name).partition(" ")
    return f"{CONTRACTED_TO[article]} {rest}" if rest and article in CONTRACTED_TO else f"à {name}"


def _span(seconds: Any) -> str:
    """How long that is, about: “40 s”, “12 min”, “9 h 30 min”."""
    minutes = (int(seconds) + 30) // 60
    if minutes < 2:
        return f"{int(seconds)}{NARROW}s"
    hours, minutes = divmod(minutes, 60)
    parts = [f"{hours}{NARROW}h"] * (hours > 0) + [f"{minutes}{NARROW}min"] * (minutes > 0)
    return " ".join(parts)


FUNCTIONS: dict[str, Any] = {"DE": _de, "A": _a, "SPAN": _span}  # of the texts


def _is_negative(value: Any) -> bool:
    """What Fluent would write with a hyphen."""
    return isinstance(value, int | float) and value < 0


def _plain(value: Any) -> Any:
    """An argument as Fluent takes it: a number or a word; of a list with one item, that item."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return _plain(value[0]) if len(value) == 1 else ", ".join(one_line(str(item)) for item in value)
    if isinstance(value, int | float) and abs(value) <= LARGEST:
        return value
    return one_line(str(value))


def _spaced(key: str, args: Mapping[str, Any]) -> str:
    """A key that has no text, still readable: third-party games may lack a language."""
    known = [one_line(f"{name} {value}") for name, value in args.items() if value is not None]
    return " ".join([key.replace("_", " ").replace("-", " "), *known])


def _names_by_argument(game: Game[Any] | None, edition: Edition | None, lang: str) -> dict[str, dict[str, str]]:
    if game is None or edition is None:
        return {}
    return {
        argument: {str(value): one_line(str(getattr(name, lang))) for value, name in names.items()}
        for argument, names in game.names(edition).items()
    }


def _names_by_id(part: Any, lang: str) -> Iterator[tuple[str, str]]:
    """The display texts of an edition by id: entries that have `fr` and `en`, under their key or their own `id`.

    A person with an `id` has a `name`, the same in every language.
    """
    if isinstance(part, msgspec.Struct):
        part = msgspec.structs.asdict(part)
    if isinstance(part, dict):
        for key, entry in part.items():
            if isinstance(entry, msgspec.Struct) and hasattr(entry, lang):
                yield str(key), str(getattr(entry, lang))
            yield from _names_by_id(entry, lang)
        if "id" in part and lang in part:
            yield str(part["id"]), str(part[lang])
        elif "id" in part and "name" in part:
            yield str(part["id"]), str(part["name"])
    elif isinstance(part, list | tuple):
        for item in part:
            yield from _names_by_id(item, lang)
