### Heroes III in the browser: the map

## The sheet
web-homm3-map = The map
web-homm3-map-closer = Closer
web-homm3-map-farther = Farther
web-homm3-map-slot = Empty place, a tile can be placed here
web-homm3-map-turn = Rotation { $number } of { $count }
web-homm3-map-ring = Which way round the tile goes

## Fields, as they are read out
# For instance: Mine, 5 gold
web-homm3-map-mine = { $resource ->
        [gold] Mine, { $amount } gold
        [materials] { $amount ->
            [one] Mine, { $amount } building material
           *[other] Mine, { $amount } building materials
        }
       *[other] { $amount ->
            [one] Mine, { $amount } valuable
           *[other] Mine, { $amount } valuables
        }
    }
# For instance: Treasure, 2 dice
web-homm3-map-dice = { $count ->
        [one] { $name }, { $count } die
       *[other] { $name }, { $count } dice
    }
web-homm3-map-guarded = guarded ({ $level })
web-homm3-map-visited = visited
web-homm3-map-flag = { $name }’s flag
web-homm3-map-flag-own = your flag
web-homm3-map-flag-enemy = the enemy’s flag
web-homm3-map-step = 1 step
web-homm3-map-can = can be chosen
web-homm3-map-chosen = chosen
web-homm3-map-own-hero = { $movement ->
        [one] { $hero }, yours, { $movement } movement point
       *[other] { $hero }, yours, { $movement } movement points
    }
web-homm3-map-hero = { $name }’s { $hero }
web-homm3-map-army = Enemy army
# For instance: Face-down tile, IV–V
web-homm3-map-back = Face-down tile, { $numerals }
web-homm3-map-turn-up = can be revealed

## The inspector: what waits on a Field
web-homm3-map-look-turn-up = Reveal it for 1 movement point, then rotate it as you like.
web-homm3-map-look-back = A hero next to it can reveal it for 1 movement point.
web-homm3-map-look-numerals = Guards on such tiles: { $numerals }
web-homm3-map-look-slot = Empty place
web-homm3-map-look-place = { $count ->
        [one] Place your tile here for 1 movement point.
       *[other] Place one of your { $count } tiles here for 1 movement point.
    }
web-homm3-map-look-own = { $hero } is here.
web-homm3-map-look-friend = { $name }’s { $hero } is here. You may pass, but not stop.
web-homm3-map-look-enemy = { $name }’s { $hero } is here. Entering means attacking.
web-homm3-map-look-rover = An army is here: { $rover }. Entering means attacking.
web-homm3-map-look-quick = Quick Combat: the guards flee. No fight, no experience.
# For instance: Guards: 2 bronze, 1 silver
web-homm3-map-look-guards = Guards: { $guards }
web-homm3-map-look-tier = { $tier ->
        [bronze] { $count } bronze
        [silver] { $count } silver
        [gold] { $count } gold
       *[azure] { $count } azure
    }
web-homm3-map-look-rounds = { $more ->
        [0] One combat round. There is no movement for another one.
        [one] One combat round, another one for your last movement point.
       *[other] One combat round, another one for each of your { $more } other movement points.
    }
web-homm3-map-look-endless = No limit on combat rounds, whatever movement is left.
web-homm3-map-look-win = { $xp ->
        [0] Win: no experience, your level is above theirs.
       *[other] Win: { $xp } experience, then the visit.
    }
web-homm3-map-look-flag = It bears { $flag }.
web-homm3-map-look-visited = Visited. It gives nothing while the Black Cube is here.
web-homm3-map-look-beside = It would be next to the { $location }, where your hero is.

## Riding to a Field farther away
web-homm3-map-ride = { $cost ->
        [one] { $cost } step
       *[other] { $cost } steps
    }
web-homm3-ride-title = { $count ->
        [one] Route, { $count } Field
       *[other] Route, { $count } Fields
    }
web-homm3-ride-tab = Route, { $count }
web-homm3-ride-cost = { $cost } of { $movement } movement
web-homm3-ride-nothing = Nothing happens here.
web-homm3-ride-storm = It belongs to { $name }, who may pay to defend it.
web-homm3-ride-threat = { $hero } can be here in the next turn, even without cards.
web-homm3-ride-stops = The hero stops wherever you are asked something.
web-homm3-ride-on = Ride on
web-homm3-ride-reach = Reach of enemies
web-homm3-map-look-cost = { $cost ->
        [one] { $cost } movement point to get here
       *[other] { $cost } movement points to get here
    }
web-homm3-map-look-far = { $left ->
        [0] It takes { $cost } movement points to get here. None are left.
       *[other] It takes { $cost } movement points to get here. You have { $left }.
    }
web-homm3-map-look-border = A border closes the edge between this Field and your hero.
web-homm3-map-look-army = Army: { $army }
web-homm3-map-look-known = Known guards: { $guards }
web-homm3-map-look-secret = { $count ->
        [one] { $count } more guard, unknown until the fight
       *[other] { $count } more guards, unknown until the fight
    }
web-homm3-map-look-walls = Walls and a Gate protect them.

## Fewer clicks
web-homm3-world-discard = Discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, keep the others
web-homm3-world-verb-keep-all = Keep all
web-homm3-world-marked = { $all ->
        [one] to be discarded
       *[other] to be discarded: { $count } of { $all }
    }
web-homm3-world-chip-price = { $building }: { $price }
web-homm3-world-take-top = Take { $card }
web-homm3-board-again = The same army as last time
web-homm3-world-slot = an empty place
