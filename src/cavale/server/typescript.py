"""The TypeScript types of the wire, made from the Python types: `python -m cavale.server.typescript`.

`web/src/lib/wire.ts` holds what every game shares, `web/src/games/<game>/types.ts` a game's view and its events. A test
checks that the files are current.
"""

import ast
import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as types

from cavale import catalog
from cavale.core import event as core_events
from cavale.core.game import Game
from cavale.core.message import Asked, Decided, Shown
from cavale.core.problem import Problem
from cavale.core.refusal import Refusal
from cavale.server import wire

HEAD = "// Made from the Python types by `python -m cavale.server.typescript`. Do not edit.\n"
LIBRARY = "../../lib/wire"

PREAMBLE = """\
/** An argument of an action. */
export type Value = number | string;

/** Something that happened. The events of a game: `types.ts` in its folder. */
export interface Event {
  event: string;
  [field: string]: unknown;
}
"""

PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def wire_types() -> str:
    """What travels between server and browser, whatever the game."""
    structs: list[type[msgspec.Struct]] = [Refusal, Problem, Shown, Asked, Decided, *_structs_of(wire)]
    parts = [
        HEAD,
        f"export const PROTOCOL = {wire.PROTOCOL};\n",
        PREAMBLE,
        *(f"export type {name} = {_literal(get_args(alias))};\n" for name, alias in _aliases().items()),
        *(_interface(kind) for kind in structs),
        *(_union(name, get_args(union)) for name, union in vars(wire).items() if _is_union_of_structs(union)),
        *_event_types(core_events, "CoreEvent"),
    ]
    return "\n".join(parts)


def game_types(game: Game[Any]) -> str:
    """The faces of a game, its view and its events."""
    package = sys.modules[type(game).__module__].__spec__
    assert package is not None
    events = sys.modules[f"{package.parent}.events"]
    view = get_type_hints(type(game).view)["return"]
    faces = get_type_hints(type(game).faces)["return"]
    shown = [*(_reached_from(faces) if isinstance(faces, type) else []), *_reached_from(view)]
    body = [*(_interface(kind) for kind in shown), *_event_types(events, "GameEvent", "CoreEvent")]
    return "\n".join([HEAD, f'import type {{ CoreEvent }} from "{LIBRARY}";\n', *body])


def files(root: Path) -> dict[Path, str]:
    """All the files and what should stand in them. A game without a folder in the web client has none."""
    web = root / "web" / "src"
    folders = {web / "games" / game.id: game for game in catalog.games().values()}
    made = {folder / "types.ts": game_types(game) for folder, game in folders.items() if folder.is_dir()}
    return {web / "lib" / "wire.ts": wire_types()} | made


# -- how -------------------------------------------------------------------------------------------------------------


def _structs_of(module: Any) -> list[type[msgspec.Struct]]:
    """The structs that stand in a module, in their order, without those that are only there to be derived from."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__ and not kind.__subclasses__()]


def _reached_from(view: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs a view is made of, itself last."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(kind: types.Type) -> None:
        if isinstance(kind, types.StructType):
            for field in kind.fields:
                visit(field.type)
            found[kind.cls] = None
        for inner in _inner_types(kind):
            visit(inner)

    visit(types.type_info(view))
    return list(found)


def _inner_types(kind: types.Type) -> Iterable[types.Type]:
    match kind:
        case types.UnionType():
            return kind.types
        case types.TupleType():
            return kind.item_types
        case types.VarTupleType() | types.ListType():
            return (kind.item_type,)
        case types.DictType():
            return (kind.value_type,)
        case _:
            return ()


def _event_types(module: Any, union: str, *more: str) -> list[str]:
    kinds = _structs_of(module)
    return [*(_interface(kind) for kind in kinds), _union(union, kinds, *more)]


def _union(name: str, kinds: Iterable[type], *more: str) -> str:
    lines = [f"  | {member}" for member in (*(kind.__name__ for kind in kinds), *more)]
    return "\n".join([f"export type {name} =", *lines]) + ";\n"


def _is_union_of_structs(value: Any) -> bool:
    members = [member for member in get_args(value) if isinstance(member, type)]
    return len(members) > 1 and all(issubclass(member, msgspec.Struct) for member in members)


def _aliases() -> dict[str, Any]:
    """The choices of the wire that have a name."""
    return {name: value for name, value in vars(wire).items() if get_origin(value) is Literal}


def _choice(values: Iterable[object]) -> str:
    names = (name for name, alias in _aliases().items() if set(get_args(alias)) == set(values))
    return next(names, _literal(values))


def _interface(kind: type[msgspec.Struct]) -> str:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    remarks = _remarks(kind)
    lines = [f"/** {doc} */" for doc in _own_docstring(kind)]
    lines.append(f"export interface {kind.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        if field.name in remarks:
            lines.append(f"  /** {remarks[field.name]} */")
        lines.append(f"  {field.encode_name}{_optional(kind, field)}: {_type(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def _own_docstring(kind: type[msgspec.Struct]) -> list[str]:
    inherited = kind.__doc__ in [base.__doc__ for base in kind.__mro__[1:]]
    return [] if inherited or not kind.__doc__ else [" ".join(kind.__doc__.split())]


def _optional(kind: type[msgspec.Struct], field: types.Field) -> str:
    """A field may be missing if a client may leave it out, or if the server does not send its default."""
    config = kind.__struct_config__
    from_client = config.forbid_unknown_fields
    return "?" if not field.required and (from_client or config.omit_defaults) else ""


def _remarks(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The comment behind each field, its own and those of its bases."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if not issubclass(base, msgspec.Struct) or base is msgspec.Struct or base.__module__.startswith("msgspec"):
            continue
        source = inspect.getsource(base)
        for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                line = source.splitlines()[(node.end_lineno or node.lineno) - 1][node.end_col_offset :]
                if "#" in line:
                    found[node.target.id] = line.partition("#")[2].strip()
    return found


def _type(kind: types.Type) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            return _choice(kind.values)
        case types.UnionType():
            return " | ".join(_type(member) for member in kind.types)
        case types.VarTupleType() | types.ListType():
            return f"readonly {_bracketed(kind.item_type)}[]"
        case types.TupleType():
            return f"readonly [{', '.join(_type(item) for item in kind.item_types)}]"
        case types.DictType():
            return f"Readonly<Record<string, {_type(kind.value_type)}>>"
        case _:
            raise TypeError(f"no TypeScript type for {kind}")


def _bracketed(kind: types.Type) -> str:
    written = _type(kind)
    return f"({written})" if " " in written and not written.startswith("Readonly<") else written


def _literal(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def main(root: Path) -> None:
    for path, text in files(root).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(__file__).parents[3])
