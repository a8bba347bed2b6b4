"""What a viewer may not know never reaches them: matches that differ only in that send them the same
bytes."""

import json
import random

import numpy as np
import pytest

import imperia
from imperia.games import GAMES
from imperia.kernel.entries import redeal_all
from imperia.kernel.verbs import SPECTATOR
from tests.table.client import Somebody

STEPS_COMPARED = 12


def somewhere(game, seed):
    """A match that was played at random for a while."""
    chance = random.Random(seed)
    match = imperia.game(game).start(imperia.game(game).players[-1], seed=seed)
    for _ in range(chance.randrange(0, 40)):
        if not match.over:
            seat = chance.choice(match.actors)
            match.play(seat, chance.choice(match.legal(seat)))
    return match


def twin(match, viewer, seed):
    """A position that is the same to the viewer, with everything that the viewer cannot know dealt again."""
    state = match.state
    redeal_all(state, SPECTATOR if viewer is None else viewer, np.array([seed]), np.array([seed + 1]))
    return imperia.game(match.game).read(match.definition.describe(match.setting, state))


class Watched:
    """A table with a given position, looked at by one viewer and played by its owner."""

    def __init__(self, server, match, viewer):
        self.owner = Somebody(server, "Owner")
        self.table = self.owner.post("/api/tables/upload", file=match.save())
        watcher = self.owner if viewer is not None else Somebody(server, None)
        self._context = watcher.live(self.table)
        self.live = self._context.__enter__()
        self.first = self.live.socket.recv()
        if viewer is not None:
            self.live.send(type="look", seat=viewer)
            self.first = self.live.socket.recv()

    def play(self, seat, code):
        path = f"/api/tables/{self.table['id']}"
        seq = self.owner.get(path)["seq"]
        self.owner.post(f"{path}/actions", seat=seat, seq=seq, code=code)
        while not (message := self.live.socket.recv()).startswith('{"type":"update"'):
            pass
        return message

    def close(self):
        self._context.__exit__(None, None, None)


def without_times(message: str) -> dict:
    facts = json.loads(message)
    return {name: facts[name] for name in ("view", "events", "seq", "viewer")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_hidden_facts_changed_identical_bytes(server, game, seed):
    match = somewhere(game, seed)
    if match.over:
        pytest.skip("this random match ended early")
    viewer = random.Random(seed).choice([None, *range(match.players)])
    begun = imperia.game(game).read(match.notation)
    other = twin(begun, viewer, seed)
    one, two = Watched(server, begun, viewer), Watched(server, other, viewer)
    try:
        assert without_times(one.first) == without_times(two.first)
        chance = random.Random(seed)
        for _ in range(STEPS_COMPARED):
            choices = [
                (seat, action.code)
                for seat in begun.actors
                for action in begun.legal(seat)
                if other.why_not(seat, action) is None
                and reveals_nothing(begun, seat, action)
                and reveals_nothing(other, seat, action)
            ]
            if not choices:
                return
            seat, code = chance.choice(choices)
            begun.play(seat, code)
            other.play(seat, code)
            assert one.play(seat, code) == two.play(seat, code)
    finally:
        one.close()
        two.close()


def reveals_nothing(match, seat, action):
    trial = match.at(len(match.history))
    return not any(entry.kind.reveals for entry in trial.play(seat, action)._entries)


def test_the_property_can_fail(server):
    """Positions that differ in something the viewer knows are told apart."""
    match = somewhere("empire", 3)
    seen = Watched(server, imperia.game("empire").read(match.notation), 0)
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    other = Watched(server, imperia.game("empire").read(match.notation), 0)
    assert without_times(seen.first) != without_times(other.first)
    seen.close()
    other.close()
