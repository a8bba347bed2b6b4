"""Bots at a table of a game whose turns are made of many small decisions."""

import asyncio

import pytest

from imperia.minds import SearchMind
from imperia.table.tables import opening
from imperia.table.tables.details import BOT, Seat
from tests.games.capitals.table import at_home, own
from tests.games.playing import only_when_compiled
from tests.table.inside import open_house, until

ANN, CORVUS = 0, 1
PEACE = ("do peace", "take 39", "enough", "payer nobody", "send")
TRADE = ("do trade", "good currency", "number 5", "good nothing", "send")


@only_when_compiled
@pytest.mark.parametrize("replaced", [False, True])
def test_a_bot_that_is_asked_twice_in_a_turn_has_one_budget_for_it(tmp_path, replaced):
    """The person whose turn it is makes two offers to the bot, and is asked in between."""
    lands = {**own(5, 6), **own(39, seat=CORVUS), 32: {"capital": CORVUS}}
    match = at_home(lands, currency=[20, 20], spare_food=[9, 9])
    minds = []

    async def test():
        async with open_house(tmp_path) as house:

            def mind(level, match):
                minds.append(SearchMind(3, simulations=100, memory_mb=1))
                return minds[-1]

            house.hall.bots.mind = mind
            ann, _ = await house.people.create("Ann", house.time.now())
            table = await opening.open_match(house.hall, ann, match, ["Ann", "Corvus"])
            table.details.seats[CORVUS] = Seat(BOT, "Corvus", level="skilled")

            async def play(*actions):
                for action in actions:
                    await table.worker.ask(
                        lambda action=action: table.act(
                            ann, ANN, table.begun().seq, table.begun().code(action)
                        )
                    )

            async def answered():
                await until(lambda: table.begun().actors == (ANN,) and table.thinking.idle)

            await play(*PEACE)
            await answered()
            (first,) = minds
            spent = first.thoughts.simulations
            assert spent == 13  # an eighth of a hundred
            assert not first._trees  # the trees take no memory while she is asked
            if replaced:
                table.details.seats[CORVUS].level = "expert"
            await play(*TRADE)
            await answered()
            assert minds[-1].thoughts.simulations == (spent if replaced else 11)  # a share of what is left
            assert len(minds) == 1 + replaced

    asyncio.run(test())
