"""The command line: `cavale play`, `simulate`, `replay`, `edition`, `games`, `verify`, `serve`, ..."""

import argparse
import os
import re
import secrets
import sys
import warnings
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

import cavale
from cavale import catalog
from cavale.core.action import Value
from cavale.core.archive import ArchiveError, from_json
from cavale.core.envelope import EnvelopeError
from cavale.core.envelope import parse as parse_envelope
from cavale.core.game import Game
from cavale.core.match import Match
from cavale.plain import one_line
from cavale.terminal import play, replay, shelf, simulate, verify
from cavale.terminal.complaint import Complaint
from cavale.terminal.screen import Left, PlainConsole, Screen
from cavale.terminal.setting import check_box, pick_bots, pick_files, pick_game, pick_options, pick_seats
from cavale.words import Words

Arguments = argparse.Namespace


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 1 if a check found something, 2 if it was asked for in a wrong way."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(None, language(given))
    try:
        _announce_skipped_games(words)
        arguments = _parser(words).parse_args(given)
        _check_language(arguments, words)
        return int(arguments.run(arguments, words))
    except Complaint as complaint:
        _complain(words.say("error-prefix", {"reason": " ".join(str(complaint).split())}))
        return 2
    except (Left, KeyboardInterrupt):
        return 0
    except BrokenPipeError:  # the reader of our output has left, e.g. `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def language(given: Sequence[str]) -> str:
    """What --lang says, else the language of the system."""
    asked = [text[7:] for text in given if text.startswith("--lang=")]
    asked += [after for text, after in pairwise(given) if text == "--lang"]
    return next((lang for lang in asked if lang in catalog.LANGUAGES), _system_language())


def _system_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"


# -- commands ----------------------------------------------------------------------------------------------------


def run_play(arguments: Arguments, words: Words) -> int:
    game, seats, files, options = _table(arguments, words)
    evening = play.Evening(
        game=game,
        files=files,
        options=options,
        seats=seats,
        seat=_seat(arguments, seats, words),
        bots=pick_bots(game, arguments.bots, seats, words),
        name=arguments.name,
        lang=words.lang,
        seed=_number(arguments, "seed", 0, words),
        blackout=_number(arguments, "blackout", 0, words) or 0,
    )
    play.spend(evening, _screen(words))
    return 0


def run_simulate(arguments: Arguments, words: Words) -> int:
    game, seats, files, options = _table(arguments, words)
    seed = _number(arguments, "seed", 0, words)
    simulate.simulate(
        game,
        files,
        options,
        pick_bots(game, arguments.bots, seats, words),
        _number(arguments, "games", 1, words) or 1,
        secrets.randbelow(1_000_000) if seed is None else seed,
        _screen(Words(game, words.lang)),
    )
    return 0


def run_replay(arguments: Arguments, words: Words) -> int:
    match = _stored_match(arguments.file, words)
    seat = _seat(arguments, match.seats, words)
    names = words.say("player-names").split(", ")[: match.seats]
    edition = match.game.read_edition(match.files)
    replay.show(match, seat, _screen(Words(match.game, words.lang, edition, names, seat)))
    return 0


def run_verify(arguments: Arguments, words: Words) -> int:
    try:
        head = verify.digits(arguments.head, verify.LEAST, 64, "head", words)
        key = verify.digits(arguments.key, verify.KEY, verify.KEY, "key", words)
        mine = parse_envelope(_content(arguments.mine, words)) if arguments.mine else None
        return 0 if verify.verify(_content(arguments.file, words), _screen(words), head, key, mine) else 1
    except EnvelopeError:
        raise Complaint(words.say("error-envelope", {"file": arguments.mine})) from None
    except ArchiveError as error:
        raise Complaint(words.say("error-match", {"file": arguments.file, "reason": _why(error, words)})) from None


def run_edition_check(arguments: Arguments, words: Words) -> int:
    return 0 if shelf.check_edition(arguments.file, arguments.game, _screen(words)) else 1


def run_edition_draw(arguments: Arguments, words: Words) -> int:
    return 0 if shelf.draw_edition(arguments.file, arguments.out, arguments.game, _screen(words)) else 1


def run_games(_: Arguments, words: Words) -> int:
    shelf.show_games(_screen(words))
    return 0


def run_serve(arguments: Arguments, words: Words) -> int:
    from cavale import hosting  # noqa: PLC0415 - the server takes a second to import; no other command waits for it

    arguments.port = _number(arguments, "port", 0, words)
    arguments.bot_workers = _number(arguments, "bot_workers", 1, words)
    return hosting.run_serve(arguments, words, _screen(words).console.print)


