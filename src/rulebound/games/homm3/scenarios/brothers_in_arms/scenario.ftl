### en

homm3-scenario-brothers_in_arms = Brothers in Arms
    .about = Two allied pairs face each other across a chain of dragons’ lairs and holy places.
    .goal = Hold both enemy Towns. If nobody has done so after 12 Rounds, a hero of each side fights a last combat for the victory.

homm3-rule-share_nearby = Allies whose heroes stand on adjacent Fields pass each other resources, units and Artifacts.
homm3-rule-dragon_joins = One of the dragons beaten at the Dragon Utopia joins the winner.
homm3-rule-final_combat = If nobody has won after Round { $round }, each side names a hero for a last combat.

homm3-over-win_final_combat = The last combat is won.
homm3-goal-win_final_combat = Win the last combat.

homm3-step-deal = Each player may propose one deal to one other player.

homm3-ask-pass-on = What do you pass on to { $seat }?
homm3-ask-deal = You may propose a deal to one other player.
homm3-ask-deal-give = What do you offer { $seat }?
homm3-ask-deal-want = What do you want from { $seat }?
homm3-ask-deal-answer = { $card ->
        [none] { $seat } offers { $count } { $resource }
       *[other] { $seat } offers { $card }
    } { $amount ->
        [0] and wants nothing for it. Do you agree?
       *[other] and wants { $amount } { $wanted } for it. Do you agree?
    }
homm3-ask-champion = Who fights the last combat for your side?

homm3-option-choose-deal = Propose a deal
homm3-option-rule-share = Pass things on to { $seat }
homm3-option-pass-card = { $card }
homm3-option-pass-unit = A Few of { $troop }
homm3-option-pass-pack = A Pack of { $troop }
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $count } { $resource }
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $count } { $resource }
homm3-option-deal-gift = Nothing: it is a gift
homm3-option-deal-agree = Agree
homm3-option-champion = { $seat }

homm3-log-deal-refused = { $to } refuses { $seat }’s deal.
homm3-log-final-combat = The last combat: { $seat } against { $other }.

### el

homm3-scenario-brothers_in_arms = Συμπολεμιστές
    .about = Δύο συμμαχικά ζευγάρια στέκονται αντιμέτωπα, και ανάμεσά τους μια σειρά από φωλιές δράκων και ιερούς τόπους.
    .goal = Κρατήστε και τις δύο εχθρικές πόλεις. Αν κανείς δεν το πέτυχε μετά από 12 Γύρους, ένας ήρωας από κάθε πλευρά δίνει μια τελευταία μάχη για τη νίκη.

homm3-rule-share_nearby = Σύμμαχοι με ήρωες σε γειτονικά πεδία δίνουν ο ένας στον άλλον πόρους, μονάδες και τεχνήματα.
homm3-rule-dragon_joins = Ένας από τους δράκους που νικήθηκαν στην Ουτοπία των Δράκων προσχωρεί στον νικητή.
homm3-rule-final_combat = Αν κανείς δεν νίκησε μετά τον Γύρο { $round }, κάθε πλευρά ορίζει έναν ήρωα για μια τελευταία μάχη.

homm3-over-win_final_combat = Η τελευταία μάχη κερδήθηκε.
homm3-goal-win_final_combat = Κέρδισε την τελευταία μάχη.

homm3-step-deal = Κάθε παίκτης μπορεί να προτείνει μία συμφωνία σε έναν άλλον παίκτη.

homm3-ask-pass-on = Τι δίνεις; Προς: { $seat }.
homm3-ask-deal = Μπορείς να προτείνεις μια συμφωνία σε έναν άλλον παίκτη.
homm3-ask-deal-give = Συμφωνία με: { $seat }. Τι προσφέρεις;
homm3-ask-deal-want = Συμφωνία με: { $seat }. Τι ζητάς;
homm3-ask-deal-answer = { $card ->
        [none] { $seat } προσφέρει { $resource }: { $count },
       *[other] { $seat } προσφέρει την κάρτα «{ $card }»
    } { $amount ->
        [0] και δεν ζητά τίποτα. Συμφωνείς;
       *[other] και ζητά { $wanted }: { $amount }. Συμφωνείς;
    }
homm3-ask-champion = Ποιος δίνει την τελευταία μάχη για την πλευρά σου;

