### Tash-Kalar in the browser

## Tabs and headings
web-tashkalar-hand = Το χέρι σου
web-tashkalar-hand-of = Χέρι: { $name }
web-tashkalar-ready = { $ready ->
        [one] 1 από { $cards } μπορεί να κληθεί τώρα
       *[other] { $ready } από { $cards } μπορούν να κληθούν τώρα
    }
web-tashkalar-ready-here = { $ready ->
        [one] 1 μπορεί να κληθεί στο { $square }
       *[other] { $ready } μπορούν να κληθούν στο { $square }
    }
web-tashkalar-watching = Είσαι θεατής. Τα χέρια μένουν κρυφά.
web-tashkalar-tab-card = Κάρτα
web-tashkalar-tab-card-none = Άγγιξε μια κάρτα στο χέρι σου για να τη διαβάσεις εδώ.
web-tashkalar-tab-hand = Χέρι, { $cards }
web-tashkalar-tab-tasks = Δοκιμασίες
web-tashkalar-tab-score = Σκορ
web-tashkalar-board = Η αρένα

## Seats and scores
web-tashkalar-score-of = από { $goal }
web-tashkalar-score-lowest = ελάχιστο
web-tashkalar-fact-hand = Χέρι
    .title = Όντα, θρύλοι και εκλάμψεις στο χέρι
web-tashkalar-fact-deck = Τράπουλα
    .title = Κάρτες που απομένουν στην προσωπική τράπουλα
web-tashkalar-fact-supply = Απόθεμα
    .title = Κομμάτια που απομένουν: διπλής όψης και θρυλικά
web-tashkalar-fact-pieces = { $pieces ->
        [one] 1 κομμάτι
       *[other] { $pieces } κομμάτια
    }, { $upgraded ->
        [one] 1 αναβαθμισμένο
       *[other] { $upgraded } αναβαθμισμένα
    }
web-tashkalar-track = { $colour }: { $points }
    .may = { $colour }: { $points }, το πρόχειρο κάλεσμα είναι ακόμη δυνατό
    .used = { $colour }: { $points }, το πρόχειρο κάλεσμα έχει γίνει
web-tashkalar-key-may = πρόχειρο κάλεσμα
web-tashkalar-key-used = έχει γίνει
web-tashkalar-gate = σκορ λήξης { $goal }
web-tashkalar-control = συνεχίζει για: { $name }
web-tashkalar-final-round = { $turns ->
        [one] Τελευταίες σειρές, απομένει 1
       *[other] Τελευταίες σειρές, απομένουν { $turns }
    }

## The eyebrow of the bar
web-tashkalar-eyebrow-setup = Πριν από την πρώτη σειρά
web-tashkalar-eyebrow-actions = { $actions ->
        [0] Η σειρά σου, δεν απομένει ενέργεια
        [one] Η σειρά σου, τελευταία ενέργεια
       *[other] Η σειρά σου, απομένουν { $actions } ενέργειες
    }
web-tashkalar-eyebrow-final = { $actions ->
        [0] Τελευταία σειρά, δεν απομένει ενέργεια
        [one] Τελευταία σειρά, τελευταία ενέργεια
       *[other] Τελευταία σειρά, απομένουν { $actions } ενέργειες
    }
web-tashkalar-eyebrow-borrow = Ένα εχθρικό κομμάτι μπορεί να βοηθήσει στο επόμενο κάλεσμα
web-tashkalar-eyebrow-control = Έχεις τον έλεγχο. Σειρά: { $name }
web-tashkalar-eyebrow-step = { $card }, κίνηση { $step }, μέχρι { $most }
web-tashkalar-eyebrow-may = { $card }, προαιρετικά
web-tashkalar-eyebrow-must = { $card }, υποχρεωτικά
web-tashkalar-eyebrow-flare = Έκλαμψη, δεν κοστίζει ενέργεια

## Questions
web-tashkalar-ask-turn = { $ready ->
        [0] Άγγιξε μια κενή θέση για να τοποθετήσεις κομμάτι.
        [one] Τοποθέτησε ένα κομμάτι ή κάλεσε ένα ον: μία κάρτα είναι έτοιμη.
       *[other] Τοποθέτησε ένα κομμάτι ή κάλεσε ένα ον: { $ready } κάρτες είναι έτοιμες.
    }
