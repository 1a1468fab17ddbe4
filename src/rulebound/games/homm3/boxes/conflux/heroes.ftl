### en

homm3-hero-erdamon = Erdamon
homm3-card-erdamon_1 = Erdamon: Magma Elementals I
    .top = Give a unit 1 attack (Magma Elementals: 2).
    .bottom = Give a unit 1 defense (Magma Elementals: 2).
homm3-card-erdamon_4 = Erdamon: Magma Elementals IV
    .basic = A unit has 1 more initiative until the combat ends (Magma Elementals: 2 more).
homm3-card-erdamon_6 = Erdamon: Magma Elementals VI
    .top = Give a unit 2 attack.
    .bottom = A unit has 3 more initiative until the combat ends.

### el

homm3-hero-erdamon = Ερνταμόν
homm3-card-erdamon_1 = Ερνταμόν: Στοιχειακά του Μάγματος I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Στοιχειακά του Μάγματος +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Στοιχειακά του Μάγματος +2.
homm3-card-erdamon_4 = Ερνταμόν: Στοιχειακά του Μάγματος IV
    .basic = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης, τα Στοιχειακά του Μάγματος +2.
homm3-card-erdamon_6 = Ερνταμόν: Στοιχειακά του Μάγματος VI
    .top = Δώσε σε μια μονάδα +2 επίθεση.
    .bottom = Μια μονάδα έχει +3 πρωτοβουλία ως το τέλος της μάχης.

### hu

homm3-hero-erdamon = Erdamon
homm3-card-erdamon_1 = Erdamon: Magmaelementálok I
    .top = Adj egy egységnek 1 támadást, Magmaelementáloknak 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Magmaelementáloknak 2-t.
homm3-card-erdamon_4 = Erdamon: Magmaelementálok IV
    .basic = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb, Magmaelementáloké 2 értékkel.
homm3-card-erdamon_6 = Erdamon: Magmaelementálok VI
    .top = Adj egy egységnek 2 támadást.
    .bottom = Egy egység kezdeményezése a harc végéig 3 értékkel nagyobb.

### ka

homm3-hero-erdamon = ერდამონი
homm3-card-erdamon_1 = ერდამონი: მაგმის ელემენტალები I
    .top = რაზმის შეტევა 1-ით იზრდება, მაგმის ელემენტალებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, მაგმის ელემენტალებისა – 2-ით.
homm3-card-erdamon_4 = ერდამონი: მაგმის ელემენტალები IV
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება, მაგმის ელემენტალებისა – 2-ით.
homm3-card-erdamon_6 = ერდამონი: მაგმის ელემენტალები VI
    .top = რაზმის შეტევა 2-ით იზრდება.
    .bottom = რაზმის ინიციატივა ბრძოლის ბოლომდე 3-ით იზრდება.

### he

homm3-hero-erdamon = ארדמון
homm3-card-erdamon_1 = ארדמון: יסודני מאגמה I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה יסודני מאגמה.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה יסודני מאגמה.
homm3-card-erdamon_4 = ארדמון: יסודני מאגמה IV
    .basic = המהירות של יחידה גדולה ב־1 עד סוף הקרב, או ב־2 אם אלה יסודני מאגמה.
homm3-card-erdamon_6 = ארדמון: יסודני מאגמה VI
    .top = הוסיפו 2 להתקפה של יחידה.
    .bottom = המהירות של יחידה גדולה ב־3 עד סוף הקרב.
