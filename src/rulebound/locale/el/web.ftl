### The web client: lobby, people, settings, pages

## Everywhere
web-ago-now = μόλις τώρα
web-ago-minutes = { $count ->
        [one] πριν από { $count } λεπτό
       *[other] πριν από { $count } λεπτά
    }
web-ago-hours = { $count ->
        [one] πριν από { $count } ώρα
       *[other] πριν από { $count } ώρες
    }
web-ago-days = { $count ->
        [one] πριν από { $count } ημέρα
       *[other] πριν από { $count } ημέρες
    }

web-name = Rulebound
web-skip = Στο περιεχόμενο
web-close = Κλείσιμο
web-save = Αποθήκευση
web-saved = Αποθηκεύτηκε.
web-on = Ναι
web-off = Όχι
web-try-now = Δοκιμή τώρα
web-loading = Η σελίδα φορτώνει …

## Header
web-nav = Σελίδες
web-nav-play = Παιχνίδι
web-nav-mine = Τα τραπέζια μου
web-nav-waiting = { $count ->
        [one] ένα σε περιμένει
       *[other] { $count } σε περιμένουν
    }
web-nav-replays = Επαναλήψεις
web-nav-learn = Πώς παίζεται
web-nav-name = Το όνομά σου

## Your move
# A number of waiting tables in the title of the browser's tab.
web-title-waiting = ({ $count }) Rulebound
web-morning = Καλημέρα, { $name }.
    .guest = Καλημέρα.
web-day = Γεια σου, { $name }.
    .guest = Γεια σου.
web-evening = Καλησπέρα, { $name }.
    .guest = Καλησπέρα.
web-your-move = Είναι η σειρά σου σε { $count ->
        [1] ένα τραπέζι
        [2] δύο τραπέζια
        [3] τρία τραπέζια
        [4] τέσσερα τραπέζια
       *[other] { $count } τραπέζια
    }.
web-waiting = Τραπέζια που σε περιμένουν
# $ago is a time such as "12 minutes ago".
web-waits = Με: { $others }. Τελευταία επιλογή: { $ago }
    .alone = Μόνος παίκτης. Τελευταία επιλογή: { $ago }
web-waits-begun = Με: { $others }. Αρχίζει: { $kind }
    .alone = Αρχίζει: { $kind }

## Games and tables
web-choose-game = Επίλεξε παιχνίδι
web-tables = Τραπέζια
web-tab-open = Ανοιχτά τραπέζια, { $count }
web-tab-running = Για θεατές, { $count }
web-tab-mine = Τα τραπέζια μου, { $count }
web-only = Μόνο { $game }
web-only-all = Εμφάνιση όλων των παιχνιδιών
web-tables-more = Περισσότερα τραπέζια
# "Chess, blitz": a game and its form.
web-row-kind = { $game }, { $form }
web-row-sit = Πάρε θέση
    .label = Πάρε θέση στο τραπέζι { $title }
web-row-watch = Παρακολούθηση
    .label = Παρακολούθηση: { $title }
web-row-continue = Συνέχεια
    .label = Συνέχεια: { $title }
web-row-look = Δες ξανά
    .label = Δες ξανά: { $title }
web-row-waiting = Περιμένει παίκτες
web-row-closed = Έκλεισε
# $ago is a time such as "2 days ago".
web-row-over = Τελείωσε { $ago }
web-row-yours = Η σειρά σου
web-row-theirs = Παίζει { $name }
web-empty-open = Δεν υπάρχουν τώρα ανοιχτά τραπέζια
    .note = Στήσε ένα και στείλε τον σύνδεσμο, ή παίξε τώρα με μποτ.
web-empty-running = Κανείς δεν παίζει τώρα δημόσια
    .note = Στήσε ένα τραπέζι ανοιχτό σε όλους, ή παίξε τώρα με μποτ.
web-empty-mine = Δεν κάθεσαι ακόμη σε κανένα τραπέζι
    .note = Στήσε ένα και στείλε τον σύνδεσμο, ή παίξε τώρα με μποτ.
