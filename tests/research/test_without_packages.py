"""Nothing but an adapter needs the library that it adapts to."""

import importlib
import subprocess
import sys

import pytest

from imperia.research import MissingPackage

LIBRARIES = {"gym": "gymnasium", "zoo": "pettingzoo", "spiel": "pyspiel"}


@pytest.mark.parametrize("adapter", LIBRARIES)
def test_an_adapter_without_its_library_says_what_brings_it(adapter, monkeypatch):
    library, module = LIBRARIES[adapter], f"imperia.research.{adapter}"
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(MissingPackage, match=r'pip install "imperia\[research\]"') as problem:
        importlib.import_module(module)
    assert isinstance(problem.value, ImportError)


def test_nobody_else_loads_them():
    program = "import sys, imperia, imperia.cli.main, imperia.research; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "imperia.research" in done.stdout.split()
    assert not set(LIBRARIES.values()) & set(done.stdout.split())
