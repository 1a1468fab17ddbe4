### Heroes of Might and Magic III: cards on the map, and what units in the Unit Deck can do there

## Questions
homm3-ask-which-hero = { $card }: για ποιον ήρωά σου ισχύει;
homm3-ask-which-enemy = { $card }: εναντίον ποιου εχθρού;
homm3-ask-portal = { $card }: ποιος ήρωας πηγαίνει πού;
homm3-ask-speculum = { $card }: ποιο πλακίδιο ανακαλύπτεις;
homm3-ask-diplomacy = { $card }: μπορείς να στρατολογήσεις μία από τις μονάδες που φανερώθηκαν.
homm3-ask-step-aside = { $card }: ένας ήρωας μπορεί να πάει δωρεάν σε ένα γειτονικό κενό πεδίο.
homm3-ask-spy = { $troop } βλέπουν την πρώτη κάρτα μιας τράπουλας. Ποιας;
homm3-ask-spied = Πού πηγαίνει η πρώτη κάρτα από την { $deck };

## Choices
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero }, μετάβαση: { $field }
homm3-option-step-aside = { $hero }, βήμα: { $field }
homm3-option-spy = Ματιά στην πρώτη κάρτα από την { $deck }
homm3-option-leave-card = Η κάρτα «{ $card }» μένει στην κορυφή της τράπουλας
homm3-option-leave-week = Η κάρτα «{ $week }» μένει στην κορυφή της τράπουλας
homm3-option-leave-event = Η κάρτα «{ $event }» μένει στην κορυφή της τράπουλας
homm3-option-put-card-under = Η κάρτα «{ $card }» πάει στον πάτο της τράπουλας
homm3-option-put-week-under = Η κάρτα «{ $week }» πάει στον πάτο της τράπουλας
homm3-option-put-event-under = Η κάρτα «{ $event }» πάει στον πάτο της τράπουλας
homm3-option-unit-ability = Χρήση της ικανότητας: { $troop }

## Log
homm3-log-portal = { $seat }: ένα μαγικό πέρασμα φέρνει τον ήρωα στο πεδίο { $field } ({ $hero }).
homm3-log-unit-ability = { $seat } χρησιμοποιεί την ικανότητα μιας μονάδας: { $troop }.
homm3-log-spied = { $place ->
        [top] { $seat } αφήνει την πρώτη κάρτα εκεί που ήταν, στην { $deck }.
       *[bottom] { $seat } βάζει την πρώτη κάρτα τελευταία στην { $deck }.
    }

## Words
homm3-deck-astrologers = τράπουλα των Αστρολόγων
homm3-deck-events = τράπουλα των συμβάντων
homm3-moment-turn = στη σειρά σου
homm3-moment-dice = αφού ρίξεις ζάρια πόρων ή θησαυρού
homm3-moment-buying = όταν στρατολογείς ή ενισχύεις μια μονάδα
