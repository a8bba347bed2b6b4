title = Ośmiominutowe Imperium: Legendy

## Opcje

option-edition = Liczby z próbnego wydruku instrukcji albo z wydanego pudełka (we dwoje mniej kart i monet, zestaw Szlachetnych wart 4, jeden skarb mniej).
option-board = Jak leżą plansze: standardowo (w czworo w kształt T, we dwoje lub troje w rzędzie albo w L) albo w wybranym układzie; pierścień jest z czterech plansz.
option-setup = Przygotowanie losowe albo ręczne: wtedy o wszystkim decyduje gracz, który przygotowuje grę.
option-setup-player = Miejsce gracza, który przygotowuje grę, albo losowo.
option-explore = Na mapie leżą żetony odkryć; bierze je pierwsze miasto w regionie.
option-swamp = Żetony odkryć leżą zakryte, a wśród nich jest Trujące Bagno. Wymaga żetonów odkryć.
option-citadels = Trzy cytadele; każda daje 1 punkt temu, kto kontroluje jej region.
option-encounters = Jakie spotkania leżą na mapie: smok, rozbójnicy, portale, dowolne z nich albo wszystkie.
option-leaders = Każdy gracz dostaje przywódcę z własną mocą.

option-edition-proof = Próbny wydruk instrukcji
option-edition-published = Wydane pudełko
option-board-title = Plansze
option-board-standard = Standardowo
option-board-row = Rząd
option-board-l = L
option-board-t = T
option-board-loop = Pierścień
option-setup-title = Przygotowanie
option-setup-random = Losowe
option-setup-hand = Ręczne
option-setup-player-title = Kto przygotowuje grę
option-setup-player-lot = Losowo
option-setup-player-0 = Miejsce 1
option-setup-player-1 = Miejsce 2
option-setup-player-2 = Miejsce 3
option-setup-player-3 = Miejsce 4
option-explore-title = Żetony odkryć
option-swamp-title = Trujące Bagno
option-citadels-title = Cytadele
option-encounters-title = Spotkania
option-encounters-none = Żadne
option-encounters-dragon = Smok
option-encounters-rogues = Rozbójnicy
option-encounters-portals = Portale
option-encounters-dragon-rogues = Smok i rozbójnicy
option-encounters-dragon-portals = Smok i portale
option-encounters-rogues-portals = Rozbójnicy i portale
option-encounters-all = Wszystkie
option-leaders-title = Przywódcy

## Skąd są punkty

source-islands = Wyspy
source-cards = Karty
source-elixirs = Eliksiry
source-tokens = Żetony
source-leaders = Przywódcy

## Plansze

layout-row = rząd
layout-l = L
layout-t = T
layout-loop = pierścień
cell-centre = środek
cell-west = zachód
cell-east = wschód
cell-south = południe
cell-south-east = południowy wschód
quarters-0 = bez obrotu
quarters-1 = ćwierć obrotu
quarters-2 = pół obrotu
quarters-3 = trzy czwarte obrotu

## Elementy

token-spring = Magiczne Źródło
token-cottage = Chata
token-treasure = Ukryty Skarb
token-stable = Stajnia
token-book = Magiczna Księga
token-swamp = Trujące Bagno
token-dragon = Szalejący Smok
token-citadel = Cytadela
token-rogues = Banda Rozbójników
token-portal = Magiczny Portal
token-face-down = zakryty żeton

leader-fairy-queen = Królowa Wróżek
leader-bandit-king = Król Bandytów
leader-red-sorceress = Czerwona Czarodziejka
leader-white-knight = Biały Rycerz

family-ancient = Pradawni
family-arcane = Tajemni
family-cursed = Przeklęci
family-dire = Straszliwi
family-forest = Leśni
family-mountain = Górscy
family-night = Nocni
family-noble = Szlachetni

