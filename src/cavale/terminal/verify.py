"""Was it so, and was it fair? A match file checked offline, line by line, and what it cannot prove by itself."""

import re
from collections.abc import Iterator

from cavale import catalog
from cavale.core.archive import UNCHAINED, Archive, ArchiveError, chain_of, parse, replayed, written
from cavale.core.envelope import Mine, differences
from cavale.core.shuffle import FORMER, Shuffle, first_foreign_draw, keeps_promise, why_not_sealed
from cavale.terminal.complaint import Complaint
from cavale.terminal.screen import Screen
from cavale.words import Words

LEAST = 20  # digits of a head: as many as the table shows in short
KEY = 64  # digits of a public key

Finding = tuple[bool, str, dict[str, object]]


def verify(data: bytes, screen: Screen, head: str = "", key: str = "", mine: Mine | None = None) -> bool:
    """One line for each check, then what is left to compare; whether all that can be checked is good.

    `head`: what the table showed at the end; `key`: the server's, as it is known from elsewhere; `mine`: the envelope
    that a browser kept. Raises ArchiveError for what is no match file at all.
    """
    archive = parse(data)
    head = head or (mine.head if mine else "")
    found = list(findings(archive, data, head, key))
    if mine:
        found += _about_mine(archive, mine)
    for good, text, args in found:
        _say(screen, "verify-good" if good else "verify-bad", what=screen.words.say(text, args))
    proven = all(good for good, _, _ in found)
    _compare(archive, screen, head, key)
    _say(screen, ("verify-proven" if head or key else "verify-all-good") if proven else "verify-not-proven")
    return proven


def findings(archive: Archive, data: bytes, head: str = "", key: str = "") -> Iterator[Finding]:
    """Check by check: whether it is good, and the text that says so. What takes longest comes last."""
    yield from _about_file(archive, data)
    yield from _signed(archive, key)
    if head:
        yield _same_head(archive, head)
    yield from _about_shuffle(archive)
    yield from _about_rules(archive)


def digits(text: str | None, least: int, most: int, name: str, words: Words) -> str:
    """A head or a key as it was typed: the digits alone."""
    if text is None:
        return ""
    bare = re.sub(r"[\s:·-]", "", text).lower()
    if not re.fullmatch(rf"[0-9a-f]{{{least},{most}}}", bare):
        raise Complaint(words.say("error-digits", {"name": name, "least": least, "text": text}))
    return bare


def _about_file(archive: Archive, data: bytes) -> Iterator[Finding]:
    """Whether it is written as we write, and whether its records form the chain that its head ends."""
    if archive.version == UNCHAINED:
        yield False, "verify-no-chain", {}
        return
    form = written(archive) == data
    yield form, "verify-form" if form else "verify-form-broken", {}
    whole = chain_of(archive) == archive.head
    yield whole, "verify-chain" if whole else "verify-chain-broken", {"count": len(archive.records)}


def _about_shuffle(archive: Archive) -> Iterator[Finding]:
    """Whether the seed is the promised one, and whether every draw comes from it."""
    if archive.shuffle is None:
        yield False, "verify-no-shuffle", {}
        yield False, "verify-no-dice", {}
        return
    kept = keeps_promise(archive.shuffle)
    yield kept, "verify-promise" if kept else "verify-promise-broken", {}
    yield _envelopes(archive.shuffle)
    try:
        foreign = first_foreign_draw(archive.shuffle, archive.records)
    except ValueError:
        foreign = 0
    if foreign is None:
        yield True, "verify-dice", {"count": sum(len(record.draws) for record in archive.records)}
    else:
        yield False, "verify-dice-broken", {"record": foreign}


def _envelopes(shuffle: Shuffle) -> Finding:
    """Whether each envelope is the one that was sealed before the start."""
    why = why_not_sealed(shuffle)
    if why:
        return False, "verify-envelopes-broken", {"kind": why}
    return True, "verify-envelopes", {"count": len(shuffle.envelopes), "recipe": shuffle.recipe}


def _about_mine(archive: Archive, mine: Mine) -> Iterator[Finding]:
    """Whether this is the match that the envelope was opened for."""
    wrong = differences(mine, archive)
    for what in wrong:
        yield False, "verify-mine-broken", {"what": what}
    if not wrong:
        yield True, "verify-mine", {"seat": mine.seat + 1}


def _about_rules(archive: Archive) -> Iterator[Finding]:
    """Whether it follows rules that are known here, and whether it does so to the end."""
    blank = next((number for number, record in enumerate(archive.records) if not record.state), None)
    if blank is not None:
        yield False, "verify-no-hashes", {"record": blank}
    game = catalog.find(archive.game)
    if game and not 1 <= archive.rules <= game.rules:
        yield False, "verify-rules-unknown", {"rules": archive.rules, "known": game.rules}
    try:
        match = replayed(archive, catalog.find)
    except ArchiveError as error:
        yield False, "table-bad-match", dict(error.said)
        yield False, "verify-end-unknown", {}
        return
    if blank is None:
        yield True, "verify-rules", {"count": len(match.records)}
    yield match.over, "verify-end" if match.over else "verify-no-end", {}


def _signed(archive: Archive, wanted: str) -> Iterator[Finding]:
    """Whether the key in the file has signed it, and whether it is the one that is wanted."""
    from cavale.signature import is_signed  # noqa: PLC0415 - takes a while to import, and no other command needs it

    if archive.signature is None:
        yield False, "verify-unsigned", {}
        return
    good = is_signed(archive)
    yield good, "verify-signature" if good else "verify-signature-broken", {}
    if wanted:
        same = archive.signature.key == wanted
        yield same, "verify-key" if same else "verify-key-other", {}


def _same_head(archive: Archive, seen: str) -> Finding:
    same = bool(archive.head) and archive.head.startswith(seen)
    return same, "verify-head" if same else "verify-head-other", {}


def _compare(archive: Archive, screen: Screen, head: str, key: str) -> None:
    """What the file says of itself, to be compared with what the table and the server showed."""
    if archive.shuffle and archive.shuffle.recipe == FORMER:
        _say(screen, "verify-former-recipe")
    if archive.shuffle:
        _say(screen, "verify-commitment", commitment=archive.shuffle.commitment)
    if archive.head and not head:
        _say(screen, "verify-compare-head", digits=archive.head)
    if archive.signature and not key:
        _say(screen, "verify-compare-key", digits=archive.signature.key)


def _say(screen: Screen, text: str, **args: str) -> None:
    """One line, however long: it may be read by a program, too."""
    screen.console.print(screen.words.say(text, args), soft_wrap=True)
