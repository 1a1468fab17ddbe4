### Heroes III in the browser: bar, hand, odds, what is in force

## Names
# For instance: Crusaders, Pack
web-homm3-unit = { $unit }, { $size }
# For instance: Catherine, Castle, level 3
web-homm3-side = { $hero }, { $faction }, level { $level }
web-homm3-units = { $count ->
        [one] unit
       *[other] units
    }
web-homm3-where = combat round { $round }
web-homm3-where-before = before the combat
web-homm3-tab-odds = Odds
web-homm3-tab-hand = Hand, { $count }
web-homm3-tab-sides = Sides

## The bar
web-homm3-before = Before the combat
web-homm3-deployment = Deployment
web-homm3-round = Combat round { $round }
web-homm3-for-the-ai = You choose for the AI: its rules leave this open
web-homm3-window = Combat round { $round }, { $moment }
web-homm3-activation = { $moved ->
        [yes] { $unit }, { $size }
       *[no] { $type ->
            [ranged] { $unit }, { $size }: attack, then one step
            [flying] { $unit }, { $size }: fly up to three spaces, then attack
           *[ground] { $unit }, { $size }: up to three steps, then attack
        }
    }
web-homm3-do = What do the { $unit } do?
web-homm3-how = How do you use { $card }?
web-homm3-do-attack = Attack the { $unit }
web-homm3-do-move = Move to the marked space
web-homm3-do-deploy = Place { $troop } on the marked space
web-homm3-do-gate = Put the Gate on the marked space
web-homm3-do-blast = Hit the marked space
web-homm3-do-break = Break through at the marked space
web-homm3-do-space = Choose the marked space
web-homm3-log-moves = { $unit } move.
web-homm3-log-placed = { $space ->
        [tower] The Arrow Tower stands next to the board.
       *[other] { $pack ->
            [0] { $unit } (Few) line up.
           *[1] { $unit } (Pack) line up.
        }
    }
web-homm3-log-walled = The Gate is in its place; Walls fill the rest of the middle row.
web-homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] The Gate is broken.
           *[wall] A Wall is broken.
        }
       *[other] { $piece ->
            [gate] { $unit } break the Gate.
           *[wall] { $unit } break a Wall.
        }
    }
web-homm3-do-shoot = Shoot at the { $unit }
web-homm3-do-target = { $card } on the { $unit }
web-homm3-do-play = { $kind ->
        [power] Play { $card } for power
       *[play] Play { $card }. { $text }
    }
web-homm3-do-cast = { $grade ->
        [1] Cast { $card }, first grade
        [2] Cast { $card }, second grade
       *[other] Cast { $card }, third grade
    }
web-homm3-die = die { $number }
web-homm3-pass-until = Pass until my next turn
web-homm3-ask-again = Ask me again

web-homm3-verb-activate = Activate
web-homm3-verb-attack = Attack
web-homm3-verb-shoot = Shoot
web-homm3-verb-break = Break through
web-homm3-verb-cast = Cast
web-homm3-verb-choose = Choose
web-homm3-verb-cure = Cure
web-homm3-verb-decline = No
web-homm3-verb-defend = Defend
web-homm3-verb-discard = Discard
web-homm3-verb-enough = Enough
web-homm3-verb-fight-on = Fight on
web-homm3-verb-heal = Heal
web-homm3-verb-keep = Keep
web-homm3-verb-line-up = Line up the rest
web-homm3-verb-look = Look
web-homm3-verb-move = Move
web-homm3-verb-pass = Pass
web-homm3-verb-place = Place
web-homm3-verb-play = Play
web-homm3-verb-power = Add power
web-homm3-verb-ready = Army ready
web-homm3-verb-recruit = Recruit
web-homm3-verb-reinforce = Reinforce
web-homm3-verb-reroll = Reroll
web-homm3-verb-reserve = Leave out
web-homm3-verb-resign = Give up
web-homm3-verb-retreat = Retreat
web-homm3-verb-return = Go back
web-homm3-verb-save = Protect
web-homm3-verb-spend = Spend morale
web-homm3-verb-stop = End
web-homm3-verb-summon = Summon
web-homm3-verb-surrender = Surrender
web-homm3-verb-take = Take
web-homm3-verb-use = Use ability

## Seats
web-homm3-fact-hand = Hand
web-homm3-fact-spell = Spell
web-homm3-spell-ready = ready
web-homm3-spell-cast = cast
web-homm3-spell-left = { $count } ready
web-homm3-fact-expert = Expert
web-homm3-fact-morale = Morale
web-homm3-morale-positive = positive
web-homm3-morale-negative = negative
web-homm3-fact-gold = Gold
web-homm3-guards = Guards
    .sub = Field { $field }, { $difficulty }
