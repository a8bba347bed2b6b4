"""Tables leave memory when nobody looks at them, and come back from the log as they were."""

import asyncio

import pytest
from sqlalchemy import update

from imperia.table.errors import Refused
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.store import Change
from imperia.table.store.schema import seats, tables
from imperia.table.tables import opening, seating, thinking
from imperia.table.tables.reading import read_stored
from tests.table.client import WAIT
from tests.table.inside import SetTime, Watcher, open_house, until

ME, BOT, GUEST = SeatWish("me"), SeatWish("bot", "novice"), SeatWish("guest")


async def opened(house, *seats):
    ann, _ = await house.people.create("Ann", house.time.now())
    return await opening.open_table(house.hall, ann, TableWish("empire", len(seats), seats=seats)), ann


def test_an_idle_table_leaves_memory_and_is_read_back_from_its_log(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time, idle_seconds=10) as house:
            table, ann = await opened(house, ME, GUEST, GUEST)
            for seat, code in ((0, 3), (1, 1), (2, 1)):
                await table.worker.ask(lambda seat=seat, code=code: table.act(ann, seat, 0, code))
            first = table.begun().match.legal(0)[0].code
            await table.worker.ask(lambda: table.act(ann, 0, 3, first))
            await table.worker.ask(lambda: table.undo(ann, 0, 4))
            views = [view.facts for view in table.begun().match.views((None, 0, 1, 2))]
            watcher = Watcher(ann)
            table.audience.join(watcher)
            time.pass_by(60_000)
            house.hall.sweep()
            assert table.details.id in house.hall.tables  # because somebody looks
            table.audience.leave(watcher)
            house.hall.sweep()
            assert table.details.id in house.hall.tables  # since the viewer may come back at once
            time.pass_by(60_000)
            house.hall.sweep()
            assert table.details.id not in house.hall.tables
            again = await house.hall.find(table.details.id)
            assert again is not table
            assert (again.begun().seq, again.begun().step) == (5, 3)
            assert [view.facts for view in again.begun().match.views((None, 0, 1, 2))] == views

    asyncio.run(test())


def test_bots_play_on_where_nobody_looks_and_finished_tables_leave(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time, idle_seconds=10) as house:
            table, _ = await opened(house, BOT, BOT, BOT)
            await until(lambda: table.details.status == "finished")
            time.pass_by(60_000)
            await until(lambda: house.hall.sweep() or not house.hall.tables)
            again = await house.hall.find(table.details.id)
            assert again.details.ranking == table.details.ranking
            assert again.begun().match.over

    asyncio.run(test())


def test_many_idle_tables_leave_early_those_unused_longest_first(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time, idle_seconds=120, idle_tables=2) as house:
            tables = []
            for _ in range(5):
                table, _ = await opened(house, ME, GUEST, GUEST)
                await table.worker.ask(table.settled)
                tables.append(table.details.id)
                time.pass_by(1_000)
            watched, found = tables[:2]
            house.hall.tables[watched].audience.join(Watcher())
            await house.hall.find(found)
            house.hall.sweep()
            assert set(house.hall.tables) == set(tables)  # all of them were used just now
            time.pass_by(9_000)
            house.hall.sweep()
            assert set(house.hall.tables) == {watched, found, tables[4]}
            time.pass_by(120_000)
            house.hall.sweep()
            assert set(house.hall.tables) == {watched}

    asyncio.run(test())


def test_bots_of_a_stopped_server_go_on_when_it_starts_again(tmp_path):
    async def test():
        async with open_house(tmp_path) as house:
            table, _ = await opened(house, BOT, BOT)
            table.close()  # otherwise bots may finish the match first
            step = table.begun().step
        async with open_house(tmp_path) as house:
            await until(lambda: table.details.id in house.hall.tables)
            again = house.hall.tables[table.details.id]
            await until(lambda: again.details.status == "finished")
            assert again.begun().step > step

    asyncio.run(test())


@pytest.mark.parametrize("moment", range(12))
def test_a_table_that_somebody_finds_while_a_server_starts_stays_for_him(tmp_path, moment):
    async def test():
        async with open_house(tmp_path) as house:
            table, ann = await opened(house, ME, GUEST, GUEST)
        async with open_house(tmp_path) as house:  # reads tables back, and drops those that wait for people
            looking = asyncio.create_task(house.hall.find(table.details.id))
            for _ in range(moment):
                await asyncio.sleep(0)
            found = [await house.hall.find(table.details.id), await looking]
            await until(lambda: not house.hall._later)
            assert [house.hall.tables.get(table.details.id)] * 2 == found
            assert await asyncio.wait_for(found[0].worker.ask(lambda: found[0].act(ann, 0, 0, 3)), WAIT) == 1

    asyncio.run(test())


