### Tash-Kalar: questions, choices, log and reasons

## Questions
tashkalar-ask-action = { $actions ->
        [one] Επίλεξε ενέργεια. Απομένει μία.
       *[other] Επίλεξε ενέργεια. Απομένουν { $actions }.
    }
tashkalar-ask-end = Δεν απομένει καμία ενέργεια. Τέλειωσε τη σειρά σου.
tashkalar-ask-put = Βάλε το κομμάτι που σήκωσες σε μια κενή θέση.
tashkalar-ask-lift = { $card }: δεν υπάρχει τέτοιο κομμάτι στο απόθεμά σου. Επίλεξε ένα δικό σου κομμάτι για να το σηκώσεις.
tashkalar-ask-return = Μπορείς να βάλεις κι άλλες κάρτες από το χέρι σου στον πάτο των τραπουλών τους, με όποια σειρά θέλεις.
tashkalar-ask-school = Επίλεξε τη σχολή σου.
tashkalar-ask-keep = Κράτησε μια κάρτα για την τράπουλά σου.
tashkalar-ask-start = Επίλεξε πού θα μπουν τα αρχικά κομμάτια.
tashkalar-ask-score = { $why ->
        [legend] Κάλεσες έναν θρύλο. Επίλεξε το χρώμα στο οποίο κερδίζεις 1 πόντο.
       *[singles] Έμειναν αζευγάρωτα απλά κομμάτια. Επίλεξε το χρώμα στο οποίο κερδίζεις 1 πόντο.
    }
tashkalar-ask-destroy = { $may ->
        [yes] { $card }: μπορείς να καταστρέψεις ένα κομμάτι.
       *[no] { $card }: κατάστρεψε ένα κομμάτι.
    }
tashkalar-ask-upgrade = { $may ->
        [yes] { $card }: μπορείς να αναβαθμίσεις ένα κομμάτι.
       *[no] { $card }: αναβάθμισε ένα κομμάτι.
    }
tashkalar-ask-downgrade = { $card }: μπορείς να υποβαθμίσεις ένα κομμάτι.
tashkalar-ask-convert = { $may ->
        [yes] { $card }: μπορείς να μετατρέψεις ένα κομμάτι.
       *[no] { $card }: μετάτρεψε ένα κομμάτι.
    }
tashkalar-ask-place = { $may ->
        [yes] { $card }: μπορείς να τοποθετήσεις ένα κομμάτι.
       *[no] { $card }: τοποθέτησε ένα κομμάτι.
    }
tashkalar-ask-choose = { $may ->
        [yes] { $card }: μπορείς να επιλέξεις ένα κομμάτι.
       *[no] { $card }: επίλεξε ένα κομμάτι.
    }
tashkalar-ask-aim = { $may ->
        [yes] { $card }: μπορείς να επιλέξεις μια διεύθυνση.
       *[no] { $card }: επίλεξε μια διεύθυνση.
    }
tashkalar-ask-branch = { $card }: επίλεξε ένα.
tashkalar-ask-colour = { $card }: επίλεξε το χρώμα του κομματιού που θα τοποθετήσεις.
tashkalar-ask-rank = { $card }: μπορείς να τοποθετήσεις ένα κομμάτι. Επίλεξε τον βαθμό του.
tashkalar-ask-treat = { $card }: μπορείς να επιλέξεις μια γειτονική θέση.
tashkalar-ask-recall = { $card }: μπορείς να βάλεις μια κάρτα από τη στοίβα ξεσκαρταρίσματός σου στην κορυφή της τράπουλάς σου.
tashkalar-ask-move = { $may ->
        [yes] { $move ->
            [combat] { $card }: μπορείς να κάνεις μια κίνηση μάχης.
            [either] { $card }: μπορείς να κάνεις μια βασική κίνηση με αυτό το ον ή μια κίνηση μάχης με κομμάτι που χρησιμοποιήθηκε για το κάλεσμά του.
           *[standard] { $card }: μπορείς να κάνεις μια βασική κίνηση.
        }
       *[no] { $card }: κάνε μια κίνηση.
    }
