# Wspólne dla wszystkich gier.

seat-name = Miejsce { $number }

undo-nothing = Nie ma czego cofać.
undo-other-acted = Po tobie zagrał już ktoś inny ({ $seat }): twojej ostatniej akcji nie da się cofnąć.
undo-revealed = Twoja ostatnia akcja odsłoniła coś ukrytego lub losowego, więc nie da się jej cofnąć.
undo-revealed-since = Ta akcja albo któraś po niej odsłoniła coś ukrytego lub losowego, więc nie da się jej cofnąć nawet za zgodą wszystkich.
undo-final-since = Ta akcja albo któraś po niej jest ostateczna, więc nie da się jej cofnąć nawet za zgodą wszystkich.

## Command line

cli-heading-game = Gra
cli-heading-title = Tytuł
cli-heading-players = Gracze
cli-heading-rules = Wersja zasad
cli-heading-option = Opcja
cli-heading-values = Wartości
cli-heading-default = Domyślnie
cli-heading-meaning = Znaczenie
cli-heading-place = Miejsce
cli-heading-seat = Gracz
cli-heading-total = Razem
cli-heading-mean-points = Średnia punktów
cli-heading-wins = Wygrane
cli-whole-number = liczba całkowita
cli-any-text = tekst
cli-or-path = { $choices } albo ścieżka

cli-unknown-option = { $game } nie ma opcji „{ $name }”; są opcje: { $known }
cli-option-needs-value = opcja { $name } wymaga wartości, zapisanej { $name }=WARTOŚĆ; możliwe są: { $wanted }
cli-option-value = opcja { $name } nie przyjmuje „{ $value }”; możliwe są: { $wanted }
cli-unknown-board = nie ma planszy „{ $name }”; drukowane to { $known }, inne podaje się ścieżką do pliku
cli-too-many-names = imion jest { $given }, a miejsc { $players }; podaj najwyżej po jednym na miejsce
cli-bad-name = { $name } nie nadaje się na imię; imię ma od 1 do { $longest } drukowalnych znaków
cli-same-names = dwa miejsca mają to samo imię; każde musi mieć własne
cli-bad-people = --people to liczba od 0 do { $players } (tyle jest miejsc), a nie { $people }
cli-resume-as-it-was = wznowiona gra zachowuje graczy, ziarno i opcje; pomiń --players, --seed i --option
cli-resume-needs-flag = aby wrócić do zapisanej gry, wpisz: { $command }
cli-nothing-to-resume = w folderze { $folder } nie ma niedokończonej gry; podaj plik po --resume
cli-other-game = { $file } to zapis gry { $game }
cli-already-over = ta gra jest skończona; aby ją obejrzeć: { $command }
cli-not-replaced = plik { $file } istnieje i nie jest zapisem gry; wybierz inną nazwę
cli-bad-file-name = „{ $name }” nie jest nazwą pliku
cli-out-of-range = { $name } to w tej grze liczba od 0 do { $last }, a nie { $value }
cli-no-folder = nie ma folderu { $folder }; utwórz go albo zapisz gdzie indziej
cli-is-folder = { $folder } to folder; podaj nazwę pliku w nim
cli-no-writing = w folderze { $folder } nie można pisać; wybierz inny

cli-written = Zapisano: { $file }
cli-map-fine = w porządku: { $title }, { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionów
}, { $continents ->
    [one] { $continents } kontynent
    [few] { $continents } kontynenty
   *[other] { $continents } kontynentów
}, { $borders ->
    [one] { $borders } granica
    [few] { $borders } granice
   *[other] { $borders } granic
}, { $links ->
    [one] { $links } połączenie morskie
    [few] { $links } połączenia morskie
   *[other] { $links } połączeń morskich
}

