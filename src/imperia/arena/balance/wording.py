"""Numbers and names as the page writes them, in its language."""

from __future__ import annotations

import math
from typing import Any

from imperia.arena.balance.intervals import Estimate
from imperia.arena.balance.sample import TOTAL
from imperia.arena.tournament import is_own
from imperia.games.contract import Definition, Items
from imperia.games.setting import Setting

MINUS = "−"
UNKNOWN = "–"
UNBROKEN = "\N{NO-BREAK SPACE}"
PLAYERS = "players"  # compared like an option


class Wording:
    def __init__(self, definition: Definition, setting: Setting, lang: str) -> None:
        self.definition = definition
        self.setting = setting
        self.lang = lang

    def __call__(self, key: str, **arguments: Any) -> str:
        """The sentence with the key `balance-<key>`."""
        return self.definition.words.say(self.lang, f"balance-{key}", **arguments)

    # ----- Numbers

    def decimal(self, number: float, digits: int = 1) -> str:
        if not math.isfinite(number):
            return UNKNOWN
        return self(f"decimal-{digits}", number=round(number, digits) + 0.0).replace("-", MINUS)

    def percent(self, share: float, digits: int = 1) -> str:
        return self.percent_of(self.decimal(100 * share, digits))

    def percent_of(self, number: str) -> str:
        return self("percent", number=number).replace(" ", UNBROKEN)

    def signed(self, number: float, digits: int = 1) -> str:
        sign = "+" if round(number, digits) > 0 else ""
        return sign + self.decimal(number, digits)

    def points(self, share: float, digits: int = 1) -> str:
        """A difference of two shares, in percentage points."""
        return self("percentage-points", number=self.signed(100 * share, digits)).replace(" ", UNBROKEN)

    def between(self, estimate: Estimate, digits: int = 1, *, hundredfold: bool = True) -> str:
        factor = 100 if hundredfold else 1
        low, high = self.decimal(factor * estimate.low, digits), self.decimal(factor * estimate.high, digits)
        return self("interval", low=low, high=high)

    # ----- Names

    def item(self, items: Items, item: int) -> str:
        """The name of a thing, as the game says it."""
        name = items.argument
        return str(self.definition.phrase(self.setting, self.lang, {name: item}, ())[name])

    def source(self, source: str) -> str:
        if source == TOTAL:
            return self("all-sources")
        return self.definition.source_title(source, self.lang)

    def option(self, name: str, value: Any) -> str:
        """An option with its value, in words."""
        title = self("players") if name == PLAYERS else self.definition.option_title(name, self.lang)
        return self("option", title=title, value=self._value(name, value))

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, bool):
            return self("yes" if value else "no")
        choices = {option.name: option.choices for option in self.definition.options}
        if value in choices.get(name, ()):
            return self.definition.choice_in_words(name, value, self.lang)
        return str(value)

    def bots(self, bots: str) -> str:
        """A sentence on how strong the bots are."""
        name = bots.partition(":")[0]
        if is_own(bots):
            name = "own"
        return self(f"bots-{name}", name=bots)
