### Heroes of Might and Magic III: the Locations of the map, trading, and what happens in a turn

## Locations of the core box
homm3-location-empty = Üres terület
    .text = Itt nem történik semmi.
homm3-location-blocked = Elzárt terület
    .text = Hős nem léphet be. Aki itt áll, elhagyhatja.
homm3-location-town = Város
    .text = Foglald el. Tulajdonosa itt fogadhat fel Mellékhőst, és a legyőzött Főhős itt talál menedéket. Aki ellenséges várost foglal el, elvesz egy frakciókockát az első tulajdonosától, de a várostábla azé marad.
homm3-location-settlement = Település
    .text = Foglald el. Emeld egy termelésedet egy lépéssel, vagy erősíts meg egy bronz vagy ezüst egységet fél áron, felfelé kerekítve. Az első elfoglaló rögtön megkapja a termelést, vagy ingyen erősít meg. Itt hős fogadható fel, és menedéket talál.
homm3-location-mine = Bánya
    .text = Foglald el: a termelésed a rányomtatott értékkel nő. Az első elfoglaló ugyanannyit rögtön megkap.
homm3-location-resource_symbol = Erőforrások
    .text = Dobj a rányomtatott számú erőforrás-dobókockával, és kapd meg az egyik eredményét.
homm3-location-treasure_symbol = Kincs
    .text = Dobj a rányomtatott számú kincsdobókockával, és hajtsd végre az egyik eredményét.
homm3-location-artifact_symbol = Varázstárgy
    .text = Végezhetsz egy Keresést (2) a varázstárgypakliban.
homm3-location-water_wheel = Vízikerék
    .text = Kapsz 3 aranyat.
homm3-location-windmill = Szélmalom
    .text = Kapsz 1 drágaságot.
homm3-location-mystical_garden = Misztikus kert
    .text = Kapsz 2 aranyat vagy 1 drágaságot.
homm3-location-learning_stone = Tanító kő
    .text = A Főhősöd 1 tapasztalatpontot kap.
homm3-location-temple = Templom
    .text = Pozitív morált kapsz.
homm3-location-fountain_of_youth = Az ifjúság forrása
    .text = Pozitív morált kapsz. A látogató hős ebben a körben 1 mozgáspontot kap.
homm3-location-warriors_tomb = A harcos sírja
    .text = Végezhetsz két Keresést (2) a varázstárgypakliban. Ha így teszel, kétszer csökken a morálod.
homm3-location-shrine_of_magic_gesture = A mágikus mozdulat szentélye
    .text = Végezhetsz egy Keresést (2) a varázslatpakliban.
homm3-location-shrine_of_magic_incantation = A mágikus ráolvasás szentélye
    .text = Fizethetsz 3 aranyat egy Keresésért (2) a varázslatpakliban.
homm3-location-pandoras_box = Pandora szelencéje
    .text = Dobj 2 kincsdobókockával vagy 2 erőforrás-dobókockával, és hajtsd végre az egyik eredményét.
homm3-location-tree_of_knowledge = A tudás fája
    .text = Fizethetsz 3 drágaságot vagy 10 aranyat: a Főhősöd 2 tapasztalatpontot kap.
homm3-location-witch_hut = Boszorkánykunyhó
    .text = Távolíts el egy képességlapot a kezedből. Vagy nézd meg a képességpakli felső lapját, és tartsd meg vagy dobd el.
homm3-location-magic_spring = Varázsforrás
    .text = Kezedbe veheted a dobott lapjaid 3 felső lapjának egyikét. A többi tetszőleges sorrendben visszakerül felülre.
homm3-location-redwood_observatory = Vörösfenyő-kilátó
    .text = Fedj fel egy lefordított lapkát e lapka mellett. Nem kerül mozgáspontba.
homm3-location-trading_post = Kereskedőállomás
    .text = Kereskedj a táblázat szerint, vagy távolíts el egy lapot a kezedből 1 aranyért, vagy vegyél egy hadigépet. Specialitás, tulajdonság, Varázsnyíl és a kezdő képesség nem távolítható el.
homm3-location-closed_trading_post = Zárt kereskedőállomás
    .text = Mindenki bármikor kereskedhet, ezért itt senki sem kereskedik. Végezhetsz egy Keresést (1) a varázstárgypakliban.
