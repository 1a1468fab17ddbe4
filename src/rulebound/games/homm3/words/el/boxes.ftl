### Heroes of Might and Magic III: units of the other boxes and their abilities

## Creatures

homm3-kin-centaurs = Κένταυροι
homm3-kin-dwarves = Νάνοι
homm3-kin-elves = Ξωτικά
homm3-kin-pegasi = Πήγασοι
homm3-kin-dendroids = Δενδροειδή
homm3-kin-unicorns = Μονόκεροι
homm3-kin-gold_dragons = Χρυσοί Δράκοι
homm3-kin-gremlins = Γκρέμλιν
homm3-kin-gargoyles = Γκαργκόιλ
homm3-kin-iron_golems = Σιδερένια Γκόλεμ
homm3-kin-magi = Μάγοι
homm3-kin-genies = Τζίνι
homm3-kin-nagas = Νάγκα
homm3-kin-titans = Τιτάνες
homm3-kin-familiars = Διαβολάκια
homm3-kin-magogs = Μαγώγ
homm3-kin-cerberi = Κέρβεροι
homm3-kin-demons = Δαίμονες
homm3-kin-pit_lords = Άρχοντες της Αβύσσου
homm3-kin-efreet = Ιφρίτ
homm3-kin-arch_devils = Αρχιδιάβολοι
homm3-kin-gnolls = Γκνολ
homm3-kin-lizardmen = Σαυράνθρωποι
homm3-kin-dragon_flies = Δρακόμυγες
homm3-kin-basilisks = Βασιλίσκοι
homm3-kin-gorgons = Γοργόνες
homm3-kin-wyverns = Ουίβερν
homm3-kin-hydras = Ύδρες
homm3-kin-goblins = Γκόμπλιν
homm3-kin-wolf_raiders = Καβαλάρηδες Λύκων
homm3-kin-orcs = Ορκ
homm3-kin-ogres = Όγκρε
homm3-kin-thunderbirds = Πουλιά της Βροντής
homm3-kin-cyclopes = Κύκλωπες
homm3-kin-behemoths = Βεεμώθ
homm3-kin-sprites = Αερικά
homm3-kin-storm_elementals = Στοιχειακά της Καταιγίδας
homm3-kin-ice_elementals = Στοιχειακά του Πάγου
homm3-kin-energy_elementals = Στοιχειακά της Ενέργειας
homm3-kin-magma_elementals = Στοιχειακά του Μάγματος
homm3-kin-magic_elementals = Στοιχειακά της Μαγείας
homm3-kin-phoenixes = Φοίνικες
homm3-kin-oceanids = Ωκεανίδες
homm3-kin-seamen = Ναυτικοί
homm3-kin-sea_dogs = Θαλασσόλυκοι
homm3-kin-ayssids = Αϊσίδες
homm3-kin-sorceresses = Μάγισσες
homm3-kin-nix = Νιξ
homm3-kin-haspids = Χασπίδες
homm3-kin-air_elementals = Στοιχειακά του Αέρα
homm3-kin-earth_elementals = Στοιχειακά της Γης
homm3-kin-fire_elementals = Στοιχειακά της Φωτιάς
homm3-kin-water_elementals = Στοιχειακά του Νερού
homm3-kin-faerie_dragons = Νεραϊδόδρακοι
homm3-kin-rust_dragons = Δράκοι της Σκουριάς
homm3-kin-fangarm = Φάνγκαρμ
homm3-kin-leprechaun = Λεπρεκόν
homm3-kin-satyrs = Σάτυροι
homm3-kin-steel_golems = Ατσάλινα Γκόλεμ

## Abilities: attacks

