"""Several servers that share the tables of one PostgreSQL, with Redis between them; docs/cluster.md."""
