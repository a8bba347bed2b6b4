"""Founders of the Empire: a market of tiles, and a nation of one's own to lay them in."""
