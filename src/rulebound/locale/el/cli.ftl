### The terminal: commands, questions, answers

## Help of the command line. Names of commands and flags are not translated.
cli-help-rulebound = Αληθινά επιτραπέζια παιχνίδια, με όλους τους κανόνες τους.
cli-help-play = Παίξε εδώ μια παρτίδα, με ανθρώπους και μποτ στο ίδιο πληκτρολόγιο.
cli-help-serve = Στήσε τραπέζια για ανθρώπους: μια ιστοσελίδα για παιχνίδι με φίλους και μποτ.
cli-help-backup = Αποθήκευσε σε ένα αρχείο όλα όσα φυλάσσει ο διακομιστής, ακόμη και ενώ λειτουργεί.
cli-help-restore = Επανάφερε τα πάντα από ένα αντίγραφο ασφαλείας. Ο διακομιστής δεν πρέπει να λειτουργεί.
cli-help-simulate = Βάλε μποτ να παίξουν πολλές παρτίδες και δες ποιος κερδίζει.
cli-help-train = Τα μποτ μαθαίνουν τι μετράει από παρτίδες με τον εαυτό τους, και βλέπεις τι βελτιώθηκε.
cli-help-deals = Πόσες μοιρασιές παίζουν τα παλιά και τα νέα βάρη μεταξύ τους, καθεμία από κάθε θέση.
cli-help-write = Κράτα τα νέα βάρη.
cli-help-replay = Δες ξανά μια αποθηκευμένη παρτίδα.
cli-help-games = Δες τα παιχνίδια και τις ρυθμίσεις τους.
cli-help-lang = Γλώσσα: en, el, hu, ka ή he.
cli-help-game = Το παιχνίδι· δες «rulebound games».
cli-help-seats = Ο αριθμός των παικτών.
cli-help-option = Μια ρύθμιση του παιχνιδιού, ως όνομα=τιμή· μπορεί να δοθεί πολλές φορές. Ισχύει και --όνομα τιμή. Δες «rulebound games».
cli-help-json = Δεδομένα αντί για πίνακες.
cli-help-players = Ποιος παίζει σε κάθε θέση του τραπεζιού: you για άνθρωπο ή το όνομα ενός μποτ. Για παράδειγμα you,greedy.
cli-help-names = Τα ονόματα των ανθρώπων, με τη σειρά που κάθονται.
cli-help-seed = Ένας αριθμός που καθορίζει ό,τι είναι τυχαίο.
cli-help-position = Ξεκίνα από τη διάταξη αυτού του αρχείου.
cli-help-record = Αποθήκευσε την παρτίδα σε αυτό το αρχείο, στο τέλος και όταν φεύγεις.
cli-help-resume = Συνέχισε την παρτίδα που είναι αποθηκευμένη σε αυτό το αρχείο.
cli-help-cores = Σε πόσους πυρήνες σκέφτεται ένα μποτ ταυτόχρονα.
cli-help-yes = Καμία ερώτηση πριν από την παρτίδα· ισχύουν οι προεπιλογές.
cli-help-n = Πόσες παρτίδες.
cli-help-bots = Τα μποτ, χωρισμένα με κόμμα. Αλλάζουν θέσεις από παρτίδα σε παρτίδα.
cli-help-jobs = Πόσες διεργασίες μοιράζονται τη δουλειά· 0: μία για κάθε επεξεργαστή. Τα αποτελέσματα είναι ίδια.
cli-help-report = Δείξε πόσο συχνά και πόσους πόντους φέρνει κάθε μέρος του παιχνιδιού, για κάθε αριθμό παικτών.
cli-help-svg = Σχεδίασε επίσης την αναφορά σε αυτό το αρχείο SVG.
cli-help-file = Μια καταγραφή παρτίδας, όπως την αποθηκεύει το «play».
cli-help-log = Εμφάνισε όλα όσα έγιναν.
cli-help-at = Δείξε το τραπέζι μετά από τόσες επιλογές.
cli-help-step = Προχώρα από επιλογή σε επιλογή με Enter.
cli-help-seat = Δες το τραπέζι από αυτή τη θέση παίκτη, με αρίθμηση από το 1. Χωρίς αυτό: ως θεατής.
cli-help-host = Η διεύθυνση στην οποία ακούει. 0.0.0.0: τα τραπέζια είναι προσβάσιμα και από άλλους υπολογιστές.
cli-help-port = Η θύρα στην οποία ακούει. Χωρίς αυτό: 8080 ή η επόμενη ελεύθερη.
cli-help-data = Ο φάκελος στον οποίο φυλάσσονται τραπέζια και παίκτες.
cli-help-database = Το URL μιας βάσης δεδομένων για να φυλάσσονται εκεί, για παράδειγμα postgresql://host/name.
cli-help-backup-file = Το αρχείο που θα γραφτεί· δεν πρέπει να υπάρχει ήδη.
cli-help-restore-file = Το αρχείο με το αντίγραφο ασφαλείας.
cli-help-force = Αντικατάστησε τα τραπέζια και τους παίκτες που υπάρχουν τώρα.
cli-help-workers = Σε πόσες διεργασίες σκέφτονται τα μποτ.
cli-help-open = Άνοιξε τη σελίδα στον περιηγητή.
cli-help-arena = Βάλε μποτ να αναμετρηθούν με ίσους όρους, με τις ίδιες μοιρασιές από κάθε θέση, και βαθμολόγησέ τα.
cli-help-arena-run = Παίξε έναν διαγωνισμό. Η λέξη «run» μπορεί να παραλειφθεί.
cli-help-arena-show = Δείξε τα αποτελέσματα που περιέχει ένα αρχείο.
cli-help-arena-export = Γράψε τα αποτελέσματα σε αρχείο Parquet, μία γραμμή για κάθε θέση μιας παρτίδας.
cli-help-dataset = Βάλε μποτ να παίξουν και γράψε παρτίδες, επιλογές και αποτελέσματα σε αρχεία Parquet.
cli-help-dataset-folder = Ο φάκελος που θα γραφτεί· δεν πρέπει να υπάρχει ήδη.
cli-help-dataset-features = Γράψε και όσα έβλεπε ο παίκτης σε κάθε επιλογή, ως αριθμούς.
cli-help-arena-bots = Τα μποτ, χωρισμένα με κόμμα. Το greedy@0.5 έχει μισό δευτερόλεπτο ανά επιλογή, όσο κι αν έχουν τα άλλα. Χωρίς αυτό: greedy,random· με --ladder, όλα όσα έχουν χαρακτήρα.
cli-help-arena-n = Πόσες μοιρασιές έχει κάθε αναμέτρηση. Κάθε μοιρασιά παίζεται από κάθε θέση.
cli-help-arena-gauntlet = Αυτό το μποτ συναντά καθένα από τα άλλα, που δεν συναντιούνται μεταξύ τους.
cli-help-arena-ladder = Κάθε μποτ συναντά μόνο το προηγούμενό του. Γράψε τα από το πιο αδύναμο ως το πιο δυνατό.
cli-help-arena-seconds = Πόσα δευτερόλεπτα χρόνου επεξεργαστή μπορεί να σκεφτεί ένα μποτ για μια επιλογή. Χωρίς αυτό: όσο θέλει, και ο ίδιος αριθμός εκκίνησης δίνει τα ίδια αποτελέσματα.
cli-help-arena-sprt = Σταμάτα μια αναμέτρηση μόλις φανεί αν το πρώτο μποτ είναι πιο δυνατό τουλάχιστον όσο λέει ο δεύτερος αριθμός ή όχι περισσότερο από τον πρώτο. Σε Elo, για παράδειγμα 0,50.
cli-help-arena-jobs = Πόσες διεργασίες μοιράζονται τη δουλειά· 0: μία για κάθε επεξεργαστή.
cli-help-arena-ray = Παίξε στη συστοιχία Ray σε αυτή τη διεύθυνση· auto: σε εκείνη όπου ανήκει αυτός ο υπολογιστής.
cli-help-arena-store = Το αρχείο που κρατά τα αποτελέσματα. Ό,τι υπάρχει ήδη σε αυτό δεν παίζεται ξανά.
cli-help-arena-file = Το αρχείο με τα αποτελέσματα.
cli-help-arena-mix = Μέτρησε και παρτίδες που έπαιξε άλλη έκδοση του κώδικα.
cli-help-arena-anchor = Δώσε σε ένα μποτ αυτή τη βαθμολογία· οι άλλες ακολουθούν. Για παράδειγμα random=1000. Χωρίς αυτό: 1500 κατά μέσο όρο.
cli-help-arena-report = Γράψε τους πίνακες και σε αυτό το αρχείο, που τελειώνει σε .md ή .json.

