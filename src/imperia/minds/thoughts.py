"""What a search thinks of a decision, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from imperia.play import Action
from imperia.words import Words

ACTIONS_TOLD = 5


@dataclass(frozen=True, slots=True)
class Considered:
    """One action that the search weighed."""

    action: Action
    visits: int
    value: float  # the reward that the seat expects of it, 0 to 1


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The result of a search for one decision."""

    simulations: int
    chances: tuple[float, ...]  # of each seat, to win
    considered: tuple[Considered, ...]  # the most visited first
    seat: int  # whose decision it is

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Lines of text: how far the search looked, the chances of each seat, and the actions it likes best.
        `names` are those of the seats, in order."""
        say = _catalogue().say
        chances = [
            say(lang, "mind-chance", seat=_name(seat, lang, names), percent=100 * chance)
            for seat, chance in enumerate(self.chances)
        ]
        lines = [
            say(lang, "mind-simulations", count=self.simulations),
            say(lang, "mind-chances", chances=", ".join(chances)),
        ]
        if self.considered:
            best = self.considered[0].action.text(lang, names)
            lines.append(say(lang, "mind-advice", seat=_name(self.seat, lang, names), action=best))
        lines += [
            say(
                lang,
                "mind-considered",
                action=considered.action.text(lang, names),
                visits=considered.visits,
                percent=100 * considered.value,
            )
            for considered in self.considered[:ACTIONS_TOLD]
        ]
        more = len(self.considered) - ACTIONS_TOLD
        if more > 0:
            lines.append(say(lang, "mind-more", count=more))
        return "\n".join(lines)


def _name(seat: int, lang: str, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else _catalogue().say(lang, "seat-name", number=seat)


@cache
def _catalogue() -> Words:
    return Words()
