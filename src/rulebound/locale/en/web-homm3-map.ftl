### Heroes III in the browser: the map

## The sheet
web-homm3-map = The map
web-homm3-map-closer = Closer
web-homm3-map-farther = Farther
web-homm3-map-whole = The whole map
web-homm3-map-slot = Empty place, a tile can be placed here
web-homm3-map-turn = Turn { $number } of { $count }
web-homm3-map-ring = How the tile lies

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
web-homm3-map-turn-up = can be turned up
