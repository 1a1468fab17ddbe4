### Heroes of Might and Magic III: scenarios that all players win or lose together

## What several of them share
homm3-ask-share = Válaszd ki, mit adsz { $seat } számára.
homm3-ask-swap-card = Cserélsz lapot? Játékos: { $seat }.
homm3-ask-token-swap = { $seat } lapokat cserélne veled. Mindkettőtöknek az építésjelzőjébe kerül.
homm3-option-choose-player = { $seat }
homm3-option-give-unit = Odaadás: { $troop }
homm3-option-give-card = Odaadás: { $card }
homm3-option-swap-card = Lap cseréje
homm3-option-consent = Beleegyezés
homm3-option-rule-token-trade = Kereskedés az építésjelződért, játékos: { $seat }
homm3-option-rule-token-gift = Erőforrások { $seat } számára az építésjelződért
homm3-option-rule-token-swap = Lapok cseréje mindkét építésjelzőért, játékos: { $seat }
homm3-log-token-spent = { $seat } más játékosokra költi az építésjelzőt.
homm3-log-trial-won = { $seat } megnyerte azt a harcot, amelyről a forgatókönyv szól.
homm3-log-finished = { $seat } leveszi a hőseit a térképről.
homm3-notice-trial = { $left ->
        [one] Még egy játékosnak kell megnyernie a harcot.
       *[other] Még { $left } játékosnak kell megnyernie a harcot.
    }
homm3-rule-build_token_trade = Az építésjelződet elköltheted, hogy egy másik játékossal kereskedj: erőforrásokkal szabadon, kézből varázslatokkal és varázstárgyakkal úgy, mintha a hőseitek egymás mellett állnának.
homm3-rule-build_token_gift = Az építésjelződet elköltheted, hogy erőforrásokat adj egy másik játékosnak. Két játékos elköltheti a sajátját, hogy varázslatokat és varázstárgyakat cseréljen.
homm3-goal-all_beaten_it = Minden játékos megnyeri azt a harcot, amelyről a forgatókönyv szól.
homm3-over-all_beaten_it = Minden játékos megnyerte a harcot.
homm3-goal-player_lost = Előtte kiesik egy játékos.
homm3-over-player_lost = Kiesett egy játékos. Mindenki veszít.

## Emerald Island
homm3-scenario-emerald_island = Smaragdsziget
    .about = Egy kincsekkel teli sziget várja, hogy átkutassátok. Megosztjátok, amit találtok, és az egységeiteket is.
    .goal = Foglaljátok el a térkép minden bányáját és települését, mielőtt 8 forduló véget ér.
homm3-variant-laid_out = a távoli lapkák a térképen fekszenek
homm3-variant-dealt = a távoli lapkák a játékosoknál vannak
homm3-goal-flag_all = Foglaljatok el minden ilyen területet a térképen: { $location }.
homm3-over-flag_all = Minden el van foglalva.
homm3-rule-level_falls_back = Ha egy hős eléri a IV. szintet, visszatér a III. szintre. Az első alkalommal megkapja a második specialitását.
homm3-rule-give_units = Egységeket adhatsz egy játékosnak, ha az egyik hősöd az ő egyik hősének lapkáján, mellette vagy az ő városában áll. Akinek nincs egysége, minden saját frakciójú egységét visszakapja.
homm3-rule-foreign_town = Egy másik játékos városában, ha beleegyezik, toborozhatod és megerősítheted az ő egységeit valamelyikőtök számára. Az épületeknek ott állniuk kell.
homm3-rule-last_battle = Az utolsó el nem foglalt terület őrei között eggyel több arany egység van. Ez a harc nem hagyható ki, és a harci fordulói ingyenesek.
homm3-step-visit_again = Minden játékos még egyszer megkaphatja egy fekete kockás terület hasznát.
homm3-ask-visit-again = Melyik fekete kockás terület hasznát kapod meg még egyszer?
homm3-ask-permit = { $seat } a városodban akar toborozni.
homm3-ask-foreign-town = Mit veszel ebben a városban, és kinek?
homm3-option-visit-again = Terület: { $field }
homm3-option-permit = Engedélyezés
homm3-option-rule-give-units = Egységek cseréje, játékos: { $seat }
homm3-option-rule-foreign-town = Toborzás { $seat } városában
homm3-option-recruit-for = Toborzás { $seat } számára: { $troop }
homm3-option-reinforce-for = Megerősítés Csapattá { $seat } seregében: { $troop }
homm3-option-reinforce-cheaper-for = Megerősítés Csapattá { $seat } seregében: { $troop }, olcsóbban ({ $building })
homm3-log-visit-again = { $seat } még egyszer megkapja egy terület hasznát: { $location }.
homm3-log-not-permitted = { $seat } nem engedi meg a toborzást { $to } számára.
homm3-log-fell-back = { $seat } hősének szintje újra { $level }.
homm3-log-last-battle = { $seat } megvívja a szigetért az utolsó harcot.
homm3-notice-unflagged = Még el nem foglalt bányák és települések: { $left }. Még fel nem fedett lapkák: { $hidden }.

