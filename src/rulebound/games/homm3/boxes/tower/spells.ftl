### Values by grade stand in a row: 1/2/3.

### en

homm3-card-view_air = View Air
    .cast = Gain 3 gold, 2 building materials or 1 valuable.

### el

homm3-card-view_air = Θέα του Αέρα
    .cast = Κερδίζεις 3 χρυσό, 2 οικοδομικά υλικά ή 1 πολύτιμο.

### hu

homm3-card-view_air = Levegő látása
    .cast = 3 aranyat, 2 építőanyagot vagy 1 értéktárgyat kapsz.

### ka

homm3-card-view_air = ჰაერის ხედვა
    .cast = იღებ 3 ოქროს, 2 სამშენებლო მასალას ან 1 ძვირფასეულობას.

### he

homm3-card-view_air = ראיית האוויר
    .cast = קבלו 3 זהב, 2 אבנים או קריסטל אחד.
