"""Networks in files: what they were made for, and whether they fit the rules as they are now."""

from __future__ import annotations

import hashlib
import io
import json
import math
import zipfile
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from imperia.crew import files
from imperia.errors import ImperiaError
from imperia.games import GAMES, definition
from imperia.games.contract import Definition
from imperia.games.counted_codes import counted_codes
from imperia.games.setting import Setting
from imperia.kernel.encoding import NO_COLUMNS, LooksOfASeat
from imperia.minds.network.layers import Weights, WeightsInUse, in_use
from imperia.minds.network.reading import Reading, reading
from imperia.words import Quoted, SpokenError, SystemReason

FACTS = "facts"
LINE = "\n"  # an option may be the text of a map, which has many lines
LATER = ("asked", "asked_outputs", "standing", "standing_outputs")  # older files have none
FORMAT = 1
SCALES = "scales"
ANY_SCALES = (0.001, 0.001)  # for older files, which name none; their answers do not depend on it


class BadNetwork(SpokenError, ValueError):
    """A file that cannot be used as a network; the message says why."""


class Network:
    """Weights in whole numbers, and the facts about them: the `game`, the `version` of its rules, the
    `settings` that it was trained on, a hash of its `features`, `width`, `blocks`, how it `came_about`, and
    in `scales` what a 1 stands for in the numbers between its layers, and in those before the shares."""

    def __init__(self, weights: Weights, facts: Mapping[str, Any]) -> None:
        self.weights = weights
        self.facts = dict(facts)

    @classmethod
    def made(cls, weights: Weights, facts: Mapping[str, Any]) -> Network:
        """A new network for the rules as they are now."""
        network = cls(weights, facts)
        blocks, width, _ = weights.blocks.shape
        network.facts.update(
            format=FORMAT,
            version=network.definition.version,
            features=network.features_hash,
            width=width,
            blocks=blocks,
        )
        network.check("")
        return network

    # ----- Files

    @classmethod
    def load(cls, path: str | Path) -> Network:
        """The network in a file; BadNetwork if it is none, or was made for other rules."""
        try:
            contents = files.read(str(path))
        except (OSError, ValueError) as problem:
            why = SystemReason(problem)
            raise BadNetwork("network-unreadable", path=Quoted(str(path)), why=why) from None
        return _opened(str(path), contents)

    @classmethod
    def read(cls, path: str, contents: bytes) -> Network:
        """The network in the contents of such a file."""
        try:
            with np.load(io.BytesIO(contents), allow_pickle=False) as stored:
                facts = json.loads(bytes(stored[FACTS]))
                arrays = {name: stored[name] for name in stored.files}
                none = (np.zeros((0, len(arrays["hidden"])), np.int8), np.zeros((0, 2), np.int64))
                arrays = dict(zip(LATER, (*none, *none), strict=True)) | arrays
                weights = Weights(*(np.ascontiguousarray(arrays[name]) for name in Weights._fields))
            network = cls(weights, facts)
        except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as problem:
            raise BadNetwork("network-damaged", path=Quoted(path)) from problem
        network.check(path)
        return network

    def save(self, file: str | Path | BinaryIO) -> None:
        """Write it to an open file, or to a file of this name, which ends in `.npz`."""
        facts = np.frombuffer(json.dumps(self.facts).encode(), np.uint8)
        np.savez_compressed(file, allow_pickle=False, **{FACTS: facts}, **self.weights._asdict())

    def check(self, path: str) -> None:
        """Raise BadNetwork if it does not fit the rules as they are now."""
        name = Quoted(path)
        game, settings = self.facts.get("game"), self.facts.get("settings")
        if self.facts.get("format") != FORMAT or not isinstance(settings, list) or not settings:
            raise BadNetwork("network-damaged", path=name)
        if game not in GAMES:
            raise BadNetwork("network-unknown-game", path=name, game=Quoted(game), known=list(GAMES))
        if self.facts.get("version") != self.definition.version:
            facts = {"made": str(self.facts.get("version")), "now": self.definition.version}
            raise BadNetwork("network-other-rules", path=name, game=self.definition.title(), **facts)
        if not self._has_its_features():
            raise BadNetwork("network-other-features", path=name, game=self.definition.title())
        if not self._is_whole() or not self._has_its_scales():
            raise BadNetwork("network-damaged", path=name)

    def _has_its_features(self) -> bool:
        try:
            return self.facts.get("features") == self.features_hash
        except (ImperiaError, TypeError, ValueError):  # settings that the game does not have any more
            return False

    def _has_its_scales(self) -> bool:
        try:
            return all(0 < scale < math.inf for scale in self.scales)
        except (TypeError, ValueError):
            return False

    def _is_whole(self) -> bool:
        """Whether all weights are there, in the right shapes and types: compiled rules check no bounds."""
        weights = self.weights
        if weights.hidden.ndim != 2 or weights.blocks.ndim != 3:
            return False
        (width, hidden), blocks = weights.hidden.shape, len(weights.blocks)
        inputs, codes, seats = self.inputs, self.definition.codes, self.seats
        looks, standing = len(self.looks.prospects.looks), len(weights.standing)
        if standing > 1 or (standing and self.looks.worth == NO_COLUMNS):
            return False
        expected = (
            ((inputs, width), np.int8),
            ((width, 2), np.int64),
            ((blocks, width, width), np.int8),
            ((blocks, width, 2), np.int64),
            ((codes, width), np.int8),
            ((codes, 2), np.int64),
            ((width, hidden), np.int8),
            ((hidden, 2), np.int64),
            ((seats, hidden), np.int8),
            ((seats, 2), np.int64),
            ((looks, width), np.int8),
            ((looks, 2), np.int64),
            ((standing, width), np.int8),
            ((standing, 2), np.int64),
        )
        pairs = zip(weights, expected, strict=True)
        return all(array.shape == shape and array.dtype == kind for array, (shape, kind) in pairs)

    # ----- What it is for

    @cached_property
    def fingerprint(self) -> str:
        """A hash of its weights, which tells one network from another."""
        weights = hashlib.sha256()
        for array in self.weights:
            weights.update(array.tobytes())
        return weights.hexdigest()[:16]

    @cached_property
    def weights_in_use(self) -> WeightsInUse:
        return in_use(self.weights)

    @property
    def game(self) -> str:
        return str(self.facts["game"])

    @cached_property
    def definition(self) -> Definition:
        return definition(self.game)

    @cached_property
    def settings(self) -> list[Setting]:
        """The settings that it was trained on."""
        return [self.definition.setting(players, options) for players, options in self.facts["settings"]]

    @property
    def seats(self) -> int:
        """The largest number of players that it was trained with."""
        return max(setting.players for setting in self.settings)

    @property
    def scales(self) -> tuple[float, float]:
        """As in its facts. With them a training that begins from this network starts with weights as large as
        they were."""
        active, hidden = self.facts.get(SCALES, ANY_SCALES)
        return float(active), float(hidden)

    def covers(self, setting: Setting) -> bool:
        """Whether it was trained with this number of players, and with the value of every option."""
        return not self.not_learned(setting)

    def not_learned(self, setting: Setting) -> list[str]:
        """What it was not trained with, as people set it: the number of players, the values of options."""
        wished = {"players": setting.players, **setting.options}
        return [
            f"{name}={str(value).partition(LINE)[0]}"
            for name, value in wished.items()
            if value not in self._learned[name]
        ]

    @cached_property
    def _learned(self) -> dict[str, list[Any]]:
        """The values that it was trained with, by the names of everything that is set. Cached, because it is
        asked for at every decision."""
        seen = [{"players": each.players, **each.options} for each in self.settings]
        return {name: list(dict.fromkeys(each[name] for each in seen)) for name in seen[0]}

    # ----- What it is told

    @cached_property
    def looks(self) -> LooksOfASeat:
        blanks = np.concatenate([self.definition.blank(setting) for setting in self.settings])
        return LooksOfASeat(self.definition.struct, self.definition.derived, blanks)

    @cached_property
    def spans(self) -> NDArray[np.int32]:
        """The spans of all columns."""
        return self.looks.spans

    @property
    def inputs(self) -> int:
        """How many inputs the first layer has: all columns but those that tell of individual answers."""
        return self.looks.prospects.first

    @property
    def features_hash(self) -> str:
        """A hash of the names and spans of all columns."""
        named = zip(self.looks.features, self.spans.tolist(), strict=True)
        return hashlib.sha256("\n".join(f"{name} {span}" for name, span in named).encode()).hexdigest()

    @cached_property
    def reading(self) -> Reading:
        """Which inputs are read from which bytes, and where to find what is told of individual answers."""
        definition = self.definition
        return reading(self.looks, definition.dtype, definition.derived.dtype, self.counted.shape[1])

    @cached_property
    def counted(self) -> NDArray[np.int32]:
        """Codes as counted from a seat: by players, seat and code."""
        return counted_codes(self.definition)[0]


@lru_cache(maxsize=8)
def _opened(path: str, contents: bytes) -> Network:
    """Cached: opening a network takes longer than a game."""
    return Network.read(path, contents)
