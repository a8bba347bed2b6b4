"""Many games at once, on all cores, and what they tell."""

from imperia.arena.simulate import Simulation, write_parquet

__all__ = ["Simulation", "write_parquet"]
