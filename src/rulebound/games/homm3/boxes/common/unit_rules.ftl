### en

homm3-ability-weakens-retaliation = If the target retaliates, it has −{ $count } attack.
homm3-ability-lowers-defense = The target has −{ $count } defense against this attack, but at least 0.
homm3-ability-elemental = Magic Arrow has no effect on it. Its attacks ignore defense.
homm3-ability-elemental-air = Magic Arrow and Air spells have no effect on it. Its attacks ignore defense.
homm3-ability-elemental-earth = Magic Arrow and Earth spells have no effect on it. Its attacks ignore defense.
homm3-ability-elemental-fire = Magic Arrow and Fire spells have no effect on it. Its attacks ignore defense.
homm3-ability-elemental-water = Magic Arrow and Water spells have no effect on it. Its attacks ignore defense.
homm3-ability-shrugs-off = When a spell or specialty is aimed at it alone, roll a die: on +1 the card does nothing.
homm3-ability-untouched-by-spells = Spells neither affect nor damage it.
homm3-ability-unharmed-by-arrow-and-fire = Magic Arrow and Fire spells do no damage to it.
homm3-ability-ignores-fire = Fire spells have no effect on it.
homm3-ability-caps-damage = A single attack does at most { $count } damage to it.
homm3-ability-survives-once = Once per combat, when its health would reach 0, it survives with 1 health.
homm3-ability-holds-neighbours = An enemy that begins its activation adjacent to it may not move in that activation.
homm3-ability-casting-costs-card = An enemy who casts a spell from their hand must discard one more card.
homm3-ability-no-adjacent-penalty = It shoots at adjacent enemies without a penalty.
homm3-ability-no-penalties = It attacks without any ranged penalty.
homm3-ability-unlimited-retaliation = It may retaliate any number of times in a combat round.
homm3-ability-no-retaliation = The target does not retaliate.
homm3-ability-two-dice-higher = It rolls two dice and keeps the higher one.
homm3-ability-defense-on-zero-or-plus = It has +1 defense for each of the attacker’s dice that shows 0 or +1.
homm3-ability-immune-to-paralysis = It cannot be paralyzed.
homm3-ability-spell-damage-less = It takes { $count } less damage from spells.
homm3-ability-ignores-spells = Spells have no effect on it, and specialties cannot damage it.

### el

homm3-ability-weakens-retaliation = Αν ο στόχος ανταποδώσει, έχει −{ $count } επίθεση.
homm3-ability-lowers-defense = Ο στόχος έχει −{ $count } άμυνα σε αυτή την επίθεση, τουλάχιστον όμως 0.
homm3-ability-elemental = Το Μαγικό Βέλος δεν έχει αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-elemental-air = Το Μαγικό Βέλος και τα ξόρκια του Αέρα δεν έχουν αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-elemental-earth = Το Μαγικό Βέλος και τα ξόρκια της Γης δεν έχουν αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-elemental-fire = Το Μαγικό Βέλος και τα ξόρκια της Φωτιάς δεν έχουν αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-elemental-water = Το Μαγικό Βέλος και τα ξόρκια του Νερού δεν έχουν αποτέλεσμα επάνω της. Οι επιθέσεις της αγνοούν την άμυνα.
homm3-ability-shrugs-off = Όταν ένα ξόρκι ή μια ειδικότητα στοχεύει μόνο αυτή, ρίξε ένα ζάρι: με +1 η κάρτα δεν κάνει τίποτα.
homm3-ability-untouched-by-spells = Τα ξόρκια ούτε την επηρεάζουν ούτε της προκαλούν ζημιά.
homm3-ability-unharmed-by-arrow-and-fire = Το Μαγικό Βέλος και τα ξόρκια της Φωτιάς δεν της προκαλούν ζημιά.
homm3-ability-ignores-fire = Τα ξόρκια της Φωτιάς δεν έχουν αποτέλεσμα επάνω της.
homm3-ability-caps-damage = Μία επίθεση της προκαλεί ζημιά το πολύ { $count }.
homm3-ability-survives-once = Μία φορά σε κάθε μάχη, όταν η ζωή της θα έφτανε στο 0, επιζεί με ζωή 1.
homm3-ability-holds-neighbours = Ένας εχθρός που αρχίζει την ενεργοποίησή του δίπλα της δεν μπορεί να κινηθεί σε αυτή την ενεργοποίηση.
homm3-ability-casting-costs-card = Ο αντίπαλος που ρίχνει ξόρκι από το χέρι πρέπει να ξεσκαρτάρει μία κάρτα ακόμη.
homm3-ability-no-adjacent-penalty = Ρίχνει σε γειτονικούς εχθρούς χωρίς ποινή.
homm3-ability-no-penalties = Επιτίθεται χωρίς καμία ποινή βολής.
homm3-ability-unlimited-retaliation = Μπορεί να ανταποδώσει όσες φορές θέλει σε έναν γύρο μάχης.
homm3-ability-no-retaliation = Ο στόχος δεν ανταποδίδει.
homm3-ability-two-dice-higher = Ρίχνει δύο ζάρια και κρατά το μεγαλύτερο.
homm3-ability-defense-on-zero-or-plus = Έχει +1 άμυνα για κάθε ζάρι του επιτιθέμενου που δείχνει 0 ή +1.
homm3-ability-immune-to-paralysis = Δεν μπορεί να παραλύσει.
homm3-ability-spell-damage-less = Παθαίνει από ξόρκια ζημιά μικρότερη κατά { $count }.
homm3-ability-ignores-spells = Τα ξόρκια δεν έχουν αποτέλεσμα επάνω της και οι ειδικότητες δεν της προκαλούν ζημιά.

