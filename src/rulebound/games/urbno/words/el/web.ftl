### King Urbno in the browser

## The felt
web-urbno-felt = Η τσόχα
web-urbno-you = Εσύ
web-urbno-plate = Θέση: { $name }
web-urbno-led = Άνοιγμα: { $colour }
web-urbno-dominant = Κυρίαρχο: { $colour }
web-urbno-by-knight = ακυρώθηκε από τον Ιππότη
web-urbno-by-scroll = αντικαταστάθηκε από τον πάπυρο 1
web-urbno-by-mission = αντικαταστάθηκε από την κάρτα στο τραπέζι
web-urbno-lowest-takes = Παίρνει η χαμηλότερη
web-urbno-trick-of = Μπάζα { $number } από { $of }
web-urbno-where = γύρος { $number } από { $rounds }
web-urbno-round-of = Γύρος { $number } από { $rounds }
web-urbno-active = { $scroll }, { $seat }
web-urbno-leads = ανοίγει αυτή την μπάζα
web-urbno-leads-next = ανοίγει την επόμενη μπάζα
web-urbno-dealer = μοιράζει
web-urbno-with = μαζί με: { $name }
web-urbno-known = Κάρτες που ξέρεις
web-urbno-pile = { $count ->
        [one] 1 κάρτα στη στοίβα
       *[other] { $count } κάρτες στη στοίβα
    }
web-urbno-row = { $count ->
        [one] 1 κάρτα στη γραμμή
       *[other] { $count } κάρτες στη γραμμή
    }
web-urbno-your-card = η κάρτα σου
web-urbno-still-to-play = δεν έχει παίξει ακόμη
web-urbno-took = την παίρνει
web-urbno-played = { $tag ->
        [none] { $name }: { $card }, { $number }
       *[other] { $name }: { $card }, { $number }, { $tag }
    }{ $power ->
        [none] { "" }
       *[other] , δύναμη: { $power }
    }
web-urbno-table-cards = Κάρτες στο τραπέζι
web-urbno-half = Μισό { $number }

web-urbno-tag-winning = κερδίζει
web-urbno-tag-no-precedence = χωρίς υπεροχή
web-urbno-tag-off-colour = άλλο χρώμα
web-urbno-tag-left-out = εκτός
web-urbno-tag-behind = πίσω

## Tokens
web-urbno-crystals = Κρύσταλλοι
web-urbno-cubes = Κύβοι
web-urbno-scrolls = Πάπυροι
web-urbno-tricks = Μπάζες

## Phases
web-urbno-phase-announce = Ο γύρος τελείωσε
web-urbno-phase-over = Το παιχνίδι τελείωσε
web-urbno-phase-window = Ενεργοποίηση παπύρων
web-urbno-phase-resources = Επιλογή πόρων
web-urbno-phase-prepare = Προετοιμασία της αποστολής

## The hand
web-urbno-your-hand = Το χέρι σου
web-urbno-no-cards = Δεν έχεις κάρτες στο χέρι.
web-urbno-watching = Οι θεατές δεν βλέπουν τα χέρια.
web-urbno-held = { $slot ->
        [0] { $card }, { $number }
       *[other] { $slot }: { $card }, { $number }
    }{ $note ->
        [none] { "" }
       *[other] , { $note }
    }
web-urbno-your-row = Η γραμμή σου, με τη σειρά που παίζεται
web-urbno-your-open = Ανοιχτές μπροστά σου
web-urbno-your-columns = Ανοιχτές, με μια κλειστή κάρτα από κάτω
web-urbno-this-half = Το ένα μισό
web-urbno-other-half = Το άλλο μισό
web-urbno-out = Εκτός για αυτόν τον γύρο
web-urbno-drawn = Τραβήχτηκε
web-urbno-given = Σου δόθηκε
web-urbno-your-scrolls = Οι πάπυροί σου

