### The terminal: commands, questions, answers

## Help of the command line. Names of commands and flags are not translated.
cli-help-rulebound = Igazi társasjátékok, a szabálykönyv szerint.
cli-help-play = Játssz le itt egy játszmát emberekkel és botokkal, egy billentyűzetnél.
cli-help-serve = Asztalok felállítása embereknek: weboldal, ahol barátokkal és botokkal játszhatnak.
cli-help-backup = Mindannak mentése egyetlen fájlba, amit a szerver őriz, akár működés közben is.
cli-help-restore = Minden visszaállítása egy biztonsági mentésből. A szerver közben nem futhat.
cli-help-simulate = Játszass a botokkal sok játszmát, és nézd meg, ki nyer.
cli-help-train = A botok a maguk ellen játszott játszmákból megtanulják, mi mennyit ér, és beszámolnak a fejlődésről.
cli-help-deals = Hány osztást játszanak egymás ellen a régi és az új súlyok, mindegyiket minden helyről.
cli-help-write = Az új súlyok megtartása.
cli-help-replay = Nézz vissza egy mentett játszmát.
cli-help-games = A játékok és beállításaik listája.
cli-help-lang = Nyelv: en, el, hu, ka vagy he.
cli-help-game = A játék; lásd: „rulebound games”.
cli-help-seats = A játékosok száma.
cli-help-option = A játék egy beállítása, név=érték alakban; többször is megadható. A --név érték alak is jó. Lásd: „rulebound games”.
cli-help-json = Adatok kiírása táblázatok helyett.
cli-help-players = Ki játszik az egyes helyeken: you (ember) vagy egy bot neve. Például you,greedy.
cli-help-names = Az emberek neve, az ülésrend sorrendjében.
cli-help-seed = Egy szám, amely minden véletlent eldönt.
cli-help-position = Kezdés az ebben a fájlban lévő állásból.
cli-help-record = A játszma mentése ebbe a fájlba, a végén és kilépéskor.
cli-help-resume = Az ebbe a fájlba mentett játszma folytatása.
cli-help-cores = Hány magon gondolkodik egy bot egyszerre.
cli-help-yes = Nincs kérdés a játszma előtt; az alapértékek érvényesek.
cli-help-n = Hány játszma legyen.
cli-help-bots = A botok, vesszővel elválasztva. Felváltva ülnek az egyes helyeken.
cli-help-jobs = Hány folyamat ossza el a munkát; 0: processzoronként egy. Az eredmény ugyanaz.
cli-help-report = Megmutatja, milyen gyakran és mennyi pontot hoznak a játék részei, minden játékosszámra.
cli-help-svg = A kimutatás megrajzolása ebbe az SVG-fájlba is.
cli-help-file = Egy mentett játszma, ahogy a „play” elmenti.
cli-help-log = Minden esemény kiírása.
cli-help-at = Az asztal ennyi döntés után.
cli-help-step = Továbblépés döntésről döntésre Enterrel.
cli-help-seat = Az asztal erről a helyről nézve, 1-től számozva. Nélküle: nézőként.
cli-help-host = A cím, amelyen figyel. 0.0.0.0: az asztalok más gépekről is elérhetők.
cli-help-port = A port, amelyen figyel. Nélküle: 8080, vagy a következő szabad.
cli-help-data = A mappa, amelyben az asztalok és a játékosok megmaradnak.
cli-help-database = Helyette egy adatbázis URL-je, ahol megmaradnak, például postgresql://host/name.
cli-help-backup-file = A fájl, amelybe a mentés kerül; még nem létezhet.
cli-help-restore-file = A biztonsági mentés fájlja.
cli-help-force = A már meglévő asztalok és játékosok lecserélése.
cli-help-workers = Hány folyamatban gondolkodjanak a botok.
cli-help-open = Az oldal megnyitása böngészőben.
cli-help-arena = Mérkőztess botokat egyenlő feltételekkel: ugyanazok az osztások minden helyről, értékszámokkal.
cli-help-arena-run = Egy verseny lejátszása. A „run” szó elhagyható.
cli-help-arena-show = Egy fájl eredményeinek megmutatása.
cli-help-arena-export = Az eredmények kiírása Parquet-fájlba, egy sor egy játszma minden helyéhez.
cli-help-dataset = Botok játszanak; a játszmák, a döntések és az eredmények Parquet-fájlokba kerülnek.
cli-help-dataset-folder = A kiírandó mappa; még nem létezhet.
cli-help-dataset-features = Az is kerüljön bele számokban, mit látott a játékos az egyes döntéseknél.
cli-help-arena-bots = A botok, vesszővel elválasztva. greedy@0.5: fél másodperc döntésenként, akármennyi ideje van a többinek. Nélküle: greedy,random; --ladder esetén minden bot, amelynek jelleme van.
cli-help-arena-n = Hány osztást játsszon minden párosítás. Minden osztás minden helyről sorra kerül.
cli-help-arena-gauntlet = Ez a bot játszik a többi ellen, azok egymás ellen nem.
cli-help-arena-ladder = Minden bot csak az előtte álló ellen játszik. Sorold fel őket a leggyengébbtől a legerősebbig.
cli-help-arena-seconds = Hány másodperc processzoridőt gondolkodhat egy bot egy döntésen. Nélküle: ameddig akar, és ugyanaz a véletlenmag ugyanazt az eredményt adja.
cli-help-arena-sprt = Egy párosítás véget ér, amint kiderül, hogy az első bot legalább a második számnyival erősebb, vagy legfeljebb az elsőnyivel. Élő-pontban, például 0,50.
cli-help-arena-jobs = Hány folyamat ossza el a munkát; 0: processzoronként egy.
cli-help-arena-ray = Játék az ezen a címen lévő Ray-fürtön; auto: azon, amelyhez ez a gép tartozik.
cli-help-arena-store = Az eredményeket őrző fájl. Ami már benne van, azt nem játsszák le újra.
cli-help-arena-file = Az eredményeket tartalmazó fájl.
cli-help-arena-mix = Azok a játszmák is számítanak, amelyeket a kód más változata játszott.
cli-help-arena-anchor = Ez a bot ezt az értékszámot kapja; a többi ehhez igazodik. Például random=1000. Nélküle: átlagosan 1500.
cli-help-arena-report = A táblázatok kiírása ebbe a fájlba is; a vége .md vagy .json.

