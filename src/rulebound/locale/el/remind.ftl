# Τι στέλνεται σε όποιον λείπει: email, ειδοποιήσεις του προγράμματος περιήγησης, webhooks.

remind-move =
    { $count ->
        [one] Σειρά σου: { $title }
       *[other] Σειρά σου σε { $count } τραπέζια
    }
remind-move-line = { $title } ({ $game }): είναι η σειρά σου.
remind-move-button = Στο τραπέζι
remind-ended =
    { $count ->
        [one] Η παρτίδα τελείωσε: { $title }
       *[other] Τελείωσαν { $count } παρτίδες
    }
remind-ended-line = { $title } ({ $game }): η παρτίδα τελείωσε.
remind-ended-button = Δες πώς τελείωσε
remind-invited =
    { $count ->
        [one] Πρόκληση: { $title }
       *[other] { $count } προκλήσεις
    }
remind-invited-line = { $name } σε προκαλεί: { $title } ({ $game }).
remind-invited-button = Δες την πρόκληση
remind-news = Νέα από { $count } τραπέζια
remind-why = Ζήτησες από το Rulebound να σε ειδοποιεί όταν λείπεις.
remind-stop = Όχι άλλα email
remind-confirm = Επιβεβαίωσε τη διεύθυνσή σου
remind-confirm-text = Κάποιος έδωσε αυτή τη διεύθυνση στο Rulebound για να ειδοποιείται εδώ όταν είναι η σειρά του. Αν ήσουν εσύ, άνοιξε τον σύνδεσμο μέσα σε μία ημέρα. Αν όχι, μην κάνεις τίποτα: δεν θα έρθει άλλο email.
remind-confirm-button = Είναι η διεύθυνσή μου
remind-test = Αυτή είναι μια δοκιμή
remind-test-text = Οι υπενθυμίσεις φτάνουν σε σένα εδώ.
remind-test-button = Ρυθμίσεις
remind-recover = Επίλεξε νέο κωδικό
remind-recover-text = Εσύ (ή κάποιος άλλος) ζήτησε την ανάκτηση του λογαριασμού σου στο Rulebound. Το όνομα χρήστη σου είναι { $login }. Άνοιξε τον σύνδεσμο μέσα σε μισή ώρα και επίλεξε νέο κωδικό· λειτουργεί μία φορά. Αν δεν ήσουν εσύ, μην κάνεις τίποτα: ο λογαριασμός σου μένει όπως είναι.
remind-recover-button = Νέος κωδικός
remind-changed = Ο λογαριασμός σου άλλαξε
remind-changed-password = Ο κωδικός του λογαριασμού σου { $login } στο Rulebound άλλαξε.
remind-changed-passkey = Ένα κλειδί πρόσβασης προστέθηκε στον λογαριασμό σου { $login } στο Rulebound.
remind-changed-unkeyed = Ένα κλειδί πρόσβασης αφαιρέθηκε από τον λογαριασμό σου { $login } στο Rulebound.
remind-changed-warning = Αν ήσουν εσύ, δεν χρειάζεται να κάνεις τίποτα. Αν όχι, επίλεξε αμέσως νέο κωδικό: έτσι τερματίζονται όλες οι συνδέσεις. Μετά αφαίρεσε τα κλειδιά που δεν είναι δικά σου.
remind-changed-button = Δεν ήμουν εγώ
