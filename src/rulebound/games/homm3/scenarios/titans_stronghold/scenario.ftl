### en

homm3-scenario-titans_stronghold = Titans’ Stronghold
    .about = The titans have locked themselves in. Take every other Field of difficulty VII, then storm the stronghold together.
    .goal = Beat all units of the stronghold within 16 Rounds. On the highest difficulty there are 15.

homm3-rule-stronghold = Nobody enters the stronghold before every other Field of difficulty VII is flagged. Whoever enters fights 5 units from its deck. Survivors are shuffled back. Another combat round costs a movement point.
homm3-rule-seven_gifts = Whoever beats guards of difficulty VII gives other players something three times: 5 gold, 2 building materials or 1 valuable. Then the Field is flagged, and nothing else happens there.

homm3-goal-stronghold_falls = Beat all units of the stronghold.
homm3-over-stronghold_falls = The stronghold has fallen.

homm3-ask-seven-gift = { $left ->
        [one] What does another player gain? This is the last gift.
       *[other] What does another player gain? Gifts left: { $left }.
    }

homm3-option-bonus = { $seat } gains { $count } { $resource }
homm3-option-rule-storm = Storm the stronghold again: { $hero }

homm3-log-stronghold-deck = { $count ->
        [one] One unit holds the stronghold.
       *[other] { $count } units hold the stronghold.
    }
homm3-log-stronghold-left = { $count ->
        [0] No unit is left in the stronghold’s deck.
        [one] One unit is left in the stronghold’s deck.
       *[other] { $count } units are left in the stronghold’s deck.
    }

homm3-notice-stronghold-closed = The stronghold at { $field } is closed until every other Field of difficulty VII is flagged.
homm3-notice-stronghold = The stronghold at { $field } is open. Units left: { $left }.

### el

homm3-scenario-titans_stronghold = Το Οχυρό των Τιτάνων
    .about = Οι τιτάνες κλειδώθηκαν μέσα. Πάρτε κάθε άλλο πεδίο δυσκολίας VII, έπειτα κάντε μαζί έφοδο στο οχυρό.
    .goal = Νικήστε όλες τις μονάδες του οχυρού μέσα σε 16 Γύρους. Στη μεγαλύτερη δυσκολία είναι 15.

homm3-rule-stronghold = Κανείς δεν μπαίνει στο οχυρό πριν μπει σημαία σε κάθε άλλο πεδίο δυσκολίας VII. Όποιος μπαίνει πολεμά 5 μονάδες της τράπουλάς του. Όσες επιζούν ανακατεύονται ξανά. Άλλος ένας γύρος μάχης κοστίζει έναν πόντο κίνησης.
homm3-rule-seven_gifts = Όποιος νικά φρουρούς δυσκολίας VII δίνει τρεις φορές κάτι σε άλλους παίκτες: 5 χρυσά, 2 οικοδομικά υλικά ή 1 πολύτιμο. Έπειτα μπαίνει σημαία στο πεδίο, και δεν συμβαίνει τίποτα άλλο εκεί.

homm3-goal-stronghold_falls = Νικήστε όλες τις μονάδες του οχυρού.
homm3-over-stronghold_falls = Το οχυρό έπεσε.

homm3-ask-seven-gift = { $left ->
        [one] Τι κερδίζει ένας άλλος παίκτης; Αυτό είναι το τελευταίο δώρο.
       *[other] Τι κερδίζει ένας άλλος παίκτης; Απομένουν δώρα: { $left }.
    }

homm3-option-bonus = { $seat } κερδίζει { $resource }: { $count }
homm3-option-rule-storm = Νέα έφοδος στο οχυρό: { $hero }

homm3-log-stronghold-deck = { $count ->
        [one] Το οχυρό το κρατά μία μονάδα.
       *[other] Το οχυρό το κρατούν { $count } μονάδες.
    }