def run_forget(arguments: Arguments, words: Words) -> int:
    from cavale import hosting  # noqa: PLC0415 - the same

    return hosting.run_forget(arguments, words, _screen(words).console.print)


def run_reports(arguments: Arguments, words: Words) -> int:
    from cavale import hosting  # noqa: PLC0415 - the same

    return hosting.run_reports(arguments, words, _screen(words).console.print)


def run_backup(arguments: Arguments, words: Words) -> int:
    from cavale import hosting  # noqa: PLC0415 - the same

    return hosting.run_backup(arguments, words, _screen(words).console.print)


def run_key(arguments: Arguments, words: Words) -> int:
    from cavale import hosting  # noqa: PLC0415 - the same

    return hosting.run_key(arguments, words, _screen(words).console.print)


# -- arguments ---------------------------------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """Complains in one line, in the language of the user where argparse's complaint is known."""

    words: Words

    def error(self, message: str) -> NoReturn:
        for key, pattern in COMPLAINTS.items():
            found = re.fullmatch(pattern, message)
            if found:
                raise Complaint(self.words.say(key, found.groupdict() | {"known": ", ".join(COMMANDS)}))
        raise Complaint(message)


COMMANDS = ("play", "simulate", "replay", "verify", "edition", "games", "serve", "forget", "reports", "backup", "key")

COMPLAINTS = {
    "error-command": r"argument COMMAND: invalid choice: '(?P<name>.*?)'.*",
    "error-missing": r"the following arguments are required: (?P<names>.*)",
    "error-unknown": r"unrecognized arguments: (?P<names>.*)",
    "error-value": r"argument (?P<name>\S+): expected one argument",
}
"""What argparse says, and the text that says it to people."""


def _parser(words: Words) -> Parser:
    Parser.words = words
    parser = Parser(prog="cavale", description=words.say("help-about"), add_help=False, allow_abbrev=False)
    _common(parser, words)
    parser.add_argument(
        "--version", action="version", version=f"cavale {cavale.__version__}", help=words.say("help-version")
    )
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", required=True, parser_class=Parser)

    def command(name: str, run: Callable[[Arguments, Words], int], under: Any = commands) -> Parser:
        key = f"help-{name}" if under is commands else f"help-edition-{name}"
        added: Parser = under.add_parser(
            name, help=words.say(key), description=words.say(key), add_help=False, allow_abbrev=False
        )
        _common(added, words)
        added.set_defaults(run=run)
        return added

    _play_arguments(command("play", run_play), words)
    _simulate_arguments(command("simulate", run_simulate), words)
    replaying = command("replay", run_replay)
    replaying.add_argument("file", metavar="FILE", help=words.say("help-arg-match"))
    replaying.add_argument("--seat", metavar="K", help=words.say("help-seat-eyes"))
    verifying = command("verify", run_verify)
    verifying.add_argument("file", metavar="FILE", help=words.say("help-arg-match"))
    verifying.add_argument("--mine", metavar="ENVELOPE", help=words.say("help-arg-mine"))
    verifying.add_argument("--head", metavar="HEX", help=words.say("help-arg-head"))
    verifying.add_argument("--key", metavar="HEX", help=words.say("help-arg-key"))
    editing = command("edition", run_edition_check)
    edition_commands = editing.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    checking = command("check", run_edition_check, edition_commands)
    checking.add_argument("file", metavar="FILE", help=words.say("help-arg-edition"))
    checking.add_argument("--game", metavar="GAME", help=words.say("help-game"))
    drawing = command("draw", run_edition_draw, edition_commands)
    drawing.add_argument("file", metavar="FILE", help=words.say("help-arg-edition"))
    drawing.add_argument("out", metavar="OUT.svg", help=words.say("help-arg-picture"))
    drawing.add_argument("--game", metavar="GAME", help=words.say("help-game"))
    command("games", run_games)
    _serve_arguments(command("serve", run_serve), words)
    forgetting = command("forget", run_forget)
    forgetting.add_argument("who", metavar="NAME", nargs="?", default="", help=words.say("help-arg-guest"))
    forgetting.add_argument("--id", metavar="ID", default="", help=words.say("help-arg-guest-id"))
    forgetting.add_argument("--database", metavar="URL", help=words.say("help-database"))
    reporting = command("reports", run_reports)
    reporting.add_argument("--database", metavar="URL", help=words.say("help-database"))
    copying = command("backup", run_backup)
    copying.add_argument("file", metavar="FILE", help=words.say("help-arg-copy"))
    copying.add_argument("--database", metavar="URL", help=words.say("help-database"))
    signing = command("key", run_key)
    signing.add_argument("--renew", action="store_true", help=words.say("help-renew"))
    signing.add_argument("--database", metavar="URL", help=words.say("help-database"))
    return parser


