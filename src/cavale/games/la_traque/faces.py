"""What is printed, for clients that draw it; and what things are called that have no name of their own."""

from collections.abc import Callable
from typing import Any

import msgspec

from cavale.core.action import Value
from cavale.core.edition import Name
from cavale.games.la_traque.cards import amounts
from cavale.games.la_traque.edition import Fugitive, LaTraqueEdition, Objective, Special
from cavale.games.la_traque.terms import CLUES, DECKS, HUNT_ZONES, ZONES
from cavale.games.la_traque.view import Faces


def faces(edition: LaTraqueEdition) -> Faces:
    slots = numbered([slot.zone for slot in edition.board.slots])
    places = numbered([place.zone for place in edition.board.places])
    return Faces(
        rules=msgspec.to_builtins(edition.rules),
        clues=msgspec.to_builtins(edition.clues),
        tracks=msgspec.to_builtins(edition.tracks),
        slots=tuple([_entry(slot, slot=name) for slot, name in zip(edition.board.slots, slots, strict=True)]),
        places=tuple([_entry(place, place=name) for place, name in zip(edition.board.places, places, strict=True)]),
        fugitives=_by_id(edition.fugitives),
        objectives=_by_id(edition.objectives),
        specials=_by_id(edition.specials),
    )


def numbered(zones: list[str]) -> list[str]:
    """`america:1`, `america:2` …"""
    return [f"{zone}:{zones[: place + 1].count(zone)}" for place, zone in enumerate(zones)]


def _entry(printed: Any, **name: str) -> dict[str, Any]:
    return {**name, **msgspec.to_builtins(printed)}


def _by_id(cards: tuple[Fugitive, ...] | tuple[Objective, ...] | tuple[Special, ...]) -> dict[str, Any]:
    return {card.id: msgspec.to_builtins(card) for card in cards}


def names(edition: LaTraqueEdition) -> dict[str, dict[Value, Name]]:
    """Clue cards, slots and places are called by their parts; numbers of agents and the like are numbers."""
    cards = _clue_cards(edition)
    slots = _numbered(edition, numbered([slot.zone for slot in edition.board.slots]), HUNT_ZONES)
    places = _numbered(edition, numbered([place.zone for place in edition.board.places]), ZONES)
    by_argument: dict[str, dict[Value, Name]] = dict.fromkeys(("card", "cards", "clues", "kept_cards", "boxed"), cards)
    for argument in ("slot", "slots"):
        by_argument[argument] = slots
    by_argument["places"] = places
    by_argument["place"] = places
    for argument in ("agent", "agents", "count", "n", "now", "round", "option", "kept", "actions", "points", "seats"):
        by_argument[argument] = {}
    by_argument["agent"] = _agents(edition.rules.agents)
    by_argument["zone"] = {zone: _changed(edition.names[zone], str.upper) for zone in (*HUNT_ZONES, *ZONES)}
    by_argument["marker"] = {
        marker: _changed(edition.names[marker], str.lower) for marker in edition.tracks.markers if marker in ZONES
    }
    return by_argument


def _agents(agents: int) -> dict[Value, Name]:
    """Those of somebody else, as `choose` names them: "1:3" is agent 3 of the second seat."""
    return {
        f"{seat}:{agent}": Name(fr=f"{agent}, place {seat + 1}", en=f"{agent}, seat {seat + 1}")
        for seat in range(4)
        for agent in range(1, agents + 1)
    }


def _clue_cards(edition: LaTraqueEdition) -> dict[Value, Name]:
    """A clue of a mixed deck: its type, and the deck in brackets."""
    called: dict[Value, Name] = {}
    clues = edition.clues
    decks = (clues.registry, clues.press, clues.archives, clues.rumour, clues.financing)
    for deck, cards in zip(DECKS, decks, strict=True):
        for clue, copies in zip(CLUES, amounts(cards), strict=True):
            if copies:
                kind, origin = edition.names[clue], edition.names[deck]
                alone = deck == clue
                called[f"{deck}:{clue}"] = kind if alone else _joined(kind, origin)
    return called


def _joined(kind: Name, origin: Name) -> Name:
    return Name(fr=f"{kind.fr} ({origin.fr})", en=f"{kind.en} ({origin.en})")


def _changed(name: Name, case: Callable[[str], str]) -> Name:
    """A zone may share its name with a clue, a marker with a zone: a zone has a capital letter, such a marker none."""
    return Name(fr=case(name.fr[:1]) + name.fr[1:], en=case(name.en[:1]) + name.en[1:])


def _numbered(edition: LaTraqueEdition, things: list[str], zones: tuple[str, ...]) -> dict[Value, Name]:
    called: dict[Value, Name] = {}
    for thing in [*things, *[f"{zone}:0" for zone in zones]]:
        zone, _, number = thing.partition(":")
        name = _changed(edition.names[zone], str.upper)
        called[thing] = Name(fr=f"{name.fr} {number}", en=f"{name.en} {number}")
    return called
