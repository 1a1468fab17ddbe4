### The table in the browser: bar, seats, log, chat, replay, waiting, rules

## Title of the browser's tab
web-table-title = { $title } · Rulebound
web-table-title-yours = Η σειρά σου · { $title } · Rulebound

## Top bar
web-table-home = Rulebound, στην αρχική σελίδα
web-table-tools = Τραπέζι
# "Bridge, hand 7 of 12": a game with its form, and where the match is.
web-table-where = { $kind }, { $form }
web-table-where-finished = { $kind }, τελείωσε
web-table-watching = { $count ->
        [one] { $count } θεατής
       *[other] { $count } θεατές
    }
web-table-watchers = Ποιοι παρακολουθούν
web-table-invite = Πρόσκληση
web-table-rules = Κανόνες
web-table-goal = Στόχος
web-table-more = Περισσότερα
web-table-record = Καταγραφή
web-table-record-failed = Η καταγραφή δεν μπόρεσε να ληφθεί.
web-table-copied = Ο σύνδεσμος αντιγράφηκε.
web-table-copy-move = Αντιγραφή συνδέσμου για το βήμα { $at }
web-table-my-seat = Αντιγραφή συνδέσμου για τη θέση μου
    .note = Για άλλη συσκευή. Όποιος τον έχει παίζει για εσένα.
web-table-notify = Ειδοποίηση όταν είναι η σειρά μου
web-table-parent = Η παρτίδα πριν από αυτή
web-table-lobby = Αρχική σελίδα

## Regions, for people who cannot see them
web-table-decision = Η απόφασή σου
web-table-board = Ταμπλό
web-table-hand = Χέρι
web-table-strip = Με μια ματιά
web-table-side = Δίπλα στο ταμπλό
web-table-rail = Παίκτες
web-table-rail-open = Εμφάνιση παικτών και ιστορικού
web-table-drawer = Κάτω από το ταμπλό
web-table-drawer-up = Άνοιγμα
web-table-drawer-down = Κλείσιμο
web-table-log-and-chat = Ιστορικό και συζήτηση

## The bar: your turn
web-table-your-turn = Η σειρά σου
web-table-your-move = Είναι η σειρά σου
web-table-clock = Χρόνος που απομένει
web-table-back = Πίσω
web-table-undo = Αναίρεση
# $what is a choice: "Place a piece on f3".
web-table-undo-what = Αναίρεση: { $what }
# $why is one of the next three.
web-table-undo-why = Η αναίρεση δεν γίνεται: { $why }
web-table-undo-nothing = τίποτα ακόμη
web-table-undo-not = όχι πια
web-table-undo-never = όχι σε αυτό το τραπέζι
web-table-undo-hold = Κράτησέ το πατημένο για να γυρίσεις στην αρχή της σειράς.
web-table-way = τρόπος { $number } από { $count }
web-table-way-less = Προηγούμενος τρόπος
web-table-way-more = Επόμενος τρόπος
web-table-step-less = Λιγότερα
web-table-step-more = Περισσότερα
# A chip that opens a list of everything that can be touched.
web-table-list = { $count ->
        [one] { $count } δυνατότητα
       *[other] Όλες οι δυνατότητες, { $count }
    }
web-table-final = δεν αναιρείται
# What a screen reader says when the question changes.
web-table-spoken = { $eyebrow } { $question } { $count ->
        [one] Μία επιλογή.
       *[other] { $count } επιλογές.
    }
web-table-sure = Σίγουρα;
web-table-sure-what = { $what };
web-table-sure-no = Όχι, συνεχίζω

## The bar: somebody else's turn
web-table-waiting = Το τραπέζι περιμένει
web-table-chooses = { $name } επιλέγει
web-table-thinks = { $name } σκέφτεται
# A decision of one’s own that is made as one has settled before.
web-table-answered = Συνεχίζεται για λογαριασμό σου
# What others did is shown before the next question.
web-table-staged = Μόλις συνέβη
web-table-step = Επόμενο βήμα
web-table-skip = Παράλειψη
web-table-tempo = Πόσο γρήγορα φαίνονται οι κινήσεις των άλλων
web-table-tempo-step = βήματα
web-table-tempo-slow = αργά
web-table-tempo-normal = κανονικά
web-table-tempo-fast = γρήγορα
web-table-key-space = Διάστημα
web-table-stuck = { $name } κόλλησε
web-table-wake = Ξύπνα το μποτ
web-table-another-bot = Άλλο μποτ
web-table-nudge = Υπενθύμιση
web-table-nudged = { $name } ρωτά αν είσαι εδώ.
web-table-watching-now = Είσαι θεατής
# $strength is a bot's strength, such as "Steady".
web-table-bot = Μποτ, { $strength }
# What a bot is called: the only one at a table, or one of several, by its seat.
web-table-bot-only = Μποτ
web-table-bot-number = Μποτ { $number }
web-table-player-number = Παίκτης { $number }
web-table-away = λείπει από τις { $time }

