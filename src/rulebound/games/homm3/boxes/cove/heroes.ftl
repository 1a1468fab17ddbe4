### en

homm3-hero-casmetra = Casmetra
homm3-card-casmetra_1 = Casmetra: Sorceresses I
    .top = Give a unit 1 attack (Sorceresses: 2).
    .bottom = Give a unit 1 defense (Sorceresses: 2).
homm3-card-casmetra_4 = Casmetra: Sorceresses IV
    .basic = A unit has 1 more initiative until the combat ends (Sorceresses: 2 more).
homm3-card-casmetra_6 = Casmetra: Sorceresses VI
    .top = Give a unit 2 attack.
    .bottom = A unit has 2 less attack until the end of the next combat round.
homm3-hero-cassiopeia = Cassiopeia
homm3-card-cassiopeia_1 = Cassiopeia: Oceanids I
    .top = Give a unit 1 attack (Oceanids: 2).
    .bottom = Give a unit 1 defense (Oceanids: 2).
homm3-card-cassiopeia_4 = Cassiopeia: Oceanids IV
    .basic = A unit has 1 more initiative until the combat ends (Oceanids: 2 more).
homm3-card-cassiopeia_6 = Cassiopeia: Oceanids VI
    .basic = Give a unit 2 attack (Oceanids: 4).

### el

homm3-hero-casmetra = Κασμέτρα
homm3-card-casmetra_1 = Κασμέτρα: Μάγισσες I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Μάγισσες +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Μάγισσες +2.
homm3-card-casmetra_4 = Κασμέτρα: Μάγισσες IV
    .basic = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης, οι Μάγισσες +2.
homm3-card-casmetra_6 = Κασμέτρα: Μάγισσες VI
    .top = Δώσε σε μια μονάδα +2 επίθεση.
    .bottom = Μια μονάδα έχει −2 επίθεση ως το τέλος του επόμενου γύρου μάχης.
homm3-hero-cassiopeia = Κασσιόπεια
homm3-card-cassiopeia_1 = Κασσιόπεια: Ωκεανίδες I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Ωκεανίδες +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Ωκεανίδες +2.
homm3-card-cassiopeia_4 = Κασσιόπεια: Ωκεανίδες IV
    .basic = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης, οι Ωκεανίδες +2.
homm3-card-cassiopeia_6 = Κασσιόπεια: Ωκεανίδες VI
    .basic = Δώσε σε μια μονάδα +2 επίθεση, σε Ωκεανίδες +4.

### hu

homm3-hero-casmetra = Casmetra
homm3-card-casmetra_1 = Casmetra: Varázslónők I
    .top = Adj egy egységnek 1 támadást, Varázslónőknek 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Varázslónőknek 2-t.
homm3-card-casmetra_4 = Casmetra: Varázslónők IV
    .basic = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb, Varázslónőké 2 értékkel.
homm3-card-casmetra_6 = Casmetra: Varázslónők VI
    .top = Adj egy egységnek 2 támadást.
    .bottom = Egy egység támadása a következő harci forduló végéig 2 értékkel kisebb.
homm3-hero-cassiopeia = Cassiopeia
homm3-card-cassiopeia_1 = Cassiopeia: Ókeanidák I
    .top = Adj egy egységnek 1 támadást, Ókeanidáknak 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Ókeanidáknak 2-t.
homm3-card-cassiopeia_4 = Cassiopeia: Ókeanidák IV
    .basic = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb, Ókeanidáké 2 értékkel.
homm3-card-cassiopeia_6 = Cassiopeia: Ókeanidák VI
    .basic = Adj egy egységnek 2 támadást, Ókeanidáknak 4-et.

### ka

homm3-hero-casmetra = კასმეტრა
homm3-card-casmetra_1 = კასმეტრა: გრძნეულები I
    .top = რაზმის შეტევა 1-ით იზრდება, გრძნეულებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, გრძნეულებისა – 2-ით.
homm3-card-casmetra_4 = კასმეტრა: გრძნეულები IV
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება, გრძნეულებისა – 2-ით.
homm3-card-casmetra_6 = კასმეტრა: გრძნეულები VI
    .top = რაზმის შეტევა 2-ით იზრდება.
    .bottom = რაზმის შეტევა ბრძოლის შემდეგი რაუნდის ბოლომდე 2-ით მცირდება.
homm3-hero-cassiopeia = კასიოპეა
homm3-card-cassiopeia_1 = კასიოპეა: ოკეანიდები I
    .top = რაზმის შეტევა 1-ით იზრდება, ოკეანიდებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, ოკეანიდებისა – 2-ით.
homm3-card-cassiopeia_4 = კასიოპეა: ოკეანიდები IV
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება, ოკეანიდებისა – 2-ით.
homm3-card-cassiopeia_6 = კასიოპეა: ოკეანიდები VI
    .basic = რაზმის შეტევა 2-ით იზრდება, ოკეანიდებისა – 4-ით.

### he

homm3-hero-casmetra = קסמטרה
homm3-card-casmetra_1 = קסמטרה: מכשפות I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה מכשפות.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה מכשפות.
homm3-card-casmetra_4 = קסמטרה: מכשפות IV
    .basic = המהירות של יחידה גדולה ב־1 עד סוף הקרב, או ב־2 אם אלה מכשפות.
homm3-card-casmetra_6 = קסמטרה: מכשפות VI
    .top = הוסיפו 2 להתקפה של יחידה.
    .bottom = ההתקפה של יחידה קטנה ב־2 עד סוף סבב הקרב הבא.
homm3-hero-cassiopeia = קסיופיאה
homm3-card-cassiopeia_1 = קסיופיאה: אוקיאנידות I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה אוקיאנידות.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה אוקיאנידות.
homm3-card-cassiopeia_4 = קסיופיאה: אוקיאנידות IV
    .basic = המהירות של יחידה גדולה ב־1 עד סוף הקרב, או ב־2 אם אלה אוקיאנידות.
homm3-card-cassiopeia_6 = קסיופיאה: אוקיאנידות VI
    .basic = הוסיפו 2 להתקפה של יחידה, או 4 אם אלה אוקיאנידות.
