"""Clocks and bots that stand in, with time that passes when the test says so."""

import asyncio

import pytest

from imperia.table.protocol.described import Clock, DaysClock, LiveClock
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.tables import absence, opening, seating
from imperia.table.tables.absence import shown_clocks
from imperia.table.tables.clocks import DAY, LEAST_ON_RETURN, Clocks
from tests.table.inside import SetTime, Watcher, open_house, until

LIVE = LiveClock(60_000, 5_000)
DAYS = DaysClock(2)


# ----- The arithmetic


def test_a_bank_runs_while_a_seat_is_asked_and_grows_when_its_turn_is_over():
    clocks = Clocks(LIVE, 2)
    clocks.ask([0], 1_000)
    clocks.ask([0], 4_000)  # the turn goes on
    assert clocks.shown(0) == Clock(60_000, 1_000)
    clocks.ask([1], 11_000)
    assert clocks.shown(0) == Clock(55_000, None)
    assert clocks.shown(1) == Clock(60_000, 11_000)
    assert clocks.deadline == 71_000
    assert clocks.out_of_time(70_999) == []
    assert clocks.out_of_time(71_000) == [1]


def test_several_clocks_run_at_once_when_several_are_asked():
    clocks = Clocks(LIVE, 3)
    clocks.ask([0, 1, 2], 0)
    clocks.ask([1, 2], 20_000)
    clocks.ask([1], 30_000)
    assert [clocks.shown(seat).left for seat in range(3)] == [45_000, 60_000, 35_000]
    assert clocks.deadline == 60_000


def test_days_are_for_each_turn_anew():
    clocks = Clocks(DAYS, 2)
    clocks.ask([0], 0)
    assert clocks.deadline == 2 * DAY
    clocks.ask([1], DAY)
    clocks.ask([0], DAY + 5)
    assert clocks.deadline == 3 * DAY + 5


def test_a_bot_plays_on_nobodys_time_and_who_returns_has_some():
    clocks = Clocks(LIVE, 2)
    clocks.ask([0], 0)
    clocks.stand_in(0, 60_000)
    assert clocks.shown(0) == Clock(0, None)
    assert clocks.deadline is None
    clocks.give_back(0)
    assert clocks.shown(0).left == LEAST_ON_RETURN


def test_time_while_the_server_was_down_counts_for_days_only():
    for rules, since in ((LIVE, 500_000), (DAYS, 1_000)):
        clocks = Clocks(rules, 2)
        clocks.ask([0], 1_000)
        again = Clocks(rules, 2, clocks.state, now=500_000)
        assert again.shown(0).running_since == since


# ----- At a table


async def seated(house, clock, *more):
    ann, _ = await house.people.create("Ann", house.time.now())
    bob, _ = await house.people.create("Bob", house.time.now())
    seats = (SeatWish("me"), SeatWish("open"), *more)
    wish = TableWish("empire", len(seats), seats=seats, clock=clock)
    table = await opening.open_table(house.hall, ann, wish)
    await table.worker.ask(lambda: seating.join(table, bob, None))
    return table, ann, bob


def asked(table, seat):
    return seat in table.begun().actors


def first_legal(table, seat):
    return table.begun().match.legal(seat)[0].code


def test_out_of_time_a_bot_stands_in_and_hands_the_seat_back(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time) as house:
            table, ann, bob = await seated(house, LIVE)
            watcher = Watcher(bob, 1)
            table.audience.join(watcher)
            assert asked(table, 0)  # E2.4
            time.pass_by(59_999)
            await table.worker.ask(table.settled)
            assert table.details.seats[0].stand_in is None
            time.pass_by(1)
            await until(lambda: table.begun().step > 0)
            assert table.details.seats[0].stand_in == "skilled"
            assert watcher.of("table")[0]["table"]["seats"][0]["stand_in"] == "skilled"
            assert watcher.of("update")[0]["clocks"][0] == {"left": 0, "running_since": None}

            await table.worker.ask(lambda: absence.give_back(table, ann, 0))
            assert table.details.seats[0].stand_in is None
            assert table.clocks.shown(0).left == LEAST_ON_RETURN
            assert watcher.of("table")[-1]["table"]["seats"][0]["stand_in"] is None

    asyncio.run(test())


