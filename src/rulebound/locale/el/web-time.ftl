# Ο χρόνος σε ένα τραπέζι, και όσα συμφωνούνται δίπλα στην παρτίδα.

## Το ρολόι του τραπεζιού
web-set-over = Όταν τελειώσει ο χρόνος
web-clock-choice = { $time } ανά επιλογή
web-clock-turn = { $time } ανά σειρά
web-clock-bank = { $time } + { $more } ανά σειρά
web-clock-bank-only = { $time } συνολικά
web-clock-over-bot = αναλαμβάνει μποτ
web-clock-over-lose = η παρτίδα χάνεται
web-clock-over-nothing = τίποτα (φιλικά)
web-clock-over-choose = επιλέγει μποτ

## Ο χρόνος στο τραπέζι
web-time-days = { $days } ημ. { $hours } ώ.
web-time-left = ακόμη { $time }
web-time-on-vacation = σε διακοπές
web-time-late-eyebrow = Ο χρόνος τελείωσε
web-time-late-own = Ο χρόνος σου τελείωσε. Το έμαθαν όλοι· μπορείς ακόμη να παίξεις.
web-time-short = Ο χρόνος σου τελειώνει.
web-time-pause-eyebrow = Παύση
web-time-paused = Το ρολόι στέκεται ώσπου να συνεχίσει κάποιος.
web-time-go-on = Συνέχεια
web-time-seat-taken = εδώ παίζει μποτ
web-time-taken-eyebrow = Ανέλαβε μποτ
web-time-taken = Ένα μποτ παίζει για σένα. Μπορείς να επιστρέψεις όποτε θέλεις.
web-time-taken-for-good = Ένα μποτ παίζει την παρτίδα σου ως το τέλος, όπως συμφωνήθηκε σε αυτό το τραπέζι.
web-time-return = Επιστροφή
web-time-seat-bot = Να καθίσει μποτ
web-time-claim = Διεκδίκηση της νίκης
web-time-claim-sure = Ναι, τη διεκδικώ
web-time-wait = Αναμονή
web-time-vacation = Διακοπές (μένουν { $days ->
        [one] { $days } ημέρα
       *[other] { $days } ημέρες
    })
web-time-vacation-end = Τέλος των διακοπών μου

## Προτάσεις
web-time-propose-back = Πρόταση: να πάρω πίσω την τελευταία μου επιλογή
web-time-propose-back-to = Πρόταση: πίσω στην κίνηση { $at }
web-time-propose-end = Πρόταση: τέλος χωρίς νικητή
web-time-propose-pause = Πρόταση: παύση
web-time-asked = Σε ρωτούν
web-time-waits-for = Αναμονή: { $names }
web-time-agree = Συμφωνώ
web-time-decline = Διαφωνώ
web-time-withdraw = Απόσυρση της πρότασης
web-time-proposed-back = { $name } προτείνει να ανακληθούν επιλογές: { $count }. Ό,τι φάνηκε, φάνηκε.
web-time-proposed-end = { $name } προτείνει να τελειώσει η παρτίδα χωρίς νικητή.
web-time-proposed-pause = { $name } προτείνει παύση.
web-time-own-back = Πρότεινες να ανακληθούν επιλογές: { $count }.
web-time-own-end = Πρότεινες να τελειώσει η παρτίδα χωρίς νικητή.
web-time-own-pause = Πρότεινες παύση.

## Στο ημερολόγιο
web-notice-late-lose = Ο χρόνος τελείωσε: { $name } χάνει.
web-notice-late-bot = Ο χρόνος τελείωσε ({ $name }). Αναλαμβάνει μποτ.
web-notice-late-nothing = Ο χρόνος τελείωσε: { $name }.
web-notice-claimed-win = { $other } λείπει. { $name } διεκδίκησε τη νίκη.
web-notice-claimed-bot = { $other } λείπει. { $name } έβαλε μποτ στη θέση.
web-notice-returned = { $name } επέστρεψε και παίζει ξανά.
web-notice-vacation = { $name } φεύγει για διακοπές.
web-notice-vacation-over = { $name } γύρισε από διακοπές.
web-notice-pause = Παύση με συμφωνία όλων (πρόταση: { $name }).
web-notice-resumed = { $name } συνεχίζει· το ρολόι τρέχει.
web-notice-end = Συμφώνησαν όλοι να τελειώσει χωρίς νικητή (πρόταση: { $name }).
web-notice-back = { $name } γύρισε με συμφωνία στην κίνηση { $at }· ανακλήθηκαν επιλογές: { $count }. Ό,τι φάνηκε στο μεταξύ μένει γνωστό.
web-notice-declined-back = { $name } δεν δέχτηκε την ανάκληση.
web-notice-declined-end = { $name } δεν δέχτηκε το τέλος της παρτίδας.
web-notice-declined-pause = { $name } δεν δέχτηκε την παύση.
web-notice-withdrawn-back = { $name } δεν ζητά πια ανάκληση.
web-notice-withdrawn-end = { $name } δεν ζητά πια το τέλος της παρτίδας.
web-notice-withdrawn-pause = { $name } δεν ζητά πια παύση.

## Τέλη που δεν ξέρει κανένας κανόνας του παιχνιδιού
web-table-over-time = Τελείωσε ο χρόνος: { $seat }.
web-table-over-claimed = Δεν γύρισε: { $seat }.
web-table-over-agreed = Κανείς δεν κερδίζει: συμφώνησαν όλοι να τελειώσει η παρτίδα.
web-time-over-bot = επιλογές από μποτ: { $count }

## Ό,τι δεν έγινε δεκτό
web-time-trouble-proposed = Μια άλλη πρόταση είναι ακόμη ανοιχτή.
web-time-trouble-not-proposed = Η πρόταση δεν ισχύει πια.
web-time-trouble-cannot-go-back = Δεν υπάρχει πού να γυρίσεις.
web-time-trouble-not-away = Ο παίκτης είναι εδώ ή έχει ακόμη αυτόν τον χρόνο.
web-time-trouble-too-soon = Περίμενε λίγο ακόμη.
web-time-trouble-taken-over = Ένα μποτ έχει πάρει τη θέση σου. Επίστρεψε πρώτα.
web-time-trouble-no-vacation = Δεν υπάρχουν ημέρες διακοπών.
