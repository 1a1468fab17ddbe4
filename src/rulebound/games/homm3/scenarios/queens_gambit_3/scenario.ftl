### en

homm3-scenario-queens_gambit_3 = The Queen’s Gambit 3: Two Knights Defense
    .about = Queen and necromancer race for the Dragon Utopia.
    .goal = Beat the necromancer within 8 Rounds. A lost combat loses the scenario.

### el

homm3-scenario-queens_gambit_3 = Το Γκαμπί της Βασίλισσας 3: Άμυνα των Δύο Ίππων
    .about = Βασίλισσα και νεκρομάντης παραβγαίνουν ποιος θα φτάσει πρώτος στην Ουτοπία των Δράκων.
    .goal = Νίκησε τον νεκρομάντη μέσα σε 8 Γύρους. Μια χαμένη μάχη χάνει το σενάριο.

### hu

homm3-scenario-queens_gambit_3 = A vezércsel 3: Kettős huszárjáték
    .about = A királynő és a nekromanta versenyt fut a Sárkányutópiáért.
    .goal = Győzd le a nekromantát 8 fordulón belül. Egy elvesztett harc a forgatókönyv elvesztése.

### ka

homm3-scenario-queens_gambit_3 = დედოფლის გამბიტი 3: ორი მხედრის დაცვა
    .about = დედოფალი და ნეკრომანტი დრაკონების უტოპიისკენ მიიჩქარიან.
    .goal = 8 რაუნდში დაამარცხე ნეკრომანტი. ბრძოლის წაგებით სცენარიც წაგებულია.

### he

homm3-scenario-queens_gambit_3 = גמביט המלכה 3: הגנת שני הפרשים
    .about = המלכה ובעל האוב מתחרים מי יגיע ראשון לממלכת הדרקונים.
    .goal = הביסו את בעל האוב בתוך 8 סבבים. הפסד בקרב הוא הפסד בתרחיש.
