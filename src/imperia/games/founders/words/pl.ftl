title = Założyciele Imperium

## Opcje

option-tiles = Standardowy zestaw kafelków albo ścieżka do pliku z kafelkami.
option-first-player = Kto zaczyna: losowanie albo miejsce o tym numerze.
option-agreed-end = Na koniec swojej tury gracz może zaproponować koniec gry; gra się kończy, gdy wszyscy się zgodzą.

option-tiles-title = Kafelki
option-tiles-standard = Zestaw standardowy
option-first-player-title = Pierwszy gracz
option-first-player-lot = Losowanie
option-first-player-0 = Miejsce 1
option-first-player-1 = Miejsce 2
option-first-player-2 = Miejsce 3
option-first-player-3 = Miejsce 4
option-agreed-end-title = Zgodny koniec

## Skąd są punkty

source-victory = Kafelki zwycięstwa
source-craftsmen = Rzemieślnicy
source-tokens = Żetony
source-swaps = Wymiany

## Elementy

stack-green = natura (zielony)
stack-blue = wioska (niebieski)
stack-purple = miasto (fioletowy)
token-war = wojna
token-coin = moneta
token-carriage = wóz
token-craftsman = rzemieślnik
resource-wood = drewno
resource-stone = kamień
resource-plants = rośliny
resource-water = woda
resource-iron = żelazo
resource-gold = złoto
resource-cloth = sukno
resource-wine = wino
resource-horses = konie
resource-fish = ryby
resource-army = armia
resource-coin = moneta
resource-carriage = wóz
resource-craft = rzemiosło
tile-green = { $name } ({ $gives })
tile-blue = { $name } ({ $needs } → { $gives })
tile-purple = { $name } ({ $needs } → { $gives })
tile-victory = { $points ->
    [one] { $name } ({ $needs }: { $points } punkt)
    [few] { $name } ({ $needs }: { $points } punkty)
   *[other] { $name } ({ $needs }: { $points } punktów)
}

# Czego brakuje kafelkowi na polu, po jednym wierszu na zasób.
unmet-wood = { $count ->
    [one] drewno
   *[other] { $count } × drewno
}
unmet-stone = { $count ->
    [one] kamień
   *[other] { $count } × kamień
}
unmet-plants = { $count ->
    [one] rośliny
   *[other] { $count } × rośliny
}
unmet-water = { $count ->
    [one] woda
   *[other] { $count } × woda
}
unmet-iron = { $count ->
    [one] żelazo
   *[other] { $count } × żelazo
}
unmet-gold = { $count ->
    [one] złoto
   *[other] { $count } × złoto
}
unmet-cloth = { $count ->
    [one] sukno
   *[other] { $count } × sukno
}
unmet-wine = { $count ->
    [one] wino
   *[other] { $count } × wino
}
unmet-horses = { $count ->
    [one] konie
   *[other] { $count } × konie
}
unmet-fish = { $count ->
    [one] ryby
   *[other] { $count } × ryby
}
unmet-army = { $count ->
    [one] armia
   *[other] { $count } × armia
}
unmet-coin = { $count ->
    [one] moneta
   *[other] { $count } × moneta
}
unmet-carriage = { $count ->
    [one] wóz
   *[other] { $count } × wóz
}
unmet-craft = { $count ->
    [one] rzemiosło
   *[other] { $count } × rzemiosło
}

## Decyzje

decision-draft = Weź jeden z odkrytych kafelków natury.
decision-side = Wybierz, po której stronie pierwszego kafelka leży ten: { $tile }.
decision-open = Odkryj kafelek: wybierz stos.
decision-token = Zagraj jeden żeton albo żadnego.
decision-target = { $what ->
    [war] Wybierz kafelek, który plądrujesz: najdalszy w swojej kolumnie w cudzym państwie.
    [coin] Wybierz kafelek w cudzym państwie, od którego kupujesz.
    [carriage] Wybierz lewy dolny kafelek pełnego kwadratu z czterech; wóz je połączy.
   *[craftsman] Wybierz kafelek wioski, na którym pracuje rzemieślnik.
}
decision-resource = Wybierz, co kupujesz. Sprzedaje { $other }: { $tile }.
decision-tile = Wybierz kafelek, który dołożysz do swojego państwa.
decision-place = Wybierz miejsce dla kafelka: { $tile }.
decision-propose = Twoja tura się kończy. Graj dalej albo zaproponuj koniec gry.
decision-answer = { $seat } proponuje koniec gry. Zgadzasz się?
decision-last = Gra się kończy: połóż rzemieślników, których jeszcze możesz.
decision-over = Gra jest skończona.

## Akcje

