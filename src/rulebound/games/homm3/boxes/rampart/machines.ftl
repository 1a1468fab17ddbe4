### en

homm3-card-ammo_cart = Ammo Cart
    .basic = While it is in play, your ranged units suffer no ranged penalty and have 2 more initiative.
homm3-card-ballista = Ballista
    .basic = While it is in play, it deals 1 damage to the slowest enemy unit at the start of each combat round.
homm3-card-first_aid_tent = First Aid Tent
    .basic = While it is in play, you may heal 1 damage once per combat round.
    .use = Heal 1 damage on a unit.

### el

homm3-card-ammo_cart = Κάρο Πολεμοφοδίων
    .basic = Όσο είναι σε ισχύ, οι μονάδες βολής σου δεν έχουν ποινή βολής και έχουν +2 πρωτοβουλία.
homm3-card-ballista = Βαλλίστρα
    .basic = Όσο είναι σε ισχύ, προκαλεί ζημιά 1 στην πιο αργή εχθρική μονάδα στην αρχή κάθε γύρου μάχης.
homm3-card-first_aid_tent = Σκηνή Πρώτων Βοηθειών
    .basic = Όσο είναι σε ισχύ, μπορείς να θεραπεύσεις ζημιά 1 μία φορά σε κάθε γύρο μάχης.
    .use = Θεράπευσε ζημιά 1 σε μια μονάδα.

### hu

homm3-card-ammo_cart = Lőszerszekér
    .basic = Amíg játékban van, távolsági egységeidnek nincs távolsági levonásuk, és 2 kezdeményezéssel többjük van.
homm3-card-ballista = Ballista
    .basic = Amíg játékban van, minden harci forduló elején 1 sebzést okoz a leglassabb ellenséges egységnek.
homm3-card-first_aid_tent = Elsősegélysátor
    .basic = Amíg játékban van, harci fordulónként egyszer 1 sebzést gyógyíthatsz.
    .use = Gyógyíts 1 sebzést egy egységen.

### ka

homm3-card-ammo_cart = საბრძოლო მარაგის ურემი
    .basic = სანამ თამაშშია, შენს მსროლელ რაზმებს სროლის ჯარიმა არ აქვთ, მათი ინიციატივა კი 2-ით იზრდება.
homm3-card-ballista = ბალისტა
    .basic = სანამ თამაშშია, ბრძოლის ყოველი რაუნდის დასაწყისში მტრის ყველაზე ნელ რაზმს 1 ზიანს აყენებს.
homm3-card-first_aid_tent = პირველი დახმარების კარავი
    .basic = სანამ თამაშშია, ბრძოლის ყოველ რაუნდში ერთხელ შეგიძლია 1 ზიანი მოარჩინო.
    .use = მოურჩინე რაზმს 1 ზიანი.

### he

homm3-card-ammo_cart = עגלת תחמושת
    .basic = כל עוד היא במשחק, אין לקשתים שלכם קנס של קשתים, והמהירות שלהם גדולה ב־2.
homm3-card-ballista = בליסטה
    .basic = כל עוד היא במשחק, היא גורמת נזק של 1 ליחידת האויב האיטית ביותר בתחילת כל סבב קרב.
homm3-card-first_aid_tent = אוהל עזרה ראשונה
    .basic = פעם אחת בכל סבב קרב, כל עוד הוא במשחק, אתם רשאים לרפא נזק של 1.
    .use = רפאו ליחידה נזק של 1.
