"""What can go wrong at the table. Each says, in the reader's language, what and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from imperia.errors import ImperiaError
from imperia.games.contract import Facts, Reason

if TYPE_CHECKING:
    from imperia.games.contract import Definition, Setting


class UnknownSeat(ImperiaError, IndexError):
    """A seat that this match does not have."""


class BadSave(ImperiaError, ValueError):
    """A saved match that cannot be read: where it breaks, and why."""


class UnknownRules(BadSave):
    """A match under a version of the rules that this program does not have."""

    def __init__(self, game: str, rules: object, known: int) -> None:
        self.facts: Facts = {"game": game, "rules": f"{rules!r:.20}", "known": str(known)}
        super().__init__(
            f"this match was played under version {self.facts['rules']} of the rules of {game}; "
            f"this program plays version {known}"
        )


class _ByClause(ImperiaError, ValueError):
    def __init__(self, definition: Definition, setting: Setting, reason: Reason) -> None:
        self.definition = definition
        self.setting = setting
        self.reason = reason
        super().__init__(self.text("en"))

    @property
    def clause(self) -> str:
        """The clause of the rules that says so."""
        return self.reason.clause

    @property
    def key(self) -> str:
        return self.reason.key

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """One sentence with its clause, in the reader's language; `names` are those of the seats."""
        sentence = self.definition.say(self.setting, lang, self.reason.key, self.reason.facts, names)
        return f"{sentence} ({self.reason.clause})" if self.reason.clause else sentence


class IllegalAction(_ByClause):
    """An action that the rules do not allow now; nothing has changed."""


class UndoRefused(_ByClause):
    """An action that cannot be undone; nothing has changed."""
