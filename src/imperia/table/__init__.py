"""The table: a server where people and programs play, watch and talk."""
