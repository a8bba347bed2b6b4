"""A real server in a process of its own, which tests may kill. Run as a program, this is that server."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.table import forking
from tests.table.new_database import put_database

ROOT = Path(__file__).parents[2]
# Tests are like one busy visitor; the limits themselves have tests of their own.
GENEROUS = {
    "requests": [1e6, 1e6],
    "looks": [1e6, 1e6],
    "new_people": [1e6, 1e6],
    "chat_lines": [1e6, 1e6],
    "notes": [1e6, 1e6],
    "hints": [1e6, 1e6],
    # On a busy machine the tests, too, may come to a stop in the middle of a request.
    "head_seconds": 600,
    "body_seconds": 600,
    "taking_seconds": 600,
}


class Server:
    """`by` names the server program: usually our own, or another that knows nothing of us except the
    application. A new database is put in place first, unless the server `makes_database` itself."""

    def __init__(
        self,
        database: str,
        limits=GENEROUS,
        page: Path | None = None,
        port: int = 0,
        by: str = "imperia",
        environment=None,
        metrics: int | None = None,
        stderr: Path | None = None,
        makes_database: bool = False,
        **settings,
    ):
        self.database, self.limits, self.page, self.port = database, limits, page, port
        self.settings, self.by = settings, by
        self.environment = environment or {}
        self.metrics = metrics  # the operator's port
        self.stderr = stderr
        if not makes_database:
            put_database(database)
        self.start()

    def start(self):
        options = {
            "database": self.database,
            "limits": self.limits,
            "port": self.port,
            "settings": self.settings,
            "by": self.by,
            "metrics": self.metrics,
            "stderr": None if self.stderr is None else str(self.stderr),
        }
        if self.page is not None:
            options["page"] = str(self.page)
        self.process = self._new_process(options)
        line = self.process.stdout.readline()
        assert line.startswith("port "), "the server did not start"
        self.port = int(line.split()[1])

    def _new_process(self, options):
        environment = {**os.environ, **self.environment}
        if forking.POSSIBLE:
            return forking.fork_a_server(options, environment)
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        return subprocess.Popen(
            [sys.executable, "-m", "tests.table.serving", json.dumps(options)],
            cwd=ROOT,
            env={**environment, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
        )

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def kill(self):
        """Kill the server as a power cut would: nothing is written any more."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


def serve(options):
    from imperia.table.config import ServerConfig
    from imperia.table.listening import open_operators_socket, open_socket
    from tests.pilgrims import join_the_games

    if "PILGRIMS_VERSION" in os.environ:
        join_the_games()
    settings = options["settings"]
    if options["stderr"] is not None:
        with open(options["stderr"], "ab") as kept:
            os.dup2(kept.fileno(), 2)
    if "page" in options:
        settings["page"] = Path(options["page"])
    with open_socket("127.0.0.1", options["port"]) as listening:
        config = ServerConfig(options["database"], limits=limits_of(options["limits"]), **settings)
        port = listening.getsockname()[1]
        aside = None if options["metrics"] is None else open_operators_socket(str(options["metrics"]))
        SERVERS[options["by"]](config, listening, lambda: print("port", port, flush=True), aside)


def limits_of(named):
    from imperia.table.config import Limits

    rates = {name: tuple(value) for name, value in named.items() if isinstance(value, list)}
    return Limits(**{**named, **rates})


def by_imperia(config, listening, started, aside):
    from imperia.table.serve import serve

    serve(config, listening, started, aside)


def by_uvicorn(config, listening, started, aside):
    """Our own server, as it runs with an unknown version of uvicorn."""
    from imperia.table import fast

    fast.KNOWN["uvicorn"] = ("0.0", "0.1")
    by_imperia(config, listening, started, aside)


def by_hypercorn(config, listening, started, aside):
    """Serve as `hypercorn module:app` does."""
    import asyncio

    import hypercorn.asyncio

    from imperia.table.app import create_app

    setup = hypercorn.Config()
    setup.bind = [f"fd://{listening.detach()}"]
    setup.loglevel = "WARNING"
    started()  # a client that connects from now on waits
    asyncio.run(hypercorn.asyncio.serve(create_app(config), setup))


SERVERS = {"imperia": by_imperia, "uvicorn": by_uvicorn, "hypercorn": by_hypercorn}


def free_port() -> int:
    """A free port. The system does not give it to programs that ask for any port, so it is still free a
    moment later."""
    while True:
        port = random.SystemRandom().randrange(20_000, 30_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


if __name__ == "__main__":
    serve(json.loads(sys.argv[1]))
