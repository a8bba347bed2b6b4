# W legendzie mapy

sea-regions = Morze

## Co jest nie tak z plikiem mapy i co z tym zrobić.

place-in-map = wiersz { $line }, kolumna { $column } mapy

## Plik

no-such-file = nie ma takiego pliku
    .remedy = Sprawdź ścieżkę i nazwę.
is-a-folder = to jest folder
    .remedy = Podaj ścieżkę do pliku mapy w tym folderze.
cannot-be-read = nie da się odczytać pliku ({ $why })
    .remedy = Sprawdź ścieżkę i uprawnienia.
too-large = plik jest za duży jak na mapę
    .remedy = Mapa ma najwyżej { $most } KiB.
no-text-file = to nie jest plik tekstowy
    .remedy = Podaj mapę: plik tekstowy, który zaczyna się od „imperia map”.
not-utf-8 = ten znak nie jest zapisany w UTF-8
    .remedy = Zapisz plik w edytorze jako UTF-8.
empty-file = plik jest pusty
    .remedy = Zacznij go wierszem „{ $header }”.
tab = tu jest znak tabulacji
    .remedy = Używaj spacji: tabulator w każdym edytorze ma inną szerokość.
invisible-character = tu jest niewidoczny znak, { $code }
    .remedy = Usuń go; pisz zwykłym tekstem.
no-header = to nie jest pierwszy wiersz mapy
    .remedy = W pierwszym wierszu napisz „{ $header }”.
other-format = ta mapa jest w formacie { $format }, a ten program zna tylko format { $known }
    .remedy = Użyj nowszej Imperii albo zapisz mapę jako „{ $header }”.

## Sekcje i ustawienia

no-section = to nie jest nagłówek sekcji
    .remedy = Sekcje to: { $known }.
section-twice = sekcja [{ $section }] występuje dwa razy
    .remedy = Przenieś te wiersze do pierwszej, w wierszu { $first }.
section-missing = brakuje sekcji [{ $section }]
    .remedy = Dodaj wiersz „[{ $section }]” i to, co do niej należy.
no-setting = ten wiersz nie jest ustawieniem
    .remedy = Napisz „title: Nazwa” albo otwórz sekcję, na przykład [grid].
start-twice = start podano drugi raz
    .remedy = Zostaw ten albo ten z wiersza { $first }.
wrap-twice = wrap podano drugi raz
    .remedy = Zostaw ten albo ten z wiersza { $first }.
bad-wrap = „{ $word }” nie mówi, czy lewa i prawa krawędź się stykają
    .remedy = Napisz „wrap: yes” (tak) albo „wrap: no” (nie).
unknown-setting = „{ $setting }” nie jest ustawieniem
    .remedy = Znane są „title”, „title.” z dwuliterowym językiem, jak „title.pl”, „start” oraz „wrap”.
language-twice = nazwę w języku „{ $language }” podano dwa razy
    .remedy = Zostaw jedną z nich.
no-title = mapa nie ma tytułu
    .remedy = Pod pierwszym wierszem dodaj wiersz „title: Nazwa”.

## Siatka

row-begins-blank = rząd zaczyna się spacją
    .remedy = Każdy rząd zaczynaj w pierwszej kolumnie; „.” to woda.
row-with-blank = w rzędzie jest spacja
    .remedy = Wodę rysuj jako „.” albo „~”.
row-too-wide = rząd ma { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[other] { $cells } pól
}
    .remedy = Rząd ma najwyżej { $most ->
    [one] { $most } pole
    [few] { $most } pola
   *[other] { $most } pól
}.
row-short-of-the-edge = lewa i prawa krawędź się stykają, a ten rząd kończy się po { $cells ->
    [one] { $cells } polu
   *[other] { $cells } polach
} z { $width }
    .remedy = Uzupełnij go literami, które tam należą, albo znakami „.”, czyli zwykłą wodą.
strange-cell = „{ $cell }” nie jest ani literą, ani wodą
    .remedy = Regiony rysuj literami i cyframi, wodę jako „.” albo „~”.
