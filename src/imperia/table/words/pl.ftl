# Co mówi serwer stołów.

refused-malformed = Nie da się tego odczytać: { $what }
refused-bad-nickname = Pseudonim ma od 1 do { $longest } znaków, które da się wyświetlić.
refused-bad-setting = Tak nie da się przygotować stołu: { $what }
refused-bad-file = Nie da się odczytać tego pliku: { $what }
refused-bad-action = To nie jest akcja: { $what }
refused-bad-step = Ta partia ma kroki od 0 do { $last }.
refused-unknown-level = Nie ma poziomu „{ $level }”; wybierz jeden z: { $known }
refused-wrong-number-of-seats = Opis obejmuje { $given ->
    [one] { $given } miejsce
    [few] { $given } miejsca
   *[many] { $given } miejsc
}, a liczba graczy to { $players }; opisz każde miejsce raz.
refused-bad-chat = Wiadomość ma od 1 do { $longest } znaków.
refused-who-are-you = Najpierw wybierz pseudonim.
refused-wrong-origin = Ta strona nie może działać w twoim imieniu: nie jest nasza.
refused-not-your-seat = To nie twoje miejsce.
refused-not-the-host = Może to zrobić tylko gospodarz stołu.
refused-no-spectators = Ten stół nie wpuszcza widzów.
refused-hints-off = Przy tym stole podpowiedzi są wyłączone.
refused-copies-off = Przy tym stole podpowiedzi są wyłączone, więc partię można skopiować lub zapisać dopiero po jej końcu.
refused-chat-off = Przy tym stole nie możesz pisać na czacie.
refused-not-finished = To otworzy się po końcu partii.
refused-no-such-page = Pod tym adresem nic nie ma.
refused-no-such-method = Ten adres nie przyjmuje takich żądań.
refused-unknown-game = Nie ma takiej gry.
refused-unknown-table = Nie ma takiego stołu.
refused-unknown-seat = Ten stół ma miejsca od 0 do { $last }.
refused-unknown-link = Ten odnośnik już wykorzystano albo nigdy go nie było. Poproś o nowy.
refused-already-started = Partia już się zaczęła.
refused-already-seated = Już siedzisz przy tym stole.
refused-not-running = Przy tym stole nie toczy się żadna partia.
refused-no-free-seat = Nie ma wolnego miejsca.
refused-not-asked = Gra o nic teraz tego miejsca nie pyta.
refused-stale = Sytuacja się zmieniła. Spójrz jeszcze raz i zdecyduj.
refused-no-stand-in = Na tym miejscu nie gra żaden zastępca.
refused-proposal-open = Jest już otwarta propozycja. Najpierw na nią odpowiedz.
refused-no-proposal = Żadna propozycja nie czeka na twoją odpowiedź.
refused-nothing-to-take-back = Nie masz czego cofnąć.
refused-cannot-stand-in = Bot może zastąpić tylko inną osobę, na której miejscu nie gra jeszcze bot.
refused-still-here = Bot może kogoś zastąpić dopiero po { $seconds_away ->
    [one] { $seconds_away } sekundzie
   *[other] { $seconds_away } sekundach
} nieobecności.
refused-days-decide = Przy tym stole każdy ma na ruch całe dni. Bot zastąpi gracza dopiero po ich upływie.
refused-not-fair = Ta partia nie zaczęła się od ziarna serwera, więc nie ma czego sprawdzać.
refused-nothing-to-explain = Ta gra nie ma tu nic do wyjaśnienia.
refused-too-large = To za duże; przyjmujemy najwyżej { $most } bajtów.
refused-too-many = Za dużo żądań. Poczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} i spróbuj ponownie.
refused-too-many-tables = Masz { $most } nieskończonych stołów. Najpierw skończ lub opuść któryś.
refused-not-stored = Serwer nie zdołał tego zapisać, więc nic się nie stało. Spróbuj za chwilę.

# Co stoi w tych zdaniach.

no-path = opcja { $option } przyjmuje { $known } albo cały tekst pliku
code-or-notation = podaj albo kod, albo zapis akcji

# Gdzie są przechowywane stoły.

no-database = { $url } nie jest bazą danych: { $why }; napisz sqlite:///ścieżka/do/pliku.db albo postgresql+psycopg://użytkownik@komputer/nazwa
no-driver = brakuje sterownika tej bazy danych: pip install { $package }
database-not-opened = nie da się otworzyć { $url }: { $why }

# Gdzie nasłuchuje.

no-listening = serwer nie może nasłuchiwać pod adresem { $host } na porcie { $port }: { $why }
