### Heroes of Might and Magic III: why something cannot be done on the map

## Reasons: the Town
homm3-why-token-used = { $token ->
        [build] The Build Token has been used this Round (H3-7.6).
        [population] The Population Token has been used this Round (H3-7.10).
       *[other] The Spell Book Token has been used this Round (H3-7.14).
    }
homm3-why-built = { $building } stands already.
homm3-why-first-build = Build this first: { $building } (H3-7.2).
homm3-why-short = You have too little: { $resource }. Missing: { $count } (H3-6.2).
homm3-why-not-allowed = The rules of the scenario forbid this building: { $building }.
homm3-why-no-dwelling = This tier needs its Dwelling: { $building } (H3-7.11).
homm3-why-no-citadel = Packs need the Citadel: { $building } (H3-7.12).
homm3-why-reinforced = { $troop } are a Pack already.

## Reasons: the map
homm3-why-no-movement = Your Main Hero has no movement points left (H3-3.21).
homm3-why-not-beside = A hero goes one Field at a time, and this one is not adjacent (H3-3.24).
homm3-why-blocked = This is a Blocked Field: no hero enters it (H3-8.6).
homm3-why-border = A border closes the way to this Field (H3-8.7).
homm3-why-face-down = This tile lies face down. Discover it first (H3-8.20).
homm3-why-occupied-field = A hero stands there, and yours could not stop (H3-3.25).
homm3-why-closed-field = The hero cannot enter this Field now.

## Reasons: cards
homm3-why-in-combat = { $card } works only in a combat.
homm3-why-not-now = { $card } cannot be played now.

## Choices of events that a scenario may offer
homm3-option-choose-free_building = Build a building free of charge
homm3-option-choose-spawn = Let an army appear
homm3-option-choose-visit_again = Have the benefit of a Field once more
