"""How long the browser tests wait."""

PATIENCE = 120_000  # milliseconds until a missing thing counts as missing; never a measure of anything
