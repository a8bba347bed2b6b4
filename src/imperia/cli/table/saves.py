"""Where matches are kept. A match is one file; who sat where is in another file beside it, `.seats`."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from imperia.cli.errors import CommandError
from imperia.cli.table.seats import DamagedSeats, Seats, is_over, read_seats, write_seats
from imperia.folders import data_folder, replace_file
from imperia.games import GAMES
from imperia.play import BadSave, OtherRules, load

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.play import Match

MATCH, SEATS = ".json", ".seats"


def usual_folder() -> Path:
    """`IMPERIA_SAVES`, or a folder where this user's data are."""
    chosen = os.environ.get("IMPERIA_SAVES")
    return Path(chosen) if chosen else data_folder() / "saves"


@dataclass(frozen=True, slots=True)
class SaveFile:
    """The file of one match; it is written whole or not at all."""

    path: Path

    @classmethod
    def fresh(cls, folder: Path, game: str) -> SaveFile:
        """A name in the folder that is not taken yet; the folder is made if necessary."""
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
        names = (stem if count == 1 else f"{stem}-{count}" for count in range(1, 1_000_000))
        return cls(next(path for name in names if not (path := folder / f"{name}{MATCH}").exists()))

    def write(self, match: Match, seats: Seats) -> None:
        replace_file(self.path, match.save().encode())
        replace_file(self.seats_path, write_seats(seats, over=match.over).encode())

    @property
    def game(self) -> str | None:
        """The game that the file names, found without reading the rest."""
        found = re.search(r'"game": "(\w+)"', self._text())
        return found[1] if found and found[1] in GAMES else None

    def read(self) -> Match:
        try:
            return load(self._text())
        except OtherRules:
            raise
        except BadSave as problem:
            raise BadSave("save-in-file", file=str(self.path), problem=problem) from problem

    @property
    def seats_path(self) -> Path:
        return self.path.with_suffix(SEATS)

    def seats(self, players: int) -> Seats | None:
        """Who sat where; None if that was not kept. DamagedSeats if it cannot be read."""
        try:
            return read_seats(self.seats_path.read_bytes(), players)
        except FileNotFoundError:
            return None

    def _text(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadSave("save-not-utf-8", file=str(self.path)) from None


def chosen_file(name: str, speech: Speech) -> SaveFile:
    """The file for a name that somebody typed; a file that is not a saved match is never replaced."""
    try:
        path = Path(name).expanduser()
        path = path if path.suffix == MATCH else path.with_name(f"{path.name}{MATCH}")
    except (RuntimeError, ValueError):  # ~nobody, or a folder without a name
        path = Path()
    if path.stem in ("", "..") or "\0" in name:
        raise CommandError(speech("cli-bad-file-name", name=name))
    if path.exists() and not path.read_bytes().lstrip().startswith(b'{\n  "imperia"'):
        raise CommandError(speech("cli-not-replaced", file=str(path)))
    return SaveFile(path)


def newest_unfinished(folder: Path, game: str, speech: Speech) -> SaveFile:
    """The match of this game that was left last, according to the `.seats` files."""
    for seats in sorted(folder.glob(f"{game}-*{SEATS}"), key=lambda path: path.stat().st_mtime, reverse=True):
        save = SaveFile(seats.with_suffix(MATCH))
        try:
            unfinished = not is_over(seats.read_bytes())
        except DamagedSeats:
            raise CommandError(damaged(save, speech)) from None
        if unfinished:
            return save
    raise CommandError(speech("cli-nothing-to-resume", folder=str(folder)))


def damaged(save: SaveFile, speech: Speech) -> str:
    """What to do where it is unknown who plays which seat: a guess might give a person's seat to a bot."""
    return speech("cli-seats-damaged", file=str(save.seats_path), match=str(save.path))
