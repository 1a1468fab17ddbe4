### board
web-homm3-board = A harci tábla
web-homm3-board-line-own-back = a hátsó sorod
web-homm3-board-line-own-front = az első sorod
web-homm3-board-line-middle = középső sor
web-homm3-board-line-front = első sor
web-homm3-board-line-back = hátsó sor
web-homm3-board-few = Maroknyi
web-homm3-board-pack = Csapat
web-homm3-board-none = nincs
web-homm3-board-yours = a tiéd
web-homm3-board-enemy = ellenséges
web-homm3-board-health = életerő { $left } / { $health }
web-homm3-board-values = támadás { $attack }, védelem { $defense }, kezdeményezés { $initiative }
web-homm3-board-empty = üres
web-homm3-board-wall = fal
web-homm3-board-gate = a kapu
web-homm3-board-tower = Íjásztorony
web-homm3-board-active = most aktív
web-homm3-board-done = már aktiválódott
web-homm3-board-can = választható
web-homm3-board-attackable = megtámadható
web-homm3-board-aimed = a támadás célpontja
web-homm3-board-goes-there = az egység itt állna
web-homm3-board-defeated = { $chance }%, hogy legyőzve
web-homm3-board-flips = { $chance }%, hogy Maroknyi lesz
web-homm3-board-chance = { $chance }%
web-homm3-board-defending = védekezik
web-homm3-board-paralysed = bénult
web-homm3-board-retaliated = már visszatámadott
web-homm3-board-poison = { $count ->
        [one] 1 méregkocka
       *[other] { $count } méregkocka
    }
web-homm3-board-asleep = képességek nélkül
web-homm3-board-round = Harci forduló
web-homm3-board-initiative = A kezdeményezés sorrendje
web-homm3-board-turn = { $unit }, kezdeményezés { $initiative }
web-homm3-board-turn-choice = most választható

## Placing and buying
web-homm3-board-tray = Felállítandó egységek
web-homm3-board-tray-next = következő
web-homm3-board-kept = kimarad a harcból
web-homm3-board-buy = Vásárold meg a seregedet
web-homm3-board-buys = { $name } sereget vásárol
web-homm3-board-purse = Erszény
web-homm3-board-gold = arany
web-homm3-board-valuables = drágaság
web-homm3-board-army-count = { $count ->
        [0] még nincs egység
        [one] 1 egység
       *[other] { $count } egység
    }
web-homm3-board-price = { $valuables ->
        [0] { $gold } arany
        [one] { $gold } arany és 1 drágaság
       *[other] { $gold } arany és { $valuables } drágaság
    }
web-homm3-board-recruit = { $unit }: Maroknyi toborzása, ára { $price }
web-homm3-board-reinforce = { $unit }: megerősítés Csapattá, ára { $price }
web-homm3-board-has = { $unit }, megvéve: { $size }
web-homm3-board-too-dear = most túl drága
web-homm3-board-first-few = előbb toborozd a Maroknyit