homm3-ability-second-shot-on-bad-die = Αν το ζάρι της δείχνει -1 ή 0, επιτίθεται άλλη μία φορά σε στόχο που δεν είναι γειτονικός.
homm3-ability-attacks-again = Μετά την ανταπόδοση επιτίθεται άλλη μία φορά στον στόχο.
homm3-ability-attacks-another = Αν η ζωή του στόχου φτάσει στο 0, μπορεί να επιτεθεί σε άλλη γειτονική μονάδα μετά την ανταπόδοση.
homm3-ability-attacks-two = Μπορεί να επιτεθεί και σε δεύτερο γειτονικό εχθρό. Κανείς από τους δύο δεν ανταποδίδει.
homm3-ability-attacks-all = Επιτίθεται σε όλες τις γειτονικές μονάδες, φίλιες και εχθρικές. Καμία δεν ανταποδίδει.
homm3-ability-attacks-all-enemies = Επιτίθεται σε όλους τους γειτονικούς εχθρούς. Κανείς δεν ανταποδίδει.
homm3-ability-scorches = Αν ο στόχος δεν είναι γειτονικός, μια μονάδα γειτονική στον στόχο, φίλια ή εχθρική, παθαίνει ζημιά { $count }.
homm3-ability-bites-another = Ο στόχος δεν ανταποδίδει, και ένας άλλος γειτονικός εχθρός παθαίνει ζημιά { $count }.
homm3-ability-avenges-itself = Έχει +{ $count } επίθεση αν έγινε Χούφτα σε αυτή τη μάχη.
homm3-ability-weakens-retaliation = Αν ο στόχος ανταποδώσει, έχει -{ $count } επίθεση.
homm3-ability-stares = Μετά την επίθεση ρίξε δύο ζάρια: αν δείξουν και τα δύο { $face }, η ζωή του στόχου πέφτει στο 0.
homm3-ability-thunders = Αφού επιτεθεί ή ανταποδώσει, ρίξε ένα ζάρι: με 0 ή +1 ο στόχος παθαίνει επιπλέον ζημιά { $count }.
homm3-ability-stings = Μετά την επίθεση ρίξε ένα ζάρι: με 0 ο στόχος παθαίνει επιπλέον ζημιά { $count }.
homm3-ability-lowers-defense = Ο στόχος έχει -{ $count } άμυνα σε αυτή την επίθεση, τουλάχιστον όμως 0.
homm3-ability-rusts = Με -1 ο στόχος έχει -{ $count } άμυνα σε αυτή την επίθεση, τουλάχιστον όμως 0.
homm3-ability-paralyses-on-roll = Μετά την επίθεση ρίξε ένα ζάρι: με 0 ο στόχος παραλύει.
homm3-ability-stronger-against-efreet = Έχει +{ $count } επίθεση εναντίον Ιφρίτ.
homm3-ability-stronger-against-archangels = Έχει +{ $count } επίθεση εναντίον Αρχαγγέλων.
homm3-ability-stronger-against-black_dragons = Έχει +{ $count } επίθεση εναντίον Μαύρων Δράκων.
homm3-ability-elemental = Το Μαγικό Βέλος δεν έχει αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-elemental-air = Το Μαγικό Βέλος και τα ξόρκια του Αέρα δεν έχουν αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-elemental-earth = Το Μαγικό Βέλος και τα ξόρκια της Γης δεν έχουν αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-elemental-fire = Το Μαγικό Βέλος και τα ξόρκια της Φωτιάς δεν έχουν αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-elemental-water = Το Μαγικό Βέλος και τα ξόρκια του Νερού δεν έχουν αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.

## Abilities: tokens

homm3-ability-weakens = Μετά την επίθεση ο στόχος παίρνει Δείκτη Αδυναμίας -{ $count } για δύο γύρους μάχης.
homm3-ability-curses = Αντί να κινηθεί και να επιτεθεί, βάλε Δείκτη Αδυναμίας -{ $count } σε οποιαδήποτε μονάδα για δύο γύρους μάχης.
homm3-ability-strengthens = Αντί να κινηθεί και να επιτεθεί, βάλε Δείκτη Επίθεσης +{ $count } σε μια μονάδα εδάφους ή ιπτάμενη για δύο γύρους μάχης.
homm3-ability-crushes = Ο στόχος έχει -{ $count } άμυνα σε αυτή την επίθεση, τουλάχιστον όμως 0, και παίρνει Δείκτη Διάβρωσης: -1 άμυνα ως το τέλος της μάχης.
homm3-ability-dispels = Τερματίζει όλα τα διαρκή αποτελέσματα που έβαλε ο αντίπαλος στον στόχο.
homm3-ability-dispels-and-weakens = Τερματίζει όλα τα διαρκή αποτελέσματα που έβαλε ο αντίπαλος στον στόχο. Αν ο στόχος ανταποδώσει, έχει -{ $count } επίθεση.

## Abilities: protection

