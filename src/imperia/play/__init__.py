"""One match: its log, views, undo, save and load; and many at once, for learning."""

from imperia.play.action import Action
from imperia.play.batch import Batch
from imperia.play.errors import (
    BadBatch,
    BadCodes,
    BadSave,
    IllegalAction,
    UndoRefused,
    UnknownSeat,
    UnknownStep,
)
from imperia.play.game import Game, game
from imperia.play.log import Event, Log
from imperia.play.match import Match
from imperia.play.save import OtherRules, load

__all__ = [
    "Action",
    "BadBatch",
    "BadCodes",
    "BadSave",
    "Batch",
    "Event",
    "Game",
    "IllegalAction",
    "Log",
    "Match",
    "OtherRules",
    "UndoRefused",
    "UnknownSeat",
    "UnknownStep",
    "game",
    "load",
]
