"""What the table refuses: a key, the facts of its sentence, the clause of a rule, an HTTP status."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from imperia.errors import ImperiaError
from imperia.games.contract import Facts
from imperia.play import IllegalAction, UndoRefused
from imperia.words import SpokenError, Words, facts_in_words

STATUS = {
    "malformed": 400,
    "bad-nickname": 400,
    "bad-setting": 400,
    "bad-file": 400,
    "bad-action": 400,
    "bad-step": 400,
    "unknown-level": 400,
    "wrong-number-of-seats": 400,
    "bad-chat": 400,
    "who-are-you": 401,
    "wrong-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "no-spectators": 403,
    "hints-off": 403,
    "copies-off": 403,
    "chat-off": 403,
    "not-finished": 403,
    "no-such-page": 404,
    "no-such-method": 405,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-link": 404,
    "already-started": 409,
    "already-seated": 409,
    "not-running": 409,
    "no-free-seat": 409,
    "not-asked": 409,
    "stale": 409,
    "no-stand-in": 409,
    "proposal-open": 409,
    "no-proposal": 409,
    "nothing-to-take-back": 409,
    "cannot-stand-in": 409,
    "still-here": 409,
    "days-decide": 409,
    "not-fair": 409,
    "nothing-to-explain": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-tables": 429,
    "not-stored": 503,
}


class Refused(ImperiaError):
    """Nothing has changed; `json` says why in the asker's language."""

    def __init__(self, key: str, **facts: Any) -> None:
        self.key = key
        self.facts = facts
        self.clause: str | None = None
        self.status = STATUS[key]
        super().__init__(key)

    def json(self, lang: str, names: Sequence[str] = ()) -> Facts:
        facts = facts_in_words(self.facts, lang)
        return {"key": self.key, "text": self.text(lang, names), "clause": self.clause, "facts": facts}

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return words().say(lang, f"refused-{self.key}", **facts_in_words(self.facts, lang))


class RefusedByRules(Refused):
    """The rules of the game refuse it, or undo does."""

    def __init__(self, refusal: IllegalAction | UndoRefused) -> None:
        ImperiaError.__init__(self, refusal.key)
        self._refusal = refusal
        self.key = refusal.key
        self.facts = refusal.reason.facts
        self.clause = refusal.clause or None
        self.status = 409

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return self._refusal.text(lang, names)


class BadWish(SpokenError):
    """What is wrong with a wish before any game looks at it."""


@cache
def words() -> Words:
    return Words(Path(__file__).parent / "words")
