"""Whoever waits for a compile at a terminal sees how far it is, and others read it in a line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from imperia.cli.progress import under_a_bar


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