too-many-rows = siatka ma za dużo rzędów
    .remedy = Siatka ma najwyżej { $most ->
    [one] { $most } rząd
    [few] { $most } rzędy
   *[other] { $most } rzędów
}.
no-land = na siatce nie ma lądu
    .remedy = Pod tym wierszem narysuj literami przynajmniej jeden region.
scattered-region = region „{ $letter }” leży w { $pieces ->
    [2] dwóch
   *[other] { $pieces }
} kawałkach, a jeden z nich zaczyna się tutaj
    .remedy = Połącz je bokami pól „{ $letter }” albo daj temu kawałkowi własną literę.

## Regiony

region-incomplete = region musi mieć literę, numer, nazwę i kontynent
    .remedy = Napisz na przykład „A 0 Orla, north” albo „A 0 Orla, north, triangle”.
bad-region-number = „{ $number }” nie jest numerem regionu
    .remedy = Numery są od 0 do { $last }.
unknown-mark = „{ $mark }” nie jest oznaczeniem
    .remedy = Znane oznaczenia: { $known }. Napisz na przykład „A 0 Orla, north” albo „A 0 Orla, north, triangle”.
mark-twice = oznaczenie „{ $mark }” występuje dwa razy
    .remedy = Zostaw jedno z nich.
too-many-regions = jest za dużo regionów
    .remedy = Mapa ma ich najwyżej { $most }.
letter-twice = literę „{ $word }” podano już w wierszu { $first }
    .remedy = Daj temu regionowi własną literę.
number-twice = numer „{ $word }” podano już w wierszu { $first }
    .remedy = Daj temu regionowi własny numer.
name-twice = nazwę „{ $word }” podano już w wierszu { $first }
    .remedy = Daj temu regionowi własną nazwę.
no-letter = „{ $word }” nie jest literą regionu
    .remedy = Podaj jedną literę albo cyfrę, na przykład A, a, É albo 7.
unknown-region = w [regions] nie ma regionu „{ $letter }”
    .remedy = Użyj litery, która tam jest, albo dodaj wiersz dla „{ $letter }”.
unlisted-region = w [regions] nie ma regionu „{ $letter }”
    .remedy = Dodaj do [regions] wiersz dla „{ $letter }” albo narysuj to pole inną literą.
undrawn-region = region „{ $letter }” nie jest narysowany
    .remedy = Narysuj pola „{ $letter }” w [grid] albo usuń ten wiersz.
sea-region-incomplete = region morski ma literę, numer i nazwę, i nic więcej
    .remedy = Napisz na przykład „q 40 Morze Mroźne”.
sea-region-instead-of-land = „{ $letter }” to region morski, a tu może być tylko ląd
    .remedy = Podaj region z [regions]; regiony morskie łączą się ze wszystkim, z czym stykają się na siatce.
unreachable-region = do regionu „{ $letter }” nie da się dojść ze startu ani lądem, ani morzem
    .remedy = Narysuj go tak, by stykał się z innym regionem, albo dodaj dla niego wiersz do [sea].

## Kontynenty i nazwy

continent-incomplete = kontynent musi mieć klucz i nazwę
    .remedy = Napisz na przykład „north Norland, pl: Norlandia”.
no-translation = to nie jest nazwa w innym języku
    .remedy = Napisz na przykład „north Norland, pl: Norlandia”.
too-many-continents = jest za dużo kontynentów
    .remedy = Mapa ma ich najwyżej { $most }.
bad-continent-key = „{ $word }” nie jest kluczem kontynentu
    .remedy = Użyj małych liter, cyfr i „-”, najwyżej 20 znaków, najpierw litera: „north”, „far-east”.
continent-twice = kontynent „{ $word }” podano już w wierszu { $first }
    .remedy = Daj temu kontynentowi własny klucz.
continent-name-twice = nazwę „{ $word }” podano już w wierszu { $first }
    .remedy = Daj temu kontynentowi własną nazwę.
unknown-continent = nie ma kontynentu „{ $word }”
    .remedy = Dodaj go do [continents] albo użyj jednego z podanych tam.
