### The table in the browser: bar, seats, log, chat, replay, waiting, rules

## Title of the browser's tab
web-table-title = { $title } · Rulebound
web-table-title-yours = Te jössz · { $title } · Rulebound

## Top bar
web-table-home = Rulebound, a kezdőlapra
web-table-tools = Asztal
# "Bridge, hand 7 of 12": a game with its form, and where the match is.
web-table-where = { $kind }, { $form }
web-table-where-finished = { $kind }, véget ért
web-table-watching = { $count } néző
web-table-watchers = Kik nézik
web-table-invite = Meghívás
web-table-rules = Szabályok
web-table-goal = Cél
web-table-more = Továbbiak
web-table-record = Játszma mentése
web-table-record-failed = A mentett játszma nem volt letölthető.
web-table-copied = A link a vágólapon van.
web-table-copy-move = Link másolása ehhez: { $at }. lépés
web-table-my-seat = Link másolása a helyemhez
    .note = Másik eszközhöz. Aki ismeri, helyetted játszik.
web-table-notify = Szóljon, ha én jövök
web-table-parent = Az ezt megelőző játszma
web-table-lobby = Kezdőlap

## Regions, for people who cannot see them
web-table-decision = A döntésed
web-table-board = Tábla
web-table-hand = Lapjaid
web-table-strip = Egy pillantásra
web-table-side = A tábla mellett
web-table-rail = Játékosok
web-table-rail-open = Játékosok és napló mutatása
web-table-drawer = A tábla alatt
web-table-drawer-up = Kinyitás
web-table-drawer-down = Becsukás
web-table-log-and-chat = Napló és csevegés

## The bar: your turn
web-table-your-turn = Te jössz
web-table-your-move = Te következel
web-table-clock = Hátralévő idő
web-table-back = Vissza
web-table-undo = Visszavonás
# $what is a choice: "Place a piece on f3".
web-table-undo-what = Visszavonás: { $what }
# $why is one of the next three.
web-table-undo-why = A visszavonás nem lehetséges: { $why }
web-table-undo-nothing = még nincs mit
web-table-undo-not = már nem
web-table-undo-never = ennél az asztalnál nem
web-table-undo-hold = Tartsd nyomva, és a kör elejére jutsz vissza.
web-table-way = { $number }. lehetőség, összesen { $count }
web-table-way-less = Előző lehetőség
web-table-way-more = Következő lehetőség
web-table-step-less = Kevesebb
web-table-step-more = Több
# A chip that opens a list of everything that can be touched.
web-table-list = { $count ->
        [one] { $count } lehetőség
       *[other] Minden lehetőség, { $count }
    }
web-table-final = nem vonható vissza
# What a screen reader says when the question changes.
web-table-spoken = { $eyebrow } { $question } { $count ->
        [one] Egy lehetőség.
       *[other] { $count } lehetőség.
    }
web-table-sure = Biztos vagy benne?
web-table-sure-what = { $what }?
web-table-sure-no = Nem, játsszunk tovább

## The bar: somebody else's turn
web-table-waiting = Az asztal vár
web-table-chooses = { $name } választ
web-table-thinks = { $name } gondolkodik
# A decision of one’s own that is made as one has settled before.
web-table-answered = Folytatás helyetted
# What others did is shown before the next question.
web-table-staged = Az imént történt
web-table-step = Következő lépés
web-table-skip = Átugrás
web-table-tempo = Milyen gyorsan látszik, amit mások tesznek
web-table-tempo-step = lépésenként
web-table-tempo-slow = lassú
web-table-tempo-normal = rendes
web-table-tempo-fast = gyors
web-table-key-space = Szóköz
web-table-stuck = { $name } elakadt
web-table-wake = A bot felébresztése
web-table-another-bot = Másik bot
web-table-nudge = Rákérdezés
web-table-nudged = { $name } kérdezi, hogy itt vagy-e.
web-table-watching-now = Nézőként vagy itt
# $strength is a bot's strength, such as "Steady".
web-table-bot = Bot, { $strength }
# What a bot is called: the only one at a table, or one of several, by its seat.
web-table-bot-only = Bot
web-table-bot-number = { $number }. bot
web-table-player-number = { $number }. játékos
web-table-away = { $time } óta távol