web-tashkalar-ask-turn-plain = Τοποθέτησε ένα κομμάτι ή κάλεσε ένα ον.
web-tashkalar-ask-turn-lift = Δεν απομένει κομμάτι στο απόθεμά σου. Άγγιξε ένα δικό σου για να το τοποθετήσεις ξανά.
web-tashkalar-ask-target = Άγγιξε τη θέση όπου θα εμφανιστεί: { $card }
web-tashkalar-ask-compare = Με ποιον συγκρίνεσαι;
web-tashkalar-ask-goal = Άγγιξε τη θέση προορισμού από το { $square }
web-tashkalar-ask-claim = Πάρε μια δοκιμασία ή τέλειωσε τη σειρά
web-tashkalar-ask-return = Άγγιξε κάρτες για να πάνε στον πάτο των τραπουλών τους, ή κράτησε τις υπόλοιπες
web-tashkalar-ask-colour-of = Ποιο χρώμα μπαίνει στο { $square };

## What the filled button would do
web-tashkalar-do-place = Τοποθέτηση κομματιού στο { $square }
web-tashkalar-do-summon = Κάλεσμα στο { $square }: { $card }
web-tashkalar-do-summon-destroy = { $victim ->
        [1] Κάλεσμα στο { $square }: { $card }. Το απλό κομμάτι εκεί καταστρέφεται.
        [2] Κάλεσμα στο { $square }: { $card }. Το ηρωικό κομμάτι εκεί καταστρέφεται.
       *[other] Κάλεσμα στο { $square }: { $card }. Το θρυλικό κομμάτι εκεί καταστρέφεται.
    }
web-tashkalar-do-summon-own = Κάλεσμα στο { $square }: { $card }, στη θέση δικού σου κομματιού
web-tashkalar-do-summon-improvised = Κάλεσμα στο { $square }: { $card }, με { $borrowed }. Το κομμάτι σου στο ταμπλό σκορ γυρίζει: { $colour }.
web-tashkalar-do-summon-borrowed = Κάλεσμα στο { $square }: { $card }, με το εχθρικό κομμάτι { $borrowed }
web-tashkalar-do-move = Κίνηση από το { $start } στο { $end }
web-tashkalar-do-move-destroy = { $victim ->
        [1] Κίνηση στο { $end } και καταστροφή του απλού κομματιού
        [2] Κίνηση στο { $end } και καταστροφή του ηρωικού κομματιού
       *[other] Κίνηση στο { $end } και καταστροφή του θρυλικού κομματιού
    }
web-tashkalar-do-move-own = Κίνηση στο { $end } και καταστροφή δικού σου κομματιού
web-tashkalar-do-leap = Άλμα από το { $start } στο { $end }
web-tashkalar-do-leap-destroy = { $victim ->
        [1] Άλμα στο { $end } και καταστροφή του απλού κομματιού
        [2] Άλμα στο { $end } και καταστροφή του ηρωικού κομματιού
       *[other] Άλμα στο { $end } και καταστροφή του θρυλικού κομματιού
    }
web-tashkalar-do-leap-own = Άλμα στο { $end } και καταστροφή δικού σου κομματιού
web-tashkalar-do-discard = Ξεσκαρτάρισμα: { $card }
web-tashkalar-do-discard-idle = Η κάρτα «{ $card }» δεν μπορεί να κληθεί τώρα. Ξεσκαρτάρισμα;
web-tashkalar-do-flare = { $halves ->
        [1] Χρήση του άνω μέρους, σύγκριση με: { $name }
        [2] Χρήση του κάτω μέρους, σύγκριση με: { $name }
       *[other] Χρήση και των δύο μερών, σύγκριση με: { $name }
    }
web-tashkalar-do-flare-point = { $halves ->
        [1] Χρήση του άνω μέρους. { $name } κερδίζει 1 πόντο.
        [2] Χρήση του κάτω μέρους. { $name } κερδίζει 1 πόντο.
       *[other] Χρήση και των δύο μερών. { $name } κερδίζει 1 πόντο.
    }
web-tashkalar-do-claim = { $points ->
        [one] Πάρε τη δοκιμασία για 1 πόντο: { $task }
       *[other] Πάρε τη δοκιμασία για { $points } πόντους: { $task }
    }
