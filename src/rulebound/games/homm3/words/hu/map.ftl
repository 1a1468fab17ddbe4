### Heroes of Might and Magic III: the map, its Towns and what happens in a turn

## Words of the map
# Both begin with a consonant: “a { $hero }” is right.
homm3-hero-main = Főhős
homm3-hero-second = Mellékhős
homm3-resource-gold = arany
homm3-resource-materials = építőanyag
homm3-resource-valuables = drágaság
homm3-die-resource = erőforrás-dobókocka
homm3-die-treasure = kincsdobókocka
homm3-face-gold-3 = 3 arany
homm3-face-gold-6 = 6 arany
homm3-face-materials-2 = 2 építőanyag
homm3-face-materials-4 = 4 építőanyag
homm3-face-valuables-1 = 1 drágaság
homm3-face-valuables-2 = 2 drágaság
homm3-face-xp = 1 tapasztalatpont
homm3-face-artifact = keresés a varázstárgypakliban
homm3-face-one = egy erőforrás-dobókocka
homm3-face-two = két erőforrás-dobókocka közül a jobbik
homm3-sell-gold-2 = 2 arany
homm3-sell-gold-6 = 6 arany
homm3-sell-materials-1 = 1 építőanyag
homm3-sell-materials-3 = 3 építőanyag
homm3-sell-valuables-1 = 1 drágaság
homm3-buy-gold-1 = 1 arany
homm3-buy-gold-3 = 3 arany
homm3-buy-materials-1 = 1 építőanyag
homm3-buy-materials-2 = 2 építőanyag
homm3-buy-valuables-1 = 1 drágaság
homm3-zone-hand = kézben lévő lapok
homm3-zone-discard = dobott lapok
homm3-kind-starting = Kezdőlapka
homm3-kind-far = Távoli lapka
homm3-kind-near = Közeli lapka
homm3-kind-center = Középső lapka
homm3-by-swift_weasel = a Fürge menyét hete

## Questions: the setup
homm3-ask-bonus = { $bonus ->
        [easy] Válaszd ki a kezdő jutalmadat: dobj két erőforrás-dobókockával, és kapd meg mindkettő eredményét, vagy keress (2) kétszer a varázstárgypakliban.
        [normal] Válaszd ki a kezdő jutalmadat: dobj két erőforrás-dobókockával, és kapd meg az egyik eredményét, vagy keress (2) a varázstárgypakliban.
       *[hard] Válaszd ki a kezdő jutalmadat: dobj egy erőforrás-dobókockával, vagy kapd meg a pakli első kisebb varázstárgyát.
    }
homm3-ask-start-few = Válassz kezdő egységet. Maroknyiként jön.
homm3-ask-start-pack = Válassz kezdő egységet. Csapatként jön.
homm3-ask-rotate = Hogyan feküdjön ez a lapka: { $tile }?

## Questions: the turn
homm3-ask-order = A csapatod elkezdi e forduló köreit. Ki kezd?
homm3-ask-refresh = { $hand ->
        [one] 1 lap van a kezedben
       *[other] { $hand } lap van a kezedben
    }; a korlát { $limit }. Dobd el, amit nem akarsz megtartani.
homm3-ask-draw = { $left ->
        [one] Húzhatsz egy lapot.
       *[other] Legfeljebb { $left } lapot húzhatsz.
    }
homm3-ask-turn-begins = Elkezdődik a köröd. Használod ezt az épületet?
homm3-ask-turn = { $movement ->
        [0] Te jössz. A Főhősödnek nem maradt mozgáspontja.
        [one] Te jössz. A Főhősödnek 1 mozgáspontja van.
       *[other] Te jössz. A Főhősödnek { $movement } mozgáspontja van.
    }
homm3-ask-between = Egy másik játékos cselekedett. Most városakciókat végezhetsz.
homm3-ask-closing = A forduló a végéhez ér. Most városakciókat végezhetsz.
homm3-ask-announced = Harcot jelentettek be. Előtte városakciókat végezhetsz.
homm3-ask-give-up = Megtámadják a Mellékhősödet. Harcolsz, vagy harc nélkül feladod a hőst?
homm3-ask-defend = Egy hős a területedre lép, és ott nincs hősöd. Fizetsz 8 aranyat, hogy az egységeiddel megvédd?
homm3-ask-refuge = A Főhősödet legyőzték. Hol talál menedéket?

