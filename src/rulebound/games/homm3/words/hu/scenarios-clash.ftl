### Heroes of Might and Magic III: what all scenarios share, and the scenarios for rivals

## How scenarios end
homm3-over-eliminated = Minden ellenfél kiesett.
homm3-over-cubes = Minden ellenféltől megvan egy frakciókocka.
homm3-over-rounds = Véget ért az utolsó forduló. Senki sem győz.
homm3-over-flag = El van foglalva az a terület, amelyről a forgatókönyv szól.
homm3-over-flag_count = Elég terület van elfoglalva.
homm3-over-enemy_town = Elesett az ellenséges város.
homm3-over-defeat_army = Az ellenséges sereg legyőzve.
homm3-over-each_player_wins_at = Minden játékos megnyerte a harcot.
homm3-over-every_main_hero = Minden ellenfél Főhőse legyőzve.
homm3-over-most_flags = Véget ért az utolsó forduló. A legtöbb zászló győz.
homm3-over-most_points = Véget ért az utolsó forduló. A legtöbb győzelmi pont győz.
homm3-over-round = Véget ért az utolsó forduló.
homm3-over-all_of = Minden cél teljesült.
homm3-over-hold_hill = Valaki megtartotta a Dombot.
homm3-over-win_final_combat = Az utolsó harc eldőlt.

## Goals
homm3-goal-flag = Foglald el ezt: { $location }.
homm3-goal-flag_count = Legyen { $count } zászlód ilyen területeken: { $location }.
homm3-goal-enemy_town = { $every ->
        [true] Tartsd birtokodban minden ellenfél városát.
       *[other] Tartsd birtokodban egy ellenfél városát.
    }
homm3-goal-defeat_army = Győzd le azt a sereget, amelyet nem játékos vezet.
homm3-goal-each_player_wins_at = Mindegyikőtök győzze le az ottani őröket: { $location }.
homm3-goal-every_main_hero = Győzd le minden ellenfél Főhősét.
homm3-goal-most_flags = { $round ->
        [0] Az utolsó forduló után a legtöbb elfoglalt terület győz.
       *[other] { $round } forduló után a legtöbb elfoglalt terület győz.
    }
homm3-goal-most_points = { $round ->
        [0] Az utolsó forduló után a legtöbb győzelmi pont győz.
       *[other] { $round } forduló után a legtöbb győzelmi pont győz.
    }
homm3-goal-round = { $round ->
        [0] Az utolsó forduló után mindenki számára vége.
       *[other] { $round } forduló után mindenki számára vége.
    }
homm3-goal-all_of = Érd el mindezt:
homm3-goal-hold_hill = Tartsd a Dombot, amikor lejár az idő.
homm3-goal-win_final_combat = Nyerd meg az utolsó harcot.

## Rules that several scenarios share
homm3-rule-level_cap = Egyetlen hős szintje sem emelkedhet e fölé: { $level }.
homm3-rule-no_building = { $roles ->
        [0] Semmit sem lehet építeni.
       *[other] Néhány épület nem építhető meg:
    }
homm3-rule-no_hiring = Nem lehet Mellékhőst felfogadni.
homm3-rule-income_every_round = Az első kivételével minden fordulóban jön bevétel.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] Aki megszerzi a Grál-jelzőt, mást is kap vele:
           *[other] Akinél a Grál-jelző van, annak a kézkorlátja { $hand_limit_by } értékkel nagyobb.
        }
       *[other] Akinél a Grál-jelző van, annak a kézkorlátja { $hand_limit_to }.
    }
homm3-rule-setup_steps = Az első forduló előtt:
homm3-rule-points = { $main_heroes ->
        [0] Győzelmi pontok:
       *[other] Győzelmi pontok: { $main_heroes } egy ellenséges Főhős minden legyőzéséért.
    }
homm3-rule-first_visit_points = Aki elsőként látogatja meg vagy foglalja el a középső területet, győzelmi pontokat kap: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] A játékosok nem támadják meg egymást, és senki sem veszi el, amit mások elfoglaltak.
       *[other] Az első { $until } fordulóban a játékosok nem támadják meg egymást, és nem vesznek el semmit, amit mások elfoglaltak.
    }
