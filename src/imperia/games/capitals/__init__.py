"""Capitals: states that grow around their capitals, trade, revolt and conquer."""
