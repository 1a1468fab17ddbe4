### Heroes of Might and Magic III in the terminal

cli-homm3-title = Heroes of Might and Magic III
cli-homm3-ask-form = Mit szeretnél játszani?
cli-homm3-ask-attacker = Melyik frakció támad?
cli-homm3-ask-defender = Melyik frakció védekezik?
cli-homm3-ask-army = Honnan jönnek a seregek?
cli-homm3-ask-attacker-hero = Ki vezeti a támadót?
cli-homm3-ask-defender-hero = Ki vezeti a védőt?
cli-homm3-ask-level = Hányas szintűek a hősök?
cli-homm3-ask-siege = Legyen ostrom, falakkal, kapuval és íjásztoronnyal?
cli-homm3-ask-side = Melyik oldal a tiéd?
cli-homm3-ask-field = Milyen nehéz a terület, I-től VII-ig?
cli-homm3-ask-difficulty = Melyik nehézség?
# What stands before UNIT, CARD and so on is typed and not translated.
cli-homm3-usage =
    Írd be, mit szeretnél tenni, ahogy a menü írja: move c3, attack zombies b2.
    A szavak eleje is elég: m c3, a zom b2. Egy szám a menünek azt a sorát választja.
    Egy egység, lap vagy mező magában mindent megmutat, amit tehetsz vele.

      why DOLOG           miért nem használható most egy lap, egység vagy mező
      card DOLOG          egy lap vagy egy egység mindkét oldala: card griffins
      hand                a lapjaid szövege, és hogy némelyik miért vár még
      ways DOLOG          minden, ami egy egységgel, lappal vagy mezővel tehető
      table               minden újra (vagy csak nyomj Entert)
      log                 minden, ami eddig történt
      hint                a három legjobb választás és az okuk
      undo                az utolsó döntés visszavonása
      save FÁJL           a játszma mentése
      quit                a játszma mentése és kilépés
cli-homm3-help =
    A támadó (▲) alul áll, a védő (▼) felül. Egy mező egy betű és egy szám; a1 a
    támadó bal sarka. A név mögötti + Csapatot jelent.
    G földi, F repülő, R távolsági. A támadás, D védelem, I kezdeményezés;
    ♥2/4: 4 életerőből 2 maradt. A laptól eltérő értékek félkövérek.
    ► aktív, ✓ már aktiválódott, ↩ már visszatámadott, ◊ védelemjelzője van,
    ⊘ bénult, ☠2 mérgezett, ✦ lap van rajta, z a képességei alszanak.
    A választható egységek és mezők [ ] között állnak. ▓ fal, ╬ kapu.
    A kezedben ✓ most kijátszható.
    „Sebzés dobás szerint”: mit tenne az egyes oldal; a százalék nélküli oldal
    három dobásból egyszer jön ki; „vissza” a visszatámadás sebzése.
    A lapok és az újradobások nincsenek beszámítva.

## The table
cli-homm3-few = Maroknyi
cli-homm3-pack = Csapat
cli-homm3-wall = fal
cli-homm3-gate = kapu
cli-homm3-guards = őrök
cli-homm3-ai-hero = MI-hős
cli-homm3-field = terület: { $numeral }, { $difficulty }
cli-homm3-round = { $number }. harci forduló
cli-homm3-ai = MI ({ $side })
cli-homm3-gold = { $count } arany
cli-homm3-hero = { $name }, { $level }. szint
cli-homm3-hand-count = lapok: { $count }
cli-homm3-piles = pakli { $deck }, dobott lapok { $discard }
cli-homm3-morale-positive = pozitív morál
cli-homm3-morale-negative = negatív morál
cli-homm3-experts = mesterhatások { $count }
cli-homm3-spells = varázslatok { $casts } / { $limit }
cli-homm3-movement = mozgáspont { $count }
cli-homm3-power = varázserő { $power } ({ $cards })
cli-homm3-permanent = játékban: { $card }
cli-homm3-ai-deck = MI-pakli { $count }
cli-homm3-ai-attack = +{ $count } támadás a következő támadónak
cli-homm3-reserve = Még felállítandó:
cli-homm3-kept-back = Kimarad a harcból:
cli-homm3-order = Sorrend:
cli-homm3-odds = Sebzés dobás szerint
cli-homm3-odds-attack = { $unit }: támadás, célpont: { $target }. Sebzés dobás szerint
cli-homm3-odds-face = { $result ->
        [defeated] { $die }: { $damage }, legyőzve
        [flips] { $die }: { $damage }, Maroknyi, marad { $left }
        [nothing] { $die }: semmi
       *[hit] { $die }: { $damage }, marad { $left }
    }
# The least and the most damage of the retaliation.
cli-homm3-odds-back = vissza { $low }–{ $high }

## Cards and units
cli-homm3-hand = { $count ->
        [one] A lapjaid (1 lap)
       *[other] A lapjaid ({ $count } lap)
    }
cli-homm3-offer = A lapok, amelyeket megnézel
cli-homm3-effect = { $mode }: { $text }
cli-homm3-cast = varázslás
cli-homm3-graded = varázserő szerint
cli-homm3-gives-power = { $power } varázserő egy varázslathoz.
cli-homm3-cost = { $valuables ->
        [0] { $gold } arany
        [one] { $gold } arany és 1 drágaság
       *[other] { $gold } arany és { $valuables } drágaság
    }

## The end
cli-homm3-won = győzelem
cli-homm3-lost = nincs győzelem

