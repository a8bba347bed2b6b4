"""What all tests share: hypothesis draws the same examples every time, untimed; skips are told aloud."""

from hypothesis import settings

settings.register_profile("imperia", derandomize=True, deadline=None, database=None, max_examples=100)
settings.load_profile("imperia")


def pytest_terminal_summary(terminalreporter):
    reasons = {report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])}
    for reason in sorted(reasons):
        terminalreporter.write_line(reason, red=True, bold=True)