name-ancient-phoenix = Pradawny Feniks
name-ancient-sage = Pradawny Mędrzec
name-ancient-tree-spirit = Pradawny Duch Drzewa
name-ancient-woods = Pradawna Puszcza
name-arcane-manticore = Tajemna Mantykora
name-arcane-sphinx = Tajemny Sfinks
name-arcane-temple = Tajemna Świątynia
name-castle-a = Zamek
name-castle-b = Zamek
name-cursed-banshee = Przeklęta Banshee
name-cursed-gargoyles = Przeklęte Gargulce
name-cursed-king = Przeklęty Król
name-cursed-mausoleum = Przeklęte Mauzoleum
name-cursed-tower = Przeklęta Wieża
name-dire-dragon = Straszliwy Smok
name-dire-eye = Straszliwe Oko
name-dire-giant = Straszliwy Olbrzym
name-dire-goblin = Straszliwy Goblin
name-dire-ogre = Straszliwy Ogr
name-forest-elf = Leśny Elf
name-forest-gnome = Leśny Gnom
name-forest-pixie = Leśna Rusałka
name-forest-tree-town = Leśne Miasto na Drzewach
name-graveyard = Cmentarz
name-lake = Jezioro
name-mountain-dwarf = Górski Krasnolud
name-mountain-treasury = Górski Skarbiec
name-night-hydra = Nocna Hydra
name-night-village = Nocna Wioska
name-night-wizard = Nocny Czarodziej
name-noble-hills = Szlachetne Wzgórza
name-noble-knight = Szlachetny Rycerz
name-noble-unicorn = Szlachetny Jednorożec
name-stronghold = Warownia

ability-flying = { $count ->
    [one] latanie
   *[other] latanie ×{ $count }
}
ability-army = +{ $count } do wystawiania
ability-move = +{ $count } do ruchu
ability-elixir = { $count ->
    [one] { $count } eliksir
    [few] { $count } eliksiry
   *[other] { $count } eliksirów
}
ability-immune = { $count ->
   *[other] odporność na atak
}
ability-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}
ability-vp-family = +1 punkt za każdą kartę „{ $family }”
ability-vp-flying = { $count ->
    [one] +{ $count } punkt
    [few] +{ $count } punkty
   *[other] +{ $count } punktów
} za każde latanie
ability-vp-coins = { $count ->
    [one] +1 punkt za każdą { $count } monetę
    [few] +1 punkt za każde { $count } monety
   *[other] +1 punkt za każde { $count } monet
}
ability-vp-set = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[other] +{ $points } punktów
} za komplet { $cards } kart „{ $family }”

card = { $name } ({ $abilities }; { $action })
step-move = { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
   *[other] { $count } punktów ruchu
}

## Decyzje

decision-layout = Wybierz układ plansz.
decision-side = Wybierz stronę planszy na miejsce: { $cell }.
decision-rotation = Obróć planszę „{ $side }” tak, jak chcesz (miejsce: { $cell }).
decision-start = Wybierz region startowy.
decision-token = Połóż w regionie żeton: { $token }.
decision-outpost = Wybierz region poza planszą środkową, w którym każdy dostanie jeszcze jedną armię.
decision-queen = Weź jeszcze jedną kartę dla jej zdolności albo nie bierz żadnej.

## Akcje

action-stop = { $what ->
    [token] Pomiń ten żeton
    [queen] Nie bierz więcej kart
   *[card] Zakończ
}
action-layout = Ułóż plansze: { $layout }
action-side = Połóż: { $side }
action-rotate = Połóż tak: { $quarters }
action-settle = { $what ->
    [outpost] Wystaw po jednej armii każdego: { $region }
   *[start] Zacznij w regionie { $region }
}
action-token = Połóż żeton: { $region }
action-to = { $points ->
    [one] Przesuń ją do regionu { $region } ({ $points } punkt)
    [few] Przesuń ją do regionu { $region } ({ $points } punkty)
   *[other] Przesuń ją do regionu { $region } ({ $points } punktów)
}

