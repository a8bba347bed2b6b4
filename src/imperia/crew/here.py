"""Workers on this machine: threads where the work is compiled, processes where it is Python.

Results come as soon as they are ready. Whoever stops asking for them, for example by Ctrl-C, does not wait:
threads finish the short task that they have begun, and processes are ended at once.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, resource_tracker
from typing import Any

from imperia.crew.job import Crew, Job, Result, Task
from imperia.words import SpokenError

MOST_WORKERS = 1024


class WorkerLost(SpokenError):
    """A process that played games has died."""


def default_workers() -> int:
    return os.cpu_count() or 1


class Here:
    """The cores of this machine, and its GPU. A single worker is the calling process."""

    elsewhere = False

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or default_workers()

    def do(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        if job.compiled:
            return on_threads(job.work, tasks, self._workers)
        if job.on_gpu or self._workers == 1:
            return _in_this_process(job, tasks)
        return in_processes(job.begin, job.arguments, tasks, self._workers)


Workers = int | Crew | None  # so many of this machine, or those of another crew; None: one for each core


def crew_of(workers: Workers) -> Crew:
    return Here(workers) if workers is None or isinstance(workers, int) else workers


def _in_this_process(job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
    for task in tasks:
        yield job.work(task)


# ----- Threads


def on_threads(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int
) -> Generator[Result, None, None]:
    """The result of each task, in order."""
    under_way: deque[Future[Result]] = deque()
    pool = ThreadPoolExecutor(workers)
    try:
        for task in tasks:
            under_way.append(pool.submit(work, task))
            if len(under_way) > 2 * workers:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


# ----- Processes


def in_processes(
    begin: Callable[..., Callable[[Task], Result]],
    arguments: tuple[Any, ...],
    tasks: Iterable[Task],
    workers: int,
) -> Generator[Result, None, None]:
    """The result of each task, as soon as it is ready. `begin(*arguments)` is called once in every process
    and returns the function that does its tasks, one after the other."""
    waiting = iter(tasks)
    crew: list[_Worker] = []
    try:
        for task in islice(waiting, workers):
            crew.append(_Worker(begin, arguments))
            crew[-1].give(task)
        busy = {worker.line: worker for worker in crew}
        while busy:
            for line in connection.wait(list(busy)):
                worker = busy[line]  # type: ignore[index]
                result = worker.result()
                for task in islice(waiting, 1):
                    worker.give(task)
                    break
                else:
                    del busy[worker.line]
                yield result
        for worker in crew:
            worker.dismiss()
    finally:
        for worker in crew:
            worker.end()


class _Worker:
    """A process with a pipe to it."""

    def __init__(self, begin: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(other_end, begin, arguments))
        with interrupts_put_off():
            self._process.start()
        other_end.close()  # now only the worker holds this end, so ours notices when the worker is gone

    def give(self, task: Any) -> None:
        try:
            self.line.send(task)
        except OSError as problem:
            raise self._lost() from problem

    def result(self) -> Any:
        try:
            result, problem = self.line.recv()
        except (EOFError, OSError) as lost:
            raise self._lost() from lost
        if problem is not None:
            raise problem
        return result

    def dismiss(self) -> None:
        """There is nothing left to do: it may exit in its own time, so that what a bot printed is not
        lost."""
        self.line.close()
        self._process.join()

    def end(self) -> None:
        self.line.close()
        self._process.kill()
        self._process.join()

    def _lost(self) -> WorkerLost:
        return WorkerLost("arena-worker-lost")


def _serve(
    line: connection.Connection, begin: Callable[..., Callable[[Any], Any]], arguments: tuple[Any, ...]
) -> None:
    """Runs in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    work: Callable[[Any], Any] | None = None
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        try:
            work = work or begin(*arguments)
            answer: tuple[Any, Exception | None] = (work(task), None)
        except Exception as problem:
            answer = (None, that_can_travel(problem))
        line.send(answer)


def end_with_the_parent() -> None:
    """End this process when its parent ends, even if the parent was killed in the middle of a game."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def that_can_travel(problem: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(problem))
    except Exception:
        return WorkerLost("arena-worker-failed", why=f"{type(problem).__name__}: {problem}")
    return problem


@contextmanager
def interrupts_put_off() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal. In this context new processes start with it blocked, so
    they start completely and never get it; this process gets it afterwards."""
    heard: list[int] = []
    in_main_thread = threading.current_thread() is threading.main_thread()
    if in_main_thread:
        handler = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    resource_tracker.ensure_running()  # before we block anything: it unblocks whatever it finds
    can_block = hasattr(signal, "pthread_sigmask")
    if can_block:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if in_main_thread:
            signal.signal(signal.SIGINT, handler or signal.SIG_DFL)
        if heard:
            signal.raise_signal(signal.SIGINT)