web-play-bot = Παιχνίδι με μποτ
web-chair-open = { $count ->
        [one] μια ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
web-chair-gentle = { $count ->
        [one] ένα εύκολο μποτ
       *[other] { $count } εύκολα μποτ
    }
web-chair-steady = { $count ->
        [one] ένα μέτριο μποτ
       *[other] { $count } μέτρια μποτ
    }
web-chair-sharp = { $count ->
        [one] ένα δύσκολο μποτ
       *[other] { $count } δύσκολα μποτ
    }
web-bot-gentle = Εύκολο
web-bot-patient = Υπομονετικό
web-bot-steady = Μέτριο
web-bot-sharp = Δύσκολο
web-bot-pip = Πιπ
web-bot-pip-line = Τοποθετεί ό,τι φαίνεται όμορφο και του ξεφεύγει μία στις τρεις απειλές.
web-bot-quill = Κουίλ
web-bot-quill-line = Κουλουριάζεται: κρατά τα πράγματά του μαζί και σπάνια επιτίθεται.
web-bot-tock = Τοκ
web-bot-tock-line = Μαζεύει ό,τι γυαλίζει: δοκιμασίες, κρυστάλλους, ορυχεία.
web-bot-bram = Μπραμ
web-bot-bram-line = Οχυρώνεται και μετρά. Δεν χαρίζει τίποτα.
web-bot-vesper = Βέσπερ
web-bot-vesper-line = Του αρέσει το ρίσκο. Νικά με ένα θαύμα ή καθόλου.
web-bot-ash = Ας
web-bot-ash-line = Σου αφήνει επίτηδες το καλό τετράγωνο.
web-bot-sable = Σέιμπλ
web-bot-sable-line = Επιτίθεται σε ό,τι μόλις έχτισες.
web-bot-alder = Άλντερ
web-bot-alder-line = Παίζει τον τελευταίο γύρο από την πρώτη κίνηση.

## Set a table
web-set = Στήσε ένα τραπέζι
web-set-open = Άνοιγμα του τραπεζιού
web-set-friend = Άνοιγμα με έναν φίλο στη θέση { $seat }, αντιγραφή του συνδέσμου
web-set-seats = Θέσεις
web-set-players = { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
web-set-teams = { $count ->
        [one] { $count } ομάδα
       *[other] { $count } ομάδες
    }
web-set-seat = Θέση { $number }
web-set-side = Πλευρά { $number }
web-set-chosen = { $count ->
        [one] επιλέχθηκε 1
       *[other] επιλέχθηκαν { $count }
    }
web-set-you = Εσύ
web-set-person = Άνθρωπος
web-set-bot = Μποτ
web-set-strength = Πόσο δυνατό είναι το μποτ
web-set-step = Δύναμη { $step } από { $steps }
web-set-public = Ανοιχτό
web-set-by-link = με σύνδεσμο
web-set-for-all = σε όλους
web-set-watching = Παρακολούθηση
web-set-watching-yes = επιτρέπεται
web-set-watching-no = μόνο οι παίκτες
web-set-help-free = όπως θέλει ο καθένας
web-set-hints = Υποδείξεις
web-set-hints-usual = με μποτ
web-set-hints-yes = ναι
web-set-hints-no = όχι
web-set-clock = Ρολόι
web-set-clock-none = χωρίς ρολόι
web-set-clock-seconds = { $count } δευτ.
web-set-clock-minutes = { $count ->
        [one] { $count } λεπτό
       *[other] { $count } λεπτά
    }
web-set-clock-hours = { $count } ώ.
web-set-clock-days = { $count ->
        [one] { $count } ημέρα
       *[other] { $count } ημέρες
    }
web-set-seed = Αριθμός εκκίνησης
web-set-seed-random = τυχαίος
web-set-seed-several = τυχαίος (παίζουν κι άλλοι)
web-set-more = Έχει κι άλλα πιο κάτω
web-set-small-print = Περισσότερες ρυθμίσεις
web-set-title = Όνομα του τραπεζιού
web-set-title-none = το τραπέζι σου
web-set-title-usual = Τραπέζι: { $name }
web-edition-line = Το { $file } δεν διαβάζεται: η γραμμή { $line } δεν είναι κατανοητή.
web-edition-long = Το { $file } είναι πολύ μεγάλο για έκδοση.

## Who you are
web-who = Ποιο είναι το όνομά σου;
web-who-note = Αρκεί ένα όνομα. Μένει σε αυτή τη συσκευή και φαίνεται στο τραπέζι.
web-who-go = Συνέχεια
web-who-guest = Συνέχεια μόνο με όνομα
web-who-account = Έχω λογαριασμό
web-your-name = Το όνομά σου
web-account = Εσύ
web-account-in = Έχεις συνδεθεί ως { $login }.
web-account-note = Ένας λογαριασμός κρατά το όνομα, τις ρυθμίσεις και τα τραπέζια σου σε κάθε συσκευή.
web-account-new = Νέος λογαριασμός
web-account-login-note = Συνδέσου για να βρεις εδώ το όνομα, τις ρυθμίσεις και τα τραπέζια σου.
web-login = Όνομα χρήστη
web-login-given = Το όνομα χρήστη σου
web-login-given-note = Με αυτό και τον κωδικό σου συνδέεσαι από άλλες συσκευές. Φύλαξέ το.
web-password = Κωδικός
web-password-note = Τουλάχιστον οκτώ χαρακτήρες. Καλύτερα τρεις ή τέσσερις άσχετες μεταξύ τους λέξεις.
web-password-change = Αλλαγή κωδικού
web-password-old = Τωρινός κωδικός
web-password-new = Νέος κωδικός
web-password-save = Αποθήκευση νέου κωδικού
web-password-changed = Ο κωδικός άλλαξε. Παντού αλλού έχεις αποσυνδεθεί.
web-log-in = Σύνδεση
web-log-out = Αποσύνδεση
web-register = Δημιουργία του λογαριασμού
web-sessions = Πού έχεις συνδεθεί
web-session-device = { $browser } σε { $system }
web-session-unknown = Άγνωστη συσκευή
web-session-current = Αυτή η συσκευή
web-session-seen = Τελευταία χρήση: { $when }
web-session-end = Αποσύνδεση
web-session-end-of = Αποσύνδεση: { $device }
web-sessions-end = Αποσύνδεση παντού αλλού
web-sessions-ended = Έγινε η αποσύνδεση.

## Settings
web-settings = Ρυθμίσεις
web-settings-look = Εμφάνιση και χειρισμός
web-language = Γλώσσα
web-theme = Φωτισμός
web-theme-auto = Όπως το σύστημα
web-theme-lamplight = Φως λάμπας
web-theme-daylight = Φως ημέρας
web-motion = Κίνηση
web-motion-auto = Όπως το σύστημα
web-motion-full = Τα κομμάτια κινούνται
web-motion-reduced = Τίποτα δεν κινείται
web-sound = Ήχος
web-volume = Ένταση
web-colours = Χρώματα των παικτών
    .note = Τα σχήματα ξεχωρίζουν πάντα τους παίκτες· τα διακριτά χρώματα διαφέρουν και στη φωτεινότητα.
web-colours-standard = Όπως στο κουτί
web-colours-distinct = Διακριτά
web-confirm = Οι επιλογές σου
    .note = Ό,τι δεν αναιρείται περιμένει πάντα το κουμπί.
web-confirm-button = Περιμένουν το κουμπί
web-confirm-touch = Γίνονται με το τελευταίο άγγιγμα
web-help = Βοήθεια
    .note = Ένα τραπέζι μπορεί να ορίσει τη βοήθεια για όλους τους παίκτες του.
web-help-full = Πλήρης
    .note = Δείχνει κάθε τρόπο για μια επιλογή, τι είναι σχεδόν εφικτό και τις βέβαιες συνέπειες.
web-help-legal = Επιτρεπτές κινήσεις
    .note = Δείχνει μόνο ό,τι μπορείς να αγγίξεις τώρα.
web-help-table = Τραπέζι
    .note = Δεν δείχνει τίποτα ώσπου να το αγγίξεις, όπως σε αληθινό τραπέζι.
web-keys = Πλήκτρα γραμμάτων
    .note = Τα βέλη, το Enter και το Escape λειτουργούν πάντα.

## Replays
web-replays = Επαναλήψεις
web-replays-note = Παρτίδες που τελείωσαν και μπορούν να τις δουν όλοι, και οι δικές σου.
web-replays-import = Άνοιγμα καταγραφής
web-replays-import-note = Άφησε εδώ το αρχείο μιας παρτίδας ή επίλεξέ το. Ανοίγει ως επανάληψη.
web-replays-choose = Επιλογή αρχείου
web-replays-reading = Η παρτίδα ξαναπαίζεται και ελέγχεται.
web-replays-not-json = Το { $file } δεν είναι καταγραφή παρτίδας.
web-replays-long = Το { $file } είναι πολύ μεγάλο για καταγραφή.
web-replays-empty = Καμία παρτίδα δεν έχει τελειώσει ακόμη
    .note = Παίξε μία, ή άνοιξε μια καταγραφή από αρχείο.

## Learn
web-guides = Πώς παίζεται
web-guides-note = Ο οδηγός κάθεται μαζί σου σε αληθινό τραπέζι. Άγγιξε ό,τι θέλεις· περιμένει ώσπου να κάνεις κάθε βήμα.
web-guide-start = Έναρξη
web-guide-start-game = Έναρξη του οδηγού
    .label = Έναρξη του οδηγού: { $game }
web-guide-rules = Ανάγνωση των κανόνων
    .label = Ανάγνωση των κανόνων: { $game }
web-guide-opening = Ο οδηγός στρώνει το τραπέζι.
web-guide-table = Ο οδηγός
web-guide-retry = Νέα προσπάθεια
web-guide-none = Δεν υπάρχει οδηγός για αυτό το παιχνίδι.
web-rules-of = Κανόνες: { $game }
web-rules-contents = Κεφάλαια
web-rules-book = Ολόκληρο το βιβλίο κανόνων
web-rules-book-language = Το βιβλίο κανόνων είναι στα αγγλικά.
web-rules-short = Οι κανόνες με λίγα λόγια
web-rules-chapter = Ολόκληρο το κεφάλαιο
web-rules-unknown = Δεν υπάρχει κανόνας { $rule }.

## Credits
web-credits = Συντελεστές
web-credits-icons = Εικόνες
web-credits-icons-note = Με νέα χρώματα για τα τραπέζια μας. Τις σχεδίασαν:
web-credits-fonts = Γραμματοσειρές
web-credits-fonts-note = Όλες με την άδεια SIL Open Font License 1.1.
web-credits-own = Τα ταμπλό, τα πλαίσια των καρτών, τα σύμβολα, οι βαθμοί και τα σήματα είναι δικά μας σχέδια. Δεν χρησιμοποιούνται εικόνες εκδότη.
web-credits-games = Τα παιχνίδια
web-credits-games-note = Το Rulebound δεν συνδέεται με αυτούς.

## When something is missing
web-nowhere = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση
    .note = Ίσως μετακινήθηκε, ή ο σύνδεσμος είναι κομμένος.
web-no-table = Δεν υπάρχει τραπέζι σε αυτή τη διεύθυνση
    .note = Ίσως το έκλεισε όποιος το άνοιξε, ή ο σύνδεσμος είναι κομμένος.
web-to-lobby = Στην αρχική σελίδα
web-paste = Επικόλληση άλλου συνδέσμου
web-paste-go = Μετάβαση
web-paste-foreign = Αυτός ο σύνδεσμος οδηγεί σε άλλον ιστότοπο.
web-stopped = Αυτή η σελίδα σταμάτησε
    .note = Το τραπέζι είναι ασφαλές: κάθε επιλογή αποθηκεύτηκε πριν φανεί. Φόρτωσε ξανά τη σελίδα για να καθίσεις εκεί που ήσουν.
web-stopped-reload = Φόρτωση ξανά
web-stopped-copy = Αντιγραφή αναφοράς
web-stopped-copied = Αντιγράφηκε
web-stopped-report = Η αναφορά περιέχει το παιχνίδι, τις ρυθμίσεις, το σφάλμα και την έκδοση. Ούτε ονόματα ούτε συζήτηση.

## Refusals
web-trouble-no-connection = Ο διακομιστής δεν απαντά.
web-trouble-try-again = Ο διακομιστής είναι απασχολημένος. Προσπάθησε ξανά σε λίγο.
web-trouble-too-fast = Πολλές προσπάθειες σε λίγο χρόνο. Περίμενε λίγο.
web-trouble-too-large = Είναι πολύ μεγάλο για τον διακομιστή.
web-trouble-bad-option = Αυτές οι ρυθμίσεις δεν ταιριάζουν μεταξύ τους.
web-trouble-bad-record = Αυτή η καταγραφή δεν μπορεί να παιχτεί ξανά.
web-trouble-not-examined = Ο διακομιστής δεν πρόλαβε να εξετάσει αυτή την καταγραφή. Προσπάθησε ξανά σε λίγο.
web-trouble-bad-request = Ο διακομιστής δεν το καταλαβαίνει.
web-trouble-known-seed = Αριθμό εκκίνησης μπορείς να επιλέξεις μόνο όταν παίζεις αποκλειστικά με μποτ.
web-trouble-bad-name = Το όνομα περιέχει χαρακτήρες που δεν φαίνονται. Γράψ’ το χωρίς αυτούς.
web-trouble-other-login = Αυτό το όνομα χρήστη δεν είναι πια ελεύθερο. Σου δόθηκε άλλο: δοκίμασε ξανά.
web-trouble-wrong-login = Το όνομα χρήστη και ο κωδικός δεν ταιριάζουν.
web-trouble-wrong-password = Αυτός δεν είναι ο τρέχων κωδικός σου.
web-trouble-weak-password-own = Ο κωδικός μοιάζει πολύ με το όνομά σου. Επίλεξε λέξεις που κανείς δεν θα συνέδεε μαζί σου.
web-trouble-weak-password-common = Πολλοί έχουν αυτόν τον κωδικό, γι’ αυτό δοκιμάζεται πρώτος. Βάλε μαζί τρεις ή τέσσερις άσχετες λέξεις.
web-trouble-weak-password-pattern = Επαναλήψεις, διπλανά πλήκτρα και ημερομηνίες μαντεύονται γρήγορα. Βάλε καλύτερα μαζί τρεις ή τέσσερις λέξεις.
web-trouble-weak-password-short = Ο κωδικός είναι πολύ μικρός για να είναι ασφαλής. Πρόσθεσε μία ή δύο λέξεις.
web-trouble-no-such-session = Αυτή η συσκευή έχει ήδη αποσυνδεθεί.
web-trouble-seat-taken = Κάποιος μόλις πήρε αυτή τη θέση.
web-trouble-not-open = Αυτή η παρτίδα έχει ήδη αρχίσει. Μπορείς να την παρακολουθήσεις.
web-trouble-no-such-table = Αυτό το τραπέζι δεν υπάρχει πια.
web-trouble-no-such-game = Αυτό το παιχνίδι δεν παίζεται εδώ.
web-trouble-too-many-friends = Έκανες αρκετές προτάσεις.
web-trouble-too-many-challenges = Περίμενε πρώτα μια απάντηση.
web-trouble-not-reached = Αυτό το άτομο δεν δέχεται προτάσεις.
web-trouble-other = Ο διακομιστής το αρνήθηκε.

## The first page
web-about = Επιτραπέζια παιχνίδια, με τους κανόνες τους.
    .note = Παίξε στον περιηγητή σου, με φίλους ή με μποτ. Το τραπέζι ξέρει κάθε κανόνα, δείχνει όλα όσα μπορείς να κάνεις και λέει γιατί κάτι δεν γίνεται.
web-promise = Δωρεάν, ανοιχτού κώδικα, χωρίς λογαριασμό.
web-learn-five = Μάθε το σε πέντε λεπτά
    .label = Μάθε το σε πέντε λεπτά: { $game }
web-quick = Κάθισε τώρα
web-quick-game = Παιχνίδι
web-quick-against = Αντίπαλος
web-quick-friend = Με φίλο, με σύνδεσμο
    .note = Στείλε τον όπως θέλεις. Αρκεί ένα πάτημα.
web-quick-play = Παιχνίδι με: { $bot }
web-quick-now = { $kind }, αντίπαλος: { $bot }
web-quick-other = Αλλαγή
web-quick-change = Άλλες θέσεις, μορφή ή κανόνες
web-quick-short = Πίσω στη σύντομη φόρμα
# What the name of somebody is who has not said one: "Guest 417".
web-guest-name = Επισκέπτης { $number }

## Coming back
web-once = Άλλη μία
web-once-again = Ξανά
    .label = Ξανά: { $kind }
# $others is a list of people and bots.
web-once-with = με: { $others }
    .alone = χωρίς άλλους
web-left-minutes = ακόμη { $count } λεπτά
web-left-hours = ακόμη { $count } ώ.
web-left-days = { $count ->
        [one] ακόμη { $count } ημέρα
       *[other] ακόμη { $count } ημέρες
    }
web-ended = Τελείωσαν όσο έλειπες
web-ended-won = Κέρδισες
web-ended-lost = Έχασες
web-ended-drawn = Ισοπαλία

## The app
web-offline = Δεν υπάρχει σύνδεση. Όσα βλέπεις ίσως είναι παλιά.
web-newer = Υπάρχει νέα έκδοση.
web-newer-load = Φόρτωση

## What one has played

web-nav-history = Ιστορικό
web-history = Οι παρτίδες σου
web-history-empty = Καμία παρτίδα δεν έχει τελειώσει ακόμη
    .note = Παίξε μία ως το τέλος και θα τη βρεις εδώ.
web-history-guest = Κανείς δεν σε ξέρει εδώ ακόμη
    .note = Όποιος παίζει παίρνει όνομα και μετά ιστορικό.
web-history-nothing = Τίποτα τέτοιο
web-history-clear = Καθάρισε όλα
web-history-search = Αναζήτηση σε τίτλους και ονόματα
web-history-filters = Φίλτρα και αριθμοί
web-history-result = Αποτέλεσμα
web-history-game = Παιχνίδι
web-history-form = Μορφή
web-history-side = Σχολή ή παράταξη
web-history-person = Με
web-history-won = Νίκες
web-history-drawn = Ισοπαλίες
web-history-lost = Ήττες
web-history-figures = { $won } νίκες, { $drawn } ισοπαλίες, { $lost } ήττες
web-history-outcome-won = Νίκη
web-history-outcome-drawn = Ισοπαλία
web-history-outcome-lost = Ήττα
web-history-outcome-open = Χωρίς αποτέλεσμα
web-history-place = θέση { $place } από { $seats }
web-history-score = { $outcome }, { $score }
web-history-shown = { $shown } από { $total }
web-history-more = Δες περισσότερες
web-history-export = Λήψη όλων των καταγραφών
web-history-alone = χωρίς αντιπάλους
web-history-stood-in = { $count ->
        [one] ένα μποτ επέλεξε μία φορά στη θέση: { $name }
       *[other] ένα μποτ επέλεξε { $count } φορές στη θέση: { $name }
    }
web-history-stood-in-you = { $count ->
        [one] ένα μποτ επέλεξε μία φορά για σένα
       *[other] ένα μποτ επέλεξε { $count } φορές για σένα
    }
web-history-pictures = Εικόνες
web-history-list = Λίστα
web-history-when = Πότε
web-history-from = Από
web-history-until = Έως
web-history-month = Τελευταίες 30 ημέρες
web-history-two = Οι δυο σας
    .told = Εσύ { $won }, { $name } { $lost }
web-history-two-level = { $count ->
        [one] μία ισοπαλία
       *[other] { $count } ισοπαλίες
    }
web-history-rematch = Ρεβάνς
    .label = Ρεβάνς: { $title }
web-nav-people = Παίκτες
web-nav-asked = { $count ->
        [one] κάποιος περιμένει την απάντησή σου
       *[other] { $count } περιμένουν την απάντησή σου
    }
web-people = Παίκτες
web-people-guest = Για φίλους χρειάζεται λογαριασμός
    .note = Φτιάξε έναν στις ρυθμίσεις και όσοι έπαιξαν μαζί σου θα σε ξαναβρίσκουν.
web-people-friends = Φίλοι
web-people-none = Κανένας φίλος ακόμη. Κάνε πρόταση σε κάποιον που έπαιξε μαζί σου.
web-people-met = Έπαιξαν μαζί σου πρόσφατα
web-people-own = Το προφίλ σου
web-people-here = είναι εδώ τώρα
web-people-asked = θέλει να γίνετε φίλοι
web-people-asking = δεν απάντησε ακόμη
web-people-ask = Πρόταση φιλίας
    .label = Πρόταση φιλίας: { $name }
web-people-accept = Δέξου
    .label = Δέξου τη φιλία: { $name }
web-people-decline = Όχι τώρα
    .label = Όχι τώρα: { $name }
web-people-back = Πάρε πίσω
    .label = Πάρε πίσω την πρόταση: { $name }
web-people-remove = Τέλος φιλίας
    .label = Τέλος φιλίας: { $name }
web-people-watch = Δες
    .label = Δες την παρτίδα: { $name }
web-people-look = Δες
    .label = Δες το τραπέζι: { $name }
web-people-challenge = Πρόκληση
    .label = Πρόκληση: { $name }
web-people-challenges = Προκλήσεις
web-people-by = { $name } σε προκαλεί
web-people-to = Πρόκληση σε: { $name }
web-people-not-now = όχι τώρα
web-people-which = Τι θέλεις να παίξετε;
web-profile-since = εδώ από { $date }
web-profile-matches = { $count ->
        [one] μία παρτίδα
       *[other] { $count } παρτίδες
    }
web-profile-results = Αποτελέσματα
web-profile-last = Τα τελευταία αποτελέσματα
web-profile-sides = Σχολές και παρατάξεις
web-profile-forms = Μορφές
web-profile-of = νίκες / παρτίδες
web-profile-recent = Πρόσφατες παρτίδες
web-profile-none = Καμία παρτίδα δεν έχει τελειώσει ακόμη.
web-profile-private = { $name }: τα υπόλοιπα δεν είναι δημόσια.
web-profile-shown = Ποιος βλέπει το προφίλ σου
web-profile-shown-everyone = όλοι
web-profile-shown-friends = φίλοι
web-profile-shown-nobody = μόνο εσύ
