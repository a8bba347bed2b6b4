"""Steps a second of `imperia.Batch` and of Pgx on one NVIDIA GPU, in one run.

    python -m benchmarks.research_on_gpu [PYTHON_WITH_PGX] [GAME...]

Both play very many matches at once, take actions that were chosen at random beforehand, and make what the
next player sees and may do. The games differ, so a ratio shows what a learner's loop costs, not whose rules
are better written.
"""

from __future__ import annotations

import sys
import time

from rich.console import Console

from benchmarks.beside_peers import answer_of, ratios, table_of
from imperia import Batch
from imperia.errors import ImperiaError
from imperia.games import GAMES
from imperia.kernel.gpu import load_cuda

MATCHES = 131_072
STEPS = 40
ROUNDS = 4
PLAYERS = 3


def main() -> None:
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    try:
        cuda = load_cuda()
    except ImperiaError as problem:
        sys.exit(str(problem))
    peers = answer_of(python, "pgx", "gpu")
    rates = {name: rate for name, (rate, _) in peers.items()}
    device = cuda.get_current_device().name
    name = device.decode() if isinstance(device, bytes) else device
    table = table_of(f"imperia.Batch and Pgx, {MATCHES:,} matches at once, {name}, one run", list(rates))
    for peer, (rate, numbers) in peers.items():
        table.add_row(f"pgx {peer}", f"{numbers:,}", f"{rate:,.0f}", *ratios(rate, rates))
    for game in sys.argv[2:] or GAMES:
        rate, numbers = steps_a_second(game)
        table.add_row(f"imperia {game}", f"{numbers:,}", f"{rate:,.0f}", *ratios(rate, rates))
    Console(markup=False, highlight=False).print(table)


def steps_a_second(game: str) -> tuple[float, int]:
    """Steps a second, the best of some rounds, and how many numbers a player is told."""
    import torch

    batch = Batch(game, PLAYERS, games=MATCHES, seed=1, backend="cuda")
    legal = torch.as_tensor(batch.legal, device="cuda")
    best = 0.0
    for _ in range(ROUNDS):
        seconds = 0.0
        for _ in range(STEPS):
            codes = (legal * torch.rand(legal.shape, device="cuda")).argmax(dim=1)
            torch.cuda.synchronize()
            began = time.perf_counter()
            batch.step(codes, check=False)
            torch.cuda.synchronize()
            seconds += time.perf_counter() - began
        best = max(best, STEPS * MATCHES / seconds)
    return best, batch.observations.shape[1]


if __name__ == "__main__":
    main()
