### Heroes III in the browser: scenarios, the town, the hero and the army

## The town
web-homm3-town-switch = Χάρτης ή Ταμπλό της Πόλης
web-homm3-town-map = Χάρτης
web-homm3-town-yours = η πόλη σου, για χρήση οποτεδήποτε εκτός μάχης
web-homm3-town-once = μία φορά σε κάθε Γύρο ο καθένας
web-homm3-town-build = Χτίσιμο
    .text = Μία φορά σε κάθε Γύρο μπορείς να πληρώσεις για ένα κτίριο για το οποίο έχεις ό,τι απαιτείται (H3-7.6).
web-homm3-town-population = Πληθυσμός
    .text = Μία φορά σε κάθε Γύρο μπορείς να στρατολογήσεις και να ενισχύσεις όσες μονάδες θέλεις ή να προσλάβεις Δευτερεύοντα Ήρωα (H3-7.10).
web-homm3-town-book = Βιβλίο Ξορκιών
    .text = Μία φορά σε κάθε Γύρο μπορείς να πληρώσεις για μια Αναζήτηση (2) στην τράπουλα των ξορκιών. Χρειάζεσαι Συντεχνία των Μάγων που δεν χτίστηκε σε αυτόν τον Γύρο (H3-7.14).
web-homm3-town-ready = έτοιμο
web-homm3-town-ready-for = έτοιμο, { $gold } χρυσά
web-homm3-town-used = ξοδεύτηκε
web-homm3-town-used-long = χρησιμοποιήθηκε σε αυτόν τον Γύρο
web-homm3-town-in-use = σε χρήση
web-homm3-town-built = χτίστηκε
web-homm3-town-built-now = χτίστηκε σε αυτόν τον Γύρο
web-homm3-town-usable = μπορεί να χρησιμοποιηθεί τώρα
web-homm3-town-stands = υπάρχει: { $building }
web-homm3-town-first = πρώτα: { $building }
web-homm3-town-short = λείπουν: { $parts }
web-homm3-town-short-part = { $resource ->
        [gold] { $count } χρυσά
        [materials] { $count ->
            [one] { $count } υλικό
           *[other] { $count } υλικά
        }
       *[valuables] { $count ->
            [one] { $count } πολύτιμο
           *[other] { $count } πολύτιμα
        }
    }
web-homm3-town-token-used = ο Δείκτης Χτισίματος χρησιμοποιήθηκε
web-homm3-town-same-tile = ίδιο πλακίδιο
web-homm3-town-income = Εισόδημα
web-homm3-town-income-next = ξανά στον Γύρο { $round }
web-homm3-town-income-all = Εισόδημα: χρυσά { $gold }, οικοδομικά υλικά { $materials }, πολύτιμα { $valuables }
# For instance: gold: 14, income 10
web-homm3-town-stock = { $resource }: { $have }, εισόδημα { $income }
web-homm3-town-then = έπειτα { $count }

## Population
web-homm3-town-by-itself = κάθε μονάδα πληρώνεται χωριστά
web-homm3-town-population-for = Για τι χρησιμοποιείται ο δείκτης
web-homm3-town-units-tab = Μονάδες
web-homm3-town-hire = Δεύτερος ήρωας, { $gold } χρυσά
    .text = Ένας Δευτερεύων Ήρωας κοστίζει 10 χρυσά και τον Δείκτη Πληθυσμού. Φτάνει σε μια πόλη ή έναν οικισμό σου (H3-4.10).
web-homm3-town-not-built = δεν έχει χτιστεί: { $building }
web-homm3-town-recruits = στρατολόγηση: { $building }, ενίσχυση: Ακρόπολη
web-homm3-town-no-citadel = χωρίς Ακρόπολη: καμία ενίσχυση
web-homm3-town-gains = { $size }: { $text }
# For instance: attack 3
web-homm3-town-value = { $stat } { $value }
web-homm3-town-has = { $unit }: { $size }, στον στρατό σου
web-homm3-town-price = { $valuables ->
        [0] { $gold } χρυσά
        [one] { $gold } χρυσά και 1 πολύτιμο
       *[other] { $gold } χρυσά και { $valuables } πολύτιμα
    }
