### The guided first games

web-learn-lessons = { $count ->
        [one] Egy lecke
       *[other] { $count } lecke
    }
web-learn-left = { $minutes ->
        [one] még körülbelül egy perc
       *[other] még körülbelül { $minutes } perc
    }
web-learn-step = { $step }/{ $steps }. lépés
web-learn-differently = Mondd másképp
web-learn-opens = { $lesson }. lecke
web-learn-leave = Folytatás kalauz nélkül
web-learn-guide = Kalauz
web-learn-done = kész
web-learn-present = jelenlegi lecke
web-learn-to-come = még hátravan

## Tash-Kalar
web-learn-tashkalar-place = Lerakás
    .about = A jelzők egyenként érkeznek
web-learn-tashkalar-place-1 = Érints meg egy mezőt, és rakj le rá egy jelzőt. A megvilágított mezők egyik lapod képéhez tartoznak.
    .other = Egy akcióval egy saját közönséges jelzőt tehetsz bármelyik üres mezőre. A megvilágítottak jó kezdésnek, de más is megfelel.
web-learn-tashkalar-place-2 = A legelső körben csak egy akciód van, később kettő. Fejezd be a körödet, és nézd meg, mit tesz a másik fél.
    .other = Felhasználtad az akciódat. Nyomd meg a gombot a sávon; utána a másik fél köre jön.
web-learn-tashkalar-summon = Megidézés
    .about = A jelzők képe teremtményt idéz
web-learn-tashkalar-summon-1 = Minden lap jelzőkből álló képet mutat. Rakj le jelzőket a megvilágított mezőkre, amíg össze nem áll a kép.
    .other = A lap jelei a te jelzőid, a fehér szegély az a mező, ahol a teremtmény megjelenik. Rakj ki egy ilyen képet.
web-learn-tashkalar-summon-2 = Az egyik lap már számolja a lehetőségeit: a jelzőid kiadják a képét. Érintsd meg a lapot.
    .other = A lap melletti szám mutatja, hányféleképpen idézhető meg. Válassz egy lapot, amely mellett szám áll.
web-learn-tashkalar-summon-3 = Érintsd meg a mezőt, ahol a teremtmény megjelenjen, majd nyomd meg a „Megidézés” gombot.
    .other = A keretezett mezők lehetségesek. A vonalak mutatják, mely jelzőid alkotják a képet.
web-learn-tashkalar-rotate = Elforgatás
    .about = Egy kép, minden irányból
web-learn-tashkalar-rotate-1 = A kép elforgatható és tükrözhető. Rakj le jelzőket úgy, hogy egy másik kép is kialakuljon, bármilyen állásban.
    .other = Egy kép nyolc állása számít: négy elforgatás, és mindegyik tükörképe. A megvilágított mezők az egyiket egészítenék ki.
web-learn-tashkalar-rotate-2 = A jelzőid egy elforgatott vagy tükrözött képet adnak ki. Idézz meg egy második teremtményt.
    .other = Hasonlítsd össze a lapot a táblával: ugyanaz a kép, más állásban. Ugyanúgy számít.
web-learn-tashkalar-effect = Hatás
    .about = Mit tesz egy teremtmény, amikor megjelenik
web-learn-tashkalar-effect-1 = A teremtmény egyszer hat, amikor megjelenik. Olvasd el a szövegét, idézd meg, és érintsd meg, amire hasson.
    .other = A megidézés után a sáv a hatás minden részére rákérdez. Ahol a szöveg „-hat, -het” alakot használ, ott megállhatsz.
web-learn-tashkalar-task = Feladat
    .about = Hogyan lesz pontod
web-learn-tashkalar-task-1 = Pontot a feladatok hoznak. Érints meg egy feladatot: a tábla megmutatja, mely mezőkről szól.
    .other = Oldalt három feladat van felfordítva, mindegyiknél látszik a pontja, és hogy meddig jutottál. Érints meg egyet, hogy lásd a táblán.
web-learn-tashkalar-task-2 = Ha az akcióid elfogytak, és egy feladat teljesül, megszerezheted. Játssz tovább, amíg meg nem szerzel egyet; hat pont győzelmet ér.
    .other = Amelyik feladat mellett az áll, hogy „Teljesül”, azt a köröd végén megszerezheted, körönként egyet. Törekedj a legkönnyebbre.
web-learn-tashkalar-flare = Felvillanás
    .about = Annak, aki hátrányban van
web-learn-tashkalar-flare-1 = A Felvillanás akkor ébred, ha az ellenfélnek sokkal több jelzője van, mint neked. Érintsd meg a tiédet, hogy lásd, mennyi hiányzik.
    .other = A Felvillanás két mércéje mutatja a szükséges különbséget. Érintsd meg a lapot, hogy elolvasd, mit tenne.
