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
      undo                αναίρεση της τελευταίας επιλογής
      save ΑΡΧΕΙΟ         αποθήκευση της παρτίδας
      quit                αποθήκευση της παρτίδας και έξοδος
cli-homm3-help =
    Ο επιτιθέμενος (▲) στέκει κάτω, ο αμυνόμενος (▼) πάνω. Μια θέση είναι ένα
    γράμμα και ένας αριθμός· a1 είναι η αριστερή γωνία του επιτιθέμενου. Το + πίσω
    από ένα όνομα είναι Πλήθος.
    G εδάφους, F ιπτάμενη, R βολής. A επίθεση, D άμυνα, I πρωτοβουλία·
    ♥2/4: απομένει ζωή 2 από 4. Έντονες είναι οι τιμές που διαφέρουν από την κάρτα.
    ► ενεργή, ✓ ενεργοποιήθηκε, ↩ ανταπέδωσε, ◊ έχει Δείκτη Άμυνας, ⊘ παράλυτη,
    ☠2 δηλητηριασμένη, ✦ έχει επάνω της κάρτα, z οι ικανότητες κοιμούνται.
    Μονάδες και θέσεις μέσα σε [ ] μπορούν να επιλεγούν. ▓ Τείχος, ╬ Πύλη, ░ Πεδίο
    Δύναμης. Στο χέρι σου ✓: παίζεται τώρα.
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
