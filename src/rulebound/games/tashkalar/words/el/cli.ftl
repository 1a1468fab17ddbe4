### Tash-Kalar in the terminal

cli-tashkalar-title = Tash-Kalar: Arena of Legends
cli-tashkalar-usage =
    Γράψε τι θέλεις να κάνεις, όπως το γράφει το μενού: place e5, summon knight e6.
    Αρκεί η αρχή κάθε λέξης: p e5, s kn e6. Ένας αριθμός επιλέγει τη γραμμή του
    μενού. Μια θέση ή μια κάρτα μόνη της (e5, knight) δείχνει ό,τι μπορεί να γίνει
    με αυτή.

      ways                όλοι οι τρόποι για κάλεσμα τώρα, σημειωμένοι στο ταμπλό
      ways ΚΑΡΤΑ          οι τρόποι μιας κάρτας: στόχος, κομμάτια, προσανατολισμός
      why ΚΑΡΤΑ           γιατί δεν χρησιμοποιείται τώρα κάρτα, θέση ή δοκιμασία
      card ΚΑΡΤΑ          κείμενο και σχηματισμός κάθε κάρτας, κείμενο δοκιμασίας
      hand                οι κάρτες σου
      table               όλα ξανά (ή πάτησε απλώς Enter)
      log                 όλα όσα έγιναν μέχρι τώρα
      hint                οι τρεις καλύτερες επιλογές και το γιατί
      undo                αναίρεση της τελευταίας επιλογής
      save ΑΡΧΕΙΟ         αποθήκευση της παρτίδας
      quit                αποθήκευση της παρτίδας και έξοδος
cli-tashkalar-a-task = ΔΟΚΙΜΑΣΙΑ
# R B N G are the letters of the colors on the board: red, blue, brown, green.
cli-tashkalar-help =
    Ένα κομμάτι στο ταμπλό είναι το γράμμα του χρώματός του (R κόκκινο, B μπλε,
    N καφέ, G πράσινο) και το σημάδι του βαθμού του. Το ◆ είναι κόκκινη θέση, το
    ● πράσινη, το + κεντρική. Μέσα σε [ ] είναι οι θέσεις που μπορείς να
    επιλέξεις, μέσα σε ( ) όσες χρησιμοποιούνται.
    Σε έναν σχηματισμό, [ ] είναι η θέση του νέου όντος, × και ∘ οι θέσεις για τις
    οποίες μιλά το κείμενό του.
    Χέρι 3-2-1: τρία όντα, δύο θρύλοι, μία έκλαμψη. Απόθ. (απόθεμα) 15+3:
    δεκαπέντε απλά ή ηρωικά κομμάτια, τρία θρυλικά.
    Στη Μάχη Θανάτου, ✦ σε ένα χρώμα: μπορείς ακόμη να κάνεις πρόχειρο κάλεσμα με
    αυτό· •: όχι πια.
cli-tashkalar-ask-form = Ποια μορφή του παιχνιδιού;
cli-tashkalar-ask-teams = Δύο ομάδες των δύο;
cli-tashkalar-ask-schools = Θέλετε να επιλέξετε εσείς τις σχολές; Αλλιώς κληρώνονται.
cli-tashkalar-teams = ομάδες
cli-tashkalar-turn = σειρά { $number }
cli-tashkalar-control = τον έλεγχο έχει: { $name }
cli-tashkalar-actions = { $count ->
        [0] δεν απομένει ενέργεια
        [one] απομένει 1 ενέργεια
       *[other] απομένουν { $count } ενέργειες
    }
cli-tashkalar-discarded = έγινε ξεσκαρτάρισμα
cli-tashkalar-flared = έγινε χρήση έκλαμψης
cli-tashkalar-borrow = το επόμενο ον μπορεί να χρησιμοποιήσει ένα εχθρικό κομμάτι
cli-tashkalar-frozen = Παγωμένη: { $card } (ξεπαγώνει χωρίς ενέργεια, στη σειρά όποιου την έχει)
cli-tashkalar-pending = Σε αναμονή: { $card } (στοιχίζει 2 πόντους αν δεν κληθεί ώς το τέλος)
cli-tashkalar-stored = Αποθηκευμένο στον Έμπορο του Χρόνου: { $colour }, { $rank }
cli-tashkalar-fewer = { $count ->
        [one] μία ενέργεια λιγότερη στην επόμενη σειρά
       *[other] { $count } ενέργειες λιγότερες στην επόμενη σειρά
    }
cli-tashkalar-removed = { $count ->
        [one] 1 κομμάτι είναι εκτός παιχνιδιού
       *[other] { $count } κομμάτια είναι εκτός παιχνιδιού
    }
cli-tashkalar-possessed = ο επόμενος σχηματισμός γίνεται με αυτό το χρώμα: { $colour }
cli-tashkalar-blanks = { $count ->
        [one] 1 κενή θέση μπορεί να μετρά ως απλό κομμάτι
       *[other] { $count } κενές θέσεις μπορούν να μετρούν ως απλά κομμάτια
    }
cli-tashkalar-doubled = κάθε κατεστραμμένο κομμάτι μετρά { $count } φορές
cli-tashkalar-thawing = ξεπαγώνει: { $card }
cli-tashkalar-gateway = Πύλη
cli-tashkalar-extra-turn = ακολουθεί άλλη μία σειρά
cli-tashkalar-in-extra-turn = επιπλέον σειρά
cli-tashkalar-destroyed = Καταστράφηκαν σε αυτή τη σειρά:
cli-tashkalar-worth = { $points ->
        [one] = 1 πόντος
       *[other] = { $points } πόντοι
    }
cli-tashkalar-final-turns = { $count ->
        [one] Τελευταίες σειρές: απομένει 1. Στο τέλος παίζει { $name }.
       *[other] Τελευταίες σειρές: απομένουν { $count }. Στο τέλος παίζει { $name }.
    }
cli-tashkalar-score = Σκορ
cli-tashkalar-hand = Χέρι
cli-tashkalar-deck = Τράπ.
cli-tashkalar-supply = Απόθ.
cli-tashkalar-you = εσύ
cli-tashkalar-tasks = Δοκιμασίες
cli-tashkalar-you-have = Έχεις
cli-tashkalar-next = επόμενη
cli-tashkalar-kept = Κράτησες μέχρι τώρα: { $cards }
cli-tashkalar-ways = { $count ->
        [0] κανένας τρόπος τώρα
        [one] 1 τρόπος
       *[other] { $count } τρόποι
    }
cli-tashkalar-uses = με { $squares }
cli-tashkalar-borrowed = εχθρικό: { $squares }
cli-tashkalar-charging = πρόχειρο κάλεσμα με { $colour }
cli-tashkalar-empty-squares = { $count ->
        [one] 1 κενή θέση
       *[other] { $count } κενές θέσεις
    }
cli-tashkalar-flare-upper = Απαιτεί { $needs } περισσότερα αναβαθμισμένα
cli-tashkalar-flare-lower = Απαιτεί { $needs } περισσότερα συνολικά
cli-tashkalar-turned-r0 = όπως στην κάρτα
cli-tashkalar-turned-r90 = στροφή 90° αριστερά
cli-tashkalar-turned-r180 = στροφή 180°
cli-tashkalar-turned-r270 = στροφή 90° δεξιά
cli-tashkalar-turned-m0 = καθρέπτισμα
cli-tashkalar-turned-m90 = καθρέπτισμα, στροφή 90° αριστερά
cli-tashkalar-turned-m180 = καθρέπτισμα, στροφή 180°
cli-tashkalar-turned-m270 = καθρέπτισμα, στροφή 90° δεξιά
