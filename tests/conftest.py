"""What all tests share: hypothesis draws the same examples on every run, and is never timed."""

from hypothesis import settings

settings.register_profile("imperia", derandomize=True, deadline=None, database=None, max_examples=100)
settings.load_profile("imperia")
