### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

## Heroes III: chapters
rules-homm3-1 =
    Egy játék egy forgatókönyv: az rakja ki a térképet, és az mondja meg, mivel kezdesz, hogyan győzöl, és mikor van vége. Összecsapásban mindenki magáért játszik, szövetségben csapatok játszanak egymás ellen, kooperatív játékban mindannyian a térkép ellen, hadjáratban pedig egy hős játszik végig részről részre.

    Aki minden ellenfelét kiejti, azonnal győz. Három vagy több játékos összecsapásában az is, akinek minden ellenféltől van egy frakciókockája.
    .title = Miről szól a játék
    .rule = H3-1.1
rules-homm3-2 =
    Választasz egy frakciót és egy hősét. A forgatókönyvtől várost, kezdő egységeket, épületeket, nyersanyagokat és jövedelmet kapsz. A paklid kilenc lapból áll: a hős tulajdonságai, egy vagy két Varázsnyíl, egy képesség és az első specialitás.

    A kezdőlapkádat úgy fordítod, ahogy akarod; a hősöd a közepén áll. Ezután mindenki kezdő jutalmat kap, nyersanyagot vagy varázstárgyat, a nehézség szerint.
    .title = A forgatókönyv előkészítése
    .rule = H3-2.2
rules-homm3-3 =
    Egy fordulóban mindenki egy kört játszik. A 2. fordulótól kezdve a forduló elején visszajönnek a városi cselekvéseid, a mozgáspontjaid és a mesterhatásaid.

    A 3. fordulótól a páratlan fordulókban mindenki jövedelmet kap. A páros fordulókban az asztrológusok kihirdetnek egy hetet; a lapjuk a következőig érvényes, ha mást nem mond. Ezután jön, amit a forgatókönyv erre a fordulóra ír elő.
    .title = Fordulók, nyersanyagfordulók, asztrológusok
    .rule = H3-3.1
rules-homm3-4 =
    A köröd lapokkal kezdődik: eldobod, amit nem akarsz, legalább a kézlimitig, majd a limitig húzol. Ezután tetszés szerinti sorrendben mozogsz, használod a várost, lapokat játszol ki és morált költesz, amíg be nem fejezed a köröd. A megmaradt mozgáspont elvész.

    Városi cselekvés és morál mások körében is lehetséges, ha épp nem zajlik más.
    .title = A köröd
    .rule = H3-3.16
rules-homm3-5 =
    A Főhősnek fordulónként három mozgáspontja van, a Mellékhősnek kettő. Egy pontért egy hős egy területet lép, újra meglátogat egy újra látogatható területet, újabb harci fordulót vesz az őrök ellen, felfedi a mellette lévő lefordított lapkát, vagy letesz egy saját lapkát.

    Elzárt területre nem léphetsz, folytonos sárga vonalon nem mehetsz át. Baráti hősök áthaladhatnak egymáson, de nem állhatnak meg egy területen.
    .title = Mozgás
    .rule = H3-3.21
rules-homm3-6 =
    Mindegyik fordulónként egyszer: egy épület felépítése, egységek toborzása és megerősítése (vagy helyette Mellékhős felfogadása 10 aranyért), és egy varázslat vásárlása. A városod ott is működik, ahol a hőseid épp nincsenek; amikor harcot jelentenek be, előtte még mindenki használhatja, harc közben senki.
    .title = Városi cselekvések
    .rule = H3-3.27
rules-homm3-7 =
    Pozitív morállal húzhatsz egy lapot, cserélhetsz lapokat, vagy újradobhatsz egy dobókockát; ezzel a morál elfogy. A Nekropolisznak nincs morálja.

    Ha morált kapsz, lekerül egy negatív jelző, vagy kapsz egy pozitívat; ha vesztesz, fordítva. Aki úgy veszít morált, hogy már negatív jelzője van, a köre végén eldobja a kezében lévő összes lapot.
    .title = Morál
    .rule = H3-3.33
