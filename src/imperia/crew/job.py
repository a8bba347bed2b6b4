"""A job is work in many pieces that do not depend on each other; a crew does it, here or elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Job(Generic[Task, Result]):
    """`begin(*arguments)` is called once by every process that works, and returns a function like `work`,
    which the process that has the job uses itself. `begin`, its arguments, the tasks and their results can be
    pickled. A result depends on nothing but its task and the arguments: so it does not matter who does what,
    nor whether somebody has to do it again."""

    work: Callable[[Task], Result]
    begin: Callable[..., Callable[[Task], Result]]
    arguments: tuple[Any, ...]
    compiled: bool = False  # the work is machine code that many threads of one process can run at once
    on_gpu: bool = False
    compile: Callable[..., None] | None = None  # with the same arguments; once on a machine, before `begin`
    long: bool = False  # a task takes seconds or more: nobody gets a second one before the first is done
    files: tuple[str, ...] = ()  # read through `files.read` by these names; they go along to other machines


class Crew(Protocol):
    @property
    def elsewhere(self) -> bool:
        """Whether it works in other places, where what is compiled in this process is of no use."""
        ...

    def do(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """The result of each task, as soon as it is ready; what a task raises is raised here."""
        ...
