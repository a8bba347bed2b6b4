"""A file that appears whole or not at all."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

OWN_FILES = "/proc/self/fd"


class NewFile:
    """A file to write that gets its name, and replaces any file of that name, only when it is complete. Until
    then it has no name, where the system can do that, so that nothing is left of it even if the program is
    killed; elsewhere it is called `NAME.part`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._part = path.with_name(path.name + ".part")
        self._named = False
        self.file: BinaryIO = os.fdopen(self._open(), "w+b")

    def _open(self) -> int:
        if hasattr(os, "O_TMPFILE") and os.path.isdir(OWN_FILES):
            with suppress(OSError):  # a file system that cannot do that
                return os.open(self.path.parent, os.O_TMPFILE | os.O_RDWR, 0o666)
        self._named = True
        return os.open(self._part, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)

    def complete(self) -> None:
        self.file.flush()
        if not self._named:
            self._give_name()
        self.file.close()
        self._part.replace(self.path)

    def _give_name(self) -> None:
        self._part.unlink(missing_ok=True)
        self._named = True
        descriptor = self.file.fileno()
        try:
            # Given a folder to start from, Python follows the link that stands for the open file.
            os.link(f"{OWN_FILES}/{descriptor}", self._part, src_dir_fd=descriptor)
        except OSError:
            self.file.seek(0)
            with self._part.open("wb") as copy:
                shutil.copyfileobj(self.file, copy)

    def discard(self) -> None:
        """Leave nothing of an incomplete file."""
        self.file.close()
        if self._named:
            self._part.unlink(missing_ok=True)

    def __enter__(self) -> NewFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.complete()
        else:
            self.discard()


def write_text(path: Path, text: str) -> None:
    """Writes the whole file or nothing."""
    with NewFile(path) as new:
        new.file.write(text.encode())
