# Υπενθυμίσεις: τι μαθαίνει κανείς όταν λείπει, και πού.

web-remind = Υπενθυμίσεις
web-remind-note = Όταν είναι η σειρά σου και δεν κοιτάς, σε ειδοποιούμε. Οι αλλαγές αποθηκεύονται αμέσως.
web-remind-retry = Δοκίμασε ξανά
web-remind-what = Τι μαθαίνεις
web-remind-push = ειδοποίηση
web-remind-mail = email
web-remind-hook = webhook
web-remind-move = Η σειρά σου
    .note = όσο δεν είσαι στο τραπέζι
web-remind-ended = Μια παρτίδα τελείωσε
    .note = με το αποτέλεσμα
web-remind-invited = Προκλήσεις
    .note = Κάποιος θέλει να παίξετε μαζί.
web-remind-daily = Μία φορά την ημέρα
    .note = όλα σε ένα μήνυμα
# $what is such as "Your move", $channel such as "e-mail".
web-remind-switch = { $what }: { $channel }
web-remind-missing = Για email και webhook, πες πρώτα πού να πηγαίνουν.
web-remind-away = Θύμισέ μου τη σειρά μου μετά από
web-remind-at = Ημερήσιο μήνυμα στις
web-remind-quiet = Ώρες ησυχίας
web-remind-quiet-start = Από
web-remind-quiet-end = Έως
web-remind-quiet-none = Σε ειδοποιούμε κάθε ώρα.
web-remind-zone = Ζώνη ώρας
web-remind-ways = Πού πηγαίνουν
web-remind-here = Αυτό το πρόγραμμα περιήγησης
web-remind-here-on = Σου δείχνει ειδοποιήσεις.
web-remind-here-off = Δεν δείχνει ειδοποιήσεις.
web-remind-others =
    { $count ->
        [one] Ένα άλλο δείχνει.
       *[other] { $count } άλλα δείχνουν.
    }
web-remind-on = Ενεργοποίηση
web-remind-off = Απενεργοποίηση
web-remind-test = Στείλε δοκιμή
web-remind-tested = Έρχεται.
web-remind-remove = Αφαίρεση
web-remind-remove-mail = Αφαίρεση της διεύθυνσης email
web-remind-remove-hook = Αφαίρεση του webhook
web-remind-confirmed = Επιβεβαιωμένη
web-remind-unconfirmed = Άνοιξε τον σύνδεσμο στο email που στείλαμε εκεί. Ισχύει για μία ημέρα.
web-remind-mail-note = Στέλνουμε έναν σύνδεσμο για επιβεβαίωση και τίποτε άλλο πριν από αυτό.
web-remind-mail-send = Στείλε τον σύνδεσμο
web-remind-no-mail = Αυτός ο διακομιστής δεν στέλνει email.
web-remind-hook-add = Προσθήκη webhook
web-remind-shape = Μορφή
web-remind-hook-new = Δεν στάλθηκε τίποτα ακόμη
# $status is a number such as 200, $when such as "3 minutes ago".
web-remind-hook-told = Απάντησε { $status }, { $when }
web-remind-hook-lost = Δεν βρέθηκε, { $when }
web-mail-confirm = Είναι δική σου αυτή η διεύθυνση;
    .note = Αν ζήτησες από το Rulebound να στέλνει εδώ υπενθυμίσεις, επιβεβαίωσέ την.
web-mail-confirm-go = Επιβεβαίωση της διεύθυνσης
web-mail-confirmed = Η διεύθυνση επιβεβαιώθηκε
    .note = Ό,τι επέλεξες στις ρυθμίσεις έρχεται τώρα εδώ.
web-mail-stop = Όχι άλλα email;
    .note = Δεν θα στείλουμε τίποτε άλλο σε αυτή τη διεύθυνση.
web-mail-stop-go = Μη στέλνετε άλλα email
web-mail-stopped = Δεν θα έρθουν άλλα email
    .note = Μπορείς να τα ενεργοποιήσεις ξανά στις ρυθμίσεις.
web-trouble-bad-address = Αυτό δεν είναι διεύθυνση email.
web-trouble-bad-url = Αυτή η διεύθυνση δεν μπορεί να χρησιμοποιηθεί. Πρέπει να αρχίζει με https:// και να οδηγεί στο δημόσιο διαδίκτυο.
web-trouble-bad-link = Αυτός ο σύνδεσμος έχει χρησιμοποιηθεί ή είναι πολύ παλιός. Ζήτησε νέο στις ρυθμίσεις.
web-trouble-too-many-links = Στάλθηκαν αρκετοί σύνδεσμοι για σήμερα. Δοκίμασε ξανά αύριο.
web-trouble-not-granted = Το πρόγραμμα περιήγησης δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα. Μπορείς να το αλλάξεις στις ρυθμίσεις του.
web-trouble-no-push = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να δείξει ειδοποιήσεις.
