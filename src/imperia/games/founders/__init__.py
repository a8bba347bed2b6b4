"""Founders of the Empire: a market of tiles, and a nation for each player to lay them in."""
