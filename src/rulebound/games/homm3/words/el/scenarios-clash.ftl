### Heroes of Might and Magic III: what all scenarios share, and the scenarios for rivals

## How scenarios end
homm3-over-eliminated = Όλοι οι εχθροί αποκλείστηκαν.
homm3-over-cubes = Συγκεντρώθηκε ένας Κύβος Φατρίας από κάθε εχθρό.
homm3-over-rounds = Ο τελευταίος Γύρος τελείωσε. Δεν νικά κανείς.
homm3-over-flag = Μπήκε σημαία στο πεδίο του σεναρίου.
homm3-over-flag_count = Μπήκαν αρκετές σημαίες.
homm3-over-enemy_town = Η εχθρική πόλη έπεσε.
homm3-over-defeat_army = Ο εχθρικός στρατός νικήθηκε.
homm3-over-each_player_wins_at = Κάθε παίκτης κέρδισε τη μάχη.
homm3-over-every_main_hero = Οι Κύριοι Ήρωες όλων των εχθρών νικήθηκαν.
homm3-over-most_flags = Ο τελευταίος Γύρος τελείωσε. Νικούν οι περισσότερες σημαίες.
homm3-over-most_points = Ο τελευταίος Γύρος τελείωσε. Νικούν οι περισσότεροι πόντοι νίκης.
homm3-over-round = Ο τελευταίος Γύρος τελείωσε.
homm3-over-all_of = Όλοι οι στόχοι επιτεύχθηκαν.
homm3-over-hold_hill = Ο Λόφος κρατήθηκε.
homm3-over-win_final_combat = Η τελευταία μάχη κερδήθηκε.

## Goals
homm3-goal-flag = Βάλε σημαία εκεί: { $location }.
homm3-goal-flag_count = Έχε { $count } σημαίες σε τέτοια πεδία: { $location }.
homm3-goal-enemy_town = { $every ->
        [true] Κράτησε τις πόλεις όλων των εχθρών.
       *[other] Κράτησε την πόλη ενός εχθρού.
    }
homm3-goal-defeat_army = Νίκησε τον στρατό που δεν τον οδηγεί παίκτης.
homm3-goal-each_player_wins_at = Καθένας σας νικά τους φρουρούς εκεί: { $location }.
homm3-goal-every_main_hero = Νίκησε τον Κύριο Ήρωα κάθε εχθρού.
homm3-goal-most_flags = { $round ->
        [0] Μετά τον τελευταίο Γύρο νικούν τα περισσότερα πεδία με σημαία.
       *[other] Μετά τον Γύρο { $round } νικούν τα περισσότερα πεδία με σημαία.
    }
homm3-goal-most_points = { $round ->
        [0] Μετά τον τελευταίο Γύρο νικούν οι περισσότεροι πόντοι νίκης.
       *[other] Μετά τον Γύρο { $round } νικούν οι περισσότεροι πόντοι νίκης.
    }
homm3-goal-round = { $round ->
        [0] Μετά τον τελευταίο Γύρο όλα τελειώνουν για όλους.
       *[other] Μετά τον Γύρο { $round } όλα τελειώνουν για όλους.
    }
homm3-goal-all_of = Πέτυχε όλα αυτά:
homm3-goal-hold_hill = Κράτα τον Λόφο όταν τελειώσει ο χρόνος.
homm3-goal-win_final_combat = Κέρδισε την τελευταία μάχη.

## Rules that several scenarios share
homm3-rule-level_cap = Κανένας ήρωας δεν ξεπερνά το επίπεδο { $level }.
homm3-rule-no_building = { $roles ->
        [0] Δεν χτίζεται τίποτα.
       *[other] Κάποια κτίρια δεν χτίζονται:
    }
homm3-rule-no_hiring = Δεν προσλαμβάνονται Δευτερεύοντες Ήρωες.
homm3-rule-income_every_round = Εισόδημα έρχεται σε κάθε Γύρο εκτός από τον πρώτο.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] Όποιος κερδίζει τον Δείκτη του Δισκοπότηρου κερδίζει μαζί του και άλλα:
           *[other] Όποιος έχει τον Δείκτη του Δισκοπότηρου έχει όριο χεριού μεγαλύτερο κατά { $hand_limit_by }.
        }
       *[other] Όποιος έχει τον Δείκτη του Δισκοπότηρου έχει όριο χεριού { $hand_limit_to }.
    }
