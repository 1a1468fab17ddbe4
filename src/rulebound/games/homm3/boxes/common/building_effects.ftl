### en

homm3-use-gold-4 = gain 4 gold
homm3-use-gold-5 = gain 5 gold
homm3-use-gold-6 = gain 6 gold
homm3-use-draw-1 = draw a card
homm3-use-draw-2 = draw 2 cards
homm3-use-sell-artifact-2 = remove an Artifact for 2 gold
homm3-use-sell-artifact-4 = remove an Artifact for 4 gold
homm3-use-buy-artifact-6 = pay 6 gold and Search (2) the Artifact deck
homm3-use-buy-artifact-7 = pay 7 gold and Search (2) the Artifact deck
homm3-use-rob = pay 3 gold: an enemy discards a random card
homm3-use-free-recruit = recruit the unit for free
homm3-use-free-reinforce = reinforce the unit for free

homm3-ask-more-movement = Which hero has 1 more movement point?
homm3-ask-give-up-artifact = Which Artifact do you remove from the game?
homm3-ask-draw-unit = From which deck do you draw a Neutral Unit?
homm3-ask-recruit-drawn = { $valuables ->
        [0] You have drawn { $troop }. Recruit them { homm3-for-gold }?
       *[other] You have drawn { $troop }. Recruit them for { $gold } gold and { $valuables ->
            [one] 1 valuable
           *[other] { $valuables } valuables
        }?
    }
homm3-ask-pass-gate = Which hero goes where?
homm3-ask-rob = Which player discards a random card?

homm3-option-more-movement = { $hero }
homm3-option-give-up-artifact = Remove { $card }
homm3-option-draw-unit = Draw from the { $deck }
homm3-option-pass-gate = { $hero }: go to { $field }
homm3-option-rob = { $seat }

homm3-log-drew-unit = { $seat } draws { $troop }.
homm3-log-sent-away = { $seat } does not recruit { $troop }. The card is discarded.
homm3-log-passed-gate = { $seat }’s { $hero } passes through the Castle Gate to { $field }.

### el

homm3-use-gold-4 = κέρδος 4 χρυσών
homm3-use-gold-5 = κέρδος 5 χρυσών
homm3-use-gold-6 = κέρδος 6 χρυσών
homm3-use-draw-1 = τράβηγμα μιας κάρτας
homm3-use-draw-2 = τράβηγμα 2 καρτών
homm3-use-sell-artifact-2 = ένα τέχνημα βγαίνει από το παιχνίδι για 2 χρυσά
homm3-use-sell-artifact-4 = ένα τέχνημα βγαίνει από το παιχνίδι για 4 χρυσά
homm3-use-buy-artifact-6 = πληρωμή 6 χρυσών και Αναζήτηση (2) στην τράπουλα των τεχνημάτων
homm3-use-buy-artifact-7 = πληρωμή 7 χρυσών και Αναζήτηση (2) στην τράπουλα των τεχνημάτων
homm3-use-rob = πληρωμή 3 χρυσών, ένας αντίπαλος ξεσκαρτάρει μια τυχαία κάρτα
homm3-use-free-recruit = δωρεάν στρατολόγηση της μονάδας
homm3-use-free-reinforce = δωρεάν ενίσχυση της μονάδας

homm3-ask-more-movement = Ποιος ήρωας έχει 1 επιπλέον πόντο κίνησης;
homm3-ask-give-up-artifact = Ποιο τέχνημα βγάζεις από το παιχνίδι;
homm3-ask-draw-unit = Από ποια τράπουλα τραβάς ουδέτερη μονάδα;
homm3-ask-recruit-drawn = { $valuables ->
        [0] Τράβηξες: { $troop }. Τη στρατολογείς { homm3-for-gold };
       *[other] Τράβηξες: { $troop }. Τη στρατολογείς για { $gold } χρυσά και πολύτιμα: { $valuables };
    }
