"""The commands of whoever hosts: `cavale serve`, `forget`, `reports`, `backup`."""

import argparse
import asyncio
import os
import webbrowser
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from cavale.server import serve, wire
from cavale.server.network import is_loopback, lan_address
from cavale.server.settings import SettingError, Settings, from_environment
from cavale.server.signing import Signer
from cavale.server.store import Known, Report, Store, StoreError, Unusable, backup_database
from cavale.terminal.complaint import Complaint
from cavale.words import Words

Say = Callable[[str], None]
T = TypeVar("T")


def run_serve(arguments: argparse.Namespace, words: Words, say: Say) -> int:
    """Serve until somebody stops it."""
    settings = settings_of(arguments, words)

    def opened(address: str) -> None:
        say("\n".join(where(settings.host, address, words)))
        if arguments.open:
            webbrowser.open(address)

    try:
        try:
            serve.run(settings, opened)
        except serve.PortTaken:
            if arguments.port is not None or "CAVALE_PORT" in os.environ:
                raise
            say(words.say("serve-port-taken", {"port": str(settings.port)}))
            serve.run(msgspec.structs.replace(settings, port=0), opened)  # nobody chose the port: any will do
    except serve.PortTaken as error:
        place = {"host": settings.host, "port": str(settings.port), "reason": str(error)}
        raise Complaint(words.say("error-port", place)) from None
    except StoreError as error:
        raise Complaint(_reason(error, words)) from None
    except serve.NotOpened:
        raise Complaint(words.say("error-serve")) from None
    say(words.say("serve-closed"))
    return 0


def where(host: str, address: str, words: Words) -> Iterator[str]:
    """The address; if it is for this device only, also how phones could come, and where they would."""
    yield words.say("serve-address", {"address": address})
    if not is_loopback(host):
        return
    yield words.say(
        "serve-network", {"play": "make play SERVE='--host 0.0.0.0'", "serve": "cavale serve --host 0.0.0.0"}
    )
    if near := lan_address():
        yield words.say("serve-network-address", {"address": f"http://{near}:{urlsplit(address).port}/"})


def run_forget(arguments: argparse.Namespace, words: Words, say: Say) -> int:
    """Somebody wants to be forgotten: name, session and chat go, at once. Of several of that name nobody is."""
    database, who = settings_of(arguments, words).database, arguments.id or arguments.who
    if not who:
        raise Complaint(words.say("error-nobody-named"))
    found = _told(asyncio.run, _forget(database, who, by_id=bool(arguments.id)), words=words)
    if not found:
        raise Complaint(words.say("error-guest", {"who": who}))
    if len(found) == 1:
        say(words.say("serve-forgotten", {"who": who}))
        return 0
    say(words.say("serve-namesakes", {"who": who, "count": len(found)}))
    for known in found:
        seen = {"id": known.id, "seen": _day(known.seen), "tables": known.tables}
        say(words.say("serve-namesake", seen))
    return 1


def run_reports(arguments: argparse.Namespace, words: Words, say: Say) -> int:
    """What people reported of the chat, the latest first, with the lines around it."""
    reports = _told(asyncio.run, _reports(settings_of(arguments, words).database), words=words)
    for report in reports:
        about = {"table": report.table, "day": _day(report.at), "by": report.by or "", "reason": report.reason}
        say(words.say("serve-report", about))
        for line in report.context:
            key = "serve-report-line" if line.line == report.line else "serve-report-around"
            say(words.say(key, {"name": line.name, "guest": line.guest or "", "text": line.text}))
    if not reports:
        say(words.say("serve-no-reports"))
    return 0


def run_backup(arguments: argparse.Namespace, words: Words, say: Say) -> int:
    """A copy of the database, also while a server uses it."""
    target = Path(arguments.file)
    _told(backup_database, settings_of(arguments, words).database, target, words=words)
    say(words.say("serve-copied", {"file": str(target)}))
    return 0


def run_key(arguments: argparse.Namespace, words: Words, say: Say) -> int:
    """The public keys of a server; with --renew another one signs from now on."""
    shown = _told(asyncio.run, _key(settings_of(arguments, words).database, arguments.renew), words=words)
    say(words.say("serve-key", {"digits": shown.key}))
    for former in shown.former:
        say(words.say("serve-key-former", {"digits": former}))
    return 0


def settings_of(arguments: argparse.Namespace, words: Words) -> Settings:
    """What the environment says, and what the command line says instead."""
    try:
        settings = from_environment()
    except SettingError as error:
        raise Complaint(words.say("error-setting", {"name": error.variable, "text": error.value})) from None
    names = ("host", "port", "database", "bot_workers")
    given = {name: getattr(arguments, name, None) for name in names}
    return msgspec.structs.replace(settings, **{name: value for name, value in given.items() if value is not None})


async def _forget(database: str, who: str, *, by_id: bool) -> list[Known]:
    """Those who are meant; one is forgotten, of several none."""
    async with await Store.open(database, beside=True) as store:
        found = [known for known in await store.known_as(who) if not by_id or known.id == who]
        if len(found) == 1:
            await store.forget(found[0].id)
        return found


async def _reports(database: str) -> list[Report]:
    async with await Store.open(database, beside=True) as store:
        return await store.reports()


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


async def _key(database: str, renew: bool) -> wire.ServerKey:
    async with await Store.open(database, beside=True) as store:
        signer = Signer(store)
        return await (signer.renew() if renew else signer.shown())


def _told(work: Callable[..., T], *args: Any, words: Words) -> T:
    try:
        return work(*args)
    except StoreError as error:
        raise Complaint(_reason(error, words)) from None


def _reason(error: StoreError, words: Words) -> str:
    """What is wrong with the database, and what to do about it."""
    if isinstance(error, Unusable):
        return words.say(error.key, error.given)
    return words.say("error-database", {"reason": str(error)})
