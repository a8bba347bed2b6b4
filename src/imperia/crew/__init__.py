"""Work in many pieces, and who does it: this machine (`here.py`) or the machines of a Ray cluster
(`cluster.py`)."""
