### Tash-Kalar: cards and tasks

## Imperial beings

tashkalar-card-swordmaster = Kardmester
    .text = Elpusztíthatsz egy átlósan szomszédos ellenséges közönséges jelzőt. Ha megteszed, fejleszd fel a Kardmestert.
tashkalar-card-messenger = Hírvivő
    .text = Egyik saját nem legendás jelződdel tetszőleges számú alapmozgást hajthatsz végre, mindet ugyanabban az irányban.
tashkalar-card-herald = Herold
    .text = Saját jelzőiddel összesen legfeljebb két alapmozgást hajthatsz végre, kizárólag üres mezőre.
tashkalar-card-bomb = Bomba
    .text = Ha e megidézés után maradt még legalább egy akciód ebben a körben, pusztítsd el a Bombát és minden vele szomszédos közönséges jelzőt, színtől függetlenül.
tashkalar-card-chronicler = Krónikás
    .text = Fejleszd fel egyik saját közönséges jelződet, de nem a Krónikást. Az így felfejlesztett jelző végrehajthat egy alapmozgást.
tashkalar-card-assassin = Orgyilkos
    .text = Pusztítsd el a jelölt mezőn álló jelzőt, bármilyen színű és rangú is. Ha a jelölt mező üres volt, az Orgyilkos végrehajthat oda egy alapmozgást.
tashkalar-card-time_mage = Időmágus
    .text = Kapsz egy akciót. Ha a jelölt mezőn ellenséges jelző áll, pusztítsd el, bármilyen rangú is.
tashkalar-card-summoner = Idéző
    .text = Legfeljebb két saját közönséges jelzőt rakhatsz le üres jelölt mezőkre.
tashkalar-card-hypnotist = Hipnotizőr
    .text = Válassz egy ellenséges színt. E szín vagy legfeljebb három közönséges, vagy legfeljebb két hősi jelzőjével végrehajthatsz egy-egy harci mozgást.
tashkalar-card-cannon = Ágyú
    .text = Kiválaszthatsz egyet a nyilakkal jelzett irányok közül. Ha megteszed, pusztíts el abban az irányban a tábla széléig minden közönséges jelzőt, színtől függetlenül.
tashkalar-card-champion = Bajnok
    .text = Elpusztíthatsz egy szomszédos ellenséges jelzőt, bármilyen rangút. Ha az legendás volt, pusztítsd el a Bajnokot is, és kapsz egy akciót.
tashkalar-card-infantry_captain = Gyalogsági kapitány
    .text = Saját jelzőiddel, a Gyalogsági kapitány kivételével, összesen legfeljebb két harci mozgást hajthatsz végre.
tashkalar-card-cavalry_captain = Lovassági kapitány
    .text = Egyik saját jelződdel, a Lovassági kapitány kivételével, tetszőleges sorrendben legfeljebb egy harci mozgást és legfeljebb két alapmozgást hajthatsz végre.
tashkalar-card-gryphon_rider = Grifflovas
    .text = A Grifflovas végrehajthat egy harci ugrást. Ha megtette, lefokozhatod. Ha lefokoztad, rakj le egy saját közönséges jelzőt egy vele szomszédos üres mezőre.
tashkalar-card-knight = Lovag
    .text = A Lovag legfeljebb három harci mozgást hajthat végre, de nem léphet olyan mezőre, amelyen közönséges jelző áll.
tashkalar-card-high_priestess = Főpapnő
    .text = A Főpapnő végrehajthat egy alapmozgást. Ezután felfejleszthetsz egy vele szomszédos közönséges jelzőt, bármilyen színűt.
tashkalar-card-master_of_intrigue = Ármánymester
    .text = Összesen legfeljebb három mozgást hajthatsz végre tetszőleges elosztásban: az Ármánymesterrel alapmozgást, a megidézéséhez használt nem legendás jelzőkkel harci mozgást.
tashkalar-card-gun_tower = Ágyútorony
    .text = Kiválaszthatod a nyilakkal jelzett két irány egyikét. Ha megteszed, pusztítsd el az abban az irányban álló első két jelzőt, színtől függetlenül. A legendás jelző nem pusztul el, és megállítja a lövést.

