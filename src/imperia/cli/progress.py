"""Bars on stderr for those who wait; where stderr is no terminal, a line or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from imperia.cli.errors import Interrupted

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from imperia.kernel.warm import Progress as Told


class Bar:
    """How many games are finished, of how many."""

    def __init__(self, progress: Progress, task: TaskID, description: str) -> None:
        self._progress = progress
        self._task = task
        self._description = description
        self._in_full: Callable[[str], str] = str

    def advance(self, games: int) -> None:
        self._progress.advance(self._task, games)

    def reach(self, games: int) -> None:
        self._progress.update(self._task, completed=games)

    def describe(self, description: str) -> None:
        self._description = description
        self._progress.update(self._task, description=self._in_full(description))

    def say_in(self, full: Callable[[str], str]) -> None:
        """From now on the description is part of this sentence."""
        self._in_full = full
        self.describe(self._description)

    def note(self, line: str) -> None:
        """A line that stays, above the bar."""
        self._progress.console.print(line, soft_wrap=True)


@contextmanager
def bar_of_games(description: str, total: int) -> Iterator[Bar]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from imperia.cli.appearance import console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stderr = console(stderr=True)
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_interactive) as progress:
        yield Bar(progress, progress.add_task(description, total=total), description)


def under_a_bar(work: Callable[[Told], None], description: str) -> None:
    """Do work that reports how far it is. Nothing appears until there is something to report."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from imperia.cli.appearance import console

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    stderr = console(stderr=True)
    if not stderr.is_interactive:
        work(_in_a_line(lambda: stderr.print(description, soft_wrap=True)))
        return
    with Progress(*columns, console=stderr, transient=True) as progress:
        task = progress.add_task(description, total=None, visible=False)

        def on_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, visible=True)

        work(on_progress)


def _in_a_line(say: Callable[[], None]) -> Told:
    """Prints the line once, at the first step."""
    said = False

    def on_progress(done: int, total: int) -> None:
        nonlocal said
        if not said:
            said = True
            say()

    return on_progress


@contextmanager
def interruptible(kept: Callable[[], str]) -> Iterator[None]:
    """Whoever presses Ctrl-C is told what is kept."""
    try:
        yield
    except KeyboardInterrupt:
        raise Interrupted(kept()) from None