homm3-log-stronghold-left = { $count ->
        [0] Δεν απομένει μονάδα στην τράπουλα του οχυρού.
        [one] Απομένει μία μονάδα στην τράπουλα του οχυρού.
       *[other] Απομένουν { $count } μονάδες στην τράπουλα του οχυρού.
    }

homm3-notice-stronghold-closed = Το οχυρό στο πεδίο { $field } μένει κλειστό ώσπου να μπει σημαία σε κάθε άλλο πεδίο δυσκολίας VII.
homm3-notice-stronghold = Το οχυρό στο πεδίο { $field } είναι ανοιχτό. Απομένουν μονάδες: { $left }.

### hu

homm3-scenario-titans_stronghold = A titánok erődje
    .about = A titánok bezárkóztak. Foglaljatok el minden más VII. nehézségű területet, azután együtt rohamozzátok meg az erődöt.
    .goal = Győzzétek le az erőd minden egységét 16 fordulón belül. A legnagyobb nehézségen 15 forduló van.

homm3-rule-stronghold = Az erődbe senki sem léphet be, amíg minden más VII. nehézségű terület el nincs foglalva. Aki belép, a paklija 5 egységével harcol. A túlélők visszakeverednek. Egy további harci forduló egy mozgáspontba kerül.
homm3-rule-seven_gifts = Aki VII. nehézségű őröket győz le, háromszor ad valamit más játékosoknak: 5 aranyat, 2 építőanyagot vagy 1 drágaságot. Utána a terület el van foglalva, és ott semmi más nem történik.

homm3-goal-stronghold_falls = Győzzétek le az erőd minden egységét.
homm3-over-stronghold_falls = Elesett az erőd.

homm3-ask-seven-gift = { $left ->
        [one] Mit kapjon egy másik játékos? Ez az utolsó ajándék.
       *[other] Mit kapjon egy másik játékos? Hátralévő ajándékok: { $left }.
    }

homm3-option-bonus = { $seat } kapja: { $count } { $resource }
homm3-option-rule-storm = Az erőd újabb megrohamozása: { $hero }

homm3-log-stronghold-deck = { $count ->
        [one] Egy egység tartja az erődöt.
       *[other] { $count } egység tartja az erődöt.
    }
homm3-log-stronghold-left = { $count ->
        [0] Nem maradt egység az erőd paklijában.
        [one] Egy egység maradt az erőd paklijában.
       *[other] { $count } egység maradt az erőd paklijában.
    }

homm3-notice-stronghold-closed = Az erőd zárva van, amíg minden más VII. nehézségű terület el nincs foglalva. Helye: { $field }.
homm3-notice-stronghold = Az erőd nyitva van. Helye: { $field }. Megmaradt egységek: { $left }.

### ka

homm3-scenario-titans_stronghold = ტიტანების სიმაგრე
    .about = ტიტანები სიმაგრეში ჩაიკეტნენ. აიღეთ VII სირთულის ყველა სხვა ველი, შემდეგ სიმაგრეს ერთად შეუტიეთ.
    .goal = 16 რაუნდში დაამარცხეთ სიმაგრის ყველა რაზმი. უმაღლეს სირთულეზე 15 რაუნდია.

homm3-rule-stronghold = სიმაგრეში არავინ შედის, სანამ VII სირთულის ყველა სხვა ველზე დროშა არ არის. ვინც შედის, მისი დასტის 5 რაზმს ებრძვის. გადარჩენილები დასტაში ბრუნდებიან და დასტა აირევა. ბრძოლის კიდევ ერთი რაუნდი გადაადგილების ქულა ღირს.
homm3-rule-seven_gifts = ვინც VII სირთულის მცველებს დაამარცხებს, სხვა მოთამაშეებს სამჯერ აძლევს რამეს: 5 ოქროს, 2 სამშენებლო მასალას ან 1 ძვირფასეულობას. შემდეგ ველზე დროშა აღიმართება და იქ სხვა არაფერი ხდება.

