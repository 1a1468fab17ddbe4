### King Urbno in the gallery

## By what cards are found
urbno-facet-kind = Είδος
urbno-facet-colour = Χρώμα
urbno-facet-rank = Βαθμός
urbno-facet-number = Αριθμός
urbno-facet-points = Πόντοι
urbno-facet-when = Πότε

## Kinds and values
urbno-entry-card = Κάρτα
urbno-entry-power = Δύναμη
urbno-entry-mission = Αποστολή
urbno-entry-scroll = Πάπυρος
urbno-entry-number = αριθμός { $count }
urbno-points-fixed = σταθεροί
urbno-points-variable = μεταβλητοί
urbno-points-won = δίνει πόντους
urbno-points-lost = κοστίζει πόντους
urbno-when-window = πριν από τη φάση των πόρων
urbno-when-round = κατά τις μπάζες
urbno-when-never = δεν ενεργοποιείται
urbno-when-trick = μία φορά ανά μπάζα

## Rulings
urbno-ruling-fixed = Σταθεροί πόντοι
    .text = Μόνο όσοι εκπληρώνουν τον όρο γράφουν πόντους, και μπορεί να είναι πολλοί. Οι άλλοι γράφουν 0.
    .rule = UR-13.2
urbno-ruling-scroll = Ενεργοποίηση παπύρου
    .text = Μετά τη μοιρασιά και πριν από τη φάση των πόρων· όχι στον γύρο που τον πήρες.
    .rule = UR-7.5
urbno-ruling-scroll-limit = Ένας πάπυρος ανά γύρο
    .text = Όλοι οι παίκτες μαζί χρησιμοποιούν μόνο έναν πάπυρο σε κάθε γύρο.
    .rule = UR-7.3
