### Values by grade stand in a row: 1/2/3.

### en

homm3-card-view_air = View Air
    .cast = Gain 3 gold, 2 building materials or 1 valuable.
homm3-card-shield = Shield
    .cast = Your unit has 1/2/3 more defense against a ground or flying attacker.
homm3-card-berserk = Berserk
    .cast = In its next activation a bronze / silver / gold unit must attack the nearest unit, friend or foe.
homm3-card-dispel = Dispel
    .cast = End all ongoing effects on a space, or on a bronze / silver or lower / gold or lower unit and its space.

### el

homm3-card-view_air = Θέα του Αέρα
    .cast = Κερδίζεις 3 χρυσό, 2 οικοδομικά υλικά ή 1 πολύτιμο.
homm3-card-shield = Ασπίδα
    .cast = Η μονάδα σου έχει 1/2/3 επιπλέον άμυνα εναντίον επιτιθέμενου εδάφους ή ιπτάμενου.
homm3-card-berserk = Παραφορά
    .cast = Στην επόμενη ενεργοποίησή της μια χάλκινη / ασημένια / χρυσή μονάδα πρέπει να επιτεθεί στην πλησιέστερη μονάδα, φίλη ή εχθρική.
homm3-card-dispel = Διάλυση
    .cast = Τερμάτισε όλα τα αποτελέσματα που διαρκούν σε μια θέση, ή σε μια χάλκινη / έως ασημένια / έως χρυσή μονάδα και τη θέση της.

### hu

homm3-card-view_air = Levegő látása
    .cast = 3 aranyat, 2 építőanyagot vagy 1 értéktárgyat kapsz.
homm3-card-shield = Pajzs
    .cast = Egységed védelme földi vagy repülő támadó ellen 1/2/3 értékkel nagyobb.
homm3-card-berserk = Ámokfutás
    .cast = Egy bronz / ezüst / arany egységnek a következő aktiválásakor a legközelebbi egységet kell támadnia, barátot vagy ellenséget.
homm3-card-dispel = Szétfoszlatás
    .cast = Vess véget minden folyamatos hatásnak egy mezőn, vagy egy bronz / legfeljebb ezüst / legfeljebb arany egységen és a mezőjén.

### ka

homm3-card-view_air = ჰაერის ხედვა
    .cast = იღებ 3 ოქროს, 2 სამშენებლო მასალას ან 1 ძვირფასეულობას.
homm3-card-shield = ფარი
    .cast = შენი რაზმის დაცვა ქვეითი ან მფრინავი მოიერიშის წინააღმდეგ 1/2/3-ით იზრდება.
homm3-card-berserk = მძვინვარება
    .cast = ბრინჯაოს / ვერცხლის / ოქროს რაზმმა მომდევნო გააქტიურებისას უახლოეს რაზმს უნდა შეუტიოს, მოკავშირე იქნება თუ მტერი.
homm3-card-dispel = გაფანტვა
    .cast = დაასრულე ყველა ხანგრძლივი ეფექტი უჯრაზე, ან ბრინჯაოს / ვერცხლის ან უფრო დაბალ / ოქროს ან უფრო დაბალ რაზმსა და მის უჯრაზე.

### he

homm3-card-view_air = ראיית האוויר
    .cast = קבלו 3 זהב, 2 אבנים או קריסטל אחד.
homm3-card-shield = מגן
    .cast = ההגנה של היחידה שלכם נגד תוקף קרקעי או מעופף גדולה ב־1/2/3.
homm3-card-berserk = אמוק
    .cast = בהפעלה הבאה שלה יחידה בדרגת ארד / כסף / זהב חייבת לתקוף את היחידה הקרובה ביותר, ידיד או אויב.
homm3-card-dispel = פיזור
    .cast = סיימו את כל האפקטים המתמשכים על משבצת, או על יחידה בדרגת ארד / כסף ומטה / זהב ומטה ועל המשבצת שלה.
