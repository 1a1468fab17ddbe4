### Heroes of Might and Magic III in the gallery

## By what cards are found
homm3-facet-kind = Kind
homm3-facet-faction = Faction
homm3-facet-tier = Tier
homm3-facet-school = School of magic
homm3-facet-type = Type
homm3-facet-timing = Timing
homm3-facet-cost = Cost
homm3-facet-difficulty = Difficulty
homm3-facet-box = Box

## Kinds and values
homm3-entry-unit = Unit
homm3-entry-hero = Hero
homm3-entry-building = Building
homm3-entry-location = Location
homm3-entry-tile = Map tile
homm3-entry-week = Astrologers Proclaim
homm3-entry-event = Event
homm3-entry-ai = AI card
homm3-entry-core = Core box
homm3-faction-boss = Bosses
homm3-entry-gold = { $most ->
        [0] { $least } gold and more
       *[other] { $least } to { $most } gold
    }
homm3-entry-few = Few
homm3-entry-pack = Pack
homm3-entry-powers = Power { $powers }
homm3-entry-gives-power = +{ $count } power for another Spell
homm3-entry-strength = Easy { $easy }, normal { $normal }, hard { $hard }, impossible { $impossible }.
homm3-entry-values = { $type ->
        [ground] { homm3-type-ground }
        [flying] { homm3-type-flying }
       *[ranged] { homm3-type-ranged }
    }, { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-health } { $health }, { homm3-stat-initiative } { $initiative }
homm3-entry-price = { $materials ->
        [0] { $valuables ->
                [0] Cost: { $gold } gold
               *[other] Cost: { $gold } gold, { $valuables } valuables
            }
       *[other] { $valuables ->
                [0] Cost: { $gold } gold, { $materials } building materials
               *[other] Cost: { $gold } gold, { $materials } building materials, { $valuables } valuables
            }
    }
homm3-entry-statistics = { $kind ->
        [magic] Magic hero
       *[might] Might hero
    }: { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-power } { $power }, { homm3-stat-knowledge } { $knowledge }
homm3-entry-begins = Starting Ability: { $card }
homm3-entry-specialty = Specialty: { $card }
homm3-entry-requires = Requires: { $building }
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
homm3-ruling-expert = Expert effect
    .text = Choose one of the two effects. How many expert effects you may use in a Round depends on your hero’s level.
    .rule = H3-5.31
homm3-ruling-artifact = Two effects
    .text = Choose one of them when you play the card. Minor, major and relic matter only where a text says so.
    .rule = H3-5.40
homm3-ruling-spell = One Spell a combat round
    .text = In a combat each player may cast one Spell in each combat round. Using the card for power is not casting.
    .rule = H3-5.50
homm3-ruling-specialty = Not a Spell
    .text = A Specialty is never a Spell, even when it uses power, and does not count against the limit of Spells.
    .rule = H3-5.60
homm3-ruling-permanent = Permanent card
    .text = At most one lies before each player; playing another discards the first.
    .rule = H3-5.25
homm3-ruling-removed = Removed
    .text = A removed card leaves the game for the whole scenario; it does not go to a discard pile.
    .rule = H3-5.2
homm3-ruling-neutral = Neutral unit
    .text = It has only one side and cannot be reinforced.
    .rule = H3-9.21
homm3-ruling-hero = Starting deck
    .text = Nine cards: the Statistics above, Magic Arrow (a magic hero has two), the Ability and the first Specialty.
    .rule = H3-2.3
homm3-ruling-building = Building
    .text = One building a Round, with the Build Token. A building is never lost.
    .rule = H3-7.6
homm3-ruling-visitable = Visitable
    .text = After the visit a Black Cube lies here: while it does, the Field counts as empty.
    .rule = H3-8.33
homm3-ruling-revisitable = Revisitable
    .text = It can be visited again and again; a hero who stands here may pay 1 movement point to visit once more.
    .rule = H3-8.33
homm3-ruling-flaggable = Flaggable
    .text = Whoever visits it puts a Faction Cube here and has its benefit until an enemy takes it over.
    .rule = H3-8.33
homm3-ruling-guard = Roman numerals
    .text = A guard of that strength stands on the Field while nobody has visited it.
    .rule = H3-8.32
homm3-ruling-ai = Strength
    .text = The number in the column of the difficulty counts. A unit of an AI Hero begins its activation with one card.
    .rule = H3-10.128
