"""Any position of legends from keywords, and as one line of text.

The keywords of `compose` and the fields of the line are the same; the line gives all that differs from
the defaults, so that it reads back to the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from imperia.games.contract import Facts, Record, Setting
from imperia.games.legends.composing import Composer
from imperia.games.legends.composing_boards import implied_options, regions_of
from imperia.games.legends.names import NEUTRAL, NOBODY, SEATS, Decision
from imperia.games.legends.pieces import CARDS, KEPT_TOKENS, Leader, Token
from imperia.games.legends.sides import SIDES, Cell, Layout
from imperia.games.shared.fields import (
    by_region,
    flag,
    join,
    lists,
    named,
    numbers,
    of_region,
    pairs,
    read_fields,
)
from imperia.games.shared.keywords import check_names, least_players, making_a_position

if TYPE_CHECKING:
    from imperia.games.legends.definition import Legends

# ----- Reading and writing the fields of the line


def _board(text: str) -> tuple[str, int]:
    side, quarters = text.split(":")
    return side, int(quarters)


def _words(text: str) -> list[str]:
    return text.split(",") if text else []


_READ: dict[str, Callable[[str], Any]] = {
    "players": int,
    "edition": str,
    "board": str,
    "setup": str,
    "setup_player": str,
    "explore": flag,
    "swamp": flag,
    "citadels": flag,
    "encounters": str,
    "leaders": flag,
    "full_game": flag,
    "tie": str,
    "youngest": int,
    "game": int,
    "step": str,
    "turn": int,
    "first": int,
    "set_up_by": int,
    "layout": str,
    "cells": lambda text: pairs(text, "/", _board),
    "start": int,
    "laying": int,
    "tokens": lambda text: of_region(text, str),
    "face_down": numbers,
    "known": lists,
    "kept": lambda text: [_words(part) for part in text.split("/")],
    "led_by": _words,
    "captured": numbers,
    "card": int,
    "part": int,
    "left": named,
    "moving_from": int,
    "neutral_left": int,
    "row": numbers,
    "deck": numbers,
    "coins": numbers,
    "bids": numbers,
    "cards": lists,
    "armies": by_region,
    "neutral": lambda text: of_region(text, int),
    "cities": by_region,
    "points": lists,
    "chance": numbers,
}

# What the line does not say, since it is the default.
_LEFT_OUT = {
    "left": "",
    "neutral": "",
    "tokens": "",
    "face_down": "",
    "moving_from": "-1",
    "neutral_left": "0",
    "card": "0",
    "part": "0",
    "game": "0",
}


def read(legends: Legends, notation: str) -> Facts:
    """The keywords of a line; the error names the field that cannot be read."""
    return read_fields(legends, notation, _READ)


def describe(legends: Legends, setting: Setting, state: Record) -> str:
    record = state[0]
    fields = {"players": str(setting.players)}
    for option in legends.options:
        value = setting.options[option.name]
        if value != option.default:
            fields[option.name] = ("no", "yes")[value] if option.type is bool else str(value)
    fields |= _moment(record)
    fields |= _table(record)
    fields |= _holdings(record, setting.players)
    fields["chance"] = join(record["chance"].tolist())
    shown = {name: text for name, text in fields.items() if text != _LEFT_OUT.get(name)}
    return " ".join([legends.id, str(legends.version), *(f"{name}={text}" for name, text in shown.items())])


def _moment(record: Any) -> dict[str, str]:
    """What is asked, of whom, in the middle of what."""
    decision = Decision(int(record["decision"]))
    fields = {"step": decision.name.lower()}
    places = (
        ("game", "game"),
        ("turn", "actor"),
        ("first", "first"),
        ("set_up_by", "setup_player"),
        ("card", "card"),
        ("part", "part"),
    )
    fields |= {name: str(int(record[at])) for name, at in places}
    if record["left"]:
        step = CARDS[int(record["card"])].parts[int(record["part"])][0]
        fields["left"] = f"{step.name.lower()}:{int(record['left'])}"
    for name in ("moving_from", "neutral_left"):
        fields[name] = str(int(record[name]))
    if decision is Decision.TOKEN:
        fields["laying"] = str(int(record["laying"]))
    return fields


def _table(record: Any) -> dict[str, str]:
    """Boards, tokens, row and deck."""
    board = record["board"]
    fields = {}
    if board["layout"] != NOBODY:
        fields["layout"] = Layout(int(board["layout"])).name.lower()
    fields["cells"] = "/".join(
        f"{cell.name.lower()}:{SIDES[int(board['sides'][cell])].name}:{int(board['quarters'][cell])}"
        for cell in Cell
        if board["sides"][cell] != NOBODY
    )
    fields["start"] = str(int(board["start"]))
    fields["tokens"] = "/".join(
        f"{region}:{Token(int(record['tokens'][region]) - 1).name.lower()}"
        for region in np.flatnonzero(record["tokens"])
    )
    fields["face_down"] = join(regions_of(board["face_down"]))
    fields["row"] = join(record["row"])
    fields["deck"] = join(record["deck"][: record["deck_left"]])
    return fields


def _holdings(record: Any, players: int) -> dict[str, str]:
    """What the seats have, on the board and beside it."""
    seats = record["seats"][:players]
    fields = {"coins": join(seats["coins"]), "bids": join(seats["bid"])}
    fields["cards"] = "/".join(join(seat["cards"][: seat["taken"]]) for seat in seats)
    if seats["leader"].any():
        fields["led_by"] = ",".join(Leader(int(leader)).name.lower() for leader in seats["leader"])
    if seats["tokens"].any():
        fields["kept"] = "/".join(",".join(_kept(seat["tokens"])) for seat in seats)
    if seats["known"].any():
        fields["known"] = "/".join(join(regions_of(seat["known"])) for seat in seats)
    if record["captured"].any():
        fields["captured"] = join(record["captured"][:players])
    for name, counts in (("armies", record["armies"][:players]), ("cities", record["cities"][:players])):
        fields[name] = "/".join(
            f"{region}:{join(counts[:, region])}" for region in np.flatnonzero(counts.any(axis=0))
        )
    neutral = record["armies"][NEUTRAL]
    fields["neutral"] = "/".join(f"{region}:{int(neutral[region])}" for region in np.flatnonzero(neutral))
    if record["points"].any() or record["decision"] == Decision.OVER:
        fields["points"] = "/".join(join(game[:players].reshape(-1)) for game in record["points"])
    return fields


def _kept(tokens: Any) -> Iterable[str]:
    for token in range(KEPT_TOKENS):
        yield from [Token(token).name.lower()] * int(tokens[token])


# ----- Composing a record


def compose(legends: Legends, keywords: Mapping[str, Any]) -> tuple[Setting, Record]:
    given = dict(keywords)
    with making_a_position():
        check_names(legends, _READ, given)
        options = implied_options(given)
        options |= {option.name: given.pop(option.name) for option in legends.options if option.name in given}
        speaking = least_players(
            given,
            ("coins", "cards", "bids", "led_by", "known", "kept", "captured"),
            ("armies", "cities"),
            ("turn", "first", "set_up_by"),
        )
        if options.get("board") in ("T", "loop") or given.get("layout") == "t":
            speaking = max(speaking, SEATS)
        setting = legends.setting(given.pop("players", speaking), options)
        state = legends.blank(setting)
        Composer(setting, state, given).compose()
    return setting, state
