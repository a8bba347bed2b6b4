"""The state of a match is one fixed-size NumPy record, whose type is written as a class.

    class Seat(Struct):
        coins = i1()
        goods = i1(len(Good))

    class State(Struct):
        actor = i1()
        seats = many(Seat, SEATS)
        armies = i1(COLOURS, REGIONS)

A field can declare more: what its numbers are (`of`), what its places are (`by`), how many of them are in use
(`count`), which number means nothing (`none`). All that follows from this is written once, for all games:
checks, the notation of positions, arrays for learning.

Rules read and write `state.seats[2].coins`; `State.dtype` is the NumPy type. The class is never instantiated:
compiled rules get records from Numba, interpreted ones from `kernel.interpreted`. It is there for readers and
for the type checker, which knows the type of every field from the functions below.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, ClassVar, Protocol, TypedDict, TypeVar, Unpack, overload

import numpy as np
from numpy.typing import NDArray


class Numbers(Protocol):
    """A row of numbers in a record, or room for codes to be written into."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, place: int, /) -> int: ...
    @overload
    def __getitem__(self, places: slice, /) -> Numbers: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class Grid(Protocol):
    """Numbers in rows: `grid[i, j]` is a number, `grid[i]` a row."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, row: int, /) -> Numbers: ...
    def __setitem__(self, place: tuple[int, int], number: int, /) -> None: ...


class Cube(Protocol):
    """Numbers in three dimensions."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, place: tuple[int, int, int], /) -> int: ...
    @overload
    def __getitem__(self, row: tuple[int, int], /) -> Numbers: ...
    @overload
    def __getitem__(self, grid: int, /) -> Grid: ...
    def __setitem__(self, place: tuple[int, int, int], number: int, /) -> None: ...


Part = TypeVar("Part", covariant=True)


class Many(Protocol[Part]):
    """An array of records; `many[i] = other` copies the bytes."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> Part: ...
    def __setitem__(self, place: int, record: Any, /) -> None: ...


# ----- What a field declares about its numbers


@dataclass(frozen=True, slots=True)
class Things:
    """A number is one of `many` things, such as cards: a larger number is not more of anything."""

    many: int


@dataclass(frozen=True, slots=True)
class Bits:
    """A number is a set of `many` things, one bit for each; things that have names are written by name."""

    many: int
    names: tuple[str, ...] = ()
    seats: bool = False  # the things are seats


class Special(Enum):
    SEAT = "seat"  # a number is a seat; a place belongs to a seat
    COLOUR = "colour"  # a place belongs to a seat, and the last one to nobody


SEAT, COLOUR = Special.SEAT, Special.COLOUR

# Amounts within a range, members of an enumeration, things, a set of things, a seat.
Values = range | type[IntEnum] | Things | Bits | Special
Axis = type[IntEnum] | Special | None  # what the places along one dimension are; None: they have no names


class About(TypedDict, total=False):
    of: Values
    by: Axis | tuple[Axis, ...]
    count: str
    none: int
    also: tuple[int, ...]
    follows: bool
    fixed: bool
    unordered: bool
    secret: bool


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record class."""

    kind: Any  # the NumPy type of one number, or the type of a record
    shape: tuple[int, ...] = ()
    record: type[Struct] | None = None  # of a field that is a record, or many of them
    of: Values | None = None
    by: Axis | tuple[Axis, ...] = None
    count: str = ""  # the field beside it that says how many places are in use, from the first on
    none: int | None = None  # the number that means nothing
    also: tuple[int, ...] = ()  # further numbers with a meaning of their own
    follows: bool = False  # follows from other fields, and is kept only for speed
    fixed: bool = False  # follows from the setting, and never changes in a match
    unordered: bool = False  # nobody may know in which order the places in use are filled
    secret: bool = False  # some may not know some of the numbers: `observe` of the game says which

    @property
    def special(self) -> tuple[int, ...]:
        """Numbers that are none of those that `of` declares."""
        return self.also if self.none is None else (self.none, *self.also)

    @property
    def axes(self) -> tuple[Axis, ...]:
        named = self.by if isinstance(self.by, tuple) else (self.by,) if self.shape else ()
        return (*named, *(None,) * (len(self.shape) - len(named)))

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype((self.kind, self.shape) if self.shape else self.kind)


class Integer:
    """An integer type: called without a size, a single number; with sizes, an array."""

    def __init__(self, kind: type[np.integer[Any]]) -> None:
        self.kind = kind

    @overload
    def __call__(self, **about: Unpack[About]) -> int: ...
    @overload
    def __call__(self, size: int, /, **about: Unpack[About]) -> Numbers: ...
    @overload
    def __call__(self, rows: int, columns: int, /, **about: Unpack[About]) -> Grid: ...
    @overload
    def __call__(self, grids: int, rows: int, columns: int, /, **about: Unpack[About]) -> Cube: ...
    def __call__(self, *shape: int, **about: Any) -> Any:
        return Field(self.kind, shape, **about)


i1, i2, i4, i8 = Integer(np.int8), Integer(np.int16), Integer(np.int32), Integer(np.int64)
u1, u2, u4 = Integer(np.uint8), Integer(np.uint16), Integer(np.uint32)


class Struct:
    """Base of every record type."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]] = {}
    # For what is derived from another record: the fields of that record that observations have beside it,
    # such as "decision" or "seats.coins"; None where they have all of them.
    told_beside: ClassVar[tuple[str, ...] | None] = None
    copied_on_gpu: ClassVar[bool] = False  # how the rules for it are compiled there; see device_code.py

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.fields = {**cls.fields, **own}
        cls.dtype = laid_out({name: field.dtype for name, field in cls.fields.items()})


SomeStruct = TypeVar("SomeStruct", bound=Struct)


def one(record: type[SomeStruct], follows: bool = False, fixed: bool = False) -> SomeStruct:
    """A record inside a record."""
    part: Any = Field(record.dtype, (), record, follows=follows, fixed=fixed)
    return part  # type: ignore[no-any-return]


def many(record: type[SomeStruct], number: int, **about: Unpack[About]) -> Many[SomeStruct]:
    """An array of records of one type."""
    part: Any = Field(record.dtype, (number,), record, **about)
    return part  # type: ignore[no-any-return]


def laid_out(fields: dict[str, np.dtype[Any]]) -> np.dtype[Any]:
    """A record type with every field on its natural boundary, as CUDA requires.

    The gaps between fields are fields too: NumPy leaves unnamed gaps undefined when it copies, and equal
    states must be equal in every byte.
    """
    whole: list[Any] = []
    place = 0

    def fill_up_to(boundary: int) -> None:
        nonlocal place
        gap = -place % boundary
        if gap:
            whole.append((f"_gap{place}", np.uint8, gap))
            place += gap

    widest = 1
    for name, kind in fields.items():
        fill_up_to(kind.alignment)
        whole.append((name, kind))
        place += kind.itemsize
        widest = max(widest, kind.alignment)
    fill_up_to(widest)
    return np.dtype(whole, align=True)


def copy_of(records: NDArray[Any]) -> NDArray[Any]:
    """A copy, byte for byte. (NumPy copies records field by field, which is a hundred times slower; even
    making room for one record takes it longer than playing an action.)"""
    return np.ndarray(records.shape, records.dtype, bytearray(records.view(np.uint8)))
