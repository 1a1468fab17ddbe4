### en

homm3-card-first_aid = First Aid
    .basic = Heal 1 damage on a unit.
    .expert = Use your First Aid Tent three times on one unit.
homm3-card-artillery = Artillery
    .basic = The slowest enemy unit takes 1 damage.
    .expert = When your Ballista fires, it hits its target three times.

### el

homm3-card-first_aid = Πρώτες Βοήθειες
    .basic = Θεράπευσε ζημιά 1 σε μια μονάδα.
    .expert = Χρησιμοποίησε τρεις φορές τη Σκηνή Πρώτων Βοηθειών σου σε μία μονάδα.
homm3-card-artillery = Πυροβολικό
    .basic = Η πιο αργή εχθρική μονάδα παθαίνει ζημιά 1.
    .expert = Όταν ρίχνει η Βαλλίστρα σου, χτυπά τον στόχο της τρεις φορές.

### hu

homm3-card-first_aid = Elsősegély
    .basic = Gyógyíts 1 sebzést egy egységen.
    .expert = Használd az Elsősegélysátradat háromszor ugyanazon az egységen.
homm3-card-artillery = Tüzérség
    .basic = A leglassabb ellenséges egység 1 sebzést kap.
    .expert = Amikor a Ballistád lő, háromszor találja el a célpontját.

### ka

homm3-card-first_aid = პირველი დახმარება
    .basic = მოურჩინე რაზმს 1 ზიანი.
    .expert = გამოიყენე შენი პირველი დახმარების კარავი ერთ რაზმზე სამჯერ.
homm3-card-artillery = არტილერია
    .basic = მტრის ყველაზე ნელი რაზმი 1 ზიანს იღებს.
    .expert = როცა შენი ბალისტა ისვრის, სამიზნეს სამჯერ ხვდება.

### he

homm3-card-first_aid = עזרה ראשונה
    .basic = רפאו ליחידה נזק של 1.
    .expert = השתמשו באוהל העזרה הראשונה שלכם שלוש פעמים על יחידה אחת.
homm3-card-artillery = תותחנות
    .basic = יחידת האויב האיטית ביותר סופגת נזק של 1.
    .expert = כשהבליסטה שלכם יורה, היא פוגעת במטרה שלוש פעמים.
