### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

## Tash-Kalar: chapters
rules-tashkalar-1 =
    Két–négy játékos küzd egy 69 mezős arénában. Saját színű jelzőket raksz le, és ha némelyikük egy kezedben lévő lap alakzatát alkotja, megidézheted a lap teremtményét.

    A megidézett teremtmény is a te jelződ lesz, és a hatása azonnal érvényesül. A jelzőknek három rangja van: közönséges, hősi és legendás. A hősi és a legendás jelzők neve felfejlesztett jelző.
    .title = Miről szól a játék
    .rule = TK-1
rules-tashkalar-2 =
    Egy körben két akciód van; a kezdőjátékosnak a legelső körben csak egy. Minden akciót fel kell használni, tetszőleges sorrendben.

    Lerakás: tegyél egy saját közönséges jelzőt bármelyik üres mezőre. Megidézés: idézz meg egy teremtményt a kezedből. Eldobás: tedd az iskolád egyik teremtményét a dobott lapokhoz, és bármennyi más lapodat a paklijuk aljára; körönként egyszer.

    Akció nem mozgat jelzőt, csak hatás. Az utolsó akció után feladatot szerzel meg vagy pontot írsz, majd húzol, amíg három teremtmény, két legenda és egy Felvillanás nem lesz a kezedben.
    .title = A köröd
    .rule = TK-2.2
rules-tashkalar-3 =
    Az alakzat elforgatható és tükrözhető. Minden jeléhez olyan vagy magasabb rangú saját jelző kell. Az alakzat üres négyzetei nem számítanak: ott bármi állhat.

    A fehér szegély mutatja, hol jelenik meg a teremtmény. Az ott álló jelző elpusztul, ha a rangja azonos vagy alacsonyabb, bárkié is. Ha magasabb rangú, a megidézés tilos.

    Ha többféleképpen is lehetséges, te választasz; ettől függ, melyek a felhasznált jelzők és a jelölt mezők.
    .title = Megidézés
    .rule = TK-3
rules-tashkalar-4 =
    Ha a szükséges jelzőből nincs több a készletedben, előbb felveszel egy sajátot a tábláról. Megidézéskor ez nem lehet olyan jelző, amelyet az alakzat felhasznál, kivéve, ha a fehér szegélyű mezőn áll.

    A felvétel se nem mozgás, se nem elpusztítás. A hatások nem kapnak ilyen segítséget: ha nincs jelző a készletben, az a rész elmarad.
    .title = Ha elfogynak a jelzők
    .rule = TK-3.16
rules-tashkalar-5 =
    Kövesd a szöveget fentről lefelé. A „-hat, -het” és a „legfeljebb” rád bízza a döntést; minden mást végre kell hajtani, amennyire lehetséges, akkor is, ha neked árt.

    A mozgás egy szomszédos mezőre visz, átlósan is. Az alapmozgással üres mezőre vagy alacsonyabb rangú jelző mezőjére lehet lépni; a harci mozgással azonos rangúéra is. Az ott álló jelző elpusztul, a sajátod is. Az ugrás bármely mezőre vihet, amelyet a lap megenged.

    A felfejlesztés egy ranggal emeli a jelzőt, a lefokozás eggyel csökkenti. Az átalakítás egy ellenséges jelzőt a tiédre cserél; az ellenséges elpusztítottnak számít.
    .title = Hatások
    .rule = TK-5
rules-tashkalar-6 =
    A Felvillanás a hátrányban lévő felet segíti. A felső része akkor hat, ha az ellenfélnek az ott álló számmal több felfejlesztett jelzője van, mint neked, az alsó része akkor, ha összesen van ennyivel több jelzője. Mindkettőt egyszer kell megszámolni, amikor segítségül hívod.

    Felvillanást segítségül hívni nem akció. Az akcióid előtt, között és után lehetséges, hatás közben nem. Párbajban és a Mindenki mindenki ellen variációban az az ellenfél, akihez méred magad, egy pontot szerez.
    .title = Felvillanások
    .rule = TK-4
rules-tashkalar-7 =
    Három feladat van felfordítva, és látszik a következő is. Ha nem maradt akciód, megszerezhetsz egy feladatot, amelynek a feltétele teljesül. A helyére a következő feladat kerül.

    A pontszámod a megszerzett feladataid pontjaiból áll, és minden legendás jelződért a táblán jár még egy pont. Ha egy félnek a kör végén 9 pontja van, vagy valaki felhúzza egy pakli utolsó lapját, mindenki játszik még egy kört.
    .title = Haladó variáció
    .rule = TK-2.7
