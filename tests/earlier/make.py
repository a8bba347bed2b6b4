"""Write matches, positions and tables with whichever version of Imperia is on the path; see README.md.

PYTHONPATH=<a checkout of that version>/src python make.py
"""

from __future__ import annotations

import json
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

import imperia

HERE = Path(__file__).parent
WAIT = 300  # seconds until this program gives up
TILES = """\
imperia tiles 1
title: A Small Set
[nature]
wood-lot 8 wood
quarry 8 stone
garden 8 plants / water
[village]
smithy 8 wood + stone -> iron
stud 8 plants + water -> horses
[city]
barracks 8 iron + horses + wood -> army
mint 8 iron -> coin
[victory]
shrine 12 iron + horses = 1
basilica 6 army + coin = 4
"""
MAP = """\
imperia map 1
title: Twins
start: A
[grid]
AAAA..CC
AABB..CC
[regions]
A 0 Alfa, one, triangle
B 1 Beta, one
C 2 Ceta, two
[continents]
one One
two Two
[sea]
B - C
"""
EVERYTHING = {"explore": True, "swamp": True, "citadels": True, "encounters": True, "leaders": True}
TO_THE_END = 100_000

# By name of a match: its game, players and options (or the keywords of a position), and how many actions are
# taken.
MATCHES: dict[str, tuple[str, dict[str, Any], int]] = {
    "empire-two": ("empire", {"players": 2}, TO_THE_END),
    "empire-polish": ("empire", {"players": 3, "edition": "polish", "goods_tokens": True}, 60),
    "empire-series": ("empire", {"players": 5, "map": "b", "full_game": True, "tie": "die"}, 250),
    "empire-own-map": ("empire", {"players": 4, "map": MAP, "coal_card": "plain"}, TO_THE_END),
    "empire-position": ("empire", {"step": "sail", "turn": 1, "armies": {4: [0, 2], 9: [1, 0]}}, 3),
    "legends-two": ("legends", {"players": 2, "edition": "published"}, TO_THE_END),
    "legends-by-hand": ("legends", {"players": 3, "setup": "hand", "setup_player": "1", **EVERYTHING}, 25),
    "legends-series": ("legends", {"players": 4, "board": "loop", "full_game": True, **EVERYTHING}, 200),
    "legends-position": ("legends", {"step": "queen", "led_by": ["fairy_queen"]}, 0),
    "founders-two": ("founders", {"players": 2}, TO_THE_END),
    "founders-agreed": ("founders", {"players": 3, "agreed_end": True, "first_player": "2"}, 80),
    "founders-own-tiles": ("founders", {"players": 4, "tiles": TILES}, TO_THE_END),
    "founders-position": ("founders", {"step": "target", "token": "war", "hands": [{"war": 1}]}, 5),
}


def played(game: str, beginning: dict[str, Any], actions: int) -> imperia.Match:
    begin = imperia.game(game).start if "players" in beginning else imperia.game(game).position
    match, chooser = begin(**beginning, seed=7), random.Random(7)
    for _ in range(actions):
        if match.over:
            break
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


def make_matches() -> dict[str, Any]:
    told = {}
    for name, (game, beginning, actions) in MATCHES.items():
        match = played(game, beginning, actions)
        (HERE / "matches" / f"{name}.json").write_text(match.save(), encoding="utf-8")
        told[name] = {
            "over": match.over,
            "actors": match.actors,
            "scores": match.scores,
            "ranking": match.ranking,
            "log": [event.key for event in match.log],
            "notation": match.notation,
        }
    return told


# ----- Tables

