### Heroes III in the browser: scenarios, the town, the hero and the army

## The town
web-homm3-town-switch = Térkép vagy várostábla
web-homm3-town-map = Térkép
web-homm3-town-yours = a városod, harcon kívül bármikor használható
web-homm3-town-once = fordulónként egyszer-egyszer
web-homm3-town-build = Építés
    .text = Fordulónként egyszer kifizethetsz egy épületet, amelynek a feltételei állnak (H3-7.6).
web-homm3-town-population = Népesség
    .text = Fordulónként egyszer tetszőleges számú egységet toborozhatsz és megerősíthetsz, vagy felfogadhatsz egy Mellékhőst (H3-7.10).
web-homm3-town-book = Varázskönyv
    .text = Fordulónként egyszer fizethetsz egy Keresésért (2) a varázslatpakliban. Állnia kell egy Mágusok céhének, amely nem ebben a fordulóban épült (H3-7.14).
web-homm3-town-ready = kész
web-homm3-town-ready-for = kész, { $gold } arany
web-homm3-town-used = felhasználva
web-homm3-town-used-long = ebben a fordulóban felhasználva
web-homm3-town-in-use = használatban
web-homm3-town-built = megépült
web-homm3-town-built-now = ebben a fordulóban épült
web-homm3-town-usable = most használható
web-homm3-town-stands = { $building } áll
web-homm3-town-first = előbb { $building }
web-homm3-town-short = hiányzik { $parts }
web-homm3-town-short-part = { $resource ->
        [gold] { $count } arany
        [materials] { $count } építőanyag
       *[valuables] { $count } drágaság
    }
web-homm3-town-token-used = az építésjelző felhasználva
web-homm3-town-same-tile = ugyanaz a lapka
web-homm3-town-income = Bevétel
web-homm3-town-income-next = legközelebb: { $round }. forduló
web-homm3-town-income-all = Bevétel: { $gold } arany, { $materials } építőanyag, { $valuables } drágaság
# For instance: arany: 14, bevétel 10
web-homm3-town-stock = { $resource }: { $have }, bevétel { $income }
web-homm3-town-then = azután { $count }

## Population
web-homm3-town-by-itself = minden egységet külön fizetsz
web-homm3-town-population-for = Mire használod a jelzőt
web-homm3-town-units-tab = Egységek
web-homm3-town-hire = Mellékhős, { $gold } arany
    .text = Egy Mellékhős 10 aranyba kerül, és felhasználja a népességjelzőt. A hős egy saját városodba vagy településedre érkezik (H3-4.10).
web-homm3-town-not-built = { $building }: még nincs megépítve
web-homm3-town-recruits = { $building }: toborzás, Citadella: megerősítés
web-homm3-town-no-citadel = nincs Citadella: nincs megerősítés
web-homm3-town-gains = { $size }: { $text }
# For instance: támadás 3
web-homm3-town-value = { $stat } { $value }
web-homm3-town-has = { $unit }: { $size }, a seregedben
web-homm3-town-price = { $valuables ->
        [0] { $gold } arany
        [one] { $gold } arany és 1 drágaság
       *[other] { $gold } arany és { $valuables } drágaság
    }
web-homm3-town-step = { $state ->
        [wanted] { $unit }, { $size }, ára { $price }, a számlán
        [via] { $unit }, { $size }, ára { $price }, a számlán
        [dear] { $unit }, { $size }, ára { $price }, most túl drága
        [closed] { $unit }, { $size }, ára { $price }, most nem lehetséges
       *[free] { $unit }, { $size }, ára { $price }
    }
web-homm3-town-recruit = toborzás
web-homm3-town-reinforce = megerősítés
web-homm3-town-bill = A számla
web-homm3-town-bill-step = { $step ->
        [recruit] { $unit }, toborzás
       *[reinforce] { $by ->
            [none] { $unit }, megerősítés
           *[other] { $unit }, megerősítés ({ $by })
        }
    }
web-homm3-town-bill-total = Összesen
web-homm3-town-bill-left = { $valuables ->
        [none] Erszény { $gold }, marad
       *[other] Erszény { $gold } és { $valuables }, marad
    }
web-homm3-town-bill-nothing = nincs arany
web-homm3-town-bill-others = { $count } arany helyett más erőforrás
web-homm3-town-rebate = { $building }: { $gold } arannyal kevesebb
web-homm3-town-trade = Kereskedés
web-homm3-town-rate = { $sell }, cserébe { $buy }