## The map
cli-homm3-ask-scenario = Melyik forgatókönyv?
cli-homm3-map-round = { $number }. forduló, összesen { $count }
cli-homm3-map-points = Győzelmi pontok: { $points }
cli-homm3-map-guards = őrök: { $numeral }
cli-homm3-map-flag = { $name } zászlaja
cli-homm3-map-enemy = az ellenség
cli-homm3-map-visited = meglátogatva
cli-homm3-map-part = Ez a térkép egy része. Az egészhez írd be: map.
cli-homm3-map-turn = { $number }  rotate { $turn }
cli-homm3-map-out = kiesett
cli-homm3-map-buildings = { $count ->
        [one] 1 épület
       *[other] { $count } épület
    }
cli-homm3-map-xp = tapasztalatpont { $count }, következő szint: { $next }
cli-homm3-map-top-level = legmagasabb szint
cli-homm3-map-second = Mellékhős: mozgáspont { $count }
cli-homm3-map-grail = nála a Grál
cli-homm3-map-cubes = elvett kockák: { $letters }
cli-homm3-map-pool = { $count ->
        [one] 1 lerakandó lapka
       *[other] { $count } lerakandó lapka
    }
cli-homm3-map-army = Sereg:
cli-homm3-map-hero-there = { $name } egyik hőse áll ott
cli-homm3-map-army-there = harc, ellenfél: { $name }
cli-homm3-map-flee = elmenekülnek
# Which guards come, for instance: 2 bronz, 1 ezüst.
cli-homm3-map-combat = { $xp ->
        [0] harc, őrök: { $tiers }
        [one] harc, őrök: { $tiers }; 1 tapasztalatpont
       *[other] harc, őrök: { $tiers }; { $xp } tapasztalatpont
    }
cli-homm3-map-printed = nyomtatott ár: { $cost }
cli-homm3-menu-moves = Lépések
cli-homm3-menu-town = Város
cli-homm3-menu-cards = Lapok
cli-homm3-menu-other = Egyéb
# What stands before THING and so on is typed and not translated.
cli-homm3-map-usage =
    A Főhősöd oda megy, ahol a térkép nevet mutat: írd be: go f4, vagy csak f4.
    Minden mást úgy írj be, ahogy a menü írja: build mage guild, end-turn.
    A szavak eleje is elég: b mage, end. Egy szám a menünek azt a sorát választja.
    Egy hős, lap vagy terület magában mindent megmutat, amit tehetsz vele.

      ride MEZŐ           egyszerre odalovagolsz, amíg nem kell dönteni: ride f4
      map                 az egész térkép
      town                a városod: épületek és egységek az árukkal
      goal                a forgatókönyv: a győzelem módja, szabályok, események
      why DOLOG           miért vár még egy terület, épület, egység vagy lap
      card DOLOG          egy lap, egység, épület vagy terület: card f4
      hand                a lapjaid szövege, és hogy némelyik miért vár még
      ways DOLOG          minden, ami egy hőssel vagy lappal tehető
      table               minden újra (vagy csak nyomj Entert)
      log                 minden, ami eddig történt
      hint                a három legjobb választás és az okuk
      undo                az utolsó döntés visszavonása
      save FÁJL           a játszma mentése
      quit                a játszma mentése és kilépés
cli-homm3-map-help =
    Egy terület neve az oszlopa betűje és a sora száma. A nevét addig mutatja,
    amíg választható, utána azt, ki áll ott: ♞ Főhős, ♘ Mellékhős, mindkettő a
    játékosa betűjével, ♛ olyan sereg, amelyet nem játékos vezet. Alatta két
    betű a helyszín (a jelmagyarázat mondja meg), I-től VII-ig az őrei, ⚑ és egy
    betű zászló, ■ fekete kocka. ▒ elzárt terület. ░ lefordított lapka; a
    számai mutatják, milyen erősek az őrei. +1 szabad hely egy lapkának.
    ┃ és ▁ folytonos vonal, amelyen senki sem megy át; ┊ átjárható.
    Egy egység neve mögötti + Csapatot jelent. Az erőforrás mögött zárójelben
    a bevételed áll. A kezedben ✓ most kijátszható.

## The town
cli-homm3-amount-gold = { $count } arany
cli-homm3-amount-materials = { $count ->
        [one] 1 építőanyag
       *[other] { $count } építőanyag
    }
cli-homm3-amount-valuables = { $count ->
        [one] 1 drágaság
       *[other] { $count } drágaság
    }
cli-homm3-amount-nothing = semmi
cli-homm3-town = Város:
cli-homm3-town-of = Város: { $faction }
cli-homm3-town-empty = nincs épület
cli-homm3-town-can-build = Most építhető:
cli-homm3-town-missing = { $count ->
        [one] 1 épület még vár.
       *[other] { $count } épület még vár.
    }
cli-homm3-town-actions = Hátralévő városakciók: { $actions }.
cli-homm3-town-no-actions = Nem maradt városakció.
cli-homm3-town-token-build = építés
cli-homm3-town-token-population = népesség
cli-homm3-town-token-book = varázskönyv
cli-homm3-town-book = A varázskönyv ára: { $cost }.
cli-homm3-town-units = Egységek

## The scenario
cli-homm3-goal-victory = Győzelem
cli-homm3-goal-defeat = Vereség
cli-homm3-goal-rules = A forgatókönyv szabályai
cli-homm3-goal-events = Események
