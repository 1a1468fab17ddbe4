### en

homm3-kin-boars = Boars
homm3-kin-halflings = Halflings
homm3-kin-peasants = Peasants
homm3-kin-rogues = Rogues

homm3-ability-sure-shot = It rolls two dice, keeps the higher one and has no ranged penalty.
homm3-ability-shields-neighbours = Adjacent friendly units count as having a Defense Token.
homm3-ability-earns-gold = It earns you { $count } gold at the start of each Resource Round.

### el

homm3-kin-boars = Αγριόχοιροι
homm3-kin-halflings = Χάφλινγκ
homm3-kin-peasants = Χωρικοί
homm3-kin-rogues = Κατεργάρηδες

homm3-ability-sure-shot = Ρίχνει δύο ζάρια, κρατά το μεγαλύτερο και δεν έχει ποινή βολής.
homm3-ability-shields-neighbours = Οι γειτονικές φίλιες μονάδες μετρούν σαν να έχουν Δείκτη Άμυνας.
homm3-ability-earns-gold = Σου φέρνει { $count ->
        [one] 1 χρυσό
       *[other] { $count } χρυσά
    } στην αρχή κάθε Γύρου Πόρων.

### hu

homm3-kin-boars = Vaddisznók
homm3-kin-halflings = Félszerzetek
homm3-kin-peasants = Parasztok
homm3-kin-rogues = Zsiványok

homm3-ability-sure-shot = Két dobókockával dob, a nagyobb számít, és nincs távolsági levonása.
homm3-ability-shields-neighbours = A szomszédos saját egységek úgy számítanak, mintha védelemjelzőjük volna.
homm3-ability-earns-gold = Minden erőforrás-forduló elején { $count } aranyat hoz neked.

### ka

homm3-kin-boars = ტახები
homm3-kin-halflings = ჰაფლინგები
homm3-kin-peasants = გლეხები
homm3-kin-rogues = გაიძვერები

homm3-ability-sure-shot = ორ კამათელს აგორებს, მეტს ტოვებს და სროლის ჯარიმა არ აქვს.
homm3-ability-shields-neighbours = მეზობელი მოკავშირე რაზმები ისე ითვლებიან, თითქოს დაცვის ჟეტონი ჰქონდეთ.
homm3-ability-earns-gold = ყოველი რესურსების რაუნდის დასაწყისში { $count } ოქრო მოაქვს.

### he

homm3-kin-boars = חזירי בר
homm3-kin-halflings = בני מחצית
homm3-kin-peasants = איכרים
homm3-kin-rogues = נוכלים

homm3-ability-sure-shot = היחידה מטילה שתי קוביות, הגבוהה קובעת, ואין לה קנס של קשתים.
homm3-ability-shields-neighbours = יחידות ידידותיות סמוכות נחשבות כאילו יש להן אסימון הגנה.
homm3-ability-earns-gold = היחידה מכניסה לכם { $count } זהב בתחילת כל סבב משאבים.