homm3-rule-setup_steps = Πριν από τον πρώτο Γύρο:
homm3-rule-points = { $main_heroes ->
        [0] Πόντοι νίκης:
       *[other] Πόντοι νίκης: { $main_heroes } για κάθε νίκη επί εχθρικού Κύριου Ήρωα.
    }
homm3-rule-first_visit_points = Όποιος πρώτος επισκεφτεί το μεσαίο πεδίο ή βάλει εκεί σημαία κερδίζει πόντους νίκης: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] Οι παίκτες δεν επιτίθενται ο ένας στον άλλον, και κανείς δεν παίρνει ό,τι έχει σημαία άλλου.
       *[other] Ως το τέλος του Γύρου { $until } οι παίκτες δεν επιτίθενται ο ένας στον άλλον και δεν παίρνουν ό,τι έχει σημαία άλλου.
    }
homm3-rule-open_start_lines = { $between ->
        [true] Οι συνεχείς γραμμές ανάμεσα σε δύο αρχικά πλακίδια δεν ισχύουν.
       *[other] Οι συνεχείς γραμμές σε αρχικά πλακίδια δεν ισχύουν.
    }
homm3-rule-treat_as = { $location ->
        [none] Κάποια πεδία μετρούν ως:
       *[other] { $location }: εκεί μετρά ως:
    }
homm3-rule-field_steps = { $location ->
        [none] Μια επίσκεψη σε κάποια πεδία φέρνει κάτι άλλο:
       *[other] { $location }: μια επίσκεψη φέρνει αυτό.
    }
homm3-rule-each_faction = Κάθε φατρία μπορεί να επισκεφτεί κάθε πεδίο του πλακιδίου μία φορά.
homm3-rule-no_skipping = { $location ->
        [none] Οι φρουροί εκεί πρέπει να πολεμηθούν. Ούτε η Γρήγορη Μάχη ούτε κάρτα παραλείπει τη μάχη.
       *[other] { $location }: οι φρουροί πρέπει να πολεμηθούν. Ούτε η Γρήγορη Μάχη ούτε κάρτα παραλείπει τη μάχη.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] Κάποια πεδία έχουν δικούς τους φρουρούς:
       *[other] { $location }: εκεί στέκουν ιδιαίτεροι φρουροί:
    }
homm3-rule-lower_guards = { $location ->
        [none] Κάποιοι φρουροί είναι πιο αδύναμοι από ό,τι γράφει το πεδίο, κατά { $by }.
       *[other] { $location }: οι φρουροί εκεί είναι πιο αδύναμοι από ό,τι γράφει το πεδίο, κατά { $by }.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: εκεί δεν στέκει φρουρός.
       *[other] { $location }: εκεί στέκουν φρουροί δυσκολίας { $level }.
    }
homm3-part-flags = Πόντοι νίκης για κάθε σημαία σε τέτοιο πεδίο: { $amount }. { $location }.
homm3-part-units = { $difficulty }: χάλκινες { $bronze }, ασημένιες { $silver }, χρυσές { $gold }, κυανές { $azure }.

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
homm3-step-option = Είτε:
homm3-step-gain = Κέρδισε χρυσά { $gold }, οικοδομικά υλικά { $materials }, πολύτιμα { $valuables }.
homm3-step-lose = Χάσε χρυσά { $gold }, οικοδομικά υλικά { $materials }, πολύτιμα { $valuables }.
homm3-step-roll = Ρίξε ζάρια και εκτέλεσε τόσα: { $keep }.
homm3-step-search = { $deck ->
        [none] Κάνε Αναζήτηση ({ $count }) σε μια τράπουλα της επιλογής σου.
       *[other] Κάνε Αναζήτηση ({ $count }) στην { $deck }.
    }
homm3-step-search_units = Φανέρωσε { $count } μονάδες της ουδέτερης τράπουλας και κέρδισε μία: { $tier }.
homm3-step-search_own = Δες τις { $count } πρώτες κάρτες της τράπουλάς σου και κράτησε μία.
homm3-step-morale = { $lose ->
        [0] Κέρδισε ηθικό.
       *[other] Χάσε ηθικό.
    }
