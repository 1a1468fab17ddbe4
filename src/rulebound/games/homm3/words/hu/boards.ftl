### Heroes of Might and Magic III: Town Boards and town actions

## Castle
homm3-building-castle_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 5 aranyat, vagy az egyik hősöd 1 mozgáspontot kap.
homm3-building-castle_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-castle_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 6 aranyért Keresés (2) a varázslatpakliban.
homm3-building-castle_towers = Tornyok
    .text = Toborozhatod a bronz egységeidet.
homm3-building-castle_holy_grounds = Szent földek
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-castle_glory_of_erathia = Erathia dicsősége
    .text = Toborozhatod az arany egységeidet.
homm3-building-castle_brotherhood_of_the_sword = A Kard testvérisége
    .text = Minden erőforrás-forduló elején pozitív morált kapsz.
homm3-building-castle_blacksmith = Kovácsműhely
    .text = Minden körödben egyszer válassz egyet: eltávolítasz a kezedből egy varázstárgyat, és kapsz 4 aranyat, vagy fizetsz 6 aranyat, és Keresés (2) a varázstárgypakliban.

## Dungeon
homm3-building-dungeon_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 5 aranyat, vagy kapsz 1 drágaságot.
homm3-building-dungeon_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-dungeon_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-dungeon_warrens = Üregek
    .text = Toborozhatod a bronz egységeidet.
homm3-building-dungeon_inner_labyrinths = Belső labirintusok
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-dungeon_ancient_lairs = Ősi rejtekek
    .text = Toborozhatod az arany egységeidet.
homm3-building-dungeon_portal_of_summoning = Az idézés portálja
    .text = A köröd elején húzhatsz egy semleges egységet egy olyan pakliból, amelynek rangja megegyezik az egyik lakhelyedével. Az árán toborozhatod; ha nem toborzod, a lapját eldobod.
homm3-building-dungeon_mana_vortex = Manaörvény
    .text = A köröd elején eldobhatsz egy lapot. Ekkor keverd a dobott lapjaidat a paklidba, majd Keresés (3) a saját paklidban.

## Necropolis
homm3-building-necropolis_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 4 aranyat, vagy ingyen megerősítesz egy bronz egységet.
homm3-building-necropolis_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-necropolis_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-necropolis_old_cemetery = Ódon temető
    .text = Toborozhatod a bronz egységeidet.
homm3-building-necropolis_mausoleum_domain = Mauzóleumok birodalma
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-necropolis_vaults_of_darkness = A sötétség kriptái
    .text = Toborozhatod az arany egységeidet.
homm3-building-necropolis_cover_of_darkness = A sötétség leple
    .text = Minden körödben egyszer válassz egyet: eldobsz legfeljebb 2 lapot, és ugyanannyit húzol, vagy ellenséges hős elleni harc kezdetén az ellenfél eldob egy véletlen lapot.
homm3-building-necropolis_necromancy_amplifier = Nekromanciaerősítő
    .text = A köröd elején válassz egyet: kiveszed a képességpakliból a Nekromanciát, és utána megkevered a paklit, vagy visszaveszel egy specialitást a dobott lapjaid közül.

## Rampart
homm3-building-rampart_city_hall = Városháza
    .text = Minden erőforrás-forduló elején kapsz 7 aranyat.
homm3-building-rampart_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-rampart_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-rampart_housing_estate = Lakónegyed
    .text = Toborozhatod a bronz egységeidet.
homm3-building-rampart_spring_upon_arches = Forrás az íveken
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-rampart_cliff_behind_the_glade = Szirt a tisztás mögött
    .text = Toborozhatod az arany egységeidet.
homm3-building-rampart_mystic_pond = Misztikus tó
    .text = Minden erőforrás-forduló elején dobj egy erőforrás-dobókockával, és kapd meg az eredményét.
homm3-building-rampart_saplings = Facsemeték
    .text = Minden asztrológus-forduló elején megerősíthetsz egy bronz vagy ezüst egységet fele annyi aranyért, lefelé kerekítve.

## Tower
homm3-building-tower_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 4 aranyat, vagy húzol egy lapot.
homm3-building-tower_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-tower_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-tower_alchemical_workshops = Alkimista műhelyek
    .text = Toborozhatod a bronz egységeidet.
