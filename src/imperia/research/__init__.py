"""The games as environments of other people's libraries: Gymnasium, PettingZoo and OpenSpiel.

Each adapter is a module of its own (`gym`, `zoo`, `spiel`) and imports its library, which the extra
`research` brings; nothing else in Imperia needs them.
"""

from imperia.research.bare_match import BareMatch
from imperia.research.errors import BadEnvironment, MissingPackage, Prescribed
from imperia.research.terms import Terms

__all__ = ["BadEnvironment", "BareMatch", "MissingPackage", "Prescribed", "Terms"]
