# What the server of tables says.

refused-malformed = This cannot be read: { $what }
refused-bad-nickname = A nickname has 1 to { $longest } characters that can be printed.
refused-bad-setting = The table cannot be set up like this: { $what }
refused-bad-file = This file cannot be read: { $what }
refused-bad-action = This is no action: { $what }
refused-bad-step = This match has the steps 0 to { $last }.
refused-unknown-level = There is no level "{ $level }"; choose one of: { $known }
refused-wrong-number-of-seats = { $given ->
    [one] { $given } seat is
   *[other] { $given } seats are
} described for { $players } players; describe each seat once.
refused-bad-chat = A line of chat has 1 to { $longest } characters.
refused-who-are-you = Choose a nickname first.
refused-wrong-origin = This page may not act for you: it is not one of ours.
refused-not-your-seat = This seat is not yours.
refused-not-the-host = Only the host of the table can do this.
refused-no-spectators = This table is not open to spectators.
refused-hints-off = Hints are switched off at this table.
refused-copies-off = Hints are switched off at this table, so its match can be copied or saved only when it is over.
refused-chat-off = You cannot chat at this table.
refused-not-finished = This opens when the match is over.
refused-no-such-page = There is nothing at this address.
refused-no-such-method = This address does not take such a request.
refused-unknown-game = There is no such game.
refused-unknown-table = There is no such table.
refused-unknown-seat = This table has the seats 0 to { $last }.
refused-unknown-link = This link was used already, or never was one. Ask for a new link.
refused-already-started = The match has started already.
refused-already-seated = You already sit at this table.
refused-not-running = No match is running at this table.
refused-no-free-seat = There is no free seat.
refused-not-asked = This seat is not asked anything now.
refused-stale = The position has changed since. Look again, then decide.
refused-no-stand-in = No bot stands in for this seat.
refused-proposal-open = A proposal is open already. Answer it first.
refused-no-proposal = There is no proposal that waits for your answer.
refused-nothing-to-take-back = You have no action to take back.
refused-cannot-stand-in = A bot can stand in only for another person's seat where no bot sits yet.
refused-still-here = A bot can stand in only for somebody who has been away for { $seconds_away ->
    [one] { $seconds_away } second
   *[other] { $seconds_away } seconds
}.
refused-days-decide = At this table everybody has days for a turn. A bot stands in when they are over.
refused-not-fair = This match did not begin from a seed of the server, so there is nothing to verify.
refused-nothing-to-explain = This game has nothing to explain about that.
refused-too-large = This is too large; at most { $most } bytes are read.
refused-too-many = Too many requests. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too-many-tables = You have { $most } unfinished tables. Finish or leave one first.
refused-not-stored = The server could not store this, so it did not happen. Try again in a moment.

# What stands in those sentences.

no-path = option { $option } takes { $known }, or the whole text of a file
code-or-notation = give either a code or a notation

# Where tables are kept.

no-database = { $url } is no database: { $why }; write sqlite:///path/to/file.db or postgresql+psycopg://user@host/name
no-driver = the driver of this database is missing: pip install { $package }
database-not-opened = { $url } cannot be opened: { $why }

# Where it listens.

no-listening = the server cannot listen at { $host }, port { $port }: { $why }
