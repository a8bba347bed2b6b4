"""Rules and bots are compiled once; whoever has to wait for it sees how far it is."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from imperia.cli.progress import under_a_bar

if TYPE_CHECKING:
    from collections.abc import Collection

    from imperia.cli.speech import Speech
    from imperia.games.contract import Definition
    from imperia.kernel.warm import Progress
    from imperia.minds import Mind
    from imperia.play import Match


def compile_for_play(definition: Definition, bots: BotsBeside, speech: Speech) -> None:
    """Compile the rules, and the bots beside them, or after them where there is only one core: the board
    comes first."""
    if (os.cpu_count() or 1) > 1:
        bots.start()
    compile_rules(definition, speech)
    bots.start()


def compile_rules(definition: Definition, speech: Speech, *, simulations: bool = False) -> None:
    """Compile what matches call, or simulations: instant if it was done before, otherwise with a bar on
    stderr."""
    from imperia.kernel.warm import warm_up

    work = partial(warm_up, definition, matches=not simulations, simulations=simulations)
    under_a_bar(work, speech("cli-compiling"))


def compile_odds(speech: Speech) -> None:
    """Compile what the odds of large battles need, by working out one."""
    from imperia.games.capitals.battle_odds import work_out
    from imperia.games.capitals.imagined import ImaginedBattle
    from imperia.games.capitals.odds import SMALL
    from imperia.kernel.warm import calling, watched

    def work(tell: Progress) -> None:
        with watched(tell, calling([work_out])):
            ImaginedBattle([{0: SMALL + 1}], {0: 1}).odds()

    under_a_bar(work, speech("cli-compiling"))


class BotsBeside:
    """What bots need is compiled in a process of its own, while this one compiles the rules and people look
    at the board. `get_ready` then waits for the rest of it."""

    def __init__(self, definition: Definition | None, minds: Collection[Mind], speech: Speech) -> None:
        self._definition = definition
        self._minds = minds
        self._speech = speech
        self._process: subprocess.Popen[str] | None = None
        self._ready = not minds

    def start(self) -> None:
        """Start the process, if anything besides the rules takes long to compile."""
        from imperia.minds import is_compiled, take_long_to_compile

        if self._definition is None or self._process is not None or is_compiled(self._definition):
            return
        if take_long_to_compile(self._minds, self._definition):
            self._process = _process_for_bots(self._definition.id)

    def get_ready(self, match: Match) -> None:
        """Instant if there is nothing to wait for, otherwise with a bar on stderr."""
        if self._ready:
            return
        if self._process is not None:
            under_a_bar(self._follow, self._speech("cli-compiling-bots"))
        compile_minds(match, self._speech, self._minds)
        self._ready = True

    def _follow(self, tell: Progress) -> None:
        """Show how far the process is. If it fails, `compile_minds` finds nothing kept and takes over."""
        from imperia.minds import note_compiled

        assert self._process is not None
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with suppress(ValueError):
                done, in_all = map(int, line.split())
                tell(done, in_all)
        if self._process.wait() == 0 and self._definition is not None:
            note_compiled(self._definition)  # this process has compiled the rules

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()

    def __enter__(self) -> BotsBeside:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def _process_for_bots(game: str) -> subprocess.Popen[str] | None:
    from imperia.minds.compiling import command

    nothing, pipe = subprocess.DEVNULL, subprocess.PIPE
    with suppress(OSError):
        return subprocess.Popen(
            command(game, only_bots=True), stdin=nothing, stdout=pipe, stderr=nothing, text=True
        )
    return None


def compile_minds(match: Match, speech: Speech, minds: Collection[Mind]) -> None:
    """Compile what these bots call."""
    from imperia.minds import make_ready

    under_a_bar(partial(make_ready, match, minds=minds), speech("cli-compiling-bots"))
