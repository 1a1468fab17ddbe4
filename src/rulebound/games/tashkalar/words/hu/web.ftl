### Tash-Kalar in the browser

## Tabs and headings
web-tashkalar-hand = A lapjaid
web-tashkalar-hand-of = { $name } lapjai
web-tashkalar-ready = { $cards } lapból { $ready } idézhető meg most
web-tashkalar-ready-here = ide idézhető: { $ready } ({ $square })
web-tashkalar-watching = Nézőként vagy itt. A kézben lévő lapok rejtve maradnak.
web-tashkalar-tab-card = Lap
web-tashkalar-tab-card-none = Érints meg egy lapot a kezedben, hogy itt elolvasd.
web-tashkalar-tab-hand = Lapok, { $cards }
web-tashkalar-tab-tasks = Feladatok
web-tashkalar-tab-score = Pontok
web-tashkalar-board = Az aréna

## Seats and scores
web-tashkalar-score-of = cél: { $goal }
web-tashkalar-score-lowest = legkisebb
web-tashkalar-fact-hand = Lapok
    .title = Teremtmények, legendák és Felvillanások kézben
web-tashkalar-fact-deck = Pakli
    .title = A saját pakliban maradt lapok
web-tashkalar-fact-supply = Készlet
    .title = Megmaradt jelzők: kétoldalas és legendás
web-tashkalar-fact-pieces = { $pieces } jelző, { $upgraded } felfejlesztett
web-tashkalar-track = { $colour }: { $points }
    .may = { $colour }: { $points }, még rögtönözhető idézés
    .used = { $colour }: { $points }, a rögtönzött idézés megtörtént
web-tashkalar-key-may = rögtönözhető
web-tashkalar-key-used = felhasználva
web-tashkalar-gate = a játék vége: { $goal } pont
web-tashkalar-control = { $name } helyett játszik
web-tashkalar-final-round = { $turns ->
        [one] Utolsó körök, még 1 van hátra
       *[other] Utolsó körök, még { $turns } van hátra
    }

## The eyebrow of the bar
web-tashkalar-eyebrow-setup = Az első kör előtt
web-tashkalar-eyebrow-actions = { $actions ->
        [0] A te köröd, nem maradt akció
        [one] A te köröd, utolsó akció
       *[other] A te köröd, még { $actions } akció
    }
web-tashkalar-eyebrow-final = { $actions ->
        [0] Utolsó kör, nem maradt akció
        [one] Utolsó kör, utolsó akció
       *[other] Utolsó kör, még { $actions } akció
    }
web-tashkalar-eyebrow-borrow = A következő megidézésben egy ellenséges jelző is segíthet
web-tashkalar-eyebrow-control = { $name } körében te irányítasz
web-tashkalar-eyebrow-step = { $card }, { $step }. mozgás, legfeljebb { $most }
web-tashkalar-eyebrow-may = { $card }, választható
web-tashkalar-eyebrow-must = { $card }, kötelező
web-tashkalar-eyebrow-flare = Felvillanás, nem kerül akcióba

## Questions
web-tashkalar-ask-turn = { $ready ->
        [0] Érints meg egy üres mezőt, hogy jelzőt rakj le.
        [one] Rakj le egy jelzőt, vagy idézz meg egy teremtményt: egy lap készen áll.
       *[other] Rakj le egy jelzőt, vagy idézz meg egy teremtményt: { $ready } lap készen áll.
    }
web-tashkalar-ask-turn-plain = Rakj le egy jelzőt, vagy idézz meg egy teremtményt.
web-tashkalar-ask-turn-lift = Nincs több jelző a készletedben. Érintsd meg egyik sajátodat, hogy máshová tedd.
web-tashkalar-ask-target = Érintsd meg a mezőt, ahol megjelenik: { $card }
web-tashkalar-ask-compare = Melyik ellenféllel hasonlítod össze magad?
web-tashkalar-ask-goal = Érintsd meg a célmezőt ({ $square } → …)
web-tashkalar-ask-claim = Szerezz meg egy feladatot, vagy fejezd be a kört
web-tashkalar-ask-return = Érintsd meg, amit a paklija aljára tennél, vagy tartsd meg a többit
web-tashkalar-ask-colour-of = Melyik szín álljon itt: { $square }?