## Dziennik

event-game-begins = Zaczyna się partia { $game }.
event-setup-player = { $seat } przygotowuje planszę.
event-layout-chosen = Układ plansz: { $layout }.
event-board-laid = Plansza „{ $side }”: { $cell }, { $quarters }.
event-start-chosen = Region startowy: { $region }.
event-leader-dealt = { $seat } gra jako { $leader }.
event-token-laid = { $region }: leży tu { $token }.
event-token-left-out = Pominięto: { $token }.
event-outposts-placed = Każdy ma jeszcze jedną armię w regionie { $region }.
event-row-laid = Karty są potasowane, sześć leży w rzędzie.
event-bid-won = { $coins ->
    [0] { $seat } wygrywa licytację, płaci nic i zaczyna.
    [one] { $seat } wygrywa licytację, płaci { $coins } monetę i zaczyna.
    [few] { $seat } wygrywa licytację, płaci { $coins } monety i zaczyna.
   *[other] { $seat } wygrywa licytację, płaci { $coins } monet i zaczyna.
}
event-stopped = { $seat } rezygnuje z reszty: { $choice }.
event-declined = { $seat } nie używa karty: { $card }.
event-token-taken = { $seat } bierze żeton z regionu { $region }: { $token }.
event-token-turned = { $seat } bierze i odkrywa żeton z regionu { $region }: { $token }.
event-token-seen = { $seat } podgląda żeton w regionie { $region }: { $token }.
event-token-seen-hidden = { $seat } podgląda żeton w regionie { $region }.
event-dragon-slain = { $seat } zabija smoka w regionie { $region }.
event-rogues-paid = { $seat } płaci 1 monetę rozbójnikom w regionie { $region }.
event-coin-robbed = { $seat } zabiera 1 monetę; traci ją { $other }.
event-army-captured = { $seat } zatrzymuje armię: { $other }.
event-knight-army = { $seat } dostaje armię razem z miastem: { $region }.
event-queen-declines = { $seat } nie bierze więcej kart.
event-points = { $seat }: za regiony { $regions }, za wyspy { $islands }, za karty { $cards }.
event-more-points = { $seat }: za eliksiry { $elixirs }, za żetony { $tokens }, za przywódcę { $leaders }.

## Odmowy

refusal-other-sets-up = Planszę przygotowuje { $seat }.
refusal-queen-chooses = Jeszcze jedną kartę może wziąć { $seat }.
refusal-first-layout = Najpierw wybierz układ plansz.
refusal-first-side = Najpierw wybierz stronę planszy.
refusal-first-rotation = Najpierw wybierz obrót planszy.
refusal-first-start = Najpierw wybierz region startowy.
refusal-first-token = Najpierw połóż żeton.
refusal-first-outpost = Najpierw wybierz region, w którym każdy dostanie jeszcze jedną armię.
refusal-first-queen = Weź jeszcze jedną kartę albo żadnej: jej akcji się nie używa.
refusal-not-now-layout = Plansze już leżą.
refusal-not-now-side = Teraz nie wybiera się planszy.
refusal-not-now-rotate = Teraz nie obraca się planszy.
refusal-not-now-settle = Region startowy i placówkę wybiera się przed pierwszą turą.
refusal-not-now-token = Żetony kładzie się przed pierwszą turą.
refusal-no-such-region = Regionu { $region } nie ma na stole.
refusal-board-used = Plansza „{ $side }” leży już na stole, tą albo drugą stroną.
refusal-desert-in-the-centre = Plansza „{ $side }” może leżeć tylko na środku.
refusal-not-on-central-board = { $region } nie leży na planszy środkowej.
refusal-not-on-the-desert = { $region } nie leży na pustyni, a to na niej musi być region startowy.
refusal-no-joined-lane = Z regionu { $region } żaden szlak morski nie prowadzi na inną planszę.
refusal-has-token = W regionie { $region } leży już żeton.
refusal-token-on-start = { $region } to region startowy: nie kładzie się w nim żetonów.
refusal-token-must-be-laid = Tego nie można pominąć: { $token }.
refusal-on-starting-board = { $region } leży na planszy regionu startowego.
refusal-no-way-out = Pozostałe punkty nie wystarczą, żeby armia opuściła region { $region }.
refusal-not-adjacent = Nic nie prowadzi z regionu { $origin } do regionu { $region }.
refusal-sea-too-far = { $points ->
    [one] Droga morska { $origin } → { $region } kosztuje { $points } punkt ruchu, a masz: { $left }.
    [few] Droga morska { $origin } → { $region } kosztuje { $points } punkty ruchu, a masz: { $left }.
   *[other] Droga morska { $origin } → { $region } kosztuje { $points } punktów ruchu, a masz: { $left }.
}
refusal-no-army-beside = Niszczysz tylko tam, gdzie masz armię, a w regionie { $region } jej nie masz.
refusal-immune = { $colour }: odporność na atak.

