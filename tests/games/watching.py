"""Random games, all played at once, which a test looks at after every decision."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import numpy as np

from imperia.kernel import entries
from imperia.kernel.record import copy_of
from imperia.kernel.verbs import CODE, room_of
from tests.games.records import Batch, one, refusals


class Watch:
    """`ask` lists what may be done in each game; `step` decides in each, and keeps what was before. Codes in
    `seldom` are mostly left out, so that games last."""

    def __init__(
        self, states: Batch, seed: int, decisions: type[IntEnum], seldom: Sequence[int] = ()
    ) -> None:
        self.states = states
        self.before = copy_of(states)
        self.decisions = decisions
        self.seldom = np.array(seldom, int)
        self.chooser = np.random.default_rng(seed)
        self.seats = np.zeros(len(states), np.int8)
        self.codes = np.zeros((len(states), room_of(states.dtype).answers), CODE)
        self.counts = np.zeros(len(states), np.int32)
        self.asked = np.zeros((len(states), len(decisions)), int)  # how often each kind of decision was asked

    @property
    def over(self) -> np.ndarray:
        return self.states["decision"] == self.decisions["OVER"]

    def ask(self) -> None:
        entries.first_actors(self.states, self.seats)
        entries.legal_all(self.states, self.seats, self.codes, self.counts)

    def choose(self) -> np.ndarray:
        """The action that is taken in each game, out of the possible ones."""
        chosen = self.chooser.integers(0, np.maximum(self.counts, 1))
        if len(self.seldom):
            codes = self.codes[np.arange(len(chosen)), chosen]
            again = np.isin(codes, self.seldom) & (self.chooser.random(len(chosen)) < 0.95)
            chosen = np.where(again, (chosen + 1) % np.maximum(self.counts, 1), chosen)
        return chosen

    def step(self) -> None:
        games = np.arange(len(self.states))
        self.asked[games, self.states["decision"]] += ~self.over
        self.before = copy_of(self.states)
        entries.apply_all(self.states, self.seats, self.codes[games, self.choose()])

    @property
    def same_game(self) -> np.ndarray:
        """For each record, whether no new game of a series has begun."""
        return self.states["game"] == self.before["game"]

    def check_questions(self, codes: int) -> None:
        """Check that somebody can always act, and that the codes listed are in order, without repetitions."""
        asked = self.counts > 0
        assert (asked == ~self.over).all()  # no dead end
        legal = np.arange(self.codes.shape[1]) < self.counts[:, None]
        ascending = np.diff(self.codes.astype(int), axis=1) > 0
        assert (ascending | ~legal[:, 1:]).all()
        assert ((self.codes >= 0) & (self.codes < codes) | ~legal).all()
        assert (self.seats[asked] < self.states["options"]["players"][asked]).all()

    def check_refusals(self, moments: int, often: int) -> set[IntEnum]:
        """The list of actions and the reasons against them are separate code: check that they agree on all
        codes. At each moment one game in `often` is checked; returns the decisions that came up in these."""
        met = set()
        for moment in range(moments):
            self.ask()
            for i in range(moment % often, len(self.states), often):
                state = self.states[i : i + 1]
                met.add(self.decisions(int(state["decision"][0])))
                for seat in range(state["options"]["players"][0]):
                    asked = seat in one.actors(state)
                    allowed = np.flatnonzero(refusals(state, seat) == 0).tolist() if asked else []
                    assert allowed == one.legal(state, seat)
            if self.over.all():
                break
            self.step()
        return met
