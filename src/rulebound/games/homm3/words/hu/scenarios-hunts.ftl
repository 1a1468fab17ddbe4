### Heroes of Might and Magic III: The Hunt, Gold Rush and the kit for random scenarios

## The Hunt
homm3-scenario-the_hunt = A vadászat
    .about = Egy sárkány alszik az ország közepén. Az a hős uralkodik, aki megöli.
    .goal = Te öld meg elsőként a sárkányt a Főhősöddel. 14 forduló után mindenki veszít.
homm3-variant-azure_dragon = Azúrsárkány
homm3-variant-crystal_dragon = Kristálysárkány
homm3-variant-rust_dragon = Rozsdasárkány
homm3-variant-faerie_dragon = Tündérsárkány
homm3-variant-by_lot = kisorsolt sárkány
homm3-rule-boss = { $boss ->
        [azure_dragon] Az Azúrsárkány a középső lapka közepén áll.
        [crystal_dragon] A Kristálysárkány a középső lapka közepén áll, 4 Gólemmel.
        [rust_dragon] A Rozsdasárkány a középső lapka közepén áll.
        [faerie_dragon] A Tündérsárkány a középső lapka közepén áll, a délibábjával és 4 Dendroiddal.
       *[other] Egy kisorsolt sárkány áll a középső lapka közepén.
    } Csak Főhős harcolhat vele. Nincs visszavonulás, és a harci fordulók száma korlátlan.
homm3-goal-boss = Aki megöli a sárkányt, győz.
homm3-over-boss = A sárkány halott.
homm3-notice-boss = A préda itt vár: { $field } ({ $troop }).

homm3-ability-boss = Ha elesik, az egész oldala megadja magát. A Gorgonok tekintete nem hat rá.
homm3-ability-ignores-enemy-spells = A rá célzott varázslatok nem hatnak. Az ellenségeire mondottak hatnak.
homm3-ability-ignores-basic-spells = Ellenségeinek alapvarázslatai nem hatnak rá.
homm3-ability-reveals-artifacts = Minden harci forduló elején felfed egy dobott varázstárgyat. Fegyver: támadása a célpont két oldalán álló egységeket is éri, { $less } sebzéssel kisebb erővel. Páncél, pajzs vagy ruha: a következő támadás ellen +{ $defense } védelme van. Csecsebecse: ellenségei ebben a harci fordulóban csak 1 mezőt mozognak, ő pedig bárhová elrepül.
homm3-ability-summons-golems = Az olyan harci forduló után, amelyben egy Gólem lekerült, új Arany- vagy Gyémántgólem jelenik meg az utolsó sorban.
homm3-ability-devours = Amikor aktiválódik, felfalhat egy mellette álló Gólemet: Aranygólemért { $gold }, Gyémántgólemért { $diamond } sebzés lekerül róla.
homm3-ability-retaliates-often = Egy harci fordulóban { $count } alkalommal visszatámad.
homm3-ability-acid = Minden harci forduló elején { $count } savtócsa elzár olyan szabad mezőket, amelyeken az előző harci fordulóban nem volt.
homm3-ability-corrodes = Minden támadása { $count } védelmet vesz el a célponttól, összesen legfeljebb { $most } értéket.
homm3-ability-mirage = Több ilyen sárkány közül az a délibáb, amelyet először céloznak meg. Sebez, de bármilyen sebzéstől eltűnik.
homm3-ability-spellcaster = Amikor aktiválódik, egy harci fordulóban legfeljebb 2 különböző varázslatot mond: Villámcsapást, Kúrát vagy egy kisorsolt mestervarázslatot. 3-nál kevesebb Dendroiddal varázslatokat és varázserőt veszít; Dendroidok nélkül nem varázsol.

homm3-ask-boss-golem = { $troop } csatlakoznak az ellenséghez. Hol álljanak?
homm3-ask-devour = { $unit } felfalhatnak egy mellettük álló Gólemet.
homm3-ask-acid = { $left ->
        [one] Hol legyen az utolsó savtócsa?
       *[other] Hol legyen egy savtócsa? Hátralévő tócsák: { $left }.
    }
homm3-ask-boss-spell = { $unit } varázsolhatnak.
homm3-option-devour = Felfalás: { $unit }
homm3-option-boss-cast = Varázslás: { $card }
homm3-log-boss = E vadászat prédája: { $troop }.
homm3-log-boss-slain = { $seat } megölte a prédát: { $troop }.
homm3-log-shuffled-discards = A dobott lapok megkeverve: { $deck }.
homm3-log-boss-artifact = { $sort ->
        [weapon] Felfedett fegyver: { $card }. { $unit } lehelete három egymás melletti egységet ér.
        [worn] Felfedett lap: { $card }. { $unit } védelme a következő támadás ellen 3 értékkel nagyobb.
       *[trinket] Felfedett csecsebecse: { $card }. Ebben a harci fordulóban mindenki 1 mezőt mozog, és { $unit } bárhová elrepülnek.
    }
