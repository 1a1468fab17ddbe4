### en

homm3-scenario-queens_gambit_1 = The Queen’s Gambit 1: Greek Gift
    .about = A necromancer lures the queen out of her Town, and shows her only what he wants her to see.
    .goal = Beat the necromancer’s army within 8 Rounds. A lost combat loses the scenario.

### el

homm3-scenario-queens_gambit_1 = Το Γκαμπί της Βασίλισσας 1: Δώρο των Δαναών
    .about = Ένας νεκρομάντης παρασύρει τη βασίλισσα έξω από την πόλη της και της δείχνει μόνο όσα θέλει εκείνος.
    .goal = Νίκησε τον στρατό του νεκρομάντη μέσα σε 8 Γύρους. Μια χαμένη μάχη χάνει το σενάριο.

### hu

homm3-scenario-queens_gambit_1 = A vezércsel 1: Görög ajándék
    .about = Egy nekromanta kicsalja a királynőt a városából, és csak azt mutatja neki, amit látnia kell.
    .goal = Győzd le a nekromanta seregét 8 fordulón belül. Egy elvesztett harc a forgatókönyv elvesztése.

### ka

homm3-scenario-queens_gambit_1 = დედოფლის გამბიტი 1: ბერძნული საჩუქარი
    .about = ნეკრომანტი დედოფალს ქალაქიდან იტყუებს და მხოლოდ იმას უჩვენებს, რაც უნდა დაინახოს.
    .goal = 8 რაუნდში დაამარცხე ნეკრომანტის არმია. ბრძოლის წაგებით სცენარიც წაგებულია.

### he

homm3-scenario-queens_gambit_1 = גמביט המלכה 1: מתנה יוונית
    .about = בעל אוב מפתה את המלכה לצאת מטירתה, ומראה לה רק את מה שהוא רוצה שתראה.
    .goal = הביסו את הצבא של בעל האוב בתוך 8 סבבים. הפסד בקרב הוא הפסד בתרחיש.