## Stand United
homm3-scenario-stand_united = Vállvetve
    .about = A Sárkányutópiát egyetlen uralkodó sem tudja egyedül végleg megtisztítani. Egy közös sereg segít sorban mindegyikőtöknek.
    .goal = Minden játékosnak egyszer le kell győznie a Sárkányutópia őreit 9 fordulón belül.
homm3-rule-shared_army = Van egy közös seregetek. Az egységeit mindenki felállíthatja a harcaiban. Minden egységének térképes képessége egy fordulóban egy játékosnak használ.
homm3-rule-shared_obelisk = Aki elfoglal egy obeliszket, felfed egy bronz, egy ezüst és egy arany semleges egységet, és az egyiket a közös seregbe toborozhatja.
homm3-rule-utopia_trial = A Sárkányutópiát mindig Azúrsárkányok őrzik, és a serege MI-lapokat játszik ki. A győztes nem tesz le kockát, egy egységét a közös seregre hagyja, erőforrásokat adhat másoknak, és kiszáll a játékból.
homm3-ask-recruit-shared = Ezek közül egy egységet a közös seregbe toborozhatsz.
homm3-ask-shared-ability = Használod a közös sereg ezen egységének térképes képességét: { $troop }?
homm3-ask-who-gains = Kinek szerez valamit a közös sereg?
homm3-ask-leave-unit = Melyik egységet hagyod a közös seregre?
homm3-option-use-shared = Használat
homm3-option-rule-shared-ability = Közös sereg: képesség használata ({ $troop })
homm3-log-joined-shared = { $troop } csatlakoznak a közös sereghez.
homm3-log-obelisk-units = { $seat } felfedi: { $troops }.
homm3-notice-shared-army = Közös sereg: { $troops }.

## Wandering Dragons
homm3-scenario-wandering_dragons = Vándorló sárkányok
    .about = Egyes sárkányok az utópiájukat őrzik, mások az országot járják, és titeket keresnek. Egyik sem maradhat életben.
    .goal = Győzzétek le a vándorló sárkányokat, és foglaljátok el a Sárkányutópiát 10 fordulón belül.
homm3-rule-wandering_dragons = A forduló végén a sárkányok két támadókockával dobnak, és hozzáadnak 1-et. Ennyi területet repülnek a legközelebbi hős, város vagy település felé. Ha az összeg 0, maradnak, ha -1, egy területet repülnek a Sárkányutópia felé. Aki legyőzi őket, pozitív morált kap.
homm3-rover-wandering_dragons = a vándorló sárkányok
homm3-log-dragons = Ezek a sárkányok járják az országot: { $troops }.
homm3-log-dragons-rolled = { $steps ->
        [-1] A sárkányok dobása { $faces }, és egy területet visszarepülnek az utópiájuk felé.
        [0] A sárkányok dobása { $faces }, és ott maradnak, ahol vannak.
        [one] A sárkányok dobása { $faces }, és egy területet repülnek.
       *[other] A sárkányok dobása { $faces }, és { $steps } területet repülnek.
    }
