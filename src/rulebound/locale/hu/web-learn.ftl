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
