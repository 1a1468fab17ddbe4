### Heroes of Might and Magic III: why something cannot be done on the map

## Reasons: the Town
homm3-why-token-used = { $token ->
        [build] Ο Δείκτης Χτισίματος χρησιμοποιήθηκε σε αυτόν τον Γύρο (H3-7.6).
        [population] Ο Δείκτης Πληθυσμού χρησιμοποιήθηκε σε αυτόν τον Γύρο (H3-7.10).
       *[other] Ο Δείκτης του Βιβλίου Ξορκιών χρησιμοποιήθηκε σε αυτόν τον Γύρο (H3-7.14).
    }
homm3-why-built = Στέκει ήδη: { $building }.
homm3-why-first-build = Χτίσε πρώτα: { $building } (H3-7.2).
homm3-why-short = Δεν σου φτάνουν: { $resource }. Λείπουν: { $count } (H3-6.2).
homm3-why-not-allowed = Οι κανόνες του σεναρίου απαγορεύουν αυτό το κτίριο: { $building }.
homm3-why-no-dwelling = Αυτή η βαθμίδα χρειάζεται την κατοικία της: { $building } (H3-7.11).
homm3-why-no-citadel = Τα Πλήθη χρειάζονται την Ακρόπολη: { $building } (H3-7.12).
homm3-why-reinforced = { $troop } είναι ήδη Πλήθος.

## Reasons: the map
homm3-why-no-movement = Ο Κύριος Ήρωάς σου δεν έχει άλλους πόντους κίνησης (H3-3.21).
homm3-why-not-beside = Ένας ήρωας προχωρά ένα πεδίο τη φορά, και αυτό δεν είναι γειτονικό (H3-3.24).
homm3-why-blocked = Αυτό είναι κλειστό πεδίο: κανένας ήρωας δεν μπαίνει (H3-8.6).
homm3-why-border = Ένα σύνορο κλείνει τον δρόμο προς αυτό το πεδίο (H3-8.7).
homm3-why-face-down = Αυτό το πλακίδιο είναι κλειστό. Ανακάλυψέ το πρώτα (H3-8.20).
homm3-why-occupied-field = Εκεί στέκει ένας ήρωας, και ο δικός σου δεν θα μπορούσε να σταματήσει (H3-3.25).
homm3-why-closed-field = Ο ήρωας δεν μπορεί τώρα να μπει σε αυτό το πεδίο.

## Reasons: cards
homm3-why-in-combat = Η κάρτα «{ $card }» ισχύει μόνο σε μάχη.
homm3-why-not-now = Η κάρτα «{ $card }» δεν παίζεται τώρα.

## Choices of events that a scenario may offer
homm3-option-choose-free_building = Χτίσιμο ενός κτιρίου δωρεάν
homm3-option-choose-spawn = Εμφάνιση ενός στρατού
homm3-option-choose-visit_again = Άλλη μία φορά το όφελος ενός πεδίου
