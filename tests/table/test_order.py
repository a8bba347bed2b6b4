"""The operator closes tables and silences people, whether or not a server runs; a running one follows these
orders."""

import asyncio
import time

import pytest
from sqlalchemy import create_engine, delete, select

from imperia.table.operating import (
    close_table,
    export_tables,
    hear_person,
    import_tables,
    list_tables,
    people_at,
    reopen_table,
    silence_person,
)
from imperia.table.protocol.described import DAY, DaysClock, LiveClock
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.store import Change, orders
from imperia.table.store.problems import BadOrder
from imperia.table.store.schema import actions
from imperia.table.tables import opening
from imperia.table.tables.absence import shown_clocks
from imperia.words import LANGUAGES
from tests.table.client import BOT, GUEST, ME, OPEN, WAIT, Somebody
from tests.table.inside import SetTime, open_house
from tests.table.inside import until as until_here
from tests.table.serving import Server

QUICK = {"sweep_seconds": 0.05}


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    return f"sqlite:///{tmp_path_factory.mktemp('order') / 'tables.db'}"


@pytest.fixture(scope="module")
def server(database):
    running = Server(database, **QUICK)
    yield running
    running.stop()


def path_of(table):
    return f"/api/tables/{table['id']}"


def until(condition):
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


def closed(live):
    """What somebody at a table is told when the table is closed."""
    while (told := live.until("welcome")["table"]["closed"]) is None:
        pass
    return told


def bid(somebody, table, seat, seq, coins=0):
    act = {"seat": seat, "seq": seq, "notation": f"bid {coins}"}
    return somebody.ask("POST", f"{path_of(table)}/actions", act)


# ----- A closed table


