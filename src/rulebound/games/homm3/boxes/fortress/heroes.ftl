### en

homm3-hero-adrienne = Adrienne
homm3-card-adrienne_1 = Adrienne: Fire Magic I
    .basic = Your fire spells have 1 more power until the combat ends.
homm3-card-adrienne_4 = Adrienne: Fire Magic IV
    .basic = Search (3) your own deck, then shuffle your discard pile into it.
homm3-card-adrienne_6 = Adrienne: Fire Magic VI
    .basic = Your fire spells have 2 more power until the combat ends.
homm3-hero-wystan = Wystan
homm3-card-wystan_1 = Wystan: Lizardmen I
    .top = Give a unit 1 attack (Lizardmen: 2).
    .bottom = Give a unit 1 defense (Lizardmen: 2).
homm3-card-wystan_4 = Wystan: Lizardmen IV
    .basic = A unit has 1 more health until the combat ends (Lizardmen: 2 more).
homm3-card-wystan_6 = Wystan: Lizardmen VI
    .basic = A unit has 2 more initiative until the combat ends (Lizardmen: 4 more).

### el

homm3-hero-adrienne = Αντριέν
homm3-card-adrienne_1 = Αντριέν: Μαγεία της Φωτιάς I
    .basic = Τα ξόρκια σου της Φωτιάς έχουν +1 δύναμη ως το τέλος της μάχης.
homm3-card-adrienne_4 = Αντριέν: Μαγεία της Φωτιάς IV
    .basic = Κάνε Αναζήτηση σε τρεις κάρτες της τράπουλάς σου, έπειτα ανακάτεψε σε αυτή τη στοίβα ξεσκαρταρίσματός σου.
homm3-card-adrienne_6 = Αντριέν: Μαγεία της Φωτιάς VI
    .basic = Τα ξόρκια σου της Φωτιάς έχουν +2 δύναμη ως το τέλος της μάχης.
homm3-hero-wystan = Γουίσταν
homm3-card-wystan_1 = Γουίσταν: Σαυράνθρωποι I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Σαυρανθρώπους +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Σαυρανθρώπους +2.
homm3-card-wystan_4 = Γουίσταν: Σαυράνθρωποι IV
    .basic = Μια μονάδα έχει +1 ζωή ως το τέλος της μάχης, οι Σαυράνθρωποι +2.
homm3-card-wystan_6 = Γουίσταν: Σαυράνθρωποι VI
    .basic = Μια μονάδα έχει +2 πρωτοβουλία ως το τέλος της μάχης, οι Σαυράνθρωποι +4.

### hu

homm3-hero-adrienne = Adrienne
homm3-card-adrienne_1 = Adrienne: Tűzmágia I
    .basic = Tűzvarázslataid varázsereje a harc végéig 1 értékkel nagyobb.
homm3-card-adrienne_4 = Adrienne: Tűzmágia IV
    .basic = Keress a saját paklid három lapja között, majd keverd bele a dobott lapjaidat.
homm3-card-adrienne_6 = Adrienne: Tűzmágia VI
    .basic = Tűzvarázslataid varázsereje a harc végéig 2 értékkel nagyobb.
homm3-hero-wystan = Wystan
homm3-card-wystan_1 = Wystan: Gyíkemberek I
    .top = Adj egy egységnek 1 támadást, Gyíkembereknek 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Gyíkembereknek 2-t.
homm3-card-wystan_4 = Wystan: Gyíkemberek IV
    .basic = Egy egység életereje a harc végéig 1 értékkel nagyobb, Gyíkembereké 2 értékkel.
homm3-card-wystan_6 = Wystan: Gyíkemberek VI
    .basic = Egy egység kezdeményezése a harc végéig 2 értékkel nagyobb, Gyíkembereké 4 értékkel.

### ka

homm3-hero-adrienne = ადრიენი
homm3-card-adrienne_1 = ადრიენი: ცეცხლის მაგია I
    .basic = ბრძოლის ბოლომდე ცეცხლის შენი შელოცვების ძალა 1-ით იზრდება.
homm3-card-adrienne_4 = ადრიენი: ცეცხლის მაგია IV
    .basic = შეასრულე ძებნა (3) შენს დასტაში, შემდეგ შეურიე მასში შენი გადაგდებული კარტები.
homm3-card-adrienne_6 = ადრიენი: ცეცხლის მაგია VI
    .basic = ბრძოლის ბოლომდე ცეცხლის შენი შელოცვების ძალა 2-ით იზრდება.
homm3-hero-wystan = უისტანი
homm3-card-wystan_1 = უისტანი: ხვლიკკაცები I
    .top = რაზმის შეტევა 1-ით იზრდება, ხვლიკკაცებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, ხვლიკკაცებისა – 2-ით.
homm3-card-wystan_4 = უისტანი: ხვლიკკაცები IV
    .basic = რაზმის სიცოცხლე ბრძოლის ბოლომდე 1-ით იზრდება, ხვლიკკაცებისა – 2-ით.
homm3-card-wystan_6 = უისტანი: ხვლიკკაცები VI
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 2-ით იზრდება, ხვლიკკაცებისა – 4-ით.

### he

homm3-hero-adrienne = אדריאן
homm3-card-adrienne_1 = אדריאן: תורת האש I
    .basic = הכוח של קסמי האש שלכם גדול ב־1 עד סוף הקרב.
homm3-card-adrienne_4 = אדריאן: תורת האש IV
    .basic = חפשו (3) בחפיסה שלכם, ואז ערבבו לתוכה את ערימת הזרוקים שלכם.
homm3-card-adrienne_6 = אדריאן: תורת האש VI
    .basic = הכוח של קסמי האש שלכם גדול ב־2 עד סוף הקרב.
homm3-hero-wystan = ויסטן
homm3-card-wystan_1 = ויסטן: אנשי לטאה I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה אנשי לטאה.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה אנשי לטאה.
homm3-card-wystan_4 = ויסטן: אנשי לטאה IV
    .basic = החיים של יחידה גדולים ב־1 עד סוף הקרב, או ב־2 אם אלה אנשי לטאה.
homm3-card-wystan_6 = ויסטן: אנשי לטאה VI
    .basic = המהירות של יחידה גדולה ב־2 עד סוף הקרב, או ב־4 אם אלה אנשי לטאה.
