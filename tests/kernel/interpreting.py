"""Running a program with interpreted rules, whether or not they are compiled here."""

import os
import subprocess
import sys


def printed_interpreted(program: str) -> str:
    other = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "IMPERIA_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return other.stdout.strip()
