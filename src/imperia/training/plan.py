"""What a training is to do: all that can be chosen, in one small file that is kept with the weights."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from imperia.arena.new_file import write_text
from imperia.games import GAMES, definition
from imperia.minds.network import Network
from imperia.training.errors import BadTraining
from imperia.training.files import is_a_network, read_weights
from imperia.training.merit import MOST_TRUST, trust_of
from imperia.words import Quoted, SystemReason, quoted

LEAST_OF_A_RATE = 1e-9
LEAST_MATCHES = 2
MOST_SETTINGS, MOST_WIDTH, MOST_BLOCKS = 10_000, 8192, 64
MOST_OF_A_SEED = (1 << 63) - 1
NO_DOUBT = 1.0
MAY_CHANGE = ("stretches", "seconds", "holes")  # in a training that goes on
# What a training has in common with the network that it begins with, unless something else is wished for.
LIKE_THE_NETWORK = ("players", "options", "settings", "seed", "width", "blocks")
# Usual on a CPU, which has less memory, and makes fewer decisions.
ON_A_CPU: Mapping[str, Any] = {"matches": 1024, "steps": 32, "batch": 1024}


# How people are told of what kind a setting is.
KINDS: Mapping[Any, str] = {
    int: "whole",
    float: "number",
    bool: "truth",
    str: "name",
    tuple[int, ...]: "wholes",
    tuple[str, ...]: "names",
    dict[str, Any]: "options",
}


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """With the same plan, and on the same hardware, a training comes to the same network, unless it, one of
    its rivals or its searches for holes go by the clock."""

    game: str
    players: tuple[int, ...] = ()  # the numbers of players; all that the game has, if none is given
    options: dict[str, Any] = {}  # the same in every match, but the values of a list take turns
    settings: int = 96  # how many are drawn, each with values for all other options
    seed: int = 1

    width: int = 256
    blocks: int = 2

    matches: int = 131_072  # at once
    steps: int = 16  # decisions of each match, from one update to the next
    updates: int = 50  # in a stretch, after which the network is kept and judged
    stretches: int = 20
    seconds: float = 0  # where given, the training ends after so many, and its course goes by the clock
    batch: int = 65_536  # decisions from which the weights learn in one go
    parts: int = 1  # the matches are divided into so many, each of which plays and learns by itself
    meet: int = 1  # after so many updates the parts meet, and become one network again
    mean_of: int = 1  # updates: what is written out is the mean of the network over the last so many

    rate: float = 1e-3  # of learning; it goes from the first number to the second in equal ratios
    rate_at_the_end: float = 5e-5
    entropy: float = 0.02  # what it is worth to keep several actions in play
    entropy_at_the_end: float = 0.002
    closeness: float = 0.4  # the part of the pot that goes by points, not to the winner
    closeness_at_the_end: float = 0.1
    points: float = 4.0  # so many more points make a seat's share of that part e times as large
    watch: float = 0  # for this part of the training, at its beginning, only the shares to expect are learned
    only_shares: bool = False  # learn only the last layers of the shares: the policy stays the same
    doubt: float = 1  # the logits of the policy that a training begins with are divided by this
    by_merit: float = 0  # where given, that policy is replaced by one that trusts merit so much
    trace: float = 0.95  # how far a surprise reaches back, λ
    clip: float = 0.2  # an action may become so much more or less likely in one update

    random_setups: float = 0  # the part of the set-ups that are left to chance, if all matches begin alike
    past: float = 0.1  # the part of the matches that are against an earlier self
    alone: float = 0.5  # the part of these in which the network has one seat, rather than all but one
    first_past: int = 2  # the first stretch that has an earlier self, counted from 0
    rivals: tuple[str, ...] = ()  # bots to imitate, or merit:40; met like earlier selves
    rival_games: int = 2000  # games that the bots among them play with each other, to be imitated
    holes: int = 0  # stretches from one search for holes to the next; 0: none
    hole_updates: int = 100  # of such a search
    hole_seconds: float = 0  # where given, such a search ends after so many instead

    judge_every: int = 1  # stretches from one judging to the next, or more if judging takes longer; 0: none
    judge_games: int = 60  # against each bot of the ladder
    ladder: tuple[str, ...] = ("random", "greedy", "search:50", "search:1000")

    @property
    def decisions(self) -> int:
        """How many decisions the training has in all."""
        return self.stretches * self.updates * self.steps * self.matches

    @property
    def of_a_part(self) -> Plan:
        """What one part does: the same, with its share of the matches."""
        return msgspec.structs.replace(self, matches=self.matches // self.parts, parts=1, meet=1)

    def at(self, part: float) -> Now:
        """The settings that change in the course of a training, as they are when this part of it is done."""
        return Now(
            self.rate * (self.rate_at_the_end / self.rate) ** part,
            self.entropy * (self.entropy_at_the_end / self.entropy) ** part,
            self.closeness + (self.closeness_at_the_end - self.closeness) * part,
            part >= self.watch,
        )

    def options_at(self, turn: int) -> dict[str, Any]:
        """The options that are given; of each list, the value whose turn it is."""
        return {
            name: value[turn % len(value)] if isinstance(value, list) else value
            for name, value in self.options.items()
        }

    def __post_init__(self) -> None:
        least = {
            "settings": 1,
            "width": 8,
            "blocks": 0,
            "matches": LEAST_MATCHES,
            "steps": 1,
            "updates": 1,
            "stretches": 1,
            "batch": 1,
            "parts": 1,
            "meet": 1,
            "mean_of": 1,
            "seconds": 0,
            "rate": LEAST_OF_A_RATE,
            "rate_at_the_end": LEAST_OF_A_RATE,
            "entropy": LEAST_OF_A_RATE,
            "entropy_at_the_end": LEAST_OF_A_RATE,
            "points": LEAST_OF_A_RATE,
            "doubt": LEAST_OF_A_RATE,
            "by_merit": 0,
            "clip": LEAST_OF_A_RATE,
            "first_past": 1,
            "rival_games": 1,
            "holes": 0,
            "hole_updates": 1,
            "hole_seconds": 0,
            "judge_every": 0,
            "judge_games": 1,
        }
        for name, number in least.items():
            if not getattr(self, name) >= number:
                raise BadTraining("train-least", name=name, least=f"{number:g}", given=given(self, name))
        most = {
            "settings": MOST_SETTINGS,
            "width": MOST_WIDTH,
            "blocks": MOST_BLOCKS,
            "by_merit": MOST_TRUST,
        }
        for name, limit in most.items():
            if getattr(self, name) > limit:
                raise BadTraining("train-most", name=name, most=str(limit), given=given(self, name))
        for name in (
            "closeness",
            "closeness_at_the_end",
            "watch",
            "trace",
            "clip",
            "random_setups",
            "past",
            "alone",
        ):
            if not 0 <= getattr(self, name) <= 1:
                raise BadTraining("train-part", name=name, given=given(self, name))
        self._check_parts()
        for name, value in self.options.items():
            if value == []:
                raise BadTraining("train-no-values", name=name)
        if not 0 <= self.seed <= MOST_OF_A_SEED:
            raise BadTraining("train-seed", most=str(MOST_OF_A_SEED), given=given(self, "seed"))
        if not math.isfinite(self.doubt):
            raise BadTraining("train-doubt-endless", given=given(self, "doubt"))
        if self.random_setups and self.game in GAMES and definition(self.game).setup_decision is None:
            raise BadTraining("train-no-setups", game=definition(self.game).title())
        if self.by_merit and self.doubt != NO_DOUBT:
            raise BadTraining("train-doubt-by-merit", doubt=given(self, "doubt"))
        for name in ("seconds", "hole_seconds"):
            if not math.isfinite(getattr(self, name)):
                raise BadTraining("train-seconds", name=name, given=given(self, name))
        if self.rivals and not int(self.past * (self.matches // self.parts)):
            raise BadTraining("train-rivals-never-met", past=given(self, "past"))
        if len(set(self.rivals)) < len(self.rivals):
            raise BadTraining("train-rivals-twice", given=quoted(self.rivals))
        for rival in self.rivals:
            trust_of(rival)  # refuses what is no number
        if self.judge_every and not self.ladder:
            raise BadTraining("train-no-ladder")

    def _check_parts(self) -> None:
        """Each part must have as many matches as any other, and be able to learn from all of them."""
        of_a_part, left = divmod(self.matches, self.parts)
        numbers = {name: given(self, name) for name in ("batch", "matches", "parts", "meet", "updates")}
        if left or of_a_part < LEAST_MATCHES:
            raise BadTraining("train-parts", least=str(LEAST_MATCHES), **numbers)
        if of_a_part % min(self.batch, of_a_part):
            key = "train-batch" if self.parts == 1 else "train-batch-of-parts"
            raise BadTraining(key, of_a_part=str(of_a_part), **numbers)
        if self.updates % self.meet:
            raise BadTraining("train-meet", **numbers)


def given(plan: Plan, name: str) -> str:
    """The value as it is typed: a language would put commas or spaces into a number."""
    return f"{getattr(plan, name):g}" if isinstance(getattr(plan, name), float) else str(getattr(plan, name))


class Now(msgspec.Struct, frozen=True):
    """The settings that change in the course of a training."""

    rate: float
    entropy: float
    closeness: float
    policy: bool = True  # whether the policy learns, too


def plan_with(
    wishes: dict[str, Any],
    path: Path | None = None,
    *,
    on_a_cpu: bool = False,
    like: Mapping[str, Any] = MappingProxyType({}),
) -> Plan:
    """A plan with these wishes. Whatever they leave open is as the file says and, where that says nothing
    either, like that of a network that it begins with (`settings_behind`), or as suits the game, and a
    CPU."""
    said = {} if path is None else _said_in(path)
    game = wishes.get("game")
    if game is not None and said.get("game", game) != game:
        other = Quoted(said["game"])
        raise BadTraining("train-plan-other-game", file=str(path), other=other, game=Quoted(game))
    said |= wishes
    if unknown := [name for name in said if name not in Plan.__struct_fields__]:
        raise BadTraining("train-plan-unknown", names=quoted(unknown), known=sorted(Plan.__struct_fields__))
    _check_kinds(said)
    usual = {**_suiting(said.get("game")), **(ON_A_CPU if on_a_cpu else {}), **like}
    try:
        return msgspec.convert({**usual, **said}, Plan)
    except msgspec.ValidationError as problem:
        if isinstance(problem.__cause__, BadTraining):
            raise problem.__cause__ from None
        why = Quoted(str(problem))
        if path is None:
            raise BadTraining("train-plan-bad-wish", why=why) from None
        raise BadTraining("train-plan-bad", file=str(path), why=why) from None


def settings_behind(path: Path, game: str) -> dict[str, Any]:
    """What a training of this game has in common with the network in a file, if it begins with that; nothing
    if that network cannot be begun with, which is said when it is tried."""
    facts = Network.load(path).facts if is_a_network(path) else read_weights(path)[1]
    if facts.get("game") != game or facts.get("version") != definition(game).version:
        return {}
    came_about = facts.get("came_about")
    plan = came_about.get("plan") if isinstance(came_about, dict) else None
    found = {name: plan[name] for name in LIKE_THE_NETWORK if name in plan} if isinstance(plan, dict) else {}
    try:
        _check_kinds(found)
    except BadTraining:
        raise BadTraining("train-weights-bad", file=str(path)) from None
    return found


def _check_kinds(said: Mapping[str, Any]) -> None:
    for field in msgspec.structs.fields(Plan):
        if field.name in said:
            try:
                msgspec.convert(said[field.name], field.type)
            except msgspec.ValidationError:
                value = Quoted(msgspec.json.encode(said[field.name]).decode())
                raise BadTraining(
                    "train-kind", name=field.name, kind=KINDS[field.type], given=value
                ) from None


def _suiting(game: Any) -> Mapping[str, Any]:
    """Settings that suit a game; whether there is such a game is checked elsewhere."""
    return definition(game).trained_with if game in GAMES else {}


def read_plan(path: Path) -> Plan:
    return plan_with({}, path)


def _said_in(path: Path) -> dict[str, Any]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except OSError as problem:
        raise BadTraining("train-plan-unread", file=str(path), why=SystemReason(problem)) from None
    except msgspec.DecodeError as problem:
        raise BadTraining("train-plan-bad", file=str(path), why=Quoted(str(problem))) from None


def write_plan(plan: Plan, path: Path) -> None:
    write_text(path, msgspec.json.format(msgspec.json.encode(plan)).decode() + "\n")