## What the filled button would do
web-tashkalar-do-place = Jelző lerakása: { $square }
web-tashkalar-do-summon = Megidézés: { $card } ({ $square })
web-tashkalar-do-summon-destroy = { $victim ->
        [1] Megidézés: { $card } ({ $square }). Az ott álló közönséges jelző elpusztul.
        [2] Megidézés: { $card } ({ $square }). Az ott álló hősi jelző elpusztul.
       *[other] Megidézés: { $card } ({ $square }). Az ott álló legendás jelző elpusztul.
    }
web-tashkalar-do-summon-own = Megidézés: { $card } ({ $square }), saját jelződ helyére
web-tashkalar-do-summon-improvised = Megidézés: { $card } ({ $square }), ezzel: { $borrowed }. A pontozótáblán átfordul a jelződ: { $colour }.
web-tashkalar-do-summon-borrowed = Megidézés: { $card } ({ $square }), ezzel az ellenséges jelzővel: { $borrowed }
web-tashkalar-do-move = Mozgás: { $start } → { $end }
web-tashkalar-do-move-destroy = { $victim ->
        [1] Mozgás: { $end }. A közönséges jelző elpusztul.
        [2] Mozgás: { $end }. A hősi jelző elpusztul.
       *[other] Mozgás: { $end }. A legendás jelző elpusztul.
    }
web-tashkalar-do-move-own = Mozgás: { $end }. A saját jelződ elpusztul.
web-tashkalar-do-leap = Ugrás: { $start } → { $end }
web-tashkalar-do-leap-destroy = { $victim ->
        [1] Ugrás: { $end }. A közönséges jelző elpusztul.
        [2] Ugrás: { $end }. A hősi jelző elpusztul.
       *[other] Ugrás: { $end }. A legendás jelző elpusztul.
    }
web-tashkalar-do-leap-own = Ugrás: { $end }. A saját jelződ elpusztul.
web-tashkalar-do-discard = Eldobás: { $card }
web-tashkalar-do-discard-idle = { $card }: most nem idézhető meg. Eldobod?
web-tashkalar-do-flare = { $halves ->
        [1] A felső rész segítségül hívása, összehasonlítva ezzel: { $name }
        [2] Az alsó rész segítségül hívása, összehasonlítva ezzel: { $name }
       *[other] Mindkét rész segítségül hívása, összehasonlítva ezzel: { $name }
    }
web-tashkalar-do-flare-point = { $halves ->
        [1] A felső rész segítségül hívása. { $name } 1 pontot szerez.
        [2] Az alsó rész segítségül hívása. { $name } 1 pontot szerez.
       *[other] Mindkét rész segítségül hívása. { $name } 1 pontot szerez.
    }
web-tashkalar-do-claim = Feladat megszerzése: { $task }, { $points } pont
web-tashkalar-do-end-points = A kör befejezése és { $points } pont

## Buttons
web-tashkalar-verb-place = Lerakás
web-tashkalar-verb-summon = Megidézés
web-tashkalar-verb-lift = Felvétel
web-tashkalar-verb-discard = Eldobás
web-tashkalar-verb-return = A pakli aljára
web-tashkalar-verb-done = A többi megtartása
web-tashkalar-verb-flare = Segítségül hívás
web-tashkalar-verb-pass = Irányítás átadása
web-tashkalar-verb-end = A kör befejezése
web-tashkalar-verb-claim = Megszerzés
web-tashkalar-verb-skip = Kihagyás
web-tashkalar-verb-stop = Megállás
web-tashkalar-verb-stop-on = Megállás itt: { $square }
web-tashkalar-verb-destroy = Elpusztítás
web-tashkalar-verb-upgrade = Felfejlesztés
web-tashkalar-verb-downgrade = Lefokozás
web-tashkalar-verb-convert = Átalakítás
web-tashkalar-verb-choose = Kiválasztás
web-tashkalar-verb-move = Mozgás: { $square }
web-tashkalar-verb-leap = Ugrás: { $square }
web-tashkalar-verb-recall = A pakli tetejére
web-tashkalar-verb-school = Ezt választom
web-tashkalar-verb-keep = Megtartás
web-tashkalar-verb-start = Kezdés így
web-tashkalar-verb-score = Pontszerzés

