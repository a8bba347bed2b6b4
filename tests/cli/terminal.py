"""A pseudo-terminal in which `imperia` runs, like the terminal of a person."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
from pathlib import Path

PATIENCE = 60.0  # seconds without any output until a test gives up
SOON = 5.0  # seconds in which something happens after a key, unless readline has kept it to itself


class Terminal:
    def __init__(self, folder: Path, *arguments: str, term: str = "dumb", compiled: bool = False) -> None:
        self.screen = ""
        self._seen = 0
        environment = {
            **os.environ,
            "IMPERIA_JIT": "1" if compiled else "0",
            "IMPERIA_SAVES": str(folder),
            "TERM": term,
            "COLUMNS": "80",
            "LINES": "24",
        }
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            signal.signal(
                signal.SIGINT, signal.SIG_DFL
            )  # tests that run in the background ignore it; a person's shell does not
            os.execve(sys.executable, [sys.executable, "-m", "imperia", *arguments], environment)

    def wait_for(self, text: str) -> str:
        """The text that has appeared since the last wait, up to and including this text."""
        while text not in self.screen[self._seen :]:
            if not self._read():
                raise AssertionError(f"{text!r} never came; the screen ends with:\n{self.screen[-2000:]}")
        end = self.screen.index(text, self._seen) + len(text)
        shown = self.screen[self._seen : end]
        self._seen = end
        return shown

    def type(self, line: str) -> None:
        os.write(self._terminal, f"{line}\n".encode())

    def press_control_c(self) -> None:
        """Press Ctrl-C, and also Enter if nothing happens for a while. Readline handles a signal only
        while it waits for the first key of a line: it notes one that comes a moment earlier, and handles it
        with the next key. Pressing Ctrl-C again would not help: that can throw away a key that readline has
        been promised, and then readline waits for that key, whatever signals come."""
        os.write(self._terminal, b"\x03")
        ready, _, _ = select.select([self._terminal], [], [], SOON)
        if not ready:
            os.write(self._terminal, b"\n")

    @property
    def runs(self) -> bool:
        return os.waitpid(self.pid, os.WNOHANG)[0] == 0

    def exit_code(self) -> int:
        while self._read():
            pass
        os.close(self._terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def _read(self) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], PATIENCE)
        try:
            data = os.read(self._terminal, 65536) if ready else b""
        except OSError:  # the other end is closed
            data = b""
        self.screen += data.decode(errors="replace")
        return bool(data)