## Before the match
cli-default = (Enter)
cli-yes = igen
cli-no = nem
# All words that mean yes, separated by blanks.
cli-yes-words = i igen y yes
cli-pick-again = Írj be egy számot 1 és { $count } között, vagy egy szó elejét.
cli-ask-game = Melyik játék?
cli-ask-seats = Hány játékos?
cli-ask-player = { $number }. hely: ki ül itt?
cli-ask-for-seat = { $number }. hely?
cli-person = ember
cli-bot = bot
cli-player = { $number }. játékos
cli-seed = Véletlenmag (seed): { $seed }. Azonos mag és azonos döntések: azonos játszma.

## At the table
cli-thinks = { $name } gondolkodik…
cli-pass-keyboard = Add át a billentyűzetet neki: { $name }. { $name }, nyomj Entert.
cli-group = { $count } lehetőség
cli-a-square = MEZŐ
cli-a-card = LAP
cli-a-colour = SZÍN
cli-footer = Írd be a döntést vagy a számát, vagy: ways why card hand log undo save hint help quit
cli-which = { $count ->
        [one] Csak egy lehetőség illik rá. Ez az?
       *[other] { $count } lehetőség illik rá. Melyik legyen?
    }
cli-not-possible = „{ $text }”: ez most nem lehetséges. A help megmutatja, mit írhatsz be; a why és egy dolog neve azt, hogy miért nem lehet.
cli-no-number = Írj be egy számot 1 és { $count } között.
cli-no-ways = Most nincs mit megmutatni.
cli-no-reason = Semmi sem tiltja.
cli-other-choice = Most valami mást kell választani.
cli-say-which = Mondd meg, melyiket, például: why e5, card knight.
cli-several = „{ $text }” több dolgot is jelenthet: { $names }.
cli-unknown-thing = Itt semmit sem hívnak így: „{ $text }”.
cli-cannot-undo = Az utolsó döntés már nem vonható vissza.
cli-undone = Visszavonva: { $text }
cli-sure = { $text }: biztosan? (igen/nem)
cli-saved = A játszma ide mentve: { $file }.
cli-resume = Így folytathatod: rulebound play { $game } --resume { $file }
cli-left = Viszlát. Nem volt lépés, ezért nem készült mentés.
cli-help-table =
    Írd be, mit szeretnél tenni, ahogy a menü írja. A szavak eleje is elég.
    Egy szám a menünek azt a sorát választja.

      why LAP             miért nem használható most egy lap
      card LAP            bármely lap szövege
      hand                a lapjaid
      table               minden újra (vagy csak nyomj Entert)
      log                 minden, ami eddig történt
      hint                a három legjobb választás és az okuk
      undo                az utolsó döntés visszavonása
      save FÁJL           a játszma mentése
      quit                a játszma mentése és kilépés