homm3-building-tower_enchanted_towers = Elvarázsolt tornyok
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-tower_golden_temples = Aranytemplomok
    .text = Toborozhatod az arany egységeidet.
homm3-building-tower_artifact_merchants = Varázstárgy-kereskedők
    .text = Minden körödben egyszer válassz egyet: fizetsz 7 aranyat, és Keresés (2) a varázstárgypakliban, vagy eltávolítasz a kezedből egy varázstárgyat, és kapsz 2 aranyat.
homm3-building-tower_wall_of_knowledge = A tudás fala
    .text = Minden asztrológus-forduló elején visszavehetsz egy Tudás vagy Varázserő lapot a dobott lapjaid közül.

## Inferno
homm3-building-inferno_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 6 aranyat, vagy kapsz 3 építőanyagot.
homm3-building-inferno_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-inferno_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-inferno_crucible_of_sins = A bűnök olvasztótégelye
    .text = Toborozhatod a bronz egységeidet.
homm3-building-inferno_gates_of_abyss = A mélység kapui
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-inferno_hellfire_palace = Pokoltűz-palota
    .text = Toborozhatod az arany egységeidet.
homm3-building-inferno_castle_gate = Várkapu
    .text = Minden körödben egyszer válassz egyet: fizetsz 3 aranyat, és egy ellenséges játékos eldob egy véletlen lapot, vagy egy városban vagy településen álló hősödet áthelyezed egy másik saját városodba vagy településedre.
homm3-building-inferno_brimstone_stormclouds = Kénköves viharfelhők
    .text = Tegyél ide egy frakciókockát, amikor megépíted, és minden asztrológus-forduló elején; legfeljebb 3 fér el rajta. Harcban minden varázslatodhoz levehetsz egy kockát: a varázslat 1 varázserőt kap.

## Fortress
homm3-building-fortress_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 5 aranyat, vagy úgy kereskedsz erőforrásokkal, mint egy kereskedőállomáson.
homm3-building-fortress_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-fortress_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-fortress_den = Odú
    .text = Toborozhatod a bronz egységeidet.
homm3-building-fortress_swamp_lairs = Mocsári vackok
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-fortress_nest_upon_the_pond = Fészek a tó fölött
    .text = Toborozhatod az arany egységeidet.
homm3-building-fortress_blood_obelisk = Vérobeliszk
    .text = Minden erőforrás-forduló elején, és miután a városodat megostromolták, Keresés (4) a dobott lapjaid között.
homm3-building-fortress_cage_of_warlords = Hadurak ketrece
    .text = Tegyél ide egy frakciókockát, amikor megépíted, és minden erőforrás-forduló elején; legfeljebb 2 fér el rajta. Harcban levehetsz kockákat: mindegyikért egy saját egységed 1 támadást vagy 1 védelmet kap.

## Stronghold
homm3-building-stronghold_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: húzol 2 lapot, vagy kapsz 2 építőanyagot.
homm3-building-stronghold_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-stronghold_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 6 aranyért Keresés (2) a varázslatpakliban.
homm3-building-stronghold_barracks_tower = Kaszárnyatorony
    .text = Toborozhatod a bronz egységeidet.
homm3-building-stronghold_fort_under_the_nest = Erőd a fészek alatt
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-stronghold_mountain_caves = Hegyi barlangok
    .text = Toborozhatod az arany egységeidet.
homm3-building-stronghold_hall_of_valhalla = Valhalla csarnoka
    .text = Fordulónként egyszer egy egységed egy támadáshoz 1 támadást kap.
homm3-building-stronghold_freelancers_guild = Zsoldoscéh
    .text = Minden semleges egységek ellen megnyert harcért kapsz 1 aranyat. Toborzáskor és megerősítéskor építőanyaggal és drágasággal is fizethetsz arany helyett, egyet egyért.

## Conflux
homm3-building-conflux_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 4 aranyat, vagy Keresés (3) a varázslatpakliban.
homm3-building-conflux_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-conflux_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-conflux_altars_of_air_and_water = A Levegő és a Víz oltárai
    .text = Toborozhatod a bronz egységeidet.
homm3-building-conflux_altars_of_fire_and_earth = A Tűz és a Föld oltárai
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-conflux_magical_pyre = Mágikus máglya
    .text = Toborozhatod az arany egységeidet.
