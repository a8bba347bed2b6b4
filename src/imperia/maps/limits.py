"""How large a map may be, which words it may use, and how large a map a game can take."""

from dataclasses import dataclass
from typing import Final

FORMAT: Final = 1
FILE_BYTES: Final = 64 * 1024
GRID_WIDTH: Final = 160
GRID_HEIGHT: Final = 80
REGIONS: Final = 256
CONTINENTS: Final = 8
NAME_LENGTH: Final = 40

WATER_SIGNS: Final = ".~"
MARKS: Final = ("triangle",)
EDGES: Final = ("north", "east", "south", "west")


@dataclass(frozen=True, slots=True)
class Room:
    """The maps that a game can take: the limits of map files are wider than those of most games."""

    game: str
    numbers: int = REGIONS  # regions are numbered below this
    regions: int = REGIONS  # on land
    seas: int = 0  # sea regions; 0 if the game has none
    continents: int = CONTINENTS
    links: int = REGIONS * REGIONS  # dotted lines and bridges together
    counted: bool = False  # numbers count from 1 in the order of the file, first the land, then the sea
    full_rows: bool = False  # no row of the grid is filled up with water