## Strona

page-map = Krainy
page-islands = Do kogo należą regiony każdej wyspy
page-game = Partia { $game } z trzech
page-tokens = Żetony
page-start = Region startowy
page-token = żeton: { $token }
page-seen-token = zakryty żeton, który znasz: { $token }
page-cards-of = wzięte karty: { $count } z { $all }
page-more-moves = +{ $count } do każdego ruchu
page-more-armies = +{ $count } do każdego wystawiania
page-flying = { $count ->
    [0] Bez latania: krok przez morze kosztuje 3 punkty
    [one] Latanie: krok przez morze kosztuje 2 punkty
   *[other] Latanie ×{ $count }: krok przez morze kosztuje 1 punkt
}
page-elixirs = { $count ->
    [one] { $count } eliksir
    [few] { $count } eliksiry
   *[other] { $count } eliksirów
}
page-immune = Odporność na atak
page-family = { $family }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-captured = { $colour }: { $count ->
    [one] { $count } pojmana armia
    [few] { $count } pojmane armie
   *[other] { $count } pojmanych armii
}
page-seen = Tylko ty wiesz:
page-seen-at = { $region }: { $token }
page-setting-up = Przygotowanie gry
page-outpost = Jeszcze jedna armia dla każdego
page-neutral = Neutralne armie
page-about-start = Tu wszyscy zaczynają i tu wystawia się nowe armie. Prowadzi stąd szlak morski na inną planszę.
page-about-outpost = Po jednej armii każdego gracza trafia do tego samego regionu, na planszę bez regionu startowego.
page-about-neutral = Nie należą do nikogo i nie punktują, ale mogą odebrać ci regiony i wyspy.
page-about-spring = 2 eliksiry za pierwsze miasto w regionie.
page-about-cottage = +1 do wystawiania za pierwsze miasto w regionie.
page-about-treasure = 1 moneta od razu za pierwsze miasto w regionie.
page-about-stable = +1 do ruchu za pierwsze miasto w regionie.
page-about-book = 1 punkt za pierwsze miasto w regionie; rozstrzyga też remisy.
page-about-swamp = Pierwsze miasto w regionie traci 1 punkt.
page-about-dragon = 2 punkty dla tego, kto wprowadzi do regionu siódmą armię.
page-about-citadel = 1 punkt więcej za kontrolę regionu na koniec gry.
page-about-rogues = Każdy krok armii do tego regionu kosztuje gracza 1 monetę.
page-about-portal = Regiony obu portali sąsiadują ze sobą: 1 punkt ruchu.
page-about-face-down = Żeton odkrycia albo Trujące Bagno. Podejrzysz go, jeśli na koniec swojej tury kontrolujesz region; bierze go pierwsze miasto.
page-about-fairy-queen = 1 punkt za trzy Leśne karty. Na koniec może wziąć jeszcze jedną kartę dla jej zdolności.
page-about-bandit-king = 1 punkt, jeśli w rezerwie nie została żadna armia. Niszcząc armię gracza, zabiera mu 1 monetę.
page-about-red-sorceress = Zaczyna z jedną armią więcej. Zatrzymuje zniszczone armie graczy: 1 punkt za każde trzy.
page-about-white-knight = 1 punkt za każdą kontrolowaną wyspę z co najmniej trzema regionami. Z każdym miastem dostaje armię z rezerwy.

