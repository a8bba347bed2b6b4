"""The protocol, declared once: what may be asked of the server, and what it answers and tells.

HTTP, the live connection, the OpenAPI description, the tables of `docs/api.md` (`reference.py`) and the types
of the page (`typescript.py`) are all made from these declarations.
"""
