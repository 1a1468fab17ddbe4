### Heroes of Might and Magic III: Astrologers Proclaim cards and Event cards

## Astrologers Proclaim: the core box
homm3-week-annoying_lizard = Idegesítő gyík
    .text = Minden játékos a paklijába keveri a kezében lévő varázstárgyakat és varázslatokat, és ugyanannyi lapot húz.
homm3-week-battalions_stallion = A zászlóalj csődöre
    .text = A következő asztrológus-fordulóig minden hősnek fordulónként 1 mozgásponttal többje van.
homm3-week-crazy_wizard = Őrült varázsló
    .text = A következő asztrológus-fordulóig minden játékos első varázslata visszakerül a kezébe.
homm3-week-dead_silence = Halotti csend
    .text = Nem történik semmi.
homm3-week-fancy_pixie = Csinos tündérke
    .text = Minden játékos pozitív morált kap.
homm3-week-fluffy_rabbit = Bolyhos nyúl
    .text = Minden játékos dob egy kincsdobókockával, és végrehajtja az eredményét.
homm3-week-friendly_beaver = Barátságos hód
    .text = Minden fekete kocka lekerül a térképről. Az első asztrológus-fordulóban helyette másik lap következik.
homm3-week-gold_dragon = Aranysárkány
    .text = A következő erőforrás-fordulóban minden játékos 5 arannyal többet kap.
homm3-week-greedy_dragon = Kapzsi sárkány
    .text = A következő erőforrás-fordulóban minden játékos bevétele 1 drágasággal kisebb, de legalább 0.
homm3-week-grim_warlock = Komor boszorkánymester
    .text = A következő asztrológus-fordulóig minden saját körödben az első varázslat varázsereje 1 értékkel nagyobb.
homm3-week-groovy_satyr = Vagány szatír
    .text = A következő asztrológus-fordulóig aki őrök ellen harcol, egyet közülük lecserélhet egy másik, ugyanolyan rangúra.
homm3-week-isras_friends = Isra barátai
    .text = Minden játékos most fél áron megerősítheti egy egységét, felfelé kerekítve.
homm3-week-magic_tortoise = Varázsteknős
    .text = A következő asztrológus-fordulóig minden hősnek fordulónként 1 mozgásponttal kevesebbje van.
homm3-week-merry_leprechaun = Vidám leprikón
    .text = A következő erőforrás-fordulóban minden játékos 1 drágasággal többet kap.
homm3-week-profuse_growth = Burjánzás
    .text = A következő asztrológus-fordulóig minden kézkorlát 1 értékkel nagyobb.
homm3-week-swift_weasel = Fürge menyét
    .text = A következő asztrológus-fordulóig körönként egy kincs- vagy erőforrás-dobókockát újradobhatsz.
homm3-week-terrible_plague = Szörnyű pestis
    .text = Minden játékos egy Csapatát a Maroknyi oldalára fordítja.
homm3-week-white_raven = Fehér holló
    .text = Minden játékos dob egy erőforrás-dobókockával, és megkapja, amit mutat.
homm3-week-wild_debauchery = Vad tivornya
    .text = A következő erőforrás-fordulóban minden játékos bevétele 5 arannyal kisebb, de legalább 0.

## Astrologers Proclaim: Rampart
homm3-week-ammo_cart = Lőszerszekér
    .text = A következő asztrológus-fordulóig a Ballista 1 értékkel többet sebez, az Elsősegélysátor 1 értékkel többet gyógyít. Akinek Lőszerszekere van játékban, távolsági egységei minden támadásánál újradobhat egy támadókockát.
homm3-week-charlie_and_his_circus = Charlie és a cirkusza
    .text = Most és a következő forduló elején minden játékos legfeljebb 3 lapot húzhat a lakhelyeinek megfelelő semleges paklikból. Ezek közül egy egységet az árán toborozhat.
homm3-week-mcgiver = McGiver
    .text = A következő forduló elején minden játékos ingyen elvehet egy hadigépet.

