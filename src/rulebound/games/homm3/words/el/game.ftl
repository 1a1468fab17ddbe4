### Heroes of Might and Magic III: questions, choices and log
### Units are always many and stand in the nominative: no article, no object.

## Questions: before the combat
homm3-ask-buy = Αγόρασε τον στρατό σου. Έχεις { $gold } χρυσά και { $valuables ->
        [0] κανένα πολύτιμο.
        [one] 1 πολύτιμο.
       *[other] { $valuables } πολύτιμα.
    }
homm3-ask-deploy = { $left ->
        [one] Τοποθέτησε την τελευταία σου μονάδα: { $troop }.
       *[other] Τοποθέτησε: { $troop }. Απομένουν { $left } μονάδες· πολεμούν έως 5.
    }
homm3-ask-gate = Πού βρίσκεται η Πύλη; Η υπόλοιπη μεσαία σειρά γεμίζει με Τείχη.
homm3-ask-guards = Πριν τραβηχτούν οι φρουροί: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-ai-first = Δύο μονάδες της ΤΝ είναι εξίσου γρήγορες. Ποια τοποθετείται πρώτη;

## Questions: the combat
homm3-ask-activate = Πολλές μονάδες σου είναι εξίσου γρήγορες. Ποια ενεργοποιείται πρώτη;
homm3-ask-unit = Ενεργή μονάδα: { $unit }. Τι κάνει;
homm3-ask-step = { $unit }: μετά τη βολή μπορούν να κάνουν ένα βήμα.
homm3-ask-another-round = Ο γύρος μάχης τελείωσε. Ένας πόντος κίνησης αγοράζει άλλον έναν· έχεις { $movement }.
homm3-ask-start = Η μάχη αρχίζει: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-round = Ένας γύρος μάχης αρχίζει: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-before = Πριν από την ενεργοποίηση ({ $unit }): παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-moved = { $unit } κινήθηκαν: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-attack = { $unit } επιτίθενται, στόχος: { $target }. Παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-rolled = { $unit } επιτίθενται, στόχος: { $target }. Τα ζάρια έπεσαν: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-lethal = { $unit } επιτίθενται και θα εξόντωναν τη μονάδα: { $target }. Ακύρωσε την επίθεση ή πήγαινε πάσο.
homm3-ask-spell = Ο αντίπαλος ρίχνει το ξόρκι «{ $card }»: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-cast = Έριξες το ξόρκι «{ $card }»: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-damage = { $unit } προκάλεσαν ζημιά: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-end = Ο γύρος μάχης τελειώνει: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-won = Κέρδισες τη μάχη: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-reroll = { $purpose ->
        [attack] { $unit } επιτίθενται. Τα ζάρια δείχνουν { $dice }. Ξαναρίξε ένα ή κράτησέ τα.
        [defend] { $unit } αμύνονται. Το ζάρι δείχνει { $dice }. Ξαναρίξε το ή κράτησέ το.
        [card] Τα ζάρια για την κάρτα δείχνουν { $dice }. Ξαναρίξε ένα ή κράτησέ τα.
        [morale] Το ζάρι του ηθικού δείχνει { $dice }. Ξαναρίξε το ή κράτησέ το.
       *[other] { $unit } ρίχνουν για μια ικανότητα. Τα ζάρια δείχνουν { $dice }. Ξαναρίξε ένα ή κράτησέ τα.
    }
homm3-ask-target = { $card }: επίλεξε μια μονάδα.
homm3-ask-toll = { $unit } ακριβαίνουν τα ξόρκια. Ξεσκαρτάρισε μία κάρτα ακόμη.
homm3-ask-reinforce = Οι ουδέτεροι Σκελετοί εξοντώθηκαν. Ποια χάλκινη μονάδα γίνεται Πλήθος;

