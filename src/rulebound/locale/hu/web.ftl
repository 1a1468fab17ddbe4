### The web client: lobby, people, settings, pages

## Everywhere
web-ago-now = az imént
web-ago-minutes = { $count } perce
web-ago-hours = { $count } órája
web-ago-days = { $count } napja

web-name = Rulebound
web-skip = A tartalomhoz
web-close = Bezárás
web-save = Mentés
web-saved = Mentve.
web-on = Be
web-off = Ki
web-try-now = Próbáld ki!
web-loading = Az oldal betöltődik …

## Header
web-nav = Oldalak
web-nav-play = Játék
web-nav-mine = Asztalaim
web-nav-waiting = { $count ->
        [one] egy vár rád
       *[other] { $count } vár rád
    }
web-nav-replays = Visszajátszások
web-nav-learn = Így játsszuk
web-nav-name = A neved

## Your move
# A number of waiting tables in the title of the browser's tab.
web-title-waiting = ({ $count }) Rulebound
web-morning = Jó reggelt, { $name }!
    .guest = Jó reggelt!
web-day = Szia, { $name }!
    .guest = Szia!
web-evening = Szép estét, { $name }!
    .guest = Szép estét!
web-your-move = Te következel { $count ->
        [1] egy asztalnál
        [2] két asztalnál
        [3] három asztalnál
        [4] négy asztalnál
       *[other] { $count } asztalnál
    }.
web-waiting = Asztalok, amelyek rád várnak
# $ago is a time such as "12 minutes ago".
web-waits = Többiek: { $others }. Utolsó lépés: { $ago }
    .alone = Egyedül. Utolsó lépés: { $ago }
web-waits-begun = Többiek: { $others }. Kezdődik: { $kind }
    .alone = Kezdődik: { $kind }

## Games and tables
web-choose-game = Válassz játékot
web-tables = Asztalok
web-tab-open = Nyitott asztalok, { $count }
web-tab-running = Nézhető, { $count }
web-tab-mine = Asztalaim, { $count }
web-only = Csak { $game }
web-only-all = Minden játék mutatása
web-tables-more = További asztalok
# "Chess, blitz": a game and its form.
web-row-kind = { $game }, { $form }
web-row-sit = Leülök
    .label = Leülök ehhez az asztalhoz: { $title }
web-row-watch = Nézem
    .label = Nézem ezt az asztalt: { $title }
web-row-continue = Folytatás
    .label = Folytatás: { $title }
web-row-look = Megnézem újra
    .label = Megnézem újra: { $title }
web-row-waiting = Játékosokra vár
web-row-closed = Bezárva
# $ago is a time such as "2 days ago".
web-row-over = Véget ért { $ago }
web-row-yours = Te jössz
web-row-theirs = { $name } következik
web-empty-open = Most nincs nyitott asztal
    .note = Nyiss egyet, és küldd el a linket, vagy játssz most egy bottal.
web-empty-running = Most senki sem játszik nyilvánosan
    .note = Nyiss mindenki előtt nyitott asztalt, vagy játssz most egy bottal.
web-empty-mine = Még egy asztalnál sem ülsz
    .note = Nyiss egyet, és küldd el a linket, vagy játssz most egy bottal.
web-play-bot = Játék bottal
web-chair-open = { $count ->
        [one] egy szabad hely
       *[other] { $count } szabad hely
    }
web-chair-gentle = { $count ->
        [one] egy szelíd bot
       *[other] { $count } szelíd bot
    }
web-chair-steady = { $count ->
        [one] egy higgadt bot
       *[other] { $count } higgadt bot
    }
web-chair-sharp = { $count ->
        [one] egy éles eszű bot
       *[other] { $count } éles eszű bot
    }