homm3-ask-pass-gate = Ποιος ήρωας πηγαίνει πού;
homm3-ask-rob = Ποιος παίκτης ξεσκαρτάρει μια τυχαία κάρτα;

homm3-option-more-movement = { $hero }
homm3-option-give-up-artifact = Έξοδος από το παιχνίδι: { $card }
homm3-option-draw-unit = Τράβηξε από την { $deck }
homm3-option-pass-gate = { $hero }, μετάβαση: { $field }
homm3-option-rob = { $seat }

homm3-log-drew-unit = { $seat } τραβά: { $troop }.
homm3-log-sent-away = { $seat } δεν στρατολογεί: { $troop }. Η κάρτα ξεσκαρτάρεται.
homm3-log-passed-gate = { $seat }: ο { $hero } περνά από την Πύλη του Κάστρου στο πεδίο { $field }.

### hu

homm3-use-gold-4 = 4 arany
homm3-use-gold-5 = 5 arany
homm3-use-gold-6 = 6 arany
homm3-use-draw-1 = egy lap húzása
homm3-use-draw-2 = 2 lap húzása
homm3-use-sell-artifact-2 = egy varázstárgy eltávolítása 2 aranyért
homm3-use-sell-artifact-4 = egy varázstárgy eltávolítása 4 aranyért
homm3-use-buy-artifact-6 = 6 arany fizetése és Keresés (2) a varázstárgypakliban
homm3-use-buy-artifact-7 = 7 arany fizetése és Keresés (2) a varázstárgypakliban
homm3-use-rob = 3 arany fizetése, és egy ellenfél eldob egy véletlen lapot
homm3-use-free-recruit = az egység ingyenes toborzása
homm3-use-free-reinforce = az egység ingyenes megerősítése

homm3-ask-more-movement = Melyik hős kapja az 1 mozgáspontot?
homm3-ask-give-up-artifact = Melyik varázstárgyat távolítod el a játékból?
homm3-ask-draw-unit = Melyik pakliból húzol semleges egységet?
homm3-ask-recruit-drawn = { $valuables ->
        [0] Húzott egységed: { $troop }. Toborzod { homm3-for-gold }?
       *[other] Húzott egységed: { $troop }. Toborzod { $gold } aranyért és { $valuables } drágaságért?
    }
homm3-ask-pass-gate = Melyik hős hová menjen?
homm3-ask-rob = Melyik játékos dobjon el egy véletlen lapot?

homm3-option-more-movement = { $hero }
homm3-option-give-up-artifact = Eltávolítás: { $card }
homm3-option-draw-unit = Húzás: { $deck }
homm3-option-pass-gate = { $hero } → { $field }
homm3-option-rob = { $seat }

homm3-log-drew-unit = { $seat } húz: { $troop }.
homm3-log-sent-away = { $seat } nem toborozza: { $troop }. A lap a dobott lapokhoz kerül.
homm3-log-passed-gate = { $seat }: a { $hero } átmegy a Várkapun ({ $field }).

### ka

homm3-use-gold-4 = 4 ოქროს მიღება
homm3-use-gold-5 = 5 ოქროს მიღება
homm3-use-gold-6 = 6 ოქროს მიღება
homm3-use-draw-1 = კარტის აღება
homm3-use-draw-2 = 2 კარტის აღება
homm3-use-sell-artifact-2 = არტეფაქტის თამაშიდან გატანა 2 ოქროსთვის
homm3-use-sell-artifact-4 = არტეფაქტის თამაშიდან გატანა 4 ოქროსთვის
homm3-use-buy-artifact-6 = 6 ოქროს გადახდა და ძებნა (2) არტეფაქტების დასტაში
homm3-use-buy-artifact-7 = 7 ოქროს გადახდა და ძებნა (2) არტეფაქტების დასტაში
homm3-use-rob = 3 ოქროს გადახდა, მტერი შემთხვევით კარტს აგდებს
homm3-use-free-recruit = რაზმის უფასოდ დაქირავება
homm3-use-free-reinforce = რაზმის უფასოდ გაძლიერება

