### Heroes III in the browser: bar, hand, odds, what is in force

## Names
# For instance: Keresztesek, Csapat
web-homm3-unit = { $unit }, { $size }
# For instance: Catherine, Kastély, 3. szint
web-homm3-side = { $hero }, { $faction }, { $level }. szint
web-homm3-units = { $count ->
        [one] egység
       *[other] egység
    }
web-homm3-where = { $round }. harci forduló
web-homm3-where-before = a harc előtt
web-homm3-tab-odds = Esélyek
web-homm3-tab-hand = Lapok, { $count }
web-homm3-tab-sides = Felek

## The bar
web-homm3-before = A harc előtt
web-homm3-deployment = Felállítás
web-homm3-round = { $round }. harci forduló
web-homm3-for-the-ai = Az MI helyett választasz: a szabályai ezt nyitva hagyják
web-homm3-window = { $round }. harci forduló, { $moment }
web-homm3-activation = { $moved ->
        [yes] { $unit }, { $size }
       *[no] { $type ->
            [ranged] { $unit }, { $size }: támadás, majd egy lépés
            [flying] { $unit }, { $size }: repülés legfeljebb három lépésre, majd támadás
           *[ground] { $unit }, { $size }: legfeljebb három lépés, majd támadás
        }
    }
web-homm3-do = { $unit }: mit tegyenek?
web-homm3-how = { $card }: hogyan használod?
web-homm3-do-attack = Támadás: { $unit }
web-homm3-do-move = Lépés a megjelölt mezőre
web-homm3-do-deploy = { $troop } a megjelölt mezőre
web-homm3-do-gate = A kapu a megjelölt mezőre
web-homm3-do-blast = Csapás a megjelölt mezőre
web-homm3-do-break = Áttörés a megjelölt mezőn
web-homm3-do-space = A megjelölt mező választása
web-homm3-log-moves = { $unit }: lépés.
web-homm3-log-placed = { $space ->
        [tower] Az íjásztorony a tábla mellett áll.
       *[other] { $pack ->
            [0] Felállnak: { $unit } (Maroknyi).
           *[1] Felállnak: { $unit } (Csapat).
        }
    }
web-homm3-log-walled = A kapu a helyén áll, a középső sor többi mezőjén falak állnak.
web-homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] A kapu áttörve.
           *[wall] Egy fal áttörve.
        }
       *[other] { $piece ->
            [gate] { $unit }: a kapu áttörve.
           *[wall] { $unit }: egy fal áttörve.
        }
    }
web-homm3-do-shoot = Lövés: { $unit }
web-homm3-do-target = { $card }, célpont: { $unit }
web-homm3-do-play = { $kind ->
        [power] Kijátszás varázserőért: { $card }
       *[play] Kijátszás: { $card }. { $text }
    }
web-homm3-do-cast = { $grade ->
        [1] Varázslás: { $card }, első fokozat
        [2] Varázslás: { $card }, második fokozat
       *[other] Varázslás: { $card }, harmadik fokozat
    }
web-homm3-die = { $number }. dobókocka
web-homm3-pass-until = Passz, amíg nem én jövök
web-homm3-ask-again = Kérdezz újra

web-homm3-verb-activate = Aktiválás
web-homm3-verb-attack = Támadás
web-homm3-verb-shoot = Lövés
web-homm3-verb-break = Áttörés
web-homm3-verb-cast = Varázslás
web-homm3-verb-choose = Kiválasztás
web-homm3-verb-cure = Feloldás
web-homm3-verb-decline = Nem
web-homm3-verb-defend = Védekezés
web-homm3-verb-discard = Eldobás
web-homm3-verb-enough = Elég
web-homm3-verb-fight-on = A harc folytatása
web-homm3-verb-heal = Gyógyítás
web-homm3-verb-keep = Megtartás
web-homm3-verb-line-up = A többi felállítása
web-homm3-verb-look = Megnézés
web-homm3-verb-move = Mozgás
web-homm3-verb-pass = Passz
web-homm3-verb-place = Felállítás
web-homm3-verb-play = Kijátszás
web-homm3-verb-power = Varázserő hozzáadása
web-homm3-verb-ready = A sereg kész
web-homm3-verb-recruit = Toborzás
web-homm3-verb-reinforce = Megerősítés
web-homm3-verb-reroll = Újradobás
web-homm3-verb-reserve = Kihagyás
web-homm3-verb-resign = Feladás
web-homm3-verb-retreat = Visszavonulás
web-homm3-verb-return = Visszatérés
web-homm3-verb-save = Megvédés
web-homm3-verb-spend = Morál elköltése
web-homm3-verb-stop = Befejezés
web-homm3-verb-summon = Megidézés
web-homm3-verb-surrender = Megadás
web-homm3-verb-take = Megszerzés
web-homm3-verb-use = A képesség használata

## Seats
web-homm3-fact-hand = Lapok
web-homm3-fact-spell = Varázslat
web-homm3-spell-ready = kész
web-homm3-spell-cast = felhasználva
web-homm3-spell-left = { $count } kész
web-homm3-fact-expert = Mesterhatás
web-homm3-fact-morale = Morál
web-homm3-morale-positive = pozitív
web-homm3-morale-negative = negatív
web-homm3-fact-gold = Arany
web-homm3-guards = Őrök
    .sub = Terület: { $field }, { $difficulty }
web-homm3-ai = MI
web-homm3-ai-hero = { $skill ->
        [none] MI-pakli: { $cards }
       *[other] MI-pakli: { $cards }. Jártasság: { $skill }
    }{ $kept ->
        [none] { "" }
       *[other] . Tartogatja: { $kept }
    }

