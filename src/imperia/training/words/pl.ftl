train-no-torch = do treningu potrzebny jest PyTorch: pip install imperia[train]
train-device = trening działa na jednym z: { $known }, a nie na { $given }
train-no-gpu = PyTorch nie znajduje tu karty graficznej NVIDIA; --device cpu trenuje bez niej, powoli
train-least = w planie { $name } to co najmniej { $least }, a podano { $given }
train-most = w planie { $name } to najwyżej { $most }, a podano { $given }
train-kind = w planie { $name } to { $kind ->
    [whole] liczba całkowita
    [number] liczba
    [truth] true albo false
    [name] nazwa w cudzysłowie
    [wholes] lista liczb całkowitych, na przykład [2, 4]
    [names] lista nazw w cudzysłowach, na przykład ["random", "greedy"]
   *[options] lista opcji w nawiasach klamrowych, na przykład {"{"}"map": "b"{"}"}
}, a podano { $given }
train-no-values = w planie opcja { $name } ma wartość albo listę wartości, które się zmieniają; ta lista jest pusta
train-part = w planie { $name } to część całości, od 0 do 1, a podano { $given }
train-batch = w planie matches ({ $matches }) to wielokrotność batch ({ $batch }) albo liczba od niej mniejsza
train-batch-of-parts = w planie liczba partii każdej z { $parts } części ({ $of_a_part }) to wielokrotność batch ({ $batch }) albo liczba od niej mniejsza
train-parts = w planie matches ({ $matches }) to wielokrotność parts ({ $parts }), a każda część ma co najmniej { $least } partie
train-meet = w planie updates ({ $updates }) to wielokrotność meet ({ $meet }): części spotykają się na końcu każdego odcinka
train-cluster-one-part = w klastrze każda część treningu trafia na jedną maszynę, a ten plan ma tylko jedną część; podaj ich więcej w --parts, po jednej na każdy rdzeń lub GPU, które mają pracować
train-nodes-differ = wszystkie części treningu potrzebują takich samych procesorów i tego samego PyTorcha, inaczej sieć zależałaby od tego, kto co zrobił; w tym klastrze są { $one } i { $other }; pomiń węzły jednego rodzaju
train-seconds = w planie { $name } to liczba sekund albo 0, gdy coś nie idzie według zegara, a podano { $given }
train-no-setups = w planie random_setups jest dla gier, w których każda partia zaczyna się tak samo, a gracze dopiero wtedy się ustawiają; w grze { $game } każda zaczyna się inaczej, więc zostaw 0
train-seed = w planie seed to liczba całkowita od 0 do { $most }, a nie { $given }
train-diverged = w odcinku { $stretch } wagi wyszły poza wszelkie granice, więc ten odcinek nie został zachowany ({ $done ->
    [0] przedtem niczego się nie nauczono
    [one] poprzedni jest
    [few] { $done } poprzednie są
   *[many] { $done } poprzednich jest
}); trening uczy się za szybko: podaj mniejsze rate w nowym treningu, który może zacząć od wag tego (--from)
train-no-memory = brakuje pamięci na { $matches } partii naraz; podaj w planie mniej (matches, steps) albo mniejszą sieć (batch, width)
train-no-ladder = plan, w którym sieć jest oceniana, musi mieć boty w ladder; przy judge_every 0 nic nie jest oceniane
train-rivals-never-met = w planie z rivals sieć musi spotykać rywali w części partii: past jest za małe, { $past }
train-rivals-twice = każdego rywala podaje się w planie raz: { $given }
train-rival-trust = rywal, który kieruje się samą wartością odpowiedzi, to merit: i liczba większa od 0, najwyżej { $most }, na przykład merit:40; podano { $given }
train-rival-no-merit = gra { $game } nie podaje sieciom wartości odpowiedzi, więc żaden rywal nie może się nią kierować
train-rival-never-decides = bot { $bot } miał za mało decyzji (liczba partii: { $games }): potrzebne są i takie do nauki, i takie do odłożenia; podaj więcej partii (rival_games)
train-rival-failed = rywal { $bot } zawodzi, a sieć uczyłaby się grać jak jego zastępca: { $why }
train-players = liczby graczy są spośród: { $known }, a podano { $given }
train-plan-unread = nie da się odczytać planu { $file }: { $why }
train-plan-unknown = w planie nie ma ustawienia { $names }; oto wszystkie: { $known }
train-plan-bad = { $file } nie jest planem treningu: { $why }
train-plan-bad-wish = to nie jest plan treningu: { $why }
train-plan-other-game = plan { $file } jest do gry { $other }, a nie do gry { $game }
train-weights-unread = nie da się odczytać wag { $file }: { $why }
train-weights-bad = w { $file } nie ma wag z treningu; trening zapisuje je jako weights.npz
train-weights-other-game = wagi { $file } są do gry { $other }, nie do { $game }
train-weights-other-rules = wagi { $file } są do innych zasad gry { $game } niż te, które zna ten program
train-weights-other-settings = sieć z { $file } uczyła się na innych danych, niż ma ten trening: przy innych ustawieniach albo w innej wersji programu; jest dla { $there } graczy (settings: { $settings_there }), a ten trening dla { $here } (settings: { $settings_here }); oba plany muszą mieć takie same players, options i settings (a przy niewielu settings także seed)
train-weights-other-shape = wagi { $file } są z sieci, w której width to { $width }, a blocks { $blocks }; w planie tego treningu width to { $own_width }, a blocks { $own_blocks }: blocks musi być takie samo, a width nie mniejsze
train-only-shares = z only_shares sieć uczy się tylko udziałów, więc musi już jakaś być na początek: --from PLIK
train-doubt-endless = w planie doubt to liczba, przez którą dzieli się logity, na przykład 3, a podano { $given }
train-doubt = doubt dotyczy sieci, od której trening się zaczyna: --from PLIK; bez niej wynosi 1, a nie { $given }
train-by-merit = by_merit zastępuje strategię sieci, od której trening się zaczyna: --from PLIK; bez niej każdy trening zaczyna od samej wartości odpowiedzi
train-doubt-by-merit = by_merit zastępuje strategię, więc nie ma czego podawać w wątpliwość: doubt wynosi wtedy 1, a nie { $doubt }
train-there-already = w { $folder } jest już trening; --resume go kontynuuje, można też wybrać inny folder
train-nothing-to-resume = w { $folder } nie ma treningu, który można by kontynuować
train-no-folder = { $folder } to plik, a nie folder
train-resume-fixed = trening jest kontynuowany według własnego planu, więc { $flags } nie łączy się z --resume; zmienić można to, jak długo trwa (--stretches, --seconds) i jak często szuka się luk (--holes)
train-other-plan = trening w { $folder } zaczął się z innym planem; przywróć w plan.json: { $begun_with }
train-shorter = trening w { $folder } trwał już dłużej (etapów: { $done }); nic się nie zmieniło
train-other-rules = trening w { $folder } zaczął się przy innych zasadach gry; zacznij nowy w innym folderze, na przykład z --from
train-checkpoint-bad = nie da się odczytać { $file }: plik jest uszkodzony albo nie jest punktem kontrolnym ({ $why }); nowy trening w innym folderze może zacząć od wag, które leżą obok, z --from
train-checkpoint-unread = nie da się odczytać { $file }: { $why }
train-checkpoint-other = { $file } zapisał inny program albo inna wersja tego programu; nowy trening w innym folderze może zacząć od wag, które leżą obok, z --from

