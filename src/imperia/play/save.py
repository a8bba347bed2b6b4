"""Loading a saved match: every action is played again, to the same bytes."""

from __future__ import annotations

import json
from typing import Any

from imperia.errors import ImperiaError
from imperia.games import definition as find_definition
from imperia.games.contract import Definition, check_seed
from imperia.games.setting import Facts
from imperia.play.errors import BadSave, IllegalAction, UnknownRules
from imperia.play.match import Match
from imperia.play.save_format import FIELDS, FORMAT
from imperia.words import Quoted

MOST_CHARACTERS = 16_000_000


class OtherRules(UnknownRules):
    """A match whose rules have changed since it was saved."""

    def __init__(self, key: str, match: Match, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.match = match  # up to the last moment that is certain to be the same


def load(text: str) -> Match:
    """The match that was saved in this text; BadSave says what is wrong with it. If the rules have changed
    since, OtherRules carries the match up to the last moment that is still the same."""
    if not isinstance(text, str):
        raise BadSave("save-no-text", given=Quoted(text))
    saved = _parse(text)
    definition = _definition(saved)
    if type(saved["rules"]) is not int or saved["rules"] != definition.version:
        raise _under_other_rules(definition, saved)
    match = _beginning(definition, saved)
    for number, line in enumerate(saved["actions"], 1):
        _play(match, number, line, len(saved["actions"]))
    if match.position_hash != saved["position_hash"]:
        raise BadSave("save-other-end")
    return match


def _under_other_rules(definition: Definition, saved: Facts) -> UnknownRules:
    """The error for a match under other rules, with how far it is still the same, if fingerprints tell."""
    fingerprints = saved.get("fingerprints")
    if type(saved["rules"]) is not int or not fingerprints or "position" in saved:
        known = definition.version
        return UnknownRules(
            "save-other-rules", version=Quoted(saved["rules"]), game=definition.id, known=known
        )
    match, certain = _beginning(definition, saved), 0
    for number, line in enumerate(saved["actions"], 1):
        try:
            _play(match, number, line, len(saved["actions"]))
        except BadSave:
            break
        fingerprint = fingerprints.get(str(number))
        if fingerprint is not None:
            if fingerprint != match.fingerprint:
                break
            certain = number
    facts = {"game": definition.id, "version": saved["rules"], "known": definition.version}
    return OtherRules(
        "save-changed-rules", match.at(certain), step=certain, count=len(saved["actions"]), **facts
    )


def _parse(text: str) -> Facts:
    if len(text) > MOST_CHARACTERS:
        raise BadSave("save-too-long", most=MOST_CHARACTERS)
    try:
        saved = json.loads(text)
        json.dumps(saved, ensure_ascii=False).encode()
    except json.JSONDecodeError as problem:
        raise BadSave("save-no-json", line=str(problem.lineno), column=str(problem.colno)) from None
    except RecursionError:
        raise BadSave("save-too-deep") from None
    except UnicodeEncodeError:
        raise BadSave("save-half-a-character") from None
    except ValueError:
        raise BadSave("save-number-too-long") from None
    if not isinstance(saved, dict) or "imperia" not in saved:
        raise BadSave("save-is-none")
    if saved["imperia"] != FORMAT:
        raise BadSave("save-other-format", format=Quoted(saved["imperia"]), known=FORMAT)
    missing = [name for name in FIELDS if name not in saved]
    if missing:
        raise BadSave("save-field-missing", field=Quoted(missing[0]))
    unknown = [name for name in saved if name not in (*FIELDS, "seed", "position", "fingerprints")]
    if unknown:
        raise BadSave("save-field-unknown", field=Quoted(unknown[0]))
    if ("seed" in saved) == ("position" in saved):
        raise BadSave("save-beginnings")
    kinds = {"actions": list, "options": dict, "fingerprints": dict}
    if not all(isinstance(saved.get(name, kind()), kind) for name, kind in kinds.items()):
        raise BadSave("save-wrong-kinds")
    return saved


def _definition(saved: Facts) -> Definition:
    try:
        definition = find_definition(saved["game"] if isinstance(saved["game"], str) else repr(saved["game"]))
    except ImperiaError as problem:
        raise BadSave("save-game", problem=problem) from None
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
