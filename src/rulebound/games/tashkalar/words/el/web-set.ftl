### Tash-Kalar: words for setting a table

tashkalar-set = Tash-Kalar
    .full = Tash-Kalar: Arena of Legends
    .note = 2 έως 4 παίκτες, περίπου 40 λεπτά
    .about = Τοποθέτησε πέτρες, σχημάτισε ένα μοτίβο και το ον που δείχνει εμφανίζεται στην αρένα.
    .length = περίπου 40 λεπτά
    .guide = Πρώτη φορά; Ένας οδηγός κάθεται μαζί σου για δώδεκα λεπτά.
    .credits = Το Tash-Kalar: Arena of Legends είναι παιχνίδι του Vlaada Chvátil και εκδίδεται από την Czech Games Edition.

tashkalar-set-lesson-everfrost = Αιώνιος Παγετός: παγωμένα αποτελέσματα
tashkalar-set-lesson-nethervoid = Χθόνιο Κενό: η Πύλη
tashkalar-set-lesson-etherweave = Αιθέρια Ύφανση: αποτελέσματα στρέβλωσης

tashkalar-set-form = Μορφή
tashkalar-set-form-high_form = Ύψιστη Μορφή
    .note = 2 παίκτες ή 2 ομάδες
tashkalar-set-form-duel = Μονομαχία
    .note = 2 παίκτες ή 2 ομάδες
tashkalar-set-form-melee = Μάχη
    .note = 3 ή 4 παίκτες
tashkalar-set-form-first_game = Πρώτο παιχνίδι
    .note = 2 παίκτες, για μάθηση

tashkalar-set-teams = Ομάδες
tashkalar-set-teams-true = με ομάδες
tashkalar-set-teams-false = χωρίς ομάδες

tashkalar-set-schools = Σχολές
tashkalar-set-schools-none = όπως ορίζουν οι τράπουλες
tashkalar-set-schools-named = ορίζονται εδώ

tashkalar-set-decks = Τράπουλες
tashkalar-set-decks-random = τυχαία
tashkalar-set-decks-choose = επιλέγει ο καθένας
tashkalar-set-decks-draft = με διαλογή καρτών

tashkalar-set-expansions = Σχολές επέκτασης
tashkalar-set-expansions-none = καμία

tashkalar-set-draft_decks = Τράπουλες για τη διαλογή
tashkalar-set-draft_decks-none = όπως προτείνεται

tashkalar-set-colours = Χρώματα
tashkalar-set-colours-none = των σχολών
tashkalar-set-colours-named = ορίζονται εδώ

tashkalar-set-first = Πρώτος παίκτης
    .me = ξεκινώ εγώ
tashkalar-set-first-random = τυχαία
tashkalar-set-first-0 = θέση 1
tashkalar-set-first-1 = θέση 2
tashkalar-set-first-2 = θέση 3
tashkalar-set-first-3 = θέση 4

tashkalar-set-legends = Θρύλοι
tashkalar-set-legends-true = παίζουν
tashkalar-set-legends-false = μένουν έξω

tashkalar-set-takeback = Αναίρεση
tashkalar-set-takeback-turn = μέσα στη σειρά
tashkalar-set-takeback-none = καθόλου

tashkalar-set-hide_discard_action = Κάρτες που ξεσκαρτάρονται
tashkalar-set-hide_discard_action-false = ανοιχτές
tashkalar-set-hide_discard_action-true = κλειστές
