"""Matches are replayed from their logs in a thread of their own, and the event loop goes on meanwhile."""

import asyncio
import threading

import pytest

from imperia.table.errors import Refused
from imperia.table.porter import AT_ONCE, Turns
from imperia.table.security import Rate
from imperia.table.tables import folding, opening
from imperia.table.tables.folding import Folding
from tests.table.inside import SetTime, open_house
from tests.table.test_memory import GUEST, ME, opened


def test_others_play_while_a_match_is_folded(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time, idle_seconds=0) as house:
            one, ann = await opened(house, ME, GUEST, GUEST)
            other, bob = await opened(house, ME, GUEST, GUEST)
            await one.worker.ask(lambda: one.act(ann, 0, 0, 3))
            time.pass_by(1)
            house.hall.drop(one)
            busy = threading.Event()
            working = asyncio.create_task(house.hall.folding.do(busy.wait))
            waiting = [
                asyncio.create_task(house.hall.find(one.details.id)),  # this one is read back from its log
                asyncio.create_task(opening.copy_table(house.hall, bob, other, 0)),
            ]
            try:
                assert await other.worker.ask(lambda: other.act(bob, 0, 0, 3)) == 1
                assert await other.worker.ask(lambda: other.act(bob, 1, 1, 1)) == 2
                assert not any(task.done() for task in waiting)
            finally:
                busy.set()
            await working
            again, copy = await asyncio.gather(*waiting)
            assert (again.begun().step, copy.begun().step) == (1, 0)

    asyncio.run(test())


def test_what_goes_wrong_in_the_thread_is_told_to_who_asked():
    async def test():
        thread = Folding()

        def fail():
            raise Refused("bad-file", what="x")

        with pytest.raises(Refused, match="bad-file"):
            await thread.do(fail)
        assert await thread.do(threading.get_ident) != threading.get_ident()
        thread.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("pieces", "breaks"),
    [
        ([0.01, 0.01, 0.01], 0),  # short answers follow each other without a break
        ([0.02] * 7, 2),  # but not if there are many
        ([2.0], 0),  # those who wait for it need not wait for a break
        ([2.0, 0.01, 0.01], 1),
    ],
)
def test_the_thread_makes_a_break_only_after_much_work(monkeypatch, pieces, breaks):
    worked, slept = 0.0, []
    monkeypatch.setattr(folding.time, "thread_time", lambda: worked)
    monkeypatch.setattr(folding.time, "monotonic", lambda: 1000 + worked + sum(slept))
    monkeypatch.setattr(folding.time, "sleep", slept.append)

    def work(seconds):
        nonlocal worked
        worked += seconds

    async def test():
        thread = Folding()
        for seconds in pieces:
            await thread.do(lambda seconds=seconds: work(seconds))
        thread.close()

    asyncio.run(test())
    assert slept == [folding.LONGEST_BREAK] * breaks


def test_whoever_asks_after_a_quiet_time_waits_for_no_break(monkeypatch):
    now, slept = 1000.0, []
    monkeypatch.setattr(folding.time, "thread_time", lambda: now)
    monkeypatch.setattr(folding.time, "monotonic", lambda: now)
    monkeypatch.setattr(folding.time, "sleep", slept.append)

    def work():
        nonlocal now
        now += 0.5

    async def test():
        nonlocal now
        thread = Folding()
        await thread.do(work)
        now += 0.5
        await thread.do(work)
        assert slept == []
        await thread.do(work)
        assert slept == [folding.LONGEST_BREAK]
        thread.close()

    asyncio.run(test())


def test_a_visitor_who_asks_for_much_waits_behind_himself():
    async def test():
        turns, began = Turns(), []
        for number in range(10):
            turns.take("eve", lambda number=number: began.append(number))
        turns.take("ann", lambda: began.append("ann"))
        assert began == [0, "ann"]
        await asyncio.sleep(0)
        assert began == [0, "ann", *range(1, 1 + AT_ONCE)]
        for _ in range(10):
            await asyncio.sleep(0)
        assert began == [0, "ann", *range(1, 10)]
        turns.take("eve", lambda: began.append("later"))
        assert began[-1] == "later"

    asyncio.run(test())


def test_what_is_owed_is_made_good_and_nobody_pays_for_ever():
    now = 0.0
    rate = Rate((2, 1), lambda: now)
    assert [rate.charge() for _ in range(5)] == [0, 0, 1, 2, 3]
    assert [rate.charge() for _ in range(100)][-1] == 3
    now = 4.0
    assert rate.charge() == 0
