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
option-has-no-part = opcja { $name } nie zna wartości { $part }; przyjmuje dowolne z: { $known }
option-takes-range = opcja { $name } przyjmuje liczbę całkowitą od { $least } do { $most }, a nie { $given }
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
board-too-small-for-capitals = przy { $players } graczach gra capitals potrzebuje mapy z przynajmniej { $least } prowincjami lądowymi, jeśli jedna z nich, tutaj { $province }, ma { $neighbours ->
    [one] { $neighbours } lądowego sąsiada
   *[other] { $neighbours } lądowych sąsiadów
}, licząc linie przez wodę, bo ostatnia stolica mogłaby nie znaleźć miejsca (C1.10); ta mapa ma ich { $lands }: weź więcej lądu, mniej sąsiadów albo mniej graczy
swamp-without-explore = swamp zakrywa żetony odkryć (L8.2): ustaw też explore=True

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
action-needs-position = co znaczy { $written }, zależy od pozycji
action-no-seat = w tej partii nie ma miejsca { $seat }
action-tile-there = na polu { $cell } leży kafelek; aby go wymienić, napisz „swap { $cell }”
action-no-tile-there = miejsce { $seat } nie ma kafelka na polu { $cell }
action-is-none = akcję podaje się wprost, jej kodem albo w zapisie, a nie jako { $given }
action-no-code = { $code } nie jest kodem akcji; kody są od 0 do { $last }

## Pozycje

position-unreadable = nie da się odczytać tej pozycji: { $why }
position-no-text = pozycję gry { $game } czyta się z tekstu, a podano { $given }
position-begins = pozycja gry { $game } zaczyna się od { $beginning }, a nie od { $given }
position-other-rules = ta pozycja jest z wersji { $version } zasad; ten program gra według wersji { $known }
position-no-field = { $given } nie jest polem pozycji; pole to NAZWA=WARTOŚĆ, a NAZWA to jedna z: { $known }
position-field-twice = pole { $field } jest podane dwa razy
position-field-unreadable = nie da się odczytać wartości pola { $field }: { $given }
position-no-name = pozycja gry { $game } nie ma { $name }; może mieć: { $known }

position-whole = { $what } to liczba całkowita od { $least } do { $most }, a podano { $given }
position-count = { $what }: liczy się od 0, a podano { $given }
position-seat = { $what } to miejsce od 0 do { $last }, a podano { $given }
position-seat-number = { $what } to numer miejsca, a podano { $given }
position-flag = { $what } to True albo False, a podano { $given }
position-word = { $what } to słowo, a podano { $given }
position-list = { $what } to lista, a podano { $given }
position-dictionary = { $what } to słownik, a podano { $given }
position-more-seats-than-play = { $what } podano dla { $seats } miejsc, a graczy jest { $players }
position-seed-and-chance = pozycja ma albo „seed”, albo „chance”, a nie oba naraz
position-chance = chance to 3 liczby, a podano { $given }

# O czym mówi słowo kluczowe w zdaniach powyżej.
chance-part = każda część chance
in-region = { $what } w regionie { $region }
neutral-armies-in-region = neutralne armie w regionie { $region }
neutral-left-now = neutral_left w tym kroku
captured-armies = pojmane armie
left-of = left dla { $step }
hand-of-cards = ręka kart
each-of-the-points = każda z liczb punktów
points-of-a-game = punkty z partii
kept-tokens = zabrane żetony
a-nation = państwo
a-tile = kafelek
a-hand = ręka
swapped-tiles = wymienione kafelki
rows-or-stacks = rows albo stacks
tiles-of-stack = kafelki { $stack }
counted-tokens = żetony
craftsmen-of-a-seat = rzemieślnicy miejsca