## Connection
web-table-coming = Az asztal betöltődik …
web-table-reconnecting = Újracsatlakozás
web-table-lost = { $time } óta nincs kapcsolat
web-table-kept = Te jössz, minden úgy maradt, ahogy volt
web-table-missed = Azóta { $count } lépés történt
web-table-missed-look = Megnézem
web-table-no-watching = Ennél az asztalnál nem lehetnek nézők.
web-table-outdated-eyebrow = Régebbi szabályok · { $count }. lépés
web-table-outdated = A szabályok megváltoztak, mióta ez a játszma elkezdődött. Itt még végignézheted, de nem folytatható.
web-table-outdated-end = A játszma lezárása
web-table-outdated-gone = Ezt a játszmát régebbi szabályokkal játszották. Csak a mentése maradt meg.

## Refusals
web-table-trouble-stale = Közben már továbbment a játék. Nézd meg újra.
web-table-trouble-no-connection = Nincs kapcsolat. Nem küldtünk el semmit.
web-table-trouble-not-your-turn = Most nem te jössz.
web-table-trouble-illegal = Ez most nem lehetséges.
web-table-trouble-cannot-undo = Ez már nem vonható vissza.
web-table-trouble-over = A játszmának vége.
web-table-trouble-too-fast = Ez túl gyors volt. Várj egy kicsit.
web-table-trouble-try-again = A kiszolgáló nem tudta eltárolni. Próbáld újra.
web-table-trouble-seat-taken = Ezt a helyet már elfoglalta valaki.
web-table-trouble-not-open = A játszma már elkezdődött.
web-table-trouble-other = A kiszolgáló ezt nem engedte.

## The end
web-table-over-eyebrow = { $title }, { $count } döntés
web-table-over-you = Nyertél.
web-table-over-you-and = Te és { $names } nyertetek.
web-table-over-others = { $count ->
        [one] { $names } nyert.
       *[other] { $names } nyertek.
    }
web-table-over-lost = Vesztettél.
web-table-over-lost-other = { $name } vesztett.
web-table-over-draw = Senki sem nyert: döntetlen.
web-table-over-rules = Senki sem nyert: a szabályok megváltoztak, és a játszma nem folytatódhatott.
web-table-over-all-lost = Mindenki veszít.
web-table-rematch = Visszavágó
web-table-rematch-by = Visszavágót kér: { $names }.
web-table-rematch-waiting = Még nem válaszolt: { $names }
web-table-rematch-back = Mégsem
web-table-rematch-go = A visszavágóhoz

## Seats
web-table-you = Te
# $sub is a side, a strength or "away since 21:14".
web-table-seat = { $name }, { $sub }, pontszám: { $score }
web-table-seat-side = { $side }, { $bot }
web-table-seat-stuck = A bot elakadt

## Log
web-table-log = Napló
web-table-log-empty = Még semmi sem történt.
# A line of the log for people who cannot see the mark before it.
web-table-log-line = { $name }: { $said }

## Replay
web-table-replay = Visszajátszás
web-table-live = Élő
web-table-arrived = Továbbment a játék.
web-table-move = Lépés: { $at } / { $total }
web-table-move-short = { $at }/{ $total }
web-table-move-none = Az első lépés előtt
web-table-transport = Léptetés és lejátszás
web-table-first = Az elejére
web-table-previous = Egy lépés vissza
web-table-play = Lejátszás
web-table-pause = Szünet
web-table-next = Egy lépés előre
web-table-last = A végére
web-table-speed = Lépés másodpercenként
web-table-speed-of = másodpercenként { $speed } lépés
web-table-to-table = Vissza az asztalhoz
web-table-to-result = Vissza az eredményhez
web-table-seen-by = Nézőpont
web-table-seen-open = A játszmának vége, mindenki lapjai felfedhetők.
web-table-watcher = Néző
web-table-play-on = Folytatás innen
web-table-play-on-title = Folytatás: { $at }. lépés
web-table-play-on-note = Új asztal kezdődik ezzel az állással. A befejezett játszma marad, ahogy van. A mentéséből kiderül, mi következik, ezért a többi hely a botoké.
web-table-play-on-go = Az asztal megnyitása
web-table-sitter-me = Én ülök itt
web-table-sitter-open = Egy ember, linkkel

## Chat
web-table-chat = Csevegés
web-table-chat-empty = Még senki sem szólt.
web-table-chat-news = új
web-table-say = Mondj valamit
web-table-send = Küldés
web-table-mute = Némítás
web-table-muted = Nem látod, mit mond { $name }.
web-table-unmute = Mutasd újra
web-table-phrases = Kész mondatok
web-table-phrase-hello = Üdv
web-table-phrase-luck = Sok szerencsét
web-table-phrase-nice = Szép játék
web-table-phrase-moment = Egy pillanat, kérlek
web-table-phrase-thanks = Köszönöm a játékot
web-table-phrase-again = Játsszunk még egyet?