homm3-log-devoured = { $unit } felfalják ezt az egységet: { $target }.
homm3-why-acid = Ezt a mezőt savtócsa zárja el.
homm3-log-acid = Savtócsák négy mezőt elzárnak.
homm3-log-boss-learned = { $unit } a Villámcsapáson és a Kúrán kívül ezt tudják: { $card }.
homm3-log-mirage = { $unit } csak délibáb.
homm3-log-vanished = { $unit } eltűnnek.

## Gold Rush
homm3-scenario-gold_rush = Aranyláz
    .about = Egy távoli hűbérúr adót követel, és a Grált akarja.
    .goal = Fizesd ki az adó minden részletét. Győzöl, ha egy forduló végén az egyik hősöd viszi a Grált, és az egész hátralékot ki tudod fizetni. Aki nem tud kifizetni egy részletet, veszít. 13 forduló után a leggazdagabb fél győz; egyedül veszítesz.
homm3-variant-tower_tile = #C1 lapkával
homm3-variant-core_tile = alapdoboz: C1 lapka a #C1 helyett
homm3-rule-tranches = Néhány forduló elején minden fél kifizeti az adója egy részletét. Egy építőanyag 2 aranyat, egy drágaság 4 aranyat ér; visszajáró nincs.
homm3-part-due = { $round }. forduló: { $amount } arany.
homm3-rule-resource_cards = Minden erőforrást adó lap kikerül a paklikból, és ezek alkotják az erőforráslapokat. Ha egy ilyen lapot eltávolítanak a játékból, oda kerül vissza. Aki Birtokokkal kezdene, Felderítéssel kezd helyette.
homm3-rule-resource_obelisk = Az obeliszk egy kisebb varázstárgyat ad az erőforráslapokból, vagy { $gold } aranyat.
homm3-rule-card_instead = A terület a hatása helyett ezt adhatja: { $card }.
homm3-rule-resource_tomb = A harcos sírjánál a két keresés egyike helyett választható egy kisebb vagy nagyobb varázstárgy az erőforráslapokból.
homm3-rule-doubled_settlement = A település haszna kétszeres. Ha elsőként foglalod el, ennyi varázstárgyat választasz az erőforráslapokból: { $first }, különben ennyit: { $later }.
homm3-rule-artifact_prize = Aki legyőz egy ellenséges Főhőst, az arany helyett elvehet egy varázstárgyat annak a játékosnak a dobott lapjai közül.
homm3-rule-grail_carrier = { $digging ->
        [0] Aki meglátogatja a területét, megkapja a Grál-jelzőt.
       *[other] A Grál kiásása { $digging } mozgáspontba kerül a területén.
    } Akit egy másik hős legyőz, vagy aki megadja magát, átadja; akit semleges egységek győznek le, a területen hagyja, ahol a következő látogató felveszi.{ $stops ->
        [true] { " " }Aki felveszi, elveszti minden mozgáspontját.
       *[other] { "" }
    }{ $sheltered ->
        [false] { " " }A Menedékhely nem védi azt, aki viszi.
       *[other] { "" }
    }{ $home ->
        [true] { " " }A saját városban le kell tenni.
       *[other] { "" }
    }
homm3-goal-grail_and_tribute = Egy forduló végén az a fél győz, amelynek a hőse viszi a Grált, és minden hátralévő részletet ki tud fizetni.
homm3-goal-richest = { $round } forduló után az a fél győz, amely a legnagyobb részletet tudná kifizetni.
homm3-goal-all_fail = Ha egyik fél sem tud kifizetni egy részletet, az győz, amelyik a legtöbbet tudná fizetni; a Grál { $grail } aranyat ér.
homm3-goal-tribute = Az a fél, amely nem tud kifizetni egy részletet, veszít.
homm3-over-grail_and_tribute = A Grál megvan, és az adó biztosítva.
homm3-over-richest = Véget ért az utolsó forduló. A leggazdagabb fél győz.
homm3-over-all_fail = Senki sem tudta kifizetni a részletet. A leggazdagabb fél győz.
homm3-over-tribute = Az adó egyik részletét nem lehetett kifizetni.
homm3-notice-tranche = { $round }. forduló: fizetendő { $gold } arany. Összesen hátravan: { $left }.
homm3-notice-resource-cards = Megmaradt erőforráslapok: { $count }.
homm3-notice-grail-carried = A Grál nála van: { $seat } ({ $hero }).
homm3-notice-grail-lies = A Grál itt fekszik: { $field }.