## Questions: choices of the rule book's AI that it leaves to you
homm3-ask-ai-target = Μονάδα της ΤΝ: { $unit }. Έχει πολλούς εξίσου καλούς στόχους. Σε ποιον επιτίθεται;
homm3-ask-ai-space = Μονάδα της ΤΝ: { $unit }. Μπορεί να σταθεί σε πολλές θέσεις. Πού πηγαίνει;
homm3-ask-ai-break = Μονάδα της ΤΝ: { $unit }. Μπορεί να γκρεμίσει πολλά Τείχη. Ποιο;
homm3-ask-ai-unit = { $card }: ο Ήρωας της ΤΝ έχει πολλούς πιθανούς στόχους. Ποιον;

## Questions: cards
homm3-ask-discard = { $left ->
        [one] Ξεσκαρτάρισε μια κάρτα.
       *[other] Ξεσκαρτάρισε { $left } κάρτες, τη μία μετά την άλλη.
    }
homm3-ask-discards = Ξεσκαρτάρισε όσες κάρτες θέλεις.{ $count ->
        [0] { "" }
       *[other] { " " }Μέχρι τώρα: { $count }.
    }
homm3-ask-search = Αναζήτηση ({ $count }) στην { $deck }: δες τις κάρτες της ή πάρε την κάρτα της στοίβας ξεσκαρταρίσματος.
homm3-ask-searching = Πριν από την αναζήτηση σε μια τράπουλα: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-firing = Η Βαλλίστρα σου είναι έτοιμη να ρίξει: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-level = Ο ήρωάς σου φτάνει σε νέο επίπεδο: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-searched = Έκανες Αναζήτηση: παίξε μια κάρτα ή πήγαινε πάσο.
homm3-ask-replace = Μπορείς να ξεσκαρτάρεις μια κάρτα άλλης φατρίας και να τραβήξεις άλλη στη θέση της.
homm3-ask-keep = Κράτησε μία από αυτές τις κάρτες.
homm3-ask-lay-off = Ποια κάρτα πάει τώρα στη στοίβα ξεσκαρταρίσματος;
homm3-ask-fetch = { $card }: πάρε μια κάρτα από τη στοίβα ξεσκαρταρίσματός σου.
homm3-ask-space = { $card }: επίλεξε μια θέση.
homm3-ask-blast = { $card }: επίλεξε τις δύο θέσεις που χτυπά.
homm3-ask-swap = { $card }: επίλεξε τη μονάδα που αλλάζει θέση με την πρώτη.
homm3-ask-cure = { $card }: μπορείς να αφαιρέσεις μια κάρτα από τη μονάδα «{ $unit }».

## Choices
homm3-option-recruit = Στρατολόγηση: { $troop }
homm3-option-reinforce = { $unit ->
        [none] Ενίσχυση σε Πλήθος: { $troop }
       *[other] Ενίσχυση σε Πλήθος: { $unit }
    }
homm3-option-bought = Ο στρατός είναι έτοιμος
homm3-option-deploy = Τοποθέτηση στο { $space }: { $troop }
homm3-option-line-up = Παράταξη των υπόλοιπων: οι μονάδες βολής πίσω, οι άλλες μπροστά
homm3-option-reserve = Αυτή η μονάδα μένει εκτός μάχης
homm3-option-gate = Η Πύλη στο { $space }
homm3-option-ai-first = { $troop }
homm3-option-activate = Ενεργοποίηση: { $unit }
homm3-option-attack = { $space ->
        [none] Επίθεση, στόχος: { $unit }
       *[other] Επίθεση από το { $space }, στόχος: { $unit }
    }
homm3-option-break = { $space ->
        [none] Γκρέμισε στο { $wall }
       *[other] Γκρέμισε στο { $wall } από το { $space }
    }
