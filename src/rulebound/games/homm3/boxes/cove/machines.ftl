### en

homm3-card-cannon = Cannon
    .basic = While it is in play, you may spend an expert use to fire it at the start of each combat round.
    .use = Spend an expert use to deal 2 damage to an enemy unit.

### el

homm3-card-cannon = Κανόνι
    .basic = Όσο είναι σε ισχύ, μπορείς να ρίξεις με αυτό στην αρχή κάθε γύρου μάχης, με μια χρήση ειδικού.
    .use = Ξόδεψε μια χρήση ειδικού για να προκαλέσεις ζημιά 2 σε μια εχθρική μονάδα.

### hu

homm3-card-cannon = Ágyú
    .basic = Amíg játékban van, minden harci forduló elején elsütheted egy mesterhatásért.
    .use = Költs el egy mesterhatást, hogy 2 sebzést okozz egy ellenséges egységnek.

### ka

homm3-card-cannon = ზარბაზანი
    .basic = სანამ თამაშშია, ბრძოლის ყოველი რაუნდის დასაწყისში შეგიძლია ექსპერტული გამოყენების ფასად გაისროლო.
    .use = დახარჯე ექსპერტული გამოყენება: მტრის რაზმი 2 ზიანს იღებს.

### he

homm3-card-cannon = תותח
    .basic = בתחילת כל סבב קרב, כל עוד הוא במשחק, אתם רשאים לירות בו תמורת שימוש מומחה.
    .use = הוציאו שימוש מומחה כדי לגרום נזק של 2 ליחידת אויב.
