"""Was it fair? A match file checked offline: the promise, the dice, the rules, the end."""

from cavale import catalog
from cavale.core.archive import Archive, ArchiveError, from_json, parse
from cavale.core.shuffle import first_foreign_draw, keeps_promise
from cavale.terminal.screen import Screen


def verify(data: bytes, screen: Screen) -> bool:
    """One line for each check; whether all is well. Raises ArchiveError for what is no match file at all."""
    archive = parse(data)
    words = screen.words
    found = [_promise(archive), _dice(archive), *_rules(data)]
    for good, key, args in found:
        line = words.say("verify-good" if good else "verify-bad", {"what": words.say(key, args)})
        screen.console.print(line, soft_wrap=True)
    if archive.shuffle:
        screen.console.print(words.say("verify-commitment", {"commitment": archive.shuffle.commitment}), soft_wrap=True)
    return all(good for good, _, _ in found)


Finding = tuple[bool, str, dict[str, object]]


def _promise(archive: Archive) -> Finding:
    if archive.shuffle is None:
        return False, "verify-no-shuffle", {}
    kept = keeps_promise(archive.shuffle)
    return kept, "verify-promise" if kept else "verify-promise-broken", {}


def _dice(archive: Archive) -> Finding:
    if archive.shuffle is None:
        return False, "verify-no-dice", {}
    try:
        foreign = first_foreign_draw(archive.shuffle, archive.records)
    except ValueError:
        foreign = 0
    if foreign is not None:
        return False, "verify-dice-broken", {"record": foreign}
    return True, "verify-dice", {"count": sum(len(record.draws) for record in archive.records)}


def _rules(data: bytes) -> tuple[Finding, Finding]:
    """Whether it follows the rules, and whether it does so to the end."""
    try:
        match = from_json(data, catalog.find)
    except ArchiveError as error:
        return (False, "table-bad-match", dict(error.said)), (False, "verify-end-unknown", {})
    end = "verify-end" if match.over else "verify-no-end"
    return (True, "verify-rules", {"count": len(match.records)}), (match.over, end, {})
