### Heroes III in the browser: scenarios, the town, the hero and the army

## The town
web-homm3-town-switch = Map or Town Board
web-homm3-town-map = Map
web-homm3-town-yours = your Town, usable at any moment outside combat
web-homm3-town-once = each once per Round
web-homm3-town-build = Build
    .text = Once per Round you may pay for one building whose required buildings are in place (H3-7.6).
web-homm3-town-population = Population
    .text = Once per Round you may recruit and reinforce any number of units, or hire a Secondary Hero (H3-7.10).
web-homm3-town-book = Spell Book
    .text = Once per Round you may pay for a Search (2) of the Spell deck. You need a Mage Guild that was not built this Round (H3-7.14).
web-homm3-town-ready = ready
web-homm3-town-ready-for = ready, { $gold } gold
web-homm3-town-used = used
web-homm3-town-used-long = used this Round
web-homm3-town-in-use = being used
web-homm3-town-built = built
web-homm3-town-built-now = built this Round
web-homm3-town-usable = can be used now
web-homm3-town-stands = { $building } built
web-homm3-town-first = { $building } first
web-homm3-town-short = { $parts } short
web-homm3-town-short-part = { $resource ->
        [gold] { $count } gold
        [materials] { $count ->
            [one] { $count } material
           *[other] { $count } materials
        }
       *[valuables] { $count ->
            [one] { $count } valuable
           *[other] { $count } valuables
        }
    }
web-homm3-town-token-used = Build Token used
web-homm3-town-same-tile = same tile
web-homm3-town-income = Income
web-homm3-town-income-next = next in Round { $round }
web-homm3-town-income-all = Income: { $gold } gold, { $materials } building materials, { $valuables } valuables
# For instance: gold: 14, income 10
web-homm3-town-stock = { $resource }: { $have }, income { $income }
web-homm3-town-then = then { $count }

## Population
web-homm3-town-by-itself = each unit is paid for separately
web-homm3-town-population-for = What the token is used for
web-homm3-town-units-tab = Units
web-homm3-town-hire = Second hero, { $gold } gold
    .text = A Secondary Hero costs 10 gold and takes the Population Token. The hero arrives in a Town or Settlement of yours (H3-4.10).
web-homm3-town-not-built = { $building } not built
web-homm3-town-recruits = { $building } recruit, the Citadel reinforces
web-homm3-town-no-citadel = no Citadel: no reinforcing
web-homm3-town-gains = { $size }: { $text }
# For instance: attack 3
web-homm3-town-value = { $stat } { $value }
web-homm3-town-has = { $unit }: { $size }, in your army
web-homm3-town-price = { $valuables ->
        [0] { $gold } gold
        [one] { $gold } gold and 1 valuable
       *[other] { $gold } gold and { $valuables } valuables
    }
web-homm3-town-step = { $state ->
        [wanted] { $unit } as { $size } for { $price }, on the bill
        [via] { $unit } as { $size } for { $price }, on the bill
        [dear] { $unit } as { $size } for { $price }, too expensive now
        [closed] { $unit } as { $size } for { $price }, not possible now
       *[free] { $unit } as { $size } for { $price }
    }
web-homm3-town-recruit = recruit
web-homm3-town-reinforce = reinforce
web-homm3-town-bill = The bill
web-homm3-town-bill-step = { $step ->
        [recruit] { $unit }, recruit
       *[reinforce] { $by ->
            [none] { $unit }, reinforce
           *[other] { $unit }, reinforce ({ $by })
        }
    }
web-homm3-town-bill-total = Total
web-homm3-town-bill-left = { $valuables ->
        [none] Left of { $gold }
       *[other] Left of { $gold } and { $valuables }
    }
web-homm3-town-bill-nothing = no gold
web-homm3-town-bill-others = Other resources stand in for { $count } gold
web-homm3-town-rebate = { $building }: { $gold } gold less
web-homm3-town-trade = Trade
web-homm3-town-rate = { $sell } for { $buy }

