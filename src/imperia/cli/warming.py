"""Rules and bots are compiled once; whoever has to wait for it sees how far it is."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING

from imperia.cli.progress import under_a_bar

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def compile_games(names: Sequence[str], speech: Speech) -> None:
    """Compile the rules and bots of several games. Those never compiled before are compiled in other
    processes beside the first one, on as many cores as there are, and then found in the cache."""
    from imperia.kernel import rule
    from imperia.kernel.cache import note_of

    first, *others = names
    beside = [_in_a_process(name) for name in others if rule.COMPILED and not note_of(name).exists()]
    try:
        _compile_game(first, speech)
        _wait_for(beside, speech)
        for name in others:
            _compile_game(name, speech)
    finally:
        for process in beside:
            process.kill()


def _compile_game(name: str, speech: Speech) -> None:
    from imperia.kernel import rule
    from imperia.kernel.cache import note_of
    from imperia.play import game

    found = game(name)
    compile_rules(found.definition, speech)
    compile_minds(found.start(found.players[0], seed=1), speech)
    if rule.COMPILED:
        note_of(name).touch()


def _in_a_process(name: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "imperia.cli.warming", name]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _wait_for(processes: Sequence[subprocess.Popen[bytes]], speech: Speech) -> None:
    from imperia.cli.appearance import console

    stderr, running = console(stderr=True), [process for process in processes if process.poll() is None]
    if running and not stderr.is_interactive:
        stderr.print(speech("cli-compiling"), soft_wrap=True)
    with stderr.status(speech("cli-compiling")):
        for process in running:
            process.wait()


def main() -> None:
    """`python -m imperia.cli.warming [GAME...]`: compile these games, or all, before they are needed."""
    from imperia.cli.speech import Speech
    from imperia.games import GAMES

    compile_games(sys.argv[1:] or GAMES, Speech("en"))


if __name__ == "__main__":
    main()