homm3-option-move = Κίνηση στο { $space }
homm3-option-defend = Άμυνα: Δείκτης Άμυνας και τέλος της ενεργοποίησης
homm3-option-ability = Χρήση της ικανότητας της μονάδας αντί γι’ αυτό
homm3-option-stop = Τέλος της ενεργοποίησης
homm3-option-surrender = Παράδοση: 10 χρυσά στον αντίπαλο, ο στρατός σου σώζεται
homm3-option-surrender-free = Παράδοση χωρίς πληρωμή: ο στρατός σου σώζεται
homm3-option-retreat = Υποχώρηση από τους φρουρούς
homm3-option-fight-on = Ένας πόντος κίνησης και η μάχη συνεχίζεται
homm3-option-play = Παίξε: { $card }, { $mode }
homm3-option-use = Χρήση: { $card }, { $mode }
homm3-option-morale = Θετικό ηθικό: { $use }
homm3-option-pass = Πάσο
homm3-option-save = Ακύρωση της επίθεσης: { $unit }
homm3-option-reroll = Νέα ρίψη, ζάρι { $die }: { $by }
homm3-option-accept = Τα ζάρια μένουν
homm3-option-target = { $unit }
homm3-option-space = { $space }
homm3-option-ai-target = Επίθεση, στόχος: { $unit }
homm3-option-ai-unit = { $unit }
homm3-option-ai-space = Κίνηση στο { $space }
homm3-option-ai-break = Γκρέμισε στο { $wall } από το { $space }
homm3-option-decline = Όχι
homm3-option-card = { $card }
homm3-option-discard = Ξεσκαρτάρισμα: { $card }
homm3-option-enough = Καμία άλλη κάρτα
homm3-option-look = Δες κάρτες από την { $deck }
homm3-option-fetch = Πάρε: { $card }
homm3-option-blast = Χτύπησε στο { $space }
homm3-option-heal = Θεραπεία: αφαίρεση ζημιάς
homm3-option-cure = Άρση παράλυσης: αφαίρεση του Δείκτη Παράλυσης
homm3-option-take = Πάρε από τη στοίβα ξεσκαρταρίσματος: { $card }
homm3-option-replace = Αντικατάσταση: { $card }
homm3-option-keep = Κράτα: { $card }
homm3-option-lay-off = { $card }
homm3-option-resign = Παραίτηση
homm3-option-resign-scenario = Παραίτηση και τέλος του σεναρίου
homm3-option-resign-side = Παραίτηση όλης της πλευράς σου και τέλος του σεναρίου

homm3-mode-basic = βασικό αποτέλεσμα
homm3-mode-expert = αποτέλεσμα ειδικού
homm3-mode-top = άνω αποτέλεσμα
homm3-mode-bottom = κάτω αποτέλεσμα
homm3-mode-power = δύναμη για ένα ξόρκι
homm3-mode-use = σε ισχύ
homm3-mode-put-away = απόσυρση
homm3-mode-cast-1 = ξόρκι στην πρώτη βαθμίδα
homm3-mode-cast-2 = ξόρκι στη δεύτερη βαθμίδα
homm3-mode-cast-3 = ξόρκι στην τρίτη βαθμίδα
homm3-mode-grade-1 = πρώτη βαθμίδα
homm3-mode-grade-2 = δεύτερη βαθμίδα
homm3-mode-grade-3 = τρίτη βαθμίδα
homm3-use-draw = τράβηγμα μιας κάρτας
homm3-use-exchange = αλλαγή καρτών
homm3-by-ability = ικανότητα της μονάδας
homm3-by-luck = Τύχη
homm3-by-morale = ηθικό

## Log: before the combat
homm3-for-gold = { $gold ->
        [0] δωρεάν
       *[other] για { $gold } χρυσά
    }
homm3-log-bought = { $step ->
        [recruit] { $seat } στρατολογεί { homm3-for-gold }: { $troop }.
       *[reinforce] { $seat } ενισχύει σε Πλήθος { homm3-for-gold }: { $troop }.
    }
homm3-log-guards = Οι φρουροί του πεδίου: { $troops }.
homm3-log-placed = { $space ->
        [tower] Ο Πύργος των Τοξοτών βρίσκεται δίπλα στο ταμπλό.
       *[other] { $pack ->
            [0] { $unit } (Χούφτα) παρατάσσονται στο { $space }.
           *[1] { $unit } (Πλήθος) παρατάσσονται στο { $space }.
        }
    }
