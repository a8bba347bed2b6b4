# What is wrong with a wish that a game cannot fulfil.

unknown-game = there is no game { $name }; choose one of: { $known }

## Players, seed and options

bad-players = { $game } is for { $least } to { $most } players, not { $given }
bad-seed = seed is a whole number from 0 to 2**64 - 1, not { $given }
unknown-option = { $game } has no option { $name }; its options are: { $known }
option-takes-flag = option { $name } takes True or False, not { $given }
option-takes-choice = option { $name } takes one of { $known }, not { $given }
option-takes-path = option { $name } takes { $known } or a path, not { $given }
option-takes-number = option { $name } takes a whole number, not { $given }
option-takes-text = option { $name } takes a text, not { $given }
option-with-players = with { $players } players option { $name } takes one of { $known }, not { $given }

unknown-board = there is no board { $name }; the printed ones are { $printed }, others are paths of map files
board-without-start = empire needs a map with a starting region (E2.2); add a line 'start: LETTER' to the map file
board-too-small = empire needs a map with at least 2 regions, so that armies can move (E4.4)
board-without-triangles = goods_tokens needs triangles (E6.1), and this map has none; mark regions with 'triangle'
board-with-many-triangles = goods_tokens has { $tokens } tokens (E6.1), and the map { $triangles } triangles: take some marks away
swamp-without-explore = swamp hides explore tokens (L8.2): set explore=True as well
unknown-encounter = there is no encounter { $name }; they are: { $known }

## Tile sets

tiles-place = line { $line } of the tile file
unknown-tiles = there is no tile set { $name }; there is { $standard }, and others are paths of tile files
tiles-unreadable = the tile file cannot be read: { $why }
tiles-too-large = the file is too large; a tile file has at most { $most } KiB
tiles-not-utf-8 = this is not a text in UTF-8; a tile file begins { $header }
tiles-too-few = with { $players } players a tile set needs at least { $least ->
    [one] { $least } tile
   *[other] { $least } tiles
} in [{ $section }] (F1.7), and this one has { $there }
tiles-used-up = this tile set is used up by the setup for { $players } players (F1.7); it needs at least one tile more in [nature], [village] or [city]
tiles-header = a tile file begins with the line { $header }, not { $given }
tiles-no-section = there is no section { $given }; the sections are { $known }
tiles-no-setting = before the first section comes 'title: NAME', not { $given }
tiles-no-title = the line 'title: NAME' is missing
tiles-no-name = a line of [names] is 'NAME english name, pl: polish name'
tiles-no-translation = { $given } is not a name in another language; write 'pl: polish name'
tiles-name-of-nothing = [names] speaks of { $name }, and no tile has that name
tiles-form-nature = a line here is 'NAME COPIES BASIC / BASIC', not { $given }
tiles-form-village = a line here is 'NAME COPIES NEED + NEED -> RESOURCE', not { $given }
tiles-form-victory = a line here is 'NAME COPIES NEED + NEED = POINTS', not { $given }
tiles-bad-key = a name is of small letters, digits and '-', at most 20, not { $given }
tiles-copies = a tile has 1 to { $most } copies, not { $given }
tiles-sort-twice = this { $name } is there already; give the first line more copies
tiles-same-key = two different tiles are both written { $written }; give one another name
tiles-nature-gives = a nature tile gives one or two different resources (F1.7), not { $given }
tiles-needs = a tile has 1 to { $most } needs, not { $given }
tiles-points = a victory tile has 1 to { $most } points (F1.7) and gives nothing, not { $given }
tiles-unknown-resource = there is no resource { $given }; resources are: { $known } (F1.1)
tiles-other-resource = a tile of [{ $section }] gives one of { $known } (F1.7), not { $given }
tiles-too-many = [{ $section }] has { $there ->
    [one] { $there } tile
   *[other] { $there } tiles
}, and { $most } at most (F1.7)
tiles-too-many-sorts = there are { $there ->
    [one] { $there } different tile
   *[other] { $there } different tiles
}, and { $most } at most

## Actions as people write them

unknown-action = there is no action { $kind }; actions of { $game } are: { $known }
action-form = { $written } is not an action; it is written { $form }
action-form-with-numbers = { $written } is not an action; it is written { $form }, with numbers
action-out-of-range = { $written } is out of range: no game of { $game } has such a number
action-needs-position = what { $kind } { $cell } means depends on the position
action-no-seat = there is no seat { $seat } in this match
action-tile-there = a tile lies at { $cell }; to replace it write 'swap { $cell }'
action-no-tile-there = seat { $seat } has no tile at { $cell }
action-is-none = an action is given as such, as its code or in notation, not as { $given }
action-no-code = { $code } is no action code; they run from 0 to { $last }