web-homm3-ai = AI
web-homm3-ai-hero = { $skill ->
        [none] AI deck: { $cards }
       *[other] AI deck: { $cards }. Skill: { $skill }
    }{ $kept ->
        [none] { "" }
       *[other] . Keeps { $kept }
    }

## The hand
web-homm3-your-hand = Your hand
web-homm3-offered = Cards to choose from
web-homm3-no-cards = Your hand is empty.
web-homm3-no-hero = No hero leads your army: you hold no cards.
web-homm3-watching = You’re watching. Hands stay hidden.
web-homm3-basic = Basic
web-homm3-expert = Expert
web-homm3-or = or
web-homm3-in-play = In play
web-homm3-powers = Power { $powers }
web-homm3-gives-power = +{ $power } power
web-homm3-row = { $label }: { $text }
web-homm3-usable = Use: { $when }.
web-homm3-for-a-spell = before a spell
web-homm3-not-now = not now
web-homm3-on-the-map = only on the map
# The name of a card for people who cannot see it.
web-homm3-held = { $card }{ $count ->
        [1] { "" }
       *[other] , { $count } cards
    }{ $laid ->
        [yes] , in play
       *[no] { "" }
    }{ $when ->
        [none] { "" }
       *[other] . Not usable now; { $when }
    }
web-homm3-power = Power { $power }
web-homm3-grade-cost = { $grade ->
        [1] first grade, power { $cost }
        [2] second grade, power { $cost }
       *[other] third grade, power { $cost }
    }
web-homm3-power-lost = { $power } lost

## What the dice can do
web-homm3-odds = What the dice can do
web-homm3-odds-how = How an attack works
web-homm3-odds-none = Choose an enemy unit to see what an attack would do.
web-homm3-odds-table = What the dice do to { $unit }
web-homm3-odds-calc = Attack { $attack }, defense { $defense }
web-homm3-odds-with-label = Cards that are played with the roll
web-homm3-odds-with-expert = { $card }, expert
web-homm3-odds-with-sum = { $attack } + { $more }
web-homm3-odds-answer = If they survive, they strike back: { $attack }, defense { $defense }
web-homm3-odds-no-answer = They do not strike back.
web-homm3-odds-lower = Two dice, the lower one counts
web-homm3-odds-higher = Two dice, the higher one counts
web-homm3-odds-both = Two dice, added up
web-homm3-odds-no-die = No die is rolled
web-homm3-odds-defeated = defeated
web-homm3-odds-flips = flips to Few, { $left } left
web-homm3-odds-left = { $left } left
web-homm3-odds-nothing = no damage
web-homm3-odds-token = Defense Token, { $chance }: one damage less
web-homm3-percent = { $chance }%
web-homm3-odds-sum-defeated = { $chance }% defeated
web-homm3-odds-sum-flips = { $chance }% to flip to Few
web-homm3-odds-sum-two = First shot { $first }%, { $chance }% in two
web-homm3-duel = { $size ->
        [none] { $left } of { $health } left
       *[other] { $size }, { $left } of { $health } left
    }
web-homm3-no-abilities = No ability.

## In force
web-homm3-force = In effect
web-homm3-force-none = No ongoing effects.
web-homm3-force-on = { $card } on { $unit }:
web-homm3-force-until = { $until ->
        [none] until the combat ends
       *[other] until combat round { $until } ends
    }
web-homm3-force-defending = { $unit } defend:
    .text = when attacked, an extra die; on +1 they have 1 more defense
web-homm3-force-paralysed = { $unit } are paralyzed:
    .text = they lose their next activation, unless they are attacked or damaged first
web-homm3-force-poison = { $unit }, poison { $count }:
    .text = 1 damage at each activation
web-homm3-force-siege = Siege:
    .text = { $walls ->
            [0] the Gate still stands
            [one] 1 Wall stands in the middle row
           *[other] { $walls } Walls stand in the middle row
        }
web-homm3-force-guards = Time:
    .text = { $movement ->
            [0] this is the last combat round
            [one] one more combat round, for the last movement point
           *[other] { $movement } more combat rounds, one movement point each
        }

## The whole table in one paragraph
web-homm3-tell-player = { $seat } plays { $side }; hand { $hand }, expert uses { $experts }.
web-homm3-tell-round = { $active ->
        [none] Combat round { $round }.
       *[other] Combat round { $round }; active: { $active }.
    }
web-homm3-tell-unit = { $space }: { $unit }.
web-homm3-tell-hand = Your hand: { $cards }.

## When one is asked whether to play a card
web-homm3-asks = Ask me
    .note = Heroes III: when to ask whether you want to play a card. Otherwise you pass automatically.
web-homm3-asks-matters = when it matters
web-homm3-asks-always = whenever I can play a card
web-homm3-asks-attacked = when I’m attacked or a spell is cast
web-homm3-asks-lethal = when I might lose a unit
web-homm3-asks-never = never