## The hero and the army
web-homm3-town-hero = A hősöd
web-homm3-town-hero-might = Harcos hős, kézlimit: { $limit }
web-homm3-town-hero-magic = Varázsló hős, kézlimit: { $limit }
web-homm3-town-xp = { $xp } / { $steps } tapasztalatpont
web-homm3-town-boots = { $hero ->
        [second] { $left ->
            [one] Mellékhős: 1 mozgáspont maradt
           *[other] Mellékhős: { $left } mozgáspont maradt
        }
       *[main] { $left ->
            [one] Főhős: 1 mozgáspont maradt
           *[other] Főhős: { $left } mozgáspont maradt
        }
    }
web-homm3-town-morale-positive = Morál +
web-homm3-town-morale-neutral = Nincs morál
web-homm3-town-morale-negative = Morál −
web-homm3-town-expert = Mesterhatás { $count }
web-homm3-town-army = Sereg
web-homm3-town-units = { $count ->
        [one] 1 egység
       *[other] { $count } egység
    }
web-homm3-town-units-then = { $count ->
        [one] 1 egység, azután { $then }
       *[other] { $count } egység, azután { $then }
    }
web-homm3-town-no-units = nincs egység
web-homm3-town-grows = Maroknyi, azután Csapat
web-homm3-town-joins = csatlakozik: { $size }

## The scenario
web-homm3-world-goal = Forgatókönyv
web-homm3-world-of-rounds = / { $rounds }
web-homm3-world-round-word = forduló
web-homm3-world-week = Az asztrológusok kihirdetik: { $week }
web-homm3-world-where = { $round }/{ $rounds }. forduló
web-homm3-world-round = { $round }. forduló
web-homm3-world-level = szint
# For instance: Kastély, Catherine
web-homm3-world-side = { $faction }, { $hero }
web-homm3-world-fact-deck = Pakli
web-homm3-world-fact-discard = Dobott lapok
web-homm3-world-fact-tiles = Lapkák
web-homm3-world-fact-flags = Zászlók
web-homm3-world-fact-grail = nála a Grál
web-homm3-world-fact-out = kiesett
web-homm3-world-tab-field = Terület
web-homm3-world-tab-tile = Lapka
web-homm3-world-tab-town = Város
web-homm3-world-in-combat = harcban
web-homm3-world-rolled = Dobott eredmények
web-homm3-world-wishes = Városakciók felajánlása: { $count } / { $all } alkalommal

## The bar
web-homm3-world-setup = Előkészületek
web-homm3-world-turn = { $movement ->
        [0] A te köröd, nem maradt mozgáspont
       *[other] A te köröd, { $movement } mozgáspont maradt
    }
web-homm3-world-turn-begins = Elkezdődik a köröd
web-homm3-world-turn-ride = A te köröd, { $movement } mozgáspontból { $cost }
web-homm3-world-turn-two = A te köröd, { $main } és { $second } mozgáspont maradt
web-homm3-world-window = Másvalaki köre, városakciók
web-homm3-world-window-own = A te köröd, városakciók a harc előtt
web-homm3-world-population = Népesség, ebben a fordulóban egyszer, tetszőleges számú egység
web-homm3-world-turning = Felfedett lapka, forgasd, ahogy szeretnéd
web-homm3-world-ask-turn = { $which ->
        [second] Merre lovagoljon a Mellékhős?
       *[main] Merre lovagoljon { $hero }?
    }
web-homm3-world-ask-town = Mit építesz vagy toborzol?
web-homm3-world-ask-rest = Mit teszel még?
web-homm3-world-ask-population = Toborozz és erősíts meg
web-homm3-world-ask-rotate = Hogyan feküdjön a lapka?
web-homm3-world-do-go = { $empty ->
        [yes] { $meeting ->
            [hero] Indulás az üres területre és támadás: { $other }
            [friend] Indulás az üres területre, ahol { $other } áll
            [army] Indulás az üres területre és harc az ottani sereggel: { $other }
            [fight] Indulás az üres területre és harc
            [quick] Indulás az üres területre; az őrök elmenekülnek
           *[none] Indulás az üres területre
        }
       *[no] { $meeting ->
            [hero] Indulás: { $field }, és támadás: { $other }
            [friend] Indulás: { $field }, ahol { $other } áll
            [army] Indulás: { $field }, és harc az ottani sereggel: { $other }
            [fight] Indulás: { $field }, és harc
            [quick] Indulás: { $field }; az őrök elmenekülnek
           *[none] Indulás: { $field }
        }
    }
