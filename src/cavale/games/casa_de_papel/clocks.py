"""How long each phase may take (CP-NET-05), by the table's choice of clocks."""

from typing import Final

SECONDS: Final = {
    "choice": 45,
    "speech": 20,
    "floor": 120,
    "selection": 45,
    "reveal": 10,
    "appointment": 60,
    "accusation": 60,
}

DAY: Final = 24 * 3600

LIVE: Final = "live"
OFF: Final = "off"
SLOW: Final = "slow"
CORRESPONDENCE: Final = "correspondence"


def limits(clocks: str, blackout: int) -> dict[str, int]:
    """Milliseconds per window. A window that is missing has no limit; a blackout always has one (CP-POW-06)."""
    if clocks == CORRESPONDENCE:
        seconds = {name: DAY for name in SECONDS if name not in {"speech", "reveal"}} | {"blackout": DAY}
    elif clocks == OFF:
        seconds = {"blackout": blackout}
    else:
        pace = 3 if clocks == SLOW else 1
        seconds = {name: limit * pace for name, limit in SECONDS.items()} | {"blackout": blackout}
    return {name: limit * 1000 for name, limit in seconds.items()}