## Chips
web-tashkalar-chip-ways = { $card }, { $ways } lehetőség
web-tashkalar-chip-instead = Megidézés itt: { $card }
web-tashkalar-chip-destroys = { $square }, elpusztít
web-tashkalar-chip-flare = { $halves ->
        [1] { $name }, felső rész
        [2] { $name }, alsó rész
       *[other] { $name }, mindkét rész
    }
web-tashkalar-chip-task = { $task }, { $points } pont
web-tashkalar-chip-score = { $colour }, { $name }

## Cards
web-tashkalar-kind = { $rank ->
        [common] Közönséges teremtmény
        [heroic] Hősi teremtmény
       *[legendary] Legenda
    }
web-tashkalar-ways = lehetőség
web-tashkalar-ways-squares = { $ways } lehetőség
web-tashkalar-on-squares = { $squares } mezőn
web-tashkalar-improvised = rögtönzött
web-tashkalar-improvised-for = { $square }, ezzel: { $borrowed }
web-tashkalar-improvised-onto = { $square }, a helyére
web-tashkalar-short-one = nyit: { $ways }
web-tashkalar-short-many = { $squares } mező
web-tashkalar-short-told = { $squares ->
        [one] Egy jelzővel itt: { $square }, megidézhető lenne
       *[other] Még egy jelzővel megidézhető lenne, { $squares } mezőn
    }
web-tashkalar-no-way = Most nem idézhető meg
web-tashkalar-turns = bármely elforgatás vagy tükrözés
web-tashkalar-here = itt
web-tashkalar-nowhere = sehol
web-tashkalar-played-by = kijátszotta: { $name }
web-tashkalar-card-name = { $state ->
        [none] { $card }, { $kind }
       *[other] { $card }, { $kind }, { $state }
    }
web-tashkalar-returned = A paklik alján

## Flares
web-tashkalar-flare = Felvillanás
web-tashkalar-flare-wakes = Használható, ha { $name } ennyivel vezet
web-tashkalar-flare-wakes-any = Használható, ha egy ellenfél ennyivel vezet
web-tashkalar-flare-upgraded = felfejlesztett
web-tashkalar-flare-pieces = jelző
web-tashkalar-flare-lead = { $have } / { $need }
web-tashkalar-flare-ready = { $halves ->
        [1] A felső rész most hat
        [2] Az alsó rész most hat
       *[other] Most mindkét rész hat
    }
web-tashkalar-flare-cost = Nem kerül akcióba.
web-tashkalar-flare-point = Nem kerül akcióba. { $name } 1 pontot szerez.
web-tashkalar-flare-point-in = Nem kerül akcióba. { $name } 1 pontot szerez { $colour } színben.
web-tashkalar-flare-upper = Felső, { $need } felfejlesztettel több:
web-tashkalar-flare-lower = Alsó, { $need } jelzővel több:
web-tashkalar-flare-column-upgraded = felfejlesztett, { $need }
web-tashkalar-flare-column-pieces = jelző, { $need }
web-tashkalar-flare-met = teljesül

## Tasks
web-tashkalar-tasks = Feladatok
web-tashkalar-tasks-claim = körönként egyet
web-tashkalar-task-met = Teljesül:
web-tashkalar-task-next = Következő, még nem szerezhető meg
web-tashkalar-task-points = { $points } pont
web-tashkalar-need-destroyed = ebben a körben elpusztítva: { $have } / { $need }
web-tashkalar-need-destroyed-upgraded = felfejlesztett: { $have } / { $need }
web-tashkalar-need-legendary-destroyed = { $need ->
        [1] ebben a körben elpusztított legendás: { $have } / 1
       *[other] ebben a körben elpusztított hősi: { $have } / { $need }
    }
