"""What servers tell each other. A `front` has the connection of a client; the `player` plays the table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

Headers = list[tuple[bytes, bytes]]


class _Message(Struct, array_like=True, tag=True, frozen=True):
    pass


class Somebody(Struct, array_like=True, frozen=True):
    """A person whom the front has recognised."""

    id: str
    nickname: str


# ----- Requests


class Ask(_Message, frozen=True):
    """From a front: a request for a table. `path` is that of the endpoint, with names for the values in
    `place`. `remembered` says that the front only remembers who plays the table; then a player that no longer
    plays it says so."""

    number: int
    remembered: bool
    method: str
    path: str
    place: dict[str, Any]
    query: bytes
    headers: Headers
    body: bytes
    person: Somebody | None
    address: str


class Answer(_Message, frozen=True):
    """From the player: the answer to a request."""

    number: int
    status: int
    headers: Headers
    body: bytes


class NotPlayed(_Message, frozen=True):
    """From the server that was asked: it does not play this table, and nothing was done."""

    number: int


# ----- Live connections


class Attach(_Message, frozen=True):
    """From a front: somebody wants to look at a table."""

    number: int
    remembered: bool
    table_id: str
    person: Somebody | None
    lang: str
    address: str


class Attached(_Message, frozen=True):
    """From the player: the client may look. (Otherwise it sends `NotPlayed`.)"""

    number: int


class Heard(_Message, frozen=True):
    """From a front: the client has sent a message."""

    number: int
    text: bytes


class Told(_Message, frozen=True):
    """From the player: send this to the client."""

    number: int
    text: bytes


class Rest(_Message, frozen=True):
    """From the player: read nothing from the client for a moment."""

    number: int
    seconds: float


class Gone(_Message, frozen=True):
    """From a front: the client is gone."""

    number: int


class Closed(_Message, frozen=True):
    """From the player: close the connection of the client."""

    number: int
    code: int
    reason: str


class Fronting(_Message, frozen=True):
    """From a front, now and then: the connections that it has to this player. Any other is gone."""

    numbers: list[int]


class Showing(_Message, frozen=True):
    """From a player, now and then: the connections of this front that it shows tables to. Any other is
    lost."""

    numbers: list[int]


# ----- People


class Renamed(_Message, frozen=True):
    person: Somebody


class Arrived(_Message, frozen=True):
    """Somebody new came from this address, which counts towards the limit at every server."""

    address: str


# ----- The operator


class Ordered(_Message, frozen=True):
    """The operator has closed a table or opened one again: the database says which."""


FromFront = Ask | Attach | Heard | Gone | Fronting
FromPlayer = Answer | NotPlayed | Attached | Told | Rest | Closed | Showing
Message = FromFront | FromPlayer | Renamed | Arrived | Ordered


class Envelope(Struct, array_like=True, frozen=True):
    """Messages that travel together; `number` counts the envelopes from one server to another."""

    sender: str
    number: int
    messages: list[Message]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Envelope).decode
