homm3-option-fight-out = Τελείωσε τη μάχη: ένα μποτ παίζει το υπόλοιπο
homm3-option-fight-out-slowly = Τελείωσε τη μάχη βήμα βήμα: ένα μποτ παίζει το υπόλοιπο
homm3-option-fight-myself = Συνεχίζω εγώ
homm3-log-offers-fight = Πρόταση να τελειώσει τη μάχη ένα μποτ. Την κάνει: { $seat }.
homm3-log-fought-out = Το υπόλοιπο της μάχης το παίζει ένα μποτ. Στη θέση: { $seats }.
homm3-log-fights-on = { $how ->
        [refused] Προτίμηση να συνεχιστεί η μάχη: { $seat }.
        [withdrawn] Η πρόταση αποσύρεται: { $seat }.
       *[stopped] Το μποτ σταματά και τη μάχη συνεχίζει: { $seat }.
    }