## Astrologers Proclaim: Fortress
homm3-week-big_cleanup = Nagytakarítás
    .text = Minden játékos eldobja a kezében lévő lapokat, és ugyanannyit húz.
homm3-week-forty_thieves = Negyven rabló
    .text = A következő asztrológus-fordulóig két eseménylapot kell húzni. A húzó választ egyet, a másik a pakli alá kerül.
homm3-week-plane_between_planes = Síkok közti sík
    .text = Minden játékos legfeljebb 2 lapot eltávolíthat a játékból a kezéből és a dobott lapjai közül.

## Astrologers Proclaim: Inferno
homm3-week-dancing_imp = Táncoló kisördög
    .text = Minden játékos lecserélhet a kezéből vagy a dobott lapjai közül egy tulajdonságlapot az ugyanolyan fajta felerősített lapra.
homm3-week-explorers = Felfedezők
    .text = Minden játékos most húz a kézkorlátjáig, és ebben a fordulóban a köre elején nem húz. Ezután lapokat dobhat el; minden 3 lapért egy kezében lévő tulajdonságlapot a felerősített lapjára cserélhet.
homm3-week-hero = Hős
    .text = A következő asztrológus-fordulóig minden játékos egy körében legfeljebb 2 kezében lévő tulajdonságlapot a felerősített lapjára cserélhet, egyenként 4 aranyért.

## Astrologers Proclaim: Tower
homm3-week-blue_sky = Kék ég
    .text = A következő asztrológus-fordulóig a levegő- és vízvarázslatok varázsereje 1 értékkel nagyobb.
homm3-week-scorched_ground = Felperzselt föld
    .text = A következő asztrológus-fordulóig a föld- és tűzvarázslatok varázsereje 1 értékkel nagyobb.
homm3-week-society = Társaság
    .text = Minden játékos morálja csökken.
homm3-week-unexpected_reinforcements = Váratlan erősítés
    .text = Minden játékos ingyen toborozhat egy semleges egységet a saját frakciójából, ha megvan a lakhelye.

## Astrologers Proclaim: Stronghold
homm3-week-crag_hack = Crag Hack
    .text = E forduló első harcában mindkét fél földi egységeinek 1 támadással többjük van. A Fellegvár ingyen megerősítheti a Goblinjait.
homm3-week-judge_dread = Dread bíró
    .text = A következő asztrológus-fordulóig aki őrök ellen harcol, mindet újrahúzathatja.
homm3-week-offense = Támadóharc
    .text = A következő asztrológus-fordulóig a védelmet adó lapok helyette ugyanannyi támadást adnak.

## Astrologers Proclaim: Conflux and Cove
homm3-week-elementals = Elementálok
    .text = A bronz, ezüst és arany semleges pakliból addig kell lapokat eldobni, amíg Elementálok nem kerülnek felülre, felfordítva. A legyőzött Elementálok visszakerülnek a paklijuk tetejére. A következő lap felfedésekor a dobott lapokhoz kerülnek.
homm3-week-mages = Mágusok
    .text = Ebben a fordulóban a varázskönyv ingyenes, és nem kell hozzá Mágusok céhe.
homm3-week-spells = Varázslatok
    .text = A következő asztrológus-fordulóig a varázslatpakliban minden keresésedből Keresés (4) lehet.
homm3-week-pirates = Kalózok
    .text = A következő asztrológus-fordulóig aki megnyer egy harcot, dob egy erőforrás-dobókockával, és megkapja, amit mutat. A gyors harc nem számít.
homm3-week-whirlpool = Örvény
    .text = A következő asztrológus-fordulóig az örvények semmibe sem kerülnek, és a hősök dobás helyett kiválasztják, melyik lapkán jönnek ki. Tengeri lapkák nélkül másik lap következik.
homm3-week-wind = Szél
    .text = A következő asztrológus-fordulóig a hősök továbbmehetnek, miután a szárazföldről a tengerre léptek. Tengeri lapkák nélkül másik lap következik.

