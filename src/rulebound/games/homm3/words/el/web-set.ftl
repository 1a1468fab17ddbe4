### Heroes III: words for setting a table

homm3-set = Heroes III
    .full = Heroes of Might and Magic III: The Board Game
    .note = 1 έως 4 παίκτες, ένα σενάριο ή μία μάχη
    .about = Διάσχισε τον χάρτη, χτίσε πόλη, σύναξε στρατό και τόλμησε τα ζάρια.
    .length = μια μάχη 15 λεπτών ή ένα βράδυ
    .guide = Πρώτη φορά; Ένας οδηγός πορεύεται μαζί σου σε ένα πρώτο σενάριο.
    .credits = Το Heroes of Might and Magic III: The Board Game εκδίδεται από την Archon Studio.

homm3-set-form = Μορφή
homm3-set-form-scenario = Σενάριο
    .note = Όλο το παιχνίδι στον χάρτη
    .told = σενάριο
homm3-set-form-skirmish = Αψιμαχία
    .note = Στρατός εναντίον στρατού
    .told = αψιμαχία
homm3-set-form-guards = Φρουροί
    .note = Ένας ήρωας καθαρίζει ένα πεδίο
    .told = φρουροί

homm3-set-scenario = Σενάριο
homm3-set-mode = Τρόπος
homm3-set-mode-clash = σύγκρουση
homm3-set-mode-alliance = συμμαχία
homm3-set-mode-cooperative = συνεργασία
homm3-set-mode-campaign = εκστρατεία
homm3-set-variant = Παραλλαγή
homm3-set-factions = Φατρίες και ήρωες
homm3-set-heroes = Ήρωας
homm3-set-first = Πρώτος παίκτης
    .me = Αρχίζω εγώ
homm3-set-first-random = τυχαία
homm3-set-first-0 = θέση 1
homm3-set-first-1 = θέση 2
homm3-set-first-2 = θέση 3
homm3-set-first-3 = θέση 4
homm3-set-carry = Από το προηγούμενο μέρος
homm3-set-events = Κάρτες συμβάντων
homm3-set-events-true = χρησιμοποιούνται
homm3-set-events-false = μένουν έξω
homm3-set-open_hands = Χέρια των συμμάχων
homm3-set-open_hands-true = ανοιχτά
homm3-set-open_hands-false = κλειστά
homm3-set-observatory_places_tile = Παρατηρητήριο στη Σεκόγια
homm3-set-observatory_places_tile-true = τοποθετεί και δικό σου πλακίδιο
homm3-set-observatory_places_tile-false = μόνο αποκαλύπτει πλακίδια
homm3-set-secondary_xp_to_main = Εμπειρία ενός Δευτερεύοντος Ήρωα
homm3-set-secondary_xp_to_main-true = πηγαίνει στον Κύριο Ήρωα
homm3-set-secondary_xp_to_main-false = χάνεται
homm3-set-spell_book_own_turn_only = Αγορά ξορκιών
homm3-set-spell_book_own_turn_only-true = μόνο στη δική σου σειρά
homm3-set-spell_book_own_turn_only-false = σε οποιαδήποτε σειρά

