### Tash-Kalar: tasks and what all games have

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
tashkalar-colour-white = fehér
tashkalar-colour-orange = narancssárga
tashkalar-colour-purple = lila

## Ranks

tashkalar-rank-common = közönséges
tashkalar-rank-heroic = hősi
tashkalar-rank-legendary = legendás

## Forms of play

tashkalar-form-first_game = Első játék
tashkalar-form-high_form = Haladó variáció
tashkalar-form-duel = Párbaj
tashkalar-form-melee = Mindenki mindenki ellen