## Astrologers Proclaim: Stretch Goals
homm3-week-destruction = Rombolás
    .text = A játékban lévő állandó lapok kikerülnek a játékból. Tulajdonosuk mindegyikért 5 aranyat kap.
homm3-week-disruption = Felfordulás
    .text = Minden játékos elforgathat egy lapkát, amelyen nem áll hős. Egyetlen lapkát sem lehet kétszer elforgatni.
homm3-week-multilingual_bron = A többnyelvű Bron
    .text = A következő asztrológus-fordulóig az egységek képességei miatt dobott dobókockák egyszer újradobhatók.
homm3-week-plastic_tray = Műanyag tálca
    .text = A következő asztrológus-fordulóig a védelemjelző dobás nélkül ad 1 védelmet.
homm3-week-restart = Újrakezdés
    .text = A következő asztrológus-fordulóig minden kézkorlát 2 értékkel kisebb, de legalább 4.
homm3-week-rulebook = Szabálykönyv
    .text = Ebben a fordulóban az őröket úgy kell húzni, mint eggyel könnyebb nehézségen.
homm3-week-sanctuary = Menedékhely
    .text = Ebben a fordulóban a hősök nem támadhatják meg egymást.
homm3-week-wandering_merchant = Vándorkereskedő
    .text = Ebben a fordulóban minden játékos a saját körében egyszer vehet egy hadigépet, 3 arannyal olcsóbban, mint egy kereskedőállomáson.

## Event cards
homm3-event-a_shady_auction = Gyanús árverés
    .text = Három varázstárgy kerül árverésre, egymás után. Minden játékos titokban licitál aranyban. A legtöbbet licitáló fizet, és elveszi a lapot; egyenlőség esetén vagy licit nélkül a lap a dobott lapokhoz kerül.
homm3-event-artifact_merchant = Varázstárgy-kereskedő
    .text = Öt varázstárgy egyszer körbejár. Vegyél közülük tetszés szerint, vagy helyettük vedd meg a felső dobott varázstárgyat. A kisebb ára 3 arany, a nagyobbé 5, az ereklyéé 7.
homm3-event-crypt = Kripta
    .text = Válassz egyet: csökken a morálod, és dobsz 2 kincsdobókockával, amelyek közül egyet végrehajtasz, ha egyik sem mutat tapasztalatpontot; vagy pozitív morált kapsz. A Nekropolisz helyette fél áron megerősíthet egy bronz vagy ezüst egységet.
homm3-event-cursed_swamp = Elátkozott mocsár
    .text = Válassz egyet: csökken a morálod, dobsz 2 kincsdobókockával, és az egyiket végrehajtod; vagy varázslatokat távolítasz el a kezedből, és kettőért vagy többért Keresés (3) a varázstárgypakliban; vagy elveszted a legolcsóbb egységedet. A Nekropolisz helyette ingyen megerősíthet egy bronz vagy ezüst egységet.
homm3-event-den_of_thieves = Tolvajtanya
    .text = A húzó megnézheti egy semleges pakli 2 lapját, és az egyiket az árán toborozhatja. A többi a pakli tetejére vagy aljára kerül.
homm3-event-garden_of_revelation = A kinyilatkoztatás kertje
    .text = Elvehetsz 4 lapot a paklidból vagy a dobott lapjaid közül, majd varázslatokat és képességeket távolíthatsz el a kezedből. Minden kettőért Keresés (2) a varázslat- vagy a képességpakliban. Utána eldobod a kezed lapjait, és újat húzol.
homm3-event-library_of_enlightenment = A megvilágosodás könyvtára
    .text = Játékosonként két varázslat kerül az asztalra. Minden játékos vehet egyet 6 aranyért vagy 2 drágaságért.
