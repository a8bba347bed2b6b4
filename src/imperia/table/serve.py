"""Running the server: one process, one event loop."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from imperia.table.app import create_app
from imperia.table.aside import Aside
from imperia.table.config import ServerConfig
from imperia.table.draining import drain
from imperia.table.fast import fast_protocols
from imperia.table.logs import write_logs
from imperia.table.open_files import open_files_for
from imperia.table.porter import Porter
from imperia.table.setup import Setup

# The thread that writes to the database must not wait long for a busy event loop to release the interpreter.
SWITCH_SECONDS = 0.0001
COLLECT_AFTER = (20_000, 20, 50)
_log = logging.getLogger(__name__)


def serve(
    config: ServerConfig,
    listening: socket.socket,
    on_started: Callable[[], None] | None = None,
    for_operator: socket.socket | None = None,
) -> None:
    """Run the server until it is stopped. `for_operator` is the socket at which the operator gets the
    measures."""
    write_logs(config.log)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what exists now stays, so the garbage collector need not look through it again and again
    gc.set_threshold(*COLLECT_AFTER)
    config = replace(config, own_process=True)
    limits = config.limits
    app = create_app(config)
    setup = Setup(
        app,
        limits,
        Porter(limits, open_files_for(limits.sockets_in_all)),
        log_config=None,
        log_level="warning",
        access_log=False,
        **fast_protocols(),
        ws_max_size=4 * limits.message_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _Server(setup, app, on_started, for_operator).run([listening])


class _Server(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        app: Starlette,
        on_started: Callable[[], None] | None,
        for_operator: socket.socket | None,
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_started = on_started
        self._for_operator = for_operator
        self._aside: Aside | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._for_operator is not None:
            self._aside = Aside(self._app.state.house, self._for_operator)
            await self._aside.open()
        if self.started:
            _log.info("started")
        if self.started and self._on_started is not None:
            self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await drain(self._app.state.house)
        await super().shutdown(sockets)
        if self._aside is not None:
            await self._aside.close()
        _log.info("stopped")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks the server to stop; the second ends the process at once. To stop as asked is
        no failure. Only Ctrl+C is raised again after the stop, so that the command line can say what it
        did."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        self.should_exit = True
        if sig == signal.SIGINT:
            self._captured_signals.append(sig)
