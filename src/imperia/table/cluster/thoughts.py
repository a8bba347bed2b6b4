"""What servers and thinkers (`imperia think`) tell each other through Redis.

Work waits in two lists; the one for bots that somebody watches is served first. Everything else is published
and kept nowhere.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

WATCHED, ALONE = "imperia:thinking:watched", "imperia:thinking:alone"
KEPT_SECONDS = 60  # for which work stays in a list that nobody reads
THINKERS = "imperia:thinkers"  # the channel on which thinkers say that they are there
REPLIES = "imperia:thoughts:"  # followed by a server's name: the channel of what was thought for it
BEAT_SECONDS = 0.5


class Left(Struct, array_like=True, frozen=True):
    """What is left of the budget for a turn, in a game that has one."""

    simulations: int | None
    milliseconds: float | None


class Work(Struct, array_like=True, frozen=True):
    """A position, and the seat that shall decide in it. `mind` names the bot, so that a thinker that already
    knows it goes on with the trees that it has."""

    number: int
    server: str
    game: str
    rules: int
    layout: int
    players: int
    options: bytes
    record: bytes
    seat: int
    level: str
    mind: str
    seed: int
    left: Left | None


class Here(Struct, array_like=True, tag=True, frozen=True):
    """A thinker is there, and has made these games ready."""

    thinker: str
    games: list[str]


class Taken(Struct, array_like=True, tag=True, frozen=True):
    number: int
    thinker: str


class Thought(Struct, array_like=True, tag=True, frozen=True):
    """What a thinker has decided; no code if it could not."""

    number: int
    code: int | None
    left: Left | None


encode = msgspec.msgpack.Encoder().encode
decode_work = msgspec.msgpack.Decoder(Work).decode
decode_said = msgspec.msgpack.Decoder(Here | Taken | Thought).decode
