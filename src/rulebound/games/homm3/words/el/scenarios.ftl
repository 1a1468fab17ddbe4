### Heroes of Might and Magic III: what all scenarios share

## How scenarios end
homm3-over-eliminated = Όλοι οι εχθροί αποκλείστηκαν.
homm3-over-cubes = Συγκεντρώθηκε ένας Κύβος Φατρίας από κάθε εχθρό.
homm3-over-rounds = Ο τελευταίος Γύρος τελείωσε και κανείς δεν πέτυχε τον στόχο.

## Buildings that rules speak of
homm3-role-city_hall = Δημαρχείο
homm3-role-citadel = Ακρόπολη
homm3-role-mage_guild = Συντεχνία των Μάγων
homm3-role-dwelling_bronze = χάλκινη κατοικία
homm3-role-dwelling_silver = ασημένια κατοικία
homm3-role-dwelling_gold = χρυσή κατοικία
homm3-role-special_tent = το πρώτο κτίριο της φατρίας
homm3-role-special_gears = το δεύτερο κτίριο της φατρίας

## Events and steps
homm3-timed-start = Στην αρχή αυτών των Γύρων: { $rounds }.
homm3-timed-end = Στο τέλος αυτών των Γύρων: { $rounds }.

## Questions
homm3-ask-which-unit = Ποια μονάδα έρχεται μαζί σου;

## Choices
homm3-die-mixed = διαφορετικά ζάρια
homm3-option-unit = { $troop }
homm3-option-deck = Η { $deck }

## Log
homm3-log-scenario-over = { $count ->
        [0] Το σενάριο τελείωσε. Δεν νικά κανείς.
        [one] Το σενάριο τελείωσε. Νικά: { $winners }.
       *[other] Το σενάριο τελείωσε. Νικούν: { $winners }.
    }
homm3-log-drew-units = { $seat } φανερώνει: { $troops }.

## Statistic cards
homm3-ask-empower = Μπορείς να ενδυναμώσεις μια κάρτα χαρακτηριστικού.

## AI Heroes and other armies that no player leads
homm3-ask-rover = Ποιον δρόμο παίρνει ο εχθρός ({ $rover }); Είναι όλοι εξίσου σύντομοι.
homm3-ask-ai-skill = Ο Ήρωας της ΤΝ μπορεί να χρησιμοποιήσει πολλές δεξιότητες. Ποια είναι;
homm3-option-rover-go = Ο στρατός πηγαίνει στο πεδίο { $field }
homm3-option-rover-discover = Αποκάλυψη πλακιδίου: { $tile }
homm3-option-ai-skill = { $card }
homm3-option-flee = Υποχώρηση: ο ήρωας αφήνει το πεδίο και σώζει τον στρατό
homm3-log-rover-went = Εχθρικός στρατός πηγαίνει στο πεδίο { $field }: { $rover }.
homm3-log-rover-discovers = Εχθρικός στρατός αποκαλύπτει ένα πλακίδιο: { $rover }.
homm3-log-skill-taken = Ο Ήρωας της ΤΝ παίρνει την κάρτα «{ $card }». { $seat } ψάχνει άλλη κάρτα στην τράπουλα.
homm3-log-fled = { $seat } υποχωρεί με τον στρατό.

## Campaigns
homm3-ask-carry = { $left ->
        [one] Το μέρος κερδήθηκε. Ποια τελευταία κάρτα συνεχίζει με τον ήρωά σου;
       *[other] Το μέρος κερδήθηκε. Ποια κάρτα συνεχίζει με τον ήρωά σου; Επιλέγεις ακόμη { $left }.
    }
homm3-option-carry = Κράτα: { $card }
homm3-log-carried = { $seat }: αυτές οι κάρτες συνεχίζουν στο επόμενο μέρος: { $cards }.
homm3-over-nobody_left = Δεν έμεινε κανένας παίκτης.
