### board
web-homm3-board = Το ταμπλό της μάχης
web-homm3-board-line-own-back = πίσω γραμμή σου
web-homm3-board-line-own-front = μπροστινή γραμμή σου
web-homm3-board-line-middle = μέση
web-homm3-board-line-front = μπροστινή γραμμή
web-homm3-board-line-back = πίσω γραμμή
web-homm3-board-few = Χούφτα
web-homm3-board-pack = Πλήθος
web-homm3-board-none = καμία
web-homm3-board-yours = δική σου
web-homm3-board-enemy = εχθρική
web-homm3-board-health = ζωή { $left } από { $health }
web-homm3-board-values = επίθεση { $attack }, άμυνα { $defense }, πρωτοβουλία { $initiative }
web-homm3-board-empty = κενή
web-homm3-board-wall = Τείχος
web-homm3-board-gate = η Πύλη
web-homm3-board-tower = Πύργος των Τοξοτών
web-homm3-board-active = ενεργή τώρα
web-homm3-board-done = ενεργοποιήθηκε
web-homm3-board-can = μπορεί να επιλεγεί
web-homm3-board-attackable = μπορεί να δεχτεί επίθεση
web-homm3-board-aimed = στόχος της επίθεσης
web-homm3-board-goes-there = η μονάδα θα στεκόταν εδώ
web-homm3-board-defeated = { $chance }% εξόντωση
web-homm3-board-flips = { $chance }% γίνεται Χούφτα
web-homm3-board-chance = { $chance }%
web-homm3-board-defending = αμύνεται
web-homm3-board-paralysed = σε παράλυση
web-homm3-board-retaliated = ανταπέδωσε
web-homm3-board-poison = { $count ->
        [one] 1 Δείκτης Δηλητηρίου
       *[other] { $count } Δείκτες Δηλητηρίου
    }
web-homm3-board-asleep = χωρίς ικανότητες
web-homm3-board-round = Γύρος μάχης
web-homm3-board-initiative = Σειρά πρωτοβουλίας
web-homm3-board-turn = { $unit }, πρωτοβουλία { $initiative }
web-homm3-board-turn-choice = μπορείς να την επιλέξεις τώρα

## Placing and buying
web-homm3-board-tray = Μονάδες για τοποθέτηση
web-homm3-board-tray-next = επόμενη
web-homm3-board-kept = μένουν εκτός μάχης
web-homm3-board-buy = Αγόρασε τον στρατό σου
web-homm3-board-buys = { $name } αγοράζει στρατό
web-homm3-board-purse = Πουγκί
web-homm3-board-gold = χρυσά
web-homm3-board-valuables = πολύτιμα
web-homm3-board-army-count = { $count ->
        [0] καμία μονάδα ακόμη
        [one] 1 μονάδα
       *[other] { $count } μονάδες
    }
web-homm3-board-price = { $valuables ->
        [0] { $gold } χρυσά
        [one] { $gold } χρυσά και 1 πολύτιμο
       *[other] { $gold } χρυσά και { $valuables } πολύτιμα
    }
web-homm3-board-recruit = { $unit }: στρατολόγηση μιας Χούφτας για { $price }
web-homm3-board-reinforce = { $unit }: ενίσχυση σε Πλήθος για { $price }
web-homm3-board-has = { $unit }, { $size }, αγοράστηκε
web-homm3-board-too-dear = ακριβή τώρα
web-homm3-board-first-few = στρατολόγησε πρώτα τη Χούφτα
