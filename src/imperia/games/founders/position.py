"""Any position of founders from keywords, and as one line of text.

The keywords of `compose` and the fields of the line are the same; the line gives all that differs from
the defaults, so that it reads back to the same bytes. Tiles go by the keys of their set: `forest`, or with
their needs where several have the name, `war-camp-horses-stone`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from imperia.games.contract import Facts, Record, Setting
from imperia.games.founders.names import MARKS, NOBODY, NOTHING, Decision
from imperia.games.founders.pieces import (
    GIVEN_BY,
    STACKS,
    Resource,
    Stack,
    Token,
)
from imperia.games.shared.fields import flag, named, numbers, read_fields
from imperia.games.shared.keywords import check_names, least_players, making_a_position

if TYPE_CHECKING:
    from imperia.games.founders.definition import Founders, FoundersSetting

_STACKS = tuple(stack.name.lower() for stack in Stack)
_TOKENS = tuple(token.name.lower() for token in Token)

# ----- Reading and writing the fields of the line


def _words(text: str) -> list[str]:
    return text.split(",") if text else []


def _lists(text: str) -> list[list[str]]:
    return [_words(part) for part in text.split("/")]


def _by_stack(text: str) -> dict[str, list[str]]:
    parts = _lists(text)
    if len(parts) > len(_STACKS):
        raise ValueError(text)
    return dict(zip(_STACKS, parts, strict=False))


_READ: dict[str, Callable[[str], Any]] = {
    "players": int,
    "tiles": unquote,
    "first_player": str,
    "agreed_end": flag,
    "step": str,
    "turn": int,
    "first": int,
    "nations": lambda text: [part.split(";") if part else [] for part in text.split("/")],
    "hands": lambda text: [named(part) for part in text.split("/")],
    "craftsmen": _lists,
    "swapped": _lists,
    "rows": _by_stack,
    "stacks": _by_stack,
    "craftsmen_left": _words,
    "box": named,
    "token": str,
    "coin": str,
    "bought": str,
    "tile": str,
    "drawn": flag,
    "proposer": int,
    "chance": numbers,
}


def read(founders: Founders, notation: str) -> Facts:
    """The keywords of a line; the error names the field that cannot be read."""
    return read_fields(founders, notation, _READ)


def describe(founders: Founders, setting: Setting, state: Record) -> str:
    from imperia.games.founders.definition import FoundersSetting

    assert isinstance(setting, FoundersSetting)
    record, keys = state[0], setting.tiles.keys
    seats = record["seats"][: setting.players]
    fields: dict[str, str] = {"players": str(setting.players)}
    for option in founders.options:
        value = setting.options[option.name]
        if value != option.default:
            written = ("no", "yes")[value] if option.type is bool else str(value)
            fields[option.name] = quote(written, safe="") if option.name == "tiles" else written
    fields["step"] = Decision(int(record["decision"])).name.lower()
    fields["turn"], fields["first"] = str(int(record["actor"])), str(int(record["first"]))
    fields["nations"] = "/".join(
        ";".join(_written_tile(tile, keys) for tile in seat["tiles"][: seat["size"]]) for seat in seats
    )
    fields["hands"] = "/".join(_written_counts(seat["hand"][: Token.CRAFTSMAN]) for seat in seats)
    fields["craftsmen"] = "/".join(_written_craftsmen(int(seat["craftsmen"])) for seat in seats)
    fields["swapped"] = "/".join(
        ",".join(keys[sort] for sort in seat["swapped"][: seat["swaps"]]) for seat in seats
    )
    fields["rows"] = "/".join(
        ",".join(keys[sort] for sort in record["rows"][stack][: record["row_size"][stack]]) for stack in Stack
    )
    fields["stacks"] = "/".join(
        ",".join(keys[sort] for sort in record["stacks"][stack][: record["stack_left"][stack]])
        for stack in range(STACKS)
    )
    fields["craftsmen_left"] = _written_craftsmen(int(record["craftsmen_left"]))
    fields["box"] = _written_counts(record["box"])
    fields |= _under_way(record, keys)
    fields["chance"] = ",".join(map(str, record["chance"].tolist()))
    empty = {"hands", "craftsmen", "swapped"}
    shown = {n: text for n, text in fields.items() if text.strip("/") or n not in empty | {"box"}}
    return " ".join([founders.id, str(founders.version), *(f"{n}={text}" for n, text in shown.items())])


def _under_way(record: Any, keys: Sequence[str]) -> dict[str, str]:
    """What a turn is in the middle of."""
    fields = {}
    if record["token"] != NOTHING:
        fields["token"] = _TOKENS[record["token"]]
    if record["coin_seat"] != NOBODY:
        tile = record["seats"][record["coin_seat"]]["tiles"][record["coin_tile"]]
        fields["coin"] = f"{int(record['coin_seat'])}:{int(tile['x'])},{int(tile['y'])}"
    if record["bought"] != NOTHING:
        fields["bought"] = Resource(int(record["bought"])).name.lower()
    if record["sort"] != NOTHING:
        fields["tile"] = keys[record["sort"]]
    if record["drawn"]:
        fields["drawn"] = "yes"
    if record["proposer"] != NOBODY:
        fields["proposer"] = str(int(record["proposer"]))
    return fields


def _written_tile(tile: Any, keys: Sequence[str]) -> str:
    marks = [name for name, bit in MARKS.items() if tile["marks"] & bit]
    return "+".join([f"{keys[tile['sort']]}@{int(tile['x'])},{int(tile['y'])}", *marks])


def _written_counts(counts: Any) -> str:
    return ",".join(f"{name}:{int(n)}" for name, n in zip(_TOKENS, counts, strict=False) if n)


def _written_craftsmen(bits: int) -> str:
    return ",".join(
        resource.name.lower() for number, resource in enumerate(GIVEN_BY[Stack.BLUE]) if bits >> number & 1
    )


# ----- Composing a record


def compose(founders: Founders, keywords: Mapping[str, Any]) -> tuple[FoundersSetting, Record]:
    from imperia.games.founders.composing import Composer

    given = dict(keywords)
    with making_a_position():
        check_names(founders, _READ, given)
        at_the_end = given.get("step") in ("propose", "answer", "last")
        options: Facts = {"agreed_end": True} if at_the_end else {}  # what it speaks of is in play
        options |= {
            option.name: given.pop(option.name) for option in founders.options if option.name in given
        }
        lists, seats = ("nations", "hands", "craftsmen", "swapped"), ("turn", "first", "proposer")
        setting = founders.setting(given.pop("players", least_players(given, lists, (), seats)), options)
        state = founders.blank(setting)
        Composer(setting, state, given).compose()
    return setting, state
