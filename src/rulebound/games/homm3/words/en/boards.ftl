### Heroes of Might and Magic III: Town Boards and town actions

## Castle
homm3-building-castle_city_hall = City Hall
    .text = At the start of each Resource Round choose one: gain 5 gold, or one of your heroes has 1 more movement point.
homm3-building-castle_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-castle_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 6 gold buy a Search (2) of the Spell deck.
homm3-building-castle_towers = Towers
    .text = You can recruit your bronze units.
homm3-building-castle_holy_grounds = Holy Grounds
    .text = You can recruit your silver units.
homm3-building-castle_glory_of_erathia = Glory of Erathia
    .text = You can recruit your gold units.
homm3-building-castle_brotherhood_of_the_sword = Brotherhood of the Sword
    .text = At the start of each Resource Round you gain positive morale.
homm3-building-castle_blacksmith = Blacksmith
    .text = Once in each of your turns choose one: remove an Artifact from your hand and gain 4 gold, or pay 6 gold and Search (2) the Artifact deck.

## Dungeon
homm3-building-dungeon_city_hall = City Hall
    .text = At the start of each Resource Round choose one: gain 5 gold, or gain 1 valuable.
homm3-building-dungeon_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-dungeon_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-dungeon_warrens = Warrens
    .text = You can recruit your bronze units.
homm3-building-dungeon_inner_labyrinths = Inner Labyrinths
    .text = You can recruit your silver units.
homm3-building-dungeon_ancient_lairs = Ancient Lairs
    .text = You can recruit your gold units.
homm3-building-dungeon_portal_of_summoning = Portal of Summoning
    .text = At the start of your turn you may draw a Neutral Unit from a deck of the tier of one of your Dwellings. You may recruit it for its price; if you do not, it is discarded.
homm3-building-dungeon_mana_vortex = Mana Vortex
    .text = At the start of your turn you may discard a card. Then shuffle your discard pile into your deck and Search (3) your deck.

## Necropolis
homm3-building-necropolis_city_hall = City Hall
    .text = At the start of each Resource Round choose one: gain 4 gold, or reinforce a bronze unit for free.
homm3-building-necropolis_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-necropolis_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-necropolis_old_cemetery = Old Cemetery
    .text = You can recruit your bronze units.
homm3-building-necropolis_mausoleum_domain = Mausoleum Domain
    .text = You can recruit your silver units.
homm3-building-necropolis_vaults_of_darkness = Vaults of Darkness
    .text = You can recruit your gold units.
homm3-building-necropolis_cover_of_darkness = Cover of Darkness
    .text = Once in each of your turns choose one: discard up to 2 cards and draw as many, or at the start of a combat with an enemy hero let its player discard a random card.
homm3-building-necropolis_necromancy_amplifier = Necromancy Amplifier
    .text = At the start of your turn choose one: take Necromancy out of the Ability deck, which is shuffled afterwards, or take a Specialty card from your discard pile.

## Rampart
homm3-building-rampart_city_hall = City Hall
    .text = At the start of each Resource Round you gain 7 gold.
homm3-building-rampart_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-rampart_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-rampart_housing_estate = Housing Estate
    .text = You can recruit your bronze units.
homm3-building-rampart_spring_upon_arches = Spring upon Arches
    .text = You can recruit your silver units.
homm3-building-rampart_cliff_behind_the_glade = Cliff behind the Glade
    .text = You can recruit your gold units.
homm3-building-rampart_mystic_pond = Mystic Pond
    .text = At the start of each Resource Round roll a Resource die and receive it.
homm3-building-rampart_saplings = Saplings
    .text = At the start of each Astrologers’ Round you may reinforce a bronze or silver unit for half its gold, rounded down.

## Tower
homm3-building-tower_city_hall = City Hall
    .text = At the start of each Resource Round choose one: gain 4 gold, or draw a card.
homm3-building-tower_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-tower_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-tower_alchemical_workshops = Alchemical Workshops
    .text = You can recruit your bronze units.
homm3-building-tower_enchanted_towers = Enchanted Towers
    .text = You can recruit your silver units.
homm3-building-tower_golden_temples = Golden Temples
    .text = You can recruit your gold units.
homm3-building-tower_artifact_merchants = Artifact Merchants
    .text = Once in each of your turns choose one: pay 7 gold and Search (2) the Artifact deck, or remove an Artifact from your hand and gain 2 gold.
homm3-building-tower_wall_of_knowledge = Wall of Knowledge
    .text = At the start of each Astrologers’ Round you may take a Knowledge or Power card from your discard pile.

## Inferno
homm3-building-inferno_city_hall = City Hall
    .text = At the start of each Resource Round choose one: gain 6 gold, or gain 3 building materials.
homm3-building-inferno_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-inferno_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-inferno_crucible_of_sins = Crucible of Sins
    .text = You can recruit your bronze units.
homm3-building-inferno_gates_of_abyss = Gates of Abyss
    .text = You can recruit your silver units.
homm3-building-inferno_hellfire_palace = Hellfire Palace
    .text = You can recruit your gold units.
