"""What makes an edition of La Course au Coffre-Fort playable (CF-ED-01..04, 11). Its board: `floor.py`."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from cavale.core.edition import Name, heading, parse
from cavale.core.problem import Problem, fault
from cavale.games.coffre_fort import floor
from cavale.games.coffre_fort.edition import CoffreFortEdition, Room, Token, Tool, Trap

GAME_ID = "coffre_fort"
SCHEMA = 1
RED_ROOMS = 8
ALONE = ("start", "office", "kennel", "prison")  # kinds of which there is one room
SEVERAL = ("passage", "release")  # kinds of which there are two or more
TEAMS = (2, 3, 4)
DEALT = 12
FACES = 10
NUMBERS = 5  # at least, on the d10
MOST = 20  # on a face: a path is drawn square by square
SYMBOLS = ("guard", "dog", "open")


def read(files: Mapping[str, str]) -> CoffreFortEdition:
    """A playable edition, or an EditionError."""
    return parse(CoffreFortEdition, files, faults, "CF-ED-11")


def faults(edition: CoffreFortEdition) -> Iterator[Problem]:
    yield from heading(edition, GAME_ID, SCHEMA, "CF-ED-11")
    yield from _ids(edition)
    yield from _names(edition)
    yield from _rooms(edition)
    yield from _red_rooms(edition)
    yield from _tools(edition)
    yield from _teams(edition)
    yield from _dice(edition)
    yield from floor.faults(edition)


def warnings(edition: CoffreFortEdition) -> Iterator[Problem]:
    """What can be played, but looks like a slip."""
    yield from floor.warnings(edition)


def _named(edition: CoffreFortEdition) -> list[tuple[str, str, Name | Tool | Trap | Token | Room]]:
    """All that has a name: its place in the file, its id and itself."""
    tokens = edition.tokens
    things: list[tuple[str, str, Name | Tool | Trap | Token | Room]]
    things = [(f"colours.{key}", key, colour) for key, colour in edition.colours.items()]
    things += [(f"tools.{key}", key, tool) for key, tool in edition.tools.items()]
    things += [(f"traps.{key}", key, trap) for key, trap in edition.traps.items()]
    things += [(f"tokens.{key}", key, getattr(tokens, key)) for key in tokens.__struct_fields__]
    things += [(f"board.rooms.{room.id}", room.id, room) for room in edition.board.rooms]
    return things


def _ids(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-11 Ids are well formed and used once; once in the whole file, since names are found by them."""
    seen: set[str] = set()
    for place, name, thing in _named(edition):
        if isinstance(thing, Room):
            if not re.fullmatch(r"[A-Za-z0-9_]+", name):
                yield fault("CF-ED-11", place, "cf-room-id")
        elif not re.fullmatch(r"[a-z0-9_]+", name):
            yield fault("CF-ED-11", place, "id-letters")
        if name in seen:
            yield fault("CF-ED-11", place, "id-twice")
        seen.add(name)


