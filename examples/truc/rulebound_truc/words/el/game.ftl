### Truc

## Questions and choices
truc-ask-turn = Παίξε ένα χαρτί ή ανέβασε το ποντάρισμα.
truc-ask-card = Παίξε ένα χαρτί.
truc-ask-raise = Πρόταση από { $seat }: ο γύρος να μετρήσει { $stake } πόντους. Δέχεσαι;
truc-option-play = Παίξε: { $card }
truc-option-raise = Ανέβασε το ποντάρισμα
truc-option-accept = Δέχομαι
truc-option-fold = Πάσο

## Log
truc-log-dealt = Μοιράζει: { $seat }.
truc-log-got = Παίρνεις: { $cards }.
truc-log-raised = Πρόταση από { $seat }: { $stake } πόντοι.
truc-log-accepted = Δέχεται: { $seat }.
truc-log-folded = Πάσο: { $seat }.
truc-log-played = { $seat }: { $card }.
truc-log-trick = { $seat ->
        [none] Ισοπαλία: κανείς δεν παίρνει την μπάζα.
       *[other] Την μπάζα παίρνει: { $seat }.
    }
truc-log-round = { $seat ->
        [none] Κανείς δεν κερδίζει τον γύρο.
       *[other] Τον γύρο κερδίζει: { $seat } ({ $points ->
            [one] 1 πόντος
           *[other] { $points } πόντοι
        }).
    }

## Reasons
truc-why-turn = Δεν είναι η σειρά σου.
truc-why-answer = Πρώτα χρειάζεται απάντηση στην πρόταση.
truc-over = Συμπληρώθηκαν οι πόντοι που χρειάζονταν.

## Things
truc-a-card = { $rank } { $suit }
truc-rank-7 = εφτάρι
truc-rank-8 = οχτάρι
truc-rank-9 = εννιάρι
truc-rank-10 = δεκάρι
truc-rank-J = βαλές
truc-rank-Q = ντάμα
truc-rank-K = ρήγας
truc-rank-A = άσος
truc-suit-c = σπαθί
truc-suit-d = καρό
truc-suit-h = κούπα
truc-suit-s = μπαστούνι

## The table
truc-stake = Ποντάρισμα: { $stake }. Νίκη στους { $target } πόντους.
web-truc-hand = Το χέρι σου
web-truc-of = από { $target }
web-truc-dealer = μοιράζει
web-truc-ranks = Από το χαμηλό στο υψηλό
web-truc-outcome = { $outcome ->
        [takes] παίρνει την μπάζα
        [spoils] φέρνει ισοπαλία
       *[loses] χάνει την μπάζα
    }
web-truc-watching = Είσαι θεατής.

## Setting a table
truc-set = Truc
    .full = Truc
    .note = 2 παίκτες, ένα τέταρτο
truc-set-target = Πόντοι για τη νίκη
truc-set-target-6 = 6
truc-set-target-12 = 12

## The rules in short
rules-truc-1 =
    Δύο παίκτες παίρνουν από τρία χαρτιά και παίζουν τρεις μπάζες. Από το υψηλό στο χαμηλό: 7, 8, άσος, ρήγας, ντάμα, βαλές, 10, 9. Τα χρώματα δεν μετράνε και παίζεις όποιο χαρτί θέλεις. Με ίσα χαρτιά κανείς δεν παίρνει την μπάζα.

    Δύο μπάζες κερδίζουν τον γύρο. Αν κάποια μπάζα μείνει χωρίς νικητή, τον κερδίζει όποιος πήρε πρώτος μπάζα.
    .title = Τρεις μπάζες
rules-truc-2 =
    Ένας γύρος αξίζει 1 πόντο. Πριν παίξεις χαρτί, μπορείς να τον ανεβάσεις σε 2, μετά σε 4, 6 και ούτω καθεξής. Ο άλλος δέχεται ή πάει πάσο: τότε παίρνεις όσα άξιζε ο γύρος πριν.
    .title = Το ποντάρισμα
