### King Urbno: questions, choices, log and reasons

## Questions
urbno-ask-lead = Ανοίγεις εσύ. Παίξε μια κάρτα.
urbno-ask-play = Παίξε μια κάρτα.
urbno-ask-announce = Μπορείς να βάλεις κρύσταλλο ή κύβους στην κάρτα σου.
urbno-ask-return = Τράβηξες μια κάρτα από την προηγούμενη μπάζα. Επίστρεψε αυτήν ή μία δική σου.
urbno-ask-react = { $which ->
        [16] Μπορείς να χρησιμοποιήσεις τον πάπυρο 16 σε αυτή την μπάζα.
       *[other] Μπορείς να ξοδέψεις έναν κρύσταλλο σε αυτή την κάρτα (πάπυρος: { $scroll }).
    }
urbno-ask-steal = { $seat } παίρνει την μπάζα. Μπορείς να την κλέψεις.
urbno-ask-scroll = Μπορείς να ενεργοποιήσεις έναν πάπυρο.
urbno-ask-colour = Όρισε ένα χρώμα (πάπυρος: { $scroll }).
urbno-ask-player = Όρισε έναν παίκτη (πάπυρος: { $scroll }).
urbno-ask-give = Δώσε μια κάρτα. Την παίρνει: { $to }. Χρώμα που ζητείται: { $colour }.
urbno-ask-give-back = Επίστρεψε μια κάρτα. Την παίρνει: { $to }.
urbno-ask-echo = Επίλεξε τον πάπυρο του οποίου το αποτέλεσμα θα χρησιμοποιήσεις.
urbno-ask-keep = Κράτησε έναν από αυτούς τους παπύρους.
urbno-ask-kept = Μπορείς να ενεργοποιήσεις αμέσως τον πάπυρο που κράτησες.
urbno-ask-resources = Πάρε έναν συνδυασμό πόρων.
urbno-ask-choose = { $which ->
        [15] Σχημάτισε τη γραμμή σου. Κάρτα { $number } από 6.
        [24] Επίλεξε τις κάρτες του ενός μισού. Κάρτα { $number } από 4.
       *[25] Επίλεξε τις κάρτες για τον παίκτη στα δεξιά σου. Κάρτα { $number } από 3.
    }
urbno-ask-half = Επίλεξε ένα από τα δύο κλειστά μισά. Κάρτες: { $seat }.
urbno-ask-count = Έχεις { $count ->
        [one] 1 μπάζα
       *[other] { $count } μπάζες
    }. Μπορείς να αλλάξεις τον αριθμό.

## Choices
urbno-option-play = { $power ->
        [none] Παίξε: { $card }
       *[other] Παίξε παρά τον κανόνα: { $card }, με τη δύναμη: { $power }
    }
urbno-option-wait = Περίμενε και παίξε στο τέλος
urbno-option-power = { $seat ->
        [none] { $colour ->
            [none] Δύναμη: { $power }
           *[other] Δύναμη: { $power }, χρώμα: { $colour }
        }
       *[other] Δύναμη: { $power }, την επόμενη μπάζα ανοίγει: { $seat }
    }
urbno-option-cubes = Κύβοι: { $amount }
urbno-option-certain = { $colour ->
        [none] Πάπυρος 16: { $mode }
       *[other] Πάπυρος 16: { $mode }, χρώμα ανοίγματος: { $colour }
    }
urbno-option-done = Τίποτε άλλο
urbno-option-return = Επιστροφή: { $card }
urbno-option-leave = Καμία ενέργεια
urbno-option-steal = Κλοπή της μπάζας
urbno-option-activate = Ενεργοποίηση παπύρου { $number }: { $scroll }
urbno-option-decline = Καμία ενεργοποίηση
urbno-option-colour = { $colour }
urbno-option-player = { $seat }
urbno-option-give = Δώσε: { $card }
urbno-option-echo = Χρήση παπύρου { $number }: { $scroll }
urbno-option-keep = Κράτα τον πάπυρο { $number }: { $scroll }
urbno-option-take = Επιλογή: { $combination }
urbno-option-lay = Στη γραμμή: { $card }
urbno-option-split = Σε αυτό το μισό: { $card }
urbno-option-pass = Στον παίκτη στα δεξιά: { $card }
urbno-option-pick = Μισό { $half }
urbno-option-count = Αριθμός: { $amount }
urbno-option-keep-count = Ο αριθμός μένει όπως είναι

