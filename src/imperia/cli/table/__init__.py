"""A match at one terminal: who sits where, what is asked and answered, and where it is kept."""
