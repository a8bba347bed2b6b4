"""What a designer wants to know of a game: who wins, by what, and what each card and option changes."""

from imperia.arena.balance.comparing import Alternative, Compared, alternatives, compare, games_each
from imperia.arena.balance.figures import Figures, figures_of
from imperia.arena.balance.keeping import Keeper, check_study, metadata
from imperia.arena.balance.page import Report, page
from imperia.arena.balance.playing import MOST_GAMES, Run, compiled_policy, play, warm_up
from imperia.arena.balance.sample import Sample
from imperia.arena.balance.saving import (
    arrow_table,
    csv_rows,
    csv_tables,
    write_csv,
    write_parquet,
)
from imperia.arena.balance.wording import Wording
from imperia.arena.new_file import write_text

__all__ = [
    "MOST_GAMES",
    "Alternative",
    "Compared",
    "Figures",
    "Keeper",
    "Report",
    "Run",
    "Sample",
    "Wording",
    "alternatives",
    "arrow_table",
    "check_study",
    "compare",
    "compiled_policy",
    "csv_rows",
    "csv_tables",
    "figures_of",
    "games_each",
    "metadata",
    "page",
    "play",
    "warm_up",
    "write_csv",
    "write_parquet",
    "write_text",
]
