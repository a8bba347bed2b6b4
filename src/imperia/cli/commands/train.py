"""`imperia train`: a network that learns a game by playing it."""

from __future__ import annotations

import shlex
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from imperia.cli.cluster import ClusterOption, cluster_at, joined, show_who_works
from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language
from imperia.cli.numbers import check_number
from imperia.cli.options import GameOptions, is_whole, read_options
from imperia.cli.progress import bar_of_games, interruptible, under_a_bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from imperia.cli.progress import Bar
    from imperia.cli.speech import Speech
    from imperia.crew.cluster import Cluster
    from imperia.crew.messages import Staff
    from imperia.games.contract import Definition
    from imperia.kernel.warm import Progress as Told
    from imperia.training.plan import Plan
    from imperia.training.trainer import Progress, Trainer

MOST_STRETCHES = 1_000_000
MOST_PARTS = 1024


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. empire.")],
    out: Annotated[
        Path,
        typer.Option("--out", metavar="FOLDER", help="Where the training is kept, and the network written."),
    ],
    plan: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A plan with any settings that are not the usual ones (JSON; docs/learning.md lists them).",
            show_default=False,
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(metavar="N", help="Train for so many seconds, by the clock.", show_default=False),
    ] = None,
    stretches: Annotated[
        int | None,
        typer.Option(metavar="N", help="Train for so many stretches (default: 20).", show_default=False),
    ] = None,
    holes: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Search for holes of the network every N stretches, and at the end (default: never).",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="N,N",
            help="The numbers of players to learn (default: all that the game has, or those of --from).",
            show_default=False,
        ),
    ] = None,
    option: GameOptions = None,
    rivals: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT",
            help="Bots to imitate at first, to meet players of another kind; merit:40 goes by merit alone.",
            show_default=False,
        ),
    ] = None,
    parts: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Train in so many parts, which meet; on a cluster each goes to a core or GPU (default: 1).",
            show_default=False,
        ),
    ] = None,
    begin_from: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Begin with the weights of another training, its weights.npz, or with a network for bots; "
            "its players, options and settings are usual then.",
            show_default=False,
        ),
    ] = None,
    device: Annotated[
        str | None,
        typer.Option(
            metavar="DEVICE", help="Where: cpu or cuda (default: a GPU if there is one).", show_default=False
        ),
    ] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on with the training in --out, for as long as its plan says."),
    ] = False,
    cluster: ClusterOption = None,
    lang: LanguageOption = None,
) -> None:
    """Train a network that plays a game, by letting it play itself; needs the extra `train`.

    After every stretch everything is kept in the folder, and beside the training the network plays a ladder
    of bots. `policy:FOLDER/GAME.npz` is the bot that plays with it; FOLDER/report.html shows how it went.
    """
    from imperia.cli.speech import Speech
    from imperia.games import definition as find_definition
    from imperia.training.errors import load_torch
    from imperia.training.lessons import check_crew

    speech = Speech(language(lang))
    definition = find_definition(game)
    bounds = {"--stretches": MOST_STRETCHES, "--holes": MOST_STRETCHES, "--parts": MOST_PARTS}
    for (name, most), number in zip(bounds.items(), (stretches, holes, parts), strict=True):
        if number is not None:
            check_number(name, number, 1, most, speech)
    wishes = {
        "seconds": seconds,
        "stretches": stretches,
        "holes": holes,
        "players": numbers(players, speech),
        "options": read_options(definition, option, speech) or None,
        "rivals": None if rivals is None else tuple(bot.strip() for bot in rivals.split(",")),
        "parts": parts,
    }
    wishes = {name: value for name, value in wishes.items() if value is not None}
    fixed = {
        "--plan": plan,
        "--players": players,
        "-o": option or None,
        "--rivals": rivals,
        "--parts": parts,
        "--from": begin_from,
    }
    check_folder(out, resume, [flag for flag, given in fixed.items() if given is not None])
    wished_for = partial(plan_for, definition, out, plan, wishes, resume, begin_from)
    chosen = wished_for(cluster is None and has_no_gpu(device))
    elsewhere = cluster_at(cluster)
    check_crew(chosen, elsewhere)
    load_torch()
    going_on = command_to_go_on(out, definition.id, cluster)
    said_if_lost = partial(stretches_kept, out, going_on, speech)
    with (
        interruptible(partial(kept_in, out, going_on, speech)),
        joined(elsewhere, speech, said_if_lost) as staff,
    ):
        place = device_there(device, staff)
        if staff is not None and place != "cuda":
            chosen = wished_for(True)
        trainer = made_ready(chosen, out, place, resume, begin_from, elsewhere, speech)
        run(trainer, elsewhere, speech)


def device_there(wish: str | None, staff: Staff | None) -> str | None:
    """On a cluster whose nodes have GPUs these are used, unless something else is wished for."""
    return "cuda" if wish is None and staff is not None and staff.gpus else wish


def numbers(text: str | None, speech: Speech) -> tuple[int, ...] | None:
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if not all(is_whole(part) for part in parts):
        raise CommandError(speech("train-bad-players", given=text))
    return tuple(int(part) for part in parts)


def check_folder(out: Path, resume: bool, fixed: list[str]) -> None:
    """Make sure that nothing that is in the folder is lost."""
    from imperia.training.errors import BadTraining
    from imperia.training.files import PLAN, has_a_training

    if out.exists() and not out.is_dir():
        raise BadTraining("train-no-folder", folder=str(out))
    if resume and not (out / PLAN).exists():
        raise BadTraining("train-nothing-to-resume", folder=str(out))
    if resume and fixed:
        raise BadTraining("train-resume-fixed", flags=fixed)
    if not resume and has_a_training(out):
        raise BadTraining("train-there-already", folder=str(out))


