"""Whether tracks, tiers and special cards of an edition fit each other (LT-ED-06, LT-ED-10)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from cavale.core.problem import Problem, fault
from cavale.games.la_traque.edition import LaTraqueEdition, Special

OWNERS: Final = {"apollo": "usa", "revolution": "cccp", "tribunal": "tzaar", "reach": "reseau"}
TRACKS: Final = ("military", "scientific", "political")
PAIRS: Final = {"cccp": [], "usa": [], "tzaar": [2, 4, 8], "reseau": [3, 3, 3]}  # the steps of the pairs
ALONE: Final = {"usa": 0, "cccp": 1, "tzaar": 1, "reseau": 0}  # cards that are nobody's alternative
REVOLUTION: Final = 3  # the step of the card of CCCP
ALL_CARDS: Final = 62  # objectives and special cards
MOST: Final = 60  # steps
DECKS: Final = ("registry", "press", "archives", "financing", "rumour")
ZONES: Final = ("america", "europe", "mideast", "rumours")  # the others are called like their decks
CLUES: Final = ("medal", "document", "microfilm")
NAMED: Final = (*OWNERS.values(), *OWNERS, *TRACKS, "collaborationist", *DECKS, *ZONES, *CLUES)


def faults(edition: LaTraqueEdition) -> Iterator[Problem]:
    yield from _tiers(edition)
    yield from _specials(edition)
    yield from _unlocks(edition)
    for name in (*NAMED, *edition.tracks.markers):
        if name not in edition.names:
            yield fault("LT-ED-10", f"names.{name}", "entry-missing")


def _tiers(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-10 Tiers lie on their track, each once and in order; markers differ."""
    markers = edition.tracks.markers
    if not markers or len(set(markers)) != len(markers):
        yield fault("LT-ED-10", "tracks.markers", "lt-track-markers")
    for track in OWNERS:
        ambition = getattr(edition.tracks, track)
        if not 1 <= ambition.length <= MOST:
            yield fault("LT-ED-10", f"tracks.{track}.length", "lt-between", least=1, most=MOST)
        steps = [tier.at for tier in ambition.tiers]
        if steps != sorted(set(steps)) or (steps and not 1 <= steps[0] <= steps[-1] <= ambition.length):
            yield fault("LT-ED-10", f"tracks.{track}.tiers", "lt-tiers", length=ambition.length)


def _specials(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-06 The special cards of each faction, and 62 cards with the objectives. They have abilities, too."""
    for faction, steps in PAIRS.items():
        own = [special for special in edition.specials if special.faction == faction]
        pairs = Counter([(special.unlock.pair, special.unlock.at) for special in own if special.unlock.pair])
        alone = [special for special in own if special.unlock.pair is None]
        if set(pairs.values()) - {2} or sorted([at for _, at in pairs]) != steps or len(alone) != ALONE[faction]:
            yield fault("LT-ED-06", "specials", "lt-specials", faction=faction)
    for special in edition.specials:
        place = f"specials.{special.id}"
        if special.faction == "cccp" and special.unlock.at != REVOLUTION:
            yield fault("LT-ED-06", f"{place}.unlock", "lt-revolution-step", at=REVOLUTION)
        parts = [part for part in ("hunt", "mission", "recurrent", "permanent") if getattr(special, part)]
        if not 1 <= len(parts) <= 2 or ("recurrent" in parts and "permanent" in parts):
            yield fault("LT-ED-06", place, "lt-special-parts")
        if special.faction == "tzaar" and special.unlock.pair is None and not _judges(special):
            yield fault("LT-ED-06", place, "lt-no-judge")
    reach = [special.unlock.cat for special in edition.specials if special.unlock.track == "reach"]
    if Counter(reach) != Counter([*TRACKS, *TRACKS]):
        yield fault("LT-ED-06", "specials", "lt-reach-pairs")
    cards = len(edition.objectives) + len(edition.specials)
    if cards != ALL_CARDS:
        yield fault("LT-ED-06", "specials", "lt-all-cards", count=cards, wanted=ALL_CARDS)


def _judges(special: Special) -> bool:
    return [effect.op for effect in special.recurrent] == ["judge"]


def _unlocks(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-10 Every card finds its tier, every tier with a card finds one card, or one pair."""
    tiers = [(track, tier.at) for track in OWNERS for tier in getattr(edition.tracks, track).tiers if tier.card]
    for special in edition.specials:
        unlock = special.unlock
        place = f"specials.{special.id}.unlock"
        if OWNERS[unlock.track] != special.faction:
            yield fault("LT-ED-10", place, "lt-foreign-track", track=unlock.track, faction=special.faction)
        if (unlock.cat is not None) != (unlock.track == "reach"):
            yield fault("LT-ED-10", place, "lt-unlock-cat")
        if (unlock.track, unlock.at) not in tiers:
            yield fault("LT-ED-10", place, "lt-no-such-tier", track=unlock.track, at=unlock.at)
    for track, at in tiers:
        for category in TRACKS if track == "reach" else (None,):
            found = [
                special.unlock.pair
                for special in edition.specials
                if (special.unlock.track, special.unlock.at, special.unlock.cat) == (track, at, category)
            ]
            single = found == [None]
            pair = len(found) == 2 and found[0] is not None and found[0] == found[1]
            if not single and not pair:
                yield fault("LT-ED-10", f"tracks.{track}.{at}", "lt-tier-card", count=len(found))
