"""`imperia think` in a process of its own, which tests may kill."""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


class ThinkingProcess:
    def __init__(self, redis):
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "imperia",
                "think",
                "--redis",
                redis.url,
                "--threads",
                "2",
                "--lang",
                "en",
            ],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout.readline().startswith("Thinking"), "the thinker did not start"

    def send_signal(self, number):
        self.process.send_signal(number)

    def end(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
