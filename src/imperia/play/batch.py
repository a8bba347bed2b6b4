"""Many matches at once, for learning: arrays of what is asked, what may be done and what is known."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games import definition
from imperia.games.contract import Definition, check_seed, plain
from imperia.games.counted_codes import counted_codes
from imperia.games.setting import Setting
from imperia.kernel.fields import leaves
from imperia.kernel.many import Kind, ManyMatches
from imperia.play.errors import BadBatch, BadCodes
from imperia.words import Quoted, quoted

BACKENDS = ("cpu", "cuda")


class Batch:
    """A number of matches of a game, each at a decision of one seat.

    The arrays below belong to the batch: `step` writes into them and never replaces them. On the CPU they are
    NumPy arrays; on a GPU they have `__cuda_array_interface__`. Each has one row per match.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        games: int,
        seed: int | None = None,
        backend: str = "cpu",
        threads: int = 1,
        vary: Sequence[Mapping[str, Any]] = (),
        **options: Any,
    ) -> None:
        """Players and options are those of `Game.start`. Each entry of `vary` overrides some of them, and one
        of these entries is drawn for each deal.

        The first deals have the seeds `seed`, `seed + 1` and so on; each later match in a place has the seed
        of the match before it there plus `games`.

        On the CPU so many threads share the matches. What happens in them does not depend on it.
        """
        games, threads = plain(games), plain(threads)
        if not _is_one_or_more(games):
            raise BadBatch("batch-games", given=Quoted(games))
        if backend not in BACKENDS:
            raise BadBatch("batch-backend", given=Quoted(backend), known=quoted(BACKENDS))
        if not _is_one_or_more(threads):
            raise BadBatch("batch-threads", given=Quoted(threads))
        if backend != "cpu" and threads > 1:
            raise BadBatch("batch-threads-elsewhere", backend=Quoted(backend))
        self._definition = definition(game)
        self._settings = _settings(self._definition, players, options, vary)
        self._seed = secrets.randbits(64) if seed is None else check_seed(seed)
        self._backend = backend
        self._codes = counted_codes(self._definition)
        self._blanks = np.concatenate([self._definition.blank(setting) for setting in self._settings])
        kind = Kind(
            self._definition.struct,
            self._definition.derived,
            self._blanks,
            *self._codes,
            len(self._definition.sources),
        )
        self._matches = _on(backend, threads)(kind, games, self._seed)

    def step(self, codes: Any, *, check: bool = True) -> None:
        """In each match, take the action with this code (counted from the seat that is asked) for that seat,
        and go on to the next decision.

        Decisions that have only one answer, or one that the rules prescribe to bots, are made at once. A
        match that ends is reported in `ended`, `rewards`, `places` and `points`, and the next one is dealt in
        its place. If a code is not legal, BadCodes says so, and no match has changed. On a GPU this check
        means waiting: pass `check=False` for codes that were drawn from `legal`; with any others the outcome
        is undefined.
        """
        chosen = self._checked(codes)
        refused = self._matches.first_refused(chosen) if check else None
        if refused is not None:
            raise self._not_legal(refused, chosen)
        self._matches.step(chosen)

    def kept(self) -> dict[str, NDArray[Any]]:
        """All matches as they are now, to go on from later, as arrays that `numpy.savez` takes. Matches that
        ended in the last step are not reported again."""
        return self._matches.kept()

    def go_on_from(self, kept: Mapping[str, NDArray[Any]]) -> None:
        """Go on with matches that were kept from a batch with the same game, players, options and number of
        games. If they do not fit, BadBatch says so, and no match has changed."""
        for name, now in self._matches.kept().items():
            if name not in kept or kept[name].shape != now.shape or kept[name].dtype != now.dtype:
                raise BadBatch("batch-other-kept", name=name)
        if not self._has_settings_of(kept):
            raise BadBatch("batch-other-settings")
        self._matches.go_on_from(kept)

    def _has_settings_of(self, kept: Mapping[str, NDArray[Any]]) -> bool:
        """Whether the fields of each match that never change are as its setting says."""
        states, settings, blanks = kept["states"], kept["settings"], self._blanks
        if settings.min() < 0 or settings.max() >= len(blanks):
            return False
        fixed = (leaf for leaf in leaves(self._definition.struct) if leaf.fixed)
        return all((leaf.numbers(states) == leaf.numbers(blanks)[settings]).all() for leaf in fixed)

    # ----- What is asked

    @property
    def seats(self) -> Any:
        """The seat that is asked. Several that are asked at once are taken in order, lowest first."""
        return self._matches.seats

    @property
    def legal(self) -> Any:
        """Whether each code may be chosen, as truth values; codes are counted from the seat that is asked."""
        return self._matches.as_flags(self._matches.legal)

    @property
    def observations(self) -> Any:
        """What the seat that is asked knows, as floats; `features` names the columns."""
        return self._matches.observations

    @property
    def players(self) -> Any:
        """How many players each match has."""
        return self._matches.players

    # ----- What has ended in the last step

    @property
    def ended(self) -> Any:
        """Whether a match ended here, as truth values."""
        return self._matches.as_flags(self._matches.ended)

    @property
    def rewards(self) -> Any:
        """What the match that has just ended paid to each seat: 1, shared by all who came first; 0 where no
        match ended."""
        return self._matches.rewards

    @property
    def places(self) -> Any:
        """The place of each seat, 0 being the best, in the match that ended here last; -1 for seats that
        nobody plays."""
        return self._matches.places

    @property
    def points(self) -> Any:
        """The points of each seat by source, in the match that ended here last."""
        return self._matches.points

    # ----- Records

    @property
    def seen(self) -> Any:
        """The records as the seat that is asked knows them, for computing features of your own."""
        return self._matches.seen

    @property
    def states(self) -> Any:
        """The complete records, with all that is hidden: for onlookers, never for a player."""
        return self._matches.states

    # ----- About all of them

    @property
    def games(self) -> int:
        """How many matches there are."""
        return len(self.seats)

    @property
    def game(self) -> str:
        """Its name, as `imperia.game` takes it."""
        return self._definition.id

    @property
    def backend(self) -> str:
        """Where it is played: "cpu" or "cuda"."""
        return self._backend

    @property
    def codes(self) -> int:
        """Codes are below this."""
        return self._definition.codes

    @property
    def features(self) -> list[str]:
        """The names of the columns of `observations`."""
        return self._matches.features

    @property
    def sources(self) -> tuple[str, ...]:
        """Where points come from."""
        return self._definition.sources

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of each deal; a copy. With it and `setting(i)`, `Game.start` deals the same match."""
        low, high = self._matches.fetched(self._matches.seeds).astype(np.uint64).T
        whole: NDArray[np.uint64] = high << np.uint64(32) | low
        return whole

    def setting(self, number: int) -> Setting:
        """Players and options of a match."""
        return self._settings[int(self._matches.fetched(self._matches.settings)[number])]

    def absolute(self, codes: Any) -> NDArray[np.int32]:
        """These codes as `Match` knows them, not counted from a seat: one for each match."""
        fetched = self._matches.fetched
        chosen = fetched(self._checked(codes))
        unknown = np.flatnonzero((chosen < 0) | (chosen >= self.codes))
        if len(unknown):
            raise self._not_legal(int(unknown[0]), chosen)
        found: NDArray[np.int32] = self._codes[1][fetched(self.players), fetched(self.seats), chosen]
        return found

    def __repr__(self) -> str:
        return f"<Batch of {self.games} matches of {self.game} on {self.backend}>"

    # ----- Checks

    def _checked(self, codes: Any) -> Any:
        """The codes as the backend takes them."""
        chosen = self._matches.taken(codes)
        if tuple(chosen.shape) != (self.games,):
            raise BadCodes("batch-codes-shape", games=self.games, given=str(tuple(chosen.shape)))
        if chosen.dtype.kind != "i":
            raise BadCodes("batch-codes-kind", given=str(chosen.dtype))
        return self._matches.numbers(chosen)

    def _not_legal(self, number: int, codes: Any) -> BadCodes:
        fetched = self._matches.fetched
        code, seat = int(codes[number]), int(fetched(self.seats)[number])
        facts = {"number": number, "seat": seat, "code": code}
        if not 0 <= code < self.codes:
            return BadCodes("batch-code-unknown", **facts, last=self.codes - 1)
        players = int(fetched(self.players)[number])
        state = fetched(self.states)[number : number + 1]
        action = self._definition.notation(int(self._codes[1][players, seat, code]), state)
        return BadCodes("batch-code-illegal", **facts, action=Quoted(action))


def _settings(
    game: Definition, players: int | None, options: Mapping[str, Any], vary: Sequence[Mapping[str, Any]]
) -> list[Setting]:
    settings = []
    if isinstance(vary, Mapping) or not all(isinstance(other, Mapping) for other in vary):
        raise BadBatch("batch-vary", given=Quoted(vary))
    for other in vary or ({},):
        given = {"players": players, **options, **other}
        if given["players"] is None:
            raise BadBatch("batch-players")
        settings.append(game.setting(plain(given.pop("players")), given))
    return settings


def _is_one_or_more(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 1


def _on(backend: str, threads: int) -> Callable[[Kind, int, int], ManyMatches]:
    if backend == "cpu":
        return partial(ManyMatches, threads=threads)
    from imperia.kernel.many_on_gpu import ManyMatchesOnGpu

    return ManyMatchesOnGpu
