"""Notices to people who are away from a table where something waits for them: by mail, and to a webhook.

A notice has only what every visitor of the table could see: its game, the names at it, whose turn it is.
"""
