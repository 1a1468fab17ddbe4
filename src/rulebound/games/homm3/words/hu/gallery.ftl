### Heroes of Might and Magic III in the gallery

## By what cards are found
homm3-facet-kind = Fajta
homm3-facet-faction = Frakció
homm3-facet-tier = Szint
homm3-facet-school = Mágiaiskola
homm3-facet-type = Típus
homm3-facet-timing = Időzítés
homm3-facet-cost = Ár
homm3-facet-difficulty = Nehézség
homm3-facet-box = Doboz

## Kinds and values
homm3-entry-unit = Egység
homm3-entry-hero = Hős
homm3-entry-building = Épület
homm3-entry-location = Helyszín
homm3-entry-tile = Térképlapka
homm3-entry-week = Az asztrológusok hirdetik
homm3-entry-event = Esemény
homm3-entry-ai = MI-lap
homm3-entry-core = Alapdoboz
homm3-faction-boss = Főellenségek
homm3-entry-gold = { $most ->
        [0] { $least } arany vagy több
       *[other] { $least }–{ $most } arany
    }
homm3-entry-few = Maroknyi
homm3-entry-pack = Csapat
homm3-entry-powers = Varázserő { $powers }
homm3-entry-gives-power = +{ $count } varázserő egy másik varázslathoz
homm3-entry-strength = Könnyű { $easy }, közepes { $normal }, nehéz { $hard }, lehetetlen { $impossible }.
homm3-entry-values = { $type ->
        [ground] { homm3-type-ground }
        [flying] { homm3-type-flying }
       *[ranged] { homm3-type-ranged }
    }, { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-health } { $health }, { homm3-stat-initiative } { $initiative }
homm3-entry-price = { $materials ->
        [0] { $valuables ->
                [0] Ár: { $gold } arany
               *[other] Ár: { $gold } arany, { $valuables } drágaság
            }
       *[other] { $valuables ->
                [0] Ár: { $gold } arany, { $materials } építőanyag
               *[other] Ár: { $gold } arany, { $materials } építőanyag, { $valuables } drágaság
            }
    }
homm3-entry-statistics = { $kind ->
        [magic] Varázshős
       *[might] Harcoshős
    }: { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-power } { $power }, { homm3-stat-knowledge } { $knowledge }
homm3-entry-begins = Kezdő képesség: { $card }
homm3-entry-specialty = Specialitás: { $card }
homm3-entry-requires = Előfeltétel: { $building }
homm3-entry-tile-of = { $kind ->
        [starting] { homm3-kind-starting }
        [far] { homm3-kind-far }
        [near] { homm3-kind-near }
       *[center] { homm3-kind-center }
    } { $number }
homm3-entry-field = { $guard ->
        [none] { $location }
       *[other] { $location } ({ $guard })
    }
homm3-entry-mine = { $guard ->
        [none] { homm3-location-mine } ({ $resource }: { $count })
       *[other] { homm3-location-mine } ({ $resource }: { $count }, { $guard })
    }

## Rulings
homm3-ruling-expert = Mesterhatás
    .text = Válaszd a két hatás egyikét. Hogy egy fordulóban hány mesterhatást használhatsz, a hősöd szintjétől függ.
    .rule = H3-5.31
homm3-ruling-artifact = Két hatás
    .text = Kijátszáskor válaszd az egyiket. A kisebb, a nagyobb és az ereklye csak ott számít, ahol egy szöveg említi.
    .rule = H3-5.40
homm3-ruling-spell = Harci fordulónként egy varázslat
    .text = Harcban minden játékos harci fordulónként egyet varázsolhat. Ha a lapot varázserőként használod, az nem varázslás.
    .rule = H3-5.50
homm3-ruling-specialty = Nem varázslat
    .text = A specialitás sosem varázslat, akkor sem, ha varázserőt használ, és nem számít bele a varázslatok korlátjába.
    .rule = H3-5.60
homm3-ruling-permanent = Állandó lap
    .text = Minden játékos előtt legfeljebb egy lehet; ha másikat játszol ki, az elsőt eldobod.
    .rule = H3-5.25
homm3-ruling-removed = Eltávolítva
    .text = Az eltávolított lap az egész forgatókönyv idejére kikerül a játékból; nem a dobott lapok közé kerül.
    .rule = H3-5.2
homm3-ruling-neutral = Semleges egység
    .text = Csak egy oldala van, és nem erősíthető meg.
    .rule = H3-9.21
homm3-ruling-hero = Kezdőpakli
    .text = Kilenc lap: a fenti tulajdonságok, a Varázsnyíl (varázshősnél kettő), a képesség és az első specialitás.
    .rule = H3-2.3
homm3-ruling-building = Építés
    .text = Fordulónként egy épület, az építésjelzővel. Az épület sosem vész el.
    .rule = H3-7.6
homm3-ruling-visitable = Látogatható
    .text = A látogatás után fekete kocka kerül ide: amíg itt van, a mező üresnek számít.
    .rule = H3-8.33
homm3-ruling-revisitable = Többször látogatható
    .text = Újra meg újra látogatható; az itt álló hős 1 mozgáspontért ismét meglátogathatja.
    .rule = H3-8.33
homm3-ruling-flaggable = Elfoglalható
    .text = Aki meglátogatja, ide teszi frakciója kockáját, és övé a haszon, amíg egy ellenség át nem veszi.
    .rule = H3-8.33
homm3-ruling-guard = Római számok
    .text = Amíg senki sem látogatta meg a mezőt, ilyen erős őrség áll rajta.
    .rule = H3-8.32
homm3-ruling-ai = Erősség
    .text = A nehézség oszlopában álló szám számít. Az MI-hős egysége egy lappal kezdi az aktiválását.
    .rule = H3-10.128
