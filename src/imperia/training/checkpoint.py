"""All that a training needs to go on as if it had never stopped, in one file, so that no part of it can be
older than another."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from imperia.arena.new_file import NewFile
from imperia.training.errors import BadTraining
from imperia.training.files import CHECKPOINT, Row
from imperia.words import Quoted, SystemReason

PARTS = {"rules", "layers", "net", "optimiser", "matches", "curve", "holes", "past"}


def write_checkpoint(folder: Path, known: Row, matches: Mapping[str, NDArray[Any]]) -> None:
    bytes_of = {name: torch.from_numpy(_bytes(array)) for name, array in matches.items()}
    with NewFile(folder / CHECKPOINT) as new:
        torch.save({**known, "matches": bytes_of}, new.file)


def read_checkpoint(folder: Path, device: str) -> Row:
    """What was kept. Whether it fits is another question, see `check_checkpoint`."""
    path = folder / CHECKPOINT
    try:
        _check_sums(path)
        known: Row = torch.load(path, map_location=device, weights_only=True)
    except (MemoryError, torch.OutOfMemoryError):
        raise
    except OSError as problem:
        raise BadTraining("train-checkpoint-unread", file=str(path), why=SystemReason(problem)) from None
    except Exception as problem:  # torch has many ways to say that a file is none of its own
        why = Quoted(str(problem).partition("\n")[0])
        raise BadTraining("train-checkpoint-bad", file=str(path), why=why) from None
    if not isinstance(known, dict) or "rules" not in known:
        raise BadTraining("train-checkpoint-other", file=str(path))
    return known


def _check_sums(path: Path) -> None:
    """PyTorch writes checksums, but ignores them when it reads."""
    with zipfile.ZipFile(path) as file:
        if damaged := file.testzip():
            raise zipfile.BadZipFile(damaged)


def check_checkpoint(
    known: Row, folder: Path, rules: Row, layers: list[str], matches: Mapping[str, NDArray[Any]]
) -> Row:
    """What was kept, if it fits these rules and a network with these layers; the arrays of its matches must
    be like those of `matches`."""
    path = folder / CHECKPOINT
    if known["rules"] != rules:
        raise BadTraining("train-other-rules", folder=str(folder))
    if not known.keys() >= PARTS or known["layers"] != layers:
        raise BadTraining("train-checkpoint-other", file=str(path))
    known["matches"] = {
        name: known["matches"][name].cpu().numpy().view(now.dtype).reshape(now.shape)
        for name, now in matches.items()
    }
    return known


def _bytes(array: NDArray[Any]) -> NDArray[np.uint8]:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)
