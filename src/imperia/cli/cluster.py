"""`--cluster`: games are played on the nodes of a Ray cluster, and whoever waits sees who is at work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.errors import CommandError

if TYPE_CHECKING:
    from imperia.cli.progress import Bar
    from imperia.cli.speech import Speech
    from imperia.crew.cluster import Cluster
    from imperia.crew.messages import News, Staff

ClusterOption = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on a Ray cluster: auto (the one of this machine), HOST:PORT or ray://HOST:PORT.",
        show_default=False,
    ),
]


def cluster_at(address: str | None) -> Cluster | None:
    """The cluster, not connected yet; an error if there cannot be one."""
    if address is None:
        return None
    from imperia.crew.cluster import Cluster

    return Cluster(address)


@contextmanager
def joined(cluster: Cluster | None, speech: Speech, kept: Callable[[str], str]) -> Iterator[Staff | None]:
    """Within this context games can be played on the cluster, by the staff that it yields. If the cluster is
    lost, `kept` turns the problem into a message that also says what is kept."""
    if cluster is None:
        yield None
        return
    from imperia.cli.appearance import console
    from imperia.crew.messages import ClusterLost

    try:
        with cluster:
            staff = cluster.open()
            line = speech("cluster-found", address=cluster.address, staff=in_words(staff, speech))
            console(stderr=True).print(line, soft_wrap=True)
            yield staff
    except ClusterLost as problem:
        raise CommandError(kept(problem.text(speech.lang))) from problem


def games_kept(out: Path | None, speech: Speech, problem: str) -> str:
    """What is left of games when the cluster is lost."""
    from imperia.arena.journal import journal_of

    kept = out is not None and journal_of(out).exists()
    return speech("cluster-kept" if kept else "cluster-nothing-kept", problem=problem)


def show_who_works(cluster: Cluster | None, bar: Bar, speech: Speech) -> None:
    """From now on, say beside the bar who is at work."""
    if cluster is None:
        return
    from imperia.crew.messages import Staff

    def tell(news: News) -> None:
        if not isinstance(news, Staff):
            bar.note(news.text(speech.lang))
        elif news.nodes:
            bar.say_in(lambda text: speech("cluster-at-work", activity=text, staff=in_words(news, speech)))
        else:
            bar.say_in(lambda text: speech("cluster-getting-ready", activity=text))

    cluster.tell = tell


def in_words(staff: Staff, speech: Speech) -> str:
    counted = {"nodes": staff.nodes, "cores": staff.cores, "gpus": staff.gpus}
    return ", ".join(speech(f"cluster-{thing}", count=count) for thing, count in counted.items() if count)