web-tashkalar-do-end-points = { $points ->
        [one] Τέλος της σειράς και 1 πόντος
       *[other] Τέλος της σειράς και { $points } πόντοι
    }

## Buttons
web-tashkalar-verb-place = Τοποθέτηση
web-tashkalar-verb-summon = Κάλεσμα
web-tashkalar-verb-lift = Σήκωσε
web-tashkalar-verb-discard = Ξεσκαρτάρισμα
web-tashkalar-verb-return = Στον πάτο της τράπουλας
web-tashkalar-verb-done = Κράτα τις υπόλοιπες
web-tashkalar-verb-flare = Χρήση της έκλαμψης
web-tashkalar-verb-pass = Δώσε τον έλεγχο
web-tashkalar-verb-end = Τέλος της σειράς
web-tashkalar-verb-claim = Πάρε τη δοκιμασία
web-tashkalar-verb-skip = Παράλειψη
web-tashkalar-verb-stop = Σταμάτα
web-tashkalar-verb-stop-on = Σταμάτα στο { $square }
web-tashkalar-verb-destroy = Καταστροφή
web-tashkalar-verb-upgrade = Αναβάθμιση
web-tashkalar-verb-downgrade = Υποβάθμιση
web-tashkalar-verb-convert = Μετατροπή
web-tashkalar-verb-choose = Επιλογή
web-tashkalar-verb-move = Κίνηση στο { $square }
web-tashkalar-verb-leap = Άλμα στο { $square }
web-tashkalar-verb-recall = Στην κορυφή της τράπουλας
web-tashkalar-verb-school = Επιλογή αυτής της σχολής
web-tashkalar-verb-keep = Κράτα
web-tashkalar-verb-start = Ξεκίνα έτσι
web-tashkalar-verb-score = Πόντος εδώ

## Chips
web-tashkalar-chip-ways = { $ways ->
        [one] { $card }, 1 τρόπος
       *[other] { $card }, { $ways } τρόποι
    }
web-tashkalar-chip-instead = Κάλεσμα εδώ: { $card }
web-tashkalar-chip-destroys = { $square }, καταστρέφει
web-tashkalar-chip-flare = { $halves ->
        [1] { $name }, άνω μέρος
        [2] { $name }, κάτω μέρος
       *[other] { $name }, και τα δύο μέρη
    }
web-tashkalar-chip-task = { $points ->
        [one] { $task }, 1 πόντος
       *[other] { $task }, { $points } πόντοι
    }
web-tashkalar-chip-score = { $colour }, { $name }

## Cards
web-tashkalar-kind = { $rank ->
        [common] Απλό ον
        [heroic] Ηρωικό ον
       *[legendary] Θρύλος
    }
web-tashkalar-ways = { $ways ->
        [one] τρόπος
       *[other] τρόποι
    }
web-tashkalar-ways-squares = { $ways ->
        [one] 1 τρόπος
       *[other] { $ways } τρόποι
    }
web-tashkalar-on-squares = { $squares ->
        [one] σε 1 θέση
       *[other] σε { $squares } θέσεις
    }
web-tashkalar-improvised = πρόχειρο κάλεσμα
web-tashkalar-improvised-for = { $borrowed } για { $square }
web-tashkalar-improvised-onto = { $square }, κάλεσμα πάνω του
web-tashkalar-short-one = ανοίγει { $ways }
web-tashkalar-short-many = { $squares } θέσεις
web-tashkalar-short-told = { $squares ->
        [one] Ένα κομμάτι στο { $square } θα την άνοιγε
       *[other] Ένα ακόμη κομμάτι θα την άνοιγε, σε { $squares } θέσεις
    }
web-tashkalar-no-way = Κανένας τρόπος τώρα
web-tashkalar-turns = κάθε στροφή ή καθρέπτισμα
web-tashkalar-here = εδώ
web-tashkalar-nowhere = πουθενά
web-tashkalar-played-by = παίζει: { $name }
web-tashkalar-card-name = { $state ->
        [none] { $card }, { $kind }
       *[other] { $card }, { $kind }, { $state }
    }
web-tashkalar-returned = Στον πάτο των τραπουλών

