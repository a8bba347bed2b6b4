# What is wrong with a seat or a saved match.

unknown-seat = this match has seats 0 to { $last }, not { $given }
unknown-step = { $actions ->
    [one] this match has { $actions } action, so a step is 0 or 1, not { $given }
   *[other] this match has { $actions } actions, so a step is 0 to { $actions }, not { $given }
}
step-no-number = a step is a whole number, not { $given }

## Batches

batch-games = a batch has one match or more (games=1024, say), not { $given }
batch-players = a batch needs a number of players, for all matches (players=2) or in each of vary (vary=[{"{"}"players": 2{"}"}])
batch-threads = a batch is shared by one thread or more (threads=4, say), not by { $given }
batch-threads-elsewhere = threads share a batch on the CPU; on { $backend } leave them out
batch-backend = a batch runs on one of { $known }, not on { $given }
batch-other-kept = these matches were kept by another batch: { $name } has another shape or type; a batch goes on with those of one that has the same game, players, options and number of games
batch-other-settings = these matches were kept by a batch with other players or options; a batch goes on with those of one that has the same, in the same order
batch-vary = vary is a list of players and options, each with their names, such as vary=[{"{"}"players": 2{"}"}], not { $given }
batch-codes-shape = a step takes one code for each match, an array of the shape ({ $games },), not { $given }
batch-codes-kind = codes are signed whole numbers, int64 say, not { $given }
batch-code-unknown = match { $number }: seat { $seat } cannot take code { $code }; codes are 0 to { $last }
batch-code-illegal = match { $number }: seat { $seat } may not take code { $code } now ({ $action })

## Saved matches

save-in-file = { $file }: { $problem }
save-not-utf-8 = { $file }: this is not a saved match; it is no text in UTF-8
save-no-text = a match is loaded from its text, not from { $given }
save-too-long = this text is too long for a saved match (more than { $most } characters)
save-no-json = line { $line }, column { $column } cannot be read; a saved match is JSON
save-too-deep = this text is nested too deeply for a saved match
save-half-a-character = this text holds half a character, such as \ud800; a saved match is UTF-8
save-number-too-long = this text holds a number that is too long for a saved match
save-is-none = this is not a saved match of Imperia: it has no field 'imperia'
save-other-format = this file is of format { $format }; this program reads format { $known }
save-field-missing = the field { $field } is missing; the file may be cut off
save-field-unknown = the field { $field } is unknown to this program
save-beginnings = a saved match has either a 'seed' or a 'position' to begin from
save-wrong-kinds = 'actions' is a list, 'options' and 'fingerprints' are objects of names and values
save-game = field 'game': { $problem }
save-other-rules = this match was played under version { $version } of the rules of { $game }; this program plays version { $known }
save-changed-rules = the rules of { $game } have changed since this match was saved: it was played under version { $version }, and this program plays version { $known }. The first { $step } of its { $count } actions lead to the same position under both
save-beginning = the beginning of this match cannot be set up: { $problem }
save-action-no-text = an action is a text like '0 bid 3'
save-action-no-seat = an action begins with the number of a seat
save-action-illegal = action { $number } of { $count } ({ $action }) is not allowed there: { $problem }
save-action-bad = action { $number } of { $count } ({ $action }) cannot be played: { $problem }
save-other-end = the actions of this file do not lead to the position it names in 'position_hash'; an action or the beginning was changed or is missing