web-tashkalar-need-pieces = jelzők: { $have } / { $need }
web-tashkalar-need-upgraded = felfejlesztett: { $have } / { $need }
web-tashkalar-need-legendary = legendás: { $have } / { $need }
web-tashkalar-need-red = piros mezők { $mine } : { $theirs }
web-tashkalar-need-green = zöld mezők { $mine } : { $theirs }
web-tashkalar-need-summoned = ebben a körben megidézve: { $have } / { $need }
web-tashkalar-need-summoned-red = piros mezőn: { $have } / { $need }
web-tashkalar-need-summoned-green = zöld mezőn: { $have } / { $need }
web-tashkalar-need-summoned-colored = színes mezőn: { $have } / { $need }
web-tashkalar-need-summoned-legends = legendák: { $have } / { $need }
web-tashkalar-need-cross = a kereszt mezői: { $have } / { $need }
web-tashkalar-need-lead = előny a legjobb vonalon: { $have } / { $need }
web-tashkalar-need-falling = lejtő átló: { $have } / { $need }
web-tashkalar-need-rising = emelkedő átló: { $have } / { $need }
web-tashkalar-need-chain = { $have ->
        [0] még nincs összekötve
       *[other] összekötve
    }
web-tashkalar-need-around = egy ellenséges jelző körül: { $have } / { $need }
web-tashkalar-need-isolated = { $have ->
        [0] nincs elszigetelt ellenséges jelző
       *[other] van elszigetelt ellenséges jelző
    }

## The tally of the turn
web-tashkalar-tally = Ebben a körben elpusztítva
web-tashkalar-tally-none = Ebben a körben még semmi sem pusztult el.
web-tashkalar-tally-pieces = { $colour }: { $pieces }
web-tashkalar-tally-common = { $count } közönséges
web-tashkalar-tally-heroic = { $count } hősi
web-tashkalar-tally-legendary = { $count } legendás
web-tashkalar-tally-points = { $points } pontot hoz
web-tashkalar-tally-nothing = még nem hoz pontot
web-tashkalar-tally-singles = Pár nélküli közönségesek: 1 pont egy általad választott színben
web-tashkalar-tally-preview = Ez összesen { $points } pontot hozna.

## Setup
web-tashkalar-schools = Iskolák
web-tashkalar-schools-open = { $schools } iskola szabad
web-tashkalar-school-taken = { $name } választotta
web-tashkalar-draft = A csomagod
web-tashkalar-draft-kept = megtartva: { $kept } / 18
web-tashkalar-kept = Megtartva a paklidhoz

## The board in words
web-tashkalar-square-red = piros mező
web-tashkalar-square-green = zöld mező
web-tashkalar-square-plain = egyszerű mező
web-tashkalar-square-central = { $ground }, központi
web-tashkalar-square-empty = üres
web-tashkalar-square-own = saját { $rank } jelződ
web-tashkalar-square-of = { $rank } jelző, { $colour }
web-tashkalar-state-target = { $ways ->
        [one] ide idézhető: { $card }, egy lehetőség
       *[other] ide idézhető: { $card }, { $ways } lehetőség
    }
web-tashkalar-state-destroyed = elpusztulna
web-tashkalar-state-used = felhasználva ehhez: { $card }
web-tashkalar-state-possible = választható
web-tashkalar-state-chosen = kiválasztva
web-tashkalar-state-short = egy jelzővel itt megidézhető: { $card }

## The table in words
web-tashkalar-told-turn = { $name } köre, { $actions ->
        [0] nem maradt akció
        [one] még egy akció
       *[other] még { $actions } akció
    }.
web-tashkalar-told-seat = { $name }, { $colour }: { $points } / { $goal }.
web-tashkalar-told-seat-melee = { $name }, { $colour }: { $scores }.
web-tashkalar-told-pieces = Jelzők, { $colour }: { $pieces }.
web-tashkalar-told-no-pieces = Nincs { $colour } jelző a táblán.
web-tashkalar-told-task = Feladat: { $task }, { $points } pont, állás: { $progress }.
web-tashkalar-told-hand = A lapjaid: { $cards }.
web-tashkalar-told-card = { $ways ->
        [0] { $card }
        [one] { $card }, egy lehetőség
       *[other] { $card }, { $ways } lehetőség
    }