homm3-ask-pay-part = A részletből még { $owed } arany hiányzik. Mennyit fizetsz így?
homm3-ask-resource-card = Vegyél el egy erőforráslapot, vagy válassz mást.
homm3-ask-prize = Legyőzted { $other } Főhősét. Mit veszel el?
homm3-option-pay-part = { $count } { $resource }
homm3-option-take-resource-card = Elvétel az erőforráslapokból: { $card }
homm3-option-take-gold = { $count } arany elvétele
homm3-option-use-field = A terület szokásos használata
homm3-option-take-artifact = Elvétel a dobott lapok közül: { $card }
homm3-option-take-prize-gold = Az arany elvétele
homm3-log-tranche = Esedékes az adó egy részlete: { $gold } arany.
homm3-log-tranche-failed = { $seat } oldala nem tud kifizetni { $gold } aranyat.
homm3-log-took-resource-card = { $seat } elveszi az erőforráslapokból ezt: { $card }.
homm3-log-took-artifact = { $seat } elveszi { $other } dobott lapjai közül ezt: { $card }.
homm3-log-grail-stops = { $seat } felveszi a Grált; a { $hero } elveszti minden mozgáspontját.
homm3-log-grail-taken = { $seat } felveszi a Grált itt: { $field }.
homm3-log-grail-won = { $seat } elnyeri a Grált: { $hero }.
homm3-log-grail-lies = A Grál itt fekszik: { $field }.
homm3-log-grail-home = { $seat } hazavitte a Grált.

## The kit for random scenarios
homm3-scenario-random_scenario = Véletlen forgatókönyv
    .about = Válasszatok fajtát, méretet, kezdő feltételeket és városerősséget. Azután rakjátok ki együtt a térképet.
    .goal = Mindenki mindenki ellen: legyen a legtöbb győzelmi pontod. A domb királya: tartsd a Sárkányutópiát. A Grál megszerzése: vidd haza.
homm3-variant-free_for_all = mindenki mindenki ellen
homm3-variant-king_of_the_hill = a domb királya
homm3-variant-capture_the_grail = a Grál megszerzése
homm3-variant-small = kicsi: 8 forduló
homm3-variant-medium = közepes: 12 forduló
homm3-variant-large = nagy: 16 forduló
homm3-variant-stingy = szűkös kezdés
homm3-variant-fair = kiegyenlített kezdés
homm3-variant-generous = bőkezű kezdés
homm3-variant-settlement = településszerű városok
homm3-variant-city = városok városházával
homm3-variant-capitol = fővárosszerű városok
homm3-rule-players_map = A játékosok fordított sorrendben, egyesével rakják ki a térképet: először minden közeli lapkát, azután minden távoli lapkát, végül a kezdőlapkákat. Minden lapka érint egy már kirakottat.
homm3-rule-build_token_post = Az építésjelző bármikor elkölthető arra, amit egy kereskedőállomás kínál.
homm3-rule-hold_field = Egy győzelmi pont minden fordulóért, amelynek a végén a tiéd: { $location }.
homm3-rule-tournament_points = Győzelmi pontok: { $holdings } minden bányáért és településért, { $buildings } minden épületért, { $two_artifacts } két varázstárgyért, { $levels } a Főhős minden szintjéért, { $second_hero } egy ellenséges Mellékhős minden legyőzéséért, { $main_hero } egyszer minden ellenséges Főhősért.
homm3-rule-prize_points = Győzelmi pontok: { $first_utopia } a Sárkányutópia első elfoglalójának, { $utopia } a birtokosának, { $grail_home } a Grálért a saját városban, { $grail } a Grálért máshol.
homm3-goal-grail_home = Aki a saját városába viszi a Grált, győz.
homm3-over-grail_home = A Grál hazakerült.
homm3-ask-lay-tile = { $kind ->
        [starting] Hol feküdjön a kezdőlapkád?
        [near] Rakjátok ki a térképet. Hol feküdjön a következő közeli lapkád?
       *[far] Rakjátok ki a térképet. Hol feküdjön a következő távoli lapkád?
    }
homm3-option-lay-tile = Ide: { $slot }
homm3-option-rule-dig = A Grál kiásása: { $hero }
homm3-option-rule-post = Az építésjelző elköltése egy kereskedőállomásra
homm3-log-laid-tile = { $tile_kind ->
        [starting] { $seat } lerakja a kezdőlapkáját ide: { $field }.
        [near] { $seat } lerak egy közeli lapkát ide: { $field }.
       *[far] { $seat } lerak egy távoli lapkát ide: { $field }.
    }
homm3-log-build-token-post = { $seat } elkölti az építésjelzőt egy kereskedőállomásra.
homm3-log-held-field = { $seat } birtokolja ezt: { $location }. Győzelmi pontjai: { $points }.