report-title = { $game }: trening
report-eyebrow = Imperia · sieć, która uczy się, grając
report-lead = Jak sieć stawała się silniejsza, grając sama ze sobą, i co wiadomo o jej sile.
report-stretch = Odcinek
report-stretches = odcinki
report-millions = miliony decyzji
report-minutes = minuty
report-rating = Ranking
report-between = od { $low } do { $high }
report-small = { NUMBER($number, maximumFractionDigits: 4) }
report-strength = Siła
report-how-strength = Po odcinku sieć rozgrywa partie z botami, które się nie zmieniają. Na każdą decyzję patrzy raz i wybiera akcję, która najbardziej się jej podoba. Kreska to zakres, w którym prawdziwa wartość leży w 95 na 100 takich prób.
report-how-rating = Rankingi według openskill, każdy z dwoma odchyleniami standardowymi w obie strony. Boty z drabiny oceniono w partiach między nimi, na liniach przerywanych: { $ladder }.
report-against = { $players ->
    [one] Udział zwycięstw przy { $players } graczu
    [few] Udział zwycięstw przy { $players } graczach, z których jednym jest sieć
   *[other] Udział zwycięstw przy { $players } graczach, z których jednym jest sieć
}
report-newest = { $players ->
    [one] Najnowsze wyniki przy { $players } graczu
    [few] Najnowsze wyniki przy { $players } graczach
   *[other] Najnowsze wyniki przy { $players } graczach
}
report-bot = Przeciw
report-wins = Zwycięstwa
report-wins-plot = Udział zwycięstw z zakresem
report-fair = Sprawiedliwy udział
report-learning = Nauka
report-how-learning = Co działo się w każdym odcinku. Entropia mówi, ile akcji pozostaje w grze; spada, gdy sieć nabiera zdania. Strata udziałów mówi, jak źle sieć przewiduje, kto wygra; część z niej to los, którego nikt nie mógłby przewidzieć.
report-policy-loss = Strata polityki
report-value-loss = Strata oczekiwanych udziałów
report-entropy = Entropia polityki
report-past = Udział zwycięstw ponad sprawiedliwy: na jednym miejscu, przeciw rywalowi na wszystkich pozostałych
report-numbers = Odcinek po odcinku
report-decisions = Miliony decyzji
report-policy = Polityka
report-value = Udziały
report-head-entropy = Entropia
report-rival = Samotnie przeciw
report-rival-self = odcinek { $stretch }
report-rival-share = { $who }: { $share } (sprawiedliwie: { $fair })
report-rival-like = jak { $bot }
report-rival-by-merit = samą wartością ({ $trust })
report-rival-hole = luki po { $stretch }
report-holes = Luki
report-how-holes = Przeciwnik, który zaczyna jako ta sama sieć, uczy się przez pewien czas wyłącznie gry przeciw niej, sam na jednym miejscu, a ona pozostaje bez zmian. To, co wygrywa ponad sprawiedliwy udział (linia przerywana), pokazuje, ile może wygrać ktoś, kto znalazł luki. Obie strony grają tu według swoich szans, a nie zawsze to, co najbardziej im się podoba.
report-holes-curve = Udział zwycięstw przeciwnika w trakcie nauki
report-update = Aktualizacja
report-search = Szukanie
report-matches = Partie
report-after = po odcinku { $stretch }
report-plan = Plan
report-how-plan = Wszystko, co wybrano dla tego treningu; znaczenie nazw podaje docs/learning.md.
report-made = Jak to powtórzyć
report-made-plan = Na tym samym sprzęcie ten sam plan prowadzi do tej samej sieci.
report-made-longer = Długość tego treningu zmieniono w trakcie. Nowy z tym samym planem ma ją od początku, więc jego liczby zmieniają się w innym tempie, i dojdzie do innej sieci.
report-made-from = Zaczął od wag innej sieci; polecenie potrzebuje ich w miejscu weights.npz.
report-made-clock = Ten trening szedł według zegara: inny z tym samym planem dojdzie do sieci podobnie silnej, ale nie do tej samej.
report-made-bot = Sieć gra jako bot { $bot }.
report-made-intervals = Zakresy udziałów to przedziały Wilsona.