## Highland beings

tashkalar-card-wild_eagle = Vad sas
    .text = A Vad sas végrehajthat egy harci ugrást.
tashkalar-card-clan_axeman = Klánfejszés
    .text = Elpusztíthatsz egy merőlegesen szomszédos nem legendás jelzőt, bármilyen színűt.
tashkalar-card-clan_healer = Klángyógyító
    .text = Legfeljebb két saját közönséges jelzőt rakhatsz le olyan üres mezőkre, amelyek zöld mezővel szomszédosak.
tashkalar-card-dire_wolf = Rémfarkas
    .text = A Rémfarkas legfeljebb két harci mozgást hajthat végre.
tashkalar-card-ritual_keeper = Rítusőrző
    .text = Ha zöld mezőre idézted meg, fejleszd fel egyik saját közönséges jelződet, amely a Rítusőrző is lehet. Ha piros mezőre idézted meg, egyik saját jelződdel végrehajthatsz egy harci mozgást.
tashkalar-card-eagle_lord = Sasok ura
    .text = A Sasok ura végrehajthat egy harci ugrást.
tashkalar-card-wolf_rider = Farkaslovas
    .text = A Farkaslovas legfeljebb két harci mozgást hajthat végre.
tashkalar-card-blood_shaman = Vérsámán
    .text = Pusztíts el egy nem legendás jelzőt bárhol a táblán, bármilyen színűt. Ha piros mezőn állt, pusztíts el minden közönséges jelzőt is, amely azzal a mezővel szomszédos, színtől függetlenül.
tashkalar-card-war_drummer = Harci dobos
    .text = Válassz: saját jelzőiddel, a Harci dobos kivételével, vagy egy harci mozgást, vagy összesen legfeljebb két alapmozgást hajthatsz végre.
tashkalar-card-hill_giant = Dombi óriás
    .text = Pusztíts el minden merőlegesen szomszédos nem legendás jelzőt, színtől függetlenül.
tashkalar-card-warlord = Hadúr
    .text = Saját jelzőiddel összesen legfeljebb három harci mozgást hajthatsz végre. A harmadik csak akkor megengedett, ha a három közül legalább egyet a Hadúr hajt végre.
tashkalar-card-war_summoner = Harci idéző
    .text = Kapsz egy akciót. Ebben a körben a következő megidézésedkor egy ellenséges jelzőt úgy használhatsz az alakzatban, mintha azonos rangú saját jelződ volna.
tashkalar-card-ritual_master = Rítusmester
    .text = Ha zöld mezőre idézted meg, kapsz két akciót. Ha piros mezőre idézted meg, elpusztíthatsz legfeljebb egy hősi és legfeljebb egy közönséges jelzőt bárhol a táblán, színtől függetlenül.
tashkalar-card-legend_slayer = Legendaölő
    .text = Elpusztíthatsz vagy egy átlósan szomszédos legendás jelzőt, vagy legfeljebb két átlósan szomszédos nem legendás jelzőt, színtől függetlenül.
tashkalar-card-mountain_troll = Hegyi troll
    .text = Pusztíts el minden szomszédos ellenséges közönséges jelzőt. Ha így legalább kettőt elpusztítottál, kapsz egy akciót.
tashkalar-card-hungry_bear = Éhes medve
    .text = Az Éhes medve végrehajthat egy alapmozgást. Ha ezzel elpusztított egy jelzőt, végrehajthat még egy alapmozgást.
tashkalar-card-werewolf = Vérfarkas
    .text = Ha piros vagy zöld mezőre idézted meg, de nem a tábla középső mezőjére, a Vérfarkas legfeljebb három harci mozgást hajthat végre. Egyébként egy alapmozgást hajthat végre.
tashkalar-card-clan_guardian = Klánőrző
    .text = Felfejleszthetsz egyet a Klánőrző megidézéséhez használt közönséges jelzők közül.

## Sylvan beings

tashkalar-card-sapling = Facsemete
    .text = Fejleszd fel a Facsemetét.