homm3-building-conflux_magic_university = Mágiaegyetem
    .text = Fordulónként egyszer, amikor a varázslatpakliban keresnél, helyette megnevezhetsz egy mágiaiskolát. Dobd el a pakli lapjait, amíg meg nem jelenik egy ilyen varázslat, és vedd magadhoz.
homm3-building-conflux_garden_of_life = Az élet kertje
    .text = Minden forduló elején ingyen toborozhatsz vagy megerősíthetsz Tündéreket.

## Cove
homm3-building-cove_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 4 aranyat, vagy eltávolítasz a kezedből egy varázstárgyat, és kapsz 1 tapasztalatpontot.
homm3-building-cove_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-cove_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-cove_bay = Kikötőöböl
    .text = Toborozhatod a bronz egységeidet.
homm3-building-cove_nests_towering_the_sea = Tenger fölé nyúló fészkek
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-cove_redoubted_vortex = Rettegett örvény
    .text = Toborozhatod az arany egységeidet.
homm3-building-cove_thieves_guild = Tolvajok céhe
    .text = Minden körödben egyszer nézd meg bármelyik pakli 2 felső lapját, akár egy játékosét is. Az egyiket dobd el, a másikat tedd vissza a pakli tetejére.
homm3-building-cove_pub = Kocsma
    .text = Minden asztrológus-fordulóban egyszer egy egység megerősítése 3 arannyal olcsóbb.

## Questions: Town Boards
homm3-ask-building = { $building }: mit teszel?
homm3-ask-population = Toborozz és erősíts meg egységeket, vagy fejezd be.
homm3-ask-hire = Hová érkezzen a Mellékhős?
homm3-ask-more-movement = Melyik hős kapja az 1 mozgáspontot?
homm3-ask-give-up-artifact = Melyik varázstárgyat távolítod el a játékból?
homm3-ask-take-card = Melyik lapot veszed vissza a dobott lapjaid közül?
homm3-ask-school = A varázslatpakliban készülsz keresni. Helyette megnevezhetsz egy mágiaiskolát.
homm3-ask-draw-unit = Melyik pakliból húzol semleges egységet?
homm3-ask-recruit-drawn = { $valuables ->
        [0] Húzott egységed: { $troop }. Toborzod { $gold } aranyért?
       *[other] Húzott egységed: { $troop }. Toborzod { $gold } aranyért és { $valuables } drágaságért?
    }
homm3-ask-pass-gate = Melyik hős hová menjen?
homm3-ask-rob = Melyik játékos dobjon el egy véletlen lapot?
homm3-ask-look-at = Melyik paklit nézed meg?
homm3-ask-throw-off = Melyik lap kerüljön a dobott lapokhoz? A másik visszakerül a pakli tetejére.
homm3-ask-stand-in = Még { $gold } aranyat kell fizetned. Arany helyett más erőforrással is fizethetsz, egyet egyért.

## Choices: Town Boards
homm3-option-build = Építés: { $building }
homm3-option-population = Egységek toborzása és megerősítése
homm3-option-hire = Mellékhős felfogadása 10 aranyért
homm3-option-haven = { $field }
homm3-option-read-book = Keresés vásárlása a varázslatpakliban
homm3-option-reinforce-cheaper = Megerősítés Csapattá: { $troop }, olcsóbban ({ $building })
homm3-option-more-movement = { $hero }
homm3-option-give-up-artifact = Eltávolítás: { $card }
homm3-option-take-card = Visszavétel: { $card }
homm3-option-school = Mágiaiskola: { $school }
homm3-option-draw-unit = Húzás innen: { $deck }
homm3-option-pass-gate = { $hero }: áthelyezés ide: { $field }
homm3-option-rob = { $seat }
homm3-option-look-at = { $seat ->
        [none] Megnézés: { $deck }
       *[other] { $seat } paklijának megnézése
    }