homm3-log-walled = Η Πύλη βρίσκεται στο { $gate }, η υπόλοιπη μεσαία σειρά γεμίζει με Τείχη.

## Log: the combat
homm3-log-combat-round = Γύρος μάχης { $number }.
homm3-log-activates = { $unit } ενεργοποιούνται.
homm3-log-skipped = { $unit } χάνουν αυτή την ενεργοποίηση λόγω του Δείκτη Παράλυσης.
homm3-log-moves = { $unit } κινούνται από το { $from } στο { $to }.
homm3-log-defends = { $unit } αμύνονται: παίρνουν Δείκτη Άμυνας.
homm3-log-ability = { $unit } χρησιμοποιούν την ικανότητά τους.
homm3-log-attacks = { $retaliation ->
        [0] { $unit } επιτίθενται, στόχος: { $target }.
       *[1] { $unit } ανταποδίδουν, στόχος: { $target }.
    }
homm3-log-rolled = { $purpose ->
        [attack] { $rule ->
            [lower] { $unit } ρίχνουν { $dice } για την επίθεση· μετρά το μικρότερο.
            [higher] { $unit } ρίχνουν { $dice } για την επίθεση· μετρά το μεγαλύτερο.
            [sum] { $unit } ρίχνουν { $dice } για την επίθεση· μετρά το άθροισμα.
           *[other] { $unit } ρίχνουν { $dice } για την επίθεση.
        }
        [defend] { $unit } ρίχνουν { $dice } για τον Δείκτη Άμυνάς τους.
        [shrug] { $unit } ρίχνουν { $dice }· με +1 η κάρτα αποτυγχάνει.
        [paralyse] { $unit } ρίχνουν { $dice }· με 0 ο στόχος παραλύει.
        [scare] { $unit } ρίχνουν { $dice }· με 0 ο στόχος τρέπεται σε φυγή.
        [stare] { $unit } ρίχνουν { $dice } για το βλέμμα τους.
        [card] Τα ζάρια για την κάρτα δείχνουν { $dice }.
        [morale] Το ζάρι του ηθικού δείχνει { $dice }.
       *[other] { $unit } ρίχνουν { $dice } για την ικανότητά τους.
    }
homm3-log-rerolled = { $unit ->
        [none] Νέα ρίψη: το ζάρι δείχνει { $dice }.
       *[other] { $by ->
            [card] Με κάρτα ξαναρίχνουν { $unit }. Τα ζάρια δείχνουν τώρα { $dice }.
            [luck] Τύχη: { $unit } ξαναρίχνουν. Τα ζάρια δείχνουν τώρα { $dice }.
            [morale] Ηθικό: { $unit } ξαναρίχνουν. Τα ζάρια δείχνουν τώρα { $dice }.
           *[ability] { $unit } ξαναρίχνουν χάρη στην ικανότητά τους. Τα ζάρια δείχνουν τώρα { $dice }.
        }
    }
# For instance: Zombies: 2 attack, +1 die, minus 1 defense = 2 damage to Griffins.
homm3-log-hit = { $unit }: { $attack ->
        [0] χωρίς επίθεση
       *[other] επίθεση { $attack }
    }, ζάρι { $die }{ $defense ->
        [0] { "" }
       *[other] , μείον άμυνα { $defense }
    }{ $token ->
        [0] { "" }
       *[other] { " " }(1 από τον Δείκτη Άμυνας)
    }{ $ability ->
        [0] { "" }
       *[other] { " " }({ $ability } από την ικανότητα)
    }{ $wall ->
        [0] { "" }
       *[other] , μείον 1 για το Τείχος
    } = { $damage ->
        [0] καμία ζημιά
       *[other] ζημιά { $damage }
    }, στόχος: { $target }.
homm3-log-cancelled = Η επίθεση ακυρώνεται: { $unit }, στόχος: { $target }.
homm3-log-saved = { $unit } προστατεύουν τη μονάδα: { $target }.
homm3-left = { $left ->
        [0] δεν απομένει ζωή
       *[other] απομένει ζωή { $left } από { $health }
    }
