"""What a page may know of La Casa de Papel before the end, place by place.

The oracle is the truth that everybody is shown when the match is over; the table of places where a role or a card may
stand is written by hand.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cavale.lab.client import Json

TEAMS = {"professor": "red", "robber": "red", "raquel": "blue", "hostage": "blue"}
WORDS = {*TEAMS, *TEAMS.values()}

# Where a role or team may stand before the end. `#` stands for any place in a list. Claims are what people say.
ROLE_PLACES = {
    "view.mine.role": "own",
    "view.mine.team": "own team",
    "view.mine.role_seen": "seen",
    "events.#.role_dealt.role": "own",
    "events.#.role_seen.role": "seen",
    "events.#.power_declined.role": "own",
}
CARD_PLACES = {
    "view.kinds.#",
    "view.mine.hand.#",
    "view.mine.choices.#",
    "view.mine.card_seen",
    "view.history.#.revealed.#",
    "events.#.hand_dealt.kinds.#",
    "events.#.card_laid.kind",
    "events.#.card_seen.kind",
    "events.#.cards_revealed.kinds.#",
}
SAID = re.compile(
    r"(asked\.options|asked\.draft|offers)\.#\.(verb|args\.\w+)|view\.claims\.#\.claim|events\.#\.claimed\.claim"
)


def check(frame: Json, seat: int | None, truth: Json, kinds: set[str], places: Counter[str]) -> None:
    """A frame before the end holds nothing that this page may not know."""
    if frame["type"] == "sight":
        assert frame["seat"] == (5 if seat is None else seat)
        assert frame["view"]["truth"] is None
        assert not frame["beliefs"]
        mine = frame["view"]["mine"]
        assert (mine is None) == (seat is None)
        if mine:
            check_mine(mine, seat or 0, truth)
        if frame["step"] == "choose_cards" and frame["asked"]:
            shown = [*frame["asked"]["options"], *frame["asked"]["draft"]]
            assert {action["args"]["kind"] for action in shown if "args" in action} <= set(mine["hand"])
    for path, word in walk(frame):
        if SAID.fullmatch(path) or (path, word) == ("view.@", "raquel"):  # a field of the view
            continue
        if word in WORDS | set(truth["names"]) | {truth["left_out"]} and word:
            assert path in ROLE_PLACES, (path, word)
            assert seat is not None
            places[path] += 1
            check_role(ROLE_PLACES[path], word, seat, truth)
        if word in kinds:
            assert path in CARD_PLACES, (path, word)
            assert seat is not None or path in {
                "view.kinds.#",
                "view.history.#.revealed.#",
                "events.#.cards_revealed.kinds.#",
            }
            places[path] += 1


def check_role(whose: str, word: str, seat: int, truth: Json) -> None:
    if whose == "own":
        assert word == truth["roles"][seat]
    elif whose == "own team":
        assert word == TEAMS[truth["roles"][seat]]
    elif whose == "seen":
        assert truth["roles"][seat] == "professor"
        assert word == truth["roles"][truth["peeked"]]


def check_mine(mine: Json, seat: int, truth: Json) -> None:
    """Her own role, her own cards: those she has laid and those she holds are what she laid in the end."""
    assert mine["role"] == truth["roles"][seat]
    laid = [kind for kind in mine["choices"] if kind]
    assert laid == truth["laid"][seat][: len(laid)]
    drafted = truth["laid"][seat][len(laid) :]
    assert Counter(mine["hand"]) == Counter(drafted)
    if mine["card_seen"]:
        assert truth["roles"][seat] == "raquel"
        assert mine["looked_at"] == truth["brought_in"]
    if mine["role_seen"]:
        assert truth["roles"][seat] == "professor"
        assert mine["peeked_at"] == truth["peeked"]
    if mine["brought_in"] is not None or mine["put_out"] is not None:
        assert truth["roles"][seat] == "raquel"


def walk(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every string in a frame, with its place; events go by their names, and a key stands at `@`."""
    if isinstance(value, dict):
        if "event" in value and path.endswith("#"):
            path += f".{value['event']}"
        for key, inner in value.items():
            yield f"{path}.@".lstrip("."), key  # in case a secret stands there
            yield from walk(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from walk(inner, f"{path}.#")
    elif isinstance(value, str):
        yield path.lstrip("."), value


OWN = {"id", "code", "link", "match", "person", "rematch"}  # what differs from table to table


def plain(frame: Json) -> Json:
    """A frame without the ids that are drawn anew for every table."""
    shown = {key: value for key, value in frame.items() if key not in OWN}
    if "table" in shown:
        shown["table"] = {key: value for key, value in shown["table"].items() if key not in OWN}
    return shown