rules-homm3-8 =
    A Főhősödé a pakli és a szintek. Ha legyőzik, egy városodba vagy településedre kerül; ha egyik sincs, kiesel.

    Mellékhőst 10 aranyért fogadhatsz fel egy városodban vagy településeden, vagy egyes területeken kapsz. Ugyanazt a sereget vezeti, de nem kap tapasztalatot, és harcban nem játszik ki lapot. Ha legyőzik, lekerül a térképről, és újra felfogadható.
    .title = Hősök
    .rule = H3-4.1
rules-homm3-9 =
    Két tapasztalatpont egy szinttel emeli a Főhősödet, legfeljebb a 7. szintig. A 2., 3., 5. és 7. szinten keresel a képességpakliban, a 4. és 6. szinten megkapod a következő specialitást. A kézlimit 4-ről 7 lapra nő, a fordulónkénti mesterhatások száma 0-ról 3-ra.

    Tapasztalat a nálad nem gyengébb ellenfelek elleni harcokból, egyes területekről, a kincskockából és lapokból jön.
    .title = Tapasztalat és szintek
    .rule = H3-4.20
rules-homm3-10 =
    A képességeknek, varázstárgyaknak és varázslatoknak közös paklijuk van. Keresés (2): megnézed a két felső lapot, egyet a kezedbe veszel, a másikat eldobod, vagy helyette elveszed a dobópakli felső lapját.

    A megszerzett lap a kezedbe kerül. Amit kijátszol, a saját dobópaklidra kerül, és visszajön, amikor elfogy a paklid; ami kikerül a játékból, az nem.
    .title = Paklik és keresés
    .rule = H3-5.9
rules-homm3-11 =
    Akinek hőse van a harcban, annak lapjai is vannak. Minden lap megmondja, mikor hat: az azonnali hatás a cselekvések között bármikor, az aktiválási vagy tartós hatás egy saját egységed aktiválásában, mielőtt támad. A térképhatások harcban semmit sem tesznek.

    Sok lapnak van egy alaphatása és egy erősebb mesterhatása; a mesterhatások számát a hősöd szintje korlátozza. A lappal adott támadás és védelem azzal a támadással véget ér.

    Minden ilyen alkalommal először az a fél dönt, amelynek az egysége cselekszik, azután a másik, amíg mindkettő nem passzol.
    .title = Lapok
    .rule = H3-5.20
rules-homm3-12 =
    Egy varázslatnak legfeljebb három fokozata van, mindegyiknek varázserőben mért ára. Mielőtt varázsolsz, más lapokat játszol ki varázserőért; együtt el kell érniük az árat. A fel nem használt varázserő elvész.

    Egy harci fordulóban egyszer varázsolhatsz. Ha egy varázslatot a varázserejéért játszol ki, az nem varázslás.

    A varázslatok és más hatások sebzése ellen nem számít a védelem, a védelemjelző és a fal.
    .title = Varázslatok és varázserő
    .rule = H3-5.45
rules-homm3-13 =
    Arannyal, építőanyaggal és drágasággal fizetsz az épületekért, egységekért, hősökért és varázslatokért. Az árat teljes egészében kell kifizetni. Nyersanyagfordulóban annyit kapsz, amennyit a három jövedelemjelződ mutat; a bányák és települések addig emelik, amíg a tieid.

    A nyersanyagkocka 3 vagy 6 aranyat, 2 vagy 4 építőanyagot, 1 vagy 2 drágaságot ad. A kincskocka tapasztalatot, varázstárgykeresést vagy nyersanyagot.
    .title = Nyersanyagok, dobókockák, jövedelem
    .rule = H3-6.1
rules-homm3-14 =
    A kereskedőállomáson annyit cserélsz, amennyit akarsz: 6 arany egy drágaság, 2 arany egy építőanyag; egy drágaság 3 arany vagy 2 építőanyag; 3 építőanyag egy drágaság, 1 pedig 1 arany. Vagy kiveszel a játékból egy lapot a kezedből 1 aranyért, vagy hadigépet veszel.

    A szövetségesek a saját körükben nyersanyagot adhatnak egymásnak, szomszédos területen álló hősökkel pedig varázslatot és varázstárgyat cserélhetnek.
    .title = Kereskedés
    .rule = H3-6.14