action-no-token = Nie graj żetonu
action-pass = Pasuj: nic nie pasuje bez wymiany, a stos natury jest pusty
action-draw = Nic nie pasuje bez wymiany: dobierz w ciemno kafelek natury i go dołóż
action-propose = Zaproponuj koniec gry
action-go-on = Graj dalej
action-agree = Zgódź się na koniec gry
action-refuse = Odmów: gra toczy się dalej
action-stop = Nie kładź więcej rzemieślników
action-open = Odkryj: { $stack }
action-token = Zagraj żeton: { $token }
action-resource = Kup: { $resource }
action-tile = Weź: { $tile }
action-cell = Połóż na polu ({ $x }, { $y })
action-swap = Wymień na niego kafelek ({ $x }, { $y }), { $old }: kosztuje 1 punkt
action-pillage = Splądruj kafelek ({ $x }, { $y }), { $tile }. Właściciel: { $other }
action-buy = Kup od kafelka ({ $x }, { $y }), { $tile }. Właściciel: { $other }
action-unite = Połącz cztery kafelki od pola ({ $x }, { $y })
action-craftsman = Połóż rzemieślnika na polu ({ $x }, { $y }): { $tile }
action-at = Kafelek ({ $x }, { $y }), { $tile }. Właściciel: { $other }
action-elsewhere = Połóż na polu, które nie sąsiaduje z żadnym twoim kafelkiem
action-nowhere = Kafelek, którego nie ma

## Dziennik

event-first-player = Zaczyna { $seat }.
event-victory-tile = Odkryty: { $tile }.
event-draft-tile = Odkryty do wyboru: { $tile }.
event-drafted = { $seat } bierze kafelek i kładzie na polu ({ $x }, { $y }): { $tile }.
event-row-tile = Wyłożony: { $tile }.
event-tile-leaves = Wypada z gry: { $tile }.
event-opened = { $seat } odkrywa: { $tile }.
event-pillaged = { $seat } plądruje kafelek ({ $x }, { $y }). Właściciel: { $other }.
event-coin-laid = { $seat } kładzie monetę na kafelku ({ $x }, { $y }). Właściciel: { $other }.
event-bought = { $seat } kupuje: { $resource }.
event-united = { $seat } łączy wozem cztery kafelki od pola ({ $x }, { $y }).
event-craftsman-laid = { $seat } kładzie rzemieślnika na polu ({ $x }, { $y }).
event-drawn = { $seat } dobiera w ciemno: { $tile }.
event-replaced = { $seat } odkłada kafelek ({ $x }, { $y }): { $tile }.
event-added = { $seat } dokłada na polu ({ $x }, { $y }): { $tile }.
event-passed = { $seat } pasuje.
event-token-granted = { $seat } dostaje żeton: { $token }.
event-craftsman-drawn = { $seat } losuje rzemieślnika: { $resource }.
event-coins-taken = { $coins ->
    [one] { $seat } zabiera { $coins } monetę ze swoich kafelków.
    [few] { $seat } zabiera { $coins } monety ze swoich kafelków.
   *[other] { $seat } zabiera { $coins } monet ze swoich kafelków.
}
event-proposed = { $seat } proponuje koniec gry.
event-agreed = { $seat } się zgadza.
event-refused = { $seat } odmawia; gra toczy się dalej.
event-game-ends = Koniec gry.
event-points = { $seat }: kafelki zwycięstwa { $victory }, rzemieślnicy { $craftsmen }, żetony { $tokens }.
event-points-lost = { $swaps ->
    [one] { $seat } traci { $swaps } punkt za wymieniony kafelek.
    [few] { $seat } traci { $swaps } punkty za wymienione kafelki.
   *[other] { $seat } traci { $swaps } punktów za wymienione kafelki.
}

## Odmowy

