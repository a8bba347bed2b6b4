"""What a game explains is worked out beside the event loop, once for each position, seat and question."""

import asyncio
import threading

import pytest

from imperia.play import Match
from imperia.table.errors import Refused
from imperia.table.protocol.requests import TableWish
from imperia.table.tables import explaining, opening
from tests.table.inside import SetTime, open_house
from tests.table.test_memory import GUEST, ME

INCOME, FOOD = {"of": "income"}, {"of": "food"}


async def opened(house):
    ann, _ = await house.people.create("Ann", house.time.now())
    return await opening.open_table(house.hall, ann, TableWish("capitals", 2, seats=(ME, GUEST))), ann


@pytest.fixture
def worked_out(monkeypatch):
    """The questions that a game was asked, each with the thread in which it was."""
    asked, explain = [], Match.explain

    def noted(match, seat, question):
        asked.append((seat, question, threading.get_ident()))
        return explain(match, seat, question)

    monkeypatch.setattr(Match, "explain", noted)
    return asked


def test_others_play_while_a_question_is_answered(tmp_path, worked_out):
    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            table, ann = await opened(house)
            busy = threading.Event()
            working = asyncio.create_task(house.hall.answering.do(busy.wait))
            asking = asyncio.create_task(table.explain(ann, 0, INCOME))
            try:
                seat = table.begun().actors[0]
                code = table.begun().match.legal(seat)[0].code
                assert await table.worker.ask(lambda: table.act(ann, seat, 0, code)) == 1
                assert not asking.done()
            finally:
                busy.set()
            await working
            assert (await asking)["of"] == "income"
            assert threading.get_ident() not in [thread for *_, thread in worked_out]

    asyncio.run(test())


def test_the_same_question_is_worked_out_once_while_the_position_lasts(tmp_path, worked_out):
    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            table, ann = await opened(house)
            first, second = await asyncio.gather(table.explain(ann, 0, INCOME), table.explain(ann, 0, INCOME))
            assert first == second == await table.explain(ann, 0, dict(INCOME))
            assert len(worked_out) == 1
            await table.explain(ann, 1, INCOME)  # another seat asks
            await table.explain(ann, 0, FOOD)
            assert len(worked_out) == 3
            seat = table.begun().actors[0]
            code = table.begun().match.legal(seat)[0].code
            await table.worker.ask(lambda: table.act(ann, seat, 0, code))
            await table.explain(ann, 0, INCOME)
            assert len(worked_out) == 4

    asyncio.run(test())


def test_a_bad_question_is_refused_each_time_and_not_kept(tmp_path, worked_out):
    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            table, ann = await opened(house)
            for _ in range(2):
                with pytest.raises(Refused, match="bad-question"):
                    await table.explain(ann, 0, {"of": "weather"})
            assert len(worked_out) == 2

    asyncio.run(test())


def test_only_so_many_answers_are_kept(tmp_path, worked_out, monkeypatch):
    monkeypatch.setattr(explaining, "KEPT", 1)

    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            table, ann = await opened(house)
            for question in (INCOME, FOOD, INCOME):
                await table.explain(ann, 0, question)
            assert len(worked_out) == 3

    asyncio.run(test())


def test_a_moment_of_the_past_is_explained_as_it_was(tmp_path, monkeypatch):
    replayed, at = [], Match.at
    monkeypatch.setattr(Match, "at", lambda match, step: replayed.append(step) or at(match, step))

    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            table, ann = await opened(house)
            first = table.begun().match.legal(table.begun().actors[0])[3].arguments["place"]
            province = {"of": "province", "province": first}
            before = await table.explain(ann, 0, province)
            for _ in range(2):
                seat = table.begun().actors[0]
                code = table.begun().match.legal(seat)[3].code
                seq = table.begun().seq
                await table.worker.ask(lambda seat=seat, seq=seq, code=code: table.act(ann, seat, seq, code))
            now = await table.explain(ann, 0, province)
            assert now["holder"] is not None is before["holder"]
            assert await table.explain(ann, 0, province, 0) == before
            assert await table.explain(ann, 0, province, table.begun().step) == now
            await table.explain(ann, 0, {**province, "of": "connection"}, 0)
            assert replayed == [0]  # only once for both questions

    asyncio.run(test())