cli-people = { $count ->
    [0] Nikt nie gra, tylko patrzysz.
    [one] Grasz jako { $names }.
   *[other] Grają: { $names }.
}
cli-bots = { $count ->
    [0] Botów nie ma.
    [one] Botem jest { $names }.
   *[other] Boty: { $names }.
}
cli-commands = Wpisz numer wyboru, jego nazwę albo zapis, np. „{ $example }”. Poza tym: ? wyjaśnia, „? { $example }” mówi, dlaczego nie, u cofa, s zapisuje (s NAZWA pod nazwą), l pokazuje dziennik, m planszę, q zapisuje i wychodzi.
cli-several-fit = Do „{ $answer }” pasuje kilka wyborów; wpisz jeden z: { $labels }
cli-not-understood = „{ $answer }” nie jest żadnym z wyborów. Wpisz to, co stoi przed wyborem, albo ? po wyjaśnienie.
cli-hidden-unclear = Nie ma takiego wyboru. Wpisz to, co stoi przed wyborem, albo ? po wyjaśnienie.
cli-possible = To jest możliwe: { $action }.
cli-undone = Cofnięte.
cli-look-away = { $seat } decyduje w tajemnicy: reszta nie patrzy. Wpisywanych znaków nie widać.
cli-hidden-prompt = { $seat } (niewidoczne)>{" "}
cli-saved = Zapisano: { $file }
cli-not-saved = Nie można zapisać pliku { $file }: { $why }
cli-left = Gra jest zapisana. Aby do niej wrócić: { $command }
cli-ended = Gra jest skończona. Aby ją obejrzeć: { $command }
cli-compiling = Kompilacja zasad (tylko raz)…
cli-serving = Imperia działa pod adresem { $address } (Ctrl+C zatrzymuje; wszystkie partie zostają)

cli-step = Krok { $step } z { $last }
cli-browse-commands = Enter: następny krok, b: wstecz, liczba: przejdź tam, q: koniec.
cli-broken-off = { $last ->
    [one] Gra została przerwana po { $last } akcji. Stan:
   *[other] Gra została przerwana po { $last } akcjach. Stan:
}
cli-holds = { $actions ->
    [one] Zgadza się: { $actions } akcja prowadzi do pozycji { $hash }.
    [few] Zgadza się: { $actions } akcje prowadzą do pozycji { $hash }.
   *[other] Zgadza się: { $actions } akcji prowadzi do pozycji { $hash }.
}

cli-simulating = Rozgrywanie
cli-simulated = Partii: { $games }, decyzji: { $decisions }. Na sekundę: { $games_a_second } partii i { $decisions_a_second } decyzji.
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

cli-table-points = punkty
cli-table-coins = monety
cli-table-supply = rezerwa
cli-table-cities = miasta
cli-table-cards = karty
cli-table-row = { $coins ->
    [0] za darmo  { $card }
    [one] { $coins } moneta  { $card }
   *[other] { $coins } monety  { $card }
}

cli-legends-flying = latanie
cli-legends-more-armies = +wystawianie
cli-legends-more-moves = +ruch
cli-legends-elixirs-held = eliksiry
cli-legends-immune = odporność
cli-legends-captured = jeńcy
cli-legends-nothing-laid = Na stole nie leży jeszcze żadna plansza.

cli-founders-points = punkty
cli-founders-row = { $stack }, w stosie { $left }
cli-founders-victory-row = zwycięstwo
cli-founders-swapped = { $count ->
    [one] { $count } kafelek wymieniony
    [few] { $count } kafelki wymienione
   *[other] { $count } kafelków wymienionych
}
cli-founders-served = { $resource } z pola ({ $x }, { $y })
cli-founders-bought = { $resource } (zakup)
cli-founders-fits = { $served ->
    [0] { $tile } pasuje na pole ({ $x }, { $y }): niczego nie potrzebuje.
   *[other] { $tile } pasuje na pole ({ $x }, { $y }): { $by }.
}
cli-founders-lacks = { $served ->
    [0] { $tile } nie pasuje na pole ({ $x }, { $y }). Brakuje: { $unmet }.
   *[other] { $tile } nie pasuje na pole ({ $x }, { $y }). Jest: { $by }. Brakuje: { $unmet }.
}
cli-founders-not-beside = { $tile } nie pasuje na pole ({ $x }, { $y }): żaden twój kafelek nie przylega do niego bokiem.

## Arena

arena-heading-bot = Bot
arena-heading-games = Partie
arena-heading-wins = Wygrane
arena-heading-share = Udział
arena-heading-interval = 95%
arena-heading-place = Miejsce
arena-heading-points = Punkty
arena-heading-rating = Ranking
arena-heading-all = Razem
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

arena-bad-bots = „{ $bots }” nie jest listą botów; oddziel je przecinkami, np. --bots greedy,search:1s
arena-bad-workers = --workers to liczba całkowita od 1, a nie { $workers }
arena-bad-bounds = „{ $bounds }” to nie dwa udziały wygranych; podaj je w procentach, np. --sprt-bounds 50,55
arena-resume-needs-out = --resume kontynuuje turniej z pliku; podaj go za --out
arena-interrupted = Przerwano. Ukończone partie są zachowane; to samo polecenie z --resume gra dalej.

