"""A position as one line of text: the game, its version, then NAME=VALUE for players, options and fields.

A game lists its fields in a table. How each is written and read follows from what the record declares about
it; only what is special is written by hand:

    LINE = Line(
        State,
        of("step", "decision"),
        of("turn", "actor"),
        of("coins", "seats.coins"),
        Special("tokens", write_tokens, read_tokens),
    )

The names are also the keywords from which positions are composed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import EnumMeta
from typing import Any

import numpy as np

from imperia.games.errors import BadPosition
from imperia.games.options import Option
from imperia.games.setting import Facts, Record, Setting
from imperia.games.shared.keywords import by_name, is_whole, listed, refuse_unless
from imperia.kernel.fields import Leaf, leaves
from imperia.kernel.record import COLOUR, SEAT, Bits, Struct
from imperia.words import Quoted

Write = Callable[[Any, Any], str | None]  # of a record and its setting
Read = Callable[[str], Any]
Keys = Callable[[Any], Sequence[str]]  # of a setting: what each thing is called


@dataclass(frozen=True, slots=True)
class Special:
    """A field that is written and read by hand; where `write` returns None it is left out."""

    name: str
    write: Write
    read: Read
    by_seat: bool = False  # a list with a value for each seat


@dataclass(frozen=True, slots=True)
class Plain:
    name: str
    at: str
    usual: Any
    keys: Keys | None


def of(name: str, at: str = "", usual: Any = None, keys: Keys | None = None) -> Plain:
    """The field of the record at this path, by default the one of the same name. It is left out if its
    value is the usual one; a list, if all its values are. Numbers are written as the keys that the setting
    has for things, if `keys` are given."""
    return Plain(name, at or name, usual, keys)


class Line:
    def __init__(self, struct: type[Struct], *fields: Plain | Special) -> None:
        known = {leaf.name: leaf for leaf in leaves(struct)}
        self._leaves = {field.name: known[field.at] for field in fields if isinstance(field, Plain)}
        self._fields = fields

    # ----- Writing

    def write(self, options: Sequence[Option], setting: Setting, state: Record) -> str:
        parts = [f"players={setting.players}"]
        for option in options:
            value = setting.options[option.name]
            if value != option.default:
                parts.append(f"{option.name}={option.written(value)}")
        for field in self._fields:
            text = self._written(field, state, setting)
            if text is not None:
                parts.append(f"{field.name}={text}")
        parts.append(f"chance={joined(state[0]['chance'].tolist())}")
        return " ".join(parts)

    def _written(self, field: Plain | Special, state: Record, setting: Setting) -> str | None:
        if isinstance(field, Special):
            return field.write(state[0], setting)
        leaf = self._leaves[field.name]
        values = leaf.numbers(state)[0]
        if field.usual is not None and bool((values == field.usual).all()):
            return None  # no matter which are in use: that takes longer to find out
        used = leaf.in_use(state)[0]
        if field.usual is not None and bool((values[used] == field.usual).all()):
            return None
        keys = field.keys(setting) if field.keys else None
        return _write(leaf, values, used, setting.players, keys)

    # ----- Reading

    def read(self, game: str, version: int, options: Sequence[Option], notation: str) -> Facts:
        """The fields of a line, each read by its reader; the error names the field that cannot be read."""
        words = _words_of(game, version, notation)
        readers = self._readers(options)
        fields: Facts = {}
        for word in words[2:]:
            name, equals, text = word.partition("=")
            if not equals or name not in readers:
                raise BadPosition("position-no-field", given=Quoted(word), known=list(readers))
            if name in fields:
                raise BadPosition("position-field-twice", field=Quoted(name))
            try:
                fields[name] = readers[name](text)
            except (ValueError, KeyError, IndexError):
                raise BadPosition(
                    "position-field-unreadable", field=Quoted(name), given=Quoted(text)
                ) from None
        return fields

    def names(self, options: Sequence[Option]) -> list[str]:
        return list(self._readers(options))

    def _readers(self, options: Sequence[Option]) -> dict[str, Read]:
        readers: dict[str, Read] = {"players": int}
        readers |= {option.name: option.read for option in options}
        for field in self._fields:
            if isinstance(field, Special):
                readers[field.name] = field.read
            else:
                readers[field.name] = _reader(self._leaves[field.name], field.keys is not None)
        return readers | {"chance": numbers}

    # ----- How many players keywords call for

    def least_players(self, given: Facts) -> int:
        """Two, or as many as there are values in lists by seat, or as the highest seat needs."""
        counts = [2]
        for field in self._fields:
            if field.name in given:
                counts += self._players_spoken_of(field, given[field.name])
        return max(counts)

    def _players_spoken_of(self, field: Plain | Special, value: Any) -> Iterable[int]:
        if isinstance(field, Special):
            return [len(listed(value, field.name))] if field.by_seat else []
        leaf = self._leaves[field.name]
        if _is_by_region(leaf):
            return [len(listed(counts, field.name)) for counts in by_name(value, field.name).values()]
        if leaf.axes[:1] == (SEAT,):
            return [len(listed(value, field.name))]
        if leaf.field.of is SEAT:
            refuse_unless(is_whole(value), "position-seat-number", what=field.name, given=Quoted(value))
            return [int(value) + 1]
        return []


def _words_of(game: str, version: int, notation: Any) -> list[str]:
    if not isinstance(notation, str):
        raise BadPosition("position-no-text", game=game, given=Quoted(notation))
    words = notation.split()
    if len(words) < 2 or words[0] != game:
        beginning = Quoted(f"{game} {version}")
        raise BadPosition("position-begins", game=game, beginning=beginning, given=Quoted(notation[:40]))
    if words[1] != str(version):
        raise BadPosition("position-other-rules", version=Quoted(words[1]), known=version)
    return words


# ----- How a field is written and read, by what the record declares about it


def _is_by_region(leaf: Leaf) -> bool:
    """Whether the field counts pieces of each seat in each place."""
    return len(leaf.axes) == 2 and leaf.axes[0] in (SEAT, COLOUR) and not leaf.field.count


def _write(leaf: Leaf, values: Any, used: Any, players: int, keys: Sequence[str] | None) -> str:
    if _is_by_region(leaf):
        held = values[:players]
        return "/".join(f"{place}:{joined(held[:, place])}" for place in np.flatnonzero(held.any(axis=0)))
    if values.ndim == 2:
        rows = range(players if leaf.axes[0] is SEAT else len(values))
        return "/".join(",".join(_one(leaf, n, keys) for n in values[row][used[row]]) for row in rows)
    if values.ndim == 1 and isinstance(leaf.axes[0], EnumMeta):
        counts = zip(leaf.axes[0], values, strict=True)
        return ",".join(f"{member.name.lower()}:{count}" for member, count in counts if count)
    between = "/" if leaf.axes and isinstance(leaf.field.of, Bits) else ","
    return between.join(_one(leaf, number, keys) for number in np.atleast_1d(values)[np.atleast_1d(used)])


def _one(leaf: Leaf, number: Any, keys: Sequence[str] | None) -> str:
    of = leaf.field.of
    if keys is not None:
        return keys[int(number)]
    if number == leaf.field.none and isinstance(of, EnumMeta):
        return ""
    if isinstance(of, EnumMeta):
        return next(member.name for member in of if member == number).lower()
    if isinstance(of, Bits):
        return ",".join(of.names[bit] if of.names else str(bit) for bit in bits_of(number))
    return str(int(number))


def _reader(leaf: Leaf, keys: bool) -> Read:
    of = leaf.field.of
    if _is_by_region(leaf):
        return by_region
    in_words = keys or isinstance(of, EnumMeta) or (isinstance(of, Bits) and bool(of.names))
    if len(leaf.axes) == 2 and isinstance(leaf.axes[0], EnumMeta):
        return _lists_by_name(leaf.axes[0])
    if len(leaf.axes) == 2 or (leaf.axes and isinstance(of, Bits)):
        return lists_of_words if in_words else lists
    if leaf.axes and isinstance(leaf.axes[0], EnumMeta):
        return named
    if leaf.axes or isinstance(of, Bits):
        return words if in_words else numbers
    return str if in_words else int


def _lists_by_name(members: Any) -> Read:
    """A list of words for each member, from the first on."""
    names = [member.name.lower() for member in members]

    def read(text: str) -> dict[str, list[str]]:
        parts = lists_of_words(text)
        if len(parts) > len(names):
            raise ValueError(text)
        return dict(zip(names, parts, strict=False))

    return read


# ----- Parts of a line


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")] if text else []


def joined(values: Any) -> str:
    return ",".join(str(int(value)) for value in values)


def lists(text: str) -> list[list[int]]:
    return [numbers(part) for part in text.split("/")]


def by_region(text: str) -> dict[int, list[int]]:
    return of_region(text, numbers)


def of_region(text: str, read: Callable[[str], Any]) -> dict[int, Any]:
    named = pairs(text, "/", read)
    found = {int(region): value for region, value in named.items()}
    if len(found) < len(named):
        raise ValueError(text)
    return found


def pairs(text: str, between: str, read: Callable[[str], Any]) -> dict[str, Any]:
    """Names with values, as `a:1/b:2`; each name once."""
    found: dict[str, Any] = {}
    for part in text.split(between) if text else ():
        name, colon, value = part.partition(":")
        if not colon or name in found:
            raise ValueError(part)
        found[name] = read(value)
    return found


def named(text: str) -> dict[str, int]:
    return pairs(text, ",", int)


def words(text: str) -> list[str]:
    return text.split(",") if text else []


def lists_of_words(text: str) -> list[list[str]]:
    return [words(part) for part in text.split("/")]


def bits_of(number: int) -> list[int]:
    return [bit for bit in range(int(number).bit_length()) if number >> bit & 1]


# ----- Fields that several games have


def of_regions(
    name: str, values: Callable[[Any], Any], one: Callable[[int], Any] = int, read: Read = int
) -> Special:
    """A number for each region that has one, as `one` writes it; left out if there is none."""

    def write(record: Any, setting: Setting) -> str | None:
        found = values(record)
        return "/".join(f"{place}:{one(int(found[place]))}" for place in np.flatnonzero(found)) or None

    return Special(name, write, lambda text: of_region(text, read))


def of_seats(name: str, one: Callable[[Any, Any], str], read: Read, always: bool = False) -> Special:
    """What each seat has, as `one` writes it for a seat and the setting; left out if nobody has any."""

    def write(record: Any, setting: Any) -> str | None:
        text = "/".join(one(seat, setting) for seat in record["seats"][: setting.players])
        return text if always or text.strip("/") else None

    return Special(name, write, read, by_seat=True)


def finished_points(over: int) -> Special:
    """The points of the games of a series, by seat and source, once there are some."""

    def write(record: Any, setting: Setting) -> str | None:
        if not record["points"].any() and record["decision"] != over:
            return None
        return "/".join(joined(game[: setting.players].reshape(-1)) for game in record["points"])

    return Special("points", write, lists)