def test_acting_is_coming_back(tmp_path):
    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            table, ann, bob = await seated(house, LIVE)
            await table.worker.ask(lambda: absence.stand_in(table, 1))
            code = first_legal(table, 0)
            await table.worker.ask(lambda: table.act(ann, 0, 0, code))
            await until(lambda: asked(table, 0))  # the bot has played for Bob
            await table.worker.ask(lambda: absence.give_back(table, bob, 1))
            code = first_legal(table, 0)
            await table.worker.ask(lambda: table.act(ann, 0, table.begun().seq, code))
            step = table.begun().step
            await asyncio.sleep(0.05)
            assert table.begun().step == step  # no bot plays for Bob any more

    asyncio.run(test())


def test_days_run_on_while_a_table_is_not_in_memory(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time, idle_seconds=60) as house:
            table, _, _ = await seated(house, DAYS)
            await until(lambda: not house.hall._later)
            time.pass_by(120_000)
            await until(lambda: house.hall.sweep() or table.details.id not in house.hall.tables)
            time.pass_by(2 * DAY)
            await house.hall.wake_tables_whose_days_are_over()
            again = await house.hall.find(table.details.id)
            time.pass_by(0)
            await until(lambda: again.begun().step > 0)
            assert again.details.seats[0].stand_in == "skilled"

    asyncio.run(test())


def test_clocks_survive_a_restart(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time) as house:
            table, ann, _ = await seated(house, LIVE)
            time.pass_by(12_000)
            code = first_legal(table, 0)
            await table.worker.ask(lambda: table.act(ann, 0, 0, code))
            left = table.clocks.shown(0).left
        assert left == 53_000
        time.pass_by(3_600_000)
        time.restart()
        async with open_house(tmp_path, time) as house:
            again = await house.hall.find(table.details.id)
            await again.worker.ask(again.settled)
            assert shown_clocks(again) == [Clock(53_000, None), Clock(60_000, time.now())]

    asyncio.run(test())


# ----- When somebody sets the time of day

HOURS = 2 * 3_600_000


@pytest.mark.parametrize("jump", [HOURS, -HOURS])
def test_a_bank_is_neither_emptied_nor_filled_when_the_time_of_day_is_set(tmp_path, jump):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time) as house:
            table, ann, bob = await seated(house, LIVE)
            watcher = Watcher(bob, 1)
            table.audience.join(watcher)
            time.pass_by(10_000)
            time.set_by(jump)
            # The clock that is shown has run for ten seconds, although the date was changed.
            assert shown_clocks(table)[0] == Clock(60_000, time.now() - 10_000)
            time.pass_by(2_000)
            await table.worker.ask(table.settled)
            assert table.details.seats[0].stand_in is None
            code = first_legal(table, 0)
            await table.worker.ask(lambda: table.act(ann, 0, 0, code))
            told = watcher.of("update")[0]
            assert told["now"] == time.now()
            assert told["clocks"] == [
                {"left": 53_000, "running_since": None},
                {"left": 60_000, "running_since": time.now()},
            ]
            time.pass_by(60_000)
            await until(lambda: table.details.seats[1].stand_in == "skilled")

    asyncio.run(test())


def test_days_go_by_the_date_though_the_machine_slept(tmp_path):
    """While the machine sleeps, its timers sleep, too, and its steady time may stand still; the calendar goes
    on."""

    async def test():
        time = SetTime()
        async with open_house(tmp_path, time) as house:
            table, _, _ = await seated(house, DAYS)
            await until(lambda: not house.hall._later)
            time.set_by(2 * DAY)
            await house.hall.wake_tables_whose_days_are_over()
            await until(lambda: table.details.seats[0].stand_in == "skilled")

    asyncio.run(test())
