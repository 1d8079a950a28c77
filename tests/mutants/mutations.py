"""The mistakes themselves: small changes of a program, made by the operators of Cosmic Ray and one of our own."""

import difflib
import random
from pathlib import Path
from typing import Any, NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.plugins import get_operator
from parso.python.tree import Keyword

from mutants.grounds import left_alone

COMPARISONS = ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt", "Is_IsNot", "IsNot_Is")
ARITHMETIC = ("Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "Mod_Add")
BITS = ("BitAnd_BitOr", "BitOr_BitAnd", "LShift_RShift", "RShift_LShift")
UNARY = ("USub_UAdd", "Invert_USub", "Delete_Not")
OTHERS = (
    "AddNot",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "NumberReplacer",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ZeroIterationForLoop",
    "ExceptionReplacer",
)


class LeaveOut(Operator):  # type: ignore[misc]
    """A statement of a function is forgotten."""

    def mutation_positions(self, node: Any) -> Any:
        statement = node.type == "simple_stmt" and node.children[0].type in {"expr_stmt", "atom_expr", "await"}
        return [(node.start_pos, node.end_pos)] if statement and _in_a_function(node) else []

    def mutate(self, node: Any, index: int) -> Any:
        first = node.get_first_leaf()
        node.children[0] = Keyword("pass", node.start_pos, prefix=first.prefix)
        return node

    @classmethod
    def examples(cls) -> Any:
        return (Example("def f():\n    a.b = 1\n", "def f():\n    pass\n"),)


def _in_a_function(node: Any) -> bool:
    while node is not None and node.type != "funcdef":
        node = node.parent
    return node is not None


def operators() -> dict[str, Any]:
    """By name. One for each sort of place: a random one of a hundred others would show no more."""
    names = [f"ReplaceComparisonOperator_{name}" for name in COMPARISONS]
    names += [f"ReplaceBinaryOperator_{name}" for name in ARITHMETIC + BITS]
    names += [f"ReplaceUnaryOperator_{name}" for name in UNARY]
    return {"LeaveOut": LeaveOut(), **{name: get_operator(f"core/{name}")() for name in (*names, *OTHERS)}}


class Mutation(NamedTuple):
    """One mistake."""

    file: str  # below src
    line: int
    column: int
    operator: str
    occurrence: int  # the how many-th place of this operator in the file


def all_mutations(source: Path, files: list[Path]) -> list[Mutation]:
    known = operators()
    return [mutation for file in files for mutation in _in_file(source, file, known)]


def _in_file(source: Path, file: Path, known: dict[str, Any]) -> list[Mutation]:
    text = file.read_text(encoding="utf-8")
    nodes = list(ast_nodes(get_ast(text)))
    alone = left_alone(text)
    found = []
    for name, operator in known.items():
        places = [place for node in nodes for place in operator.mutation_positions(node)]
        for occurrence, (start, _) in enumerate(places):
            if not any(first <= start < last for first, last in alone):
                found.append(Mutation(file.relative_to(source).as_posix(), *start, name, occurrence))
    return found


def sample(mutations: list[Mutation], seed: int) -> list[Mutation]:
    """In random order, one for each place: a longer sample begins with a shorter one of the same seed."""
    places: dict[tuple[str, int, int], list[Mutation]] = {}
    for mutation in sorted(mutations):
        places.setdefault(mutation[:3], []).append(mutation)
    chance = random.Random(seed)  # noqa: S311 - a sample, no secret
    order = list(places.values())
    chance.shuffle(order)
    return [chance.choice(some) for some in order]


def mutated(source: Path, mutation: Mutation) -> tuple[str, str]:
    """The file with the mistake, and what is different in it."""
    text = (source / mutation.file).read_text(encoding="utf-8")
    changed = mutate_code(text, operators()[mutation.operator], mutation.occurrence)
    assert isinstance(changed, str)
    lines = difflib.unified_diff(text.splitlines(), changed.splitlines(), lineterm="", n=0)
    return changed, "\n".join(line for line in lines if line[:1] in "+-" and line[:3] not in {"+++", "---"})