rules-tashkalar-8 =
    A körödben elpusztított ellenséges jelzőkért pontot szerzel: legendásért 2-t, hősiért 1-et, minden két közönségesért 1-et. Egy megidézett legenda 1 pontot hoz.

    A játék végét az váltja ki, ha egy félnek 18 pontja van, vagy felhúzza egy pakli utolsó lapját; ekkor mindenki játszik még egy kört.
    .title = Párbaj
    .rule = TK-2.8
rules-tashkalar-9 =
    Mindenki magáért játszik, és minden ellenfél színében külön gyűjti a pontokat. Végül a legkisebb pontszámod számít, ezért mindegyikük ellen küzdj.

    Színenként egyszer rögtönzött idézéssel élhetsz: a megidézéskor egy ellenséges jelző a tiédnek számít. A játék végét az váltja ki, ha valakinek egy színben három játékosnál 12, négynél 10 pontja van.
    .title = Mindenki mindenki ellen
    .rule = TK-2.9
rules-tashkalar-10 =
    Két kétfős csapat ül keresztben; egy csapatnak közös a színe és a jelzői, a pontszáma és a legendái. Minden játékosnak saját paklija és keze van.

    A körödben átadhatod az irányítást a csapattársadnak, aki befejezi a hatást, és a maradék akciókkal jelzőket rak le. A csapattársak nem beszélnek a terveikről.
    .title = Csapatok
    .rule = TK-2.10
rules-tashkalar-11 =
    Nincsenek legendák, nincs eldobás, és csak alapszintű feladatok vannak. A játék azonnal véget ér, ha valakinek 6 pontja van, vagy felhúzza egy pakli utolsó lapját.
    .title = Az első játék
    .rule = TK-2.6
rules-tashkalar-12 =
    Amit a körödben tettél, visszavonhatod, amíg semmi rejtett nem derült ki: senki nem húzott lapot, és nem fordult fel új feladat. Egy hatáson belül lépésről lépésre mehetsz vissza.
    .title = Visszavonás
    .rule = TK-6

## Tash-Kalar: terms. `match` lists the forms in which a card's text uses the term.
term-tashkalar-standard-move = Alapmozgás
    .text = Szomszédos mezőre, amely üres, vagy amelyen alacsonyabb rangú jelző áll. Az a jelző elpusztul.
    .rule = TK-5.3.2
    .match = alapmozgást
term-tashkalar-combat-move = Harci mozgás
    .text = Szomszédos mezőre, amely üres, vagy amelyen azonos vagy alacsonyabb rangú jelző áll. Az a jelző elpusztul.
    .rule = TK-5.3.3
    .match = harci mozgásokat | harci mozgást
term-tashkalar-leap = Ugrás
    .text = Mint az ugyanolyan fajta mozgás, de a mezőnek nem kell szomszédosnak lennie. A közbeeső jelzők érintetlenek maradnak.
    .rule = TK-5.3.6
    .match = harci ugrással | harci ugrást | alapugrást
term-tashkalar-upgrade = Felfejlesztés
    .text = A jelző rangja eggyel nő: a közönségesből hősi, a hősiből legendás lesz. Legendás jelző nem fejleszthető fel.
    .rule = TK-5.6.2
    .match = felfejleszthetsz | fejleszd fel | fejlessz fel
term-tashkalar-downgrade = Lefokozás
    .text = A jelző rangja eggyel csökken: a legendásból hősi, a hősiből közönséges lesz. Közönséges jelző nem fokozható le.
    .rule = TK-5.6.3
    .match = lefokozhatod | lefokoztad | fokozz le
term-tashkalar-convert = Átalakítás
    .text = Egy ellenséges jelző helyére azonos rangú saját jelződ kerül. Az ellenséges jelző általad elpusztítottnak számít.
    .rule = TK-5.6.4
    .match = átalakíthatsz | alakíts át
term-tashkalar-upgraded = Felfejlesztett jelző
    .text = Hősi vagy legendás jelző.
    .rule = TK-5.2.1
    .match = felfejlesztett jelzővel | felfejlesztett jelzője | felfejlesztett jelződ | felfejlesztett jelzőt
term-tashkalar-adjacent = Szomszédos
    .text = A legfeljebb nyolc környező mező egyike, átlósan is. Ha más nincs megnevezve: a megidézett jelző mellett.
    .rule = TK-5.2.5
    .match = szomszédosnak | szomszédosak | szomszédság | szomszédos
