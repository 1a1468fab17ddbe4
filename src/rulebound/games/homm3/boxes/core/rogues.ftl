### en

homm3-ability-spies = Once per turn you may look at the top card of any deck and put it back on the top or the bottom.

homm3-ask-spy = { $troop } look at the top card of a deck. Which one?
homm3-ask-spied = Where does the top card of the { $deck } go?

homm3-option-spy = Look at the top card of the { $deck }
homm3-option-leave-card = Leave { $card } on top of the deck
homm3-option-leave-week = Leave { $week } on top of the deck
homm3-option-leave-event = Leave { $event } on top of the deck
homm3-option-put-card-under = Put { $card } at the bottom of the deck
homm3-option-put-week-under = Put { $week } at the bottom of the deck
homm3-option-put-event-under = Put { $event } at the bottom of the deck

homm3-log-spied = { $place ->
        [top] { $seat } leaves the top card of the { $deck } where it was.
       *[bottom] { $seat } puts the top card of the { $deck } at the bottom.
    }

### el

homm3-ability-spies = Μία φορά σε κάθε σειρά σου μπορείς να δεις την πρώτη κάρτα οποιασδήποτε τράπουλας και να την αφήσεις στην κορυφή ή να τη βάλεις στον πάτο.

homm3-ask-spy = { $troop } βλέπουν την πρώτη κάρτα μιας τράπουλας. Ποιας;
homm3-ask-spied = Πού πηγαίνει η πρώτη κάρτα από την { $deck };

homm3-option-spy = Δες την πρώτη κάρτα από την { $deck }
homm3-option-leave-card = Η κάρτα «{ $card }» μένει στην κορυφή της τράπουλας
homm3-option-leave-week = Η κάρτα «{ $week }» μένει στην κορυφή της τράπουλας
homm3-option-leave-event = Η κάρτα «{ $event }» μένει στην κορυφή της τράπουλας
homm3-option-put-card-under = Η κάρτα «{ $card }» πάει στον πάτο της τράπουλας
homm3-option-put-week-under = Η κάρτα «{ $week }» πάει στον πάτο της τράπουλας
homm3-option-put-event-under = Η κάρτα «{ $event }» πάει στον πάτο της τράπουλας

homm3-log-spied = { $place ->
        [top] { $seat } αφήνει την πρώτη κάρτα εκεί που ήταν, στην { $deck }.
       *[bottom] { $seat } βάζει την πρώτη κάρτα τελευταία στην { $deck }.
    }

### hu

homm3-ability-spies = Körönként egyszer megnézheted bármelyik pakli felső lapját, és visszateheted a pakli tetejére vagy aljára.

homm3-ask-spy = { $troop }: megnézik egy pakli felső lapját. Melyikét?
homm3-ask-spied = Hová kerüljön a felső lap? ({ $deck })

homm3-option-spy = A felső lap megnézése: { $deck }
homm3-option-leave-card = Marad a pakli tetején: { $card }
homm3-option-leave-week = Marad a pakli tetején: { $week }
homm3-option-leave-event = Marad a pakli tetején: { $event }
homm3-option-put-card-under = A pakli aljára: { $card }
homm3-option-put-week-under = A pakli aljára: { $week }
homm3-option-put-event-under = A pakli aljára: { $event }

homm3-log-spied = { $place ->
        [top] { $seat } a helyén hagyja a felső lapot: { $deck }.
       *[bottom] { $seat } legalulra teszi a felső lapot: { $deck }.
    }

### ka

homm3-ability-spies = სვლაზე ერთხელ შეგიძლია ნახო ნებისმიერი დასტის ზედა კარტი და დასტის თავზე ან ქვეშ დააბრუნო.

homm3-ask-spy = { $troop } დასტის ზედა კარტს ნახულობენ. რომელი დასტისა?
homm3-ask-spied = სად მიდის ზედა კარტი: { $deck }?

homm3-option-spy = ნახე ზედა კარტი: { $deck }
homm3-option-leave-card = დატოვე დასტის თავზე { $card }
homm3-option-leave-week = დატოვე დასტის თავზე { $week }
homm3-option-leave-event = დატოვე დასტის თავზე { $event }
homm3-option-put-card-under = დადე დასტის ქვეშ { $card }
homm3-option-put-week-under = დადე დასტის ქვეშ { $week }
homm3-option-put-event-under = დადე დასტის ქვეშ { $event }

homm3-log-spied = { $place ->
        [top] { $seat } ზედა კარტს თავის ადგილზე ტოვებს: { $deck }.
       *[bottom] { $seat } ზედა კარტს ქვეშ დებს: { $deck }.
    }

### he

homm3-ability-spies = פעם אחת בתור אתם רשאים להסתכל על הקלף העליון של חפיסה כלשהי ולהחזיר אותו לראש החפיסה או לתחתיתה.

homm3-ask-spy = { $troop }: הצצה בקלף העליון של חפיסה. איזו?
homm3-ask-spied = לאן יחזור הקלף העליון של { $deck }?

homm3-option-spy = הצצה בקלף העליון של { $deck }
homm3-option-leave-card = השארת { $card } בראש החפיסה
homm3-option-leave-week = השארת { $week } בראש החפיסה
homm3-option-leave-event = השארת { $event } בראש החפיסה
homm3-option-put-card-under = הנחת { $card } בתחתית החפיסה
homm3-option-put-week-under = הנחת { $week } בתחתית החפיסה
homm3-option-put-event-under = הנחת { $event } בתחתית החפיסה

homm3-log-spied = { $place ->
        [top] { $seat }: הקלף העליון של { $deck } נשאר במקומו.
       *[bottom] { $seat }: הנחת הקלף העליון של { $deck } בתחתית.
    }
