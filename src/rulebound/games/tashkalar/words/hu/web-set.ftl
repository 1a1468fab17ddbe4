### Tash-Kalar: words for setting a table

tashkalar-set = Tash-Kalar
    .full = Tash-Kalar: Arena of Legends
    .note = 2–4 játékos, körülbelül 40 perc
    .about = Rakj le köveket, alkoss mintát, és a lény, amelyet mutat, megjelenik az arénában.
    .length = körülbelül 40 perc
    .guide = Még nem játszottad? Egy útmutató tizenkét percig kísér.
    .credits = A Tash-Kalar: Arena of Legends Vlaada Chvátil játéka, kiadója a Czech Games Edition.

tashkalar-set-lesson-everfrost = Örök Fagy: fagyott hatások
tashkalar-set-lesson-nethervoid = Alvilági Űr: a Kapu
tashkalar-set-lesson-etherweave = Éterszövet: torzító hatások

tashkalar-set-form = Variáció
tashkalar-set-form-high_form = Haladó variáció
    .note = 2 játékos vagy 2 csapat
tashkalar-set-form-duel = Párbaj
    .note = 2 játékos vagy 2 csapat
tashkalar-set-form-melee = Mindenki mindenki ellen
    .note = 3 vagy 4 játékos
tashkalar-set-form-first_game = Első játék
    .note = 2 játékos, tanuláshoz

tashkalar-set-teams = Csapatok
tashkalar-set-teams-true = csapatban
tashkalar-set-teams-false = csapatok nélkül

tashkalar-set-schools = Iskolák
tashkalar-set-schools-none = a paklik szerint
tashkalar-set-schools-named = itt megadva

tashkalar-set-decks = Paklik
tashkalar-set-decks-random = sorsolással
tashkalar-set-decks-choose = mindenki választ
tashkalar-set-decks-draft = válogatással

tashkalar-set-expansions = Kiegészítő iskolák
tashkalar-set-expansions-none = egyik sem

tashkalar-set-draft_decks = Paklik a válogatáshoz
tashkalar-set-draft_decks-none = ahogy ajánlott

tashkalar-set-colours = Színek
tashkalar-set-colours-none = az iskolák szerint
tashkalar-set-colours-named = itt megadva

tashkalar-set-first = Kezdőjátékos
    .me = én kezdek
tashkalar-set-first-random = sorsolással
tashkalar-set-first-0 = 1. hely
tashkalar-set-first-1 = 2. hely
tashkalar-set-first-2 = 3. hely
tashkalar-set-first-3 = 4. hely

tashkalar-set-legends = Legendák
tashkalar-set-legends-true = játékban
tashkalar-set-legends-false = kihagyva

tashkalar-set-takeback = Visszavonás
tashkalar-set-takeback-turn = a körön belül
tashkalar-set-takeback-none = nincs

tashkalar-set-hide_discard_action = Dobott lapok
tashkalar-set-hide_discard_action-false = felfordítva
tashkalar-set-hide_discard_action-true = lefordítva