ABOUT = ("game", "players", "status", "seq", "step", "actors", "ranking")
ME, GUEST, OPEN, BOT = {"kind": "me"}, {"kind": "guest"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


class Visitor:
    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=WAIT)
        self.token = self.post("/api/me", nickname="Ann", program=True)["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        while (answer := self.http.post(path, json=body)).status_code == 429:
            time.sleep(1)
        return answer.raise_for_status().json()

    def open(self, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
        made = self.post("/api/tables", game=game, players=len(seats), seats=list(seats), **wishes)
        return str(made["id"])

    def act(self, table: str, actions: int, seed: int) -> None:
        """Take this many random actions for all seats, which one person holds."""
        chooser = random.Random(seed)
        for _ in range(actions):
            about = self.get(f"/api/tables/{table}")
            seat = chooser.choice(about["actors"])
            legal = self.get(f"/api/tables/{table}/view", seat=seat)["view"]["legal"]
            code = chooser.choice([each for each in legal if each["kind"] != "propose"])["code"]  # go on
            self.post(f"/api/tables/{table}/actions", seat=seat, seq=about["seq"], code=code)

    def wait_for_the_end(self, table: str) -> None:
        while self.get(f"/api/tables/{table}")["status"] != "finished":
            time.sleep(0.2)

    def undo(self, table: str) -> None:
        """Take the last action back, if it can be taken back freely."""
        about = self.get(f"/api/tables/{table}")
        for seat in range(about["players"]):
            answer = self.http.post(f"/api/tables/{table}/undo", json={"seat": seat, "seq": about["seq"]})
            if answer.is_success:
                return


def make_tables(visitor: Visitor) -> list[str]:
    """For each game, make three tables: one that bots finished, one in the middle of a turn with an action
    taken back, and one that waits. The last two have chat."""
    tables = []
    for number, game in enumerate(("empire", "legends", "founders")):
        bots = visitor.open(game, BOT, BOT)
        middle = visitor.open(game, ME, GUEST, clock={"kind": "days", "days": 3} if number == 1 else None)
        visitor.act(middle, 30 + number, seed=number)
        visitor.undo(middle)
        visitor.post(f"/api/tables/{middle}/chat", text=f"Is it my turn? {number}")
        waiting = visitor.open(game, ME, OPEN, open=True)
        visitor.post(f"/api/tables/{waiting}/chat", text="Dzień dobry!")
        visitor.wait_for_the_end(bots)
        tables += [bots, middle, waiting]
    return tables


def told_of_tables(visitor: Visitor, tables: list[str]) -> dict[str, Any]:
    told = {}
    for table in tables:
        path = f"/api/tables/{table}"
        about = visitor.get(path)
        told[table] = {
            "about": {key: about[key] for key in ABOUT},
            "chat": [line["text"] for line in visitor.get(f"{path}/chat")],
        }
        if about["status"] != "waiting":
            told[table]["file"] = visitor.http.get(f"{path}/file").raise_for_status().text
            told[table]["scores"] = imperia.load(told[table]["file"]).scores
    return told


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def make_database() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file, port = Path(folder) / "tables.db", free_port()
        command = ["serve", "--no-open", "--port", str(port), "--database", f"sqlite:///{file}"]
        serving = subprocess.Popen([sys.executable, "-m", "imperia", *command])
        try:
            wait_for(f"http://127.0.0.1:{port}/api/games")
            visitor = Visitor(f"http://127.0.0.1:{port}")
            tables = make_tables(visitor)
            told = {"token": visitor.token, "tables": told_of_tables(visitor, tables)}
        finally:
            serving.terminate()
            serving.wait()
        with sqlite3.connect(file) as database:
            (HERE / "tables.sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    return told


def wait_for(address: str) -> None:
    for _ in range(WAIT):
        try:
            httpx.get(address).raise_for_status()
        except httpx.HTTPError:
            time.sleep(1)
        else:
            return
    raise SystemExit("The server did not start.")


def in_lines(told: dict[str, Any]) -> str:
    """The text of a JSON file with one match or table on each line."""
    text = json.dumps(told, ensure_ascii=False)
    for values in told.values():
        for name in values if isinstance(values, dict) else ():
            text = text.replace(f'"{name}": ', f'\n"{name}": ', 1)
    return text + "\n"


if __name__ == "__main__":
    print(f"Made by {imperia.__file__}")
    told = {"matches": make_matches(), **make_database()}
    (HERE / "told.json").write_text(in_lines(told), encoding="utf-8")
