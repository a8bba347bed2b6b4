"""Boards as text files that people can draw. The format is described in docs/maps.md."""

from imperia.maps.errors import MapError
from imperia.maps.limits import Room
from imperia.maps.loading import load, parse
from imperia.maps.model import Continent, Map, Pair, Region

__all__ = ["Continent", "Map", "MapError", "Pair", "Region", "Room", "load", "parse"]
