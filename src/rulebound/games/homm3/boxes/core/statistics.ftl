### en

homm3-card-attack = Attack
    .basic = Give a unit 1 attack.
    .expert = Give a unit 2 attack.
homm3-card-defense = Defense
    .basic = Give a unit 1 defense.
    .expert = Give a unit 2 defense.
homm3-card-power = Power
    .basic = Give a spell 1 power.
    .expert = Give a spell 2 power.
homm3-card-knowledge = Knowledge
    .basic = After you cast a spell: take it back into your hand.
    .expert = After you cast a spell: take it back into your hand. You may cast one more spell this combat round.

### el

homm3-card-attack = Επίθεση
    .basic = Δώσε σε μια μονάδα +1 επίθεση.
    .expert = Δώσε σε μια μονάδα +2 επίθεση.
homm3-card-defense = Άμυνα
    .basic = Δώσε σε μια μονάδα +1 άμυνα.
    .expert = Δώσε σε μια μονάδα +2 άμυνα.
homm3-card-power = Δύναμη
    .basic = Δώσε σε ένα ξόρκι +1 δύναμη.
    .expert = Δώσε σε ένα ξόρκι +2 δύναμη.
homm3-card-knowledge = Γνώση
    .basic = Αφού ρίξεις ένα ξόρκι: πάρε το ξανά στο χέρι σου.
    .expert = Αφού ρίξεις ένα ξόρκι: πάρε το ξανά στο χέρι σου. Μπορείς να ρίξεις ένα ακόμη ξόρκι σε αυτόν τον γύρο μάχης.

### hu

homm3-card-attack = Támadás
    .basic = Adj egy egységnek 1 támadást.
    .expert = Adj egy egységnek 2 támadást.
homm3-card-defense = Védelem
    .basic = Adj egy egységnek 1 védelmet.
    .expert = Adj egy egységnek 2 védelmet.
homm3-card-power = Varázserő
    .basic = Adj egy varázslatnak 1 varázserőt.
    .expert = Adj egy varázslatnak 2 varázserőt.
homm3-card-knowledge = Tudás
    .basic = Miután varázsoltál: vedd vissza a varázslatot a kezedbe.
    .expert = Miután varázsoltál: vedd vissza a varázslatot a kezedbe. Ebben a harci fordulóban eggyel többször varázsolhatsz.

### ka

homm3-card-attack = შეტევა
    .basic = რაზმის შეტევა 1-ით იზრდება.
    .expert = რაზმის შეტევა 2-ით იზრდება.
homm3-card-defense = დაცვა
    .basic = რაზმის დაცვა 1-ით იზრდება.
    .expert = რაზმის დაცვა 2-ით იზრდება.
homm3-card-power = ძალა
    .basic = შელოცვის ძალა 1-ით იზრდება.
    .expert = შელოცვის ძალა 2-ით იზრდება.
homm3-card-knowledge = ცოდნა
    .basic = შენი შელოცვის შემდეგ: დაიბრუნე ის ხელში.
    .expert = შენი შელოცვის შემდეგ: დაიბრუნე ის ხელში. ბრძოლის ამ რაუნდში კიდევ ერთი შელოცვა შეგიძლია.

### he

homm3-card-attack = התקפה
    .basic = הוסיפו 1 להתקפה של יחידה.
    .expert = הוסיפו 2 להתקפה של יחידה.
homm3-card-defense = הגנה
    .basic = הוסיפו 1 להגנה של יחידה.
    .expert = הוסיפו 2 להגנה של יחידה.
homm3-card-power = כוח
    .basic = הוסיפו 1 כוח לקסם.
    .expert = הוסיפו 2 כוח לקסם.
homm3-card-knowledge = ידע
    .basic = אחרי שהטלתם קסם: החזירו אותו ליד.
    .expert = אחרי שהטלתם קסם: החזירו אותו ליד. אתם רשאים להטיל קסם נוסף בסבב הקרב הזה.