homm3-step-experience = Οι Κύριοι Ήρωες κερδίζουν πόντους εμπειρίας: { $amount }.
homm3-step-choose = Επίλεξε ένα:
homm3-step-may = Μπορείς να κάνεις αυτό:
homm3-step-movement = Οι ήρωες έχουν επιπλέον πόντους κίνησης σε αυτόν τον Γύρο: { $amount }.
homm3-step-teleport = Ο ήρωας πηγαίνει στο πλακίδιο { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] Οι Μαύροι Κύβοι αφαιρούνται από όλα τα πεδία.
       *[other] Οι Μαύροι Κύβοι αφαιρούνται από αυτά τα πεδία: { $location }.
    }
homm3-step-reveal = Αποκαλύπτονται πλακίδια, όπως είναι γυρισμένα.
homm3-step-gain_unit = Κέρδισε μια μονάδα.
homm3-step-lose_unit = Αυτές οι μονάδες φεύγουν: { $troop }.
homm3-step-deal = Κάθε παίκτης μπορεί να προτείνει μία συμφωνία σε έναν άλλον παίκτη.

## Questions
homm3-ask-which-unit = Ποια μονάδα έρχεται μαζί σου;
homm3-ask-which-deck = Αναζήτηση ({ $count }) σε μια τράπουλα. Σε ποια;
homm3-ask-choose = Επίλεξε ένα.

## Choices
homm3-die-mixed = διαφορετικά ζάρια
homm3-option-unit = { $troop }
homm3-option-deck = Η { $deck }
homm3-option-choose-nothing = Τίποτα
homm3-option-choose-gain = Κέρδος ({ $resource }): { $count }
homm3-option-choose-lose = Απώλεια ({ $resource }): { $count }
homm3-option-choose-roll = Ρίψη ({ $die }): { $count }
homm3-option-choose-search = Αναζήτηση ({ $count }) στην { $deck }
homm3-option-choose-search_units = Φανέρωμα { $count } μονάδων από την { $deck } και κέρδος μίας
homm3-option-choose-search_own = Ματιά σε κάρτες της τράπουλάς σου ({ $count }) και κράτημα μίας
homm3-option-choose-morale = Αλλαγή του ηθικού σου
homm3-option-choose-experience = Κέρδος πόντων εμπειρίας: { $count }
homm3-option-choose-choose = Κι άλλη επιλογή
homm3-option-choose-may = Ίσως κι άλλα
homm3-option-choose-movement = Κέρδος πόντων κίνησης: { $count }
homm3-option-choose-teleport = Μετάβαση: { $field }
homm3-option-choose-lift_cubes = Αφαίρεση Μαύρων Κύβων
homm3-option-choose-reveal = Αποκάλυψη πλακιδίων
homm3-option-choose-gain_unit = Κέρδος: { $troop }
homm3-option-choose-lose_unit = Απώλεια: { $troop }
homm3-option-choose-deal = Πρόταση συμφωνίας

## Log
homm3-log-scenario-over = { $count ->
        [0] Το σενάριο τελείωσε. Δεν νικά κανείς.
        [one] Το σενάριο τελείωσε. Νικά: { $winners }.
       *[other] Το σενάριο τελείωσε. Νικούν: { $winners }.
    }
homm3-log-drew-units = { $seat } φανερώνει: { $troops }.
homm3-log-turned-up = Αποκαλύπτεται ένα πλακίδιο στο { $field }: { $tile }.

## Force of Will
homm3-scenario-force_of_will = Δύναμη της Θέλησης
    .about = Οι άρχοντες βιάζονται να καθαρίσουν τη φωλιά των δράκων. Όποιος ανέβει εκεί πολεμά από τη μέση, με έναν δράκο σε κάθε γωνία.
    .goal = Έχε τη σημαία σου στην Ουτοπία των Δράκων όταν τελειώνει ένας Γύρος. Μετά από 12 Γύρους χάνουν όλοι.
homm3-rule-surrounded = { $location }: ο επιτιθέμενος τοποθετεί το πολύ 4 μονάδες στη μεσαία σειρά. Σε κάθε γωνία στέκει ένας φρουρός.

