### en

homm3-hero-alamar = Alamar
homm3-card-alamar_1 = Alamar: Resurrection I
    .grade = Cancel an attack that would defeat your unit. Power 1: bronze. Power 2: silver. Power 4: gold.
homm3-card-alamar_4 = Alamar: Resurrection IV
    .grade = Cancel an attack that would defeat your unit. Power 0: bronze. Power 1: silver. Power 3: gold.
homm3-card-alamar_6 = Alamar: Resurrection VI
    .grade = Cancel an attack that would defeat your unit. Power 0: bronze or silver. Power 2: gold.
homm3-hero-mutare = Mutare
homm3-card-mutare_1 = Mutare: Dragons I
    .top = Give a unit 1 attack (Dragons: 2).
    .bottom = Give a unit 1 defense (Dragons: 2).
homm3-card-mutare_4 = Mutare: Dragons IV
    .basic = A unit has 1 more health until the combat ends (Dragons: 2 more).
homm3-card-mutare_6 = Mutare: Dragons VI
    .basic = A unit has 1 more initiative until the combat ends (Dragons: 2 more).

### el

homm3-hero-alamar = Αλαμάρ
homm3-card-alamar_1 = Αλαμάρ: Ανάσταση I
    .grade = Ακύρωσε μια επίθεση που θα εξόντωνε μια μονάδα σου. Δύναμη 1: χάλκινη. Δύναμη 2: ασημένια. Δύναμη 4: χρυσή.
homm3-card-alamar_4 = Αλαμάρ: Ανάσταση IV
    .grade = Ακύρωσε μια επίθεση που θα εξόντωνε μια μονάδα σου. Δύναμη 0: χάλκινη. Δύναμη 1: ασημένια. Δύναμη 3: χρυσή.
homm3-card-alamar_6 = Αλαμάρ: Ανάσταση VI
    .grade = Ακύρωσε μια επίθεση που θα εξόντωνε μια μονάδα σου. Δύναμη 0: χάλκινη ή ασημένια. Δύναμη 2: χρυσή.
homm3-hero-mutare = Μουτάρε
homm3-card-mutare_1 = Μουτάρε: Δράκοι I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Δράκους +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Δράκους +2.
homm3-card-mutare_4 = Μουτάρε: Δράκοι IV
    .basic = Μια μονάδα έχει +1 ζωή ως το τέλος της μάχης, οι Δράκοι +2.
homm3-card-mutare_6 = Μουτάρε: Δράκοι VI
    .basic = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης, οι Δράκοι +2.

### hu

homm3-hero-alamar = Alamar
homm3-card-alamar_1 = Alamar: Feltámasztás I
    .grade = Akadályozz meg egy támadást, amely legyőzné egy egységedet. 1 varázserő: bronz. 2 varázserő: ezüst. 4 varázserő: arany.
homm3-card-alamar_4 = Alamar: Feltámasztás IV
    .grade = Akadályozz meg egy támadást, amely legyőzné egy egységedet. 0 varázserő: bronz. 1 varázserő: ezüst. 3 varázserő: arany.
homm3-card-alamar_6 = Alamar: Feltámasztás VI
    .grade = Akadályozz meg egy támadást, amely legyőzné egy egységedet. 0 varázserő: bronz vagy ezüst. 2 varázserő: arany.
homm3-hero-mutare = Mutare
homm3-card-mutare_1 = Mutare: Sárkányok I
    .top = Adj egy egységnek 1 támadást, Sárkányoknak 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Sárkányoknak 2-t.
homm3-card-mutare_4 = Mutare: Sárkányok IV
    .basic = Egy egység életereje a harc végéig 1 értékkel nagyobb, Sárkányoké 2 értékkel.
homm3-card-mutare_6 = Mutare: Sárkányok VI
    .basic = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb, Sárkányoké 2 értékkel.

### ka

homm3-hero-alamar = ალამარი
homm3-card-alamar_1 = ალამარი: გაცოცხლება I
    .grade = გააუქმე შეტევა, რომელიც შენს რაზმს დაამარცხებდა. ძალა 1: ბრინჯაო. ძალა 2: ვერცხლი. ძალა 4: ოქრო.
homm3-card-alamar_4 = ალამარი: გაცოცხლება IV
    .grade = გააუქმე შეტევა, რომელიც შენს რაზმს დაამარცხებდა. ძალა 0: ბრინჯაო. ძალა 1: ვერცხლი. ძალა 3: ოქრო.
homm3-card-alamar_6 = ალამარი: გაცოცხლება VI
    .grade = გააუქმე შეტევა, რომელიც შენს რაზმს დაამარცხებდა. ძალა 0: ბრინჯაო ან ვერცხლი. ძალა 2: ოქრო.
homm3-hero-mutare = მუტარე
homm3-card-mutare_1 = მუტარე: დრაკონები I
    .top = რაზმის შეტევა 1-ით იზრდება, დრაკონებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, დრაკონებისა – 2-ით.
homm3-card-mutare_4 = მუტარე: დრაკონები IV
    .basic = რაზმის სიცოცხლე ბრძოლის ბოლომდე 1-ით იზრდება, დრაკონებისა – 2-ით.
homm3-card-mutare_6 = მუტარე: დრაკონები VI
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება, დრაკონებისა – 2-ით.

### he

homm3-hero-alamar = אלאמר
homm3-card-alamar_1 = אלאמר: תחייה I
    .grade = בטלו התקפה שעומדת להביס יחידה שלכם. כוח 1: ארד. כוח 2: כסף. כוח 4: זהב.
homm3-card-alamar_4 = אלאמר: תחייה IV
    .grade = בטלו התקפה שעומדת להביס יחידה שלכם. כוח 0: ארד. כוח 1: כסף. כוח 3: זהב.
homm3-card-alamar_6 = אלאמר: תחייה VI
    .grade = בטלו התקפה שעומדת להביס יחידה שלכם. כוח 0: ארד או כסף. כוח 2: זהב.
homm3-hero-mutare = מוטארה
homm3-card-mutare_1 = מוטארה: דרקונים I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה דרקונים.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה דרקונים.
homm3-card-mutare_4 = מוטארה: דרקונים IV
    .basic = החיים של יחידה גדולים ב־1 עד סוף הקרב, או ב־2 אם אלה דרקונים.
homm3-card-mutare_6 = מוטארה: דרקונים VI
    .basic = המהירות של יחידה גדולה ב־1 עד סוף הקרב, או ב־2 אם אלה דרקונים.