term-tashkalar-marked = Jelölt mező
    .text = A lap alakzatának egy színezett négyzete; vele együtt fordul és tükröződik.
    .rule = TK-5.2.4
    .match = jelölt mezőkre | jelölt mezőn | jelölt mező
term-tashkalar-action = Kapsz egy akciót
    .text = Ebben a körben eggyel több akciód van.
    .rule = TK-5.4.1
    .match = kapsz egy akciót
term-tashkalar-orientation = Bármely elforgatás vagy tükrözés
    .text = Egy alakzat nyolcféleképpen állhat: négy negyedfordulattal, és mindegyik tükrözve is.
    .rule = TK-3.4
    .match = bármely elforgatás vagy tükrözés

## King Urbno: chapters
rules-urbno-1 =
    Két–négy játékos visz ütéseket 32 lappal: négy szín, nyolc rang. A tizenkét forduló mindegyikében egy küldetés mondja meg, mi hoz pontot. Az nyer, akinek tizenkét forduló után a legtöbb pontja van; párban a társak pontjai összeadódnak.
    .title = Miről szól a játék
    .rule = UR-1
rules-urbno-2 =
    Kiderül a forduló uralkodó színe, és felfordul egy küldetés. Jön az osztás. Legfeljebb egy tekercs aktiválható. Ezután mindenki erőforrást választ, az osztó bal oldali szomszédjával kezdve. Végül következnek az ütések és a küldetés pontozása.

    A fel nem használt kristályok és kockák a forduló végén elvesznek; a tekercsek megmaradnak.
    .title = Egy forduló
    .rule = UR-4
rules-urbno-3 =
    A hívó bármelyik lapját kijátszhatja. Mindenki másnak hívott színű lapot kell kijátszania. Ha ilyen nincs, uralkodó színűt. Ha egyik sincs, bármelyiket.

    Senkinek sem kell felülütnie az asztalon lévő lapokat. Az első ütésben az osztó bal oldali szomszédja hív, utána mindig az, aki az előzőt vitte.
    .title = Lap kijátszása
    .rule = UR-9
rules-urbno-4 =
    Az ütést az uralkodó szín legnagyobb lapja viszi; ha ilyen nincs, a hívott szín legnagyobb lapja. Egyenlő számok közül a korábban kijátszott lap a nagyobb. Más lap nem viheti el az ütést.
    .title = Ki viszi az ütést
    .rule = UR-10
rules-urbno-5 =
    Válassz egy kombinációt: két kristály; tíz kocka; egy kristály és öt kocka; vagy egy tekercs.

    A saját lapodra tett kristály működésbe hozza a lap erejét. A saját lapodra tett kockák emelik vagy csökkentik a számát, mindegyik eggyel, mind ugyanabban az irányban.
    .title = Erőforrások
    .rule = UR-8
rules-urbno-6 =
    Földműves: nevezd meg, ki hív a következő ütésben. Orgyilkos: a színkényszer ellenére is kijátszható. Felfedező: lapcsere az előző ütéssel. Törpe: a legkisebb lap viszi az ütést.

    Varázsló: aki később játszik ki lapot, annak a legkisebbet kell. Lovag: a később kijátszott uralkodó színű lapok elvesztik az elsőbbségüket. Pap: ez a lap színt vált, de nem az uralkodóra. Császár: a később kijátszott lapokon se erő, se kocka nem használható.

    A Földműves, a Törpe, a Varázsló, a Lovag és a Császár ereje egy ütésben fajtánként csak egyszer használható.
    .title = Erők
    .rule = UR-11
rules-urbno-7 =
    A küldetés megmondja, mi hoz pontot, és mi kerül pontba: az ütések száma, egy szín vagy rang lapjai, egy összeg, az első vagy az utolsó ütés. Néhány küldetés az osztást vagy a kijátszást is megváltoztatja; a szövege leírja, hogyan.

    A sáv és a panel mutatja, ki meddig jutott.
    .title = Küldetések
    .rule = UR-13
rules-urbno-8 =
    Tekercset az osztás után és az erőforrás-választás előtt lehet aktiválni, fordulónként az egész asztalnál csak egyet. Elsőként az osztó bal oldali szomszédja dönthet. Abban a fordulóban, amelyben megkaptad, a tekercs nem használható.

    A tekercsek az aktiválásig rejtve maradnak. Akinek a játék végén is van fel nem használt tekercse, 2 pontot kap, egyszer.
    .title = Tekercsek
    .rule = UR-7