homm3-building-inferno_castle_gate = Castle Gate
    .text = Once in each of your turns choose one: pay 3 gold and an enemy player discards a random card, or move a hero who stands in a Town or Settlement to another Town or Settlement of yours.
homm3-building-inferno_brimstone_stormclouds = Brimstone Stormclouds
    .text = Put a Faction Cube here when you build it and at the start of each Astrologers’ Round; it holds up to 3. In a combat you may take off one cube for each spell you cast: the spell has 1 more power.

## Fortress
homm3-building-fortress_city_hall = City Hall
    .text = At the start of each Resource Round choose one: gain 5 gold, or trade resources as at a Trading Post.
homm3-building-fortress_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-fortress_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-fortress_den = Den
    .text = You can recruit your bronze units.
homm3-building-fortress_swamp_lairs = Swamp Lairs
    .text = You can recruit your silver units.
homm3-building-fortress_nest_upon_the_pond = Nest upon the Pond
    .text = You can recruit your gold units.
homm3-building-fortress_blood_obelisk = Blood Obelisk
    .text = At the start of each Resource Round, and after your Town was besieged, you may Search (4) your discard pile.
homm3-building-fortress_cage_of_warlords = Cage of Warlords
    .text = Put a Faction Cube here when you build it and at the start of each Resource Round; it holds up to 2. In a combat you may take cubes off: each gives a unit of yours 1 more attack or 1 more defense.

## Stronghold
homm3-building-stronghold_city_hall = City Hall
    .text = At the start of each Resource Round choose one: draw 2 cards, or gain 2 building materials.
homm3-building-stronghold_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-stronghold_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 6 gold buy a Search (2) of the Spell deck.
homm3-building-stronghold_barracks_tower = Barracks Tower
    .text = You can recruit your bronze units.
homm3-building-stronghold_fort_under_the_nest = Fort under the Nest
    .text = You can recruit your silver units.
homm3-building-stronghold_mountain_caves = Mountain Caves
    .text = You can recruit your gold units.
homm3-building-stronghold_hall_of_valhalla = Hall of Valhalla
    .text = Once per Round a unit of yours has 1 more attack for one attack.
homm3-building-stronghold_freelancers_guild = Freelancer’s Guild
    .text = You gain 1 gold for each combat you win against Neutral Units. When you recruit or reinforce, building materials and valuables may stand in for gold, one for one.

## Conflux
homm3-building-conflux_city_hall = City Hall
    .text = At the start of each Resource Round choose one: gain 4 gold, or Search (3) the Spell deck.
homm3-building-conflux_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-conflux_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-conflux_altars_of_air_and_water = Altars of Air and Water
    .text = You can recruit your bronze units.
homm3-building-conflux_altars_of_fire_and_earth = Altars of Fire and Earth
    .text = You can recruit your silver units.
homm3-building-conflux_magical_pyre = Magical Pyre
    .text = You can recruit your gold units.
homm3-building-conflux_magic_university = Magic University
    .text = Once per Round, when you would search the Spell deck, you may name a School of Magic instead. Discard cards of the deck until a Spell of that School appears, and take it.
homm3-building-conflux_garden_of_life = Garden of Life
    .text = At the start of each Round you may recruit Sprites, or reinforce them, for free.

## Cove
homm3-building-cove_city_hall = City Hall
    .text = At the start of each Resource Round choose one: gain 4 gold, or remove an Artifact from your hand and gain 1 experience.
homm3-building-cove_citadel = Citadel
    .text = You can reinforce units whose Dwelling stands. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-cove_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-cove_bay = Bay
    .text = You can recruit your bronze units.
homm3-building-cove_nests_towering_the_sea = Nests Towering the Sea
    .text = You can recruit your silver units.
homm3-building-cove_redoubted_vortex = Redoubted Vortex
    .text = You can recruit your gold units.
homm3-building-cove_thieves_guild = Thieves’ Guild
    .text = Once in each of your turns look at the top 2 cards of any deck, the decks of players included. Discard one of them and put the other back on top.
homm3-building-cove_pub = Pub
    .text = Once in each Astrologers’ Round reinforcing a unit costs 3 gold less.

## Questions: Town Boards
homm3-ask-building = { $building }: what do you do?
homm3-ask-population = Recruit and reinforce units, or finish.
homm3-ask-hire = Where does the Secondary Hero arrive?
homm3-ask-more-movement = Which hero has 1 more movement point?
homm3-ask-give-up-artifact = Which Artifact do you remove from the game?
homm3-ask-take-card = Which card of your discard pile do you take?
homm3-ask-school = You are about to search the Spell deck. You may name a School of Magic instead.
homm3-ask-draw-unit = From which deck do you draw a Neutral Unit?
homm3-ask-recruit-drawn = { $valuables ->
        [0] You have drawn { $troop }. Recruit them for { $gold } gold?
       *[other] You have drawn { $troop }. Recruit them for { $gold } gold and valuables: { $valuables }?
    }
