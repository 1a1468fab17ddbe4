## Why one would do so: hints and analysis
homm3-reason-wins-combat = Κερδίζει τη μάχη.
homm3-reason-fells = { $target } εξοντώνονται σίγουρα.
homm3-reason-may-fell = { $target } εξοντώνονται σε { $percent } από 100 ριξιές.
homm3-reason-may-flip = { $target } γίνονται Χούφτα σε { $percent } από 100 ριξιές.
homm3-reason-damages = { $target } παθαίνουν ζημιά από { $low } ως { $high }.
homm3-reason-hurts = { $target } παθαίνουν σίγουρα ζημιά.
homm3-reason-no-return = { $target } δεν μπορούν να ανταποδώσουν.
homm3-reason-strikes-back = { $target } ανταποδίδουν, αν σταθούν.
homm3-reason-defends = Παίρνει Δείκτη Άμυνας και περιμένει τον εχθρό.
homm3-reason-card = { $card }: έχει αποτέλεσμα τώρα.
homm3-reason-keeps-cards = { $count ->
        [0] Δεν υπάρχει κάτι καλύτερο τώρα.
        [one] Φυλάει την κάρτα σου για καλύτερη στιγμή.
       *[other] Φυλάει τις { $count } κάρτες σου για καλύτερη στιγμή.
    }
homm3-reason-activates = { $unit } δρουν τώρα, πριν από τους άλλους.
homm3-reason-takes-part = { $troop } παίρνουν μέρος στη μάχη από εκεί.
homm3-reason-lines-up = Όσοι ρίχνουν στέκονται πίσω από τους άλλους.
homm3-reason-stays-out = Η μονάδα μένει έξω και δεν χάνεται.
homm3-reason-spares = { $card }: τη χρειάζεσαι λιγότερο.
homm3-reason-wants = { $card }: σε βοηθά περισσότερο.
homm3-reason-meets = { $unit } στέκονται δίπλα στον εχθρό.
homm3-reason-closes-in = { $unit } πλησιάζουν τον εχθρό.
homm3-reason-stays-away = { $unit } μένουν μακριά από τον εχθρό.
homm3-reason-flags = Βάζει σημαία: { $location }.
homm3-reason-gains = Φέρνει { homm3-amounts }.
homm3-reason-production = Ανεβάζει την παραγωγή ({ $resource }): { $amount }.
homm3-reason-visits = Επίσκεψη: { $location }.
homm3-reason-experience = { $count ->
        [one] Φέρνει 1 πόντο εμπειρίας.
       *[other] Φέρνει { $count } πόντους εμπειρίας.
    }
homm3-reason-quick = Οι φρουροί τρέπονται σε φυγή χωρίς μάχη.
homm3-reason-fight = Η μάχη εκεί κερδήθηκε σε { $won } από { $count } δοκιμές.
homm3-reason-builds = Χτίζει: { $building }. Αποδίδει στους γύρους που απομένουν.
homm3-reason-recruits = Δυναμώνει τον στρατό σου.
homm3-reason-explores = Δείχνει τι βρίσκεται εκεί.
homm3-reason-nothing-left = Τίποτε άλλο δεν αξίζει την τιμή του αυτή τη σειρά.
homm3-reason-gain = Το μεγαλύτερο κέρδος: { $feature }.
homm3-reason-quiet = Δεν φέρνει κάτι αμέσως, αλλά κρατά ό,τι έχεις.
homm3-feature-goal = Ο στόχος του σεναρίου
homm3-feature-pace = Προβάδισμα στον χρόνο
homm3-feature-army = Ο στρατός σου
homm3-feature-level = Εμπειρία
homm3-feature-income = Παραγωγή
homm3-feature-stock = Πόροι
homm3-feature-buildings = Κτίρια
homm3-feature-hand = Κάρτες στο χέρι στον χάρτη
