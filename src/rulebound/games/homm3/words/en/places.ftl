### Heroes of Might and Magic III: the Locations of the map, trading, and what happens in a turn

## Locations of the core box
homm3-location-empty = Empty Field
    .text = Nothing happens here.
homm3-location-blocked = Blocked Field
    .text = No hero can enter. A hero who stands here may leave.
homm3-location-town = Town
    .text = Flag it. Its owner hires Secondary Heroes here, and their beaten Main Hero finds refuge here. Whoever flags an enemy Town takes a Faction Cube of its first owner, who keeps the Town Board.
homm3-location-settlement = Settlement
    .text = Flag it. Raise one production by a space, or reinforce a bronze or silver unit for half its price, rounded up. The first to flag it gains the production at once, or reinforces for free. Heroes are hired here and find refuge.
homm3-location-mine = Mine
    .text = Flag it: your production rises by what is printed. The first to flag it gains as much at once.
homm3-location-resource_symbol = Resources
    .text = Roll the printed number of Resource dice and receive one of them.
homm3-location-treasure_symbol = Treasure
    .text = Roll the printed number of Treasure dice and resolve one of them.
homm3-location-artifact_symbol = Artifact
    .text = You may Search (2) the Artifact deck.
homm3-location-water_wheel = Water Wheel
    .text = Gain 3 gold.
homm3-location-windmill = Windmill
    .text = Gain 1 valuable.
homm3-location-mystical_garden = Mystical Garden
    .text = Gain 2 gold or 1 valuable.
homm3-location-learning_stone = Learning Stone
    .text = Your Main Hero gains 1 experience.
homm3-location-temple = Temple
    .text = Gain positive morale.
homm3-location-fountain_of_youth = Fountain of Youth
    .text = Gain positive morale. The visiting hero has 1 more movement point this turn.
homm3-location-warriors_tomb = Warrior’s Tomb
    .text = You may Search (2) the Artifact deck twice. If you do, you lose morale twice.
homm3-location-shrine_of_magic_gesture = Shrine of Magic Gesture
    .text = You may Search (2) the Spell deck.
homm3-location-shrine_of_magic_incantation = Shrine of Magic Incantation
    .text = You may pay 3 gold to Search (2) the Spell deck.
homm3-location-pandoras_box = Pandora’s Box
    .text = Roll 2 Treasure dice or 2 Resource dice and resolve one of them.
homm3-location-tree_of_knowledge = Tree of Knowledge
    .text = You may pay 3 valuables or 10 gold: your Main Hero gains 2 experience.
homm3-location-witch_hut = Witch Hut
    .text = Remove an Ability card from your hand. Or look at the top card of the Ability deck and keep or discard it.
homm3-location-magic_spring = Magic Spring
    .text = You may take one of the top 3 cards of your discard pile into your hand. The others go back on top in any order.
homm3-location-redwood_observatory = Redwood Observatory
    .text = Reveal a face-down tile adjacent to this tile. It costs no movement point.
homm3-location-trading_post = Trading Post
    .text = Trade by the table, or remove a card from your hand for 1 gold, or buy a War Machine. Specialties, Statistics, Magic Arrows and the starting Ability cannot be removed.
homm3-location-closed_trading_post = Closed Trading Post
    .text = Everyone trades at all times, so nobody trades here. You may Search (1) the Artifact deck.
homm3-location-stables = Stables
    .text = The visiting hero has 1 more movement point this turn.
homm3-location-sanctuary = Sanctuary
    .text = Heroes here cannot be attacked. Other heroes may pass, but not stop.
homm3-location-obelisk = Obelisk
    .text = Flag it. Cubes of several players may lie here. The scenario says what it does.
homm3-location-dragon_utopia = Dragon Utopia
    .text = Flag it. The scenario says what it does.
homm3-location-grail = Grail
    .text = Gain the Grail Token if it is not in the game yet. The scenario says what it does.

## Locations of the expansions
homm3-location-war_machine_factory = War Machine Factory
    .text = You may buy a War Machine at its lower price.