## Pierwsza tura

tour-bid = Licytujesz pierwszą turę. Płaci tylko zwycięzca. Za resztę monet kupujesz karty.
tour-row = Weź jedną kartę. Pierwsza jest za darmo, dalsze kosztują monety. Po lewej widzisz, co daje na stałe, po prawej, co robisz teraz.
tour-board = Teraz użyj karty. Podświetlone regiony pokazują, gdzie; wystarczy kliknąć. Krok przez morze kosztuje 3 punkty ruchu, z lataniem mniej.
tour-abilities = Tu sumuje się to, co dają twoje karty: ruch, wystawianie, latanie, eliksiry. Punktują też regiony i wyspy, w których masz przewagę.

## Równowaga

balance-leaders = Ile wart jest każdy przywódca
balance-how-leaders = Udział wygranych graczy, którym przypadł ten przywódca, minus udział tych, którym przypadł inny, w punktach procentowych (p.p.), od najlepszego. O przywódcach decyduje los, więc to naprawdę ich zasługa. W serii przywódca liczy się, jeśli gracz miał go choć w jednej partii.
balance-caption-leaders = Przywódcy według wartości
balance-head-leaders = Przywódca
balance-finding-best-leaders = Najsilniejszy przywódca to { $item }: { $worth } wygranych w porównaniu z graczami z innym.
balance-finding-worst-leaders = Najsłabszy przywódca to { $item }: { $worth } wygranych.
balance-finding-fair-leaders = Żaden przywódca nie wygrywa częściej ani rzadziej, niż tłumaczy przypadek.

balance-tokens = Ile wart jest każdy żeton odkrycia
balance-how-tokens = Udział wygranych graczy, którzy choć raz wzięli taki żeton, minus udział tych, którzy go nie wzięli, w punktach procentowych (p.p.), od najlepszego. To pokazuje, co idzie w parze, a nie co jest przyczyną: kto buduje dużo miast, bierze dużo żetonów.
balance-caption-tokens = Żetony odkryć według wartości
balance-head-tokens = Żeton
balance-finding-best-tokens = Spośród żetonów odkryć najbardziej sprzyja wygranej { $item }: { $worth } wygranych w porównaniu z graczami bez niego.
balance-finding-worst-tokens = Spośród żetonów odkryć najmniej sprzyja wygranej { $item }: { $worth } wygranych.
balance-finding-fair-tokens = Żaden żeton odkrycia nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.

balance-boards = Co zmienia każda plansza
balance-how-boards = Partie, w których ta strona planszy leży na stole, na tle wszystkich: kto na tym zyskuje, jak są wyrównane i jak długie.
balance-caption-boards = Partie według plansz
balance-head-boards = Plansza

balance-layouts = Co zmienia układ plansz
balance-how-layouts = Partie, w których plansze leżą w ten sposób, na tle wszystkich.
balance-caption-layouts = Partie według układu
balance-head-layouts = Układ
page-layer-parts = Wyspy
page-layer-about-parts = Kto prowadzi na wyspie i o ile masz tam więcej (+) lub mniej (−) regionów niż najsilniejszy z pozostałych.
page-layer-about-parts-led = Kto prowadzi na wyspie i o ile regionów.
page-layer-part-led = Na wyspie prowadzi { $colour }.
page-layer-part-tied = Na wyspie nikt nie prowadzi.