def has_no_gpu(device: str | None) -> bool:
    """Whether the training will be on the CPU; if PyTorch is missing, that is said later."""
    from imperia.training.errors import BadTraining, load_torch

    if device is not None:
        return device == "cpu"
    try:
        return not load_torch().cuda.is_available()
    except BadTraining:
        return False


def plan_for(
    definition: Definition,
    out: Path,
    file: Path | None,
    wishes: dict[str, Any],
    resume: bool,
    begin_from: Path | None,
    on_a_cpu: bool,
) -> Plan:
    """The plan from the file, or from the folder of a training that goes on, overridden by the wishes."""
    from imperia.training.files import PLAN
    from imperia.training.plan import plan_with, settings_behind

    file = out / PLAN if resume else file
    like = {} if begin_from is None else settings_behind(begin_from, definition.id)
    return plan_with({"game": definition.id, **wishes}, file, on_a_cpu=on_a_cpu, like=like)


def made_ready(
    plan: Plan,
    out: Path,
    device: str | None,
    resume: bool,
    begin_from: Path | None,
    cluster: Cluster | None,
    speech: Speech,
) -> Trainer:
    """Compile the rules, with a bar if it was not done before, and read what there is."""
    from imperia.kernel.warm import watched
    from imperia.training.running import trainer_for

    found: list[Trainer] = []

    def work(tell: Told) -> None:
        with watched(tell):
            made = trainer_for(plan, out, device, resume=resume, begin_from=begin_from, crew=cluster)
            found.append(made)

    under_a_bar(work, speech("cli-compiling"))
    return found[0]


def run(trainer: Trainer, cluster: Cluster | None, speech: Speech) -> None:
    from imperia.cli.appearance import console
    from imperia.training.running import train as train_all
    from imperia.training.running import written_by

    plan = trainer.plan
    total = round(plan.seconds) if plan.seconds else plan.stretches * plan.updates
    with bar_of_games(speech("train-training"), total) as bar:
        show_who_works(cluster, bar, speech)
        all_judged = train_all(
            trainer,
            on_progress=shown_on(bar, plan, speech),
            on_stretch=lambda row: bar.note(stretch_in_words(row, plan, speech)),
            on_holes=lambda row: bar.note(holes_in_words(row, speech)),
            on_game=lambda done, of: bar.describe(speech("train-rival-games", done=done, of=of)),
            on_imitating=lambda bot: bar.describe(speech("train-imitating", bot=bot)),
            on_rival=lambda row: bar.note(rival_in_words(row, speech)),
            on_last_judging=lambda: bar.note(speech("train-judging")),
            lang=speech.lang,
        )
    screen = console()
    if not all_judged:
        screen.print(speech("train-judging-failed", folder=str(trainer.folder)), soft_wrap=True)
    written = ", ".join(map(str, written_by(trainer)))
    screen.print(speech("cli-written", file=written), soft_wrap=True)


def shown_on(bar: Bar, plan: Plan, speech: Speech) -> Callable[[Progress], None]:
    """How far the training is: in seconds if it goes by the clock, otherwise in updates."""

    def show(progress: Progress) -> None:
        searching = progress.searching is not None
        bar.describe(search_in_words(progress, plan, speech) if searching else speech("train-training"))
        if plan.seconds:
            bar.reach(round(progress.seconds))
        elif not searching:
            bar.reach(progress.stretch * plan.updates + progress.update)

    return show


def search_in_words(progress: Progress, plan: Plan, speech: Speech) -> str:
    """How far a search for holes is."""
    if plan.hole_seconds:
        done = min(progress.searching or 0, plan.hole_seconds)
        return speech("train-searching-for-seconds", done=round(done), of=round(plan.hole_seconds))
    return speech("train-searching", done=progress.update, of=plan.hole_updates)


def stretch_in_words(row: dict[str, Any], plan: Plan, speech: Speech) -> str:
    """One line about a stretch."""
    facts = {
        "stretch": str(row["stretch"]),
        "of": "none" if plan.seconds else str(plan.stretches),
        "seconds": round(row["seconds"]),
        "rate": round(row["decisions"] / max(row["seconds"], 1e-9)),
        "entropy": row["entropy"],
        "loss": row["value_loss"],
    }
    return speech("train-stretch", **facts)


def rival_in_words(row: dict[str, Any], speech: Speech) -> str:
    agreed = speech("cli-percent", share=100 * row["agreed"])
    return speech("train-rival", bot=row["bot"], agreed=agreed, decisions=row["decisions"])


def holes_in_words(row: dict[str, Any], speech: Speech) -> str:
    if row["share"] is None:
        return speech("train-holes-unknown", stretch=str(row["stretch"]))
    names = ("share", "low", "high", "fair")
    shares = {name: speech("cli-percent", share=100 * row[name]) for name in names}
    return speech("train-holes", stretch=str(row["stretch"]), **shares)


def command_to_go_on(out: Path, game: str, cluster: str | None) -> str:
    there = [] if cluster is None else ["--cluster", cluster]
    return shlex.join(["imperia", "train", game, "--out", str(out), "--resume", *there])


def kept_in(out: Path, command: str, speech: Speech) -> str:
    """What is left of a training that is interrupted now."""
    from imperia.training.files import has_a_training

    if not has_a_training(out):
        return speech("train-interrupted-early")
    return speech("train-interrupted", command=command)


def stretches_kept(out: Path, command: str, speech: Speech, problem: str) -> str:
    """What is left of a training when the cluster is lost."""
    from imperia.training.files import has_a_training

    if not has_a_training(out):
        return speech("train-lost-early", problem=problem)
    return speech("train-lost", problem=problem, command=command)
