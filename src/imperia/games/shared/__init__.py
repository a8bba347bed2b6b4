"""What all games share: the form of a line, and the checks of keywords."""
