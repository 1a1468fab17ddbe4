### Heroes III in the browser: bar, hand, odds, what is in force

## Names
# For instance: Crusaders, Pack
web-homm3-unit = { $unit }, { $size }
# For instance: Catherine, Castle, level 3
web-homm3-side = { $hero }, { $faction }, επίπεδο { $level }
web-homm3-units = { $count ->
        [one] μονάδα
       *[other] μονάδες
    }
web-homm3-where = γύρος μάχης { $round }
web-homm3-where-before = πριν από τη μάχη
web-homm3-tab-odds = Πιθανότητες
web-homm3-tab-hand = Χέρι, { $count }
web-homm3-tab-sides = Πλευρές

## The bar
web-homm3-before = Πριν από τη μάχη
web-homm3-deployment = Παράταξη
web-homm3-round = Γύρος μάχης { $round }
web-homm3-for-the-ai = Επιλέγεις για την ΤΝ: οι κανόνες της το αφήνουν ανοιχτό
web-homm3-window = Γύρος μάχης { $round }, { $moment }
web-homm3-activation = { $moved ->
        [yes] { $unit }, { $size }
       *[no] { $type ->
            [ranged] { $unit }, { $size }: επίθεση, έπειτα ένα βήμα
            [flying] { $unit }, { $size }: πτήση έως τρία βήματα, έπειτα επίθεση
           *[ground] { $unit }, { $size }: έως τρία βήματα, έπειτα επίθεση
        }
    }
web-homm3-do = { $unit }: τι κάνουν;
web-homm3-how = Πώς χρησιμοποιείς την κάρτα «{ $card }»;
web-homm3-do-attack = Επίθεση, στόχος: { $unit }
web-homm3-do-move = Κίνηση στο σημειωμένο τετράγωνο
web-homm3-do-deploy = Παράταξη στο σημειωμένο τετράγωνο: { $troop }
web-homm3-do-gate = Η Πύλη στο σημειωμένο τετράγωνο
web-homm3-do-blast = Χτύπημα στο σημειωμένο τετράγωνο
web-homm3-do-break = Ρήγμα στο σημειωμένο τετράγωνο
web-homm3-do-space = Επιλογή του σημειωμένου τετραγώνου
web-homm3-log-moves = { $unit } κινούνται.
web-homm3-log-placed = { $space ->
        [tower] Ο Πύργος των Τοξοτών βρίσκεται δίπλα στο ταμπλό.
       *[other] { $pack ->
            [0] { $unit } (Χούφτα) παρατάσσονται.
           *[1] { $unit } (Πλήθος) παρατάσσονται.
        }
    }
web-homm3-log-walled = Η Πύλη είναι στη θέση της, η υπόλοιπη μεσαία σειρά γεμίζει με Τείχη.
web-homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] Η Πύλη γκρεμίστηκε.
           *[wall] Ένα Τείχος γκρεμίστηκε.
        }
       *[other] { $piece ->
            [gate] { $unit } γκρεμίζουν την Πύλη.
           *[wall] { $unit } γκρεμίζουν ένα Τείχος.
        }
    }
web-homm3-do-shoot = Βολή, στόχος: { $unit }
web-homm3-do-target = «{ $card }», στόχος: { $unit }
web-homm3-do-play = { $kind ->
        [power] Παίξε την κάρτα «{ $card }» για δύναμη
       *[play] Παίξε την κάρτα «{ $card }». { $text }
    }
web-homm3-do-cast = { $grade ->
        [1] Ρίψη του ξορκιού «{ $card }», πρώτη βαθμίδα
        [2] Ρίψη του ξορκιού «{ $card }», δεύτερη βαθμίδα
       *[other] Ρίψη του ξορκιού «{ $card }», τρίτη βαθμίδα
    }
web-homm3-die = ζάρι { $number }
web-homm3-pass-until = Πάσο ως την επόμενη σειρά μου
web-homm3-ask-again = Ρώτα με ξανά

