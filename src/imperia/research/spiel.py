"""OpenSpiel: each game as `imperia_<name>`, with its players and options as parameters.

    import imperia.research.spiel
    game = pyspiel.load_game("imperia_empire(players=3,edition=polish)")

The first node is a chance node that picks the deal: deal 17 is the match with the seed 17. What is random
later, such as dice, follows from the deal, and no player can tell how.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from imperia.games import GAMES, definition
from imperia.games.contract import Definition
from imperia.kernel.encoding import Floats
from imperia.kernel.verbs import SPECTATOR
from imperia.research.bare_match import BareMatch
from imperia.research.errors import BadEnvironment, MissingPackage
from imperia.research.terms import MOST_STEPS, PLACES, Terms
from imperia.words import Quoted

try:
    import pyspiel
except ImportError:
    raise MissingPackage("package-missing", package="OpenSpiel") from None

DEALS = 10_000
PREFIX = "imperia_"
LARGEST = 1 << 22  # floats of an information state; OpenSpiel makes a Python list of them
_UNDEALT = "not dealt yet"


def _own_parameters(found: Definition) -> dict[str, Any]:
    """The parameters that are not options of the game."""
    return {"players": found.players[0], "deals": DEALS, "reward": PLACES, "most_steps": MOST_STEPS}


def type_of(game: str, *, recalled: bool = True) -> Any:
    """What OpenSpiel is told of a game; `recalled` if its information states are tensors of a fair size."""
    found, kind = definition(game), pyspiel.GameType
    return kind(
        short_name=f"{PREFIX}{game}",
        long_name=found.title(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=found.players[0],
        max_num_players=found.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=recalled,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **_own_parameters(found),
            **{option.name: option.default for option in found.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: str, parameters: dict[str, Any] | None = None) -> None:
        found = definition(game)
        given = _own_parameters(found) | (parameters or {})
        options = {option.name: given[option.name] for option in found.options if option.name in given}
        self.deals: int = given["deals"]
        if self.deals < 1:
            raise BadEnvironment("bad-deals", given=Quoted(self.deals))
        self.terms = Terms(game, given["players"], options, given["reward"], given["most_steps"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.codes,
            max_chance_outcomes=self.deals,
            num_players=self.terms.players,
            min_utility=-self.terms.most,
            max_utility=self.terms.most,
            utility_sum=0.0,
            max_game_length=self.terms.most_steps,
        )
        self.moments = self.terms.most_steps + 1
        recalled = self.moments * self.terms.recaller.size <= LARGEST
        super().__init__(type_of(game, recalled=recalled), info, parameters or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """None where OpenSpiel asks for what no player sees, such as everybody's cards at once."""
        if params:
            raise BadEnvironment("observer-takes-nothing", given=Quoted(dict(params)))
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self, public=kind.public_info, private=private, recalls=kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: BareMatch | None = None  # before the deal

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.match.actors
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """Seats that are asked together answer in order, and none sees the answers before its own."""
        if self.match is None or player != self.current_player():
            return []
        return self.match.choices(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            deals: int = self.get_game().deals
            if not 0 <= action < deals:
                raise BadEnvironment("no-such-deal", given=str(action), last=str(deals - 1))
            self.match = BareMatch(self.get_game().terms, action, recalls=True)
        else:
            self.match.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.match.terms.definition.notation(action, self.match.record)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        if self.match is None:
            return [0.0] * self.get_game().num_players()
        return list(self.match.rewards)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """Another state that the player could be in: see `BareMatch.redealt`."""
        other: SpielState = self.clone()
        if self.match is not None:
            low, high = (int(chance() * (1 << 32)) for _ in range(2))
            other.match = self.match.redealt(player, high << 32 | low)
        return other

    def __str__(self) -> str:
        if self.match is None:
            return _UNDEALT
        return self.match.terms.definition.describe(self.match.terms.setting, self.match.record)


class SpielObserver:
    """What a player sees now, or only what everybody sees of it, or only what the others do not.

    With perfect recall, it is all that was seen and done since the deal. All that one player sees is a
    tensor, too, and so is all that one recalls, unless it is too large (LARGEST); everything else is only a
    string.
    """

    def __init__(self, game: SpielGame, *, public: bool, private: bool, recalls: bool) -> None:
        self._public, self._private, self._recalls = public, private, recalls
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if not (public and private):
            return
        if not recalls:
            self.tensor = np.zeros(game.terms.observer.size, np.float32)
            self.dict = {"observation": self.tensor}
        elif game.get_type().provides_information_state_tensor:
            moments = np.zeros((game.moments, game.terms.recaller.size), np.float32)
            self.tensor, self.dict = moments.ravel(), {"moments": moments}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.match is None:
            self.tensor[:] = 0
        elif self._recalls:
            state.match.recall(player, self.dict["moments"])
        else:
            self.tensor[:] = state.match.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        viewer = self._viewer(player)
        whose = "everybody" if viewer == SPECTATOR else f"seat {viewer}"
        match = state.match
        if match is None:
            return f"{whose}: {_UNDEALT}"
        hidden = () if self._public else match.sections(SPECTATOR)
        now = ",".join(section for section in match.sections(viewer) if section not in hidden)
        recalled = f"{match.recollection(viewer)} " if self._recalls else ""
        return f"{recalled}{whose}: {{{now}}}"

    def _viewer(self, player: int) -> int:
        return player if self._private else SPECTATOR


def register() -> None:
    """Make the games known to `pyspiel.load_game`; importing this module does so."""
    for name in GAMES:
        if f"{PREFIX}{name}" not in pyspiel.registered_names():
            pyspiel.register_game(type_of(name), _maker_of(name))


def _maker_of(game: str) -> type[SpielGame]:
    """A class for each game: OpenSpiel lets go of what was registered only after Python has ended, and only
    classes survive that."""

    def begin(self: SpielGame, parameters: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, parameters)

    return type(f"{game.title()}SpielGame", (SpielGame,), {"__init__": begin})


register()