# The usual case of tashkalar-log-placed: a common piece of one’s own.
web-tashkalar-log-placed = { $seat } lerak egy jelzőt: { $square }.

## The end of a match

web-tashkalar-count-destroyed = Elpusztított jelzők
web-tashkalar-count-legend = Megidézett legendák
web-tashkalar-count-flare = Az ellenfél Felvillanásai
web-tashkalar-count-standing = Legendás jelzők az arénában
web-tashkalar-count-pending = Függőben lévő teremtmények
web-tashkalar-count-in = Ellene: { $colour }
web-tashkalar-count-lowest = A legkisebb számít
web-tashkalar-race = Pontok körről körre
web-tashkalar-tie-upgraded = Egyenlő pontszám: a több felfejlesztett jelző dönt.
web-tashkalar-tie-pieces = Egyenlő pontszám és ugyanannyi felfejlesztett jelző: a több jelző dönt.
web-tashkalar-deed-turn = { $number }. kör

## What lies open before a player
web-tashkalar-frozen = Fagyott
    .about = A saját körödben akció nélkül kiolvaszthatod ezt a lapot, bármelyik akció előtt vagy után. Végrehajtod a fagyott hatását, majd a lapot eldobod. Csak egy lap lehet fagyott.
web-tashkalar-pending = Függőben
    .about = A torzító hatását kijátszották. Idézd meg ezt a teremtményt a játszma vége előtt: ha akkor még függőben van, 2 pont levonás jár érte. A három teremtményed egyikének számít, és amíg függőben van, más torzító hatás nem játszható ki.
web-tashkalar-stored = Félretéve: { $colour }, { $rank }
    .about = Ez a jelző az Időkereskedő lapján fekszik. Akkor tér vissza, amikor az Időkereskedőt megidézik; addig sem a táblán, sem a készletben nincs.
web-tashkalar-gateway = Kapu ({ $square })
    .about = A megjelölt jelző a Kapu: az Alvilági Űr sok teremtménye körülötte hat. A jelzőjével együtt mozog, és megszűnik, ha a jelző elpusztul, átalakul vagy legendás lesz.
web-tashkalar-fewer = { $count ->
        [one] Eggyel kevesebb akció a következő körben
       *[other] { $count } akcióval kevesebb a következő körben
    }
    .about = Az Örök Fagy őre elvesz egy akciót ennek az oldalnak a következő köréből.
web-tashkalar-removed = { $count ->
        [one] 1 jelző a játékon kívül
       *[other] { $count } jelző a játékon kívül
    }
    .about = A Halálhozó vette ki: soha nem tér vissza a készletbe.
web-tashkalar-note-frozen = Fagyott: { $card }
web-tashkalar-note-pending = Függőben: { $card }, a végén −2
web-tashkalar-square-gateway = { $piece }, a Kapu
web-tashkalar-told-frozen = { $name } fagyott lapja: { $card }.
web-tashkalar-told-pending = { $name } függőben lévő teremtménye: { $card }; 2 pont levonás, ha nem idézi meg.
web-tashkalar-eyebrow-possessed = A következő alakzatod színe: { $colour }
web-tashkalar-eyebrow-blanks = { $count ->
        [one] Egy üres mező saját közönséges jelzőnek számíthat
       *[other] Legfeljebb { $count } üres mező saját közönséges jelzőnek számíthat
    }
web-tashkalar-do-summon-thawing = Megidézés: { $card } ({ $square }), ezzel az ellenséges jelzővel: { $borrowed }, kiolvasztva: { $frozen }
web-tashkalar-verb-thaw = Kiolvasztás
web-tashkalar-verb-freeze = Fagyott marad
web-tashkalar-verb-take = Fagyottan elém
web-tashkalar-verb-warp = Torzító hatás kijátszása
web-tashkalar-verb-copy = Torzító hatás végrehajtása
web-tashkalar-verb-take-up = Vissza a kezembe
web-tashkalar-verb-swap = Helycsere
web-tashkalar-verb-gateway = Legyen ez a Kapu
web-tashkalar-verb-store = Félretétel
