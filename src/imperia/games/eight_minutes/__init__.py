"""What the games of the eight-minute family share, written once, rules included; each says how it differs."""