rules-homm3-15 =
    Fordulónként egy épület. A lakhelyek a saját rangjuk egységeinek toborzásához kellenek, sorrendben: bronz, ezüst, arany. A Citadellával megerősíthetsz egy Maroknyit Csapattá, és fallal védi a várost. A Varázslótorony varázslatokat hoz, és a következő fordulótól a varázskönyvet. A Városháza jövedelmez, két épület pedig csak a frakciódé.

    Egy népességcselekvésben annyit toborzol és erősítesz meg, amennyit ki tudsz fizetni. A városlap akkor is a tiéd marad, ha a térképen elveszett a város.
    .title = A városod
    .rule = H3-7.1
rules-homm3-16 =
    A térkép lapkákból áll, mindegyiken hét terület. A hátlap számai megmutatják, milyen erősek lehetnek ott az őrök: II–III távol a közepétől, IV–V közelebb, VI–VII középen.

    Egy mozgáspontért a hős felfedi a mellette lévő lefordított lapkát, vagy letesz egy saját lapkát oda, ahol legalább két másikat érint. Látod a lapkát, és utána választod meg, hogyan fekszik; maradnia kell továbbvezető útnak.
    .title = A térkép
    .rule = H3-8.1
rules-homm3-17 =
    Amikor egy területre lépsz, meglátogatod. Ha ellenséges hős áll ott, vagy ellenfél városa vagy települése, előbb harc következik; őr esetén is, amelyet a római szám jelöl, amíg senki sem járt ott.

    Az egyszer látogatható terület egyszer hat, és fekete kockát kap. Az elfoglalható a zászlódat kapja, és neked dolgozik, amíg el nem veszik. Az újra látogatható mindig hat. A keresést és ami nyersanyagba kerül, elutasíthatod.
    .title = Területek és látogatás
    .rule = H3-8.30
rules-homm3-18 =
    A bánya a rajta látható jövedelmet emeli; aki először foglalja el, azonnal meg is kapja azt a mennyiséget. A település egy általad választott jövedelmet emel, vagy megerősít egy bronz vagy ezüst egységet: elsőként ingyen, később fél áron.

    Az ellenség városának elfoglalásáért megkapod a tulajdonos egy frakciókockáját; ő ott többé nem fogadhat fel hőst, és nem talál menedéket.
    .title = Bányák, települések, városok
    .rule = H3-8.50
rules-homm3-19 =
    Egy egység lapjának két oldala van: Maroknyi és Csapat. Rajta áll a támadás, a védelem, az életerő és a kezdeményezés. Amikor a sebzés eléri a Csapat életerejét, a lap a Maroknyi oldalára fordul, és a fennmaradó sebzés ott számít. A Maroknyi és minden semleges egység ilyenkor legyőzöttnek számít.

    A harc után minden sebzés meggyógyul.
    .title = Egységek
    .rule = H3-9.1
rules-homm3-20 =
    Két sereg találkozik egy négy oszlopból és öt sorból álló táblán. Mindkét félnek van egy hátsó és egy első sora; a középső sor köztük fekszik. Az él mentén érintkező mezők szomszédosak.

    Csatározásban két sereg és hőseik küzdenek, amíg az egyiknek nem marad egysége. Őrök ellen egy hős megtisztít egy területet a semleges egységektől, mielőtt elfogynak a mozgáspontjai.
    .title = Harc
    .rule = H3-10.1
rules-homm3-21 =
    Mindkét fél legfeljebb öt egységet állít fel a saját két sorába, először a támadó. A játékos az őrök felhúzása előtt állítja fel a sajátjait.

    A tábla minden lapja akadály azoknak az egységeknek, amelyek nem repülnek.
    .title = Felállítás
    .rule = H3-10.20
