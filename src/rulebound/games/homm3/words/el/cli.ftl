### Heroes of Might and Magic III in the terminal

cli-homm3-title = Heroes of Might and Magic III
cli-homm3-ask-form = Τι θέλεις να παίξεις;
cli-homm3-ask-attacker = Ποια φατρία επιτίθεται;
cli-homm3-ask-defender = Ποια φατρία αμύνεται;
cli-homm3-ask-army = Από πού έρχονται οι στρατοί;
cli-homm3-ask-attacker-hero = Ποιος οδηγεί τον επιτιθέμενο;
cli-homm3-ask-defender-hero = Ποιος οδηγεί τον αμυνόμενο;
cli-homm3-ask-level = Τι επίπεδο έχουν οι ήρωες;
cli-homm3-ask-siege = Πολιορκία, με Τείχη, Πύλη και Πύργο των Τοξοτών;
cli-homm3-ask-side = Ποια πλευρά είναι δική σου;
cli-homm3-ask-field = Πόσο δύσκολο είναι το πεδίο, από I έως VII;
cli-homm3-ask-difficulty = Ποια δυσκολία;
# What stands before UNIT, CARD and so on is typed and not translated.
cli-homm3-usage =
    Γράψε τι θέλεις να κάνεις, όπως το γράφει το μενού: move c3, attack ζόμπι b2.
    Αρκεί η αρχή κάθε λέξης: m c3, a ζόμ b2. Ένας αριθμός επιλέγει τη γραμμή του
    μενού. Μια μονάδα, μια κάρτα ή μια θέση μόνη της δείχνει ό,τι μπορεί να γίνει
    με αυτή.

      why ΚΑΤΙ            γιατί δεν χρησιμοποιείται τώρα κάρτα, μονάδα ή θέση
      card ΚΑΤΙ           όλη η κάρτα ή οι δύο όψεις μιας μονάδας: card γρύπες
      hand                οι κάρτες σου με τα κείμενά τους, και γιατί περιμένουν
      ways ΚΑΤΙ           ό,τι μπορεί να γίνει με μια μονάδα, κάρτα ή θέση
      table               όλα ξανά (ή πάτησε απλώς Enter)
      log                 όλα όσα έγιναν μέχρι τώρα
      hint                οι τρεις καλύτερες επιλογές και το γιατί
      undo                αναίρεση της τελευταίας επιλογής
      save ΑΡΧΕΙΟ         αποθήκευση της παρτίδας
      quit                αποθήκευση της παρτίδας και έξοδος
cli-homm3-help =
    Ο επιτιθέμενος (▲) είναι κάτω, ο αμυνόμενος (▼) πάνω. Μια θέση είναι ένα
    γράμμα και ένας αριθμός· a1 είναι η αριστερή γωνία του επιτιθέμενου. Το + πίσω
    από ένα όνομα είναι Πλήθος.
    G εδάφους, F ιπτάμενη, R βολής. A επίθεση, D άμυνα, I πρωτοβουλία·
    ♥2/4: απομένει ζωή 2 από 4. Έντονες είναι οι τιμές που διαφέρουν από την κάρτα.
    ► ενεργή, ✓ ενεργοποιήθηκε, ↩ ανταπέδωσε, ◊ έχει Δείκτη Άμυνας, ⊘ παράλυτη,
    ☠2 δηλητηριασμένη, ✦ έχει επάνω της κάρτα, z οι ικανότητες κοιμούνται.
    Μονάδες και θέσεις μέσα σε [ ] μπορούν να επιλεγούν. ▓ Τείχος, ╬ Πύλη.
    Στο χέρι σου ✓: παίζεται τώρα.
    «Ζημιά κατά το ζάρι»: τι θα έκανε κάθε όψη· μια όψη χωρίς ποσοστό έρχεται σε
    μία από τρεις ρίψεις· «πίσω» είναι η ζημιά της ανταπόδοσης. Κάρτες και νέες
    ρίψεις δεν υπολογίζονται.

