### en

homm3-kin-mummies = Mummies
homm3-kin-nomads = Nomads
homm3-kin-sharpshooters = Sharpshooters

homm3-ability-always-two-dice-higher = Whenever it attacks or retaliates, it rolls two dice and keeps the higher one.
homm3-ability-must-reroll-minus = If its die shows −1, it is rerolled once.
homm3-ability-ignores-own-die = Its own die adds nothing to the attack.
homm3-ability-sets-attacker-die = Whenever it is attacked, the attacker’s die is set to −1.
homm3-ability-shifts-hero = At the end of your turn, your hero may step to an adjacent empty Field.

### el

homm3-kin-mummies = Μούμιες
homm3-kin-nomads = Νομάδες
homm3-kin-sharpshooters = Ελεύθεροι Σκοπευτές

homm3-ability-always-two-dice-higher = Κάθε φορά που επιτίθεται ή ανταποδίδει, ρίχνει δύο ζάρια και κρατά το μεγαλύτερο.
homm3-ability-must-reroll-minus = Ένα −1 στο ζάρι της ξαναρίχνεται μία φορά.
homm3-ability-ignores-own-die = Το δικό της ζάρι δεν προσθέτει τίποτα στην επίθεση.
homm3-ability-sets-attacker-die = Όταν δέχεται επίθεση, το ζάρι του επιτιθέμενου γίνεται −1.
homm3-ability-shifts-hero = Στο τέλος της σειράς σου ο ήρωάς σου μπορεί να πάει σε ένα γειτονικό κενό πεδίο.

### hu

homm3-kin-mummies = Múmiák
homm3-kin-nomads = Nomádok
homm3-kin-sharpshooters = Mesteríjászok

homm3-ability-always-two-dice-higher = Amikor támad vagy visszatámad, két dobókockával dob, és a nagyobb számít.
homm3-ability-must-reroll-minus = A −1 dobását egyszer újra kell dobni.
homm3-ability-ignores-own-die = A saját dobókockája semmit sem ad a támadáshoz.
homm3-ability-sets-attacker-die = Valahányszor megtámadják, a támadó dobása −1 lesz.
homm3-ability-shifts-hero = A köröd végén a hősöd átléphet egy szomszédos üres területre.

### ka

homm3-kin-mummies = მუმიები
homm3-kin-nomads = მომთაბარეები
homm3-kin-sharpshooters = მარჯვე მსროლელები

homm3-ability-always-two-dice-higher = ყოველი შეტევისა და საპასუხო დარტყმისას ორ კამათელს აგორებს და მეტს ტოვებს.
homm3-ability-must-reroll-minus = მის კამათელზე მოსული −1 ერთხელ თავიდან გორდება.
homm3-ability-ignores-own-die = მისი კამათელი შეტევას არაფერს უმატებს.
homm3-ability-sets-attacker-die = როცა მას უტევენ, მოიერიშის კამათელი −1 ხდება.
homm3-ability-shifts-hero = შენი სვლის ბოლოს შენს გმირს შეუძლია მეზობელ ცარიელ ველზე გადავიდეს.

### he

homm3-kin-mummies = מומיות
homm3-kin-nomads = נוודים
homm3-kin-sharpshooters = צלפים

homm3-ability-always-two-dice-higher = בכל התקפה ובכל תקיפת נגד היחידה מטילה שתי קוביות והגבוהה קובעת.
homm3-ability-must-reroll-minus = תוצאה {"\u200E-1"} בקובייה של היחידה מוטלת שוב פעם אחת.
homm3-ability-ignores-own-die = הקובייה של היחידה אינה מוסיפה דבר להתקפה.
homm3-ability-sets-attacker-die = בכל פעם שהיחידה מותקפת, הקובייה של התוקף נקבעת על {"\u200E-1"}.
homm3-ability-shifts-hero = בסוף התור שלכם הגיבור שלכם רשאי לעבור לשדה ריק סמוך.
