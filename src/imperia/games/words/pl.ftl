# Co jest nie tak z życzeniem, którego gra nie może spełnić.

unknown-game = nie ma gry { $name }; do wyboru: { $known }

## Gracze, ziarno i opcje

bad-players = gra { $game } jest dla { $least } do { $most } graczy, a podano { $given }
bad-seed = ziarno to liczba całkowita od 0 do 2**64 - 1, a podano { $given }
unknown-option = gra { $game } nie ma opcji { $name }; jej opcje to: { $known }
option-takes-flag = opcja { $name } przyjmuje True albo False, a nie { $given }
option-takes-choice = opcja { $name } przyjmuje jedną z wartości { $known }, a nie { $given }
option-takes-path = opcja { $name } przyjmuje { $known } albo ścieżkę, a nie { $given }
option-takes-number = opcja { $name } przyjmuje liczbę całkowitą, a nie { $given }
option-takes-text = opcja { $name } przyjmuje tekst, a nie { $given }
option-with-players = przy { $players } graczach opcja { $name } przyjmuje jedną z wartości { $known }, a nie { $given }

unknown-board = nie ma planszy { $name }; drukowane to { $printed }, inne podaje się ścieżką do pliku mapy
board-without-start = gra empire potrzebuje mapy z regionem startowym (E2.2); dodaj do pliku mapy wiersz „start: LITERA”
board-too-small = gra empire potrzebuje mapy z przynajmniej 2 regionami, żeby armie mogły się ruszać (E4.4)
board-without-triangles = goods_tokens wymaga trójkątów (E6.1), a ta mapa ich nie ma; oznacz regiony słowem „triangle”
board-with-many-triangles = { $tokens ->
    [one] goods_tokens ma { $tokens } żeton
    [few] goods_tokens ma { $tokens } żetony
   *[other] goods_tokens ma { $tokens } żetonów
} (E6.1), a mapa { $triangles ->
    [one] { $triangles } trójkąt
    [few] { $triangles } trójkąty
   *[other] { $triangles } trójkątów
}: usuń część oznaczeń
swamp-without-explore = swamp zakrywa żetony odkryć (L8.2): ustaw też explore=True
unknown-encounter = nie ma spotkania { $name }; są: { $known }

## Zestawy kafelków

tiles-place = wiersz { $line } pliku z kafelkami
unknown-tiles = nie ma zestawu kafelków { $name }; jest { $standard }, a inne podaje się ścieżką do pliku z kafelkami
tiles-unreadable = nie da się odczytać pliku z kafelkami: { $why }
tiles-too-large = plik jest za duży; plik z kafelkami ma najwyżej { $most } KiB
tiles-not-utf-8 = to nie jest tekst w UTF-8; plik z kafelkami zaczyna się od { $header }
tiles-too-few = przy { $players } graczach zestaw potrzebuje w [{ $section }] przynajmniej { $least ->
    [one] { $least } kafelka
   *[other] { $least } kafelków
} (F1.7), a ten ma { $there }
tiles-used-up = przygotowanie gry dla { $players } graczy zużywa cały ten zestaw kafelków (F1.7); potrzebny jest przynajmniej jeden kafelek więcej w [nature], [village] albo [city]
tiles-header = plik z kafelkami zaczyna się wierszem { $header }, a nie { $given }
tiles-no-section = nie ma sekcji { $given }; sekcje to: { $known }
tiles-no-setting = przed pierwszą sekcją stoi „title: NAZWA”, a nie { $given }
tiles-no-title = brakuje wiersza „title: NAZWA”
tiles-no-name = wiersz w [names] ma postać „NAZWA nazwa angielska, pl: nazwa polska”
tiles-no-translation = { $given } nie jest nazwą w innym języku; napisz „pl: nazwa polska”
tiles-name-of-nothing = [names] mówi o { $name }, a żaden kafelek nie ma takiej nazwy
tiles-form-nature = wiersz ma tu postać „NAZWA KOPIE ZASÓB / ZASÓB”, a nie { $given }
tiles-form-village = wiersz ma tu postać „NAZWA KOPIE POTRZEBA + POTRZEBA -> ZASÓB”, a nie { $given }
tiles-form-victory = wiersz ma tu postać „NAZWA KOPIE POTRZEBA + POTRZEBA = PUNKTY”, a nie { $given }
tiles-bad-key = nazwa składa się z małych liter, cyfr i „-”, najwyżej 20 znaków, a tu jest { $given }
tiles-copies = kafelek ma od 1 do { $most } kopii, a nie { $given }
tiles-sort-twice = kafelek { $name } już jest; zwiększ liczbę kopii w jego pierwszym wierszu
tiles-same-key = dwa różne kafelki zapisuje się tak samo: { $written }; nazwij jeden z nich inaczej
tiles-nature-gives = kafelek natury daje jeden zasób albo dwa różne (F1.7), a nie { $given }
tiles-needs = kafelek ma od 1 do { $most } potrzeb, a nie { $given }
tiles-points = kafelek zwycięstwa ma od 1 do { $most } punktów (F1.7) i nic nie daje, a tu jest { $given }
tiles-unknown-resource = nie ma zasobu { $given }; zasoby to: { $known } (F1.1)
tiles-other-resource = kafelek z [{ $section }] daje jeden z zasobów: { $known } (F1.7), a nie { $given }
tiles-too-many = w [{ $section }] { $there ->
    [one] jest { $there } kafelek
    [few] są { $there } kafelki
   *[other] jest { $there } kafelków
}, a może być najwyżej { $most } (F1.7)
tiles-too-many-sorts = { $there ->
    [one] jest { $there } rodzaj
    [few] są { $there } rodzaje
   *[other] jest { $there } rodzajów
} kafelków, a może być najwyżej { $most }

## Akcje w zapisie

unknown-action = nie ma akcji { $kind }; akcje gry { $game } to: { $known }
action-form = { $written } nie jest akcją; zapisuje się ją { $form }
action-form-with-numbers = { $written } nie jest akcją; zapisuje się ją { $form }, liczbami
action-out-of-range = { $written } jest poza zakresem: w żadnej partii { $game } nie ma takiego numeru
action-needs-position = co znaczy { $kind } { $cell }, zależy od pozycji
action-no-seat = w tej partii nie ma miejsca { $seat }
action-tile-there = na polu { $cell } leży kafelek; aby go wymienić, napisz „swap { $cell }”
action-no-tile-there = miejsce { $seat } nie ma kafelka na polu { $cell }
action-is-none = akcję podaje się wprost, jej kodem albo w zapisie, a nie jako { $given }
action-no-code = { $code } nie jest kodem akcji; kody są od 0 do { $last }