## The table
cli-homm3-few = Χούφτα
cli-homm3-pack = Πλήθος
cli-homm3-wall = Τείχος
cli-homm3-gate = Πύλη
cli-homm3-guards = φρουροί
cli-homm3-ai-hero = Ήρωας της ΤΝ
cli-homm3-field = πεδίο { $numeral }, { $difficulty }
cli-homm3-round = γύρος μάχης { $number }
cli-homm3-ai = ΤΝ ({ $side })
cli-homm3-gold = { $count } χρυσά
cli-homm3-hero = { $name }, επίπεδο { $level }
cli-homm3-hand-count = χέρι { $count }
cli-homm3-piles = τράπουλα { $deck }, ξεσκαρτάρισμα { $discard }
cli-homm3-morale-positive = θετικό ηθικό
cli-homm3-morale-negative = αρνητικό ηθικό
cli-homm3-experts = χρήσεις ειδικού { $count }
cli-homm3-spells = ξόρκια { $casts } από { $limit }
cli-homm3-movement = κίνηση { $count }
cli-homm3-power = δύναμη { $power } ({ $cards })
cli-homm3-permanent = σε ισχύ: { $card }
cli-homm3-ai-deck = τράπουλα της ΤΝ { $count }
cli-homm3-ai-attack = +{ $count } επίθεση για τον επόμενο που επιτίθεται
cli-homm3-reserve = Για τοποθέτηση:
cli-homm3-kept-back = Εκτός μάχης:
cli-homm3-order = Σειρά:
cli-homm3-odds = Ζημιά κατά το ζάρι
cli-homm3-odds-attack = { $unit } επιτίθενται, στόχος: { $target }. Ζημιά κατά το ζάρι
cli-homm3-odds-face = { $result ->
        [defeated] { $die }: { $damage }, εξόντωση
        [flips] { $die }: { $damage }, Χούφτα με { $left }
        [nothing] { $die }: καμία
       *[hit] { $die }: { $damage }, μένει { $left }
    }
# The least and the most damage of the retaliation.
cli-homm3-odds-back = πίσω { $low } έως { $high }

## Cards and units
cli-homm3-hand = { $count ->
        [one] Το χέρι σου (1 κάρτα)
       *[other] Το χέρι σου ({ $count } κάρτες)
    }
cli-homm3-offer = Οι κάρτες που βλέπεις
cli-homm3-effect = { $mode }: { $text }
cli-homm3-cast = ξόρκι
cli-homm3-graded = κατά τη δύναμη
cli-homm3-gives-power = { $power } δύναμη για ένα ξόρκι.
cli-homm3-cost = { $valuables ->
        [0] { $gold } χρυσά
        [one] { $gold } χρυσά και 1 πολύτιμο
       *[other] { $gold } χρυσά και { $valuables } πολύτιμα
    }

## The end
cli-homm3-won = νίκη
cli-homm3-lost = χωρίς νίκη

## The map
cli-homm3-ask-scenario = Ποιο σενάριο;
cli-homm3-map-round = Γύρος { $number } από { $count }
cli-homm3-map-points = Πόντοι νίκης: { $points }
cli-homm3-map-guards = φρουροί { $numeral }
cli-homm3-map-flag = σημαία: { $name }
cli-homm3-map-enemy = ο εχθρός
cli-homm3-map-visited = έγινε επίσκεψη
cli-homm3-map-part = Αυτό είναι ένα μέρος του χάρτη. Γράψε map για να τον δεις όλον.
cli-homm3-map-turn = { $number }  rotate { $turn }
cli-homm3-map-out = αποκλείστηκε
cli-homm3-map-buildings = { $count ->
        [one] 1 κτίριο
       *[other] { $count } κτίρια
    }
cli-homm3-map-xp = εμπειρία { $count }, επόμενο επίπεδο στους { $next }
cli-homm3-map-top-level = ανώτατο επίπεδο
cli-homm3-map-second = Δευτερεύων Ήρωας: κίνηση { $count }
cli-homm3-map-grail = κουβαλά το Δισκοπότηρο
cli-homm3-map-cubes = κύβοι από { $letters }
cli-homm3-map-pool = { $count ->
        [one] 1 πλακίδιο για τοποθέτηση
       *[other] { $count } πλακίδια για τοποθέτηση
    }
cli-homm3-map-army = Στρατός:
cli-homm3-map-hero-there = εκεί στέκεται ήρωας: { $name }
cli-homm3-map-army-there = μάχη, αντίπαλος: { $name }
cli-homm3-map-flee = τρέπονται σε φυγή
# Which guards come, for instance: 2 bronze, 1 silver.
cli-homm3-map-combat = { $xp ->
        [0] μάχη, φρουροί κατά βαθμίδα: { $tiers }
        [one] μάχη, φρουροί κατά βαθμίδα: { $tiers }· 1 πόντος εμπειρίας
       *[other] μάχη, φρουροί κατά βαθμίδα: { $tiers }· { $xp } πόντοι εμπειρίας
    }