rules-urbno-9 =
    Négy játékos párban is játszhat; a társak egymással szemben ülnek. A szabályok ugyanazok, a két társ pontjai összeadódnak. A társak nem mutatják meg és nem írják le egymásnak a lapjaikat.
    .title = Párok
    .rule = UR-2.4

## King Urbno: terms
term-urbno-led = Hívott szín
    .text = Az ütés első lapjának színe. Követni kell.
    .rule = UR-9.2
    .match = hívott színből | hívott színnek | hívott szín
term-urbno-dominant = Uralkodó szín
    .text = A forduló aduja: lapjai a hívott szín lapjai előtt viszik az ütést.
    .rule = UR-5.5
    .match = uralkodó színt | uralkodó szín
term-urbno-precedence = Elsőbbség
    .text = Ettől erősebb az uralkodó színű lap a hívott színnél. Egy Lovag ereje után a később kijátszott uralkodó színű lapoknak nincs.
    .rule = UR-11.9
    .match = elsőbbségüket
term-urbno-crystal = Kristály
    .text = A frissen kijátszott lapodra költve működésbe hozza a rangja erejét.
    .rule = UR-11.1
    .match = kristályért | kristályt | kristály
term-urbno-cubes = Kockák
    .text = Minden kocka eggyel emeli vagy csökkenti a saját lapod számát; egy lap összes kockája ugyanabban az irányban hat.
    .rule = UR-12
    .match = kockát | kocka

## Heroes III: chapters
rules-homm3-1 =
    Két sereg találkozik egy négy oszlopból és öt sorból álló táblán. Mindkét félnek van egy hátsó és egy első sora; a középső sor köztük fekszik. Az él mentén érintkező mezők szomszédosak.

    Csatározásban két sereg és hőseik küzdenek, amíg az egyiknek nem marad egysége. Őrök ellen egy hős megtisztít egy területet a semleges egységektől, mielőtt elfogynak a mozgáspontjai.
    .title = Miről szól a játék
    .rule = H3-10.1
rules-homm3-2 =
    Mindkét fél legfeljebb öt egységet állít fel a saját két sorába, először a támadó. A játékos az őrök felhúzása előtt állítja fel a sajátjait.

    A tábla minden lapja akadály azoknak az egységeknek, amelyek nem repülnek.
    .title = Felállítás
    .rule = H3-10.20
rules-homm3-3 =
    Egy egység lapjának két oldala van: Maroknyi és Csapat. Rajta áll a támadás, a védelem, az életerő és a kezdeményezés. Amikor a sebzés eléri a Csapat életerejét, a lap a Maroknyi oldalára fordul, és a fennmaradó sebzés ott számít. A Maroknyi és minden semleges egység ilyenkor legyőzöttnek számít.

    A harc után minden sebzés meggyógyul.
    .title = Egységek
    .rule = H3-9.1
rules-homm3-4 =
    Egy harci fordulóban minden egység egyszer aktiválódik, csökkenő kezdeményezés szerint. Az egyformán gyors egységeknél a felek felváltva következnek, először a támadó; a sajátjaid közül te választasz.

    A földi egységek legfeljebb három mezőt mozognak, majd megtámadnak egy szomszédos ellenséget. A repülő egységek ugyanezt teszik, és bármi fölött átrepülnek. A távolsági egységek a tábla bármelyik ellenségét megtámadják, utána egy mezőt léphetnek.

    Támadás helyett egy egység védekezhet: a következő aktiválásáig védelemjelzőt kap. Amelyik épp most vesztett el ilyen jelzőt, az nem védekezhet rögtön újra.
    .title = Harci forduló és aktiválás
    .rule = H3-10.30
rules-homm3-5 =
    A támadó a támadókockával dob: −1, 0 vagy +1, mindegyik az esetek harmadában. A sebzés a támadás és a dobás összege mínusz a védelem, de sosem kevesebb 0-nál.

    Ha a célpontnak védelemjelzője van, egy további dobás következik: +1 esetén 1 védelemmel többje van.

    Az a célpont, amely túléli, a támadó mellett áll, és ebben a harci fordulóban még nem támadott vissza, köteles azonnal visszatámadni. A távolról jövő támadást sosem követi visszatámadás.
    .title = Támadás és visszatámadás
    .rule = H3-10.50
rules-homm3-6 =
    Ha ellenség áll mellette, egy távolsági egység csak szomszédos egységet támadhat.

    Egy távolsági egység két dobókockával dob, és a kisebb számít, ha szomszédos egységet támad, vagy ha a saját hátsó sorából az ellenség hátsó sorára lő.
    .title = Távolsági levonás
    .rule = H3-9.12
