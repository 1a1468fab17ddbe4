### en

homm3-card-equestrians_gloves = Equestrian’s Gloves
    .top = A unit has 1 more initiative until the combat ends.
    .bottom = One of your heroes gains 1 movement point.
homm3-card-glyph_of_gallantry = Glyph of Gallantry
    .top = Gain morale.
    .bottom = Give a unit 1 defense.
homm3-card-helm_of_the_alabaster_unicorn = Helm of the Alabaster Unicorn
    .top = Take a spell from your discard pile.
    .bottom = Cast the top spell of the spell deck’s discard pile. This card leaves the game.
homm3-card-ring_of_the_wayfarer = Ring of the Wayfarer
    .top = A unit has 1 more initiative until the combat ends.
    .bottom = When a combat against guards starts: paralyze a unit that is not azure.
homm3-card-cards_of_prophecy = Cards of Prophecy
    .top = Reroll one of your dice.
    .bottom = Turn a Resource or Treasure die to the side you want.
homm3-card-mystic_orb_of_mana = Mystic Orb of Mana
    .top = Take one of the top four cards of your discard pile.
    .bottom = If your discard pile is empty, draw two cards.
homm3-card-pendant_of_second_sight = Pendant of Second Sight
    .top = Until the combat ends, your unit cannot be paralyzed.
    .bottom = Take the paralysis off a unit.
homm3-card-surcoat_of_counterpoise = Surcoat of Counterpoise
    .top = When an enemy casts a spell with 1 power or less, cancel it.
    .bottom = Remove this card from the game to Search (1) the Artifact deck.
homm3-card-boots_of_polarity = Boots of Polarity
    .top = When an enemy casts a spell: roll two Attack dice. With a +1 the spell is canceled.
    .bottom = End an ongoing effect.
homm3-card-orb_of_inhibition = Orb of Inhibition
    .top = Until the combat ends, spells and specialties deal no damage. Then this card leaves the game.
    .bottom = Until this combat round ends, no unit has abilities.
homm3-card-spellbinders_hat = Spellbinder’s Hat
    .top = Remove an ability, Artifact or spell in your hand from the game to Search (2) its deck.
    .bottom = Remove this card and another one from your hand or discard pile from the game.
homm3-ask-end-effect = { $card }: which effect ends?
homm3-option-end-effect = { $unit ->
        [none] { $card }
       *[other] { $card } on { $unit }
    }

### el

homm3-card-equestrians_gloves = Γάντια του Ιππέα
    .top = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης.
    .bottom = Ένας ήρωάς σου κερδίζει 1 πόντο κίνησης.
homm3-card-glyph_of_gallantry = Γλυφή της Γενναιότητας
    .top = Κέρδισε ηθικό.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα.
homm3-card-helm_of_the_alabaster_unicorn = Κράνος του Αλαβάστρινου Μονόκερου
    .top = Πάρε ένα ξόρκι από τη στοίβα ξεσκαρταρίσματός σου.
    .bottom = Ρίξε το πάνω ξόρκι της στοίβας ξεσκαρταρίσματος των ξορκιών. Αυτή η κάρτα βγαίνει από το παιχνίδι.
homm3-card-ring_of_the_wayfarer = Δαχτυλίδι του Οδοιπόρου
    .top = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης.
    .bottom = Στην αρχή μιας μάχης με φρουρούς: παράλυσε μια μονάδα που δεν είναι γαλάζια.
homm3-card-cards_of_prophecy = Χαρτιά της Προφητείας
    .top = Ξαναρίξε ένα ζάρι σου.
    .bottom = Γύρισε ένα ζάρι πόρων ή θησαυρού στην πλευρά που θέλεις.
homm3-card-mystic_orb_of_mana = Μυστική Σφαίρα του Μάνα
    .top = Πάρε μία από τις τέσσερις πάνω κάρτες της στοίβας ξεσκαρταρίσματός σου.
    .bottom = Αν η στοίβα ξεσκαρταρίσματός σου είναι άδεια, τράβηξε δύο κάρτες.
homm3-card-pendant_of_second_sight = Μενταγιόν της Δεύτερης Όρασης
    .top = Ως το τέλος της μάχης μια μονάδα σου δεν παραλύει.
    .bottom = Αφαίρεσε την παράλυση από μια μονάδα.
homm3-card-surcoat_of_counterpoise = Χιτώνας της Αντιστάθμισης
    .top = Όταν ένας αντίπαλος ρίχνει ξόρκι με δύναμη 1 ή μικρότερη, ακύρωσέ το.
    .bottom = Βγάλε αυτή την κάρτα από το παιχνίδι για Αναζήτηση (1) στην τράπουλα των τεχνημάτων.
homm3-card-boots_of_polarity = Μπότες της Πολικότητας
    .top = Όταν ένας αντίπαλος ρίχνει ξόρκι: ρίξε δύο ζάρια επίθεσης. Με ένα +1 το ξόρκι ακυρώνεται.
    .bottom = Τερμάτισε ένα αποτέλεσμα που διαρκεί.
