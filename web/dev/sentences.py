"""Sentences that Python and the browser must say alike, in web/test/sentences.json: `python web/dev/sentences.py`."""

import json
from pathlib import Path
from typing import Any

import msgspec

from cavale import catalog
from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.words import Words, edition_names

FILE = Path(__file__).parents[1] / "test" / "sentences.json"
PLAYERS = ["Nadia", "Bruno", "Zoé", "Malik", "Inès"]
READERS = (0, 3, None)


def said_by_python() -> dict[str, Any]:
    game = catalog.games()["casa_de_papel"]
    files = catalog.default_edition(game)
    edition = game.read_edition(files)
    keys = sorted(_keys(game, files), key=json.dumps)
    sentences = []
    names = {}
    for lang in catalog.LANGUAGES:
        names[lang] = edition_names(game, edition, lang)
        for reader in READERS:
            words = Words(game, lang, edition, PLAYERS, reader)
            sentences += [[lang, reader, key, args, words.say(key, args)] for key, args in keys]
    return {"players": PLAYERS, "names": names, "sentences": sentences}


def _keys(game: Any, files: dict[str, str]) -> list[tuple[str, dict[str, Any]]]:
    """What is said in one match: each kind of event, action and refusal a few times, with its arguments. And how long a
    clock stood, in every unit.
    """
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    counts: dict[str, int] = {}

    def keep(key: str, args: dict[str, Any]) -> None:
        entry = f"{key} {json.dumps(args)}"
        if entry not in found and counts.get(key, 0) < 3:
            counts[key] = counts.get(key, 0) + 1
            found[entry] = (key, args)

    match = Match(game, files, FastDice(5), seats=len(PLAYERS), hashed=False)
    bots = [next(iter(game.bots().values()))(seat) for seat in range(match.seats)]
    while not match.over:
        for seat in range(match.seats):
            for action in match.box.actions.all[:: 7 + seat]:
                refusal = match.why_not(seat, action)
                if refusal:
                    keep(f"refusal-{refusal.key}", refusal.args)
        seat = next(iter(match.asked()), None)
        if seat is None:
            match.time_up(match.state.agenda[-1].window())
            continue
        action = bots[seat].act(sight(match, seat))
        keep(f"do-{action.verb}", action.args())
        match.play(seat, action)
    for seconds in (40, 720, 34_200):
        keep("event-clock_resumed", {"seconds": seconds})
    for told in match.told:
        for event in told:
            fields = msgspec.to_builtins(event)
            keep(f"event-{fields.pop('event')}", fields)
    return list(found.values())


if __name__ == "__main__":
    FILE.write_text(json.dumps(said_by_python(), ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