## Flares
web-tashkalar-flare = Έκλαμψη
web-tashkalar-flare-wakes = Ισχύει όταν { $name } προηγείται κατά
web-tashkalar-flare-wakes-any = Ισχύει όταν ένας αντίπαλος προηγείται κατά
web-tashkalar-flare-upgraded = αναβαθμισμένα
web-tashkalar-flare-pieces = κομμάτια
web-tashkalar-flare-lead = { $have } από { $need }
web-tashkalar-flare-ready = { $halves ->
        [1] Το άνω μέρος ισχύει τώρα
        [2] Το κάτω μέρος ισχύει τώρα
       *[other] Και τα δύο μέρη ισχύουν τώρα
    }
web-tashkalar-flare-cost = Δεν κοστίζει ενέργεια.
web-tashkalar-flare-point = Δεν κοστίζει ενέργεια. { $name } κερδίζει 1 πόντο.
web-tashkalar-flare-point-in = Δεν κοστίζει ενέργεια. { $name } κερδίζει 1 πόντο στο { $colour }.
web-tashkalar-flare-upper = Άνω, { $need } περισσότερα αναβαθμισμένα:
web-tashkalar-flare-lower = Κάτω, { $need } περισσότερα κομμάτια:
web-tashkalar-flare-column-upgraded = αναβαθμισμένα, { $need }
web-tashkalar-flare-column-pieces = κομμάτια, { $need }
web-tashkalar-flare-met = καλύπτεται

## Tasks
web-tashkalar-tasks = Δοκιμασίες
web-tashkalar-tasks-claim = μία σε κάθε σειρά
web-tashkalar-task-met = Καλύπτεται:
web-tashkalar-task-next = Επόμενη, δεν μπορείς να την πάρεις ακόμη
web-tashkalar-task-points = { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }
web-tashkalar-need-destroyed = { $have } από { $need } καταστράφηκαν σε αυτή τη σειρά
web-tashkalar-need-destroyed-upgraded = { $have } από { $need } αναβαθμισμένα
web-tashkalar-need-legendary-destroyed = { $need ->
        [1] { $have } από 1 θρυλικό κατεστραμμένο σε αυτή τη σειρά
       *[other] { $have } από { $need } ηρωικά κατεστραμμένα σε αυτή τη σειρά
    }
web-tashkalar-need-pieces = { $have } από { $need } κομμάτια
web-tashkalar-need-upgraded = { $have } από { $need } αναβαθμισμένα
web-tashkalar-need-legendary = { $have } από { $need } θρυλικά
web-tashkalar-need-red = κόκκινες θέσεις { $mine } : { $theirs }
web-tashkalar-need-green = πράσινες θέσεις { $mine } : { $theirs }
web-tashkalar-need-summoned = { $have } από { $need } καλέσματα σε αυτή τη σειρά
web-tashkalar-need-summoned-red = { $have } από { $need } σε κόκκινη θέση
web-tashkalar-need-summoned-green = { $have } από { $need } σε πράσινη θέση
web-tashkalar-need-summoned-colored = { $have } από { $need } σε χρωματιστές θέσεις
web-tashkalar-need-summoned-legends = { $have } από { $need } θρύλους
web-tashkalar-need-cross = { $have } από { $need } θέσεις ενός σταυρού
web-tashkalar-need-lead = καλύτερη γραμμή: διαφορά { $have } από { $need }
web-tashkalar-need-falling = κατιούσα διαγώνιος { $have } από { $need }
web-tashkalar-need-rising = ανιούσα διαγώνιος { $have } από { $need }
web-tashkalar-need-chain = { $have ->
        [0] δεν έχει ενωθεί ακόμη
       *[other] ενωμένη
    }
web-tashkalar-need-around = { $have } από { $need } γύρω από ένα εχθρικό κομμάτι
web-tashkalar-need-isolated = { $have ->
        [0] κανένα εχθρικό κομμάτι δεν είναι απομονωμένο
       *[other] ένα εχθρικό κομμάτι είναι απομονωμένο
    }

