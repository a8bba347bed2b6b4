"""A map of the tests' own: twelve provinces on two islands, one of them inland, four seas, and one line."""

from __future__ import annotations

from typing import Any

ISLANDS = """\
imperia map 1
title: Two Islands
title.pl: Dwie wyspy

[grid]
wwwwwwwwxxxxxxxx
wAABBCwxxGGHHIIx
wADDECwxxGJJKKIx
wFFFEEwxxxJLLKxx
yyyyyyyyzzzzzzzz

[regions]
A 1 Ash, west
B 2 Birch, west
C 3 Cedar, west
D 4 Dogwood, west
E 5 Elm, west
F 6 Fir, west
G 7 Gull, east
H 8 Heron, east
I 9 Ibis, east
J 10 Jay, east
K 11 Kite, east
L 12 Lark, east

[continents]
west West, pl: Zachód
east East, pl: Wschód

[seas]
w 13 Cold Sea
x 14 Salt Sea
y 15 Dark Sea
z 16 Warm Sea

[sea]
C - G
"""

HOMES = {1: {"capital": 0}, 9: {"capital": 1}}


def isles(lands: dict[int, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A position on this map. Seat 0 has its capital in 1 and seat 1 in 9; neither has anything else."""
    return {"map": ISLANDS, "lands": {**HOMES, **(lands or {})}, "currency": [0, 0], **more}