arena-line-up = Przy stole na { $players } { $players ->
    [few] miejsca
   *[other] miejsc
}: { $sides }.
arena-all-choices = Przy stołach na { $players } { $players ->
    [few] miejsca
   *[other] miejsc
}, w każdym składzie: { $bots }.
arena-orders = { $orders ->
    [one] Jest jeden układ miejsc
   *[other] Każde rozdanie jest grane we wszystkich układach miejsc ({ $orders })
}: rozdań { $rounds }, partii { $games }.
arena-orders-random = { $orders ->
    [one] Jest jeden układ miejsc
   *[other] Układy miejsc ({ $orders }) zmieniają się po kolei
}, każda partia ma własne rozdanie: partii { $games }.
arena-rounded = Liczba partii { $asked } nie daje pełnych rund; zaokrąglono w górę do { $games }.
arena-played = Partii: { $found ->
    [0] { $games }
   *[other] { $games }, w tym z poprzedniego uruchomienia { $found }
}. Czas: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, na sekundę: { NUMBER($rate, maximumFractionDigits: 1) }.
arena-all-found = Partii: { $games }, wszystkie z pliku; nie zostało nic do rozegrania.
arena-failures = { $count ->
    [one] { $bot } zawiódł raz: { $first }
   *[other] { $bot } zawiódł { $count } razy; pierwszy raz: { $first }
}
arena-note-fair = Równe sobie boty wygrywałyby według liczby miejsc: { $shares }.
arena-note-interval = 95%: przedział Wilsona dla udziału wygranych. { $shared ->
    [0] Żadna wygrana nie była dzielona.
   *[other] Dzielone wygrane ({ $shared }) liczą się jako ułamki, przez co przedział jest nieco za szeroki.
}
arena-note-rating = Ranking: openskill (Plackett-Luce), μ ± 2σ, w kolejności partii{ $all ->
    [yes] .
   *[no] , z pierwszych { $games }.
}
arena-sprt = Test sekwencyjny bota { $bot }, { $p0 } przeciw { $p1 }: po partiach w liczbie { $games } logarytm ilorazu wiarygodności wynosi { $ratio }, granice to { $low } i { $high }. { $verdict ->
    [higher] Rozstrzygnięte: udział wygranych to { $p1 } lub więcej.
    [lower] Rozstrzygnięte: udział wygranych to { $p0 } lub mniej.
   *[open] Nierozstrzygnięte; trzeba więcej partii.
}

## Balance

balance-title = { $game }: równowaga gry
balance-eyebrow = Imperia · badanie wielu partii
balance-lead = Liczba partii: { $games }, graczy: { $players }, na wszystkich miejscach gra bot „{ $bots }”.
balance-yes = tak
balance-no = nie
balance-whole = { $number }
balance-decimal-0 = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }
balance-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-percent = { $number }%
balance-percentage-points = { $number } p.p.
balance-interval = { $low } do { $high }
balance-against = { $one } / { $other }

balance-tile-first = wygranych pierwszego gracza
balance-tile-margin = pkt między pierwszym a drugim miejscem
balance-tile-ties = partii przy równych punktach rozstrzygnęły dalsze kryteria
balance-tile-decisions = decyzji w partii
balance-tile-turns = liczba tur: { $turns }

balance-summary = W skrócie
balance-how-all = Przy każdej liczbie stoi przedział, w którym prawdziwa wartość mieści się w 95 na 100 takich badań. Na wykresach kropka to wynik pomiaru, a kreska to ten przedział. Pełna kropka leży dalej, niż tłumaczy przypadek; pusta może być dziełem przypadku.
balance-finding-more = Najczęściej wygrywa { $who }: { $share } partii; sprawiedliwie byłoby { $fair }.
balance-finding-less = Najrzadziej wygrywa { $who }: { $share } partii; sprawiedliwie byłoby { $fair }.
balance-finding-order-fair = Żadne miejsce w kolejności nie wygrywa częściej ani rzadziej, niż tłumaczy przypadek.
balance-finding-bid = { $bid ->
    [0] Najczęściej wygrywa ten, kto nie stawia nic: { $share }.
   *[other] Najczęściej wygrywa ten, kto stawia { $bid }: { $share }.
}
balance-finding-best-cards = Najbardziej sprzyja wygranej: { $item } (karta { $number }), { $worth } wygranych w porównaniu z graczami bez niej.
balance-finding-worst-cards = Najmniej sprzyja wygranej: { $item } (karta { $number }), { $worth } wygranych.
balance-finding-fair-cards = Żadna karta nie wyróżnia zwycięzców bardziej, niż tłumaczy przypadek.
balance-finding-source = Zwycięzców najbardziej wyróżnia źródło „{ $source }”: { $gap } z { $all } pkt przewagi nad pozostałymi.