homm3-set-attacker = Επιτιθέμενος
homm3-set-attacker-random = τυχαία
homm3-set-defender = Αμυνόμενος
homm3-set-defender-random = τυχαία
homm3-set-attacker_hero = Ο ήρωάς του
homm3-set-attacker_hero-random = τυχαία
homm3-set-attacker_hero-none = κανένας, χωρίς κάρτες
homm3-set-defender_hero = Ο ήρωάς του
homm3-set-defender_hero-random = τυχαία
homm3-set-defender_hero-none = κανένας, χωρίς κάρτες
homm3-set-side = Η πλευρά σου
homm3-set-army = Στρατοί
homm3-set-army-standard = ίσοι
homm3-set-army-random = τυχαία
homm3-set-army-bought = με αγορά
homm3-set-gold = Χρυσά για έναν στρατό
homm3-set-level = Επίπεδο των ηρώων
homm3-set-siege = Πολιορκία
homm3-set-siege-true = Τείχη και Πύλη
homm3-set-siege-false = ανοιχτό πεδίο
homm3-set-field = Δυσκολία του πεδίου
homm3-set-difficulty = Δυσκολία
homm3-set-movement = Πόντοι κίνησης
homm3-set-spells = Ξόρκια που βρέθηκαν
homm3-set-artifacts = Τεχνήματα που βρέθηκαν
homm3-set-machines = Πολεμικές Μηχανές
homm3-set-machines-none = καμία
homm3-set-draw_each_round = Κάρτες που τραβιούνται σε κάθε γύρο μάχης
homm3-set-armies = Στρατοί με όνομα
homm3-set-rules = Προαιρετικοί κανόνες
homm3-set-rules-none = κανένας
homm3-set-rules-towns_used = οι κατακτημένες πόλεις χρησιμοποιούνται
    .note = Πιο δύσκολο. Μια κατακτημένη πόλη δεν δίνει πόρους· ο νέος κάτοχος μπορεί να χρησιμοποιεί τα κτίριά της.
homm3-set-rules-no_rerolls = χωρίς νέες ρίψεις
    .note = Πιο δύσκολο. Κανένα ζάρι δεν ξαναρίχνεται.
homm3-set-rules-single_finds = μικρά ευρήματα
    .note = Πιο δύσκολο. Ένα ζάρι θησαυρού ή πόρων δίνει μόνο 1 από ό,τι δείχνει.
homm3-set-rules-no_bonus = χωρίς αρχική απολαβή
    .note = Πιο δύσκολο. Κανείς δεν επιλέγει πόρους ή τεχνήματα πριν από τον πρώτο Γύρο.
homm3-set-rules-second_heroes = δύο ήρωες στον καθένα
    .note = Πιο εύκολο. Κάθε παίκτης αρχίζει και με έναν Δευτερεύοντα Ήρωα.
homm3-set-rules-least_damage = ζημιά τουλάχιστον 1
    .note = Πιο εύκολο. Κάθε επίθεση προκαλεί ζημιά τουλάχιστον 1, μετά την προστασία των Τειχών.
homm3-set-rules-double_mines = πλούσια γη
    .note = Πιο εύκολο. Ορυχεία και οικισμοί παράγουν διπλάσια.
homm3-set-rules-free_trade = ανταλλαγές παντού
    .note = Πιο εύκολο. Ο πίνακας ανταλλαγών ισχύει οποτεδήποτε· ένας Εμπορικός Σταθμός δίνει στη θέση του ένα τέχνημα.
homm3-set-rules-free_rounds = οι επόμενοι γύροι μάχης είναι δωρεάν
    .note = Πιο εύκολο. Οι επόμενοι γύροι μάχης εναντίον ουδέτερων μονάδων δεν κοστίζουν πόντους κίνησης.
homm3-set-rules-flat_dice = το ζάρι δεν αλλάζει τη ζημιά
    .note = Διαφορετικό. Το ζάρι επίθεσης μόνο ενεργοποιεί ικανότητες.
homm3-set-rules-more_astrologers = περισσότεροι Αστρολόγοι
    .note = Διαφορετικό. Κάρτα των Αστρολόγων φανερώνεται και σε Γύρους Πόρων.
homm3-set-rules-no_astrologers = χωρίς Αστρολόγους
    .note = Διαφορετικό. Οι κάρτες των Αστρολόγων δεν χρησιμοποιούνται.
homm3-set-rules-cubes_lifted = οι τοποθεσίες ανανεώνονται
    .note = Διαφορετικό. Στους Γύρους 4, 8 και 12 οι Μαύροι Κύβοι φεύγουν από όλες τις τοποθεσίες που δέχονται επίσκεψη.
