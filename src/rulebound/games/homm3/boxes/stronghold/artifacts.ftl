### en

homm3-card-bowstring_of_the_unicorns_mane = Bowstring of the Unicorn’s Mane
    .top = Before an enemy activates: a ranged unit of yours that has not been active yet goes first.
    .bottom = After the attack roll of a ranged unit: one of its dice does not count.
homm3-card-quiet_eye_of_the_dragon = Quiet Eye of the Dragon
    .top = A unit has 1 more attack until the combat ends.
    .bottom = Give a unit 1 defense.
homm3-card-diplomats_ring = Diplomat’s Ring
    .top = Reroll one of your dice, or all that you rolled together.
    .bottom = For each of your Dwellings, reveal a neutral unit of its tier. You may recruit one of them.
homm3-card-thunder_helmet = Thunder Helmet
    .top = Take a spell from your discard pile.
    .bottom = Until the combat ends, draw a card each time you play a spell. Then this card leaves the game.

### el

homm3-card-bowstring_of_the_unicorns_mane = Χορδή από Χαίτη Μονόκερου
    .top = Πριν ενεργοποιηθεί ένας αντίπαλος: μια μονάδα βολής σου που δεν έχει ενεργοποιηθεί ακόμη παίζει πρώτη.
    .bottom = Μετά τη ρίψη επίθεσης μιας μονάδας βολής: ένα ζάρι της δεν μετρά.
homm3-card-quiet_eye_of_the_dragon = Ήρεμο Μάτι του Δράκου
    .top = Μια μονάδα έχει +1 επίθεση ως το τέλος της μάχης.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα.
homm3-card-diplomats_ring = Δαχτυλίδι του Διπλωμάτη
    .top = Ξαναρίξε ένα ζάρι σου, ή όλα όσα έριξες μαζί.
    .bottom = Για κάθε κατοικία σου φανέρωσε μια ουδέτερη μονάδα της βαθμίδας της. Μπορείς να στρατολογήσεις μία από αυτές.
homm3-card-thunder_helmet = Κράνος της Βροντής
    .top = Πάρε ένα ξόρκι από τη στοίβα ξεσκαρταρίσματός σου.
    .bottom = Ως το τέλος της μάχης τράβηξε μια κάρτα κάθε φορά που παίζεις ξόρκι. Μετά αυτή η κάρτα βγαίνει από το παιχνίδι.

### hu

homm3-card-bowstring_of_the_unicorns_mane = Egyszarvúsörény íjhúr
    .top = Egy ellenfél aktiválása előtt: egy még nem aktivált távolsági egységed kerül sorra.
    .bottom = Egy távolsági egység támadódobása után: az egyik kockája nem számít.
homm3-card-quiet_eye_of_the_dragon = A sárkány nyugodt szeme
    .top = Egy egység támadása a harc végéig 1 értékkel nagyobb.
    .bottom = Adj egy egységnek 1 védelmet.
homm3-card-diplomats_ring = A diplomata gyűrűje
    .top = Dobd újra egy kockádat vagy az egész dobást.
    .bottom = Minden lakhelyedért fedj fel egy ugyanolyan rangú semleges egységet. Egyet közülük toborozhatsz.
homm3-card-thunder_helmet = Mennydörgés-sisak
    .top = Vegyél vissza egy varázslatot a dobott lapjaid közül.
    .bottom = A harc végéig húzz egy lapot, valahányszor varázslatot játszol ki. Azután ez a lap kikerül a játékból.

### ka

homm3-card-bowstring_of_the_unicorns_mane = ცალრქის ფაფრის ლარი
    .top = მტრის გააქტიურებამდე: შენი მსროლელი რაზმი, რომელიც ჯერ აქტიური არ ყოფილა, პირველი მოქმედებს.
    .bottom = მსროლელი რაზმის შეტევის გაგორების შემდეგ: მისი ერთი კამათელი არ ითვლება.
homm3-card-quiet_eye_of_the_dragon = დრაკონის მშვიდი თვალი
    .top = რაზმის შეტევა ბრძოლის ბოლომდე 1-ით იზრდება.
    .bottom = რაზმის დაცვა 1-ით იზრდება.
homm3-card-diplomats_ring = დიპლომატის ბეჭედი
    .top = თავიდან გააგორე შენი ერთი კამათელი ან ყველა ერთად გაგორებული.
    .bottom = შენს ყოველ სამყოფელზე ამოატრიალე იმავე რანგის ნეიტრალური რაზმი. შეგიძლია ერთი მათგანი დაიქირავო.
homm3-card-thunder_helmet = ჭექა-ქუხილის მუზარადი
    .top = აიღე შელოცვა შენი გადაგდებული კარტებიდან.
    .bottom = ბრძოლის ბოლომდე ყოველ ჯერზე, როცა შელოცვას თამაშობ, აიღე კარტი. შემდეგ ეს კარტი თამაშიდან გადის.

### he

homm3-card-bowstring_of_the_unicorns_mane = מיתר רעמת חד־הקרן
    .top = לפני שאויב מופעל: קשתים שלכם שטרם הופעלו פועלים קודם.
    .bottom = אחרי הטלת ההתקפה של קשתים: אחת מהקוביות אינה נחשבת.
homm3-card-quiet_eye_of_the_dragon = עין הדרקון השקטה
    .top = ההתקפה של יחידה גדולה ב־1 עד סוף הקרב.
    .bottom = הוסיפו 1 להגנה של יחידה.
homm3-card-diplomats_ring = טבעת הדיפלומט
    .top = הטילו שוב אחת מהקוביות שלכם או את כל ההטלה.
    .bottom = על כל אחד ממגורי היחידות שלכם, חשפו יחידה נייטרלית בדרגתו. אתם רשאים לגייס אחת מהן.
homm3-card-thunder_helmet = קסדת הרעם
    .top = קחו קסם מערימת הזרוקים שלכם.
    .bottom = עד סוף הקרב שלפו קלף בכל פעם שאתם משחקים קסם. אחר כך הקלף הזה מוסר מהמשחק.
