### Heroes of Might and Magic III: the map, its Towns and what happens in a turn

## Words of the map
homm3-hero-main = Κύριος Ήρωας
homm3-hero-second = Δευτερεύων Ήρωας
homm3-resource-gold = χρυσά
homm3-resource-materials = οικοδομικά υλικά
homm3-resource-valuables = πολύτιμα
homm3-die-resource = ζάρια πόρων
homm3-die-treasure = ζάρια θησαυρού
homm3-face-gold-3 = 3 χρυσά
homm3-face-gold-6 = 6 χρυσά
homm3-face-materials-2 = 2 οικοδομικά υλικά
homm3-face-materials-4 = 4 οικοδομικά υλικά
homm3-face-valuables-1 = 1 πολύτιμο
homm3-face-valuables-2 = 2 πολύτιμα
homm3-face-xp = 1 πόντος εμπειρίας
homm3-face-artifact = Αναζήτηση στην τράπουλα των τεχνημάτων
homm3-face-one = ένα ζάρι πόρων
homm3-face-two = το καλύτερο από δύο ζάρια πόρων
homm3-sell-gold-2 = 2 χρυσά
homm3-sell-gold-6 = 6 χρυσά
homm3-sell-materials-1 = 1 οικοδομικό υλικό
homm3-sell-materials-3 = 3 οικοδομικά υλικά
homm3-sell-valuables-1 = 1 πολύτιμο
homm3-buy-gold-1 = 1 χρυσό
homm3-buy-gold-3 = 3 χρυσά
homm3-buy-materials-1 = 1 οικοδομικό υλικό
homm3-buy-materials-2 = 2 οικοδομικά υλικά
homm3-buy-valuables-1 = 1 πολύτιμο
homm3-zone-hand = χέρι
homm3-zone-discard = στοίβα ξεσκαρταρίσματος
homm3-kind-starting = Αρχικό πλακίδιο
homm3-kind-far = Μακρινό πλακίδιο
homm3-kind-near = Κοντινό πλακίδιο
homm3-kind-center = Κεντρικό πλακίδιο
homm3-by-swift_weasel = η εβδομάδα της Σβέλτης Νυφίτσας

## Questions: the setup
homm3-ask-bonus = { $bonus ->
        [easy] Επίλεξε την αρχική σου απολαβή: ρίξε δύο ζάρια πόρων και πάρε και τα δύο, ή κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των τεχνημάτων.
        [normal] Επίλεξε την αρχική σου απολαβή: ρίξε δύο ζάρια πόρων και πάρε το ένα, ή κάνε Αναζήτηση (2) στην τράπουλα των τεχνημάτων.
       *[hard] Επίλεξε την αρχική σου απολαβή: ρίξε ένα ζάρι πόρων, ή πάρε το πρώτο έλασσον τέχνημα της τράπουλας.
    }
homm3-ask-start-few = Επίλεξε μια μονάδα για την αρχή. Έρχεται ως Χούφτα.
homm3-ask-start-pack = Επίλεξε μια μονάδα για την αρχή. Έρχεται ως Πλήθος.
homm3-ask-rotate = Με ποια στροφή μπαίνει το πλακίδιο { $tile };

## Questions: the turn
homm3-ask-order = Η ομάδα σου αρχίζει τις σειρές της σε αυτόν τον Γύρο. Ποιος παίζει πρώτος;
homm3-ask-refresh = Κρατάς { $hand ->
        [one] 1 κάρτα
       *[other] { $hand } κάρτες
    }· το όριο είναι { $limit }. Ξεσκαρτάρισε όσες δεν θέλεις.
homm3-ask-draw = { $left ->
        [one] Μπορείς να τραβήξεις μια κάρτα.
       *[other] Μπορείς να τραβήξεις έως { $left } κάρτες.
    }
homm3-ask-turn-begins = Η σειρά σου αρχίζει. Χρησιμοποιείς αυτό το κτίριο;
homm3-ask-turn = { $movement ->
        [0] Είναι η σειρά σου. Ο Κύριος Ήρωάς σου δεν έχει άλλους πόντους κίνησης.
        [one] Είναι η σειρά σου. Ο Κύριος Ήρωάς σου έχει 1 πόντο κίνησης.
       *[other] Είναι η σειρά σου. Ο Κύριος Ήρωάς σου έχει { $movement } πόντους κίνησης.
    }