web-homm3-world-do-revisit = { $empty ->
        [yes] Maradás az üres területen
       *[no] Újabb látogatás: { $field }
    }
web-homm3-world-do-discover = A lapka felfedése ({ $numerals })
web-homm3-world-do-place = Lerakás oda: { $kind }
web-homm3-world-do-rotate = A lapka lerakása így
web-homm3-world-do-rotate-beside = { $empty ->
        [empty] Lerakás úgy, hogy melletted üres terület legyen
        [blocked] Lerakás úgy, hogy melletted elzárt terület legyen
       *[no] Lerakás úgy, hogy melletted ez legyen: { $location }
    }
web-homm3-world-do-build = Építés: { $building }
web-homm3-world-do-population = Egységek toborzása és megerősítése
web-homm3-world-do-book = { $gold } arany fizetése egy keresésért a varázslatpakliban
web-homm3-world-do-exchange = Csere: { $sell }, cserébe { $buy }
web-homm3-world-bill-recruit = Toborzás: { $recruits }
web-homm3-world-bill-reinforce = Megerősítés: { $reinforces }
web-homm3-world-bill-both = Toborzás: { $recruits }; megerősítés: { $reinforces }
web-homm3-world-short-hire = Mellékhős
web-homm3-world-short-revisit = Újabb látogatás

web-homm3-world-verb-build = Építés
web-homm3-world-verb-buy = Vásárlás
web-homm3-world-verb-discover = Felfedés
web-homm3-world-verb-done = Kész
web-homm3-world-verb-draw-all = Húzás a korlátig
web-homm3-world-verb-draw-none = Nincs több húzás
web-homm3-world-verb-draw-one = Egy lap húzása
web-homm3-world-verb-end-turn = A kör vége
web-homm3-world-verb-exchange = Csere
web-homm3-world-verb-fight = Harc
web-homm3-world-verb-give = Odaadás
web-homm3-world-verb-give-up = A hős feladása
web-homm3-world-verb-lay = A lapka lerakása
web-homm3-world-verb-look = Megnézés
web-homm3-world-verb-muster = Toborzás
web-homm3-world-verb-pay = { $gold } arany fizetése
web-homm3-world-verb-pay-both = { $gold } arany, { $valuables } drágaság fizetése
web-homm3-world-verb-pay-short = Fizetés
web-homm3-world-verb-place = Lerakás
web-homm3-world-verb-raise = Növelés
web-homm3-world-verb-reinforce = Megerősítés
web-homm3-world-verb-remove = Eltávolítás
web-homm3-world-verb-ride = Indulás
web-homm3-world-verb-roll = Dobás
web-homm3-world-verb-search = Keresés
web-homm3-world-verb-sell = Eladás
web-homm3-world-verb-take = Megszerzés
web-homm3-world-verb-trade = Kereskedés
web-homm3-world-verb-use = Használat
web-homm3-world-verb-visit = Látogatás
web-homm3-world-verb-yield = A terület átengedése

## Places
# For instance: Bánya (arany)
web-homm3-world-mine = Bánya ({ $resource })
# For instance: Település III
web-homm3-world-chip-guarded = { $field } { $level }
# For instance: Varázstárgy II, nyugat
web-homm3-world-chip-side = { $field }, { $side }
web-homm3-world-chip-tile = lapka: { $numerals }
web-homm3-world-chip-slot = új lapka
web-homm3-world-north-east = északkelet
web-homm3-world-east = kelet
web-homm3-world-south-east = délkelet
web-homm3-world-south-west = délnyugat
web-homm3-world-west = nyugat
web-homm3-world-north-west = északnyugat
web-homm3-world-face-down = Lefordított lapka
web-homm3-world-guards = Az őrök nehézsége: { $level }.
web-homm3-world-tile-back = A hátlapon ez áll: { $numerals }. Ez az őreinek nehézsége.
web-homm3-world-hero = { $level }. szint, tapasztalatpont { $xp }. Kézlimit: { $limit }, megmaradt mesterhatások: { $experts }.

## The log
web-homm3-world-log-round = { $number }. forduló
web-homm3-world-log-turn = { $own ->
        [yes] A te köröd
       *[no] { $seat } köre
    }
web-homm3-world-rider = { $which ->
        [second] { $seat } Mellékhőse
       *[main] { $hero }
    }