position-game = game to { $known }, a podano { $given } ({ $clause })
position-no-series = partia po pierwszej należy do serii: full_game=True ({ $clause })
position-series-over = seria kończy się po ostatniej partii, czyli { $last } ({ $clause })
position-points = punkty z partii to po { $sources ->
    [one] { $sources } liczbie
   *[other] { $sources } liczby
} dla każdego z { $seats } miejsc, a podano ich razem { $given }
position-no-points-yet = partia { $game } nie jest skończona, więc nie ma jeszcze punktów
position-unknown-step = nie ma kroku { $step }; kroki to: { $known }
position-nobodys-turn = w kroku { $step } nikt nie ma tury, a podano { $given }
position-nobody-first = w kroku { $step } nikt nie jest jeszcze pierwszy ({ $clause })
position-dead-end = w tej pozycji nic nie da się zrobić

position-pieces-of-others = { $what } podano dla większej liczby miejsc, niż jest graczy
position-many-cities = miejsce { $seat } ma na planszy { $cities ->
    [one] { $cities } miasto
    [few] { $cities } miasta
   *[other] { $cities } miast
}, a wszystkich ma tylko { $most } ({ $clause })
position-neutral-armies = neutralnych armii jest { $most } ({ $clause })
position-neutral-placed = wszystkie neutralne armie są już wystawione ({ $clause })
position-moving-elsewhere = moving_from jest tylko w kroku „target” ({ $clause })
position-moving-from-nowhere = krok „target” wymaga moving_from, czyli regionu
position-no-army = miejsce { $seat } nie ma w regionie { $region } armii, którą mogłoby ruszyć ({ $clause })
position-bid = miejsce { $seat } stawia od 0 do tylu monet, ile ma, czyli { $most }, a podano { $given } ({ $clause })
position-bid-over = gdy są już wszystkie stawki, licytacja jest skończona ({ $clause })

position-unknown-card = nie ma karty { $card }; karty są od 1 do { $last }
position-not-in-box = karty { $card } nie ma w pudełku przy { $players } graczach ({ $clause })
position-card-twice = karta { $card } jest w dwóch miejscach
position-no-card-used = { $what } jest dla kroków, w których używa się karty, a nie dla { $step } ({ $clause })
position-row-places = w rzędzie są miejsca na { $places ->
    [one] { $places } kartę
    [few] { $places } karty
   *[other] { $places } kart
}, a podano { $given }
position-row-not-laid = rząd nie jest jeszcze wyłożony ({ $clause })
position-row-full = gdy używa się karty, jej miejsce w rzędzie jest puste: wpisz tam 0 ({ $clause })
position-row-holes = dopóki w talii są karty, w rzędzie nie ma pustych miejsc ({ $clause })
position-many-cards = miejsce { $seat } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}, a gra kończy się przy { $most } ({ $clause })
position-cards-to-come = miejsce { $seat } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
} i weźmie jeszcze jedną, a gra kończy się przy { $most } ({ $clause })

## Pozycje gry empire

empire-unknown-region = nie ma regionu { $region }; ta mapa ma regiony od { $first } do { $last }
empire-no-neutral-armies = neutralne armie są dla 2 graczy w wydaniu angielskim (E2.4)
empire-winner-begins = w wydaniu polskim zaczyna zwycięzca licytacji i nie pyta się go, kto zaczyna (E3.2)
empire-many-armies = miejsce { $seat } ma na planszy { $armies ->
    [one] { $armies } armię
    [few] { $armies } armie
   *[other] { $armies } armii
}, a wszystkich ma tylko { $most } (E1.1)
empire-coins = miejsce { $seat } ma od 0 do { $most } monet, a podano { $given } (E2.3)
empire-bid-too-early = stawki są dopiero po neutralnych armiach (E2.4)
empire-half-not-chosen = dopóki nie wybrano części karty, nie zostaje żaden krok (E4.8)
empire-left-form = left zapisuje się jak { "{" }"move": 2{ "}" }, a podano { $given }
empire-left-missing = podaj, co zostało z karty { $card }, na przykład left={ "{" }"place": 1{ "}" } (E4.8)
empire-left-unknown = nie może zostać { $step }; kroki to: { $known }
empire-left-of-other-step = krok { $step } i left nie zgadzają się ze sobą
empire-card-without-halves = karta { $card } nie ma części do wyboru (E4.8)
empire-card-of-other-step = karta { $card } nie daje tego kroku (E4.1)
empire-card-gives-less = karta { $card } nie daje: { $steps } (E4.1, E4.8)
empire-no-move-left = nie został żaden ruch (E4.4)
empire-no-goods-tokens = żetony dóbr to opcja: goods_tokens=True (E6.1)
empire-unknown-good = nie ma żetonu { $good }; są żetony: { $known }
empire-token-without-triangle = w regionie { $region } nie leży żeton: nie ma tam trójkąta (E6.1)
empire-many-tokens = { $there ->
    [one] jest { $there } żeton
    [few] są { $there } żetony
   *[other] jest { $there } żetonów
} { $good }, a podano { $given } (E6.1)