## Connection
web-table-coming = Το τραπέζι φορτώνει …
web-table-reconnecting = Γίνεται επανασύνδεση
web-table-lost = Χωρίς σύνδεση από τις { $time }
web-table-kept = Η σειρά σου, όπως την άφησες
web-table-missed = { $count ->
        [one] { $count } βήμα από τότε
       *[other] { $count } βήματα από τότε
    }
web-table-missed-look = Δες τες
web-table-no-watching = Αυτό το τραπέζι δεν δέχεται θεατές.
web-table-outdated-eyebrow = Παλαιότεροι κανόνες · κίνηση { $count }
web-table-outdated = Οι κανόνες άλλαξαν από τότε που άρχισε αυτή η παρτίδα. Μπορείς ακόμα να τη διαβάσεις εδώ, αλλά δεν συνεχίζεται.
web-table-outdated-end = Λήξη της παρτίδας
web-table-outdated-gone = Αυτή η παρτίδα παίχτηκε με παλαιότερους κανόνες. Έχει μείνει μόνο η καταγραφή της.

## Refusals
web-table-trouble-stale = Το τραπέζι είχε προχωρήσει.
web-table-trouble-no-connection = Δεν υπάρχει σύνδεση. Δεν στάλθηκε τίποτα.
web-table-trouble-not-your-turn = Δεν είναι η σειρά σου.
web-table-trouble-illegal = Αυτό δεν γίνεται τώρα.
web-table-trouble-cannot-undo = Αυτό δεν μπορεί πια να αναιρεθεί.
web-table-trouble-over = Η παρτίδα τελείωσε.
web-table-trouble-too-fast = Ήταν πολύ γρήγορο. Περίμενε μια στιγμή.
web-table-trouble-try-again = Ο διακομιστής δεν μπόρεσε να το κρατήσει. Προσπάθησε ξανά.
web-table-trouble-seat-taken = Κάποιος άλλος πήρε αυτή τη θέση.
web-table-trouble-not-open = Η παρτίδα έχει ήδη αρχίσει.
web-table-trouble-other = Ο διακομιστής δεν το επέτρεψε.

## The end
web-table-over-eyebrow = { $title }, { $count ->
        [one] { $count } επιλογή
       *[other] { $count } επιλογές
    }
web-table-over-you = Κερδίζεις.
web-table-over-you-and = Κερδίζετε εσύ και { $names }.
web-table-over-others = { $count ->
        [one] { $names } κερδίζει.
       *[other] { $names } κερδίζουν.
    }
web-table-over-lost = Χάνεις.
web-table-over-lost-other = Χάνει: { $name }.
web-table-over-draw = Κανείς δεν κερδίζει: ισοπαλία.
web-table-over-rules = Κανείς δεν κερδίζει: οι κανόνες άλλαξαν και η παρτίδα δεν μπορούσε να συνεχιστεί.
web-table-over-all-lost = Χάνουν όλοι.
web-table-rematch = Ρεβάνς
web-table-rematch-by = Ρεβάνς ζητούν: { $names }.
web-table-rematch-waiting = Δεν απάντησαν ακόμη: { $names }
web-table-rematch-back = Ανάκληση
web-table-rematch-go = Στη ρεβάνς

## Seats
web-table-you = Εσύ
# $sub is a side, a strength or "away since 21:14".
web-table-seat = { $name }, { $sub }, σκορ { $score }
web-table-seat-side = { $side }, { $bot }
web-table-seat-stuck = Το μποτ κόλλησε

## Log
web-table-log = Ιστορικό
web-table-log-empty = Δεν έχει γίνει τίποτα ακόμη.
# A line of the log for people who cannot see the mark before it.
web-table-log-line = { $name }: { $said }

## Replay
web-table-replay = Επανάληψη
web-table-live = Ζωντανά
web-table-arrived = Το τραπέζι προχώρησε.
web-table-move = Βήμα { $at } από { $total }
web-table-move-short = { $at } από { $total }
web-table-move-none = Πριν από το πρώτο βήμα
web-table-transport = Αναπαραγωγή
web-table-first = Στην αρχή
web-table-previous = Ένα βήμα πίσω
web-table-play = Αναπαραγωγή
web-table-pause = Παύση
web-table-next = Ένα βήμα μπροστά
web-table-last = Στο τέλος
web-table-speed = Βήματα το δευτερόλεπτο
web-table-speed-of = { $speed ->
        [one] { $speed } βήμα το δευτερόλεπτο
       *[other] { $speed } βήματα το δευτερόλεπτο
    }
