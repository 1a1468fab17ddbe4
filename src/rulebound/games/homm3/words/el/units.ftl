### Heroes of Might and Magic III: units of the core box and their abilities

## Creatures

homm3-kin-halberdiers = Αλαβαρδιέροι
homm3-kin-marksmen = Σκοπευτές
homm3-kin-griffins = Γρύπες
homm3-kin-crusaders = Σταυροφόροι
homm3-kin-zealots = Ζηλωτές
homm3-kin-champions = Πρωταθλητές
homm3-kin-archangels = Αρχάγγελοι
homm3-kin-troglodytes = Τρωγλοδύτες
homm3-kin-harpies = Άρπυιες
homm3-kin-evil_eyes = Μοχθηρά Μάτια
homm3-kin-medusas = Μέδουσες
homm3-kin-minotaurs = Μινώταυροι
homm3-kin-manticores = Μαντιχώρες
homm3-kin-black_dragons = Μαύροι Δράκοι
homm3-kin-skeletons = Σκελετοί
homm3-kin-zombies = Ζόμπι
homm3-kin-wraiths = Στοιχειά
homm3-kin-liches = Λιτς
homm3-kin-vampires = Βρικόλακες
homm3-kin-dread_knights = Ιππότες του Τρόμου
homm3-kin-ghost_dragons = Δράκοι Φαντάσματα
homm3-kin-boars = Αγριόχοιροι
homm3-kin-halflings = Χάφλινγκ
homm3-kin-peasants = Χωρικοί
homm3-kin-rogues = Κατεργάρηδες
homm3-kin-mummies = Μούμιες
homm3-kin-nomads = Νομάδες
homm3-kin-sharpshooters = Ελεύθεροι Σκοπευτές
homm3-kin-diamond_golems = Διαμαντένια Γκόλεμ
homm3-kin-gold_golems = Χρυσά Γκόλεμ
homm3-kin-enchanters = Γητευτές
homm3-kin-trolls = Τρολ
homm3-kin-azure_dragons = Κυανοί Δράκοι
homm3-kin-crystal_dragons = Κρυστάλλινοι Δράκοι
homm3-kin-arrow_tower = Τοξότες του Πύργου

## Abilities: shooting and retaliation

homm3-ability-no-adjacent-penalty = Ρίχνει σε γειτονικούς εχθρούς χωρίς ποινή.
homm3-ability-no-penalties = Επιτίθεται χωρίς καμία ποινή βολής.
homm3-ability-second-shot = Επιτίθεται άλλη μία φορά σε στόχο που δεν είναι γειτονικός.
homm3-ability-unlimited-retaliation = Μπορεί να ανταποδώσει όσες φορές θέλει σε έναν γύρο μάχης.
homm3-ability-no-retaliation = Ο στόχος δεν ανταποδίδει.
homm3-ability-retaliator-two-dice = Αν ο στόχος ανταποδώσει, ρίχνει δύο ζάρια και κρατά το μικρότερο.
homm3-ability-defense-struck-back = Έχει +{ $count } άμυνα στην ανταπόδοση.

## Abilities: dice

homm3-ability-two-dice-higher = Ρίχνει δύο ζάρια και κρατά το μεγαλύτερο.
homm3-ability-always-two-dice-higher = Κάθε φορά που επιτίθεται ή ανταποδίδει, ρίχνει δύο ζάρια και κρατά το μεγαλύτερο.
homm3-ability-two-dice-sum = Ρίχνει δύο ζάρια και τα προσθέτει.
homm3-ability-sure-shot = Ρίχνει δύο ζάρια, κρατά το μεγαλύτερο και δεν έχει ποινή βολής.
homm3-ability-rerolls-zero = Μπορείς να ξαναρίξεις το ζάρι της κάθε φορά που δείχνει 0.
homm3-ability-rerolls-after-moving = Αν τελειώσει την κίνησή της σε άλλη θέση, μπορείς να ξαναρίξεις ένα από τα ζάρια της.
homm3-ability-must-reroll-minus = Ένα -1 στο ζάρι της ξαναρίχνεται μία φορά.
homm3-ability-must-reroll-every-minus = Κάθε -1 στα ζάρια της ξαναρίχνεται μέχρι να δείξει κάτι άλλο.
homm3-ability-ignores-own-die = Το δικό της ζάρι δεν προσθέτει τίποτα στην επίθεση.
homm3-ability-sets-attacker-die = Όταν δέχεται επίθεση, το ζάρι του επιτιθέμενου γίνεται -1.
homm3-ability-die-higher = Το ζάρι της μετρά ως μεγαλύτερο κατά { $count }.
homm3-ability-attack-on-zero-or-plus = Με 0 ή +1 έχει +{ $count } επίθεση.
homm3-ability-defense-on-plus = Έχει +1 άμυνα αν το ζάρι του επιτιθέμενου δείχνει +1.
homm3-ability-defense-on-zero-or-plus = Έχει +1 άμυνα για κάθε ζάρι του επιτιθέμενου που δείχνει 0 ή +1.
homm3-ability-draws-on-minus = Με -1 τραβάς μια κάρτα.

## Abilities: attacks