## Questions: Fields
homm3-ask-visit = { $location }: mit teszel?
homm3-ask-settlement = Elfoglaltál egy települést. Melyik termelésed nőjön, vagy melyik egységet erősíted meg?
homm3-ask-may-search = Keresés ({ $count }): { $deck }?
homm3-ask-may-reinforce = Megerősíthetsz egy egységet.
homm3-ask-observatory = Melyik lapkát feded fel?
homm3-ask-die = Melyik dobókockát hajtod végre?
homm3-ask-reroll-dice = A dobókockáid eredménye: { $faces }. Dobj újra egyet, vagy tartsd meg őket.
homm3-ask-second-token = Pozitív morált kapnál, de már van. Előbb elköltöd?
homm3-ask-take-back = Vedd vissza az egyik lapot a dobott lapjaid közül.
homm3-ask-put-back = Melyik lap kerüljön vissza következőként a dobott lapjaidra?
homm3-ask-factory = Vegyél egy hadigépet, vagy távozz.
homm3-ask-random-town = Te dobtad a legnagyobbat. Melyik frakcióé legyen a Véletlen város?
homm3-ask-garrison = Melyik bronz egység védje a Véletlen várost?

## Questions: trading
homm3-ask-trading-post = Mit teszel a kereskedőállomáson?
homm3-ask-exchange = Mit cserélsz be?
homm3-ask-gift = Mit adsz, és kinek?
homm3-ask-offer = Melyik lapot ajánlod fel { $seat } számára? Mindenki látja.
homm3-ask-answer = { $seat } ezt ajánlja neked egy varázslatért vagy varázstárgyért: { $card }. Ajánlj fel cserébe egyet, vagy utasítsd el. Mindenki látja.
homm3-ask-agree = { $seat } ezt ajánlja cserébe: { $card }. Cseréltek?

## Choices: the setup and the turn
homm3-option-bonus-resources = Dobás erőforrásokért
homm3-option-bonus-artifacts = Varázstárgyak szerzése
homm3-option-start-unit = { $troop }
homm3-option-rotate = Elforgatás { $turn } hatoddal
homm3-option-goes-first = { $seat }
homm3-option-draw-all = Húzás a korlátig
homm3-option-draw-one = Egy lap húzása
homm3-option-draw-none = Nincs több húzás
homm3-option-go = { $hero } → { $field }
homm3-option-revisit = { $hero }: e terület újabb meglátogatása
homm3-option-discover = { $hero ->
        [none] A lapka felfedése itt: { $tile }
       *[other] { $hero }: a lapka felfedése itt: { $tile }
    }
homm3-option-place = { $kind ->
        [none] { $hero ->
            [none] Lapka lerakása: { $slot }
           *[other] { $hero }, lapka lerakása: { $slot }
        }
       *[other] { $hero ->
            [none] Lapka lerakása: { $slot } ({ $kind })
           *[other] { $hero }, lapka lerakása: { $slot } ({ $kind })
        }
    }
homm3-option-use-building = { $building }: { $use }
homm3-option-end-turn = A köröd befejezése
homm3-option-fight = Harc
homm3-option-give-up = A hős feladása
homm3-option-pay-defense = 8 arany fizetése és védekezés
homm3-option-yield = A terület átengedése
homm3-option-refuge = Menedék itt: { $field }

## Choices: Fields
homm3-option-raise-income = A termelés növelése: { $resource }
homm3-option-roll = Dobás: 2 { $die }
homm3-option-die = { $face }
homm3-option-keep-token = A meglévő morál megtartása
homm3-option-search = Keresés a pakliban
homm3-option-search-deck = Keresés: { $deck }
homm3-option-put-back = { $card }
homm3-option-remove = Eltávolítás a játékból: { $card }
homm3-option-gain-card = Megszerzés: { $card }
homm3-option-empower = Csere a felerősített lapjára: { $card }
homm3-option-faction = { $faction }
homm3-option-guard = { $troop }

## Choices: trading
homm3-option-trade = Kereskedés a táblázat szerint
homm3-option-exchange = Csere: { $sell }, cserébe { $buy }
homm3-option-done = Kész
homm3-option-sell-card = Eltávolítás 1 aranyért: { $card }
homm3-option-buy-machine = Vásárlás: { $card }
homm3-option-give = Erőforrások odaadása
homm3-option-gift = Ajándék { $seat } számára: { $count } { $resource }
homm3-option-swap = Lap felajánlása { $seat } számára
homm3-option-offer = Felajánlás: { $card }
homm3-option-agree = Csere