web-homm3-town-step = { $state ->
        [wanted] { $unit } ως { $size } για { $price }, στον λογαριασμό
        [via] { $unit } ως { $size } για { $price }, στον λογαριασμό
        [dear] { $unit } ως { $size } για { $price }, ακριβό τώρα
        [closed] { $unit } ως { $size } για { $price }, δεν γίνεται τώρα
       *[free] { $unit } ως { $size } για { $price }
    }
web-homm3-town-recruit = στρατολόγηση
web-homm3-town-reinforce = ενίσχυση
web-homm3-town-bill = Ο λογαριασμός
web-homm3-town-bill-step = { $step ->
        [recruit] { $unit }, στρατολόγηση
       *[reinforce] { $by ->
            [none] { $unit }, ενίσχυση
           *[other] { $unit }, ενίσχυση ({ $by })
        }
    }
web-homm3-town-bill-total = Σύνολο
web-homm3-town-bill-left = { $valuables ->
        [none] Πουγκί { $gold }, μένουν
       *[other] Πουγκί { $gold } και { $valuables }, μένουν
    }
web-homm3-town-bill-nothing = κανένα χρυσό
web-homm3-town-bill-others = Άλλοι πόροι αντί για { $count } χρυσά
web-homm3-town-rebate = { $building }: { $gold } χρυσά λιγότερα
web-homm3-town-trade = Ανταλλαγή
web-homm3-town-rate = { $sell } για { $buy }

## The hero and the army
web-homm3-town-hero = Ο ήρωάς σου
web-homm3-town-hero-might = Ήρωας της ισχύος, όριο χεριού { $limit }
web-homm3-town-hero-magic = Ήρωας της μαγείας, όριο χεριού { $limit }
web-homm3-town-xp = εμπειρία { $xp } από { $steps }
web-homm3-town-boots = { $hero ->
        [second] { $left ->
            [one] Δευτερεύων Ήρωας: απομένει 1 πόντος κίνησης
           *[other] Δευτερεύων Ήρωας: απομένουν { $left } πόντοι κίνησης
        }
       *[main] { $left ->
            [one] Κύριος Ήρωας: απομένει 1 πόντος κίνησης
           *[other] Κύριος Ήρωας: απομένουν { $left } πόντοι κίνησης
        }
    }
web-homm3-town-morale-positive = Ηθικό +
web-homm3-town-morale-neutral = Χωρίς ηθικό
web-homm3-town-morale-negative = Ηθικό −
web-homm3-town-expert = Ειδικός { $count }
web-homm3-town-army = Στρατός
web-homm3-town-units = { $count ->
        [one] 1 μονάδα
       *[other] { $count } μονάδες
    }
web-homm3-town-units-then = { $count ->
        [one] 1 μονάδα, έπειτα { $then }
       *[other] { $count } μονάδες, έπειτα { $then }
    }
web-homm3-town-no-units = καμία μονάδα
web-homm3-town-grows = Χούφτα, έπειτα Πλήθος
web-homm3-town-joins = προσχωρούν: { $size }

## The scenario
web-homm3-world-goal = Σενάριο
web-homm3-world-of-rounds = από { $rounds }
web-homm3-world-round-word = Γύρος
web-homm3-world-week = Οι Αστρολόγοι αναγγέλλουν: { $week }
web-homm3-world-where = Γύρος { $round } από { $rounds }
web-homm3-world-round = Γύρος { $round }
web-homm3-world-level = επίπεδο
# For instance: Castle, Catherine
web-homm3-world-side = { $faction }, { $hero }
web-homm3-world-fact-deck = Τράπουλα
web-homm3-world-fact-discard = Ξεσκαρτάρισμα
web-homm3-world-fact-tiles = Πλακίδια
web-homm3-world-fact-flags = Σημαίες
web-homm3-world-fact-grail = έχει το Δισκοπότηρο
web-homm3-world-fact-out = αποκλείστηκε
web-homm3-world-tab-field = Πεδίο
web-homm3-world-tab-tile = Πλακίδιο
web-homm3-world-tab-town = Πόλη
web-homm3-world-in-combat = σε μάχη
web-homm3-world-rolled = Ζάρια που ρίχτηκαν
web-homm3-world-wishes = Ρώτα με για δράσεις πόλης: { $count } από { $all } στιγμές

## The bar
web-homm3-world-setup = Στήσιμο
web-homm3-world-turn = { $movement ->
        [0] Η σειρά σου, δεν απομένει κίνηση
       *[other] Η σειρά σου, πόντοι κίνησης: { $movement }
    }
