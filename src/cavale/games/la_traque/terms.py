"""The fixed terms of La Traque and their numbers: what an edition may not add to."""

from typing import Final

FACTIONS: Final = ("usa", "cccp", "tzaar", "reseau")
USA: Final = 0
CCCP: Final = 1
TZAAR: Final = 2
RESEAU: Final = 3

TRACKS: Final = ("military", "scientific", "political")  # of influence, and of Réseau's ambition
CATEGORIES: Final = ("military", "scientific", "political", "collaborationist")
COLLABORATIONIST: Final = 3

CLUES: Final = ("medal", "document", "microfilm", "financing", "rumour")
RUMOUR: Final = 4

DECKS: Final = ("registry", "press", "archives", "rumour", "financing")
MIXED: Final = 3  # the first three decks hold two types, in an order that nobody knows

HUNT_ZONES: Final = ("america", "europe", "mideast")
ZONES: Final = ("rumours", "registry", "press", "archives", "financing")  # of Investigation

AMBITIONS: Final = ("apollo", "revolution", "tribunal", "reach")  # of the factions, in their order

SUCCESS: Final = 0
TRIUMPH: Final = 1
LINES: Final = ("success", "triumph")

# Where an agent is; then the Hunt zones, the places, and the extra place of each Investigation zone.
HQ: Final = 0
REST: Final = 1
HUNTING: Final = 2
PLACES: Final = 5

TO_HAND: Final = 0
TO_RESERVE: Final = 1
DESTINATIONS: Final = ("hand", "reserve")

NOBODY: Final = -1
NONE: Final = -1
ANY: Final = -1  # of a filter, or the track of a rebate

ACTIONS_PER_TURN: Final = 3  # LT-TURN-01
LAST_ROUND: Final = 20  # LT-END-06
