"""The database of an earlier version's server (`tests/earlier`) is opened, and its tables go on."""

import json
import sqlite3
from pathlib import Path

import pytest

import imperia
from tests.table.client import Somebody
from tests.table.serving import Server

EARLIER = Path(__file__).parents[1] / "earlier"
TOLD = json.loads((EARLIER / "told.json").read_text(encoding="utf-8"))
TABLES = {table: told["about"]["status"] for table, told in TOLD["tables"].items()}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    file = tmp_path_factory.mktemp("earlier") / "tables.db"
    with sqlite3.connect(file) as database:
        database.executescript((EARLIER / "tables.sql").read_text(encoding="utf-8"))
    database.close()
    running = Server(f"sqlite:///{file}")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def ann(server):
    """The person who sat there, with the same token as then."""
    somebody = Somebody(server, None)
    somebody.http.headers["Authorization"] = f"Bearer {TOLD['token']}"
    return somebody


def every(status):
    return pytest.mark.parametrize("table", [table for table in TABLES if TABLES[table] == status])


def act(person, table, seat):
    """Take an action that is possible for the seat; returns the table after it."""
    path = f"/api/tables/{table}"
    view = person.get(f"{path}/view", seat=seat)
    code = view["view"]["legal"][0]["code"]
    person.post(f"{path}/actions", seat=seat, seq=view["seq"], code=code)
    return person.get(path)


def test_every_table_is_listed_without_a_problem(ann):
    assert ann.get("/api/me")["nickname"] == "Ann"
    listed = {
        table["id"]: table
        for which in ("mine", "open", "recent")
        for table in ann.get("/api/tables", which=which)
    }
    assert set(TABLES) <= set(listed)
    assert not [table for table in listed.values() if table["problem"]]


@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_as_it_was(ann, table):
    told, about = TOLD["tables"][table], ann.get(f"/api/tables/{table}")
    assert {key: about[key] for key in told["about"]} == told["about"]
    assert [line["text"] for line in ann.get(f"/api/tables/{table}/chat")] == told["chat"]
    if told["about"]["status"] != "waiting":
        file = ann.ask("GET", f"/api/tables/{table}/file").text
        lines = [line for line in file.splitlines() if '"fingerprints"' not in line]  # these are new
        assert lines == told["file"].splitlines()
        assert json.loads(json.dumps(imperia.load(file).scores)) == told["scores"]


@every("finished")
def test_a_finished_match_can_be_verified(ann, table):
    assert ann.get(f"/api/tables/{table}/verify")["ok"]


@every("running")
def test_a_running_match_goes_on(ann, table):
    before = TOLD["tables"][table]["about"]
    after = act(ann, table, before["actors"][0])
    assert (after["seq"], after["step"]) == (before["seq"] + 1, before["step"] + 1)
    ann.post(f"/api/tables/{table}/chat", text="It is!")
    assert ann.get(f"/api/tables/{table}/chat")[-1]["text"] == "It is!"
    assert ann.get(f"/api/tables/{table}/view", seat=0, step=before["step"])["step"] == before["step"]


@every("waiting")
def test_a_waiting_table_begins_when_somebody_comes(ann, server, table):
    bob = Somebody(server, "Bob")
    bob.post(f"/api/tables/{table}/join")
    about = ann.get(f"/api/tables/{table}")
    assert about["status"] == "running"
    seat = about["actors"][0]
    assert act((ann, bob)[seat], table, seat)["step"] == 1
