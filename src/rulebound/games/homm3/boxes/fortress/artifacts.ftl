### en

homm3-card-crest_of_valor = Crest of Valor
    .top = Gain morale.
    .bottom = This turn, the next loss of morale by a Field you visit is ignored.
homm3-card-scales_of_the_greater_basilisk = Scales of the Greater Basilisk
    .top = Give a spell 3 power.
    .bottom = Give a spell 1 power and draw a card.
homm3-card-spirit_of_oppression = Spirit of Oppression
    .top = Until the combat ends, nobody may spend positive morale or reroll Attack dice.
    .bottom = Give a spell 1 power.
homm3-card-arms_of_legion = Arms of Legion
    .top = Recruit or reinforce a unit for 5 gold less.
    .bottom = Gain 2 building materials.
homm3-card-endless_purse_of_gold = Endless Purse of Gold
    .top = Gain 3 gold.
    .bottom = Remove this card from the game and discard two cards to gain 8 gold.
homm3-card-recanters_cloak = Recanter’s Cloak
    .top = Until the combat ends, nobody may cast a spell without power.
    .bottom = Until the combat ends, nobody may cast spells. Then this card leaves the game.
homm3-card-sword_of_hellfire = Sword of Hellfire
    .top = Give your unit 3 attack. It takes 1 damage.
    .bottom = Give your unit 4 attack. It takes 2 damage.
homm3-card-helm_of_heavenly_enlightenment = Helm of Heavenly Enlightenment
    .top = You have one more expert use.
    .bottom = Draw two cards.

### el

homm3-card-crest_of_valor = Οικόσημο της Ανδρείας
    .top = Κέρδισε ηθικό.
    .bottom = Σε αυτή τη σειρά η επόμενη απώλεια ηθικού από πεδίο που επισκέπτεσαι δεν μετρά.
homm3-card-scales_of_the_greater_basilisk = Φολίδες του Μεγάλου Βασιλίσκου
    .top = Δώσε σε ένα ξόρκι +3 δύναμη.
    .bottom = Δώσε σε ένα ξόρκι +1 δύναμη και τράβηξε μια κάρτα.
homm3-card-spirit_of_oppression = Πνεύμα της Καταπίεσης
    .top = Ως το τέλος της μάχης κανείς δεν ξοδεύει θετικό ηθικό ούτε ξαναρίχνει ζάρια επίθεσης.
    .bottom = Δώσε σε ένα ξόρκι +1 δύναμη.
homm3-card-arms_of_legion = Μπράτσα της Λεγεώνας
    .top = Στρατολόγησε ή ενίσχυσε μια μονάδα με 5 χρυσά λιγότερα.
    .bottom = Κέρδισε 2 οικοδομικά υλικά.
homm3-card-endless_purse_of_gold = Ατέλειωτο Πουγκί Χρυσού
    .top = Κέρδισε 3 χρυσά.
    .bottom = Βγάλε αυτή την κάρτα από το παιχνίδι και ξεσκαρτάρισε δύο κάρτες για να κερδίσεις 8 χρυσά.
homm3-card-recanters_cloak = Μανδύας του Αποστάτη
    .top = Ως το τέλος της μάχης κανείς δεν ρίχνει ξόρκι χωρίς δύναμη.
    .bottom = Ως το τέλος της μάχης κανείς δεν ρίχνει ξόρκια. Μετά αυτή η κάρτα βγαίνει από το παιχνίδι.
homm3-card-sword_of_hellfire = Σπαθί της Κόλασης
    .top = Δώσε σε μια μονάδα σου +3 επίθεση. Παθαίνει ζημιά 1.
    .bottom = Δώσε σε μια μονάδα σου +4 επίθεση. Παθαίνει ζημιά 2.
homm3-card-helm_of_heavenly_enlightenment = Κράνος της Ουράνιας Φώτισης
    .top = Έχεις μία χρήση ειδικού ακόμη.
    .bottom = Τράβηξε δύο κάρτες.

### hu

homm3-card-crest_of_valor = A hősiesség címere
    .top = Nő a morálod.
    .bottom = Ebben a körben a következő, meglátogatott terület okozta morálvesztés nem számít.
homm3-card-scales_of_the_greater_basilisk = A nagy baziliszkusz pikkelyei
    .top = Adj egy varázslatnak 3 varázserőt.
    .bottom = Adj egy varázslatnak 1 varázserőt, és húzz egy lapot.
homm3-card-spirit_of_oppression = Az elnyomás szelleme
    .top = A harc végéig senki sem használhat pozitív morált, és nem dobhat újra támadókockát.
    .bottom = Adj egy varázslatnak 1 varázserőt.
homm3-card-arms_of_legion = A légió karjai
    .top = Toborozz vagy erősíts meg egy egységet 5 arannyal olcsóbban.
    .bottom = Kapsz 2 építőanyagot.
homm3-card-endless_purse_of_gold = Feneketlen erszény
    .top = Kapsz 3 aranyat.
    .bottom = Távolítsd el ezt a lapot a játékból, és dobj el két lapot: kapsz 8 aranyat.