rules-homm3-7 =
    A bénultságjelzős egység elveszti a következő aktiválását. Ha előbb megtámadják vagy megsebzik, a jelző lekerül róla.
    .title = Bénultság
    .rule = H3-10.60
rules-homm3-8 =
    Akinek hőse van a harcban, annak lapjai is vannak. Minden lap megmondja, mikor hat: az azonnali hatás a cselekvések között bármikor, az aktiválási vagy tartós hatás egy saját egységed aktiválásában, mielőtt támad. A térképhatások harcban semmit sem tesznek.

    Sok lapnak van egy alaphatása és egy erősebb mesterhatása; a mesterhatások számát a hősöd szintje korlátozza. A lappal adott támadás és védelem azzal a támadással véget ér.

    Minden ilyen alkalommal először az a fél dönt, amelynek az egysége cselekszik, azután a másik, amíg mindkettő nem passzol.
    .title = Lapok
    .rule = H3-5.20
rules-homm3-9 =
    Egy varázslatnak legfeljebb három fokozata van, mindegyiknek varázserőben mért ára. Mielőtt varázsolsz, más lapokat játszol ki varázserőért; együtt el kell érniük az árat. A fel nem használt varázserő elvész.

    Egy harci fordulóban egyszer varázsolhatsz. Ha egy varázslatot a varázserejéért játszol ki, az nem varázslás.

    A varázslatok és más hatások sebzése ellen nem számít a védelem, a védelemjelző és a fal.
    .title = Varázslatok és varázserő
    .rule = H3-5.45
rules-homm3-10 =
    Pozitív morállal húzhatsz egy lapot, cserélhetsz lapokat, vagy újradobhatsz egy dobókockát; ezzel a morál elfogy. A Nekropolisznak nincs morálja.
    .title = Morál
    .rule = H3-3.33
rules-homm3-11 =
    Az őrök elleni harc egy harci fordulóig tart. Egy mozgáspontért újabb jön; nélküle visszavonulsz, és az elveszett egységek nem térnek vissza. Azúr egységek ellen nincs időkorlát és nincs visszavonulás.
    .title = Az őrök és az idő
    .rule = H3-10.70
rules-homm3-12 =
    Ostromban három fal és a kapu tölti ki a középső sort, az íjásztorony pedig a tábla mellett áll. A kapun csak a védő mehet át.

    Egy fal vagy a kapu mellett álló földi vagy repülő egység a támadásával áttöri azt. Egy álló falrész mögött a védő egység 1 sebzéssel kevesebbet kap a támadó soraiból jövő lövésektől.

    Az íjásztornyot csak távolsági egységek támadhatják. Leomlik, amikor a falból semmi sem marad.
    .title = Ostrom
    .rule = H3-10.100
rules-homm3-13 =
    Az MI egységei először az azonos rangúakat támadják, azután az alacsonyabbakat, majd a magasabbakat; a távolsági egységek először távolsági egységeket keresnek. Egyforma célpontok közül a legközelebbit választják. Ami még így is egyforma, abban te döntesz helyettük.

    Az őrök sosem védekeznek, és támadnak, amikor csak tudnak.
    .title = A szabálykönyv MI-je
    .rule = H3-10.111

## Heroes III: terms
term-homm3-few = Maroknyi
    .text = Egy egység lapjának gyengébb oldala. 0 életerőnél legyőzöttnek számít.
    .match = Maroknyi
    .rule = H3-9.1
term-homm3-pack = Csapat
    .text = Egy egység lapjának erősebb oldala. Amikor elfogy az életereje, a Maroknyi oldalára fordul.
    .match = Csapatát | Csapat
    .rule = H3-9.1
term-homm3-defense-token = Védelemjelző
    .text = Amikor az egységet megtámadják, egy további dobás következik: +1 esetén 1 védelemmel többje van. Az egység következő aktiválásáig marad.
    .match = védelemjelzőjük | védelemjelzője | védelemjelzőt | védelemjelző
    .rule = H3-10.42
term-homm3-paralysis-token = Bénultságjelző
    .text = Az egység elveszti a következő aktiválását, hacsak előbb meg nem támadják vagy meg nem sebzik.
    .match = bénultságjelzős
    .rule = H3-10.60
term-homm3-power = Varázserő
    .text = Varázslat előtt kijátszva; a lapoknak együtt el kell érniük a fokozat árát. Ami nincs felhasználva, elvész.
    .match = varázserejéért | varázserőben | varázserőért | varázserővel | varázsereje | varázserőt | varázserő
    .rule = H3-5.46
