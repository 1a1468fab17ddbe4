### Heroes of Might and Magic III: why something cannot be done on the map

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
homm3-why-reinforced = { $troop } már Csapat.

## Reasons: the map
homm3-why-no-movement = A Főhősödnek nem maradt mozgáspontja (H3-3.21).
homm3-why-not-beside = Egy hős egyszerre egy területet lép, és ez nem szomszédos (H3-3.24).
homm3-why-blocked = Ez elzárt terület: hős nem léphet be (H3-8.6).
homm3-why-border = Határvonal zárja el az utat ehhez a területhez (H3-8.7).
homm3-why-face-down = Ez a lapka le van fordítva. Előbb fedd fel (H3-8.20).
homm3-why-occupied-field = Ott egy hős áll, és a tiéd nem tudna megállni (H3-3.25).
homm3-why-closed-field = A hős most nem léphet erre a területre.

## Reasons: cards
homm3-why-in-combat = { $card } csak harcban hat.
homm3-why-not-now = { $card } most nem játszható ki.

## Choices of events that a scenario may offer
homm3-option-choose-free_building = Egy épület ingyenes megépítése
homm3-option-choose-spawn = Egy sereg megjelenése
homm3-option-choose-visit_again = Egy terület haszna még egyszer
