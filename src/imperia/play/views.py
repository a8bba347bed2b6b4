"""What viewers know of a match, as JSON in sections: an action leaves most sections as they were."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from imperia.games.contract import Definition
from imperia.games.setting import Facts, Setting

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Facts).decode


class View:
    """Everything that a viewer may know and do."""

    __slots__ = ("_asked", "_sections")

    def __init__(self, asked: Facts, sections: Sequence[bytes]) -> None:
        self._asked = _encode(asked)[1:-1]  # who is asked what; only for this position
        self._sections = sections

    def json(self) -> bytes:
        return _object((self._asked, *self._sections))

    def json_after(self, told: View) -> bytes:
        """What is new to a viewer who has an earlier view of the match."""
        before = told._sections
        new = [now for now, then in zip(self._sections, before, strict=True) if now != then]
        return _object((self._asked, *new))

    @property
    def facts(self) -> Facts:
        return _decode(self.json())


def _object(members: Sequence[bytes]) -> bytes:
    return b"{%b}" % b",".join(members)


def unchanging_section(definition: Definition, setting: Setting) -> bytes:
    """The part of every view that never changes in a match."""
    facts = {
        "game": definition.id,
        "version": definition.version,
        "players": setting.players,
        "options": definition.shown_options(setting),
        **definition.unchanging(setting),
    }
    return _encode(facts)[1:-1]