homm3-event-mage_laboratory = Mágusok laboratóriuma
    .text = Játékosonként két varázslat kerül az asztalra. Minden játékos vehet egyet 4 aranyért vagy 1 drágaságért, és a dobott lapjaival együtt a paklijába keveri.
homm3-event-magical_forest = Varázserdő
    .text = Minden játékos lefordítva betesz egy lapot a közösbe: egy varázslatot, varázstárgyat vagy képességet a kezéből, vagy egy ilyen pakli felső lapját. Utána minden játékos elvesz egy véletlen lapot a közösből vagy 4 aranyat.
homm3-event-market_of_time = Az idő piaca
    .text = Eldobhatsz lapokat, és a kézkorlátodnál 2 lappal többig húzhatsz, majd képességeket és varázslatokat távolíthatsz el a kezedből. Minden kettőért Keresés (2) a varázstárgypakliban.
homm3-event-marketplace = Piactér
    .text = Válassz egyet: dobsz egy erőforrás-dobókockával, és megkapod, amit mutat; vagy a táblázat szerint kereskedsz; vagy egy üzletet ajánlasz a többi játékosnak.
homm3-event-mercenary_camp = Zsoldostábor
    .text = Minden játékos kitehet legfeljebb 2 lapot egy semleges pakliból. Utána minden játékos toborozhat egyet az összes ilyen egység közül, az árán.
homm3-event-messenger_with_supplies = Utánpótlást hozó futár
    .text = Minden játékos felfed 2 varázstárgyat. Vedd meg az egyiket 3, 5 vagy 7 aranyért, vagy dobd el mindkettőt, dobj 2 erőforrás-dobókockával, és az egyiket kapd meg.
homm3-event-mischievous_leprechaun = Csintalan leprikón
    .text = Egy 2 kincs- és 2 erőforrás-dobókockából álló közös készlettel történik dobás. Utána minden játékos dob egy-egy dobókockával mindkét fajtából, és elvehet és végrehajthat egy ugyanolyan eredményű dobókockát a készletből.
homm3-event-prison = Börtön
    .text = A húzó felfed 2 semleges egységet, az egyiket az árán toborozza vagy 3 aranyért eldobja, a másikat továbbadja. Minden következő játékos hozzátesz egyet, és ugyanígy tesz.
homm3-event-school_of_magic_and_school_of_war = Mágiaiskola és hadiiskola
    .text = Eldobhatsz lapokat, és a kézkorlátodnál 2 lappal többig húzhatsz, majd képességeket és varázslatokat távolíthatsz el a kezedből. Minden kettőért Keresés (2) a képesség- vagy a varázslatpakliban.
homm3-event-shrine_of_the_magic_thought = A mágikus gondolat szentélye
    .text = Játékosonként két varázslat kerül az asztalra. Minden játékos vesz egyet 6 aranyért vagy 2 drágaságért, vagy dob egy erőforrás-dobókockával, és megkapja, amit mutat. Az el nem adott varázslatok a dobott lapokhoz kerülnek.
homm3-event-stables = Istálló
    .text = Válassz egyet: a Főhősöd 1 mozgáspontot kap; vagy az egyik hősöd elveszt egyet, te pedig dobsz egy erőforrás-dobókockával, és megkapod, amit mutat.
homm3-event-the_villagers_plea = A falusiak könyörgése
    .text = Adj egyet ezek közül: egy varázstárgyat vagy varázslatot a kezedből, amely kikerül a játékból; 1 építőanyagot; 5 aranyat; egy hős mozgáspontját.
homm3-event-withered_hermit = Aszott remete
    .text = Megnevezhetsz egy erőforrást, és dobhatsz 3 erőforrás-dobókockával: ha egyik sem azt mutatja, megkapod az egyiket, különben elveszted az egyiket. Vagy dobj egy erőforrás-dobókockával: amit mutat, annyiért Keresés (2) a varázstárgypakliban.