cli-homm3-map-printed = τιμή της κάρτας: { $cost }
cli-homm3-menu-moves = Κινήσεις
cli-homm3-menu-town = Πόλη
cli-homm3-menu-cards = Κάρτες
cli-homm3-menu-other = Άλλα
# What stands before THING and so on is typed and not translated.
cli-homm3-map-usage =
    Ο Κύριος Ήρωάς σου πηγαίνει όπου ο χάρτης δείχνει όνομα: γράψε go f4 ή μόνο
    f4. Όλα τα άλλα γράψε τα όπως τα γράφει το μενού: build δημαρχείο, end-turn.
    Αρκεί η αρχή κάθε λέξης: b δημ, end. Ένας αριθμός επιλέγει τη γραμμή του
    μενού. Ένας ήρωας, μια κάρτα ή ένα πεδίο μόνα τους δείχνουν ό,τι μπορεί να
    γίνει με αυτά.

      ride ΠΕΔΙΟ          πηγαίνεις εκεί με μιας, ώσπου να ερωτηθείς κάτι: ride f4
      map                 όλος ο χάρτης
      town                η πόλη σου: κτίρια και μονάδες με τις τιμές τους
      goal                το σενάριο: πώς κερδίζεται, κανόνες και συμβάντα
      why ΚΑΤΙ            γιατί περιμένει πεδίο, κτίριο, μονάδα ή κάρτα
      card ΚΑΤΙ           μια κάρτα, μονάδα, κτίριο ή πεδίο: card f4
      hand                οι κάρτες σου με τα κείμενά τους, και γιατί περιμένουν
      ways ΚΑΤΙ           ό,τι μπορεί να γίνει με έναν ήρωα ή μια κάρτα
      table               όλα ξανά (ή πάτησε απλώς Enter)
      log                 όλα όσα έγιναν μέχρι τώρα
      hint                οι τρεις καλύτερες επιλογές και το γιατί
      undo                αναίρεση της τελευταίας επιλογής
      save ΑΡΧΕΙΟ         αποθήκευση της παρτίδας
      quit                αποθήκευση της παρτίδας και έξοδος
cli-homm3-map-help =
    Ένα πεδίο λέγεται με το γράμμα της στήλης και τον αριθμό της σειράς του.
    Δείχνει το όνομά του όσο μπορεί να επιλεγεί, έπειτα ποιος είναι εκεί:
    ♞ Κύριος Ήρωας, ♘ Δευτερεύων Ήρωας, με το γράμμα του παίκτη, ♛ στρατός που
    δεν τον οδηγεί παίκτης. Από κάτω είναι δύο γράμματα για την τοποθεσία του (τα
    εξηγεί το υπόμνημα) και I έως VII για τους φρουρούς της, ⚑ με ένα γράμμα για
    σημαία, ή ■ για Μαύρο Κύβο. ▒ είναι κλειστό πεδίο. ░ είναι κλειστό πλακίδιο·
    οι αριθμοί του λένε πόσο ισχυροί είναι οι φρουροί του. +1 είναι ελεύθερη θέση για πλακίδιο.
    ┃ και ▁ είναι συνεχείς γραμμές που δεν τις περνά κανείς· η ┊ περνιέται.
    Το + πίσω από το όνομα μιας μονάδας είναι Πλήθος. Ό,τι είναι σε παρένθεση
    πίσω από έναν πόρο είναι το εισόδημά σου. Στο χέρι σου ✓: παίζεται τώρα.

## The town
cli-homm3-amount-gold = { $count } χρυσά
cli-homm3-amount-materials = { $count ->
        [one] 1 οικοδομικό υλικό
       *[other] { $count } οικοδομικά υλικά
    }
cli-homm3-amount-valuables = { $count ->
        [one] 1 πολύτιμο
       *[other] { $count } πολύτιμα
    }
cli-homm3-amount-nothing = τίποτα
cli-homm3-town = Πόλη:
cli-homm3-town-of = Πόλη: { $faction }
cli-homm3-town-empty = κανένα κτίριο
cli-homm3-town-can-build = Χτίζονται τώρα:
cli-homm3-town-missing = { $count ->
        [one] 1 κτίριο πρέπει να περιμένει.
       *[other] { $count } κτίρια πρέπει να περιμένουν.
    }
cli-homm3-town-actions = Δράσεις πόλης που απομένουν: { $actions }.
cli-homm3-town-no-actions = Δεν απομένει δράση πόλης.
cli-homm3-town-token-build = χτίσιμο
cli-homm3-town-token-population = πληθυσμός
cli-homm3-town-token-book = βιβλίο ξορκιών
cli-homm3-town-book = Το βιβλίο ξορκιών κοστίζει: { $cost }.
cli-homm3-town-units = Μονάδες

## The scenario
cli-homm3-goal-victory = Νίκη
cli-homm3-goal-defeat = Ήττα
cli-homm3-goal-rules = Κανόνες του σεναρίου
cli-homm3-goal-events = Συμβάντα