## Log: Rounds, turns, ways
homm3-log-round = { $number }. forduló kezdődik.
homm3-log-turn = { $seat } elkezdi a körét.
homm3-log-timed-event = A forgatókönyv egyik eseménye megtörténik.
homm3-log-used-building = { $seat } használja: { $building }.
homm3-log-reshuffled = Megkeverve a dobott lapokkal együtt: { $deck }.
homm3-log-went = { $seat }: { $hero } → { $field }.
homm3-log-moves-on = { $amount ->
        [one] { $seat }: a { $hero } 1 mozgáspontot kap.
       *[other] { $seat }: a { $hero } { $amount } mozgáspontot kap.
    }
homm3-log-discovered = { $seat } felfed egy lapkát: { $tile }. Helye: { $field }.
homm3-log-placed-tile = { $seat } lerak egy lapkát: { $tile }. Helye: { $field }.
homm3-log-rotated = { $turn ->
        [0] { $seat } úgy hagyja a lapkát, ahogy fekszik: { $tile }.
       *[other] { $seat } { $turn } hatoddal elforgatja a lapkát: { $tile }.
    }

## Log: Fields
homm3-log-visited = { $seat }: a { $hero } látogatása: { $location } ({ $field }).
homm3-log-flagged = { $seat } elfoglalja: { $location } ({ $field }).
homm3-log-enemy-flagged = Az ellenség elfoglalja: { $location } ({ $field }).
homm3-log-cubes-lifted = { $location ->
        [none] A fekete kockák lekerülnek a térképről.
       *[other] A fekete kockák lekerülnek ezekről a helyekről: { $location }.
    }
homm3-log-production = { $seat } termelése: { $resource } { $amount }.
homm3-log-paid = { $seat } { homm3-amounts } fizet.
homm3-log-lost = { $amount ->
        [0] { $seat } nem veszít semmit, ebből nincs neki: { $resource }.
       *[other] { $seat } elveszít ennyit: { $amount } { $resource }.
    }
homm3-log-rolled-dice = { $seat } dobása: { $faces }.
homm3-log-rerolled-dice = { $seat } újradob. Az új eredmény: { $faces }.
homm3-log-removed = { $seat } eltávolítja a játékból: { $card }.
homm3-log-gained-card = { $seat } megszerzi: { $card }.
homm3-log-grail = { $seat } megszerzi a Grál-jelzőt.
homm3-log-random-town = { $seat } kiválasztja, kié a Véletlen város ({ $field }): { $faction }.
homm3-log-revealed-units = { $seat } felfedi: { $troops }.
homm3-log-joined = { $pack ->
        [0] { $seat } seregéhez csatlakoznak: { $troop } (Maroknyi).
       *[1] { $seat } seregéhez csatlakoznak: { $troop } (Csapat).
    }
homm3-log-left = { $seat } seregét elhagyják: { $troop }.
homm3-log-weakened = { $unit }: a Csapatból Maroknyi lesz.
homm3-log-restored = { $seat } minden egységét elvesztette, és ezekkel kezdi újra: { $troops }.

## Log: combats on the map
homm3-log-announced = { $rover ->
        [none] { $foe ->
            [guards] { $level ->
                [0] { $seat } megtámadja az őröket itt: { $field }.
               *[other] { $seat } megtámadja az őröket itt: { $field }. Nehézségük: { $level }.
            }
            [units] { $seat } megtámadja egy másik játékos területét itt: { $field }.
            [rover] { $seat } megtámad egy sereget itt: { $field }.
           *[other] { $seat } megtámad egy hőst itt: { $field }.
        }
       *[other] Egy ellenséges sereg támad itt: { $field } ({ $rover }).
    }
homm3-log-quick-combat = Az őrök elmenekülnek { $seat } elől. Nehézségük: { $level }.
homm3-log-gave-up = { $seat } feladja a Mellékhőst.
homm3-log-hero-lost = { $seat } Mellékhőse lekerül a térképről.
homm3-log-retreated = { $seat }: a { $hero } visszavonul ({ $field }).
homm3-log-refuge = { $seat } Főhőse itt talál menedéket: { $field }.
homm3-log-cube = { $seat } elveszi { $other } egy frakciókockáját.
homm3-log-eliminated = { $seat } kiesik.
homm3-log-rover-beaten = Egy ellenséges sereg legyőzve, és lekerül a térképről.

