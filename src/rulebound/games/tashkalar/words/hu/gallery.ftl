### Tash-Kalar in the gallery

## By what cards are found
tashkalar-facet-kind = Fajta
tashkalar-facet-school = Iskola
tashkalar-facet-rank = Rang
tashkalar-facet-pieces = Jelzők az alakzatban
tashkalar-facet-does = Mit tesz
tashkalar-facet-type = Feladat fajtája
tashkalar-facet-points = Pontok

## Kinds and values
tashkalar-entry-being = Teremtmény
tashkalar-entry-legend = Legenda
tashkalar-entry-flare = Felvillanás
tashkalar-entry-task = Feladat
tashkalar-entry-pieces = { $count } jelző
tashkalar-entry-points = { $count } pont
tashkalar-entry-upper = { $count } felfejlesztettel több
tashkalar-entry-lower = { $count } jelzővel több

## What an effect does
tashkalar-does-destroy = elpusztítás
tashkalar-does-move = mozgás
tashkalar-does-leap = ugrás
tashkalar-does-convert = átalakítás
tashkalar-does-upgrade = felfejlesztés
tashkalar-does-downgrade = lefokozás
tashkalar-does-place = lerakás
tashkalar-does-action = több akció
tashkalar-does-frozen = fagyott hatás
tashkalar-does-warp = torzító hatás

## Rulings
tashkalar-ruling-optional = Választható vagy kötelező
    .text = A „-hat, -het” és a „legfeljebb” választhatóvá tesz egy részt. Minden más kötelező, akkor is, ha neked árt.
    .rule = TK-5.1.2
tashkalar-ruling-illustrated = Jelölt mezők
    .text = Csak szemléltetnek: a szöveg a mérvadó.
    .rule = TK-5.1.9
tashkalar-ruling-legend = Legenda megidézése
    .text = Párbajban és a Mindenki mindenki ellen formában 1 pontot ér a megidézőjének. A másképp szerzett legendás jelző nem ér semmit.
    .rule = TK-2.8.6
tashkalar-ruling-flare = Felvillanás használata
    .text = Nem kerül akcióba. Mindkét előnyt egyszer kell megnézni, mielőtt bármi történne; legalább az egyik szükséges.
    .rule = TK-4.4
tashkalar-ruling-task = Feladat megszerzése
    .text = Körönként legfeljebb egy, és csak ha akarod. Minden szám a legkevesebb, ami kell, és a legenda is teremtmény.
    .rule = TK-2.7.13