tashkalar-ask-leap = { $may ->
        [yes] { $leap ->
            [combat] { $card }: μπορείς να κάνεις ένα άλμα μάχης.
           *[standard] { $card }: μπορείς να κάνεις ένα βασικό άλμα.
        }
       *[no] { $card }: επίλεξε πού θα γίνει το άλμα.
    }
tashkalar-ask-freeze = { $card }: μόνο μία κάρτα μπορεί να μένει παγωμένη μπροστά σου. Επίλεξε ποια μένει.
tashkalar-ask-take = { $card }: μπορείς να πάρεις μια κάρτα με παγωμένο αποτέλεσμα από τη στοίβα ξεσκαρταρίσματός σου και να την αφήσεις παγωμένη μπροστά σου.
tashkalar-ask-slide = { $card }: μπορείς να επιλέξεις ένα γειτονικό απλό κομμάτι και τη θέση όπου θα γλιστρήσει.
tashkalar-ask-swap = { $card }: μπορείς να ανταλλάξεις τις θέσεις δύο κομματιών.
tashkalar-ask-square = { $card }: επίλεξε μια κενή θέση.
tashkalar-ask-gateway = { $card }: επίλεξε το κομμάτι που γίνεται η Πύλη.
tashkalar-ask-store = { $card }: επίλεξε το κομμάτι που θα αποθηκευτεί σε αυτή την κάρτα.
tashkalar-ask-release = { $card }: επίλεξε τη θέση όπου κάνει άλμα το αποθηκευμένο κομμάτι.
tashkalar-ask-discard-flare = { $card }: μπορείς να ξεσκαρτάρεις την έκλαμψή σου.
tashkalar-ask-discard-card = { $card }: μπορείς να ξεσκαρτάρεις μια κάρτα από το χέρι σου.
tashkalar-ask-discard-pending = { $card }: μπορείς να ξεσκαρτάρεις το ον σου σε αναμονή.
tashkalar-ask-take-up = { $card }: μπορείς να επιστρέψεις στο χέρι σου το ον σου σε αναμονή.
tashkalar-ask-copy = { $card }: μπορείς να εκτελέσεις ένα αποτέλεσμα στρέβλωσης.
tashkalar-ask-either = { $card }: μπορείς να επιλέξεις μία από τις φωτισμένες θέσεις.

## Choices
tashkalar-option-place = Τοποθέτηση κομματιού στο { $square }
tashkalar-option-summon = { $borrowed ->
        [none] Κάλεσμα στο { $square }: { $card }
       *[other] { $colour ->
            [none] Κάλεσμα στο { $square }: { $card }, με το εχθρικό κομμάτι { $borrowed }{ $frozen ->
                [none] {""}
               *[other] , ξεπαγώνοντας: { $frozen }
            }
           *[other] Κάλεσμα στο { $square }: { $card }, με { $borrowed }, πρόχειρο κάλεσμα με { $colour }{ $frozen ->
                [none] {""}
               *[other] , ξεπαγώνοντας: { $frozen }
            }
        }
    }
tashkalar-option-lift = Σήκωσε το κομμάτι από το { $square }
tashkalar-option-discard = Ξεσκαρτάρισμα: { $card }
tashkalar-option-return = Στον πάτο της τράπουλάς της: { $card }
tashkalar-option-done = Κράτα τις υπόλοιπες κάρτες
tashkalar-option-flare = { $colour ->
        [none] Χρήση: { $card }
       *[other] Χρήση: { $card }, σύγκριση με { $colour }
    }
