"""`python -m imperia` is the command `imperia`."""

from imperia.cli.main import main

main()
