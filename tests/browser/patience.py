"""How long the browser tests wait."""

PATIENCE = 120_000  # milliseconds until something counts as missing; never measures anything