## Questions: Astrologers
homm3-ask-plague = Melyik Csapatodból legyen Maroknyi?
homm3-ask-replace-guard = Az őrök egyikét lecserélheted egy másik, ugyanolyan rangúra.
homm3-ask-judge-dread = Az összes őrt újrahúzathatod.
homm3-ask-circus = { $left ->
        [one] Húzhatsz még egy lapot egy semleges pakliból.
       *[other] Legfeljebb { $left } lapot húzhatsz semleges paklikból.
    }
homm3-ask-recruit-open = Toborozhatsz egyet az asztalon lévő egységek közül.
homm3-ask-recruit-free = Ingyen toborozhatsz egy semleges egységet a frakciódból.
homm3-ask-mcgiver = Ingyen elvehetsz egy hadigépet.
homm3-ask-goblins = Ingyen megerősítheted ezt az egységet: { $troop }.
homm3-ask-remove-any = Távolíts el lapokat a játékból. Eddig eltávolítva: { $count }.
homm3-ask-disruption = Elforgathatsz egy lapkát, amelyen nem áll hős.
homm3-ask-wide-search = A varázslatpakliban a keresésedből Keresés (4) lehet.

## Questions: events
homm3-ask-pick-event = Melyik esemény történjen meg? A másik a pakli alá kerül.
homm3-ask-event = { $event }: válassz egyet.
homm3-ask-slower-hero = Melyik hős veszítsen egy mozgáspontot?
homm3-ask-lose-unit = Melyik legolcsóbb egységed távozzon?
homm3-ask-earned-search = Kiérdemeltél egy keresést: Keresés (2).
homm3-ask-take-cards = Vegyél el { $count } lapot. Honnan?
homm3-ask-market-give = Mit ajánlasz?
homm3-ask-market-given = Ezt ajánlod: { $resource }. Mennyit?
homm3-ask-market-want = Mit kérsz érte?
homm3-ask-market-wanted = Ezt kéred: { $resource }. Mennyit?
homm3-ask-market-deal = { $seat } ajánlata: { $paid } { $give ->
        [gold] arany
        [materials] építőanyag
       *[valuables] drágaság
    }. Amit kér érte: { $got } { $want ->
        [gold] arany
        [materials] építőanyag
       *[valuables] drágaság
    }.
homm3-ask-name-resource = Nevezz meg egy erőforrást.
homm3-ask-lose-die = Az egyik dobókocka azt mutatja, amit megneveztél. Melyiket fizeted ki?
homm3-ask-haggle = Fizetsz ennyit: { $amount } { $resource }? Cserébe Keresés (2) a varázstárgypakliban.
homm3-ask-buy-spell = { $event }: vegyél egy varázslatot, vagy válassz mást.
homm3-ask-merchant = Vegyél varázstárgyakat: a kisebb ára 3 arany, a nagyobbé 5, az ereklyéé 7.
homm3-ask-messenger = Vedd meg az egyiket a két varázstárgyad közül, vagy mondj le mindkettőről.
homm3-ask-bid = Mennyi aranyat licitálsz erre: { $card }? Még senki sem látja.
homm3-ask-thieves = Megnézheted egy semleges pakli 2 lapját.
homm3-ask-top-or-bottom = Hová kerüljenek a megmaradt lapok?
homm3-ask-put-on-deck = Melyik lapot teszed le következőként?
homm3-ask-camp = Kitehetsz lapokat egy semleges pakliból.
homm3-ask-prisoner = Melyik pakliból jöjjön a következő fogoly?
homm3-ask-prison = Toborozz egy foglyot, vagy dobj el egyet 3 aranyért.
homm3-ask-pool = Tegyél be egy lapot lefordítva a közösbe.
homm3-ask-forest = Vegyél el egy véletlen lapot a közösből, vagy 4 aranyat.
homm3-ask-match-die = Elvehetsz a készletből egy olyan dobókockát, amely a te dobásodat mutatja.

