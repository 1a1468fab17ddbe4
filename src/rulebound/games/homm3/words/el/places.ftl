### Heroes of Might and Magic III: the Locations of the map, trading, and what happens in a turn

## Locations of the core box
homm3-location-empty = Κενό πεδίο
    .text = Εδώ δεν συμβαίνει τίποτα.
homm3-location-blocked = Κλειστό πεδίο
    .text = Κανένας ήρωας δεν μπορεί να μπει. Ένας ήρωας που στέκει εδώ μπορεί να φύγει.
homm3-location-town = Πόλη
    .text = Βάλε τη σημαία σου. Ο κάτοχός της προσλαμβάνει εδώ Δευτερεύοντες Ήρωες, και ένας νικημένος Κύριος Ήρωας βρίσκει καταφύγιο. Όποιος βάζει σημαία σε εχθρική πόλη παίρνει έναν Κύβο Φατρίας του πρώτου κατόχου της, που κρατά το Ταμπλό της Πόλης.
homm3-location-settlement = Οικισμός
    .text = Βάλε τη σημαία σου. Ανέβασε μια παραγωγή κατά μία θέση ή ενίσχυσε μια χάλκινη ή ασημένια μονάδα στη μισή τιμή, με στρογγύλεμα προς τα πάνω. Όποιος βάζει πρώτος σημαία κερδίζει αμέσως την παραγωγή ή ενισχύει δωρεάν. Εδώ προσλαμβάνονται ήρωες και βρίσκουν καταφύγιο.
homm3-location-mine = Ορυχείο
    .text = Βάλε τη σημαία σου: η παραγωγή σου ανεβαίνει όσο γράφει το πεδίο. Όποιος βάζει πρώτος σημαία κερδίζει αμέσως άλλα τόσα.
homm3-location-resource_symbol = Πόροι
    .text = Ρίξε όσα ζάρια πόρων γράφει το πεδίο και πάρε ό,τι δείχνει ένα από αυτά.
homm3-location-treasure_symbol = Θησαυρός
    .text = Ρίξε όσα ζάρια θησαυρού γράφει το πεδίο και εκτέλεσε ένα από αυτά.
homm3-location-artifact_symbol = Τέχνημα
    .text = Μπορείς να κάνεις Αναζήτηση (2) στην τράπουλα των τεχνημάτων.
homm3-location-water_wheel = Νερόμυλος
    .text = Κέρδισε 3 χρυσά.
homm3-location-windmill = Ανεμόμυλος
    .text = Κέρδισε 1 πολύτιμο.
homm3-location-mystical_garden = Μυστικός Κήπος
    .text = Κέρδισε 2 χρυσά ή 1 πολύτιμο.
homm3-location-learning_stone = Πέτρα της Μάθησης
    .text = Ο Κύριος Ήρωάς σου κερδίζει 1 πόντο εμπειρίας.
homm3-location-temple = Ναός
    .text = Κέρδισε θετικό ηθικό.
homm3-location-fountain_of_youth = Πηγή της Νιότης
    .text = Κέρδισε θετικό ηθικό. Ο ήρωας που κάνει την επίσκεψη έχει 1 επιπλέον πόντο κίνησης σε αυτή τη σειρά.
homm3-location-warriors_tomb = Μνήμα του Πολεμιστή
    .text = Μπορείς να κάνεις δύο φορές Αναζήτηση (2) στην τράπουλα των τεχνημάτων. Αν το κάνεις, χάνεις ηθικό δύο φορές.
homm3-location-shrine_of_magic_gesture = Ιερό της Μαγικής Χειρονομίας
    .text = Μπορείς να κάνεις Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-location-shrine_of_magic_incantation = Ιερό της Μαγικής Επωδού
    .text = Μπορείς να πληρώσεις 3 χρυσά για μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-location-pandoras_box = Κουτί της Πανδώρας
    .text = Ρίξε 2 ζάρια θησαυρού ή 2 ζάρια πόρων και εκτέλεσε ένα από αυτά.