homm3-ask-more-movement = რომელ გმირს ემატება გადაადგილების 1 ქულა?
homm3-ask-give-up-artifact = რომელ არტეფაქტს გაიტან თამაშიდან?
homm3-ask-draw-unit = რომელი დასტიდან იღებ ნეიტრალურ რაზმს?
homm3-ask-recruit-drawn = { $valuables ->
        [0] ამოღებულია: { $troop }. დაიქირავებ? { homm3-for-gold }.
       *[other] ამოღებულია: { $troop }. დაიქირავებ? ფასი: { $gold } ოქრო, ძვირფასეულობა { $valuables }.
    }
homm3-ask-pass-gate = რომელი გმირი სად გადადის?
homm3-ask-rob = რომელი მოთამაშე აგდებს შემთხვევით კარტს?

homm3-option-more-movement = { $hero }
homm3-option-give-up-artifact = გაიტანე თამაშიდან { $card }
homm3-option-draw-unit = ამოიღე აქედან: { $deck }
homm3-option-pass-gate = { $hero }: გადადი აქ: { $field }
homm3-option-rob = { $seat }

homm3-log-drew-unit = { $seat } იღებს რაზმს: { $troop }.
homm3-log-sent-away = { $seat } რაზმს არ ქირაობს: { $troop }. კარტი გადაიგდება.
homm3-log-passed-gate = { $seat }: { $hero } ციხის კარიბჭეს გადის. ველი: { $field }.

### he

homm3-use-gold-4 = קבלת 4 זהב
homm3-use-gold-5 = קבלת 5 זהב
homm3-use-gold-6 = קבלת 6 זהב
homm3-use-draw-1 = שליפת קלף אחד
homm3-use-draw-2 = שליפת שני קלפים
homm3-use-sell-artifact-2 = הסרת חפץ תמורת 2 זהב
homm3-use-sell-artifact-4 = הסרת חפץ תמורת 4 זהב
homm3-use-buy-artifact-6 = תשלום של 6 זהב וחיפוש (2) בחפיסת החפצים
homm3-use-buy-artifact-7 = תשלום של 7 זהב וחיפוש (2) בחפיסת החפצים
homm3-use-rob = תשלום של 3 זהב; אויב זורק קלף אקראי
homm3-use-free-recruit = גיוס היחידה בחינם
homm3-use-free-reinforce = תגבור היחידה בחינם

homm3-ask-more-movement = איזה גיבור יקבל עוד נקודת תנועה?
homm3-ask-give-up-artifact = איזה חפץ תסירו מהמשחק?
homm3-ask-draw-unit = מאיזו חפיסה תשלפו יחידה נייטרלית?
homm3-ask-recruit-drawn = { $valuables ->
        [0] שלפתם: { $troop }. לגייס את היחידה { homm3-for-gold }?
        [one] שלפתם: { $troop }. לגייס את היחידה תמורת { $gold } זהב וקריסטל אחד?
        [two] שלפתם: { $troop }. לגייס את היחידה תמורת { $gold } זהב ושני קריסטלים?
       *[other] שלפתם: { $troop }. לגייס את היחידה תמורת { $gold } זהב ו־{ $valuables } קריסטלים?
    }
homm3-ask-pass-gate = איזה גיבור יעבור ולאן?
homm3-ask-rob = מי יזרוק קלף אקראי?

homm3-option-more-movement = { $hero }
homm3-option-give-up-artifact = הסרת { $card }
homm3-option-draw-unit = שליפה מ{ $deck }
homm3-option-pass-gate = { $hero }: מעבר אל {"\u200E"}{ $field }
homm3-option-rob = { $seat }

homm3-log-drew-unit = { $seat }: שליפת { $troop }.
homm3-log-sent-away = { $seat }: ויתור על גיוס { $troop }. הקלף נזרק.
homm3-log-passed-gate = { $seat }, { $hero }: מעבר בשער הטירה אל {"\u200E"}{ $field }.