## Before the match
cli-default = (Enter)
cli-yes = ναι
cli-no = όχι
# All words that mean yes, separated by blanks.
cli-yes-words = ν ναι nai y yes
cli-pick-again = Γράψε έναν αριθμό από 1 έως { $count } ή την αρχή μιας λέξης.
cli-ask-game = Ποιο παιχνίδι;
cli-ask-seats = Πόσοι παίκτες;
cli-ask-player = Ποιος κάθεται στη θέση { $number } του τραπεζιού;
cli-ask-for-seat = Θέση { $number } του τραπεζιού;
cli-person = άνθρωπος
cli-bot = μποτ
cli-player = Παίκτης { $number }
cli-seed = Αριθμός εκκίνησης (seed): { $seed }. Ίδιος αριθμός και ίδιες επιλογές: ίδια παρτίδα.

## At the table
cli-thinks = { $name } σκέφτεται…
cli-pass-keyboard = Δώσε το πληκτρολόγιο σε: { $name }. { $name }, πάτησε Enter.
cli-group = { $count ->
        [one] 1 δυνατότητα
       *[other] { $count } δυνατότητες
    }
cli-a-square = ΘΕΣΗ
cli-a-card = ΚΑΡΤΑ
cli-a-colour = ΧΡΩΜΑ
cli-footer = Γράψε επιλογή ή τον αριθμό της, ή: ways why card hand log undo save hint help quit
cli-which = { $count ->
        [one] Ταιριάζει μόνο 1 επιλογή:
       *[other] Ταιριάζουν { $count } επιλογές. Ποια θέλεις;
    }
