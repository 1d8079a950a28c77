"""How long each decision may take (RN-NET-01), by the table's choice of clocks."""

from typing import Final

SETUP: Final = "setup"
PLACEMENT: Final = "placement"
DECISION: Final = "decision"
STOP: Final = "stop"

SECONDS: Final = {SETUP: 120, PLACEMENT: 60, DECISION: 90, STOP: 10}

DAY: Final = 24 * 3600

LIVE: Final = "live"
OFF: Final = "off"
CORRESPONDENCE: Final = "correspondence"


def limits(clocks: str) -> dict[str, int]:
    """Milliseconds per window. A window that is missing has no limit."""
    if clocks == OFF:
        return {}
    return {name: (DAY if clocks == CORRESPONDENCE else seconds) * 1000 for name, seconds in SECONDS.items()}
