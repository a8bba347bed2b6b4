# In the legend of a map

sea-regions = Sea

## What is wrong with a map file, and what to do about it.

place-in-map = line { $line }, column { $column } of the map

## The file

no-such-file = there is no such file
    .remedy = Check the path and the name.
is-a-folder = this is a folder
    .remedy = Give the path of a map file inside it.
cannot-be-read = the file cannot be read ({ $why })
    .remedy = Check its path and rights.
too-large = the file is too large for a map
    .remedy = A map has at most { $most } KiB.
no-text-file = this is not a text file
    .remedy = Give a map: a text file that begins with 'imperia map'.
not-utf-8 = this character is not written in UTF-8
    .remedy = Save the file as UTF-8 in your editor.
empty-file = the file is empty
    .remedy = Begin it with the line '{ $header }'.
tab = there is a tab
    .remedy = Use spaces: a tab is as wide as each editor likes.
invisible-character = there is an invisible character, { $code }
    .remedy = Delete it; type plain text.
no-header = this is not the first line of a map
    .remedy = Write '{ $header }' as the first line.
other-format = this map is in format { $format }, but only format { $known } is known here
    .remedy = Use a newer Imperia, or write the map as '{ $header }'.

## Sections and settings

no-section = this is not the head of a section
    .remedy = The sections are { $known }.
section-twice = section [{ $section }] comes twice
    .remedy = Move these lines to the first one, in line { $first }.
section-missing = section [{ $section }] is missing
    .remedy = Add a line '[{ $section }]' and what belongs there.
no-setting = this line is not a setting
    .remedy = Write 'title: The name', or open a section such as [grid].
start-twice = a second start is given
    .remedy = Keep this one or that of line { $first }.
wrap-twice = a second wrap is given
    .remedy = Keep this one or that of line { $first }.
bad-wrap = '{ $word }' does not say whether the left and the right edge touch
    .remedy = Write 'wrap: yes' or 'wrap: no'.
unknown-setting = '{ $setting }' is not a setting
    .remedy = Known are 'title', 'title.' with a language of two letters as in 'title.pl', 'start' and 'wrap'.
language-twice = the name in '{ $language }' is given twice
    .remedy = Keep one of the two.
no-title = the map has no title
    .remedy = Add a line 'title: The name' under the first line.

## The grid

row-begins-blank = the row begins with a blank
    .remedy = Begin every row in the first column; '.' is water.
row-with-blank = the row has a blank in it
    .remedy = Draw water as '.' or '~'.
row-too-wide = the row is { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} wide
    .remedy = A row has at most { $most ->
    [one] { $most } cell
   *[other] { $most } cells
}.
row-short-of-the-edge = left and right edge touch, but this row ends after { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} of { $width }
    .remedy = Fill it up with the letters that belong there, or with '.' for plain water.
strange-cell = '{ $cell }' is neither a letter nor water
    .remedy = Use letters and digits for regions, '.' or '~' for water.
too-many-rows = the grid has too many rows
    .remedy = A grid has at most { $most ->
    [one] { $most } row
   *[other] { $most } rows
}.
no-land = the grid has no land
    .remedy = Draw at least one region below this line, with its letter.
scattered-region = region '{ $letter }' lies in { $pieces ->
    [2] two
   *[other] { $pieces }
} pieces, and one of them begins here
    .remedy = Join them edge to edge with cells of '{ $letter }', or give this piece a letter of its own.

## Regions

region-incomplete = a region needs a letter, a number, a name and a continent
    .remedy = Write it like 'A 0 Orla, north' or 'A 0 Orla, north, triangle'.
bad-region-number = '{ $number }' is not the number of a region
    .remedy = Numbers go from 0 to { $last }.
unknown-mark = '{ $mark }' is not a mark
    .remedy = Known marks: { $known }. Write it like 'A 0 Orla, north' or 'A 0 Orla, north, triangle'.
mark-twice = the mark '{ $mark }' comes twice
    .remedy = Keep one of them.
too-many-regions = there are too many regions
    .remedy = A map has at most { $most }.
letter-twice = the letter '{ $word }' was given in line { $first } already
    .remedy = Give this region a letter of its own.
number-twice = the number '{ $word }' was given in line { $first } already
    .remedy = Give this region a number of its own.
name-twice = the name '{ $word }' was given in line { $first } already
    .remedy = Give this region a name of its own.
no-letter = '{ $word }' is not the letter of a region
    .remedy = Give one letter or digit, such as A, a, É or 7.
unknown-region = [regions] has no region '{ $letter }'
    .remedy = Use a letter that is listed there, or add a line for '{ $letter }'.
