web-homm3-verb-roll = Dobj
web-homm3-do-with = { $act }, ezzel: { $cards }
web-homm3-question-attack = ha egy egységed támad
web-homm3-question-struck = ha egy egységedet megtámadják
web-homm3-question-step = a lövés utáni lépésnél
web-homm3-question-parry = a kocka elleni lapnál
web-homm3-question-off = Ezt ne kérdezd többet
web-homm3-question-on = Kérdezz rá újra
web-homm3-questions = { $count ->
        [one] Egy kérdés ki van kapcsolva
       *[other] { $count } kérdés ki van kapcsolva
    }
web-homm3-odds-before = Dobás előtt
web-homm3-odds-adds = { $attack } további támadás
web-homm3-odds-covers = { $defense } további védelem
web-homm3-odds-cover-label = Lapok a visszatámadás ellen
web-homm3-odds-parry = Kérdezz rá, hárítom-e a visszatámadást
web-homm3-odds-way = A lap használata
web-homm3-odds-without = A lapok nélkül: { $chance }
web-homm3-odds-prepared = Az előkészített lapok a dobással együtt hatnak, a védelmiek akkor, amikor az ellenség visszatámad. Csak akkor jön újabb kérdés, ha rosszabb lesz annál, ami itt látszik, vagy más is közbejön.
web-homm3-chance = Az ottani csata
web-homm3-chance-win = Győzelem: { $chance }%
web-homm3-chance-between = { $low } és { $high }% között
web-homm3-chance-first = Egy csatakörben: { $chance }%.
web-homm3-chance-lost = { $lost ->
        [0] Szinte sosem veszítesz egységet.
       *[other] Átlagosan { NUMBER($lost) } egységet veszítesz.
    }
web-homm3-chance-tried = { $count } kipróbált csata; mindkét felet egy bot játszotta.
web-homm3-chance-wait = A csata kipróbálása folyik…
web-homm3-fight-out = Végigvívás
web-homm3-fight-out-once = Végigvívás rögtön
web-homm3-fight-out-steps = Lépésenként
web-homm3-fight-out-asked = { $name } egy botra bízná a csata végét.
web-homm3-fight-out-no = Nem, harcoljunk tovább
web-homm3-fight-out-stop = Állj, magam harcolok
web-homm3-fight-out-back = Ajánlat visszavonása