homm3-log-hurt = { $source ->
        [attack] { $unit }: { homm3-left }.
        [poison] Δηλητήριο: { $unit } παθαίνουν ζημιά { $amount }: { homm3-left }.
        [fire_shield] Πύρινη Ασπίδα: { $unit } παθαίνουν ζημιά { $amount }: { homm3-left }.
        [spell] Ξόρκι: { $unit } παθαίνουν ζημιά { $amount }: { homm3-left }.
        [specialty] Ειδικότητα: { $unit } παθαίνουν ζημιά { $amount }: { homm3-left }.
        [ability] Ικανότητα: { $unit } παθαίνουν ζημιά { $amount }: { homm3-left }.
       *[other] { $unit } παθαίνουν ζημιά { $amount }: { homm3-left }.
    }
homm3-log-unharmed = { $card }: { $unit } δεν παθαίνουν ζημιά.
homm3-log-healed = { $unit }: θεραπεύεται ζημιά { $amount }.
homm3-log-flipped = { $unit }: το Πλήθος γίνεται Χούφτα, { homm3-left }.
homm3-log-survived = { $unit } επιζούν με ζωή 1.
homm3-log-defeated = { $unit } εξοντώθηκαν.
homm3-log-paralysed = { $unit } παίρνουν Δείκτη Παράλυσης.
homm3-log-freed = { $unit } χάνουν τον Δείκτη Παράλυσης.
homm3-log-reinforced = { $unit } γίνονται Πλήθος.
homm3-log-bonus = { $stat ->
        [attack] { $unit }: { $amount } επίθεση.
        [defense] { $unit }: { $amount } άμυνα.
       *[initiative] { $unit }: { $amount } πρωτοβουλία.
    }
homm3-log-lasts = { $unit ->
        [none] { $card }: μένει σε ισχύ.
       *[other] { $card }: μένει στη μονάδα «{ $unit }».
    }
homm3-log-uncovered = { $card }: εξαντλήθηκε και φεύγει από τη μονάδα «{ $unit }».
homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] Η Πύλη στο { $space } γκρεμίστηκε.
           *[wall] Το Τείχος στο { $space } γκρεμίστηκε.
        }
       *[other] { $piece ->
            [gate] { $unit } γκρεμίζουν την Πύλη στο { $space }.
           *[wall] { $unit } γκρεμίζουν το Τείχος στο { $space }.
        }
    }
homm3-log-surrendered = { $seat } παραδίδεται.
homm3-log-resigned = { $seat } παραιτείται.
homm3-log-combat-over = { $how ->
        [stalemate] Η μάχη τελειώνει χωρίς νικητή.
        [retreat] Η μάχη τελειώνει με υποχώρηση.
        [skip] Οι φρουροί αφήνουν τον ήρωα να περάσει.
       *[other] { $winner ->
            [0] Η μάχη τελείωσε. Νικά ο επιτιθέμενος.
           *[1] Η μάχη τελείωσε. Νικά ο αμυνόμενος.
        }
    }
homm3-log-over = Η παρτίδα τελείωσε.

## Log: cards
homm3-log-played = { $seat } παίζει την κάρτα «{ $card }»: { $mode }.
homm3-with-power = { $power ->
        [0] { "" }
       *[other] { " " }με δύναμη { $power }
    }
homm3-log-cast = { $seat ->
        [none] { $units ->
            [none] Ο Ήρωας της ΤΝ ρίχνει το ξόρκι «{ $card }»{ homm3-with-power }.
           *[other] Ο Ήρωας της ΤΝ ρίχνει το ξόρκι «{ $card }»{ homm3-with-power }. Στόχος: { $units }.
        }
       *[other] { $units ->
            [none] { $seat } ρίχνει το ξόρκι «{ $card }»{ homm3-with-power }.
           *[other] { $seat } ρίχνει το ξόρκι «{ $card }»{ homm3-with-power }. Στόχος: { $units }.
        }
    }