unlisted-region = [regions] has no region '{ $letter }'
    .remedy = Add a line for '{ $letter }' to [regions], or draw this cell with another letter.
undrawn-region = region '{ $letter }' is not drawn
    .remedy = Draw cells of '{ $letter }' in [grid], or delete this line.
sea-region-incomplete = a sea region has a letter, a number and a name, and nothing else
    .remedy = Write it like 'q 40 Frost Sea'.
sea-region-instead-of-land = '{ $letter }' is a sea region, and only land can stand here
    .remedy = Name a region of [regions]; sea regions are joined with whatever they touch in the grid.
unreachable-region = region '{ $letter }' cannot be reached from the start by land or sea
    .remedy = Draw it touching another region, or add a line for it to [sea].

## Continents and names

continent-incomplete = a continent needs a key and a name
    .remedy = Write it like 'north Norland, pl: Norlandia'.
no-translation = this is not a name in another language
    .remedy = Write it like 'north Norland, pl: Norlandia'.
too-many-continents = there are too many continents
    .remedy = A map has at most { $most }.
bad-continent-key = '{ $word }' is not the key of a continent
    .remedy = Use small letters, digits and '-', at most 20, a letter first: 'north', 'far-east'.
continent-twice = the continent '{ $word }' was given in line { $first } already
    .remedy = Give this continent a key of its own.
continent-name-twice = the name '{ $word }' was given in line { $first } already
    .remedy = Give this continent a name of its own.
unknown-continent = there is no continent '{ $word }'
    .remedy = Add it to [continents], or use one listed there.
continent-without-regions = continent '{ $word }' has no regions
    .remedy = Give it a region, or delete this line.
name-missing = a name is missing here
    .remedy = Write a name with at least one letter or digit.
name-too-long = the name is { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
} long
    .remedy = Names have at most { $most }.

## Borders, links and lanes

no-lane = this is not a lane
    .remedy = Write an edge and a region, like 'north A'; edges are { $edges }.
lane-twice = the lane '{ $word }' was given in line { $first } already
    .remedy = An edge has one lane: keep one of the two.
no-joint = this line does not join regions
    .remedy = Write it like 'A - B', or 'A - B C' for two.
joined-with-itself = '{ $letter }' is joined with itself
    .remedy = Name two different regions.
joined-twice = '{ $one }' and '{ $other }' were joined in line { $first } already
    .remedy = Write each two regions once.
sea-beside-land = '{ $one }' and '{ $other }' touch on land already, in line { $line }
    .remedy = Delete the sea link, or draw water between the two.
bridge-beside-land = '{ $one }' and '{ $other }' touch on land already, in line { $line }
    .remedy = Delete the bridge, or draw water between the two.
border-not-drawn = '{ $one }' and '{ $other }' do not touch in the grid
    .remedy = Let them touch edge to edge in [grid], or take '{ $other }' out of this line.
border-not-declared = '{ $one }' and '{ $other }' touch here, but [borders] does not say so
    .remedy = Draw water or another region between them, or add '{ $one } - { $other }' to [borders].

## What a game has room for

room-for-no-seas = the game { $game } knows no sea regions, and this map has some
    .remedy = Take another map, or draw the sea as plain water and join coasts by dotted lines in [sea].
room-for-fewer-seas = the game { $game } has room for { $most ->
    [one] { $most } sea region
   *[other] { $most } sea regions
}, and here is one more
    .remedy = Join sea regions, or take another map.
room-for-fewer-regions = the game { $game } has room for { $most ->
    [one] { $most } land region
   *[other] { $most } land regions
}, and here is one more
    .remedy = Join land regions, or take another map.
room-for-fewer-continents = the game { $game } has room for { $most ->
    [one] { $most } continent
   *[other] { $most } continents
}, and here is one more
    .remedy = Join continents, or take another map.
room-for-lower-numbers = the game { $game } has no region number { $number }
    .remedy = Its regions are numbered from 0 to { $last }: give this one a lower number, or take another map.
room-for-fewer-links = the game { $game } has room for { $most ->
    [one] { $most } line
   *[other] { $most } lines
} over water, and here is one more
    .remedy = Leave out lines of [sea] or [bridges], or take another map.
room-for-counted-numbers = the game { $game } counts regions from 1 in the order of the file, land first and then the sea, and this one has the number { $number }
    .remedy = Give it the number { $right }.
room-for-full-rows = the game { $game } wants rows of equal length, and this one has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} instead of { $width }
    .remedy = Fill it up with the letters that belong there, or with '.' for plain water.
