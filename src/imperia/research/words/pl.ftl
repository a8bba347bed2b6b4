# Co może być nie tak ze środowiskiem do uczenia.

package-missing = brakuje tu pakietu { $package }; zainstaluje go pip install "imperia[research]"
unknown-reward = partię można nagradzać według: { $known }; nie według { $given }
bad-most-steps = największa liczba akcji w partii to liczba całkowita od 1 wzwyż, a nie { $given }
bad-deals = liczba rozdań to liczba całkowita od 1 wzwyż, a nie { $given }
observer-takes-nothing = obserwator w tych grach nie przyjmuje parametrów, a podano { $given }
prescribed = w tym miejscu zasady nakazują botom, co robić, a { $action } to coś innego
unknown-illegal = z niedozwoloną akcją można postąpić tak: { $known }; nie { $given }
unknown-picture = partię można narysować w trybie: { $known }; nie { $given }
no-bots = bots to nazwa bota, na przykład "greedy", albo lista nazw, po jednej na każde z pozostałych miejsc; podano { $given }
wrong-bots = potrzeba bota na każde z pozostałych miejsc ({ $seats }) albo jednej nazwy dla wszystkich; podano { $given }
unknown-reset = jedyną opcją reset jest { $known }, nie { $given }
reset-first = nie toczy się tu żadna partia: najpierw trzeba wywołać reset
agent-without-action = każdy agent musi działać, a { $agent } tego nie robi; kto nie jest pytany, czeka
agent-unknown = nie ma tu agenta { $agent }, są tylko { $agents }
no-such-deal = rozdanie tej gry to numer od 0 do { $last }, a podano { $given }
must-wait = to miejsce nie jest teraz pytane, więc może tylko czekać (akcja { $waiting })
