### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

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
