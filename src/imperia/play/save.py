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
from imperia.words import Quoted

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
        raise BadSave("save-no-text", given=Quoted(text))
    saved = _parse(text)
    definition = _definition(saved)
    match = _beginning(definition, saved)
    for number, line in enumerate(saved["actions"], 1):
        _play(match, number, line, len(saved["actions"]))
    if position_hash(match) != saved["position_hash"]:
        raise BadSave("save-other-end")
    return match


def _parse(text: str) -> Facts:
    if len(text) > MOST_CHARACTERS:
        raise BadSave("save-too-long", most=MOST_CHARACTERS)
    try:
        saved = json.loads(text)
    except json.JSONDecodeError as problem:
        raise BadSave("save-no-json", line=str(problem.lineno), column=str(problem.colno)) from None
    except RecursionError:
        raise BadSave("save-too-deep") from None
    if not isinstance(saved, dict) or "imperia" not in saved:
        raise BadSave("save-is-none")
    if saved["imperia"] != FORMAT:
        raise BadSave("save-other-format", format=Quoted(saved["imperia"]), known=FORMAT)
    missing = [name for name in _FIELDS if name not in saved]
    if missing:
        raise BadSave("save-field-missing", field=Quoted(missing[0]))
    unknown = [name for name in saved if name not in (*_FIELDS, "seed", "position")]
    if unknown:
        raise BadSave("save-field-unknown", field=Quoted(unknown[0]))
    if ("seed" in saved) == ("position" in saved):
        raise BadSave("save-beginnings")
    if not isinstance(saved["actions"], list) or not isinstance(saved["options"], dict):
        raise BadSave("save-wrong-kinds")
    return saved


def _definition(saved: Facts) -> Definition:
    try:
        definition = find_definition(saved["game"] if isinstance(saved["game"], str) else repr(saved["game"]))
    except ImperiaError as problem:
        raise BadSave("save-game", problem=problem) from None
    if saved["rules"] != definition.version:
        version, known = Quoted(saved["rules"]), definition.version
        raise BadSave("save-other-rules", version=version, game=definition.id, known=known)
    return definition


def _beginning(definition: Definition, saved: Facts) -> Match:
    try:
        if "seed" in saved:
            setting = definition.setting(saved["players"], saved["options"])
            return Match.dealt(definition, setting, check_seed(saved["seed"]))
        setting, state = definition.compose(definition.read(str(saved["position"])))
        return Match(definition, setting, state, {"position": saved["position"]})
    except ImperiaError as problem:
        raise BadSave("save-beginning", problem=problem) from problem


def _play(match: Match, number: int, line: Any, count: int) -> None:
    try:
        if not isinstance(line, str):
            raise BadSave("save-action-no-text")
        seat, _, action = line.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
            raise BadSave("save-action-no-seat")
        match.play(int(seat), action)
    except ImperiaError as problem:
        key = "save-action-illegal" if isinstance(problem, IllegalAction) else "save-action-bad"
        raise BadSave(
            key, number=str(number), count=str(count), action=Quoted(line), problem=problem
        ) from problem