tashkalar-option-pass = Δώσε τον έλεγχο (οριστικά)
tashkalar-option-end = Τέλος της σειράς
tashkalar-option-claim = Πάρε τη δοκιμασία: { $task }
tashkalar-option-skip = Σταμάτα εδώ
tashkalar-option-destroy = Καταστροφή του κομματιού στο { $square }
tashkalar-option-upgrade = Αναβάθμιση του κομματιού στο { $square }
tashkalar-option-downgrade = Υποβάθμιση του κομματιού στο { $square }
tashkalar-option-convert = Μετατροπή του κομματιού στο { $square }
tashkalar-option-choose = Επιλογή του κομματιού στο { $square }
tashkalar-option-move = Κίνηση από το { $square } στο { $end }
tashkalar-option-leap = Άλμα από το { $square } στο { $end }
tashkalar-option-aim = Διεύθυνση: { $dir }
tashkalar-option-branch = { $branch }
tashkalar-option-rank = Βαθμός: { $rank }
tashkalar-option-colour = Χρώμα: { $colour }
tashkalar-option-recall = Στην κορυφή της τράπουλάς σου: { $card }
tashkalar-option-school = Επιλογή σχολής: { $school }
tashkalar-option-keep = Κράτα: { $card }
tashkalar-option-start = Στο { $square }: { $colour }
tashkalar-option-score = 1 πόντος στο { $colour }
tashkalar-option-resign = Παραίτηση
tashkalar-option-keep-playing = Ανάκληση της παραίτησης
tashkalar-option-settle = Συμφωνία ότι η έκβαση έχει κριθεί
tashkalar-option-play-on = Ζήτα να παιχτούν οι τελευταίες σειρές
tashkalar-option-thaw = Ξεπάγωσε: { $card }
tashkalar-option-freeze = Μένει παγωμένη: { $card }
tashkalar-option-take = Παγωμένη μπροστά σου: { $card }
tashkalar-option-warp = Αποτέλεσμα στρέβλωσης: { $card }
tashkalar-option-slide = Γλίστρα από το { $square } στο { $end }
tashkalar-option-swap = Ανταλλαγή: { $square } και { $end }
tashkalar-option-square = Επιλογή της θέσης { $square }
tashkalar-option-gateway = Πύλη στο { $square }
tashkalar-option-store = Αποθήκευσε το κομμάτι από το { $square }
tashkalar-option-release = Άλμα στο { $square }
tashkalar-option-take-up = Επιστροφή στο χέρι σου: { $card }
tashkalar-option-copy = Εκτέλεση της στρέβλωσης: { $card }

tashkalar-dir-n = πάνω
tashkalar-dir-ne = πάνω δεξιά
tashkalar-dir-e = δεξιά
tashkalar-dir-se = κάτω δεξιά
tashkalar-dir-s = κάτω
tashkalar-dir-sw = κάτω αριστερά
tashkalar-dir-w = αριστερά
tashkalar-dir-nw = πάνω αριστερά

tashkalar-branch-move = Μία κίνηση
tashkalar-branch-action = Μία επιπλέον ενέργεια
tashkalar-branch-near = Καταστροφή εχθρικών απλών και ηρωικών κομματιών σε γειτονικές θέσεις
tashkalar-branch-far = Καταστροφή εχθρικών απλών κομματιών σε απόσταση 2 ή μικρότερη
tashkalar-branch-downgrade = Υποβάθμιση κομματιών
tashkalar-branch-destroy = Καταστροφή απλών κομματιών
tashkalar-branch-place = Τοποθέτηση κομματιού
tashkalar-branch-convert = Μετατροπή κομματιού
tashkalar-branch-upgrade = Αναβάθμιση κομματιού
tashkalar-branch-combat = Κίνηση μάχης με απλό κομμάτι
tashkalar-branch-standard = Βασική κίνηση με αναβαθμισμένο κομμάτι

## Log
tashkalar-log-first-player = { $seat } ξεκινά.
tashkalar-log-school = { $seat } παίζει με τη σχολή «{ $school }», χρώμα κομματιών: { $colour }.
tashkalar-log-kept = Κρατάς την κάρτα «{ $card }».
tashkalar-log-started = Αρχικό κομμάτι στο { $square }: { $colour }.
tashkalar-log-turn = Σειρά: { $seat }
tashkalar-log-placed = { $seat } τοποθετεί ένα κομμάτι στο { $square } ({ $colour }, { $rank }).
tashkalar-log-summoned = { $seat } καλεί στο { $square }: { $card }.
tashkalar-log-destroyed = { $seat } καταστρέφει: { $squares } ({ $colour }).
tashkalar-log-converted = { $seat } μετατρέπει το { $colour } κομμάτι στο { $square }.
tashkalar-log-upgraded = { $seat } αναβαθμίζει το { $colour } κομμάτι στο { $square } σε { $rank }.
tashkalar-log-downgraded = { $seat } υποβαθμίζει το { $colour } κομμάτι στο { $square } σε { $rank }.
tashkalar-log-moved = { $seat } μετακινεί ένα { $colour } κομμάτι από το { $start } στο { $end }.
tashkalar-log-lifted = { $seat } σηκώνει το κομμάτι από το { $square }.
tashkalar-log-gained-actions = { $count ->
        [one] { $seat } κερδίζει μία ενέργεια.
       *[other] { $seat } κερδίζει { $count } ενέργειες.
    }