web-table-to-table = Πίσω στο τραπέζι
web-table-to-result = Πίσω στο αποτέλεσμα
web-table-seen-by = Οπτική γωνία
web-table-seen-open = Η παρτίδα τελείωσε, οπότε φαίνονται όλα τα χέρια.
web-table-watcher = Θεατής
web-table-play-on = Συνέχεια από εδώ
web-table-play-on-title = Συνέχεια από το βήμα { $at }
web-table-play-on-note = Ένα νέο τραπέζι αρχίζει από αυτή τη διάταξη. Η παρτίδα που τελείωσε μένει όπως είναι. Η καταγραφή της δείχνει τι θα τραβηχτεί, γι’ αυτό οι άλλες θέσεις είναι για μποτ.
web-table-play-on-go = Άνοιγμα του τραπεζιού
web-table-sitter-me = Κάθομαι εδώ
web-table-sitter-open = Ένας άνθρωπος, με σύνδεσμο

## Chat
web-table-chat = Συζήτηση
web-table-chat-empty = Κανείς δεν έχει πει ακόμη τίποτα.
web-table-chat-news = νέο
web-table-say = Πες κάτι
web-table-send = Αποστολή
web-table-mute = Σίγαση
web-table-muted = Δεν βλέπεις όσα λέει { $name }.
web-table-unmute = Εμφάνιση ξανά
web-table-phrases = Έτοιμες φράσεις
web-table-phrase-hello = Γεια
web-table-phrase-luck = Καλή τύχη
web-table-phrase-nice = Ωραίο παίξιμο
web-table-phrase-moment = Μια στιγμή, παρακαλώ
web-table-phrase-thanks = Ευχαριστώ για το παιχνίδι
web-table-phrase-again = Παίζουμε ξανά;

## Explaining
web-table-why-nothing = Δεν μπορείς να το χρησιμοποιήσεις τώρα. Επίλεξε κάτι από όσα φωτίζονται.
web-table-why-not-now = Δεν είναι η σειρά σου.
web-table-instead = Τώρα μπορείς:
web-table-chapter-of = Κανόνας { $rule }, άνοιγμα του κεφαλαίου
web-table-rules-search = Αναζήτηση στους κανόνες
web-table-rules-none = Κανένα κεφάλαιο δεν μιλά για «{ $words }».
web-table-rules-found = Κεφάλαια με αυτές τις λέξεις: { $count }.
web-table-describe = Περιγραφή του τραπεζιού

## Keys
web-table-keys = Πλήκτρα
web-table-keys-off = Τα πλήκτρα με γράμματα, ψηφία και σύμβολα είναι κλειστά στις ρυθμίσεις σου.
web-table-key-tab = επόμενη περιοχή· με Shift η προηγούμενη
web-table-key-arrows = μετακίνηση στο ταμπλό ή στο χέρι
web-table-key-shift-arrows = επόμενο πράγμα προς αυτή την κατεύθυνση που μπορείς να αγγίξεις
web-table-key-glowing = προηγούμενο και επόμενο πράγμα που μπορείς να αγγίξεις
web-table-key-enter = άγγιγμα αυτού που έχει την εστίαση, ή ό,τι λέει το κουμπί· και με το διάστημα
web-table-key-escape = ακύρωση της τελευταίας επιλογής· κλείσιμο του επάνω παραθύρου
web-table-key-undo = αναίρεση
web-table-key-undo-turn = αναίρεση ως την αρχή της σειράς
web-table-key-chips = οι ετικέτες της μπάρας
web-table-key-prepare = ετοίμασε κάρτες πριν από μια επίθεση
web-table-key-stop = διακοπή, πάσο ή τέλος
web-table-key-ways = προηγούμενος και επόμενος τρόπος· λιγότερα και περισσότερα
web-table-key-decision = στην απόφαση
web-table-key-board = στο ταμπλό
web-table-key-hand = στο χέρι
web-table-key-log = στο ιστορικό
web-table-key-chat = στη συζήτηση
web-table-key-rules = κανόνες για αυτό που έχει την εστίαση
web-table-key-describe = περιγραφή του τραπεζιού
web-table-key-keys = όλα τα πλήκτρα

