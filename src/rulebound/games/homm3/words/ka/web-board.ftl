### board
web-homm3-board = ბრძოლის დაფა
web-homm3-board-line-own-back = შენი უკანა ხაზი
web-homm3-board-line-own-front = შენი წინა ხაზი
web-homm3-board-line-middle = შუა
web-homm3-board-line-front = წინა ხაზი
web-homm3-board-line-back = უკანა ხაზი
web-homm3-board-few = მცირე რაზმი
web-homm3-board-pack = დიდი რაზმი
web-homm3-board-none = არ არის
web-homm3-board-yours = შენი
web-homm3-board-enemy = მტერი
web-homm3-board-health = სიცოცხლე { $left } / { $health }
web-homm3-board-values = შეტევა { $attack }, დაცვა { $defense }, ინიციატივა { $initiative }
web-homm3-board-empty = ცარიელი
web-homm3-board-wall = კედელი
web-homm3-board-gate = ჭიშკარი
web-homm3-board-tower = მშვილდოსანთა კოშკი
web-homm3-board-active = ახლა აქტიურია
web-homm3-board-done = უკვე იყო აქტიური
web-homm3-board-can = შეგიძლია აირჩიო
web-homm3-board-attackable = შეგიძლია შეუტიო
web-homm3-board-aimed = შეტევის სამიზნე
web-homm3-board-goes-there = რაზმი აქ დადგებოდა
web-homm3-board-defeated = { $chance }% დამარცხება
web-homm3-board-flips = { $chance }% მცირე რაზმად ქცევა
web-homm3-board-chance = { $chance }%
web-homm3-board-defending = თავს იცავს
web-homm3-board-paralysed = დამბლადაცემული
web-homm3-board-retaliated = საპასუხო დარტყმა დახარჯულია
web-homm3-board-poison = { $count ->
        [one] შხამის 1 ჟეტონი
       *[other] შხამის { $count } ჟეტონი
    }
web-homm3-board-asleep = უნარების გარეშე
web-homm3-board-round = ბრძოლის რაუნდი
web-homm3-board-initiative = ინიციატივის რიგი
web-homm3-board-turn = { $unit }, ინიციატივა { $initiative }
web-homm3-board-turn-choice = ახლა შეგიძლია აირჩიო

## Placing and buying
web-homm3-board-tray = განსათავსებელი რაზმები
web-homm3-board-tray-next = შემდეგი
web-homm3-board-kept = ბრძოლის გარეთ რჩებიან
web-homm3-board-buy = იყიდე შენი არმია
web-homm3-board-buys = { $name } არმიას ყიდულობს
web-homm3-board-purse = ქისა
web-homm3-board-gold = ოქრო
web-homm3-board-valuables = ძვირფასეულობა
web-homm3-board-army-count = { $count ->
        [0] ჯერ არცერთი რაზმი
        [one] 1 რაზმი
       *[other] { $count } რაზმი
    }
web-homm3-board-price = { $valuables ->
        [0] { $gold } ოქრო
        [one] { $gold } ოქრო და 1 ძვირფასეულობა
       *[other] { $gold } ოქრო და { $valuables } ძვირფასეულობა
    }
web-homm3-board-recruit = { $unit }: დაიქირავე მცირე რაზმი. ფასი: { $price }
web-homm3-board-reinforce = { $unit }: გააძლიერე დიდ რაზმად. ფასი: { $price }
web-homm3-board-has = { $unit }, ნაყიდია: { $size }
web-homm3-board-too-dear = ახლა ძვირია
web-homm3-board-first-few = ჯერ მცირე რაზმი დაიქირავე