homm3-rule-open_start_lines = { $between ->
        [true] Két kezdőlapka között a folytonos vonalak nem számítanak.
       *[other] A kezdőlapkák folytonos vonalai nem számítanak.
    }
homm3-rule-treat_as = { $location ->
        [none] Néhány terület ennek számít:
       *[other] { $location } ott ennek számít:
    }
homm3-rule-field_steps = { $location ->
        [none] Néhány terület meglátogatása mást hoz:
       *[other] { $location }: a látogatás ezt hozza.
    }
homm3-rule-each_faction = Minden frakció egyszer látogathatja meg a lapka minden területét.
homm3-rule-no_skipping = { $location ->
        [none] Az ottani őrökkel harcolni kell. Sem gyors harc, sem lap nem váltja ki a harcot.
       *[other] { $location }: az őrökkel harcolni kell. Sem gyors harc, sem lap nem váltja ki a harcot.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] Néhány területnek saját őrei vannak:
       *[other] { $location }: saját őrei vannak:
    }
homm3-rule-lower_guards = { $location ->
        [none] Néhány őr gyengébb a nyomtatottnál, ennyivel: { $by }.
       *[other] { $location }: az őrök gyengébbek a nyomtatottnál, ennyivel: { $by }.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: nem áll ott őr.
       *[other] { $location ->
            [none] Az ott álló őrök nehézsége { $level }.
           *[other] { $location }: az ott álló őrök nehézsége { $level }.
        }
    }
homm3-part-flags = Győzelmi pont minden zászlóért egy ilyen területen: { $amount }. { $location }.
homm3-part-units = { $difficulty ->
        [easy] könnyű
        [normal] közepes
        [hard] nehéz
        [impossible] lehetetlen
       *[other] { $difficulty }
    }: bronz { $bronze }, ezüst { $silver }, arany { $gold }, azúr { $azure }.

## Buildings that rules speak of
homm3-role-city_hall = Városháza
homm3-role-citadel = Citadella
homm3-role-mage_guild = Mágusok céhe
homm3-role-dwelling_bronze = bronz lakhely
homm3-role-dwelling_silver = ezüst lakhely
homm3-role-dwelling_gold = arany lakhely
homm3-role-special_tent = a frakció első épülete
homm3-role-special_gears = a frakció második épülete

## Events and steps
homm3-timed-start = Ezeknek a fordulóknak az elején: { $rounds }.
homm3-timed-end = Ezeknek a fordulóknak a végén: { $rounds }.
homm3-step-option = Vagy:
homm3-step-gain = Nyereség: arany { $gold }, építőanyag { $materials }, drágaság { $valuables }.
homm3-step-lose = Veszteség: arany { $gold }, építőanyag { $materials }, drágaság { $valuables }.
homm3-step-roll = Dobás, és ennyi dobókocka végrehajtása: { $keep }.
homm3-step-search = { $deck ->
        [none] Keresés ({ $count }) egy pakliban.
       *[other] Keresés ({ $count }) a { $deck }ban.
    }
homm3-step-search_units = Fedj fel { $count } egységet a semleges pakliból, és az egyiket kapd meg: { $tier }.
homm3-step-search_own = Nézd meg a paklid { $count } felső lapját, és az egyiket tartsd meg.
homm3-step-morale = { $lose ->
        [0] Nő a morál.
       *[other] Csökken a morál.
    }
homm3-step-experience = A Főhősök tapasztalatpontot kapnak: { $amount }.
homm3-step-choose = Válassz egyet:
homm3-step-may = Megteheted ezt:
homm3-step-movement = A hősök ebben a fordulóban több mozgáspontot kapnak: { $amount }.
homm3-step-teleport = A hős erre a lapkára kerül: { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] A fekete kockák minden területről lekerülnek.
       *[other] A fekete kockák lekerülnek ezekről a területekről: { $location }.
    }
