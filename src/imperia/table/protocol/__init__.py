"""The protocol, declared once: what may be asked of the server, what it answers, and what it tells unasked.

HTTP, the live connection, the OpenAPI description, the tables of `docs/api.md` (`reference.py`) and the types
of the page (`typescript.py`) are all made from these declarations.
"""
