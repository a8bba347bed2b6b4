"""The networks in the package: `minds/weights/GAME.npz`, for the games that have one."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from imperia.games.contract import Definition
from imperia.minds.network.file import BadNetwork, Network

FOLDER = Path(__file__).parents[1] / "weights"
_log = logging.getLogger(__name__)


def levels_have_network(definition: Definition) -> bool:
    """Whether levels ask a network in this game; found out without opening it."""
    helps = definition.network_helps
    return _path_of(definition.id).exists() and any(
        helps(players, searching) for players in definition.players for searching in (False, True)
    )


def network_of(game: str) -> Network | None:
    """The network of a game; None if it has none, or one for other rules: a search does without."""
    return _opened(_path_of(game))


def network_of_levels(definition: Definition) -> Network | None:
    """The network that levels and hints ask, in some matches of the game at least; None if they ask none."""
    return network_of(definition.id) if levels_have_network(definition) else None


def _path_of(game: str) -> Path:
    return FOLDER / f"{game}.npz"


@cache
def _opened(path: Path) -> Network | None:
    if not path.exists():
        return None
    try:
        return Network.load(path)
    except BadNetwork as problem:
        _log.warning("%s", problem)
        return None
