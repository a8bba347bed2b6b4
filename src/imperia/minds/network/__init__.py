"""Networks that learned by playing: whole numbers in a file, asked by compiled rules, without any other
library. `imperia train` makes them."""

from imperia.minds.network.asking import Asker
from imperia.minds.network.file import BadNetwork, Network
from imperia.minds.network.quantising import blocks_of, floats_of, quantised
from imperia.minds.network.shipped import has_network, network_of

__all__ = [
    "Asker",
    "BadNetwork",
    "Network",
    "blocks_of",
    "floats_of",
    "has_network",
    "network_of",
    "quantised",
]
