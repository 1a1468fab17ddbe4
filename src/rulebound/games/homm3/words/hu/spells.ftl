### Heroes III: statistics, abilities and spells of the core box
### Values by grade stand in a row: 1/2/3.

## Statistics

homm3-card-attack = Támadás
    .basic = Adj egy egységnek 1 támadást.
    .expert = Adj egy egységnek 2 támadást.
homm3-card-defense = Védelem
    .basic = Adj egy egységnek 1 védelmet.
    .expert = Adj egy egységnek 2 védelmet.
homm3-card-power = Varázserő
    .basic = Adj egy varázslatnak 1 varázserőt.
    .expert = Adj egy varázslatnak 2 varázserőt.
homm3-card-knowledge = Tudás
    .basic = Miután varázsoltál: vedd vissza a varázslatot a kezedbe.
    .expert = Miután varázsoltál: vedd vissza a varázslatot a kezedbe. Ebben a harci fordulóban eggyel többször varázsolhatsz.
homm3-card-attack_empowered = Felerősített Támadás
    .basic = Adj egy egységnek 2 támadást.
homm3-card-defense_empowered = Felerősített Védelem
    .basic = Adj egy egységnek 2 védelmet.
homm3-card-power_empowered = Felerősített Varázserő
    .basic = Adj egy varázslatnak 2 varázserőt.
homm3-card-knowledge_empowered = Felerősített Tudás
    .basic = Miután varázsoltál: vedd vissza a varázslatot a kezedbe. Ebben a harci fordulóban eggyel többször varázsolhatsz.

## Abilities

homm3-card-archery = Íjászat
    .basic = A harci forduló végéig távolsági egységeidnek 1 támadással többjük van a nem szomszédos egységek ellen.
    .expert = A következő harci forduló végéig távolsági egységeidnek 1 kezdeményezéssel, a nem szomszédos egységek ellen 1 támadással többjük van.
homm3-card-armorer = Páncélművesség
    .basic = Adj egy egységnek 1 védelmet, és húzz egy lapot.
    .expert = Adj egy egységnek 2 védelmet, és húzz egy lapot.
homm3-card-diplomacy = Diplomácia
    .basic = Minden lakhelyedért fedj fel egy ugyanolyan rangú semleges egységet. Egyet közülük toborozhatsz.
    .expert = Mielőtt felhúzzák az őröket: ha a nehézségük megegyezik a hősöd szintjével, hagyd ki a harcot. Nem kapsz tapasztalatpontot.
homm3-card-estates = Birtokok
    .basic = Kapsz 3 aranyat.
    .expert = Kapsz 6 aranyat.
homm3-card-intelligence = Intelligencia
    .basic = Az első egység aktiválása előtt: varázsolj.
    .expert = Az első egység aktiválása előtt: varázsolj. Ez nem számít bele a korlátodba.
homm3-card-leadership = Vezetés
    .basic = Nő a morálod.
    .expert = Húzz két lapot, azután nő a morálod.
homm3-card-logistics = Logisztika
    .basic = A köröd végén a hősöd ingyen átléphet egy szomszédos üres területre.
    .expert = Egyik hősöd ebben a körben 1 mozgáspontot kap.
homm3-card-luck = Szerencse
    .basic = Ebben a körben minden kincs- és erőforrás-dobókockádat egyszer újradobhatod.
    .expert = Ebben a körben minden dobókockádat egyszer újradobhatod, a támadókockákat is.
homm3-card-mysticism = Miszticizmus
    .basic = Miután varázsoltál: vedd vissza a varázslatot a kezedbe.
    .expert = Miután varázsoltál: vedd vissza a kezedbe a varázslatot és minden vele együtt kijátszott lapot.
homm3-card-necromancy = Nekromancia
    .basic = Miután megnyertél egy harcot: erősíts meg egy bronz vagy ezüst egységet fele annyi aranyért, lefelé kerekítve.
    .expert = Miután megnyertél egy harcot: erősíts meg egy tetszőleges egységet fele annyi aranyért, lefelé kerekítve.
homm3-card-offense = Támadóharc
    .basic = Adj egy egységnek 1 támadást, és húzz egy lapot.
    .expert = Adj egy egységnek 2 támadást, és húzz egy lapot.
