### en

homm3-step-option = Either:
homm3-step-gain = Gain { homm3-amounts }.
homm3-step-lose = Lose { homm3-amounts }.
homm3-step-roll = Roll the dice and resolve { $keep } of them.
homm3-step-search = { $deck ->
        [none] Search ({ $count }) a deck of your choice.
       *[other] Search ({ $count }) the { $deck }.
    }
homm3-step-search_units = Reveal { $count } units from the { $tier } neutral deck and gain one.
homm3-step-morale = { $lose ->
        [0] Gain morale.
       *[other] Lose morale.
    }
homm3-step-experience = Main Heroes gain { $amount } experience.
homm3-step-choose = Choose one:
homm3-step-may = You may:
homm3-step-movement = Heroes have { $amount ->
        [one] one more movement point
       *[other] { $amount } more movement points
    } this Round.
homm3-step-teleport = The hero goes to tile { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] Black Cubes are taken off all Fields.
       *[other] Black Cubes are taken off these Fields: { $location }.
    }
homm3-step-reveal = Tiles are revealed as they lie.
homm3-step-gain_unit = Gain a unit.
homm3-step-lose_unit = { $troop } leave.

homm3-ask-which-deck = Search ({ $count }) a deck. Which one?
homm3-ask-choose = Choose one.

homm3-option-choose-nothing = Nothing
homm3-option-choose-gain = Gain { $count } { $resource }
homm3-option-choose-lose = Lose { $count } { $resource }
homm3-option-choose-roll = Roll { $count } { $die }
homm3-option-choose-search = Search ({ $count }) the { $deck }
homm3-option-choose-search_units = Reveal { $count } units from the { $deck } and gain one
homm3-option-choose-morale = Change your morale
homm3-option-choose-experience = Gain { $count } experience
homm3-option-choose-choose = Another choice
homm3-option-choose-may = The optional part
homm3-option-choose-movement = Gain { $count } movement
homm3-option-choose-teleport = Go to { $field }
homm3-option-choose-lift_cubes = Take off Black Cubes
homm3-option-choose-reveal = Reveal tiles
homm3-option-choose-gain_unit = Gain { $troop }
homm3-option-choose-lose_unit = Lose { $troop }

homm3-log-turned-up = A tile is revealed at { $field }: { $tile }.

### el

homm3-step-option = Είτε:
homm3-step-gain = Κέρδισε χρυσά { $gold }, οικοδομικά υλικά { $materials }, πολύτιμα { $valuables }.
homm3-step-lose = Χάσε χρυσά { $gold }, οικοδομικά υλικά { $materials }, πολύτιμα { $valuables }.
homm3-step-roll = Ρίξε ζάρια και εκτέλεσε τόσα: { $keep }.
homm3-step-search = { $deck ->
        [none] Κάνε Αναζήτηση ({ $count }) σε μια τράπουλα της επιλογής σου.
       *[other] Κάνε Αναζήτηση ({ $count }) στην { $deck }.
    }
homm3-step-search_units = Φανέρωσε { $count } μονάδες της ουδέτερης τράπουλας και κέρδισε μία: { $tier }.
homm3-step-morale = { $lose ->
        [0] Κέρδισε ηθικό.
       *[other] Χάσε ηθικό.
    }
homm3-step-experience = Οι Κύριοι Ήρωες κερδίζουν πόντους εμπειρίας: { $amount }.
homm3-step-choose = Επίλεξε ένα:
homm3-step-may = Μπορείς να κάνεις αυτό:
homm3-step-movement = Οι ήρωες έχουν επιπλέον πόντους κίνησης σε αυτόν τον Γύρο: { $amount }.
homm3-step-teleport = Ο ήρωας πηγαίνει στο πλακίδιο { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] Οι Μαύροι Κύβοι αφαιρούνται από όλα τα πεδία.
       *[other] Οι Μαύροι Κύβοι αφαιρούνται από αυτά τα πεδία: { $location }.
    }
homm3-step-reveal = Αποκαλύπτονται πλακίδια, όπως είναι γυρισμένα.
homm3-step-gain_unit = Κέρδισε μια μονάδα.
homm3-step-lose_unit = Αυτές οι μονάδες φεύγουν: { $troop }.

homm3-ask-which-deck = Αναζήτηση ({ $count }) σε μια τράπουλα. Σε ποια;
homm3-ask-choose = Επίλεξε ένα.

