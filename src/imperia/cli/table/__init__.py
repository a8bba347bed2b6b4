"""A table at one terminal: who sits where, what is asked and answered, and where the match is kept."""
