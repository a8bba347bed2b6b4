"""What the Makefile offers."""

import re
from pathlib import Path

MAKEFILE = Path(__file__).parents[1] / "Makefile"


def targets():
    return set(re.search(r"^\.PHONY: (.*)$", MAKEFILE.read_text(encoding="utf-8"), re.M)[1].split())
