# What the server of tables says.

refused-malformed = This cannot be read: { $what }
refused-bad-nickname = A nickname has 1 to { $longest } characters that can be printed.
refused-bad-setting = The table cannot be set up like this: { $what }
refused-bad-file = This file cannot be read: { $what }
refused-bad-question = This cannot be answered: { $what }
refused-bad-action = This is no action: { $what }
refused-bad-step = This match has the steps 0 to { $last }.
refused-unknown-level = There is no level "{ $level }"; choose one of: { $known }
refused-wrong-number-of-seats = { $given ->
    [one] { $given } seat is
   *[other] { $given } seats are
} described for { $players } players; describe each seat once.
refused-bad-chat = A line of chat has 1 to { $longest } characters.
refused-bad-readers = A private line is for one or more seats where people sit, and not for your own.
refused-bad-note = A note has at most { $longest } characters, and no control characters.
refused-bad-agreement = The text of an agreement has 1 to { $longest } characters that can be printed.
refused-bad-signers = { $witness ->
    [needed] Two other seats where people sit are needed, each once: the other side and the witness.
   *[none] Another seat where a person sits is needed, and no witness: fewer than three seats here have people.
}
refused-bad-mail-address = This is no address for mail, such as name@example.org.
refused-bad-webhook = A webhook is an https address at one of these hosts: { $hosts }
refused-mail-off = This server sends no mail.
refused-webhooks-off = This server allows no webhooks.
refused-unknown-confirmation = This link is too old, or never was one. Leave your address again to get a new one.
refused-bad-http = This is no HTTP request that can be read.
refused-who-are-you = Choose a nickname first.
refused-wrong-origin = This page may not act for you: it is not one of ours.
refused-not-your-seat = This seat is not yours.
refused-not-the-host = Only the host of the table can do this.
refused-no-spectators = This table is not open to spectators.
refused-hints-off = Hints are switched off at this table.
refused-copies-off = Hints are switched off at this table, so its match can be copied or saved only when it is over.
refused-chat-off = You cannot chat at this table.
refused-private-off = At this table everything is said openly.
refused-private-for-seats = Only those who sit at this table can write to some seats alone.
refused-not-finished = This opens when the match is over.
refused-no-such-page = There is nothing at this address.
refused-no-such-method = This address does not take such a request.
refused-unknown-game = There is no such game.
refused-unknown-table = There is no such table.
refused-unknown-seat = This table has the seats 0 to { $last }.
refused-unknown-link = This link was used already, or never was one. Ask for a new link.
refused-unknown-agreement = There is no such agreement that you may sign.
refused-note-changed = Your note was changed elsewhere since you read it. Read it again, then write; nothing was overwritten.
refused-not-to-be-signed = This agreement no longer waits for your answer.
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
refused-unknown-rules = This match is played by version { $version } of the rules of { $game }; this server has version { $known } alone, so it cannot be opened here.
refused-missing-game = This is a match of the game "{ $game }", which this server does not have, so it cannot be opened here.
refused-halted = The match stands still after { $step } actions: the rules have changed, and it goes on when everybody has agreed.
refused-closed = The operator of this server has closed this table{ $why ->
    [said] , and says why: “{ $reason }”.
   *[unsaid] .
} Nobody can play or talk here any more; it can still be looked at.
refused-silenced = The operator of this server has silenced you { $until ->
    [for-good] for good.
   *[other] until { $until }.
} You can play, but write nothing that others read.
refused-bad-reason = A reason is one line of at most { $longest } characters, without control characters.
refused-not-closed = This table is not closed.
refused-not-silenced = This person is not silenced.
refused-unknown-person = There is nobody with this id.
refused-not-the-operator = This is not the operator's secret. It is in the file that the server was started with.
refused-not-halted = This match goes on by itself: it does not stand still.
refused-broken-log = The log of this match is damaged in row { $row }, so it cannot be opened.
refused-broken-table = This match cannot be opened, because what is stored of it is damaged: { $part ->
    [seats] its seats.
    [beginning] its beginning.
   *[settings] its settings.
}
refused-too-late = Your request did not arrive in time: it may take { $allowed ->
    [one] { $allowed } second
   *[other] { $allowed } seconds
}. Send it again.
refused-head-too-large = The address and the headers of your request are too long; together they may have { $most } bytes.
refused-too-large = This is too large; at most { $most } bytes are read.
refused-too-many = Too many requests. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too-many-tables = You have { $most } unfinished tables, as many as one person may have here. Finish one first; one where nothing happens for a month no longer counts.
refused-no-more-tables = There are { $most } unfinished tables here, as many as this server opens. Try again when a match is over.
refused-too-many-people = From your address { $most } people may come each hour, and as many have come. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refused-too-many-agreements = Your seat has proposed { $most } agreements in this match, and cannot propose more.
refused-not-stored = The server could not store this, so it did not happen. Try again in a moment.
refused-not-known = The server could not find out whether this was stored. Look again in a moment.
refused-not-read = The server cannot read its tables at the moment. Try again in a moment.
refused-too-many-connections = Your address has { $most } connections open already. Close some, or try again in a moment.
refused-full = The server is full: it has as many visitors as it can take. Try again in a moment.
refused-draining = The server is about to restart, and opens no new tables. Try again in a moment.
refused-failed = Something went wrong on the server. It is written down; try again in a moment.

# Why a database cannot be opened.
-addresses = sqlite:///path/to/file.db or postgresql://user@host/name

