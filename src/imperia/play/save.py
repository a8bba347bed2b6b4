"""A match as a text: how it began, and every action. Loading plays it again, to the same bytes.

The text is JSON, one action to a line, so that people can read it and a tool can compare two of them. The
last line is a hash of the final position: a text that was changed by accident does not pass unnoticed.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from imperia.errors import ImperiaError
from imperia.games import definition as find_definition
from imperia.games.contract import Definition, Facts, check_seed
from imperia.play.errors import BadSave, IllegalAction
from imperia.play.match import Match

FORMAT = 1
MOST_CHARACTERS = 16_000_000
_FIELDS = ("imperia", "game", "rules", "players", "options", "actions", "position_hash")


def position_hash(match: Match) -> str:
    """Of the position in words, not of its bytes: a field that is added to the record spoils no save."""
    return hashlib.sha256(match.notation.encode()).hexdigest()[:16]


def save(match: Match) -> str:
    definition = match.definition
    head: Facts = {
        "imperia": FORMAT,
        "game": match.game,
        "rules": definition.version,
        "players": match.players,
        "options": match.options,
        **match.beginning,
    }
    lines = [
        f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()
    ]
    actions = [json.dumps(f"{seat} {notation}") for seat, notation in match.moves]
    lines.append('  "actions": [' + "".join(f"\n    {a}," for a in actions).rstrip(",") + "\n  ],")
    lines.append(f'  "position_hash": "{position_hash(match)}"')
    return "{\n" + "\n".join(lines) + "\n}\n"


def load(text: str) -> Match:
    """The match of a saved text; BadSave says where it breaks."""
    if not isinstance(text, str):
        raise BadSave(f"a match is loaded from its text, not from {text!r:.80}")
    saved = _parse(text)
    definition = _definition(saved)
    match = _beginning(definition, saved)
    for number, line in enumerate(saved["actions"], 1):
        _play(match, number, line, len(saved["actions"]))
    if position_hash(match) != saved["position_hash"]:
        raise BadSave(
            "the actions of this file do not lead to the position it names in 'position_hash'; "
            "an action or the beginning was changed or is missing"
        )
    return match


def _parse(text: str) -> Facts:
    if len(text) > MOST_CHARACTERS:
        raise BadSave(f"this text is too long for a saved match (more than {MOST_CHARACTERS:,} characters)")
    try:
        saved = json.loads(text)
    except json.JSONDecodeError as problem:
        raise BadSave(
            f"line {problem.lineno}, column {problem.colno}: {problem.msg}; a saved match is JSON"
        ) from None
    except RecursionError:
        raise BadSave("this text is nested too deeply for a saved match") from None
    if not isinstance(saved, dict) or "imperia" not in saved:
        raise BadSave("this is not a saved match of Imperia: it has no field 'imperia'")
    if saved["imperia"] != FORMAT:
        raise BadSave(f"this file is of format {saved['imperia']!r}; this program reads format {FORMAT}")
    missing = [name for name in _FIELDS if name not in saved]
    if missing:
        raise BadSave(f"the field {missing[0]!r} is missing; the file may be cut off")
    unknown = [name for name in saved if name not in (*_FIELDS, "seed", "position")]
    if unknown:
        raise BadSave(f"the field {unknown[0]!r} is unknown to this program")
    if ("seed" in saved) == ("position" in saved):
        raise BadSave("a saved match has either a 'seed' or a 'position' to begin from")
    if not isinstance(saved["actions"], list) or not isinstance(saved["options"], dict):
        raise BadSave("'actions' is a list and 'options' an object of names and values")
    return saved


def _definition(saved: Facts) -> Definition:
    try:
        definition = find_definition(saved["game"] if isinstance(saved["game"], str) else repr(saved["game"]))
    except ImperiaError as problem:
        raise BadSave(f"field 'game': {problem}") from None
    if saved["rules"] != definition.version:
        raise BadSave(
            f"this match was played under version {saved['rules']!r} of the rules of {definition.id}; "
            f"this program plays version {definition.version}"
        )
    return definition


def _beginning(definition: Definition, saved: Facts) -> Match:
    try:
        if "seed" in saved:
            setting = definition.setting(saved["players"], saved["options"])
            return Match.dealt(definition, setting, check_seed(saved["seed"]))
        setting, state = definition.compose(definition.read(str(saved["position"])))
        return Match(definition, setting, state, {"position": saved["position"]})
    except ImperiaError as problem:
        raise BadSave(f"the beginning of this match cannot be set up: {problem}") from problem


def _play(match: Match, number: int, line: Any, count: int) -> None:
    try:
        if not isinstance(line, str):
            raise BadSave("an action is a text like '0 bid 3'")
        seat, _, action = line.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
            raise BadSave("an action begins with the number of a seat")
        match.play(int(seat), action)
    except ImperiaError as problem:
        what = "is not allowed there" if isinstance(problem, IllegalAction) else "cannot be played"
        raise BadSave(f"action {number} of {count} ({line!r}) {what}: {problem}") from problem
