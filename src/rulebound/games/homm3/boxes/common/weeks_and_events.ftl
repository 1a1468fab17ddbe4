### en

homm3-ask-recruit-open = You may recruit one of the units on the table.
homm3-ask-remove-any = Remove cards from the game. Removed so far: { $count }.
homm3-ask-slower-hero = Which hero loses a movement point?

homm3-option-enough-removed = Remove no more

homm3-log-slowed = { $seat }’s { $hero } loses 1 movement point.
homm3-log-revealed = { $cards ->
        [none] Nothing is left in the { $deck }.
       *[other] Cards are laid out: { $cards }.
    }
homm3-log-shuffled-back = { $count ->
        [one] A card is shuffled back into the { $deck }.
       *[other] { $count } cards are shuffled back into the { $deck }.
    }

### el

homm3-ask-recruit-open = Μπορείς να στρατολογήσεις μία από τις μονάδες στο τραπέζι.
homm3-ask-remove-any = Βγάλε κάρτες από το παιχνίδι. Μέχρι τώρα: { $count }.
homm3-ask-slower-hero = Ποιος ήρωας χάνει έναν πόντο κίνησης;

homm3-option-enough-removed = Καμία άλλη κάρτα

homm3-log-slowed = { $seat }: ο { $hero } χάνει 1 πόντο κίνησης.
homm3-log-revealed = { $cards ->
        [none] Δεν μένει τίποτα στην { $deck }.
       *[other] Απλώνονται κάρτες: { $cards }.
    }
homm3-log-shuffled-back = { $count ->
        [one] Μια κάρτα ανακατεύεται ξανά στην { $deck }.
       *[other] { $count } κάρτες ανακατεύονται ξανά στην { $deck }.
    }

### hu

homm3-ask-recruit-open = Toborozhatsz egyet az asztalon lévő egységek közül.
homm3-ask-remove-any = Távolíts el lapokat a játékból. Eddig eltávolítva: { $count }.
homm3-ask-slower-hero = Melyik hős veszítsen egy mozgáspontot?

homm3-option-enough-removed = Nincs több eltávolítás

homm3-log-slowed = { $seat }: a { $hero } 1 mozgáspontot veszít.
homm3-log-revealed = { $cards ->
        [none] Elfogyott: { $deck }.
       *[other] Lapok kerülnek az asztalra: { $cards }.
    }
homm3-log-shuffled-back = { $count ->
        [one] Egy lap visszakeveredik ({ $deck }).
       *[other] { $count } lap visszakeveredik ({ $deck }).
    }

### ka

homm3-ask-recruit-open = შეგიძლია მაგიდაზე გაშლილი რაზმებიდან ერთი დაიქირავო.
homm3-ask-remove-any = გაიტანე კარტები თამაშიდან. უკვე გატანილია: { $count }.
homm3-ask-slower-hero = რომელი გმირი კარგავს გადაადგილების ქულას?

homm3-option-enough-removed = საკმარისია

homm3-log-slowed = { $seat }: { $hero } გადაადგილების 1 ქულას კარგავს.
homm3-log-revealed = { $cards ->
        [none] { $deck }ში აღარაფერია.
       *[other] გაშლილი კარტები: { $cards }.
    }
homm3-log-shuffled-back = { $count ->
        [one] კარტი { $deck }ში ბრუნდება და აირევა.
       *[other] { $count } კარტი { $deck }ში ბრუნდება და აირევა.
    }

### he

homm3-ask-recruit-open = אתם רשאים לגייס אחת מהיחידות שעל השולחן.
homm3-ask-remove-any = הסירו קלפים מהמשחק. הוסרו עד כה: { $count }.
homm3-ask-slower-hero = איזה גיבור יאבד נקודת תנועה?

homm3-option-enough-removed = בלי הסרה נוספת

homm3-log-slowed = { $seat }, { $hero }: אובדן של נקודת תנועה אחת.
homm3-log-revealed = { $cards ->
        [none] לא נותר דבר ב{ $deck }.
       *[other] נפרשו קלפים: { $cards }.
    }
homm3-log-shuffled-back = { $count ->
        [one] קלף אחד מעורבב בחזרה לתוך { $deck }.
        [two] שני קלפים מעורבבים בחזרה לתוך { $deck }.
       *[other] { $count } קלפים מעורבבים בחזרה לתוך { $deck }.
    }