cli-not-possible = Το «{ $text }» δεν γίνεται τώρα. Γράψε help για να δεις τι μπορείς να γράψεις, ή why και το όνομα ενός πράγματος.
cli-no-number = Γράψε έναν αριθμό από 1 έως { $count }.
cli-no-ways = Δεν υπάρχουν τρόποι να δείξω τώρα.
cli-no-reason = Τίποτα δεν το απαγορεύει.
cli-other-choice = Τώρα πρέπει να επιλεγεί κάτι άλλο.
cli-say-which = Πες ποιο εννοείς, για παράδειγμα: why e5, card knight.
cli-several = Το «{ $text }» μπορεί να σημαίνει: { $names }.
cli-unknown-thing = Τίποτα εδώ δεν λέγεται «{ $text }».
cli-cannot-undo = Η τελευταία επιλογή δεν μπορεί πια να αναιρεθεί.
cli-undone = Αναιρέθηκε: { $text }
cli-sure = { $text }: σίγουρα; (ναι/όχι)
cli-saved = Η παρτίδα αποθηκεύτηκε στο { $file }.
cli-resume = Για να τη συνεχίσεις: rulebound play { $game } --resume { $file }
cli-left = Αντίο. Δεν παίχτηκε τίποτα, οπότε δεν αποθηκεύτηκε τίποτα.
cli-help-table =
    Γράψε τι θέλεις να κάνεις, όπως το γράφει το μενού. Αρκεί η αρχή κάθε λέξης.
    Ένας αριθμός επιλέγει τη γραμμή του μενού.

      why ΚΑΡΤΑ           γιατί δεν χρησιμοποιείται τώρα μια κάρτα
      card ΚΑΡΤΑ          το κείμενο μιας κάρτας
      hand                οι κάρτες σου
      table               όλα ξανά (ή πάτησε απλώς Enter)
      log                 όλα όσα έγιναν μέχρι τώρα
      hint                οι τρεις καλύτερες επιλογές και το γιατί
      undo                αναίρεση της τελευταίας επιλογής
      save ΑΡΧΕΙΟ         αποθήκευση της παρτίδας
      quit                αποθήκευση της παρτίδας και έξοδος