continent-without-regions = kontynent „{ $word }” nie ma regionów
    .remedy = Daj mu region albo usuń ten wiersz.
name-missing = tu brakuje nazwy
    .remedy = Napisz nazwę z przynajmniej jedną literą lub cyfrą.
name-too-long = nazwa ma { $characters ->
    [one] { $characters } znak
    [few] { $characters } znaki
   *[other] { $characters } znaków
}
    .remedy = Nazwy mają ich najwyżej { $most }.

## Granice, połączenia i szlaki

no-lane = to nie jest szlak
    .remedy = Napisz krawędź i region, na przykład „north A”; krawędzie to: { $edges }.
lane-twice = szlak „{ $word }” podano już w wierszu { $first }
    .remedy = Krawędź ma jeden szlak: zostaw jeden z nich.
no-joint = ten wiersz nie łączy regionów
    .remedy = Napisz na przykład „A - B”, a dla dwóch naraz „A - B C”.
joined-with-itself = region „{ $letter }” połączono z nim samym
    .remedy = Podaj dwa różne regiony.
joined-twice = „{ $one }” i „{ $other }” połączono już w wierszu { $first }
    .remedy = Każde dwa regiony łącz tylko raz.
sea-beside-land = „{ $one }” i „{ $other }” stykają się już na lądzie, w wierszu { $line }
    .remedy = Usuń połączenie morskie albo narysuj między nimi wodę.
bridge-beside-land = „{ $one }” i „{ $other }” stykają się już na lądzie, w wierszu { $line }
    .remedy = Usuń most albo narysuj między nimi wodę.
border-not-drawn = „{ $one }” i „{ $other }” nie stykają się na siatce
    .remedy = Niech zetkną się bokami w [grid] albo usuń „{ $other }” z tego wiersza.
border-not-declared = „{ $one }” i „{ $other }” stykają się tutaj, a [borders] o tym nie mówi
    .remedy = Narysuj między nimi wodę lub inny region albo dodaj „{ $one } - { $other }” do [borders].

## Na co gra ma miejsce

room-for-no-seas = gra { $game } nie zna regionów morskich, a ta mapa je ma
    .remedy = Weź inną mapę albo narysuj morze jako zwykłą wodę i połącz wybrzeża liniami w [sea].
room-for-fewer-seas = gra { $game } mieści najwyżej { $most ->
    [one] { $most } region morski
    [few] { $most } regiony morskie
   *[other] { $most } regionów morskich
}, a tu jest następny
    .remedy = Połącz regiony morskie albo weź inną mapę.
room-for-fewer-regions = gra { $game } mieści najwyżej { $most ->
    [one] { $most } region lądowy
    [few] { $most } regiony lądowe
   *[other] { $most } regionów lądowych
}, a tu jest następny
    .remedy = Połącz regiony lądowe albo weź inną mapę.
room-for-fewer-continents = gra { $game } mieści najwyżej { $most ->
    [one] { $most } kontynent
    [few] { $most } kontynenty
   *[other] { $most } kontynentów
}, a tu jest następny
    .remedy = Połącz kontynenty albo weź inną mapę.
room-for-lower-numbers = gra { $game } nie ma regionu o numerze { $number }
    .remedy = Jej regiony mają numery od 0 do { $last }: daj temu niższy numer albo weź inną mapę.
room-for-fewer-links = gra { $game } mieści najwyżej { $most ->
    [one] { $most } linię
    [few] { $most } linie
   *[other] { $most } linii
} przez wodę, a tu jest następna
    .remedy = Usuń niektóre linie z [sea] lub [bridges] albo weź inną mapę.
room-for-counted-numbers = gra { $game } numeruje regiony od 1 w kolejności pliku, najpierw ląd, potem morza, a ten ma numer { $number }
    .remedy = Daj mu numer { $right }.
room-for-full-rows = gra { $game } chce rzędów równej długości, a ten ma { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[other] { $cells } pól
} zamiast { $width }
    .remedy = Uzupełnij go literami, które tam należą, albo znakami „.”, czyli zwykłą wodą.