tashkalar-log-extra-cards = Επιπλέον κάρτες στο τέλος της σειράς ({ $seat }): { $cards } από την προσωπική τράπουλα, { $legends } από τους θρύλους.
tashkalar-log-extra-turn = { $seat } παίζει άλλη μία σειρά μετά από αυτή.
tashkalar-log-recalled = { $seat } βάζει στην κορυφή της προσωπικής τράπουλας την κάρτα «{ $card }».
tashkalar-log-recalled-hidden = { $seat } βάζει μια κλειστή κάρτα στην κορυφή της προσωπικής τράπουλας.
tashkalar-log-discarded = { $seat } ξεσκαρτάρει την κάρτα «{ $card }».
tashkalar-log-discarded-hidden = { $seat } ξεσκαρτάρει μια κλειστή κάρτα.
tashkalar-log-returned = Βάζεις την κάρτα «{ $card }» στον πάτο της τράπουλάς της.
tashkalar-log-returned-hidden = { $seat } βάζει μια κάρτα στον πάτο της τράπουλάς της ({ $deck }).
tashkalar-log-flare-invoked = { $seat } χρησιμοποιεί την κάρτα «{ $card }» (σύγκριση με { $colour }).
tashkalar-log-took-back = { $seat } αναιρεί την επιλογή. Όλοι έχουν δει: { $cards }.
tashkalar-log-control-passed = { $seat } δίνει τον έλεγχο. Συνεχίζει: { $to }.
tashkalar-log-claimed = { $seat } παίρνει τη δοκιμασία «{ $task }» για { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }.
tashkalar-log-next-task = Επόμενη δοκιμασία: { $task }.
tashkalar-log-task-buried = Η δοκιμασία «{ $task }» πάει στον πάτο της τράπουλας δοκιμασιών: υπάρχουν ήδη δύο του είδους της.
tashkalar-log-reshuffled = Η στοίβα ξεσκαρταρίσματος ανακατεύεται και γίνεται η νέα τράπουλα: { $deck }.
tashkalar-log-scored = Το { $colour } κερδίζει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } ({ $why }).
tashkalar-log-scored-in = Το { $colour } κερδίζει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } στο { $into } ({ $why }).
tashkalar-log-drew = Τραβάς: { $cards }.
tashkalar-log-drew-hidden = { $seat } τραβά { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    } ({ $deck }).
tashkalar-log-end-triggered = { $why ->
        [deck] Τραβήχτηκε η τελευταία κάρτα. Όλοι παίζουν άλλη μία σειρά, στο τέλος { $seat }.
        [sideways] Σε μια τράπουλα έμειναν μόνο πλαγιασμένες κάρτες. Όλοι παίζουν άλλη μία σειρά, στο τέλος { $seat }.
       *[score] Συμπληρώθηκε το σκορ λήξης. Όλοι παίζουν άλλη μία σειρά, στο τέλος { $seat }.
    }