def _names(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-11 Every name has both languages, every text both or none; a colour for each agent."""
    title = edition.edition.title
    if not title.fr.strip() or not title.en.strip():
        yield fault("CF-ED-11", "edition.title", "name-empty")
    for place, _, thing in _named(edition):
        if not thing.fr.strip() or not thing.en.strip():
            yield fault("CF-ED-11", place, "name-empty")
        if isinstance(thing, Tool) and bool(thing.text_fr.strip()) != bool(thing.text_en.strip()):
            yield fault("CF-ED-11", place, "cf-one-language")
    if len(edition.colours) != max(TEAMS):
        yield fault("CF-ED-11", "colours", "cf-colours", count=len(edition.colours), agents=max(TEAMS))


def _rooms(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-01 Eight red rooms, a start, an office, a kennel, a prison; two passages, two releases or more."""
    kinds: Counter[str] = Counter([room.kind for room in edition.board.rooms])
    if kinds["red"] != RED_ROOMS:
        yield fault("CF-ED-01", "board.rooms", "cf-red-rooms", count=kinds["red"], rooms=RED_ROOMS)
    for kind in ALONE:
        if kinds[kind] != 1:
            yield fault("CF-ED-01", "board.rooms", "cf-one-room", count=kinds[kind], kind=kind)
    for kind in SEVERAL:
        if kinds[kind] < 2:
            yield fault("CF-ED-01", "board.rooms", "cf-two-rooms", count=kinds[kind], kind=kind)


def _red_rooms(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-02 A token and a trap for each red room, and something that beats each trap."""
    red = sum(room.kind == "red" for room in edition.board.rooms)
    tokens = edition.tokens
    counts = {key: getattr(tokens, key).count for key in tokens.__struct_fields__}
    for key, count in counts.items():
        if count < (key == "key"):
            yield fault("CF-ED-02", f"tokens.{key}.count", "at-least", least=int(key == "key"))
    if sum(counts.values()) != red:
        yield fault("CF-ED-02", "tokens", "cf-tokens", count=sum(counts.values()), rooms=red)
    if len(edition.traps) != red:
        yield fault("CF-ED-02", "traps", "cf-traps", count=len(edition.traps), rooms=red)
    against = Counter([tool.trap for tool in edition.tools.values()])
    for key, trap in edition.traps.items():
        if not 0 <= trap.agents <= min(TEAMS):
            yield fault("CF-ED-02", f"traps.{key}.agents", "cf-lifters", most=min(TEAMS))
        elif against[key] + bool(trap.agents) != 1:
            yield fault("CF-ED-02", f"traps.{key}", "cf-trap-tools", tools=against[key], agents=trap.agents)


def _tools(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-02 A tool is for a trap or does something else. CF-ED-03 Twelve are dealt, and one carries them."""
    for key, tool in edition.tools.items():
        if bool(tool.trap) == bool(tool.effect):
            yield fault("CF-ED-02", f"tools.{key}", "cf-tool-purpose")
        if tool.trap and tool.trap not in edition.traps:
            yield fault("CF-ED-02", f"tools.{key}.trap", "cf-no-such-trap", trap=tool.trap)
        if tool.reusable == tool.dealt:
            yield fault("CF-ED-03", f"tools.{key}", "cf-carrier")
    dealt = sum(tool.dealt for tool in edition.tools.values())
    if dealt != DEALT:
        yield fault("CF-ED-03", "tools", "cf-dealt", count=dealt, dealt=DEALT)
    if len(edition.tools) - dealt != 1:
        yield fault("CF-ED-03", "tools", "cf-one-carrier", count=len(edition.tools) - dealt)


def _teams(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-03 Hands that use up the tools. CF-ED-11 Time and turns to play."""
    for size in TEAMS:
        if str(size) not in edition.players:
            yield fault("CF-ED-03", f"players.{size}", "entry-missing")
    for key, team in edition.players.items():
        place = f"players.{key}"
        if key not in [str(size) for size in TEAMS]:
            yield fault("CF-ED-03", place, "entry-unknown", known=", ".join([str(size) for size in TEAMS]))
        elif int(key) * team.tools != DEALT:
            yield fault("CF-ED-03", f"{place}.tools", "cf-hands", players=int(key), tools=team.tools, dealt=DEALT)
        for entry in ("minutes", "budget"):
            if getattr(team, entry) < 1:
                yield fault("CF-ED-11", f"{place}.{entry}", "at-least", least=1)


def _dice(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-04 Ten faces with every symbol and enough numbers; six faces."""
    d10, d6 = edition.dice.d10, edition.dice.d6
    for place, faces, wanted in (("dice.d10", d10, FACES), ("dice.d6", d6, 6)):
        if len(faces) != wanted:
            yield fault("CF-ED-04", place, "wrong-length", count=len(faces), length=wanted)
        if any(isinstance(face, int) and not 1 <= face <= MOST for face in faces):
            yield fault("CF-ED-04", place, "cf-face", most=MOST)
    for symbol in SYMBOLS:
        if symbol not in d10:
            yield fault("CF-ED-04", "dice.d10", "cf-no-symbol", symbol=symbol)
    numbers = sum(isinstance(face, int) for face in d10)
    if numbers < NUMBERS:
        yield fault("CF-ED-04", "dice.d10", "cf-few-numbers", count=numbers, least=NUMBERS)
