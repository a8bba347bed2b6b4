"""Any position of empire from keywords, and as one line of text.

The keywords of `compose` and the fields of the line are the same; the line gives all that differs from
the defaults, so that it reads back to the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

import numpy as np

from imperia.games.contract import Facts, Record, Setting
from imperia.games.empire.composing import Composer
from imperia.games.empire.names import NEUTRAL, Decision
from imperia.games.empire.pieces import Good, Step
from imperia.games.shared.fields import by_region, flag, join, lists, named, numbers, of_region, read_fields
from imperia.games.shared.keywords import check_names, least_players, making_a_position

if TYPE_CHECKING:
    from imperia.games.empire.definition import Empire, EmpireSetting

_READ: dict[str, Callable[[str], Any]] = {
    "players": int,
    "edition": str,
    "map": unquote,
    "goods_tokens": flag,
    "full_game": flag,
    "tie": str,
    "youngest": int,
    "coal_card": str,
    "game": int,
    "step": str,
    "turn": int,
    "first": int,
    "card": int,
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
    "tokens": lambda text: of_region(text, lambda good: Good(int(good)).name.lower()),
    "points": lists,
    "chance": numbers,
}


# What the line does not say, since it is the default.
_LEFT_OUT = {
    "left": "",
    "neutral": "",
    "tokens": "",
    "moving_from": "-1",
    "neutral_left": "0",
    "card": "0",
    "game": "0",
}


def read(empire: Empire, notation: str) -> Facts:
    """The keywords of a line; the error names the field that cannot be read."""
    return read_fields(empire, notation, _READ)


def describe(empire: Empire, setting: Setting, state: Record) -> str:
    record = state[0]
    players = setting.players
    fields: dict[str, str] = {"players": str(players)}
    for option in empire.options:
        value = setting.options[option.name]
        if value != option.default:
            written = ("no", "yes")[value] if option.type is bool else str(value)
            fields[option.name] = quote(written, safe="") if option.name == "map" else written
    decision = Decision(int(record["decision"]))
    fields["step"] = decision.name.lower()
    for name, at in (("game", "game"), ("turn", "actor"), ("first", "first"), ("card", "card")):
        fields[name] = str(int(record[at]))
    fields["left"] = ",".join(f"{s.name.lower()}:{int(record['left'][s])}" for s in Step if record["left"][s])
    fields["moving_from"] = str(int(record["moving_from"]))
    fields["neutral_left"] = str(int(record["neutral_left"]))
    fields["row"] = join(record["row"])
    fields["deck"] = join(record["deck"][: record["deck_left"]])
    seats = record["seats"][:players]
    fields["coins"] = join(seats["coins"])
    fields["bids"] = join(seats["bid"])
    fields["cards"] = "/".join(join(seat["cards"][: seat["taken"]]) for seat in seats)
    for name, counts in (("armies", record["armies"][:players]), ("cities", record["cities"][:players])):
        fields[name] = "/".join(
            f"{region}:{join(counts[:, region])}" for region in np.flatnonzero(counts.any(axis=0))
        )
    fields["neutral"] = "/".join(
        f"{r}:{int(record['armies'][NEUTRAL][r])}" for r in np.flatnonzero(record["armies"][NEUTRAL])
    )
    fields["tokens"] = "/".join(
        f"{r}:{int(record['tokens'][r]) - 1}" for r in np.flatnonzero(record["tokens"])
    )
    if record["points"].any() or decision is Decision.OVER:
        fields["points"] = "/".join(join(game[:players].reshape(-1)) for game in record["points"])
    fields["chance"] = join(record["chance"].tolist())
    shown = {name: text for name, text in fields.items() if text != _LEFT_OUT.get(name)}
    return " ".join([empire.id, str(empire.version), *(f"{name}={text}" for name, text in shown.items())])


# ----- Composing a record


def compose(empire: Empire, keywords: Mapping[str, Any]) -> tuple[EmpireSetting, Record]:
    given = dict(keywords)
    with making_a_position():
        check_names(empire, _READ, given)
        options = {"goods_tokens": True} if given.get("tokens") else {}  # what it speaks of is in play
        options |= {option.name: given.pop(option.name) for option in empire.options if option.name in given}
        speaking = least_players(given, ("coins", "cards", "bids"), ("armies", "cities"), ("turn", "first"))
        setting = empire.setting(given.pop("players", speaking), options)
        state = empire.blank(setting)
        Composer(setting, state, given).compose()
    return setting, state
