### en

homm3-card-first_aid = First Aid
    .basic = Heal 1 damage on a unit.
    .expert = Use your First Aid Tent three times on one unit.

### el

homm3-card-first_aid = Πρώτες Βοήθειες
    .basic = Θεράπευσε ζημιά 1 σε μια μονάδα.
    .expert = Χρησιμοποίησε τρεις φορές τη Σκηνή Πρώτων Βοηθειών σου σε μία μονάδα.

### hu

homm3-card-first_aid = Elsősegély
    .basic = Gyógyíts 1 sebzést egy egységen.
    .expert = Használd az Elsősegélysátradat háromszor ugyanazon az egységen.

### ka

homm3-card-first_aid = პირველი დახმარება
    .basic = მოურჩინე რაზმს 1 ზიანი.
    .expert = გამოიყენე შენი პირველი დახმარების კარავი ერთ რაზმზე სამჯერ.

### he

homm3-card-first_aid = עזרה ראשונה
    .basic = רפאו ליחידה נזק של 1.
    .expert = השתמשו באוהל העזרה הראשונה שלכם שלוש פעמים על יחידה אחת.
