"""A proposal: what somebody asks the others to agree to."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final

from imperia.table.protocol.described import ProposalInfo
from imperia.table.protocol.fields import ProposalKind

UNDO: Final = "undo"
STAND_IN: Final = "stand_in"
GO_ON: Final = "go_on"


@dataclass(slots=True)
class Proposal:
    kind: ProposalKind
    by: int  # seat
    seat: int  # the one it is about
    needed: tuple[int, ...]  # seats whose people have to agree
    agreed: set[int] = field(default_factory=set)
    id: str = field(default_factory=lambda: secrets.token_hex(4))  # people agree to the one they see

    @property
    def accepted(self) -> bool:
        return self.agreed.issuperset(self.needed)

    def shown(self) -> ProposalInfo:
        return ProposalInfo(
            id=self.id,
            kind=self.kind,
            by=self.by,
            seat=self.seat,
            agreed=sorted(self.agreed),
            needed=list(self.needed),
        )
