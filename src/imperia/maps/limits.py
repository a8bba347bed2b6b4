"""How large a map may be, and which words it may use."""

from typing import Final

FORMAT: Final = 1
FILE_BYTES: Final = 64 * 1024
GRID_WIDTH: Final = 160
GRID_HEIGHT: Final = 80
REGIONS: Final = 32
CONTINENTS: Final = 8
NAME_LENGTH: Final = 40

WATER_SIGNS: Final = ".~"
MARKS: Final = ("triangle",)
EDGES: Final = ("north", "east", "south", "west")
