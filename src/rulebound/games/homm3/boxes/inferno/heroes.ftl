### en

homm3-hero-fiona = Fiona
homm3-card-fiona_1 = Fiona: Cerberi I
    .top = Give a unit 1 attack (Cerberi: 2).
    .bottom = Give a unit 1 defense (Cerberi: 2).
homm3-card-fiona_4 = Fiona: Cerberi IV
    .basic = A unit has 1 more health until the combat ends (Cerberi: 2 more).
homm3-card-fiona_6 = Fiona: Cerberi VI
    .basic = Give a unit 2 attack (Cerberi: 4).
homm3-hero-xyron = Xyron
homm3-card-xyron_1 = Xyron: Inferno I
    .basic = Discard two cards and choose a space. Every unit on it or adjacent to it takes 1 damage.
homm3-card-xyron_4 = Xyron: Inferno IV
    .basic = Discard a card and choose a space. Every unit on it or adjacent to it takes 1 damage.
homm3-card-xyron_6 = Xyron: Inferno VI
    .basic = Choose a space. Every unit on it or adjacent to it takes 1 damage.

### el

homm3-hero-fiona = Φιόνα
homm3-card-fiona_1 = Φιόνα: Κέρβεροι I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Κέρβερους +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Κέρβερους +2.
homm3-card-fiona_4 = Φιόνα: Κέρβεροι IV
    .basic = Μια μονάδα έχει +1 ζωή ως το τέλος της μάχης, οι Κέρβεροι +2.
homm3-card-fiona_6 = Φιόνα: Κέρβεροι VI
    .basic = Δώσε σε μια μονάδα +2 επίθεση, σε Κέρβερους +4.
homm3-hero-xyron = Ξάιρον
homm3-card-xyron_1 = Ξάιρον: Πύρινη Κόλαση I
    .basic = Ξεσκαρτάρισε δύο κάρτες και επίλεξε μια θέση. Κάθε μονάδα σε αυτή και δίπλα της παθαίνει ζημιά 1.
homm3-card-xyron_4 = Ξάιρον: Πύρινη Κόλαση IV
    .basic = Ξεσκαρτάρισε μια κάρτα και επίλεξε μια θέση. Κάθε μονάδα σε αυτή και δίπλα της παθαίνει ζημιά 1.
homm3-card-xyron_6 = Ξάιρον: Πύρινη Κόλαση VI
    .basic = Επίλεξε μια θέση. Κάθε μονάδα σε αυτή και δίπλα της παθαίνει ζημιά 1.

### hu

homm3-hero-fiona = Fiona
homm3-card-fiona_1 = Fiona: Kerberoszok I
    .top = Adj egy egységnek 1 támadást, Kerberoszoknak 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Kerberoszoknak 2-t.
homm3-card-fiona_4 = Fiona: Kerberoszok IV
    .basic = Egy egység életereje a harc végéig 1 értékkel nagyobb, Kerberoszoké 2 értékkel.
homm3-card-fiona_6 = Fiona: Kerberoszok VI
    .basic = Adj egy egységnek 2 támadást, Kerberoszoknak 4-et.
homm3-hero-xyron = Xyron
homm3-card-xyron_1 = Xyron: Infernó I
    .basic = Dobj el két lapot, és válassz ki egy mezőt. Minden rajta és mellette álló egység 1 sebzést kap.
homm3-card-xyron_4 = Xyron: Infernó IV
    .basic = Dobj el egy lapot, és válassz ki egy mezőt. Minden rajta és mellette álló egység 1 sebzést kap.
homm3-card-xyron_6 = Xyron: Infernó VI
    .basic = Válassz ki egy mezőt. Minden rajta és mellette álló egység 1 sebzést kap.

### ka

homm3-hero-fiona = ფიონა
homm3-card-fiona_1 = ფიონა: ცერბერები I
    .top = რაზმის შეტევა 1-ით იზრდება, ცერბერებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, ცერბერებისა – 2-ით.
homm3-card-fiona_4 = ფიონა: ცერბერები IV
    .basic = რაზმის სიცოცხლე ბრძოლის ბოლომდე 1-ით იზრდება, ცერბერებისა – 2-ით.
homm3-card-fiona_6 = ფიონა: ცერბერები VI
    .basic = რაზმის შეტევა 2-ით იზრდება, ცერბერებისა – 4-ით.
homm3-hero-xyron = ქსირონი
homm3-card-xyron_1 = ქსირონი: ჯოჯოხეთი I
    .basic = გადააგდე ორი კარტი და აირჩიე უჯრა. მასზე და მის მეზობლად მდგომი ყოველი რაზმი 1 ზიანს იღებს.
homm3-card-xyron_4 = ქსირონი: ჯოჯოხეთი IV
    .basic = გადააგდე კარტი და აირჩიე უჯრა. მასზე და მის მეზობლად მდგომი ყოველი რაზმი 1 ზიანს იღებს.
homm3-card-xyron_6 = ქსირონი: ჯოჯოხეთი VI
    .basic = აირჩიე უჯრა. მასზე და მის მეზობლად მდგომი ყოველი რაზმი 1 ზიანს იღებს.

### he

homm3-hero-fiona = פיונה
homm3-card-fiona_1 = פיונה: קרברוסים I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה קרברוסים.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה קרברוסים.
homm3-card-fiona_4 = פיונה: קרברוסים IV
    .basic = החיים של יחידה גדולים ב־1 עד סוף הקרב, או ב־2 אם אלה קרברוסים.
homm3-card-fiona_6 = פיונה: קרברוסים VI
    .basic = הוסיפו 2 להתקפה של יחידה, או 4 אם אלה קרברוסים.
homm3-hero-xyron = זירון
homm3-card-xyron_1 = זירון: תופת I
    .basic = זרקו שני קלפים ובחרו משבצת. כל יחידה שעליה או סמוכה אליה סופגת נזק של 1.
homm3-card-xyron_4 = זירון: תופת IV
    .basic = זרקו קלף ובחרו משבצת. כל יחידה שעליה או סמוכה אליה סופגת נזק של 1.
homm3-card-xyron_6 = זירון: תופת VI
    .basic = בחרו משבצת. כל יחידה שעליה או סמוכה אליה סופגת נזק של 1.