## The end
cli-result = A játszmának vége
cli-place = Helyezés
cli-name = Név
cli-score = Pontszám

## Replay
cli-replay-open = Az asztal { $at } döntés után (összesen { $count }).
cli-replay-step = Döntés: { $at } / { $count }. Enter: a következő; q: kilépés.

## The server
cli-serve-address = A Rulebound itt érhető el: { $url }
cli-serve-stop = A Ctrl-C leállítja. Semmi sem vész el: a játszmák ott folytatódnak, ahol tartottak.
cli-backup-done = A mentés elkészült: { $file }. Asztalok: { $tables }; játékosok: { $players }.
cli-restore-done = A mentés visszaállítva: { $file }. Asztalok: { $tables }; játékosok: { $players }.

## Simulations
cli-sim-progress = Lejátszás
cli-sim-bot = Bot
cli-sim-games = Játszmák
cli-sim-wins = Győzelmek
cli-sim-share = Arány
cli-sim-interval = 95%-os intervallum
cli-sim-score = Átl. pontszám
cli-sim-matches = Játszmák
cli-sim-draws = Döntetlenek
cli-sim-order = Első helyezések, { $number ->
        [1] kezdőjátékos
       *[other] { $number }. játékos a sorrendben
    }
cli-sim-seat = Első helyezések, { $number }. hely az asztalnál
cli-sim-choices = Döntések egy játszmában
cli-sim-turns = Körök egy játszmában

## What bots learnt
cli-train-kind = Fajta
cli-train-games = Játszmák
cli-train-tables = Állások
cli-train-before = Log-veszteség előtte
cli-train-after = utána
cli-train-feature = Jellemző
cli-train-contest = Új súlyok a régiek ellen: { $won } megnyert játszma, összesen { $played }.

## The report of a simulation
cli-report-title = { $seats } játékos, { $count } játszma
cli-report-times = Játszva
cli-report-share = Pontot írók
cli-report-average = Pont játékosonként
cli-report-largest = Legtöbb
cli-report-smallest = Legkevesebb
cli-report-bots = Botok: { $bots }
cli-report-svg-alone = Az --svg csak a --report kapcsolóval használható.

## The arena
cli-arena-seats = { $count } játékos
cli-arena-seconds = döntésenként { $seconds } mp
cli-arena-seed = véletlenmag: { $seed }
cli-arena-played = Osztások: { $deals }; játszmák: { $matches }.
cli-arena-left-out = Nem számító játszmák: { $count } (nem minden helyről lejátszott osztásból, vagy egy próba vége után).
cli-arena-cross = Mindenki mindenki ellen: a sor részesedése a pontokból az oszlop ellen
cli-arena-meetings = Párosítások
cli-arena-meeting = Botok
cli-arena-deals = Osztások
cli-arena-results = Győzelem / döntetlen / vereség
cli-arena-share = Arány (95%)
cli-arena-lead = Pontelőny
cli-arena-test = Erősebb?
cli-arena-open = nyitott
cli-arena-ratings = Értékszámok
cli-arena-elo = Élő
cli-arena-thought = Idő döntésenként
cli-arena-choices = Döntések
cli-arena-mean = Átlag
cli-arena-most = 99% ennyin belül
cli-arena-longest = Leghosszabb
cli-arena-late = Több mint { $seconds } mp késés
cli-arena-exported = Az eredmények itt vannak: { $file }. Sorok: { $count }.
cli-dataset-written = A játszmák itt vannak: { $folder }. Játszmák: { $matches }; döntések: { $count }.
cli-arena-stopped = Leállítva. Minden eddig lejátszott játszma megmarad, és ugyanaz a parancs innen folytatja.
cli-arena-stopped-lost = Leállítva. A --store FILE kapcsolóval ugyanaz a parancs innen folytatná.
cli-arena-one-form = Válassz: --gauntlet vagy --ladder, a kettő együtt nem megy.
cli-arena-bad-sprt = Ez nem két Élő-különbség: „{ $text }”; írd például így: 0,50.
cli-arena-bad-anchor = Ez nem egy bot az értékszámával: „{ $text }”; írd például így: random=1000. A botok: { $known }.
cli-arena-bad-report = A fájlnév vége .md vagy .json legyen: { $file }.
cli-arena-no-store = Nem létezik: { $file }.
cli-arena-not-store = Ebben nincsenek arénaeredmények: { $file }.
cli-arena-spoilt = Sérült fájl: { $file } ({ $reason }).
cli-arena-other-code = A fájlban a kód más változatával lejátszott játszmák is vannak ebből a versenyből: { $file }. Válassz másik fájlt, vagy számítsd be őket a --mix kapcsolóval.
cli-arena-other-node = Ezeket a játszmákat a kód más változata játszotta. Telepítsd ezt a fürt minden gépére, vagy használd a --mix kapcsolót.

