"""An action: something a seat may do, as a number, as a sentence and as a line that people can write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from imperia.games.setting import Facts

if TYPE_CHECKING:
    from imperia.games.contract import Definition
    from imperia.games.setting import Setting


def action_facts(code: int, kind: str, arguments: Facts, notation: str) -> Facts:
    """An action as JSON."""
    return {"code": code, "kind": kind, "arguments": arguments, "notation": notation}


class Action:
    """One action in one position: its `code`, its `kind` with its `arguments`, and its `notation` as people
    write it (`place 12`). Its text is a sentence. Actions with equal codes are equal."""

    __slots__ = ("_definition", "_setting", "arguments", "code", "kind", "notation")

    def __init__(
        self,
        definition: Definition,
        setting: Setting,
        code: int,
        kind: str,
        arguments: Facts,
        notation: str,
    ) -> None:
        self._definition = definition
        self._setting = setting
        self.code = code
        self.kind = kind
        self.arguments = arguments
        self.notation = notation

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """A sentence; `names` are those of the seats, in order."""
        return self._definition.say(self._setting, lang, f"action-{self.kind}", self.arguments, names)

    def json(self) -> Facts:
        """All four, ready for JSON."""
        return action_facts(self.code, self.kind, self.arguments, self.notation)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Action {self.code}: {self.notation}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)
