### Heroes of Might and Magic III: AI Heroes on the map, campaigns, Sentinels

## AI Heroes and other armies that no player leads
homm3-ask-rover = Merre tovább: { $rover }? Az utak egyforma rövidek.
homm3-ask-ai-skill = Az MI-hős több jártasságot is használhat. Melyik legyen az?
homm3-option-rover-go = A sereg ide megy: { $field }
homm3-option-rover-discover = A lapka felfedése itt: { $tile }
homm3-option-ai-skill = { $card }
homm3-option-flee = Visszavonulás: a hős feladja a területet, és megmenti a sereget
homm3-log-rover-went = Egy ellenséges sereg ide megy: { $field } ({ $rover }).
homm3-log-rover-discovers = Egy ellenséges sereg felfed egy lapkát: { $rover }.
homm3-log-skill-taken = Az MI-hős elveszi ezt: { $card }. Eddigi tulajdonosa { $seat }, aki másik lapot keres a pakliban.
homm3-log-fled = { $seat } visszavonul a seregével.
homm3-rover-raiders = a fosztogatók
homm3-rover-necromancer = a nekromanta
homm3-rover-sentinels_6 = a 6. forduló serege
homm3-rover-sentinels_7 = a 7. forduló serege
homm3-rover-sentinels_8 = a 8. forduló serege
homm3-rover-sentinels_9 = a 9. forduló serege
homm3-rover-sentinels_10 = a 10. forduló nagy serege

## Campaigns
homm3-campaign-queens_gambit = A vezércsel
homm3-ask-carry = { $left ->
        [one] Megnyerted ezt a részt. Melyik utolsó lap menjen tovább a hősöddel?
       *[other] Megnyerted ezt a részt. Melyik lap menjen tovább a hősöddel? Még ennyit választasz: { $left }.
    }
homm3-option-carry = Megtartás: { $card }
homm3-log-carried = { $seat } lapjai, amelyek a következő részbe mennek: { $cards }.
homm3-over-nobody_left = Nem maradt játékos.
homm3-over-lost_combat = Egy harc elveszett, és vele a forgatókönyv is.
homm3-over-lost_main_hero = Egy Főhőst legyőztek. Mindenki veszít.
homm3-over-lost_town = Elesett egy város. Mindenki veszít.
homm3-over-noted = Teljesült, amit a forgatókönyv kér.
homm3-goal-lost_combat = Bármelyik harc elveszik. A visszavonulás nem számít.
homm3-goal-lost_main_hero = Egy Főhőst legyőznek. A visszavonulás nem számít.
homm3-goal-lost_town = Elesik egy játékos városa.
homm3-goal-noted = { $note ->
        [archangels_found] Látogasd meg a második obeliszket.
       *[other] Tedd meg, amit a forgatókönyv kér.
    }
homm3-rule-turn_tiles = A kezdőjátékos a forgatókönyv elején elforgatja a felfedett lapkákat.
homm3-rule-hero_starts = A hős a térkép egyik területén kezd, és nincs városa.
homm3-rule-part_steps = Ha ezt a részt megnyerted:
homm3-rule-neutral_deck = Minden semleges sereg egy MI-pakli lapjait játssza ki.
homm3-rule-mercenaries = Minden látogatás egy kereskedőállomáson felfed egy bronz, egy ezüst és egy arany semleges egységet is. Bármelyiket az árán toborozhatod. A többi visszakeveredik.
homm3-rule-grail_sale = A Grál eladható egy kereskedőállomáson: { $gold } aranyért, vagy Keresésért ({ $search }) a varázstárgypakliban, ennyiszer: { $times }.
homm3-ask-mercenaries = Ezek az egységek ajánlkoznak. Melyiket toborzod?
homm3-ask-grail-sale = Eladod a Grált { $gold } aranyért vagy két Keresésért ({ $count }) a varázstárgypakliban?
homm3-option-sell-for-gold = Eladás aranyért
homm3-option-sell-for-artifacts = Eladás varázstárgyakért
homm3-log-grail-sold = { $seat } eladja a Grált.

## First Light
homm3-scenario-first_light = Hajnalhasadás
    .about = Fosztogatók tartják a völgyön túli bányát. Catherine hajnalhasadáskor indul, hogy biztonságossá tegye az utat. Rövid forgatókönyv az első estédre.
    .goal = Foglald el a völgy települését, és győzd le a fosztogatókat a bányájuknál 6 fordulón belül.

## The Queen’s Gambit 1
homm3-scenario-queens_gambit_1 = A vezércsel 1: Görög ajándék
    .about = Egy nekromanta kicsalja a királynőt a városából, és csak azt mutatja neki, amit látnia kell.
    .goal = Győzd le a nekromanta seregét 8 fordulón belül. Egy elvesztett harc a forgatókönyv elvesztése.