## Games
cli-games-seats = Játékosok: { $seats }
cli-games-option = Beállítás
cli-games-default = Alapérték
cli-games-allowed = Megengedett
cli-games-meaning = Jelentés

## Errors
cli-error-language = Nincs ilyen nyelv: { $language }; választható: { $known }.
cli-error-option = „{ $text }” nem beállítás: írd név=érték alakban.
cli-error-player = Nincs ilyen nevű játékos: { $name }; választható: { $known }.
cli-error-player-count = { $players } játékos van { $seats } helyre.
cli-error-names = { $names } név van { $people } emberre.
cli-error-read = Nem olvasható: { $file } ({ $reason }).
cli-error-too-long = Nagyobb, mint { $limit } MB: { $file }.
cli-error-not-text = Ez nem szövegfájl: { $file }.
cli-error-not-json = Ez nem egy mentett játszma: { $file }.
cli-error-exists = Már létezik: { $file }; válassz másik nevet.
cli-error-folder = Nem létezik a mappája ennek a fájlnak: { $file }.
cli-error-write = Nem írható: { $file } ({ $reason }).
cli-error-seat = Nincs { $number }. hely; összesen { $count } van.
cli-error-at = Nincs ilyen döntés: { $at }; a mentett játszmában { $count } van.
cli-error-not-backup = Ez nem a Rulebound adatbázisa: { $file }.
cli-error-newer = Ezt a Rulebound egy újabb változata készítette: { $file }.
cli-error-running = Egy szerver éppen használja: { $file }; előbb állítsd le.
cli-error-not-empty = Már vannak benne asztalok vagy játékosok: { $file }; a --force lecseréli őket.
cli-error-sqlite-only = Ez SQLite-fájlokhoz való; PostgreSQL-hez használd a pg_dump és a psql programot.

## What a bot would do, and where a match turned
cli-help-hint = A három legjobb választás és az okuk, csak azzal a tudással, ami a játékosé.
cli-help-hint-file = Egy feljegyzés, ahogy a „play” elmenti; --game kapcsolóval egy állás.
cli-help-hint-at = Ennyi választás után. Nélküle: a feljegyzés végén.
cli-help-hint-game = A fájl ennek a játéknak egy állása.
cli-help-hint-seconds = Meddig gondolkodhat a bot.
cli-help-hints = Beírható-e a hint parancs.
cli-help-analyse = Megmutatja, hol dőlt el egy befejezett játszma, és mi lett volna jobb.
cli-help-analyse-seconds = Meddig gondolkodjon az egész játszmáról.
cli-help-analyse-report = Jelentést is ír ebbe a fájlba, amelynek vége .md vagy .html.
cli-help-play-on = Onnan tovább lehet játszani. A feljegyzés nem változik.
cli-help-play-on-players = Kik játszanak tovább, helyenként: you vagy egy bot neve. Nélküle: you annak a helyén, aki választ.
cli-hint-none = Nincs miből választani.
cli-hint-below = Nyerési esély százalékban, ± { $within }, { $samples } végigjátszott játékból. A bot annyit tud, amennyit te.
cli-hint-over = Ott már vége a játszmának.
cli-hint-off = Ennél az asztalnál nincs segítség.
cli-hint-thinks = A legjobb választások keresése …
cli-analysis-progress = Választások
cli-analysis-none = Egyetlen választás sem adta fel biztosan a nyerési esély tizedét.
cli-analysis-played = ezt játszották
cli-analysis-moves = Megjelölt választások
cli-analysis-number = Választás
cli-analysis-player = Játékos
cli-analysis-choice = Ezt játszották
cli-analysis-chance = Esély
cli-analysis-mark = Jel
cli-analysis-point = { $number }. választás, { $name } { $mark }: { $lost } százalék veszett el
cli-analysis-line = A várt folytatás: { $line }
cli-analysis-curve = Mindegyik oldal nyerési esélye
cli-analysis-open = Csak befejezett játszmát lehet elemezni.
cli-error-analyse-report = { $file }: a végének .md-nek vagy .html-nek kell lennie.

