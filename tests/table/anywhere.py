"""People who play at any of several servers, and connect to another one whenever a connection is lost."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE = 2  # seconds without a message before somebody tries another server
NO_HARM = {"stale", "not-stored", "not-known", "not-read", "too-many"}  # after these a client asks again


class Place(Protocol):
    """A server."""

    @property
    def http(self) -> str: ...
    @property
    def ws(self) -> str: ...


class Pace:
    """How long people think, while there is still something to break."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def think(self, table: str) -> None:
        """Wait for as long as people at this table think."""
        await asyncio.sleep(self.seconds)


class Player:
    """Plays at random, and remembers what was acknowledged."""

    def __init__(
        self,
        servers: Sequence[Place],
        table: str,
        seat: int,
        token: str,
        seed: int,
        pace: Pace,
        address: str = "127.0.0.1",
    ) -> None:
        """`address` is the IP address from which servers see the player come."""
        self.address = address
        self.servers, self.table, self.seat, self.pace = servers, table, seat, pace
        self.headers = {"Authorization": f"Bearer {token}"}
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, tuple[int, int]] = {}
        self.acts = self.connections = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            server = self.chance.choice(self.servers)
            address = f"{server.ws}/api/tables/{self.table}/live"
            try:
                async with connect(
                    address,
                    additional_headers=self.headers,
                    open_timeout=PATIENCE,
                    close_timeout=0.1,
                    local_addr=(self.address, 0),
                ) as socket:
                    self.connections += 1
                    await self._play(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, socket: ClientConnection) -> None:
        question: dict[str, Any] | None = None
        sent: int | None = None
        answered = 0  # `seq` of the position that was answered
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "done" and sent is not None:
                self.acknowledged[message["seq"] - 1] = (self.seat, sent)
                sent = None
            elif message["type"] == "refused":
                # An earlier answer that was never acknowledged may have been accepted by another server.
                has_gone_on = question is not None and question["seq"] > answered
                assert has_gone_on or message["error"]["key"] in NO_HARM, message
                sent = None
            elif message["type"] == "welcome":
                question = message
            elif message["type"] == "update" and question is not None:
                view = {**question["view"], **message["view"]}
                question = {**message, "view": view}
            if question is None or question["view"] is None:
                continue
            if question["view"]["over"]:
                self.over = True
                return
            if sent is None and question["view"]["legal"]:
                await self.pace.think(self.table)
                sent = self.chance.choice(question["view"]["legal"])["code"]
                self.acts, answered = self.acts + 1, question["seq"]
                act = {"type": "act", "id": str(self.acts), "seat": self.seat, "seq": answered}
                await socket.send(json.dumps({**act, "code": sent}))


class Talker:
    """Says one line after another, repeating each until it is acknowledged."""

    def __init__(self, servers: Sequence[Place], table: str, token: str, seed: int, pace: Pace) -> None:
        self.servers, self.table, self.pace = servers, table, pace
        self.headers = {"Authorization": f"Bearer {token}"}
        self.chance = random.Random(seed)
        self.said: list[str] = []
        self.done = False

    async def talk(self) -> None:
        async with httpx.AsyncClient(headers=self.headers, timeout=PATIENCE) as client:
            while not self.done:
                text = f"line {len(self.said)}"
                path = f"/api/tables/{self.table}/chat"
                with suppress(httpx.HTTPError):
                    server = self.chance.choice(self.servers)
                    response = await client.post(server.http + path, json={"text": text, "id": text})
                    if response.is_success:
                        self.said.append(text)
                    else:
                        assert response.json()["error"]["key"] in NO_HARM, response.text
                await asyncio.sleep(self.pace.seconds)