homm3-location-stables = Istálló
    .text = A látogató hős ebben a körben 1 mozgáspontot kap.
homm3-location-sanctuary = Menedékhely
    .text = Az itt álló hősök nem támadhatók meg. Más hősök áthaladhatnak, de nem állhatnak meg.
homm3-location-obelisk = Obeliszk
    .text = Foglald el. Több játékos kockája is lehet itt. A forgatókönyv mondja meg, mit tesz.
homm3-location-dragon_utopia = Sárkányutópia
    .text = Foglald el. A forgatókönyv mondja meg, mit tesz.
homm3-location-grail = Grál
    .text = Megkapod a Grál-jelzőt, ha még nincs játékban. A forgatókönyv mondja meg, mit tesz.

## Locations of the expansions
homm3-location-war_machine_factory = Hadigépgyár
    .text = Vehetsz egy hadigépet az alacsonyabb árán.
homm3-location-scholar = Tudós
    .text = Dobj egy támadókockával. +1: kapsz egy tetszőleges tulajdonságlapot, vagy eltávolítasz egyet a kezedből. 0: húzz 2 lapot a képességpakliból, és az egyiket tartsd meg. −1: húzz 2 lapot a varázslatpakliból, és az egyiket tartsd meg.
homm3-location-star_axis = Csillagtengely
    .text = Foglald el; több játékos kockája is lehet itt. Eltávolíthatsz egy tulajdonságlapot a kezedből, hogy megkapd az ugyanolyan fajta felerősített lapot.
homm3-location-random_town = Véletlen város
    .text = A lapkája felfedésekor a legnagyobbat dobó játékos választ egy frakciót, amellyel senki sem játszik. Ennek egységei őrzik a várost falak és kapu mögött. Foglald el: a termelésed 10 arannyal nő, és az első elfoglaló rögtön kap 10 aranyat. Településnek számít.
homm3-location-black_market = Feketepiac
    .text = Nézd meg a dobott varázstárgyak 4 felső lapját. Egyet megvehetsz: a kisebb ára 5 arany, a nagyobbé 7, az ereklyéé 10.
homm3-location-library_of_enlightenment = A megvilágosodás könyvtára
    .text = Látogatásonként legfeljebb kétszer: fizess 3 aranyat, és cserélj le egy tulajdonságlapot a kezedből vagy a dobott lapjaid közül egy másikra.
homm3-location-tavern = Fogadó
    .text = Fizethetsz 7 aranyat egy Mellékhősért, aki itt jelenik meg. Utána egy választott ellenfeled eldob egy véletlen lapot.
homm3-location-university = Egyetem
    .text = Fizethetsz 6 aranyat, hogy elvedd a dobott képességek 4 felső lapjának egyikét.
homm3-location-market_of_time = Az idő piaca
    .text = Eltávolíthatsz egy lapot a kezedből egy Keresésért (2) a képesség-, a varázslat- vagy a varázstárgypakliban.
homm3-location-hill_fort = Hegyi erőd
    .text = Megerősíthetsz egy bronz vagy ezüst egységet 3 arannyal olcsóbban.
homm3-location-prison = Börtön
    .text = Kapsz egy Mellékhőst, aki itt jelenik meg. Ha nem lehet több hősöd, kapsz 3 aranyat.
homm3-location-cyclops_stockpile = Küklopszraktár
    .text = Azúr egység helyett két Küklopsz-egység őrzi. Dobj 4 erőforrás-dobókockával, és kapd meg mindegyik eredményét.
homm3-location-elemental_conflux = Elemek áramlata
    .text = Minden lakhelyedért fedj fel lapokat az ugyanolyan rangú semleges pakliból, amíg Elementálok nem jönnek. Egyet közülük az árán toborozhatsz. A lapok visszakeverednek a paklikba.
homm3-location-faerie_ring = Tündérkör
    .text = Eltávolíthatsz a kezedből egy képesség-, varázstárgy- vagy varázslatlapot, de a kezdő képességedet nem, egy Keresésért (2) abban a pakliban, amelyhez tartozik.
homm3-location-grave = Sír
    .text = Csökken a morálod, és kapsz 3 aranyat. Végezhetsz egy Keresést (1) a varázstárgypakliban.

## Locations at sea
homm3-location-buoy = Bója
    .text = Pozitív morált kapsz.