## The end
cli-result = Η παρτίδα τελείωσε
cli-place = Κατάταξη
cli-name = Όνομα
cli-score = Σκορ

## Replay
cli-replay-open = Το τραπέζι μετά την επιλογή { $at } από { $count }.
cli-replay-step = Επιλογή { $at } από { $count }. Enter: η επόμενη· q: τέλος.

## The server
cli-serve-address = Το Rulebound βρίσκεται στο { $url }
cli-serve-stop = Με Ctrl-C σταματά. Δεν χάνεται τίποτα: οι παρτίδες συνεχίζουν από εκεί που ήταν.
cli-backup-done = Όλα αποθηκεύτηκαν στο { $file }. Τραπέζια: { $tables }· παίκτες: { $players }.
cli-restore-done = Όλα επανήλθαν από το { $file }. Τραπέζια: { $tables }· παίκτες: { $players }.

## Simulations
cli-sim-progress = Παίζονται
cli-sim-bot = Μποτ
cli-sim-games = Παρτίδες
cli-sim-wins = Νίκες
cli-sim-share = Ποσοστό
cli-sim-interval = Διάστημα 95%
cli-sim-score = Μέσο σκορ
cli-sim-matches = Παρτίδες
cli-sim-draws = Ισοπαλίες
cli-sim-order = Πρωτιές, { $number ->
        [1] πρώτος παίκτης
       *[other] { $number }ος παίκτης στη σειρά
    }
cli-sim-seat = Πρωτιές, θέση { $number } του τραπεζιού
cli-sim-choices = Επιλογές ανά παρτίδα
cli-sim-turns = Σειρές ανά παρτίδα

## What bots learnt
cli-train-kind = Είδος
cli-train-games = Παρτίδες
cli-train-tables = Τραπέζια
cli-train-before = Απώλεια log πριν
cli-train-after = μετά
cli-train-feature = Χαρακτηριστικό
cli-train-contest = Νέα βάρη εναντίον παλιών: { $won } από { $played } παρτίδες.

## The report of a simulation
cli-report-title = { $seats } παίκτες, { $count ->
        [one] 1 παρτίδα
       *[other] { $count } παρτίδες
    }
cli-report-times = Παίχτηκε
cli-report-share = Παίκτες με πόντους
cli-report-average = Πόντοι ανά παίκτη
cli-report-largest = Μέγιστο
cli-report-smallest = Ελάχιστο
cli-report-bots = Μποτ: { $bots }
cli-report-svg-alone = Το --svg χρειάζεται το --report.

## The arena
cli-arena-seats = { $count ->
        [one] 1 παίκτης
       *[other] { $count } παίκτες
    }
