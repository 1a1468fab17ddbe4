### en

homm3-card-orb_of_the_firmament = Orb of the Firmament
    .top = The power of your next Air spell counts twice.
    .bottom = Remove this card from the game to give an Air spell 5 power.
homm3-card-orb_of_silt = Orb of Silt
    .top = The power of your next Earth spell counts twice.
    .bottom = Remove this card from the game to give an Earth spell 5 power.
homm3-card-orb_of_tempestuous_fire = Orb of Tempestuous Fire
    .top = The power of your next Fire spell counts twice.
    .bottom = Remove this card from the game to give a Fire spell 5 power.
homm3-card-orb_of_driving_rain = Orb of Driving Rain
    .top = The power of your next Water spell counts twice.
    .bottom = Remove this card from the game to give a Water spell 5 power.
homm3-card-tome_of_air = Tome of Air
    .top = Turn over the spell deck to the first Air spell. Take it or discard it, then shuffle the deck.
    .bottom = Your next Air spell works at any grade without power.
homm3-card-tome_of_earth = Tome of Earth
    .top = Turn over the spell deck to the first Earth spell. Take it or discard it, then shuffle the deck.
    .bottom = Your next Earth spell works at any grade without power.
homm3-card-tome_of_fire = Tome of Fire
    .top = Turn over the spell deck to the first Fire spell. Take it or discard it, then shuffle the deck.
    .bottom = Your next Fire spell works at any grade without power.
homm3-card-tome_of_water = Tome of Water
    .top = Turn over the spell deck to the first Water spell. Take it or discard it, then shuffle the deck.
    .bottom = Your next Water spell works at any grade without power.

### el

homm3-card-orb_of_the_firmament = Σφαίρα του Στερεώματος
    .top = Η δύναμη του επόμενου ξορκιού σου του Αέρα μετρά διπλά.
    .bottom = Βγάλε αυτή την κάρτα από το παιχνίδι για να δώσεις σε ένα ξόρκι του Αέρα +5 δύναμη.
homm3-card-orb_of_silt = Σφαίρα της Λάσπης
    .top = Η δύναμη του επόμενου ξορκιού σου της Γης μετρά διπλά.
    .bottom = Βγάλε αυτή την κάρτα από το παιχνίδι για να δώσεις σε ένα ξόρκι της Γης +5 δύναμη.
homm3-card-orb_of_tempestuous_fire = Σφαίρα της Θυελλώδους Φωτιάς
    .top = Η δύναμη του επόμενου ξορκιού σου της Φωτιάς μετρά διπλά.
    .bottom = Βγάλε αυτή την κάρτα από το παιχνίδι για να δώσεις σε ένα ξόρκι της Φωτιάς +5 δύναμη.
homm3-card-orb_of_driving_rain = Σφαίρα της Καταρρακτώδους Βροχής
    .top = Η δύναμη του επόμενου ξορκιού σου του Νερού μετρά διπλά.
    .bottom = Βγάλε αυτή την κάρτα από το παιχνίδι για να δώσεις σε ένα ξόρκι του Νερού +5 δύναμη.
homm3-card-tome_of_air = Τόμος του Αέρα
    .top = Φανέρωσε την τράπουλα των ξορκιών ως το πρώτο ξόρκι του Αέρα. Πάρ’ το ή ξεσκαρτάρισέ το, έπειτα ανακάτεψε την τράπουλα.
    .bottom = Το επόμενο ξόρκι σου του Αέρα λειτουργεί σε κάθε βαθμό χωρίς δύναμη.
homm3-card-tome_of_earth = Τόμος της Γης
    .top = Φανέρωσε την τράπουλα των ξορκιών ως το πρώτο ξόρκι της Γης. Πάρ’ το ή ξεσκαρτάρισέ το, έπειτα ανακάτεψε την τράπουλα.
    .bottom = Το επόμενο ξόρκι σου της Γης λειτουργεί σε κάθε βαθμό χωρίς δύναμη.
