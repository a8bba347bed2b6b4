"""A training as a whole: it learns, and beside it the network is judged and the report is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import torch

from imperia.crew.job import Crew
from imperia.games import definition
from imperia.training.errors import BadTraining
from imperia.training.exporting import write_network
from imperia.training.files import (
    CURVE,
    HOLES,
    JUDGED,
    PLAN,
    REPORT,
    WEIGHTS,
    Row,
    has_a_training,
    hole_file,
    network_file,
)
from imperia.training.games_of_bots import check_rivals
from imperia.training.judging import Judge, check_ladder
from imperia.training.merit import trust_of
from imperia.training.plan import NO_DOUBT, Plan, given, read_plan
from imperia.training.report import Story, write_report
from imperia.training.trainer import Progress, Trainer

NO_MEMORY_ON_A_CPU = "DefaultCPUAllocator"  # PyTorch has no error of its own for lack of memory
Listener = Callable[[Row], None]


def trainer_for(
    plan: Plan,
    folder: Path,
    device: str | None = None,
    *,
    resume: bool = False,
    begin_from: Path | None = None,
    crew: Crew | None = None,
) -> Trainer:
    """A trainer that is ready to run. Until it runs, nothing in the folder is changed."""
    check_ladder(plan)
    with memory_for(plan):
        trainer = Trainer(plan, folder, device, crew)
        if resume and has_a_training(folder):
            trainer.resume()
        elif begin_from is not None:
            trainer.begin_from(begin_from)
        elif plan.only_shares:
            raise BadTraining("train-only-shares")
        elif plan.doubt != NO_DOUBT:
            raise BadTraining("train-doubt", given=given(plan, "doubt"))
        elif plan.by_merit:
            raise BadTraining("train-by-merit")
    if trainer.lacks_rivals:
        check_rivals(plan)
        by_merit = any(trust_of(rival) is not None for rival in plan.rivals)
        if by_merit and not trainer.net.knows_merit:
            raise BadTraining("train-rival-no-merit", game=definition(plan.game).title())
    return trainer


def train(
    trainer: Trainer,
    on_progress: Callable[[Progress], None] = lambda progress: None,
    on_stretch: Listener = lambda row: None,
    on_holes: Listener = lambda row: None,
    on_game: Callable[[int, int], None] = lambda done, of: None,
    on_imitating: Callable[[str], None] = lambda bot: None,
    on_rival: Listener = lambda row: None,
    on_last_judging: Callable[[], None] = lambda: None,
    lang: str = "en",
) -> bool:
    """Train to the end of the plan. Returns whether all networks that were to be judged were."""
    plan, folder = trainer.plan, trainer.folder

    def report() -> None:
        story = Story(trainer.began_with is not None, trainer.was_lengthened)
        write_report(folder, plan, trainer.curve, trainer.holes, lang, story)

    with Judge(plan, folder, idle_cores=trainer.elsewhere or trainer.device == "cuda") as judge:

        def after_a_stretch(row: Row) -> None:
            _write_network(trainer)
            judge.look(row["stretch"])
            report()
            on_stretch(row)

        def after_holes(row: Row) -> None:
            _write_opponent(trainer)
            report()
            on_holes(row)

        if trainer.curve:  # a training that was interrupted may not have written everything
            trainer.write_out()
            _write_network(trainer)
            _write_opponent(trainer)
        with memory_for(plan):
            trainer.run(on_progress, after_a_stretch, after_holes, on_game, on_imitating, on_rival)
        report()
        last = len(trainer.curve)
        if plan.judge_every and not judge.has_judged(last):
            on_last_judging()
            judge.finish(last)
            report()
        return not judge.failed


@contextmanager
def memory_for(plan: Plan) -> Iterator[None]:
    """Turn a lack of memory into an error that says what to do."""
    try:
        yield
    except (MemoryError, torch.OutOfMemoryError):
        raise BadTraining("train-no-memory", matches=str(plan.matches)) from None
    except RuntimeError as problem:
        if NO_MEMORY_ON_A_CPU not in str(problem):
            raise
        raise BadTraining("train-no-memory", matches=str(plan.matches)) from None


def _write_network(trainer: Trainer) -> None:
    path = network_file(trainer.folder, trainer.plan.game)
    write_network(path, trainer.layers(), trainer.facts(), trainer.observations())


def _write_opponent(trainer: Trainer) -> None:
    """The opponent of the last search for holes, if there was one."""
    if (found := trainer.found_holes()) is not None:
        write_network(hole_file(trainer.folder, trainer.plan.game), *found, trainer.observations())


def plan_of(folder: Path) -> Plan:
    """The plan of the training in the folder."""
    return read_plan(folder / PLAN)


def written_by(trainer: Trainer) -> list[Path]:
    """The files that are of use to others."""
    names = (REPORT, CURVE, HOLES, JUDGED, WEIGHTS)
    folder, game = trainer.folder, trainer.plan.game
    paths = [network_file(folder, game), hole_file(folder, game), *(folder / name for name in names)]
    return [path for path in paths if path.exists()]
