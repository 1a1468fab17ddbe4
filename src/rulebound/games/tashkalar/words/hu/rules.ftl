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
    Két kétfős csapat ül keresztben; egy csapatnak közös a színe és a jelzői, a pontszáma és a legendái. Minden játékosnak saját paklija és saját lapjai vannak.

    A körödben átadhatod az irányítást a csapattársadnak, aki befejezi a hatást, és a maradék akciókkal jelzőket rak le. A csapattársak nem beszélnek a terveikről.

    Minden pakli alsó hat lapja elforgatva áll. A játék végét nem egy pakli utolsó lapja váltja ki, hanem az utolsó lap e hat fölött.
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
rules-tashkalar-13 =
    Az Örök Fagy hét teremtményének fagyott hatása van. Ez nem a megidézéskor történik meg: a lap eldobás helyett képpel felfelé előtted marad. Csak egy lap lehet fagyott; ha jön egy második, a kettő közül egyet tartasz meg.

    Bármelyik saját körödben, akár azonnal, kiolvaszthatod a lapot. Ez nem akció: az akcióid előtt, között és után lehetséges, de hatás közben és feladat megszerzése után nem. A fagyott hatás megtörténik, majd a lapot eldobod.

    Rövid lecke: fagyaszd be a Kristálynövesztőt, rakd le a jelzőidet, és olvaszd ki, amikor a felfejlesztés befejez egy feladatot vagy egy alakzatot. A Fagyszövő idéző egy megidézéssel együtt olvad ki: egy ellenséges jelző sajátodnak számít az alakzatban.
    .title = Örök Fagy
    .rule = TK-10
rules-tashkalar-14 =
    Az Alvilági Űr egyik jelzője a Kapu, ezt gyűrű mutatja. Az első megidézett teremtményed lesz az. Hősi teremtmény átveszi egy közönséges Kaputól; egyébként a helyén marad.

    A Kapu közönséges módon mozgó és harcoló jelző, mint a többi. Megszűnik, ha a jelzője elpusztul, átalakul, felveszik vagy legendás lesz. Ekkor a következő megidézett teremtményed lesz a Kapu.

    Rövid lecke: megidézés előtt nézd meg, hol áll a Kapu. A szomszédait üti a Lángmanó és A harag démona, a mezője piroson vagy zölden erősíti a novíciusokat, a Pokollovas pedig messzebb jut, ha más a Kapu.
    .title = Alvilági Űr
    .rule = TK-11
rules-tashkalar-15 =
    Az Éterszövet tizenegy teremtményének torzító hatása van. Ezt a kezedből akció, alakzat és jelző nélkül kijátszhatod, de az első körödben nem. Ezután a teremtmény függőben van: nyíltan fekszik, és a három teremtményed egyikének számít.

    Csak egy teremtmény lehet függőben, és amíg ott van, más torzító hatás nem játszható ki. Úgy idézed meg, mint egy lapot a kezedből. Ha a játszma végén még függőben van, 2 pontot veszítesz.

    Rövid lecke: játszd ki az Áthelyező torzító hatását egy további akcióért, és jegyezd meg az alakzatát: ezzel a teremtménnyel tartozol az arénának. A Torzításmester visszavesz egy függőben lévő teremtményt a kezedbe, a Hasonmás megismétli a hatását.
    .title = Éterszövet
    .rule = TK-12

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
term-tashkalar-frozen = Fagyott hatás
    .text = A lap a gazdája előtt fekszik, amíg egy saját körében akció nélkül ki nem olvasztja. Ekkor a hatás megtörténik, és a lapot eldobja.
    .rule = TK-10.2
    .match = fagyott hatása | Fagyott
term-tashkalar-gateway = Kapu
    .text = Az Alvilági Űr egyik közönséges vagy hősi jelzője, gyűrűvel megjelölve. A jelzőjével mozog, és megszűnik, ha az eltűnik vagy legendás lesz.
    .rule = TK-11.1
    .match = Kapuval | Kaput | Kapu
term-tashkalar-warp = Torzító hatás
    .text = Kézből, akció nélkül játszható ki; utána a teremtmény függőben van, és a játszma vége előtt meg kell idézni.
    .rule = TK-12.3
    .match = torzító hatását | Torzítás
term-tashkalar-pending = Függőben lévő teremtmény
    .text = Olyan teremtmény, amelynek torzító hatását kijátszották. Nyíltan fekszik, egynek számít a három közül, és 2 pont levonás, ha nem idézik meg.
    .rule = TK-12.5
    .match = függőben lévő teremtményedet | függőben lévő teremtményed