homm3-location-tree_of_knowledge = Δέντρο της Γνώσης
    .text = Μπορείς να πληρώσεις 3 πολύτιμα ή 10 χρυσά: ο Κύριος Ήρωάς σου κερδίζει 2 πόντους εμπειρίας.
homm3-location-witch_hut = Καλύβα της Μάγισσας
    .text = Βγάλε μια κάρτα ικανότητας του χεριού σου από το παιχνίδι. Ή δες την πρώτη κάρτα της τράπουλας των ικανοτήτων και κράτησέ την ή ξεσκαρτάρισέ την.
homm3-location-magic_spring = Μαγική Πηγή
    .text = Μπορείς να πάρεις στο χέρι σου μία από τις 3 επάνω κάρτες της στοίβας ξεσκαρταρίσματός σου. Οι άλλες γυρίζουν επάνω με όποια σειρά θέλεις.
homm3-location-redwood_observatory = Παρατηρητήριο στη Σεκόγια
    .text = Αποκάλυψε ένα κλειστό πλακίδιο δίπλα σε αυτό το πλακίδιο. Δεν κοστίζει πόντο κίνησης.
homm3-location-trading_post = Εμπορικός Σταθμός
    .text = Αντάλλαξε κατά τον πίνακα, ή βγάλε μια κάρτα του χεριού σου από το παιχνίδι για 1 χρυσό, ή αγόρασε μια Πολεμική Μηχανή. Ειδικότητες, χαρακτηριστικά, Μαγικά Βέλη και η αρχική ικανότητα δεν βγαίνουν από το παιχνίδι.
homm3-location-closed_trading_post = Κλειστός Εμπορικός Σταθμός
    .text = Όλοι ανταλλάσσουν οποτεδήποτε, γι’ αυτό κανείς δεν ανταλλάσσει εδώ. Μπορείς να κάνεις Αναζήτηση (1) στην τράπουλα των τεχνημάτων.
homm3-location-stables = Στάβλοι
    .text = Ο ήρωας που κάνει την επίσκεψη έχει 1 επιπλέον πόντο κίνησης σε αυτή τη σειρά.
homm3-location-sanctuary = Άσυλο
    .text = Οι ήρωες που στέκουν εδώ δεν δέχονται επίθεση. Άλλοι ήρωες μπορούν να περάσουν, όχι όμως να σταματήσουν.
homm3-location-obelisk = Οβελίσκος
    .text = Βάλε τη σημαία σου. Εδώ μπορούν να βρίσκονται κύβοι πολλών παικτών. Το σενάριο λέει τι κάνει.
homm3-location-dragon_utopia = Ουτοπία των Δράκων
    .text = Βάλε τη σημαία σου. Το σενάριο λέει τι κάνει.
homm3-location-grail = Δισκοπότηρο
    .text = Κέρδισε τον Δείκτη του Δισκοπότηρου, αν δεν είναι ακόμη στο παιχνίδι. Το σενάριο λέει τι κάνει.

## Locations of the expansions
homm3-location-war_machine_factory = Εργοστάσιο Πολεμικών Μηχανών
    .text = Μπορείς να αγοράσεις μια Πολεμική Μηχανή στη χαμηλότερη τιμή της.
homm3-location-scholar = Λόγιος
    .text = Ρίξε ένα ζάρι επίθεσης. Με +1 κέρδισε μια οποιαδήποτε κάρτα χαρακτηριστικού ή βγάλε μία του χεριού σου από το παιχνίδι. Με 0 τράβηξε 2 κάρτες της τράπουλας των ικανοτήτων και κράτησε τη μία. Με −1 τράβηξε 2 κάρτες της τράπουλας των ξορκιών και κράτησε τη μία.
homm3-location-star_axis = Άξονας των Άστρων
    .text = Βάλε τη σημαία σου· εδώ μπορούν να βρίσκονται κύβοι πολλών παικτών. Μπορείς να βγάλεις μια κάρτα χαρακτηριστικού του χεριού σου από το παιχνίδι και να κερδίσεις την Ενδυναμωμένη του ίδιου τύπου.
