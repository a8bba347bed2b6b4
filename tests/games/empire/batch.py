"""Many records of empire at once, each with options of its own."""

from functools import partial

from .. import records
from ..records import after, observed, one, played_out, redealt, refusals

__all__ = ["after", "dealt", "observed", "one", "played_out", "redealt", "refusals"]

dealt = partial(records.dealt, "empire")
