"""Reading a map is quick to start: the heavy libraries wait until something is drawn."""

from __future__ import annotations

import subprocess
import sys


def test_reading_maps_imports_neither_numpy_nor_shapely() -> None:
    program = "import sys, imperia.maps; print(sorted({'numpy', 'shapely', 'rich'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
