"""What has happened since somebody's last turn, without what is routine: the log has all of it."""

from __future__ import annotations

from collections.abc import Sequence

from imperia.games.capitals.setting import CapitalsSetting
from imperia.play import Event, Match

FEW = 8  # events that are all told
# Left out unless they concern the viewer: what every turn has, and single steps of what is told at its end.
ROUTINE = {
    "turn-begins",
    "turn-ends",
    "income",
    "upkeep",
    "food",
    "recruited",
    "exchanged",
    "caravan-joined",
    "caravan-parted",
    "marched",
    "convoy-leaves",
    "convoy-arrives",
    "disbanded",
    "committed",
    "round-fought",
    "fought",
    "march-paid",
    "sailed",
    "transport-sailed",
    "boat-sailed",
    "boarded",
    "landed",
    "walked",
    "cession",
    "payment",
    "trade-side",
    "offer-dropped",
    "card-given-hidden",
    "bid-given-hidden",
    "token-gained",
    "token-gone",
    "order-rolled",
}
ALWAYS_ROUTINE = {"turn-begins", "turn-ends", "committed"}


def weighty(match: Match, events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Those that concern the viewer or matter to everybody."""
    if len(events) <= FEW:
        return list(events)
    return [event for event in events if concerns(match, event, viewer) or event.key not in ROUTINE]


def concerns(match: Match, event: Event, viewer: int | None) -> bool:
    if event.key in ALWAYS_ROUTINE or viewer is None:
        return False
    facts = event.arguments
    if viewer in (facts.get("seat"), facts.get("other")):
        return True
    return any(is_of(match, facts.get(name, 0), viewer) for name in ("place", "target"))


def is_of(match: Match, place: int, seat: int) -> bool:
    assert isinstance(match.setting, CapitalsSetting)
    lands = match.state[0]["lands"]
    if not 0 < place <= int(match.state[0]["board"]["lands"]):
        return False
    return bool(lands[place - 1]["owner"] == seat or lands[place - 1]["holder"] == seat)