refusal-game-over = Gra jest skończona.
refusal-not-your-turn = To nie twoja tura: teraz { $seat }.
refusal-first-draft = Najpierw weź jeden z odkrytych kafelków natury.
refusal-first-side = Najpierw wybierz, po której stronie pierwszego kafelka leży drugi.
refusal-first-open = Najpierw odkryj kafelek ze stosu.
refusal-first-token = Najpierw zagraj żeton albo żadnego.
refusal-first-target = Najpierw wybierz, dokąd trafia żeton.
refusal-first-resource = Najpierw wybierz, co kupujesz.
refusal-first-place = Najpierw wybierz miejsce dla kafelka.
refusal-first-propose = Twoja tura jest skończona: graj dalej albo zaproponuj koniec gry.
refusal-first-answer = Najpierw odpowiedz na propozycję końca gry.
refusal-first-last = Gra się kończy: teraz kładzie się tylko rzemieślników.
refusal-not-now-open = W tej turze kafelek jest już odkryty.
refusal-not-now-no-token = Czas na żeton już minął: teraz dokładasz kafelek.
refusal-not-now-token = Żeton zagrywa się przed dołożeniem kafelka: w tej turze już za późno.
refusal-not-now-resource = Zasób wybiera się tylko przy zakupie z kafelka, który daje dwa.
refusal-not-now-cell = Najpierw wybierz kafelek, który dokładasz, potem jego miejsce.
refusal-not-now-elsewhere = Najpierw wybierz kafelek, który dokładasz, potem jego miejsce.
refusal-not-now-at = Najpierw wybierz kafelek, który dokładasz, potem jego miejsce.
refusal-not-now-propose = Koniec gry można zaproponować tylko po swojej turze, w grze z końcem za zgodą wszystkich.
refusal-not-now-go-on = Twoja tura jeszcze trwa.
refusal-not-now-agree = Nie ma propozycji, na którą można się zgodzić.
refusal-not-now-refuse = Nie ma propozycji, którą można odrzucić.
refusal-not-now-stop = Ostatnich rzemieślników kładzie się dopiero, gdy wszyscy zgodzą się na koniec gry.
refusal-no-such-action = Nie ma takiej akcji.
refusal-no-such-tile = W tym państwie nie ma takiego kafelka.
refusal-not-open = Tego kafelka nie ma wśród odkrytych do wyboru: { $tile }.
refusal-stack-empty = Ten stos jest pusty: { $stack }.
refusal-token-not-held = Nie masz takiego żetonu: { $token }.
refusal-nowhere-for-war = W cudzych państwach nie ma czego splądrować.
refusal-nowhere-for-coin = Żaden cudzy kafelek niczego teraz nie daje.
refusal-nowhere-for-carriage = W twoim państwie nie ma pełnego kwadratu z czterech kafelków bez wozu.
refusal-nowhere-for-craftsman = Żaden twój kafelek wioski nie pasuje do twoich rzemieślników.
refusal-war-on-own-tile = Własnego kafelka nie można splądrować.
refusal-not-farthest = Kafelek ({ $x }, { $y }) nie jest najdalszy w swojej kolumnie: { $tile }.
refusal-pillaged-already = Kafelek ({ $x }, { $y }) jest już splądrowany: { $tile }.
refusal-coin-on-own-tile = Od siebie nie można kupować.
refusal-gives-nothing = Kafelek ({ $x }, { $y }) niczego nie daje: { $tile }.
refusal-coin-already = Na kafelku ({ $x }, { $y }) już leży moneta: { $tile }.
refusal-carriage-not-at-home = Wóz łączy kafelki twojego państwa.
refusal-corner-not-filled = Nie wszystkie cztery pola kwadratu od ({ $x }, { $y }) są zajęte.
refusal-carriage-already = Kwadrat od ({ $x }, { $y }) ma już wóz.
refusal-craftsman-not-at-home = Rzemieślnik pracuje w twoim państwie.
refusal-no-craftsman-for-it = Nie masz rzemieślnika do tego kafelka: { $tile }.
refusal-craftsman-already = Na kafelku ({ $x }, { $y }) już leży rzemieślnik: { $tile }.
refusal-craftsman-on-pillaged = Kafelek ({ $x }, { $y }) jest splądrowany, rzemieślnik tam nie pracuje: { $tile }.
refusal-resource-not-given = Tego zasobu ({ $resource }) ten kafelek nie daje: { $tile }.
refusal-not-face-up = Ten kafelek nie leży odkryty: { $tile }.
refusal-fits-nowhere = Nigdzie w twoim państwie nie ma wszystkiego, czego potrzebuje: { $tile }.
refusal-must-add = Jakiś odkryty kafelek pasuje bez wymiany, więc musisz coś dołożyć.
refusal-green-left = Nie możesz spasować, dopóki jest kafelek natury do dobrania.
refusal-no-green-left = Nie ma już kafelka natury do dobrania.
refusal-not-beside = Kafelek musi przylegać pełnym bokiem do kafelka twojego państwa.
refusal-needs-unmet = Na polu ({ $x }, { $y }) brakuje dla kafelka { $tile }: { $unmet }.
refusal-swap-of-others = Wymieniać możesz tylko własne kafelki.

## Raport o równowadze

