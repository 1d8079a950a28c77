"""How long each part of a round may take (LT-NET-01), by the table's choice of clocks."""

from typing import Final

FACTION: Final = "faction"
TURN: Final = "turn"
KEEP: Final = "keep"

SECONDS: Final = {FACTION: 60, TURN: 180, KEEP: 60}

DAY: Final = 24 * 3600

LIVE: Final = "live"
OFF: Final = "off"
SLOW: Final = "slow"
CORRESPONDENCE: Final = "correspondence"


def limits(clocks: str) -> dict[str, int]:
    """Milliseconds per window. A window that is missing has no limit."""
    if clocks == OFF:
        return {}
    pace = 3 if clocks == SLOW else 1
    return {name: (DAY if clocks == CORRESPONDENCE else seconds * pace) * 1000 for name, seconds in SECONDS.items()}
