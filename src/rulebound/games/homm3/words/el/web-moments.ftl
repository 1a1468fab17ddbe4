## What is seen: blows, cards of AI Heroes, their seats
web-homm3-moment-defeated = εξοντώθηκαν
web-homm3-ai-moves = Κινήσεις της ΤΝ
web-homm3-ai-drawn = Τραβήχτηκε για: { $unit }
web-homm3-ai-seat = Ήρωας της ΤΝ, { $count ->
        [one] 1 μονάδα
       *[other] { $count } μονάδες
    }

## Moments over the map
web-homm3-moment = Μόλις τώρα
web-homm3-moment-level = { $hero }, επίπεδο { $level }
web-homm3-moment-ability = Αναζήτηση (2) στην τράπουλα των ικανοτήτων: μία κάρτα πάει στο χέρι, η άλλη στη στοίβα ξεσκαρταρίσματος.
web-homm3-moment-specialty = Αποκτάς άλλη μία κάρτα ειδικότητας του ήρωά σου.
web-homm3-moment-limit = Όριο χεριού { $from }, τώρα { $to }
web-homm3-moment-take = Πάρε: { $card }
web-homm3-moment-look = Δες { $count } κάρτες
web-homm3-moment-proclaim = Οι Αστρολόγοι αναγγέλλουν νέα εβδομάδα
web-homm3-moment-town = Η πόλη είναι δική σου: { $faction }
web-homm3-moment-place = Δικό σου πια: { $place }
web-homm3-moment-go = Συνέχεια
web-homm3-moments = Μεγάλες στιγμές πάνω στον χάρτη
web-homm3-moments-all = όλες
web-homm3-moments-mine = δικές μου και εβδομάδες
web-homm3-moments-none = καμία

## For whom one decides
web-homm3-deputy-guards = Τοποθετείς τους φρουρούς
web-homm3-deputy-units = Τοποθετείς τις μονάδες της ΤΝ
web-homm3-deputy-tile = Το πλακίδιο της ΤΝ: το γυρίζεις εσύ

## The end of a match

web-homm3-race = Χρυσός σε κάθε γύρο
web-homm3-deed = { $count ->
        [one] Νίκη σε μάχη, 1 μονάδα ηττήθηκε
       *[other] Νίκη σε μάχη, { $count } μονάδες ηττήθηκαν
    }
web-homm3-campaign-log = Η εκστρατεία ως τώρα
web-homm3-campaign-won = κερδισμένο
web-homm3-campaign-next = επόμενο