homm3-log-burned = A sárkányok leveszik { $seat } zászlaját erről a területről: { $field }.
homm3-notice-dragons = A sárkányok itt vannak: { $field } ({ $troops }).
homm3-notice-no-dragons = A vándorló sárkányok legyőzve.

## The Ambushed Accord
homm3-scenario-the_ambushed_accord = Rajtaütés a béketárgyaláson
    .about = Egy szerződés aláírására tartva csapdába estek. Egyik sereg a másik után támad, és a kiút a rejtett középső lapkán át vezet.
    .goal = Minden játékosnak le kell győznie a VII. szintű sereget a középső lapka közepén 14 fordulón belül. Minden rajtaütést vissza kell verni.
homm3-rule-ambush = Néhány forduló végén egy sereg támad. Négy játékossal két sereg támad. A csoport választja ki, ki harcol{ $turns ->
        [true] { " " }azok közül, akik nem nyertek több ilyen harcot, mint egy másik játékos.
       *[other] .
    } A győztes pozitív morált kap. A vesztes egységek nélkül visszamegy a városba, és egy másik játékos harcol a maradékkal.
homm3-rule-hidden_center = A középső lapkáért együtt fizettek. Egy játékos része: arany { $gold }, építőanyag { $materials }, drágaság { $valuables }. Aki győz a közepén, leveszi a hőseit a térképről.
homm3-rule-astrologers_gift = Egy asztrológus-forduló végén a csoport kiválaszt egy játékost, aki pozitív morált kap.
homm3-rule-exchange = A játékosok varázslatokat, varázstárgyakat, egységeket és erőforrásokat cserélhetnek, ha a Főhőseik egymás mellett állnak, vagy mindketten a saját városukban vagy obeliszken vannak.
homm3-rule-early_buildings = A feltétele nélkül megépített épület akkor működik, amikor már az is áll.
homm3-step-free_building = Minden játékos ingyen megépíti a két különleges épület egyikét, akár a feltétele nélkül is.
homm3-goal-nobody_fights = Egy rajtaütéskor senki sem harcolhat.
homm3-over-nobody_fights = Nem maradt senki, aki a rajtaütők ellen harcolna. Mindenki veszít.
homm3-ask-ambush = Egy sereg támad. Ki harcol ellene?
homm3-ask-astrologers-gift = Ki kapjon pozitív morált?
homm3-ask-free-building = Melyik épületet építed meg ingyen?
homm3-ask-reveal-center = { $seat } fel akarja fedni a középső lapkát. Kifizeted a részedet?
homm3-option-rule-reveal-center = A középső lapka közös felfedése
homm3-option-rule-exchange = Csere, játékos: { $seat }
homm3-log-ambush = { $count ->
        [one] Egy sereg támad.
       *[other] { $count } sereg támad.
    }
homm3-log-ambush-won = { $seat } visszaverte a rajtaütést.
homm3-log-ambush-lost = { $left ->
        [one] { $seat } vereséget szenved, és minden egységét elveszti. Egy ellenséges egység maradt.
       *[other] { $seat } vereséget szenved, és minden egységét elveszti. { $left } ellenséges egység maradt.
    }
