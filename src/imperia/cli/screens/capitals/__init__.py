"""How capitals looks in the terminal."""

from imperia.cli.screens.capitals.screen import SCREEN

__all__ = ["SCREEN"]