homm3-ability-shrugs-off = Όταν ένα ξόρκι ή μια ειδικότητα στοχεύει μόνο αυτή, ρίξε ένα ζάρι: με +1 η κάρτα δεν κάνει τίποτα.
homm3-ability-wards-neighbours = Η ίδια και οι γειτονικές φίλιες μονάδες παθαίνουν από ξόρκια ζημιά μικρότερη κατά { $count }.
homm3-ability-ignores-ongoing = Τα διαρκή αποτελέσματα δεν της κάνουν τίποτα.
homm3-ability-ignores-ongoing-spells = Τα διαρκή ξόρκια δεν της κάνουν τίποτα.
homm3-ability-untouched-by-spells = Τα ξόρκια ούτε την επηρεάζουν ούτε της προκαλούν ζημιά.
homm3-ability-unharmed-by-arrow = Το Μαγικό Βέλος δεν της προκαλεί ζημιά.
homm3-ability-unharmed-by-arrow-and-fire = Το Μαγικό Βέλος και τα ξόρκια της Φωτιάς δεν της προκαλούν ζημιά.
homm3-ability-ignores-fire = Τα ξόρκια της Φωτιάς δεν έχουν αποτέλεσμα επάνω της.
homm3-ability-only-damaged = Ξόρκια και ειδικότητες μπορούν να της προκαλέσουν ζημιά, αλλά δεν έχουν άλλο αποτέλεσμα επάνω της.
homm3-ability-steeled = Παθαίνει από ξόρκια και ειδικότητες ζημιά μικρότερη κατά { $count }.
homm3-ability-caps-damage = Μία επίθεση της προκαλεί ζημιά το πολύ { $count }.
homm3-ability-survives-once = Μία φορά σε κάθε μάχη, όταν η ζωή της θα έφτανε στο 0, επιζεί με ζωή 1.

## Abilities: movement and sieges

homm3-ability-holds-neighbours = Ένας εχθρός που αρχίζει την ενεργοποίησή του δίπλα της δεν μπορεί να κινηθεί σε αυτή την ενεργοποίηση.
homm3-ability-moves-anywhere = Μπορεί να κινηθεί σε οποιαδήποτε κενή θέση.
homm3-ability-breaks-walls = Αντί να κινηθεί και να επιτεθεί, κατάστρεψε την Πύλη ή ένα Τείχος.
homm3-ability-breaks-walls-and-tower = Αντί να κινηθεί και να επιτεθεί, κατάστρεψε την Πύλη, ένα Τείχος ή τον Πύργο των Τοξοτών.
homm3-ability-raises-demons = Μία φορά σε κάθε μάχη, αν έχασες μια μονάδα: αντί να κινηθεί και να επιτεθεί, κάλεσε δίπλα της μια Χούφτα Δαιμόνων ή ενίσχυσε δωρεάν τους Δαίμονές σου.

## Abilities: spells and cards

homm3-ability-dampens-spells = Τα εχθρικά ξόρκια έχουν { $count } λιγότερη δύναμη.
homm3-ability-casting-costs-card = Ο αντίπαλος που ρίχνει ξόρκι από το χέρι πρέπει να ξεσκαρτάρει μία κάρτα ακόμη.
homm3-ability-casting-costs-power = Ο αντίπαλος που ρίχνει ξόρκι πρέπει να ξεσκαρτάρει μία κάρτα ακόμη, με δύναμη.
homm3-ability-casts-bolts = Όταν ενεργοποιείται, οποιαδήποτε μονάδα παθαίνει ζημιά { $count }. Είναι ξόρκι, αλλά δεν μετρά στο όριο.
homm3-ability-raises-first-spell = Όταν ενεργοποιείται, το πρώτο σου ξόρκι αυτού του γύρου μάχης παίρνει { $count } επιπλέον δύναμη.
homm3-ability-raises-air = Όταν ενεργοποιείται, το επόμενο ξόρκι σου του Αέρα σε αυτή την ενεργοποίηση παίρνει { $count } επιπλέον δύναμη.
homm3-ability-raises-earth = Όταν ενεργοποιείται, το επόμενο ξόρκι σου της Γης σε αυτή την ενεργοποίηση παίρνει { $count } επιπλέον δύναμη.
homm3-ability-raises-fire = Όταν ενεργοποιείται, το επόμενο ξόρκι σου της Φωτιάς σε αυτή την ενεργοποίηση παίρνει { $count } επιπλέον δύναμη.
homm3-ability-raises-water = Όταν ενεργοποιείται, το επόμενο ξόρκι σου του Νερού σε αυτή την ενεργοποίηση παίρνει { $count } επιπλέον δύναμη.
homm3-ability-grants-a-spell = Αντί να κινηθεί και να επιτεθεί, ξεσκαρτάρισε τις { $count } πρώτες κάρτες της τράπουλάς σου και πάρε ένα ξόρκι από αυτές στο χέρι σου.
homm3-ability-grants-a-spell-attacking = Όταν επιτίθεται, ξεσκαρτάρισε έως { $count } κάρτες από την κορυφή της τράπουλάς σου, μία μία, και πάρε ένα ξόρκι από αυτές στο χέρι σου.
homm3-ability-robs-a-card = Μετά την επίθεση ο αντίπαλος ξεσκαρτάρει μια τυχαία κάρτα ή μια κάρτα με δύναμη.
homm3-ability-plunders = Μία φορά σε κάθε μάχη, όταν εξοντώνει μια μονάδα, κερδίζεις { $count } χρυσά.
homm3-ability-cheers = Μία φορά σε κάθε σειρά σου ρίξε ένα ζάρι: με +1 κερδίζεις ηθικό.