## The tally of the turn
web-tashkalar-tally = Καταστράφηκαν σε αυτή τη σειρά
web-tashkalar-tally-none = Σε αυτή τη σειρά δεν καταστράφηκε ακόμη τίποτα.
web-tashkalar-tally-pieces = { $colour }: { $pieces }
web-tashkalar-tally-common = απλά { $count }
web-tashkalar-tally-heroic = ηρωικά { $count }
web-tashkalar-tally-legendary = θρυλικά { $count }
web-tashkalar-tally-points = { $points ->
        [one] φέρνουν 1 πόντο
       *[other] φέρνουν { $points } πόντους
    }
web-tashkalar-tally-nothing = δεν φέρνουν ακόμη πόντο
web-tashkalar-tally-singles = Αζευγάρωτα απλά κομμάτια: 1 πόντος σε χρώμα που επιλέγεις
web-tashkalar-tally-preview = { $points ->
        [one] Αυτό θα έφερνε συνολικά 1 πόντο.
       *[other] Αυτό θα έφερνε συνολικά { $points } πόντους.
    }

## Setup
web-tashkalar-schools = Σχολές
web-tashkalar-schools-open = { $schools ->
        [one] 1 σχολή είναι ελεύθερη
       *[other] { $schools } σχολές είναι ελεύθερες
    }
web-tashkalar-school-taken = την έχει: { $name }
web-tashkalar-draft = Το πακέτο σου
web-tashkalar-draft-kept = κρατήθηκαν { $kept } από 18
web-tashkalar-kept = Κρατήθηκαν για την τράπουλά σου

## The board in words
web-tashkalar-square-red = κόκκινη θέση
web-tashkalar-square-green = πράσινη θέση
web-tashkalar-square-plain = απλή θέση
web-tashkalar-square-central = { $ground }, κεντρική
web-tashkalar-square-empty = κενή
web-tashkalar-square-own = δικό σου { $rank } κομμάτι
web-tashkalar-square-of = { $rank } κομμάτι, { $colour }
web-tashkalar-state-target = { $ways ->
        [one] στόχος της κάρτας «{ $card }», ένας τρόπος
       *[other] στόχος της κάρτας «{ $card }», { $ways } τρόποι
    }
web-tashkalar-state-destroyed = θα καταστραφεί
web-tashkalar-state-used = χρησιμοποιείται για την κάρτα «{ $card }»
web-tashkalar-state-possible = μπορείς να το επιλέξεις
web-tashkalar-state-chosen = επιλεγμένο
web-tashkalar-state-short = ένα κομμάτι εδώ ανοίγει την κάρτα «{ $card }»

## The table in words
web-tashkalar-told-turn = Παίζει { $name }, { $actions ->
        [0] δεν απομένει ενέργεια
        [one] απομένει μία ενέργεια
       *[other] απομένουν { $actions } ενέργειες
    }.
web-tashkalar-told-seat = { $name }, { $colour }: { $points } από { $goal }.
web-tashkalar-told-seat-melee = { $name }, { $colour }: { $scores }.
web-tashkalar-told-pieces = Κομμάτια στο χρώμα { $colour }: { $pieces }.
web-tashkalar-told-no-pieces = Στο χρώμα { $colour } δεν υπάρχουν κομμάτια στο ταμπλό.
web-tashkalar-told-task = Δοκιμασία { $task }, { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }: { $progress }.
web-tashkalar-told-hand = Το χέρι σου: { $cards }.
web-tashkalar-told-card = { $ways ->
        [0] { $card }
        [one] { $card }, ένας τρόπος
       *[other] { $card }, { $ways } τρόποι
    }

# The usual case of tashkalar-log-placed: a common piece of one’s own.
web-tashkalar-log-placed = { $seat } τοποθετεί ένα κομμάτι στο { $square }.

## The end of a match

web-tashkalar-count-destroyed = Κομμάτια που καταστράφηκαν
web-tashkalar-count-legend = Θρύλοι που καλέστηκαν
web-tashkalar-count-flare = Εκλάμψεις του αντιπάλου
web-tashkalar-count-standing = Θρυλικά κομμάτια στην αρένα
web-tashkalar-count-pending = Όντα σε αναμονή
web-tashkalar-count-in = Εναντίον: { $colour }
web-tashkalar-count-lowest = Μετράει το ελάχιστο
web-tashkalar-race = Πόντοι σε κάθε σειρά
web-tashkalar-tie-upgraded = Ισοβαθμία· κρίνουν τα περισσότερα αναβαθμισμένα κομμάτια στην αρένα.
web-tashkalar-tie-pieces = Ισοβαθμία και ίσα αναβαθμισμένα κομμάτια· κρίνουν τα περισσότερα κομμάτια στην αρένα.
web-tashkalar-deed-turn = σειρά { $number }