balance-seats = Kto wygrywa
balance-how-seats = Ci, którzy dzielą pierwsze miejsce, dzielą też wygraną. Kreskowana linia to sprawiedliwy udział, { $fair }.
balance-caption-order = Udział wygranych według kolejności, od pierwszego gracza
balance-caption-seats = Udział wygranych według numeru miejsca
balance-turn-order = { $number ->
    [1] Pierwszy gracz
   *[other] { $number ->
        [2] Drugi gracz
        [3] Trzeci gracz
        [4] Czwarty gracz
       *[other] Piąty gracz
    }
}
balance-head-turn = Kolejność
balance-head-seat = Miejsce
balance-head-wins = Wygrane
balance-head-share-plot = Udział wygranych z przedziałem
balance-head-count = Ile razy
balance-head-points = Punkty

balance-bids = Ile warta jest licytacja
balance-how-bids = Udział wygranych tych miejsc, które tyle postawiły, bez względu na to, czy licytację wygrały. Stawki, które padły mniej niż dziesięć razy, nie wyznaczają skali; ich kreski mogą wychodzić poza wykres.
balance-caption-bids = Udział wygranych według własnej stawki
balance-head-bid = Stawka
balance-bid = { $bid ->
    [0] Nic
    [one] { $bid } moneta
    [few] { $bid } monety
   *[other] { $bid } monet
}

balance-sources = Skąd są punkty
balance-how-sources = Średnie punkty jednego miejsca według źródła. Rozrzut to odchylenie standardowe. Przewaga mówi, o ile więcej mają zwycięzcy: źródło o małej przewadze mało rozstrzyga, choćby dawało dużo punktów.
balance-caption-stack = Średnie punkty zwycięzców i pozostałych
balance-caption-sources = Punkty według źródła
balance-everybody = Wszyscy
balance-winners = Zwycięzcy
balance-others = Pozostali
balance-all-sources = Razem
balance-head-who = Kto
balance-head-by-source = Według źródła
balance-head-source = Źródło
balance-head-mean = Średnio
balance-head-spread = Rozrzut
balance-head-winners = Zwycięzcy
balance-head-others = Pozostali
balance-head-gap = Przewaga

balance-cards = Ile warta jest każda karta
balance-how-cards = Udział wygranych graczy, którzy wzięli kartę, minus udział tych, którzy jej nie wzięli, w punktach procentowych (p.p.), od najlepszej. To pokazuje, co idzie w parze, a nie co jest przyczyną: karta brana późno albo przez prowadzących wygląda lepiej, niż jest. Liczba kart: { $count }; z nich około { $lucky } będzie mieć pełną kropkę przez czysty przypadek.
balance-how-prices = „W partiach” to udział partii, w których ktoś ją ma; koszt to cena, za którą ją brano, średnio i z podziałem na kolory:
balance-caption-cards = Karty według wartości
balance-head-cards = Karta
balance-head-worth = Wartość
balance-head-worth-plot = Wartość z przedziałem, p.p.
balance-head-with = Wygrane z / bez
balance-head-in-games = W partiach
balance-head-price = Koszt
balance-head-points-with = Punkty z / bez
balance-price = { $price ->
    [0] za darmo
    [one] { $price } moneta
    [few] { $price } monety
   *[other] { $price } monet
}

balance-how-grounds = Przewaga pierwszego gracza to jego udział wygranych minus sprawiedliwy udział, w punktach procentowych (p.p.); kreskowana linia to przewaga we wszystkich partiach, a pełna kropka różni się od partii bez tego bardziej, niż tłumaczy przypadek. „W partiach” to udział partii.
balance-head-first = Pierwszy gracz
balance-head-first-plot = Przewaga z przedziałem, p.p.
balance-head-margin-points = Różnica, punkty
balance-head-ties = Równe punkty
balance-head-decisions = Decyzje

