### Tash-Kalar: flares, tasks and what all games have

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
