"""What all tests share: hypothesis draws the same examples every time, without deadlines; skipped tests are
reported."""

import gc
import random
import re
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
import typer.testing
from hypothesis import settings

settings.register_profile("imperia", derandomize=True, deadline=None, database=None, max_examples=50)
settings.load_profile("imperia")

# The command of our program with all its options; an ordinary process builds it only once.
typer.testing._get_command = cache(typer.testing._get_command)


LONGEST = "test_documentation.py"  # it is started first, so that at the end no worker has to wait for another
CLAUSES = re.compile(r"tests/(games/(eight_minutes/|\w+/test_[a-z]\d+_)|minds/test_capitals\.py$)")


def pytest_addoption(parser):
    text = "leave out the tests of clauses and advice that are run on interpreted rules (make coverage)"
    parser.addoption("--clauses-elsewhere", action="store_true", help=text)


def pytest_ignore_collect(collection_path, config):
    """Do not even import a file of clause tests in which no test is marked."""
    is_of_clauses = collection_path.suffix == ".py" and CLAUSES.search(collection_path.as_posix())
    if config.getoption("clauses_elsewhere") and is_of_clauses:
        return "when_compiled" not in collection_path.read_text(encoding="utf-8") or None
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session):
    """Let each worker import the files in a different order before it collects its tests (workers collect in
    the same order). So each thing that has to be compiled to bytecode, test or package, is compiled by one
    worker and not by all."""
    config = session.config
    if not hasattr(config, "workerinput"):
        return
    places = [Path(place).absolute() for place in config.args]
    files = [
        file
        for place in places
        for file in ([place] if place.is_file() else sorted(place.rglob("test_*.py")))
        if file.with_name("__init__.py").exists()
        and not config.hook.pytest_ignore_collect(collection_path=file, config=config)
    ]
    random.Random(config.workerinput["workerid"]).shuffle(files)
    for file in files:
        with suppress(Exception, pytest.skip.Exception):  # reported when tests are collected
            import_module(".".join(file.relative_to(config.rootpath).with_suffix("").parts))


def pytest_collection_modifyitems(config, items):
    """Put what takes longest first, and leave out what is tried elsewhere.

    Interpreted and compiled rules give the same bytes (tests/games/contract), so one of them is enough.
    """
    items.sort(key=lambda item: item.path.name != LONGEST)
    if config.getoption("clauses_elsewhere"):
        kept, left_out = [], []
        for item in items:
            here = item.get_closest_marker("more_when_compiled") or not CLAUSES.search(item.path.as_posix())
            (kept if here else left_out).append(item)
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def pytest_collection_finish():
    """Freeze what was imported and collected, which stays until the end: if the garbage collector looked
    through it again and again, that would take a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_terminal_summary(terminalreporter):
    reasons = {report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])}
    for reason in sorted(reasons):
        terminalreporter.write_line(reason, red=True, bold=True)
