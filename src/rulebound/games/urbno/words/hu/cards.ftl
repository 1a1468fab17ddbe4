### King Urbno: cards, missions, scrolls

## Colors

urbno-colour-black = fekete
urbno-colour-red = piros
urbno-colour-yellow = sárga
urbno-colour-blue = kék

## Ranks and powers

urbno-rank-farmer = Földműves
    .power = Jelöld ki a hívót
    .text = Nevezz meg egy játékost, akár magadat: ő hív a következő ütésben, bárki is viszi a mostanit. Ütésenként egyszer, a forduló utolsó ütésében nem, és az „Állandó hívó” tekercs mellett sem.
urbno-rank-assassin = Orgyilkos
    .power = Játssz bármilyen színt
    .text = Kijátszhatod ezt a lapot akkor is, ha a színkényszer vagy egy Varázsló ereje másikat követelne. Megtartja a színét, és elviheti az ütést. A lapot és a kristályt együtt teszed le; híváskor, vagy ha a lap amúgy is szabályos, nem használható. Ütésenként bárhányszor.
urbno-rank-explorer = Felfedező
    .power = Fedezz fel egy lapot
    .text = Húzz véletlenszerűen egy lapot a forduló előző ütéséből, majd tedd vissza oda ugyanezt vagy egy saját lapodat; onnantól az számít abban az ütésben. A forduló első ütésében nem használható, és akkor sem, ha nincs másik cserélhető lapod. Ütésenként bárhányszor.
urbno-rank-dwarf = Törpe
    .power = A legkisebb visz
    .text = Az ütést a legkisebb uralkodó színű lap viszi, ha ilyen nincs, a hívott szín legkisebb lapja. A már kijátszott lapokra is hat; egyenlő számoknál a később kijátszott visz. Ütésenként egyszer.
urbno-rank-wizard = Varázsló
    .power = Kényszerítsd ki a legkisebbet
    .text = Aki ebben az ütésben még nem játszott ki lapot, annak a hívott színből a legkisebb lapját kell kijátszania; ha nincs, az uralkodó színből a legkisebbet; ha az sincs, egy választott színéből a legkisebbet. A nyomtatott szám számít. Ütésenként egyszer.
urbno-rank-knight = Lovag
    .power = Töröld az uralkodó színt
    .text = Az utána kijátszott uralkodó színű lapok ebben az ütésben elvesztik az elsőbbségüket. A korábbiak és maga a Lovag megtartják, és az uralkodó szín kijátszásának kényszere megmarad. Ütésenként egyszer.
urbno-rank-priest = Pap
    .power = Változtasd meg a színét
    .text = Adj ennek a lapnak erre az ütésre egy másik színt, de nem az uralkodót. Ha ezzel hívtál, a többiek az új színt követik. Ütésenként bárhányszor.
urbno-rank-emperor = Császár
    .power = Kapcsold ki az erőket
    .text = Az ebben az ütésben utána kijátszott lapokon nem használható se erő, se kocka. Ami már az asztalon van, az érvényben marad, és erre a lapra még tehetsz kockát. Ütésenként egyszer.

## Cards

urbno-card = { $colour } { $rank }

## Missions

urbno-mission-1 = Pontosan három
    .text = Vigyél pontosan három ütést: { $points } pontot kapsz.
urbno-mission-2 = Kerüld a teljes palettát
    .text = Ha mind a négy színből vittél lapot, { $points } pontot veszítesz.
urbno-mission-3 = Kék adó
    .text = Minden elvitt kék lapodért { $points } pontot kapsz.
urbno-mission-4 = Sárga adó
    .text = Minden elvitt sárga lapodért { $points } pontot kapsz.
urbno-mission-5 = Négy vagy több
    .text = Vigyél legalább négy ütést: { $points } pontot kapsz.
urbno-mission-6 = Se törpe, se varázsló
    .text = Ha az elvitt lapjaid között nincs se Törpe, se Varázsló, { $points } pontot kapsz. Ütés nélkül is teljesül.
urbno-mission-7 = Könnyű ütések
    .text = Minden elvitt ütésedért, amelyben a nyomtatott számok összege legfeljebb 25, { $points } pontot kapsz.
urbno-mission-8 = Teljes paletta
    .text = Ha mind a négy színből vittél lapot, { $points } pontot kapsz.
urbno-mission-9 = Piros teher
    .text = Minden elvitt piros lapodért { $points } pontot veszítesz.
urbno-mission-10 = Fekete teher
    .text = Minden elvitt fekete lapodért { $points } pontot veszítesz.
urbno-mission-11 = Nyolcvan
    .text = Ha az összes elvitt lapod nyomtatott számainak összege legalább 80, { $points } pontot kapsz.
