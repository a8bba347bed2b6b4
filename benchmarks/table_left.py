"""Visitors who play some actions against a bot and leave: what remains of their tables in the server's
memory?"""

from __future__ import annotations

import json
import random
from typing import Any

from websockets.sync.client import connect

GAMES = ("empire", "legends", "founders")
LEVELS = ("novice", "casual", "novice", "casual", "skilled")
ACTIONS = 20  # of the visitor; the bot answers each


def visit(port: int, table: str, token: str, seed: int) -> None:
    """Take any legal action whenever this seat is asked; then close the connection, whether or not the match
    is over."""
    chance = random.Random(seed)
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    view: dict[str, Any] = {}
    acted, answered = 0, -1
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as live:
        for message in map(json.loads, live):
            if message["type"] not in ("welcome", "update") or message["view"] is None:
                continue
            view |= message["view"]
            if view["over"] or acted == ACTIONS:
                return
            if view["legal"] and answered != message["seq"]:
                acted, answered = acted + 1, message["seq"]
                code = chance.choice(view["legal"])["code"]
                live.send(json.dumps({"type": "act", "seq": answered, "code": code}))
