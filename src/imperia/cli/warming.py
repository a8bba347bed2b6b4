"""Rules and bots are compiled once; whoever has to wait for it sees how far it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from imperia.cli.speech import Speech
    from imperia.games.contract import Definition
    from imperia.kernel.warm import Progress
    from imperia.play import Match


def compile_rules(definition: Definition, speech: Speech, *, simulations: bool = False) -> None:
    """What matches call, or simulations: at once if it was done before, otherwise under a bar on stderr."""
    from imperia.kernel.warm import warm_up

    under_a_bar(partial(warm_up, definition, matches=not simulations, simulations=simulations), speech)


def compile_minds(match: Match, speech: Speech) -> None:
    """What bots call, likewise."""
    from imperia.minds import make_ready

    under_a_bar(partial(make_ready, match), speech)


def under_a_bar(work: Callable[[Progress], None], speech: Speech) -> None:
    """Do work that tells how far it is. No bar appears while there is nothing to tell."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from imperia.cli.appearance import console

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    stderr = console(stderr=True)
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task(speech("cli-compiling"), total=None, visible=False)

        def on_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, visible=True)

        work(on_progress)
