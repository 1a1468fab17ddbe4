### en

homm3-ask-take-card = Which card do you take from your discard pile?
homm3-ask-school = You are about to search the Spell deck. You may name a School of Magic instead.
homm3-ask-look-at = Which deck do you look at?
homm3-ask-throw-off = Which card goes to the discard pile? The other one goes back on top.

homm3-option-take-card = Take { $card }
homm3-option-school = School of { $school }
homm3-option-look-at = { $seat ->
        [none] Look at the { $deck }
       *[other] Look at { $seat }’s deck
    }
homm3-option-throw-off = Discard { $card }
homm3-option-throw-off-troop = Discard { $troop }
homm3-option-throw-off-week = Discard { $week }
homm3-option-throw-off-event = Discard { $event }

homm3-log-found-card = { $seat } takes { $card } out of the { $deck }.
homm3-log-found-none = { $seat } finds no { $card } in the { $deck }.
homm3-log-named-school = { $seat } names the School of { $school }.
homm3-log-looked-at = { $other ->
        [none] { $seat } looks at the top 2 cards of the { $deck }.
       *[other] { $seat } looks at the top 2 cards of { $other }’s deck.
    }
homm3-log-laid-off-troop = { $seat } discards { $troop } from their deck.
homm3-log-laid-off-week = { $seat } discards { $week } from the Astrologers’ deck.
homm3-log-laid-off-event = { $seat } discards { $event } from the Event deck.

### el

homm3-ask-take-card = Ποια κάρτα παίρνεις από τη στοίβα ξεσκαρταρίσματός σου;
homm3-ask-school = Ετοιμάζεσαι να κάνεις Αναζήτηση στην τράπουλα των ξορκιών. Μπορείς αντί γι’ αυτό να ονομάσεις μια σχολή μαγείας.
homm3-ask-look-at = Ποια τράπουλα κοιτάζεις;
homm3-ask-throw-off = Ποια κάρτα πάει στη στοίβα ξεσκαρταρίσματος; Η άλλη γυρίζει στην κορυφή.

homm3-option-take-card = Πάρε: { $card }
homm3-option-school = Σχολή: { $school }
homm3-option-look-at = { $seat ->
        [none] Δες την { $deck }
       *[other] Δες την προσωπική τράπουλα: { $seat }
    }
homm3-option-throw-off = Ξεσκαρτάρισμα: { $card }
homm3-option-throw-off-troop = Ξεσκαρτάρισμα: { $troop }
homm3-option-throw-off-week = Ξεσκαρτάρισμα: { $week }
homm3-option-throw-off-event = Ξεσκαρτάρισμα: { $event }

homm3-log-found-card = { $seat } παίρνει την κάρτα «{ $card }» από την { $deck }.
homm3-log-found-none = { $seat } δεν βρίσκει κάρτα «{ $card }» στην { $deck }.
homm3-log-named-school = { $seat } ονομάζει μια σχολή: { $school }.
homm3-log-looked-at = { $other ->
        [none] { $seat } βλέπει 2 κάρτες από την { $deck }.
       *[other] { $seat } βλέπει 2 κάρτες προσωπικής τράπουλας: { $other }.
    }
homm3-log-laid-off-troop = { $seat } ξεσκαρτάρει από την τράπουλά τους: { $troop }.
homm3-log-laid-off-week = { $seat } ξεσκαρτάρει από την τράπουλα των Αστρολόγων: { $week }.
homm3-log-laid-off-event = { $seat } ξεσκαρτάρει από την τράπουλα των συμβάντων: { $event }.

### hu

homm3-ask-take-card = Melyik lapot veszed vissza a dobott lapjaid közül?
homm3-ask-school = A varázslatpakliban készülsz keresni. Helyette megnevezhetsz egy mágiaiskolát.
homm3-ask-look-at = Melyik paklit nézed meg?
homm3-ask-throw-off = Melyik lap kerüljön a dobott lapokhoz? A másik visszakerül a pakli tetejére.

homm3-option-take-card = Visszavétel: { $card }
homm3-option-school = Mágiaiskola: { $school }
homm3-option-look-at = { $seat ->
        [none] Megnézés: { $deck }
       *[other] { $seat } paklijának megnézése
    }
homm3-option-throw-off = Eldobás: { $card }
homm3-option-throw-off-troop = Eldobás: { $troop }
homm3-option-throw-off-week = Eldobás: { $week }
homm3-option-throw-off-event = Eldobás: { $event }

