"""A tutorial as a recording of the real rules.

Each step is one thing asked of the reader: the frame as it is then, what is awaited, and why not for all else; then the
frames that follow when the others, who are scripted, have played.
"""

from typing import Any

from stage import Stage

from cavale.core.action import Action


class Lesson:
    """A match on a stage, told to the reader in one of its seats."""

    def __init__(self, stage: Stage, reader: int) -> None:
        self.stage = stage
        self.reader = reader
        self.steps: list[dict[str, Any]] = []
        self.reasons: list[dict[str, Any]] = []
        self._then: list[dict[str, Any]] = []  # the frames since the last step

    # -- what the reader is asked ------------------------------------------------------------------------------

    def ask(self, text: str, verb: str, **args: Any) -> None:
        """The reader is to do this."""
        self._step(text, {"verb": verb, "args": args})
        self.stage.play(self.reader, verb, **args)
        self.see()

    def ask_why(self, text: str, verb: str, **args: Any) -> None:
        """The reader is to try something that is not possible."""
        assert self.stage.match.why_not(self.reader, self.stage.action(verb, **args))
        self._step(text, {"verb": verb, "args": args, "why": True})

    def read(self, text: str) -> None:
        """The reader is to read and go on."""
        self._step(text, None)

    def _step(self, text: str, awaited: dict[str, Any] | None) -> None:
        if not self.steps:
            self._then = [self.stage.frame(self.reader)]
        elif self.steps:
            self.steps[-1]["then"] = self._then
        self.steps.append({"text": text, "awaited": awaited, "no": self._no(), "then": []})
        if len(self.steps) == 1:
            self.steps[0]["frame"] = self._then[0]
        self._then = []

    def _no(self) -> dict[str, int]:
        """Why not, for all that is worth telling; the reasons are listed once."""
        found = {}
        for refused in self.stage.refusals(self.reader):
            action = self.stage.action(refused["verb"], **refused["args"])
            if not self.tells(action):
                continue
            if refused["refusal"] not in self.reasons:
                self.reasons.append(refused["refusal"])
            found[str(action)] = self.reasons.index(refused["refusal"])
        return found

    # -- what the others do ------------------------------------------------------------------------------------

    def see(self, pause: int = 900) -> None:
        """Something happened that the reader sees."""
        frame = self.stage.frame(self.reader, whole=False, left=1)
        self._then.append({**frame, "pause": pause})

    def play(self, seat: int, verb: str, **args: Any) -> None:
        self.stage.play(seat, verb, **args)
        self.see()

    def tells(self, action: Action) -> bool:
        """Whether the reader is told why this is not possible; else the lesson answers."""
        return True

    def finish(self, title: str) -> dict[str, Any]:
        self.steps[-1]["then"] = self._then
        table = self.stage.table(self.reader) | {"title": title}
        for seat in table["seats"]:
            person = seat["seat"] == self.reader
            seat.update(occupant="person" if person else "bot", level="", present=True, held_by_bot=False)
        return {"table": table, "steps": self.steps, "reasons": self.reasons}
