"""What a mind thinks of a decision, and the same in words."""

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
        actions = [considered.action for considered in self.considered]
        lines = [
            say(lang, "mind-simulations", count=self.simulations),
            *_chances_and_advice(self.chances, actions, self.seat, lang, names),
        ]
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


@dataclass(frozen=True, slots=True)
class Liked:
    """One action, as a policy sees it."""

    action: Action
    chance: float  # that the policy takes it, 0 to 1


@dataclass(frozen=True, slots=True)
class Inclination:
    """What a network thinks of a decision at one look."""

    chances: tuple[float, ...]  # of each seat, to win
    liked: tuple[Liked, ...]  # the most liked first
    seat: int  # whose decision it is

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Lines of text: the chances of each seat, and the actions that are liked best."""
        say = _catalogue().say
        lines = [
            say(lang, "mind-at-one-look"),
            *_chances_and_advice(
                self.chances, [liked.action for liked in self.liked], self.seat, lang, names
            ),
        ]
        lines += [
            say(lang, "mind-liked", action=liked.action.text(lang, names), percent=100 * liked.chance)
            for liked in self.liked[:ACTIONS_TOLD]
        ]
        more = len(self.liked) - ACTIONS_TOLD
        if more > 0:
            lines.append(say(lang, "mind-less-liked", count=more))
        return "\n".join(lines)


def _chances_and_advice(
    chances: Sequence[float], actions: Sequence[Action], seat: int, lang: str, names: Sequence[str]
) -> list[str]:
    say = _catalogue().say
    each = [
        say(lang, "mind-chance", seat=_name(seat, lang, names), percent=100 * chance)
        for seat, chance in enumerate(chances)
    ]
    lines = [say(lang, "mind-chances", chances=", ".join(each))]
    if actions:
        best = actions[0].text(lang, names)
        lines.append(say(lang, "mind-advice", seat=_name(seat, lang, names), action=best))
    return lines


def _name(seat: int, lang: str, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else _catalogue().say(lang, "seat-name", number=seat)


@cache
def _catalogue() -> Words:
    return Words()
