"""The rules are compiled once; whoever has to wait for it sees how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.games.contract import Definition


def compile_rules(definition: Definition, speech: Speech, *, simulations: bool = False) -> None:
    """What matches call, or simulations: at once if it was done before, otherwise under a bar on stderr."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from imperia.cli.appearance import console
    from imperia.kernel.warm import warm_up

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    stderr = console(stderr=True)
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task(speech("cli-compiling"), total=None, visible=False)

        def on_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, visible=True)

        warm_up(definition, on_progress, matches=not simulations, simulations=simulations)
