"""Work that a GPU does over and over: recorded once, then replayed without the CPU, which would take longer
to order it step by step than the GPU to do it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import torch
from torch import Tensor

WARM_UP = 2  # times: libraries choose their methods then, and may not while they are recorded


class Recorded:
    """Work that uses the same memory every time; on a CPU it is simply done. Before it is recorded, it is
    done a few times to warm up: `unchanged` are the tensors that this must leave as they were."""

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
            for tensor in self._unchanged():  # what was created while warming up was zero before
                tensor.zero_()
            for tensor, was in before:
                tensor.copy_(was)