## Pozycje gry legends

legends-unknown-region = regionu { $region } nie ma na stole; leżące plansze mają regiony { $known }
legends-unknown-step = nie ma kroku { $name }; są: { $known }
legends-unknown-leader = nie ma przywódcy { $name }; są: { $known }
legends-unknown-token = nie ma żetonu { $name }; są: { $known }
legends-unknown-layout = nie ma układu { $name }; są: { $known }
legends-unknown-side = nie ma strony { $name }; są: { $known }
legends-unknown-cell = nie ma pola { $name }; są: { $known }
legends-set-up-by-lot = gdy przygotowanie jest losowe, o nic się w nim nie pyta: setup="hand" (L3.1)
legends-set-up-player = o przygotowaniu decyduje gracz, który przygotowuje grę (L3.1)
legends-other-sets-up = według opcji grę przygotowuje miejsce { $seat } (L3.1)
legends-layout-first = najpierw układ, potem plansze (L2.4)
legends-layout-not-asked = o układ pyta się przy 2 lub 3 graczach i board="standard" (L2.4)
legends-other-layout = układ { $layout } nie pasuje do tych opcji i liczby graczy (L2.4)
legends-no-loop = pierścień to opcja: board="loop" (L2.4)
legends-other-cells = w układzie { $layout } plansze leżą w { $known }, wykładane w tej kolejności (L2.4)
legends-quarters = planszę obraca się o 0 do 3 ćwierci, a podano { $given }
legends-nothing-to-turn = krok „rotation” wymaga planszy w cells
legends-turned-already = krok „rotation” pyta, jak obrócić ostatnią planszę (L2.3)
legends-all-boards-lie = wszystkie plansze już leżą (L2.4)
legends-both-sides = nie można użyć obu stron jednej planszy (L2.1)
legends-desert-elsewhere = pustynia to plansza środkowa (L2.5)
legends-start-too-early = region startowy wybiera się, gdy leżą plansze (L2.5)
legends-other-start = na tych planszach regionem startowym jest jeden z: { $known } (L2.5)
legends-leader-twice = przywódca jest tylko u jednego gracza (L8.5)
legends-no-leaders = przywódcy to opcja: leaders=True (L8.5)
legends-leaders-too-early = przywódców rozdaje się, gdy jest już start (L3.6)
legends-no-queen = krok „queen” to tura Królowej Wróżek: led_by (L8.5)
legends-nobody-captures = armie innych pojmuje Czerwona Czarodziejka: led_by (L8.5)
legends-tokens-too-early = żetony leżą dopiero, gdy jest start (L3.6)
legends-token-on-start = w regionie startowym nie leży żaden żeton (L8.1)
legends-face-down-missing = podaj, gdzie leżą zakryte żetony: face_down (L8.2)
legends-not-face-down = w regionie { $region } nie leży zakryty żeton (L8.2)
legends-known-too-early = ogląda się tylko zakryte żetony, gdy leżą już wszystkie (L8.2)
legends-token-stays = żetonu { $token } nikt nie zabiera
legends-kept-too-early = przed pierwszą turą nikt nie ma żetonu (L8.1)
legends-token-not-in-play = przy tych opcjach żeton { $token } nie bierze udziału w grze (L8)
legends-many-tokens = { $there ->
    [one] jest { $there } żeton
    [few] są { $there } żetony
   *[other] jest { $there } żetonów
} { $token }, a podano { $given } (L1.3, L8)
legends-one-portal = portale są dwa albo nie ma żadnego (L8.4)
legends-no-tokens = przy tych opcjach nie wykłada się żetonów (L8)
legends-nothing-is-laid = laying jest tylko w kroku „token” (L3.6)
legends-tokens-out-of-order = leżą już żetony, na które kolej dopiero później (L8.8)
legends-no-region-for-token = nie ma regionu dla tego żetonu (L8.8)
legends-pieces-too-early = { $what } są dopiero, gdy leżą wszystkie żetony (L3.6)
legends-no-neutral-armies = neutralne armie są dla 2 graczy (L3.4)
legends-neutral-too-early = neutralne armie są dopiero po dodatkowej armii każdego (L3.6)
legends-many-armies = miejsce { $seat } ma poza rezerwą { $armies ->
    [one] { $armies } armię
    [few] { $armies } armie
   *[other] { $armies } armii
}, a wszystkich ma tylko { $most } (L1.1)
legends-no-army-for-outpost = miejsce { $seat } nie ma już armii, którą każdy dostaje na innej planszy (L3.3)
legends-coins = miejsce { $seat } ma od 0 do { $most } monet, a podano { $given }
legends-coins-before-bid = przed licytacją miejsce { $seat } ma { $usual ->
    [one] { $usual } monetę
    [few] { $usual } monety
   *[other] { $usual } monet
}, a podano { $given } (L3.5)
legends-bid-too-early = stawki są dopiero, gdy leży rząd (L3.6)
legends-cards-too-early = nikt nie ma kart, zanim leży rząd (L3.2)
legends-card-without-parts = karta { $card } nie ma części do wyboru (L5.7)
legends-card-of-other-step = karta { $card } nie ma części { $step }; pomiń jedno z nich
legends-part-of-other-step = część { $part } karty { $card } nie należy do tego kroku (L5.7)
legends-part-not-chosen = dopóki nie wybrano części karty, nic nie zostaje (L5.7)
legends-one-part = naraz używa się jednej części karty (L5.7)
legends-left-of-other-step = w tej części karty nie zostaje nic z { $step }
legends-card-gives-less = karta { $card } daje { $step } { $most }, więc nie może zostać { $given } (L5.8)

