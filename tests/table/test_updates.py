"""Updates have what is new to each viewer; merged into what the viewer has, they give the whole view."""

import random
from contextlib import ExitStack

import pytest

from imperia.games import GAMES
from tests.table.client import GUEST, ME, Somebody

ACTIONS = 60


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_goes_looks_elsewhere_or_takes_back_knows_the_whole_view(ann, game):
    table = ann.open(ME, GUEST, game=game)
    path = f"/api/tables/{table['id']}"
    chance = random.Random(game)
    watcher = Somebody(ann.server, None)
    with ann.live(table) as own, watcher.live(table) as steady, ExitStack() as door:
        own.receive(), steady.receive()
        passing, eyes = None, None  # a second watcher, while there is one; the seat whose view Ann gets
        for _ in range(ACTIONS):
            if chance.random() < 0.3:
                eyes = chance.choice([None, 0, 1])
                own.ask(type="look", seat=eyes)
            if chance.random() < 0.2:
                if passing:
                    door.close()
                    passing = None
                else:
                    passing = door.enter_context(watcher.live(table))
                    passing.receive()
            act_or_take_back(ann, path, steady.view["actors"][0], chance)
            whole = watcher.get(f"{path}/view")["view"]
            for live in filter(None, (steady, passing)):
                live.until("update")
                assert live.view == whole
            own.until("update")
            assert own.view == (whole if eyes is None else ann.get(f"{path}/view", seat=eyes)["view"])
            if whole["over"]:
                return


def act_or_take_back(ann, path, seat, chance):
    now = ann.get(f"{path}/view", seat=seat)
    if chance.random() < 0.2:
        back = ann.ask("POST", f"{path}/undo", {"seq": now["seq"], "seat": chance.choice([0, 1])})
        if back.is_success:
            return
    code = chance.choice(now["view"]["legal"])["code"]
    ann.post(f"{path}/actions", seat=seat, seq=now["seq"], code=code)
