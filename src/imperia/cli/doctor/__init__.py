"""What Imperia needs of a machine, looked at one thing after the other; nothing is changed by looking."""