homm3-option-choose-deal = Πρόταση συμφωνίας
homm3-option-rule-share = Μεταβίβαση προς: { $seat }
homm3-option-pass-card = { $card }
homm3-option-pass-unit = Μια Χούφτα: { $troop }
homm3-option-pass-pack = Ένα Πλήθος: { $troop }
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $resource }: { $count }
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $resource }: { $count }
homm3-option-deal-gift = Τίποτα: είναι δώρο
homm3-option-deal-agree = Συμφωνία
homm3-option-champion = { $seat }

homm3-log-deal-refused = { $to } αρνείται τη συμφωνία που πρότεινε: { $seat }.
homm3-log-final-combat = Η τελευταία μάχη: { $seat } εναντίον { $other }.

### hu

homm3-scenario-brothers_in_arms = Fegyvertársak
    .about = Két szövetséges páros néz szembe egymással sárkányfészkek és szent helyek láncolatán át.
    .goal = Tartsátok birtokotokban mindkét ellenséges várost. Ha ez 12 forduló után senkinek sem sikerül, mindkét fél egy hőse utolsó harcot vív a győzelemért.

homm3-rule-share_nearby = Azok a szövetségesek, akiknek a hősei szomszédos területeken állnak, erőforrásokat, egységeket és varázstárgyakat adhatnak át egymásnak.
homm3-rule-dragon_joins = A Sárkányutópián legyőzött sárkányok egyike csatlakozik a győzteshez.
homm3-rule-final_combat = Ha { $round } forduló után senki sem győzött, mindkét fél kijelöl egy hőst az utolsó harcra.

homm3-over-win_final_combat = Az utolsó harc eldőlt.
homm3-goal-win_final_combat = Nyerd meg az utolsó harcot.

homm3-step-deal = Minden játékos egy üzletet ajánlhat egy másik játékosnak.

homm3-ask-pass-on = Mit adsz át { $seat } számára?
homm3-ask-deal = Egy üzletet ajánlhatsz egy másik játékosnak.
homm3-ask-deal-give = Mit ajánlasz { $seat } számára?
homm3-ask-deal-want = Mit kérsz cserébe? Játékos: { $seat }.
homm3-ask-deal-answer = { $card ->
        [none] { $seat } ajánlata: { $count } { $resource }
       *[other] { $seat } ajánlata: { $card }
    }. { $amount ->
        [0] Semmit sem kér érte. Elfogadod?
       *[other] Amit kér érte: { $amount } { $wanted }. Elfogadod?
    }
homm3-ask-champion = Ki vívja az utolsó harcot a ti oldalatokon?

homm3-option-choose-deal = Üzlet ajánlása
homm3-option-rule-share = Átadás { $seat } számára
homm3-option-pass-card = { $card }
homm3-option-pass-unit = Maroknyi: { $troop }
homm3-option-pass-pack = Csapat: { $troop }
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $count } { $resource }
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $count } { $resource }
homm3-option-deal-gift = Semmit: ajándék
homm3-option-deal-agree = Elfogadás
homm3-option-champion = { $seat }

homm3-log-deal-refused = { $to } visszautasítja { $seat } üzletét.
homm3-log-final-combat = Az utolsó harc: { $seat } és { $other }.

### ka

homm3-scenario-brothers_in_arms = თანამებრძოლები
    .about = ორი მოკავშირე წყვილი ერთმანეთს დრაკონების ბუნაგებისა და წმინდა ადგილების ჯაჭვის ორივე მხრიდან უპირისპირდება.
    .goal = დაიკავეთ მტრის ორივე ქალაქი. თუ 12 რაუნდის შემდეგ ეს არავინ შეძლო, თითო გმირი ყოველი მხრიდან ბოლო ბრძოლაში გამარჯვებისთვის იბრძვის.

homm3-rule-share_nearby = მოკავშირეები, რომელთა გმირები მეზობელ ველებზე დგანან, ერთმანეთს რესურსებს, რაზმებსა და არტეფაქტებს გადასცემენ.
homm3-rule-dragon_joins = დრაკონების უტოპიაში დამარცხებული ერთი დრაკონი გამარჯვებულს უერთდება.
homm3-rule-final_combat = თუ მე-{ $round } რაუნდის შემდეგ გამარჯვებული არ არის, თითოეული მხარე ბოლო ბრძოლისთვის გმირს ასახელებს.

homm3-over-win_final_combat = ბოლო ბრძოლა მოგებულია.
homm3-goal-win_final_combat = მოიგე ბოლო ბრძოლა.

