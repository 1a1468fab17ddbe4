### Tash-Kalar in the gallery

## By what cards are found
tashkalar-facet-kind = Είδος
tashkalar-facet-school = Σχολή
tashkalar-facet-rank = Βαθμός
tashkalar-facet-pieces = Κομμάτια στον σχηματισμό
tashkalar-facet-does = Τι κάνει
tashkalar-facet-type = Είδος στόχου
tashkalar-facet-points = Πόντοι

## Kinds and values
tashkalar-entry-being = Ον
tashkalar-entry-legend = Θρύλος
tashkalar-entry-flare = Έκλαμψη
tashkalar-entry-task = Δοκιμασία
tashkalar-entry-pieces = { $count ->
        [one] 1 κομμάτι
       *[other] { $count } κομμάτια
    }
tashkalar-entry-points = { $count ->
        [one] 1 πόντος
       *[other] { $count } πόντοι
    }
tashkalar-entry-upper = { $count } περισσότερα αναβαθμισμένα
tashkalar-entry-lower = { $count } περισσότερα κομμάτια

## What an effect does
tashkalar-does-destroy = καταστροφή
tashkalar-does-move = κίνηση
tashkalar-does-leap = άλμα
tashkalar-does-convert = μετατροπή
tashkalar-does-upgrade = αναβάθμιση
tashkalar-does-downgrade = υποβάθμιση
tashkalar-does-place = τοποθέτηση
tashkalar-does-action = περισσότερες ενέργειες
tashkalar-does-frozen = παγωμένο αποτέλεσμα
tashkalar-does-warp = αποτέλεσμα στρέβλωσης

## Rulings
tashkalar-ruling-optional = Προαιρετικό ή όχι
    .text = Το «μπορείς» και το «έως» κάνουν ένα μέρος προαιρετικό. Όλα τα άλλα γίνονται υποχρεωτικά, ακόμη κι αν σε βλάπτουν.
    .rule = TK-5.1.2
tashkalar-ruling-illustrated = Σημειωμένες θέσεις
    .text = Δείχνουν μόνο ένα παράδειγμα: μετράει το κείμενο.
    .rule = TK-5.1.9
tashkalar-ruling-legend = Κάλεσμα θρύλου
    .text = Σε Μονομαχία ή Μάχη Θανάτου δίνει 1 πόντο σε όποιον τον καλεί. Ένα θρυλικό κομμάτι που το παίρνεις αλλιώς δεν δίνει τίποτα.
    .rule = TK-2.8.6
tashkalar-ruling-flare = Χρήση έκλαμψης
    .text = Δεν κοστίζει ενέργεια. Και τα δύο προβαδίσματα ελέγχονται μία φορά, προτού γίνει οτιδήποτε· χρειάζεται τουλάχιστον το ένα.
    .rule = TK-4.4
tashkalar-ruling-task = Απόκτηση δοκιμασίας
    .text = Το πολύ μία ανά σειρά, και μόνο αν θέλεις. Όλοι οι αριθμοί είναι ελάχιστοι, και ο θρύλος είναι κι αυτός ον.
    .rule = TK-2.7.13