homm3-set-rules-gains_discarded = τα ευρήματα πάνε στη στοίβα ξεσκαρταρίσματος
    .note = Διαφορετικό. Οι κάρτες που κερδίζεις πάνε στη στοίβα ξεσκαρταρίσματός σου αντί στο χέρι σου.
homm3-set-defend_requires_no_move = Άμυνα
homm3-set-defend_requires_no_move-false = και μετά από κίνηση
homm3-set-defend_requires_no_move-true = μόνο χωρίς κίνηση
homm3-set-keep_negative_token = Δείκτης αρνητικού ηθικού
homm3-set-keep_negative_token-false = φεύγει στη δεύτερη απώλεια
homm3-set-keep_negative_token-true = μένει στη δεύτερη απώλεια
homm3-set-boxes = Κουτιά εκτός από το βασικό
homm3-set-boxes-none = κανένα
homm3-set-boxes-rampart = Προμαχώνας
homm3-set-boxes-fortress = Φρούριο
homm3-set-boxes-inferno = Κόλαση
homm3-set-boxes-tower = Πύργος
homm3-set-boxes-stronghold = Οχυρό
homm3-set-boxes-conflux = Συμβολή
homm3-set-boxes-cove = Όρμος
homm3-set-boxes-stretch_goals_2024 = Επιπλέον στόχοι 2024

web-homm3-set-side = { $side }, { $faction }
web-homm3-set-guards = κινεί τους φρουρούς

## The scenario
web-homm3-set-choose = Επιλογή άλλου σεναρίου
web-homm3-set-choosing = Σενάρια
web-homm3-set-waiting = Τα σενάρια έρχονται.
web-homm3-set-retry = Νέα προσπάθεια
web-homm3-set-map = Χάρτης: { $name }
web-homm3-set-by = από: { $author }
web-homm3-set-goal = Στόχος
web-homm3-set-rounds = { $count ->
        [one] Ένας Γύρος
       *[other] { $count } Γύροι
    }
web-homm3-set-for = { $counts } παίκτες
web-homm3-set-alone = για έναν
web-homm3-set-needs = με: { $boxes }
web-homm3-set-needs-none = βασικό κουτί
web-homm3-set-any-players = οποιοσδήποτε αριθμός
web-homm3-set-any-mode = κάθε τρόπος
web-homm3-set-players = Παίκτες
web-homm3-set-found = { $count ->
        [0] Δεν ταιριάζει κανένα σενάριο. Επίλεξε άλλον αριθμό παικτών ή άλλον τρόπο.
        [one] Ένα σενάριο
       *[other] { $count } σενάρια
    }
web-homm3-set-first-evening = για το πρώτο βράδυ
web-homm3-set-won = κερδήθηκε
web-homm3-set-by-lot = τυχαία
web-homm3-set-faction-by-lot = τυχαία φατρία
web-homm3-set-hero-by-lot = τυχαίος ήρωας
web-homm3-set-faction-of = Φατρία στη θέση { $number }
web-homm3-set-hero-of = Ήρωας στη θέση { $number }
web-homm3-set-led = { $faction }, { $hero }
web-homm3-set-variant-of = { $number ->
        [1] Παραλλαγή
       *[other] Παραλλαγή { $number }
    }
web-homm3-set-carry-kept = κάρτες, στρατός και πόροι συνεχίζουν
web-homm3-set-carry-none = νέα αρχή

## Campaigns
web-homm3-set-campaign = κερδήθηκαν { $done } από { $parts } μέρη
web-homm3-set-campaign-next = Επόμενο: { $name }
web-homm3-set-campaign-over = Όλα τα μέρη κερδήθηκαν.
web-homm3-set-campaign-go = Παιχνίδι
web-homm3-set-next = Επόμενο μέρος
web-homm3-set-again = Νέα προσπάθεια
