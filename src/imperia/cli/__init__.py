"""The command `imperia`. What `--help` reaches imports nothing heavy; each command loads what it needs."""
