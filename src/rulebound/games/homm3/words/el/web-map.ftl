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
web-homm3-map-look-back = Ένας ήρωας που στέκει δίπλα το αποκαλύπτει για 1 πόντο κίνησης.
web-homm3-map-look-numerals = Φρουροί σε τέτοια πλακίδια: { $numerals }
web-homm3-map-look-slot = Κενή θέση
web-homm3-map-look-place = { $count ->
        [one] Τοποθέτησε εδώ το πλακίδιό σου για 1 πόντο κίνησης.
       *[other] Τοποθέτησε εδώ ένα από τα { $count } πλακίδιά σου για 1 πόντο κίνησης.
    }
web-homm3-map-look-own = Εδώ στέκει: { $hero }.
web-homm3-map-look-friend = Εδώ στέκει: { $hero } ({ $name }). Μπορείς να περάσεις, όχι όμως να σταματήσεις.
web-homm3-map-look-enemy = Εδώ στέκει: { $hero } ({ $name }). Όποιος μπαίνει επιτίθεται.
web-homm3-map-look-rover = Εδώ στέκει στρατός: { $rover }. Όποιος μπαίνει επιτίθεται.
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
web-homm3-map-look-beside = Θα βρισκόταν δίπλα στο πεδίο όπου στέκει ο ήρωάς σου: { $location }.
