"""What was found out about one thing."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from imperia.cli.speech import Speech


class State(StrEnum):
    OK = "ok"
    SLOW = "slow"  # Imperia works, and somebody waits longer than necessary
    MISSING = "missing"


@dataclass(frozen=True)
class Finding:
    what: str
    state: State
    text: str
    advice: str | None = None
    needed: bool = False  # without it nobody can play

    @property
    def prevents_play(self) -> bool:
        return self.needed and self.state is State.MISSING

    def line(self, speech: Speech) -> str:
        state, what = speech(f"doctor-{self.state}"), speech(f"doctor-{self.what}")
        told = self.text if self.advice is None else f"{self.text}; {self.advice}"
        return f"{state:<8} {what:<11} {told}"

    def for_programs(self) -> dict[str, Any]:
        return asdict(self)
