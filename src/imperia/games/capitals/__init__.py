"""Capitals: continents, seas and armies, and a capital for each player."""
