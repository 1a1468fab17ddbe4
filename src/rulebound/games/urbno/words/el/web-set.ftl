### King Urbno: words for setting a table

urbno-set = Βασιλιάς Ούρμπνο
    .full = Βασιλιάς Ούρμπνο
    .note = 2 έως 4 παίκτες, περίπου μία ώρα
    .about = Πάρε μπάζες, αλλά μόνο όσες θέλει η αποστολή του Βασιλιά σε αυτόν τον γύρο.
    .length = περίπου μία ώρα
    .guide = Πρώτη φορά; Ένας οδηγός κάθεται μαζί σου για οκτώ λεπτά.
    .credits = Ο Βασιλιάς Ούρμπνο εκδίδεται από την BG Era Games.

urbno-set-pairs = Παίκτες
urbno-set-pairs-false = Ο καθένας μόνος του
    .note = 2 έως 4 παίκτες
urbno-set-pairs-true = Σε ζευγάρια
    .note = 4 παίκτες, 2 ζευγάρια
    .told = σε ζευγάρια

urbno-set-edition = Αριθμοί στις κάρτες
urbno-set-edition-default = η έκδοσή μας
urbno-set-edition-file = Από αρχείο

urbno-set-missions = Πρώτες αποστολές
urbno-set-missions-none = τυχαία

urbno-set-rounds = Γύροι
urbno-set-rounds-12 = 12, ολόκληρο παιχνίδι
urbno-set-rounds-6 = 6, μισό παιχνίδι
urbno-set-rounds-3 = 3, σύντομο παιχνίδι
urbno-set-rounds-1 = ένας γύρος

urbno-set-first_dealer = Ποιος μοιράζει πρώτος
    .me = μοιράζω εγώ
urbno-set-first_dealer-random = τυχαία
urbno-set-first_dealer-0 = θέση 1
urbno-set-first_dealer-1 = θέση 2
urbno-set-first_dealer-2 = θέση 3
urbno-set-first_dealer-3 = θέση 4

urbno-set-dwarf_tie = Ίσες χαμηλότερες με Νάνο
urbno-set-dwarf_tie-later_card = παίρνει η μεταγενέστερη
urbno-set-dwarf_tie-earlier_card = παίρνει η προηγούμενη

urbno-set-cube_lower_bound = Οι κύβοι κατεβάζουν μια κάρτα ως
urbno-set-cube_lower_bound-none = όπου θέλεις
urbno-set-cube_lower_bound-0 = 0
urbno-set-cube_lower_bound-1 = 1

urbno-set-mission_sums_use = Οι αποστολές 7 και 11 αθροίζουν
urbno-set-mission_sums_use-printed_numbers = τυπωμένους αριθμούς
urbno-set-mission_sums_use-numbers_with_cubes = αριθμούς με κύβους

urbno-set-most_tricks_tie = Ισοπαλίες στις αποστολές 15, 20, 21, 22
urbno-set-most_tricks_tie-nobody = δεν κερδίζει κανείς
urbno-set-most_tricks_tie-all_tied = κερδίζουν όλοι οι ισόπαλοι

urbno-set-token_supply = Κρύσταλλοι και κύβοι
urbno-set-token_supply-unlimited = χωρίς όριο
urbno-set-token_supply-limited = όσοι έχει το κουτί

urbno-set-scroll3_applies_to = Ο πάπυρος 3 διπλασιάζει
urbno-set-scroll3_applies_to-positive_only = μόνο κέρδη
urbno-set-scroll3_applies_to-any = και απώλειες

urbno-set-scroll10_uses = Ο πάπυρος 10 κλέβει σε έναν γύρο
urbno-set-scroll10_uses-1 = μία φορά
urbno-set-scroll10_uses-2 = δύο φορές
urbno-set-scroll10_uses-3 = τρεις φορές
urbno-set-scroll10_uses-8 = κάθε μπάζα

urbno-set-scroll10_next_leader = Μετά από κλεμμένη μπάζα ανοίγει
urbno-set-scroll10_next_leader-original_taker = όποιος την πήρε πρώτος
urbno-set-scroll10_next_leader-thief = ο κλέφτης

urbno-set-scroll11_delta_options = Ο πάπυρος 11 αλλάζει τον αριθμό κατά
urbno-set-scroll11_delta_options--1 = −1
urbno-set-scroll11_delta_options-1 = +1

urbno-set-scroll14_when_leading = Ο πάπυρος 14 όταν ανοίγεις
urbno-set-scroll14_when_leading-allowed = επιτρέπεται
urbno-set-scroll14_when_leading-not_allowed = δεν επιτρέπεται

urbno-set-scroll16_declared = Ο πάπυρος 16 δηλώνεται
urbno-set-scroll16_declared-on_own_turn = στη σειρά σου
urbno-set-scroll16_declared-any_time_in_trick = όποτε θέλεις σε μια μπάζα

urbno-set-trick_history = Μπάζες που φαίνονται ξανά
urbno-set-trick_history-public = όλες
urbno-set-trick_history-last_trick_only = η τελευταία
