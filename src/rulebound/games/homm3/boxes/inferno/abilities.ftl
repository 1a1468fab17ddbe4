### en

homm3-card-ballistics = Ballistics
    .basic = In a siege, destroy a Wall or the Gate.
    .expert = In a siege, destroy the Arrow Tower.
homm3-card-scholar = Scholar
    .basic = Take a card from your discard pile.
    .expert = Remove up to two Statistic cards of different kinds from your hand or discard pile from the game. For each, put the Empowered one on your discard pile. Remove this card from the game.
homm3-ask-upgrade = { $card }: which Statistic card do you replace?
homm3-option-upgrade = { $card }

### el

homm3-card-ballistics = Βλητική
    .basic = Σε πολιορκία κατάστρεψε ένα Τείχος ή την Πύλη.
    .expert = Σε πολιορκία κατάστρεψε τον Πύργο Τοξοτών.
homm3-card-scholar = Λόγιος
    .basic = Πάρε μια κάρτα από τη στοίβα ξεσκαρταρίσματός σου.
    .expert = Βγάλε από το παιχνίδι έως δύο κάρτες χαρακτηριστικών διαφορετικού είδους, του χεριού ή της στοίβας σου. Για καθεμία βάλε την ενισχυμένη στη στοίβα ξεσκαρταρίσματός σου. Βγάλε αυτή την κάρτα από το παιχνίδι.
homm3-ask-upgrade = { $card }: ποια κάρτα χαρακτηριστικού αντικαθιστάς;
homm3-option-upgrade = { $card }

### hu

homm3-card-ballistics = Ballisztika
    .basic = Ostromban rombolj le egy falat vagy a kaput.
    .expert = Ostromban rombold le az íjásztornyot.
homm3-card-scholar = Tudós
    .basic = Vegyél vissza egy lapot a dobott lapjaid közül.
    .expert = Távolíts el a játékból legfeljebb két különböző értéklapot a kezedből vagy a dobott lapjaid közül. Mindegyikért tedd a megerősített párját a dobott lapjaid közé. Távolítsd el ezt a lapot a játékból.
homm3-ask-upgrade = { $card }: melyik értéklapot cseréled le?
homm3-option-upgrade = { $card }

### ka

homm3-card-ballistics = ბალისტიკა
    .basic = ალყისას დაანგრიე კედელი ან ჭიშკარი.
    .expert = ალყისას დაანგრიე ისრების კოშკი.
homm3-card-scholar = სწავლული
    .basic = აიღე კარტი შენი გადაგდებული კარტებიდან.
    .expert = გაიტანე თამაშიდან არაუმეტეს ორი სხვადასხვა მახასიათებლის კარტი შენი ხელიდან ან გადაგდებულებიდან. თითოეულზე გაძლიერებული კარტი შენს გადაგდებულებს დაუმატე. გაიტანე ეს კარტი თამაშიდან.
homm3-ask-upgrade = { $card }: რომელ მახასიათებლის კარტს ცვლი?
homm3-option-upgrade = { $card }

### he

homm3-card-ballistics = בליסטיקה
    .basic = במצור, הרסו חומה או את השער.
    .expert = במצור, הרסו את מגדל החיצים.
homm3-card-scholar = מלומד
    .basic = קחו קלף מערימת הזרוקים שלכם.
    .expert = הסירו מהמשחק עד שני קלפי תכונה מסוגים שונים מהיד או מערימת הזרוקים שלכם. על כל אחד הניחו בערימת הזרוקים את הקלף המועצם. הסירו את הקלף הזה מהמשחק.
homm3-ask-upgrade = { $card }: איזה קלף תכונה אתם מחליפים?
homm3-option-upgrade = { $card }