rules-homm3-22 =
    Egy harci fordulóban minden egység egyszer aktiválódik, csökkenő kezdeményezés szerint. Az egyformán gyors egységeknél a felek felváltva következnek, először a támadó; a sajátjaid közül te választasz.

    A földi egységek legfeljebb három mezőt mozognak, majd megtámadnak egy szomszédos ellenséget. A repülő egységek ugyanezt teszik, és bármi fölött átrepülnek. A távolsági egységek a tábla bármelyik ellenségét megtámadják, utána egy mezőt léphetnek.

    Támadás helyett egy egység védekezhet: a következő aktiválásáig védelemjelzőt kap. Amelyik épp most vesztett el ilyen jelzőt, az nem védekezhet rögtön újra.
    .title = Harci forduló és aktiválás
    .rule = H3-10.30
rules-homm3-23 =
    A támadó a támadókockával dob: −1, 0 vagy +1, mindegyik az esetek harmadában. A sebzés a támadás és a dobás összege mínusz a védelem, de sosem kevesebb 0-nál.

    Ha a célpontnak védelemjelzője van, egy további dobás következik: +1 esetén 1 védelemmel többje van.

    Az a célpont, amely túléli, a támadó mellett áll, és ebben a harci fordulóban még nem támadott vissza, köteles azonnal visszatámadni. A távolról jövő támadást sosem követi visszatámadás.
    .title = Támadás és visszatámadás
    .rule = H3-10.50
rules-homm3-24 =
    Ha ellenség áll mellette, egy távolsági egység csak szomszédos egységet támadhat.

    Egy távolsági egység két dobókockával dob, és a kisebb számít, ha szomszédos egységet támad, vagy ha a saját hátsó sorából az ellenség hátsó sorára lő.
    .title = Távolsági levonás
    .rule = H3-9.12
rules-homm3-25 =
    A bénultságjelzős egység elveszti a következő aktiválását. Ha előbb megtámadják vagy megsebzik, a jelző lekerül róla.
    .title = Bénultság
    .rule = H3-10.60
rules-homm3-26 =
    Az őrök elleni harc egy harci fordulóig tart. Egy mozgáspontért újabb jön; nélküle visszavonulsz, és az elveszett egységek nem térnek vissza. Azúr egységek ellen nincs időkorlát és nincs visszavonulás.
    .title = Az őrök és az idő
    .rule = H3-10.70
rules-homm3-27 =
    A harc véget ér, amikor az egyik félnek nem marad egysége. Ha a szinted nagyobb az őrök nehézségénél, harc sincs: elmenekülnek, és nem tanulsz semmit. Különben a győzelem egyenlő ellenfélnél 1, erősebbnél 2 tapasztalatot ér; utána meglátogatod a területet.

    Ha egy játékos legyőzi a Főhősödet, 5 aranyba, morálba és egy frakciókockába kerül. Helyette 10 aranyért megadhatod magad, mielőtt egy egységed cselekszik.
    .title = A harc vége
    .rule = H3-10.75
rules-homm3-28 =
    Ostromban három fal és a kapu tölti ki a középső sort, az íjásztorony pedig a tábla mellett áll. A kapun csak a védő mehet át.

    Egy fal vagy a kapu mellett álló földi vagy repülő egység a támadásával áttöri azt. Egy álló falrész mögött a védő egység 1 sebzéssel kevesebbet kap a támadó soraiból jövő lövésektől.

    Az íjásztornyot csak távolsági egységek támadhatják. Leomlik, amikor a falból semmi sem marad.
    .title = Ostrom
    .rule = H3-10.100
rules-homm3-29 =
    Az MI egységei először az azonos rangúakat támadják, azután az alacsonyabbakat, majd a magasabbakat; a távolsági egységek először távolsági egységeket keresnek. Egyforma célpontok közül a legközelebbit választják. Ami még így is egyforma, abban te döntesz helyettük.

    Az őrök sosem védekeznek, és támadnak, amikor csak tudnak.
    .title = A szabálykönyv MI-je
    .rule = H3-10.111