homm3-log-spell-failed = Το ξόρκι «{ $card }» αποτυγχάνει.
homm3-log-shrugged-off = { $unit } αποκρούουν την κάρτα «{ $card }».
homm3-log-power-lost = { $seat } χάνει αχρησιμοποίητη δύναμη: { $power }.
homm3-log-returned = { $seat } παίρνει ξανά στο χέρι την κάρτα «{ $card }».
homm3-log-used = { $seat } χρησιμοποιεί την κάρτα «{ $card }».
homm3-log-fetched = { $seat } παίρνει την κάρτα «{ $card }» από την προσωπική στοίβα ξεσκαρταρίσματος.
homm3-log-movement = { $amount ->
        [one] { $seat } κερδίζει 1 πόντο κίνησης.
       *[other] { $seat } κερδίζει { $amount } πόντους κίνησης.
    }
homm3-log-drew = Τραβάς: { $cards }.
homm3-log-drew-hidden = { $count ->
        [one] { $seat } τραβά μια κάρτα.
       *[other] { $seat } τραβά { $count } κάρτες.
    }
homm3-log-discarded = { $seat } ξεσκαρτάρει την κάρτα «{ $card }».
homm3-log-spent-morale = { $use ->
        [draw] { $seat } ξοδεύει θετικό ηθικό για να τραβήξει μια κάρτα.
       *[exchange] { $seat } ξοδεύει θετικό ηθικό για να αλλάξει κάρτες.
    }
homm3-log-morale = { $morale ->
        [1] { $seat } έχει τώρα θετικό ηθικό.
        [0] { $seat } έχει τώρα ουδέτερο ηθικό.
       *[other] { $seat } έχει τώρα αρνητικό ηθικό.
    }