cli-arena-seconds = { $seconds } δευτ. ανά επιλογή
cli-arena-seed = αριθμός εκκίνησης { $seed }
cli-arena-played = Μοιρασιές: { $deals }· παρτίδες: { $matches }.
cli-arena-left-out = Παρτίδες που δεν μετρούν: { $count } (από μοιρασιές που δεν παίχτηκαν από κάθε θέση ή μετά το τέλος μιας δοκιμής).
cli-arena-cross = Όλα εναντίον όλων: το ποσοστό των πόντων που παίρνει η γραμμή απέναντι στη στήλη
cli-arena-meetings = Αναμετρήσεις
cli-arena-meeting = Μποτ
cli-arena-deals = Μοιρασιές
cli-arena-results = Νίκες / ισοπαλίες / ήττες
cli-arena-share = Ποσοστό (95%)
cli-arena-lead = Διαφορά σκορ
cli-arena-test = Πιο δυνατό;
cli-arena-open = άγνωστο
cli-arena-ratings = Βαθμολογίες
cli-arena-elo = Elo
cli-arena-thought = Χρόνος ανά επιλογή
cli-arena-choices = Επιλογές
cli-arena-mean = Μέσος
cli-arena-most = 99% μέσα σε
cli-arena-longest = Μέγιστος
cli-arena-late = Αργές πάνω από { $seconds } δευτ.
cli-arena-exported = Τα αποτελέσματα είναι στο { $file }. Γραμμές: { $count }.
cli-dataset-written = Οι παρτίδες είναι στον φάκελο { $folder }. Παρτίδες: { $matches }· επιλογές: { $count }.
cli-arena-stopped = Σταμάτησε. Ό,τι παίχτηκε ως τώρα κρατιέται, και η ίδια εντολή συνεχίζει από εδώ.
cli-arena-stopped-lost = Σταμάτησε. Με --store FILE η ίδια εντολή θα συνέχιζε από εδώ.
cli-arena-one-form = Επίλεξε --gauntlet ή --ladder, όχι και τα δύο.
cli-arena-bad-sprt = Το «{ $text }» δεν είναι δύο διαφορές σε Elo· γράψε για παράδειγμα 0,50.
cli-arena-bad-anchor = Το «{ $text }» δεν είναι μποτ με τη βαθμολογία του· γράψε για παράδειγμα random=1000. Τα μποτ είναι { $known }.
cli-arena-bad-report = Το όνομα του { $file } πρέπει να τελειώνει σε .md ή .json.
cli-arena-no-store = Το { $file } δεν υπάρχει.
cli-arena-not-store = Το { $file } δεν περιέχει αποτελέσματα της αρένας.
cli-arena-spoilt = Το { $file } είναι χαλασμένο: { $reason }.
cli-arena-other-code = Το { $file } περιέχει παρτίδες αυτού του διαγωνισμού που έπαιξε άλλη έκδοση του κώδικα. Επίλεξε άλλο αρχείο ή μέτρησέ τες με --mix.
cli-arena-other-node = Αυτές τις παρτίδες τις έπαιξε άλλη έκδοση του κώδικα. Εγκατάστησε αυτήν σε όλους τους υπολογιστές της συστοιχίας ή χρησιμοποίησε --mix.

## Games
cli-games-seats = Παίκτες: { $seats }
cli-games-option = Ρύθμιση
cli-games-default = Προεπιλογή
cli-games-allowed = Τιμές
cli-games-meaning = Σημασία

## Errors
cli-error-language = Δεν υπάρχει γλώσσα { $language }· υπάρχουν: { $known }.
cli-error-option = Το «{ $text }» δεν είναι ρύθμιση: γράψε όνομα=τιμή.
cli-error-player = Δεν υπάρχει παίκτης { $name }· υπάρχουν: { $known }.
cli-error-player-count = { $players ->
        [one] Δόθηκε 1 παίκτης για { $seats } θέσεις.
       *[other] Δόθηκαν { $players } παίκτες για { $seats } θέσεις.
    }
cli-error-names = { $names ->
        [one] Δόθηκε 1 όνομα
       *[other] Δόθηκαν { $names } ονόματα
    } για { $people ->
        [one] 1 άνθρωπο
       *[other] { $people } ανθρώπους
    }.