homm3-location-random_town = Τυχαία Πόλη
    .text = Όταν αποκαλύπτεται το πλακίδιό της, η μεγαλύτερη ζαριά επιλέγει μια φατρία που δεν την παίζει κανείς. Οι μονάδες της φρουρούν την πόλη πίσω από Τείχη και Πύλη. Βάλε τη σημαία σου: η παραγωγή σου ανεβαίνει κατά 10 χρυσά, και όποιος βάζει πρώτος σημαία κερδίζει αμέσως 10 χρυσά. Μετρά ως οικισμός.
homm3-location-black_market = Μαύρη Αγορά
    .text = Δες τις 4 επάνω κάρτες της στοίβας ξεσκαρταρίσματος των τεχνημάτων. Μπορείς να αγοράσεις μία: το έλασσον για 5 χρυσά, το μείζον για 7, το κειμήλιο για 10.
homm3-location-library_of_enlightenment = Βιβλιοθήκη της Φώτισης
    .text = Έως δύο φορές σε κάθε επίσκεψη: πλήρωσε 3 χρυσά και αντικατάστησε μια κάρτα χαρακτηριστικού του χεριού ή της στοίβας ξεσκαρταρίσματός σου με άλλη.
homm3-location-tavern = Ταβέρνα
    .text = Μπορείς να πληρώσεις 7 χρυσά για έναν Δευτερεύοντα Ήρωα, που εμφανίζεται εδώ. Έπειτα ένας εχθρός που επιλέγεις ξεσκαρτάρει μια τυχαία κάρτα.
homm3-location-university = Πανεπιστήμιο
    .text = Μπορείς να πληρώσεις 6 χρυσά και να πάρεις μία από τις 4 επάνω κάρτες της στοίβας ξεσκαρταρίσματος των ικανοτήτων.
homm3-location-market_of_time = Αγορά του Χρόνου
    .text = Μπορείς να βγάλεις μια κάρτα του χεριού σου από το παιχνίδι για μια Αναζήτηση (2) στην τράπουλα των ικανοτήτων, των ξορκιών ή των τεχνημάτων.
homm3-location-hill_fort = Κάστρο του Λόφου
    .text = Μπορείς να ενισχύσεις μια χάλκινη ή ασημένια μονάδα με 3 χρυσά λιγότερα.
homm3-location-prison = Φυλακή
    .text = Κέρδισε έναν Δευτερεύοντα Ήρωα, που εμφανίζεται εδώ. Αν δεν μπορείς να έχεις άλλον, κέρδισε 3 χρυσά.
homm3-location-cyclops_stockpile = Αποθήκη των Κυκλώπων
    .text = Τη φρουρούν δύο μονάδες Κυκλώπων αντί για μια κυανή μονάδα. Ρίξε 4 ζάρια πόρων και πάρε όσα δείξουν όλα.
homm3-location-elemental_conflux = Συμβολή των Στοιχείων
    .text = Για κάθε κατοικία σου φανέρωσε κάρτες της ουδέτερης τράπουλας της βαθμίδας της, ώσπου να εμφανιστούν Στοιχειακά. Μπορείς να στρατολογήσεις μία από αυτές τις μονάδες στην τιμή της. Οι κάρτες ανακατεύονται ξανά στις τράπουλες.
homm3-location-faerie_ring = Κύκλος των Νεράιδων
    .text = Μπορείς να βγάλεις μια κάρτα ικανότητας, τεχνήματος ή ξορκιού του χεριού σου από το παιχνίδι, όχι όμως την αρχική σου ικανότητα, για μια Αναζήτηση (2) στην τράπουλα όπου ανήκει.
homm3-location-grave = Τάφος
    .text = Χάσε ηθικό και κέρδισε 3 χρυσά. Μπορείς να κάνεις Αναζήτηση (1) στην τράπουλα των τεχνημάτων.

## Locations at sea
homm3-location-buoy = Σημαδούρα
    .text = Κέρδισε θετικό ηθικό.