homm3-card-tome_of_fire = Τόμος της Φωτιάς
    .top = Φανέρωσε την τράπουλα των ξορκιών ως το πρώτο ξόρκι της Φωτιάς. Πάρ’ το ή ξεσκαρτάρισέ το, έπειτα ανακάτεψε την τράπουλα.
    .bottom = Το επόμενο ξόρκι σου της Φωτιάς λειτουργεί σε κάθε βαθμό χωρίς δύναμη.
homm3-card-tome_of_water = Τόμος του Νερού
    .top = Φανέρωσε την τράπουλα των ξορκιών ως το πρώτο ξόρκι του Νερού. Πάρ’ το ή ξεσκαρτάρισέ το, έπειτα ανακάτεψε την τράπουλα.
    .bottom = Το επόμενο ξόρκι σου του Νερού λειτουργεί σε κάθε βαθμό χωρίς δύναμη.

### hu

homm3-card-orb_of_the_firmament = Az égbolt gömbje
    .top = A következő levegővarázslatod varázsereje kétszer számít.
    .bottom = Távolítsd el ezt a lapot a játékból, hogy egy levegővarázslatnak 5 varázserőt adj.
homm3-card-orb_of_silt = Az iszap gömbje
    .top = A következő földvarázslatod varázsereje kétszer számít.
    .bottom = Távolítsd el ezt a lapot a játékból, hogy egy földvarázslatnak 5 varázserőt adj.
homm3-card-orb_of_tempestuous_fire = A tomboló tűz gömbje
    .top = A következő tűzvarázslatod varázsereje kétszer számít.
    .bottom = Távolítsd el ezt a lapot a játékból, hogy egy tűzvarázslatnak 5 varázserőt adj.
homm3-card-orb_of_driving_rain = A zuhogó eső gömbje
    .top = A következő vízvarázslatod varázsereje kétszer számít.
    .bottom = Távolítsd el ezt a lapot a játékból, hogy egy vízvarázslatnak 5 varázserőt adj.
homm3-card-tome_of_air = A levegő könyve
    .top = Fedd fel a varázslatpaklit az első levegővarázslatig. Vedd el vagy dobd el, azután keverd meg a paklit.
    .bottom = A következő levegővarázslatod varázserő nélkül bármelyik fokozaton működik.
homm3-card-tome_of_earth = A föld könyve
    .top = Fedd fel a varázslatpaklit az első földvarázslatig. Vedd el vagy dobd el, azután keverd meg a paklit.
    .bottom = A következő földvarázslatod varázserő nélkül bármelyik fokozaton működik.
homm3-card-tome_of_fire = A tűz könyve
    .top = Fedd fel a varázslatpaklit az első tűzvarázslatig. Vedd el vagy dobd el, azután keverd meg a paklit.
    .bottom = A következő tűzvarázslatod varázserő nélkül bármelyik fokozaton működik.
homm3-card-tome_of_water = A víz könyve
    .top = Fedd fel a varázslatpaklit az első vízvarázslatig. Vedd el vagy dobd el, azután keverd meg a paklit.
    .bottom = A következő vízvarázslatod varázserő nélkül bármelyik fokozaton működik.

### ka

homm3-card-orb_of_the_firmament = ცის კამარის სფერო
    .top = ჰაერის შენი შემდეგი შელოცვის ძალა ორმაგად ითვლება.
    .bottom = გაიტანე ეს კარტი თამაშიდან: ჰაერის შელოცვის ძალა 5-ით იზრდება.
homm3-card-orb_of_silt = ლამის სფერო
    .top = მიწის შენი შემდეგი შელოცვის ძალა ორმაგად ითვლება.
    .bottom = გაიტანე ეს კარტი თამაშიდან: მიწის შელოცვის ძალა 5-ით იზრდება.
homm3-card-orb_of_tempestuous_fire = მძვინვარე ცეცხლის სფერო
    .top = ცეცხლის შენი შემდეგი შელოცვის ძალა ორმაგად ითვლება.
    .bottom = გაიტანე ეს კარტი თამაშიდან: ცეცხლის შელოცვის ძალა 5-ით იზრდება.