database-no-address = "{ $url }" is no address of a database; write { -addresses }
database-unknown-kind = tables are kept in SQLite or PostgreSQL, not in "{ $kind }"; write { -addresses }
database-no-driver = PostgreSQL needs its driver, which is not installed: pip install "psycopg[binary]"
database-no-file = this names no file, so nothing would be kept; write sqlite:///path/to/file.db
database-no-folder = the folder { $folder } cannot be made: { $what }; choose a folder in which you may write
database-is-folder = { $folder } is a folder; give the name of a file in it
database-other-file = { $file } is no SQLite database; choose another file, this one is left as it is
database-not-writable = { $file } cannot be opened for writing; choose a file and a folder in which you may write
database-newer = { $place } has schema { $found }, and this program knows those up to { $known }: a newer Imperia made it, or another program; update this one, or choose another database
database-no-connection = there is no connection to { $place }: { $what }; check that it runs there, and the user, the password and the name of the database
database-no-access = { $place } cannot be used: { $what }; mend that, or choose another database

# Why servers cannot share tables.
redis-no-address = "{ $url }" is no address of Redis; write redis://host:6379 or rediss://user:password@host:6379
redis-no-driver = Redis needs its driver, which is not installed: pip install "redis"
redis-no-connection = there is no connection to { $place }: { $what }; check that Redis runs there, and the user and the password
redis-missing = say which Redis the servers use: --redis redis://host:6379
redis-needs-postgresql = servers share tables that are kept in PostgreSQL; add --database postgresql://user@host/name, or leave out --redis

# What stands in those sentences.

no-path = option { $option } takes { $known }, or the whole text of a file
code-or-notation = give either a code or a notation
no-json = the body is { $kind }, and should be application/json

# Where it listens.

backup-file-there = { $file } is there already; choose another name, so that no backup is overwritten
order-no-table = there is no table { $id } here; `imperia tables list` shows them all
order-not-closed = the table { $id } is not closed
order-no-person = there is nobody with the id { $id } here; `imperia tables people` shows who is at a table
order-not-silenced = { $id } is not silenced
order-bad-reason = a reason is one line of at most { $longest } characters, without control characters
secret-open-to-others = { $file } can be read by others, who would be the operator then; `chmod 600` keeps it to yourself
secret-too-short = the secret in { $file } has { $length } characters; it needs at least { $least }
secret-not-text = the secret in { $file } has to be one line of ASCII characters, such as `openssl rand -base64 24` prints
backup-no-table = there is no such table here: { $ids }
backup-other-file = this is no file that imperia tables export has written: its first line says what it is
backup-newer = this file has the format { $found }, and this version of Imperia knows { $known }; import it with a newer one
backup-bad-line = line { $line } is no row of a table: { $what }
backup-unknown-part = line { $line } has "{ $name }", which this version of Imperia does not know; import it with a newer one
backup-missing-part = line { $line } lacks { $name }, which every row has
backup-bad-value = in line { $line }, the value of { $name } is of another kind than it should be
backup-no-such-table = line { $line } belongs to the table { $id }, which does not come before it
backup-table-there = these tables are here already, and nothing was imported: { $ids }
backup-other-person = line { $line } has the person { $id }, who is somebody else here; nothing was imported
backup-does-not-fit = lines { $first } to { $last } do not go with each other or with what is here, and nothing was imported
backup-not-stored = lines { $first } to { $last } cannot be stored, and nothing was imported: { $what }
no-listening = the server cannot listen at { $host }, port { $port }: { $why }
no-operators-address = --metrics takes a port, such as 9100, or an address and a port, such as 10.0.0.5:9100 or [::1]:9100, not { $place }

# Mail: what the operator has to put right.

mail-no-server = this is no address of a mail server; write smtp://, starttls:// or smtps://, then user:password@host:port (user and password only if it asks for them)
mail-no-password = the address of the mail server has a user or a password, but not both; write smtp://user:password@host:port
mail-no-sender = "{ $address }" is no address for mail; write --mail-from name@example.org
mail-needs = mail needs a sender and an address for its links; write --mail-from name@example.org --public-address https://games.example.org
webhook-needs = webhooks need an address for their links; write --public-address https://games.example.org
no-public-address = "{ $address }" is no address of a page; write --public-address https://games.example.org
no-webhook-host = "{ $host }" is no name of a host; write --webhook-host hooks.example.org

# Notices.

notice-turn = { $others ->
    [0] It is your turn in { $game }.
   *[other] It is your turn in { $game } with { $names }.
}
notice-reminder = { $others ->
    [0] It is your turn in { $game }
   *[other] It is your turn in { $game } with { $names }
}, and you have { $unit ->
    [days] { $left ->
        [one] { $left } day
       *[other] { $left } days
    }
   *[hours] { $left ->
        [one] { $left } hour
       *[other] { $left } hours
    }
} left. After that a bot plays for you.
notice-stand-in = { $others ->
    [0] A bot plays for you in { $game }.
   *[other] A bot plays for you in { $game } with { $names }.
} You can take your seat back at any time.
notice-over = { $others ->
    [0] Your match of { $game } is over.
   *[other] Your match of { $game } with { $names } is over.
}
mail-subject-turn = Your turn: { $game }
mail-subject-reminder = Your time runs out: { $game }
mail-subject-stand-in = A bot plays for you: { $game }
mail-subject-over = Your match is over: { $game }
mail-subject-several = { $count } of your matches
mail-subject-confirm = Is this your address?
mail-confirm = Somebody asked at { $place } to be told at this address when it is their turn. If that was you, open this link within two days:
mail-confirm-not-you = If it was not you, there is nothing to do: no other mail will come.
mail-end = This address was left at { $place }. To get no more mail:
