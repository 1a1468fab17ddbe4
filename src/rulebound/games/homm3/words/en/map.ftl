### Heroes of Might and Magic III: the map, its Towns and what happens in a turn

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
       *[hard] Choose your starting bonus: roll a Resource die, or gain the first minor Artifact in the deck.
    }
homm3-ask-start-few = Choose a unit to start with. It starts as a Few.
homm3-ask-start-pack = Choose a unit to start with. It starts as a Pack.
homm3-ask-rotate = Which way round does tile { $tile } go?

## Questions: the turn
homm3-ask-order = Your team’s turns this Round are about to begin. Who goes first?
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
homm3-ask-closing = The Round is about to end. You may take Town actions now.
homm3-ask-announced = A combat is announced. You may take Town actions first.
homm3-ask-give-up = Your Secondary Hero is attacked. Fight, or give up the hero without a battle?
homm3-ask-defend = A hero enters your Field, and none of yours is there. Pay 8 gold to defend it with your units?
homm3-ask-refuge = Your Main Hero is beaten. Where does the hero find refuge?

## Questions: Fields
homm3-ask-visit = { $location }: what do you do?
homm3-ask-settlement = You have flagged a Settlement. Which production do you raise, or which unit do you reinforce?
homm3-ask-may-search = Search ({ $count }) the { $deck }?
homm3-ask-may-reinforce = You may reinforce a unit.
homm3-ask-observatory = Which tile do you reveal?
homm3-ask-die = Which die do you resolve?
homm3-ask-reroll-dice = Your dice show { $faces }. Reroll one, or keep them.
homm3-ask-second-token = You are about to gain positive morale but already have it. Spend it first?
homm3-ask-take-back = Take one of these cards from your discard pile.
homm3-ask-put-back = Which card goes back on your discard pile next?
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
homm3-option-give-up = Give up the hero
homm3-option-pay-defense = Pay 8 gold and defend
homm3-option-yield = Yield the Field
homm3-option-refuge = Go to { $field }

## Choices: Fields
homm3-option-raise-income = Raise your production: { $resource }
homm3-option-roll = Roll 2 { $die }
homm3-option-die = { $face }
homm3-option-keep-token = Keep the morale you have
homm3-option-search = Search the deck
homm3-option-search-deck = Search the { $deck }
homm3-option-put-back = { $card }
homm3-option-remove = Remove { $card } from the game
homm3-option-gain-card = Gain { $card }
homm3-option-empower = Replace { $card } with its Empowered card
homm3-option-faction = { $faction }
homm3-option-guard = { $troop }

## Choices: trading
homm3-option-trade = Use the trade table
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
homm3-log-turn = { $seat }’s turn begins.
homm3-log-timed-event = A scenario event happens.
homm3-log-used-building = { $seat } uses { $building }.
homm3-log-reshuffled = The { $deck } is shuffled with its discard pile.
homm3-log-went = { $seat }’s { $hero } goes to { $field }.
homm3-log-moves-on = { $amount ->
        [one] { $seat }’s { $hero } gains 1 movement point.
       *[other] { $seat }’s { $hero } gains { $amount } movement points.
    }
homm3-log-discovered = { $seat } reveals tile { $tile } at { $field }.
homm3-log-placed-tile = { $seat } places tile { $tile } at { $field }.
homm3-log-rotated = { $turn ->
        [0] { $seat } leaves tile { $tile } as it lies.
       *[other] { $seat } rotates tile { $tile } by { $turn } × 60°.
    }

## Log: Fields
homm3-log-visited = { $seat }’s { $hero } visits { $location } at { $field }.
homm3-log-flagged = { $seat } flags { $location } at { $field }.
homm3-log-enemy-flagged = The enemy flags { $location } at { $field }.
homm3-log-cubes-lifted = { $location ->
        [none] Black Cubes are taken off the map.
       *[other] Black Cubes are taken off these Locations: { $location }.
    }
homm3-log-production = { $seat }’s production of { $resource } changes by { $amount }.
homm3-log-paid = { $seat } pays { homm3-amounts }.
homm3-log-lost = { $amount ->
        [0] { $seat } has no { $resource } to lose.
       *[other] { $seat } loses { $resource ->
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
    }
homm3-log-rolled-dice = { $seat } rolls { $faces }.
homm3-log-rerolled-dice = { $seat } rerolls. The dice now show { $faces }.
homm3-log-removed = { $seat } removes { $card } from the game.
homm3-log-gained-card = { $seat } gains { $card }.
homm3-log-grail = { $seat } gains the Grail Token.
homm3-log-random-town = { $seat } gives the Random Town at { $field } to { $faction }.
homm3-log-revealed-units = { $seat } reveals { $troops }.
homm3-log-joined = { $pack ->
        [0] { $troop } (Few) join { $seat }.
       *[1] { $troop } (Pack) join { $seat }.
    }
homm3-log-left = { $troop } leave { $seat }.
homm3-log-weakened = { $unit } become a Few.
homm3-log-restored = { $seat } has no units left and starts fresh with { $troops }.

## Log: combats on the map
homm3-log-announced = { $rover ->
        [none] { $foe ->
            [guards] { $level ->
                [0] { $seat } attacks the guards at { $field }.
               *[other] { $seat } attacks the guards of difficulty { $level } at { $field }.
            }
            [units] { $seat } attacks another player’s Field at { $field }.
            [rover] { $seat } attacks an army at { $field }.
           *[other] { $seat } attacks a hero at { $field }.
        }
       *[other] An enemy army attacks at { $field }: { $rover }.
    }
homm3-log-quick-combat = The guards of difficulty { $level } flee from { $seat }.
homm3-log-gave-up = { $seat } gives up the Secondary Hero.
homm3-log-hero-lost = { $seat }’s Secondary Hero leaves the map.
homm3-log-retreated = { $seat }’s { $hero } retreats to { $field }.
homm3-log-refuge = { $seat }’s Main Hero finds refuge at { $field }.
homm3-log-cube = { $seat } takes one of { $other }’s Faction Cubes.
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
homm3-log-gave-unit = { $seat } gives { $troop } to { $to }.
homm3-log-gave-card = { $seat } gives { $card } to { $to }.
homm3-log-offered = { $seat } offers { $card }.
homm3-log-swap-refused = { $seat } and { $to } don’t swap cards.

## Questions: Town Boards
homm3-ask-population = Recruit and reinforce units, or finish.
homm3-ask-hire = Where does the Secondary Hero arrive?
homm3-ask-stand-in = { $gold } gold is still to be paid. Other resources may stand in for gold, one for one.

## Choices: Town Boards
homm3-option-build = Build { $building }
homm3-option-population = Recruit and reinforce units
homm3-option-hire = Hire a Secondary Hero for 10 gold
homm3-option-haven = { $field }
homm3-option-read-book = Buy a Search of the Spell deck
homm3-option-reinforce-cheaper = Reinforce { $troop } to a Pack, cheaper thanks to { $building }
homm3-option-stand-in = Pay 1 of your { $resource } instead of 1 gold
homm3-option-rest-in-gold = Pay the rest in gold
homm3-option-want = Ask me { $window }
homm3-option-unwant = Don’t ask me { $window }
homm3-window-announced = when a combat of mine is announced
homm3-window-others = when a combat between others is announced
homm3-window-turns = between other players’ actions
homm3-window-closing = before the Round ends

## Log: Town Boards
homm3-log-built = { $seat } builds { $building }.
homm3-log-hired = { $seat } gains a Secondary Hero at { $field }.
homm3-log-stored = { $seat }’s { $building } now holds { $count ->
        [0] no cubes
        [one] 1 cube
       *[other] { $count } cubes
    }.

## Questions: Astrologers
homm3-ask-wide-search = You may make it a Search (4) of the Spell deck.

## Questions: events
homm3-ask-pick-event = Which event happens? The other one goes to the bottom of the deck.

## Choices: Astrologers
homm3-option-weaken = { $troop } become a Few
homm3-option-wide-search = Search (4)
homm3-option-week = { $week }: { $card }

## Choices: events
homm3-option-pick-event = { $event }
homm3-option-hero = { $hero }
homm3-option-amount = { $amount }
homm3-option-name = { $resource }

## Log: Astrologers
homm3-log-proclaimed = Astrologers proclaim a new week, “{ $week }”.
homm3-log-week-redrawn = { $week } does not apply now. Another card is revealed.
homm3-log-week-goes-on = { $week } continues.

## Log: events
homm3-log-event = { $seat } draws the event “{ $event }”.
homm3-log-two-events = { $seat } draws the events { $events }.

## Questions: cards
homm3-ask-which-hero = { $card }: which of your heroes is it for?
homm3-ask-which-enemy = { $card }: which enemy is it aimed at?
homm3-ask-portal = { $card }: which hero goes where?
homm3-ask-step-aside = { $card }: a hero may step onto an adjacent empty Field for free.

## Choices: cards
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero } to { $field }
homm3-option-step-aside = { $hero }: step to { $field }
homm3-option-unit-ability = Use the ability of { $troop }

## Log: cards
homm3-log-portal = A portal takes { $seat }’s { $hero } to { $field }.
homm3-log-unit-ability = { $seat } uses the ability of { $troop }.

## Words: cards
homm3-deck-astrologers = Astrologers deck
homm3-deck-events = Event deck
homm3-moment-turn = on your turn
homm3-moment-dice = after you have rolled Resource or Treasure dice
homm3-moment-buying = when you recruit or reinforce a unit
