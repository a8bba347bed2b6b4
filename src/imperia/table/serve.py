"""Running the server: one process, one loop."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from imperia.table.app import create_app
from imperia.table.config import ServerConfig
from imperia.table.fast import fast_protocols
from imperia.table.open_files import open_files_for
from imperia.table.porter import Porter
from imperia.table.setup import Setup

# The writer must not wait long for a busy loop to release the interpreter.
SWITCH_SECONDS = 0.0001
COLLECT_AFTER = (20_000, 20, 50)


def serve(
    config: ServerConfig, listening: socket.socket, on_started: Callable[[], None] | None = None
) -> None:
    """Runs until it is stopped."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what is there now stays, so the collector need not look through it again and again
    gc.set_threshold(*COLLECT_AFTER)
    config = replace(config, own_process=True)
    limits = config.limits
    setup = Setup(
        create_app(config),
        limits,
        Porter(limits, open_files_for(limits.sockets_in_all)),
        log_level="warning",
        **fast_protocols(),
        ws_max_size=4 * limits.message_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _Server(setup, on_started).run([listening])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_started: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._on_started is not None:
            self._on_started()