## Choices: Astrologers
homm3-option-weaken = Maroknyi lesz: { $troop }
homm3-option-replace-guard = Csere: { $troop }
homm3-option-redraw-guards = Az összes őr újrahúzása
homm3-option-enough-units = Nincs több húzás
homm3-option-enough-removed = Nincs több eltávolítás
homm3-option-reinforce-free = Megerősítés
homm3-option-turn-tile = A lapka elforgatása itt: { $tile }
homm3-option-wide-search = Keresés (4)
homm3-option-week = { $week }: { $card }

## Choices: events
homm3-option-pick-event = { $event }
homm3-option-event-leave = Távozás üres kézzel
homm3-option-event-rob = Csökken a morál, és dobás 2 kincsdobókockával; ha valamelyik tapasztalatpont, mindkettő elvész
homm3-option-event-pray = Pozitív morál
homm3-option-event-raise-half = Egy bronz vagy ezüst egység megerősítése fél áron
homm3-option-event-wade = Csökken a morál, dobás 2 kincsdobókockával, és az egyik végrehajtása
homm3-option-event-sink-spells = Varázslatok eltávolítása a kezedből
homm3-option-event-sink-unit = A legolcsóbb egységed elvesztése
homm3-option-event-raise-free = Egy bronz vagy ezüst egység ingyenes megerősítése
homm3-option-event-meditate = Lapok elvétele, varázslatok és képességek eltávolítása, új kéz húzása
homm3-option-event-study = A kéz felfrissítése, majd képességek és varázslatok eltávolítása
homm3-option-event-roll = Dobás egy erőforrás-dobókockával
homm3-option-event-trade = Kereskedés a táblázat szerint
homm3-option-event-deal = Üzlet ajánlása a többi játékosnak
homm3-option-event-ride = A Főhősöd 1 mozgáspontot kap
homm3-option-event-sell-horse = Egy mozgáspont feladása és dobás egy erőforrás-dobókockával
homm3-option-event-give-card = Egy varázstárgy vagy varázslat eltávolítása a kezedből
homm3-option-event-give-materials = 1 építőanyag odaadása
homm3-option-event-give-gold = 5 arany odaadása
homm3-option-event-give-time = Egy mozgáspont feladása
homm3-option-event-bet = Egy erőforrás megnevezése és dobás 3 erőforrás-dobókockával
homm3-option-event-haggle = Dobás az árért: Keresés (2) a varázstárgypakliban
homm3-option-event-give-up = Lemondás mindkettőről és dobás 2 erőforrás-dobókockával
homm3-option-hero = { $hero }
homm3-option-lose-unit = Távozik: { $troop }
homm3-option-take-from-deck = Húzás a paklidból
homm3-option-take-from-discards = A felső dobott lapjaid elvétele
homm3-option-amount = { $amount }
homm3-option-market-give = { $resource }
homm3-option-market-want = { $resource }
homm3-option-market-accept = Elfogadás
homm3-option-name = { $resource }
homm3-option-lose-die = Fizetés: { $face }
homm3-option-buy-spell = Vétel: { $card }, fizetés ebben: { $resource }
homm3-option-buy-artifact = Vétel: { $card }
homm3-option-buy-discarded = Vétel a dobott lapok közül: { $card }
homm3-option-bid = Licit: { $amount } arany
homm3-option-on-top = A pakli tetejére
homm3-option-to-bottom = A pakli alá
homm3-option-put-on-deck = { $card }
homm3-option-draw-units = { $amount } lap kitétele innen: { $deck }
homm3-option-sell-unit = Eldobás 3 aranyért: { $troop }
homm3-option-pool-card = A közösbe: { $card }
homm3-option-pool-deck = A felső lap a közösbe innen: { $deck }
homm3-option-forest-card = Egy véletlen lap elvétele
homm3-option-forest-gold = 4 arany elvétele

