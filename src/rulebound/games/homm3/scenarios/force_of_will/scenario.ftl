### en

homm3-scenario-force_of_will = Force of Will
    .about = Rulers race to clear the lair of the dragons. Whoever climbs in fights from the middle, with a dragon in every corner.
    .goal = Have your flag on the Dragon Utopia when a Round ends. After 12 Rounds everyone loses.

### el

homm3-scenario-force_of_will = Δύναμη της Θέλησης
    .about = Οι άρχοντες βιάζονται να καθαρίσουν τη φωλιά των δράκων. Όποιος ανέβει εκεί πολεμά από τη μέση, με έναν δράκο σε κάθε γωνία.
    .goal = Έχε τη σημαία σου στην Ουτοπία των Δράκων όταν τελειώνει ένας Γύρος. Μετά από 12 Γύρους χάνουν όλοι.

### hu

homm3-scenario-force_of_will = Az akarat ereje
    .about = Uralkodók versengenek, hogy megtisztítsák a sárkányok fészkét. Aki bemászik, középről harcol, és minden sarokban sárkány áll.
    .goal = A forduló végén a te zászlód álljon a Sárkányutópián. 12 forduló után mindenki veszít.

### ka

homm3-scenario-force_of_will = ნების ძალა
    .about = მმართველები დრაკონების ბუნაგის გათავისუფლებაში ეჯიბრებიან ერთმანეთს. ვინც შიგნით ჩადის, შუაგულიდან იბრძვის, ყოველ კუთხეში კი დრაკონია.
    .goal = რაუნდის ბოლოს დრაკონების უტოპიაზე შენი დროშა უნდა იყოს. 12 რაუნდის შემდეგ ყველა აგებს.

### he

homm3-scenario-force_of_will = כוח הרצון
    .about = שליטים מתחרים מי יפנה ראשון את מאורת הדרקונים. מי שנכנס נלחם מהאמצע, עם דרקון בכל פינה.
    .goal = ממלכת הדרקונים צריכה להיות כבושה בידיכם בסוף סבב. אחרי 12 סבבים כולם מפסידים.