## Trial by Combat
homm3-scenario-trial_by_combat = Δίκη με Μάχη
    .about = Ένας λόφος, και όλοι θέλουν να είναι ο βασιλιάς του. Ο Λόφος είναι το μεσαίο πεδίο του κεντρικού πλακιδίου.
    .goal = Κράτα τον Λόφο. Μόλις μπει σημαία, όλοι παίζουν δύο ακόμη σειρές· νικά όποιος τον κρατά τότε. Αν κανείς δεν έβαλε σημαία πριν από τον Γύρο 9, η πρώτη σημαία νικά αμέσως.
homm3-variant-calm = χωρίς συνθήκες πεδίου μάχης
homm3-variant-battlefield_conditions = συνθήκες πεδίου μάχης
homm3-rule-hill = Ο Λόφος είναι το μεσαίο πεδίο του κεντρικού πλακιδίου. Σειρές που απομένουν σε όλους μόλις μπει σημαία: { $turns }. Από τον Γύρο { $sudden } και μετά η πρώτη σημαία νικά αμέσως.
homm3-rule-no_gold_loss = Ούτε μια ήττα ούτε μια παράδοση κοστίζει χρυσά.
homm3-rule-recover_unit = Όποιος νικά εχθρικό Κύριο Ήρωα ή φρουρούς δυσκολίας VII μπορεί να πάρει πίσω δωρεάν μία μονάδα της δικής του φατρίας που χάθηκε ή έγινε Χούφτα εκεί.
homm3-rule-obelisk_refuge = Ένας νικημένος Κύριος Ήρωας μπορεί να πάει και σε Οβελίσκο με σημαία του παίκτη του.
homm3-rule-sacrifice = Μετά από νίκη επί φρουρών μπορείς να δώσεις 2 χάλκινες μονάδες για μια ασημένια μονάδα που νικήθηκε εκεί.
homm3-rule-comfort = Στην αρχή της σειράς μετά την ήττα του Κύριου Ήρωά σου μπορείς να ενδυναμώσεις μια κάρτα χαρακτηριστικού, αν τα κουτιά του παιχνιδιού έχουν Ενδυναμωμένες, και να βρεις μια ασημένια μονάδα με Αναζήτηση (2).
homm3-rule-battlefield_conditions = Στην αρχή κάθε Γύρου δύο ζάρια επίθεσης λένε πώς είναι όλες οι μάχες του.
homm3-ask-recover = Μπορείς να πάρεις πίσω μία μονάδα που έχασες σε αυτή τη μάχη.
homm3-ask-sacrifice = Μπορείς να δώσεις 2 χάλκινες μονάδες για μία από αυτές.
homm3-ask-give-up-unit = Ποια χάλκινη μονάδα δίνεις;
homm3-ask-empower = Μπορείς να ενδυναμώσεις μια κάρτα χαρακτηριστικού.
homm3-option-recover = Επιστροφή: { $troop }
homm3-option-give-up-unit = Παραχώρηση: { $troop }
homm3-log-empowered = { $seat } ενδυναμώνει την κάρτα «{ $card }».
homm3-log-hill-flagged = { $seat } κρατά τον Λόφο. Σειρές που απομένουν σε όλους: { $turns }.
homm3-log-battlefield = { $condition ->
        [ranged-lower] Το πεδίο μάχης αυτού του Γύρου: οι μονάδες βολής ρίχνουν δύο ζάρια και μετρά το μικρότερο.
        [flying-slow] Το πεδίο μάχης αυτού του Γύρου: οι ιπτάμενες μονάδες έχουν -2 πρωτοβουλία.
        [worn] Το πεδίο μάχης αυτού του Γύρου: οι ασημένιες και οι χρυσές μονάδες αρχίζουν με ζημιά 1.
        [ground-short] Το πεδίο μάχης αυτού του Γύρου: οι μονάδες εδάφους κινούνται μία θέση λιγότερο.
        [dug-in] Το πεδίο μάχης αυτού του Γύρου: οι μονάδες εδάφους αρχίζουν με Δείκτη Άμυνας.
        [ascending] Το πεδίο μάχης αυτού του Γύρου: οι πιο αργές μονάδες ενεργοποιούνται πρώτες.
        [flying-far] Το πεδίο μάχης αυτού του Γύρου: οι ιπτάμενες μονάδες κινούνται μία θέση περισσότερο.
        [ranged-higher] Το πεδίο μάχης αυτού του Γύρου: οι μονάδες βολής ρίχνουν δύο ζάρια και μετρά το μεγαλύτερο.
       *[calm] Το πεδίο μάχης αυτού του Γύρου είναι ήσυχο.
    }
