"""People who wait for a compile at a terminal see its progress; elsewhere one line tells of it."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from imperia.cli import warming
from imperia.cli.progress import under_a_bar
from imperia.cli.speech import Speech
from imperia.games import definition
from imperia.kernel import rule
from imperia.minds import GreedyMind, Mind, RandomMind, SearchMind
from imperia.play import game


def test_without_a_terminal_it_is_said_in_a_line_and_only_if_there_is_something_to_wait_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def compile_three(tell: Callable[[int, int], None]) -> None:
        for done in (1, 2, 3):
            tell(done, 3)

    under_a_bar(compile_three, "Compiling…")
    under_a_bar(lambda tell: None, "Nothing to wait for…")
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Compiling…\n")


TELLING = "print(1, 2, flush=True); print(2, 2, flush=True)"
FAILING = "import sys; sys.exit('no memory')"


@pytest.mark.skipif(not rule.COMPILED, reason="nothing is compiled when the rules are interpreted")
@pytest.mark.parametrize("program", [TELLING, FAILING])
def test_bots_are_compiled_in_a_process_beside_and_here_if_that_fails(
    program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    noted: list[str] = []
    monkeypatch.setattr("imperia.minds.is_compiled", lambda definition: False)
    monkeypatch.setattr("imperia.minds.note_compiled", lambda definition: noted.append(definition.id))
    commands: list[tuple[str, bool]] = []

    def command(name: str, *, only_bots: bool) -> list[str]:
        commands.append((name, only_bots))
        return [sys.executable, "-c", program]

    monkeypatch.setattr("imperia.minds.compiling.command", command)
    match = game("empire").start(2, seed=1)
    mind = SearchMind(simulations=10)
    with warming.BotsBeside(definition("empire"), [mind], Speech("en")) as bots:
        bots.start()
        bots.start()
        bots.get_ready(match)
        bots.get_ready(match)
    assert commands == [("empire", True)]
    assert noted == (["empire"] if program is TELLING else [])
    assert capsys.readouterr().err == ("Compiling the bots (once)…\n" if program is TELLING else "")
    assert mind.choose(match, match.actors[0])


@pytest.mark.parametrize("mind", [RandomMind(), GreedyMind()])
def test_bots_that_never_search_need_no_process(mind: Mind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperia.minds.is_compiled", lambda definition: False)
    monkeypatch.setattr("imperia.minds.compiling.command", lambda *arguments, **more: ["/nowhere"])
    with warming.BotsBeside(definition("empire"), [mind], Speech("en")) as bots:
        bots.start()
        assert bots._process is None
        bots.get_ready(game("empire").start(2, seed=1))
