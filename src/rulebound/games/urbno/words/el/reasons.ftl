## Why one would do so: hints and analysis
urbno-reason-wins = Κερδίζει την παρτίδα.
urbno-reason-takes = Παίρνει σίγουρα αυτή την μπάζα.
urbno-reason-leaves = { $seat } παίρνει σίγουρα αυτή την μπάζα.
urbno-reason-ahead = { $count ->
        [0] Η πιο ψηλή κάρτα της μπάζας.
        [one] Η πιο ψηλή κάρτα ως τώρα· απομένει μία ακόμη.
       *[other] Η πιο ψηλή κάρτα ως τώρα· απομένουν { $count } ακόμη.
    }
urbno-reason-higher = { $count ->
        [0] Δεν απομένει πιο ψηλή κάρτα στο χρώμα της.
        [one] Απομένει μία πιο ψηλή κάρτα στο χρώμα της.
       *[other] Απομένουν { $count } πιο ψηλές κάρτες στο χρώμα της.
    }
urbno-reason-behind = Δεν νικά. Μπροστά μένει: { $seat }.
urbno-reason-crystal = Κοστίζει έναν κρύσταλλο: { $power }.
urbno-reason-cubes = { $count ->
        [one] Κοστίζει έναν κύβο· η κάρτα μετρά ως { $number }.
       *[other] Κοστίζει { $count } κύβους· η κάρτα μετρά ως { $number }.
    }
urbno-reason-supplies = Παίρνεις: { $combination }.
urbno-reason-scroll = Χρησιμοποιεί τον πάπυρο «{ $scroll }».
urbno-reason-saves = Φυλάει κρυστάλλους και κύβους για επόμενες μπάζες.
urbno-reason-keeps-scroll = Φυλάει τον πάπυρο για επόμενο γύρο.
urbno-reason-scores = { $points ->
        [one] Φέρνει 1 πόντο της αποστολής.
       *[other] Φέρνει { $points } πόντους της αποστολής.
    }
urbno-reason-loses = { $points ->
        [one] Κοστίζει 1 πόντο της αποστολής.
       *[other] Κοστίζει { $points } πόντους της αποστολής.
    }
urbno-reason-free = Σε αυτή την αποστολή η μπάζα δεν σου κοστίζει τίποτα.
urbno-reason-rids = Διώχνει μια κάρτα που παίρνει μπάζες.
urbno-reason-lacking = { $count ->
        [0] Μετά δεν λείπει τίποτα από την αποστολή.
        [one] Μετά αρκεί μία ακόμη για την αποστολή.
       *[other] Μετά λείπουν { $count } ακόμη για την αποστολή.
    }
urbno-reason-wanted = Σε αυτή την αποστολή θέλεις την μπάζα.
urbno-reason-unwanted = Σε αυτή την αποστολή δεν θέλεις την μπάζα.
urbno-reason-keeps = Κρατά για αργότερα: { $card }.
urbno-reason-gain = Το μεγαλύτερο κέρδος: { $feature }.
urbno-reason-quiet = Δεν φέρνει κάτι αμέσως, αλλά κρατά ό,τι έχεις.