## The hero and the army
web-homm3-town-hero = Your hero
web-homm3-town-hero-might = Might hero, hand limit { $limit }
web-homm3-town-hero-magic = Magic hero, hand limit { $limit }
web-homm3-town-xp = { $xp } of { $steps } experience
web-homm3-town-boots = { $hero ->
        [second] { $left ->
            [one] Secondary Hero: 1 movement point left
           *[other] Secondary Hero: { $left } movement points left
        }
       *[main] { $left ->
            [one] Main Hero: 1 movement point left
           *[other] Main Hero: { $left } movement points left
        }
    }
web-homm3-town-morale-positive = Morale +
web-homm3-town-morale-neutral = No morale
web-homm3-town-morale-negative = Morale −
web-homm3-town-expert = Expert { $count }
web-homm3-town-army = Army
web-homm3-town-units = { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
web-homm3-town-units-then = { $count ->
        [one] 1 unit, then { $then }
       *[other] { $count } units, then { $then }
    }
web-homm3-town-no-units = no unit
web-homm3-town-grows = Few, then Pack
web-homm3-town-joins = joins as { $size }

## The scenario
web-homm3-world-goal = Scenario
web-homm3-world-of-rounds = of { $rounds }
web-homm3-world-round-word = Round
web-homm3-world-week = Astrologers proclaim: { $week }
web-homm3-world-where = Round { $round } of { $rounds }
web-homm3-world-round = Round { $round }
web-homm3-world-level = level
# For instance: Castle, Catherine
web-homm3-world-side = { $faction }, { $hero }
web-homm3-world-fact-deck = Deck
web-homm3-world-fact-discard = Discard
web-homm3-world-fact-tiles = Tiles
web-homm3-world-fact-flags = Flags
web-homm3-world-fact-grail = has the Grail
web-homm3-world-fact-out = eliminated
web-homm3-world-tab-field = Field
web-homm3-world-tab-tile = Tile
web-homm3-world-tab-town = Town
web-homm3-world-in-combat = in combat
web-homm3-world-rolled = Dice rolled
web-homm3-world-wishes = Offer me Town actions: { $count } of { $all } moments

## The bar
web-homm3-world-setup = Setting up
web-homm3-world-turn = { $movement ->
        [0] Your turn, no movement left
       *[other] Your turn, { $movement } movement left
    }
web-homm3-world-turn-begins = Your turn begins
web-homm3-world-turn-ride = Your turn, a ride of { $cost } of { $movement } movement
web-homm3-world-turn-two = Your turn, { $main } and { $second } movement left
web-homm3-world-window = Someone else’s turn, Town actions
web-homm3-world-window-own = Your turn, Town actions before the combat
web-homm3-world-population = Population, once this Round, any number of units
web-homm3-world-turning = Tile revealed, rotate it as you like
web-homm3-world-ask-turn = { $which ->
        [second] Where does the Secondary Hero ride?
       *[main] Where does { $hero } ride?
    }
web-homm3-world-ask-town = What do you build or recruit?
web-homm3-world-ask-rest = What else do you do?
web-homm3-world-ask-population = Recruit and reinforce
web-homm3-world-ask-rotate = Which way round does the tile go?
web-homm3-world-do-go = { $empty ->
        [yes] { $meeting ->
            [hero] Ride to the empty Field and attack { $other }
            [friend] Ride to { $other } on the empty Field
            [army] Ride to the empty Field and fight the army there: { $other }
            [fight] Ride to the empty Field and fight
            [quick] Ride to the empty Field; the guards flee
           *[none] Ride to the empty Field
        }
       *[no] { $meeting ->
            [hero] Ride to the { $field } and attack { $other }
            [friend] Ride to { $other } at the { $field }
            [army] Ride to the { $field } and fight the army there: { $other }
            [fight] Ride to the { $field } and fight
            [quick] Ride to the { $field }; the guards flee
           *[none] Ride to the { $field }
        }
    }
web-homm3-world-do-revisit = { $empty ->
        [yes] Stay on the empty Field
       *[no] Visit the { $field } again
    }
web-homm3-world-do-discover = Reveal the { $numerals } tile
web-homm3-world-do-place = Place a { $kind } there
web-homm3-world-do-rotate = Place the tile like this
web-homm3-world-do-rotate-beside = { $empty ->
        [empty] Place it with an empty Field next to you
        [blocked] Place it with a Blocked Field next to you
       *[no] Place it with the { $location } next to you
    }
web-homm3-world-do-build = Build the { $building }
web-homm3-world-do-population = Recruit and reinforce units
web-homm3-world-do-book = Pay { $gold } gold for a Search of the Spell deck
web-homm3-world-do-exchange = Exchange { $sell } for { $buy }
web-homm3-world-bill-recruit = Recruit { $recruits }
web-homm3-world-bill-reinforce = Reinforce { $reinforces }
web-homm3-world-bill-both = Recruit { $recruits }; reinforce { $reinforces }
web-homm3-world-short-hire = Second hero
web-homm3-world-short-revisit = Visit again

web-homm3-world-verb-build = Build
web-homm3-world-verb-buy = Buy
web-homm3-world-verb-discover = Discover it
web-homm3-world-verb-done = Done
web-homm3-world-verb-draw-all = Draw to the limit
web-homm3-world-verb-draw-none = Draw no more
web-homm3-world-verb-draw-one = Draw one
web-homm3-world-verb-end-turn = End turn
web-homm3-world-verb-exchange = Exchange
web-homm3-world-verb-fight = Fight
web-homm3-world-verb-give = Give
web-homm3-world-verb-give-up = Give up the hero
web-homm3-world-verb-lay = Place the tile
web-homm3-world-verb-look = Look
web-homm3-world-verb-muster = Recruit
web-homm3-world-verb-pay = Pay { $gold } gold
web-homm3-world-verb-pay-both = Pay { $gold } gold, { $valuables } valuables
web-homm3-world-verb-pay-short = Pay
web-homm3-world-verb-place = Place
web-homm3-world-verb-raise = Raise
web-homm3-world-verb-reinforce = Reinforce
web-homm3-world-verb-remove = Remove
web-homm3-world-verb-ride = Ride
web-homm3-world-verb-roll = Roll
web-homm3-world-verb-search = Search
web-homm3-world-verb-sell = Sell
web-homm3-world-verb-take = Take
web-homm3-world-verb-trade = Trade
web-homm3-world-verb-use = Use
web-homm3-world-verb-visit = Visit
web-homm3-world-verb-yield = Yield the Field

## Places
# For instance: Mine (gold)
web-homm3-world-mine = Mine ({ $resource })
# For instance: Settlement III
web-homm3-world-chip-guarded = { $field } { $level }
# For instance: Artifact II, west
web-homm3-world-chip-side = { $field }, { $side }
web-homm3-world-chip-tile = tile { $numerals }
web-homm3-world-chip-slot = new tile
web-homm3-world-north-east = northeast
web-homm3-world-east = east
web-homm3-world-south-east = southeast
web-homm3-world-south-west = southwest
web-homm3-world-west = west
web-homm3-world-north-west = northwest
web-homm3-world-face-down = Face-down tile
web-homm3-world-guards = Guards of difficulty { $level }.
web-homm3-world-tile-back = The back shows { $numerals }, the difficulty of its guards.
web-homm3-world-hero = Level { $level }, experience { $xp }. Hand limit { $limit }, expert uses left: { $experts }.

## The log
web-homm3-world-log-round = Round { $number }
web-homm3-world-log-turn = { $own ->
        [yes] Your turn
       *[no] { $seat }’s turn
    }
web-homm3-world-rider = { $which ->
        [second] { $seat }’s Secondary Hero
       *[main] { $hero }
    }
web-homm3-world-log-went = { $empty ->
        [yes] { web-homm3-world-rider } rides to an empty Field.
       *[no] { web-homm3-world-rider } rides to the { $location }.
    }
web-homm3-world-log-visited = { web-homm3-world-rider } visits the { $location }.
web-homm3-world-log-flagged = { $seat } flags the { $location }.
web-homm3-world-log-enemy-flagged = The enemy flags the { $location }.
web-homm3-world-log-retreated = { $empty ->
        [yes] { web-homm3-world-rider } retreats to an empty Field.
       *[no] { web-homm3-world-rider } retreats to the { $location }.
    }
web-homm3-world-log-refuge = { web-homm3-world-rider } finds refuge at the { $location }.
web-homm3-world-log-hired = { $seat } gains a Secondary Hero at the { $location }.
web-homm3-world-guard-level = { $level ->
        [none] { "" }
       *[other] { " " }({ $level })
    }
web-homm3-world-log-announced = { $foe ->
        [guards] { $empty ->
            [yes] { web-homm3-world-rider } attacks the guards{ web-homm3-world-guard-level } on an empty Field.
           *[no] { web-homm3-world-rider } attacks the guards{ web-homm3-world-guard-level } at the { $location }.
        }
        [units] { $rover ->
            [none] { web-homm3-world-rider } attacks the defenders at the { $location }.
           *[other] An enemy army attacks the defenders at the { $location }: { $rover }.
        }
        [rover] { $empty ->
            [yes] { web-homm3-world-rider } attacks an army on an empty Field.
           *[no] { web-homm3-world-rider } attacks an army at the { $location }.
        }
       *[other] { $rover ->
            [none] { $empty ->
                [yes] { web-homm3-world-rider } attacks a hero on an empty Field.
               *[no] { web-homm3-world-rider } attacks a hero at the { $location }.
            }
           *[other] { $empty ->
                [yes] An enemy army attacks a hero on an empty Field: { $rover }.
               *[no] An enemy army attacks a hero at the { $location }: { $rover }.
            }
        }
    }
web-homm3-world-log-rover-went = { $empty ->
        [yes] An enemy army goes to an empty Field: { $rover } (H3-10.121).
       *[no] An enemy army goes to the { $location }: { $rover } (H3-10.121).
    }
web-homm3-world-log-portal = { web-homm3-world-rider } goes through a portal to the { $location }.
web-homm3-world-log-passed-gate = { web-homm3-world-rider } passes through the Castle Gate to the { $location }.
web-homm3-world-log-discovered = { $seat } reveals a { $numerals } tile.
web-homm3-world-log-placed-tile = { $seat } places a { $numerals } tile.
web-homm3-world-log-turned-up = A { $numerals } tile is revealed.

# Where something is, in a sentence
web-homm3-world-place = { $what ->
        [empty] an empty Field
        [hidden] a face-down tile
       *[other] the { $location }
    }

## The whole table in one paragraph
web-homm3-world-tell-round = { $rounds ->
        [none] { $name }, Round { $round }.
       *[other] { $name }, Round { $round } of { $rounds }.
    }{ $active ->
        [none] { "" }
       *[other] { " " }{ $active }’s turn.
    }
web-homm3-world-tell-realm = { $seat }: { $faction }, { $hero }, level { $level }. { $field ->
        [none] The Main Hero is not on the map.
       *[other] The Main Hero is at { $field }.
    }{ $second ->
        [none] { "" }
       *[other] { " " }The Secondary Hero is at { $second }.
    } Gold { $gold }, building materials { $materials }, valuables { $valuables }, flags { $flags }. { $buildings ->
        [none] No buildings.
       *[other] Buildings: { $buildings }.
    } Army: { $army }.
web-homm3-world-tell-army = { $army } at { $field }.

## The goal and the end
web-homm3-world-of = of
web-homm3-goal-won = How it is won
web-homm3-goal-lost = How it is lost
web-homm3-goal-always = Whoever is left when all enemies are eliminated wins at once.
web-homm3-goal-rules = Rules of this scenario
web-homm3-count = Count
