"""Rules and bots are compiled once; whoever has to wait for it sees how far it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from imperia.cli.progress import under_a_bar

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.games.contract import Definition
    from imperia.play import Match


def compile_rules(definition: Definition, speech: Speech, *, simulations: bool = False) -> None:
    """Compile what matches call, or simulations: instant if it was done before, otherwise with a bar on
    stderr."""
    from imperia.kernel.warm import warm_up

    work = partial(warm_up, definition, matches=not simulations, simulations=simulations)
    under_a_bar(work, speech("cli-compiling"))


def compile_minds(match: Match, speech: Speech) -> None:
    """The same for what bots call."""
    from imperia.minds import make_ready

    under_a_bar(partial(make_ready, match), speech("cli-compiling-bots"))