web-homm3-world-turn-ride = Η σειρά σου, διαδρομή με κίνηση { $cost } από { $movement }
web-homm3-world-turn-two = Η σειρά σου, απομένει κίνηση { $main } και { $second }
web-homm3-world-turn-begins = Η σειρά σου αρχίζει
web-homm3-world-window = Σειρά άλλου, δράσεις πόλης
web-homm3-world-window-own = Η σειρά σου, δράσεις πόλης πριν από τη μάχη
web-homm3-world-population = Πληθυσμός, μία φορά σε αυτόν τον Γύρο, όσες μονάδες θέλεις
web-homm3-world-turning = Ανακαλύφθηκε πλακίδιο, στρέψε το όπως θέλεις
web-homm3-world-ask-turn = { $which ->
        [second] Πού πηγαίνει ο Δευτερεύων Ήρωας;
       *[main] { $hero }: πού πηγαίνει;
    }
web-homm3-world-ask-town = Τι χτίζεις ή στρατολογείς;
web-homm3-world-ask-rest = Τι άλλο κάνεις;
web-homm3-world-ask-population = Στρατολόγηση και ενίσχυση
web-homm3-world-ask-rotate = Πώς μπαίνει το πλακίδιο;
web-homm3-world-do-go = { $empty ->
        [yes] { $meeting ->
            [hero] Πορεία στο κενό πεδίο και επίθεση σε ήρωα: { $other }
            [friend] Πορεία στο κενό πεδίο, όπου στέκεται: { $other }
            [army] Πορεία στο κενό πεδίο και μάχη με τον στρατό εκεί: { $other }
            [fight] Πορεία στο κενό πεδίο και μάχη
            [quick] Πορεία στο κενό πεδίο· οι φρουροί τρέπονται σε φυγή
           *[none] Πορεία στο κενό πεδίο
        }
       *[no] { $meeting ->
            [hero] Πορεία στο πεδίο «{ $field }» και επίθεση σε ήρωα: { $other }
            [friend] Πορεία στο πεδίο «{ $field }», όπου στέκεται: { $other }
            [army] Πορεία στο πεδίο «{ $field }» και μάχη με τον στρατό εκεί: { $other }
            [fight] Πορεία στο πεδίο «{ $field }» και μάχη
            [quick] Πορεία στο πεδίο «{ $field }»· οι φρουροί τρέπονται σε φυγή
           *[none] Πορεία στο πεδίο «{ $field }»
        }
    }
web-homm3-world-do-revisit = { $empty ->
        [yes] Παραμονή στο κενό πεδίο
       *[no] Νέα επίσκεψη στο πεδίο «{ $field }»
    }
web-homm3-world-do-discover = Αποκάλυψη του πλακιδίου { $numerals }
web-homm3-world-do-place = Τοποθέτηση εκεί: { $kind }
web-homm3-world-do-rotate = Το πλακίδιο μπαίνει έτσι
web-homm3-world-do-rotate-beside = { $empty ->
        [empty] Το πλακίδιο μπαίνει με ένα κενό πεδίο δίπλα σου
        [blocked] Το πλακίδιο μπαίνει με ένα κλειστό πεδίο δίπλα σου
       *[no] Το πλακίδιο μπαίνει με το πεδίο «{ $location }» δίπλα σου
    }
web-homm3-world-do-build = Χτίσιμο: { $building }
web-homm3-world-do-population = Στρατολόγηση και ενίσχυση μονάδων
web-homm3-world-do-book = Πληρωμή { $gold } χρυσών για μια Αναζήτηση στην τράπουλα των ξορκιών
web-homm3-world-do-exchange = Ανταλλαγή: { $sell } για { $buy }
web-homm3-world-bill-recruit = Στρατολόγηση: { $recruits }
web-homm3-world-bill-reinforce = Ενίσχυση: { $reinforces }
web-homm3-world-bill-both = Στρατολόγηση: { $recruits }. Ενίσχυση: { $reinforces }
web-homm3-world-short-hire = Δεύτερος ήρωας
web-homm3-world-short-revisit = Νέα επίσκεψη

