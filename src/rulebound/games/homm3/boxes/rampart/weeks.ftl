### en

homm3-week-ammo_cart = Ammo Cart
    .text = Until the next Astrologers’ Round, Ballistas deal and First Aid Tents heal 1 more. Whoever has an Ammo Cart in play may reroll an Attack die of each attack by a ranged unit.
homm3-week-charlie_and_his_circus = Charlie and his Circus
    .text = Now and at the start of the next Round, all players may draw up to 3 cards from the neutral decks of their Dwellings’ tiers. They may recruit one of these units at its price.
homm3-week-mcgiver = McGiver
    .text = At the start of the next Round, all players may take a War Machine for free.

homm3-ask-circus = { $left ->
        [one] You may draw one more card from a neutral deck.
       *[other] You may draw up to { $left } cards from neutral decks.
    }
homm3-ask-mcgiver = You may take a War Machine for free.

homm3-option-enough-units = Draw no more

### el

homm3-week-ammo_cart = Κάρο Πολεμοφοδίων
    .text = Ως τον επόμενο Γύρο των Αστρολόγων οι Βαλλίστρες προκαλούν και οι Σκηνές Πρώτων Βοηθειών θεραπεύουν ζημιά μεγαλύτερη κατά 1. Όποιος έχει Κάρο Πολεμοφοδίων σε ισχύ μπορεί να ξαναρίξει ένα ζάρι επίθεσης σε κάθε επίθεση μονάδας βολής.
homm3-week-charlie_and_his_circus = Ο Τσάρλι και το Τσίρκο του
    .text = Τώρα, και στην αρχή του επόμενου Γύρου, όλοι οι παίκτες μπορούν να τραβήξουν έως 3 κάρτες από τις ουδέτερες τράπουλες των κατοικιών τους. Μπορούν να στρατολογήσουν μία από αυτές τις μονάδες στην τιμή της.
homm3-week-mcgiver = ΜακΓκίβερ
    .text = Στην αρχή του επόμενου Γύρου όλοι οι παίκτες μπορούν να πάρουν δωρεάν μια Πολεμική Μηχανή.

homm3-ask-circus = { $left ->
        [one] Μπορείς να τραβήξεις μία ακόμη κάρτα ουδέτερης τράπουλας.
       *[other] Μπορείς να τραβήξεις έως { $left } κάρτες από ουδέτερες τράπουλες.
    }
homm3-ask-mcgiver = Μπορείς να πάρεις δωρεάν μια Πολεμική Μηχανή.

homm3-option-enough-units = Καμία άλλη κάρτα

### hu

homm3-week-ammo_cart = Lőszerszekér
    .text = A következő asztrológus-fordulóig a Ballista 1 értékkel többet sebez, az Elsősegélysátor 1 értékkel többet gyógyít. Akinek Lőszerszekere van játékban, távolsági egységei minden támadásánál újradobhat egy támadókockát.
homm3-week-charlie_and_his_circus = Charlie és a cirkusza
    .text = Most és a következő forduló elején minden játékos legfeljebb 3 lapot húzhat a lakhelyeinek megfelelő semleges paklikból. Ezek közül egy egységet az árán toborozhat.
homm3-week-mcgiver = McGiver
    .text = A következő forduló elején minden játékos ingyen elvehet egy hadigépet.

homm3-ask-circus = { $left ->
        [one] Húzhatsz még egy lapot egy semleges pakliból.
       *[other] Legfeljebb { $left } lapot húzhatsz semleges paklikból.
    }
homm3-ask-mcgiver = Ingyen elvehetsz egy hadigépet.

homm3-option-enough-units = Nincs több húzás

### ka

homm3-week-ammo_cart = საბრძოლო მარაგის ურემი
    .text = შემდეგ ასტროლოგების რაუნდამდე ბალისტები 1-ით მეტ ზიანს აყენებს, პირველი დახმარების კარვები კი 1-ით მეტს არჩენს. ვისაც საბრძოლო მარაგის ურემი თამაშში აქვს, მსროლელი რაზმის ყოველი შეტევისას ერთი კამათელი შეუძლია თავიდან გააგოროს.
homm3-week-charlie_and_his_circus = ჩარლი და მისი ცირკი
    .text = ახლა და შემდეგი რაუნდის დასაწყისში ყველა მოთამაშეს შეუძლია არაუმეტეს 3 კარტი ამოიღოს თავისი სამყოფლების ნეიტრალური დასტებიდან. შეუძლია ამ რაზმებიდან ერთი თავის ფასად დაიქირავოს.
homm3-week-mcgiver = მაკგივერი
    .text = შემდეგი რაუნდის დასაწყისში ყველა მოთამაშეს შეუძლია საბრძოლო მანქანა უფასოდ აიღოს.

homm3-ask-circus = { $left ->
        [one] შეგიძლია ნეიტრალური დასტიდან კიდევ ერთი კარტი ამოიღო.
       *[other] შეგიძლია ნეიტრალური დასტებიდან არაუმეტეს { $left } კარტი ამოიღო.
    }
homm3-ask-mcgiver = შეგიძლია საბრძოლო მანქანა უფასოდ აიღო.

homm3-option-enough-units = საკმარისია

### he

homm3-week-ammo_cart = עגלת תחמושת
    .text = עד סבב האסטרולוגיה הבא בליסטות גורמות עוד נזק של 1, ואוהלי עזרה ראשונה מרפאים עוד 1. מי שיש לו עגלת תחמושת במשחק רשאי להטיל שוב קוביית התקפה אחת בכל התקפה של קשתים.
homm3-week-charlie_and_his_circus = צ׳רלי והקרקס שלו
    .text = כעת ובתחילת הסבב הבא כל השחקנים רשאים לשלוף עד שלושה קלפים מחפיסות נייטרליות בדרגות של מגורי היחידות שלהם. הם רשאים לגייס אחת מהיחידות האלה במחירה.
homm3-week-mcgiver = מקגיבר
    .text = בתחילת הסבב הבא כל השחקנים רשאים לקחת מכונת מלחמה בחינם.

homm3-ask-circus = { $left ->
        [one] אתם רשאים לשלוף עוד קלף אחד של חפיסה נייטרלית.
        [two] אתם רשאים לשלוף עד שני קלפים של חפיסות נייטרליות.
       *[other] אתם רשאים לשלוף עד { $left } קלפים של חפיסות נייטרליות.
    }
homm3-ask-mcgiver = אתם רשאים לקחת מכונת מלחמה בחינם.

homm3-option-enough-units = בלי שליפה נוספת
