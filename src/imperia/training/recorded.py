"""Work that a GPU does over and over: recorded once, then replayed without a word from the CPU, whose orders
one by one would take longer than the work."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import torch
from torch import Tensor

WARM_UP = 2  # times: libraries choose their ways, and may not do so while they are recorded


class Recorded:
    """On a CPU it is simply done. It works on the same memory every time. Whatever it changes that must not
    change while it is warmed up is in `unchanged`."""

    def __init__(
        self, device: str, work: Callable[[], None], unchanged: Callable[[], Iterable[Tensor]] = tuple
    ) -> None:
        self._on_gpu = device == "cuda"
        self._work = work
        self._unchanged = unchanged
        self._recording: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if not self._on_gpu:
            self._work()
            return
        if self._recording is None:
            self._record()
        assert self._recording is not None
        self._recording.replay()

    def _record(self) -> None:
        before = [(tensor, tensor.detach().clone()) for tensor in self._unchanged()]
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            for _ in range(WARM_UP):
                self._work()
        torch.cuda.current_stream().wait_stream(beside)
        self._recording = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._recording):
            self._work()
        with torch.no_grad():
            for tensor in self._unchanged():  # what came to be while it was warmed up was zero before
                tensor.zero_()
            for tensor, was in before:
                tensor.copy_(was)