web-homm3-verb-activate = Ενεργοποίηση
web-homm3-verb-attack = Επίθεση
web-homm3-verb-shoot = Βολή
web-homm3-verb-break = Γκρέμισε
web-homm3-verb-cast = Ρίψη ξορκιού
web-homm3-verb-choose = Επιλογή
web-homm3-verb-cure = Άρση παράλυσης
web-homm3-verb-decline = Όχι
web-homm3-verb-defend = Άμυνα
web-homm3-verb-discard = Ξεσκαρτάρισμα
web-homm3-verb-enough = Αρκεί
web-homm3-verb-fight-on = Συνέχιση της μάχης
web-homm3-verb-heal = Θεραπεία
web-homm3-verb-keep = Κράτα
web-homm3-verb-line-up = Παράταξη των υπόλοιπων
web-homm3-verb-look = Δες
web-homm3-verb-move = Κίνηση
web-homm3-verb-pass = Πάσο
web-homm3-verb-place = Τοποθέτηση
web-homm3-verb-play = Παίξε
web-homm3-verb-power = Προσθήκη δύναμης
web-homm3-verb-ready = Έτοιμοι
web-homm3-verb-recruit = Στρατολόγηση
web-homm3-verb-reinforce = Ενίσχυση
web-homm3-verb-reroll = Νέα ρίψη
web-homm3-verb-reserve = Εκτός μάχης
web-homm3-verb-resign = Παραίτηση
web-homm3-verb-retreat = Υποχώρηση
web-homm3-verb-return = Επιστροφή
web-homm3-verb-save = Προστασία
web-homm3-verb-spend = Χρήση ηθικού
web-homm3-verb-stop = Τέλος
web-homm3-verb-summon = Κάλεσμα
web-homm3-verb-surrender = Παράδοση
web-homm3-verb-take = Πάρε
web-homm3-verb-use = Χρήση της ικανότητας

## Seats
web-homm3-fact-hand = Χέρι
web-homm3-fact-spell = Ξόρκι
web-homm3-spell-ready = έτοιμο
web-homm3-spell-cast = ρίχτηκε
web-homm3-spell-left = { $count ->
        [one] { $count } έτοιμο
       *[other] { $count } έτοιμα
    }
web-homm3-fact-expert = Ειδικός
web-homm3-fact-morale = Ηθικό
web-homm3-morale-positive = θετικό
web-homm3-morale-negative = αρνητικό
web-homm3-fact-gold = Χρυσά
web-homm3-guards = Φρουροί
    .sub = Πεδίο { $field }, { $difficulty }
web-homm3-ai = ΤΝ
web-homm3-ai-hero = { $skill ->
        [none] Τράπουλα της ΤΝ: { $cards }
       *[other] Τράπουλα της ΤΝ: { $cards }. Δεξιότητα: { $skill }
    }{ $kept ->
        [none] { "" }
       *[other] . Κρατά: { $kept }
    }

## The hand
web-homm3-your-hand = Το χέρι σου
web-homm3-offered = Κάρτες για επιλογή
web-homm3-no-cards = Το χέρι σου είναι άδειο.
web-homm3-no-hero = Κανένας ήρωας δεν οδηγεί τον στρατό σου: δεν έχεις κάρτες.
web-homm3-watching = Είσαι θεατής. Τα χέρια μένουν κρυφά.
web-homm3-basic = Βασικό
web-homm3-expert = Ειδικού
web-homm3-or = ή
web-homm3-in-play = Σε ισχύ
web-homm3-powers = Δύναμη { $powers }
web-homm3-gives-power = +{ $power } δύναμη
web-homm3-row = { $label }: { $text }
web-homm3-usable = Χρήση: { $when }.
web-homm3-for-a-spell = πριν από ένα ξόρκι
web-homm3-not-now = όχι τώρα
web-homm3-on-the-map = μόνο στον χάρτη
# The name of a card for people who cannot see it.
web-homm3-held = { $card }{ $count ->
        [1] { "" }
       *[other] , { $count } κάρτες
    }{ $laid ->
        [yes] , σε ισχύ
       *[no] { "" }
    }{ $when ->
        [none] { "" }
       *[other] . Δεν χρησιμεύει τώρα· { $when }
    }
web-homm3-power = Δύναμη { $power }
web-homm3-grade-cost = { $grade ->
        [1] πρώτη βαθμίδα, δύναμη { $cost }
        [2] δεύτερη βαθμίδα, δύναμη { $cost }
       *[other] τρίτη βαθμίδα, δύναμη { $cost }
    }
web-homm3-power-lost = χάνεται { $power }