homm3-card-recanters_cloak = A hittagadó köpönyege
    .top = A harc végéig senki sem varázsolhat varázserő nélkül.
    .bottom = A harc végéig senki sem varázsolhat. Azután ez a lap kikerül a játékból.
homm3-card-sword_of_hellfire = A pokoltűz kardja
    .top = Adj egy egységednek 3 támadást. Az egység 1 sebzést kap.
    .bottom = Adj egy egységednek 4 támadást. Az egység 2 sebzést kap.
homm3-card-helm_of_heavenly_enlightenment = A mennyei megvilágosodás sisakja
    .top = Eggyel több mesterhatásod van.
    .bottom = Húzz két lapot.

### ka

homm3-card-crest_of_valor = სიმამაცის გერბი
    .top = შენი სულისკვეთება იმატებს.
    .bottom = ამ სვლაზე სულისკვეთების შემდეგი კლება, რომელსაც მონახულებული ველი იწვევს, არ ითვლება.
homm3-card-scales_of_the_greater_basilisk = დიდი ბასილისკის ქერცლი
    .top = შელოცვის ძალა 3-ით იზრდება.
    .bottom = შელოცვის ძალა 1-ით იზრდება. აიღე კარტი.
homm3-card-spirit_of_oppression = ჩაგვრის სული
    .top = ბრძოლის ბოლომდე ვერავინ დახარჯავს დადებით სულისკვეთებას და ვერ გააგორებს თავიდან შეტევის კამათელს.
    .bottom = შელოცვის ძალა 1-ით იზრდება.
homm3-card-arms_of_legion = ლეგიონის მკლავები
    .top = დაიქირავე ან გააძლიერე რაზმი 5 ოქროთი იაფად.
    .bottom = მიიღე 2 სამშენებლო მასალა.
homm3-card-endless_purse_of_gold = ოქროს ულევი ქისა
    .top = მიიღე 3 ოქრო.
    .bottom = გაიტანე ეს კარტი თამაშიდან, გადააგდე ორი კარტი და მიიღე 8 ოქრო.
homm3-card-recanters_cloak = უარმყოფელის წამოსასხამი
    .top = ბრძოლის ბოლომდე ძალის გარეშე შელოცვას ვერავინ წარმოთქვამს.
    .bottom = ბრძოლის ბოლომდე შელოცვებს ვერავინ წარმოთქვამს. შემდეგ ეს კარტი თამაშიდან გადის.
homm3-card-sword_of_hellfire = ჯოჯოხეთის ცეცხლის მახვილი
    .top = შენი რაზმის შეტევა 3-ით იზრდება. ის 1 ზიანს იღებს.
    .bottom = შენი რაზმის შეტევა 4-ით იზრდება. ის 2 ზიანს იღებს.
homm3-card-helm_of_heavenly_enlightenment = ზეციური განათლების მუზარადი
    .top = ერთი ექსპერტული გამოყენება გემატება.
    .bottom = აიღე ორი კარტი.

### he

homm3-card-crest_of_valor = סמל האומץ
    .top = קבלו מורל.
    .bottom = בתור הזה, אובדן המורל הבא בגלל שדה שתבקרו בו אינו נחשב.
homm3-card-scales_of_the_greater_basilisk = קשקשי הבסיליסק הגדול
    .top = הוסיפו 3 כוח לקסם.
    .bottom = הוסיפו 1 כוח לקסם ושלפו קלף.
homm3-card-spirit_of_oppression = רוח הדיכוי
    .top = עד סוף הקרב איש אינו רשאי לנצל מורל חיובי או להטיל שוב קוביות התקפה.
    .bottom = הוסיפו 1 כוח לקסם.
homm3-card-arms_of_legion = זרועות הלגיון
    .top = גייסו או תגברו יחידה ב־5 זהב פחות.
    .bottom = קבלו 2 אבנים.
homm3-card-endless_purse_of_gold = ארנק הזהב האינסופי
    .top = קבלו 3 זהב.
    .bottom = הסירו את הקלף הזה מהמשחק וזרקו שני קלפים כדי לקבל 8 זהב.
homm3-card-recanters_cloak = גלימת הכופר
    .top = עד סוף הקרב איש אינו רשאי להטיל קסם בלי כוח.
    .bottom = עד סוף הקרב איש אינו רשאי להטיל קסמים. אחר כך הקלף הזה מוסר מהמשחק.
homm3-card-sword_of_hellfire = חרב אש הגיהינום
    .top = הוסיפו 3 להתקפה של יחידה שלכם. היא סופגת נזק של 1.
    .bottom = הוסיפו 4 להתקפה של יחידה שלכם. היא סופגת נזק של 2.
homm3-card-helm_of_heavenly_enlightenment = קסדת ההארה השמימית
    .top = קבלו שימוש מומחה אחד.
    .bottom = שלפו שני קלפים.