## Log: Astrologers
homm3-log-proclaimed = Az asztrológusok kihirdetik, miről szól a hét: { $week }.
homm3-log-week-redrawn = { $week } most nem illik ide. Másik lap következik.
homm3-log-week-goes-on = { $week }: a hatás folytatódik.
homm3-log-shuffled-in = { $count ->
        [one] { $seat } egy lapot a kezéből a paklijába kever.
       *[other] { $seat } { $count } lapot a kezéből a paklijába kever.
    }
homm3-log-guard-replaced = { $seat } lecseréli ezt: { $troop }. Helyükre lépnek: { $unit }.
homm3-log-elementals = { $troop } felfordítva legfelül fekszenek itt: { $deck }.

## Log: events
homm3-log-event = { $seat } eseményt húz: { $event }.
homm3-log-two-events = { $seat } két eseményt húz: { $events }.
homm3-log-event-way = { $way ->
        [event-leave] { $seat } távozik.
        [event-rob] { $seat } kirabolja a Kriptát.
        [event-pray] { $seat } imádkozik.
        [event-raise-half] { $seat } megerősít egy egységet.
        [event-raise-free] { $seat } megerősít egy egységet.
        [event-wade] { $seat } tovább gázol.
        [event-sink-spells] { $seat } varázslatokat ad fel.
        [event-sink-unit] { $seat } felad egy egységet.
        [event-meditate] { $seat } belép a kertbe.
        [event-study] { $seat } tanul.
        [event-roll] { $seat } erőforrásokért dob.
        [event-trade] { $seat } a táblázat szerint kereskedik.
        [event-deal] { $seat } üzletet ajánl.
        [event-ride] { $seat } lovat visz magával.
        [event-sell-horse] { $seat } felad egy mozgáspontot.
        [event-give-card] { $seat } odaad egy lapot.
        [event-give-materials] { $seat } építőanyagot ad.
        [event-give-gold] { $seat } aranyat ad.
        [event-give-time] { $seat } odaad egy mozgáspontot.
        [event-bet] { $seat } fogad a dobásra.
       *[event-haggle] { $seat } árat kér.
    }
homm3-log-crypt-empty = { $seat } semmit sem talál a Kriptában.
homm3-log-market-offered = { $seat } ajánlata: { $paid } { $give ->
        [gold] arany
        [materials] építőanyag
       *[valuables] drágaság
    }. Amit kér érte: { $got } { $want ->
        [gold] arany
        [materials] építőanyag
       *[valuables] drágaság
    }.
homm3-log-slowed = { $seat }: a { $hero } 1 mozgáspontot veszít.
homm3-log-named = { $seat } megnevezi ezt: { $resource }.
homm3-log-revealed = { $cards ->
        [none] Elfogyott: { $deck }.
       *[other] Lapok kerülnek az asztalra: { $cards }.
    }
homm3-log-shuffled-back = { $count ->
        [one] Egy lap visszakeveredik ide: { $deck }.
       *[other] { $count } lap visszakeveredik ide: { $deck }.
    }
homm3-log-bought-card = { $seat } megveszi ezt: { $card }.
homm3-log-unsold = { $card } a dobott lapokhoz kerül.
homm3-log-bid = { $seat } licitje: { $gold } arany.
homm3-log-reshuffled-own = { $seat } a paklijába keveri a dobott lapjait.
homm3-log-put-on-deck = { $place ->
        [on-top] { $seat } legfelülre teszi a többit: { $deck }.
       *[to-bottom] { $seat } legalulra teszi a többit: { $deck }.
    }
homm3-log-sold-unit = { $seat } aranyért eldobja ezt: { $troop }.
homm3-log-pooled = { $source ->
        [hand] { $seat } egy lapot tesz a kezéből a közösbe.
        [spell] { $seat } a felső varázslatot teszi a közösbe.
        [artifact] { $seat } a felső varázstárgyat teszi a közösbe.
       *[ability] { $seat } a felső képességet teszi a közösbe.
    }
homm3-log-pooled-card = A közösbe tetted ezt: { $card }.
homm3-log-took-from-pool = { $seat } elvesz egy lapot a közösből.
