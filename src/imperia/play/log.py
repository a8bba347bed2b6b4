"""The log of a match: its events, as keys and arguments, in the version of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, overload

from imperia.games.setting import Facts
from imperia.kernel.names import EventKind
from imperia.play.checks import check_seat, check_whole_step

if TYPE_CHECKING:
    from imperia.games.contract import Definition
    from imperia.games.setting import Setting


class Entry(NamedTuple):
    """Something that happened, with all its facts, including those that are hidden from some; never shown as
    it is."""

    step: int  # how many actions had been taken when it happened, this one included; 0 is the deal
    kind: EventKind
    arguments: Facts

    def seen_by(self, seat: int | None) -> Facts:
        if self.kind.secret and self.arguments.get("seat") != seat:
            return {name: value for name, value in self.arguments.items() if name not in self.kind.secret}
        return self.arguments


class Event:
    """Something that happened, as one seat (or a spectator) may know it."""

    __slots__ = ("_definition", "_setting", "arguments", "key", "step")

    def __init__(self, definition: Definition, setting: Setting, entry: Entry, seat: int | None) -> None:
        self._definition = definition
        self._setting = setting
        self.step = entry.step
        self.arguments = entry.seen_by(seat)
        hidden = len(self.arguments) < len(entry.arguments)
        self.key = f"{entry.kind.key}-hidden" if hidden else entry.kind.key

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return self._definition.say(self._setting, lang, f"event-{self.key}", self.arguments, names)

    def json(self) -> Facts:
        return {"step": self.step, "key": self.key, "arguments": self.arguments}

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Event {self.step}: {self.key} {self.arguments}>"


class Log(Sequence[Event]):
    """The events of a match as a spectator knows them; `seen_by(seat)` is a seat's own version."""

    def __init__(
        self, definition: Definition, setting: Setting, entries: list[Entry], seat: int | None = None
    ) -> None:
        self._definition = definition
        self._setting = setting
        self._entries = entries
        self._seat = seat

    def seen_by(self, seat: int | None) -> Log:
        viewer = None if seat is None else check_seat(seat, self._setting.players)
        return Log(self._definition, self._setting, self._entries, viewer)

    def since(self, step: int) -> Log:
        """The events after the first `step` actions."""
        step = check_whole_step(step)
        first = len(self._entries)
        while first > 0 and self._entries[first - 1].step > step:
            first -= 1
        return Log(self._definition, self._setting, self._entries[first:], self._seat)

    @property
    def open_to_all(self) -> bool:
        """Whether the version of every seat is the same."""
        return not any(entry.kind.secret for entry in self._entries)

    def _event(self, entry: Entry) -> Event:
        return Event(self._definition, self._setting, entry, self._seat)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [self._event(entry) for entry in self._entries[index]]
        return self._event(self._entries[index])

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Event]:
        return map(self._event, self._entries)