web-bot-gentle = Szelíd
web-bot-patient = Türelmes
web-bot-steady = Higgadt
web-bot-sharp = Éles eszű
web-bot-pip = Pip
web-bot-pip-line = Azt rakja le, ami szép, és minden harmadik fenyegetés elkerüli a figyelmét.
web-bot-quill = Tüske
web-bot-quill-line = Összegömbölyödik: egyben tartja, amije van, és ritkán támad.
web-bot-tock = Csóri
web-bot-tock-line = Mindent gyűjt, ami csillog: feladatot, kristályt, bányát.
web-bot-bram = Bram
web-bot-bram-line = Beássa magát, és számol. Semmit sem ad ingyen.
web-bot-vesper = Vesper
web-bot-vesper-line = Szereti a merész ötleteket. Csodával nyer, vagy sehogy.
web-bot-ash = Ash
web-bot-ash-line = Szándékosan hagyja neked a jó mezőt.
web-bot-sable = Sable
web-bot-sable-line = Azt támadja, amit épp most építettél.
web-bot-alder = Alder
web-bot-alder-line = Már az első lépéstől az utolsó fordulót játssza.

## Set a table
web-set = Új asztal
web-set-open = Az asztal megnyitása
web-set-friend = Megnyitás egy baráttal ({ $seat }. hely), link másolása
web-set-seats = Helyek
web-set-players = { $count } játékos
web-set-teams = { $count } csapat
web-set-seat = { $number }. hely
web-set-side = { $number }. csapat
web-set-chosen = { $count } kiválasztva
web-set-you = Te
web-set-person = Ember
web-set-bot = Bot
web-set-strength = Milyen erős a bot
web-set-step = Erősség: { $step } / { $steps }
web-set-public = Hozzáférés
web-set-by-link = linkkel
web-set-for-all = mindenkinek
web-set-watching = Nézők
web-set-watching-yes = lehetnek
web-set-watching-no = csak játékosok
web-set-help-free = ki-ki maga választja
web-set-hints = Tippek
web-set-hints-usual = botok ellen
web-set-hints-yes = igen
web-set-hints-no = nem
web-set-clock = Óra
web-set-clock-none = nincs óra
web-set-clock-seconds = { $count } mp
web-set-clock-minutes = { $count } perc
web-set-clock-hours = { $count } óra
web-set-clock-days = { $count } nap
web-set-seed = Véletlenmag
web-set-seed-random = véletlen
web-set-seed-several = véletlen (mások is játszanak)
web-set-more = Lejjebb folytatódik
web-set-small-print = További beállítások
web-set-title = Az asztal neve
web-set-title-none = az asztalod
web-set-title-usual = { $name } asztala
web-edition-line = Nem olvasható: { $file }. Nem értelmezhető sor: { $line }.
web-edition-long = Túl hosszú ahhoz, hogy kiadás legyen: { $file }.

## Who you are
web-who = Ki vagy?
web-who-note = Elég egy név. Ezen az eszközön marad meg, és az asztalnál látszik.
web-who-go = Tovább
web-who-guest = Tovább csak névvel
web-who-account = Van fiókom
web-your-name = A neved
web-account = Te
web-account-in = Bejelentkezve: { $login }.
web-account-note = A fiók minden eszközön megőrzi a nevedet, a beállításaidat és az asztalaidat.
web-account-new = Új fiók
web-account-login-note = Jelentkezz be, és itt is megtalálod a nevedet, a beállításaidat és az asztalaidat.
web-login = Felhasználónév
web-login-given = A felhasználóneved
web-login-given-note = Ezzel és a jelszavaddal jelentkezhetsz be más eszközökön. Őrizd meg.
web-password = Jelszó
web-password-note = Legalább nyolc karakter. A legjobb három-négy szó, amelyek nem függenek össze.
web-password-change = Jelszó megváltoztatása
web-password-old = Jelenlegi jelszó
web-password-new = Új jelszó
web-password-save = Az új jelszó mentése
web-password-changed = A jelszó megváltozott. Mindenhol máshol kijelentkeztettünk.
web-log-in = Bejelentkezés
web-log-out = Kijelentkezés
web-register = A fiók létrehozása
web-sessions = Itt vagy bejelentkezve
web-session-device = { $browser } – { $system }
web-session-unknown = Ismeretlen eszköz
web-session-current = Ez az eszköz
web-session-seen = Utoljára használva: { $when }
web-session-end = Kijelentkezés
web-session-end-of = Kijelentkezés: { $device }
web-sessions-end = Kijelentkezés mindenhol máshol
web-sessions-ended = A kijelentkezés megtörtént.