homm3-ask-between = Ένας άλλος παίκτης έδρασε. Μπορείς τώρα να κάνεις δράσεις πόλης.
homm3-ask-closing = Ο Γύρος κλείνει σε λίγο. Μπορείς τώρα να κάνεις δράσεις πόλης.
homm3-ask-announced = Αναγγέλθηκε μάχη. Μπορείς να κάνεις δράσεις πόλης πριν από αυτή.
homm3-ask-give-up = Ο Δευτερεύων Ήρωάς σου δέχεται επίθεση. Πολεμάς ή τον παραδίδεις χωρίς μάχη;
homm3-ask-defend = Ένας ήρωας μπαίνει στο πεδίο σου, και δεν έχεις ήρωα εκεί. Πληρώνεις 8 χρυσά για να το υπερασπιστείς με τις μονάδες σου;
homm3-ask-refuge = Ο Κύριος Ήρωάς σου νικήθηκε. Πού βρίσκει καταφύγιο;

## Questions: Fields
homm3-ask-visit = { $location }: τι κάνεις;
homm3-ask-settlement = Έβαλες σημαία σε έναν οικισμό. Ποια παραγωγή ανεβαίνει ή ποια μονάδα ενισχύεις;
homm3-ask-may-search = Αναζήτηση ({ $count }) στην { $deck };
homm3-ask-may-reinforce = Μπορείς να ενισχύσεις μια μονάδα.
homm3-ask-observatory = Ποιο πλακίδιο αποκαλύπτεις;
homm3-ask-die = Ποιο ζάρι εκτελείς;
homm3-ask-reroll-dice = Τα ζάρια σου δείχνουν: { $faces }. Ξαναρίξε ένα ή κράτησέ τα.
homm3-ask-second-token = Θα κερδίσεις θετικό ηθικό και το έχεις ήδη. Το ξοδεύεις πρώτα;
homm3-ask-take-back = Πάρε μία από αυτές τις κάρτες από τη στοίβα ξεσκαρταρίσματός σου.
homm3-ask-put-back = Ποια κάρτα γυρίζει τώρα στη στοίβα ξεσκαρταρίσματός σου;
homm3-ask-factory = Αγόρασε μια Πολεμική Μηχανή ή φύγε.
homm3-ask-random-town = Η ζαριά σου ήταν η μεγαλύτερη. Ποια φατρία κρατά την Τυχαία Πόλη;
homm3-ask-garrison = Ποια χάλκινη μονάδα υπερασπίζεται την Τυχαία Πόλη;

## Questions: trading
homm3-ask-trading-post = Τι κάνεις στον Εμπορικό Σταθμό;
homm3-ask-exchange = Τι ανταλλάσσεις;
homm3-ask-gift = Τι δίνεις και σε ποιον;
homm3-ask-offer = Προσφορά προς: { $seat }. Ποια κάρτα προσφέρεις; Τη βλέπουν όλοι.
homm3-ask-answer = { $seat } σου προσφέρει την κάρτα «{ $card }» για ένα ξόρκι ή ένα τέχνημα. Πρόσφερε ένα σε αντάλλαγμα ή πες όχι. Το βλέπουν όλοι.
homm3-ask-agree = { $seat } σου προσφέρει σε αντάλλαγμα την κάρτα «{ $card }». Ανταλλάσσετε;

## Choices: the setup and the turn
homm3-option-bonus-resources = Ρίψη για πόρους
homm3-option-bonus-artifacts = Απόκτηση τεχνημάτων
homm3-option-start-unit = { $troop }
homm3-option-rotate = Στροφή κατά { $turn }/6 του κύκλου
homm3-option-goes-first = { $seat }
homm3-option-draw-all = Τράβηξε ως το όριο
homm3-option-draw-one = Τράβηξε μια κάρτα
homm3-option-draw-none = Καμία άλλη κάρτα
homm3-option-go = { $hero }, κίνηση: { $field }
homm3-option-revisit = { $hero }, νέα επίσκεψη σε αυτό το πεδίο
homm3-option-discover = { $hero ->
        [none] Αποκάλυψη πλακιδίου: { $tile }
       *[other] { $hero }, αποκάλυψη πλακιδίου: { $tile }
    }
homm3-option-place = { $kind ->
        [none] { $hero ->
            [none] Τοποθέτηση πλακιδίου στο { $slot }
           *[other] { $hero }, τοποθέτηση πλακιδίου στο { $slot }
        }
       *[other] { $hero ->
            [none] Τοποθέτηση πλακιδίου στο { $slot }: { $kind }
           *[other] { $hero }, τοποθέτηση πλακιδίου στο { $slot }: { $kind }
        }
    }
