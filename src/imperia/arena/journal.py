"""The journal beside a file of results: the finished games of a run in progress, so that it can be
continued."""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from imperia.words import SpokenError, Words

FIRST_LINE = b"imperia arena journal 1\n"
HEAD = struct.Struct("<III")  # header of a frame: its length, the length of its content, and a checksum
PREFIX = "imperia."
LONGEST_VALUE = 120  # longest that is shown

Metadata = Mapping[str, str]  # what is needed to play a run again; if it differs, it is another run


class OtherRun(SpokenError):
    """A file of results or a journal that belongs to another run, or to none."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The name of a setting, in words."""

    name: str

    def text(self, lang: str) -> str:
        return Words().say(lang, f"arena-setting-{self.name.replace('_', '-')}")


class Journal:
    """Finished work, appended frame by frame after the metadata of its run. A frame that was cut off by a
    crash is dropped."""

    def __init__(self, path: Path, *, found: bool) -> None:
        import pyarrow as pa

        self.path = path
        self._codec = pa.Codec("zstd", 1)
        self._file: BinaryIO = path.open("r+b" if found else "w+b", buffering=0)
        self._begin = 0
        self.metadata: dict[str, str] = {}

    @classmethod
    def begun(cls, path: Path, metadata: Metadata, frames: Iterable[bytes] = ()) -> Journal:
        """A new journal of a run, with the work that is already finished. It appears whole or not at all; the
        file that it replaces stays until then."""
        new = path.with_name(path.name + ".new")
        journal = cls(new, found=False)
        try:
            journal._file.write(FIRST_LINE)
            journal._write(json.dumps(dict(metadata)).encode())
            journal._begin = journal._file.tell()
            journal.metadata = dict(metadata)
            for frame in frames:
                journal._write(frame)
            new.replace(path)
        except BaseException:
            journal._file.close()
            new.unlink(missing_ok=True)
            raise
        journal.path = path
        return journal

    @classmethod
    def opened(cls, path: Path) -> Journal:
        journal = cls(path, found=True)
        try:
            journal._read_head()
        except BaseException:
            journal._file.close()
            raise
        return journal

    def _read_head(self) -> None:
        said = self._frame() if self._file.read(len(FIRST_LINE)) == FIRST_LINE else None
        if said is None:
            raise OtherRun("arena-no-journal", file=str(self.path))
        self._begin = self._file.tell()
        self.metadata = json.loads(said)

    def read(self) -> Iterator[bytes]:
        """All complete frames; whatever follows the last one is cut off."""
        self._file.seek(self._begin)
        good = self._begin
        while (frame := self._frame()) is not None:
            good = self._file.tell()
            yield frame
        self._file.seek(good)
        self._file.truncate()

    def append(self, frame: Any) -> None:
        self._write(frame)

    @property
    def empty(self) -> bool:
        return self._file.seek(0, os.SEEK_END) == self._begin

    def close(self) -> None:
        self._file.close()

    def leave(self) -> None:
        """The run was interrupted: keep the finished work, if there is any."""
        if not self._file.closed:
            nothing = self.empty
            self._file.close()
            if nothing:
                self.path.unlink()

    def delete(self) -> None:
        """The run is complete."""
        self._file.close()
        self.path.unlink()

    def _write(self, content: Any) -> None:
        packed = self._codec.compress(content, asbytes=True)
        frame = HEAD.pack(len(packed), len(content), zlib.crc32(packed)) + packed
        write_all(self._file, frame)

    def _frame(self) -> bytes | None:
        head = self._file.read(HEAD.size)
        if len(head) < HEAD.size:
            return None
        length, content_length, checksum = HEAD.unpack(head)
        packed = self._file.read(length)
        if not length or len(packed) < length or zlib.crc32(packed) != checksum:
            return None
        content: bytes = self._codec.decompress(packed, content_length, asbytes=True)
        return content


def write_all(file: BinaryIO, content: bytes) -> None:
    view = memoryview(content)
    while view:
        view = view[file.write(view) :]


def journal_of(path: Path) -> Path:
    return path.with_name(path.name + ".journal")


def check_same_run(path: Path, said: Metadata, wanted: Metadata, may_grow: str = "") -> None:
    """An error if the file is of a run with other settings; only the number `may_grow` may be larger now."""
    keys = dict.fromkeys([*wanted, *(key for key in said if key.startswith(PREFIX))])
    different = [key for key in keys if said.get(key) != wanted.get(key)]
    if different == [may_grow] and int(said[may_grow]) < int(wanted[may_grow]):
        return
    if different:
        listed = [
            OtherRun(
                "arena-difference",
                name=Setting(key.removeprefix(PREFIX)),
                there=_value(said.get(key)),
                here=_value(wanted.get(key)),
            )
            for key in different
        ]
        raise OtherRun("arena-other-settings", file=str(path), differences=listed)


def _value(value: str | None) -> Any:
    if value is None:
        return OtherRun("arena-setting-not-set")
    return value if len(value) <= LONGEST_VALUE else f"{value[: LONGEST_VALUE - 1]}…"
