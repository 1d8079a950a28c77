"""The person at the terminal: shows what can be done and turns what is typed into it."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from cavale import catalog
from cavale.core.action import Action
from cavale.core.archive import to_json
from cavale.core.match import Match
from cavale.core.message import step_name
from cavale.core.refusal import Refused
from cavale.core.table import EVERYONE
from cavale.terminal.log import Log
from cavale.terminal.menu import Menu
from cavale.terminal.screen import Left, Screen, fits, matches

MANY = 12  # reasons shown at once
STALE = 3  # after so many lines of news the table is drawn again


class Person:
    """One person's decisions. `decide` returns an action, or None if she lets the others go on."""

    def __init__(self, match: Match, seat: int, screen: Screen, log: Log, draw: Callable[[], None]) -> None:
        self._match = match
        self._seat = seat
        self._screen = screen
        self._words = screen.words
        self._log = log
        self._draw = draw
        self.undone = False  # whether the last decision was to take something back
        self._drawn = ("", 0)  # when the table was drawn last: at which step, after how many lines of the log
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "table": lambda _: self._draw(),
            "log": self._show_log,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }

    def decide(self, must_answer: bool) -> Action | None:
        """Ask until there is a decision. Raises Left."""
        self.undone = False
        menu = self._fresh_menu()
        self._show(menu, must_answer)
        while True:
            typed = self._screen.read()
            if not typed and not must_answer:
                return None
            if not typed:
                self._screen.say("terminal-answer-needed", count=len(menu.lines))
            elif self._command(typed):
                if self.undone:
                    return None
                self._show(menu, must_answer)
            else:
                action = self._pick(menu, typed)
                if action is not None and self._thought_over(action):
                    return action
                self._show(menu, must_answer)

    # -- menus ---------------------------------------------------------------------------------------------------

    def _fresh_menu(self) -> Menu:
        return Menu(self._words, self._match.options_of(self._seat), self._match.offers_to(self._seat))

    def _step(self) -> str:
        return step_name(self._match.state.agenda[-1])

    def _show(self, menu: Menu, must_answer: bool) -> None:
        asked = self._seat in self._match.asked()
        step, lines = self._drawn
        if step != self._step() or len(self._log.lines) >= lines + STALE:
            self._drawn = self._step(), len(self._log.lines)
            self._screen.line()
            self._draw()
        self._screen.line()
        self._screen.line(self._words.step(self._step()) if asked else self._waiting(), "prompt")
        hint = f"step-{self._step()}{'.hint' if asked or not self._deciding() else '.others-hint'}"
        if self._words.has(hint):
            self._screen.say(hint, "old")
        self._screen.show(menu.draw(self._screen.console.width))
        if not must_answer:
            self._screen.say("terminal-go-on", "old", indent=4)

    def _deciding(self) -> list[int]:
        """The seats that decide, as far as the person may know."""
        s = self._match.state
        bits = s.agenda[-1].seats_shown(s, self._seat) if s.ask else 0
        return [seat for seat in range(self._match.seats) if bits >> seat & 1]

    def _waiting(self) -> str:
        deciding = self._deciding()
        return self._words.waiting(self._step(), deciding) if deciding else self._words.step(self._step())

    def _pick(self, menu: Menu, typed: str) -> Action | None:
        """The action meant, perhaps after a further menu; None if there is none (the reason has been said)."""
        if typed.isdecimal():
            line = menu.numbered(int(typed))
            if line is None:
                self._screen.say("terminal-no-number", number=typed, count=len(menu.lines))
                return None
            return line.actions[0] if len(line.actions) == 1 else self._pick_among(line.actions)
        found = menu.filtered(typed)
        if not found:
            self._screen.say("terminal-nothing-fits", typed=typed, count=len(menu.lines))
            return None
        if len(found) == 1:
            return found[0]
        return self._pick_among(found)

    def _pick_among(self, actions: Sequence[Action]) -> Action | None:
        """A second, flat menu; an empty line goes back."""
        menu = Menu(self._words, actions, flat=True)
        self._screen.show(menu.draw(self._screen.console.width))
        while True:
            self._screen.say("terminal-choose-line", "prompt")
            typed = self._screen.read()
            if not typed or matches(typed, f"undo, {self._words.say('command-undo')}"):
                return None
            if self._command(typed):
                continue
            line = menu.numbered(int(typed)) if typed.isdecimal() else None
            found = line.actions if line else menu.filtered(typed)
            if len(found) == 1:
                return found[0]
            self._screen.say("terminal-nothing-fits", typed=typed, count=len(menu.lines))

    def _thought_over(self, action: Action) -> bool:
        """What a game warns of (`cautions` of its view) is done only if the person says so once more."""
        reason = getattr(self._match.view(self._seat), "cautions", {}).get(action.text)
        if reason is None:
            return True
        self._screen.say(f"game-caution-{reason}", "warning")
        self._screen.say("terminal-caution", "prompt")
        return matches(self._screen.read(), f"y, yes, {self._words.say('command-yes')}")

    # -- commands ------------------------------------------------------------------------------------------------

    def _command(self, typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        for name, run in self._commands.items():
            if matches(word, f"{name}, {self._words.say(f'command-{name}')}"):
                run(rest.strip())
                return True
        return False

    def _help(self, _: str) -> None:
        """What is going on, and what can be typed."""
        key = f"step-{self._step()}.help"
        for known in (key, "game-summary"):
            if self._words.has(known):
                self._screen.say(known)
                self._screen.line()
                break
        self._screen.say("terminal-help", "old")
        table = Table.grid(padding=(0, 3, 0, 0))
        for name in self._commands:
            typed = f"{self._words.say(f'command-{name}')} {self._words.say(f'command-{name}.usage')}"
            table.add_row(Text(f"  {typed.strip()}", style="number"), self._words.say(f"command-{name}.help"))
        self._screen.show(table)

    def _why(self, typed: str) -> None:
        """Why something is not possible: all that fits what was typed, or one action of each verb."""
        possible = [*self._match.options_of(self._seat), *self._match.offers_to(self._seat)]
        if typed.isdecimal():
            line = self._fresh_menu().numbered(int(typed))
            if line:
                self._screen.say("terminal-possible", action=line.label)
                return
        actions = self._sought(typed)
        reasons: dict[str, str] = {}
        for action in actions:
            refusal = self._match.why_not(self._seat, action)
            if refusal is not None:
                reasons.setdefault(self._words.refusal(refusal), self._words.act(action))
        if reasons:
            self._screen.say("terminal-why")
            told = [{"what": action, "reason": reason} for reason, action in reasons.items()]
            self._screen.tell(self._words.say("terminal-why-line", args) for args in told[:MANY])
        for action in actions:
            if typed and action in possible:
                self._screen.say("terminal-possible", action=self._words.act(action))
                break
        if not actions:
            self._screen.say("terminal-why-nothing", typed=typed)
        elif not reasons and not typed:
            self._screen.say("terminal-why-all-possible")

    def _sought(self, typed: str) -> list[Action]:
        everything = self._match.box.actions.all
        if not typed:
            return list({action.verb: action for action in everything}.values())
        return [action for action in everything if action.verb == typed or fits(typed, self._words.act(action))]

    def _undo(self, _: str) -> None:
        """Take back the last item of the draft, else undo; the bots agree, where an undo is possible at all."""
        try:
            if self._match.state.drafts[self._seat]:
                self._match.take_back(self._seat)
            else:
                self._match.undo(self._seat, consent=EVERYONE)
        except Refused as refused:
            self._screen.line(self._words.refusal(refused.refusal))
        else:
            self.undone = True
            self._drawn = "", 0

    def _show_log(self, _: str) -> None:
        if self._log.lines:
            self._screen.tell(self._log.lines)
        else:
            self._screen.say("terminal-no-log")

    def _rules(self, typed: str) -> None:
        text = catalog.rules(self._match.game, self._words.lang)
        if not text:
            self._screen.say("terminal-no-rules")
        elif typed:
            found = [part for part in _paragraphs(text) if fits(typed, part)]
            if found:
                self._screen.page("\n\n".join(found))
            else:
                self._screen.say("terminal-rules-nothing", typed=typed)
        else:
            self._screen.page(text)

    def _save(self, typed: str) -> None:
        if not typed:
            self._screen.say("terminal-save-where")
            return
        try:
            Path(typed).write_bytes(to_json(self._match))
        except OSError as error:
            self._screen.say("terminal-save-failed", file=typed, reason=str(error.strerror))
        else:
            self._screen.say("terminal-saved", file=typed)

    def _quit(self, _: str) -> None:
        raise Left


def _paragraphs(markdown: str) -> list[str]:
    """The paragraphs, entries and table rows of a page, each in one piece."""
    parts: list[str] = []
    for line in markdown.splitlines():
        if line.startswith("|"):
            parts += [line.strip("| ").replace("|", "·"), ""]
        elif not line.strip() or re.match(r"\s*(-|\d+\.|#|>)", line) or not parts:
            parts.append(line)
        else:
            parts[-1] += f" {line.strip()}"
    return [part for part in parts if part.strip()]