homm3-option-use-building = Χρήση κτιρίου ({ $building }): { $use }
homm3-option-end-turn = Τέλος της σειράς σου
homm3-option-fight = Μάχη
homm3-option-give-up = Παράδοση του ήρωα
homm3-option-pay-defense = Πληρωμή 8 χρυσών και υπεράσπιση
homm3-option-yield = Εγκατάλειψη του πεδίου
homm3-option-refuge = Μετάβαση: { $field }

## Choices: Fields
homm3-option-raise-income = Αύξηση της παραγωγής σου: { $resource }
homm3-option-roll = Ρίψη: 2 { $die }
homm3-option-die = { $face }
homm3-option-keep-token = Το ηθικό που έχεις μένει
homm3-option-search = Αναζήτηση στην τράπουλα
homm3-option-search-deck = Αναζήτηση στην { $deck }
homm3-option-put-back = { $card }
homm3-option-remove = Έξοδος από το παιχνίδι: { $card }
homm3-option-gain-card = Κέρδος: { $card }
homm3-option-empower = Αντικατάσταση με την Ενδυναμωμένη κάρτα: { $card }
homm3-option-faction = { $faction }
homm3-option-guard = { $troop }

## Choices: trading
homm3-option-trade = Ανταλλαγή κατά τον πίνακα
homm3-option-exchange = { $sell } για { $buy }
homm3-option-done = Τέλος
homm3-option-sell-card = Έξοδος από το παιχνίδι για 1 χρυσό: { $card }
homm3-option-buy-machine = Αγορά: { $card }
homm3-option-give = Προσφορά πόρων
homm3-option-gift = Δώρο ({ $resource }: { $count }) προς: { $seat }
homm3-option-swap = Προσφορά μιας κάρτας προς: { $seat }
homm3-option-offer = Προσφορά: { $card }
homm3-option-agree = Ανταλλαγή

## Log: Rounds, turns, ways
homm3-log-round = Ο Γύρος { $number } αρχίζει.
homm3-log-turn = { $seat } αρχίζει τη σειρά.
homm3-log-timed-event = Έρχεται ένα συμβάν του σεναρίου.
homm3-log-used-building = { $seat } χρησιμοποιεί ένα κτίριο: { $building }.
homm3-log-reshuffled = Η { $deck } ανακατεύεται μαζί με τη στοίβα ξεσκαρταρίσματός της.
homm3-log-went = { $seat }: ο { $hero } πηγαίνει στο πεδίο { $field }.
homm3-log-moves-on = { $amount ->
        [one] { $seat }: ο { $hero } κερδίζει 1 πόντο κίνησης.
       *[other] { $seat }: ο { $hero } κερδίζει { $amount } πόντους κίνησης.
    }
homm3-log-discovered = { $seat } αποκαλύπτει το πλακίδιο { $tile } στο { $field }.
homm3-log-placed-tile = { $seat } τοποθετεί το πλακίδιο { $tile } στο { $field }.
homm3-log-rotated = { $turn ->
        [0] { $seat } αφήνει το πλακίδιο { $tile } όπως είναι.
       *[other] { $seat } στρέφει το πλακίδιο { $tile } κατά { $turn }/6 του κύκλου.
    }

## Log: Fields
homm3-log-visited = { $seat }: ο { $hero } κάνει επίσκεψη στο πεδίο { $field }: { $location }.
homm3-log-flagged = { $seat } βάζει σημαία στο πεδίο { $field }: { $location }.
homm3-log-enemy-flagged = Ο εχθρός βάζει σημαία στο πεδίο { $field }: { $location }.
homm3-log-cubes-lifted = { $location ->
        [none] Οι Μαύροι Κύβοι αφαιρούνται από τον χάρτη.
       *[other] Οι Μαύροι Κύβοι αφαιρούνται από αυτές τις τοποθεσίες: { $location }.
    }
homm3-log-production = { $seat }: παραγωγή ({ $resource }) { $amount }.
homm3-log-paid = { $seat } πληρώνει { homm3-amounts }.
homm3-log-lost = { $amount ->
        [0] { $seat } δεν έχει τι να χάσει: { $resource }.
       *[other] { $seat } χάνει { $resource }: { $amount }.
    }