homm3-location-scholar = Scholar
    .text = Roll an Attack die. On +1 gain any Statistic card, or remove one from your hand. On 0 draw 2 cards of the Ability deck and keep one. On −1 draw 2 cards of the Spell deck and keep one.
homm3-location-star_axis = Star Axis
    .text = Flag it; cubes of several players may lie here. You may remove a Statistic card from your hand and gain the Empowered one of its type.
homm3-location-random_town = Random Town
    .text = When its tile is revealed, the highest roll chooses a faction that nobody plays. Its units guard the Town behind Walls and a Gate. Flag it: your production rises by 10 gold, and the first to flag it gains 10 gold at once. It counts as a Settlement.
homm3-location-black_market = Black Market
    .text = Look at the top 4 cards of the Artifact discard pile. You may buy one: 5 gold for a minor one, 7 for a major one, 10 for a relic.
homm3-location-library_of_enlightenment = Library of Enlightenment
    .text = Up to twice per visit: pay 3 gold and replace a Statistic card in your hand or discard pile with another one.
homm3-location-tavern = Tavern
    .text = You may pay 7 gold for a Secondary Hero, who appears here. Then an enemy of your choice discards a random card.
homm3-location-university = University
    .text = You may pay 6 gold to take one of the top 4 cards of the Ability discard pile.
homm3-location-market_of_time = Market of Time
    .text = You may remove a card from your hand to Search (2) the Ability, Spell or Artifact deck.
homm3-location-hill_fort = Hill Fort
    .text = You may reinforce a bronze or silver unit for 3 gold less.
homm3-location-prison = Prison
    .text = Gain a Secondary Hero, who appears here. If you cannot have another one, gain 3 gold.
homm3-location-cyclops_stockpile = Cyclops Stockpile
    .text = Two Cyclopes guard it in place of an azure unit. Roll 4 Resource dice and receive all of them.
homm3-location-elemental_conflux = Elemental Conflux
    .text = For each of your Dwellings reveal cards of the neutral deck of its tier until Elementals appear. You may recruit one of them for its price. The cards are shuffled back.
homm3-location-faerie_ring = Faerie Ring
    .text = You may remove an Ability, Artifact or Spell card from your hand, but not your starting Ability, to Search (2) the deck it belongs to.
homm3-location-grave = Grave
    .text = Lose morale and gain 3 gold. You may Search (1) the Artifact deck.

## Locations at sea
homm3-location-buoy = Buoy
    .text = Gain positive morale.
homm3-location-derelict_ship = Derelict Ship
    .text = You may Search (2) the Artifact deck. If you do, gain 2 gold.
homm3-location-flotsam = Flotsam
    .text = Gain 2 building materials.
homm3-location-jetsam = Jetsam
    .text = Roll an Attack die. On +1 roll 2 Resource dice and receive both, on 0 roll one. On −1 you find nothing.
homm3-location-mermaid = Mermaid
    .text = Gain positive morale. The visiting hero has 1 more movement point this turn.
homm3-location-sea_barrel = Sea Barrel
    .text = Roll a Resource die and receive it.
homm3-location-sea_chest = Sea Chest
    .text = Roll an Attack die. On +1 you may Search (1) the Artifact deck, on 0 gain 5 gold. On −1 you find nothing.
homm3-location-shipwreck = Shipwreck
    .text = Roll 2 Resource dice and receive both.
homm3-location-shipwreck_survivor = Shipwreck Survivor
    .text = You may Search (2) the Artifact deck.
homm3-location-temple_of_the_sea = Temple of the Sea
    .text = Gain 10 gold. You may Search (2) the Artifact deck twice.