homm3-notice-hill-free = Κανείς δεν έβαλε ακόμη σημαία στον Λόφο. Από τον Γύρο { $sudden } και μετά η πρώτη σημαία νικά.
homm3-notice-hill = { $seat ->
        [none] Κανείς δεν κρατά τον Λόφο στο πεδίο { $field }. Σειρές που απομένουν: { $turns }.
       *[other] { $seat } κρατά τον Λόφο στο πεδίο { $field }. Σειρές που απομένουν: { $turns }.
    }
homm3-notice-battlefield-ranged-lower = Μάχες αυτού του Γύρου: οι μονάδες βολής ρίχνουν δύο ζάρια και μετρά το μικρότερο.
homm3-notice-battlefield-flying-slow = Μάχες αυτού του Γύρου: οι ιπτάμενες μονάδες έχουν -2 πρωτοβουλία.
homm3-notice-battlefield-worn = Μάχες αυτού του Γύρου: οι ασημένιες και οι χρυσές μονάδες αρχίζουν με ζημιά 1.
homm3-notice-battlefield-ground-short = Μάχες αυτού του Γύρου: οι μονάδες εδάφους κινούνται μία θέση λιγότερο.
homm3-notice-battlefield-calm = Οι μάχες αυτού του Γύρου είναι όπως συνήθως.
homm3-notice-battlefield-dug-in = Μάχες αυτού του Γύρου: οι μονάδες εδάφους αρχίζουν με Δείκτη Άμυνας.
homm3-notice-battlefield-ascending = Μάχες αυτού του Γύρου: οι πιο αργές μονάδες ενεργοποιούνται πρώτες.
homm3-notice-battlefield-flying-far = Μάχες αυτού του Γύρου: οι ιπτάμενες μονάδες κινούνται μία θέση περισσότερο.
homm3-notice-battlefield-ranged-higher = Μάχες αυτού του Γύρου: οι μονάδες βολής ρίχνουν δύο ζάρια και μετρά το μεγαλύτερο.
homm3-token-battlefield = Πεδίο μάχης

## Astral Run
homm3-scenario-astral_run = Αστρικός Δρόμος
    .about = Έξι Οβελίσκοι στέκουν γύρω από τη μέση της χώρας, και πύλες οδηγούν από τον καθένα στον απέναντι.
    .goal = Βάλε σημαία και στους έξι Οβελίσκους ή, με τέσσερις παίκτες, νίκησε τον Κύριο Ήρωα κάθε εχθρού. Αλλιώς μετά τον τελευταίο Γύρο νικούν οι περισσότεροι πόντοι νίκης.
homm3-variant-long = μεγάλο: 15 Γύροι
homm3-variant-short = σύντομο: 11 Γύροι
homm3-rule-gates = Το κλειστό πεδίο δίπλα σε έναν Οβελίσκο είναι πύλη μόλις μπει σημαία σε αυτόν ή στον απέναντι Οβελίσκο. Ένας ήρωας μπαίνει από το πλακίδιό της και βγαίνει στην απέναντι πύλη. Ένα κλειστό πλακίδιο εκεί αποκαλύπτεται.
homm3-rule-hero_lesson = Μετά από μάχη δύο Κύριων Ηρώων χωρίς παράδοση κερδίζουν και οι δύο πόντους εμπειρίας: { $amount }.
homm3-rule-great_settlement = Ο οικισμός στη μέση ενισχύει δωρεάν μια ασημένια μονάδα και ανεβάζει δύο παραγωγές κατά μία θέση.
homm3-rule-town_joins = Όποιος παίρνει μια Τυχαία Πόλη μπορεί να στρατολογήσει μία από τις μονάδες που νικήθηκαν εκεί με τα μισά της χρυσά και να την ενισχύσει με τα μισά της χρυσά.
homm3-rule-great_utopia = Η Ουτοπία των Δράκων δίνει πίσω οποιαδήποτε κάρτα της στοίβας ξεσκαρταρίσματός σου. Έπειτα στρατολόγησε έναν δράκο που νικήθηκε εκεί στη μισή τιμή ή κέρδισε 10 χρυσά.
homm3-ask-town-joins = Μπορείς να στρατολογήσεις μία από τις μονάδες που νίκησες εδώ, με τα μισά της χρυσά.
homm3-ask-dragon = Μπορείς να στρατολογήσεις έναν δράκο στη μισή τιμή. Αλλιώς κερδίζεις 10 χρυσά.
homm3-log-through-gate = { $seat } περνά από μια πύλη και βγαίνει στο πεδίο { $field }.
homm3-notice-gates = Ανοιχτές πύλες: { $where }.

