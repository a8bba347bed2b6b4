"""If a table cannot be read, the refusal says why, in both languages, and no other table is harmed."""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import imperia
from imperia.table.errors import Refused
from imperia.table.protocol.described import DaysClock
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.store import Change
from imperia.table.tables import opening
from imperia.table.tables.clocks import DAY
from tests.table.client import GUEST, ME, OPEN, Somebody
from tests.table.inside import SetTime, Watcher, open_house, until
from tests.table.serving import Server

IN_LOG = "broken-log", "log of this match is damaged in row {}", "uszkodzony w wierszu {}"
IN_SETTINGS = "broken-table", "damaged: its settings", "uszkodzony: ustawienia"
IN_SEATS = "broken-table", "damaged: its seats", "uszkodzony: miejsca"
IN_BEGINNING = "broken-table", "damaged: its beginning", "uszkodzony: początek"
OTHER_GAME = "missing-game", '"chess", which this server does not have', "„chess”, której ten serwer nie ma"


def in_row(row):
    key, *texts = IN_LOG
    return key, *(text.format(row) for text in texts)


def of_table(change):
    return f"UPDATE tables SET {change} WHERE id = :id"


def of_row(change, row=1):
    return f"UPDATE actions SET {change} WHERE table_id = :id AND seq = {row}"


def of_seat(change):
    return f"UPDATE seats SET {change} WHERE table_id = :id AND seat = 1"


DAMAGES = {
    "an action that is not allowed": (of_row("code = 400"), in_row(1)),
    "a code that no action has": (of_row("code = 99999"), in_row(1)),
    "a code that is no number": (of_row("code = 'all'"), in_row(1)),
    "a seat that the match does not have": (of_row("seat = 77"), in_row(1)),
    "an undo of nothing": (of_row("code = -1", row=0), in_row(0)),
    "a row that is missing": ("DELETE FROM actions WHERE table_id = :id AND seq = 0", in_row(0)),
    "a row from elsewhere": (of_row("seq = 70"), in_row(1)),
    "an unknown game": (of_table("game = 'chess'"), OTHER_GAME),
    "options that are no JSON": (of_table("options = '{'"), IN_SETTINGS),
    "options that are no text": (of_table("options = x'ff00fe'"), IN_SETTINGS),
    "options that are a list": (of_table("options = '[]'"), IN_SETTINGS),
    "options that the game does not have": (of_table("""options = '{"speed": 9}'"""), IN_BEGINNING),
    "a clock of no kind": (of_table("""clock = '{"kind": 7}'"""), IN_SETTINGS),
    "a status of its own": (of_table("status = 'resting'"), IN_SETTINGS),
    "no seed": (of_table("seed = NULL"), IN_BEGINNING),
    "a seed that is no number": (of_table("seed = 'luck'"), IN_SETTINGS),
    "a position that nobody can read": (of_table("position = 'over the hills'"), IN_BEGINNING),
    "no seats": ("DELETE FROM seats WHERE table_id = :id", IN_SEATS),
    "a seat of its own kind": (
        "UPDATE seats SET kind = 'throne' WHERE table_id = :id AND seat = 1",
        IN_SEATS,
    ),
    "a bot that nobody knows": (
        "UPDATE seats SET kind = 'bot', level = 'oracle' WHERE table_id = :id AND seat = 1",
        IN_SEATS,
    ),
}


class Damaged:
    """A server that was stopped, and started again on a database with all these kinds of damage."""

    def __init__(self, file):
        self.server = Server(f"sqlite:///{file}")
        self.ann = Somebody(self.server, "Ann")
        self.tables = {name: self._played()["id"] for name in DAMAGES}
        self.healthy = self._played()["id"]
        self.waiting = self.ann.open(ME, OPEN)["id"]
        self.server.stop()
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for name, (damage, _) in DAMAGES.items():
                assert connection.execute(damage, {"id": self.tables[name]}).rowcount > 0
            connection.execute(of_table("rules = 99"), {"id": self.waiting})
        self.server.start()
        self.ann = Somebody(self.server, None, Authorization=f"Bearer {self.ann.token}")

    def _played(self):
        table = self.ann.open(ME, GUEST, GUEST)
        for seat in range(2):
            path = f"/api/tables/{table['id']}/actions"
            self.ann.post(path, seat=seat, seq=seat, notation=f"bid {seat}")
        return table


@pytest.fixture(scope="module")
def damaged(tmp_path_factory):
    found = Damaged(tmp_path_factory.mktemp("damaged") / "tables.db")
    yield found
    found.server.stop()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_its_owner_finds_it_in_the_list_with_the_reason(damaged, lang):
    listed = {short["id"]: short for short in damaged.ann.get("/api/tables", which="mine", lang=lang)}
    for name, (_, (key, *texts)) in DAMAGES.items():
        problem = listed.pop(damaged.tables[name])["problem"]
        assert problem["key"] == key, name
        assert texts[lang == "pl"] in problem["text"], name
    assert listed.pop(damaged.waiting)["problem"]["key"] == "unknown-rules"
    (healthy,) = listed.values()
    assert (healthy["id"], healthy["problem"], healthy["my_turn"]) == (damaged.healthy, None, True)