## Log: trading
homm3-log-exchanged = { $sell ->
        [gold] { $buy ->
            [materials] { $seat } becserél { $give } aranyat { $get } építőanyagra.
           *[valuables] { $seat } becserél { $give } aranyat { $get } drágaságra.
        }
        [materials] { $buy ->
            [gold] { $seat } becserél { $give } építőanyagot { $get } aranyra.
           *[valuables] { $seat } becserél { $give } építőanyagot { $get } drágaságra.
        }
       *[valuables] { $buy ->
            [gold] { $seat } becserél { $give } drágaságot { $get } aranyra.
           *[materials] { $seat } becserél { $give } drágaságot { $get } építőanyagra.
        }
    }
homm3-log-bought-machine = { $seat } megveszi: { $card }.
homm3-log-gave = { $seat } ajándéka { $to } számára: { $amount } { $resource }.
homm3-log-gave-unit = { $seat } egysége { $to } számára: { $troop }.
homm3-log-gave-card = { $seat } lapja { $to } számára: { $card }.
homm3-log-offered = { $seat } felajánlja: { $card }.
homm3-log-swap-refused = { $seat } és { $to } nem cserélnek lapot.

## Questions: Town Boards
homm3-ask-population = Toborozz és erősíts meg egységeket, vagy fejezd be.
homm3-ask-hire = Hová érkezzen a Mellékhős?
homm3-ask-stand-in = Még { $gold } aranyat kell fizetned. Arany helyett más erőforrással is fizethetsz, egyet egyért.

## Choices: Town Boards
homm3-option-build = Építés: { $building }
homm3-option-population = Egységek toborzása és megerősítése
homm3-option-hire = Mellékhős felfogadása 10 aranyért
homm3-option-haven = { $field }
homm3-option-read-book = Keresés vásárlása a varázslatpakliban
homm3-option-reinforce-cheaper = Megerősítés Csapattá: { $troop }, olcsóbban ({ $building })
homm3-option-stand-in = 1 arany helyett fizetés ezzel: { $resource }
homm3-option-rest-in-gold = A maradék kifizetése arannyal
homm3-option-want = Kérdezz meg: { $window }
homm3-option-unwant = Ne kérdezz meg: { $window }
homm3-window-announced = amikor egy saját harcomat bejelentik
homm3-window-others = amikor mások harcát bejelentik
homm3-window-turns = mások cselekvései között
homm3-window-closing = a forduló lezárása előtt

## Log: Town Boards
homm3-log-built = { $seat } épít: { $building }.
homm3-log-hired = { $seat } Mellékhőst kap itt: { $field }.
homm3-log-stored = { $count ->
        [0] { $seat }: { $building }, már nincs rajta kocka.
       *[other] { $seat }: { $building }, a kockák száma mostantól { $count }.
    }

## Questions: Astrologers
homm3-ask-wide-search = A varázslatpakliban a keresésedből Keresés (4) lehet.

## Questions: events
homm3-ask-pick-event = Melyik esemény történjen meg? A másik a pakli alá kerül.

## Choices: Astrologers
homm3-option-weaken = Maroknyi lesz: { $troop }
homm3-option-wide-search = Keresés (4)
homm3-option-week = { $week }: { $card }

## Choices: events
homm3-option-pick-event = { $event }
homm3-option-hero = { $hero }
homm3-option-amount = { $amount }
homm3-option-name = { $resource }

## Log: Astrologers
homm3-log-proclaimed = Az asztrológusok kihirdetik, miről szól a hét: { $week }.
homm3-log-week-redrawn = { $week } most nem illik ide. Másik lap következik.
homm3-log-week-goes-on = { $week }: a hatás folytatódik.

## Log: events
homm3-log-event = { $seat } eseményt húz: { $event }.
homm3-log-two-events = { $seat } két eseményt húz: { $events }.

## Questions: cards
homm3-ask-which-hero = { $card }: melyik hősödre hasson?
homm3-ask-which-enemy = { $card }: melyik ellenfelet célozza?
homm3-ask-portal = { $card }: melyik hős hová menjen?
homm3-ask-step-aside = { $card }: egy hős ingyen átléphet egy szomszédos üres területre.

## Choices: cards
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero } → { $field }
homm3-option-step-aside = { $hero }: átlépés ({ $field })
homm3-option-unit-ability = Képesség használata: { $troop }

## Log: cards
homm3-log-portal = { $seat }: a { $hero } átkel egy portálon ({ $field }).
homm3-log-unit-ability = { $seat } használja ennek az egységnek a képességét: { $troop }.

## Words: cards
homm3-deck-astrologers = asztrológuspakli
homm3-deck-events = eseménypakli
homm3-moment-turn = a saját körödben
homm3-moment-dice = miután erőforrás- vagy kincsdobókockával dobtál
homm3-moment-buying = amikor egységet toborzol vagy megerősítesz