urbno-mission-12 = A páratlan rossz
    .text = Mindenki hét lapot kap. Ha páratlan számú ütést vittél, { $points } pontot veszítesz.
urbno-mission-13 = Félig nyitva
    .text = Az első három lapod nyitva, sorban eléd kerül, a következő három a kezedbe. Mindkét helyről játszhatsz ki lapot, és mindegyik beleszámít abba, hogy van-e adott színű lapod. Vigyél pontosan egy ütést: { $points } pontot kapsz.
urbno-mission-14 = Változó szín
    .text = Mindenki hat lapot kap, további hat pedig fedve az asztalra kerül. Minden ütés előtt felfordul egy közülük: csak abban az ütésben annak a színe az uralkodó szín. Vigyél pontosan két ütést: { $points } pontot kapsz.
urbno-mission-15 = Megtervezett menet
    .text = Mindenki hat lapot kap; az erőforrás-választás után rakd a tieidet fedve egy sorba, tetszőleges sorrendben. Minden ütésben mindenki a sora következő lapját játssza ki, színkényszer nélkül, és az Orgyilkos meg a Varázsló ereje nem használható. Ha több ütést vittél, mint bárki más, { $points } pontot kapsz.
urbno-mission-16 = Négynél kevesebb
    .text = Ha legalább négy ütést vittél, { $points } pontot veszítesz.
urbno-mission-17 = Bármennyi, csak nem kettő
    .text = Mindenki hét lapot kap. Ha pontosan két ütést vittél, { $points } pontot veszítesz.
urbno-mission-18 = Fedett oszlopok
    .text = Mindenki elé négy fedett lap kerül egy sorba, mindegyikre egy-egy nyitott. Ha nyitott lapot játszol ki, vedd kézbe az alatta lévő fedettet; addig senki sem nézheti meg, és nem játszható ki. Minden elvitt ütésedért { $points } pontot kapsz.
urbno-mission-19 = Törpék és varázslók
    .text = Az első négy lapod fedett halom lesz előtted, amelybe senki sem nézhet bele, a következő négy a kezedbe kerül. Csak kézből játszhatsz ki lapot, utána mindig felhúzod a halmod felső lapját. Minden elvitt Törpéért és Varázslóért { $points } pontot kapsz.
urbno-mission-20 = Társak: több
    .text = Az erőforrás-választás után mindenki egyszerre odaadja minden lapját a szemben ülőnek, akivel ebben a fordulóban egy párt alkot. Ha ti ketten több ütést vittetek, mint a másik pár, mindketten { $points } pontot kaptok.
urbno-mission-21 = Társak: kevesebb
    .text = Az erőforrás-választás után mindenki egyszerre odaadja minden lapját a szemben ülőnek, akivel ebben a fordulóban egy párt alkot. Ha ti ketten kevesebb ütést vittetek, mint a másik pár, mindketten { $points } pontot kaptok.
urbno-mission-22 = Vándorló lapok
    .text = Mindenki hat lapot kap. Minden ütés után mindenki egyszerre átadja minden lapját a bal oldali szomszédjának; minden más marad. Ha több ütést vittél, mint bárki más, { $points } pontot kapsz.
urbno-mission-23 = Színtöbbségek
    .text = Minden színért, amelyből több lapot vittél, mint bárki más, { $points } pontot kapsz.
urbno-mission-24 = A lapok fele
    .text = Az erőforrás-választás után oszd a nyolc lapodat két fedett, négylapos félre. A jobb oldali szomszédod vakon választ egyet: azzal játszol, a másik erre a fordulóra kimarad. Ha egy ütést sem vittél, { $points } pontot kapsz.
urbno-mission-25 = Hármat jobbra
    .text = Az erőforrás-választás után mindenki egyszerre átad három általa választott lapot a jobb oldali szomszédjának. Minden elvitt ütésedért { $points } pontot veszítesz.

## Scrolls

urbno-scroll-1 = Új uralkodó szín
    .text = Nevezz meg egy másik színt: az egész fordulóban az lesz az uralkodó szín. A „Változó szín” küldetésben nem aktiválható.
urbno-scroll-2 = Színadó
    .text = Nevezz meg egy színt, de nem az uralkodót. Az általad megszabott sorrendben minden más játékos ad neked egy ilyen színű, általa választott lapot (ha nincs neki, bármilyet), és te azonnal visszaadsz neki egy tetszőleges lapot, akár ugyanazt. Fedett lap és halomban lévő lap nem adható.
urbno-scroll-3 = Dupla pont
    .text = A forduló küldetéséért kapott pontjaid megduplázódnak. A veszteség nem duplázódik.
