"""A summary of many games: how fast they were played, and how each seat fared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from rich.table import Table

if TYPE_CHECKING:
    import pyarrow as pa

    from imperia.cli.speech import Speech


class Tally:
    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.decisions = 0
        self.points = np.zeros(players)
        self.wins = np.zeros(players)  # those who share first place share the win

    def count(self, batch: pa.RecordBatch) -> None:
        self.games += batch.num_rows
        self.decisions += int(batch.column("decisions").to_numpy().sum())
        seats = range(self.players)
        places = np.stack([batch.column(f"place_{seat}").to_numpy() for seat in seats])
        best = places == places.min(axis=0)
        self.wins += (best / best.sum(axis=0)).sum(axis=1)
        self.points += [batch.column(f"total_{seat}").to_numpy().sum() for seat in seats]

    def rates(
        self, seconds: float, speech: Speech, *, games_before: int = 0, decisions_before: int = 0
    ) -> str:
        """How fast the games of this run were played; those that were there before do not count."""
        return speech(
            "cli-simulated",
            games=self.games,
            decisions=self.decisions,
            games_a_second=int((self.games - games_before) / seconds),
            decisions_a_second=int((self.decisions - decisions_before) / seconds),
        )

    def results_table(self, speech: Speech) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
        for heading in ("cli-heading-seat", "cli-heading-mean-points", "cli-heading-wins"):
            table.add_column(speech(heading), justify="right")
        for seat in range(self.players):
            mean, share = self.points[seat] / self.games, self.wins[seat] / self.games
            table.add_row(
                str(seat),
                speech("cli-decimal", number=mean),
                speech("cli-percent", share=100 * share),
            )
        return table
