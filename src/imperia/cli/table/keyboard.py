"""Lines that people type, openly or hidden; also works when answers come through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from getpass import getpass

from rich.console import Console

LONGEST_ANSWER = 200


class Leave(Exception):
    """Somebody closed the input or pressed Ctrl-C."""


class Keyboard:
    def __init__(self, console: Console) -> None:
        self._console = console
        self.at_terminal = sys.stdin is not None and sys.stdin.isatty()
        if self.at_terminal:
            with suppress(ImportError):  # not on Windows, where input() can edit anyway
                import readline  # noqa: F401 - gives input() its line editing

    def line(self, prompt: str) -> str:
        answer = self._typed(input, prompt)
        if not self.at_terminal:
            self._console.print(answer)
        return answer

    def hidden_line(self, prompt: str) -> str:
        """A line that does not appear on the screen."""
        return self._typed(getpass if self.at_terminal else input, prompt)

    def _typed(self, read: Callable[[str], str], prompt: str) -> str:
        if sys.stdin is None:
            raise Leave
        try:
            return read(prompt)[:LONGEST_ANSWER].strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Leave from None