homm3-step-reveal = Lapkák felfedése, ahogy fekszenek.
homm3-step-gain_unit = Kapsz egy egységet.
homm3-step-lose_unit = Ezek az egységek távoznak: { $troop }.
homm3-step-deal = Minden játékos egy üzletet ajánlhat egy másik játékosnak.

## Questions
homm3-ask-which-unit = Melyik egység csatlakozzon hozzád?
homm3-ask-which-deck = Keresés ({ $count }) egy pakliban. Melyikben?
homm3-ask-choose = Válassz egyet.

## Choices
homm3-die-mixed = különféle dobókocka
homm3-option-unit = { $troop }
homm3-option-deck = { $deck }
homm3-option-choose-nothing = Semmi
homm3-option-choose-gain = Nyereség: { $count } { $resource }
homm3-option-choose-lose = Veszteség: { $count } { $resource }
homm3-option-choose-roll = Dobás: { $count } { $die }
homm3-option-choose-search = Keresés ({ $count }) a { $deck }ban
homm3-option-choose-search_units = { $count } egység felfedése, az egyik megszerzése innen: { $deck }
homm3-option-choose-search_own = A paklid { $count } lapjának megnézése, az egyik megtartása
homm3-option-choose-morale = A morál változása
homm3-option-choose-experience = { $count } tapasztalatpont
homm3-option-choose-choose = További választás
homm3-option-choose-may = Talán több is
homm3-option-choose-movement = { $count } mozgáspont
homm3-option-choose-teleport = Ide: { $field }
homm3-option-choose-lift_cubes = Fekete kockák levétele
homm3-option-choose-reveal = Lapkák felfedése
homm3-option-choose-gain_unit = Megszerzés: { $troop }
homm3-option-choose-lose_unit = Elvesztés: { $troop }
homm3-option-choose-deal = Üzlet ajánlása

## Log
homm3-log-scenario-over = { $count ->
        [0] A forgatókönyvnek vége. Senki sem győz.
        [one] A forgatókönyvnek vége. Győztes: { $winners }.
       *[other] A forgatókönyvnek vége. Győztesek: { $winners }.
    }
homm3-log-drew-units = { $seat } felfedi: { $troops }.
homm3-log-turned-up = Egy lapka felfedve itt: { $field }. Lapka: { $tile }.

## Force of Will
homm3-scenario-force_of_will = Az akarat ereje
    .about = Uralkodók versengenek, hogy megtisztítsák a sárkányok fészkét. Aki bemászik, középről harcol, és minden sarokban sárkány áll.
    .goal = A forduló végén a te zászlód álljon a Sárkányutópián. 12 forduló után mindenki veszít.
homm3-rule-surrounded = { $location }: a támadó legfeljebb 4 egységet állít fel a középső sorba. Minden sarokban egy őr áll.

## Trial by Combat
homm3-scenario-trial_by_combat = Istenítélet
    .about = Egyetlen domb, és mindenki a királya akar lenni. A Domb a középső lapka közepén lévő terület.
    .goal = Tartsd a Dombot. Miután elfoglalták, mindenki még két kört játszik; aki akkor tartja, győz. Ha a 9. fordulóig senki sem foglalja el, az első elfoglaló azonnal győz.
