"""Gymnasium: one seat of a match for a learner, bots at the others.

import gymnasium
import imperia.research.gym
env = gymnasium.make("imperia/Empire-v0", players=3, bots="greedy")
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from imperia.games import GAMES
from imperia.kernel.entries import SELDOM
from imperia.kernel.verbs import room_of
from imperia.minds import Mind, make_mind, mind_in
from imperia.play.checks import check_seat
from imperia.research.bare_match import BareMatch
from imperia.research.errors import BadEnvironment, MissingPackage
from imperia.research.spaces import DEAL, LOSE, RENDER_MODES, Ground, Observation, error_about
from imperia.research.terms import MOST_STEPS, PLACES
from imperia.words import Quoted

try:
    import gymnasium
except ImportError:
    raise MissingPackage("package-missing", package="Gymnasium") from None

RANDOM = "random"
MOST_SEEDS = 1 << 63


class MatchEnv(gymnasium.Env[Observation, Any]):
    """`seat` is that of the learner; None: another one in every match, by lot. `bots` is a name for all the
    others, or a name for each of them in the order of their seats: `random`, `greedy`, a level, `search:100`
    and whatever else `imperia.minds.make_mind` knows.

    An action that may not be taken loses the match at once, and `info["illegal"]` says why; with
    `illegal="raise"` it is an error instead. `reset(options={"deal": 17})` begins with that deal.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 -- as Gymnasium declares it
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = RANDOM,
        reward: str = PLACES,
        illegal: str = LOSE,
        most_steps: int = MOST_STEPS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._ground = Ground(
            game,
            players,
            options,
            reward=reward,
            illegal=illegal,
            most_steps=most_steps,
            render_mode=render_mode,
        )
        self.render_mode = render_mode
        self.terms = self._ground.terms
        self._wanted_seat = None if seat is None else check_seat(seat, self.terms.players)
        others = self.terms.players - 1
        names = [bots] * others if isinstance(bots, str) else bots
        if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
            raise BadEnvironment("no-bots", given=Quoted(repr(bots)))
        self._names = tuple(names)
        if len(self._names) != others:
            raise BadEnvironment("wrong-bots", given=len(self._names), seats=others)
        for name in self._names:
            mind_in(
                make_mind(name), self.terms.definition, self.terms.setting
            )  # or an error that says why not
        self.observation_space = self._ground.observation_space()
        self.action_space = self._ground.action_space()
        self.match: BareMatch | None = None
        self.seat = 0
        self._bots: dict[int, _Bot] = {}
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if unknown := set(options or ()) - {DEAL}:
            raise BadEnvironment("unknown-reset", given=Quoted(min(unknown)), known=Quoted(DEAL))
        chance, players = self.np_random, self.terms.players
        self.match = self._ground.dealt(chance, options)
        self.seat = int(chance.integers(players)) if self._wanted_seat is None else self._wanted_seat
        others = [seat for seat in range(players) if seat != self.seat]
        self._bots = {
            seat: _bot(name, int(chance.integers(MOST_SEEDS)))
            for seat, name in zip(others, self._names, strict=True)
        }
        self._let_bots_play(self.match)
        self._ended = self.match.over
        return self._observation(self.match), self._info(self.match)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None or self._ended:
            raise BadEnvironment("reset-first")
        if problem := error_about(match, self.seat, action):
            if self._ground.raises:
                raise problem
            self._ended = True
            info = {**self._info(match), "illegal": str(problem)}
            lost = self.terms.forfeited(self.seat)[self.seat]
            return self._observation(match), lost, True, False, info
        match.play(self.seat, action)
        self._let_bots_play(match)
        self._ended = match.over
        broken_off = match.broken_off
        reward = match.rewards[self.seat]
        return self._observation(match), reward, match.over and not broken_off, broken_off, self._info(match)

    def render(self) -> Any:
        if self.match is None:
            raise BadEnvironment("reset-first")
        return self._ground.picture(self.match, self.seat)

    def action_masks(self) -> Any:
        """The mask of the present decision, as some libraries ask for it."""
        if self.match is None:
            raise BadEnvironment("reset-first")
        return self.match.mask(self.seat).astype(bool)

    def _let_bots_play(self, match: BareMatch) -> None:
        while (asked := match.actors) and self.seat not in asked:
            match.play(asked[0], self._bots[asked[0]].choose(match, asked[0]))

    def _observation(self, match: BareMatch) -> Observation:
        mask = match.mask(self.seat)
        if self._ended:
            mask[:] = 0
        return {"observation": match.observation(self.seat), "action_mask": mask}

    def _info(self, match: BareMatch) -> dict[str, Any]:
        return {"seat": self.seat, "step": match.step}


class _Random:
    """Plays as `imperia.minds.RandomMind` does, without a match in words."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: BareMatch, seat: int) -> int:
        choices, seldom = match.choices(seat), room_of(match.record.dtype).seldom
        code = self._chance.choice(choices)
        while len(choices) > 1 and code in seldom and self._chance.randrange(SELDOM) > 0:
            code = self._chance.choice(choices)
        return code


class _Thinking:
    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def choose(self, match: BareMatch, seat: int) -> int:
        return self._mind.choose(match.match(), seat).code


_Bot = _Random | _Thinking


def _bot(name: str, seed: int) -> _Bot:
    return _Random(seed) if name == RANDOM else _Thinking(make_mind(name, seed))


def register() -> None:
    """Make the games known to `gymnasium.make`; importing this module does so."""
    for name in GAMES:
        known = f"imperia/{name.title()}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point=f"{__name__}:{MatchEnv.__name__}", kwargs={"game": name})


register()