## Pozycje gry founders

founders-unknown-tile = w tym zestawie nie ma kafelka { $tile }; jest na przykład { $example }
founders-unknown-resource = { $given } nie jest żadnym z: { $known }
founders-unknown-stack = nie ma { $stack }; są: { $known }
founders-unknown-token = token to jeden z: { $known }
founders-unknown-step = step to jeden z: { $known }
founders-step-needs = krok { $step } wymaga { $what }
founders-step-has-no = krok { $step } nie ma { $what }
founders-no-agreed-end = krok { $step } jest dla opcji agreed_end=True (F6.2)
founders-nobodys-turn = po końcu gry nikt nie ma tury, a podano { $given } (F6.1)
founders-over-already = bez kafelków do odkrycia albo bez kafelków zwycięstwa gra kończy się, zanim ktoś to zaproponuje (F6.1)
founders-own-answer = kto proponuje, nie odpowiada sam sobie (F6.2)
founders-tile-form = kafelek zapisuje się KLUCZ@X,Y, a { $marks } dopisuje się za to, co na nim leży; podano { $given }
founders-no-more-tiles = { $copies ->
    [one] jest tylko { $copies } kafelek
    [few] są tylko { $copies } kafelki
   *[other] jest tylko { $copies } kafelków
} { $tile }
founders-other-stack = { $tile } nie jest kafelkiem { $stack }
founders-many-nations = jest więcej państw niż graczy
founders-few-tiles = miejsce { $seat } nie ma jeszcze dwóch kafelków (F2.2)
founders-many-tiles = miejsce { $seat } ma { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
}; żadne państwo nie dostaje więcej niż { $most } (F4.8)
founders-tiles-to-come = miejsce { $seat } mogłoby dostać { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
}, licząc wymienione; nikt nie dostaje więcej niż { $most } (F4.8)
founders-cell-twice = dwa kafelki miejsca { $seat } leżą na jednym polu (F4.5)
founders-apart = kafelki miejsca { $seat } nie łączą się z kafelkiem na 0,0 (F2.2, F4.1)
founders-victory-stack = kafelki zwycięstwa nie mają stosu do odkrywania (F2.1)
founders-many-victory-tiles = { $tiles ->
    [one] w grze jest { $tiles } kafelek
    [few] w grze są { $tiles } kafelki
   *[other] w grze jest { $tiles } kafelków
} zwycięstwa, a może być najwyżej { $most } (F2.1)
founders-long-row = { $tiles ->
    [one] odkryty jest { $tiles } kafelek
    [few] odkryte są { $tiles } kafelki
   *[other] odkrytych jest { $tiles } kafelków
} { $stack }, a może być najwyżej { $most }
founders-draft-with-tokens = podczas wyboru nikt nie ma żetonów i nic nie jest jeszcze wymienione (F2.2)
founders-draft-order = podczas wyboru miejsca biorą po kafelku od pierwszego gracza, a potem po jednym z powrotem (F2.2)
founders-draft-asks = po { $picks ->
    [one] { $picks } wyborze
   *[other] { $picks } wyborach
} wybiera miejsce { $seat } (F2.2)
founders-draft-row = po { $picks ->
    [one] { $picks } wyborze
   *[other] { $picks } wyborach
} { $tiles ->
    [one] odkryty jest { $tiles } zielony kafelek
    [few] odkryte są { $tiles } zielone kafelki
   *[other] odkrytych jest { $tiles } zielonych kafelków
} (F2.2)
founders-draft-stacks = po wyborze stosy muszą wystarczyć na rzędy i na kafelek do odkrycia (F2.3, F3.1)
founders-hand = ręka ma { $known }; reszta jest w „craftsmen”
founders-many-tokens = { $most ->
    [one] jest { $most } żeton
    [few] są { $most } żetony
   *[other] jest { $most } żetonów
} { $token } (F1.6)
founders-no-token = miejsce { $seat } nie ma żetonu { $token } do zagrania (F3.2)
founders-box = do pudełka trafiają tylko żetony wojny i rzemieślnicy (F4.6)
founders-one-craftsman = jest jeden rzemieślnik { $resource } (F1.6)
founders-craftsman-twice = rzemieślnik jest w dwóch miejscach (F1.6)
founders-craftsmen = rzemieślnicy w rękach, na kafelkach, w pudełku i pozostali nie składają się na po jednym z każdego rodzaju (F1.6)
founders-no-craftsman-there = na kafelku { $tile } nie leży rzemieślnik (F5.4)
founders-no-coin-there = na kafelku { $tile } nie leży moneta (F5.2)
founders-coin-form = coin to MIEJSCE:X,Y kafelka, na którym leży moneta i który daje dwa zasoby, a podano { $given }
founders-own-coin = nikt nie kupuje od siebie (F5.2)
founders-carriage = nie wszystkie cztery pola wokół wozu z { $cell } są zajęte (F5.3)
founders-bought-too-early = kupuje się tylko przed dołożeniem kafelka
founders-not-drawn = kafelek jest „drawn” tylko w kroku „place”
founders-not-face-up = kafelek { $tile } nie leży odkryty (F3.3)
founders-not-green = kafelek { $tile } nie jest zielony (F2.2, F3.3)

