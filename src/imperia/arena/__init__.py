"""Many games at once, on all cores: simulations, tournaments and studies."""

from imperia.arena.files import write_games
from imperia.arena.results import check_results
from imperia.arena.running import Report, run
from imperia.arena.simulate import Simulation
from imperia.arena.statistics import Sprt, Verdict, wilson
from imperia.arena.summary import SequentialTest, Summary
from imperia.arena.tournament import Tournament

__all__ = [
    "Report",
    "SequentialTest",
    "Simulation",
    "Sprt",
    "Summary",
    "Tournament",
    "Verdict",
    "check_results",
    "run",
    "wilson",
    "write_games",
]
