### King Urbno: words for setting a table

urbno-set = Urbno király
    .full = Urbno király
    .note = 2–4 játékos, körülbelül egy óra
    .about = Vigyél ütéseket, de csak annyit, amennyit a király e fordulóbeli küldetése kíván.
    .length = körülbelül egy óra
    .guide = Még nem játszottad? Egy útmutató nyolc percig kísér.
    .credits = Az Urbno király kiadója a BG Era Games.

urbno-set-pairs = Játékosok
urbno-set-pairs-false = Mindenki egyedül
    .note = 2–4 játékos
urbno-set-pairs-true = Párban
    .note = 4 játékos, 2 pár
    .told = párban

urbno-set-edition = Számok a lapokon
urbno-set-edition-default = a mi kiadásunk
urbno-set-edition-file = Fájlból

urbno-set-missions = Első küldetések
urbno-set-missions-none = sorsolással

urbno-set-rounds = Fordulók
urbno-set-rounds-12 = 12, teljes játék
urbno-set-rounds-6 = 6, fél játék
urbno-set-rounds-3 = 3, rövid játék
urbno-set-rounds-1 = egy forduló

urbno-set-first_dealer = Első osztó
    .me = én osztok
urbno-set-first_dealer-random = sorsolással
urbno-set-first_dealer-0 = 1. hely
urbno-set-first_dealer-1 = 2. hely
urbno-set-first_dealer-2 = 3. hely
urbno-set-first_dealer-3 = 4. hely

urbno-set-dwarf_tie = Egyenlő legkisebbek Törpénél
urbno-set-dwarf_tie-later_card = a későbbi lap visz
urbno-set-dwarf_tie-earlier_card = a korábbi lap visz

urbno-set-cube_lower_bound = A kockák eddig csökkenthetik a lapot
urbno-set-cube_lower_bound-none = bármeddig
urbno-set-cube_lower_bound-0 = 0
urbno-set-cube_lower_bound-1 = 1

urbno-set-mission_sums_use = A 7. és a 11. küldetés összege
urbno-set-mission_sums_use-printed_numbers = nyomtatott számok
urbno-set-mission_sums_use-numbers_with_cubes = számok kockákkal

urbno-set-most_tricks_tie = Holtverseny a 15., 20., 21. és 22. küldetésben
urbno-set-most_tricks_tie-nobody = senki sem kap pontot
urbno-set-most_tricks_tie-all_tied = mindegyikük kap pontot

urbno-set-token_supply = Kristályok és kockák
urbno-set-token_supply-unlimited = korlátlanul
urbno-set-token_supply-limited = amennyi a dobozban van

urbno-set-scroll3_applies_to = A 3. tekercs megduplázza
urbno-set-scroll3_applies_to-positive_only = csak a nyereséget
urbno-set-scroll3_applies_to-any = a veszteséget is

urbno-set-scroll10_uses = A 10. tekercs lopásai egy fordulóban
urbno-set-scroll10_uses-1 = egyszer
urbno-set-scroll10_uses-2 = kétszer
urbno-set-scroll10_uses-3 = háromszor
urbno-set-scroll10_uses-8 = minden ütés

urbno-set-scroll10_next_leader = Ellopott ütés után hív
urbno-set-scroll10_next_leader-original_taker = aki eredetileg vitte
urbno-set-scroll10_next_leader-thief = aki ellopta

urbno-set-scroll11_delta_options = A 11. tekercs ennyivel módosítja az ütésszámot
urbno-set-scroll11_delta_options--1 = −1
urbno-set-scroll11_delta_options-1 = +1

urbno-set-scroll14_when_leading = A 14. tekercs híváskor
urbno-set-scroll14_when_leading-allowed = megengedett
urbno-set-scroll14_when_leading-not_allowed = nem megengedett

urbno-set-scroll16_declared = A 16. tekercs bejelentése
urbno-set-scroll16_declared-on_own_turn = a saját lapodnál
urbno-set-scroll16_declared-any_time_in_trick = az ütésben bármikor

urbno-set-trick_history = Visszanézhető ütések
urbno-set-trick_history-public = mind
urbno-set-trick_history-last_trick_only = az utolsó
