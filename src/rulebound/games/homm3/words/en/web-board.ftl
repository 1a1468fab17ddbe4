### board
web-homm3-board = The combat board
web-homm3-board-line-own-back = your backline
web-homm3-board-line-own-front = your frontline
web-homm3-board-line-middle = middle
web-homm3-board-line-front = frontline
web-homm3-board-line-back = backline
web-homm3-board-few = Few
web-homm3-board-pack = Pack
web-homm3-board-none = none
web-homm3-board-yours = yours
web-homm3-board-enemy = enemy
web-homm3-board-health = { $left } of { $health } health
web-homm3-board-values = attack { $attack }, defense { $defense }, initiative { $initiative }
web-homm3-board-empty = empty
web-homm3-board-wall = a Wall
web-homm3-board-gate = the Gate
web-homm3-board-tower = Arrow Tower
web-homm3-board-active = active now
web-homm3-board-done = has activated
web-homm3-board-can = can be chosen
web-homm3-board-attackable = can be attacked
web-homm3-board-aimed = target of the attack
web-homm3-board-goes-there = the unit would stand here
web-homm3-board-defeated = { $chance }% defeated
web-homm3-board-flips = { $chance }% to flip to Few
web-homm3-board-chance = { $chance }%
web-homm3-board-defending = defending
web-homm3-board-paralysed = paralyzed
web-homm3-board-retaliated = has retaliated
web-homm3-board-poison = { $count ->
        [one] 1 Poison Token
       *[other] { $count } Poison Tokens
    }
web-homm3-board-asleep = without abilities
web-homm3-board-round = Combat round
web-homm3-board-initiative = Order of initiative
web-homm3-board-turn = { $unit }, initiative { $initiative }
web-homm3-board-turn-choice = you can choose it now

## Placing and buying
web-homm3-board-tray = Units to place
web-homm3-board-tray-next = next
web-homm3-board-kept = stay out of the combat
web-homm3-board-buy = Buy your army
web-homm3-board-buys = { $name } buys an army
web-homm3-board-purse = Purse
web-homm3-board-gold = gold
web-homm3-board-valuables = valuables
web-homm3-board-army-count = { $count ->
        [0] no unit yet
        [one] 1 unit
       *[other] { $count } units
    }
web-homm3-board-price = { $valuables ->
        [0] { $gold } gold
        [one] { $gold } gold and 1 valuable
       *[other] { $gold } gold and { $valuables } valuables
    }
web-homm3-board-recruit = { $unit }: recruit a Few for { $price }
web-homm3-board-reinforce = { $unit }: reinforce to a Pack for { $price }
web-homm3-board-has = { $unit }, { $size } bought
web-homm3-board-too-dear = too expensive now
web-homm3-board-first-few = recruit the Few first
