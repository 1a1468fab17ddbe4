### en

homm3-scenario-queens_gambit_2 = The Queen’s Gambit 2: Sicilian Dragon
    .about = The queen marches through hostile lands to the necromancer’s Town, which no road leads to.
    .goal = Find both Obelisks, pass through the gate and beat the necromancer in the Town within 11 Rounds. A lost combat loses the scenario.

### el

homm3-scenario-queens_gambit_2 = Το Γκαμπί της Βασίλισσας 2: Σικελικός Δράκος
    .about = Η βασίλισσα βαδίζει μέσα από εχθρικές χώρες προς την πόλη του νεκρομάντη, όπου δεν οδηγεί κανένας δρόμος.
    .goal = Βρες και τους δύο Οβελίσκους, πέρασε την πύλη και νίκησε τον νεκρομάντη στην πόλη μέσα σε 11 Γύρους. Μια χαμένη μάχη χάνει το σενάριο.

### hu

homm3-scenario-queens_gambit_2 = A vezércsel 2: Szicíliai sárkány
    .about = A királynő ellenséges földön át vonul a nekromanta városa felé, ahová nem vezet út.
    .goal = Találd meg mindkét obeliszket, menj át a kapun, és győzd le a nekromantát a városban 11 fordulón belül. Egy elvesztett harc a forgatókönyv elvesztése.

### ka

homm3-scenario-queens_gambit_2 = დედოფლის გამბიტი 2: სიცილიური დრაკონი
    .about = დედოფალი მტრულ მიწებზე მიემართება ნეკრომანტის ქალაქისკენ, რომელთანაც გზა არ მიდის.
    .goal = 11 რაუნდში იპოვე ორივე ობელისკი, გაიარე კარიბჭე და დაამარცხე ნეკრომანტი ქალაქში. ბრძოლის წაგებით სცენარიც წაგებულია.

### he

homm3-scenario-queens_gambit_2 = גמביט המלכה 2: הדרקון הסיציליאני
    .about = המלכה צועדת בארצות עוינות אל הטירה של בעל האוב, ששום דרך אינה מובילה אליה.
    .goal = מצאו את שני האובליסקים, עברו בשער והביסו את בעל האוב בטירה בתוך 11 סבבים. הפסד בקרב הוא הפסד בתרחיש.
