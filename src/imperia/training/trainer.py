"""A training: stretches of play and learning, after each of which it can be interrupted and go on later.

The matches are kept with the network, and whatever is random in a stretch comes from the seed of the plan and
the number of the stretch. So a training that was interrupted goes on after its last whole stretch as if
nothing had happened. Who plays and learns is another matter: one pupil (`alone.py`), or several parts that
meet (`together.py`).
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray

from imperia.crew.job import Crew
from imperia.games import definition
from imperia.minds.network import Network, blocks_of, floats_of
from imperia.play.batch import Batch
from imperia.training.alone import Alone
from imperia.training.checkpoint import check_checkpoint, read_checkpoint, write_checkpoint
from imperia.training.errors import BadTraining
from imperia.training.files import (
    CURVE,
    HOLE,
    HOLES,
    LIKE,
    PLAN,
    WEIGHTS,
    Layers,
    Row,
    is_a_network,
    read_weights,
    write_rows,
    write_weights,
)
from imperia.training.games_of_bots import Game, play_games
from imperia.training.lessons import check_crew, seed_of
from imperia.training.mean import Mean
from imperia.training.merit import trust_of
from imperia.training.network import OLDER_LACK, Net, shapes_with, widened, with_logits_times
from imperia.training.plan import MAY_CHANGE, Now, Plan, plan_with, read_plan, write_plan
from imperia.training.playing import device_for
from imperia.training.pupil import seeded
from imperia.training.together import Together
from imperia.training.variety import options_in, variety
from imperia.words import Quoted

OF_OTHER_KINDS = 0.75  # how likely a rival is to be none of the earlier selves, where there are any others
MOST_KEPT = np.finfo(np.float16).max  # weights are kept as float16
FACTS_NEEDED = {"game", "version", "settings", "features", "came_about"}


@dataclass(frozen=True)
class Progress:
    """How far a training is after an update."""

    stretch: int  # how many were done before
    update: int  # of the stretch, or of a search for holes
    seconds: float  # of the whole training
    searching: float | None = None  # for how many seconds holes have been searched for


class Trainer:
    """`run` trains from where the folder's checkpoint is, or from the beginning."""

    def __init__(self, plan: Plan, folder: Path, device: str | None = None, crew: Crew | None = None) -> None:
        """The crew takes the lessons of a training in several parts; without one, this process."""
        check_crew(plan, crew)
        self.plan, self.folder = plan, folder
        self.device = device_for(device, crew)
        self.elsewhere = crew is not None and crew.elsewhere
        self.settings = variety(plan)
        self.curve: list[Row] = []
        self.holes: list[Row] = []
        self.began_with: Row | None = None  # how the weights that it began with came about
        self.was_lengthened = False  # or shortened, when it went on
        self.past: list[Row] = []  # earlier selves, one of each stretch, and opponents that found holes
        self.rivals: list[Row] = []  # networks that play as bots do, and how well, or that go by merit alone
        self._pupils: Alone | Together = (
            Alone(plan, self.settings, self.device)
            if plan.parts == 1
            else Together(plan, self.settings, self.device, crew)
        )
        self._mean = Mean(self.net, plan.mean_of)

    @property
    def net(self) -> Net:
        """The network that learns."""
        return self._pupils.net

    @property
    def mean(self) -> Net:
        """The mean of what `net` was lately: the network that is written out, judged, searched for holes and
        met later on."""
        return self._mean.net

    @property
    def batch(self) -> Batch:
        """The matches, or if there are several parts, those of one of them."""
        return self._pupils.batch

    # ----- Training

    @property
    def done(self) -> bool:
        return self._share_done(len(self.curve), 0, 0) >= 1

    def run(
        self,
        on_progress: Callable[[Progress], None] = lambda progress: None,
        on_stretch: Callable[[Row], None] = lambda row: None,
        on_holes: Callable[[Row], None] = lambda row: None,
        on_game: Callable[[int, int], None] = lambda done, of: None,
        on_imitating: Callable[[str], None] = lambda bot: None,
        on_rival: Callable[[Row], None] = lambda row: None,
    ) -> None:
        """Train to the end of the plan. If some of its rivals are bots, these first play games (`on_game`
        hears of each), and each bot is imitated."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_plan(self.plan, self.folder / PLAN)
        if self.lacks_rivals:
            self._keep()
            self.imitate(play_games(self.plan, self.settings, on_game), on_rival, on_imitating)
        while not self.done or self._holes_are_due:
            if self._holes_are_due:
                self.holes.append(self._search_for_holes(on_progress))
                self._keep()
                on_holes(self.holes[-1])
            else:
                row = self._stretch(len(self.curve), on_progress)
                self._check_finite(self.net.layers())
                self.curve.append(row)
                self.past.append({"name": f"stretch {len(self.curve)}", "layers": _small(self.mean)})
                self._keep()
                on_stretch(self.curve[-1])

    def _check_finite(self, layers: Layers) -> None:
        """Learning too fast leads to numbers beyond all bounds; such weights are not kept."""
        if not all((np.abs(layer) <= MOST_KEPT).all() for layer in layers.values()):
            raise BadTraining("train-diverged", stretch=str(len(self.curve) + 1), done=len(self.curve))

    def _stretch(self, number: int, on_progress: Callable[[Progress], None]) -> Row:
        plan, began = self.plan, time.monotonic()
        chance = seeded(seed_of(plan.seed, "stretch", number))
        rival, layers = self._choose_rival(chance)

        def course(update: int) -> Now | None:
            done = self._share_done(number, update, time.monotonic() - began)
            return plan.at(done) if done < 1 else None

        def on_update(update: int) -> None:
            on_progress(Progress(number, update, self.seconds + time.monotonic() - began))

        came = self._pupils.stretch(number, layers, course, chance, on_update, self._mean.take_in)
        policy, value, entropy = (came.losses / max(1, came.updates)).tolist()
        return {
            "stretch": number + 1,
            "decisions": came.updates * plan.steps * plan.matches,
            "matches": came.ended,
            "seconds": time.monotonic() - began,
            "policy_loss": policy,
            "value_loss": value,
            "entropy": entropy,
            "rival": rival,
            "share_against_rival": came.wins.share,
            "fair_share": came.wins.fair_share,
        }

    @property
    def seconds(self) -> float:
        """How long the training has taken so far, searches for holes included."""
        return float(sum(row["seconds"] for row in (*self.curve, *self.holes)))

    def _share_done(self, stretch: int, update: int, seconds: float) -> float:
        """How much of the whole training is done, with so much of a stretch."""
        if self.plan.seconds:
            return (self.seconds + seconds) / self.plan.seconds
        return (stretch + update / self.plan.updates) / self.plan.stretches

    def _choose_rival(self, chance: torch.Generator) -> tuple[str | None, Layers]:
        """One of the earlier selves, the later the likelier; at first, the present self, without a name.
        Where the plan names rivals, most often one of those."""
        if self.rivals and torch.rand(1, generator=chance) < OF_OTHER_KINDS:
            other = self.rivals[int(torch.randint(len(self.rivals), (1,), generator=chance))]
            return f"{LIKE} {other['bot']}", other["layers"]
        if len(self.past) < self.plan.first_past:
            return None, self.mean.layers()
        later = self.past[int((torch.rand(2, generator=chance) * len(self.past)).long().max())]
        return str(later["name"]), later["layers"]

    # ----- Rivals of other kinds

    @property
    def lacks_rivals(self) -> bool:
        """Whether some rivals of the plan are still missing."""
        return len(self.rivals) < len(self.plan.rivals)

    def imitate(
        self,
        games: Sequence[Game],
        on_rival: Callable[[Row], None] = lambda row: None,
        on_imitating: Callable[[str], None] = lambda bot: None,
    ) -> None:
        """For each rival of the plan that is still missing, let a network learn from these games to play as
        the rival does. Those that go by merit alone have nothing to learn."""
        for rival in self.plan.rivals[len(self.rivals) :]:
            trust = trust_of(rival)
            if trust is not None:
                self._add_rival({"bot": rival}, self._by_merit(trust))
                continue
            on_imitating(rival)
            row, layers = self._pupils.imitate(rival, games, seed_of(self.plan.seed, "imitating", rival))
            self._add_rival(row, layers)
            on_rival(row)

    def _add_rival(self, row: Row, layers: Layers) -> None:
        self.rivals.append({**row, "layers": _halved(layers)})
        self._keep()

    def _by_merit(self, trust: float) -> Layers:
        net = Net.like(self.net)
        net.go_by_merit(trust)
        return net.layers()

    # ----- Holes

    @property
    def _holes_are_due(self) -> bool:
        if not self.plan.holes or not self.curve:
            return False
        searched = self.holes[-1]["stretch"] if self.holes else 0
        return searched < len(self.curve) and (self.done or len(self.curve) % self.plan.holes == 0)

    def _search_for_holes(self, on_progress: Callable[[Progress], None]) -> Row:
        began, before = time.monotonic(), self.seconds
        stretch = len(self.curve)

        def on_update(update: int) -> None:
            searching = time.monotonic() - began
            on_progress(Progress(stretch, update, before + searching, searching))

        seed = seed_of(self.plan.seed, "holes", stretch)
        row, layers = self._pupils.search_for_holes(self.mean, seed, on_update)
        self._check_finite(layers)
        self.past.append({"name": f"{HOLE} {stretch}", "layers": _halved(layers)})
        return {"stretch": stretch, "seconds": time.monotonic() - began, **row}

    # ----- What is kept

    def _keep(self) -> None:
        known = {
            "plan": msgspec.to_builtins(self.plan),
            "rules": self._rules(),
            "layers": list(self.net.layers()),
            **self._pupils.known(),
            "mean": self._mean.known(),
            "curve": self.curve,
            "holes": self.holes,
            "past": self.past,
            "rivals": self.rivals,
            "began_with": self.began_with,
            "was_lengthened": self.was_lengthened,
        }
        write_checkpoint(self.folder, known, self._pupils.matches())
        self.write_out()

    def write_out(self) -> None:
        """Write what others read."""
        layers = {name: layer.astype(np.float16) for name, layer in self.mean.layers().items()}
        write_weights(self.folder / WEIGHTS, layers, self.facts())
        write_rows(self.folder / CURVE, self.curve)
        write_rows(self.folder / HOLES, self.holes)

    def layers(self) -> Layers:
        """The weights of the network, for those who play with it."""
        return self._without_unused(self.mean.layers())

    def found_holes(self) -> tuple[Layers, Row] | None:
        """The opponent of the last search for holes, and how it came about; None if there was no search."""
        for one in reversed(self.past):
            if one["name"].startswith(HOLE):
                layers = {name: layer.float().numpy() for name, layer in one["layers"].items()}
                facts = self.facts()
                facts["came_about"]["search"] = self.holes[-1]
                return self._without_unused(layers), facts
        return None

    def _without_unused(self, layers: Layers) -> Layers:
        """Without the weights of inputs that were never used: these are still the random ones that the
        training began with."""
        used = self._pupils.used
        if used is not None and self.began_with is None:
            layers["w0"] = layers["w0"] * used.numpy()
        return layers

    def _rules(self) -> Row:
        """What must be the same for weights to mean the same."""
        version = definition(self.plan.game).version
        return {"game": self.plan.game, "version": version, "features": _hash_of(self.batch.features)}

    def facts(self) -> Row:
        """What the network is for, and how it came about."""
        came_about = {"plan": msgspec.to_builtins(self.plan), "curve": self.curve, "holes": self.holes}
        if self.rivals:
            came_about["rivals"] = [_without_layers(one) for one in self.rivals]
        if self.began_with is not None:
            came_about["began_with"] = self.began_with
        return {
            **self._rules(),
            "settings": [[wishes["players"], options_in(wishes)] for wishes in self.settings],
            "came_about": came_about,
        }

    def observations(self) -> NDArray[np.float32]:
        """Some observations in the matches as they are."""
        return self._pupils.observations()

    # ----- Going on

    def resume(self) -> None:
        """Go on from the checkpoint in the folder. The plan may differ from the one there only in how long it
        is, and in how often holes are searched for."""
        where = "cpu" if self.plan.parts > 1 else self.device
        known = read_checkpoint(self.folder, where)
        # The plan in the checkpoint, not the file beside it, which anybody can edit; older ones have no plan.
        begun = plan_with(known["plan"]) if "plan" in known else read_plan(self.folder / PLAN)
        there, here = msgspec.to_builtins(begun), msgspec.to_builtins(self.plan)
        different = [name for name in here if here[name] != there[name] and name not in MAY_CHANGE]
        if different:
            begun_with = [f"{name}: {_as_json(there[name])}" for name in different]
            raise BadTraining("train-other-plan", folder=str(self.folder), begun_with=begun_with)
        layers = list(self.net.layers())
        known = check_checkpoint(known, self.folder, self._rules(), layers, self._pupils.matches())
        self._pupils.go_on_from(known)
        if "mean" in known:
            self._mean.go_on_from(known["mean"])
        else:  # older checkpoints know nothing of it
            self._mean.begin()
        self.curve, self.holes = known["curve"], known["holes"]
        if self._is_shorter(there["seconds"]):
            raise BadTraining("train-shorter", folder=str(self.folder), done=str(len(self.curve)))
        length = [self.plan.stretches, self.plan.seconds]
        begun_length = known.get("length") or [begun.stretches, begun.seconds]
        self.was_lengthened = known.get("was_lengthened", False) or begun_length != length
        self.began_with = known.get("began_with")  # older checkpoints do not know
        self.past = _all_on_cpu(known["past"])
        self.rivals = _all_on_cpu(known.get("rivals", []))

    def _is_shorter(self, seconds_planned: float) -> bool:
        """Whether the plan ends before what has been done already. By the clock, the last stretch may have
        taken a moment longer than was planned."""
        if self.plan.seconds:
            return self.plan.seconds < min(self.seconds, seconds_planned or math.inf)
        return self.plan.stretches < len(self.curve)

    def begin_from(self, path: Path) -> None:
        """Begin with the weights of another training, or of a network as bots use it, for the same settings.
        That network may be narrower."""
        layers, facts = self._of_network(path) if is_a_network(path) else read_weights(path)
        self._check_facts(path, facts)
        layers = self._in_own_shape(path, layers)
        self.net.take(with_logits_times(layers, 1 / self.plan.doubt))
        if self.plan.by_merit:
            self.net.go_by_merit(self.plan.by_merit)
        self._mean.begin()
        self.began_with = facts["came_about"]

    def _check_facts(self, path: Path, facts: Row) -> None:
        own, game = self._rules(), definition(self.plan.game)
        if not facts.keys() >= FACTS_NEEDED:
            raise BadTraining("train-weights-bad", file=str(path))
        if facts["game"] != own["game"]:
            other = Quoted(facts["game"])
            raise BadTraining("train-weights-other-game", file=str(path), other=other, game=Quoted(game.id))
        if facts["version"] != own["version"]:
            raise BadTraining("train-weights-other-rules", file=str(path), game=game.title())
        if facts["features"] != own["features"]:
            there, here = facts["settings"], self.facts()["settings"]
            raise BadTraining(
                "train-weights-other-settings",
                file=str(path),
                there=_players_in(there),
                here=_players_in(here),
                settings_there=str(len(there)),
                settings_here=str(len(here)),
            )

    def _in_own_shape(self, path: Path, layers: Layers) -> Layers:
        own = self.net.layers()
        if "w0" not in layers or layers["w0"].ndim != 2:
            raise BadTraining("train-weights-bad", file=str(path))
        width, blocks = len(layers["w0"]), blocks_of(layers)
        if width > self.plan.width or blocks != self.plan.blocks:
            raise BadTraining(
                "train-weights-other-shape",
                file=str(path),
                width=str(width),
                blocks=str(blocks),
                own_width=str(self.plan.width),
                own_blocks=str(self.plan.blocks),
            )
        shapes = {name: layer.shape for name, layer in layers.items()}
        expected = shapes_with(width, own)
        if shapes not in (expected, {name: expected[name] for name in expected if name not in OLDER_LACK}):
            raise BadTraining("train-weights-bad", file=str(path))
        return widened(layers, own)

    def _of_network(self, path: Path) -> tuple[Layers, Row]:
        network = Network.load(path)
        facts = {**network.facts, "features": _hash_of(network.looks.features)}
        return floats_of(network), facts


def _players_in(settings: list[Any]) -> list[str]:
    """The numbers of players in the settings of a network."""
    return [str(number) for number in sorted({players for players, _ in settings})]


def _as_json(setting: Any) -> str:
    return msgspec.json.encode(setting).decode()


def _hash_of(features: list[str]) -> str:
    return hashlib.sha256("\n".join(features).encode()).hexdigest()


def _without_layers(network: Row) -> Row:
    return {name: value for name, value in network.items() if name != "layers"}


def _small(net: Net) -> dict[str, torch.Tensor]:
    return _halved(net.layers())


def _halved(layers: dict[str, Any]) -> dict[str, torch.Tensor]:
    """In half as many bytes, which is just as good for an opponent."""
    return {name: torch.from_numpy(layer.astype(np.float16)) for name, layer in layers.items()}


def _all_on_cpu(networks: list[Row]) -> list[Row]:
    return [
        {**one, "layers": {name: layer.cpu() for name, layer in one["layers"].items()}} for one in networks
    ]