homm3-card-orb_of_inhibition = Σφαίρα της Αναστολής
    .top = Ως το τέλος της μάχης ξόρκια και ειδικότητες δεν προκαλούν ζημιά. Μετά αυτή η κάρτα βγαίνει από το παιχνίδι.
    .bottom = Ως το τέλος αυτού του γύρου μάχης καμία μονάδα δεν έχει ικανότητες.
homm3-card-spellbinders_hat = Καπέλο του Γητευτή
    .top = Βγάλε μια ικανότητα, ένα τέχνημα ή ένα ξόρκι του χεριού σου από το παιχνίδι για Αναζήτηση (2) στην τράπουλά του.
    .bottom = Βγάλε από το παιχνίδι αυτή την κάρτα και άλλη μία του χεριού ή της στοίβας ξεσκαρταρίσματός σου.
homm3-ask-end-effect = { $card }: ποιο αποτέλεσμα τελειώνει;
homm3-option-end-effect = { $unit ->
        [none] { $card }
       *[other] { $card } πάνω σε { $unit }
    }

### hu

homm3-card-equestrians_gloves = A lovas kesztyűje
    .top = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb.
    .bottom = Egyik hősöd 1 mozgáspontot kap.
homm3-card-glyph_of_gallantry = A vitézség jele
    .top = Nő a morálod.
    .bottom = Adj egy egységnek 1 védelmet.
homm3-card-helm_of_the_alabaster_unicorn = Az alabástrom egyszarvú sisakja
    .top = Vegyél vissza egy varázslatot a dobott lapjaid közül.
    .bottom = Használd a varázslatpakli dobott lapjainak felsőjét. Ez a lap kikerül a játékból.
homm3-card-ring_of_the_wayfarer = A vándor gyűrűje
    .top = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb.
    .bottom = Az őrök elleni harc kezdetén: béníts meg egy nem azúr egységet.
homm3-card-cards_of_prophecy = A jóslás lapjai
    .top = Dobj újra egy kockádat.
    .bottom = Fordíts egy erőforrás- vagy kincskockát tetszőleges oldalára.
homm3-card-mystic_orb_of_mana = A mana misztikus gömbje
    .top = Vegyél vissza egyet a négy legfelső dobott lapod közül.
    .bottom = Ha nincs dobott lapod, húzz két lapot.
homm3-card-pendant_of_second_sight = A jövőbelátás medálja
    .top = A harc végéig egy egységed nem bénítható meg.
    .bottom = Vedd le a bénultságot egy egységről.
homm3-card-surcoat_of_counterpoise = Az ellensúly köntöse
    .top = Amikor az ellenfél legfeljebb 1 varázserővel varázsol, akadályozd meg a varázslatot.
    .bottom = Távolítsd el ezt a lapot a játékból: Keresés (1) a varázstárgypakliban.
homm3-card-boots_of_polarity = A polaritás csizmája
    .top = Amikor az ellenfél varázsol: dobj két támadókockával. +1 esetén a varázslat nem jön létre.
    .bottom = Vess véget egy folyamatos hatásnak.
homm3-card-orb_of_inhibition = A gátlás gömbje
    .top = A harc végéig a varázslatok és specialitások nem sebeznek. Azután ez a lap kikerül a játékból.
    .bottom = A harci forduló végéig egyetlen egységnek sincs képessége.
homm3-card-spellbinders_hat = A varázskötő kalapja
    .top = Távolíts el a kezedből egy képességet, varázstárgyat vagy varázslatot a játékból: Keresés (2) a paklijában.
    .bottom = Távolítsd el a játékból ezt a lapot és még egyet a kezedből vagy a dobott lapjaid közül.
homm3-ask-end-effect = { $card }: melyik hatás érjen véget?
homm3-option-end-effect = { $unit ->
        [none] { $card }
       *[other] { $card }, { $unit }
    }

### ka

homm3-card-equestrians_gloves = მხედრის ხელთათმანები
    .top = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება.
    .bottom = შენი ერთი გმირი გადაადგილების 1 ქულას იღებს.
homm3-card-glyph_of_gallantry = რაინდობის ნიშანი
    .top = შენი სულისკვეთება იმატებს.
    .bottom = რაზმის დაცვა 1-ით იზრდება.
homm3-card-helm_of_the_alabaster_unicorn = ალებასტრის ცალრქის მუზარადი
    .top = აიღე შელოცვა შენი გადაგდებული კარტებიდან.
    .bottom = წარმოთქვი შელოცვების დასტის გადაგდებულებიდან ზედა შელოცვა. ეს კარტი თამაშიდან გადის.
homm3-card-ring_of_the_wayfarer = მგზავრის ბეჭედი
    .top = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება.
    .bottom = მცველებთან ბრძოლის დასაწყისში: არალაჟვარდის რაზმს დამბლა ეცემა.
homm3-card-cards_of_prophecy = წინასწარმეტყველების კარტები
    .top = თავიდან გააგორე შენი ერთი კამათელი.
    .bottom = რესურსების ან განძის კამათელი სასურველ მხარეზე გადააბრუნე.
