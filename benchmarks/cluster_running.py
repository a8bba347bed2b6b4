"""PostgreSQL, Redis and servers of a benchmark's own, started as anybody would start them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import glob
from pathlib import Path

from sqlalchemy import create_engine, text

from benchmarks.table_running import Server

CONNECTIONS = 20_000


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class PostgreSQL:
    """PostgreSQL refuses to run as root."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("initdb") or next(iter(sorted(glob("/usr/lib/postgresql/*/bin/initdb"))), None)
        if found is None:
            raise SystemExit("PostgreSQL is not installed here: apt-get install postgresql")
        self._programs = Path(found).parent
        self._folder = folder / "postgresql"
        self._folder.mkdir()
        self._as = []
        if os.geteuid() == 0:
            pwd.getpwnam("postgres")
            shutil.chown(self._folder, "postgres")
            folder.chmod(0o755)
            self._as = ["runuser", "-u", "postgres", "--"]
        self.port = free_port()
        self._data = self._folder / "data"
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "imperia")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self._folder)

    def start(self) -> None:
        options = f"-p {self.port} -k {self._folder} -c max_connections=200"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        """As a crash would."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def new_database(self, name: str) -> str:
        address = f"postgresql+psycopg://imperia@127.0.0.1:{self.port}"
        engine = create_engine(f"{address}/postgres", isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return f"{address}/{name}"


class Redis:
    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise SystemExit("Redis is not installed here: apt-get install redis-server")
        self.port = free_port()
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._command += ["--appendonly", "no", "--dir", str(folder)]
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.01)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def services() -> Iterator[tuple[PostgreSQL, Redis]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        postgresql, redis = PostgreSQL(folder), Redis(folder)
        try:
            yield postgresql, redis
        finally:
            redis.stop()
            postgresql.stop()


class SharingServer(Server):
    """One of several, always at its own port."""

    def __init__(self, database: str, redis: str) -> None:
        self._command = [sys.executable, "-m", "imperia", "serve", "--no-open", "--lang", "en"]
        self._command += ["--database", database, "--redis", redis]
        self._command += ["--connections", str(CONNECTIONS), "--connections-each", str(CONNECTIONS)]
        self.port = free_port()
        self.start()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [*self._command, "--port", str(self.port)], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()
        self.pid = self._process.pid

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


@contextmanager
def sharing(database: str, redis: str, number: int) -> Iterator[list[SharingServer]]:
    servers = [SharingServer(database, redis) for _ in range(number)]
    try:
        yield servers
    finally:
        for server in servers:
            server.signal(signal.SIGCONT)
            server.kill()
