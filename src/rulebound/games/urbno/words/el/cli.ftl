### King Urbno in the terminal

cli-urbno-title = Βασιλιάς Ούρμπνο
cli-urbno-ask-pairs = Να παιχτεί σε δύο ζευγάρια, με τους συμπαίκτες απέναντι;
# What stands before CARD and so on is typed and not translated.
cli-urbno-usage =
    Γράψε τι θέλεις να κάνεις, όπως το γράφει το μενού: play Ye-Kn, cubes +3.
    Αρκεί η αρχή κάθε λέξης: p ye-kn, c +3. Ένας αριθμός επιλέγει τη γραμμή του
    μενού. Μια κάρτα μόνη της (Ye-Kn ή το όνομά της) παίζεται, αν μόνο αυτό
    μπορεί να εννοείται.

      why ΚΑΡΤΑ           γιατί δεν χρησιμοποιείται τώρα μια κάρτα ή ένας πάπυρος
      card ΚΑΤΙ           η δύναμη ενός βαθμού (card knight), το κείμενο ενός
                          παπύρου ή μιας αποστολής
      hand                οι κάρτες, οι πάπυροι και οι μπάζες σου, και οι πόντοι
      table               όλα ξανά (ή πάτησε απλώς Enter)
      log                 όλα όσα έγιναν μέχρι τώρα
      hint                οι τρεις καλύτερες επιλογές και το γιατί
      undo                αναίρεση της τελευταίας επιλογής
      save ΑΡΧΕΙΟ         αποθήκευση της παρτίδας
      quit                αποθήκευση της παρτίδας και έξοδος
cli-urbno-help =
    Μια κάρτα γράφεται με τον κωδικό του χρώματος και του βαθμού της: Bk μαύρο,
    Re κόκκινο, Ye κίτρινο, Bl μπλε· Fa Αγρότης, As Δολοφόνος, Ex Εξερευνητής,
    Dw Νάνος, Wi Μάγος, Kn Ιππότης, Pr Ιερέας, Em Αυτοκράτορας. Ακολουθεί ο
    αριθμός της.
    ◆ κρύσταλλοι, ■ κύβοι, ≡ πάπυροι, ✦ δύναμη, ★ κερδίζει την μπάζα ως τώρα,
    ► έχει σειρά. Στο χέρι σου ✓ παίζεται, × δεν παίζεται, ✦ μόνο με τη δύναμη
    του Δολοφόνου.
    «Τώρα» είναι όσα θα έφερνε η αποστολή ως τώρα· «?»: κρίνουν κρυφές κάρτες.
    Τα A και B πίσω από τα ονόματα είναι ζευγάρια.

## The round
cli-urbno-round = γύρος { $number } από { $count }
cli-urbno-dominant = κυρίαρχο: { $colour }
cli-urbno-dealer = μοιράζει: { $name }
cli-urbno-mission = Αποστολή { $number }: { $title }
cli-urbno-fixed = σταθερή, { $points }
cli-urbno-variable = μεταβλητή, { $points } το καθένα
cli-urbno-table-cards = Κάρτες στο τραπέζι:
cli-urbno-active = Ενεργός πάπυρος ({ $name }):
cli-urbno-always-leads = Ανοίγει κάθε μπάζα: { $name }.
cli-urbno-uses-left = Χρήσεις που μένουν: { $count }.

## Players and trick
cli-urbno-player = Παίκτης
cli-urbno-in-trick = Στην μπάζα
cli-urbno-tricks = Μπάζες
cli-urbno-now = Τώρα
cli-urbno-cards = Κάρτες
cli-urbno-total = Σύνολο
cli-urbno-open = ανοιχτές:
cli-urbno-covered = κλειστές: { $count }
cli-urbno-pile = στοίβα: { $count }
cli-urbno-row = γραμμή: { $count }
cli-urbno-known = ξέρεις:
cli-urbno-no-precedence = χωρίς υπεροχή (Ιππότης)
cli-urbno-power-of = τη δύναμη τη χρησιμοποίησε: { $name }
cli-urbno-trick = Μπάζα { $number } από { $count }
cli-urbno-led = χρώμα ανοίγματος: { $colour }
cli-urbno-winning = { $name } κερδίζει την μπάζα ως τώρα: { $why }
cli-urbno-next-leader = Την επόμενη μπάζα ανοίγει: { $name }
cli-urbno-pad = Πόντοι

## The hand
cli-urbno-hand = Το χέρι σου
cli-urbno-your-open = Οι ανοιχτές κάρτες σου
cli-urbno-laid-row = Η γραμμή ως τώρα:
cli-urbno-laid-half = Αυτό το μισό ως τώρα:
cli-urbno-laid-pass = Θα δοθούν:
cli-urbno-out = Εκτός για αυτόν τον γύρο:
cli-urbno-drawn = Η κάρτα που ήρθε:
cli-urbno-taken = Οι μπάζες σου
cli-urbno-scrolls = Οι πάπυροί σου:
cli-urbno-no-effect = Παίζεις τελευταίος: αυτή η δύναμη δεν θα άλλαζε τίποτα σε αυτή την μπάζα.
cli-urbno-cubes = ο αριθμός ανεβαίνει ή κατεβαίνει έως και κατά { $count }

## The report of "simulate": what it counts
cli-urbno-counted = Αποστολή
    .chart = Πόσους πόντους φέρνουν οι αποστολές
