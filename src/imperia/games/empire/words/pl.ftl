title = Ośmiominutowe Imperium

## Opcje

option-edition = Wydanie angielskie (przy dwóch graczach neutralne armie, zwycięzca licytacji wskazuje pierwszego gracza, zniszczyć można każdą armię) albo polskie (bez tego wszystkiego).
option-map = Plansza a (cztery kontynenty), plansza b (pięć kontynentów) albo ścieżka do pliku z mapą.
option-goods-tokens = Żetony dóbr leżą w regionach z trójkątem i na koniec liczą się temu, kto je kontroluje.
option-full-game = Trzy partie z rzędu; wygrywa suma punktów.
option-tie = Remis w licytacji: wygrywa najmłodszy z remisujących albo jeden z nich przez losowanie.
option-youngest = Miejsce najmłodszego gracza.
option-coal-card = Karta węgla pozwala „wystawić 2 albo zbudować miasto”, a w niektórych wydaniach tylko „wystawić 2”.

option-edition-title = Wydanie
option-edition-english = Angielskie
option-edition-polish = Polskie
option-map-title = Plansza
option-map-a = Cztery kontynenty
option-map-b = Pięć kontynentów
option-goods-tokens-title = Żetony dóbr
option-full-game-title = Pełna gra
option-tie-title = Remis w licytacji
option-tie-youngest = Wygrywa najmłodszy
option-tie-die = Przez losowanie
option-youngest-title = Najmłodszy gracz
option-youngest-0 = Miejsce 1
option-youngest-1 = Miejsce 2
option-youngest-2 = Miejsce 3
option-youngest-3 = Miejsce 4
option-youngest-4 = Miejsce 5
option-coal-card-title = Karta węgla
option-coal-card-city = Wystaw 2 albo miasto
option-coal-card-plain = Wystaw 2

## Skąd są punkty

source-regions = Regiony
source-continents = Kontynenty
source-goods = Dobra

## Elementy

neutral-colour = Neutralni
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
no-card = brak karty
card-or = { $one } albo { $other }
card-and = { $one } i { $other }
step-place = { $count ->
    [one] wystaw { $count } armię
    [few] wystaw { $count } armie
   *[other] wystaw { $count } armii
}
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
step-city = { $count ->
    [one] zbuduj miasto
    [few] zbuduj { $count } miasta
   *[other] zbuduj { $count } miast
}
step-destroy = { $count ->
    [one] zniszcz armię
    [few] zniszcz { $count } armie
   *[other] zniszcz { $count } armii
}

## Decyzje

left-place = { step-place }
left-move = { step-move }
left-sail = { step-sail }
left-city = { step-city }
left-destroy = { step-destroy }

decision-neutral = { $armies ->
    [one] Wystaw neutralną armię w dowolnym regionie: została { $armies }.
    [few] Wystaw neutralną armię w dowolnym regionie: zostały { $armies }.
   *[other] Wystaw neutralną armię w dowolnym regionie: zostało { $armies }.
}
decision-bid = Licytuj w tajemnicy, kto zacznie.
decision-first = Licytacja jest twoja: wskaż, kto zaczyna.
decision-card = Weź kartę z rzędu.
decision-half = Wybierz jedną część karty albo zakończ: { $card }.
decision-step = Użyj karty albo zakończ: { $left }.
decision-target = Wskaż, dokąd idzie armia z regionu { $region }, albo zakończ: { $left }.
decision-over = Koniec gry.

## Akcje

action-stop = Zakończ
action-bid = { $coins ->
    [0] Nie stawiaj nic
    [one] Postaw { $coins } monetę
    [few] Postaw { $coins } monety
   *[other] Postaw { $coins } monet
}
action-first = Zaczyna { $seat }
action-card = { $coins ->
    [0] Weź kartę: { $card } (za darmo)
    [one] Weź kartę: { $card } ({ $coins } moneta)
    [few] Weź kartę: { $card } ({ $coins } monety)
   *[other] Weź kartę: { $card } ({ $coins } monet)
}
action-half = Wybierz: { $choice }
action-neutral = Wystaw neutralną armię: { $region }
action-place = Wystaw armię: { $region }
action-from = Rusz armię z regionu { $region }
action-to = Przejdź do regionu { $region }
action-city = Zbuduj miasto: { $region }
action-destroy = Zniszcz armię w regionie { $region }: { $colour }