homm3-option-throw-off = Eldobás: { $card }
homm3-option-throw-off-troop = Eldobás: { $troop }
homm3-option-throw-off-week = Eldobás: { $week }
homm3-option-throw-off-event = Eldobás: { $event }
homm3-option-stand-in = 1 arany helyett fizetés ezzel: { $resource }
homm3-option-rest-in-gold = A maradék kifizetése arannyal
homm3-option-want = Kérdezz meg: { $window }
homm3-option-unwant = Ne kérdezz meg: { $window }
homm3-window-announced = amikor egy saját harcomat bejelentik
homm3-window-others = amikor mások harcát bejelentik
homm3-window-turns = mások cselekvései között
homm3-window-closing = a forduló lezárása előtt

## What buildings offer
homm3-use-gold-4 = 4 arany
homm3-use-gold-5 = 5 arany
homm3-use-gold-6 = 6 arany
homm3-use-valuables-1 = 1 drágaság
homm3-use-materials-2 = 2 építőanyag
homm3-use-materials-3 = 3 építőanyag
homm3-use-movement = 1 mozgáspont egy hősnek
homm3-use-draw-1 = egy lap húzása
homm3-use-draw-2 = 2 lap húzása
homm3-use-trade = kereskedés erőforrásokkal
homm3-use-search-spells-3 = Keresés (3) a varázslatpakliban
homm3-use-artifact-xp = egy varázstárgy eltávolítása 1 tapasztalatpontért
homm3-use-bronze-pack = egy bronz egység ingyenes megerősítése
homm3-use-sell-artifact-2 = egy varázstárgy eltávolítása 2 aranyért
homm3-use-sell-artifact-4 = egy varázstárgy eltávolítása 4 aranyért
homm3-use-buy-artifact-6 = 6 arany fizetése és Keresés (2) a varázstárgypakliban
homm3-use-buy-artifact-7 = 7 arany fizetése és Keresés (2) a varázstárgypakliban
homm3-use-vortex = egy lap eldobása, keverés és Keresés (3) a saját paklidban
homm3-use-portal = egy semleges egység húzása, amelyet toborozhatsz
homm3-use-exchange-two = legfeljebb 2 lap eldobása és ugyanannyi húzása
homm3-use-darken = az ellenfél eldob egy véletlen lapot
homm3-use-find-necromancy = a Nekromancia kivétele a képességpakliból
homm3-use-take-specialty = egy specialitás visszavétele a dobott lapjaid közül
homm3-use-take-statistic = egy Tudás vagy Varázserő lap visszavétele a dobott lapjaid közül
homm3-use-rob = 3 arany fizetése, és egy ellenfél eldob egy véletlen lapot
homm3-use-gate = egy hős áthelyezése egy másik városba vagy településre
homm3-use-look-at-two = egy pakli 2 felső lapjának megnézése
homm3-use-free-recruit = az egység ingyenes toborzása
homm3-use-free-reinforce = az egység ingyenes megerősítése
homm3-use-cube-attack = egy kocka levétele 1 támadásért
homm3-use-cube-defense = egy kocka levétele 1 védelemért
homm3-use-cube-power = egy kocka levétele 1 varázserőért
homm3-use-valhalla = 1 támadással több

## Log: Town Boards
homm3-log-built = { $seat } épít: { $building }.
homm3-log-hired = { $seat } Mellékhőst kap itt: { $field }.
homm3-log-stored = { $seat }: { $building }, a kockák száma mostantól { $count }.
homm3-log-found-card = { $seat } kiveszi ezt: { $card }. Innen: { $deck }.
homm3-log-found-none = { $seat } nem találja ezt: { $card }. Itt kereste: { $deck }.
homm3-log-named-school = { $seat } megnevez egy mágiaiskolát: { $school }.
homm3-log-drew-unit = { $seat } húz: { $troop }.
homm3-log-sent-away = { $seat } nem toborozza ezt: { $troop }. A lap a dobott lapokhoz kerül.
homm3-log-passed-gate = { $seat }: a { $hero } átmegy a Várkapun ide: { $field }.
homm3-log-looked-at = { $other ->
        [none] { $seat } megnéz 2 lapot innen: { $deck }.
       *[other] { $seat } megnézi { $other } paklijának 2 lapját.
    }
homm3-log-laid-off-troop = { $seat } eldobja a paklijából ezt: { $troop }.
homm3-log-laid-off-week = { $seat } eldobja az asztrológusok paklijából ezt: { $week }.
homm3-log-laid-off-event = { $seat } eldobja az eseménypakliból ezt: { $event }.
