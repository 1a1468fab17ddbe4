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
    A választható egységek és mezők [ ] között állnak. ▓ fal, ╬ kapu, ░ erőtér.
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
cli-homm3-hand-count = kéz { $count }
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
cli-homm3-odds-attack = { $unit } támadnak, célpont: { $target }. Sebzés dobás szerint
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
        [one] A kezed (1 lap)
       *[other] A kezed ({ $count } lap)
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
