"""A crew: some processes share out a long list of tasks, and a bar tells how far they are."""

from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Task = TypeVar("Task")
Result = TypeVar("Result")


def share_out(
    work: Callable[[Task], Result], tasks: Sequence[Task], size: Callable[[Task], int], workers: int, things: str
) -> Iterator[tuple[Task, Result]]:
    """Each task with what came of it, in whatever order they are done. `size`: how many of the things a task is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    jobs = [(work, task) for task in tasks]
    with Progress(*columns, console=Console(stderr=True)) as bar, get_context("spawn").Pool(workers) as pool:
        line = bar.add_task(things, total=sum(map(size, tasks)))
        for task, result in pool.imap_unordered(do_job, jobs):
            yield task, result
            bar.advance(line, size(task))


def do_job(job: tuple[Callable[[Task], Result], Task]) -> tuple[Task, Result]:
    work, task = job
    return task, work(task)
