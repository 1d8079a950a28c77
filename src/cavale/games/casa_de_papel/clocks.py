"""How long each phase may take (CP-NET-05), by the table's choice of clocks."""

from typing import Final

SECONDS: Final = {
    "choice": 45,
    "speech": 20,
    "floor": 120,
    "selection": 45,
    "appointment": 60,
    "accusation": 60,
}

REVEAL: Final = 10

DAY: Final = 24 * 3600

LIVE: Final = "live"
OFF: Final = "off"
SLOW: Final = "slow"
CORRESPONDENCE: Final = "correspondence"


def limits(clocks: str, blackout: int, reveal: int) -> dict[str, int]:
    """Milliseconds per window; one that is missing has no limit. A blackout always has one (CP-POW-06).

    In a blackout and at the reveal the table hurries nobody: they last as long with any clock but the calendar.
    """
    if clocks == CORRESPONDENCE:
        seconds = {name: DAY for name in SECONDS if name != "speech"} | {"blackout": DAY}
    else:
        pace = {LIVE: 1, SLOW: 3, OFF: 0}[clocks]
        seconds = {name: limit * pace for name, limit in SECONDS.items()} | {"blackout": blackout, "reveal": reveal}
    return {name: limit * 1000 for name, limit in seconds.items() if limit}