urbno-scroll-4 = Új osztás
    .text = Minden lap visszakerül a pakliba, majd keverés és új osztás következik. A küldetés, az osztó és az uralkodó szín marad, és ebben a fordulóban több tekercs nem aktiválható.
urbno-scroll-5 = Emlék
    .text = Sosem aktiválható. Amikor megkapod, azonnal húzol még egy tekercset. Rejtve nálad marad a játék végéig, és ott fel nem használt tekercsnek számít.
urbno-scroll-6 = Nincs erőforrás
    .text = Ebben a fordulóban senki sem választ erőforrást.
urbno-scroll-7 = Visszhang
    .text = Válassz egy tekercset, amelyet ebben a játékban már aktivált valaki, és használd most a hatását, a korlátaival együtt. Másik „Visszhang” nem választható.
urbno-scroll-8 = Háromból egy
    .text = Húzz három tekercset, és tarts meg egyet; a másik kettő kikerül a játékból anélkül, hogy a többiek látnák. A megtartottat azonnal aktiválhatod vagy elteheted. Az „Emlék” és a „Három pont azonnal” rögtön hat, ha azt tartod meg.
urbno-scroll-9 = Dupla készlet
    .text = Az erőforrás-választáskor 3 kristályt és 5 kockát, vagy 2 kristályt és 10 kockát, vagy 1 kristályt és 15 kockát kapsz. Tekercset nem választhatsz.
urbno-scroll-10 = Ütéslopás
    .text = A fordulóban egyszer, közvetlenül azután, hogy egy másik játékos elvitt egy ütést, elveheted tőle: a forduló végén a tiédnek számít. Aki eredetileg vitte, az hív a következő ütésben.
urbno-scroll-11 = Eggyel kevesebb ütés
    .text = Csak rögzített pontú küldetésben. A forduló végén eggyel kevesebb ütést számolhatsz magadnak, ha vittél legalább egyet, és a küldetés az ütéseket számolja. Az elvitt lapjaid nem változnak.
urbno-scroll-12 = Ütésenként egy pont
    .text = A forduló végén minden elvitt ütésedért 1 további pontot kapsz, bármit hoz is a küldetés.
urbno-scroll-13 = Kézcsere
    .text = Válassz egy másik játékost: elcserélitek minden lapotokat, a nyitottakat, a fedetteket és a halmot is.
urbno-scroll-14 = Játssz utolsónak
    .text = Minden ütésben, amikor rád kerülne a sor, várhatsz, és utolsónak játszol ki lapot. Ha te hívnál, helyetted a bal oldali szomszédod hív.
urbno-scroll-15 = Részesedés mindenből
    .text = Az erőforrás-választás végén a saját választásodon felül megkapsz annyi kristályt és kockát, amennyit a többiek választottak. Ők megtartják a magukét, a tekercs nem számít.
urbno-scroll-16 = Biztos ütés
    .text = A forduló egyetlen ütésében a lapod kijátszásakor bejelented: vagy biztosan te viszed, bármit tesznek a többiek, vagy elutasítod, és a lapod nem versenyez érte. Ha hívóként utasítod el, nevezz meg egy színt hívott színnek. Ha más se az uralkodó, se ezt a színt nem játssza ki, te viszed az ütést.
urbno-scroll-17 = Három pont azonnal
    .text = Amikor megkapod, azonnal fel kell fedned: rögtön 3 pontot kapsz. Felhasználtnak számít, de nem számít bele a fordulónkénti egy tekercsbe.
urbno-scroll-18 = Kristály bármely lapra
    .text = Azonnal kapsz 1 kristályt. Ebben a fordulóban más játékos kristály nélküli lapjára is költhetsz kristályt, közvetlenül azután, hogy ő befejezte a lépését, és az erőről te döntesz. Az Orgyilkos ereje így nem használható, az erők korlátai érvényesek, és kockát csak saját lapra tehetsz.
urbno-scroll-19 = Állandó hívó
    .text = Nevezz meg egy játékost, akár magadat: a forduló minden ütésében ő hív, bárki is viszi az ütéseket. A Földműves ereje nem használható.
urbno-scroll-20 = Bármely erő
    .text = Ebben a fordulóban minden kijátszott lapodon a saját ereje helyett a nyolc erő bármelyikét használhatod, de laponként csak egyet, és mindig 1 kristályért. A választott erő korlátai érvényesek.

## Resource combinations

urbno-combination-1 = 2 kristály
urbno-combination-2 = 10 kocka
urbno-combination-3 = 1 kristály és 5 kocka
urbno-combination-4 = 1 tekercs