## Words of the map
homm3-hero-main = Main Hero
homm3-hero-second = Secondary Hero
homm3-resource-gold = gold
homm3-resource-materials = building materials
homm3-resource-valuables = valuables
homm3-die-resource = Resource dice
homm3-die-treasure = Treasure dice
homm3-face-gold-3 = 3 gold
homm3-face-gold-6 = 6 gold
homm3-face-materials-2 = 2 building materials
homm3-face-materials-4 = 4 building materials
homm3-face-valuables-1 = 1 valuable
homm3-face-valuables-2 = 2 valuables
homm3-face-xp = 1 experience
homm3-face-artifact = a Search of the Artifact deck
homm3-face-one = one Resource die
homm3-face-two = the better of two Resource dice
homm3-sell-gold-2 = 2 gold
homm3-sell-gold-6 = 6 gold
homm3-sell-materials-1 = 1 building material
homm3-sell-materials-3 = 3 building materials
homm3-sell-valuables-1 = 1 valuable
homm3-buy-gold-1 = 1 gold
homm3-buy-gold-3 = 3 gold
homm3-buy-materials-1 = 1 building material
homm3-buy-materials-2 = 2 building materials
homm3-buy-valuables-1 = 1 valuable
homm3-zone-hand = hand
homm3-zone-discard = discard pile
homm3-kind-starting = Starting tile
homm3-kind-far = Far tile
homm3-kind-near = Near tile
homm3-kind-center = Center tile
homm3-by-swift_weasel = the week of the Swift Weasel

## Questions: the setup
homm3-ask-bonus = { $bonus ->
        [easy] Choose your starting bonus: roll two Resource dice and resolve both, or Search (2) the Artifact deck twice.
        [normal] Choose your starting bonus: roll two Resource dice and resolve one, or Search (2) the Artifact deck.
       *[hard] Choose your starting bonus: roll a Resource die, or gain the first minor Artifact of the deck.
    }
homm3-ask-start-few = Choose a unit to start with. It starts as a Few.
homm3-ask-start-pack = Choose a unit to start with. It starts as a Pack.
homm3-ask-rotate = Which way round does tile { $tile } go?

## Questions: the turn
homm3-ask-order = Your team begins its turns of this Round. Who goes first?
homm3-ask-refresh = You hold { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }; the limit is { $limit }. Discard what you do not want.
homm3-ask-draw = { $left ->
        [one] You may draw a card.
       *[other] You may draw up to { $left } cards.
    }
homm3-ask-turn-begins = Your turn begins. Do you use this building?
homm3-ask-turn = { $movement ->
        [0] It is your turn. Your Main Hero has no movement points left.
        [one] It is your turn. Your Main Hero has 1 movement point.
       *[other] It is your turn. Your Main Hero has { $movement } movement points.
    }
homm3-ask-between = Another player has acted. You may take Town actions now.
homm3-ask-closing = The Round is about to close. You may take Town actions now.
homm3-ask-announced = A combat is announced. You may take Town actions before it.
homm3-ask-give-up = Your Secondary Hero is attacked. Fight, or give the hero up without a battle?
homm3-ask-defend = A hero enters your Field, and none of yours is there. Pay 8 gold to defend it with your units?
homm3-ask-refuge = Your Main Hero is beaten. Where does the hero find refuge?

## Questions: Fields
homm3-ask-visit = { $location }: what do you do?
homm3-ask-settlement = You have flagged a Settlement. Which production rises, or which unit do you reinforce?
homm3-ask-may-search = Search ({ $count }) the { $deck }?
homm3-ask-may-reinforce = You may reinforce a unit.
homm3-ask-observatory = Which tile do you reveal?
homm3-ask-die = Which die do you resolve?
homm3-ask-reroll-dice = Your dice show: { $faces }. Reroll one, or keep them.
homm3-ask-second-token = You are about to gain positive morale and have it already. Spend it first?
homm3-ask-take-back = Take one of these cards from your discard pile.
homm3-ask-put-back = Which card goes back on your discard pile next?
homm3-ask-black-market = { $cards ->
        [none] There is nothing for sale.
       *[other] For sale: { $cards }. Buy one, or leave.
    }
homm3-ask-factory = Buy a War Machine, or leave.
homm3-ask-random-town = Your roll was the highest. Which faction holds the Random Town?
homm3-ask-garrison = Which bronze unit defends the Random Town?

## Questions: trading
homm3-ask-trading-post = What do you do at the Trading Post?
homm3-ask-exchange = What do you exchange?
homm3-ask-gift = What do you give, and to whom?
homm3-ask-offer = Which card do you offer { $seat }? Everyone sees it.
homm3-ask-answer = { $seat } offers you { $card } for a Spell or an Artifact. Offer one in return, or decline. Everyone sees it.
homm3-ask-agree = { $seat } offers you { $card } in return. Do you swap?

