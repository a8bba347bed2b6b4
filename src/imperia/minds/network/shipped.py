"""The networks in the package: `minds/weights/GAME.npz`, for the games that have one."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from imperia.minds.network.file import BadNetwork, Network

FOLDER = Path(__file__).parents[1] / "weights"
_log = logging.getLogger(__name__)


def has_network(game: str) -> bool:
    """Whether the package has one for the game; found out without opening it."""
    return _path_of(game).exists()


def network_of(game: str) -> Network | None:
    """The network of a game; None if it has none, or one for other rules: a search does without."""
    return _opened(_path_of(game))


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