tashkalar-card-kiskin_farseeders = Kiskin magvetők
    .text = Lerakhatsz egy saját közönséges jelzőt olyan üres mezőre, amely valamelyik saját jelződdel szomszédos.
tashkalar-card-charging_buck = Rohamozó szarvas
    .text = A Rohamozó szarvas legfeljebb két harci ugrást hajthat végre, mindegyiket pontosan kettes távolságra.
tashkalar-card-forest_wardens = Erdőőrök
    .text = Ha van olyan ellenfél, akinek több közönséges jelzője van a táblán, mint neked, pusztítsd el egy ilyen ellenfél egyik közönséges jelzőjét. Ezután, ha van olyan ellenfél, akinek több felfejlesztett jelzője van a táblán, mint neked, pusztítsd el egy ilyen ellenfél egyik hősi jelzőjét.
tashkalar-card-naiad = Najád
    .text = A Najáddal szomszédos saját jelzőid közül legfeljebb kettővel végrehajthatsz egy-egy alapmozgást.
tashkalar-card-kiskin_spirit = Kiskin szellem
    .text = Saját dobott lapjaid közül egyet a paklid tetejére tehetsz. Ha megtetted, vagy ha nem volt dobott lapod, a köröd végén húzz egy extra kártyát a saját paklidból.
tashkalar-card-dryad = Driád
    .text = Átalakíthatsz egy szomszédos ellenséges nem legendás jelzőt saját közönséges jelzővé.
tashkalar-card-centaur_spearman = Kentaur lándzsás
    .text = A Kentaur lándzsás végrehajthat egy harci mozgást. Ha megtette, pusztítsd el az új mezőjétől a mozgás irányában legközelebb álló jelzőt, színtől függetlenül, kivéve, ha az legendás.
tashkalar-card-centaur_chieftain = Kentaur törzsfő
    .text = A Kentaur törzsfő végrehajthat egy harci mozgást. Ha megtette, a többi saját jelződdel összesen legfeljebb három harci mozgást hajthatsz végre ugyanabban az irányban.
tashkalar-card-unicorn = Egyszarvú
    .text = Válassz: az Egyszarvú végrehajthat egy harci mozgást, vagy kapsz egy akciót.
tashkalar-card-sylvan_queen = Erdei királynő
    .text = Átalakíthatsz egy átlósan szomszédos ellenséges nem legendás jelzőt azonos rangú saját jelzővé.
tashkalar-card-sylvan_princess = Erdei hercegnő
    .text = Átalakíthatsz egy átlósan szomszédos ellenséges közönséges jelzőt saját közönséges jelzővé.
tashkalar-card-woodland_druid = Erdei druida
    .text = A játékban lévő minden színből, a sajátodat is beleértve, fejlessz fel egy általad választott közönséges jelzőt.
tashkalar-card-forest_ancient = Erdő vénje
    .text = Rakj le két ellenséges közönséges jelzőt az Erdő vénjétől legfeljebb kettes távolságra lévő üres mezőkre; az ellenséges színt jelzőnként te választod meg. Ezután minden így lerakott jelzőért pusztíts el egy ugyanolyan színű közönséges jelzőt, amely az Erdő vénjétől legfeljebb hármas távolságra áll.
tashkalar-card-forest_mystic = Erdei misztikus
    .text = A köröd végén húzz egy extra kártyát a saját paklidból és egy extra legendát.
tashkalar-card-kiskin_leafsplitter = Kiskin levélhasító
    .text = Legfeljebb kétszer kiválaszthatod a négy átlós irány egyikét; mindannyiszor pusztítsd el az abban az irányban legközelebb álló jelzőt, bármilyen színű és rangú is. Kétszer ugyanazt az irányt is választhatod.
tashkalar-card-kiskin_boughrunner = Kiskin ágfutó
    .text = A Kiskin ágfutó legfeljebb három harci mozgást hajthat végre; mindegyik után szomszédosnak kell lennie legalább egy másik saját jelződdel.
tashkalar-card-tree_shepherd = Fapásztor
    .text = Válaszd ki egyik saját jelződet. Ha közönséges, fejleszd fel; ha hősi, végrehajthat egy harci mozgást; ha legendás, végrehajthat egy alapmozgást.

