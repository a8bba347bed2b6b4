# What all games share.

seat-name = Seat { $number }
and-more = and { $count } more

undo-nothing = There is nothing to undo.
undo-other-acted = { $seat } has acted since: your last action can no longer be taken back.
undo-revealed = Your last action brought something hidden or random to light, so it cannot be taken back.