web-homm3-world-verb-build = Χτίσιμο
web-homm3-world-verb-buy = Αγορά
web-homm3-world-verb-discover = Αποκάλυψη
web-homm3-world-verb-done = Τέλος
web-homm3-world-verb-draw-all = Τράβηξε ως το όριο
web-homm3-world-verb-draw-none = Καμία άλλη
web-homm3-world-verb-draw-one = Τράβηξε μία
web-homm3-world-verb-end-turn = Τέλος σειράς
web-homm3-world-verb-exchange = Ανταλλαγή
web-homm3-world-verb-fight = Μάχη
web-homm3-world-verb-give = Προσφορά
web-homm3-world-verb-give-up = Παράδοση του ήρωα
web-homm3-world-verb-lay = Τοποθέτηση
web-homm3-world-verb-look = Δες
web-homm3-world-verb-muster = Στρατολόγηση
web-homm3-world-verb-pay = Πληρωμή { $gold } χρυσών
web-homm3-world-verb-pay-both = Πληρωμή { $gold } χρυσών, { $valuables } πολύτιμων
web-homm3-world-verb-pay-short = Πληρωμή
web-homm3-world-verb-place = Τοποθέτηση
web-homm3-world-verb-raise = Αύξηση
web-homm3-world-verb-reinforce = Ενίσχυση
web-homm3-world-verb-remove = Έξοδος
web-homm3-world-verb-ride = Πορεία
web-homm3-world-verb-roll = Ρίψη
web-homm3-world-verb-search = Αναζήτηση
web-homm3-world-verb-sell = Πώληση
web-homm3-world-verb-take = Πάρε
web-homm3-world-verb-trade = Ανταλλαγή
web-homm3-world-verb-use = Χρήση
web-homm3-world-verb-visit = Επίσκεψη
web-homm3-world-verb-yield = Εγκατάλειψη του πεδίου

## Places
# For instance: Mine (gold)
web-homm3-world-mine = Ορυχείο ({ $resource })
# For instance: Settlement III
web-homm3-world-chip-guarded = { $field } { $level }
# For instance: Artifact II, west
web-homm3-world-chip-side = { $field }, { $side }
web-homm3-world-chip-tile = πλακίδιο { $numerals }
web-homm3-world-chip-slot = νέο πλακίδιο
web-homm3-world-north-east = βορειοανατολικά
web-homm3-world-east = ανατολικά
web-homm3-world-south-east = νοτιοανατολικά
web-homm3-world-south-west = νοτιοδυτικά
web-homm3-world-west = δυτικά
web-homm3-world-north-west = βορειοδυτικά
web-homm3-world-face-down = Κλειστό πλακίδιο
web-homm3-world-guards = Φρουροί δυσκολίας { $level }.
web-homm3-world-tile-back = Η πίσω όψη δείχνει { $numerals }: τη δυσκολία των φρουρών του.
web-homm3-world-hero = Επίπεδο { $level }, εμπειρία { $xp }. Όριο χεριού { $limit }, χρήσεις ειδικού που απομένουν: { $experts }.

## The log
web-homm3-world-log-round = Γύρος { $number }
web-homm3-world-log-turn = { $own ->
        [yes] Η σειρά σου
       *[no] Σειρά: { $seat }
    }
web-homm3-world-rider = { $which ->
        [second] Δευτερεύων Ήρωας ({ $seat })
       *[main] { $hero }
    }
web-homm3-world-log-went = { $empty ->
        [yes] { web-homm3-world-rider } πηγαίνει σε κενό πεδίο.
       *[no] { web-homm3-world-rider } πηγαίνει στο πεδίο «{ $location }».
    }
web-homm3-world-log-visited = { web-homm3-world-rider } κάνει επίσκεψη: { $location }.
web-homm3-world-log-flagged = { $seat } βάζει σημαία: { $location }.
web-homm3-world-log-enemy-flagged = Ο εχθρός βάζει σημαία: { $location }.
web-homm3-world-log-retreated = { $empty ->
        [yes] { web-homm3-world-rider } υποχωρεί σε κενό πεδίο.
       *[no] { web-homm3-world-rider } υποχωρεί στο πεδίο «{ $location }».
    }
web-homm3-world-log-refuge = { web-homm3-world-rider } βρίσκει καταφύγιο: { $location }.
web-homm3-world-log-hired = { $seat } αποκτά Δευτερεύοντα Ήρωα: { $location }.
web-homm3-world-guard-level = { $level ->
        [none] { "" }
       *[other] { " " }({ $level })
    }
