"""Minds that use the network of a game where it covers the match, and do without one elsewhere; or that use a
network of somebody's own, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from imperia.games.contract import Definition
from imperia.games.setting import Setting
from imperia.minds.contract import Mind
from imperia.minds.network import BadNetwork, Network, network_of
from imperia.play import Action, Match

MakeMind = Callable[[int], Mind]
MakeLearned = Callable[[Network, int], Mind]


def mind_for(mind: Mind, match: Match) -> Mind:
    """The mind that actually plays such a match: a LearnedMind stands for several."""
    return mind_in(mind, match.definition, match.setting)


def mind_in(mind: Mind, definition: Definition, setting: Setting) -> Mind:
    """The same, before there is a match."""
    return mind.mind_in(definition, setting) if isinstance(mind, LearnedMind) else mind


class LearnedMind:
    """Plays as `learned` says, with the network that the package has for the game; where that does not cover
    the match, as `otherwise` says. If a `network` is given, it plays only matches that this one covers:
    whoever names a network wants to know how strong that network is, not something else."""

    def __init__(
        self,
        seed: int,
        learned: MakeLearned,
        otherwise: MakeMind,
        network: Network | None = None,
        level: str | None = None,
    ) -> None:
        """A game may have the `level` with this name do without the network of the package."""
        self._level = level
        self._seed = seed
        self._learned = learned
        self._otherwise = otherwise
        self._network = network
        self._minds: dict[str | None, Mind] = {}  # by the game of the network; None: without one

    def choose(self, match: Match, seat: int) -> Action:
        return self.mind_in(match.definition, match.setting).choose(match, seat)

    def mind_in(self, definition: Definition, setting: Setting) -> Mind:
        """The mind that plays matches of this game with this setting."""
        network = self._network_for(definition)
        if network is not None and not (missing := network.not_learned(setting)):
            return self._with(network)
        if self._network is not None:
            raise BadNetwork("network-not-learned", missing=missing)
        return self._without()

    def minds_in(self, definition: Definition) -> list[Mind]:
        """The minds that may play this game, with one setting or another."""
        network = self._network_for(definition)
        without = [self._without()] if self._network is None else []
        return without if network is None else [*without, self._with(network)]

    def _network_for(self, definition: Definition) -> Network | None:
        if self._network is not None and self._network.game != definition.id:
            made_for = self._network.definition.title()
            raise BadNetwork("network-other-game", made_for=made_for, game=definition.title())
        if self._network is not None:
            return self._network
        if self._level is not None and self._level not in definition.levels_with_network:
            return None
        return network_of(definition.id)

    def _without(self) -> Mind:
        return self._kept(None, lambda: self._otherwise(self._seed))

    def _with(self, network: Network) -> Mind:
        return self._kept(network.game, lambda: self._learned(network, self._seed))

    def _kept(self, game: str | None, make: Callable[[], Mind]) -> Mind:
        if game not in self._minds:
            self._minds[game] = make()
        return self._minds[game]