homm3-location-derelict_ship = Εγκαταλειμμένο Πλοίο
    .text = Μπορείς να κάνεις Αναζήτηση (2) στην τράπουλα των τεχνημάτων. Αν το κάνεις, κέρδισε 2 χρυσά.
homm3-location-flotsam = Συντρίμμια στο Κύμα
    .text = Κέρδισε 2 οικοδομικά υλικά.
homm3-location-jetsam = Πεταμένο Φορτίο
    .text = Ρίξε ένα ζάρι επίθεσης. Με +1 ρίξε 2 ζάρια πόρων και πάρε και τα δύο, με 0 ρίξε ένα. Με −1 δεν βρίσκεις τίποτα.
homm3-location-mermaid = Γοργόνα της Θάλασσας
    .text = Κέρδισε θετικό ηθικό. Ο ήρωας που κάνει την επίσκεψη έχει 1 επιπλέον πόντο κίνησης σε αυτή τη σειρά.
homm3-location-sea_barrel = Βαρέλι στη Θάλασσα
    .text = Ρίξε ένα ζάρι πόρων και πάρε ό,τι δείξει.
homm3-location-sea_chest = Σεντούκι στη Θάλασσα
    .text = Ρίξε ένα ζάρι επίθεσης. Με +1 μπορείς να κάνεις Αναζήτηση (1) στην τράπουλα των τεχνημάτων, με 0 κέρδισε 5 χρυσά. Με −1 δεν βρίσκεις τίποτα.
homm3-location-shipwreck = Ναυάγιο
    .text = Ρίξε 2 ζάρια πόρων και πάρε και τα δύο.
homm3-location-shipwreck_survivor = Ναυαγός
    .text = Μπορείς να κάνεις Αναζήτηση (2) στην τράπουλα των τεχνημάτων.
homm3-location-temple_of_the_sea = Ναός της Θάλασσας
    .text = Κέρδισε 10 χρυσά. Μπορείς να κάνεις δύο φορές Αναζήτηση (2) στην τράπουλα των τεχνημάτων.

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
homm3-ask-black-market = { $cards ->
        [none] Δεν πωλείται τίποτα.
       *[other] Πωλούνται: { $cards }. Αγόρασε μία ή φύγε.
    }
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
homm3-option-draw-all = Τράβηγμα ως το όριο
homm3-option-draw-one = Τράβηγμα μιας κάρτας
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
homm3-option-garden-gold = Κέρδος 2 χρυσών
homm3-option-garden-valuables = Κέρδος 1 πολύτιμου
homm3-option-pay-valuables = Πληρωμή 3 πολύτιμων
homm3-option-pay-gold = Πληρωμή 10 χρυσών
homm3-option-roll = Ρίψη: 2 { $die }
homm3-option-die = { $face }
homm3-option-keep-token = Το ηθικό που έχεις μένει
homm3-option-search = Αναζήτηση στην τράπουλα
homm3-option-search-deck = Αναζήτηση στην { $deck }
homm3-option-look-discards = Ματιά στις επάνω κάρτες της στοίβας ξεσκαρταρίσματός σου
homm3-option-put-back = { $card }
homm3-option-remove = Έξοδος από το παιχνίδι: { $card }
homm3-option-gain-card = Κέρδος: { $card }
homm3-option-empower = Αντικατάσταση με την Ενδυναμωμένη κάρτα: { $card }
homm3-option-study = Πληρωμή 3 χρυσών και αντικατάσταση: { $card } ({ $zone })
homm3-option-study-abilities = Πληρωμή 6 χρυσών και ματιά στη στοίβα ξεσκαρταρίσματος των ικανοτήτων
homm3-option-buy-card = Αγορά: { $card }
homm3-option-hire-here = Πληρωμή 7 χρυσών για έναν Δευτερεύοντα Ήρωα
homm3-option-discards-random = { $seat } ξεσκαρτάρει μια τυχαία κάρτα
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
homm3-log-lost = { $seat } χάνει { $resource }: { $amount }.
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
            [guards] { $seat } επιτίθεται στους φρουρούς στο πεδίο { $field }. Η δυσκολία τους είναι { $level }.
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
