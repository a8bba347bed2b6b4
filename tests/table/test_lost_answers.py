"""The connection to PostgreSQL breaks at every bad moment: what a player is told is what is in the log."""

import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice

import pytest
from sqlalchemy import create_engine, select, text

from imperia.table.store import Change, OutcomeUnknown
from imperia.table.store.commits import Commits, ConnectionLost, _ticket
from imperia.table.store.schema import actions
from tests.table.client import BOT, GUEST, ME, Somebody, play_to_the_end
from tests.table.proxy import PLANS, Proxy
from tests.table.serving import Server


@pytest.fixture(scope="module")
def database(postgresql):
    with create_engine(postgresql.url(), isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text("CREATE DATABASE lost_answers"))
    return postgresql.url("lost_answers")


@pytest.fixture(scope="module")
def wire(postgresql):
    proxy = Proxy(postgresql.port)
    yield proxy
    proxy.close()


@pytest.fixture(scope="module")
def served(postgresql, database, wire):
    """A server that stores nothing of its own accord, so that a test knows whose commit is cut."""
    running = Server(postgresql.url("lost_answers", port=wire.port), sweep_seconds=3600)
    yield running
    running.stop()


@pytest.fixture
def ann(served):
    return Somebody(served, "Ann")


def log_of(database, table):
    query = select(actions.c.seq, actions.c.seat, actions.c.code).where(actions.c.table_id == table["id"])
    with create_engine(database).connect() as connection:
        return [tuple(row) for row in connection.execute(query.order_by(actions.c.seq))]


@pytest.mark.parametrize("plan", PLANS)
def test_an_action_whose_commit_is_not_answered_is_acknowledged_once_it_is_there(ann, database, wire, plan):
    table = ann.open(ME, GUEST, GUEST)
    path = f"/api/tables/{table['id']}/actions"
    with ann.live(table) as live:
        live.until("welcome")
        cuts = wire.cuts
        wire.at_commits(plan)
        assert ann.post(path, seat=0, seq=0, notation="bid 3") == {"seq": 1, "step": 1}
        assert wire.cuts == cuts + 1
        assert live.until("update")["seq"] == 1
        assert ann.post(path, seat=1, seq=1, notation="bid 1") == {"seq": 2, "step": 2}
        assert live.until("update")["seq"] == 2
    assert [(seq, seat) for seq, seat, _ in log_of(database, table)] == [(0, 0), (1, 1)]


@pytest.mark.parametrize("plan", PLANS)
def test_so_is_whatever_else_is_stored(ann, served, wire, plan):
    table = ann.open(ME, GUEST, GUEST)
    path = f"/api/tables/{table['id']}"
    wire.at_commits(plan)
    assert ann.post(f"{path}/chat", text="Hello")["n"] == 0
    wire.at_commits(plan)
    assert ann.post(f"{path}/chat", text="Is anybody there?")["n"] == 1
    assert [line["text"] for line in ann.get(f"{path}/chat")] == ["Hello", "Is anybody there?"]
    wire.at_commits(plan)
    bob = Somebody(served, "Bob")
    assert bob.get("/api/me")["person"] == bob.id
    wire.at_commits(plan, plan)
    opened = bob.open(ME, GUEST)
    assert [short["id"] for short in bob.get("/api/tables", which="mine")] == [opened["id"]]


def test_a_wire_that_was_cut_while_nothing_was_on_it_is_not_noticed(ann, wire):
    table = ann.open(ME, GUEST, GUEST)
    wire.cut_now()
    path = f"/api/tables/{table['id']}/actions"
    assert ann.post(path, seat=0, seq=0, notation="bid 1") == {"seq": 1, "step": 1}
    wire.cut_now()
    assert ann.get(f"/api/tables/{ann.open(ME, GUEST)['id']}")["status"] == "running"


@pytest.mark.parametrize("plan", PLANS)
def test_while_the_database_is_away_only_an_unknown_outcome_is_waited_for(ann, database, wire, plan):
    one, other = ann.open(ME, GUEST, GUEST), ann.open(ME, GUEST, GUEST)
    away = wire.turned_away

    def act(table):
        return ann.ask(
            "POST", f"/api/tables/{table['id']}/actions", {"seat": 0, "seq": 0, "notation": "bid 2"}
        )

    with ThreadPoolExecutor() as threads:
        wire.let_in = False
        wire.at_commits(plan)
        asked = threads.submit(act, one)
        while wire.turned_away < away + 3:
            threading.Event().wait(0.01)
        refused = act(other)
        assert (refused.status_code, refused.json()["error"]["key"]) == (503, "not-stored")
        assert not asked.done()
        wire.let_in = True
        assert asked.result().json() == {"seq": 1, "step": 1}
    assert act(other).json() == {"seq": 1, "step": 1}
    assert [len(log_of(database, table)) for table in (one, other)] == [1, 1]


def test_matches_are_played_to_the_end_over_a_wire_that_is_cut_all_the_time(ann, database, wire):
    tables, cuts = [], wire.cuts
    wire.at_commits(*islice(cycle([None, None, None, PLANS[0], None, PLANS[1], None, None, PLANS[2]]), 120))

    def play(table):
        with ann.live(table) as live:
            return play_to_the_end(live)

    with ThreadPoolExecutor() as threads:
        while wire.cuts < cuts + 20:  # a single commit may be what several tables wait for
            more = [ann.open(ME, BOT) for _ in range(3)]
            for view in threads.map(play, more):
                assert view["over"]
            tables += more
    for table in tables:
        assert ann.get(f"/api/tables/{table['id']}/verify")["ok"]
        log = log_of(database, table)
        assert [seq for seq, _, _ in log] == list(range(len(log)))


def test_a_number_that_a_crash_gave_to_another_transaction_says_nothing(postgresql, database, served):
    engine = create_engine(database)
    commits = Commits(engine, threading.Event(), lambda: None)
    ours, stored = [Change(rows=[(table, 0, 1, 3, 99, None)]) for table in ("lost", "stored")]
    ticket = ticket_that_a_crash_forgets(engine, postgresql)
    assert commits.commit([stored]) is None
    while last_number(engine) < int(ticket.transaction):
        assert commits.commit([Change(statements=[text("SELECT 1")])]) is None
    assert isinstance(commits._outcome(ticket, [ours]), ConnectionLost)
    assert commits._outcome(ticket, [stored]) is None
    assert isinstance(commits._outcome(ticket, [Change()]), OutcomeUnknown)
    commits.close()


def ticket_that_a_crash_forgets(engine, postgresql):
    """A ticket whose transaction leaves nothing on disk. Nor does any later one (otherwise we try again),
    since that would show the database that the number was taken."""
    while True:
        with engine.connect() as connection:
            ticket = _ticket(connection, ())
            postgresql.restart()
            connection.invalidate()
        if last_number(engine) < int(ticket.transaction):
            return ticket


def last_number(engine):
    with engine.connect() as connection:
        return connection.execute(
            text("SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1")
        ).scalar()