## Legends

tashkalar-card-fire_dragon = Tűzsárkány
    .text = Válassz egyet a nyilakkal jelzett irányok közül. Ebben és a tőle 45 fokkal eltérő két irányban pusztíts el minden nem legendás jelzőt az első két mezőn, színtől függetlenül.
tashkalar-card-hell_bull = Pokolbika
    .text = Válassz egy irányt: a Pokolbika tetszőleges számú harci mozgást hajthat végre ebben az irányban. Ha legendás jelzőt pusztított el, meg kell állnia.
tashkalar-card-angel_of_death = Halálangyal
    .text = Kiválaszthatsz egy jelzőt a Halálangyalon kívül, bármilyen színűt és rangút. Ha megteszed, fejleszd fel, ha lehetséges, majd a Halálangyal harci ugrással a mezőjére ugrik, és elpusztítja.
tashkalar-card-the_eldest_tree = A legvénebb fa
    .text = Válassz legfeljebb három különböző szomszédos mezőt. Mindegyiken tedd azt, ami illik rá: az ellenséges nem legendás jelzőt pusztítsd el, a saját közönséges jelzőt fejleszd fel, az üres mezőre rakj le egy saját közönséges jelzőt.
tashkalar-card-bone_catapult = Csontkatapult
    .text = Elpusztíthatsz egy bármilyen színű és rangú jelzőt a nyilakkal jelzett irányok egyikében, bármilyen távolságra; a közbeeső jelzők nem akadályoznak. Ha megteszed, pusztíts el minden vele szomszédos közönséges jelzőt is, színtől függetlenül.
tashkalar-card-fire_elemental = Tűzelementál
    .text = Válassz: pusztíts el minden szomszédos ellenséges nem legendás jelzőt, vagy pusztíts el minden legfeljebb kettes távolságra álló ellenséges közönséges jelzőt.
tashkalar-card-leviathan = Leviatán
    .text = Válassz: fokozz le legfeljebb három felfejlesztett jelzőt, vagy pusztíts el legfeljebb négy közönséges jelzőt. A kiválasztott jelzőknek egyetlen, szomszédos jelzőkből álló összefüggő csoportot kell alkotniuk; színük vegyes lehet.
tashkalar-card-two_headed_dragon = Kétfejű sárkány
    .text = Felfejleszthetsz egyet a Kétfejű sárkány megidézéséhez használt nem legendás jelzők közül. Ha megtetted, elpusztíthatsz egy bármilyen színű hősi jelzőt, amely az így felfejlesztett jelzővel szomszédos.
tashkalar-card-earth_elemental = Földelementál
    .text = Pusztíts el egy bármilyen színű nem legendás jelzőt, amely piros mezőn vagy azzal szomszédos mezőn áll. Ezután fejlessz fel egy bármilyen színű közönséges jelzőt, amely zöld mezőn vagy azzal szomszédos mezőn áll. Végül a Földelementál végrehajthat egy harci mozgást piros vagy zöld mezőre.
tashkalar-card-time_elemental = Időelementál
    .text = E kör után rögtön egy teljes extra kört játszol, akkor is, ha a játék végét kiváltó ok már bekövetkezett.
tashkalar-card-storm_elemental = Viharelementál
    .text = Lerakhatsz egy tetszőleges rangú saját jelzőt egy, a Viharelementáltól legfeljebb hármas távolságra lévő üres mezőre. A lerakott jelző egyetlen irányban harci mozgásokat hajthat végre: közönségesként legfeljebb ötöt, hősiként legfeljebb hármat, legendásként legfeljebb egyet. Végül pusztítsd el ezt a jelzőt.
tashkalar-card-titan = Titán
    .text = Pusztíts el minden merőlegesen szomszédos jelzőt, rangtól függetlenül, és minden átlósan szomszédos nem legendás jelzőt, bármilyen színűek is. Ezek nem számítanak általad elpusztított jelzőnek.

## Flares

