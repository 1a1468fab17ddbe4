### The gallery of cards, and what lies in discard piles

web-gallery = Κάρτες
    .note = κάθε κάρτα των παιχνιδιών, με τις διευκρινίσεις της
web-gallery-of = Κάρτες: { $game }
web-gallery-games = Παιχνίδια
web-gallery-list = Κατάλογος καρτών
web-gallery-one = Κάρτα
web-gallery-filters = Φίλτρα
web-gallery-search = Όνομα, κείμενο ή αριθμός κανόνα
web-gallery-count = { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }
web-gallery-drop = Χωρίς αυτό το φίλτρο: { $name }
web-gallery-none = Καμία κάρτα δεν είναι έτσι.
web-gallery-without = Χωρίς επιλογή για: { $name }
web-gallery-clear = Καθαρισμός
web-gallery-more = { $count ->
        [one] 1 ακόμη
       *[other] { $count } ακόμη
    }
web-gallery-choose = Επίλεξε μια κάρτα για να τη διαβάσεις εδώ.
web-gallery-previous = Προηγούμενη κάρτα
web-gallery-next = Επόμενη κάρτα
web-gallery-rulings = Διευκρινίσεις
web-gallery-book = Στο βιβλίο κανόνων
web-gallery-languages = Σε άλλες γλώσσες
web-gallery-failed = Οι κάρτες δεν φορτώθηκαν. Δοκίμασε ξανά αργότερα.
web-gallery-open = Άνοιγμα στις κάρτες
    .label = Άνοιγμα στις κάρτες, σε νέα καρτέλα: { $name }
web-piles = Στοίβες ξεσκαρταρίσματος
web-piles-empty = Δεν υπάρχει τίποτα ακόμη.
web-piles-down = μια κλειστή κάρτα
web-piles-top = Ανοιχτή είναι μόνο η πάνω κάρτα.