urbno-mode-take = λήψη της μπάζας
urbno-mode-refuse = άρνηση της μπάζας
urbno-combinations = { $combination }

## Who wins the trick, and why
# Whole sentences that follow each other: the first one ends with a colon.
urbno-because-so-far = { $seat } κερδίζει ως τώρα:
urbno-because-highest-dominant = το { $number } είναι το υψηλότερο στο κυρίαρχο χρώμα, το { $colour }.
urbno-because-highest-led = το { $number } είναι το υψηλότερο στο χρώμα ανοίγματος, το { $colour }.
urbno-because-lowest-dominant = το { $number } είναι το χαμηλότερο στο κυρίαρχο χρώμα, το { $colour }.
urbno-because-lowest-led = το { $number } είναι το χαμηλότερο στο χρώμα ανοίγματος, το { $colour }.
urbno-because-certain = ο πάπυρος 16 κάνει την μπάζα σίγουρη.
urbno-because-nobody-else = καμία άλλη κάρτα δεν μπορεί να πάρει την μπάζα (πάπυρος 16).
urbno-because-earlier = Σε ίσους αριθμούς παίρνει η κάρτα που παίχτηκε νωρίτερα.
urbno-because-later = Σε ίσους χαμηλότερους αριθμούς παίρνει η κάρτα που παίχτηκε αργότερα.
urbno-because-dwarf = Με τη δύναμη του Νάνου παίρνει η χαμηλότερη.
urbno-because-knight = Η δύναμη του Ιππότη ακύρωσε το κυρίαρχο χρώμα, το { $colour }.
urbno-because-priest = Η δύναμη του Ιερέα άλλαξε το χρώμα μιας κάρτας: { $card }. Νέο χρώμα: { $colour }.
urbno-because-assassin = Η δύναμη του Δολοφόνου επέτρεψε αυτή την κάρτα παρά τον κανόνα του χρώματος.
urbno-because-refused = { $seat } έχει αρνηθεί την μπάζα με τον πάπυρο 16.
urbno-because-announced = { $seat } έχει αρνηθεί την μπάζα με τον πάπυρο 16. Χρώμα ανοίγματος που ανακοινώθηκε: { $colour }.
urbno-because-new-dominant = Ο πάπυρος 1 έκανε κυρίαρχο άλλο χρώμα: { $colour }.

## Log
urbno-log-round = Γύρος { $number }. Κυρίαρχο χρώμα: { $colour }. Αποστολή: { $mission }. Μοιράζει: { $seat }.
urbno-log-activated = { $seat } ενεργοποιεί πάπυρο: { $scroll }.
urbno-log-dominant = Το κυρίαρχο χρώμα είναι τώρα: { $colour }.
urbno-log-levy = { $seat } ζητά από όλους μια κάρτα. Χρώμα: { $colour }.
urbno-log-levied = { $seat } δίνει μια κάρτα: { $card }. Την παίρνει: { $to }. Επιστροφή: { $returned }.
urbno-log-dealt-anew = Οι κάρτες μοιράζονται ξανά.
urbno-log-echoed = Ο πάπυρος λειτουργεί όπως ένας άλλος: { $scroll }.
urbno-log-points-at-once = { $seat } κερδίζει αμέσως { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    }.
urbno-log-got-scroll = Παίρνεις πάπυρο: { $scroll }.
urbno-log-extra-scroll = { $seat } τραβά ακόμη έναν πάπυρο.
urbno-log-kept-scroll = { $seat } κρατά έναν από τους παπύρους.
urbno-log-swapped = { $seat } και { $to } ανταλλάσσουν τις κάρτες τους.
urbno-log-leader-named = { $seat } ορίζει ποιος ανοίγει κάθε μπάζα: { $to }.
urbno-log-no-resources = Κανείς δεν παίρνει πόρους σε αυτόν τον γύρο.
urbno-log-took = { $seat } παίρνει: { $combination }.
urbno-log-shared = { $seat } παίρνει επιπλέον κρυστάλλους: { $crystals }, κύβους: { $cubes }.
urbno-log-hands-crossed = Όλοι δίνουν τις κάρτες τους στον παίκτη απέναντι.
urbno-log-hands-moved = Όλα τα χέρια περνούν στον παίκτη στα αριστερά.
urbno-log-half-picked = { $seat } επιλέγει ένα μισό. Με αυτό παίζει: { $to }.
urbno-log-rows-laid = Οι γραμμές σχηματίστηκαν.
urbno-log-passed = { $seat } δίνει στον παίκτη στα δεξιά: { $cards }.
urbno-log-turned = Η κάρτα στο τραπέζι: { $card }.
urbno-log-waited = { $seat } περιμένει.
urbno-log-played = { $seat } παίζει: { $card }.
urbno-log-power = { $to ->
        [none] { $colour ->
            [none] { $seat } χρησιμοποιεί τη δύναμη: { $power }.
           *[other] { $seat } χρησιμοποιεί τη δύναμη: { $power }. Νέο χρώμα: { $colour }.
        }
       *[other] { $seat } χρησιμοποιεί τη δύναμη: { $power }. Την επόμενη μπάζα ανοίγει: { $to }.
    }
