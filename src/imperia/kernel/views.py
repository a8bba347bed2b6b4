"""What a seat is shown, declared once: the rule that writes it as JSON, and its TypeScript types.

    VIEW = View(
        State,
        Source,
        [of("first"), of("neutral_left")],
        [of("deck")],
        [seats(of("coins"), by_hand("bid", show_bid, "number | 'sealed' | null"))],
    )

Each list is a section of the text: a viewer is sent the sections that have changed. How a field is shown
follows from what the record declares about it; what follows from no single field is written by hand, by a
rule that gets the state, the numbers of the objects around it and the text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import EnumMeta, IntEnum
from typing import Any

from imperia.kernel import standing
from imperia.kernel import text as writing
from imperia.kernel.record import SEAT, Bits, Field, Struct
from imperia.kernel.rule import rule
from imperia.kernel.written import written_module

Lines = Iterator[str]
PLAYERS = "state.options.players"


@dataclass(frozen=True)
class Of:
    """A field of the record, or of a record inside it, by its path."""

    name: str
    at: str
    none: int | None


@dataclass(frozen=True)
class ByHand:
    name: str
    rule: Any
    typescript: str


@dataclass(frozen=True)
class Flags:
    """Bits of a field, each shown as a truth of its own."""

    at: str
    bits: dict[str, int]


@dataclass(frozen=True)
class Group:
    name: str
    members: Sequence[Member]


@dataclass(frozen=True)
class Objects:
    """A list of objects. Each is a place of an array of records, or a number below `many`."""

    name: str
    kind: str  # what one of them is called in TypeScript
    at: str  # the path of the array of records, or empty
    label: str  # the member that has the number, if any
    many: int | None
    condition: Any  # a rule: whether this game has such a thing; None: always
    members: Sequence[Member]


Member = Of | ByHand | Flags | Group | Objects


def of(name: str, at: str = "", none: int | None = None) -> Of:
    """A field, by default the one of the same name; `none` is the number that is shown as null, where the
    record declares no number that means nothing."""
    return Of(name, at or name, none)


def by_hand(name: str, made_by: Any, typescript: str) -> ByHand:
    return ByHand(name, made_by, typescript)


def flags(at: str, bits: dict[str, int]) -> Flags:
    return Flags(at, bits)


def group(name: str, *members: Member) -> Group:
    return Group(name, members)


def seats(*members: Member) -> Objects:
    return Objects("seats", "Seat", "seats", "seat", None, None, members)


def records(name: str, kind: str, at: str, *members: Member) -> Objects:
    """The records in an array that are in use."""
    return Objects(name, kind, at, "", None, None, members)


def numbered(name: str, kind: str, label: str, many: int, condition: Any, *members: Member) -> Objects:
    """Things that go by numbers, such as regions; a game has those that meet the condition."""
    return Objects(name, kind, "", label, many, condition, members)


class View:
    def __init__(self, struct: type[Struct], sources: type[IntEnum], *sections: Sequence[Member]) -> None:
        self._struct = struct
        self._sections = sections
        self._names: dict[str, Any] = {
            name: value for name, value in vars(writing).items() if not name.startswith("_")
        }
        self._names |= {"show_standing": standing.show_standing, "SOURCES": writing.names_of(sources)}
        self._keys: dict[str, int] = {}

    # ----- The rule

    def verb(self, game: str) -> Any:
        """The verb `show` of the game."""
        lines = [
            "def show(state, points, places, text):",
            f"    show_standing({PLAYERS}, points, places, SOURCES, text)",
        ]
        for section in self._sections:
            lines += [
                f"    {line}" for member in section for line in self._shown(member, _Around(self._struct))
            ]
            lines.append("    end_section(text)")
        source = "\n".join(lines) + "\n"
        names = {**self._names, "KEYS": writing.words(self._keys)}
        return rule(written_module(f"imperia.games.{game}.written_view", source, names)["show"])

    def _key(self, name: str) -> str:
        return f"key(text, KEYS, {self._keys.setdefault(name, len(self._keys))})"

    def _known(self, value: Any, name: str) -> str:
        """The name that something from outside has in the written rule."""
        for known, there in self._names.items():
            if there is value:
                return known
        unique = f"{name}_{len(self._names)}"
        self._names[unique] = value
        return unique

    def _shown(self, member: Member, around: _Around) -> Lines:
        match member:
            case Of(name, at, none):
                yield self._key(name)
                yield from self._field(around, at, none)
            case ByHand(name, made_by, _):
                yield self._key(name)
                yield f"{self._known(made_by, 'by_hand')}({', '.join(['state', *around.numbers, 'text'])})"
            case Flags(at, bits):
                for name, bit in bits.items():
                    yield self._key(name)
                    yield f"truth(text, {around.path(at)} & {bit})"
            case Group(name, members):
                yield self._key(name)
                yield "open_object(text)"
                for inner in members:
                    yield from self._shown(inner, around)
                yield "close_object(text)"
            case Objects():
                yield from self._objects(member, around)

    def _objects(self, objects: Objects, around: _Around) -> Lines:
        number = f"number_{len(around.numbers)}"
        inside = around.inside(objects.at, number)
        yield self._key(objects.name)
        yield "open_list(text)"
        yield f"for {number} in range({around.how_many(objects)}):"
        indent = "    "
        if objects.condition is not None:
            asked = ", ".join(["state", *inside.numbers])
            yield f"{indent}if {self._known(objects.condition, 'condition')}({asked}):"
            indent += "    "
        yield f"{indent}open_object(text)"
        if objects.label:
            yield f"{indent}{self._key(objects.label)}"
            yield f"{indent}number(text, {number})"
        for member in objects.members:
            yield from (indent + line for line in self._shown(member, inside))
        yield f"{indent}close_object(text)"
        yield "close_list(text)"

    def _field(self, around: _Around, at: str, none: int | None) -> Lines:
        field, place = around.field(at), around.path(at)
        nothing = field.none if none is None else none
        axis = field.axes[0] if field.shape else None
        if len(field.shape) == 2:  # a list for each name
            names = self._named(axis)
            yield "open_object(text)"
            yield f"for place in range(len({place})):"
            yield f"    key(text, {names}, place)"
            yield f"    numbers(text, {place}[place], {around.path(_beside(at, field.count))}[place])"
            yield "close_object(text)"
        elif field.count:
            yield f"numbers(text, {place}, {around.path(_beside(at, field.count))})"
        elif axis is SEAT:
            yield f"numbers(text, {place}, {PLAYERS})"
        elif isinstance(axis, EnumMeta):
            yield f"counts(text, {self._named(axis)}, {place})"
        elif isinstance(field.of, Bits) and field.of.names:
            words = f"WORDS_{'_'.join(field.of.names)}"
            self._names.setdefault(words, writing.words(field.of.names))
            yield f"spelt_bits(text, {words}, {place})"
        elif isinstance(field.of, Bits):
            yield f"bits(text, {place}, {field.of.many})"
        elif isinstance(field.of, EnumMeta):
            spelt = "spell" if nothing is None else "spell_or_null"
            rest = "" if nothing is None else f", {int(nothing)}"
            yield f"{spelt}(text, {self._named(field.of)}, {place}{rest})"
        elif field.of == range(2):
            yield f"truth(text, {place})"
        elif nothing is not None:
            yield f"number_or_null(text, {place}, {int(nothing)})"
        else:
            yield f"number(text, {place})"

    def _named(self, members: Any) -> str:
        name = f"NAMES_OF_{members.__name__}"
        self._names.setdefault(name, writing.names_of(members))
        return name

    # ----- TypeScript

    def typescript(self) -> str:
        """The interface `Shown`, and one for each kind of object in it."""
        interfaces: dict[str, list[str]] = {}
        own = [
            line
            for section in self._sections
            for member in section
            for line in self._typed(member, _Around(self._struct), interfaces)
        ]
        interfaces["Shown"] = own
        return "\n\n".join(
            f"export interface {name} {{\n" + "\n".join(f"  {line}" for line in lines) + "\n}"
            for name, lines in interfaces.items()
        )

    def _typed(self, member: Member, around: _Around, interfaces: dict[str, list[str]]) -> Lines:
        match member:
            case Of(name, at, none):
                yield f"{name}: {_type_of(around.field(at), none)};"
            case ByHand(name, _, typescript):
                yield f"{name}: {typescript};"
            case Flags(_, bits):
                yield from (f"{name}: boolean;" for name in bits)
            case Group(name, members):
                inner = " ".join(line for each in members for line in self._typed(each, around, interfaces))
                yield f"{name}: {{ {inner} }};"
            case Objects():
                inside = around.inside(member.at, "")
                lines = [f"{member.label}: number;"] if member.label else []
                lines += [line for each in member.members for line in self._typed(each, inside, interfaces)]
                interfaces[member.kind] = lines
                yield f"{member.name}: {member.kind}[];"


@dataclass(frozen=True)
class _Around:
    """A place in the state: the record, and the numbers that lead to it."""

    struct: type[Struct]
    place: str = "state"
    numbers: tuple[str, ...] = ()

    def field(self, at: str) -> Field:
        *outer, last = at.split(".")
        struct = self.struct
        for part in outer:
            inner = struct.fields[part].record
            assert inner is not None, at
            struct = inner
        return struct.fields[last]

    def path(self, at: str) -> str:
        return f"{self.place}.{at}"

    def inside(self, at: str, number: str) -> _Around:
        """A record of the array at this path; with an empty path, the same record with one more number."""
        if not at:
            return _Around(self.struct, self.place, (*self.numbers, number))
        inner = self.field(at).record
        assert inner is not None, at
        return _Around(inner, f"{self.path(at)}[{number}]", (*self.numbers, number))

    def how_many(self, objects: Objects) -> str:
        if objects.many is not None:
            return str(objects.many)
        field = self.field(objects.at)
        return PLAYERS if field.axes[0] is SEAT else self.path(_beside(objects.at, field.count))


def _beside(at: str, name: str) -> str:
    """The path of another field of the same record."""
    return ".".join([*at.split(".")[:-1], name])


def _type_of(field: Field, none: int | None) -> str:
    nullable = " | null" if field.none is not None or none is not None else ""
    axis = field.axes[0] if field.shape else None
    if isinstance(axis, EnumMeta):
        value = "number[]" if len(field.shape) == 2 else "number"
        return f"Record<{union(list(axis)[: field.shape[0]])}, {value}>"
    if not field.shape and isinstance(field.of, Bits) and field.of.names:
        return f"({' | '.join(map(repr, field.of.names))})[]"
    if field.shape or isinstance(field.of, Bits):
        return "number[]"
    if isinstance(field.of, EnumMeta):
        shown = [member for member in field.of if none is None or member != none]
        return union(shown) + nullable
    return "boolean" if field.of == range(2) else f"number{nullable}"


def union(members: Iterable[Any]) -> str:
    """The names of members of an enum, in TypeScript."""
    return " | ".join(f"'{member.name.lower()}'" for member in members)
