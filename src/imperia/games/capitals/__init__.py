"""Capitals: a long economic war game of provinces, weather, expeditions and spies, for two to six."""
