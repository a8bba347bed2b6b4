"""One look at a network for a decision."""

from __future__ import annotations

import numpy as np

from imperia.minds.network import Asker, Network
from imperia.minds.network.asking import stream
from imperia.minds.network.exponentials import ONE, TEMPERATURE
from imperia.minds.thoughts import Inclination, Liked
from imperia.play import Action, Match
from imperia.words import Quoted, SpokenError

HOTTEST = 100.0  # where all answers are about equally likely


class BadTemperature(SpokenError, ValueError):
    """A temperature that no policy can have."""


def check_temperature(temperature: float) -> None:
    if not 0 <= temperature <= HOTTEST:
        raise BadTemperature("mind-temperature", given=Quoted(f"{temperature:g}"), most=f"{HOTTEST:g}")


class PolicyMind:
    """Plays what the policy of a network likes best or, with a temperature, what is drawn by its chances: 1
    leaves these as they are, less makes the best more likely.

    Deterministic for a given seed and the same sequence of decisions, on every machine.
    """

    def __init__(self, network: Network, seed: int = 0, *, temperature: float = 0.0) -> None:
        check_temperature(temperature)
        self._asker = Asker(network)
        self._chance = stream(seed)
        # Rounding must not turn a tiny temperature into none.
        self._temperature = max(round(temperature * TEMPERATURE), int(temperature > 0))

    @property
    def network(self) -> Network:
        return self._asker.network

    def choose(self, match: Match, seat: int) -> Action:
        code = self._asker.choose(match.state, seat, match.players, self._chance, self._temperature)
        return match.action(code)

    def think(self, match: Match, seat: int) -> Inclination:
        """How likely each action is to be drawn, and what the network expects for every seat. At temperature
        0, where nothing is drawn, the chances are those that the network gives. Where the rules prescribe an
        action to bots, only that one is listed: the network never learned anything about the other answers,
        though a person may give them."""
        settled = match.settled(seat)
        legal = match.legal(seat) if settled is None else [settled]
        codes = np.array([action.code for action in legal], np.int32)
        self._asker.ask(match.state, seat, match.players, codes, self._temperature or TEMPERATURE)
        layers = self._asker.layers
        liked = [
            Liked(action, int(chance) / ONE)
            for action, chance in zip(legal, layers.chances[: len(legal)], strict=True)
        ]
        shares = np.roll(layers.shares[: match.players], seat) / ONE
        return Inclination(tuple(shares.tolist()), tuple(sorted(liked, key=lambda each: -each.chance)), seat)