homm3-rule-greek_gift = A nekromanta serege nem az, aminek látszik. A harc előtt néhány egység távozik, mások érkeznek, és kettőn Sandro lapjai fekszenek. Ez a sereg nem játszik ki MI-lapokat.
homm3-log-unmasked = A sereg megmutatja igazi arcát: { $troops }.

## The Queen’s Gambit 2
homm3-scenario-queens_gambit_2 = A vezércsel 2: Szicíliai sárkány
    .about = A királynő ellenséges földön át vonul a nekromanta városa felé, ahová nem vezet út.
    .goal = Találd meg mindkét obeliszket, menj át a kapun, és győzd le a nekromantát a városban 11 fordulón belül. Egy elvesztett harc a forgatókönyv elvesztése.
homm3-rule-two_obelisks = A második meglátogatott obeliszk Arkangyalokat ad neked, és kaput nyit a nekromanta városához. Rögtön átmehetsz; később 1 mozgáspontba kerül azon az obeliszken.
homm3-ask-gate-way = Nyitva áll a kapu a nekromanta városához. Átmész rajta most?
homm3-ask-gate-exit = Melyik területen lépsz ki?
homm3-option-through-gate = Átmenni a kapun
homm3-option-gate-exit = Kilépés itt: { $field }
homm3-option-rule-gate = { $hero }: átmenni a kapun 1 mozgáspontért
homm3-log-gate-opened = Az obeliszk kaput nyit { $seat } számára itt: { $field }.
homm3-log-gate-passed = { $seat }: a { $hero } átmegy a kapun, és itt lép ki: { $field }.
homm3-notice-gate = Ez az obeliszk a nekromanta városához vezet: { $field }.

## The Queen’s Gambit 3
homm3-scenario-queens_gambit_3 = A vezércsel 3: Kettős huszárjáték
    .about = A királynő és a nekromanta versenyt fut a Sárkányutópiáért.
    .goal = Győzd le a nekromantát 8 fordulón belül. Egy elvesztett harc a forgatókönyv elvesztése.
homm3-rule-utopia_race = Ha a nekromanta ér előbb a Sárkányutópiához, Szellemsárkányok csatlakoznak ahhoz a sereghez, és a Rémlovagjaiból Maroknyi lesz. Ha te győzöd le ott az őröket, egy kisorsolt sárkány csatlakozik hozzád.
homm3-log-rover-grew = { $troop } csatlakoznak az ellenséghez: { $rover }.
homm3-notice-outrun = { $who ->
        [enemy] A nekromanta ért előbb a Sárkányutópiához.
       *[player] Te értél előbb a Sárkányutópiához.
    }

## Sentinels
homm3-scenario-sentinels = Őrszemek
    .about = Négy obeliszk őrködik két szövetséges város fölött. A 6. fordulótól seregek törnek elő belőlük.
    .goal = Győzzétek le mind az öt sereget 12 fordulón belül. Veszítetek, ha elesik egy város, vagy legyőznek egy Főhőst.
homm3-rule-laid_waste = A seregek nem foglalnak, hanem pusztítanak. Minden terület, amelyen áthaladnak, fekete kockát kap, és onnantól üres.
homm3-rule-sentinel_combat = A hősök visszavonulhatnak e seregek elől, valahányszor egy saját egységük cselekedne. A Főhős ilyenkor egy baráti városba vagy településre megy, és elveszti a mozgáspontjait, a Mellékhős lekerül a térképről. A megölt egységek nem térnek vissza. Az ebben a fordulóban érkező sereghez a második harci fordulójától egységek csatlakoznak: { $refilled }. A sereget legyőző hős { $xp } tapasztalatpontot kap, játékosa pedig { $treasures } kincsdobókockával dob, és egyet végrehajt.
homm3-rule-trade_beside = Azok a játékosok, akiknek a hősei szomszédos területeken állnak, a körükben erőforrásokat adhatnak egymásnak.
homm3-step-spawn = Egy sereg jelenik meg az egyik obeliszken. Két dobókocka dönti el, melyiken.
homm3-goal-sentinels_beaten = Győzzetek le minden sereget, amely az alábbi fordulóig érkezik: { $round }.
homm3-over-sentinels_beaten = Minden sereg legyőzve.
homm3-option-rule-trade = Erőforrások cseréje, játékos: { $seat }
homm3-log-spawn-dice = A következő sereghez dobott eredmény: { $faces }.
homm3-log-spawned = Előtör itt: { $field }. Sereg: { $rover }. Egységek: { $troops }.
homm3-log-laid-waste = Ez a terület elpusztult: { $field }.
homm3-notice-pool = Egységek, amelyek még csatlakozhatnak a nagy sereghez: { $count }.
