"""Record a match for the mock of the development server: `python web/dev/record.py [seed]`.

Writes web/dev/recorded/casa_de_papel.json: the answers of the REST calls, and the frames one seat is sent in a match
that bots play. What the seat itself answers is kept with the frames, so that the mock waits for the person there.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from cavale import catalog
from cavale.core.bot import sight as seen_by
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.message import Message
from cavale.core.post import Post
from cavale.server import wire
from cavale.words import Words, edition_names

FOLDER = Path(__file__).parent / "recorded"
PLAYERS = ("Nadia", "Bruno", "Zoé", "Malik", "Inès")
SEAT = 0


def main(seed: int) -> None:
    game = catalog.games()["casa_de_papel"]
    files = catalog.default_edition(game)
    match = Match(game, files, FastDice(seed), seats=len(PLAYERS), live=True, hashed=False)
    post = Post(match)
    bots = [next(iter(game.bots().values()))(seed + seat) for seat in range(match.seats)]
    frames: list[dict[str, Any]] = []

    def deliver() -> None:
        for viewer in range(match.seats + 1):
            message = post.deliver(viewer)
            if viewer == SEAT and message is not None:
                frames.append({"frame": sight(match, message), "answer": None})

    deliver()
    spoken = [0] * match.seats
    record = -1
    while not match.over:
        if len(match.records) != record:
            record = len(match.records)
        if not step(match, bots, spoken, frames):
            window = match.state.agenda[-1].window()
            match.time_up(window)
            spoken = [0] * match.seats
        deliver()
    FOLDER.mkdir(exist_ok=True)
    out = {"games": games(), "texts": texts(), "rules": rules(), "table": table(game, files), "frames": frames}
    (FOLDER / "casa_de_papel.json").write_bytes(msgspec.json.encode(out))


def step(match: Match, bots: list[Any], spoken: list[int], frames: list[dict[str, Any]]) -> bool:
    """One thing that somebody does: an offer that a bot takes, or an answer."""
    for seat in sorted(range(match.seats), key=lambda one: spoken[one]):
        if spoken[seat] < 3 and match.offers_to(seat):
            spoken[seat] += 1
            action = bots[seat].volunteer(seen_by(match, seat))
            if action is not None and match.why_not(seat, action) is None:
                return do(match, seat, action, frames)
    for seat in match.asked():
        return do(match, seat, bots[seat].act(seen_by(match, seat)), frames)
    return False


def do(match: Match, seat: int, action: Any, frames: list[dict[str, Any]]) -> bool:
    if seat == SEAT:
        frames[-1]["answer"] = {"verb": action.verb, "args": action.args()}
    match.play(seat, action)
    return True


def sight(match: Match, message: Message) -> wire.Sight:
    deadlines = tuple(
        wire.Deadline(span.name, 0, span.limit, span.hold, False) for span in message.windows
    )  # the mock counts from the moment it sends them
    return wire.Sight(
        number=message.number,
        now=0,
        seat=SEAT,
        view=message.view,
        events=message.events,
        whole=False,
        step=message.step,
        deciding=message.deciding,
        asked=message.asked,
        offers=message.offers,
        deadlines=deadlines,
        talk=match.why_silent(SEAT),
        undo=match.why_not_undo(SEAT) is None,
    )


def games() -> list[dict[str, Any]]:
    shown = []
    for game in catalog.games().values():
        said = {lang: Words(game, lang) for lang in catalog.LANGUAGES}
        if game.public:
            shown.append(
                {
                    "id": game.id,
                    "title": {lang: words.say("game-title") for lang, words in said.items()},
                    "summary": {lang: words.say("game-summary") for lang, words in said.items()},
                    "least_seats": game.seat_counts.start,
                    "most_seats": game.seat_counts.stop - 1,
                    "options": [
                        {"key": one.key, "values": one.values, "default": one.default, "rule": one.rule}
                        for one in game.options()
                    ],
                    "levels": list(game.bots()),
                }
            )
    return shown


def texts() -> dict[str, Any]:
    game = catalog.games()["casa_de_papel"]
    edition = game.read_edition(catalog.default_edition(game))
    return {
        lang: {
            "lang": lang,
            "ftl": f"{catalog.texts(game, lang)}\n{catalog.shared_texts(lang)}",
            "names": edition_names(game, edition, lang),
            "faces": game.faces(edition),
        }
        for lang in catalog.LANGUAGES
    }


def rules() -> dict[str, str]:
    return {lang: catalog.rules(catalog.games()["casa_de_papel"], lang) for lang in catalog.LANGUAGES}


def table(game: Any, files: dict[str, str]) -> wire.TableShown:
    title = game.read_edition(files).edition.title
    seats = tuple(
        wire.SeatShown(
            seat=seat,
            name=name,
            disc="",
            occupant="bot" if seat else "person",
            level="clever" if seat else "",
            present=True,
            held_by_bot=False,
            orphaned=False,
            you=seat == SEAT,
        )
        for seat, name in enumerate(PLAYERS)
    )
    return wire.TableShown(
        id="mock",
        code="loutre-7-velours",
        link="",
        game=game.id,
        title=PLAYERS[SEAT],
        status="playing",
        seats=seats,
        seat=SEAT,
        owner=True,
        options=game.full_options({}),
        edition=wire.EditionShown("open-default", game.id, {"fr": title.fr, "en": title.en}, "", (), True),
        access="invite",
        watching="none",
        patience=90,
        hot_seat=False,
        level="",
        latecomers=False,
        asking=(),
        paused=False,
        grace=False,
        standing=None,
        asleep=False,
        stood=0,
        rested=False,
        motions={},
        votes={},
        undo_asked=None,
        match="mock",
        commitment="5f1d7a84cc0bc2a1f6a1a2b0c9f8f0b7d3e2f1a09c8b7d6e5f4a3b2c1d0e9f8a",
        start=wire.StartShown(1, False, ()),
        seed="",
        head="",
        key="",
        proof="played",
        rematch="",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
