"""A server to be measured, which is started as anybody would start it, and what every measurement needs."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from benchmarks.table_players import Process

Figure = tuple[str, str, str]  # what, measured, goal
SERIES = {"full_game": True}  # three games in one match, so that a round lasts longer


class Server(Process):
    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method, data=json.dumps(body or {}).encode()
        )
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        while True:
            try:
                with urllib.request.urlopen(request) as response:
                    return json.load(response)
            except urllib.error.HTTPError as refusal:
                if refusal.code != 429:
                    raise
                time.sleep(0.2)  # the server limits visitors, and here one stands for a thousand


@contextmanager
def running_server(folder: str, open_files: int | None = None) -> Iterator[Server]:
    """Run a server, with at most this many open files, if given; the hard limit stays."""

    def limit_open_files() -> None:
        if open_files is not None:
            _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, hard))

    command = [sys.executable, "-m", "imperia", "serve", "--port", "0", "--no-open", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder}/tables.db"],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=limit_open_files,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield Server(int(line.split("127.0.0.1:")[1].split("/")[0]), process.pid)
    finally:
        process.terminate()
        process.wait()


def new_person(server: Server, name: str) -> str:
    token: str = server.ask("POST", "/api/me", {"nickname": name, "program": True})["token"]
    return token


def open_for_two(server: Server, ann: str, bob: str, options: dict[str, Any]) -> str:
    table = server.ask(
        "POST",
        "/api/tables",
        {"game": "empire", "players": 2, "options": options, "seats": [{"kind": "me"}, {"kind": "open"}]},
        ann,
    )
    server.ask("POST", f"/api/tables/{table['id']}/join", {}, bob)
    table_id: str = table["id"]
    return table_id


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]