web-homm3-world-log-announced = { $foe ->
        [guards] { $empty ->
            [yes] { web-homm3-world-rider } επιτίθεται στους φρουρούς{ web-homm3-world-guard-level } σε κενό πεδίο.
           *[no] { web-homm3-world-rider } επιτίθεται στους φρουρούς{ web-homm3-world-guard-level } στο πεδίο «{ $location }».
        }
        [units] { $rover ->
            [none] { web-homm3-world-rider } επιτίθεται στους υπερασπιστές στο πεδίο «{ $location }».
           *[other] Εχθρικός στρατός επιτίθεται στους υπερασπιστές στο πεδίο «{ $location }»: { $rover }.
        }
        [rover] { $empty ->
            [yes] { web-homm3-world-rider } επιτίθεται σε έναν στρατό σε κενό πεδίο.
           *[no] { web-homm3-world-rider } επιτίθεται σε έναν στρατό στο πεδίο «{ $location }».
        }
       *[other] { $rover ->
            [none] { $empty ->
                [yes] { web-homm3-world-rider } επιτίθεται σε έναν ήρωα σε κενό πεδίο.
               *[no] { web-homm3-world-rider } επιτίθεται σε έναν ήρωα στο πεδίο «{ $location }».
            }
           *[other] { $empty ->
                [yes] Εχθρικός στρατός επιτίθεται σε έναν ήρωα σε κενό πεδίο: { $rover }.
               *[no] Εχθρικός στρατός επιτίθεται σε έναν ήρωα στο πεδίο «{ $location }»: { $rover }.
            }
        }
    }
web-homm3-world-log-rover-went = { $empty ->
        [yes] Εχθρικός στρατός πηγαίνει σε κενό πεδίο: { $rover } (H3-10.121).
       *[no] Εχθρικός στρατός πηγαίνει στο πεδίο «{ $location }»: { $rover } (H3-10.121).
    }
web-homm3-world-log-portal = { web-homm3-world-rider } φεύγει μέσα από ένα μαγικό πέρασμα: { $location }.
web-homm3-world-log-passed-gate = { web-homm3-world-rider } περνά από την Πύλη του Κάστρου: { $location }.
web-homm3-world-log-discovered = { $seat } αποκαλύπτει ένα πλακίδιο { $numerals }.
web-homm3-world-log-placed-tile = { $seat } τοποθετεί ένα πλακίδιο { $numerals }.
web-homm3-world-log-turned-up = Αποκαλύπτεται ένα πλακίδιο { $numerals }.

# Where something is, in a sentence
web-homm3-world-place = { $what ->
        [empty] κενό πεδίο
        [hidden] κλειστό πλακίδιο
       *[other] «{ $location }»
    }

## The whole table in one paragraph
web-homm3-world-tell-round = { $rounds ->
        [none] { $name }, Γύρος { $round }.
       *[other] { $name }, Γύρος { $round } από { $rounds }.
    }{ $active ->
        [none] { "" }
       *[other] { " " }Σειρά: { $active }.
    }
web-homm3-world-tell-realm = { $seat }: { $faction }, { $hero }, επίπεδο { $level }. { $field ->
        [none] Ο Κύριος Ήρωας δεν είναι στον χάρτη.
       *[other] Ο Κύριος Ήρωας βρίσκεται εδώ: { $field }.
    }{ $second ->
        [none] { "" }
       *[other] { " " }Ο Δευτερεύων Ήρωας βρίσκεται εδώ: { $second }.
    } Χρυσά { $gold }, οικοδομικά υλικά { $materials }, πολύτιμα { $valuables }, σημαίες { $flags }. { $buildings ->
        [none] Κανένα κτίριο.
       *[other] Κτίρια: { $buildings }.
    } Στρατός: { $army }.
web-homm3-world-tell-army = { $army }, στο πεδίο: { $field }.

## The goal and the end
web-homm3-world-of = από
web-homm3-goal-won = Πώς κερδίζεται
web-homm3-goal-lost = Πώς χάνεται
web-homm3-goal-always = Όποιος μένει όταν όλοι οι εχθροί έχουν αποκλειστεί νικά αμέσως.
web-homm3-goal-rules = Κανόνες αυτού του σεναρίου
web-homm3-count = Απολογισμός
