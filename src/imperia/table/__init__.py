"""The server: tables where people and programs play, watch and talk."""
