"""Capitals is in preparation: its rules are tried interpreted (`make coverage`), and compiled on request."""

import os

from imperia.kernel.rule import COMPILED

if COMPILED and not os.environ.get("IMPERIA_IN_PREPARATION"):
    collect_ignore_glob = ["test_*.py"]
