### en

homm3-card-summon_air_elemental = Summon Air Elemental
    .cast = A Few / a Pack of Air Elementals appear on an empty space and fight for you in this combat.
homm3-card-summon_earth_elemental = Summon Earth Elemental
    .cast = A Few / a Pack of Earth Elementals appear on an empty space and fight for you in this combat.
homm3-card-summon_fire_elemental = Summon Fire Elemental
    .cast = A Few / a Pack of Fire Elementals appear on an empty space and fight for you in this combat.
homm3-card-summon_water_elemental = Summon Water Elemental
    .cast = A Few / a Pack of Water Elementals appear on an empty space and fight for you in this combat.

### el

homm3-card-summon_air_elemental = Κάλεσμα Στοιχειακού του Αέρα
    .cast = Στοιχειακά του Αέρα (Λίγα / Πλήθος) εμφανίζονται σε μια κενή θέση και πολεμούν για σένα σε αυτή τη μάχη.
homm3-card-summon_earth_elemental = Κάλεσμα Στοιχειακού της Γης
    .cast = Στοιχειακά της Γης (Λίγα / Πλήθος) εμφανίζονται σε μια κενή θέση και πολεμούν για σένα σε αυτή τη μάχη.
homm3-card-summon_fire_elemental = Κάλεσμα Στοιχειακού της Φωτιάς
    .cast = Στοιχειακά της Φωτιάς (Λίγα / Πλήθος) εμφανίζονται σε μια κενή θέση και πολεμούν για σένα σε αυτή τη μάχη.
homm3-card-summon_water_elemental = Κάλεσμα Στοιχειακού του Νερού
    .cast = Στοιχειακά του Νερού (Λίγα / Πλήθος) εμφανίζονται σε μια κενή θέση και πολεμούν για σένα σε αυτή τη μάχη.

### hu

homm3-card-summon_air_elemental = Levegőelementál idézése
    .cast = Levegőelementálok (Kevés / Csapat) jelennek meg egy üres mezőn, és ebben a harcban érted harcolnak.
homm3-card-summon_earth_elemental = Földelementál idézése
    .cast = Földelementálok (Kevés / Csapat) jelennek meg egy üres mezőn, és ebben a harcban érted harcolnak.
homm3-card-summon_fire_elemental = Tűzelementál idézése
    .cast = Tűzelementálok (Kevés / Csapat) jelennek meg egy üres mezőn, és ebben a harcban érted harcolnak.
homm3-card-summon_water_elemental = Vízelementál idézése
    .cast = Vízelementálok (Kevés / Csapat) jelennek meg egy üres mezőn, és ebben a harcban érted harcolnak.

### ka

homm3-card-summon_air_elemental = ჰაერის ელემენტალის გამოძახება
    .cast = ჰაერის ელემენტალები (მცირე / დიდი რაზმი) ცარიელ უჯრაზე ჩნდებიან და ამ ბრძოლაში შენთვის იბრძვიან.
homm3-card-summon_earth_elemental = მიწის ელემენტალის გამოძახება
    .cast = მიწის ელემენტალები (მცირე / დიდი რაზმი) ცარიელ უჯრაზე ჩნდებიან და ამ ბრძოლაში შენთვის იბრძვიან.
homm3-card-summon_fire_elemental = ცეცხლის ელემენტალის გამოძახება
    .cast = ცეცხლის ელემენტალები (მცირე / დიდი რაზმი) ცარიელ უჯრაზე ჩნდებიან და ამ ბრძოლაში შენთვის იბრძვიან.
homm3-card-summon_water_elemental = წყლის ელემენტალის გამოძახება
    .cast = წყლის ელემენტალები (მცირე / დიდი რაზმი) ცარიელ უჯრაზე ჩნდებიან და ამ ბრძოლაში შენთვის იბრძვიან.

### he

homm3-card-summon_air_elemental = זימון יסודן אוויר
    .cast = יסודני אוויר (מעטים / רבים) מופיעים על משבצת ריקה ונלחמים למענכם בקרב הזה.
homm3-card-summon_earth_elemental = זימון יסודן אדמה
    .cast = יסודני אדמה (מעטים / רבים) מופיעים על משבצת ריקה ונלחמים למענכם בקרב הזה.
homm3-card-summon_fire_elemental = זימון יסודן אש
    .cast = יסודני אש (מעטים / רבים) מופיעים על משבצת ריקה ונלחמים למענכם בקרב הזה.
homm3-card-summon_water_elemental = זימון יסודן מים
    .cast = יסודני מים (מעטים / רבים) מופיעים על משבצת ריקה ונלחמים למענכם בקרב הזה.