urbno-log-cubes = { $seat } βάζει κύβους στην κάρτα «{ $card }»: { $cubes }. Τώρα μετρά ως { $number }.
urbno-log-certain = { $colour ->
        [none] { $seat } χρησιμοποιεί τον πάπυρο 16: { $mode }.
       *[other] { $seat } χρησιμοποιεί τον πάπυρο 16: { $mode }. Χρώμα ανοίγματος: { $colour }.
    }
urbno-log-explored = { $seat } τραβά από την προηγούμενη μπάζα: { $drawn }. Επιστρέφει: { $returned }.
urbno-log-took-up = Παίρνεις στο χέρι: { $card }.
urbno-log-trick = { $seat } παίρνει την μπάζα { $number }.
urbno-log-stole = { $seat } κλέβει την μπάζα. Τη χάνει: { $to }.
urbno-log-scored = { $seat }: μπάζες { $count }, πόντοι { $points }, σύνολο { $total }.
urbno-log-unused-scroll = { $seat } κερδίζει { $points ->
        [one] 1 πόντο
       *[other] { $points } πόντους
    } για αχρησιμοποίητο πάπυρο.
urbno-log-over = Το παιχνίδι τελείωσε. Νίκη: { $winners }.

urbno-over-rounds = Παίχτηκαν όλοι οι γύροι.

## Reasons
urbno-why-not-your-turn = Δεν είναι η σειρά σου να παίξεις κάρτα.
urbno-why-not-held = Δεν μπορείς να παίξεις αυτή την κάρτα: δεν είναι δική σου ή δεν σου είναι ακόμη διαθέσιμη (UR-9.4).
urbno-why-row = Οι κάρτες παίζονται με τη σειρά της γραμμής (UR-14.15).
urbno-why-follow-led = Έχεις κάρτα του χρώματος ανοίγματος και πρέπει να παίξεις τέτοια: { $colour } (UR-9.3).
urbno-why-follow-dominant = Δεν έχεις το χρώμα ανοίγματος, αλλά έχεις κάρτα του κυρίαρχου χρώματος και πρέπει να παίξεις τέτοια: { $colour } (UR-9.3).
urbno-why-wizard = Ισχύει η δύναμη ενός Μάγου: πρέπει να παίξεις τη χαμηλότερη κάρτα σου (UR-11.8).
urbno-why-assassin-only = Μόνο μαζί με τη δύναμη του Δολοφόνου, με έναν κρύσταλλο (UR-11.5).
urbno-why-assassin-locked = Η δύναμη ενός Αυτοκράτορα απαγορεύει τις δυνάμεις στις επόμενες κάρτες (UR-11.11).
urbno-why-scroll-window = Οι πάπυροι ενεργοποιούνται μετά τη μοιρασιά και πριν από την επιλογή πόρων, ένας ανά γύρο (UR-7.2, UR-7.3).
urbno-why-scroll-not-owned = Δεν έχεις αυτόν τον πάπυρο.
urbno-why-scroll-target = Αυτός ο πάπυρος δεν μπορεί να ενεργοποιηθεί τώρα: { $scroll } (UR-15).
urbno-why-scroll-timing = Αυτή η αποστολή δεν επιτρέπει τον πάπυρο: { $scroll } (UR-15).
urbno-why-scroll-no-resource = Δεν απομένει πάπυρος για να τραβηχτεί (UR-7.9).
urbno-why-no-scrolls-left = Δεν απομένει πάπυρος για να τραβηχτεί (UR-7.9).

## What bots look at
urbno-feature-lead = Προβάδισμα από τον καλύτερο
urbno-feature-lead-on-all = Προβάδισμα από όλους
urbno-feature-scroll = Πάπυρος που κρατάς
urbno-feature-crystals = Κρύσταλλοι
urbno-feature-cubes = Κύβοι
