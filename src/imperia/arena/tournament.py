"""What is played: the game, the bots, and for every game its deal, its seats and the seeds of its minds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from imperia.arena.numbers import MOST_GAMES, SEED, check_games, seed_from
from imperia.arena.seating import Seating, seatings
from imperia.arena.statistics import Sprt
from imperia.crew import files
from imperia.errors import ImperiaError
from imperia.games import definition as find_definition
from imperia.games.contract import check_seed
from imperia.games.errors import BadOption
from imperia.minds import BadBot, Mind, file_of, make_mind, mind_in, network_behind
from imperia.minds.bulk import AT_RANDOM, Policy, policy_of
from imperia.minds.own import in_short

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = 2
BETTER_BY = 0.05  # the advantage over the fair share that a sequential test looks for by default


class Tournament:
    """A round is one deal, played once in every order of seats; a tournament consists of whole rounds."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int | None = None,
        games: int = 500,
        seed: int = SEED,
        options: Mapping[str, Any] | None = None,
        *,
        sprt: bool | tuple[float, float] = False,
        seconds: bool = False,
        random_setups: bool = False,
    ) -> None:
        self.definition = find_definition(game)
        self.bots = tuple(bots)
        self.players = max(2, len(self.bots)) if players is None else players
        self.setting = self.definition.setting(self.players, options or {})
        self.wishes: dict[str, Any] = {
            "game": game,
            "bots": tuple(bots),
            "players": players,
            "games": games,
            "seed": seed,
            "options": self.setting.options,  # with the text of a map, not its path
            "sprt": sprt,
            "seconds": seconds,
            "random_setups": random_setups,
        }
        self.seed = check_seed(seed)
        self.asked_for = check_games(games, MOST_GAMES)
        self.orders = seatings(len(self.bots), self.players)
        self.rounds = -(-games // len(self.orders))
        self.games = self.rounds * len(self.orders)
        self.seconds = seconds
        self.random_setups = random_setups
        if random_setups and self.definition.setup_decision is None:
            raise BadOption("arena-no-setups", game=self.definition.title())
        self.sprt = self._test(sprt)
        for bot in dict.fromkeys(self.bots):
            check_bot(bot)

    def _test(self, wish: bool | tuple[float, float]) -> Sprt | None:
        if wish is False:
            return None
        if len(self.bots) != 2:
            raise BadOption("arena-test-of-others", bots=len(self.bots))
        fair = 1 / self.players
        return Sprt(fair, fair + BETTER_BY) if wish is True else Sprt(*wish)

    # ----- Who plays

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The names of the bots; repeated names are numbered."""
        counts = [self.bots[: number + 1].count(bot) for number, bot in enumerate(self.bots)]
        return tuple(
            bot if self.bots.count(bot) == 1 else f"{bot} #{count}"
            for bot, count in zip(self.bots, counts, strict=True)
        )

    @property
    def line_up(self) -> tuple[tuple[str, int], ...] | None:
        """Each bot with its number of seats; None where not all bots play in every game."""
        if len(self.bots) > self.players:
            return None
        return tuple((label, self.orders[0].count(number)) for number, label in enumerate(self.labels))

    @property
    def random_only(self) -> bool:
        return set(self.bots) == {"random"} and not self.random_setups

    @cached_property
    def policies(self) -> tuple[Policy, ...] | None:
        """How each bot decides, if all of them look one decision ahead; None if any does not, or if they
        do not set up themselves."""
        if self.random_setups:
            return None
        found = [None if is_own(bot) else self._policy(bot) for bot in self.bots]
        looking = tuple(policy for policy in found if policy and policy.attention != AT_RANDOM)
        return looking if len(looking) == len(self.bots) else None

    def _policy(self, bot: str) -> Policy | None:
        return policy_of(mind_in(make_mind(bot), self.definition, self.setting))

    @property
    def own_bots(self) -> bool:
        """Whether somebody's own bot takes part, which may fail."""
        return any(is_own(bot) for bot in self.bots)

    def fair_share(self, bot: int) -> float:
        """The share of wins of a bot that is no better than the others, in the games that it plays."""
        playing = [order for order in self.orders if bot in order]
        return sum(order.count(bot) for order in playing) / (len(playing) * self.players)

    # ----- Game by game

    def seating(self, game: int) -> Seating:
        return self.orders[game % len(self.orders)]

    def deal_seed(self, game: int) -> int:
        """The same for all games of a round."""
        return self._number("deal", game // len(self.orders))

    def setup_seed(self, game: int) -> int:
        """The same for all games of a round: every bot plays each set-up from each seat."""
        return self._number("setup", game // len(self.orders))

    def mind(self, game: int, seat: int, report: Callable[[str], None]) -> Mind:
        """A new mind for this seat of this game, so that nothing that it does depends on earlier games."""
        return make_mind(self.bots[self.seating(game)[seat]], self.mind_seed(game, seat), report)

    def mind_seed(self, game: int, seat: int) -> int:
        return self._number("mind", game, seat)

    def _number(self, *of: object) -> int:
        return seed_from(" ".join(map(str, (self.seed, *of))))

    # ----- The table

    @cached_property
    def metadata(self) -> dict[str, str]:
        """What is needed to play it again; a file with different metadata is of another tournament."""
        said = {
            "imperia.arena": str(FORMAT),
            "imperia.game": self.definition.id,
            "imperia.rules": str(self.definition.version),
            "imperia.players": str(self.players),
            "imperia.options": json.dumps(self.setting.options, sort_keys=True),
            "imperia.bots": json.dumps(self.bots),
            "imperia.bot_files": json.dumps({bot: fingerprint(bot) for bot in self.bots if file_of(bot)}),
            "imperia.games": str(self.games),
            "imperia.seed": str(self.seed),
        }
        if networks := self._networks():
            said["imperia.networks"] = json.dumps(networks)
        if self.sprt:
            said["imperia.sprt"] = json.dumps([self.sprt.p0, self.sprt.p1])
        if self.seconds:
            said["imperia.seconds"] = "yes"
        if self.random_setups:
            said["imperia.setups"] = "random"
        return said

    def _networks(self) -> dict[str, str]:
        """The fingerprints of the networks of the package that bots ask here: another version of the package
        may have other networks. For bots that name a file, the fingerprint of that file is noted instead."""
        named = [bot for bot in dict.fromkeys(self.bots) if file_of(bot) is None]
        minds = {bot: mind_in(make_mind(bot), self.definition, self.setting) for bot in named}
        return {bot: network.fingerprint for bot in named if (network := network_behind(minds[bot]))}

    @cached_property
    def schema(self) -> pa.Schema:
        import pyarrow as pa

        types = {name: getattr(pa, kind)() for name, kind in self._columns()}
        return pa.schema(list(types.items()), metadata=dict(self.metadata.items()))

    def _columns(self) -> Iterator[tuple[str, str]]:
        seats = range(self.players)
        yield from (("game", "int64"), ("seed", "uint64"))
        yield from ((f"bot_{seat}", "int8") for seat in seats)
        yield "decisions", "int32"
        if self.seconds:
            yield "seconds", "float32"
        for seat in seats:
            yield f"place_{seat}", "int8"
            yield f"total_{seat}", "int16"
            yield from ((f"{source}_{seat}", "int16") for source in self.definition.sources)
            if self.own_bots:
                yield f"failures_{seat}", "int32"
                yield f"failure_{seat}", "string"


def is_own(bot: str) -> bool:
    return (file_of(bot) or "").endswith(".py")


def files_of(bots: Iterable[str]) -> tuple[str, ...]:
    """The files that bots name: those of somebody's own bots and of networks."""
    return tuple(dict.fromkeys(file for bot in bots if (file := file_of(bot)) is not None))


def check_bot(bot: str) -> None:
    """Checked before the first game, not in the middle."""
    try:
        make_mind(bot)
    except ImperiaError:
        raise
    except Exception as problem:
        raise BadBot("mind-not-made", bot=bot, why=in_short(problem)) from problem


def fingerprint(bot: str) -> str:
    """A hash of the file that the bot names."""
    file = file_of(bot)
    assert file is not None
    return hashlib.sha256(files.read(file)).hexdigest()[:16]