### hu

homm3-ability-weakens-retaliation = Ha a célpont visszatámad, −{ $count } támadása van.
homm3-ability-lowers-defense = A célpontnak e támadás ellen −{ $count } védelme van, de legalább 0.
homm3-ability-elemental = A Varázsnyíl nem hat rá. Támadásai ellen a védelem nem számít.
homm3-ability-elemental-air = A Varázsnyíl és a levegővarázslatok nem hatnak rá. Támadásai ellen a védelem nem számít.
homm3-ability-elemental-earth = A Varázsnyíl és a földvarázslatok nem hatnak rá. Támadásai ellen a védelem nem számít.
homm3-ability-elemental-fire = A Varázsnyíl és a tűzvarázslatok nem hatnak rá. Támadásai ellen a védelem nem számít.
homm3-ability-elemental-water = A Varázsnyíl és a vízvarázslatok nem hatnak rá. Támadásai ellen a védelem nem számít.
homm3-ability-shrugs-off = Ha egy varázslat vagy specialitás egyedül őt célozza, dobj egy dobókockával: +1 esetén a lap hatástalan.
homm3-ability-untouched-by-spells = A varázslatok nem hatnak rá, és nem is sebzik.
homm3-ability-unharmed-by-arrow-and-fire = A Varázsnyíl és a tűzvarázslatok nem sebzik.
homm3-ability-ignores-fire = A tűzvarázslatok nem hatnak rá.
homm3-ability-caps-damage = Egyetlen támadástól legfeljebb { $count } sebzést kap.
homm3-ability-survives-once = Harconként egyszer, amikor az életereje 0 lenne, 1 életerővel túléli.
homm3-ability-holds-neighbours = Az az ellenség, amely mellette kezdi az aktiválását, abban az aktiválásban nem mozoghat.
homm3-ability-casting-costs-card = Az ellenfélnek, ha kézből varázsol, el kell dobnia még egy lapot.
homm3-ability-no-adjacent-penalty = A szomszédos ellenségekre levonás nélkül lő.
homm3-ability-no-penalties = Távolsági levonás nélkül támad.
homm3-ability-unlimited-retaliation = Egy harci fordulóban akárhányszor visszatámadhat.
homm3-ability-no-retaliation = A célpont nem támad vissza.
homm3-ability-two-dice-higher = Két dobókockával dob, és a nagyobb számít.
homm3-ability-defense-on-zero-or-plus = +1 védelme van a támadó minden olyan dobókockájáért, amely 0 vagy +1.
homm3-ability-immune-to-paralysis = Nem bénítható meg.
homm3-ability-spell-damage-less = Varázslatoktól { $count } sebzéssel kevesebbet kap.
homm3-ability-ignores-spells = A varázslatok nem hatnak rá, és a specialitások nem sebzik.

### ka

