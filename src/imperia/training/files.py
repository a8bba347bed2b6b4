"""The files of a training, all in one folder."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.arena.new_file import NewFile, write_text
from imperia.training.errors import BadTraining
from imperia.words import SystemReason

PLAN = "plan.json"
CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.npz"  # as floats, with the facts about them
CURVE = "curve.json"
HOLES = "holes.json"
JUDGED = "judged.json"
REPORT = "report.html"
FACTS = "facts"
HOLE = "hole"  # begins the name of an opponent that found holes
LIKE = "like"  # begins the name of a rival that a plan names

Layers = dict[str, NDArray[np.float32]]
Row = dict[str, Any]


def has_a_training(folder: Path) -> bool:
    """Whether the folder has a training that can go on."""
    return (folder / CHECKPOINT).exists()


def network_file(folder: Path, game: str) -> Path:
    """The network in whole numbers, which bots use."""
    return folder / f"{game}.npz"


def hole_file(folder: Path, game: str) -> Path:
    """The opponent of the last search for holes, as a network in whole numbers."""
    return folder / f"{game}-hole.npz"


def write_rows(path: Path, rows: Any) -> None:
    write_text(path, json.dumps(rows, indent=1) + "\n")


def write_weights(path: Path, layers: Mapping[str, NDArray[Any]], facts: Row) -> None:
    arrays: dict[str, Any] = {FACTS: np.array(json.dumps(facts)), **layers}
    with NewFile(path) as new:
        np.savez_compressed(new.file, **arrays)


def is_a_network(path: Path) -> bool:
    """Whether the file is a network in whole numbers, as bots use it."""
    try:
        with zipfile.ZipFile(path) as file:
            return "first.npy" in file.namelist()
    except (OSError, zipfile.BadZipFile):
        return False  # whoever reads it as weights is told what is wrong


def read_weights(path: Path) -> tuple[Layers, Row]:
    """The layers, and the facts about them."""
    try:
        with np.load(path, allow_pickle=False) as file:
            facts = json.loads(str(file[FACTS]))
            layers = {name: file[name].astype(np.float32) for name in file.files if name != FACTS}
    except OSError as problem:
        raise BadTraining("train-weights-unread", file=str(path), why=SystemReason(problem)) from None
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        raise BadTraining("train-weights-bad", file=str(path)) from None
    if not isinstance(facts, dict):
        raise BadTraining("train-weights-bad", file=str(path))
    return layers, facts