web-learn-tashkalar-acting = A lapod most hat. A sáv sorban megkérdezi a hatása részeit; erről szól a 4. lecke.
web-learn-tashkalar-spent = Az akcióid elfogytak. Fejezd be a körödet; utána a másik fél jön.
web-learn-tashkalar-end = Ennyit kell tudnod. Játszd végig a játékot; a szabályok a fenti könyvben vannak.

## King Urbno
web-learn-urbno-resources = Erőforrások
    .about = Mit viszel a fordulóba
web-learn-urbno-resources-1 = A kristály erőt hoz működésbe, a kocka számot változtat, a tekercs egy későbbi fordulóban segít. Válassz egy kristályt és öt kockát, hogy mindkettőt kipróbáld.
    .other = Válassz egyet a négy lapka közül. A harmadikkal mindent kipróbálhatsz, ami ebben a kalauzban jön.
web-learn-urbno-follow = Színkövetés
    .about = A hívott színt ki kell játszani
web-learn-urbno-follow-1 = Játssz ki egy lapot. Az ütés első lapja szabja meg, milyen színt kell a többieknek kijátszaniuk.
    .other = A teljes fényű lapok játszhatók ki most. Érints meg egyet, majd nyomd meg a gombot.
web-learn-urbno-follow-2 = Aki vitte az ütést, az hív a következőben. Ha van hívott színű lapod, azt kell kijátszanod; az elhalványított lapok megmondják, miért nem játszhatók ki.
    .other = Nézz a lapjaid alá: a szöveg megmondja, milyen kényszer köt.
web-learn-urbno-dominant = Uralkodó szín
    .about = A forduló aduja
web-learn-urbno-dominant-1 = Az uralkodó szín üti a hívottat. Ha nincs hívott színű lapod, uralkodó színűt kell kijátszanod; az ütés alatti mondat megmondja, ki viszi és miért.
    .other = Bal oldalt fent mindkét színt látod. Az ütést az uralkodó szín legnagyobb lapja viszi; ha ilyen nincs, a hívott szín legnagyobb lapja.
web-learn-urbno-power = Erő
    .about = A kristály hozza elő, mit tud egy lap
web-learn-urbno-power-1 = Játssz ki egy lapot, és tedd rá a kristályodat: minden rangnak saját ereje van. Érints meg egy lapot, hogy elolvasd.
    .other = Miután kijátszottál egy lapot, a sáv egy kristályért felajánlja az erejét. A kristályt későbbre is elteheted.
web-learn-urbno-cubes = Kockák
    .about = A számok megváltoztathatók
web-learn-urbno-cubes-1 = Minden kocka eggyel emeli vagy csökkenti a saját lapod számát. Próbálj velük elvinni egy ütést, vagy elengedni.
    .other = Miután kijátszottál egy lapot, a sávon beállíthatod a kockák számát. Az aranyszínű szám az, amennyit a lapod így ér.
web-learn-urbno-mission = Küldetés
    .about = Mi hoz pontot
web-learn-urbno-mission-1 = A küldetés megmondja, mi számít ebben a fordulóban. A nevek melletti jelek mutatják, ki meddig jutott; játszd végig a fordulót.
    .other = Nem minden küldetéshez kell sok ütés. Olvasd el a szövegét oldalt, és játszd ki a maradék lapjaidat.
web-learn-urbno-end = Ennyi az egész; a pontlap mutatja minden forduló pontjait. Egy teljes játék tizenkét fordulóból áll: játssz tovább, vagy nyiss saját asztalt.

## Heroes III
web-learn-homm3-ride = Lovaglás
    .about = A mozgáspontok viszik a hősödet a térképen
web-learn-homm3-ride-1 = A köröd lapokkal kezdődik. Húzz a korlátig; szükséged lesz rájuk a harcokban.
    .other = A kezedben lévő lapok erősítik a hősödet. A kézkorlátod négy; húzd fel mindet.
web-learn-homm3-ride-2 = Catherine-nek három mozgáspontja van, minden területhez egy. Érintsd meg a megvilágított területet, és lovagolj oda: erőforrásokat ad.
    .other = Minden szaggatott szélű terület elérhető. A megvilágítottnak nincs őre; aki odalovagol, rögtön meg is látogatja.
web-learn-homm3-fight = Harc
    .about = Aki egy területet őriz, azt le kell győzni