## Szanse w bitwach

question-no-object = pytanie to obiekt złożony z nazw i wartości, a nie { $given }
game-without-battles = w { $game } nie ma bitew, o których rozstrzyga los, więc nie ma szans do policzenia
odds-no-battle = nikt teraz nie zbiera sił do ataku ani nie walczy; podaj cel i grupy, które miałyby go zaatakować
odds-too-many = szanse liczy się dla najwyżej { $most } żołnierzy po każdej stronie
odds-no-withdrawal = z tej bitwy nie można się wycofać (C9.3, C11.6); pomiń „below”
odds-unknown-field = pytanie o bitwę ma pola target, groups, seat i below, a nie { $field }
odds-groups = groups to lista od 1 do { $most } grup, każda z polami place, unit i number
odds-group = grupa ma pola place, unit i number i żadnych innych; podano { $given }
odds-unit = nie ma jednostki { $given }; są: { $known }
odds-number = { $field } to liczba całkowita od { $least } do { $most }, a nie { $given }
odds-no-such-place = jednostki atakują z lądu na ląd, a okręty z morza na morze (C1.2)
odds-own-place = gracz sam kontroluje cel; celem jest prowincja innego gracza, buntowników albo dzikich (C8.5)
odds-nobody-there = nikt nie kontroluje celu; wchodzi się tam zwykłym marszem (C10.10)
odds-out-of-reach = gracz nie ma czym zaatakować celu; atakują jednostki z punktem ruchu, stojące obok (C10.1)
odds-not-adjacent = grupa atakuje z prowincji obok celu albo z transportowca na morzu przy nim (C10.1)
odds-not-held = gracz nie kontroluje prowincji, z której atakuje grupa (C10.1)
odds-no-fleet = nie ma tam okrętów wroga, które można zaatakować, albo własnych, które mogłyby atakować (C16.5)
odds-no-transport = gracz nie ma takiego transportowca (C16.6)
odds-no-points = nie ma tam tylu jednostek z punktem ruchu (C10.1)
explain-what = { $given }: o tym nie ma nic do wyjaśnienia; pytanie ma pole „of”, jedno z { $known }
explain-number = pytanie o { $of } ma pole { $field }, liczbę całkowitą od { $least } do { $most }, a nie { $given }
explain-unknown-field = pytanie o { $of } ma pola { $known }, a nie { $field }
reach-not-now = dokąd mogą pójść jednostki, mówi się w twojej turze, gdy wybierasz, co robisz
reach-units = „units” mówi, ile jednostek każdego rodzaju idzie: obiekt JSON z dowolnymi spośród { $known }, a nie { $given }
reach-not-together = jednostki, jeńcy i okręty nie idą razem: { $given }
layer-which = nie ma warstwy { $given }; pytanie o warstwę ma „layer”, jedno z { $known }
explain-one-of = pytanie o { $of } ma pole { $field }, jedno z { $known }, a nie { $given }
explain-object = pytanie o { $of } ma pole { $field }, obiekt JSON, a nie { $given }
explain-list = pytanie o { $of } ma pole { $field }, listę JSON, a nie { $given }
plan-not-now = co można zaproponować, rozdać, wysłać lub zbudować, mówi się w twojej turze, gdy wybierasz, co robisz
no-offer-waits = żadna oferta nie czeka na odpowiedź; pytanie o taką, którą można złożyć, ma „other” oraz „trade” lub „peace”
offer-what = ofertę składa się innemu graczowi („other”) i ma ona albo „trade”, albo „peace”
deal-cards = „cards” ma po jednej karcie dla każdego z { $players } miejsc, a nie { $given }
odds-many-groups = atak ma zbyt wiele grup (C3.5)