balance-closeness = Jak wyrównane są partie
balance-how-closeness = Różnica to punkty między pierwszym a drugim miejscem: średnio { $margin }. Przy równych punktach zwycięzcę wskazały dalsze kryteria w { $ties } partii, a w { $shared } wygrana była wspólna.
balance-caption-margins = Partie według różnicy punktów
balance-head-margin = Różnica
balance-head-games = Partie
balance-head-games-plot = Udział partii
balance-margin = { $points ->
    [0] Żadna
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

balance-compare = Co zmieniają opcje
balance-how-compare = Ustawienia tego badania z jedną zmianą naraz; partii na każdą zmianę: { $games }, z tymi samymi rozdaniami, gdzie mogą być te same. Kreskowana linia to ustawienia tego badania; pełna kropka różni się od nich bardziej, niż tłumaczy przypadek.
balance-caption-compare-first = Przewaga pierwszego gracza: udział wygranych minus sprawiedliwy udział
balance-caption-compare-margin = Punkty między pierwszym a drugim miejscem
balance-caption-compare-ties = Partie, które przy równych punktach rozstrzygnęły dalsze kryteria
balance-caption-compare-length = Decyzje w partii
balance-head-option = Zmiana
balance-head-value = Wynik
balance-head-compare-plot = Z przedziałem
balance-head-turns = Tury
balance-base = To badanie

balance-made = Jak to powstało
balance-bots-random = Boty: { $name }. Każda dozwolona akcja jest równie prawdopodobna. To pokazuje ramy zasad, a nie to, jak grają ludzie.
balance-bots-greedy = Boty: { $name }. Każdy patrzy jedną decyzję naprzód i bierze to, co wygląda najlepiej według oceny dołączonej do gry; bez planów i przeszukiwania.
balance-bots-novice = Boty: { $name }, najłagodniejszy z pięciu poziomów: jedna decyzja naprzód i wiele przeoczeń.
balance-bots-casual = Boty: { $name }, drugi z pięciu poziomów: jedna decyzja naprzód i trochę przeoczeń.
balance-bots-skilled = Boty: { $name }, trzeci z pięciu poziomów: krótkie przeszukiwanie drzewa.
balance-bots-expert = Boty: { $name }, czwarty z pięciu poziomów: przeszukiwanie drzewa.
balance-bots-master = Boty: { $name }, najtrudniejszy z pięciu poziomów: długie przeszukiwanie drzewa. Myśli według zegara, więc powtórka da inne partie.
balance-bots-search = Boty: { $name }, przeszukiwanie drzewa z takim budżetem na decyzję.
balance-bots-own = Boty: { $name }, własny bot.
balance-made-games = Liczba partii: { $games }, graczy: { $players }, ziarno losowe: { $seed }. Powtarza je polecenie powyżej.
balance-made-options = Opcje: { $options }.
balance-made-intervals = Przedziały 95%: dla udziałów Wilsona, dla średnich normalny; różnice między graczami, którzy coś mają, a pozostałymi są liczone partia po partii, bo co jedno miejsce wygrywa, drugie przegrywa.
balance-made-files = Dane obok tej strony: { $files }.
balance-made-compare = Z opcją --compare ta strona pokazuje też, co zmienia każda opcja gry.

balance-playing = Rozgrywanie
balance-playing-option = Rozgrywanie: { $option } = { $value }
balance-played = Partii: { $games }, czas: { $seconds } s.
balance-bad-out = strona to plik o nazwie z końcówką .html, a nie { $file }

## Minds

mind-simulations = { $count ->
    [one] Po { $count } symulacji:
   *[other] Po { $count } symulacjach:
}
mind-chance = { $seat } { NUMBER($percent, maximumFractionDigits: 0) }%
mind-chances = Szanse na wygraną: { $chances }.
mind-advice = { $seat } – najlepsza akcja: „{ $action }”.
mind-considered = { $visits ->
    [one] „{ $action }” – sprawdzono raz, rokuje { NUMBER($percent, maximumFractionDigits: 0) }%.
   *[other] „{ $action }” – sprawdzono { $visits } razy, rokuje { NUMBER($percent, maximumFractionDigits: 0) }%.
}
mind-more = { $count ->
    [one] Jeszcze jedną akcję sprawdzano rzadziej.
    [few] Jeszcze { $count } akcje sprawdzano rzadziej.
   *[other] Jeszcze { $count } akcji sprawdzano rzadziej.
}
mind-not-asked = gracz na miejscu { $seat } nie ma teraz nic do zdecydowania; decydują miejsca: { $asked }