## Dziennik

event-game-begins = Zaczyna się partia { $game }. Karty są potasowane, sześć leży w rzędzie.
event-token-laid = W regionie { $region } leży żeton: { $good }.
event-neutral-placed = { $seat } wystawia neutralną armię: { $region }.
event-bid-given = { $coins ->
    [0] { $seat } w tajemnicy nie stawia nic.
    [one] { $seat } w tajemnicy stawia { $coins } monetę.
    [few] { $seat } w tajemnicy stawia { $coins } monety.
   *[other] { $seat } w tajemnicy stawia { $coins } monet.
}
event-bid-given-hidden = { $seat } ma już swoją stawkę w ręku.
event-bid-shown = { $coins ->
    [0] { $seat } pokazuje pustą dłoń.
    [one] { $seat } pokazuje { $coins } monetę.
    [few] { $seat } pokazuje { $coins } monety.
   *[other] { $seat } pokazuje { $coins } monet.
}
event-tie-by-lot = Remis rozstrzyga los: { $seat }.
event-bid-won = { $coins ->
    [0] { $seat } wygrywa licytację i nic nie płaci.
    [one] { $seat } wygrywa licytację i płaci { $coins } monetę.
    [few] { $seat } wygrywa licytację i płaci { $coins } monety.
   *[other] { $seat } wygrywa licytację i płaci { $coins } monet.
}
event-first-player = Zaczyna { $other }.
event-card-taken = { $coins ->
    [0] { $seat } bierze za darmo kartę: { $card }.
    [one] { $seat } bierze za { $coins } monetę kartę: { $card }.
    [few] { $seat } bierze za { $coins } monety kartę: { $card }.
   *[other] { $seat } bierze za { $coins } monet kartę: { $card }.
}
event-half-chosen = { $seat } wybiera: { $choice }.
event-army-placed = { $seat } wystawia armię: { $region }.
event-army-moved = { $seat } przesuwa armię: { $origin } → { $region }.
event-city-built = { $seat } buduje miasto: { $region }.
event-army-destroyed = { $seat } niszczy armię w regionie { $region }: { $colour }.
event-stopped = { $seat } kończy akcję.
event-card-drawn = Nowa karta w rzędzie: { $card }.
event-game-ends = Koniec partii { $game }.
event-points = { $seat }: regiony { $regions }, kontynenty { $continents }, dobra { $goods }.

## Odmowy