web-homm3-world-log-went = { $empty ->
        [yes] { web-homm3-world-rider } egy üres területre lovagol.
       *[no] { web-homm3-world-rider } ide lovagol: { $location }.
    }
web-homm3-world-log-visited = { web-homm3-world-rider } látogatást tesz: { $location }.
web-homm3-world-log-flagged = { $seat } elfoglalja: { $location }.
web-homm3-world-log-enemy-flagged = Az ellenség elfoglalja: { $location }.
web-homm3-world-log-retreated = { $empty ->
        [yes] { web-homm3-world-rider } egy üres területre vonul vissza.
       *[no] { web-homm3-world-rider } ide vonul vissza: { $location }.
    }
web-homm3-world-log-refuge = { web-homm3-world-rider } menedéket talál: { $location }.
web-homm3-world-log-hired = { $seat } Mellékhőst kap: { $location }.
web-homm3-world-guard-level = { $level ->
        [none] { "" }
       *[other] { " " }({ $level })
    }
web-homm3-world-log-announced = { $foe ->
        [guards] { $empty ->
            [yes] { web-homm3-world-rider } megtámadja az őröket{ web-homm3-world-guard-level } egy üres területen.
           *[no] { web-homm3-world-rider } megtámadja az őröket{ web-homm3-world-guard-level } itt: { $location }.
        }
        [units] { $rover ->
            [none] { web-homm3-world-rider } megtámadja a védőket itt: { $location }.
           *[other] Egy ellenséges sereg megtámadja a védőket itt: { $location } ({ $rover }).
        }
        [rover] { $empty ->
            [yes] { web-homm3-world-rider } megtámad egy sereget egy üres területen.
           *[no] { web-homm3-world-rider } megtámad egy sereget itt: { $location }.
        }
       *[other] { $rover ->
            [none] { $empty ->
                [yes] { web-homm3-world-rider } megtámad egy hőst egy üres területen.
               *[no] { web-homm3-world-rider } megtámad egy hőst itt: { $location }.
            }
           *[other] { $empty ->
                [yes] Egy ellenséges sereg megtámad egy hőst egy üres területen ({ $rover }).
               *[no] Egy ellenséges sereg megtámad egy hőst itt: { $location } ({ $rover }).
            }
        }
    }
web-homm3-world-log-rover-went = { $empty ->
        [yes] Egy ellenséges sereg egy üres területre megy: { $rover } (H3-10.121).
       *[no] Egy ellenséges sereg ide megy: { $location }, { $rover } (H3-10.121).
    }
web-homm3-world-log-portal = { web-homm3-world-rider } egy portálon át ide kerül: { $location }.
web-homm3-world-log-passed-gate = { web-homm3-world-rider } átmegy a Várkapun: { $location }.
web-homm3-world-log-discovered = { $seat } felfed egy lapkát ({ $numerals }).
web-homm3-world-log-placed-tile = { $seat } lerak egy lapkát ({ $numerals }).
web-homm3-world-log-turned-up = Egy lapka felfedve ({ $numerals }).

# Where something is, in a sentence
web-homm3-world-place = { $what ->
        [empty] üres terület
        [hidden] lefordított lapka
       *[other] { $location }
    }

## The whole table in one paragraph
web-homm3-world-tell-round = { $rounds ->
        [none] { $name }, { $round }. forduló.
       *[other] { $name }, { $round }/{ $rounds }. forduló.
    }{ $active ->
        [none] { "" }
       *[other] { " " }{ $active } köre.
    }
web-homm3-world-tell-realm = { $seat }: { $faction }, { $hero }, { $level }. szint. { $field ->
        [none] A Főhős nincs a térképen.
       *[other] A Főhős itt áll: { $field }.
    }{ $second ->
        [none] { "" }
       *[other] { " " }A Mellékhős itt áll: { $second }.
    } Arany { $gold }, építőanyag { $materials }, drágaság { $valuables }, zászló { $flags }. { $buildings ->
        [none] Nincsenek épületek.
       *[other] Épületek: { $buildings }.
    } Sereg: { $army }.
web-homm3-world-tell-army = { $army } itt: { $field }.

## The goal and the end
web-homm3-world-of = /
web-homm3-goal-won = A győzelem
web-homm3-goal-lost = A vereség
web-homm3-goal-always = Aki egyedül marad, mert minden ellenfele kiesett, azonnal győz.
web-homm3-goal-rules = E forgatókönyv szabályai
web-homm3-count = Összegzés