## Explaining
web-table-why-nothing = Most nem használható. Ami fénylik, megérinthető.
web-table-why-not-now = Most nem te jössz.
web-table-instead = Most lehetséges:
web-table-chapter-of = { $rule } szabály, a fejezet megnyitása
web-table-rules-search = Keresés a szabályokban
web-table-rules-none = Egyetlen fejezetben sem szerepel: „{ $words }”.
web-table-rules-found = { $count } fejezetben szerepel.
web-table-describe = Az asztal leírása

## Keys
web-table-keys = Billentyűk
web-table-keys-off = A betűk, számjegyek és jelek billentyűi ki vannak kapcsolva a beállításaidban.
web-table-key-tab = következő terület; Shifttel az előző
web-table-key-arrows = mozgás a táblán vagy a lapjaid között
web-table-key-shift-arrows = a következő megérinthető dolog abban az irányban
web-table-key-glowing = az előző és a következő megérinthető dolog
web-table-key-enter = a fókuszban lévő dolog megérintése, vagy amit a gomb mond; szóközzel is
web-table-key-escape = az utolsó kijelölés elengedése; a felül lévő ablak bezárása
web-table-key-undo = visszavonás
web-table-key-undo-turn = visszavonás a kör elejéig
web-table-key-chips = a sáv címkéi
web-table-key-prepare = lapok előkészítése támadás előtt
web-table-key-stop = leállás, passz vagy befejezés
web-table-key-ways = előző és következő lehetőség; kevesebb és több
web-table-key-decision = a döntéshez
web-table-key-board = a táblához
web-table-key-hand = a lapjaidhoz
web-table-key-log = a naplóhoz
web-table-key-chat = a csevegéshez
web-table-key-rules = a fókuszban lévő dolog szabályai
web-table-key-describe = az asztal leírása
web-table-key-keys = minden billentyű

## A table with empty chairs
web-table-chairs = { $count ->
        [one] Egy hely szabad
       *[other] { $count } hely szabad
    }
    .note = A játszma akkor kezdődik, amikor az utolsó hely is elkelt.
web-table-starting = A játszma kezdődik
web-table-chair = { $number }. hely
web-table-chair-open = Szabad
web-table-sit = Leülök ide
web-table-put-bot = Bot ültetése ide
web-table-clear = Eltávolítás
web-table-leave = Felállok
web-table-copy-link = Link másolása
web-table-close-table = Az asztal bezárása

## Lengths of time
web-table-seconds = { $seconds } mp
web-table-minutes = { $minutes } p { $seconds } mp
web-table-hours = { $hours } ó { $minutes } p

web-table-stands-in = Egy bot játszik helyette: { $name }
web-table-stands-in-eyebrow = Botra bízva
web-table-stood-in = bot által
web-table-in-place = a bot ({ $name })
web-table-trouble-stood-in = Egy bot játszik helyetted; előbb állítsd le.

## Hints
web-table-hint = Tipp
web-table-hint-label = Tipp: { $why }
web-table-hint-close = Tipp bezárása
web-table-hint-left = { $count ->
        [0] nincs több
        [one] még 1
       *[other] még { $count }
    }
web-table-hint-only-one = Csak egy lehetőség van
web-table-hint-used = Ebben a fordulóban nincs több tipp
web-table-hint-thinking = A bot gondolkodik …
web-table-hint-failed = Most nincs tipp
web-table-hint-in-100 = 100-ból
web-table-hint-about = Nyerési esély a te tudásoddal. Végigjátszott játékok: { $samples }. ± { $within }.
web-table-hint-round = Ez a forduló
web-table-hint-seen = A többiek látják, hogy kértél, de azt nem, mit olvastál.
web-table-hint-asked = { $name } tippet kért.
web-table-key-hint = tippet kér, bezárja
web-table-key-played = elemzésben: ezt játszották vagy jobb
web-table-key-note = jegyzet a látott lépéshez