## A table with empty chairs
web-table-chairs = { $count ->
        [one] Μία θέση είναι ελεύθερη
       *[other] { $count } θέσεις είναι ελεύθερες
    }
    .note = Η παρτίδα αρχίζει όταν πιαστεί και η τελευταία θέση.
web-table-starting = Η παρτίδα αρχίζει
web-table-chair = Θέση { $number }
web-table-chair-open = Ελεύθερη
web-table-sit = Κάθισε εδώ
web-table-put-bot = Μποτ σε αυτή τη θέση
web-table-clear = Απομάκρυνση
web-table-leave = Αποχώρηση
web-table-copy-link = Αντιγραφή συνδέσμου
web-table-close-table = Κλείσιμο του τραπεζιού

## Lengths of time
web-table-seconds = { $seconds } δευτ.
web-table-minutes = { $minutes ->
        [one] { $minutes } λεπτό { $seconds } δευτ.
       *[other] { $minutes } λεπτά { $seconds } δευτ.
    }
web-table-hours = { $minutes ->
        [one] { $hours } ώ. { $minutes } λεπτό
       *[other] { $hours } ώ. { $minutes } λεπτά
    }

web-table-stands-in = Ένα μποτ παίζει στη θέση: { $name }
web-table-stands-in-eyebrow = Παίζει ένα μποτ
web-table-stood-in = από μποτ
web-table-in-place = το μποτ ({ $name })
web-table-trouble-stood-in = Ένα μποτ παίζει για σένα· σταμάτησέ το πρώτα.

## Hints
web-table-hint = Υπόδειξη
web-table-hint-label = Υπόδειξη: { $why }
web-table-hint-close = Κλείσε την υπόδειξη
web-table-hint-left = { $count ->
        [0] καμία δεν μένει
        [one] μένει 1
       *[other] μένουν { $count }
    }
web-table-hint-only-one = Υπάρχει μόνο μία επιλογή
web-table-hint-used = Καμία άλλη υπόδειξη σε αυτόν τον γύρο
web-table-hint-thinking = Το μποτ σκέφτεται …
web-table-hint-failed = Χωρίς υπόδειξη αυτή τη φορά
web-table-hint-in-100 = στα 100
web-table-hint-about = Πιθανότητα νίκης με όσα ξέρεις. Παιχνίδια: { $samples }. Συν πλην { $within }.
web-table-hint-round = Αυτός ο γύρος
web-table-hint-seen = Οι άλλοι βλέπουν ότι ρώτησες, όχι τι διάβασες.
web-table-hint-asked = { $name } ζήτησε υπόδειξη.
web-table-key-hint = ζητά υπόδειξη, την κλείνει
web-table-key-played = στην ανάλυση: παίχτηκε ή καλύτερο
web-table-key-note = σημείωση για την κίνηση που βλέπεις

## Analysis of a finished match
web-table-analysis = Ανάλυση
web-table-analysis-start = Να διαβάσει το μποτ την παρτίδα, περίπου ένα λεπτό
web-table-analysis-none = Δεν υπάρχει ακόμη ανάλυση.
web-table-analysis-refused = Αυτή η παρτίδα δεν μπορεί να αναλυθεί.
web-table-analysis-not-yet = Το μποτ δεν έφτασε ακόμη σε αυτή την επιλογή.
web-table-analysis-nothing-here = Εδώ δεν υπήρχε κάτι να επιλέξει κανείς.
web-table-analysis-reads = Το μποτ διαβάζει την παρτίδα
web-table-analysis-far = { $known } από { $total }
web-table-analysis-stopped = Το μποτ σταμάτησε στην επιλογή { $number }.
web-table-analysis-go-on = Συνέχισε
web-table-analysis-move = Κίνηση { $at } από { $total }
web-table-analysis-place = Κίνηση { $at } από { $total }, πιθανότητα νίκης { $percent } τοις εκατό
web-table-analysis-curve = Η πιθανότητα νίκης σε όλη την παρτίδα
web-table-analysis-shows = Τι δείχνει το ταμπλό
web-table-analysis-played = Παίχτηκε
web-table-analysis-better = Καλύτερο
web-table-analysis-play-on = Συνέχισε
web-table-analysis-turning-before = Προηγούμενη καμπή
web-table-analysis-turning-after = Επόμενη καμπή
web-table-analysis-instead = Αντί για την κίνηση { $number }
web-table-analysis-instead-tab = Αντί
web-table-analysis-per-cent = πιθανότητα νίκης, τοις εκατό
web-table-analysis-was-played = παίχτηκε
web-table-analysis-by = { $sign ->
        [more] +{ $by }
        [same] ±0
       *[less] −{ $by }
    }
