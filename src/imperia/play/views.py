"""What viewers know of a match, as JSON in sections: a move leaves most of them as they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from imperia.games.contract import Facts

if TYPE_CHECKING:
    from imperia.play.match import Match

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Facts).decode


class View:
    """All that a viewer may know, and what it may do."""

    __slots__ = ("_asked", "_sections")

    def __init__(self, asked: bytes, sections: Sequence[bytes]) -> None:
        self._asked = asked  # what is asked of whom: of this position alone
        self._sections = sections

    def json(self) -> bytes:
        return _object((self._asked, *self._sections))

    def json_after(self, told: View) -> bytes:
        """What is new to a viewer who was told an earlier view of the match."""
        before = told._sections
        new = [now for now, then in zip(self._sections, before, strict=True) if now != then]
        return _object((self._asked, *new))

    @property
    def facts(self) -> Facts:
        return _decode(self.json())


def _object(members: Sequence[bytes]) -> bytes:
    return b"{%b}" % b",".join(members)


def views_of(match: Match, viewers: Sequence[int | None]) -> list[View]:
    """What each of the viewers knows now, None for a spectator."""
    actors = match.actors
    made: dict[bytes, tuple[tuple[bytes, ...], Facts]] = {}
    views = []
    for seat in viewers:
        seen = match.observed(seat)
        record = seen.tobytes()
        if record not in made:  # others may know just the same
            kind, facts = match.definition.decision(seen)
            made[record] = ((match.unchanging, *match.shown(seen)), {"kind": kind, **facts})
        sections, decision = made[record]
        asked = {
            "seat": seat,
            "step": match.step,
            "over": not actors,
            "actors": actors,
            "decision": decision,
            "legal": match.offers(seat) if seat in actors else (),
        }
        views.append(View(_encode(asked)[1:-1], sections))
    return views


def unchanging(match: Match) -> bytes:
    """What a view of the match always shows, as a section."""
    definition = match.definition
    facts = {
        "game": definition.id,
        "version": definition.version,
        "players": match.players,
        "options": definition.shown_options(match.setting),
        **definition.unchanging(match.setting),
    }
    return _encode(facts)[1:-1]