homm3-variant-calm = nincsenek csatatéri feltételek
homm3-variant-battlefield_conditions = csatatéri feltételek
homm3-rule-hill = A Domb a középső lapka közepén lévő terület. Az elfoglalása után mindenkinek ennyi köre marad: { $turns }. E fordulótól kezdve az első elfoglaló azonnal győz: { $sudden }.
homm3-rule-no_gold_loss = Sem a vereség, sem a megadás nem kerül aranyba.
homm3-rule-recover_unit = Aki legyőz egy ellenséges Főhőst vagy VII. nehézségű őröket, ingyen visszakaphat egy saját frakciójú egységet, amely ott elveszett vagy Maroknyi lett.
homm3-rule-obelisk_refuge = A legyőzött Főhős a játékosa által elfoglalt obeliszkre is mehet.
homm3-rule-sacrifice = Őrök legyőzése után feladhatsz 2 bronz egységet egy ott legyőzött ezüst egységért.
homm3-rule-comfort = Ha a Főhősödet legyőzték, a következő köröd elején felerősíthetsz egy tulajdonságlapot, ha a használt dobozokban van felerősített lap, és Kereséssel (2) kaphatsz egy ezüst egységet.
homm3-rule-battlefield_conditions = Minden forduló elején két támadókocka mondja meg, milyenek a forduló harcai.
homm3-ask-recover = Visszakaphatsz egy egységet, amelyet ebben a harcban vesztettél el.
homm3-ask-sacrifice = Feladhatsz 2 bronz egységet ezek egyikéért.
homm3-ask-give-up-unit = Melyik bronz egységet adod fel?
homm3-ask-empower = Felerősíthetsz egy tulajdonságlapot.
homm3-option-recover = Visszakapás: { $troop }
homm3-option-give-up-unit = Feladás: { $troop }
homm3-log-empowered = { $seat } felerősíti ezt: { $card }.
homm3-log-hill-flagged = { $seat } tartja a Dombot. Mindenkinek hátralévő körök: { $turns }.
homm3-log-battlefield = { $condition ->
        [ranged-lower] A forduló csatatere: a távolsági egységek két dobókockával dobnak, és a kisebb számít.
        [flying-slow] A forduló csatatere: a repülő egységek kezdeményezése 2 értékkel kisebb.
        [worn] A forduló csatatere: az ezüst és arany egységek 1 sebzéssel kezdenek.
        [ground-short] A forduló csatatere: a földi egységek egy mezővel kevesebbet mozognak.
        [dug-in] A forduló csatatere: a földi egységek védelemjelzővel kezdenek.
        [ascending] A forduló csatatere: a leglassabb egységek aktiválódnak először.
        [flying-far] A forduló csatatere: a repülő egységek egy mezővel többet mozognak.
        [ranged-higher] A forduló csatatere: a távolsági egységek két dobókockával dobnak, és a nagyobb számít.
       *[calm] A forduló csatatere nyugodt.
    }
homm3-notice-hill-free = A Dombot még senki sem foglalta el. E fordulótól kezdve az első elfoglaló győz: { $sudden }.
homm3-notice-hill = { $seat ->
        [none] Senki sem tartja a Dombot itt: { $field }. Hátralévő körök: { $turns }.
       *[other] { $seat } tartja a Dombot itt: { $field }. Hátralévő körök: { $turns }.
    }
homm3-notice-battlefield-ranged-lower = A forduló harcai: a távolsági egységek két dobókockával dobnak, és a kisebb számít.
homm3-notice-battlefield-flying-slow = A forduló harcai: a repülő egységek kezdeményezése 2 értékkel kisebb.
homm3-notice-battlefield-worn = A forduló harcai: az ezüst és arany egységek 1 sebzéssel kezdenek.
homm3-notice-battlefield-ground-short = A forduló harcai: a földi egységek egy mezővel kevesebbet mozognak.
homm3-notice-battlefield-calm = A forduló harcai a szokásosak.
homm3-notice-battlefield-dug-in = A forduló harcai: a földi egységek védelemjelzővel kezdenek.
homm3-notice-battlefield-ascending = A forduló harcai: a leglassabb egységek aktiválódnak először.
homm3-notice-battlefield-flying-far = A forduló harcai: a repülő egységek egy mezővel többet mozognak.
homm3-notice-battlefield-ranged-higher = A forduló harcai: a távolsági egységek két dobókockával dobnak, és a nagyobb számít.
homm3-token-battlefield = Csatatér

## Astral Run
homm3-scenario-astral_run = Asztrális verseny
    .about = Hat obeliszk áll az ország közepe körül, és mindegyikből kapu vezet a szemköztihez.
    .goal = Foglald el mind a hat obeliszket, vagy négy játékossal győzd le minden ellenfél Főhősét. Különben az utolsó forduló után a legtöbb győzelmi pont győz.
