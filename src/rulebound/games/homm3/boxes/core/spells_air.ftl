### Values by grade stand in a row: 1/2/3.

### en

homm3-card-chain_lightning = Chain Lightning
    .cast = Strike a unit and the two units closest to it. They take 1, 1 and 1 / 2, 1 and 1 / 3, 2 and 1 damage.
homm3-card-counterstrike = Counterstrike
    .cast = A bronze / silver or lower / gold or lower unit may retaliate again this combat round.
homm3-card-disrupting_ray = Disrupting Ray
    .cast = A bronze / silver or lower / gold or lower unit has no ability for the rest of the combat.
homm3-card-haste = Haste
    .cast = A unit has 1/2/3 more initiative for the rest of the combat.
homm3-card-lightning_bolt = Lightning Bolt
    .cast = Deal 2/3/4 damage to a unit.

### el

homm3-card-chain_lightning = Αλυσιδωτός Κεραυνός
    .cast = Χτύπησε μια μονάδα και τις δύο πλησιέστερές της. Παθαίνουν ζημιά 1, 1 και 1 / 2, 1 και 1 / 3, 2 και 1.
homm3-card-counterstrike = Αντεπίθεση
    .cast = Μια χάλκινη / έως ασημένια / έως χρυσή μονάδα μπορεί να ανταποδώσει ξανά σε αυτόν τον γύρο μάχης.
homm3-card-disrupting_ray = Ακτίνα Διάλυσης
    .cast = Μια χάλκινη / έως ασημένια / έως χρυσή μονάδα δεν έχει ικανότητα ως το τέλος της μάχης.
homm3-card-haste = Επιτάχυνση
    .cast = Μια μονάδα έχει 1/2/3 επιπλέον πρωτοβουλία ως το τέλος της μάχης.
homm3-card-lightning_bolt = Κεραυνός
    .cast = Προκάλεσε ζημιά 2/3/4 σε μια μονάδα.

### hu

homm3-card-chain_lightning = Láncvillám
    .cast = Sújts le egy egységre és a hozzá legközelebbi kettőre. Sebzésük 1, 1 és 1 / 2, 1 és 1 / 3, 2 és 1.
homm3-card-counterstrike = Ellencsapás
    .cast = Egy bronz / legfeljebb ezüst / legfeljebb arany egység ebben a harci fordulóban újra visszatámadhat.
homm3-card-disrupting_ray = Bomlasztó sugár
    .cast = Egy bronz / legfeljebb ezüst / legfeljebb arany egységnek a harc végéig nincs képessége.
homm3-card-haste = Gyorsítás
    .cast = Egy egység kezdeményezése a harc végéig 1/2/3 értékkel nagyobb.
homm3-card-lightning_bolt = Villámcsapás
    .cast = Okozz 2/3/4 sebzést egy egységnek.

### ka

homm3-card-chain_lightning = ჯაჭვური ელვა
    .cast = დაარტყი რაზმს და მასთან ყველაზე ახლოს მდგომ ორ რაზმს. ისინი იღებენ 1, 1 და 1 / 2, 1 და 1 / 3, 2 და 1 ზიანს.
homm3-card-counterstrike = კონტრდარტყმა
    .cast = ბრინჯაოს / ვერცხლის ან უფრო დაბალ / ოქროს ან უფრო დაბალ რაზმს ბრძოლის ამ რაუნდში კიდევ ერთი საპასუხო დარტყმა შეუძლია.
homm3-card-disrupting_ray = რღვევის სხივი
    .cast = ბრინჯაოს / ვერცხლის ან უფრო დაბალ / ოქროს ან უფრო დაბალ რაზმს ბრძოლის ბოლომდე უნარი აღარ აქვს.
homm3-card-haste = აჩქარება
    .cast = რაზმის ინიციატივა ბრძოლის ბოლომდე 1/2/3-ით იზრდება.
homm3-card-lightning_bolt = მეხი
    .cast = რაზმი 2/3/4 ზიანს იღებს.

### he

homm3-card-chain_lightning = שרשרת ברקים
    .cast = פגעו ביחידה ובשתי היחידות הקרובות אליה ביותר. הן סופגות נזק של 1, 1 ו־1 / 2, 1 ו־1 / 3, 2 ו־1.
homm3-card-counterstrike = מהלומת נגד
    .cast = יחידה בדרגת ארד / כסף ומטה / זהב ומטה רשאית לבצע תקיפת נגד נוספת בסבב הקרב הזה.
homm3-card-disrupting_ray = קרן משבשת
    .cast = ליחידה בדרגת ארד / כסף ומטה / זהב ומטה אין יכולת עד סוף הקרב.
homm3-card-haste = מהירות
    .cast = המהירות של יחידה גדולה ב־1/2/3 עד סוף הקרב.
homm3-card-lightning_bolt = ברק
    .cast = גרמו ליחידה נזק של 2/3/4.