homm3-step-deal = ყოველ მოთამაშეს შეუძლია ერთ სხვა მოთამაშეს ერთი გარიგება შესთავაზოს.

homm3-ask-pass-on = რას გადასცემ მოთამაშეს: { $seat }?
homm3-ask-deal = შეგიძლია ერთ სხვა მოთამაშეს გარიგება შესთავაზო.
homm3-ask-deal-give = რას სთავაზობ მოთამაშეს: { $seat }?
homm3-ask-deal-want = რა გინდა მოთამაშისგან: { $seat }?
homm3-ask-deal-answer = { $card ->
        [none] { $seat } გთავაზობს: { $count } { $resource }.
       *[other] { $seat } გთავაზობს: { $card }.
    } { $amount ->
        [0] სანაცვლოდ არაფერს ითხოვს. თანახმა ხარ?
       *[other] სანაცვლოდ ითხოვს: { $amount } { $wanted ->
            [gold] ოქრო
            [materials] სამშენებლო მასალა
            [valuables] ძვირფასეულობა
           *[other] { $wanted }
        }. თანახმა ხარ?
    }
homm3-ask-champion = ვინ იბრძვის ბოლო ბრძოლაში შენი მხრიდან?

homm3-option-choose-deal = შესთავაზე გარიგება
homm3-option-rule-share = გადაეცი რამე მოთამაშეს: { $seat }
homm3-option-pass-card = { $card }
homm3-option-pass-unit = მცირე რაზმი: { $troop }
homm3-option-pass-pack = დიდი რაზმი: { $troop }
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $count } { $resource }
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $count } { $resource }
homm3-option-deal-gift = არაფერი: ეს საჩუქარია
homm3-option-deal-agree = დათანხმდი
homm3-option-champion = { $seat }

homm3-log-deal-refused = { $to } გარიგებაზე უარს ამბობს. შემთავაზებელი: { $seat }.
homm3-log-final-combat = ბოლო ბრძოლა: { $seat } და { $other } ერთმანეთის წინააღმდეგ.

### he

homm3-scenario-brothers_in_arms = אחים לנשק
    .about = שני זוגות של בעלי ברית ניצבים זה מול זה משני עבריה של שרשרת מאורות דרקונים ומקומות קדושים.
    .goal = החזיקו בשתי טירות האויב. אם איש לא עשה זאת אחרי 12 סבבים, גיבור מכל צד נלחם בקרב אחרון על הניצחון.

homm3-rule-share_nearby = בעלי ברית שהגיבורים שלהם עומדים בשדות סמוכים מעבירים זה לזה משאבים, יחידות וחפצים.
homm3-rule-dragon_joins = אחד מהדרקונים שהובסו בממלכת הדרקונים מצטרף למנצח.
homm3-rule-final_combat = אם אין מנצח אחרי סבב { $round }, כל צד בוחר גיבור לקרב אחרון.

homm3-over-win_final_combat = הקרב האחרון הוכרע.
homm3-goal-win_final_combat = נצחו בקרב האחרון.

homm3-step-deal = כל אחד מהשחקנים רשאי להציע עסקה אחת לשחקן אחר אחד.

homm3-ask-pass-on = מה תעבירו אל { $seat }?
homm3-ask-deal = אתם רשאים להציע עסקה לשחקן אחר אחד.
homm3-ask-deal-give = מה תציעו אל { $seat }?
homm3-ask-deal-want = מה תרצו מאת { $seat }?
homm3-ask-deal-answer = { $card ->
        [none] ההצעה של { $seat }: { $resource } ({ $count })
       *[other] ההצעה של { $seat }: { $card }
    }, { $amount ->
        [0] בלי תמורה. להסכים?
       *[other] תמורת { $wanted } ({ $amount }). להסכים?
    }
homm3-ask-champion = מי יילחם בקרב האחרון עבור הצד שלכם?

homm3-option-choose-deal = הצעת עסקה
homm3-option-rule-share = העברת דברים אל { $seat }
homm3-option-pass-card = { $card }
homm3-option-pass-unit = { $troop } (מעטים)
homm3-option-pass-pack = { $troop } (רבים)
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $resource } ({ $count })
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $resource } ({ $count })
homm3-option-deal-gift = כלום: זאת מתנה
homm3-option-deal-agree = הסכמה
homm3-option-champion = { $seat }

homm3-log-deal-refused = { $to }: סירוב לעסקה של { $seat }.
homm3-log-final-combat = הקרב האחרון: { $seat } נגד { $other }.