cli-error-read = Το { $file } δεν διαβάζεται: { $reason }.
cli-error-too-long = Το { $file } είναι μεγαλύτερο από { $limit } MB.
cli-error-not-text = Το { $file } δεν είναι αρχείο κειμένου.
cli-error-not-json = Το { $file } δεν είναι καταγραφή παρτίδας.
cli-error-exists = Το { $file } υπάρχει ήδη· επίλεξε άλλο όνομα.
cli-error-folder = Ο φάκελος του { $file } δεν υπάρχει.
cli-error-write = Το { $file } δεν μπορεί να γραφτεί: { $reason }.
cli-error-seat = Δεν υπάρχει θέση παίκτη { $number }· υπάρχουν { $count }.
cli-error-at = Δεν υπάρχει επιλογή { $at }· η καταγραφή έχει { $count }.
cli-error-not-backup = Το { $file } δεν είναι βάση δεδομένων του Rulebound.
cli-error-newer = Το { $file } δημιουργήθηκε από νεότερη έκδοση του Rulebound.
cli-error-running = Ένας διακομιστής χρησιμοποιεί το { $file }· σταμάτησέ τον πρώτα.
cli-error-not-empty = Το { $file } περιέχει ήδη τραπέζια ή παίκτες· με --force αντικαθίστανται.
cli-error-sqlite-only = Η εντολή αυτή είναι για αρχεία SQLite· για PostgreSQL χρησιμοποίησε pg_dump και psql.

## What a bot would do, and where a match turned
cli-help-hint = Δείχνει τις τρεις καλύτερες επιλογές και το γιατί, με όσα ξέρει ο παίκτης.
cli-help-hint-file = Μια καταγραφή, όπως τη φυλάει το «play»· με --game, μια θέση.
cli-help-hint-at = Μετά από τόσες επιλογές. Χωρίς αυτό: εκεί που τελειώνει η καταγραφή.
cli-help-hint-game = Το αρχείο είναι θέση αυτού του παιχνιδιού.
cli-help-hint-seconds = Πόση ώρα μπορεί να σκεφτεί το μποτ.
cli-help-hints = Αν επιτρέπεται να πληκτρολογεί κανείς hint.
cli-help-analyse = Δείχνει πού κρίθηκε μια τελειωμένη παρτίδα και τι θα ήταν καλύτερο.
cli-help-analyse-seconds = Πόση ώρα σκέψης για όλη την παρτίδα.
cli-help-analyse-report = Γράφει και αναφορά σε αυτό το αρχείο, με κατάληξη .md ή .html.
cli-help-play-on = Συνέχεια του παιχνιδιού από εκεί. Η καταγραφή μένει όπως είναι.
cli-help-play-on-players = Ποιος συνεχίζει, θέση προς θέση: you ή το όνομα ενός μποτ. Χωρίς αυτό: you για όποιον έχει σειρά.
cli-hint-none = Δεν υπάρχει κάτι να επιλέξεις.
cli-hint-below = Πιθανότητα νίκης τοις εκατό, συν πλην { $within }, από { $samples } παιχνίδια. Το μποτ ξέρει ό,τι ξέρεις.
cli-hint-over = Εκεί η παρτίδα έχει τελειώσει.
cli-hint-off = Σε αυτό το τραπέζι παίζετε χωρίς υποδείξεις.
cli-hint-thinks = Αναζήτηση των καλύτερων επιλογών …
cli-analysis-progress = Επιλογές
cli-analysis-none = Καμία επιλογή δεν χάρισε σίγουρα το ένα δέκατο της πιθανότητας νίκης.
cli-analysis-played = παίχτηκε
cli-analysis-moves = Επιλογές με σημάδι
cli-analysis-number = Επιλογή
cli-analysis-player = Παίκτης
cli-analysis-choice = Παίχτηκε
cli-analysis-chance = Πιθανότητα
cli-analysis-mark = Σημάδι
cli-analysis-point = Επιλογή { $number }, { $name } { $mark }: χαρίστηκε { $lost } τοις εκατό
cli-analysis-line = Αναμενόμενη συνέχεια: { $line }
cli-analysis-curve = Η πιθανότητα νίκης κάθε πλευράς
cli-analysis-open = Μόνο τελειωμένη παρτίδα μπορεί να αναλυθεί.
cli-error-analyse-report = Το { $file } πρέπει να τελειώνει σε .md ή .html.

