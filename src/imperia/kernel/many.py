"""Memory for many matches, each at a decision of one seat, and the steps that they take together."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.chance import MASK, Chance
from imperia.kernel.encoding import LooksOfASeat, bytes_of
from imperia.kernel.journal import CLOSED
from imperia.kernel.record import Struct
from imperia.kernel.rule import COMPILED
from imperia.kernel.stepping import ALL_OFFERED, BEGIN, STAY, describe_all, first_not_offered, step_some
from imperia.kernel.verbs import MOST_SEATS, room_for_answers

KEPT = ("states", "seeds", "settings")


@dataclass(frozen=True)
class Kind:
    """What the matches have in common: the game, and the settings from which each deal draws one."""

    struct: type[Struct]
    derived: type[Struct]
    blanks: NDArray[Any]  # a record for each setting
    counted: NDArray[np.int32]  # codes as counted from a seat: by players, seat and code
    absolute: NDArray[np.int32]  # the other way round
    sources: int


class Share(NamedTuple):
    """Some matches in a row, and what a thread needs in order to step them."""

    first: int
    end: int
    scratch: tuple[Any, ...]
    describing: tuple[Any, ...]


class ManyMatches:
    """Many matches on the CPU. All arrays stay where they are: a step writes into them. Since no match
    depends on another one, each thread takes its share of them."""

    def __init__(self, kind: Kind, games: int, seed: int, threads: int = 1) -> None:
        self._most_threads = threads
        kind.blanks["journal"]["open"] = CLOSED
        playing = int(kind.blanks["options"]["players"].max())
        looks = LooksOfASeat(kind.struct, kind.derived, kind.blanks)
        self.features = looks.features
        put, room = self._put, self._room
        codes = kind.counted.shape[-1]
        self.states, self.seen = room(games, kind.struct.dtype), room(games, kind.struct.dtype)
        self.derived = room(games, kind.derived.dtype)
        self.seeds, self.settings = put(_seeds(games, seed)), room(games, np.int32)
        self.seats, self.players = room(games, np.int8), room(games, np.int8)
        self.legal, self.ended = room((games, codes), np.uint8), room(games, np.uint8)
        self.places = room((games, playing), np.int8)
        self.points = room((games, playing, kind.sources), np.int16)
        self.rewards = room((games, playing), np.float32)
        self.observations = room((games, len(self.features)), np.float32)
        self._asking = (
            put(kind.blanks),
            put(kind.counted),
            put(kind.absolute),
            self.states,
            self.seeds,
            self.settings,
            self.seats,
            self.players,
            self.legal,
            self.ended,
            self.places,
            self.points,
            self.rewards,
        )
        self._seeing = put(np.zeros(1, kind.derived.dtype)), self.seen, self.derived
        self._describing = (
            self.seats,
            self.players,
            self._bytes_of(self.seen),
            put(looks.known.table),
            put(looks.known.scales),
            self._bytes_of(self.derived),
            put(looks.derived.table),
            put(looks.derived.scales),
            self.observations,
        )
        self._groups = put(looks.known.groups), put(looks.derived.groups)
        self._chosen = put(np.full(games, BEGIN, np.int64))
        self._make_ready(kind)
        self.step(self._chosen)

    def step(self, chosen: Any) -> None:
        """In every match the seat that is asked takes the action with the chosen code, which is offered."""
        if len(self._shares) == 1:
            self._step_share(chosen, self._shares[0])
            return
        for done in [self._threads.submit(self._step_share, chosen, share) for share in self._shares]:
            done.result()

    def _step_share(self, chosen: Any, share: Share) -> None:
        step_some(share.first, share.end, chosen, *self._asking, *self._seeing, *share.scratch)
        describe_all(*share.describing)

    def kept(self) -> dict[str, NDArray[Any]]:
        """A copy of all that is needed to go on from here."""
        return {name: self.fetched(getattr(self, name)).copy() for name in KEPT}

    def go_on_from(self, kept: Mapping[str, NDArray[Any]]) -> None:
        for name in KEPT:
            self._write(getattr(self, name), kept[name])
        self.step(self._put(np.full(len(self.seats), STAY, np.int64)))

    def first_refused(self, chosen: Any) -> int | None:
        """A match in which the chosen code is not offered (on the CPU the first); None if there is none."""
        found = first_not_offered(self.legal, chosen)
        return None if found == ALL_OFFERED else int(found)

    def _make_ready(self, kind: Kind) -> None:
        games = len(self.seats)
        # Threads that run Python would only wait for each other.
        number = min(self._most_threads, games) if COMPILED else 1
        ends = [games * share // number for share in range(number + 1)]
        self._shares = [self._share(kind, first, end) for first, end in pairwise(ends)]
        self._threads = ThreadPoolExecutor(number)  # starts its threads when they are needed

    def _share(self, kind: Kind, first: int, end: int) -> Share:
        scratch = (
            np.zeros(1, Chance.dtype),
            room_for_answers(kind.blanks.dtype),
            np.zeros((MOST_SEATS, kind.sources), np.int16),
            np.zeros(MOST_SEATS, np.int32),
        )
        seats, players, seen, looks, scales, derived, *of_derived, observations = self._describing
        rows = slice(first, end)
        by_match = seats[rows], players[rows], seen[rows]
        describing = *by_match, looks, scales, derived[rows], *of_derived, observations[rows]
        return Share(first, end, scratch, describing)

    # ----- Where the memory is

    def taken(self, chosen: Any) -> Any:
        """Chosen codes as an array where the memory is."""
        return np.asarray(chosen)

    def numbers(self, chosen: Any) -> Any:
        """Chosen codes, a signed number for each match, in the type that a step takes."""
        np.copyto(self._chosen, chosen)
        return self._chosen

    def _put(self, array: NDArray[Any]) -> Any:
        return np.ascontiguousarray(array)

    def _write(self, array: Any, numbers: NDArray[Any]) -> None:
        np.copyto(array, numbers)

    def _room(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def _bytes_of(self, records: Any) -> Any:
        return bytes_of(records)

    def as_flags(self, numbers: Any) -> Any:
        """The same memory as truth values."""
        return numbers.view(np.bool_)

    def fetched(self, array: Any) -> NDArray[Any]:
        """An array as NumPy has it."""
        found: NDArray[Any] = array
        return found


def _seeds(games: int, seed: int) -> NDArray[np.int64]:
    """The seeds of the first deals: consecutive numbers, each in two halves."""
    whole = np.uint64(seed) + np.arange(games, dtype=np.uint64)  # the largest number is followed by 0
    halves = whole & np.uint64(MASK), whole >> np.uint64(32)
    return np.stack(halves, axis=-1).astype(np.int64)
