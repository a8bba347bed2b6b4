title = Ośmiominutowe Imperium

## Opcje

option-edition = Wydanie angielskie (przy dwóch graczach neutralne armie, zwycięzca licytacji wskazuje pierwszego gracza, zniszczyć można każdą armię) albo polskie (bez tego wszystkiego).
option-map = Plansza a (cztery kontynenty), plansza b (pięć kontynentów) albo ścieżka do pliku z mapą.
option-goods-tokens = Żetony dóbr leżą w regionach z trójkątem i na koniec liczą się temu, kto je kontroluje.
option-coal-card = Karta węgla pozwala „wystawić 2 albo zbudować miasto”, a w niektórych wydaniach tylko „wystawić 2”.

option-edition-english = Angielskie
option-edition-polish = Polskie
option-map-title = Plansza
option-map-a = Cztery kontynenty
option-map-b = Pięć kontynentów
option-goods-tokens-title = Żetony dóbr
option-youngest-4 = Miejsce 5
option-coal-card-title = Karta węgla
option-coal-card-city = Wystaw 2 albo miasto
option-coal-card-plain = Wystaw 2

## Skąd są punkty

source-continents = Kontynenty
source-goods = Dobra

## Elementy

good-tree = drzewo
good-anvil = kowadło
good-carrot = marchew
good-coal = węgiel
good-crystal = kryształ
good-wild = joker

card = { $icons ->
    [one] { $good }
   *[other] { $good } ×{ $icons }
}: { $action }
step-move = { $count ->
    [one] { $count } ruch lądem
    [few] { $count } ruchy lądem
   *[other] { $count } ruchów lądem
}
step-sail = { $count ->
    [one] { $count } ruch lądem lub morzem
    [few] { $count } ruchy lądem lub morzem
   *[other] { $count } ruchów lądem lub morzem
}

## Decyzje

left-sail = { step-sail }

decision-first = Licytacja jest twoja: wskaż, kto zaczyna.

## Akcje

action-stop = Zakończ
action-first = Zaczyna { $seat }
action-to = Przejdź do regionu { $region }

## Dziennik

event-game-begins = Zaczyna się partia { $game }. Karty są potasowane, sześć leży w rzędzie.
event-token-laid = W regionie { $region } leży żeton: { $good }.
event-bid-won = { $coins ->
    [0] { $seat } wygrywa licytację i nic nie płaci.
    [one] { $seat } wygrywa licytację i płaci { $coins } monetę.
    [few] { $seat } wygrywa licytację i płaci { $coins } monety.
   *[other] { $seat } wygrywa licytację i płaci { $coins } monet.
}
event-first-player = Zaczyna { $other }.
event-stopped = { $seat } kończy akcję.
event-points = { $seat }: regiony { $regions }, kontynenty { $continents }, dobra { $goods }.

## Odmowy

refusal-other-names = Licytację wygrywa { $seat } i wskazuje pierwszego gracza.
refusal-first-first = Najpierw wskaż, kto zaczyna.
refusal-not-now-first = Pierwszego gracza wskazuje się tylko po licytacji.
refusal-no-such-region = Na mapie nie ma regionu { $region }.
refusal-no-such-seat = W tej grze nie ma takiego gracza: { $seat }.
refusal-no-way-out = Z tą kartą żadna armia nie wyjdzie z regionu { $region }.
refusal-not-adjacent = Regiony { $origin } i { $region } nie sąsiadują ze sobą.
refusal-needs-sea-move = Z regionu { $origin } do regionu { $region } prowadzi tylko ruch morzem.
refusal-own-army = Nie możesz zniszczyć własnej armii.

## Strona

page-continents = Do kogo należą regiony każdego kontynentu
page-holds = { $colour }: { $count ->
    [one] { $count } region
    [few] { $count } regiony
   *[other] { $count } regionów
}
page-token = żeton: { $good }
page-wild = { $good } ×{ $count }: każdy liczy się jak jeszcze jedno dobro, które już masz.
page-worth = { $good } ×{ $count }: { $points ->
    [0] jeszcze bez punktów.
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
page-next = { $points ->
    [one] { $count } dają { $points } punkt.
    [few] { $count } dają { $points } punkty.
   *[other] { $count } dają { $points } punktów.
}

## Pierwsza tura

tour-bid = Licytujesz prawo wskazania, kto zaczyna. Płaci tylko zwycięzca. Monety, które ci zostaną, muszą wystarczyć na karty.
tour-row = Weź jedną kartę. Pierwsza jest za darmo, dalsze kosztują monety, a monet już nie odzyskasz.
tour-board = Teraz użyj karty. Podświetlone regiony pokazują, gdzie; wystarczy kliknąć. W każdej chwili możesz skończyć.
tour-goods = Każda karta daje dobro. Im więcej zbierzesz jednego rodzaju, tym więcej punktów. Punktują też regiony i kontynenty, w których masz przewagę.
page-layer-parts = Kontynenty
page-layer-about-parts = Kto prowadzi na kontynencie i o ile masz tam więcej (+) lub mniej (−) regionów niż najsilniejszy z pozostałych.
page-layer-about-parts-led = Kto prowadzi na kontynencie i o ile regionów.
page-layer-part-led = Na kontynencie prowadzi { $colour }.
page-layer-part-tied = Na kontynencie nikt nie prowadzi.
