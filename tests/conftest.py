"""What all tests share: hypothesis draws the same examples every time, untimed; skips are told aloud."""

import re

from hypothesis import settings

settings.register_profile("imperia", derandomize=True, deadline=None, database=None, max_examples=50)
settings.load_profile("imperia")


LONGEST = "test_documentation.py"  # begins first, so that at the end no worker waits for another
CLAUSES = re.compile(r"tests/(games/(eight_minutes/|\w+/test_[a-z]\d+_)|minds/test_capitals\.py$)")


def pytest_addoption(parser):
    text = "leave out the tests of clauses and advice that are run on interpreted rules (make coverage)"
    parser.addoption("--clauses-elsewhere", action="store_true", help=text)


def pytest_collection_modifyitems(config, items):
    """What takes longest is tried first, and what is tried elsewhere not at all.

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


def pytest_terminal_summary(terminalreporter):
    reasons = {report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])}
    for reason in sorted(reasons):
        terminalreporter.write_line(reason, red=True, bold=True)
