"""The command `imperia`. `--help` imports nothing heavy; each command loads what it needs."""
