"""Actions: small frozen values, listed once per box, each with a stable index."""

from typing import Final

Value = int | str


class Action:
    """One thing a seat can do: a verb and named arguments. Interned: compare with `is`."""

    def __init__(self, index: int, verb: str, names: tuple[str, ...], values: tuple[Value, ...]) -> None:
        self.index: Final = index  # position in the box's list of actions, for learning code
        self.verb: Final = verb
        self.names: Final = names
        self.values: Final = values
        self.text: Final = spelled(verb, dict(zip(names, values, strict=True)))  # how it is written in logs and tests
        self.alone: Final[tuple[Action, ...]] = (self,)  # a draft of just this action, made once
        self.shown: object = None  # how messages write it, once one has

    def args(self) -> dict[str, Value]:
        return dict(zip(self.names, self.values, strict=True))

    def number(self, name: str) -> int:
        value = self.values[self.names.index(name)]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        value = self.values[self.names.index(name)]
        assert isinstance(value, str)
        return value

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self}>"


class Actions:
    """All the actions of a box, in one list that never changes once the box is made."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self._spelled: dict[str, Action] = {}

    def add(self, verb: str, args: dict[str, Value] | None = None) -> Action:
        args = args or {}
        action = Action(len(self.all), verb, tuple(args), tuple(args.values()))
        assert str(action) not in self._spelled, f"{action} is listed twice"
        self.all.append(action)
        self._spelled[str(action)] = action
        return action

    def adopt(self, others: "Actions") -> None:
        """Begin with all the actions of another list, which several boxes may share."""
        assert not self.all, "their indices would change"
        self.all = others.all.copy()
        self._spelled = {action.text: action for action in self.all}

    def find(self, verb: str, args: dict[str, Value]) -> Action | None:
        """The action spelled so, or None if this box has no such action."""
        return self._spelled.get(spelled(verb, args))

    def spelled(self, text: str) -> Action | None:
        """The action written as `suspect(player=2, who=red)`."""
        return self._spelled.get(text)


def spelled(verb: str, args: dict[str, Value]) -> str:
    """`suspect(player=2, who=red)`: how an action is written in logs, tests and golden files."""
    if not args:
        return verb
    return f"{verb}({', '.join(f'{name}={args[name]}' for name in sorted(args))})"