homm3-ask-pass-gate = Which hero goes where?
homm3-ask-rob = Which player discards a random card?
homm3-ask-look-at = At which deck do you look?
homm3-ask-throw-off = Which card goes to the discard pile? The other one goes back on top.
homm3-ask-stand-in = { $gold } gold are still to be paid. Other resources may stand in for gold, one for one.

## Choices: Town Boards
homm3-option-build = Build { $building }
homm3-option-population = Recruit and reinforce units
homm3-option-hire = Hire a Secondary Hero for 10 gold
homm3-option-haven = { $field }
homm3-option-read-book = Buy a Search of the Spell deck
homm3-option-reinforce-cheaper = Reinforce { $troop } to a Pack, cheaper by { $building }
homm3-option-more-movement = { $hero }
homm3-option-give-up-artifact = Remove { $card }
homm3-option-take-card = Take { $card }
homm3-option-school = School of { $school }
homm3-option-draw-unit = Draw from the { $deck }
homm3-option-pass-gate = { $hero }: go to { $field }
homm3-option-rob = { $seat }
homm3-option-look-at = { $seat ->
        [none] Look at the { $deck }
       *[other] Look at the deck of { $seat }
    }
homm3-option-throw-off = Discard { $card }
homm3-option-throw-off-troop = Discard { $troop }
homm3-option-throw-off-week = Discard { $week }
homm3-option-throw-off-event = Discard { $event }
homm3-option-stand-in = Pay 1 in { $resource } in place of 1 gold
homm3-option-rest-in-gold = Pay all the rest in gold
homm3-option-want = Ask me: { $window }
homm3-option-unwant = Do not ask me: { $window }
homm3-window-announced = when a combat of mine is announced
homm3-window-others = when a combat of others is announced
homm3-window-turns = between the actions of others
homm3-window-closing = before the Round closes

## What buildings offer
homm3-use-gold-4 = gain 4 gold
homm3-use-gold-5 = gain 5 gold
homm3-use-gold-6 = gain 6 gold
homm3-use-valuables-1 = gain 1 valuable
homm3-use-materials-2 = gain 2 building materials
homm3-use-materials-3 = gain 3 building materials
homm3-use-movement = 1 more movement point for a hero
homm3-use-draw-1 = draw a card
homm3-use-draw-2 = draw 2 cards
homm3-use-trade = trade resources
homm3-use-search-spells-3 = Search (3) the Spell deck
homm3-use-artifact-xp = remove an Artifact for 1 experience
homm3-use-bronze-pack = reinforce a bronze unit for free
homm3-use-sell-artifact-2 = remove an Artifact for 2 gold
homm3-use-sell-artifact-4 = remove an Artifact for 4 gold
homm3-use-buy-artifact-6 = pay 6 gold and Search (2) the Artifact deck
homm3-use-buy-artifact-7 = pay 7 gold and Search (2) the Artifact deck
homm3-use-vortex = discard a card, reshuffle and Search (3) your deck
homm3-use-portal = draw a Neutral Unit and recruit it or not
homm3-use-exchange-two = discard up to 2 cards and draw as many
homm3-use-darken = the enemy discards a random card
homm3-use-find-necromancy = take Necromancy out of the Ability deck
homm3-use-take-specialty = take a Specialty card from your discard pile
homm3-use-take-statistic = take a Knowledge or Power card from your discard pile
homm3-use-rob = pay 3 gold, an enemy discards a random card
homm3-use-gate = move a hero to another Town or Settlement
homm3-use-look-at-two = look at the top 2 cards of a deck
homm3-use-free-recruit = recruit the unit for free
homm3-use-free-reinforce = reinforce the unit for free
homm3-use-cube-attack = take a cube off for 1 more attack
homm3-use-cube-defense = take a cube off for 1 more defense
homm3-use-cube-power = take a cube off for 1 more power
homm3-use-valhalla = 1 more attack

## Log: Town Boards
homm3-log-built = { $seat } builds { $building }.
homm3-log-hired = { $seat } gains a Secondary Hero at { $field }.
homm3-log-stored = { $building } of { $seat } now holds cubes: { $count }.
homm3-log-found-card = { $seat } takes { $card } out of the { $deck }.
homm3-log-found-none = { $seat } finds no { $card } in the { $deck }.
homm3-log-named-school = { $seat } names the School of { $school }.
homm3-log-drew-unit = { $seat } draws { $troop }.
homm3-log-sent-away = { $seat } does not recruit { $troop }. The card is discarded.
homm3-log-passed-gate = { $seat }: the { $hero } passes the Castle Gate to { $field }.
homm3-log-looked-at = { $other ->
        [none] { $seat } looks at 2 cards of the { $deck }.
       *[other] { $seat } looks at 2 cards of the deck of { $other }.
    }
homm3-log-laid-off-troop = { $seat } discards { $troop } from their deck.
homm3-log-laid-off-week = { $seat } discards { $week } from the Astrologers’ deck.
homm3-log-laid-off-event = { $seat } discards { $event } from the Event deck.