homm3-location-derelict_ship = Elhagyott hajó
    .text = Végezhetsz egy Keresést (2) a varázstárgypakliban. Ha így teszel, kapsz 2 aranyat.
homm3-location-flotsam = Uszadék
    .text = Kapsz 2 építőanyagot.
homm3-location-jetsam = Vízbe dobott rakomány
    .text = Dobj egy támadókockával. +1: dobj 2 erőforrás-dobókockával, és kapd meg mindkettő eredményét. 0: dobj eggyel. −1: semmit sem találsz.
homm3-location-mermaid = Sellő
    .text = Pozitív morált kapsz. A látogató hős ebben a körben 1 mozgáspontot kap.
homm3-location-sea_barrel = Tengeri hordó
    .text = Dobj egy erőforrás-dobókockával, és kapd meg az eredményét.
homm3-location-sea_chest = Tengeri láda
    .text = Dobj egy támadókockával. +1: végezhetsz egy Keresést (1) a varázstárgypakliban. 0: kapsz 5 aranyat. −1: semmit sem találsz.
homm3-location-shipwreck = Hajóroncs
    .text = Dobj 2 erőforrás-dobókockával, és kapd meg mindkettő eredményét.
homm3-location-shipwreck_survivor = Hajótörött
    .text = Végezhetsz egy Keresést (2) a varázstárgypakliban.
homm3-location-temple_of_the_sea = A tenger temploma
    .text = Kapsz 10 aranyat. Végezhetsz két Keresést (2) a varázstárgypakliban.

## Words of the map
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
homm3-zone-hand = kéz
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
homm3-ask-may-search = Keresés ({ $count }) a { $deck }ban?
homm3-ask-may-reinforce = Megerősíthetsz egy egységet.
homm3-ask-observatory = Melyik lapkát feded fel?
homm3-ask-die = Melyik dobókockát hajtod végre?
homm3-ask-reroll-dice = A dobókockáid eredménye: { $faces }. Dobj újra egyet, vagy tartsd meg őket.
homm3-ask-second-token = Pozitív morált kapnál, de már van. Előbb elköltöd?
homm3-ask-take-back = Vedd vissza az egyik lapot a dobott lapjaid közül.
homm3-ask-put-back = Melyik lap kerüljön vissza következőként a dobott lapjaidra?
homm3-ask-black-market = { $cards ->
        [none] Nincs eladó lap.
       *[other] Eladó: { $cards }. Vegyél meg egyet, vagy távozz.
    }
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
homm3-option-go = { $hero } ide: { $field }
homm3-option-revisit = { $hero }: e terület újabb meglátogatása
homm3-option-discover = { $hero ->
        [none] A lapka felfedése itt: { $tile }
       *[other] { $hero }: a lapka felfedése itt: { $tile }
    }
