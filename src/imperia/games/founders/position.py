"""Any position of founders from keywords, and as one line of text.

The keywords of `compose` and the fields of the line are the same; the line gives all that differs from
the defaults, so that it reads back to the same bytes. Tiles go by the keys of their set: `forest`, or with
their needs where several have the name, `war-camp-horses-stone`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from imperia.errors import ImperiaError
from imperia.games.contract import BadPosition, Facts, Record, Setting
from imperia.games.founders.names import MARKS, NOBODY, NOTHING, Decision
from imperia.games.founders.pieces import (
    GIVEN_BY,
    STACKS,
    Resource,
    Stack,
    Token,
)

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
    return dict(zip(_STACKS, _lists(text), strict=False))


def _counts(text: str) -> dict[str, int]:
    pairs = (part.split(":", 1) for part in _words(text))
    return {name: int(count) for name, count in pairs}


def _flag(text: str) -> bool:
    return {"yes": True, "no": False}[text]


_READ: dict[str, Callable[[str], Any]] = {
    "players": int,
    "tiles": unquote,
    "first_player": str,
    "agreed_end": _flag,
    "step": str,
    "turn": int,
    "first": int,
    "nations": lambda text: [part.split(";") if part else [] for part in text.split("/")],
    "hands": lambda text: [_counts(part) for part in text.split("/")],
    "craftsmen": _lists,
    "swapped": _lists,
    "rows": _by_stack,
    "stacks": _by_stack,
    "craftsmen_left": _words,
    "box": _counts,
    "token": str,
    "coin": str,
    "bought": str,
    "tile": str,
    "drawn": _flag,
    "proposer": int,
    "chance": lambda text: [int(part) for part in text.split(",")],
}


def read(founders: Founders, notation: str) -> Facts:
    """The keywords of a line; the error names the field that cannot be read."""
    words = notation.split()
    if len(words) < 2 or words[0] != founders.id:
        raise BadPosition(
            f"a position of founders begins 'founders {founders.version}', not {notation[:40]!r}"
        )
    if words[1] != str(founders.version):
        raise BadPosition(
            f"this position is of rules version {words[1]!r}; this program plays version {founders.version}"
        )
    keywords: Facts = {}
    for word in words[2:]:
        name, equals, text = word.partition("=")
        if not equals or name not in _READ:
            raise BadPosition(
                f"{word!r} is no field of a position; it has NAME=VALUE with NAME one of: {', '.join(_READ)}"
            )
        if name in keywords:
            raise BadPosition(f"the field {name!r} is there twice")
        try:
            keywords[name] = _READ[name](text)
        except (ValueError, KeyError, IndexError):
            raise BadPosition(f"the value of {name!r} cannot be read: {text!r}") from None
    return keywords


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
    given = dict(keywords)
    for name in given:
        if name not in _READ and name != "seed":
            raise BadPosition(
                f"a position of founders has no {name!r}; it can have: {', '.join([*_READ, 'seed'])}"
            )
    options = {option.name: given.pop(option.name) for option in founders.options if option.name in given}
    from imperia.games.founders.composing import Composer

    try:
        players = given.pop("players") if "players" in given else _least_players(given)
        setting = founders.setting(players, options)
        state = founders.blank(setting)
        Composer(setting, state, given).compose()
    except (TypeError, AttributeError, IndexError, KeyError, OverflowError, ValueError) as problem:
        if isinstance(problem, ImperiaError):
            raise
        raise BadPosition(f"this position cannot be read: {problem}") from problem
    return setting, state


def _least_players(given: Facts) -> int:
    """Two, or as many as the keywords speak of."""
    lengths = [len(given.get(name, ())) for name in ("nations", "hands", "craftsmen", "swapped")]
    seats = [int(given.get(name, 0)) + 1 for name in ("turn", "first", "proposer")]
    return max(2, *lengths, *seats)
