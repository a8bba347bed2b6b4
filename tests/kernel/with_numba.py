"""Running programs that compile, each in a process of its own that has Numba in memory already: importing it
and making it ready takes longer than most of these programs run. Run as a program, this is the process that
is forked for them."""

from __future__ import annotations

import atexit
import json
import os
import runpy
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(program: Path, kept_in: Path) -> tuple[str, str]:
    """What a program prints, and what it warns of; `kept_in` is the cache folder."""
    said, warned = (program.with_suffix(suffix) for suffix in (".said", ".warned"))
    parent = _parent()
    assert parent.stdin is not None
    assert parent.stdout is not None
    parent.stdin.write(json.dumps([*map(str, (program, kept_in, said, warned))]) + "\n")
    parent.stdin.flush()
    status = int(parent.stdout.readline())
    assert status == 0, warned.read_text()
    return said.read_text(), warned.read_text()


@cache
def _parent() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.kernel.with_numba"]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.communicate)
    return process


def main() -> None:
    import numba
    import numpy as np

    numba.njit(lambda numbers: numbers[0] + 1)(np.zeros(1, np.int8))
    for line in sys.stdin:
        program, kept_in, said, warned = json.loads(line)
        pid = os.fork()
        if pid == 0:
            os.environ["IMPERIA_CACHE"] = kept_in
            for number, file in ((1, said), (2, warned)):
                os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
            runpy.run_path(program)
            return
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