rules-homm3-30 =
    Az MI hősei utánad mozognak, fordulónként három területet: az ugyanazon a lapkán álló hősöd felé, különben az ottani legközelebbi bányához vagy településhez, különben a városod felé. Az őrök nem állítják meg őket. Ha több út egyforma rövid, te döntesz.

    Harcban minden egységük az MI-pakli egy lapjával kezd: támadás, védelem, varázslat vagy képesség, a nehézség szerinti erővel.
    .title = Az MI hősei
    .rule = H3-10.120
rules-homm3-31 =
    A nehézség dönti el a kezdő jutalmadat, azt, hogy egy szám hány és milyen rangú őrt jelent, és hogy milyen erősek az MI hőseinek lapjai. Normál nehézségen az I egy bronz egység, a III két bronz és egy ezüst, a VII két azúr.

    A választható szabályok könnyebbé, nehezebbé vagy egyszerűen mássá teszik a játékot: Mellékhős az elejétől, nincs újradobás, kereskedés bármikor, nincsenek asztrológusok és más.
    .title = Nehézség és választható szabályok
    .rule = H3-11.1
rules-homm3-32 =
    A forgatókönyv véget ér, amikor elérték a célját, rendszerint a forduló végén, vagy az utolsó forduló után. Kiesel, ha a Főhősöd úgy veszít harcot, hogy nincs városod vagy településed, vagy ha három teljes fordulón át nincs egy sem.

    Aki kiesik, lekerül a térképről; a területeiről lekerül a zászló, és őr nélkül maradnak.
    .title = A játék vége és a kiesés
    .rule = H3-12.1
rules-homm3-33 =
    Egy hadjáratban egy hős több forgatókönyvet játszik egymás után. Közben visszakerül az 1. szintre, és megtartja a tulajdonságlapjait, az első specialitást és öt további, általad választott lapot. Az elvesztett rész úgy játszható újra, ahogy elkezdődött.
    .title = Hadjáratok
    .rule = H3-12.10
rules-homm3-34 =
    Más dobozok frakciókat, lapkákat és lapokat adnak a játékhoz. A hadigépek állandó lapok, amelyeket megveszel; egyszerre legfeljebb egy állandó lapod lehet játékban. Eseményt a nyersanyagfordulókban húztok, a jövedelem után. A véletlen város olyan frakcióé, amellyel senki sem játszik, és annak egységei őrzik. A felerősített tulajdonságok mesterhatás elköltése nélkül adják a mesterhatást.
    .title = További dobozok
    .rule = H3-13.5
rules-homm3-35 =
    A seregek, nyersanyagok, szintek, a morál, a paklik lapszáma és az, hogy kinél hány lap van, mindenki számára nyílt. A kezedben lévő lapokat csak te látod, és azt is, amit egy keresésből megtartasz. Senki sem ismeri a lefordított lapkákat, a paklik sorrendjét, és hogy milyen őrök jönnek.
    .title = Mit láthat mindenki
    .rule = H3-14.1
rules-homm3-36 =
    Mások cselekvései között, harc bejelentésekor és a forduló lezárása előtt használhatod a várost, vagy elköltheted a morált. Harcban lapot játszhatsz ki, amikor támadást jelentenek be, dobás után, varázsláskor, és amikor egy egység épp elesne, ha van hozzá illő lapod. Te döntöd el, melyik kérdést akarod látni.
    .title = Mikor kérdez a játék
    .rule = H3-16.20
rules-homm3-37 =
    Ahol a nyomtatott szabályok nyitva hagynak valamit, ott az e számok mögötti szabálykönyv megmondja, itt hogyan dől el, és miért. Benne vannak a kidolgozott példák, az összes lap táblázatai és egy szójegyzék is.
    .title = Amiről a könyv hallgat
    .rule = H3-17.1

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