tashkalar-card-flare_01 = Felvillanás 3/6
    .upper = Rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre.
    .lower = Rakj le egy saját hősi jelzőt egy tetszőleges üres mezőre.
tashkalar-card-flare_02 = Felvillanás 4/4
    .upper = Rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre.
    .lower = Rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre.
tashkalar-card-flare_03 = Felvillanás 3/5
    .upper = Saját közönséges jelzőiddel összesen legfeljebb három alapmozgást hajthatsz végre.
    .lower = Kapsz egy akciót.
tashkalar-card-flare_04 = Felvillanás 4/5
    .upper = Rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre.
    .lower = Válassz: rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre, vagy alakíts át egy ellenséges közönséges jelzőt saját közönséges jelzővé.
tashkalar-card-flare_05 = Felvillanás 3/6
    .upper = Válassz: hajts végre egy alapmozgást egyik saját közönséges jelződdel, vagy fejleszd fel egyik saját közönséges jelződet.
    .lower = Rakj le két saját közönséges jelzőt tetszőleges üres mezőkre.
tashkalar-card-flare_06 = Felvillanás 4/4
    .upper = Válassz: rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre, vagy fejleszd fel egyik saját közönséges jelződet.
    .lower = Egyik saját közönséges jelződdel végrehajthatsz egy harci ugrást.
tashkalar-card-flare_07 = Felvillanás 4/6
    .upper = Rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre.
    .lower = Fejleszd fel egyik saját közönséges jelződet. Kapsz egy akciót.
tashkalar-card-flare_08 = Felvillanás 4/5
    .upper = Kapsz egy akciót.
    .lower = Rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre.
tashkalar-card-flare_09 = Felvillanás 5/4
    .upper = Rakj le egy saját hősi jelzőt egy tetszőleges üres mezőre.
    .lower = Saját közönséges jelzőiddel tetszőleges sorrendben legfeljebb egy alapmozgást és legfeljebb egy harci mozgást hajthatsz végre, ugyanazzal vagy különböző jelzőkkel.
tashkalar-card-flare_10 = Felvillanás 5/5
    .upper = Rakj le két saját közönséges jelzőt tetszőleges üres mezőkre.
    .lower = Rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre.
tashkalar-card-flare_11 = Felvillanás 3/4
    .upper = Rakj le egy saját közönséges jelzőt egy tetszőleges üres mezőre.
    .lower = Saját nem legendás jelzőiddel vagy egy harci mozgást, vagy összesen legfeljebb két alapmozgást hajthatsz végre.
tashkalar-card-flare_12 = Felvillanás 2/5
    .upper = Egyik saját közönséges jelződdel végrehajthatsz egy alapugrást.
    .lower = Kapsz egy akciót.

## Tasks

tashkalar-task-destruction = Pusztítás
    .text = Ebben a körben legalább három ellenséges jelzőt elpusztítottál.
tashkalar-task-devastation = Letarolás
    .text = Ebben a körben legalább négy ellenséges jelzőt elpusztítottál.
tashkalar-task-heroic_destruction = Hősi pusztítás
    .text = Ebben a körben legalább három ellenséges jelzőt elpusztítottál, köztük legalább egy felfejlesztettet.
tashkalar-task-heroic_devastation = Hősi letarolás
    .text = Ebben a körben legalább négy ellenséges jelzőt elpusztítottál, köztük legalább két felfejlesztettet.
tashkalar-task-end_of_legends = Legendák vége
    .text = Ebben a körben elpusztítottál legalább egy ellenséges legendás jelzőt vagy legalább két ellenséges hősi jelzőt.
tashkalar-task-red_conquest = Piros hódítás
    .text = Legalább három jelződ áll piros mezőn, köztük legalább kettő felfejlesztett.
tashkalar-task-green_conquest = Zöld hódítás
    .text = Legalább három jelződ áll zöld mezőn, köztük legalább kettő felfejlesztett.
tashkalar-task-color_conquest = Színes hódítás
    .text = Legalább öt jelződ áll színes (piros vagy zöld) mezőn, köztük legalább három felfejlesztett.