web-table-analysis-line = Αναμένεται:
web-table-analysis-about = Με όσα ήξερε τότε αυτή η θέση. Παιχνίδια: { $samples }. Συν πλην { $within }.
web-table-analysis-moves = Κινήσεις
web-table-analysis-turning = Καμπές, { $count }
web-table-analysis-no-turning = Καμία επιλογή δεν χάρισε σίγουρα το ένα δέκατο της πιθανότητας νίκης.
web-table-analysis-worst = Η κίνηση { $number } ήταν η καμπή: χαρίστηκε { $lost } τοις εκατό.
web-table-analysis-by-whom = Κίνηση { $number }, { $name }:
web-table-analysis-mark-best = μακράν το καλύτερο
web-table-analysis-mark-doubtful = αμφίβολο
web-table-analysis-mark-bad = λάθος

## Studying: notes of one’s own, branches, all hands

web-table-note = Σημειώσεις
web-table-note-at = Σημείωση για την κίνηση { $number }
web-table-note-yours = τη βλέπεις μόνο εσύ
web-table-note-write = Γράψε μια σημείωση
web-table-note-here = Εδώ έγραψες σημείωση
web-table-note-also = Και στην κίνηση
web-table-branches = Παραλλαγές, { $count }
web-table-branch-going-on = σε εξέλιξη
web-table-branch-over = τελείωσε
web-table-branch-won = νίκη
web-table-branch-lost = ήττα
web-table-branch-drawn = ισοπαλία
web-table-branch-from = από την κίνηση { $number }
web-table-branch-none = Δεν υπάρχουν ακόμη παραλλαγές. Επίλεξε κάτι άλλο και συνέχισε από εκεί: το τραπέζι που ανοίγεις μένει εδώ.
web-table-play-on-begin = Αρχή με
web-table-all-hands = Όλα τα χέρια

## Watching

web-table-commentary = Περιγραφή
web-table-commentary-more = { $count } ακόμη στο ιστορικό
web-table-commentary-none = Δεν έγινε ακόμη τίποτα.
web-table-watch-standing = Ποιος προηγείται
web-table-watch-leads = { $name }: προβάδισμα { $score } προς { $next }.
web-table-watch-level = { $names }: ισοπαλία στα { $score }.
web-table-watch-sees = Βλέπεις ό,τι είναι στο τραπέζι και κανενός το χέρι.
web-table-watch-late = Η μπάρα δίπλα στο ταμπλό δείχνει πώς ήταν τα πράγματα { $turns } σειρές πριν, ώστε να μη βοηθιέται κανείς από εδώ.
web-table-watch-chances = Πιθανότητες νίκης, { $turns } σειρές πριν
web-table-watch-again = Ξανά η τελευταία σειρά
web-table-watch-share = Κοινοποίηση τραπεζιού
web-table-others = Άλλα τραπέζια
web-table-others-none = Κανένα άλλο τραπέζι δεν δέχεται τώρα θεατές.

## An invitation
web-invite-by = Σε προσκαλεί: { $name }
web-invite-come = Έλα να παίξουμε: { $game }
web-invite-length = Διάρκεια
web-invite-clock = Ρολόι
web-invite-learn = Μάθε το πρώτα, σε πέντε λεπτά
    .note = Ο σύνδεσμος σε φέρνει πίσω εδώ.
web-invite-note = Χωρίς λογαριασμό, χωρίς εγκατάσταση.

## The end of a match

web-end-count = Η καταμέτρηση
web-end-course = Η πορεία
web-end-total = Σύνολο
web-end-race = { $what }. Στο τέλος: { $ends }
web-end-chance = Η πιθανότητά σου να κερδίσεις
web-end-chance-of = { $name }, πιθανότητα νίκης
web-end-reckoning = υπολογίζεται, { $known } από { $total }
web-end-decided = Τι έκρινε την παρτίδα
web-end-deeds = Τι έφερε τα περισσότερα
web-end-choice = επιλογή { $number }
web-end-share = Μοιράσου
web-end-share-text = { $title }: { $result }
web-end-share-picture = Το τραπέζι στο τέλος. { $result }
web-end-share-send = Μοιράσου …
web-end-share-save = Αποθήκευση εικόνας
web-end-share-link = Αντιγραφή συνδέσμου
web-end-share-copy = Αντιγραφή κειμένου
web-table-key-end = Μετά το τέλος: ρεβάνς, ανάλυση, κοινή χρήση
