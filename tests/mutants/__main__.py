"""Mistakes put in by a program, to see whether the tests notice: `make mutants MUTANTS=300 SEED=1`.

    PYTHONPATH=tests python -m mutants --sample 300 --seed 1 --write docs/figures.md

Results are kept in build/mutants/results.jsonl: a run goes on where the last one ended. What was noticed stays so until
its file changes; what was not is tried again when a test has changed.
"""

import argparse
import json
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mutants import grounds, mutations, trial
from mutants.cover import Cover
from mutants.mutations import Mutation

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "mutants"
MOST = 60.0  # seconds of tests for one mistake: the quickest that run its line
SLOWER = 5  # times as long as expected, and START seconds: out of time
START = 30.0

Result = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=300, help="how many mistakes")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on mutants is written anew")
    given = parser.parse_args()
    trial.start()
    cover = Cover(ROOT, WORK)
    cover.prepare(given.jobs)
    found = mutations.all_mutations(cover.source, grounds.files(cover.source))
    chosen = mutations.sample(found, given.seed)[: given.sample]
    results = run(cover, chosen, given.jobs)
    report(results, len(found))
    if given.write:
        write(given.write, results, given.seed, len(found))


def run(cover: Cover, chosen: list[Mutation], jobs: int) -> list[Result]:
    """What became of each mistake, those of earlier runs included."""
    file = WORK / "results.jsonl"
    known = _known(cover, file)
    left = [mutation for mutation in chosen if tuple(mutation) not in known]
    benches: SimpleQueue[trial.Trial] = SimpleQueue()
    for number in range(jobs):
        benches.put(trial.Trial(cover.tree, WORK / f"bench-{number}"))
    check(cover, benches)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns) as progress, ThreadPoolExecutor(jobs) as pool, file.open("a", encoding="utf-8") as out:
        bar = progress.add_task("mistakes tried", total=len(chosen), completed=len(chosen) - len(left))
        for result in pool.map(lambda mutation: attempt(cover, benches, mutation), left):
            out.write(json.dumps(result) + "\n")
            out.flush()
            known[tuple(result["mutation"])] = result
            progress.advance(bar)
    return [known[tuple(mutation)] for mutation in chosen]


def check(cover: Cover, benches: "SimpleQueue[trial.Trial]") -> None:
    """Without a mistake, nobody notices one."""
    bench = benches.get()
    file = "cavale/core/match.py"
    text = (cover.source / file).read_text(encoding="utf-8")
    outcome, noticed = bench.run(file, text, cover.tests(file, 1, START), MOST * SLOWER)
    if outcome != trial.SURVIVED:
        raise SystemExit(f"the tests fail without any mistake: {outcome}, {noticed}")
    benches.put(bench)


def attempt(cover: Cover, benches: "SimpleQueue[trial.Trial]", mutation: Mutation) -> Result:
    bench = benches.get()
    try:
        began = time.monotonic()
        changed, difference = mutations.mutated(cover.source, mutation)
        tests = cover.tests(mutation.file, mutation.line, MOST)
        seconds = START + SLOWER * cover.expected(tests)
        outcome, noticed = bench.run(mutation.file, changed, tests, seconds)
    finally:
        benches.put(bench)
    took = round(time.monotonic() - began, 1)
    state = {"file": cover.state_of(mutation.file), "tests_state": cover.state_of_tests()}
    facts = {"outcome": outcome, "noticed": noticed, "tests": len(tests), "seconds": took, "difference": difference}
    return {"mutation": list(mutation), **facts, **state}


def _known(cover: Cover, file: Path) -> dict[tuple[Any, ...], Result]:
    """What earlier runs found out, as far as it still holds."""
    if not file.is_file():
        return {}
    results = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    tests = cover.state_of_tests()
    return {tuple(result["mutation"]): result for result in results if _holds(cover, result, tests)}


def _holds(cover: Cover, result: Result, tests: str) -> bool:
    same = (cover.source / result["mutation"][0]).is_file() and cover.state_of(result["mutation"][0]) == result["file"]
    return same and (caught(result) or result["tests_state"] == tests)


# -- what is said ------------------------------------------------------------------------------------------------------


def caught(result: Result) -> bool:
    return result["outcome"] in {trial.CAUGHT, trial.OUT_OF_TIME}


def area(result: Result) -> str:
    """`core`, `server`, or a game."""
    parts = result["mutation"][0].split("/")
    return parts[2] if parts[1] == "games" else parts[1]


def report(results: list[Result], of: int) -> None:
    """The survivors, and the share of the others."""
    for result in results:
        if not caught(result):
            file, line, *_ = result["mutation"]
            print(f"\n{file}:{line} {result['outcome']}, {result['tests']} tests\n{result['difference']}")
    count = sum(map(caught, results))
    print(
        f"\n{count} of {len(results)} caught, {100 * count / len(results):.0f} %, of {of} mistakes that could be made"
    )


def write(file: Path, results: list[Result], seed: int, of: int) -> None:
    from cavale.lab.figures import percent, write_section  # noqa: PLC0415 - the trials import the project anew

    lines = ["| where | mistakes | caught | share |", "|---|---:|---:|---:|"]
    all_of, good = Counter(map(area, results)), Counter(area(result) for result in results if caught(result))
    for name in sorted(all_of):
        lines.append(f"| {name} | {all_of[name]} | {good[name]} | {percent(good[name], all_of[name])} |")
    lines.append(f"| all | {all_of.total()} | {good.total()} | {percent(good.total(), all_of.total())} |")
    command = f"make mutants MUTANTS={len(results)} SEED={seed}"
    text = f"`{command}`: a random sample of {of} places of mistakes; intervals are of 95 %.\n\n" + "\n".join(lines)
    write_section(file, "mutants", "Mistakes that the tests notice", text)


if __name__ == "__main__":
    main()