## Questions and log lines of abilities

homm3-ask-attack-another = { $unit } μπορούν να επιτεθούν σε άλλη γειτονική μονάδα. Σε ποια;
homm3-ask-attack-next = { $unit } επιτίθενται ολόγυρα. Ποιος είναι ο επόμενος;
homm3-ask-scorch = { $unit } καίνε μια μονάδα δίπλα στον στόχο. Ποια;
homm3-ask-bite = { $unit } δαγκώνουν έναν άλλο εχθρό δίπλα τους. Ποιον;
homm3-ask-bolt = { $unit } ρίχνουν έναν κεραυνό. Ποια μονάδα παθαίνει τη ζημιά;
homm3-ask-strengthen = { $unit } δίνουν Δείκτη Επίθεσης. Ποια μονάδα τον παίρνει;
homm3-ask-curse = { $unit } δίνουν Δείκτη Αδυναμίας. Ποια μονάδα τον παίρνει;
homm3-ask-knock-down = { $unit } καταστρέφουν ένα μέρος της οχύρωσης. Ποιο;
homm3-ask-summon = { $unit } καλούν Δαίμονες ή κάνουν τους Δαίμονες Πλήθος.
homm3-ask-turn-over = { $unit }: μπορείς να ξεσκαρτάρεις την πρώτη κάρτα της τράπουλάς σου και να ψάξεις για ξόρκι. Απομένουν κάρτες: { $left }.
homm3-ask-grant = { $unit } σου χαρίζουν ένα ξόρκι. Ποιο πάει στο χέρι σου;
homm3-ask-robbed = { $unit } σου κλέβουν μια κάρτα. Ξεσκαρτάρισε μια κάρτα με δύναμη ή μια τυχαία.
homm3-option-knock-down = { $wall ->
        [none] Καταστροφή του Πύργου των Τοξοτών
       *[other] Καταστροφή του Τείχους ή της Πύλης στο { $wall }
    }
homm3-option-summon = Κάλεσμα στο { $space }: { $troop }
homm3-option-turn-over = Ξεσκαρτάρισμα της πρώτης κάρτας
homm3-option-discard-random = Ξεσκαρτάρισμα μιας τυχαίας κάρτας
homm3-log-token = { $token ->
        [attack_token] { $unit } παίρνουν Δείκτη Επίθεσης: { $amount } επίθεση.
        [weakness_token] { $unit } παίρνουν Δείκτη Αδυναμίας: { $amount } επίθεση.
       *[corrosion_token] { $unit } παίρνουν Δείκτη Διάβρωσης: { $amount } άμυνα.
    }
homm3-log-dispelled = { $unit } τερματίζουν τα διαρκή αποτελέσματα στη μονάδα: { $target }.
homm3-token-attack_token = Δείκτης Επίθεσης
homm3-token-weakness_token = Δείκτης Αδυναμίας
homm3-token-corrosion_token = Δείκτης Διάβρωσης

## Tower: spells
homm3-card-view_air = Θέα του Αέρα
    .cast = Κερδίζεις 3 χρυσό, 2 οικοδομικά υλικά ή 1 πολύτιμο.