## Choices: the setup and the turn
homm3-option-bonus-resources = Roll for resources
homm3-option-bonus-artifacts = Gain Artifacts
homm3-option-start-unit = { $troop }
homm3-option-rotate = Rotate it by { $turn } × 60°
homm3-option-goes-first = { $seat }
homm3-option-draw-all = Draw up to the limit
homm3-option-draw-one = Draw one card
homm3-option-draw-none = Draw no more
homm3-option-go = { $hero } to { $field }
homm3-option-revisit = { $hero }: visit this Field again
homm3-option-discover = { $hero ->
        [none] Reveal the tile at { $tile }
       *[other] { $hero }: reveal the tile at { $tile }
    }
homm3-option-place = { $kind ->
        [none] { $hero ->
            [none] Place a tile at { $slot }
           *[other] { $hero }: place a tile at { $slot }
        }
       *[other] { $hero ->
            [none] Place a tile at { $slot }: { $kind }
           *[other] { $hero }: place a tile at { $slot }: { $kind }
        }
    }
homm3-option-use-building = Use { $building }: { $use }
homm3-option-end-turn = End your turn
homm3-option-fight = Fight
homm3-option-give-up = Give the hero up
homm3-option-pay-defense = Pay 8 gold and defend
homm3-option-yield = Yield the Field
homm3-option-refuge = Go to { $field }

## Choices: Fields
homm3-option-raise-income = Raise your production: { $resource }
homm3-option-garden-gold = Gain 2 gold
homm3-option-garden-valuables = Gain 1 valuable
homm3-option-pay-valuables = Pay 3 valuables
homm3-option-pay-gold = Pay 10 gold
homm3-option-roll = Roll 2 { $die }
homm3-option-die = { $face }
homm3-option-keep-token = Keep the morale you have
homm3-option-search = Search the deck
homm3-option-search-deck = Search the { $deck }
homm3-option-look-discards = Look at your top discards
homm3-option-put-back = { $card }
homm3-option-remove = Remove { $card } from the game
homm3-option-gain-card = Gain { $card }
homm3-option-empower = Replace { $card } with its Empowered card
homm3-option-study = Pay 3 gold and replace { $card } in your { $zone }
homm3-option-study-abilities = Pay 6 gold and look at the Ability discards
homm3-option-buy-card = Buy { $card }
homm3-option-hire-here = Pay 7 gold for a Secondary Hero
homm3-option-discards-random = { $seat } discards a random card
homm3-option-faction = { $faction }
homm3-option-guard = { $troop }

## Choices: trading
homm3-option-trade = Trade by the table
homm3-option-exchange = { $sell } for { $buy }
homm3-option-done = Done
homm3-option-sell-card = Remove { $card } for 1 gold
homm3-option-buy-machine = Buy { $card }
homm3-option-give = Give resources
homm3-option-gift = Give { $seat }: { $count } { $resource }
homm3-option-swap = Offer { $seat } a card
homm3-option-offer = Offer { $card }
homm3-option-agree = Swap

## Log: Rounds, turns, ways
homm3-log-round = Round { $number } begins.
homm3-log-turn = { $seat } begins a turn.
homm3-log-timed-event = An event of the scenario happens.
homm3-log-used-building = { $seat } uses { $building }.
homm3-log-reshuffled = The { $deck } is shuffled with its discard pile.
homm3-log-went = { $seat }: the { $hero } goes to { $field }.
homm3-log-moves-on = { $amount ->
        [one] { $seat }: the { $hero } gains 1 movement point.
       *[other] { $seat }: the { $hero } gains { $amount } movement points.
    }
homm3-log-discovered = { $seat } reveals tile { $tile } at { $field }.
homm3-log-placed-tile = { $seat } places tile { $tile } at { $field }.
homm3-log-rotated = { $turn ->
        [0] { $seat } leaves tile { $tile } as it lies.
       *[other] { $seat } turns tile { $tile } by { $turn } sixths.
    }