homm3-log-rolled-dice = { $seat } ρίχνει: { $faces }.
homm3-log-rerolled-dice = { $seat } ξαναρίχνει. Τα ζάρια δείχνουν τώρα: { $faces }.
homm3-log-removed = { $seat } βγάζει από το παιχνίδι την κάρτα «{ $card }».
homm3-log-gained-card = { $seat } κερδίζει την κάρτα «{ $card }».
homm3-log-grail = { $seat } κερδίζει τον Δείκτη του Δισκοπότηρου.
homm3-log-random-town = { $seat } δίνει την Τυχαία Πόλη στο πεδίο { $field } σε μια φατρία: { $faction }.
homm3-log-revealed-units = { $seat } φανερώνει: { $troops }.
homm3-log-joined = { $pack ->
        [0] { $seat }: { $troop } (Χούφτα) προσχωρούν στον στρατό.
       *[1] { $seat }: { $troop } (Πλήθος) προσχωρούν στον στρατό.
    }
homm3-log-left = { $seat }: { $troop } φεύγουν από τον στρατό.
homm3-log-weakened = { $unit } γίνονται Χούφτα.
homm3-log-restored = { $seat } δεν έχει άλλες μονάδες και ξεκινά πάλι με: { $troops }.

## Log: combats on the map
homm3-log-announced = { $rover ->
        [none] { $foe ->
            [guards] { $level ->
                [0] { $seat } επιτίθεται στους φρουρούς στο πεδίο { $field }.
               *[other] { $seat } επιτίθεται στους φρουρούς στο πεδίο { $field }. Η δυσκολία τους είναι { $level }.
            }
            [units] { $seat } επιτίθεται στο πεδίο { $field }, που ανήκει σε άλλον παίκτη.
            [rover] { $seat } επιτίθεται σε έναν στρατό στο πεδίο { $field }.
           *[other] { $seat } επιτίθεται σε έναν ήρωα στο πεδίο { $field }.
        }
       *[other] Εχθρικός στρατός επιτίθεται στο πεδίο { $field }: { $rover }.
    }
homm3-log-quick-combat = { $seat }: οι φρουροί δυσκολίας { $level } τρέπονται σε φυγή.
homm3-log-gave-up = { $seat } παραδίδει τον Δευτερεύοντα Ήρωα.
homm3-log-hero-lost = { $seat }: ο Δευτερεύων Ήρωας φεύγει από τον χάρτη.
homm3-log-retreated = { $seat }: ο { $hero } υποχωρεί στο πεδίο { $field }.
homm3-log-refuge = { $seat }: ο Κύριος Ήρωας βρίσκει καταφύγιο στο πεδίο { $field }.
homm3-log-cube = { $seat } παίρνει έναν Κύβο Φατρίας από: { $other }.
homm3-log-eliminated = { $seat } αποκλείεται.
homm3-log-rover-beaten = Ένας εχθρικός στρατός νικήθηκε και φεύγει από τον χάρτη.

## Log: trading
homm3-log-exchanged = { $seat } ανταλλάσσει { $sell ->
        [gold] { $give } χρυσά
        [materials] { $give ->
            [one] { $give } οικοδομικό υλικό
           *[other] { $give } οικοδομικά υλικά
        }
       *[valuables] { $give ->
            [one] { $give } πολύτιμο
           *[other] { $give } πολύτιμα
        }
    } με { $buy ->
        [gold] { $get } χρυσά
        [materials] { $get ->
            [one] { $get } οικοδομικό υλικό
           *[other] { $get } οικοδομικά υλικά
        }
       *[valuables] { $get ->
            [one] { $get } πολύτιμο
           *[other] { $get } πολύτιμα
        }
    }.
homm3-log-bought-machine = { $seat } αγοράζει: { $card }.
homm3-log-gave = { $seat } δίνει { $resource }: { $amount }. Προς: { $to }.
homm3-log-gave-unit = { $seat } δίνει μια μονάδα: { $troop }. Προς: { $to }.
homm3-log-gave-card = { $seat } δίνει την κάρτα «{ $card }». Προς: { $to }.
homm3-log-offered = { $seat } προσφέρει την κάρτα «{ $card }».
homm3-log-swap-refused = { $seat } και { $to } δεν ανταλλάσσουν κάρτες.

## Questions: Town Boards
homm3-ask-population = Στρατολόγησε και ενίσχυσε μονάδες ή τελείωσε.
homm3-ask-hire = Πού φτάνει ο Δευτερεύων Ήρωας;
homm3-ask-stand-in = { $gold ->
        [one] Απομένει να πληρωθεί 1 χρυσό. Ένας άλλος πόρος μπορεί να μετρήσει ως χρυσό.
       *[other] Απομένει να πληρωθούν { $gold } χρυσά. Άλλοι πόροι μπορούν να μετρήσουν ως χρυσά, ένα προς ένα.
    }

