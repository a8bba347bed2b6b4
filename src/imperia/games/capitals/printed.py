"""What is printed on the board and in the tables, for drawing and for explaining."""

from __future__ import annotations

from imperia.games.capitals.names import ABOARD, KIND_OF_SORT, KINDS
from imperia.games.capitals.pieces import (
    LEVEL_PRICE,
    POINTS,
    PRICE,
    RECRUIT_PRICE,
    SHIP_POINTS,
    SHIP_PRICE,
    SOLDIERS,
    STRENGTH,
    Building,
    Ship,
    Unit,
)
from imperia.games.capitals.setting import CapitalsSetting
from imperia.games.setting import Facts
from imperia.maps.drawing import drawing


def printed(setting: CapitalsSetting) -> Facts:
    text = setting.options["prices"] == "text"
    return {
        "map": drawing(setting.board),
        "prices": {building.name.lower(): price[text] for building, price in PRICE.items()},
        "levels": {str(level): price[text] for level, price in LEVEL_PRICE.items()},
        "units": {
            unit.name.lower(): {
                "soldiers": SOLDIERS[unit],
                "points": POINTS[unit],
                "price": RECRUIT_PRICE[unit] if unit < len(RECRUIT_PRICE) else None,
            }
            for unit in Unit
        },
        "ships": {
            ship.name.lower(): {
                "strength": STRENGTH[ship],
                "points": SHIP_POINTS[ship],
                "price": SHIP_PRICE[ship],
            }
            for ship in Ship
        },
        "sorts": [KINDS[kind][0] for kind in KIND_OF_SORT],
        "aboard": ABOARD,
        "buildings": [building.name.lower() for building in Building if building],
    }