web-learn-homm3-fight-1 = A piros pecsét őröket jelent. Kövesd a megvilágított területeket egy I-es pecsétig, és harcolj érte.
    .other = Egy őrzött bányáért érdemes harcolni: ha a tiéd, minden erőforrás-fordulóban építőanyagot hoz. Oldalt látod, ki várhat ott.
web-learn-homm3-fight-2 = Állítsd fel a sereget: a lövők hátul, az erős egységek elöl. A gomb elvégzi helyetted.
    .other = Érints meg egy egységet, azután a mezőt, ahol álljon. Vagy hagyd a gombra mindegyik felállítását.
web-learn-homm3-fight-3 = Az egyik egységed cselekedhet. Érintsd meg a megvilágított ellenséget, nézd meg, mit tehet a dobás, azután támadj.
    .other = Az egységek a kezdeményezésük sorrendjében cselekszenek, ezt fent látod. A támadás talál, azután aki túléli, visszatámad.
web-learn-homm3-fight-4 = Folytasd, amíg le nem győzöd őket. Egy harci forduló ki van fizetve; minden további egy mozgáspontba kerül.
    .other = Támadj minden egységgel, amikor cselekedhet. Mozoghat vagy védekezhet is helyette.
web-learn-homm3-town = Város
    .about = Építés és toborzás, fordulónként egyszer-egyszer
web-learn-homm3-town-1 = A városod bárhol is van a hősöd, működik. Építs most valamit; a megvilágított épületek kifizethetők.
    .other = Nyisd meg a várost a térkép mellett, és érints meg egy épületet. A Városháza több aranyat, a lakhelyek erősebb egységeket hoznak.
web-learn-homm3-town-2 = Most a népesség: toborozz egy egységet, vagy erősíts egy Maroknyit Csapattá.
    .other = A Csapatnak jobbak az értékei, és kétszer él: ha legyőzik, Maroknyi lesz. Ez aranyba kerül a városodban.
web-learn-homm3-discover = Felfedés
    .about = Az ismeretlen lapkákat mellőlük lehet felfedni
web-learn-homm3-discover-1 = A település egy lapkán van, amelyet még senki sem látott. Lovagolj a széléhez, azután érintsd meg: egy mozgáspont felfedi.
    .other = A megvilágított területek a széléhez vezetnek. Ha elfogytak a pontjaid, fejezd be a kört; a következő forduló újakat hoz.
web-learn-homm3-discover-2 = Te választod meg, hogyan feküdjön a lapka. Forgasd úgy, hogy út vezessen tovább, azután rakd le.
    .other = A sárga vonalakon nem lehet átmenni. A sáv nyilai forgatják a lapkát; nézd meg, hová kerülnek a nyitott területei.
web-learn-homm3-flag = Foglalás
    .about = A települések és bányák annak dolgoznak, aki elfoglalja őket
web-learn-homm3-flag-1 = Ebben a völgyben van egy település. Kövesd a megvilágított területeket, győzd le az őrét, és foglald el.
    .other = A településsel és a fosztogatókkal győzöl. Látogasd meg, ami az utadba esik; az istálló mozgáspontot ad.
web-learn-homm3-raiders = Fosztogatók
    .about = Egy sereg, amely rád vár
web-learn-homm3-raiders-1 = A fosztogatók a völgyön túl tartanak egy bányát. Költsd az aranyadat egységekre, azután lovagolj oda, és győzd le őket.
    .other = Hat fordulód van. Erősítsd a seregedet a városodban, tarts lapokat a harcra, és kövesd a megvilágított területeket.
web-learn-homm3-announced = A harcot bejelentették. Még építhetsz és toborozhatsz; passzolj, és kezdődik.
web-learn-homm3-refresh = Új forduló. Dobd el a lapokat, amelyekre nincs szükséged, és húzz a kézkorlátodig.
web-learn-homm3-search = Egy pakliban keresel: nézd meg a felső lapjait, és tartsd meg azt, amelyik a legtöbbet segít.
web-learn-homm3-window = A kezedben lévő lapok most segíthetnek. Érints meg egyet, hogy kijátszd, vagy passzolj.
web-learn-homm3-another = A harci fordulónak vége. Harcolj tovább egy mozgáspontért, vagy vonulj vissza oda, ahonnan jöttél.
web-learn-homm3-fighting = Harc folyik. Állítsd fel a sereget, azután minden cselekvő egységhez érints meg egy ellenséget.
web-learn-homm3-spent = A mozgáspontjaid elfogytak. Használd a városodat, ha szeretnéd, azután fejezd be a kört.
web-learn-homm3-end = Most már ismered a játékot. Próbálj ki egy csatározást, vagy másokkal egy hosszabb forgatókönyvet.