## What the dice can do
web-homm3-odds = Τι μπορούν να κάνουν τα ζάρια
web-homm3-odds-how = Πώς γίνεται μια επίθεση
web-homm3-odds-none = Άγγιξε μια εχθρική μονάδα για να δεις τι θα έκανε μια επίθεση.
web-homm3-odds-table = Τι κάνουν τα ζάρια: { $unit }
web-homm3-odds-calc = Επίθεση { $attack }, άμυνα { $defense }
web-homm3-odds-with-label = Κάρτες που παίζονται με τη ρίψη
web-homm3-odds-with-expert = { $card }, ειδικού
web-homm3-odds-with-sum = { $attack } + { $more }
web-homm3-odds-answer = Αν επιζήσουν, ανταποδίδουν: { $attack }, άμυνα { $defense }
web-homm3-odds-no-answer = Δεν ανταποδίδουν.
web-homm3-odds-lower = Δύο ζάρια, μετρά το μικρότερο
web-homm3-odds-higher = Δύο ζάρια, μετρά το μεγαλύτερο
web-homm3-odds-both = Δύο ζάρια, μετρά το άθροισμα
web-homm3-odds-no-die = Δεν ρίχνεται ζάρι
web-homm3-odds-defeated = εξόντωση
web-homm3-odds-flips = γίνεται Χούφτα, μένει { $left }
web-homm3-odds-left = μένει { $left }
web-homm3-odds-nothing = καμία ζημιά
web-homm3-odds-token = Δείκτης Άμυνας, { $chance }: ζημιά μικρότερη κατά 1
web-homm3-percent = { $chance }%
web-homm3-odds-sum-defeated = { $chance }% εξόντωση
web-homm3-odds-sum-flips = { $chance }% γίνεται Χούφτα
web-homm3-odds-sum-two = Πρώτη βολή { $first }%, στις δύο { $chance }%
web-homm3-duel = { $size ->
        [none] μένει { $left } από { $health }
       *[other] { $size }, μένει { $left } από { $health }
    }
web-homm3-no-abilities = Καμία ικανότητα.

## In force
web-homm3-force = Σε ισχύ
web-homm3-force-none = Τίποτα δεν διαρκεί αυτή τη στιγμή.
web-homm3-force-on = { $card }, { $unit }:
web-homm3-force-until = { $until ->
        [none] ως το τέλος της μάχης
       *[other] ως το τέλος του γύρου μάχης { $until }
    }
web-homm3-force-defending = { $unit } αμύνονται:
    .text = σε επίθεση εναντίον τους, ένα επιπλέον ζάρι· με +1 έχουν +1 άμυνα
web-homm3-force-paralysed = { $unit } σε παράλυση:
    .text = χάνουν την επόμενη ενεργοποίησή τους, εκτός αν πριν δεχτούν επίθεση ή ζημιά
web-homm3-force-poison = { $unit }, δηλητήριο { $count }:
    .text = ζημιά 1 σε κάθε ενεργοποίηση
web-homm3-force-siege = Πολιορκία:
    .text = { $walls ->
            [0] η Πύλη υπάρχει ακόμη
            [one] 1 Τείχος βρίσκεται στη μεσαία σειρά
           *[other] { $walls } Τείχη βρίσκονται στη μεσαία σειρά
        }
web-homm3-force-guards = Χρόνος:
    .text = { $movement ->
            [0] αυτός είναι ο τελευταίος γύρος μάχης
            [one] ένας ακόμη γύρος μάχης, με τον τελευταίο πόντο κίνησης
           *[other] { $movement } ακόμη γύροι μάχης, ένας πόντος κίνησης για τον καθένα
        }

## The whole table in one paragraph
web-homm3-tell-player = { $seat } παίζει: { $side }· χέρι { $hand }, χρήσεις ειδικού { $experts }.
web-homm3-tell-round = { $active ->
        [none] Γύρος μάχης { $round }.
       *[other] Γύρος μάχης { $round }· ενεργή μονάδα: { $active }.
    }
web-homm3-tell-unit = { $space }: { $unit }.
web-homm3-tell-hand = Το χέρι σου: { $cards }.

## When one is asked whether to play a card
web-homm3-asks = Ερώτηση για κάρτες
    .note = Heroes III: πότε να σε ρωτά αν θέλεις να παίξεις κάρτα. Τις άλλες φορές πηγαίνεις πάσο.
web-homm3-asks-matters = όταν έχει σημασία
web-homm3-asks-always = όποτε μπορώ να παίξω κάρτα
web-homm3-asks-attacked = όταν δέχομαι επίθεση ή ρίχνεται ξόρκι
web-homm3-asks-lethal = όταν μπορεί να χάσω μονάδα
web-homm3-asks-never = ποτέ
