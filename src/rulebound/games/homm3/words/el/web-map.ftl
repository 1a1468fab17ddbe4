### Heroes III in the browser: the map

## The sheet
web-homm3-map = Ο χάρτης
web-homm3-map-closer = Πιο κοντά
web-homm3-map-farther = Πιο μακριά
web-homm3-map-slot = Κενή θέση, εδώ μπορεί να μπει πλακίδιο
web-homm3-map-turn = Στροφή { $number } από { $count }
web-homm3-map-ring = Πώς είναι γυρισμένο το πλακίδιο

## Fields, as they are read out
# For instance: Mine, 5 gold
web-homm3-map-mine = { $resource ->
        [gold] Ορυχείο, { $amount } χρυσά
        [materials] { $amount ->
            [one] Ορυχείο, { $amount } οικοδομικό υλικό
           *[other] Ορυχείο, { $amount } οικοδομικά υλικά
        }
       *[other] { $amount ->
            [one] Ορυχείο, { $amount } πολύτιμο
           *[other] Ορυχείο, { $amount } πολύτιμα
        }
    }
# For instance: Treasure, 2 dice
web-homm3-map-dice = { $count ->
        [one] { $name }, { $count } ζάρι
       *[other] { $name }, { $count } ζάρια
    }
web-homm3-map-guarded = φρουροί { $level }
web-homm3-map-visited = έγινε επίσκεψη
web-homm3-map-flag = σημαία ({ $name })
web-homm3-map-flag-own = η σημαία σου
web-homm3-map-flag-enemy = σημαία του εχθρού
web-homm3-map-step = 1 βήμα
web-homm3-map-can = μπορεί να επιλεγεί
web-homm3-map-chosen = επιλέχθηκε
web-homm3-map-own-hero = { $movement ->
        [one] { $hero }, δικός σου ήρωας, { $movement } πόντος κίνησης
       *[other] { $hero }, δικός σου ήρωας, { $movement } πόντοι κίνησης
    }
web-homm3-map-hero = { $hero } ({ $name })
web-homm3-map-army = Εχθρικός στρατός
# For instance: Face-down tile, IV–V
web-homm3-map-back = Κλειστό πλακίδιο, { $numerals }
web-homm3-map-turn-up = μπορεί να αποκαλυφθεί

## The inspector: what waits on a Field
web-homm3-map-look-turn-up = Αποκάλυψέ το για 1 πόντο κίνησης, έπειτα στρέψε το όπως θέλεις.
web-homm3-map-look-back = Ένας ήρωας που στέκεται δίπλα το αποκαλύπτει για 1 πόντο κίνησης.
web-homm3-map-look-numerals = Φρουροί σε τέτοια πλακίδια: { $numerals }
web-homm3-map-look-slot = Κενή θέση
web-homm3-map-look-place = { $count ->
        [one] Τοποθέτησε εδώ το πλακίδιό σου για 1 πόντο κίνησης.
       *[other] Τοποθέτησε εδώ ένα από τα { $count } πλακίδιά σου για 1 πόντο κίνησης.
    }
web-homm3-map-look-own = Εδώ στέκεται: { $hero }.
web-homm3-map-look-friend = Εδώ στέκεται: { $hero } ({ $name }). Μπορείς να περάσεις, όχι όμως να σταματήσεις.
web-homm3-map-look-enemy = Εδώ στέκεται: { $hero } ({ $name }). Όποιος μπαίνει επιτίθεται.
web-homm3-map-look-rover = Εδώ στέκεται στρατός: { $rover }. Όποιος μπαίνει επιτίθεται.
web-homm3-map-look-quick = Γρήγορη Μάχη: οι φρουροί τρέπονται σε φυγή. Ούτε μάχη ούτε εμπειρία.
# For instance: Guards: 2 bronze, 1 silver
web-homm3-map-look-guards = Φρουροί: { $guards }
web-homm3-map-look-tier = { $tier ->
        [bronze] { $count ->
            [one] { $count } χάλκινη
           *[other] { $count } χάλκινες
        }
        [silver] { $count ->
            [one] { $count } ασημένια
           *[other] { $count } ασημένιες
        }
        [gold] { $count ->
            [one] { $count } χρυσή
           *[other] { $count } χρυσές
        }
       *[azure] { $count ->
            [one] { $count } κυανή
           *[other] { $count } κυανές
        }
    }
