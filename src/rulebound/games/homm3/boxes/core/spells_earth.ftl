### Values by grade stand in a row: 1/2/3.

### en

homm3-card-anti_magic = Anti-Magic
    .cast = No spell affects a bronze / silver or lower / gold or lower unit for the rest of the combat.
homm3-card-resurrection = Resurrection
    .cast = Cancel an attack that would defeat your bronze / silver or lower / gold or lower unit.
homm3-card-slow = Slow
    .cast = A unit has 1/2/3 less initiative for the rest of the combat.
homm3-card-stone_skin = Stone Skin
    .cast = Give a unit 1/2/3 defense.
homm3-card-town_portal = Town Portal
    .cast = Your hero moves to a Town or Settlement of yours and gains 0/1/2 movement points.

### el

homm3-card-anti_magic = Αντιμαγεία
    .cast = Κανένα ξόρκι δεν επηρεάζει μια χάλκινη / έως ασημένια / έως χρυσή μονάδα ως το τέλος της μάχης.
homm3-card-resurrection = Ανάσταση
    .cast = Ακύρωσε μια επίθεση που θα εξόντωνε χάλκινη / έως ασημένια / έως χρυσή μονάδα σου.
homm3-card-slow = Επιβράδυνση
    .cast = Μια μονάδα έχει 1/2/3 λιγότερη πρωτοβουλία ως το τέλος της μάχης.
homm3-card-stone_skin = Πέτρινο Δέρμα
    .cast = Δώσε σε μια μονάδα 1/2/3 άμυνα.
homm3-card-town_portal = Πέρασμα στην Πόλη
    .cast = Ο ήρωάς σου πηγαίνει σε μια πόλη ή έναν οικισμό σου και κερδίζει 0/1/2 πόντους κίνησης.

### hu

homm3-card-anti_magic = Antimágia
    .cast = Egy bronz / legfeljebb ezüst / legfeljebb arany egységre a harc végéig nem hat varázslat.
homm3-card-resurrection = Feltámasztás
    .cast = Akadályozz meg egy támadást, amely legyőzné egy bronz / legfeljebb ezüst / legfeljebb arany egységedet.
homm3-card-slow = Lassítás
    .cast = Egy egység kezdeményezése a harc végéig 1/2/3 értékkel kisebb.
homm3-card-stone_skin = Kőbőr
    .cast = Adj egy egységnek 1/2/3 védelmet.
homm3-card-town_portal = Városkapu
    .cast = A hősöd egy saját városodba vagy településedre kerül, és 0/1/2 mozgáspontot kap.

### ka

homm3-card-anti_magic = ანტიმაგია
    .cast = ბრინჯაოს / ვერცხლის ან უფრო დაბალ / ოქროს ან უფრო დაბალ რაზმზე ბრძოლის ბოლომდე შელოცვები არ მოქმედებს.
homm3-card-resurrection = გაცოცხლება
    .cast = გააუქმე შეტევა, რომელიც შენს ბრინჯაოს / ვერცხლის ან უფრო დაბალ / ოქროს ან უფრო დაბალ რაზმს დაამარცხებდა.
homm3-card-slow = შენელება
    .cast = რაზმის ინიციატივა ბრძოლის ბოლომდე 1/2/3-ით მცირდება.
homm3-card-stone_skin = ქვის კანი
    .cast = რაზმის დაცვა 1/2/3-ით იზრდება.
homm3-card-town_portal = ქალაქის პორტალი
    .cast = შენი გმირი შენს ქალაქში ან დასახლებაში გადადის და გადაადგილების 0/1/2 ქულას იღებს.

### he

homm3-card-anti_magic = אנטי־קסם
    .cast = שום קסם אינו משפיע על יחידה בדרגת ארד / כסף ומטה / זהב ומטה עד סוף הקרב.
homm3-card-resurrection = תחייה
    .cast = בטלו התקפה שעומדת להביס יחידה שלכם בדרגת ארד / כסף ומטה / זהב ומטה.
homm3-card-slow = האטה
    .cast = המהירות של יחידה קטנה ב־1/2/3 עד סוף הקרב.
homm3-card-stone_skin = עור אבן
    .cast = הוסיפו 1/2/3 להגנה של יחידה.
homm3-card-town_portal = פורטל הטירה
    .cast = הגיבור שלכם עובר לטירה או ליישוב שלכם ומקבל 0/1/2 נקודות תנועה.