## Settings
web-settings = Beállítások
web-settings-look = Megjelenés és játék
web-language = Nyelv
web-theme = Megvilágítás
web-theme-auto = A rendszer szerint
web-theme-lamplight = Lámpafény
web-theme-daylight = Nappali fény
web-motion = Mozgás
web-motion-auto = A rendszer szerint
web-motion-full = Animációval
web-motion-reduced = Animáció nélkül
web-sound = Hang
web-volume = Hangerő
web-colours = A játékosok színei
    .note = A formák mindig megkülönböztetik a játékosokat; a jól elkülönülő színek világossága is más.
web-colours-standard = Mint a dobozban
web-colours-distinct = Jól elkülönülő
web-confirm = A döntéseid
    .note = Ami nem vonható vissza, az mindig a gombra vár.
web-confirm-button = A gombra várnak
web-confirm-touch = Az utolsó érintésre megtörténnek
web-help = Segítség
    .note = Egy asztal minden játékosának megszabhatja a segítséget.
web-help-full = Teljes
    .note = Megmutatja a választás minden módját, azt is, ami már majdnem lehetséges, és a biztos következményeket.
web-help-legal = Szabályos lépések
    .note = Csak azt mutatja, ami most megérinthető.
web-help-table = Asztal
    .note = Semmit sem mutat, amíg meg nem érinted, mint egy igazi asztalnál.
web-keys = Betűbillentyűk
    .note = A nyilak, az Enter és az Escape mindig működnek.

## Replays
web-replays = Visszajátszások
web-replays-note = Befejezett játszmák, amelyeket mindenki láthat, és a sajátjaid.
web-replays-import = Mentett játszma megnyitása
web-replays-import-note = Húzd ide egy játszma fájlját, vagy válaszd ki. Visszajátszásként nyílik meg.
web-replays-choose = Fájl kiválasztása
web-replays-reading = A játszma újrajátszása és ellenőrzése folyik.
web-replays-not-json = Ez nem egy mentett játszma: { $file }.
web-replays-long = Túl hosszú ahhoz, hogy mentett játszma legyen: { $file }.
web-replays-empty = Még nincs befejezett játszma
    .note = Játssz le egyet, vagy nyiss meg egy mentett játszmát fájlból.

## Learn
web-guides = Így játsszuk
web-guides-note = Az útmutató végigkísér egy igazi asztalnál. Próbálj ki bátran mindent; minden lépésnél megvár.
web-guide-start = Kezdés
web-guide-start-game = Az útmutató indítása
    .label = Az útmutató indítása: { $game }
web-guide-rules = A szabályok elolvasása
    .label = A szabályok elolvasása: { $game }
web-guide-opening = Az útmutató előkészíti az asztalt.
web-guide-table = Az útmutató
web-guide-retry = Újra
web-guide-none = Ehhez a játékhoz nincs útmutató.
web-rules-of = Szabályok: { $game }
web-rules-contents = Fejezetek
web-rules-book = A teljes szabálykönyv
web-rules-book-language = A szabálykönyv angol nyelvű.
web-rules-short = A szabályok röviden
web-rules-chapter = A teljes fejezet
web-rules-unknown = Nincs { $rule } szabály.

## Credits
web-credits = Közreműködők
web-credits-icons = Képek
web-credits-icons-note = Átszínezve az asztalainkhoz. Rajzolták:
web-credits-fonts = Betűtípusok
web-credits-fonts-note = Mindegyik a SIL Open Font License 1.1 feltételei szerint.
web-credits-own = A táblák, a lapkeretek, a jelek, a rangok és a jelölések saját rajzaink. Kiadói képet nem használunk.
web-credits-games = A játékok
web-credits-games-note = A Rulebound nem áll kapcsolatban velük.

## When something is missing
web-nowhere = Ezen a címen nincs oldal
    .note = Talán elköltözött, vagy csonka a link.
web-no-table = Ezen a címen nincs asztal
    .note = Talán a gazdája bezárta, vagy csonka a link.
web-to-lobby = A kezdőlapra
web-paste = Másik link beillesztése
web-paste-go = Ugrás oda
web-paste-foreign = Ez a link másik webhelyre vezet.
web-stopped = Ez az oldal leállt
    .note = Az asztal biztonságban van: minden döntés eltárolódott, mielőtt látszott volna. Töltsd be újra az oldalt, és ott folytatod, ahol voltál.