homm3-card-orb_of_driving_rain = კოკისპირული წვიმის სფერო
    .top = წყლის შენი შემდეგი შელოცვის ძალა ორმაგად ითვლება.
    .bottom = გაიტანე ეს კარტი თამაშიდან: წყლის შელოცვის ძალა 5-ით იზრდება.
homm3-card-tome_of_air = ჰაერის წიგნი
    .top = ამოატრიალე შელოცვების დასტა ჰაერის პირველ შელოცვამდე. აიღე ან გადააგდე, შემდეგ დასტა აურიე.
    .bottom = ჰაერის შენი შემდეგი შელოცვა ძალის გარეშე ნებისმიერ საფეხურზე მოქმედებს.
homm3-card-tome_of_earth = მიწის წიგნი
    .top = ამოატრიალე შელოცვების დასტა მიწის პირველ შელოცვამდე. აიღე ან გადააგდე, შემდეგ დასტა აურიე.
    .bottom = მიწის შენი შემდეგი შელოცვა ძალის გარეშე ნებისმიერ საფეხურზე მოქმედებს.
homm3-card-tome_of_fire = ცეცხლის წიგნი
    .top = ამოატრიალე შელოცვების დასტა ცეცხლის პირველ შელოცვამდე. აიღე ან გადააგდე, შემდეგ დასტა აურიე.
    .bottom = ცეცხლის შენი შემდეგი შელოცვა ძალის გარეშე ნებისმიერ საფეხურზე მოქმედებს.
homm3-card-tome_of_water = წყლის წიგნი
    .top = ამოატრიალე შელოცვების დასტა წყლის პირველ შელოცვამდე. აიღე ან გადააგდე, შემდეგ დასტა აურიე.
    .bottom = წყლის შენი შემდეგი შელოცვა ძალის გარეშე ნებისმიერ საფეხურზე მოქმედებს.

### he

homm3-card-orb_of_the_firmament = כדור הרקיע
    .top = הכוח של קסם האוויר הבא שלכם נחשב פעמיים.
    .bottom = הסירו את הקלף הזה מהמשחק כדי להוסיף 5 כוח לקסם אוויר.
homm3-card-orb_of_silt = כדור הסחף
    .top = הכוח של קסם האדמה הבא שלכם נחשב פעמיים.
    .bottom = הסירו את הקלף הזה מהמשחק כדי להוסיף 5 כוח לקסם אדמה.
homm3-card-orb_of_tempestuous_fire = כדור האש הסוערת
    .top = הכוח של קסם האש הבא שלכם נחשב פעמיים.
    .bottom = הסירו את הקלף הזה מהמשחק כדי להוסיף 5 כוח לקסם אש.
homm3-card-orb_of_driving_rain = כדור הגשם השוטף
    .top = הכוח של קסם המים הבא שלכם נחשב פעמיים.
    .bottom = הסירו את הקלף הזה מהמשחק כדי להוסיף 5 כוח לקסם מים.
homm3-card-tome_of_air = ספר האוויר
    .top = הפכו את חפיסת הקסמים עד קסם האוויר הראשון. קחו או זרקו אותו, ואז ערבבו את החפיסה.
    .bottom = קסם האוויר הבא שלכם פועל בכל דרגה בלי כוח.
homm3-card-tome_of_earth = ספר האדמה
    .top = הפכו את חפיסת הקסמים עד קסם האדמה הראשון. קחו או זרקו אותו, ואז ערבבו את החפיסה.
    .bottom = קסם האדמה הבא שלכם פועל בכל דרגה בלי כוח.
homm3-card-tome_of_fire = ספר האש
    .top = הפכו את חפיסת הקסמים עד קסם האש הראשון. קחו או זרקו אותו, ואז ערבבו את החפיסה.
    .bottom = קסם האש הבא שלכם פועל בכל דרגה בלי כוח.
homm3-card-tome_of_water = ספר המים
    .top = הפכו את חפיסת הקסמים עד קסם המים הראשון. קחו או זרקו אותו, ואז ערבבו את החפיסה.
    .bottom = קסם המים הבא שלכם פועל בכל דרגה בלי כוח.