homm3-option-choose-nothing = Τίποτα
homm3-option-choose-gain = Κέρδος ({ $resource }): { $count }
homm3-option-choose-lose = Απώλεια ({ $resource }): { $count }
homm3-option-choose-roll = Ρίψη ({ $die }): { $count }
homm3-option-choose-search = Αναζήτηση ({ $count }) στην { $deck }
homm3-option-choose-search_units = Φανέρωσε { $count } μονάδες από την { $deck } και κέρδισε μία
homm3-option-choose-morale = Αλλαγή του ηθικού σου
homm3-option-choose-experience = Κέρδος πόντων εμπειρίας: { $count }
homm3-option-choose-choose = Κι άλλη επιλογή
homm3-option-choose-may = Ίσως κι άλλα
homm3-option-choose-movement = Κέρδος πόντων κίνησης: { $count }
homm3-option-choose-teleport = Μετάβαση: { $field }
homm3-option-choose-lift_cubes = Αφαίρεση Μαύρων Κύβων
homm3-option-choose-reveal = Αποκάλυψη πλακιδίων
homm3-option-choose-gain_unit = Κέρδος: { $troop }
homm3-option-choose-lose_unit = Απώλεια: { $troop }

homm3-log-turned-up = Αποκαλύπτεται ένα πλακίδιο στο { $field }: { $tile }.

### hu

homm3-step-option = Vagy:
homm3-step-gain = Nyereség: arany { $gold }, építőanyag { $materials }, drágaság { $valuables }.
homm3-step-lose = Veszteség: arany { $gold }, építőanyag { $materials }, drágaság { $valuables }.
homm3-step-roll = Dobás, és ennyi dobókocka végrehajtása: { $keep }.
homm3-step-search = { $deck ->
        [none] Keresés ({ $count }) egy pakliban.
       *[other] Keresés ({ $count }): { $deck }.
    }
homm3-step-search_units = Fedj fel { $count } egységet a semleges pakliból, és az egyiket kapd meg: { $tier }.
homm3-step-morale = { $lose ->
        [0] Nő a morál.
       *[other] Csökken a morál.
    }
homm3-step-experience = A Főhősök tapasztalatpontot kapnak: { $amount }.
homm3-step-choose = Válassz egyet:
homm3-step-may = Megteheted ezt:
homm3-step-movement = A hősök ebben a fordulóban több mozgáspontot kapnak: { $amount }.
homm3-step-teleport = A hős erre a lapkára kerül: { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] A fekete kockák minden területről lekerülnek.
       *[other] A fekete kockák lekerülnek ezekről a területekről: { $location }.
    }
homm3-step-reveal = Lapkák felfedése, ahogy fekszenek.
homm3-step-gain_unit = Kapsz egy egységet.
homm3-step-lose_unit = Ezek az egységek távoznak: { $troop }.

homm3-ask-which-deck = Keresés ({ $count }) egy pakliban. Melyikben?
homm3-ask-choose = Válassz egyet.

homm3-option-choose-nothing = Semmi
homm3-option-choose-gain = Nyereség: { $count } { $resource }
homm3-option-choose-lose = Veszteség: { $count } { $resource }
homm3-option-choose-roll = Dobás: { $count } { $die }
homm3-option-choose-search = Keresés ({ $count }): { $deck }
homm3-option-choose-search_units = { $count } egység felfedése ({ $deck }), az egyik megszerzése
homm3-option-choose-morale = A morál változása
homm3-option-choose-experience = { $count } tapasztalatpont
homm3-option-choose-choose = További választás
homm3-option-choose-may = Talán több is
homm3-option-choose-movement = { $count } mozgáspont
homm3-option-choose-teleport = Áthelyezés: { $field }
homm3-option-choose-lift_cubes = Fekete kockák levétele
homm3-option-choose-reveal = Lapkák felfedése
homm3-option-choose-gain_unit = Megszerzés: { $troop }
homm3-option-choose-lose_unit = Elvesztés: { $troop }

homm3-log-turned-up = Egy lapka felfedve itt: { $field }. Lapka: { $tile }.

### ka

homm3-step-option = ან:
homm3-step-gain = მიიღე: ოქრო { $gold }, სამშენებლო მასალა { $materials }, ძვირფასეულობა { $valuables }.
homm3-step-lose = დაკარგე: ოქრო { $gold }, სამშენებლო მასალა { $materials }, ძვირფასეულობა { $valuables }.
homm3-step-roll = გააგორე კამათლები და მიიღე ამდენი: { $keep }.
homm3-step-search = { $deck ->
        [none] ძებნა ({ $count }) დასტაში, რომელსაც ირჩევ.
       *[other] ძებნა ({ $count }) { $deck }ში.
    }
homm3-step-search_units = გახსენი ნეიტრალური დასტის { $count } რაზმი და ერთი მიიღე: { $tier }.
homm3-step-morale = { $lose ->
        [0] სულისკვეთება იმატებს.
       *[other] სულისკვეთება იკლებს.
    }
homm3-step-experience = მთავარი გმირები გამოცდილებას იღებენ: { $amount }.
homm3-step-choose = აირჩიე ერთი:
homm3-step-may = შეგიძლია ეს გააკეთო:
homm3-step-movement = ამ რაუნდში გმირებს გადაადგილების ქულები ემატება: { $amount }.
homm3-step-teleport = გმირი გადადის ფილაზე { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] შავი კუბები ყველა ველიდან იხსნება.
       *[other] შავი კუბები ამ ველებიდან იხსნება: { $location }.
    }
