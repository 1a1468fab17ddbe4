web-homm3-verb-roll = Ρίξε το ζάρι
web-homm3-do-with = { $act } με { $cards }
web-homm3-question-attack = όταν επιτίθεται μονάδα σου
web-homm3-question-struck = όταν δέχεται επίθεση μονάδα σου
web-homm3-question-step = για το βήμα μετά τη βολή
web-homm3-question-parry = για κάρτα ενάντια στο ζάρι
web-homm3-question-off = Μη ρωτήσεις ξανά
web-homm3-question-on = Ρώτα ξανά
web-homm3-questions = { $count ->
        [one] Μία ερώτηση είναι κλειστή
       *[other] { $count } ερωτήσεις είναι κλειστές
    }
web-homm3-odds-before = Πριν ρίξεις
web-homm3-odds-adds = { $attack } επιπλέον επίθεση
web-homm3-odds-covers = { $defense } επιπλέον άμυνα
web-homm3-odds-cover-label = Κάρτες κατά της ανταπόδοσης
web-homm3-odds-parry = Ρώτησέ με για απόκρουση της ανταπόδοσης
web-homm3-odds-way = Πώς χρησιμοποιείται η κάρτα
web-homm3-odds-without = Χωρίς τις κάρτες: { $chance }
web-homm3-odds-prepared = Οι έτοιμες κάρτες παίζονται με τη ρίψη, της άμυνας όταν ο εχθρός ανταποδώσει. Θα ερωτηθείς πάλι μόνο αν τα πράγματα είναι χειρότερα απ’ όσο φαίνεται εδώ ή προκύψει κάτι άλλο.
web-homm3-chance = Η μάχη εκεί
web-homm3-chance-win = Νίκη { $chance }%
web-homm3-chance-between = από { $low } έως { $high }%
web-homm3-chance-first = Σε έναν γύρο μάχης: { $chance }%.
web-homm3-chance-lost = { $lost ->
        [0] Σχεδόν ποτέ δεν χάνεις μονάδα.
       *[other] Κατά μέσο όρο απώλειες: { NUMBER($lost) } μονάδες.
    }
web-homm3-chance-tried = Δοκιμάστηκαν { $count } μάχες· και τις δύο πλευρές έπαιξε ένα μποτ.
web-homm3-chance-wait = Η μάχη δοκιμάζεται…
web-homm3-fight-out = Τέλος στη μάχη από μποτ
web-homm3-fight-out-once = Αμέσως ως το τέλος
web-homm3-fight-out-steps = Βήμα βήμα
web-homm3-fight-out-asked = Πρόταση να τελειώσει τη μάχη ένα μποτ ({ $name }).
web-homm3-fight-out-no = Όχι, συνεχίζουμε
web-homm3-fight-out-stop = Σταμάτα, συνεχίζω εγώ
web-homm3-fight-out-back = Απόσυρση της πρότασης
