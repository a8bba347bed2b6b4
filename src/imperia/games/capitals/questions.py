"""Reading a question that anybody may have sent: what is in it, or what is wrong with it."""

from __future__ import annotations

from typing import Any

from imperia.games.errors import BadQuestion
from imperia.games.setting import Facts
from imperia.words import Quoted, quoted


def whole_number(of: str, asked: Facts, field: str, least: int, most: int) -> int:
    value: Any = asked.pop(field, None)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadQuestion(
            "explain-number", of=Quoted(of), field=Quoted(field), least=least, most=most, given=Quoted(value)
        )
    return value


def nothing_else(of: str, asked: Facts, known: tuple[str, ...]) -> None:
    if asked:
        raise BadQuestion(
            "explain-unknown-field", of=Quoted(of), field=Quoted(next(iter(asked))), known=quoted(known)
        )


def word_among(of: str, asked: Facts, field: str, known: tuple[str, ...]) -> str:
    value: Any = asked.pop(field, None)
    if not isinstance(value, str) or value not in known:
        raise BadQuestion(
            "explain-one-of", of=Quoted(of), field=Quoted(field), known=quoted(known), given=Quoted(value)
        )
    return value


def facts_in(of: str, asked: Facts, field: str) -> Facts:
    """A JSON object inside a question."""
    value: Any = asked.pop(field, None)
    if not isinstance(value, dict):
        raise BadQuestion("explain-object", of=Quoted(of), field=Quoted(field), given=Quoted(value))
    return dict(value)


def list_in(of: str, asked: Facts, field: str) -> list[Any]:
    value: Any = asked.pop(field, None)
    if not isinstance(value, list):
        raise BadQuestion("explain-list", of=Quoted(of), field=Quoted(field), given=Quoted(value))
    return list(value)
