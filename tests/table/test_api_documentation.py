"""The bot in docs/api.md is run as it is written there, and the tables there say what the server does."""

import os
import re
import subprocess
import sys
from pathlib import Path

from imperia.table.protocol.reference import written

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_bot_of_the_documentation_plays_a_whole_match(server, tmp_path):
    program = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)[1]
    assert len([line for line in program.splitlines() if line.strip()]) <= 30
    path = tmp_path / "bot.py"
    path.write_text(program, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [sys.executable, path, server.http], capture_output=True, text=True, timeout=60, env=environment
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("ranking: [[")


def test_its_tables_are_those_of_the_declarations():
    assert written(TEXT) == TEXT, "run: python -m imperia.table.protocol.reference docs/api.md"