homm3-amounts = { $gold ->
        [0] { $materials ->
            [0] { $valuables ->
                [0] { $gold } χρυσά
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $gold } { $gold ->
            [one] χρυσό
           *[other] χρυσά
        }{ $materials ->
            [0] { "" }
           *[other] { $valuables ->
                [0] { " " }και{ " " }
               *[other] ,{ " " }
            }
        }
    }{ $materials ->
        [0] { "" }
        [one] { $materials } οικοδομικό υλικό
       *[other] { $materials } οικοδομικά υλικά
    }{ $valuables ->
        [0] { "" }
       *[other] { $gold ->
            [0] { $materials ->
                [0] { "" }
               *[other] { " " }και{ " " }
            }
           *[other] { " " }και{ " " }
        }{ $valuables ->
            [one] { $valuables } πολύτιμο
           *[other] { $valuables } πολύτιμα
        }
    }
homm3-log-gained = { $seat } κερδίζει { homm3-amounts }.
homm3-log-looked = { $count ->
        [one] { $seat } βλέπει μια κάρτα από την { $deck }.
       *[other] { $seat } βλέπει { $count } κάρτες από την { $deck }.
    }
homm3-log-kept = Κρατάς την κάρτα «{ $card }».
homm3-log-kept-hidden = { $seat } κρατά μια κάρτα από την { $deck }.
homm3-log-laid-off = { $seat } βάζει στη στοίβα ξεσκαρταρίσματος την κάρτα «{ $card }».
homm3-log-took = { $seat } παίρνει από τη στοίβα ξεσκαρταρίσματος την κάρτα «{ $card }».
homm3-log-xp = { $amount ->
        [one] { $seat } κερδίζει 1 πόντο εμπειρίας.
       *[other] { $seat } κερδίζει { $amount } πόντους εμπειρίας.
    }
homm3-log-level = { $seat }: ο ήρωας φτάνει στο επίπεδο { $level }.

## Log: cards of an AI Hero
homm3-log-ai-card = Ο Ήρωας της ΤΝ τραβά μια κάρτα ({ $unit }): { $card } ({ $value }).
homm3-log-ai-reshuffled = Η κάρτα ανακατεύεται ξανά στην τράπουλα της ΤΝ.
homm3-log-ai-skill = Ο Ήρωας της ΤΝ χρησιμοποιεί μια δεξιότητα: { $card }.
homm3-log-ai-spell-kept = Ο Ήρωας της ΤΝ κρατά για τον επόμενο γύρο μάχης το ξόρκι «{ $card }».
homm3-log-ai-spell-lost = Το ξόρκι «{ $card }» του Ήρωα της ΤΝ δεν βρίσκει στόχο και χάνεται.
homm3-log-ai-spell-returned = Το ξόρκι «{ $card }» δεν χρησιμεύει τώρα και γυρίζει στα ξόρκια του Ήρωα της ΤΝ.

homm3-card-attack_a = Επίθεση για τον επόμενο που επιτίθεται
homm3-card-attack_b = Επίθεση για τον επόμενο που επιτίθεται
homm3-card-defense_a = Άμυνα για τη μονάδα με την περισσότερη ζωή
homm3-card-defense_b = Άμυνα για τη μονάδα που δρα μετά
homm3-card-cast_a_spell_a = Ρίψη ξορκιού
homm3-card-cast_a_spell_b = Ρίψη ξορκιού
homm3-card-use_a_skill_a = Χρήση δεξιότητας
homm3-card-use_a_skill_b = Χρήση δεξιότητας

## How a match ends
homm3-over-defeat = Όλες οι μονάδες της μίας πλευράς εξοντώθηκαν.
homm3-over-retreat = Ο ήρωας υποχώρησε.
homm3-over-surrender = Η μία πλευρά παραδόθηκε.
homm3-over-stalemate = Είκοσι γύροι μάχης δεν έφεραν καμία αλλαγή.
homm3-over-skip = Οι φρουροί άφησαν τον ήρωα να περάσει.
homm3-over-resigned = { $seat } παραιτήθηκε.

## Words of the rule book
homm3-type-ground = εδάφους
homm3-type-flying = ιπτάμενη
homm3-type-ranged = βολής
homm3-tier-bronze = χάλκινη
homm3-tier-silver = ασημένια
homm3-tier-gold = χρυσή
homm3-tier-azure = κυανή
homm3-stat-attack = επίθεση
homm3-stat-defense = άμυνα
homm3-stat-health = ζωή
homm3-stat-initiative = πρωτοβουλία
homm3-stat-power = δύναμη
homm3-stat-knowledge = γνώση
homm3-timing-instant = άμεσο
homm3-timing-activation = ενεργοποίηση
homm3-timing-map = χάρτης
homm3-timing-ongoing = διαρκές
homm3-timing-permanent = μόνιμο
homm3-school-air = Αέρας
homm3-school-earth = Γη
homm3-school-fire = Φωτιά
homm3-school-water = Νερό
homm3-deck-ability = τράπουλα των ικανοτήτων
homm3-deck-artifact = τράπουλα των τεχνημάτων
homm3-deck-spell = τράπουλα των ξορκιών
homm3-deck-machine = τράπουλα των Πολεμικών Μηχανών
homm3-deck-own = προσωπική τράπουλα
homm3-deck-bronze = τράπουλα των χάλκινων ουδέτερων μονάδων
homm3-deck-silver = τράπουλα των ασημένιων ουδέτερων μονάδων
homm3-deck-gold = τράπουλα των χρυσών ουδέτερων μονάδων
homm3-deck-azure = τράπουλα των κυανών ουδέτερων μονάδων

homm3-faction-castle = Κάστρο
homm3-faction-necropolis = Νεκρόπολη
homm3-faction-dungeon = Μπουντρούμι
homm3-faction-rampart = Προμαχώνας
homm3-faction-tower = Πύργος
homm3-faction-inferno = Κόλαση
homm3-faction-fortress = Φρούριο
homm3-faction-stronghold = Οχυρό
homm3-faction-conflux = Συμβολή
homm3-faction-cove = Όρμος
homm3-faction-neutral = Ουδέτεροι

## Options of a match
homm3-form-skirmish = στρατός εναντίον στρατού
homm3-form-guards = ένας ήρωας εναντίον των φρουρών ενός πεδίου
homm3-form-scenario = ένα σενάριο στον χάρτη
homm3-army-standard = ίδιος για τους δύο: χάλκινα Πλήθη, ασημένιες και χρυσές Χούφτες
homm3-army-random = τυχαία
homm3-army-bought = τον αγοράζουν οι παίκτες
homm3-difficulty-easy = εύκολο
homm3-difficulty-normal = κανονικό
homm3-difficulty-hard = δύσκολο
homm3-difficulty-impossible = αδύνατο
homm3-random = τυχαία
homm3-none = χωρίς ήρωα, χωρίς κάρτες
homm3-field-1 = I
homm3-field-2 = II
homm3-field-3 = III
homm3-field-4 = IV
homm3-field-5 = V
homm3-field-6 = VI
homm3-field-7 = VII
homm3-side-attacker = επιτιθέμενος
homm3-side-defender = αμυνόμενος
homm3-numbered = { $kin } { $number }
homm3-faction-siege = Τείχη της πόλης
homm3-faction-summoned = Από κάλεσμα
homm3-timing-passive = πάντα
homm3-timing-attack = επίθεση
homm3-timing-retaliation = ανταπόδοση
homm3-timing-other = αντί για δράση
homm3-kind-statistic = Χαρακτηριστικό
homm3-kind-ability = Ικανότητα
homm3-kind-artifact = Τέχνημα
homm3-kind-spell = Ξόρκι
homm3-kind-specialty = Ειδικότητα
homm3-kind-machine = Πολεμική Μηχανή
homm3-quality-minor = έλασσον
homm3-quality-major = μείζον
homm3-quality-relic = κειμήλιο
homm3-moment-start = στην αρχή της μάχης
homm3-moment-round = στην αρχή ενός γύρου μάχης
homm3-moment-before = πριν από μια ενεργοποίηση
homm3-moment-active = όσο μια μονάδα σου είναι ενεργή
homm3-moment-moved = μετά από μια κίνηση
homm3-moment-attack = σε μια επίθεση
homm3-moment-rolled = μετά τη ρίψη
homm3-moment-lethal = σε μια θανάσιμη επίθεση
homm3-moment-spell = σε ένα εχθρικό ξόρκι
homm3-moment-cast = μετά από δικό σου ξόρκι
homm3-moment-damage = μετά από ζημιά
homm3-moment-end = στο τέλος ενός γύρου μάχης
homm3-moment-searching = πριν από μια αναζήτηση
homm3-moment-firing = όταν ρίχνει η Βαλλίστρα σου
homm3-moment-level = όταν ο ήρωάς σου φτάνει σε νέο επίπεδο
homm3-moment-searched = μετά από μια αναζήτηση
homm3-moment-won = μετά από μια νίκη
homm3-moment-guards = πριν τραβηχτούν οι φρουροί

## Creatures

homm3-kin-arrow_tower = Τοξότες του Πύργου

## Questions and log lines of abilities

homm3-log-token = { $token ->
        [attack_token] { $unit } παίρνουν Δείκτη Επίθεσης: { $amount } επίθεση.
        [weakness_token] { $unit } παίρνουν Δείκτη Αδυναμίας: { $amount } επίθεση.
       *[corrosion_token] { $unit } παίρνουν Δείκτη Διάβρωσης: { $amount } άμυνα.
    }
homm3-token-attack_token = Δείκτης Επίθεσης
homm3-token-weakness_token = Δείκτης Αδυναμίας
homm3-token-corrosion_token = Δείκτης Διάβρωσης

## What bots look at
homm3-feature-units = Οι μονάδες σου
homm3-feature-their-units = Εχθρικές μονάδες
homm3-feature-won = Η μάχη κερδήθηκε
homm3-feature-cards = Κάρτες στο χέρι
homm3-feature-experts = Χρήσεις ειδικού που απομένουν
homm3-feature-morale = Ηθικό
homm3-feature-near = Απόσταση από τον εχθρό
homm3-feature-walls = Τείχη και πύλη
