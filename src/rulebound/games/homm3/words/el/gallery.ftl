### Heroes of Might and Magic III in the gallery

## By what cards are found
homm3-facet-kind = Είδος
homm3-facet-faction = Φατρία
homm3-facet-tier = Βαθμίδα
homm3-facet-school = Σχολή μαγείας
homm3-facet-type = Τύπος
homm3-facet-timing = Χρονισμός
homm3-facet-cost = Κόστος
homm3-facet-difficulty = Δυσκολία
homm3-facet-box = Κουτί

## Kinds and values
homm3-entry-unit = Μονάδα
homm3-entry-hero = Ήρωας
homm3-entry-building = Κτίριο
homm3-entry-location = Τοποθεσία
homm3-entry-tile = Πλακίδιο χάρτη
homm3-entry-week = Οι Αστρολόγοι προαναγγέλλουν
homm3-entry-event = Συμβάν
homm3-entry-ai = Κάρτα της ΤΝ
homm3-entry-core = Βασικό κουτί
homm3-faction-boss = Αρχηγοί
homm3-entry-gold = { $most ->
        [0] { $least } χρυσά και πάνω
       *[other] { $least } έως { $most } χρυσά
    }
homm3-entry-few = Χούφτα
homm3-entry-pack = Πλήθος
homm3-entry-powers = Δύναμη { $powers }
homm3-entry-gives-power = +{ $count } δύναμη για άλλο ξόρκι
homm3-entry-strength = Εύκολο { $easy }, κανονικό { $normal }, δύσκολο { $hard }, αδύνατο { $impossible }.
homm3-entry-values = { $type ->
        [ground] { homm3-type-ground }
        [flying] { homm3-type-flying }
       *[ranged] { homm3-type-ranged }
    }, { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-health } { $health }, { homm3-stat-initiative } { $initiative }
homm3-entry-price = { $materials ->
        [0] { $valuables ->
                [0] Κόστος: { $gold } χρυσά
               *[other] Κόστος: { $gold } χρυσά, { $valuables } πολύτιμα
            }
       *[other] { $valuables ->
                [0] Κόστος: { $gold } χρυσά, { $materials } οικοδομικά υλικά
               *[other] Κόστος: { $gold } χρυσά, { $materials } οικοδομικά υλικά, { $valuables } πολύτιμα
            }
    }
homm3-entry-statistics = { $kind ->
        [magic] Ήρωας της μαγείας
       *[might] Ήρωας της μάχης
    }: { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-power } { $power }, { homm3-stat-knowledge } { $knowledge }
homm3-entry-begins = Αρχική ικανότητα: { $card }
homm3-entry-specialty = Ειδικότητα: { $card }
homm3-entry-requires = Προϋποθέτει: { $building }
homm3-entry-tile-of = { $kind ->
        [starting] { homm3-kind-starting }
        [far] { homm3-kind-far }
        [near] { homm3-kind-near }
       *[center] { homm3-kind-center }
    } { $number }
homm3-entry-field = { $guard ->
        [none] { $location }
       *[other] { $location } ({ $guard })
    }
homm3-entry-mine = { $guard ->
        [none] { homm3-location-mine } ({ $resource }: { $count })
       *[other] { homm3-location-mine } ({ $resource }: { $count }, { $guard })
    }

## Rulings
homm3-ruling-expert = Αποτέλεσμα ειδικού
    .text = Επίλεξε ένα από τα δύο αποτελέσματα. Πόσα αποτελέσματα ειδικού έχεις ανά Γύρο εξαρτάται από το επίπεδο του ήρωά σου.
    .rule = H3-5.31
homm3-ruling-artifact = Δύο αποτελέσματα
    .text = Επίλεξε ένα όταν παίζεις την κάρτα. Έλασσον, μείζον και κειμήλιο μετρούν μόνο όπου το λέει ένα κείμενο.
    .rule = H3-5.40
homm3-ruling-spell = Ένα ξόρκι ανά γύρο μάχης
    .text = Σε μια μάχη κάθε παίκτης μπορεί να κάνει ένα ξόρκι ανά γύρο μάχης. Η χρήση της κάρτας για δύναμη δεν μετράει.
    .rule = H3-5.50
homm3-ruling-specialty = Δεν είναι ξόρκι
    .text = Η ειδικότητα δεν είναι ποτέ ξόρκι, ακόμη κι όταν χρησιμοποιεί δύναμη, και δεν μετράει στο όριο των ξορκιών.
    .rule = H3-5.60
homm3-ruling-permanent = Μόνιμη κάρτα
    .text = Το πολύ μία μπροστά σε κάθε παίκτη· αν παίξεις άλλη, η πρώτη ξεσκαρτάρεται.
    .rule = H3-5.25
homm3-ruling-removed = Αφαιρείται
    .text = Μια κάρτα που αφαιρείται βγαίνει από το παιχνίδι για όλο το σενάριο· δεν πάει σε στοίβα ξεσκαρταρίσματος.
    .rule = H3-5.2
homm3-ruling-neutral = Ουδέτερη μονάδα
    .text = Έχει μόνο μία όψη και δεν ενισχύεται.
    .rule = H3-9.21
homm3-ruling-hero = Αρχική τράπουλα
    .text = Εννέα κάρτες: τα χαρακτηριστικά παραπάνω, το Μαγικό Βέλος (ο ήρωας της μαγείας έχει δύο), η ικανότητα και η πρώτη ειδικότητα.
    .rule = H3-2.3
homm3-ruling-building = Χτίσιμο
    .text = Ένα κτίριο ανά Γύρο, με τον Δείκτη Χτισίματος. Ένα κτίριο δεν χάνεται ποτέ.
    .rule = H3-7.6
homm3-ruling-visitable = Επισκέψιμο
    .text = Μετά την επίσκεψη μένει εδώ ένας μαύρος κύβος: όσο υπάρχει, το πεδίο μετράει ως άδειο.
    .rule = H3-8.33
homm3-ruling-revisitable = Επισκέψιμο ξανά
    .text = Το επισκέπτεσαι όσες φορές θέλεις· ένας ήρωας που στέκεται εδώ πληρώνει 1 πόντο κίνησης για νέα επίσκεψη.
    .rule = H3-8.33
homm3-ruling-flaggable = Με σημαία
    .text = Όποιος το επισκέπτεται βάζει εδώ τον κύβο της φατρίας του και έχει το όφελος ώσπου να το πάρει εχθρός.
    .rule = H3-8.33
homm3-ruling-guard = Λατινικοί αριθμοί
    .text = Όσο κανείς δεν έχει επισκεφθεί το πεδίο, το φυλάει φρουρά αυτής της δύναμης.
    .rule = H3-8.32
homm3-ruling-ai = Ισχύς
    .text = Μετράει ο αριθμός στη στήλη της δυσκολίας. Κάθε μονάδα ενός ήρωα της ΤΝ αρχίζει την ενεργοποίησή της με μία κάρτα.
    .rule = H3-10.128