web-urbno-must-follow = πρέπει { $colour }
web-urbno-must-play = πρέπει { $colour }
web-urbno-must-lowest = μόνο η χαμηλότερη
web-urbno-needs-crystal = θέλει κρύσταλλο
web-urbno-emperor-forbids = λόγω Αυτοκράτορα
web-urbno-in-order = έρχεται αργότερα
web-urbno-not-yet = όχι ακόμη δική σου
web-urbno-note-takes = { $number }: παίρνει
web-urbno-note-loses = χάνει την μπάζα
web-urbno-note-loses-to = { $number }: χάνει ({ $against })
web-urbno-note-ahead = προηγείται ως τώρα
web-urbno-note-behind = πίσω από το { $against }

## The card in question
web-urbno-card-number = { $card }, { $number }
web-urbno-idle = Παίζεις στο τέλος, οπότε η δύναμη δεν θα άλλαζε τίποτα.
web-urbno-nothing-in-question = Δείξε μια κάρτα για να διαβάσεις τι κάνει η δύναμή της.

## Mission, progress, tricks
web-urbno-mission = Αποστολή
web-urbno-mission-kind = { $kind ->
        [fixed] Αποστολή { $number }, σταθερή
       *[variable] Αποστολή { $number }, μεταβλητή
    }
web-urbno-progress-title = Πρόοδος στην αποστολή
web-urbno-progress-unknown = άγνωστο
web-urbno-progress = { $unit ->
        [tricks] { $have ->
            [one] 1 μπάζα
           *[other] { $have } μπάζες
        }
        [light-tricks] { $have ->
            [one] 1 ελαφριά μπάζα
           *[other] { $have } ελαφριές μπάζες
        }
        [cards] { $have ->
            [one] 1 κάρτα
           *[other] { $have } κάρτες
        }
        [colours] { $have ->
            [one] 1 χρώμα
           *[other] { $have } χρώματα
        }
       *[sum] άθροισμα { $have }
    }
web-urbno-progress-of = { $unit ->
        [tricks] { $have } από { $of } μπάζες
        [light-tricks] { $have } από { $of } ελαφριές μπάζες
        [cards] { $have } από { $of } κάρτες
        [colours] { $have } από { $of } χρώματα
       *[sum] άθροισμα { $have } από { $of }
    }
web-urbno-have-of = { $have } από { $of }
web-urbno-more = { $count } ακόμη
web-urbno-over = πάνω από το όριο
web-urbno-met = καλύπτεται
web-urbno-met-costs = κοστίζει πόντους
web-urbno-tricks-taken = Μπάζες που πάρθηκαν
web-urbno-no-tricks = Σε αυτόν τον γύρο δεν έχει πάρει ακόμη κανείς μπάζα.

## Score pad
web-urbno-score-pad = Φύλλο πόντων
web-urbno-score-pad-note = κυρίαρχο ανά γύρο
web-urbno-round = Γύρος
web-urbno-extra-points = Πάπυρος 17
web-urbno-unused-scrolls = Αχρησιμοποίητος πάπυρος
web-urbno-total = Σύνολο
web-urbno-pairs = Ζευγάρια
web-urbno-points = πόντοι

## Tabs of the phone
web-urbno-tab-hand = Χέρι, { $count }
web-urbno-tab-tricks = Μπάζες, { $count }
web-urbno-tab-score = Σκορ

## The decision bar
web-urbno-your-turn-in = Η σειρά σου. { $phase }.
web-urbno-turn-lead = Η σειρά σου. Ανοίγεις την μπάζα { $number }.
web-urbno-turn-last = Η σειρά σου, τελευταία στην μπάζα.
web-urbno-turn-place = { $place ->
        [2] Η σειρά σου, δεύτερη από { $of }.
       *[3] Η σειρά σου, τρίτη από { $of }.
    }
web-urbno-duty-follow = Πρέπει να ακολουθήσεις το { $colour }.
web-urbno-duty-dominant = Δεν έχεις { $led } και πρέπει να παίξεις το κυρίαρχο χρώμα, το { $colour }.
web-urbno-duty-none = Δεν έχεις { $led } και παίζεις όποια κάρτα θέλεις.
web-urbno-duty-lowest = Ο Μάγος επιβάλλει τη χαμηλότερη κάρτα σου.
web-urbno-duty-row = Παίζεται η επόμενη κάρτα της γραμμής σου.

