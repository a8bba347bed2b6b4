"""Rules that the kernel writes from declarations, as source text that tracebacks show."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any


def written_module(name: str, source: str, names: Mapping[str, Any]) -> dict[str, Any]:
    """What a module of this name and source defines; the source can use the given names."""
    module = ModuleType(name)
    sys.modules[name] = module  # compiled code that is loaded from disk looks for it there
    defined = vars(module)
    defined.update(names)
    place = f"<{name}>"
    linecache.cache[place] = (len(source), None, source.splitlines(keepends=True), place)
    exec(compile(source, place, "exec", dont_inherit=True), defined)
    return defined
