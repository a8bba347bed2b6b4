"""What servers and thinkers (`imperia think`) tell each other through Redis.

Work waits in two lists, that of bots which somebody watches first. Everything else is published and kept
nowhere.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

WATCHED, ALONE = "imperia:thinking:watched", "imperia:thinking:alone"
KEPT_SECONDS = 60  # that work stays in a list which nobody reads
THINKERS = "imperia:thinkers"  # where they say that they are there
REPLIES = "imperia:thoughts:"  # and the server's own name: where it hears what was thought
BEAT_SECONDS = 0.5


class Left(Struct, array_like=True, frozen=True):
    """What is left of the budget for a turn, where a game has one."""

    simulations: int | None
    milliseconds: float | None


class Work(Struct, array_like=True, frozen=True):
    """A position, and who shall decide in it. `mind` names the bot, so that a thinker that knows it already
    goes on with the trees that it has."""

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
    """No code if the thinker cannot decide this."""

    number: int
    code: int | None
    left: Left | None


encode = msgspec.msgpack.Encoder().encode
decode_work = msgspec.msgpack.Decoder(Work).decode
decode_said = msgspec.msgpack.Decoder(Here | Taken | Thought).decode