web-homm3-map-look-rounds = { $more ->
        [0] Ένας γύρος μάχης. Δεν υπάρχει κίνηση για άλλον.
        [one] Ένας γύρος μάχης, άλλος ένας για τον τελευταίο σου πόντο κίνησης.
       *[other] Ένας γύρος μάχης, άλλος ένας για καθέναν από τους υπόλοιπους πόντους κίνησής σου: { $more }.
    }
web-homm3-map-look-endless = Γύροι μάχης χωρίς τέλος, όση κίνηση κι αν απομένει.
web-homm3-map-look-win = { $xp ->
        [0] Νίκη: καμία εμπειρία, είσαι σε ανώτερο επίπεδο.
        [one] Νίκη: { $xp } πόντος εμπειρίας, έπειτα η επίσκεψη.
       *[other] Νίκη: { $xp } πόντοι εμπειρίας, έπειτα η επίσκεψη.
    }
web-homm3-map-look-flag = Εδώ είναι { $flag }.
web-homm3-map-look-visited = Έγινε επίσκεψη. Δεν φέρνει τίποτα όσο έχει επάνω του Μαύρο Κύβο.
web-homm3-map-look-beside = Θα βρισκόταν δίπλα στο πεδίο όπου στέκεται ο ήρωάς σου: { $location }.

## Riding to a Field farther away
web-homm3-map-ride = { $cost ->
        [one] { $cost } βήμα
       *[other] { $cost } βήματα
    }
web-homm3-ride-title = { $count ->
        [one] Διαδρομή, { $count } πεδίο
       *[other] Διαδρομή, { $count } πεδία
    }
web-homm3-ride-tab = Διαδρομή, { $count }
web-homm3-ride-cost = κίνηση { $cost } από { $movement }
web-homm3-ride-nothing = Εδώ δεν συμβαίνει τίποτα.
web-homm3-ride-storm = Ανήκει σε άλλον παίκτη ({ $name }), που μπορεί να πληρώσει για να το υπερασπιστεί.
web-homm3-ride-threat = Στον επόμενο γύρο μπορεί να φτάσει εδώ, ακόμη και χωρίς κάρτες: { $hero }.
web-homm3-ride-stops = Ο ήρωας σταματά όπου κάτι σε ρωτά το παιχνίδι.
web-homm3-ride-on = Συνέχισε
web-homm3-ride-reach = Εμβέλεια των εχθρών
web-homm3-map-look-cost = { $cost ->
        [one] Ως εδώ { $cost } πόντος κίνησης
       *[other] Ως εδώ { $cost } πόντοι κίνησης
    }
web-homm3-map-look-far = { $left ->
        [0] Ως εδώ χρειάζονται { $cost } πόντοι κίνησης. Δεν απομένει κανένας.
       *[other] Ως εδώ χρειάζονται { $cost } πόντοι κίνησης. Έχεις { $left }.
    }
web-homm3-map-look-border = Ένα σύνορο κλείνει την πλευρά ανάμεσα σε αυτό το πεδίο και τον ήρωά σου.
web-homm3-map-look-army = Στρατός: { $army }
web-homm3-map-look-known = Γνωστοί φρουροί: { $guards }
web-homm3-map-look-secret = { $count ->
        [one] Ακόμη { $count } φρουρός, άγνωστος ως τη μάχη
       *[other] Ακόμη { $count } φρουροί, άγνωστοι ως τη μάχη
    }
web-homm3-map-look-walls = Τους προστατεύουν Τείχη και Πύλη.

## Fewer clicks
web-homm3-world-discard = Ξεσκαρτάρισμα: { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }, κράτημα των υπολοίπων
web-homm3-world-verb-keep-all = Κράτα όλες
web-homm3-world-marked = { $all ->
        [one] για ξεσκαρτάρισμα
       *[other] για ξεσκαρτάρισμα: { $count } από { $all }
    }
web-homm3-world-chip-price = { $building }: { $price }
web-homm3-world-take-top = Πάρε: { $card }
web-homm3-board-again = Ο ίδιος στρατός με την προηγούμενη φορά
web-homm3-world-slot = κενό σημείο
