"""Any position of legends from keywords, and as one line of text.

The keywords of `compose` and the fields of the line are the same; the line gives all that differs from
the defaults, so that it reads back to the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from imperia.games.contract import BadPosition, Facts, Record, Setting
from imperia.games.legends.composing import TOKEN_NAMES, Composer, regions_of
from imperia.games.legends.names import NEUTRAL, NOBODY, SEATS, Decision
from imperia.games.legends.pieces import CARDS, KEPT_TOKENS, Leader, Token
from imperia.games.legends.sides import SIDES, Cell, Layout
from imperia.games.shared.fields import by_region, flag, join, lists, named, numbers, read_fields

if TYPE_CHECKING:
    from imperia.games.legends.definition import Legends

# ----- Reading and writing the fields of the line


def _cells(text: str) -> dict[str, tuple[str, int]]:
    parts = (part.split(":") for part in text.split("/")) if text else ()
    return {cell: (side, int(quarters)) for cell, side, quarters in parts}


def _tokens(text: str) -> dict[int, str]:
    pairs = (part.split(":", 1) for part in text.split("/"))
    return {int(region): token for region, token in pairs}


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
    "cells": _cells,
    "start": int,
    "laying": int,
    "tokens": _tokens,
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
    "neutral": lambda text: {region: counts[0] for region, counts in by_region(text).items()},
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
    decision = Decision.numbered(int(record["decision"]))
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
    if record["points"].any():
        fields["points"] = "/".join(join(game[:players].reshape(-1)) for game in record["points"])
    return fields


def _kept(tokens: Any) -> Iterable[str]:
    for token in range(KEPT_TOKENS):
        yield from [Token(token).name.lower()] * int(tokens[token])


# ----- Composing a record


def compose(legends: Legends, keywords: Mapping[str, Any]) -> tuple[Setting, Record]:
    given = dict(keywords)
    for name in given:
        if name not in _READ and name != "seed":
            raise BadPosition(
                f"a position of legends has no {name!r}; it can have: {', '.join([*_READ, 'seed'])}"
            )
    try:
        options = _implied_options(given)
        options |= {option.name: given.pop(option.name) for option in legends.options if option.name in given}
        setting = legends.setting(given.pop("players", _least_players(given, options)), options)
        state = legends.blank(setting)
        Composer(setting, state[0], given).compose()
    except (TypeError, AttributeError, IndexError, KeyError, OverflowError) as problem:
        raise BadPosition(f"this position cannot be read: {problem}") from problem
    except ValueError as problem:
        if isinstance(problem, BadPosition) or type(problem).__module__.startswith("imperia"):
            raise
        raise BadPosition(f"this position cannot be read: {problem}") from problem
    return setting, state


def _implied_options(given: Facts) -> Facts:
    """Variants that a position speaks of are on, unless it says otherwise."""
    tokens = [*given.get("tokens", {}).values(), *(t for kept in given.get("kept", ()) for t in kept)]
    kinds = {TOKEN_NAMES[name] for name in tokens if name in TOKEN_NAMES}
    options: Facts = {}
    if given.get("led_by"):
        options["leaders"] = True
    if Token.CITADEL in kinds:
        options["citadels"] = True
    if any(kind <= Token.SWAMP or kind is Token.FACE_DOWN for kind in kinds):
        options["explore"] = True
    if Token.SWAMP in kinds or given.get("face_down"):
        options |= {"explore": True, "swamp": True}
    encounters = {Token.DRAGON: "dragon", Token.ROGUES: "rogues", Token.PORTAL: "portals"}
    if kinds & encounters.keys():
        options["encounters"] = [name for kind, name in encounters.items() if kind in kinds]
    return options


def _least_players(given: Facts, options: Facts) -> int:
    """Two, or as many as the keywords speak of."""
    lengths = [len(given.get(name, ())) for name in ("coins", "cards", "bids", "led_by", "known", "kept")]
    for name in ("armies", "cities"):
        lengths += [len(counts) for counts in given.get(name, {}).values()]
    if options.get("board") in ("T", "loop") or given.get("layout") in ("t", "loop"):
        lengths.append(SEATS)
    return max(2, int(given.get("turn", 0)) + 1, *lengths)