homm3-card-resistance = Ellenállás
    .basic = Amikor az ellenfél legfeljebb 1 varázserővel varázsol, akadályozd meg a varázslatot.
    .expert = Amikor az ellenfél varázsol, akadályozd meg a varázslatot.
homm3-card-sorcery = Varázslóművészet
    .basic = Adj egy varázslatnak 1 varázserőt, és húzz egy lapot.
    .expert = Adj egy varázslatnak 2 varázserőt, és húzz egy lapot.
homm3-card-tactics = Taktika
    .basic = A harc kezdetén két egységed helyet cserél.
    .expert = Amíg egy saját egységed aktív, két egységed helyet cserél.
homm3-card-wisdom = Bölcsesség
    .basic = Amikor varázslatot vásárolsz, 2 arannyal kevesebbet fizetsz, és Keresés (3).
    .expert = Amikor varázslatot vásárolsz, 2 arannyal kevesebbet fizetsz, és Keresés (4).

## Spells of every school

homm3-card-magic_arrow = Varázsnyíl
    .cast = Okozz 1/2/3 sebzést egy egységnek.

## Air

homm3-card-chain_lightning = Láncvillám
    .cast = Sújts le egy egységre és a hozzá legközelebbi kettőre. Sebzésük 1, 1 és 1 / 2, 1 és 1 / 3, 2 és 1.
homm3-card-counterstrike = Ellencsapás
    .cast = Egy bronz / legfeljebb ezüst / legfeljebb arany egység ebben a harci fordulóban újra visszatámadhat.
homm3-card-disrupting_ray = Bomlasztó sugár
    .cast = Egy bronz / legfeljebb ezüst / legfeljebb arany egységnek a harc végéig nincs képessége.
homm3-card-haste = Gyorsítás
    .cast = Egy egység kezdeményezése a harc végéig 1/2/3 értékkel nagyobb.
homm3-card-lightning_bolt = Villámcsapás
    .cast = Okozz 2/3/4 sebzést egy egységnek.

## Earth

homm3-card-anti_magic = Antimágia
    .cast = Egy bronz / legfeljebb ezüst / legfeljebb arany egységre a harc végéig nem hat varázslat.
homm3-card-resurrection = Feltámasztás
    .cast = Akadályozz meg egy támadást, amely legyőzné egy bronz / legfeljebb ezüst / legfeljebb arany egységedet.
homm3-card-slow = Lassítás
    .cast = Egy egység kezdeményezése a harc végéig 1/2/3 értékkel kisebb.
homm3-card-stone_skin = Kőbőr
    .cast = Adj egy egységnek 1/2/3 védelmet.
homm3-card-town_portal = Városkapu
    .cast = A hősöd egy saját városodba vagy településedre kerül, és 0/1/2 mozgáspontot kap.

## Fire

homm3-card-blind = Vakítás
    .cast = Béníts meg egy bronz / legfeljebb ezüst / legfeljebb arany egységet.
homm3-card-bloodlust = Vérszomj
    .cast = Adj egy földi vagy repülő egységnek 1/2/3 támadást.
homm3-card-curse = Átok
    .cast = A megtámadott egység védelme 1/2/3 értékkel kisebb.
homm3-card-fire_shield = Tűzpajzs
    .cast = A harci forduló végéig azok az egységek, amelyek szomszédos mezőről támadják a kiválasztott egységet, 1/2/3 sebzést kapnak.
homm3-card-fireball = Tűzgolyó
    .cast = Válassz ki két szomszédos mezőt. Minden ott álló egység 1/2/3 sebzést kap, a sajátod is.

## Water

homm3-card-bless = Áldás
    .cast = Egy földi vagy repülő egység dobókocka nélkül és 0/1/2 értékkel nagyobb támadással támad.
homm3-card-cure = Kúra
    .cast = Vegyél le egy saját egységedről legfeljebb 1/2/3 sebzést, a bénultságot és tetszőleges hatásokat.
homm3-card-prayer = Ima
    .cast = Adj egy egységnek 1/2/3 támadást, védelmet vagy kezdeményezést.
homm3-card-teleport = Teleportálás
    .cast = Helyezd át egy bronz / legfeljebb ezüst / legfeljebb arany egységedet bármelyik szabad mezőre.
homm3-card-weakness = Gyengeség
    .cast = A téged támadó egység támadása 1/2/3 értékkel kisebb.
