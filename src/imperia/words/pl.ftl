# Wspólne dla wszystkich gier.

seat-name = Miejsce { $number }
and-more = i jeszcze { $count }

undo-nothing = Nie ma czego cofać.
undo-other-acted = Po tobie zagrał już ktoś inny ({ $seat }): twojej ostatniej akcji nie da się cofnąć.
undo-revealed = Twoja ostatnia akcja odsłoniła coś ukrytego lub losowego, więc nie da się jej cofnąć.

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
cli-commands = Wpisz numer wyboru, jego nazwę albo zapis, np. „place 12”. Poza tym: ? wyjaśnia, „? place 12” mówi, dlaczego nie, u cofa, s zapisuje (s NAZWA pod nazwą), l pokazuje dziennik, m mapę, q zapisuje i wychodzi.
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

cli-empire-points = punkty
cli-empire-coins = monety
cli-empire-supply = rezerwa
cli-empire-cities = miasta
cli-empire-cards = karty
cli-empire-row = { $coins ->
    [0] za darmo  { $card }
    [one] { $coins } moneta  { $card }
   *[other] { $coins } monety  { $card }
}
cli-empire-regions = Regiony
cli-empire-continents = Kontynenty
cli-empire-goods = Dobra