tashkalar-log-swapped = { $seat } ανταλλάσσει τις θέσεις των κομματιών στο { $start } και στο { $end }.
tashkalar-log-gateway = { $seat } κάνει Πύλη το { $colour } κομμάτι στο { $square }.
tashkalar-log-handed-over = { $seat } αντικαθιστά το κομμάτι στο { $square } με ένα απλό κομμάτι ({ $colour }).
tashkalar-log-removed = { $seat } βγάζει το κατεστραμμένο κομμάτι εκτός παιχνιδιού ({ $colour }, { $rank }).
tashkalar-log-stored = { $seat } αποθηκεύει το { $colour } κομμάτι από το { $square } ({ $rank }).
tashkalar-log-released = { $seat } κάνει άλμα στο { $square } με το αποθηκευμένο κομμάτι ({ $colour }, { $rank }).
tashkalar-log-unplaced = { $seat } δεν βρίσκει θέση για το αποθηκευμένο κομμάτι ({ $colour }, { $rank })· επιστρέφει στο απόθεμά του.
tashkalar-log-frozen = { $seat } αφήνει παγωμένη την κάρτα «{ $card }».
tashkalar-log-thawed = { $seat } ξεπαγώνει την κάρτα «{ $card }».
tashkalar-log-warped = { $seat } παίζει το αποτέλεσμα στρέβλωσης της κάρτας «{ $card }», που τώρα είναι σε αναμονή.
tashkalar-log-copied = { $seat } εκτελεί το αποτέλεσμα στρέβλωσης της κάρτας «{ $card }».
tashkalar-log-taken-up = { $seat } επιστρέφει στο χέρι το ον σε αναμονή «{ $card }».
tashkalar-log-buried = { $seat } βάζει την κάρτα «{ $card }» στον πάτο της προσωπικής τράπουλας.
tashkalar-log-as-legend = { $seat }: η κάρτα «{ $card }» μετρά ως θρύλος που κλήθηκε.
tashkalar-log-spent-action = { $seat } ξοδεύει μια ενέργεια χωρίς να κάνει τίποτα.
tashkalar-log-fewer-actions = Το { $colour } έχει μία ενέργεια λιγότερη στην επόμενη σειρά του.
tashkalar-log-penalty = Η κάρτα «{ $card }» έμεινε σε αναμονή: { $seat } χάνει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }.
tashkalar-log-resigned = { $seat } παραιτείται.
tashkalar-log-keeps-playing = { $seat } ανακαλεί την παραίτηση.
tashkalar-log-settles = { $seat } συμφωνεί ότι η έκβαση έχει κριθεί.
tashkalar-log-plays-on = { $seat } θέλει να παιχτούν οι τελευταίες σειρές.
tashkalar-log-over = Το παιχνίδι τελείωσε. Νίκη: { $winners }.

tashkalar-deck-school = προσωπική τράπουλα
tashkalar-deck-legends = θρύλοι
tashkalar-deck-flares = εκλάμψεις

tashkalar-why-point-legend = κάλεσμα θρύλου
tashkalar-why-point-flare = έκλαμψη αντιπάλου
tashkalar-why-point-destroyed = καταστροφή κομματιών
tashkalar-why-point-singles = αζευγάρωτα απλά κομμάτια

## Ways to end
tashkalar-over-deck = Μια τράπουλα εξαντλήθηκε.
tashkalar-over-sideways = Σε μια τράπουλα έμειναν μόνο πλαγιασμένες κάρτες.
tashkalar-over-score = Συμπληρώθηκε το σκορ λήξης.
tashkalar-over-resigned = { $count ->
        [one] { $seat } παραιτήθηκε.
       *[other] Παραιτήθηκαν και οι δύο: { $seat }.
    }
tashkalar-over-settled = Όλοι συμφώνησαν ότι η έκβαση είχε κριθεί.

