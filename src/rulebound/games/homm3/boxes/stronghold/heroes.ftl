### en

homm3-hero-gundula = Gundula
homm3-card-gundula_1 = Gundula: Slow I
    .basic = A unit has 2 less initiative until the combat ends, but at least 1.
homm3-card-gundula_4 = Gundula: Slow IV
    .basic = Give an attacking unit 1 attack, or 2 if it has more initiative than its target.
homm3-card-gundula_6 = Gundula: Slow VI
    .basic = A unit has 4 less initiative until the combat ends, but at least 1.
homm3-hero-yog = Yog
homm3-card-yog_1 = Yog: Cyclopes I
    .top = Give a unit 1 attack (Cyclopes: 2).
    .bottom = Give a unit 1 defense (Cyclopes: 2).
homm3-card-yog_4 = Yog: Cyclopes IV
    .basic = A unit has 1 more initiative until the combat ends (Cyclopes: 2 more).
homm3-card-yog_6 = Yog: Cyclopes VI
    .basic = A unit has 1 more health until the combat ends (Cyclopes: 2 more).

### el

homm3-hero-gundula = Γκούντουλα
homm3-card-gundula_1 = Γκούντουλα: Επιβράδυνση I
    .basic = Μια μονάδα έχει −2 πρωτοβουλία ως το τέλος της μάχης, τουλάχιστον όμως 1.
homm3-card-gundula_4 = Γκούντουλα: Επιβράδυνση IV
    .basic = Δώσε σε μια μονάδα που επιτίθεται +1 επίθεση, ή +2 αν έχει μεγαλύτερη πρωτοβουλία από τον στόχο της.
homm3-card-gundula_6 = Γκούντουλα: Επιβράδυνση VI
    .basic = Μια μονάδα έχει −4 πρωτοβουλία ως το τέλος της μάχης, τουλάχιστον όμως 1.
homm3-hero-yog = Γιογκ
homm3-card-yog_1 = Γιογκ: Κύκλωπες I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Κύκλωπες +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Κύκλωπες +2.
homm3-card-yog_4 = Γιογκ: Κύκλωπες IV
    .basic = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης, οι Κύκλωπες +2.
homm3-card-yog_6 = Γιογκ: Κύκλωπες VI
    .basic = Μια μονάδα έχει +1 ζωή ως το τέλος της μάχης, οι Κύκλωπες +2.

### hu

homm3-hero-gundula = Gundula
homm3-card-gundula_1 = Gundula: Lassítás I
    .basic = Egy egység kezdeményezése a harc végéig 2 értékkel kisebb, de legalább 1.
homm3-card-gundula_4 = Gundula: Lassítás IV
    .basic = Adj egy támadó egységnek 1 támadást, vagy 2-t, ha a kezdeményezése nagyobb, mint a célpontjáé.
homm3-card-gundula_6 = Gundula: Lassítás VI
    .basic = Egy egység kezdeményezése a harc végéig 4 értékkel kisebb, de legalább 1.
homm3-hero-yog = Yog
homm3-card-yog_1 = Yog: Küklopszok I
    .top = Adj egy egységnek 1 támadást, Küklopszoknak 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Küklopszoknak 2-t.
homm3-card-yog_4 = Yog: Küklopszok IV
    .basic = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb, Küklopszoké 2 értékkel.
homm3-card-yog_6 = Yog: Küklopszok VI
    .basic = Egy egység életereje a harc végéig 1 értékkel nagyobb, Küklopszoké 2 értékkel.

### ka

homm3-hero-gundula = გუნდულა
homm3-card-gundula_1 = გუნდულა: შენელება I
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 2-ით მცირდება, მაგრამ სულ მცირე 1 რჩება.
homm3-card-gundula_4 = გუნდულა: შენელება IV
    .basic = მოიერიშე რაზმის შეტევა 1-ით იზრდება, ხოლო თუ მისი ინიციატივა სამიზნისაზე მეტია – 2-ით.
homm3-card-gundula_6 = გუნდულა: შენელება VI
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 4-ით მცირდება, მაგრამ სულ მცირე 1 რჩება.
homm3-hero-yog = იოგი
homm3-card-yog_1 = იოგი: ციკლოპები I
    .top = რაზმის შეტევა 1-ით იზრდება, ციკლოპებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, ციკლოპებისა – 2-ით.
homm3-card-yog_4 = იოგი: ციკლოპები IV
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება, ციკლოპებისა – 2-ით.
homm3-card-yog_6 = იოგი: ციკლოპები VI
    .basic = რაზმის სიცოცხლე ბრძოლის ბოლომდე 1-ით იზრდება, ციკლოპებისა – 2-ით.

### he

homm3-hero-gundula = גונדולה
homm3-card-gundula_1 = גונדולה: האטה I
    .basic = המהירות של יחידה קטנה ב־2 עד סוף הקרב, אך לא מתחת ל־1.
homm3-card-gundula_4 = גונדולה: האטה IV
    .basic = הוסיפו 1 להתקפה של יחידה תוקפת, או 2 אם המהירות שלה גדולה מזו של המטרה.
homm3-card-gundula_6 = גונדולה: האטה VI
    .basic = המהירות של יחידה קטנה ב־4 עד סוף הקרב, אך לא מתחת ל־1.
homm3-hero-yog = יוג
homm3-card-yog_1 = יוג: קיקלופים I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה קיקלופים.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה קיקלופים.
homm3-card-yog_4 = יוג: קיקלופים IV
    .basic = המהירות של יחידה גדולה ב־1 עד סוף הקרב, או ב־2 אם אלה קיקלופים.
homm3-card-yog_6 = יוג: קיקלופים VI
    .basic = החיים של יחידה גדולים ב־1 עד סוף הקרב, או ב־2 אם אלה קיקלופים.