homm3-log-nobody-fights = Senki sem harcolhat a támadó sereg ellen.
homm3-log-built-early = { $seat } épít: { $building }. Akkor működik, amikor minden feltétele áll.
homm3-log-reveal-refused = { $seat } nem fizet a középső lapkáért.
homm3-notice-ambush = { $round }. forduló vége: egy sereg támad. Bronz { $bronze }, ezüst { $silver }, arany { $gold }, azúr { $azure }.
homm3-notice-hidden-center = A középső lapka felfedéséért együtt fizettek: arany { $gold }, építőanyag { $materials }, drágaság { $valuables }.
homm3-log-stack-token = { $token ->
        [stack_attack] { $unit } erősítésjelzőt kapnak: { $amount } támadás.
        [stack_defense] { $unit } erősítésjelzőt kapnak: { $amount } védelem.
        [stack_health] { $unit } erősítésjelzőt kapnak: { $amount } életerő.
       *[stack_initiative] { $unit } erősítésjelzőt kapnak: { $amount } kezdeményezés.
    }
homm3-log-stack-lost = { $unit } elvesztik az erősítésjelzőjüket, és tovább harcolnak.
homm3-token-stack_attack = Erősítésjelző: támadás
homm3-token-stack_defense = Erősítésjelző: védelem
homm3-token-stack_health = Erősítésjelző: életerő
homm3-token-stack_initiative = Erősítésjelző: kezdeményezés

## Titans' Stronghold
homm3-scenario-titans_stronghold = A titánok erődje
    .about = A titánok bezárkóztak. Foglaljatok el minden más VII. nehézségű területet, azután együtt rohamozzátok meg az erődöt.
    .goal = Győzzétek le az erőd minden egységét 16 fordulón belül. A legnagyobb nehézségen 15 forduló van.
homm3-rule-stronghold = Az erődbe senki sem léphet be, amíg minden más VII. nehézségű terület el nincs foglalva. Aki belép, a paklija 5 egységével harcol. A túlélők visszakeverednek. Egy további harci forduló egy mozgáspontba kerül.
homm3-rule-seven_gifts = Aki VII. nehézségű őröket győz le, háromszor ad valamit más játékosoknak: 5 aranyat, 2 építőanyagot vagy 1 drágaságot. Utána a terület el van foglalva, és ott semmi más nem történik.
homm3-goal-stronghold_falls = Győzzétek le az erőd minden egységét.
homm3-over-stronghold_falls = Elesett az erőd.
homm3-ask-seven-gift = { $left ->
        [one] Mit kapjon egy másik játékos? Ez az utolsó ajándék.
       *[other] Mit kapjon egy másik játékos? Hátralévő ajándékok: { $left }.
    }
homm3-option-bonus = { $seat } kapja: { $count } { $resource }
homm3-option-rule-storm = Az erőd újabb megrohamozása: { $hero }
homm3-log-stronghold-deck = { $count ->
        [one] Egy egység tartja az erődöt.
       *[other] { $count } egység tartja az erődöt.
    }
homm3-log-stronghold-left = { $count ->
        [0] Nem maradt egység az erőd paklijában.
        [one] Egy egység maradt az erőd paklijában.
       *[other] { $count } egység maradt az erőd paklijában.
    }
homm3-notice-stronghold-closed = Az erőd zárva van, amíg minden más VII. nehézségű terület el nincs foglalva. Helye: { $field }.
homm3-notice-stronghold = Az erőd nyitva van. Helye: { $field }. Megmaradt egységek: { $left }.

## The Last Bridge
homm3-scenario-last_bridge = Az utolsó híd
    .about = Az árvíz egyetlen hidat hagyott a folyón, és a túlparton fosztogatók gyülekeznek. Foglaljátok el a vámvárost a hídon, verjetek vissza minden rajtaütést, és tartsátok meg a kilencedik forduló végéig.
    .goal = 9 forduló végén a hídon álló település legyen a tiétek. Minden rajtaütést vissza kell verni.
homm3-rule-held_place = A hídon álló település dönti el a forgatókönyvet.
homm3-goal-hold = { $round } forduló végén legyen zászlótok a területen.
homm3-over-hold = A terület végig megmaradt.
homm3-notice-held = { $seat } tartja ezt a területet: { $location } ({ $field }).
homm3-notice-not-held = Ezt a területet még senki sem tartja: { $location } ({ $field }). Őreinek nehézsége: { $level }.
