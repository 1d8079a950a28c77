"""Where mistakes may be put in: the files, and what is left alone in them."""

import ast
from pathlib import Path

import grimp

GAMES = ("casa_de_papel", "red_notice", "coffre_fort", "la_traque", "leduc_poker")
RULES = ("steps", "ops", "look", "view", "setup", "refusals", "events", "edition", "playable", "faces")
NOT_SERVED = (
    "migrations",
    "typescript",
    "logs",
)  # of the server: done once, or for programmers, or for the host's eyes

Span = tuple[tuple[int, int], tuple[int, int]]  # from line and column, up to


def files(source: Path) -> list[Path]:
    """`core`, the rules and views of all games, and the server; neither bots, nor lab, nor terminal."""
    graph = grimp.build_graph("cavale", cache_dir=None)
    modules = {name for name in graph.modules if name.startswith(("cavale.core.", "cavale.server."))}
    for game in GAMES:
        modules |= _rules(graph, f"cavale.games.{game}")
    modules = {name for name in modules if not set(name.split(".")) & set(NOT_SERVED)}
    return sorted(found for name in modules for found in _file(source, name))


def _rules(graph: grimp.ImportGraph, game: str) -> set[str]:
    """A game's own file, its rules and views, and whatever they use: bots use those, not the other way round."""
    found = {game}
    for part in RULES:
        name = f"{game}.{part}"
        if name in graph.modules:
            found |= {name} | graph.find_descendants(name) | graph.find_upstream_modules(name, as_package=True)
    return {name for name in found if name.startswith(game)}


def _file(source: Path, module: str) -> list[Path]:
    path = source.joinpath(*module.split("."))
    return [file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()]


def left_alone(source: str) -> list[Span]:
    """Annotations, what only type checkers read, log lines, `__repr__`, and asserts, which are for the reader."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            found.append(_span(node.annotation))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found += [_span(node.returns)] if node.returns else []
            found += [_span(node)] if node.name in {"__repr__", "__str__"} else []
        elif isinstance(node, ast.Assert) or _is_for_types(node) or _is_log_line(node):
            found.append(_span(node))
    return found


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _is_log_line(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return isinstance(node.func.value, ast.Name) and node.func.value.id == "log"


def _span(node: ast.expr | ast.stmt) -> Span:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)