cli-help-admin = Για τον υπεύθυνο του διακομιστή: λογαριασμοί, αναφορές, τραπέζια, ανακοινώσεις, προσκλήσεις.
cli-help-admin-status = Πόσα υπάρχουν από το καθετί.
cli-help-admin-accounts = Δείξε τους λογαριασμούς.
cli-help-admin-suspend = Ανάστειλε έναν λογαριασμό και αποσύνδεσέ τον παντού.
cli-help-admin-restore = Άφησε πάλι να μπει ένας λογαριασμός σε αναστολή.
cli-help-admin-sign-out = Αποσύνδεσε έναν λογαριασμό παντού.
cli-help-admin-reports = Δείξε τι έχει αναφερθεί.
cli-help-admin-settle = Σημείωσε ότι μια αναφορά διεκπεραιώθηκε.
cli-help-admin-tables = Δείξε τα τραπέζια που δεν έχουν τελειώσει, ίσως ενός μόνο λογαριασμού.
cli-help-admin-end-table = Τερμάτισε ένα τραπέζι: η παρτίδα του τελειώνει χωρίς αποτέλεσμα.
cli-help-admin-announce = Πες κάτι σε όλους στο λόμπι.
cli-help-admin-announcements = Δείξε τι ανακοινώνεται στο λόμπι.
cli-help-admin-withdraw = Απόσυρε μια ανακοίνωση.
cli-help-admin-invite = Φτιάξε προσκλήσεις· η καθεμία ισχύει μία φορά.
cli-help-admin-invitations = Δείξε τις προσκλήσεις.
cli-help-admin-login = Το όνομα χρήστη ενός λογαριασμού.
cli-help-admin-number = Ο αριθμός του, όπως στη λίστα.
cli-help-admin-search = Όνομα χρήστη, αρχή ονόματος ή διεύθυνση email.
cli-help-admin-settled = Όσες έχουν διεκπεραιωθεί.
cli-help-admin-table = Το τραπέζι ή η διεύθυνσή του.
cli-help-admin-text = Το κείμενο, στα αγγλικά.
cli-help-admin-in = Το κείμενο σε άλλη γλώσσα, όπως el=…· μπορεί να δοθεί πολλές φορές.
cli-help-admin-hours = Για πόσες ώρες· αλλιώς ώσπου να αποσυρθεί.
cli-help-admin-note = Σημείωση για σένα: για ποιον είναι.
cli-admin-status = Λογαριασμοί: { $accounts } (σε αναστολή: { $suspended })· επισκέπτες: { $guests }. Τραπέζια ανοιχτά: { $open }, σε εξέλιξη: { $running }, τελειωμένα: { $finished }. Αναφορές σε εκκρεμότητα: { $reports }.
cli-admin-suspended = σε αναστολή
cli-admin-done = Έγινε.
cli-admin-nothing = Δεν υπάρχει κάτι τέτοιο.
cli-admin-nobody = Δεν υπάρχει λογαριασμός { $login }.
cli-admin-no-data = Δεν υπάρχει βάση δεδομένων στο { $file }.
cli-admin-bad-language = Το { $given } δεν είναι γλώσσα και κείμενο, όπως el=…
cli-admin-announced = Ανακοινώθηκε με αριθμό { $number }.
cli-admin-used = χρησιμοποιήθηκε: { $name }

## Cards
cli-help-cards = Δες τις κάρτες ενός παιχνιδιού: όλες, ή όσες έχουν ένα όνομα.
cli-help-cards-name = Ένα όνομα ή μέρος του, σε όποια γλώσσα, και χωρίς τόνους.
cli-help-cards-where = Μόνο ό,τι είναι έτσι: school=highland. Δίνεται πολλές φορές· τιμές του ίδιου είδους είναι εναλλακτικές.
cli-cards-no-gallery = Το παιχνίδι «{ $game }» δεν δείχνει κάρτες.
cli-cards-none = Δεν υπάρχει τέτοια κάρτα: { $name }
cli-cards-where = Το «{ $given }» δεν έχει τη μορφή είδος=τιμή· είδη: { $facets }
cli-cards-value = Άγνωστη τιμή «{ $value }» για { $facet }· γνωστές: { $known }
cli-cards-count = { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }
cli-cards-rulings = Διευκρινίσεις
cli-cards-rules = Κανόνες: { $rules }