homm3-goal-stronghold_falls = დაამარცხეთ სიმაგრის ყველა რაზმი.
homm3-over-stronghold_falls = სიმაგრე დაეცა.

homm3-ask-seven-gift = { $left ->
        [one] რას იღებს სხვა მოთამაშე? ეს ბოლო საჩუქარია.
       *[other] რას იღებს სხვა მოთამაშე? დარჩენილი საჩუქრები: { $left }.
    }

homm3-option-bonus = { $seat } იღებს: { $count } { $resource }
homm3-option-rule-storm = კიდევ ერთხელ შეუტიე სიმაგრეს: { $hero }

homm3-log-stronghold-deck = { $count ->
        [one] სიმაგრე ერთ რაზმს უკავია.
       *[other] სიმაგრე { $count } რაზმს უკავია.
    }
homm3-log-stronghold-left = { $count ->
        [0] სიმაგრის დასტაში რაზმი აღარ დარჩა.
        [one] სიმაგრის დასტაში ერთი რაზმი დარჩა.
       *[other] სიმაგრის დასტაში { $count } რაზმი დარჩა.
    }

homm3-notice-stronghold-closed = სიმაგრე დახურულია, სანამ VII სირთულის ყველა სხვა ველზე დროშა აღიმართება. ველი: { $field }.
homm3-notice-stronghold = სიმაგრე ღიაა. ველი: { $field }. დარჩენილი რაზმები: { $left }.

### he

homm3-scenario-titans_stronghold = מבצר הטיטאנים
    .about = הטיטאנים הסתגרו. כבשו כל שדה אחר בדרגת קושי VII, ואז הסתערו יחד על המבצר.
    .goal = הביסו את כל היחידות של המבצר בתוך 16 סבבים. ברמת הקושי הגבוהה ביותר יש 15.

homm3-rule-stronghold = איש אינו נכנס למבצר לפני שכל שדה אחר בדרגת קושי VII נכבש. מי שנכנס נלחם בחמש יחידות של החפיסה שלו. השורדות מעורבבות בחזרה. סבב קרב נוסף עולה נקודת תנועה.
homm3-rule-seven_gifts = מי שמביס שומרים בדרגת קושי VII נותן לשחקנים אחרים משהו שלוש פעמים: 5 זהב, 2 אבנים או קריסטל אחד. אחר כך השדה כבוש, ודבר אחר אינו קורה שם.

homm3-goal-stronghold_falls = הביסו את כל היחידות של המבצר.
homm3-over-stronghold_falls = המבצר נפל.

homm3-ask-seven-gift = { $left ->
        [one] מה יקבל שחקן אחר? זאת המתנה האחרונה.
        [two] מה יקבל שחקן אחר? נותרו שתי מתנות.
       *[other] מה יקבל שחקן אחר? מתנות שנותרו: { $left }.
    }

homm3-option-bonus = { $seat }: קבלת { $resource } ({ $count })
homm3-option-rule-storm = הסתערות נוספת על המבצר: { $hero }

homm3-log-stronghold-deck = { $count ->
        [one] יחידה אחת מחזיקה במבצר.
        [two] שתי יחידות מחזיקות במבצר.
       *[other] { $count } יחידות מחזיקות במבצר.
    }
homm3-log-stronghold-left = { $count ->
        [0] לא נותרו יחידות בחפיסה של המבצר.
        [one] נותרה יחידה אחת בחפיסה של המבצר.
        [two] נותרו שתי יחידות בחפיסה של המבצר.
       *[other] נותרו { $count } יחידות בחפיסה של המבצר.
    }

homm3-notice-stronghold-closed = המבצר ב־{"\u200E"}{ $field } סגור עד שכל שדה אחר בדרגת קושי VII ייכבש.
homm3-notice-stronghold = המבצר ב־{"\u200E"}{ $field } פתוח. יחידות שנותרו: { $left }.