## Pozycje gry capitals

capitals-unknown-step = nie ma kroku { $step }; kroki to: { $known }
capitals-unknown-word = { $what } to jedno z: { $known }, a podano { $given }
capitals-unknown-fact = { $name } tu nie pasuje; może być: { $known }
capitals-unknown-place = { $place } nie jest miejscem, które może tu stać; na tej mapie mają numery od { $first } do { $last } (C1.2)
capitals-round = runda { $round } jest po ostatniej, czyli { $rounds } (C16.3)
capitals-list-length = { $length ->
    [one] { $what } to lista z { $length } liczbą
   *[other] { $what } to lista z { $length } liczbami
}
capitals-too-many = { $what }: może ich być najwyżej { $most }
capitals-strange-number = { $field } nie może być równe { $number }
capitals-two-capitals = gracz ma jedną stolicę (C2.2)
capitals-no-room-for-capital = nie ma już wolnej prowincji co najmniej dwa kroki od każdej innej stolicy (C2.2); podaj, gdzie są stolice
capitals-held-by-who-is-out = właścicielem albo kontrolującym prowincji { $place } jest gracz, który odpadł (C16.4)
capitals-units-of-nobody = w prowincji { $place } stoją jednostki albo jeńcy, a nikt jej nie kontroluje; podaj kto: holder (C1.3)
capitals-owned-by-who-left = prowincja { $place } ma właściciela, a nikt jej nie kontroluje; wyjście z niej nie zmienia kontrolującego (C1.3)
capitals-rebels-are-infantry = prowincję { $place } kontrolują buntownicy albo dzicy, a to co najmniej jedna jednostka piechoty i nic innego (C11.1, C12.5)
capitals-savages-own-nothing = prowincję { $place } kontrolują dzicy, a taka ziemia jest niczyja (C1.9)
capitals-building-with-tokens = w prowincji { $place } są czerwone żetony, obok których nie stoi ani port, ani budynek główny (C6.5)
capitals-built-in-capital = prowincja { $place } to stolica: nic się w niej nie buduje i nie ma ona żetonów ani znaków (C13.4)
capitals-poisoned = w prowincji { $place } jest czarny znacznik, obok którego nie stoi ani farma, ani spichlerz (C5.11)
capitals-port-inland = prowincja { $place } nie graniczy z morzem, więc nie ma w niej portu (C5.6)
capitals-robbery = w prowincji { $place } gospodarkę rabunkową prowadzi tylko jej właściciel, który ją kontroluje, przy co najmniej jednym czerwonym żetonie, i tylko ona ma wypłaty (C6.5)
capitals-fleet-without-ships = morze { $sea } ma i flotę, czyli to, czyja jest, i jej okręty, albo ani jednego, ani drugiego (C16.5)
capitals-transport-full = transportowiec zabiera najwyżej { $most } żołnierzy (C16.6)
capitals-convoy-of-one-kind = konwój ma jednostki jednego rodzaju (C8.4)
capitals-ship-full = statek desantowy zabiera od 1 do 10 żołnierzy (C9.1, C9.5)
capitals-voyage-without-target = wszystko, co jest w drodze, ma cel, oprócz wypraw zamorskich (C9.2)
capitals-stack-not-there = { $number ->
    [one] zapisane są punkty { $number } jednostki
   *[other] zapisane są punkty { $number } jednostek
}, a jednostek gracza, którego jest tura, jest tam tylko { $there } (C8.1)
capitals-nobody-moves = w tym kroku trwa czyjaś tura: podaj czyja, mover (C3.1)
capitals-out-moves = trwa tura gracza, który odpadł (C16.4)
capitals-other-phase = o krok { $step } nie pyta się w tej fazie (C3.2)
capitals-other-verb = krok { $step } nie pasuje do tego verb; verb podaje się tam, gdzie rozstrzyga się akcja, i tylko tam (C3.5)
