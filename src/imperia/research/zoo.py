"""PettingZoo: all seats of a match are agents, `seat_0`, `seat_1` and so on.

from imperia.research import zoo
env = zoo.env("empire", players=3)              # AEC: the seats that are asked, one after another
env = zoo.parallel_env("empire", players=3)     # all that are asked, at once
"""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.errors import ImperiaError
from imperia.research.bare_match import BareMatch
from imperia.research.errors import BadEnvironment, MissingPackage
from imperia.research.spaces import RENDER_MODES, Ground, Observation, error_about
from imperia.words import Quoted, quoted

try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise MissingPackage("package-missing", package="PettingZoo") from None

Infos = dict[str, dict[str, Any]]
# Observations, rewards, terminations, truncations and infos, each by agent.
Outcome = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


def env(game: str, players: int | None = None, **keywords: Any) -> MatchAEC:
    """Keywords are the options of the game, and `reward`, `illegal`, `most_steps` and `render_mode`."""
    return MatchAEC(game, players, **keywords)


def parallel_env(game: str, players: int | None = None, **keywords: Any) -> MatchParallel:
    """With the same keywords. An agent that is not asked takes the last action, which is to wait."""
    return MatchParallel(game, players, **keywords)


_OWN = ("reward", "illegal", "most_steps", "render_mode")


class _AllSeats:
    """What both kinds of environment have."""

    agents: list[str]

    def __init__(self, game: str, players: int | None, keywords: dict[str, Any], more_actions: int) -> None:
        own = {name: keywords[name] for name in _OWN if name in keywords}
        options = {name: value for name, value in keywords.items() if name not in _OWN}
        self._ground = Ground(game, players, options, more_actions=more_actions, **own)
        self.terms = self._ground.terms
        self.render_mode = keywords.get("render_mode")
        self.metadata = {
            "name": f"imperia_{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = self.terms.agents
        self.observation_spaces = {agent: self._ground.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._ground.action_space() for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._match: BareMatch | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def match(self) -> BareMatch:
        if self._match is None:
            raise BadEnvironment("reset-first")
        return self._match

    def _deal(self, seed: int | None, options: dict[str, Any] | None) -> BareMatch:
        """The next match of the seed; `options` may name its `deal`, and any others are ignored."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._match = self._ground.dealt(self._chance, options)
        self.agents = self.possible_agents[:]
        return self._match

    def render(self) -> str | None:
        return self._ground.picture(self.match, None)

    def close(self) -> None:
        """There is nothing to close."""


class MatchAEC(_AllSeats, AECEnv):  # type: ignore[misc]
    """Seats that are asked at once answer in their order, and none sees what the others have answered.

    An action that may not be taken ends the match: whoever took it loses, and its `infos` say why. With
    `illegal="raise"` it is an error instead. `reset(options={"deal": 17})` begins with that deal.
    """

    def __init__(self, game: str, players: int | None = None, **keywords: Any) -> None:
        AECEnv.__init__(self)
        _AllSeats.__init__(self, game, players, keywords, more_actions=0)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._ended = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        match = self._deal(seed, options)
        self._ended = False
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[match.actors[0]]

    def observe(self, agent: str) -> Observation:
        match, seat = self.match, self._seat_of[agent]
        mask = match.mask(seat)
        if self._ended:
            mask[:] = 0
        return {"observation": match.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        match = self.match
        if self._ended:
            if not self.agents:
                raise BadEnvironment("reset-first")
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        seat = self._seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        if not match.allows(seat, action):
            self._forfeit(agent, match.why_not(seat, action))
            return
        match.play(seat, action)
        asked = match.actors
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            self._end(match.rewards, match.broken_off)

    def _forfeit(self, agent: str, problem: ImperiaError) -> None:
        if self._ground.raises:
            raise problem
        self.infos[agent] = {"illegal": str(problem)}
        self._end(self.terms.forfeited(self._seat_of[agent]), False)

    def _end(self, rewards: tuple[float, ...], broken_off: bool) -> None:
        self._ended = True
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, not broken_off)
        self.truncations = dict.fromkeys(self.agents, broken_off)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


class MatchParallel(_AllSeats, ParallelEnv):  # type: ignore[misc]
    """All seats act at once. One that is not asked can only choose `waiting`, the last action; in most
    decisions that goes for all seats but one."""

    def __init__(self, game: str, players: int | None = None, **keywords: Any) -> None:
        super().__init__(game, players, keywords, more_actions=1)
        self.waiting = self.terms.codes
        self.agents = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._deal(seed, options)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Outcome:
        match = self.match
        if not self.agents:
            raise BadEnvironment("reset-first")
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise BadEnvironment("agent-without-action", agent=Quoted(missing[0]))
        if unknown := [agent for agent in actions if agent not in self.agents]:
            raise BadEnvironment("agent-unknown", agent=Quoted(unknown[0]), agents=quoted(self.agents))
        infos: Infos = {agent: {} for agent in self.agents}
        asked = match.actors
        for seat, agent in enumerate(self.agents):
            if problem := self._error_about(seat, actions[agent]):
                if self._ground.raises:
                    raise problem
                infos[agent] = {"illegal": str(problem)}
                return self._outcome(self.terms.forfeited(seat), infos, terminated=True)
        for seat in asked:
            if not match.over:  # it may be broken off between two of them
                match.play(seat, actions[self.agents[seat]])
        broken_off = match.broken_off
        return self._outcome(
            match.rewards, infos, terminated=match.over and not broken_off, truncated=broken_off
        )

    def _error_about(self, seat: int, action: Any) -> ImperiaError | None:
        if seat in self.match.actors:
            return error_about(self.match, seat, action)
        return None if action == self.waiting else BadEnvironment("must-wait", waiting=self.waiting)

    def _outcome(
        self,
        rewards: tuple[float, ...],
        infos: Infos,
        *,
        terminated: bool = False,
        truncated: bool = False,
    ) -> Outcome:
        agents = self.agents
        outcome = (
            self._observations(ended=terminated or truncated),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            infos,
        )
        if terminated or truncated:
            self.agents = []
        return outcome

    def _observations(self, ended: bool = False) -> dict[str, Observation]:
        match = self.match
        asked = () if ended else match.actors
        observations: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self.waiting + 1, np.int8)
            if seat in asked:
                mask[match.choices(seat)] = 1
            else:
                mask[self.waiting] = 1
            observations[agent] = {"observation": match.observation(seat), "action_mask": mask}
        return observations
