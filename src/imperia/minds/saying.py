"""What a search thinks, in words of the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from imperia.words import Words

if TYPE_CHECKING:
    from imperia.minds.search import Thoughts

ACTIONS_TOLD = 5


def thoughts_in_words(thoughts: Thoughts, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Lines of text: how far the search looked, the chances of each seat, and the actions it likes best."""
    say = _catalogue().say
    chances = [
        say(lang, "mind-chance", seat=_name(seat, lang, names), percent=100 * chance)
        for seat, chance in enumerate(thoughts.chances)
    ]
    lines = [
        say(lang, "mind-simulations", count=thoughts.simulations),
        say(lang, "mind-chances", chances=", ".join(chances)),
    ]
    if thoughts.considered:
        best = thoughts.considered[0].action.text(lang, names)
        lines.append(say(lang, "mind-advice", seat=_name(thoughts.seat, lang, names), action=best))
    lines += [
        say(
            lang,
            "mind-considered",
            action=considered.action.text(lang, names),
            visits=considered.visits,
            percent=100 * considered.value,
        )
        for considered in thoughts.considered[:ACTIONS_TOLD]
    ]
    more = len(thoughts.considered) - ACTIONS_TOLD
    if more > 0:
        lines.append(say(lang, "mind-more", count=more))
    return "\n".join(lines)


def _name(seat: int, lang: str, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else _catalogue().say(lang, "seat-name", number=seat)


@cache
def _catalogue() -> Words:
    return Words()