homm3-option-place = { $kind ->
        [none] { $hero ->
            [none] Lapka lerakása ide: { $slot }
           *[other] { $hero }: lapka lerakása ide: { $slot }
        }
       *[other] { $hero ->
            [none] Lapka lerakása ide: { $slot } ({ $kind })
           *[other] { $hero }: lapka lerakása ide: { $slot } ({ $kind })
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
homm3-option-garden-gold = 2 arany
homm3-option-garden-valuables = 1 drágaság
homm3-option-pay-valuables = 3 drágaság fizetése
homm3-option-pay-gold = 10 arany fizetése
homm3-option-roll = Dobás: 2 { $die }
homm3-option-die = { $face }
homm3-option-keep-token = A meglévő morál megtartása
homm3-option-search = Keresés a pakliban
homm3-option-search-deck = Keresés a { $deck }ban
homm3-option-look-discards = A felső dobott lapjaid megnézése
homm3-option-put-back = { $card }
homm3-option-remove = Eltávolítás a játékból: { $card }
homm3-option-gain-card = Megszerzés: { $card }
homm3-option-empower = Csere a felerősített lapjára: { $card }
homm3-option-study = 3 arany fizetése és csere: { $card } ({ $zone })
homm3-option-study-abilities = 6 arany fizetése és a dobott képességek megnézése
homm3-option-buy-card = Vétel: { $card }
homm3-option-hire-here = 7 arany fizetése egy Mellékhősért
homm3-option-discards-random = { $seat } eldob egy véletlen lapot
homm3-option-faction = { $faction }
homm3-option-guard = { $troop }

## Choices: trading
homm3-option-trade = Kereskedés a táblázat szerint
homm3-option-exchange = Csere: { $sell }, cserébe { $buy }
homm3-option-done = Kész
homm3-option-sell-card = Eltávolítás 1 aranyért: { $card }
homm3-option-buy-machine = Vétel: { $card }
homm3-option-give = Erőforrások odaadása
homm3-option-gift = Ajándék { $seat } számára: { $count } { $resource }
homm3-option-swap = Lap felajánlása { $seat } számára
homm3-option-offer = Felajánlás: { $card }
homm3-option-agree = Csere

## Log: Rounds, turns, ways
homm3-log-round = { $number }. forduló kezdődik.
homm3-log-turn = { $seat } elkezdi a körét.
homm3-log-timed-event = A forgatókönyv egyik eseménye megtörténik.
homm3-log-used-building = { $seat } használja ezt: { $building }.
homm3-log-reshuffled = Megkeverve a dobott lapokkal együtt: { $deck }.
homm3-log-went = { $seat }: a { $hero } ide megy: { $field }.
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
homm3-log-flagged = { $seat } elfoglalja ezt: { $location } ({ $field }).
homm3-log-enemy-flagged = Az ellenség elfoglalja ezt: { $location } ({ $field }).
homm3-log-cubes-lifted = { $location ->
        [none] A fekete kockák lekerülnek a térképről.
       *[other] A fekete kockák lekerülnek ezekről a helyekről: { $location }.
    }
homm3-log-production = { $seat } termelése: { $resource } { $amount }.
homm3-log-paid = { $seat } { homm3-amounts } fizet.
homm3-log-lost = { $seat } elveszít ennyit: { $amount } { $resource }.
homm3-log-rolled-dice = { $seat } dobása: { $faces }.
homm3-log-rerolled-dice = { $seat } újradob. Az új eredmény: { $faces }.
homm3-log-removed = { $seat } eltávolítja a játékból ezt: { $card }.
homm3-log-gained-card = { $seat } megszerzi ezt: { $card }.
homm3-log-grail = { $seat } megszerzi a Grál-jelzőt.
homm3-log-random-town = { $seat } kiválasztja, kié a Véletlen város ({ $field }): { $faction }.
homm3-log-revealed-units = { $seat } felfedi: { $troops }.
homm3-log-joined = { $pack ->
        [0] { $troop } (Maroknyi) csatlakoznak { $seat } seregéhez.
       *[1] { $troop } (Csapat) csatlakoznak { $seat } seregéhez.
    }
homm3-log-left = { $troop } elhagyják { $seat } seregét.
homm3-log-weakened = { $unit }: a Csapatból Maroknyi lesz.
homm3-log-restored = { $seat } minden egységét elvesztette, és ezekkel kezdi újra: { $troops }.

## Log: combats on the map
homm3-log-announced = { $rover ->
        [none] { $foe ->
            [guards] { $seat } megtámadja az őröket itt: { $field }. Nehézségük: { $level }.
            [units] { $seat } megtámadja egy másik játékos területét itt: { $field }.
            [rover] { $seat } megtámad egy sereget itt: { $field }.
           *[other] { $seat } megtámad egy hőst itt: { $field }.
        }
       *[other] Egy ellenséges sereg támad itt: { $field } ({ $rover }).
    }
homm3-log-quick-combat = Az őrök elmenekülnek { $seat } elől. Nehézségük: { $level }.
homm3-log-gave-up = { $seat } feladja a Mellékhőst.
homm3-log-hero-lost = { $seat } Mellékhőse lekerül a térképről.
homm3-log-retreated = { $seat }: a { $hero } visszavonul ide: { $field }.
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
homm3-log-bought-machine = { $seat } megveszi ezt: { $card }.
homm3-log-gave = { $seat } ajándéka { $to } számára: { $amount } { $resource }.
homm3-log-gave-unit = { $seat } egysége { $to } számára: { $troop }.
homm3-log-gave-card = { $seat } lapja { $to } számára: { $card }.
homm3-log-offered = { $seat } felajánlja ezt: { $card }.
homm3-log-swap-refused = { $seat } és { $to } nem cserélnek lapot.