@pytest.mark.parametrize("name", DAMAGES)
def test_whoever_opens_it_is_told_why_not(damaged, name):
    table, (key, *texts) = damaged.tables[name], DAMAGES[name][1]
    for lang, words in zip(("en", "pl"), texts, strict=True):
        response = damaged.ann.ask("GET", f"/api/tables/{table}", lang=lang)
        assert (response.status_code, response.json()["error"]["key"]) == (409, key)
        assert words in response.json()["error"]["text"]
    wish = {"seat": 2, "seq": 2, "notation": "bid 0"}
    response = damaged.ann.ask("POST", f"/api/tables/{table}/actions", wish)
    assert (response.status_code, response.json()["error"]["key"]) == (409, key)
    with connect(f"{damaged.server.ws}/api/tables/{table}/live") as socket:
        assert json.loads(socket.recv())["error"]["key"] == key
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
    assert closed.value.rcvd.code == 4409


def test_a_table_that_waits_is_not_begun_by_other_rules(damaged):
    assert damaged.ann.refused(f"/api/tables/{damaged.waiting}/start") == (409, "unknown-rules")


def test_the_others_go_on(damaged):
    path = f"/api/tables/{damaged.healthy}/actions"
    assert damaged.ann.post(path, seat=2, seq=2, notation="bid 2") == {"seq": 3, "step": 3}


@pytest.mark.parametrize("rules", [99, 0, "1", True, 1.0, None])
def test_a_file_of_other_rules_is_refused_in_both_languages(damaged, rules):
    saved = json.loads(imperia.game("empire").start(3, seed=4).save())
    text = json.dumps(saved | {"rules": rules})
    texts = {"en": "of the rules of empire; this server has version 1", "pl": "zasad gry empire"}
    for lang, words in texts.items():
        response = damaged.ann.ask("POST", "/api/tables/upload", {"file": text}, lang=lang)
        assert (response.status_code, response.json()["error"]["key"]) == (409, "unknown-rules")
        assert words in response.json()["error"]["text"]
    with pytest.raises(imperia.BadSave, match=r"rules of empire.* this program plays version 1"):
        imperia.load(text)


def test_a_log_that_is_damaged_while_somebody_looks_ends_his_connection_and_nothing_else(tmp_path):
    wish = TableWish("empire", 3, seats=list(map(SeatWish, ("me", "guest", "guest"))))

    async def test():
        async with open_house(tmp_path) as house:
            ann, _ = await house.people.create("Ann", 0)
            table, whole = [await opening.open_table(house.hall, ann, wish) for _ in range(2)]
            watcher = Watcher()
            table.audience.join(watcher)
            await house.database.write(Change(rows=[(table.details.id, 0, 0, 400, 0, None)]))
            asked = [table.worker.ask(lambda seat=seat: table.act(ann, seat, 0, "bid 1")) for seat in (0, 1)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [answer.key for answer in answers] == ["broken-log"] * 2
            assert watcher.left == "closing"
            with pytest.raises(Refused, match="broken-log"):
                await house.hall.find(table.details.id)
            assert await whole.worker.ask(lambda: whole.act(ann, 0, 0, "bid 1")) == 1

    asyncio.run(test())


def has_stand_in(table):
    return any(seat.stand_in for seat in table.details.seats)


def test_the_days_of_others_run_out_all_the_same(tmp_path):
    time, seats = SetTime(), tuple(map(SeatWish, ("me", "guest")))
    wish = TableWish("empire", 2, seats=seats, clock=DaysClock(1))

    async def play():
        async with open_house(tmp_path, time) as house:
            ann, _ = await house.people.create("Ann", time.now())
            return [(await opening.open_table(house.hall, ann, wish)).details.id for _ in range(3)]

    async def wake(ids):
        async with open_house(tmp_path, time) as house:
            time.pass_by(2 * DAY)
            await house.hall.wake_tables_whose_days_are_over()
            whole = [house.hall.tables[table_id] for table_id in ids[1:]]
            await until(lambda: time.pass_by(0) or all(map(has_stand_in, whole)))
            assert ids[0] not in house.hall.tables

    ids = asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        connection.execute("INSERT INTO actions VALUES (?, 0, 0, 400, 0, NULL)", ids[:1])
    asyncio.run(wake(ids))


def test_bots_of_others_go_on_when_a_server_starts(tmp_path):
    bots = (SeatWish("bot", "novice"),) * 2

    async def play():
        async with open_house(tmp_path) as house:
            ann, _ = await house.people.create("Ann", 0)
            wish = TableWish("empire", 2, seats=bots)
            opened = []
            for _ in range(2):
                opened.append(await opening.open_table(house.hall, ann, wish))
                opened[-1].close()  # otherwise bots may finish the match first
            return [table.details.id for table in opened]

    async def go_on(table_id):
        async with open_house(tmp_path) as house:
            await until(lambda: table_id in house.hall.tables)
            await until(lambda: house.hall.tables[table_id].details.status == "finished")

    first, second = asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET rules = 99 WHERE id = ?", [first])
    asyncio.run(go_on(second))