## The hand
web-homm3-your-hand = A lapjaid
web-homm3-offered = Választható lapok
web-homm3-no-cards = Nincs lap a kezedben.
web-homm3-no-hero = Seregedet nem vezeti hős: nincsenek lapjaid.
web-homm3-watching = Nézőként vagy itt. A kézben lévő lapok rejtve maradnak.
web-homm3-basic = Alap
web-homm3-expert = Mester
web-homm3-or = vagy
web-homm3-in-play = Játékban
web-homm3-powers = Varázserő { $powers }
web-homm3-gives-power = +{ $power } varázserő
web-homm3-row = { $label }: { $text }
web-homm3-usable = Használat: { $when }.
web-homm3-for-a-spell = varázslat előtt
web-homm3-not-now = most nem
web-homm3-on-the-map = csak a térképen
# The name of a card for people who cannot see it.
web-homm3-held = { $card }{ $count ->
        [1] { "" }
       *[other] , { $count } lap
    }{ $laid ->
        [yes] , játékban
       *[no] { "" }
    }{ $when ->
        [none] { "" }
       *[other] . Most hasztalan; { $when }
    }
web-homm3-power = Varázserő { $power }
web-homm3-grade-cost = { $grade ->
        [1] első fokozat, varázserő { $cost }
        [2] második fokozat, varázserő { $cost }
       *[other] harmadik fokozat, varázserő { $cost }
    }
web-homm3-power-lost = { $power } elvész

## What the dice can do
web-homm3-odds = Mit tehet a dobás
web-homm3-odds-how = Hogyan zajlik egy támadás
web-homm3-odds-none = Érints meg egy ellenséges egységet, hogy lásd, mit tenne egy támadás.
web-homm3-odds-table = Mit tesz a dobás ezzel az egységgel: { $unit }
web-homm3-odds-calc = Támadás { $attack }, védelem { $defense }
web-homm3-odds-with-label = A dobással együtt kijátszott lapok
web-homm3-odds-with-expert = { $card }, mester
web-homm3-odds-with-sum = { $attack } + { $more }
web-homm3-odds-answer = Ha túlélik, visszatámadnak: { $attack }, védelem { $defense }
web-homm3-odds-no-answer = Nem támadnak vissza.
web-homm3-odds-lower = Két dobókocka, a kisebb számít
web-homm3-odds-higher = Két dobókocka, a nagyobb számít
web-homm3-odds-both = Két dobókocka, összeadva
web-homm3-odds-no-die = Nincs dobás
web-homm3-odds-defeated = legyőzve
web-homm3-odds-flips = Maroknyi lesz, marad { $left }
web-homm3-odds-left = marad { $left }
web-homm3-odds-nothing = nincs sebzés
web-homm3-odds-token = Védelemjelző, { $chance }: eggyel kevesebb sebzés
web-homm3-percent = { $chance }%
web-homm3-odds-sum-defeated = { $chance }%, hogy legyőzve
web-homm3-odds-sum-flips = { $chance }%, hogy Maroknyi lesz
web-homm3-odds-sum-two = Első lövés { $first }%, kettővel { $chance }%
web-homm3-duel = { $size ->
        [none] életerő { $left } / { $health }
       *[other] { $size }, életerő { $left } / { $health }
    }
web-homm3-no-abilities = Nincs képessége.

## In force
web-homm3-force = Érvényben
web-homm3-force-none = Most semmi sincs érvényben.
web-homm3-force-on = { $card } ({ $unit }):
web-homm3-force-until = { $until ->
        [none] a harc végéig
       *[other] { $until }. harci forduló végéig
    }
web-homm3-force-defending = Védekezés ({ $unit }):
    .text = ha megtámadják őket, egy további dobókocka; +1 esetén 1 védelemmel többjük van
web-homm3-force-paralysed = Bénultság ({ $unit }):
    .text = elvesztik a következő aktiválásukat, hacsak előbb meg nem támadják vagy meg nem sebzik őket
web-homm3-force-poison = { $unit }, méreg { $count }:
    .text = minden aktiváláskor 1 sebzés
web-homm3-force-siege = Ostrom:
    .text = { $walls ->
            [0] a kapu még áll
            [one] 1 fal áll a középső sorban
           *[other] { $walls } fal áll a középső sorban
        }
web-homm3-force-guards = Idő:
    .text = { $movement ->
            [0] ez az utolsó harci forduló
            [one] még egy harci forduló, az utolsó mozgáspontért
           *[other] még { $movement } harci forduló, mindegyik egy mozgáspontért
        }

## The whole table in one paragraph
web-homm3-tell-player = { $seat }, oldala: { $side }; lapok: { $hand }, mesterhatások: { $experts }.
web-homm3-tell-round = { $active ->
        [none] { $round }. harci forduló.
       *[other] { $round }. harci forduló; aktív: { $active }.
    }
web-homm3-tell-unit = { $space }: { $unit }.
web-homm3-tell-hand = A lapjaid: { $cards }.

## When one is asked whether to play a card
web-homm3-asks = Mikor kérdezzen rá
    .note = Heroes III: mely pillanatokban kérdezzük meg, játszol-e ki lapot. A többiben passzolsz.
web-homm3-asks-matters = ha számít
web-homm3-asks-always = valahányszor kijátszható egy lap
web-homm3-asks-attacked = ha megtámadnak vagy varázsolnak
web-homm3-asks-lethal = ha elveszíthetek egy egységet
web-homm3-asks-never = soha
