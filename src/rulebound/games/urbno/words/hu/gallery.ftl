### King Urbno in the gallery

## By what cards are found
urbno-facet-kind = Fajta
urbno-facet-colour = Szín
urbno-facet-rank = Rang
urbno-facet-number = Szám
urbno-facet-points = Pontok
urbno-facet-when = Mikor

## Kinds and values
urbno-entry-card = Lap
urbno-entry-power = Erő
urbno-entry-mission = Küldetés
urbno-entry-scroll = Tekercs
urbno-entry-number = { $count }-es szám
urbno-points-fixed = rögzített
urbno-points-variable = változó
urbno-points-won = pontot ad
urbno-points-lost = pontba kerül
urbno-when-window = az erőforrásfázis előtt
urbno-when-round = az ütések alatt
urbno-when-never = sosem aktiválható
urbno-when-trick = ütésenként egyszer

## Rulings
urbno-ruling-fixed = Rögzített pontok
    .text = Csak az ír pontot, aki teljesíti a feltételt, és ilyen több is lehet. A többiek 0-t írnak.
    .rule = UR-13.2
urbno-ruling-scroll = Tekercs aktiválása
    .text = Osztás után és az erőforrásfázis előtt; nem abban a fordulóban, amelyben elvetted.
    .rule = UR-7.5
urbno-ruling-scroll-limit = Fordulónként egy tekercs
    .text = A játékosok együttvéve is csak egy tekercset használhatnak fordulónként.
    .rule = UR-7.3
