"""The list of one's own matches: where it is one's turn, and what has happened since, without replaying any
match."""

import asyncio

import pytest
from sqlalchemy import event, select, update

from imperia.table.protocol.described import DAY, DaysClock
from imperia.table.store import Change
from imperia.table.store.schema import looks, tables
from imperia.table.tables import seating
from tests.table.evening import HOUR
from tests.table.evening import evening as an_evening
from tests.table.inside import Watcher


@pytest.fixture
def evening(tmp_path):
    async def spent(story):
        async with an_evening(tmp_path) as it:
            await story(it)

    return lambda story: asyncio.run(spent(story))


def test_the_list_says_whose_turn_it_is_without_opening_a_table(evening):
    async def story(it):
        table = await it.table()
        await it.asked(table, 0)
        await it.settle()
        (mine,), (his,) = await it.mine(it.ann), await it.mine(it.bob)
        assert (mine.my_turn, his.my_turn, mine.actors) == (True, False, [0])
        assert mine.step == table.begun().step
        assert it.house.hall.tables == {}

    evening(story)


def test_what_is_stored_of_a_turn_is_found_out_from_the_log_when_it_is_behind(evening):
    async def story(it):
        table = await it.table()
        await it.asked(table, 0)
        await it.settle()
        wrong = update(tables).values(asked=[[1, 5]], asked_seq=tables.c.asked_seq - 1)
        await it.house.database.write(Change(statements=[wrong]))
        (mine,) = await it.mine(it.ann)
        assert mine.my_turn
        await it.settle()
        ((asked, seq),) = await it.stored(select(tables.c.asked, tables.c.asked_seq))
        assert ([seat for seat, _ in asked], seq) == ([0], table.begun().seq)

    evening(story)


def test_a_turn_lasts_from_when_a_seat_is_asked_through_a_restart(evening):
    async def story(it):
        table = await it.table()
        await it.asked(table, 0)
        asked = it.time.now()
        it.time.pass_by(HOUR)
        await it.settle()
        await it.house.hall.find(table.details.id)
        it.time.pass_by(HOUR)
        await it.settle()
        (mine,) = await it.mine(it.ann)
        assert mine.asked_since == asked

    evening(story)


def test_actions_since_somebody_looked_are_counted(evening):
    async def story(it):
        table = await it.table()
        await it.asked(table, 1)
        watcher = Watcher(it.ann, 0)
        table.audience.join(watcher)
        it.time.pass_by(5)
        table.audience.leave(watcher)
        seen = table.begun().step
        await it.turn(table)
        await it.asked(table, 0)
        for _ in ("in memory", "stored"):
            (mine,) = await it.mine(it.ann)
            assert (mine.seen_step, mine.since) == (seen, table.begun().step - seen)
            await it.settle()
        (his,) = await it.mine(it.bob)
        assert (his.seen_step, his.since) == (None, None)

    evening(story)


def test_a_page_that_nobody_can_see_has_shown_nothing(evening):
    async def story(it):
        table = await it.table()
        await it.asked(table, 1)
        watcher = Watcher(it.ann, 0)
        table.audience.join(watcher)
        table.audience.attend(watcher, visible=False, notifies=False)
        seen = table.begun().step
        await it.turn(table)
        table.audience.leave(watcher)
        (mine,) = await it.mine(it.ann)
        assert (mine.seen_step, mine.since) == (seen, table.begun().step - seen)

    evening(story)


def test_who_comes_back_is_told_what_was_seen_and_others_are_not(evening):
    async def story(it):
        table = await it.table()
        await it.asked(table, 1)
        first = Watcher(it.ann, 0)
        table.audience.join(first)
        table.audience.leave(first)
        seen = table.begun().step
        await it.turn(table)
        await it.settle()
        table = await it.house.hall.find(table.details.id)
        again, beside, stranger = Watcher(it.ann, 0), Watcher(it.ann, 0), Watcher()
        for watcher in (again, beside, stranger):
            table.audience.join(watcher)
        assert [watcher.told[0].get("seen") for watcher in (again, beside, stranger)] == [seen, None, None]

    evening(story)


def test_all_tables_are_noted_in_two_statements_and_only_what_has_changed(evening):
    async def story(it):
        hall, executed = it.house.hall, []

        @event.listens_for(it.house.database._engine, "before_cursor_execute")
        def note(connection, cursor, statement, values, context, many):
            executed.append((statement.split()[0], len(values) if many else 1))

        async def noted():
            await asyncio.gather(*hall._later)
            executed.clear()
            hall.note(hall.tables.values())
            await asyncio.gather(*hall._later)
            return executed

        played = [await it.table() for _ in range(5)]
        for table in played:
            await it.turn(table)
            table.audience.join(Watcher(it.ann, 0))
            table.audience.join(Watcher(it.bob, 1))
        assert await noted() == [("UPDATE", 5), ("INSERT", 10)]
        assert await noted() == []
        it.time.pass_by(1)
        for table in played[:2]:
            await it.turn(table)
        assert await noted() == [("UPDATE", 2), ("INSERT", 4)]
        steps = {row.table_id: row.step for row in await it.stored(select(looks))}
        assert steps == {table.details.id: table.begun().step for table in played}
        turns = await it.stored(select(tables.c.id, tables.c.asked, tables.c.asked_step))
        assert {table_id: (dict(asked).keys(), step) for table_id, asked, step in turns} == {
            table.details.id: (set(table.begun().actors), table.begun().step) for table in played
        }

    evening(story)


def test_looks_are_written_from_time_to_time_and_not_at_each_action(evening):
    async def story(it):
        table = await it.table()
        table.audience.join(Watcher(it.ann, 0))
        for _ in range(3):
            await it.turn(table)
        query = select(looks.c.person, looks.c.step)
        assert await it.stored(query) == []
        it.house.hall.sweep()
        await asyncio.gather(*it.house.hall._later)
        assert await it.stored(query) == [(it.ann.id, table.begun().step)]
        it.house.hall.sweep()
        assert not it.house.hall._later

    evening(story)


def test_the_nearest_deadline_comes_first_and_then_who_has_waited_longest(evening):
    async def story(it):
        slow = await it.table(clock=DaysClock(5))
        old = await it.table()
        it.time.pass_by(HOUR)
        new = await it.table()
        urgent = await it.table(clock=DaysClock(2))
        his = await it.table()
        for table in (slow, old, new, urgent):
            await it.asked(table, 0)
        await it.asked(his, 1)
        await it.settle()
        mine = await it.mine(it.ann)
        assert [table.id for table in mine] == [t.details.id for t in (urgent, slow, old, new, his)]
        assert mine[0].deadline == it.time.now() + 2 * DAY

    evening(story)


def test_no_turn_is_mine_while_a_bot_stands_in(evening):
    async def story(it):
        table = await it.table()
        await it.asked(table, 0)
        await seating.leave(table, it.ann)
        (mine,) = await it.mine(it.ann)
        assert mine.my_turn is False

    evening(story)