homm3-variant-long = hosszú: 15 forduló
homm3-variant-short = rövid: 11 forduló
homm3-rule-gates = Az obeliszk melletti elzárt terület kapu, ha ez vagy a szemközti obeliszk el van foglalva. A hős a saját lapkájáról lép be, és a szemközti kapunál lép ki. Az ott lefordítva fekvő lapka is felfedésre kerül.
homm3-rule-hero_lesson = Két Főhős megadás nélküli harca után mindkettő tapasztalatpontot kap: { $amount }.
homm3-rule-great_settlement = A középső település ingyen megerősít egy ezüst egységet, és két termelést emel egy-egy lépéssel.
homm3-rule-town_joins = Aki elfoglal egy Véletlen várost, fele annyi aranyért toborozhatja az ott legyőzött egységek egyikét, és fele annyi aranyért meg is erősítheti.
homm3-rule-great_utopia = A Sárkányutópia visszaadja bármelyik dobott lapodat. Utána fél áron toborozz egy ott legyőzött sárkányt, vagy kapsz 10 aranyat.
homm3-ask-town-joins = Fele annyi aranyért toborozhatod az itt legyőzött egységek egyikét.
homm3-ask-dragon = Fél áron toborozhatsz egy sárkányt. Különben kapsz 10 aranyat.
homm3-log-through-gate = { $seat } átmegy egy kapun, és itt lép ki: { $field }.
homm3-notice-gates = Nyitott kapuk: { $where }.

## Brothers in Arms
homm3-scenario-brothers_in_arms = Fegyvertársak
    .about = Két szövetséges páros néz szembe egymással sárkányfészkek és szent helyek láncolatán át.
    .goal = Tartsátok birtokotokban mindkét ellenséges várost. Ha ez 12 forduló után senkinek sem sikerül, mindkét fél egy hőse utolsó harcot vív a győzelemért.
homm3-rule-share_nearby = Azok a szövetségesek, akiknek a hősei szomszédos területeken állnak, erőforrásokat, egységeket és varázstárgyakat adhatnak át egymásnak.
homm3-rule-dragon_joins = A Sárkányutópián legyőzött sárkányok egyike csatlakozik a győzteshez.
homm3-rule-final_combat = Ha { $round } forduló után senki sem győzött, mindkét fél kijelöl egy hőst az utolsó harcra.
homm3-ask-pass-on = Mit adsz át { $seat } számára?
homm3-ask-deal = Egy üzletet ajánlhatsz egy másik játékosnak.
homm3-ask-deal-give = Mit ajánlasz { $seat } számára?
homm3-ask-deal-want = Mit kérsz cserébe? Játékos: { $seat }.
homm3-ask-deal-answer = { $card ->
        [none] { $seat } ajánlata: { $count } { $resource }
       *[other] { $seat } ajánlata: { $card }
    }. { $amount ->
        [0] Semmit sem kér érte. Elfogadod?
       *[other] Amit kér érte: { $amount } { $wanted }. Elfogadod?
    }
homm3-ask-champion = Ki vívja az utolsó harcot a ti oldalatokon?
homm3-option-rule-share = Átadás { $seat } számára
homm3-option-pass-card = { $card }
homm3-option-pass-unit = Maroknyi: { $troop }
homm3-option-pass-pack = Csapat: { $troop }
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $count } { $resource }
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $count } { $resource }
homm3-option-deal-gift = Semmit: ajándék
homm3-option-deal-agree = Elfogadás
homm3-option-champion = { $seat }
homm3-log-deal-refused = { $to } visszautasítja { $seat } üzletét.
homm3-log-final-combat = Az utolsó harc: { $seat } és { $other }.

## Crossroads
homm3-scenario-crossroads = Keresztút
    .about = Két út keresztezi egymást sárkányok szárnya alatt. Akié a kereszteződés körüli föld, az uralkodik. Az első három fordulóban béke van.
    .goal = Vedd be az ellenséges várost, vagy legyen 9 forduló után a legtöbb győzelmi pontod: bányáért 1, településért 2, obeliszkért 2, a Sárkányutópiáért 5, az ellenséges Főhős minden legyőzéséért 3.