refusal-game-over = Gra jest skończona.
refusal-bid-is-final = Twoja stawka już padła, a stawki nie można zmienić.
refusal-not-your-turn = To nie twoja tura: teraz { $seat }.
refusal-other-places = Następną neutralną armię wystawia { $seat }.
refusal-other-names = Licytację wygrywa { $seat } i wskazuje pierwszego gracza.
refusal-first-neutral = Najpierw trzeba wystawić neutralne armie.
refusal-first-bid = Najpierw wszyscy licytują.
refusal-first-first = Najpierw wskaż, kto zaczyna.
refusal-first-card = Najpierw weź kartę z rzędu; pasować nie można.
refusal-first-half = Najpierw wybierz jedną część karty.
refusal-first-target = Najpierw wskaż, dokąd idzie armia, albo zakończ.
refusal-not-now-bid = Licytacja jest tylko jedna, przed pierwszą turą.
refusal-not-now-neutral = Neutralne armie wystawia się tylko przed licytacją.
refusal-not-now-card = W tej turze masz już kartę.
refusal-not-now-half = Nie ma teraz czego wybierać: karta nie ma dwóch części.
refusal-not-now-first = Pierwszego gracza wskazuje się tylko po licytacji.
refusal-not-now-to = Najpierw wskaż region, z którego wychodzi armia.
refusal-no-such-region = Na mapie nie ma regionu { $region }.
refusal-no-such-seat = W tej grze nie ma takiego gracza: { $seat }.
refusal-no-such-action = Nie ma takiej akcji.
refusal-bid-above-coins = { $have ->
    [one] Nie możesz postawić { $coins }: masz { $have } monetę.
    [few] Nie możesz postawić { $coins }: masz { $have } monety.
   *[other] Nie możesz postawić { $coins }: masz { $have } monet.
}
refusal-cannot-pay = { $have ->
    [one] Ta karta kosztuje { $coins }, a masz { $have } monetę.
    [few] Ta karta kosztuje { $coins }, a masz { $have } monety.
   *[other] Ta karta kosztuje { $coins }, a masz { $have } monet.
}
refusal-no-card-there = W tym miejscu rzędu nie ma karty.
refusal-half-can-do-nothing = Ta część karty nic teraz nie może zrobić.
refusal-no-placing = Twoja karta nie pozwala teraz wystawiać armii.
refusal-no-moving = Twoja karta nie pozwala teraz ruszać armii.
refusal-no-building = Twoja karta nie pozwala teraz budować miasta.
refusal-no-destroying = Twoja karta nie pozwala teraz niszczyć armii.
refusal-supply-empty = Wszystkie twoje armie są już na planszy.
refusal-not-start-nor-city = { $region } nie jest regionem startowym i nie ma tam twojego miasta.
refusal-no-army-to-move = W regionie { $region } nie masz armii.
refusal-no-way-out = Z tą kartą żadna armia nie wyjdzie z regionu { $region }.
refusal-not-adjacent = Regiony { $origin } i { $region } nie sąsiadują ze sobą.
refusal-needs-sea-move = Z regionu { $origin } do regionu { $region } prowadzi tylko ruch morzem.
refusal-no-city-left = Wszystkie twoje miasta już stoją.
refusal-no-army-for-city = Miasto wymaga twojej armii w regionie { $region }.
refusal-no-army-to-destroy = W regionie { $region } nie ma armii tego koloru: { $colour }.
refusal-own-army = Nie możesz zniszczyć własnej armii.

## Strona

page-row = Karty do wzięcia
page-cost = { $coins ->
    [0] za darmo
    [one] { $coins } moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
page-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[other] { $count } kart w talii
}
page-in-use = { $seat } używa karty: { $card }
page-continents = Do kogo należą regiony każdego kontynentu
page-holds = { $colour }: { $count ->
    [one] { $count } region
    [few] { $count } regiony
   *[other] { $count } regionów
}
page-region = { $region }: { $things }
page-empty = pusto
page-token = żeton: { $good }
page-armies = { $colour }: { $count ->
    [one] { $count } armia
    [few] { $count } armie
   *[other] { $count } armii
}
page-cities = { $colour }: { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[other] { $count } miast
}
page-held = kontroluje: { $colour }
page-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}
page-supply = { $count ->
    [one] { $count } armia w rezerwie
    [few] { $count } armie w rezerwie
   *[other] { $count } armii w rezerwie
}
page-cities-left = { $count ->
    [one] { $count } miasto do zbudowania
    [few] { $count } miasta do zbudowania
   *[other] { $count } miast do zbudowania
}
page-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-bid-sealed = stawka już padła
page-bid = { $coins ->
    [0] stawka: nic
    [one] stawka: { $coins } moneta
    [few] stawka: { $coins } monety
   *[other] stawka: { $coins } monet
}
page-first = pierwszy gracz
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
tour-turn = Dopóki nie pojawi się nowa karta, możesz wszystko cofnąć.
tour-goods = Każda karta daje dobro. Im więcej zbierzesz jednego rodzaju, tym więcej punktów. Punktują też regiony i kontynenty, w których masz przewagę.