web-stopped-reload = Újratöltés
web-stopped-copy = Jelentés másolása
web-stopped-copied = Másolva
web-stopped-report = A jelentésben a játék, a beállítások, a hiba és a verzió van. Se név, se csevegés.

## Refusals
web-trouble-no-connection = A kiszolgáló nem érhető el.
web-trouble-try-again = A kiszolgáló elfoglalt. Próbáld újra kicsit később.
web-trouble-too-fast = Ez rövid idő alatt túl sok volt. Várj egy kicsit.
web-trouble-too-large = Ez túl hosszú a kiszolgálónak.
web-trouble-bad-option = Ezek a beállítások nem illenek össze.
web-trouble-bad-record = Ez a mentett játszma nem játszható vissza.
web-trouble-not-examined = A kiszolgálónak most nem jutott ideje megnézni ezt a mentett játszmát. Próbáld újra kicsit később.
web-trouble-bad-request = A kiszolgáló ezt nem érti.
web-trouble-known-seed = Véletlenmagot csak akkor választhatsz, ha egyedül játszol botokkal.
web-trouble-bad-name = A névben láthatatlan karakterek vannak. Írd be nélkülük.
web-trouble-other-login = Ez a felhasználónév már nem szabad. Kaptál egy másikat: próbáld újra.
web-trouble-wrong-login = A felhasználónév és a jelszó nem illik össze.
web-trouble-wrong-password = Nem ez a jelenlegi jelszavad.
web-trouble-weak-password-own = A jelszó túlságosan hasonlít a nevedre. Válassz olyan szavakat, amelyekről senki sem gondolna rád.
web-trouble-weak-password-common = Ezt a jelszót sokan használják, ezért ezt próbálják ki először. Fűzz össze három-négy szót, amelyek nem függenek össze.
web-trouble-weak-password-pattern = Az ismétlődéseket, a szomszédos billentyűket és a dátumokat hamar kitalálják. Fűzz össze inkább három-négy szót.
web-trouble-weak-password-short = A jelszó túl rövid ahhoz, hogy biztonságos legyen. Adj hozzá még egy-két szót.
web-trouble-no-such-session = Azon az eszközön már ki vagy jelentkezve.
web-trouble-seat-taken = Valaki épp most foglalta el azt a helyet.
web-trouble-not-open = Ez a játszma már elkezdődött. Nézheted.
web-trouble-no-such-table = Ez az asztal már nem létezik.
web-trouble-no-such-game = Ez a játék itt nem játszható.
web-trouble-too-many-friends = Már elég embert jelöltél.
web-trouble-too-many-challenges = Várd meg, amíg valaki válaszol.
web-trouble-not-reached = Ezt az embert nem lehet megkérdezni.
web-trouble-other = A kiszolgáló ezt elutasította.

## The first page
web-about = Társasjátékok, pontosan a szabályok szerint.
    .note = Játssz a böngésződben, barátokkal vagy botok ellen. Az asztal minden szabályt ismer, megmutatja, mit tehetsz, és megmondja, ha valamit miért nem lehet.
web-promise = Ingyenes, nyílt forráskódú, fiók nélkül.
web-learn-five = Tanuld meg öt perc alatt
    .label = Tanuld meg öt perc alatt: { $game }
web-quick = Ülj le most
web-quick-game = Játék
web-quick-against = Ellenfél
web-quick-friend = Egy barát, linkkel
    .note = Küldd el, ahogy szeretnéd. Elég rákattintania.
web-quick-play = Játék: { $bot } ellen
web-quick-now = { $kind }, ellenfél: { $bot }
web-quick-other = Módosítás
web-quick-change = Más helyek, forma vagy szabályok
web-quick-short = Vissza a rövid űrlaphoz
# What the name of somebody is who has not said one: "Guest 417".
web-guest-name = { $number }. vendég

## Coming back
web-once = Még egyszer
web-once-again = Újra
    .label = Újra: { $kind }
# $others is a list of people and bots.
web-once-with = többiek: { $others }
    .alone = egyedül