def test_at_a_closed_table_nobody_plays_or_talks_and_everybody_is_told_why(database, ann, bob):
    table = ann.open(ME, OPEN, GUEST, open=True, private_chat=True)
    bob.post(f"{path_of(table)}/join")
    assert bid(ann, table, 0, 0).is_success
    ann.post(f"{path_of(table)}/chat", text="hello")
    with ann.live(table) as live:
        live.until("welcome")
        close_table(database, table["id"], "  insults \n in the chat ")
        assert closed(live)["reason"] == "insults in the chat"
        refused = live.ask(type="act", seat=2, seq=1, notation="bid 0")["error"]
        assert refused["key"] == "closed"
        assert "“insults in the chat”" in refused["text"]
        assert live.ask(type="chat", text="why?")["error"]["key"] == "closed"
    path = path_of(table)
    for what, body in {
        "actions": {"seq": 1, "notation": "bid 1"},
        "undo": {"seq": 1},
        "chat": {"text": "hello"},
        "agreements": {"text": "peace", "other": 0, "witness": 2},
        "proposals": {"kind": "undo"},
        "hint": {},
        "leave": {},
        "rematch": {},
    }.items():
        assert bob.refused(f"{path}/{what}", **body) == (409, "closed"), what
    bob.post(f"{path}/note", text="mine alone", version=0)  # a note, which nobody else can read
    assert bob.get(f"{path}/note")["text"] == "mine alone"
    # The match can still be looked at and replayed, from its first moment.
    assert bob.get(f"{path}/view", step=0)["step"] == 0
    assert [line["text"] for line in bob.get(f"{path}/chat")] == ["hello"]
    assert bob.post(f"{path}/copy", step=1)["copy_of"] == table["id"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", [None, "spam"])
def test_people_are_told_in_their_language(database, server, lang, reason):
    ann = Somebody(server, "Ann", **{"Accept-Language": lang})
    table = ann.open(ME, GUEST)
    close_table(database, table["id"], reason)
    until(lambda: ann.get(path_of(table))["closed"])
    text = bid(ann, table, 0, 0).json()["error"]["text"]
    assert ("zamknął" in text) == (lang == "pl")
    assert ("spam" in text) == (reason is not None)


def test_a_closed_table_is_not_offered_and_is_marked_among_ones_own(database, ann, bob):
    def ids(somebody, which):
        return {each["id"]: each for each in somebody.get("/api/tables", which=which)}

    waiting, running = ann.open(ME, OPEN, open=True), ann.open(ME, GUEST, open=True)
    assert waiting["id"] in ids(bob, "open")
    assert running["id"] in ids(bob, "watch")
    assert ids(ann, "mine")[running["id"]]["my_turn"]
    for table in (waiting, running):
        close_table(database, table["id"], None)
    assert waiting["id"] not in ids(bob, "open")
    assert running["id"] not in ids(bob, "watch")
    mine = ids(ann, "mine")[running["id"]]
    assert (mine["closed"], mine["my_turn"]) == (True, False)
    until(lambda: ann.get(path_of(waiting))["closed"])
    assert bob.refused(f"{path_of(waiting)}/join") == (409, "closed")


def test_a_table_that_is_open_again_goes_on_where_it_stood(database, ann):
    table = ann.open(ME, GUEST, GUEST)
    assert bid(ann, table, 0, 0, 1).is_success
    close_table(database, table["id"], None)
    until(lambda: ann.get(path_of(table))["closed"])
    assert bid(ann, table, 1, 1).status_code == 409
    reopen_table(database, table["id"])
    until(lambda: ann.get(path_of(table))["closed"] is None)
    assert bid(ann, table, 1, 1).json() == {"seq": 2, "step": 2}


def test_bots_rest_while_a_table_is_closed_and_go_on_when_it_is_open_though_nobody_looks(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = create_engine(database)

    def log():
        with engine.connect() as connection:
            return connection.execute(select(actions.c.seat)).scalars().all()

    first = Server(database, **QUICK)
    table = Somebody(first, "Ann").open(ME, BOT, BOT)
    until(lambda: len(log()) == 2)  # both bid at once, and only Ann's bid is missing
    first.stop()
    close_table(database, table["id"], "maintenance")
    with engine.begin() as connection:
        connection.execute(delete(actions))
    second = Server(database, **QUICK)
    try:
        watcher = Somebody(second, "Eve")
        with watcher.live(table) as live:  # if the table were not closed, bots would begin to think
            assert live.until("welcome")["table"]["closed"]["reason"] == "maintenance"
            assert live.ask(type="ping")["type"] == "pong"
        until(lambda: not watcher.get(path_of(table))["seats"][0]["connected"])
        assert log() == []
        reopen_table(database, table["id"])
        until(lambda: sorted(log()) == [1, 2])
    finally:
        second.stop()


def test_a_backup_keeps_that_a_table_is_closed_and_somebody_silenced(database, ann, tmp_path):
    table = ann.open(ME, GUEST)
    close_table(database, table["id"], "spam")
    silence_person(database, ann.id, None)
    file, other = tmp_path / "backup.jsonl", f"sqlite:///{tmp_path / 'other.db'}"
    export_tables(database, file, [table["id"]])
    import_tables(other, file)
    assert [each.closed is not None for each in list_tables(other)] == [True]
    assert [(each.id, each.silence.until) for each in people_at(other, table["id"])] == [(ann.id, None)]


@pytest.mark.parametrize("rules", [LiveClock(60_000, 5_000), DaysClock(2)])
def test_no_clock_runs_at_a_closed_table(tmp_path, rules):
    """It stands still both in memory and in the database."""

    async def play():
        clock = SetTime()
        async with open_house(tmp_path, clock) as house:
            ann, _ = await house.people.create("Ann", clock.now())
            seats = [SeatWish("me"), SeatWish("guest")]
            table = await opening.open_table(house.hall, ann, TableWish("empire", 2, seats, clock=rules))
            assert shown_clocks(table)[0].running_since is not None

            id_ = table.details.id
            await house.database.write(Change(statements=[orders.close(id_, None, clock.now())]))
            await house.hall.heed_orders()
            await until_here(lambda: table.details.closed is not None)
            assert [each.running_since for each in shown_clocks(table)] == [None, None]
            clock.pass_by(10 * DAY)
            await house.hall.wake_tables_whose_days_are_over()
            await table.worker.ask(table.settled)
            assert [seat.stand_in for seat in table.details.seats] == [None, None]
            found = await house.database.read(lambda c: orders.closing_of(c, id_))
            await house.database.write(Change(statements=[orders.reopen(id_, found.clock_state)]))
            await house.hall.heed_orders()
            await until_here(lambda: table.details.closed is None)
            table = await house.hall.find(id_)  # with a clock of days it may have left memory
            await table.worker.ask(table.settled)
            assert shown_clocks(table)[0].running_since is not None
            assert [seat.stand_in for seat in table.details.seats] == [None, None]
            clock.pass_by(3 * DAY)
            await until_here(lambda: table.details.seats[0].stand_in is not None)

    asyncio.run(play())


# ----- Somebody who is silenced


def test_who_is_silenced_plays_and_writes_nothing_that_others_read(database, ann, bob):
    table = ann.open(ME, OPEN, GUEST, private_chat=True)
    bob.post(f"{path_of(table)}/join")
    path = path_of(table)
    agreement = ann.post(f"{path}/agreements", text="peace", other=1, witness=2)
    until_when = silence_person(database, bob.id, 2)
    told = bob.ask("POST", f"{path}/chat", {"text": "hello"}).json()["error"]
    assert told["key"] == "silenced"
    assert time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(until_when / 1000)) in told["text"]
    assert bob.refused(f"{path}/chat", text="psst", to=[0]) == (403, "silenced")
    assert bob.refused(f"{path}/agreements", text="war", other=0, witness=2) == (403, "silenced")
    rename = bob.ask("PATCH", "/api/me", {"nickname": "Bobby"})
    assert rename.json()["error"]["key"] == "silenced"
    assert bob.refused("/api/me", nickname="Bobby", program=True) == (403, "silenced")
    named = {"kind": "guest", "name": "Read me"}
    assert bob.refused("/api/tables", game="empire", players=2, seats=[ME, named]) == (403, "silenced")
    with bob.live(table) as live:
        assert live.ask(type="chat", text="hello")["error"]["key"] == "silenced"
    # Everything else is still possible.
    assert bid(bob, table, 1, 0).is_success
    bob.post(f"{path}/note", text="mine alone", version=0)
    assert bob.post(f"{path}/agreements/{agreement['n']}/answer", sign=True)["signed"] == [0, 1]
    assert bob.open(ME, GUEST)["status"] == "running"
    assert ann.post(f"{path}/chat", text="I am heard")["text"] == "I am heard"
    hear_person(database, bob.id)
    assert bob.post(f"{path}/chat", text="So am I")["text"] == "So am I"
    silence_person(database, bob.id, None)
    assert "for good" in bob.ask("POST", f"{path}/chat", {"text": "hello"}).json()["error"]["text"]


def test_a_silence_ends_by_itself(tmp_path):
    async def play():
        clock = SetTime()
        async with open_house(tmp_path, clock) as house:
            ann, _ = await house.people.create("Ann", clock.now())
            end = clock.now() + orders.HOUR
            read, now = house.database.read, clock.now()
            await house.database.write(Change(statements=[orders.silence(ann.id, end, now)]))
            assert (await read(lambda c: orders.silence_of(c, ann.id, now))).until == end
            assert await read(lambda c: orders.silence_of(c, ann.id, end)) is None

    asyncio.run(play())


# ----- Orders that cannot be given


@pytest.mark.parametrize("reason", ["x" * 301, "bell \a"])
def test_a_reason_that_cannot_be_told_is_refused(database, ann, reason):
    table = ann.open(ME, GUEST)
    with pytest.raises(BadOrder, match="at most 300 characters"):
        close_table(database, table["id"], reason)
    assert ann.get(path_of(table))["closed"] is None


def test_orders_about_nothing_are_refused(database, ann):
    table = ann.open(ME, GUEST)
    for order, key in (
        (lambda: close_table(database, "aaaaaaaaaa", None), "order-no-table"),
        (lambda: reopen_table(database, "aaaaaaaaaa"), "order-no-table"),
        (lambda: reopen_table(database, table["id"]), "order-not-closed"),
        (lambda: people_at(database, "aaaaaaaaaa"), "order-no-table"),
        (lambda: silence_person(database, "p_nobody", 1), "order-no-person"),
        (lambda: hear_person(database, "p_nobody"), "order-no-person"),
        (lambda: hear_person(database, ann.id), "order-not-silenced"),
    ):
        with pytest.raises(BadOrder) as refused:
            order()
        assert refused.value.key == key
