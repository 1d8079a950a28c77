"""Record Jessah's lesson from the real rules: `python record.py` beside this file writes `frames.json`."""

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from deal import ANGELA, JESSAH, Chase, deal  # noqa: E402  # beside this folder
from stage import write  # noqa: E402


def record() -> dict[str, Any]:
    """From Reykjavik to Kinshasa: radars, a barrier, inspections, and a capture."""
    stage = deal(
        hands=("africa:200000 europe:100000 asia:200000", "europe:200000 africa:100000 asia:100000"),
        pile="asia:200000 oceania:100000 south_america:200000",
        row="A08 A11 A09 A05",
        tokens=("2 4 3", "3 5 P"),
    )
    t = Chase(stage, JESSAH)
    t.read("j-welcome")
    t.ask("j-start", "start", city="reykjavik", cheque="europe:200000")
    t.ask("j-radar", "put_radar", continent="africa")
    t.ask("j-radar-again", "put_radar", continent="asia")
    t.ask("j-confirm", "confirm")
    t.play(ANGELA, "start", city="dakar", cheque="africa:200000")
    t.read("j-notebook")
    t.play(ANGELA, "place", token=2, slot="1L")
    t.ask("j-place", "place", token=3, slot="1R")
    t.play(ANGELA, "place", token=4, slot="3L")
    t.ask("j-place-move", "place", token=5, slot="2R")
    t.play(ANGELA, "place", token=3, slot="4L")
    t.ask("j-place-pow", "place", token=0, slot="4R")
    t.ask_why("j-there", "put_radar", continent="africa")
    t.ask("j-barrier", "put_barrier", route="madrid-dakar")
    t.ask("j-watch", "put_radar", continent="europe")
    t.ask("j-step", "step", city="london")
    t.ask("j-step-on", "step", city="madrid")
    stage.play(ANGELA, "go", city="kinshasa")
    stage.play(ANGELA, "end_movement")
    t.see(1400)
    t.read("j-ping")
    t.ask("j-dakar", "step", city="dakar")
    t.ask("j-kinshasa", "step", city="kinshasa")
    t.read("j-caught")
    t.play(ANGELA, "choose_identity", identity="journalist")
    stage.play(ANGELA, "go", city="nairobi")
    stage.play(ANGELA, "end_movement")
    t.see(1200)
    t.ask("j-cash", "cash", cheque="africa:100000")
    t.ask("j-search", "step", city="nairobi")
    t.read("j-last")
    return t.finish("")


if __name__ == "__main__":
    content = record()
    write(HERE / "frames.json", content)
    print(f"{len(content['steps'])} steps, {len(content['reasons'])} reasons")
