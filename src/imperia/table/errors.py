"""Refusals of the server: a key, the facts of its sentence, the clause of a rule, an HTTP status."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from imperia.errors import ImperiaError
from imperia.play import IllegalAction, UndoRefused
from imperia.table.protocol.described import Problem
from imperia.table.sentences import words
from imperia.words import SpokenError, facts_in_words, legible

STATUS = {
    "malformed": 400,
    "bad-nickname": 400,
    "bad-setting": 400,
    "bad-file": 400,
    "bad-action": 400,
    "bad-question": 400,
    "bad-step": 400,
    "unknown-level": 400,
    "wrong-number-of-seats": 400,
    "bad-chat": 400,
    "bad-reason": 400,
    "bad-readers": 400,
    "bad-note": 400,
    "bad-agreement": 400,
    "bad-signers": 400,
    "bad-http": 400,
    "bad-mail-address": 400,
    "bad-webhook": 400,
    "who-are-you": 401,
    "not-the-operator": 401,
    "wrong-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "no-spectators": 403,
    "hints-off": 403,
    "copies-off": 403,
    "chat-off": 403,
    "silenced": 403,
    "private-off": 403,
    "private-for-seats": 403,
    "not-finished": 403,
    "mail-off": 403,
    "webhooks-off": 403,
    "no-such-page": 404,
    "no-such-method": 405,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-person": 404,
    "unknown-link": 404,
    "unknown-agreement": 404,
    "note-changed": 409,
    "not-to-be-signed": 409,
    "unknown-confirmation": 404,
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
    "unknown-rules": 409,
    "missing-game": 409,
    "broken-log": 409,
    "closed": 409,
    "halted": 409,
    "not-halted": 409,
    "not-closed": 409,
    "not-silenced": 409,
    "broken-table": 409,
    "too-late": 408,
    "too-large": 413,
    "head-too-large": 431,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-people": 429,
    "too-many-agreements": 429,
    "failed": 500,
    "not-stored": 503,
    "not-known": 503,
    "not-read": 503,
    "too-many-connections": 503,
    "full": 503,
    "no-more-tables": 503,
    "draining": 503,
}


TOO_MANY = 429


class Refused(ImperiaError):
    """A refusal; nothing has changed. `problem` says why, in the language of the person who asked."""

    def __init__(self, key: str, **facts: Any) -> None:
        self.key = key
        self.facts = {name: legible(fact) for name, fact in facts.items()}
        self.clause: str | None = None
        self.status = STATUS[key]
        super().__init__(key)

    def problem(self, lang: str, names: Sequence[str] = ()) -> Problem:
        return Problem(self.key, self.text(lang, names), self.clause, facts_in_words(self.facts, lang))

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return words().say(lang, f"refused-{self.key}", **facts_in_words(self.facts, lang))


class RefusedByRules(Refused):
    """A refusal by the rules of the game: of an action, or of undoing one."""

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
    """Something wrong with a request, found before any game looks at it."""