balance-finding-best-tiles = Najbardziej sprzyja wygranej: { $item } (kafelek { $number }), { $worth } wygranych w porównaniu z graczami bez niego.
balance-finding-worst-tiles = Najmniej sprzyja wygranej: { $item } (kafelek { $number }), { $worth } wygranych.
balance-finding-fair-tiles = Żaden kafelek nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.
balance-tiles = Ile wart jest każdy kafelek
balance-how-tiles = Udział wygranych graczy, którzy dołożyli kafelek choć raz, minus udział tych, którzy tego nie zrobili, w punktach procentowych (p.p.), od najlepszego. To pokazuje, co idzie w parze, a nie co jest przyczyną: kafelek dokładany późno albo przez prowadzących wygląda lepiej, niż jest. Liczba kafelków: { $count }; z nich około { $lucky } będzie mieć pełną kropkę przez czysty przypadek.
balance-caption-tiles = Kafelki według wartości
balance-head-tiles = Kafelek
balance-tiles-nature = natura
balance-tiles-village = wioska
balance-tiles-city = miasto
balance-tiles-victory = zwycięstwo
balance-deed-swap = Wymienia kafelek
balance-deed-war = Plądruje
balance-deed-pillaged = Jest plądrowany
balance-deed-coin = Kupuje za monetę
balance-deed-sold = Sprzedaje: ktoś kładzie u niego monetę
balance-deed-carriage = Łączy wozem
balance-deed-craftsman = Kładzie rzemieślnika
balance-deed-drawn = Dobiera w ciemno kafelek natury
balance-deed-passed = Pasuje
balance-ending-victory = Nie leży odkryty żaden kafelek zwycięstwa
balance-ending-stacks = Wszystkie trzy stosy są puste
balance-ending-agreed = Wszyscy zgodzili się skończyć
balance-tokens = Ile wart jest każdy żeton
balance-how-tokens = Udział wygranych graczy, którzy choć raz dostali taki żeton, minus udział tych, którzy go nie dostali, w punktach procentowych (p.p.), od najlepszego. To pokazuje, co idzie w parze, a nie co jest przyczyną.
balance-caption-tokens = Żetony według wartości
balance-head-tokens = Żeton
balance-finding-best-tokens = Spośród żetonów najbardziej sprzyja wygranej { $item }: { $worth } wygranych w porównaniu z graczami bez niego.
balance-finding-worst-tokens = Spośród żetonów najmniej sprzyja wygranej { $item }: { $worth } wygranych.
balance-finding-fair-tokens = Żaden żeton nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.

## Strona

page-market = Kafelki do wzięcia
page-draft = Odkryte do wyboru
page-victory = Kafelki zwycięstwa
page-stack = { $count ->
    [0] { $stack }: stos jest pusty
    [one] { $stack }: został { $count } kafelek
    [few] { $stack }: zostały { $count } kafelki
   *[other] { $stack }: zostało { $count } kafelków
}
page-nations = Państwa
page-nation = { $count ->
    [one] Państwo, { $count } kafelek: { $seat }
    [few] Państwo, { $count } kafelki: { $seat }
   *[other] Państwo, { $count } kafelków: { $seat }
}
page-mine = Twoje państwo
page-look = przybliż
page-tile = { $tile } na polu ({ $x }, { $y })
page-pillaged = splądrowany
page-coin-on = leży na nim moneta
page-craftsman-on = leży na nim rzemieślnik
page-carriage-on = wóz w prawym górnym rogu
page-union = w związku { $union }
page-unprotected = najdalszy w swojej kolumnie
page-hand = Żetony: { $seat }
page-tokens = { $name }: { $count }
page-craftsmen = { $count ->
    [one] { $count } rzemieślnik: { $whose }
    [few] { $count } rzemieślników: { $whose }
   *[other] { $count } rzemieślników: { $whose }
}
page-bought = Kupiono:
page-points = { $count ->
    [one] na razie { $count } punkt
    [few] na razie { $count } punkty
   *[other] na razie { $count } punktów
}
page-tiles = { $count ->
    [one] { $count } kafelek, w tym kafelki zwycięstwa: { $victory }
    [few] { $count } kafelki, w tym kafelki zwycięstwa: { $victory }
   *[other] { $count } kafelków, w tym kafelki zwycięstwa: { $victory }
}
page-swapped = { $count ->
    [one] { $count } wymieniony kafelek: −1 punkt
    [few] { $count } wymienione kafelki: −{ $count } punkty
   *[other] { $count } wymienionych kafelków: −{ $count } punktów
}
page-first = zaczyna grę

## Pierwsza tura krok po kroku

tour-draft = Weź kafelek natury. Co turę daje jeden ze swoich dwóch zasobów kafelkowi, który kładziesz obok niego.
tour-side = Wybierz stronę. Kafelek na dalekim końcu kolumny można splądrować; te za nim są bezpieczne.
tour-open = Zaczyna się twoja tura: odkryj kafelek z jednego z trzech stosów.
tour-add = Teraz dołóż podświetlony kafelek. Obrazki na jego pasku to zasoby, których potrzebuje z ośmiu pól wokół; linia pokaże, kto je daje.
tour-victory = Kafelki zwycięstwa dają punkty. Potrzebują tego, co dają wioski i miasta; miasto przynosi ci też żeton.
page-layers = Warstwy państwa
page-layer-supply = Zaopatrzenie
page-layer-about-supply = Co dociera na każde wolne pole i od ilu dostawców.
page-layer-worth = Punkty
page-layer-about-worth = Punkty na kafelkach.