homm3-log-found-card = { $seat } kiveszi: { $card } ({ $deck }).
homm3-log-found-none = { $seat } nem találja: { $card } ({ $deck }).
homm3-log-named-school = { $seat } megnevez egy mágiaiskolát: { $school }.
homm3-log-looked-at = { $other ->
        [none] { $seat } megnéz 2 lapot ({ $deck }).
       *[other] { $seat } megnézi { $other } paklijának 2 lapját.
    }
homm3-log-laid-off-troop = { $seat } eldobja a paklijából: { $troop }.
homm3-log-laid-off-week = { $seat } eldobja az asztrológusok paklijából: { $week }.
homm3-log-laid-off-event = { $seat } eldobja az eseménypakliból: { $event }.

### ka

homm3-ask-take-card = რომელ კარტს იღებ შენი გადაგდებული კარტებიდან?
homm3-ask-school = ახლა შელოცვების დასტაში ძებნა იწყება. მის ნაცვლად შეგიძლია მაგიის სკოლა დაასახელო.
homm3-ask-look-at = რომელ დასტას ნახულობ?
homm3-ask-throw-off = რომელი კარტი მიდის გადაგდებულ კარტებში? მეორე დასტის თავზე ბრუნდება.

homm3-option-take-card = აიღე { $card }
homm3-option-school = მაგიის სკოლა: { $school }
homm3-option-look-at = { $seat ->
        [none] ნახე: { $deck }
       *[other] ნახე მოთამაშის დასტა: { $seat }
    }
homm3-option-throw-off = გადააგდე { $card }
homm3-option-throw-off-troop = გადააგდე { $troop }
homm3-option-throw-off-week = გადააგდე { $week }
homm3-option-throw-off-event = გადააგდე { $event }

homm3-log-found-card = { $seat } იღებს: { $card }. აქედან: { $deck }.
homm3-log-found-none = { $seat } { $deck }ში ვერ პოულობს: { $card }.
homm3-log-named-school = { $seat } ასახელებს მაგიის სკოლას: { $school }.
homm3-log-looked-at = { $other ->
        [none] { $seat } 2 კარტს ნახულობს აქედან: { $deck }.
       *[other] { $seat } ნახულობს მოთამაშის დასტის 2 კარტს: { $other }.
    }
homm3-log-laid-off-troop = { $seat } რაზმის კარტს დასტიდან აგდებს: { $troop }.
homm3-log-laid-off-week = { $seat } ასტროლოგების დასტიდან აგდებს: { $week }.
homm3-log-laid-off-event = { $seat } მოვლენების დასტიდან აგდებს: { $event }.

### he

homm3-ask-take-card = איזה קלף תיקחו מערימת הזרוקים שלכם?
homm3-ask-school = אתם עומדים לחפש בחפיסת הקסמים. במקום זאת אתם רשאים לנקוב באסכולת קסם.
homm3-ask-look-at = באיזו חפיסה תציצו?
homm3-ask-throw-off = איזה קלף יונח בערימת הזרוקים? האחר יחזור לראש החפיסה.

homm3-option-take-card = לקחת { $card }
homm3-option-school = האסכולה: { $school }
homm3-option-look-at = { $seat ->
        [none] הצצה ב{ $deck }
       *[other] הצצה בחפיסה של { $seat }
    }
homm3-option-throw-off = זריקת { $card }
homm3-option-throw-off-troop = זריקת { $troop }
homm3-option-throw-off-week = זריקת { $week }
homm3-option-throw-off-event = זריקת { $event }

homm3-log-found-card = { $seat }: הקלף { $card } נלקח מ{ $deck }.
homm3-log-found-none = { $seat }: הקלף { $card } לא נמצא ב{ $deck }.
homm3-log-named-school = { $seat }: בחירת האסכולה { $school }.
homm3-log-looked-at = { $other ->
        [none] { $seat }: הצצה בשני קלפים מ{ $deck }.
       *[other] { $seat }: הצצה בשני קלפים בחפיסה של { $other }.
    }
homm3-log-laid-off-troop = { $seat }: זריקת { $troop } מהחפיסה של היחידות האלה.
homm3-log-laid-off-week = { $seat }: זריקת { $week } מחפיסת הכרזות האסטרולוגים.
homm3-log-laid-off-event = { $seat }: זריקת { $event } מחפיסת האירועים.