## Reasons
tashkalar-why-not-your-turn = Δεν είναι η σειρά σου να επιλέξεις.
tashkalar-why-no-actions = Δεν σου απομένει καμία ενέργεια.
tashkalar-why-control-passed = Ο έλεγχος έχει δοθεί: απομένει μόνο η τοποθέτηση κομματιών (TK-2.10.13).
tashkalar-why-effect-open = Ολοκλήρωσε πρώτα το αποτέλεσμα της κάρτας «{ $card }» (TK-2.2.6).
tashkalar-why-not-in-hand = Η κάρτα «{ $card }» δεν είναι στο χέρι σου.
tashkalar-why-no-pattern = Τα κομμάτια σου δεν αποτελούν τον σχηματισμό της κάρτας «{ $card }» (TK-3.5).
tashkalar-why-higher-rank = Ο σχηματισμός της κάρτας «{ $card }» ταιριάζει, αλλά στη θέση με το λευκό περίγραμμα ({ $squares }) βρίσκεται κομμάτι μεγαλύτερου βαθμού (TK-3.11).
tashkalar-why-shortage = Το κομμάτι που χρειάζεται για την κάρτα «{ $card }» δεν υπάρχει στο απόθεμά σου και κανένα στο ταμπλό δεν μπορεί να σηκωθεί (TK-3.16).
tashkalar-why-flare = Ο αντίπαλος πρέπει να έχει τουλάχιστον { $upper } αναβαθμισμένα ή συνολικά { $lower } κομμάτια περισσότερα από εσένα· οι διαφορές είναι { $upgraded } και { $total } (TK-4.4).
tashkalar-why-flare-melee = Ένας αντίπαλος πρέπει να έχει τουλάχιστον { $upper } αναβαθμισμένα ή συνολικά { $lower } κομμάτια περισσότερα από εσένα· οι μεγαλύτερες διαφορές είναι { $upgraded } και { $total } (TK-4.9).
tashkalar-why-next-task = Δεν μπορείς να πάρεις ακόμη την επόμενη δοκιμασία (TK-2.7.8).
tashkalar-why-not-current = Αυτή η δοκιμασία δεν είναι στο τραπέζι.
tashkalar-why-actions-left = Μπορείς να πάρεις δοκιμασία μόνο όταν δεν απομένει καμία ενέργεια (TK-2.4.1).
tashkalar-why-criterion = Το κριτήριο της δοκιμασίας «{ $task }» δεν καλύπτεται: { $lacking } (TK-2.7.8).
tashkalar-why-occupied = Στο { $square } υπάρχει κομμάτι· η τοποθέτηση γίνεται σε κενή θέση (TK-2.3.1).
tashkalar-why-no-stones = Δεν έχεις άλλο κομμάτι στο απόθεμα: σήκωσε πρώτα ένα δικό σου (TK-2.3.2).
tashkalar-why-action-open = Ολοκλήρωσε πρώτα αυτό που άρχισες.
tashkalar-why-lends = Η κάρτα «{ $card }» ξεπαγώνει μαζί με ένα κάλεσμα που χρησιμοποιεί εχθρικό κομμάτι: επίλεξε το ον που θέλεις να καλέσεις (TK-10.12).
tashkalar-why-frozen-theirs = Την κάρτα «{ $card }» την ξεπαγώνει μόνο όποιος την έχει μπροστά του (TK-10.6).
tashkalar-why-possessed = Ο επόμενος σχηματισμός πρέπει να γίνει με κομμάτια αυτού του χρώματος: { $colour }. Δεν αποτελούν τον σχηματισμό της κάρτας «{ $card }» (TK-11.68).
tashkalar-why-pending = Σε αναμονή είναι η κάρτα «{ $other }»· ώσπου να κληθεί, το αποτέλεσμα στρέβλωσης της κάρτας «{ $card }» δεν παίζεται (TK-12.5).
tashkalar-why-first-turn = Στην πρώτη σου σειρά δεν μπορείς να παίξεις το αποτέλεσμα στρέβλωσης της κάρτας «{ $card }» (TK-12.3).

## What bots look at
tashkalar-feature-points = Προβάδισμα σε πόντους
tashkalar-feature-points-late = Προβάδισμα κοντά στο τέλος
tashkalar-feature-pieces = Τα κομμάτια σου
tashkalar-feature-upgraded = Τα αναβαθμισμένα κομμάτια σου
tashkalar-feature-legendary = Θρυλικά κομμάτια
tashkalar-feature-their-pieces = Εχθρικά κομμάτια
tashkalar-feature-their-upgraded = Εχθρικά αναβαθμισμένα κομμάτια
tashkalar-feature-tasks-begun = Δοκιμασίες σε εξέλιξη
tashkalar-feature-task-held = Δοκιμασία που μπορείς να πάρεις
tashkalar-feature-ready = Όντα που μπορείς να καλέσεις
tashkalar-feature-one-short = Όντα στα οποία λείπει ένα κομμάτι
tashkalar-feature-two-short = Όντα στα οποία λείπουν δύο κομμάτια
tashkalar-feature-centre = Κομμάτια στα κεντρικά τετράγωνα
tashkalar-feature-together = Κομμάτια που στέκονται μαζί
tashkalar-feature-actions = Ενέργειες που απομένουν
tashkalar-feature-flares = Εκλάμψεις στο χέρι
