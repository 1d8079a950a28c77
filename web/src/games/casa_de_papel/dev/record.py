"""Record moments of real matches to look at the screens with: `python record.py` writes `fixtures/` beside it."""

import sys
from pathlib import Path
from typing import Any

from cavale.core.bot import sight
from cavale.core.dice import FastDice
from cavale.games.casa_de_papel import GAME
from cavale.games.casa_de_papel.bot import CasaBot

HERE = Path(__file__).parent / "fixtures"
sys.path.insert(0, str(Path(__file__).parents[4] / "dev"))

from stage import Stage, write  # noqa: E402  # of all games


class Recorder:
    """Bots play a live match; at each new kind of moment the frames of some seats are kept."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any] | None = None) -> None:
        self.stage = Stage(GAME, seats, FastDice(seed), options)
        self.kept: dict[str, dict[str, Any]] = {}
        self._bots = [CasaBot(seed * 10 + seat) for seat in range(seats)]
        self._dice = FastDice(seed)

    def keep(self, name: str, viewer: int, left: float = 0.7) -> None:
        key = f"{self.stage.seats}-{name}"
        if key not in self.kept:
            self.kept[key] = {"sight": self.stage.frame(viewer, left=left), "table": self.stage.table(viewer)}

    def run(self) -> None:
        match = self.stage.match
        while not match.over:
            self._look()
            asked = match.asked()
            if asked:
                seat = asked[0]
                self._act(seat)
            elif not self._volunteer():
                match.time_up(match.state.windows[-1].name)
        self.keep("over", 0)
        self.keep("over-spectator", self.stage.seats)

    def _act(self, seat: int) -> None:
        match = self.stage.match
        action = self._bots[seat].act(sight(match, seat))
        options = match.options_of(seat)
        claims = [option for option in options if match.box.is_claim(option)]
        if action.verb == "done" and claims and match.state.said[seat] < 2:
            action = claims[self._dice.below("claim", len(claims))]
        match.play(seat, action)

    def _volunteer(self) -> bool:
        match = self.stage.match
        for seat in range(self.stage.seats):
            action = self._bots[seat].volunteer(sight(match, seat))
            if action is not None:
                match.play(seat, action)
                return True
        return False

    def _look(self) -> None:
        s = self.stage.match.state
        step = type(s.agenda[-1]).__name__
        raquel, professor = s.roles.index(1), s.roles.index(0)
        if step == "ChooseCards":
            drafted = len(s.drafts[0])
            self.keep(("choice", "choice-drafted", "choice-locked")[drafted], 0)
            if s.round == 3:
                self.keep("choice-third", 0)
        elif step == "Speak":
            late = s.round >= 2
            self.keep("speech" + ("-late" if late else "") + ("-mine" if s.speaker == 0 else "-other"), 0)
            if s.round == 3 and s.speaker == 0:
                self.keep("speech-mine-third", 0)
            if s.round == 5:
                self.keep("speech-last", s.speaker)
        elif step == "FreeFloor":
            self.keep(f"floor-{s.round}", 0)
            self.keep("floor-leader", s.leader)
            self.keep("floor-spectator", self.stage.seats)
        elif step == "SelectCards":
            chosen = len(s.drafts[s.leader])
            self.keep(f"selection-leader-{chosen}", s.leader)
            self.keep(f"selection-other-{chosen}", next(seat for seat in range(s.box.seats) if seat != s.leader))
        elif step == "RaquelsPower":
            name = "through" if s.through else "looked" if s.looked >= 0 or s.drafts[raquel] else "asked"
            self.keep(f"raquel-{name}", raquel)
            self.keep("blackout-other", next(seat for seat in range(s.box.seats) if seat != raquel))
        elif step == "ProfessorsPower":
            self.keep(f"professor-{'through' if s.through else 'asked'}", professor)
            self.keep("blackout-choice-other", next(seat for seat in range(s.box.seats) if seat != professor))
        elif step == "RevealDisplay":
            self.keep("reveal" if s.round == 1 else f"reveal-{s.round}", 0)
        elif step == "Appoint":
            self.keep("appoint-leader", s.leader)
            self.keep("appoint-other", next(seat for seat in range(s.box.seats) if seat != s.leader))
        elif step == "Accuse":
            self.keep("accuse-raquel", raquel)
            self.keep("accuse-other", next(seat for seat in range(s.box.seats) if seat != raquel))


def main() -> None:
    wanted: dict[str, dict[str, Any]] = {}
    for seats, seeds in ((5, range(1, 60)), (4, range(1, 4)), (8, range(1, 4)), (6, range(1, 2)), (7, range(1, 2))):
        for seed in seeds:
            recorder = Recorder(seats, seed, {"inference_aid": True} if seats in (4, 8) else {})
            recorder.run()
            winner = recorder.stage.match.view(0).winner
            kept = recorder.kept
            kept[f"{seats}-over-{winner}"] = kept[f"{seats}-over"]
            if recorder.stage.match.state.brought_in >= 0:
                kept[f"{seats}-over-exchange"] = kept[f"{seats}-over"]
            for name, moment in kept.items():
                wanted.setdefault(name, moment)
    for name, moment in sorted(wanted.items()):
        write(HERE / f"{name}.json", moment)
    print(len(wanted), sorted(wanted))


if __name__ == "__main__":
    main()
