"""boardgame.io's own server under the same load as ours, with the same tables, players and measurements.

It uses socket.io over WebSocket; its matches are in memory only, and are made when they are first asked for.
The game is benchmarks/peer_boardgame/game.cjs.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from benchmarks.table_players import Process, Round, Socket

HERE = Path(__file__).parent / "peer_boardgame"
NAMESPACE = b"/regions"
REGIONS = 21
UPDATE, SYNC = b'42/regions,["update"', b'42/regions,["sync"'


class Ctx(msgspec.Struct):
    currentPlayer: str  # noqa: N815


class State(msgspec.Struct):
    ctx: Ctx
    _stateID: int  # noqa: N815


class Sync(msgspec.Struct):
    state: State


decode_update = msgspec.json.Decoder(tuple[str, str, State, list[msgspec.Raw]]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class PeerPlayer:
    """Puts an army anywhere whenever it is its turn, just as our players take any legal action."""

    def __init__(self, measured: Round, table: dict[str, float], match: str, seat: int, limit: int) -> None:
        self._round = measured
        self._table = table
        self._match = match
        self._seat = str(seat)
        self._limit = limit
        self._chance = random.Random(limit * 31 + seat)
        self._state: State | None = None
        self.socket: Socket | None = None
        self.ready = asyncio.Event()

    def on_text(self, text: bytes) -> None:
        now = time.perf_counter()
        assert self.socket is not None
        if text.startswith(UPDATE):
            self._round.latencies.append(now - self._table["sent"])
            self._state = decode_update(text[len(b"42/regions,") :])[2]
            self.act()
        elif text.startswith(SYNC):
            self._state = decode_sync(text[len(b"42/regions,") :])[2].state
            self.ready.set()
        elif text.startswith(b"0"):
            self.socket.send(b"40" + NAMESPACE + b",")
        elif text.startswith(b"40"):
            sync = f'42/regions,["sync","{self._match}","{self._seat}",null,2]'
            self.socket.send(sync.encode())
        elif text == b"2":
            self.socket.send(b"3")

    def act(self) -> None:
        state = self._state
        if state is None or self._round.ended or state.ctx.currentPlayer != self._seat:
            return
        if state._stateID >= self._limit:
            self._round.end()
            return
        assert self.socket is not None
        region = self._chance.randrange(REGIONS)
        payload = f'{{"type":"place","args":[{region}],"playerID":"{self._seat}"}}'
        move = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self._round.actions += 1
        self._table["sent"] = time.perf_counter()
        message = f'42/regions,["update",{move},{state._stateID},"{self._match}","{self._seat}"]'
        self.socket.send(message.encode())


def install_peer() -> None:
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)


@contextmanager
def running_peer() -> Iterator[Process]:
    install_peer()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    process = subprocess.Popen(
        ["node", "server.cjs", str(port)],
        cwd=HERE,
        stdout=subprocess.PIPE,
        text=True,
        env={"PATH": str(Path(shutil.which("node") or "node").parent), "NODE_ENV": "production"},
    )
    assert process.stdout is not None
    try:
        while "ready" not in process.stdout.readline():
            pass
        yield Process(port, process.pid)
    finally:
        process.terminate()
        process.wait()


async def play_peer_round(server: Process, tables: int, actions: int, number: int) -> Round:
    measured = Round(tables)
    loop = asyncio.get_running_loop()
    players: list[PeerPlayer] = []
    for table in range(tables):
        shared = {"sent": 0.0}
        for seat in range(2):
            player = PeerPlayer(measured, shared, f"m{number}-{table}", seat, actions)
            made = Socket("127.0.0.1", "/socket.io/?EIO=4&transport=websocket", {}, player.on_text)
            player.socket = made
            await loop.create_connection(made.itself, "127.0.0.1", server.port)
            await player.ready.wait()
            players.append(player)
    await asyncio.sleep(0.5)
    cpu = server.cpu_seconds
    measured.began = time.perf_counter()
    for player in players:
        player.act()
    await measured.over.wait()
    measured.cpu_seconds = server.cpu_seconds - cpu
    for player in players:
        if player.socket is not None:
            player.socket.transport.close()
    await asyncio.sleep(0.2)
    return measured
