"""What environments of Gymnasium and PettingZoo have in common: spaces, checks of keywords, pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.errors import ImperiaError
from imperia.games.contract import check_seed
from imperia.research.bare_match import BareMatch
from imperia.research.errors import BadEnvironment, MissingPackage
from imperia.research.observing import FURTHEST
from imperia.research.terms import MOST_STEPS, PLACES, Terms
from imperia.words import Quoted, quoted

try:
    from gymnasium import spaces
except ImportError:
    raise MissingPackage("package-missing", package="Gymnasium") from None

Observation = dict[str, NDArray[Any]]
LOSE, RAISE = "lose", "raise"
ANSI, SVG = "ansi", "svg"
RENDER_MODES = [ANSI, SVG]
DEAL = "deal"
MOST_DEALS = 1 << 63


class Ground:
    """What an environment is made with, checked, and the spaces that follow from it."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any],
        *,
        reward: str = PLACES,
        illegal: str = LOSE,
        most_steps: int = MOST_STEPS,
        render_mode: str | None = None,
        more_actions: int = 0,
    ) -> None:
        if illegal not in (LOSE, RAISE):
            raise BadEnvironment("unknown-illegal", given=Quoted(illegal), known=quoted((LOSE, RAISE)))
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadEnvironment("unknown-picture", given=Quoted(render_mode), known=quoted(RENDER_MODES))
        self.terms = Terms(game, players, options, reward, most_steps)
        self.raises = illegal == RAISE
        self._render_mode = render_mode
        self._actions = self.terms.codes + more_actions

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self._actions)

    def observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(-FURTHEST, FURTHEST, (self.terms.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def dealt(self, chance: np.random.Generator, options: Mapping[str, Any] | None) -> BareMatch:
        """A match from the deal that the options of `reset` ask for, or from a random one."""
        deal = (options or {}).get(DEAL)
        return BareMatch(self.terms, int(chance.integers(MOST_DEALS)) if deal is None else check_seed(deal))

    def picture(self, match: BareMatch, viewer: int | None) -> str | None:
        """The table as the viewer sees it; None unless a mode to render in was chosen."""
        if self._render_mode is None:
            return None
        from imperia.research.drawing import drawn, written

        return (drawn if self._render_mode == SVG else written)(match.match(), viewer)


def error_about(match: BareMatch, seat: int, action: Any) -> ImperiaError | None:
    """Why the seat may not take this action; None if it may."""
    return None if match.allows(seat, action) else match.why_not(seat, action)