web-urbno-do-play = { $number ->
        [none] { $power ->
            [none] Παίξε: { $card }
           *[other] Παίξε: { $card }. Δύναμη: { $power }
        }
       *[other] { $power ->
            [none] Παίξε: { $card } ως { $number }
           *[other] Παίξε: { $card } ως { $number }. Δύναμη: { $power }
        }
    }
web-urbno-do-name = Ορισμός: { $what }
web-urbno-do-pick = Επιλογή: μισό { $number }

web-urbno-verb-play = Παίξε
web-urbno-verb-play-takes = Παίξε και πάρε την μπάζα
web-urbno-verb-play-highest = Παίξε, υψηλότερη ως τώρα
web-urbno-verb-play-lowest = Παίξε, χαμηλότερη ως τώρα
web-urbno-verb-lead = Άνοιγμα
web-urbno-verb-take = Επιλογή
web-urbno-verb-power = Χρήση της δύναμης
web-urbno-verb-cubes = Τοποθέτηση των κύβων
web-urbno-verb-certain = Χρήση του παπύρου 16
web-urbno-verb-done = Τίποτε άλλο
web-urbno-verb-wait = Παίξε στο τέλος
web-urbno-verb-return = Επιστροφή
web-urbno-verb-leave = Καμία ενέργεια
web-urbno-verb-steal = Κλοπή της μπάζας
web-urbno-verb-activate = Ενεργοποίηση
web-urbno-verb-decline = Καμία ενεργοποίηση
web-urbno-verb-name = Ορισμός
web-urbno-verb-give = Δώσε
web-urbno-verb-echo = Χρήση του αποτελέσματος
web-urbno-verb-keep = Κράτα
web-urbno-verb-lay = Στη γραμμή
web-urbno-verb-split = Σε αυτό το μισό
web-urbno-verb-pass = Στα δεξιά
web-urbno-verb-pick = Επιλογή
web-urbno-verb-count = Αλλαγή του αριθμού
web-urbno-verb-keep-count = Ο αριθμός μένει

web-urbno-cubes-in-stock = { $count ->
        [one] Κύβοι, έχεις 1
       *[other] Κύβοι, έχεις { $count }
    }
web-urbno-one-lower = Ένα λιγότερο
web-urbno-one-higher = Ένα περισσότερο
web-urbno-no-use = ανώφελη στην τελευταία κάρτα
web-urbno-power-idle = { $power }, ανώφελη στην τελευταία κάρτα
web-urbno-certain-take = Πάρε σίγουρα την μπάζα
web-urbno-certain-refuse = Άρνηση της μπάζας
web-urbno-certain-colour = Το χρώμα ανοίγματος

## The table in one paragraph
web-urbno-tell-round = Γύρος { $number } από { $rounds }. Κυρίαρχο χρώμα: { $colour }. Αποστολή: { $mission }.
web-urbno-tell-seat = { $seat }: κρύσταλλοι { $crystals }, κύβοι { $cubes }, πάπυροι { $scrolls }, μπάζες { $tricks }, πόντοι { $total }.
web-urbno-tell-play = { $seat } έπαιξε: { $card }, { $number }.
web-urbno-tell-hand = Οι κάρτες σου: { $cards }.

## The end of a round and of a match

web-urbno-race = Πόντοι σε κάθε γύρο
web-urbno-tie-negative = Ισοβαθμία· κρίνουν οι λιγότεροι αρνητικοί πόντοι.
web-urbno-tie-scroll = Ισοβαθμία· κρίνουν οι λιγότεροι αχρησιμοποίητοι πάπυροι.
web-urbno-deed-round = γύρος { $number }
web-urbno-podium = Πώς τερμάτισαν όλοι
web-urbno-podium-scroll = μαζί με { $count } για πάπυρο
web-urbno-podium-missions = αποστολές
web-urbno-podium-of = { $met } από { $rounds }
web-urbno-podium-tricks = μπάζες
web-urbno-result = Ο γύρος { $number } τελείωσε
web-urbno-result-who = Παίκτης
web-urbno-result-points = Πόντοι του γύρου
web-urbno-result-go = Συνέχεια