## Brothers in Arms
homm3-scenario-brothers_in_arms = Συμπολεμιστές
    .about = Δύο συμμαχικά ζευγάρια στέκουν αντιμέτωπα, και ανάμεσά τους μια σειρά από φωλιές δράκων και ιερούς τόπους.
    .goal = Κρατήστε και τις δύο εχθρικές πόλεις. Αν κανείς δεν το πέτυχε μετά από 12 Γύρους, ένας ήρωας από κάθε πλευρά δίνει μια τελευταία μάχη για τη νίκη.
homm3-rule-share_nearby = Σύμμαχοι με ήρωες σε γειτονικά πεδία δίνουν ο ένας στον άλλον πόρους, μονάδες και τεχνήματα.
homm3-rule-dragon_joins = Ένας από τους δράκους που νικήθηκαν στην Ουτοπία των Δράκων προσχωρεί στον νικητή.
homm3-rule-final_combat = Αν κανείς δεν νίκησε μετά τον Γύρο { $round }, κάθε πλευρά ορίζει έναν ήρωα για μια τελευταία μάχη.
homm3-ask-pass-on = Τι δίνεις; Προς: { $seat }.
homm3-ask-deal = Μπορείς να προτείνεις μια συμφωνία σε έναν άλλον παίκτη.
homm3-ask-deal-give = Συμφωνία με: { $seat }. Τι προσφέρεις;
homm3-ask-deal-want = Συμφωνία με: { $seat }. Τι ζητάς;
homm3-ask-deal-answer = { $card ->
        [none] { $seat } προσφέρει { $resource }: { $count },
       *[other] { $seat } προσφέρει την κάρτα «{ $card }»
    } { $amount ->
        [0] και δεν ζητά τίποτα. Συμφωνείς;
       *[other] και ζητά { $wanted }: { $amount }. Συμφωνείς;
    }
homm3-ask-champion = Ποιος δίνει την τελευταία μάχη για την πλευρά σου;
homm3-option-rule-share = Μεταβίβαση προς: { $seat }
homm3-option-pass-card = { $card }
homm3-option-pass-unit = Μια Χούφτα: { $troop }
homm3-option-pass-pack = Ένα Πλήθος: { $troop }
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $resource }: { $count }
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $resource }: { $count }
homm3-option-deal-gift = Τίποτα: είναι δώρο
homm3-option-deal-agree = Συμφωνία
homm3-option-champion = { $seat }
homm3-log-deal-refused = { $to } αρνείται τη συμφωνία που πρότεινε: { $seat }.
homm3-log-final-combat = Η τελευταία μάχη: { $seat } εναντίον { $other }.

## Crossroads
homm3-scenario-crossroads = Σταυροδρόμι
    .about = Δύο δρόμοι διασταυρώνονται κάτω από τα φτερά δράκων. Όποιος έχει τη γη γύρω από το σταυροδρόμι το εξουσιάζει. Στους πρώτους τρεις Γύρους υπάρχει ειρήνη.
    .goal = Πάρε την εχθρική πόλη ή έχε τους περισσότερους πόντους νίκης μετά από 9 Γύρους: ορυχεία 1, οικισμοί 2, Οβελίσκοι 2, η Ουτοπία των Δράκων 5, κάθε νίκη επί του εχθρικού Κύριου Ήρωα 3.
