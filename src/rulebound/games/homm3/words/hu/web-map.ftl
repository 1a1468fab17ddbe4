### Heroes III in the browser: the map

## The sheet
web-homm3-map = A térkép
web-homm3-map-closer = Közelebb
web-homm3-map-farther = Távolabb
web-homm3-map-slot = Üres hely, ide lapkát lehet rakni
web-homm3-map-turn = Elforgatás: { $number } / { $count }
web-homm3-map-ring = Hogyan fekszik a lapka

## Fields, as they are read out
# For instance: Bánya, 5 arany
web-homm3-map-mine = { $resource ->
        [gold] Bánya, { $amount } arany
        [materials] { $amount ->
            [one] Bánya, { $amount } építőanyag
           *[other] Bánya, { $amount } építőanyag
        }
       *[other] { $amount ->
            [one] Bánya, { $amount } drágaság
           *[other] Bánya, { $amount } drágaság
        }
    }
# For instance: Kincs, 2 dobókocka
web-homm3-map-dice = { $count ->
        [one] { $name }, { $count } dobókocka
       *[other] { $name }, { $count } dobókocka
    }
web-homm3-map-guarded = őrök: { $level }
web-homm3-map-visited = meglátogatva
web-homm3-map-flag = { $name } zászlaja
web-homm3-map-flag-own = a te zászlód
web-homm3-map-flag-enemy = az ellenség zászlaja
web-homm3-map-step = 1 lépés
web-homm3-map-can = választható
web-homm3-map-chosen = kiválasztva
web-homm3-map-own-hero = { $movement ->
        [one] { $hero }, a tiéd, { $movement } mozgáspont
       *[other] { $hero }, a tiéd, { $movement } mozgáspont
    }
web-homm3-map-hero = { $hero }, játékosa { $name }
web-homm3-map-army = Ellenséges sereg
# For instance: Lefordított lapka, IV–V
web-homm3-map-back = Lefordított lapka, { $numerals }
web-homm3-map-turn-up = felfedhető

## The inspector: what waits on a Field
web-homm3-map-look-turn-up = Fedd fel 1 mozgáspontért, azután forgasd, ahogy szeretnéd.
web-homm3-map-look-back = A mellette álló hős 1 mozgáspontért felfedi.
web-homm3-map-look-numerals = Őrök az ilyen lapkákon: { $numerals }
web-homm3-map-look-slot = Üres hely
web-homm3-map-look-place = { $count ->
        [one] Rakd ide a lapkádat 1 mozgáspontért.
       *[other] Rakd ide az egyik lapkádat 1 mozgáspontért. Lapkáid: { $count }.
    }
web-homm3-map-look-own = { $hero } itt áll.
web-homm3-map-look-friend = { $hero } áll itt, játékosa { $name }. Áthaladhatsz, de nem állhatsz meg.
web-homm3-map-look-enemy = { $hero } áll itt, játékosa { $name }. Aki belép, támad.
web-homm3-map-look-rover = Egy sereg áll itt: { $rover }. Aki belép, támad.
web-homm3-map-look-quick = Gyors harc: az őrök elmenekülnek. Nincs harc, nincs tapasztalatpont.
# For instance: Őrök: 2 bronz, 1 ezüst
web-homm3-map-look-guards = Őrök: { $guards }
web-homm3-map-look-tier = { $tier ->
        [bronze] { $count } bronz
        [silver] { $count } ezüst
        [gold] { $count } arany
       *[azure] { $count } azúr
    }
web-homm3-map-look-rounds = { $more ->
        [0] Egy harci forduló. Újabbra nem marad mozgáspont.
        [one] Egy harci forduló, és még egy az utolsó mozgáspontodért.
       *[other] Egy harci forduló, és még egy minden további mozgáspontodért ({ $more }).
    }
web-homm3-map-look-endless = Korlátlan számú harci forduló, bármennyi mozgáspont maradt.
web-homm3-map-look-win = { $xp ->
        [0] Győzelem: nincs tapasztalatpont, magasabb a szinted.
       *[other] Győzelem: { $xp } tapasztalatpont, utána a látogatás.
    }
web-homm3-map-look-flag = Ami itt áll: { $flag }.
web-homm3-map-look-visited = Meglátogatva. Semmit sem hoz, amíg itt a fekete kocka.
web-homm3-map-look-beside = E mellé kerülne, ahol a hősöd áll: { $location }.

## Riding to a Field farther away
web-homm3-map-ride = { $cost } lépés
web-homm3-ride-title = Útvonal, { $count } terület
web-homm3-ride-tab = Útvonal, { $count }
web-homm3-ride-cost = { $movement } mozgáspontból { $cost }
web-homm3-ride-nothing = Itt nem történik semmi.
web-homm3-ride-storm = Gazdája { $name }, aki fizethet a védelméért.
web-homm3-ride-threat = { $hero } a következő körben ideérhet, kártyák nélkül is.
web-homm3-ride-stops = A hős megáll ott, ahol dönteni kell.
web-homm3-ride-on = Tovább
web-homm3-ride-reach = Meddig ér az ellenség
web-homm3-map-look-cost = Idáig { $cost } mozgáspont
web-homm3-map-look-far = { $left ->
        [0] Idáig { $cost } mozgáspont kell. Egy sem maradt.
       *[other] Idáig { $cost } mozgáspont kell. Neked { $left } van.
    }
web-homm3-map-look-border = Határvonal zárja el az élt e terület és a hősöd között.
web-homm3-map-look-army = Sereg: { $army }
web-homm3-map-look-known = Ismert őrök: { $guards }
web-homm3-map-look-secret = Még { $count } őr, a harcig ismeretlen
web-homm3-map-look-walls = Falak és kapu védi őket.

## Fewer clicks
web-homm3-world-discard = { $count } kártya eldobása, a többi marad
web-homm3-world-verb-keep-all = Mind marad
web-homm3-world-marked = { $all ->
        [one] eldobásra
       *[other] eldobásra: { $all } közül { $count }
    }
web-homm3-world-chip-price = { $building }: { $price }
web-homm3-world-take-top = Megszerzés: { $card }
web-homm3-board-again = Ugyanaz a sereg, mint legutóbb
web-homm3-world-slot = üres hely
