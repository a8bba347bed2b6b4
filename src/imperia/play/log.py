"""The log of a match: its events, as keys and arguments, as each seat may know them."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, overload

from imperia.games.setting import Facts
from imperia.kernel.names import EventKind
from imperia.kernel.told import arguments_of
from imperia.play.checks import check_seat, check_whole_step

if TYPE_CHECKING:
    from imperia.games.contract import Definition
    from imperia.games.setting import Setting


class Entry(NamedTuple):
    """Something that happened, with all its facts, including those hidden from some seats; never shown to
    anybody unfiltered."""

    step: int  # the number of actions taken by then, the one that caused it included; 0: the deal
    kind: EventKind
    arguments: Facts

    def seen_by(self, seat: int | None) -> Facts:
        if self.kind.secret and self.arguments.get("seat") != seat:
            return {name: value for name, value in self.arguments.items() if name not in self.kind.secret}
        return self.arguments


class Entries(Sequence[Entry]):
    """The entries of a log, in order; kept as numbers, because a long match has tens of thousands of them."""

    __slots__ = ("_definition", "_steps", "_told", "_width")

    def __init__(self, definition: Definition) -> None:
        self._definition = definition
        self._width = 1 + arguments_of(definition.dtype)  # kind, arguments
        self._steps = array("i")
        self._told = array("i")

    def add(self, step: int, told: list[int]) -> EventKind:
        """Add an event, given as its kind and arguments, that an action caused; return its kind."""
        self._steps.append(step)
        self._told.extend(told)
        return self._definition.event(told[0])

    def from_place(self, place: int) -> Entries:
        """All but the first `place` entries."""
        return self._with(self._steps[place:], self._told[self._width * place :])

    def after(self, step: int) -> Entries:
        """The entries of the actions after the first `step`."""
        return self.from_place(bisect_right(self._steps, step))

    def until(self, step: int) -> Entries:
        """The entries of the deal and of the first `step` actions."""
        place = bisect_right(self._steps, step)
        return self._with(self._steps[:place], self._told[: self._width * place])

    def _with(self, steps: array[int], told: array[int]) -> Entries:
        entries = Entries.__new__(Entries)
        entries._definition, entries._width = self._definition, self._width
        entries._steps, entries._told = steps, told
        return entries

    def __add__(self, later: Entries) -> Entries:
        return self._with(self._steps + later._steps, self._told + later._told)

    def __len__(self) -> int:
        return len(self._steps)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        if isinstance(index, slice):
            return [self._entry(place) for place in range(*index.indices(len(self)))]
        return self._entry(range(len(self))[index])

    def __iter__(self) -> Iterator[Entry]:
        return map(self._entry, range(len(self)))

    @property
    def open_to_all(self) -> bool:
        return self._definition.secret_events.isdisjoint(self._told[:: self._width])

    def _entry(self, place: int) -> Entry:
        first = self._width * place
        kind, values = self._definition.event(self._told[first]), self._told[first + 1 : first + self._width]
        return Entry(self._steps[place], kind, dict(zip(kind.arguments, values, strict=False)))


class Event:
    """Something that happened, as one seat (or a spectator) may know it: its `key`, its `arguments`, and
    `step`, the number of actions taken by then, the one that caused it included; 0 is the deal."""

    __slots__ = ("_definition", "_setting", "arguments", "key", "step")

    def __init__(self, definition: Definition, setting: Setting, entry: Entry, seat: int | None) -> None:
        self._definition = definition
        self._setting = setting
        self.step = entry.step
        self.arguments = entry.seen_by(seat)
        hidden = len(self.arguments) < len(entry.arguments)
        self.key = f"{entry.kind.key}-hidden" if hidden else entry.kind.key

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """A sentence; `names` are those of the seats, in order."""
        return self._definition.say(self._setting, lang, f"event-{self.key}", self.arguments, names)

    def json(self) -> Facts:
        """All three, ready for JSON."""
        return {"step": self.step, "key": self.key, "arguments": self.arguments}

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Event {self.step}: {self.key} {self.arguments}>"


class Log(Sequence[Event]):
    """The events of a match as a spectator knows them; `seen_by(seat)` is a seat's own version."""

    def __init__(
        self, definition: Definition, setting: Setting, entries: Entries, seat: int | None = None
    ) -> None:
        self._definition = definition
        self._setting = setting
        self._entries = entries
        self._seat = seat

    def seen_by(self, seat: int | None) -> Log:
        """The same log as this seat knows it; None is a spectator."""
        viewer = None if seat is None else check_seat(seat, self._setting.players)
        return Log(self._definition, self._setting, self._entries, viewer)

    def since(self, step: int) -> Log:
        """The events after the first `step` actions."""
        later = self._entries.after(check_whole_step(step))
        return Log(self._definition, self._setting, later, self._seat)

    @property
    def open_to_all(self) -> bool:
        """Whether the version of every seat is the same."""
        return self._entries.open_to_all

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