homm3-step-reveal = ფილები იხსნება ისე, როგორც დევს.
homm3-step-gain_unit = მიიღე რაზმი.
homm3-step-lose_unit = ეს რაზმები მიდიან: { $troop }.

homm3-ask-which-deck = ძებნა ({ $count }). რომელ დასტაში?
homm3-ask-choose = აირჩიე ერთი.

homm3-option-choose-nothing = არაფერი
homm3-option-choose-gain = მიიღე { $count } { $resource }
homm3-option-choose-lose = დაკარგე { $count } { $resource }
homm3-option-choose-roll = გააგორე { $count } { $die }
homm3-option-choose-search = ძებნა ({ $count }) { $deck }ში
homm3-option-choose-search_units = გახსენი { $count } რაზმი და ერთი მიიღე: { $deck }
homm3-option-choose-morale = შეცვალე შენი სულისკვეთება
homm3-option-choose-experience = მიიღე { $count } გამოცდილება
homm3-option-choose-choose = აირჩიე სხვა
homm3-option-choose-may = არასავალდებულო ნაწილი
homm3-option-choose-movement = მიიღე გადაადგილების { $count } ქულა
homm3-option-choose-teleport = გადადი აქ: { $field }
homm3-option-choose-lift_cubes = მოხსენი შავი კუბები
homm3-option-choose-reveal = გახსენი ფილები
homm3-option-choose-gain_unit = მიიღე { $troop }
homm3-option-choose-lose_unit = დაკარგე { $troop }

homm3-log-turned-up = იხსნება ფილა { $tile }. ადგილი: { $field }.

### he

homm3-step-option = אפשרות:
homm3-step-gain = קבלו זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }.
homm3-step-lose = אבדו זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }.
homm3-step-roll = הטילו קוביות. מספר הקוביות שמבצעים: { $keep }.
homm3-step-search = { $deck ->
        [none] חפשו ({ $count }) בחפיסה לבחירתכם.
       *[other] חפשו ({ $count }) ב{ $deck }.
    }
homm3-step-search_units = { $count ->
        [one] חשפו יחידה אחת של החפיסה הנייטרלית וקבלו אותה: { $tier }.
        [two] חשפו שתי יחידות של החפיסה הנייטרלית וקבלו אחת: { $tier }.
       *[other] חשפו { $count } יחידות של החפיסה הנייטרלית וקבלו אחת: { $tier }.
    }
homm3-step-morale = { $lose ->
        [0] קבלו מורל.
       *[other] אבדו מורל.
    }
homm3-step-experience = גיבורים ראשיים מקבלים ניסיון: { $amount }.
homm3-step-choose = בחרו אחד:
homm3-step-may = אתם רשאים לעשות זאת:
homm3-step-movement = לגיבורים יש עוד נקודות תנועה בסבב הזה: { $amount }.
homm3-step-teleport = הגיבור עובר לאריח { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] קוביות שחורות מוסרות מכל השדות.
       *[other] קוביות שחורות מוסרות מהשדות האלה: { $location }.
    }
homm3-step-reveal = אריחים מתגלים כפי שהם מונחים.
homm3-step-gain_unit = קבלו יחידה.
homm3-step-lose_unit = היחידות האלה עוזבות: { $troop }.

homm3-ask-which-deck = חפשו ({ $count }) בחפיסה. באיזו?
homm3-ask-choose = בחרו אחד.

homm3-option-choose-nothing = כלום
homm3-option-choose-gain = קבלת { $resource } ({ $count })
homm3-option-choose-lose = אובדן של { $resource } ({ $count })
homm3-option-choose-roll = הטלת { $die } ({ $count })
homm3-option-choose-search = חיפוש ({ $count }) ב{ $deck }
homm3-option-choose-search_units = חשיפת יחידות ({ $count }) מ{ $deck } וקבלת אחת
homm3-option-choose-morale = שינוי המורל שלכם
homm3-option-choose-experience = קבלת ניסיון ({ $count })
homm3-option-choose-choose = בחירה נוספת
homm3-option-choose-may = אולי עוד
homm3-option-choose-movement = קבלת נקודות תנועה ({ $count })
homm3-option-choose-teleport = מעבר אל {"\u200E"}{ $field }
homm3-option-choose-lift_cubes = הסרת קוביות שחורות
homm3-option-choose-reveal = גילוי אריחים
homm3-option-choose-gain_unit = קבלת { $troop }
homm3-option-choose-lose_unit = אובדן { $troop }

homm3-log-turned-up = מתגלה אריח ב־{"\u200E"}{ $field }: { $tile }.