cli-help-admin = A szerver gazdájának: fiókok, bejelentések, asztalok, közlemények, meghívók.
cli-help-admin-status = Miből mennyi van.
cli-help-admin-accounts = Fiókok listája.
cli-help-admin-suspend = Fiók felfüggesztése és kijelentkeztetése mindenhol.
cli-help-admin-restore = Felfüggesztett fiók visszaengedése.
cli-help-admin-sign-out = Fiók kijelentkeztetése mindenhol.
cli-help-admin-reports = A bejelentések listája.
cli-help-admin-settle = Bejelentés elintézettnek jelölése.
cli-help-admin-tables = A be nem fejezett asztalok listája, akár egyetlen fióké.
cli-help-admin-end-table = Asztal lezárása: a játszma eredmény nélkül ér véget.
cli-help-admin-announce = Közlemény mindenkinek a társalgóban.
cli-help-admin-announcements = A társalgó közleményeinek listája.
cli-help-admin-withdraw = Közlemény visszavonása.
cli-help-admin-invite = Meghívók készítése; mindegyik egyszer használható.
cli-help-admin-invitations = A meghívók listája.
cli-help-admin-login = A fiók felhasználóneve.
cli-help-admin-number = A listában szereplő szám.
cli-help-admin-search = Felhasználónév, név eleje vagy e-mail-cím.
cli-help-admin-settled = Az elintézettek.
cli-help-admin-table = Az asztal vagy a címe.
cli-help-admin-text = A szöveg angolul.
cli-help-admin-in = A szöveg más nyelven, például el=…; többször is megadható.
cli-help-admin-hours = Hány órára; enélkül a visszavonásig.
cli-help-admin-note = Megjegyzés magadnak: kinek szól.
cli-admin-status = Fiókok: { $accounts } (felfüggesztve: { $suspended }); vendégek: { $guests }. Asztalok: nyitott { $open }, folyamatban { $running }, befejezett { $finished }. Elintézendő bejelentések: { $reports }.
cli-admin-suspended = felfüggesztve
cli-admin-done = Kész.
cli-admin-nothing = Nincs ilyen.
cli-admin-nobody = Nincs ilyen fiók: { $login }.
cli-admin-no-data = Itt nincs adatbázis: { $file }.
cli-admin-bad-language = Ez nem nyelv és szöveg, mint például el=…: { $given }
cli-admin-announced = Kihirdetve, száma: { $number }.
cli-admin-used = felhasználta: { $name }

## Cards
cli-help-cards = Egy játék lapjai: mind, vagy amelyeknek ez a neve.
cli-help-cards-name = Egy név vagy egy része, bármelyik nyelven, ékezet nélkül is.
cli-help-cards-where = Csak ami ilyen: school=highland. Többször is megadható; azonos fajtán belül bármelyik jó.
cli-cards-no-gallery = A(z) „{ $game }” játék nem mutat lapokat.
cli-cards-none = Nincs ilyen lap: { $name }
cli-cards-where = „{ $given }” nem fajta=érték alakú; fajták: { $facets }
cli-cards-value = Ismeretlen érték: „{ $value }” ({ $facet }); ismertek: { $known }
cli-cards-count = { $count } lap
cli-cards-rulings = Pontosítások
cli-cards-rules = Szabályok: { $rules }
