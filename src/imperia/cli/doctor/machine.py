"""Python, and the GPU."""

from __future__ import annotations

import os
import platform

from imperia.cli.doctor.finding import Finding, State
from imperia.cli.speech import Speech


def look_at_python(speech: Speech) -> Finding:
    facts = {
        "version": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
        "cores": os.cpu_count() or 1,
    }
    return Finding("python", State.OK, speech("doctor-python-found", **facts), needed=True)


def look_at_gpu(speech: Speech) -> Finding:
    """Nobody needs one to play."""
    from imperia.kernel.gpu import NoGpu, load_cuda

    try:
        name = load_cuda().get_current_device().name
    except NoGpu as problem:
        return Finding("gpu", State.MISSING, problem.text(speech.lang), speech("doctor-gpu-optional"))
    known = name.decode(errors="replace") if isinstance(name, bytes) else str(name)
    return Finding("gpu", State.OK, speech("doctor-gpu-found", name=known))
