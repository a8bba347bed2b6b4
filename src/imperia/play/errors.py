"""What can go wrong in a match. Each error says in the reader's language what and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from imperia.errors import ImperiaError
from imperia.games.contract import Reason
from imperia.words import SpokenError

if TYPE_CHECKING:
    from imperia.games.contract import Definition
    from imperia.games.setting import Setting


class UnknownSeat(SpokenError, IndexError):
    """A seat that this match does not have."""


class UnknownStep(SpokenError, IndexError):
    """A moment that this match does not have."""


class BadBatch(SpokenError, ValueError):
    """A batch that cannot be made: what is wrong with how it was asked for."""


class BadCodes(SpokenError, ValueError):
    """Codes that a batch cannot take: which, and why not. Nothing has changed."""


class BadSave(SpokenError, ValueError):
    """A saved match that cannot be read: where it breaks, and why."""


class UnknownRules(BadSave):
    """A match under a version of the rules that this program does not have."""


class _ByClause(ImperiaError, ValueError):
    def __init__(self, definition: Definition, setting: Setting, reason: Reason) -> None:
        self.definition = definition
        self.setting = setting
        self.reason = reason
        super().__init__(reason.key)

    @property
    def clause(self) -> str:
        """The clause of the rules that says so."""
        return self.reason.clause

    @property
    def key(self) -> str:
        """The name of the reason, the same in every language."""
        return self.reason.key

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """One sentence with its clause, in the reader's language; `names` are those of the seats."""
        sentence = self.definition.say(self.setting, lang, self.reason.key, self.reason.facts, names)
        return f"{sentence} ({self.reason.clause})" if self.reason.clause else sentence

    def __str__(self) -> str:
        return self.text()


class IllegalAction(_ByClause):
    """An action that the rules do not allow now; nothing has changed."""


class UndoRefused(_ByClause):
    """An action that cannot be undone; nothing has changed."""