## Log: Fields
homm3-log-visited = { $seat }: the { $hero } visits { $location } at { $field }.
homm3-log-flagged = { $seat } flags { $location } at { $field }.
homm3-log-enemy-flagged = The enemy flags { $location } at { $field }.
homm3-log-cubes-lifted = { $location ->
        [none] Black Cubes are taken off the map.
       *[other] Black Cubes are taken off these Locations: { $location }.
    }
homm3-log-production = { $seat }: production of { $resource } { $amount }.
homm3-log-paid = { $seat } pays { homm3-amounts }.
homm3-log-lost = { $seat } loses { $resource ->
        [gold] { $amount } gold
        [valuables] { $amount ->
            [one] { $amount } valuable
           *[other] { $amount } valuables
        }
       *[other] { $amount ->
            [one] { $amount } building material
           *[other] { $amount } building materials
        }
    }.
homm3-log-rolled-dice = { $seat } rolls: { $faces }.
homm3-log-rerolled-dice = { $seat } rerolls. The dice now show: { $faces }.
homm3-log-removed = { $seat } removes { $card } from the game.
homm3-log-gained-card = { $seat } gains { $card }.
homm3-log-grail = { $seat } gains the Grail Token.
homm3-log-random-town = { $seat } gives the Random Town at { $field } to a faction: { $faction }.
homm3-log-revealed-units = { $seat } reveals: { $troops }.
homm3-log-joined = { $pack ->
        [0] { $troop } (Few) join { $seat }.
       *[1] { $troop } (Pack) join { $seat }.
    }
homm3-log-left = { $troop } leave { $seat }.
homm3-log-weakened = { $unit } become a Few.
homm3-log-restored = { $seat } has no units left and starts fresh with: { $troops }.

## Log: combats on the map
homm3-log-announced = { $rover ->
        [none] { $foe ->
            [guards] { $seat } attacks the guards at { $field }. Their difficulty is { $level }.
            [units] { $seat } attacks the Field of another player at { $field }.
            [rover] { $seat } attacks an army at { $field }.
           *[other] { $seat } attacks a hero at { $field }.
        }
       *[other] An enemy army attacks at { $field }: { $rover }.
    }
homm3-log-quick-combat = The guards of difficulty { $level } flee from { $seat }.
homm3-log-gave-up = { $seat } gives the Secondary Hero up.
homm3-log-hero-lost = The Secondary Hero of { $seat } leaves the map.
homm3-log-retreated = { $seat }: the { $hero } retreats to { $field }.
homm3-log-refuge = The Main Hero of { $seat } finds refuge at { $field }.
homm3-log-cube = { $seat } takes a Faction Cube of { $other }.
homm3-log-eliminated = { $seat } is eliminated.
homm3-log-rover-beaten = An enemy army is beaten and leaves the map.

## Log: trading
homm3-log-exchanged = { $seat } exchanges { $sell ->
        [gold] { $give } gold
        [materials] { $give ->
            [one] { $give } building material
           *[other] { $give } building materials
        }
       *[valuables] { $give ->
            [one] { $give } valuable
           *[other] { $give } valuables
        }
    } for { $buy ->
        [gold] { $get } gold
        [materials] { $get ->
            [one] { $get } building material
           *[other] { $get } building materials
        }
       *[valuables] { $get ->
            [one] { $get } valuable
           *[other] { $get } valuables
        }
    }.
homm3-log-bought-machine = { $seat } buys { $card }.
homm3-log-gave = { $seat } gives { $to } { $resource ->
        [gold] { $amount } gold
        [valuables] { $amount ->
            [one] { $amount } valuable
           *[other] { $amount } valuables
        }
       *[other] { $amount ->
            [one] { $amount } building material
           *[other] { $amount } building materials
        }
    }.
homm3-log-gave-unit = { $seat } gives { $to } a unit: { $troop }.
homm3-log-gave-card = { $seat } gives { $to } a card: { $card }.
homm3-log-offered = { $seat } offers { $card }.
homm3-log-swap-refused = { $seat } and { $to } swap no cards.