homm3-ability-weakens-retaliation = საპასუხო დარტყმისას სამიზნის შეტევაა −{ $count }.
homm3-ability-lowers-defense = ამ შეტევისას სამიზნის დაცვაა −{ $count }, მაგრამ სულ მცირე 0.
homm3-ability-elemental = ჯადოსნური ისარი მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-elemental-air = ჯადოსნური ისარი და ჰაერის შელოცვები მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-elemental-earth = ჯადოსნური ისარი და მიწის შელოცვები მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-elemental-fire = ჯადოსნური ისარი და ცეცხლის შელოცვები მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-elemental-water = ჯადოსნური ისარი და წყლის შელოცვები მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-shrugs-off = როცა შელოცვა ან სპეციალობა მხოლოდ მას უმიზნებს, გააგორე კამათელი: +1-ზე კარტი არ მოქმედებს.
homm3-ability-untouched-by-spells = შელოცვები არც მოქმედებს მასზე და არც ზიანს აყენებს.
homm3-ability-unharmed-by-arrow-and-fire = ჯადოსნური ისარი და ცეცხლის შელოცვები მას ზიანს ვერ აყენებს.
homm3-ability-ignores-fire = ცეცხლის შელოცვები მასზე არ მოქმედებს.
homm3-ability-caps-damage = ერთი შეტევა მას არაუმეტეს { $count } ზიანს აყენებს.
homm3-ability-survives-once = ბრძოლაში ერთხელ, როცა მისი სიცოცხლე 0-მდე უნდა დაეცეს, გადარჩება და სიცოცხლე 1 რჩება.
homm3-ability-holds-neighbours = მტერი, რომელიც გააქტიურებას მის მეზობლად იწყებს, ამ გააქტიურებისას ვერ გადაადგილდება.
homm3-ability-casting-costs-card = მტერმა, რომელიც ხელიდან შელოცვას წარმოთქვამს, კიდევ ერთი კარტი უნდა გადააგდოს.
homm3-ability-no-adjacent-penalty = მეზობელ მტერს ჯარიმის გარეშე ესვრის.
homm3-ability-no-penalties = სროლის ყოველგვარი ჯარიმის გარეშე უტევს.
homm3-ability-unlimited-retaliation = ბრძოლის რაუნდში ნებისმიერი რაოდენობის საპასუხო დარტყმა შეუძლია.
homm3-ability-no-retaliation = სამიზნე საპასუხო დარტყმას ვერ აყენებს.
homm3-ability-two-dice-higher = ორ კამათელს აგორებს და მეტს ტოვებს.
homm3-ability-defense-on-zero-or-plus = მოიერიშის ყოველ კამათელზე, რომელზეც 0 ან +1 მოვიდა, დაცვა აქვს +1.
homm3-ability-immune-to-paralysis = დამბლა არ ეცემა.
homm3-ability-spell-damage-less = შელოცვებისგან { $count }-ით ნაკლებ ზიანს იღებს.
homm3-ability-ignores-spells = შელოცვები მასზე არ მოქმედებს, სპეციალობები კი ზიანს ვერ აყენებს.

### he

homm3-ability-weakens-retaliation = אם המטרה מבצעת תקיפת נגד, ההתקפה שלה קטנה ב־{ $count }.
homm3-ability-lowers-defense = ההגנה של המטרה מפני ההתקפה הזאת קטנה ב־{ $count }, אך לא מתחת ל־0.
homm3-ability-elemental = חץ קסם אינו משפיע על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-elemental-air = חץ קסם וקסמי אוויר אינם משפיעים על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-elemental-earth = חץ קסם וקסמי אדמה אינם משפיעים על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-elemental-fire = חץ קסם וקסמי אש אינם משפיעים על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-elemental-water = חץ קסם וקסמי מים אינם משפיעים על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-shrugs-off = כשקסם או מומחיות מכוונים אל היחידה לבדה, הטילו קובייה: עם {"\u200E+1"} הקלף אינו עושה דבר.
homm3-ability-untouched-by-spells = קסמים אינם משפיעים על היחידה ואינם גורמים לה נזק.
homm3-ability-unharmed-by-arrow-and-fire = חץ קסם וקסמי אש אינם גורמים נזק ליחידה.
homm3-ability-ignores-fire = קסמי אש אינם משפיעים על היחידה.
homm3-ability-caps-damage = הנזק ליחידה מהתקפה אחת הוא { $count } לכל היותר.
homm3-ability-survives-once = פעם אחת בקרב, כשהחיים של היחידה עומדים לרדת ל־0, היא שורדת עם נקודת חיים אחת.
homm3-ability-holds-neighbours = אויב שמתחיל את הפעלתו בסמוך ליחידה אינו רשאי לנוע בהפעלה הזאת.
homm3-ability-casting-costs-card = אויב שמטיל קסם מהיד חייב לזרוק קלף נוסף.
homm3-ability-no-adjacent-penalty = היחידה יורה באויבים סמוכים בלי קנס.
homm3-ability-no-penalties = היחידה תוקפת בלי שום קנס של קשתים.
homm3-ability-unlimited-retaliation = היחידה רשאית לבצע כל מספר של תקיפות נגד בסבב קרב.
homm3-ability-no-retaliation = המטרה אינה מבצעת תקיפת נגד.
homm3-ability-two-dice-higher = היחידה מטילה שתי קוביות והגבוהה קובעת.
homm3-ability-defense-on-zero-or-plus = ההגנה של היחידה גדולה ב־1 על כל קובייה של התוקף שמראה 0 או {"\u200E+1"}.
homm3-ability-immune-to-paralysis = היחידה חסינה מקיפאון.
homm3-ability-spell-damage-less = הנזק ליחידה מקסמים קטן ב־{ $count }.
homm3-ability-ignores-spells = קסמים אינם משפיעים על היחידה, וקלפי מומחיות אינם יכולים לגרום לה נזק.