web-left-minutes = még { $count } perc
web-left-hours = még { $count } óra
web-left-days = még { $count } nap
web-ended = Véget ért, amíg nem voltál itt
web-ended-won = Nyertél
web-ended-lost = Vesztettél
web-ended-drawn = Döntetlen

## The app
web-offline = Nincs kapcsolat. Amit látsz, régi lehet.
web-newer = Új változat érkezett.
web-newer-load = Betöltés

## What one has played

web-nav-history = Előzmények
web-history = Játszmáid
web-history-empty = Még nincs befejezett játszma
    .note = Játssz le egyet, és itt lesz.
web-history-guest = Még nem ismerünk
    .note = Aki játszik, nevet kap, aztán előzményeket is.
web-history-nothing = Ilyen nincs
web-history-clear = Összes törlése
web-history-search = Keresés címekben és nevekben
web-history-filters = Szűrők és számok
web-history-result = Eredmény
web-history-game = Játék
web-history-form = Forma
web-history-side = Iskola vagy frakció
web-history-person = Kivel
web-history-won = Nyert
web-history-drawn = Döntetlen
web-history-lost = Vesztett
web-history-figures = { $won } nyert, { $drawn } döntetlen, { $lost } vesztett
web-history-outcome-won = Győzelem
web-history-outcome-drawn = Döntetlen
web-history-outcome-lost = Vereség
web-history-outcome-open = Nincs eredmény
web-history-place = { $place }. hely / { $seats }
web-history-score = { $outcome }, { $score }
web-history-shown = { $shown } / { $total }
web-history-more = Továbbiak
web-history-export = Minden mentett játszma letöltése
web-history-alone = egyedül
web-history-stood-in = { $name } helyett bot döntött: { $count } alkalommal
web-history-stood-in-you = helyetted bot döntött: { $count } alkalommal
web-history-pictures = Képek
web-history-list = Lista
web-history-when = Mikor
web-history-from = Ettől
web-history-until = Eddig
web-history-month = Az utóbbi 30 nap
web-history-two = Ti ketten
    .told = Te { $won }, { $name } { $lost }
web-history-two-level = { $count } döntetlen
web-history-rematch = Visszavágó
    .label = Visszavágó: { $title }
web-nav-people = Emberek
web-nav-asked = { $count } kérés vár a válaszodra
web-people = Emberek
web-people-guest = A barátokhoz fiók kell
    .note = Hozz létre egyet a beállításokban, és akikkel játszottál, újra megtalálnak.
web-people-friends = Barátok
web-people-none = Még nincs barátod. Jelölj be valakit, akivel játszottál.
web-people-met = Akikkel mostanában játszottál
web-people-own = A saját profilod
web-people-here = most itt van
web-people-asked = a barátod szeretne lenni
web-people-asking = még nem válaszolt
web-people-ask = Barátnak jelölöm
    .label = Barátnak jelölöm: { $name }
web-people-accept = Elfogadom
    .label = Barátság elfogadása: { $name }
web-people-decline = Most nem
    .label = Most nem: { $name }
web-people-back = Visszavonom
    .label = Visszavonás: { $name }
web-people-remove = Barátság vége
    .label = Barátság vége: { $name }
web-people-watch = Nézem
    .label = Nézem, ahogy játszik: { $name }
web-people-look = Megnézem
    .label = Az asztal megtekintése: { $name }
web-people-challenge = Kihívás
    .label = Kihívás: { $name }
web-people-challenges = Kihívások
web-people-by = { $name } kihív téged
web-people-to = Kihívtad: { $name }
web-people-not-now = most nem
web-people-which = Mit szeretnél játszani?
web-profile-since = itt van { $date } óta
web-profile-matches = { $count } játszma
web-profile-results = Eredmények
web-profile-last = A legutóbbi eredmények
web-profile-sides = Iskolák és frakciók
web-profile-forms = Formák
web-profile-of = nyert / játszott
web-profile-recent = Legutóbbi játszmák
web-profile-none = Még nincs befejezett játszma.
web-profile-private = { $name }: a többi nem nyilvános.
web-profile-shown = Ki látja a profilodat
web-profile-shown-everyone = mindenki
web-profile-shown-friends = a barátok
web-profile-shown-nobody = csak te
