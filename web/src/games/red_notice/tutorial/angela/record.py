"""Record Angela's lesson from the real rules: `python record.py` beside this file writes `frames.json`."""

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from deal import ANGELA, JESSAH, Chase, deal  # noqa: E402  # beside this folder
from stage import write  # noqa: E402


def record() -> dict[str, Any]:
    """From Cairo to Athens and on to Dubai: a radar, a cheque, a payment, a POW."""
    stage = deal(
        hands=("africa:200000 europe:100000 asia:200000", "europe:200000 oceania:100000 asia:100000"),
        pile="asia:200000 africa:100000 south_america:200000",
        row="A06 A04 A03 A08",
        tokens=("4 5 P", "1 2 3"),
    )
    stage.play(JESSAH, "start", city="london", cheque="europe:200000")
    for continent in ("europe", "asia"):
        stage.play(JESSAH, "put_radar", continent=continent)
    stage.play(JESSAH, "confirm")
    t = Chase(stage, ANGELA)
    t.read("a-welcome")
    t.ask("a-start", "start", city="cairo", cheque="africa:200000")
    t.read("a-row")
    t.ask("a-place", "place", token=4, slot="1L")
    t.play(JESSAH, "place", token=1, slot="2R")
    t.ask("a-place-bank", "place", token=5, slot="2L")
    t.play(JESSAH, "place", token=2, slot="3R")
    t.ask("a-place-pow", "place", token=0, slot="4L")
    t.play(JESSAH, "place", token=3, slot="4R")
    t.ask_why("a-far", "go", city="kinshasa")
    t.ask("a-go", "go", city="athens")
    t.ask("a-end", "end_movement")
    t.ask("a-draw", "draw")
    t.ask("a-cash", "cash", cheque="europe:100000")
    t.ask("a-pay", "pay", target="radar:asia")
    t.ask("a-flee", "go", city="dubai")
    t.ask("a-vanish", "end_movement")
    t.ask("a-draw-again", "draw")
    t.play(JESSAH, "draw")
    t.play(JESSAH, "put_barrier", route="athens-dubai")
    t.play(JESSAH, "skip")
    t.ask("a-pow", "end_movement")
    t.ask("a-gain", "gain")
    t.ask("a-gain-again", "gain")
    t.read("a-last")
    return t.finish("")


if __name__ == "__main__":
    content = record()
    write(HERE / "frames.json", content)
    print(f"{len(content['steps'])} steps, {len(content['reasons'])} reasons")
