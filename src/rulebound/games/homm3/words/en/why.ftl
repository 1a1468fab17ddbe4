### Heroes of Might and Magic III: why something cannot be done

## Reasons: the combat
homm3-why-not-your-turn = It is not your turn to choose.
homm3-why-not-held = You do not hold { $card }.
homm3-why-map = { $card } works only on the map, not in a combat (H3-10.67).
homm3-why-moment = { $card } cannot be played at this moment, only { $moments } (H3-5.20).
homm3-why-other-faction = Only the { $faction } faction can use { $card } (H3-5.34).
homm3-why-discards = { $card } needs { $count } discards, and you have too few cards.
homm3-why-no-expert = You have no expert use left for { $card } (H3-5.31).
homm3-why-limit = { $count ->
        [one] You have already cast a spell this combat round; the limit is 1 (H3-5.50).
       *[other] You have already cast { $count } spells this combat round, the limit (H3-5.50).
    }
homm3-why-toll = { $unit } make casting cost one more card, and you have none to discard.
homm3-why-used = { $card } has already been used this combat round (H3-5.25).
homm3-why-power = { $card } needs { $need } power. You have { $have } (H3-5.46).
homm3-why-no-target = { $card } finds no target now.
homm3-why-no-use = No spell in your hand can use the power of { $card } now (H3-5.47).
homm3-why-no-aim = { $card } has no effect on { $unit }.
homm3-why-fallen = { $unit } are defeated.
homm3-why-not-its-turn = { $active } are active now, not { $unit } (H3-10.30).
homm3-why-attacked = { $unit } have already attacked.
homm3-why-tower = Only ranged units can attack the Arrow Tower, { $unit } cannot (H3-10.104).
homm3-why-tower-stays = The Arrow Tower does not move (H3-10.104).
homm3-why-stepped = { $unit } have moved; ranged units attack before they move (H3-9.10).
homm3-why-engaged = An enemy is adjacent to { $unit }: they can attack only adjacent units (H3-9.11).
homm3-why-held = { $unit } are held and cannot move.
homm3-why-out-of-reach = { $unit } cannot reach a space adjacent to it.
homm3-why-occupied = A unit stands on this space (H3-10.17).
homm3-why-other-side = Units are placed on the two rows of your own side (H3-10.15).
homm3-why-backline = Ranged guards stand on the backline while it has room (H3-10.22).
homm3-why-wall = A Wall or the Gate closes this space (H3-10.101).
homm3-why-wall-shot = { $unit } are ranged; only ground and flying units break Walls (H3-10.102).
homm3-why-moved = { $unit } have already moved.
homm3-why-must-attack = { $unit } are guards and must attack while they can (H3-10.43).
homm3-why-too-far = { $steps ->
        [one] This space is too far away: { $unit } move 1 space (H3-9.10).
       *[other] This space is too far away: { $unit } move up to { $steps } spaces (H3-9.10).
    }

## Reasons: the Town
homm3-why-token-used = { $token ->
        [build] The Build Token has been used this Round (H3-7.6).
        [population] The Population Token has been used this Round (H3-7.10).
       *[other] The Spell Book Token has been used this Round (H3-7.14).
    }
homm3-why-built = You have already built { $building }.
homm3-why-first-build = Build this first: { $building } (H3-7.2).
homm3-why-short = Not enough { $resource }: you need { $count } more (H3-6.2).
homm3-why-not-allowed = The rules of the scenario forbid { $building }.
homm3-why-no-dwelling = This tier needs its Dwelling: { $building } (H3-7.11).
homm3-why-no-citadel = Packs need the Citadel: { $building } (H3-7.12).
homm3-why-reinforced = { $troop } are already a Pack.

## Reasons: the map
homm3-why-no-movement = Your Main Hero has no movement points left (H3-3.21).
homm3-why-not-beside = A hero goes one Field at a time, and this one is not adjacent (H3-3.24).
homm3-why-far-field = It takes { $need } movement points to get there, and your Main Hero has { $have } (H3-3.21).
homm3-why-fight-first = The way there leads through a fight: { $location } (H3-8.30).
homm3-why-no-way = No open way leads there yet: borders, Blocked Fields or face-down tiles are in between (H3-8.7).
homm3-why-blocked = This is a Blocked Field: no hero enters it (H3-8.6).
homm3-why-border = A border closes the way to this Field (H3-8.7).
homm3-why-face-down = This tile lies face down. Discover it first (H3-8.20).
homm3-why-occupied-field = A hero stands there, and yours could not stop (H3-3.25).
homm3-why-closed-field = The hero cannot enter this Field now.

## Reasons: cards
homm3-why-in-combat = { $card } works only in a combat.
homm3-why-not-now = { $card } cannot be played now.