## What lies open before a player
web-tashkalar-frozen = Παγωμένη
    .about = Στη δική σου σειρά μπορείς να ξεπαγώσεις αυτή την κάρτα χωρίς ενέργεια, πριν ή μετά από κάθε ενέργεια. Εκτελείται το παγωμένο αποτέλεσμά της και μετά ξεσκαρτάρεται. Μόνο μία κάρτα μπορεί να μένει παγωμένη.
web-tashkalar-pending = Σε αναμονή
    .about = Το αποτέλεσμα στρέβλωσής του παίχτηκε. Κάλεσε το ον πριν τελειώσει η παρτίδα: αν είναι ακόμη σε αναμονή, στοιχίζει 2 πόντους. Μετρά ως ένα από τα τρία όντα σου, και ώσπου να φύγει δεν παίζεται άλλο αποτέλεσμα στρέβλωσης.
web-tashkalar-stored = Αποθηκευμένο: { $colour }, { $rank }
    .about = Το κομμάτι βρίσκεται πάνω στον Έμπορο του Χρόνου. Επιστρέφει όταν κληθεί ο Έμπορος· ώς τότε δεν είναι ούτε στο ταμπλό ούτε στο απόθεμά του.
web-tashkalar-gateway = Πύλη στο { $square }
    .about = Το σημαδεμένο κομμάτι είναι η Πύλη: πολλά όντα του Χθόνιου Κενού ενεργούν γύρω της. Κινείται μαζί με το κομμάτι της και παύει όταν αυτό καταστραφεί, μετατραπεί ή γίνει θρυλικό.
web-tashkalar-fewer = { $count ->
        [one] Μία ενέργεια λιγότερη στην επόμενη σειρά
       *[other] { $count } ενέργειες λιγότερες στην επόμενη σειρά
    }
    .about = Ο Φρουρός του Αιώνιου Παγετού αφαιρεί μια ενέργεια από την επόμενη σειρά αυτής της πλευράς.
web-tashkalar-removed = { $count ->
        [one] 1 κομμάτι εκτός παιχνιδιού
       *[other] { $count } κομμάτια εκτός παιχνιδιού
    }
    .about = Το έβγαλε ο Φορέας του Θανάτου: δεν επιστρέφει ποτέ στο απόθεμα.
web-tashkalar-note-frozen = Παγωμένη: { $card }
web-tashkalar-note-pending = Σε αναμονή: { $card }, −2 στο τέλος
web-tashkalar-square-gateway = { $piece }, η Πύλη
web-tashkalar-told-frozen = Παγωμένη κάρτα ({ $name }): { $card }.
web-tashkalar-told-pending = Ον σε αναμονή ({ $name }): { $card }· στοιχίζει 2 πόντους αν δεν κληθεί.
web-tashkalar-eyebrow-possessed = Ο επόμενος σχηματισμός γίνεται με αυτό το χρώμα: { $colour }
web-tashkalar-eyebrow-blanks = { $count ->
        [one] Μία κενή θέση μπορεί να μετρά ως απλό κομμάτι σου
       *[other] Μέχρι { $count } κενές θέσεις μπορούν να μετρούν ως απλά κομμάτια σου
    }
web-tashkalar-do-summon-thawing = Κάλεσμα στο { $square }: { $card }, με το εχθρικό κομμάτι στο { $borrowed }, ξεπαγώνοντας: { $frozen }
web-tashkalar-verb-thaw = Ξεπάγωσε
web-tashkalar-verb-freeze = Κράτα παγωμένη
web-tashkalar-verb-take = Άφησε παγωμένη
web-tashkalar-verb-warp = Παίξε τη στρέβλωση
web-tashkalar-verb-copy = Εκτέλεσε τη στρέβλωση
web-tashkalar-verb-take-up = Πάρε στο χέρι
web-tashkalar-verb-swap = Ανταλλαγή
web-tashkalar-verb-gateway = Κάνε Πύλη
web-tashkalar-verb-store = Αποθήκευσε
