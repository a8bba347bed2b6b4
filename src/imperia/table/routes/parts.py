"""Everything that can be asked of the server."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from imperia.table.routes import games, notices, operator, people, play, seats, tables, talk

PARTS = (people.part, games.part, tables.part, seats.part, play.part, talk.part, notices.part, operator.part)
ENDPOINTS = [endpoint for part in PARTS for endpoint in part.endpoints]
FOR_EVERYBODY = [endpoint for endpoint in ENDPOINTS if endpoint not in operator.part.endpoints]
DOINGS = {doing.wish: doing for part in PARTS for doing in part.doings}
LIVE = [doing for doing in DOINGS.values() if doing.live]

_any: Any = reduce(or_, (doing.wish for doing in LIVE))
decode_live = msgspec.json.Decoder(_any).decode