homm3-card-mystic_orb_of_mana = მანას იდუმალი სფერო
    .top = აიღე შენი გადაგდებულებიდან ოთხი ზედა კარტიდან ერთი.
    .bottom = თუ გადაგდებული კარტები არ გაქვს, აიღე ორი კარტი.
homm3-card-pendant_of_second_sight = მეორე მხედველობის გულსაკიდი
    .top = ბრძოლის ბოლომდე შენს რაზმს დამბლა არ ეცემა.
    .bottom = მოხსენი რაზმს დამბლა.
homm3-card-surcoat_of_counterpoise = წონასწორობის მოსასხამი
    .top = როცა მტერი 1 ან ნაკლები ძალის შელოცვას წარმოთქვამს, გააუქმე ის.
    .bottom = გაიტანე ეს კარტი თამაშიდან და შეასრულე ძებნა (1) არტეფაქტების დასტაში.
homm3-card-boots_of_polarity = პოლარობის ჩექმები
    .top = როცა მტერი შელოცვას წარმოთქვამს: გააგორე შეტევის ორი კამათელი. +1-ზე შელოცვა უქმდება.
    .bottom = დაასრულე ერთი ხანგრძლივი ეფექტი.
homm3-card-orb_of_inhibition = დათრგუნვის სფერო
    .top = ბრძოლის ბოლომდე შელოცვები და სპეციალობები ზიანს არ აყენებს. შემდეგ ეს კარტი თამაშიდან გადის.
    .bottom = ბრძოლის ამ რაუნდის ბოლომდე არც ერთ რაზმს უნარი არ აქვს.
homm3-card-spellbinders_hat = შემკვრელის ქუდი
    .top = გაიტანე შენი ხელიდან უნარი, არტეფაქტი ან შელოცვა თამაშიდან და შეასრულე ძებნა (2) მის დასტაში.
    .bottom = გაიტანე თამაშიდან ეს კარტი და კიდევ ერთი შენი ხელიდან ან გადაგდებული კარტებიდან.
homm3-ask-end-effect = { $card }: რომელი ეფექტი სრულდება?
homm3-option-end-effect = { $unit ->
        [none] { $card }
       *[other] { $card }, { $unit }
    }

### he

homm3-card-equestrians_gloves = כפפות הפרש
    .top = המהירות של יחידה גדולה ב־1 עד סוף הקרב.
    .bottom = אחד הגיבורים שלכם מקבל נקודת תנועה אחת.
homm3-card-glyph_of_gallantry = גליף האבירות
    .top = קבלו מורל.
    .bottom = הוסיפו 1 להגנה של יחידה.
homm3-card-helm_of_the_alabaster_unicorn = קסדת חד־הקרן הבהט
    .top = קחו קסם מערימת הזרוקים שלכם.
    .bottom = הטילו את הקסם העליון בערימת הזרוקים של חפיסת הקסמים. הקלף הזה מוסר מהמשחק.
homm3-card-ring_of_the_wayfarer = טבעת הנווד
    .top = המהירות של יחידה גדולה ב־1 עד סוף הקרב.
    .bottom = בתחילת קרב נגד שומרים: הקפיאו יחידה שאינה בדרגת תכלת.
homm3-card-cards_of_prophecy = קלפי הנבואה
    .top = הטילו שוב אחת מהקוביות שלכם.
    .bottom = הפכו קוביית משאבים או אוצרות לצד שתרצו.
homm3-card-mystic_orb_of_mana = כדור המאנה המסתורי
    .top = קחו אחד מארבעת הקלפים העליונים בערימת הזרוקים שלכם.
    .bottom = אם ערימת הזרוקים שלכם ריקה, שלפו שני קלפים.
homm3-card-pendant_of_second_sight = תליון הראייה השנייה
    .top = עד סוף הקרב לא ניתן להקפיא יחידה שלכם.
    .bottom = הסירו את הקיפאון מיחידה.
homm3-card-surcoat_of_counterpoise = מעיל שיווי המשקל
    .top = כשאויב מטיל קסם עם 1 כוח או פחות, בטלו אותו.
    .bottom = הסירו את הקלף הזה מהמשחק וחפשו (1) בחפיסת החפצים.
homm3-card-boots_of_polarity = מגפי הקוטביות
    .top = כשאויב מטיל קסם: הטילו שתי קוביות התקפה. עם +1 הקסם מתבטל.
    .bottom = סיימו אפקט מתמשך אחד.
homm3-card-orb_of_inhibition = כדור העיכוב
    .top = עד סוף הקרב קסמים ומומחיויות אינם גורמים נזק. אחר כך הקלף הזה מוסר מהמשחק.
    .bottom = עד סוף סבב הקרב הזה לאף יחידה אין יכולות.
homm3-card-spellbinders_hat = כובע קושר הקסמים
    .top = הסירו מהמשחק יכולת, חפץ או קסם שבידכם וחפשו (2) בחפיסה שלו.
    .bottom = הסירו מהמשחק את הקלף הזה ועוד קלף מהיד או מערימת הזרוקים שלכם.
homm3-ask-end-effect = { $card }: איזה אפקט מסתיים?
homm3-option-end-effect = { $unit ->
        [none] { $card }
       *[other] { $card }, { $unit }
    }
