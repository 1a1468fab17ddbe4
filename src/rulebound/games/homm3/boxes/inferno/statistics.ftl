### en

homm3-card-attack_empowered = Empowered Attack
    .basic = Give a unit 2 attack.
homm3-card-defense_empowered = Empowered Defense
    .basic = Give a unit 2 defense.
homm3-card-power_empowered = Empowered Power
    .basic = Give a spell 2 power.
homm3-card-knowledge_empowered = Empowered Knowledge
    .basic = After you cast a spell: take it back into your hand. You may cast one more spell this combat round.

### el

homm3-card-attack_empowered = Ενδυναμωμένη Επίθεση
    .basic = Δώσε σε μια μονάδα +2 επίθεση.
homm3-card-defense_empowered = Ενδυναμωμένη Άμυνα
    .basic = Δώσε σε μια μονάδα +2 άμυνα.
homm3-card-power_empowered = Ενδυναμωμένη Δύναμη
    .basic = Δώσε σε ένα ξόρκι +2 δύναμη.
homm3-card-knowledge_empowered = Ενδυναμωμένη Γνώση
    .basic = Αφού ρίξεις ένα ξόρκι: πάρε το ξανά στο χέρι σου. Μπορείς να ρίξεις ένα ακόμη ξόρκι σε αυτόν τον γύρο μάχης.

### hu

homm3-card-attack_empowered = Felerősített Támadás
    .basic = Adj egy egységnek 2 támadást.
homm3-card-defense_empowered = Felerősített Védelem
    .basic = Adj egy egységnek 2 védelmet.
homm3-card-power_empowered = Felerősített Varázserő
    .basic = Adj egy varázslatnak 2 varázserőt.
homm3-card-knowledge_empowered = Felerősített Tudás
    .basic = Miután varázsoltál: vedd vissza a varázslatot a kezedbe. Ebben a harci fordulóban eggyel többször varázsolhatsz.

### ka

homm3-card-attack_empowered = გაძლიერებული შეტევა
    .basic = რაზმის შეტევა 2-ით იზრდება.
homm3-card-defense_empowered = გაძლიერებული დაცვა
    .basic = რაზმის დაცვა 2-ით იზრდება.
homm3-card-power_empowered = გაძლიერებული ძალა
    .basic = შელოცვის ძალა 2-ით იზრდება.
homm3-card-knowledge_empowered = გაძლიერებული ცოდნა
    .basic = შენი შელოცვის შემდეგ: დაიბრუნე ის ხელში. ბრძოლის ამ რაუნდში კიდევ ერთი შელოცვა შეგიძლია.

### he

homm3-card-attack_empowered = התקפה מחוזקת
    .basic = הוסיפו 2 להתקפה של יחידה.
homm3-card-defense_empowered = הגנה מחוזקת
    .basic = הוסיפו 2 להגנה של יחידה.
homm3-card-power_empowered = כוח מחוזק
    .basic = הוסיפו 2 כוח לקסם.
homm3-card-knowledge_empowered = ידע מחוזק
    .basic = אחרי שהטלתם קסם: החזירו אותו ליד. אתם רשאים להטיל קסם נוסף בסבב הקרב הזה.
