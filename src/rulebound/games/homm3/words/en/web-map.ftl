### Heroes III in the browser: the map

## The sheet
web-homm3-map = The map
web-homm3-map-closer = Closer
web-homm3-map-farther = Farther
web-homm3-map-slot = Empty place, a tile can be placed here
web-homm3-map-turn = Turn { $number } of { $count }
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
web-homm3-map-guarded = guarded { $level }
web-homm3-map-visited = visited
web-homm3-map-flag = flag of { $name }
web-homm3-map-flag-own = your flag
web-homm3-map-flag-enemy = flag of the enemy
web-homm3-map-step = 1 step
web-homm3-map-can = can be chosen
web-homm3-map-chosen = chosen
web-homm3-map-own-hero = { $movement ->
        [one] { $hero }, yours, { $movement } movement point
       *[other] { $hero }, yours, { $movement } movement points
    }
web-homm3-map-hero = { $hero } of { $name }
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
web-homm3-map-look-own = { $hero } stands here.
web-homm3-map-look-friend = { $hero } of { $name } stands here. You may pass, but not stop.
web-homm3-map-look-enemy = { $hero } of { $name } stands here. To enter is to attack.
web-homm3-map-look-rover = An army stands here: { $rover }. To enter is to attack.
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
web-homm3-map-look-flag = There is { $flag }.
web-homm3-map-look-visited = Visited. It brings nothing while the Black Cube lies here.
web-homm3-map-look-beside = Would lie next to { $location }, where your hero stands.