homm3-ability-line-attack = Επιτίθεται και στη μονάδα πίσω από τον στόχο, φίλια ή εχθρική, με επίθεση { $count }.
homm3-ability-attacks-beside = Επιτίθεται και σε μια μονάδα γειτονική στον στόχο, φίλια ή εχθρική, με επίθεση { $count }.
homm3-ability-stronger-against-arch_devils = Έχει +{ $count } επίθεση εναντίον Αρχιδιαβόλων.
homm3-ability-ignores-printed-defense = Η άμυνα που γράφει η κάρτα του στόχου δεν μετρά.
homm3-ability-flies-back = Μετά την ανταπόδοση μπορεί να γυρίσει στη θέση από όπου ήρθε.
homm3-ability-hits-and-flies-back = Ο στόχος δεν ανταποδίδει, και έπειτα μπορεί να γυρίσει στη θέση από όπου ήρθε.
homm3-ability-drains = Ο στόχος δεν ανταποδίδει, και έπειτα η μονάδα θεραπεύει δική της ζημιά { $count }.
homm3-ability-scares = Μετά την επίθεση ρίξε ένα ζάρι: με 0 ο στόχος πρέπει να απομακρυνθεί μία θέση.
homm3-ability-poisons = Βάλε στον στόχο { $count ->
        [one] έναν κύβο
       *[other] { $count } κύβους
    }: σε κάθε ενεργοποίησή της εκείνη η μονάδα αφαιρεί έναν και παθαίνει ζημιά 1.
homm3-ability-poisons-always = Κάθε φορά που επιτίθεται ή ανταποδίδει, βάλε στον στόχο { $count ->
        [one] έναν κύβο
       *[other] { $count } κύβους
    }: σε κάθε ενεργοποίησή της εκείνη η μονάδα αφαιρεί έναν και παθαίνει ζημιά 1.

## Abilities: paralysis

homm3-ability-immune-to-paralysis = Δεν μπορεί να παραλύσει.
homm3-ability-paralyses-on-minus = Με -1 ο στόχος παραλύει.
homm3-ability-paralyses-striking-back = Η μονάδα στην οποία ανταποδίδει παραλύει.
homm3-ability-paralyses-striking-back-on-roll = Αφού ανταποδώσει, ρίξε ένα ζάρι: με 0 ο επιτιθέμενος παραλύει.

## Abilities: activation

homm3-ability-heals-itself = Όταν ενεργοποιείται, θεραπεύει δική της ζημιά έως { $count }.
homm3-ability-heals-and-haunts = Όταν ενεργοποιείται, θεραπεύει δική της ζημιά { $count }, έπειτα ο αντίπαλος ξεσκαρτάρει μια τυχαία κάρτα.
homm3-ability-heals-or-charges = Όταν ενεργοποιείται, θεραπεύει ζημιά έως { $count } μιας άλλης φίλιας μονάδας, ή έχει +{ $more } επίθεση αν καμία δεν έχει ζημιά.
homm3-ability-disheartens = Όταν ενεργοποιείται, ο αντίπαλος χάνει έναν δείκτη θετικού ηθικού.

## Abilities: protection

homm3-ability-parries = Όταν δέχεται επίθεση, μπορείς να ξεσκαρτάρεις μια κάρτα για να μη μετρήσει το ζάρι του επιτιθέμενου.
homm3-ability-saves-another = Μία φορά σε κάθε μάχη μπορείς να ακυρώσεις μια επίθεση που θα εξόντωνε άλλη φίλια μονάδα.
homm3-ability-shields-neighbours = Οι γειτονικές φίλιες μονάδες μετρούν σαν να έχουν Δείκτη Άμυνας.
homm3-ability-spell-damage-less = Παθαίνει από ξόρκια ζημιά μικρότερη κατά { $count }.
homm3-ability-ignores-spells = Τα ξόρκια δεν έχουν αποτέλεσμα επάνω της και οι ειδικότητες δεν της προκαλούν ζημιά.

## Abilities: cards and map

homm3-ability-draws-at-start = Στην αρχή της μάχης τραβάς μια κάρτα.
homm3-ability-raises-bronze = Όταν την εξοντώσει ένας παίκτης της Νεκρόπολης, ενισχύει δωρεάν μια χάλκινη μονάδα.
homm3-ability-cheaper-at-stables = Όσο ο ήρωάς σου στέκει σε Στάβλους, η ενίσχυσή της κοστίζει { $count } χρυσά λιγότερα.
homm3-ability-earns-gold = Σου φέρνει { $count } χρυσά στην αρχή κάθε Γύρου Πόρων.
homm3-ability-earns-valuables = Σου φέρνει { $count } πολύτιμα στην αρχή κάθε Γύρου Πόρων.
homm3-ability-spies = Μία φορά σε κάθε σειρά σου μπορείς να δεις την πρώτη κάρτα οποιασδήποτε τράπουλας και να την αφήσεις στην κορυφή ή να τη βάλεις στον πάτο.
homm3-ability-shifts-hero = Στο τέλος της σειράς σου ο ήρωάς σου μπορεί να πάει σε ένα γειτονικό κενό πεδίο.

## Questions and log lines of abilities

homm3-ask-attack-beside = { $unit } επιτίθενται, στόχος: { $target }. Πρέπει να επιτεθούν και σε άλλη μονάδα δίπλα του. Σε ποια;
homm3-ask-heal = { $unit } θεραπεύουν μια άλλη μονάδα. Ποια;
homm3-ask-step-away = { $unit } πρέπει να απομακρυνθούν. Πού πηγαίνουν;
homm3-log-poisoned = { $count ->
        [one] { $unit } παίρνουν έναν κύβο δηλητηρίου.
       *[other] { $unit } παίρνουν { $count } κύβους δηλητηρίου.
    }