def _common(parser: Parser, words: Words) -> None:
    parser.add_argument("-h", "--help", action="help", help=words.say("help-help"))
    parser.add_argument("--lang", metavar="fr|en", default=argparse.SUPPRESS, help=words.say("help-lang"))


def _table_arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=words.say("help-arg-game"))
    parser.add_argument("--seats", metavar="N", help=words.say("help-seats"))
    parser.add_argument("--bots", metavar="LEVEL", help=words.say("help-bots"))
    parser.add_argument("--edition", metavar="FILE", help=words.say("help-edition-file"))
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=words.say("help-option"))
    parser.add_argument("--seed", metavar="S", help=words.say("help-seed"))


def _play_arguments(parser: Parser, words: Words) -> None:
    _table_arguments(parser, words)
    parser.add_argument("--seat", metavar="K", help=words.say("help-seat"))
    parser.add_argument("--name", metavar="NAME", help=words.say("help-name"))
    parser.add_argument("--blackout", metavar="SECONDS", default="3", help=words.say("help-blackout"))


def _simulate_arguments(parser: Parser, words: Words) -> None:
    _table_arguments(parser, words)
    parser.add_argument("--games", metavar="N", default="100", help=words.say("help-games-count"))


def _serve_arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("--host", metavar="HOST", help=words.say("help-host"))
    parser.add_argument("--port", metavar="PORT", help=words.say("help-port"))
    parser.add_argument("--database", metavar="URL", help=words.say("help-database"))
    parser.add_argument("--bot-workers", metavar="N", help=words.say("help-bot-workers"))
    parser.add_argument("--open", action="store_true", help=words.say("help-open"))


def _check_language(arguments: Arguments, words: Words) -> None:
    lang = getattr(arguments, "lang", words.lang)
    if lang not in catalog.LANGUAGES:
        raise Complaint(words.say("error-lang", {"text": lang}))


def _number(arguments: Arguments, name: str, least: int, words: Words) -> int | None:
    text = getattr(arguments, name)
    if text is None:
        return None
    if not text.isdecimal() or int(text) < least:
        raise Complaint(words.say("error-number", {"name": name.replace("_", "-"), "least": least, "text": text}))
    return int(text)


def _seat(arguments: Arguments, seats: int, words: Words) -> int | None:
    """The seat asked for, counted from 0; on the command line the first is 1."""
    seat = _number(arguments, "seat", 0, words)
    if seat is not None and not 1 <= seat <= seats:
        raise Complaint(words.say("error-seat", {"seat": str(seat), "seats": seats}))
    return None if seat is None else seat - 1


def _table(arguments: Arguments, words: Words) -> tuple[Game[Any], int, dict[str, str], dict[str, Value | bool]]:
    """The game, the number of seats, the edition and the options asked for, which fit together."""
    game = pick_game(arguments.game, words)
    seats = pick_seats(game, _number(arguments, "seats", 1, words), words)
    files = pick_files(game, arguments.edition, words)
    options = pick_options(game, arguments.option, words)
    check_box(game, files, options, seats, words)
    return game, seats, files, options


def _stored_match(path: str, words: Words) -> Match:
    try:
        return from_json(_content(path, words), catalog.find)
    except ArchiveError as error:
        raise Complaint(words.say("error-match", {"file": path, "reason": _why(error, words)})) from None


def _why(error: ArchiveError, words: Words) -> str:
    return words.say("table-bad-match", error.said)


def _content(path: str, words: Words) -> bytes:
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise Complaint(words.say("error-file-missing", {"file": path})) from None
    except OSError as error:
        raise Complaint(words.say("error-file", {"file": path, "reason": str(error.strerror)})) from None


# -- output ------------------------------------------------------------------------------------------------------


def _screen(words: Words) -> Screen:
    return Screen(PlainConsole(), words)


def _announce_skipped_games(words: Words) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", catalog.GameSkipped)
        catalog.games()
    for warning in caught:
        _complain(words.say("error-warning", {"reason": " ".join(str(warning.message).split())}))


def _complain(line: str) -> None:
    sys.stderr.write(f"{one_line(line)}\n")