## Analysis of a finished match
web-table-analysis = Elemzés
web-table-analysis-start = Olvassa el a bot a játszmát, kb. egy perc
web-table-analysis-none = Még nincs elemzés.
web-table-analysis-refused = Ezt a játszmát nem lehet elemezni.
web-table-analysis-not-yet = A bot még nem ért el ehhez a választáshoz.
web-table-analysis-nothing-here = Itt nem volt miből választani.
web-table-analysis-reads = A bot olvassa a játszmát
web-table-analysis-far = { $known } / { $total }
web-table-analysis-stopped = A bot megállt a(z) { $number }. választásnál.
web-table-analysis-go-on = Folytatás
web-table-analysis-move = { $at }. lépés / { $total }
web-table-analysis-place = { $at }. lépés / { $total }, nyerési esély { $percent } százalék
web-table-analysis-curve = A nyerési esély a játszma során
web-table-analysis-shows = Mit mutat a tábla
web-table-analysis-played = Ezt játszották
web-table-analysis-better = Jobb
web-table-analysis-play-on = Tovább
web-table-analysis-turning-before = Előző fordulópont
web-table-analysis-turning-after = Következő fordulópont
web-table-analysis-instead = A(z) { $number }. lépés helyett
web-table-analysis-instead-tab = Helyette
web-table-analysis-per-cent = nyerési esély, százalék
web-table-analysis-was-played = játszott
web-table-analysis-by = { $sign ->
        [more] +{ $by }
        [same] ±0
       *[less] −{ $by }
    }
web-table-analysis-line = Várható:
web-table-analysis-about = Azzal, amit ez a hely akkor tudott. Végigjátszott játékok: { $samples }. ± { $within }.
web-table-analysis-moves = Lépések
web-table-analysis-turning = Fordulópontok, { $count }
web-table-analysis-no-turning = Egyetlen választás sem adta fel biztosan a nyerési esély tizedét.
web-table-analysis-worst = A(z) { $number }. lépés volt a fordulópont: { $lost } százalék veszett el.
web-table-analysis-by-whom = { $number }. lépés, { $name }:
web-table-analysis-mark-best = messze a legjobb
web-table-analysis-mark-doubtful = kétes
web-table-analysis-mark-bad = hiba

## Studying: notes of one’s own, branches, all hands

web-table-note = Jegyzetek
web-table-note-at = Jegyzet a(z) { $number }. lépéshez
web-table-note-yours = csak te látod
web-table-note-write = Írj jegyzetet
web-table-note-here = Ide írtál jegyzetet
web-table-note-also = Ennél a lépésnél is
web-table-branches = Változatok, { $count }
web-table-branch-going-on = még tart
web-table-branch-over = véget ért
web-table-branch-won = győzelem
web-table-branch-lost = vereség
web-table-branch-drawn = döntetlen
web-table-branch-from = a(z) { $number }. lépéstől
web-table-branch-none = Még nincs változat. Válassz mást, és játszd tovább: a megnyitott asztal itt marad.
web-table-play-on-begin = Ezzel kezdődik:
web-table-all-hands = Minden lap

## Watching

web-table-commentary = Közvetítés
web-table-commentary-more = még { $count } a naplóban
web-table-commentary-none = Még semmi sem történt.
web-table-watch-standing = Ki vezet
web-table-watch-leads = { $name } vezet, { $score } : { $next }.
web-table-watch-level = { $names }: egál, { $score }.
web-table-watch-sees = Azt látod, ami az asztalon van, senki lapjait nem.
web-table-watch-late = A tábla melletti sáv a { $turns } körrel korábbi állást mutatja, hogy innen senki se kapjon segítséget.
web-table-watch-chances = Győzelmi esélyek { $turns } körrel ezelőtt
web-table-watch-again = Az utolsó kör újra
web-table-watch-share = Az asztal megosztása
web-table-others = Más asztalok
web-table-others-none = Most nincs más nézhető asztal.

## An invitation
web-invite-by = Meghívott: { $name }
web-invite-come = Gyere játszani: { $game }
web-invite-length = Hossz
web-invite-clock = Óra
web-invite-learn = Előbb tanuld meg, öt perc alatt
    .note = A link visszahoz ide.
web-invite-note = Nem kell fiók, nem kell telepíteni.

## The end of a match

web-end-count = Összegzés
web-end-course = Menete
web-end-total = Összesen
web-end-race = { $what }. A végén: { $ends }
web-end-chance = Nyerési esélyed
web-end-chance-of = { $name }, nyerési esély
web-end-reckoning = számítás, { $known } / { $total }
web-end-decided = Ami eldöntötte
web-end-deeds = Ami a legtöbbet hozta
web-end-choice = { $number }. választás
web-end-share = Megosztás
web-end-share-text = { $title }: { $result }
web-end-share-picture = Az asztal a végén. { $result }
web-end-share-send = Megosztás …
web-end-share-save = Kép mentése
web-end-share-link = Link másolása
web-end-share-copy = Szöveg másolása
web-table-key-end = A végén: visszavágó, elemzés, megosztás