@pytest.mark.parametrize("found_by", ["the server that starts", "somebody"])
def test_a_full_table_that_was_stopped_before_its_start_starts(tmp_path, found_by):
    async def test():
        async with open_house(tmp_path) as house:
            table, _ = await opened(house, ME, GUEST)
            by_hand, _ = await opened(house, ME, SeatWish("open"))
            for details, changes in (
                (table.details, {"status": "waiting", "started": None}),
                (by_hand.details, {"start_when_full": False}),
            ):
                stopped = update(tables).where(tables.c.id == details.id).values(changes)
                await house.database.write(Change(statements=[stopped]))
            full = (
                update(seats).where(seats.c.table_id == by_hand.details.id).values(kind="bot", level="novice")
            )
            await house.database.write(Change(statements=[full]))
        async with open_house(tmp_path) as house:
            if found_by == "somebody":
                again = await house.hall.find(table.details.id)
            else:
                await asyncio.wait(house.hall._later)
                kept = await house.database.read(lambda connection: read_stored(connection, table.details.id))
                assert (kept.details.status, kept.log) == ("running", [])
                again = await house.hall.find(table.details.id)
            await again.worker.ask(again.settled)
            assert again.details.status == "running"
            assert again.begun().actors
            waiting = await house.hall.find(by_hand.details.id)
            await waiting.worker.ask(waiting.settled)
            assert waiting.details.status == "waiting"  # because the host has to start it

    asyncio.run(test())


@pytest.mark.parametrize("who", ["the last to join", "the last bot", "the host"])
def test_a_seat_and_the_start_that_follows_are_stored_together_or_not_at_all(tmp_path, who):
    """If the server stopped between the two, there would be a full table that waits."""

    async def test():
        async with open_house(tmp_path) as house:
            table, ann = await opened(house, ME, SeatWish("open"))
            bob, _ = await house.people.create("Bob", house.time.now())
            write, writes = house.database.write, 0

            async def once(change):
                nonlocal writes
                writes += 1
                if writes > 1:
                    raise OSError("the power is cut")
                await write(change)

            ways = {
                "the last to join": lambda: seating.join(table, bob, None),
                "the last bot": lambda: seating.fill(table, ann, 1, "novice"),
                "the host": lambda: seating.start_now(table, ann, "novice"),
            }
            house.database.write = once
            await table.worker.ask(ways[who])
            kept = await house.database.read(lambda connection: read_stored(connection, table.details.id))
            assert (kept.details.status, kept.details.seats[1].kind != "open") == ("running", True)
            house.database.write = write

    asyncio.run(test())


def test_a_bot_tries_again_when_its_action_could_not_be_stored(tmp_path, monkeypatch):
    monkeypatch.setattr(thinking, "RETRY_SECONDS", 0)

    async def test():
        async with open_house(tmp_path) as house:
            failures = 0
            write = house.database.write

            async def full_now_and_then(change):
                nonlocal failures
                if change.rows and failures < 5:
                    failures += 1
                    raise OSError("disk full")
                await write(change)

            house.database.write = full_now_and_then
            table, _ = await opened(house, BOT, BOT)
            await until(lambda: table.details.status == "finished")
            assert failures == 5

    asyncio.run(test())


def test_what_cannot_be_stored_did_not_happen(tmp_path):
    async def test():
        async with open_house(tmp_path) as house:
            table, ann = await opened(house, ME, GUEST, GUEST)
            watcher = Watcher(ann)
            table.audience.join(watcher)
            write = house.database.write

            async def full(change):
                raise OSError("disk full")

            house.database.write = full
            with pytest.raises(Refused, match="not-stored"):
                await table.worker.ask(lambda: table.act(ann, 0, 0, 3))
            assert (table.begun().seq, table.begun().step, watcher.of("update")) == (0, 0, [])
            house.database.write = write
            assert await table.worker.ask(lambda: table.act(ann, 0, 0, 3)) == 1

    asyncio.run(test())
