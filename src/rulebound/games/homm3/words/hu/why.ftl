### Heroes of Might and Magic III: why something cannot be done

## Reasons: the combat
homm3-why-not-your-turn = Most nem te választasz.
homm3-why-not-held = Nincs nálad ez a lap: { $card }.
homm3-why-map = { $card } csak a térképen hat, harcban nem (H3-10.67).
homm3-why-moment = { $card } most nem játszható ki, csak ekkor: { $moments } (H3-5.20).
homm3-why-other-faction = { $card }: csak ez a frakció használhatja: { $faction } (H3-5.34).
homm3-why-discards = Túl kevés eldobható lapod van ehhez: { $card }. Szükséges: { $count }.
homm3-why-no-expert = Nem maradt mesterhatásod ehhez: { $card } (H3-5.31).
homm3-why-limit = { $count ->
        [one] Ebben a harci fordulóban már varázsoltál; a korlát 1 varázslat (H3-5.50).
       *[other] Ebben a harci fordulóban már { $count } varázslatod volt, ennyi a korlát (H3-5.50).
    }
homm3-why-toll = { $unit }: miattuk a varázslás még egy lapba kerül, és nincs eldobható lapod.
homm3-why-used = { $card } ebben a harci fordulóban már fel volt használva (H3-5.25).
homm3-why-power = { $card } több varázserőt igényel: { $need }. Neked ennyi van: { $have } (H3-5.46).
homm3-why-no-target = { $card }: most nincs célpontja.
homm3-why-no-use = A kezedben most egyetlen varázslat sem tudná használni ennek a varázserejét: { $card } (H3-5.47).
homm3-why-no-aim = { $card } nem hat erre az egységre: { $unit }.
homm3-why-fallen = Legyőzve: { $unit }.
homm3-why-not-its-turn = Most ez az egység aktív: { $active }, nem ez: { $unit } (H3-10.30).
homm3-why-attacked = { $unit }: már támadtak.
homm3-why-tower = Az íjásztornyot csak távolsági egységek támadhatják, { $unit } nem (H3-10.104).
homm3-why-tower-stays = Az íjásztorony nem mozog (H3-10.104).
homm3-why-stepped = { $unit }: már mozogtak; a távolsági egységek mozgás előtt támadnak (H3-9.10).
homm3-why-engaged = { $unit }: ellenség áll mellettük, csak szomszédos egységeket támadhatnak (H3-9.11).
homm3-why-held = { $unit }: fogva vannak, és nem mozoghatnak.
homm3-why-out-of-reach = { $unit }: egyetlen mezőt sem érnek el mellette.
homm3-why-occupied = Ezen a mezőn egység áll (H3-10.17).
homm3-why-other-side = Egységeket a saját oldalad két sorába lehet felállítani (H3-10.15).
homm3-why-backline = A távolsági őrök a hátsó sorban állnak, amíg van ott hely (H3-10.22).
homm3-why-wall = Ezt a mezőt fal vagy a kapu zárja el (H3-10.101).
homm3-why-wall-shot = { $unit }: távolsági egységek; falat csak földi és repülő egységek törnek át (H3-10.102).
homm3-why-moved = { $unit }: már mozogtak.
homm3-why-must-attack = { $unit } őrök, és támadniuk kell, amíg tudnak (H3-10.43).
homm3-why-too-far = { $steps ->
        [one] Ez a mező túl messze van. { $unit }: 1 mezőt mozognak (H3-9.10).
       *[other] Ez a mező túl messze van. { $unit }: legfeljebb { $steps } mezőt mozognak (H3-9.10).
    }

## Reasons: the Town
homm3-why-token-used = { $token ->
        [build] Az építésjelzőt ebben a fordulóban már felhasználtad (H3-7.6).
        [population] A népességjelzőt ebben a fordulóban már felhasználtad (H3-7.10).
       *[other] A varázskönyvjelzőt ebben a fordulóban már felhasználtad (H3-7.14).
    }
homm3-why-built = { $building } már áll.
homm3-why-first-build = Előbb ezt építsd meg: { $building } (H3-7.2).
homm3-why-short = Túl kevés van ebből: { $resource }. Hiányzik: { $count } (H3-6.2).
homm3-why-not-allowed = A forgatókönyv szabályai tiltják ezt az épületet: { $building }.
homm3-why-no-dwelling = Ehhez a ranghoz kell a lakhelye: { $building } (H3-7.11).
homm3-why-no-citadel = A Csapatokhoz kell a Citadella: { $building } (H3-7.12).
homm3-why-reinforced = { $troop }: már Csapat.

## Reasons: the map
homm3-why-no-movement = A Főhősödnek nem maradt mozgáspontja (H3-3.21).
homm3-why-not-beside = Egy hős egyszerre egy területet lép, és ez nem szomszédos (H3-3.24).
homm3-why-far-field = Odáig { $need } mozgáspont kell, a Főhősödnek pedig { $have } van (H3-3.21).
homm3-why-fight-first = Az oda vezető úton harcolni kell: { $location } (H3-8.30).
homm3-why-no-way = Még nem vezet oda nyitott út: határvonalak, elzárt területek vagy lefordított lapkák vannak közben (H3-8.7).
homm3-why-blocked = Ez elzárt terület: hős nem léphet be (H3-8.6).
homm3-why-border = Határvonal zárja el az utat ehhez a területhez (H3-8.7).
homm3-why-face-down = Ez a lapka le van fordítva. Előbb fedd fel (H3-8.20).
homm3-why-occupied-field = Ott egy hős áll, és a tiéd nem tudna megállni (H3-3.25).
homm3-why-closed-field = A hős most nem léphet erre a területre.

## Reasons: cards
homm3-why-in-combat = { $card } csak harcban hat.
homm3-why-not-now = { $card } most nem játszható ki.