## Choices: Town Boards
homm3-option-build = Χτίσιμο: { $building }
homm3-option-population = Στρατολόγηση και ενίσχυση μονάδων
homm3-option-hire = Πρόσληψη Δευτερεύοντος Ήρωα για 10 χρυσά
homm3-option-haven = { $field }
homm3-option-read-book = Αγορά μιας Αναζήτησης στην τράπουλα των ξορκιών
homm3-option-reinforce-cheaper = Ενίσχυση σε Πλήθος: { $troop }, φθηνότερα χάρη στο κτίριο: { $building }
homm3-option-stand-in = Πληρωμή 1 ({ $resource }) στη θέση 1 χρυσού
homm3-option-rest-in-gold = Πληρωμή όλων των υπόλοιπων σε χρυσά
homm3-option-want = Ρώτα με: { $window }
homm3-option-unwant = Μη με ρωτάς: { $window }
homm3-window-announced = όταν αναγγέλλεται μάχη δική μου
homm3-window-others = όταν αναγγέλλεται μάχη άλλων
homm3-window-turns = ανάμεσα στις δράσεις των άλλων
homm3-window-closing = πριν κλείσει ο Γύρος

## Log: Town Boards
homm3-log-built = { $seat } χτίζει: { $building }.
homm3-log-hired = { $seat } αποκτά Δευτερεύοντα Ήρωα στο πεδίο { $field }.
homm3-log-stored = { $count ->
        [0] { $seat }: δεν μένουν κύβοι στο κτίριο «{ $building }».
       *[other] { $seat }: κύβοι στο κτίριο «{ $building }»: { $count }.
    }

## Questions: Astrologers
homm3-ask-wide-search = Μπορείς να την κάνεις Αναζήτηση (4) στην τράπουλα των ξορκιών.

## Questions: events
homm3-ask-pick-event = Ποιο συμβάν ισχύει; Το άλλο πάει στον πάτο της τράπουλας.

## Choices: Astrologers
homm3-option-weaken = Γίνονται Χούφτα: { $troop }
homm3-option-wide-search = Αναζήτηση (4)
homm3-option-week = { $week }: { $card }

## Choices: events
homm3-option-pick-event = { $event }
homm3-option-hero = { $hero }
homm3-option-amount = { $amount }
homm3-option-name = { $resource }

## Log: Astrologers
homm3-log-proclaimed = Οι Αστρολόγοι αναγγέλλουν την εβδομάδα: { $week }.
homm3-log-week-redrawn = Η κάρτα «{ $week }» δεν ταιριάζει τώρα. Φανερώνεται άλλη.
homm3-log-week-goes-on = Η εβδομάδα «{ $week }» συνεχίζεται.

## Log: events
homm3-log-event = { $seat } τραβά ένα συμβάν: { $event }.
homm3-log-two-events = { $seat } τραβά δύο συμβάντα: { $events }.

## Questions: cards
homm3-ask-which-hero = { $card }: για ποιον ήρωά σου ισχύει;
homm3-ask-which-enemy = { $card }: εναντίον ποιου εχθρού;
homm3-ask-portal = { $card }: ποιος ήρωας πηγαίνει πού;
homm3-ask-step-aside = { $card }: ένας ήρωας μπορεί να πάει δωρεάν σε ένα γειτονικό κενό πεδίο.

## Choices: cards
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero }, μετάβαση: { $field }
homm3-option-step-aside = { $hero }, βήμα: { $field }
homm3-option-unit-ability = Χρήση της ικανότητας: { $troop }

## Log: cards
homm3-log-portal = { $seat }: ένα μαγικό πέρασμα φέρνει τον ήρωα στο πεδίο { $field } ({ $hero }).
homm3-log-unit-ability = { $seat } χρησιμοποιεί την ικανότητα μιας μονάδας: { $troop }.

## Words: cards
homm3-deck-astrologers = τράπουλα των Αστρολόγων
homm3-deck-events = τράπουλα των συμβάντων
homm3-moment-turn = στη σειρά σου
homm3-moment-dice = αφού ρίξεις ζάρια πόρων ή θησαυρού
homm3-moment-buying = όταν στρατολογείς ή ενισχύεις μια μονάδα