tashkalar-task-red_legends = Piros legendák
    .text = Legalább két felfejlesztett jelződ áll piros mezőn, köztük legalább egy legendás.
tashkalar-task-green_legends = Zöld legendák
    .text = Legalább két felfejlesztett jelződ áll zöld mezőn, köztük legalább egy legendás.
tashkalar-task-rainbow_dominance = Szivárványuralom
    .text = A piros mezőkön is és a zöld mezőkön is több felfejlesztett jelződ áll, mint az ellenfélnek.
tashkalar-task-red_summoning = Piros megidézés
    .text = Ebben a körben legalább két teremtményt megidéztél, köztük legalább egyet piros mezőre.
tashkalar-task-green_summoning = Zöld megidézés
    .text = Ebben a körben legalább két teremtményt megidéztél, köztük legalább egyet zöld mezőre.
tashkalar-task-colored_summoning = Színes megidézés
    .text = Ebben a körben legalább két teremtményt idéztél meg színes (piros vagy zöld) mezőre. Ugyanaz a mező kétszer is számíthat.
tashkalar-task-legendary_summoning = Legendás megidézés
    .text = Ebben a körben legalább két teremtményt megidéztél, köztük legalább egy legendát.
tashkalar-task-central_dominance = Központi uralom
    .text = A kilenc központi mezőn legalább öt jelződ áll, köztük legalább kettő felfejlesztett.
tashkalar-task-center_cross = Központi kereszt
    .text = Saját jelződ áll a tábla középső mezőjén, továbbá vagy mind a négy vele merőlegesen szomszédos mezőn, vagy mind a négy vele átlósan szomszédos mezőn.
tashkalar-task-line_dominance = Vonaluralom
    .text = A központi mezőkön áthaladó három sor és három oszlop valamelyikében legalább hattal több jelződ áll, mint az ellenfélnek.
tashkalar-task-diagonals = Átlók
    .text = A két hosszú átló mindegyikén legalább négy jelződ áll, köztük átlónként legalább egy felfejlesztett. A tábla középső mezőjén álló jelző mindkét átlóhoz számít.
tashkalar-task-side_chain = Oldallánc
    .text = Jelzőid megszakítatlan lánca köti össze a tábla két szemközti oldalát. A láncban a merőleges és az átlós szomszédság egyaránt számít.
tashkalar-task-corner_chain = Saroklánc
    .text = Jelzőid megszakítatlan lánca köti össze a tábla két szemközti levágott sarkát. A láncban a merőleges és az átlós szomszédság egyaránt számít.
tashkalar-task-imprisonment = Bebörtönzés
    .text = Van olyan ellenséges jelző, amellyel legalább hat jelződ szomszédos.
tashkalar-task-envelopment = Bekerítés
    .text = Van olyan ellenséges jelző, amellyel legalább hét jelződ szomszédos.
tashkalar-task-isolation = Elszigetelés
    .text = Van olyan ellenséges jelző, amely egyetlen másik ellenséges jelzővel sem szomszédos, de kettes távolságra áll tőle legalább egy. Csak üres mezőkre lépve, legfeljebb három mozgással sem juthatna másik ellenséges jelzővel szomszédos mezőre.

## Task types

tashkalar-type-destruction = Pusztítás
tashkalar-type-colored = Színes
tashkalar-type-summoning = Megidézés
tashkalar-type-pattern = Alakzat
tashkalar-type-enemy = Ellenség

## Schools and shared decks

tashkalar-school-northern = Északi Birodalom
tashkalar-school-southern = Déli Birodalom
tashkalar-school-highland = Felföld
tashkalar-school-sylvan = Erdőség

## Colours

tashkalar-colour-red = piros
tashkalar-colour-blue = kék
tashkalar-colour-brown = barna
tashkalar-colour-green = zöld

## Ranks

tashkalar-rank-common = közönséges
tashkalar-rank-heroic = hősi
tashkalar-rank-legendary = legendás

## Forms of play

tashkalar-form-first_game = Első játék
tashkalar-form-high_form = Haladó variáció
tashkalar-form-duel = Párbaj
tashkalar-form-melee = Mindenki mindenki ellen
