## Why one would do so: hints and analysis
tashkalar-reason-wins = Κερδίζει την παρτίδα.
tashkalar-reason-claims = Ολοκληρώνει τη δοκιμασία «{ $task }»: { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }.
tashkalar-reason-takes = Καταστρέφει: { $squares }.
tashkalar-reason-converts = { $count ->
        [one] Κάνει δικό σου το κομμάτι στο { $squares }.
       *[other] Κάνει δικά σου τα κομμάτια: { $squares }.
    }
tashkalar-reason-costs = Χάνεις: { $squares }.
tashkalar-reason-scores = Φέρνει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }.
tashkalar-reason-actions = { $count ->
        [one] Δίνει μία ενέργεια ακόμη.
       *[other] Δίνει { $count } ενέργειες ακόμη.
    }
tashkalar-reason-then-summons = Μετά, στην ίδια σειρά, κάλεσμα στο { $square }: { $card }.
tashkalar-reason-upgrades = Αναβαθμίζει: { $squares }.
tashkalar-reason-opens = { $count ->
        [one] Ανοίγει για την επόμενη σειρά το κάλεσμα: { $cards }.
       *[other] Ανοίγει για την επόμενη σειρά { $count } όντα: { $cards }.
    }
tashkalar-reason-nearer = Πλησιάζει τη δοκιμασία «{ $task }»: { $have } από { $need }.
tashkalar-reason-one-short = { $count ->
        [one] Λείπει πια μόνο ένα κομμάτι: { $cards }.
       *[other] Σε { $count } όντα λείπει πια μόνο ένα κομμάτι: { $cards }.
    }
tashkalar-reason-central = { $count ->
        [one] Κρατά μία κεντρική θέση ακόμη.
       *[other] Κρατά { $count } κεντρικές θέσεις ακόμη.
    }
tashkalar-reason-gain = Το μεγαλύτερο κέρδος: { $feature }.
tashkalar-reason-quiet = Δεν φέρνει κάτι αμέσως, αλλά κρατά ό,τι έχεις.
