### en

homm3-kin-skeletons = Skeletons
homm3-kin-zombies = Zombies
homm3-kin-wraiths = Wraiths
homm3-kin-liches = Liches
homm3-kin-vampires = Vampires
homm3-kin-dread_knights = Dread Knights
homm3-kin-ghost_dragons = Ghost Dragons

homm3-ability-retaliator-two-dice = If the target retaliates, it rolls two dice and keeps the lower one.
homm3-ability-die-higher = Its die counts as { $count } higher.
homm3-ability-attack-on-zero-or-plus = On 0 or +1, it has +{ $count } attack.
homm3-ability-defense-on-plus = It has +1 defense if the attacker’s die shows +1.
homm3-ability-heals-and-haunts = When it activates, it heals { $count } of its own damage, then the enemy discards a random card.
homm3-ability-disheartens = When it activates, the enemy loses a positive morale token.

### el

homm3-kin-skeletons = Σκελετοί
homm3-kin-zombies = Ζόμπι
homm3-kin-wraiths = Στοιχειά
homm3-kin-liches = Λιτς
homm3-kin-vampires = Βρικόλακες
homm3-kin-dread_knights = Ιππότες του Τρόμου
homm3-kin-ghost_dragons = Δράκοι Φαντάσματα

homm3-ability-retaliator-two-dice = Αν ο στόχος ανταποδώσει, ρίχνει δύο ζάρια και κρατά το μικρότερο.
homm3-ability-die-higher = Το ζάρι της μετρά ως μεγαλύτερο κατά { $count }.
homm3-ability-attack-on-zero-or-plus = Με 0 ή +1 έχει +{ $count } επίθεση.
homm3-ability-defense-on-plus = Έχει +1 άμυνα αν το ζάρι του επιτιθέμενου δείχνει +1.
homm3-ability-heals-and-haunts = Όταν ενεργοποιείται, θεραπεύει δική της ζημιά { $count }, έπειτα ο αντίπαλος ξεσκαρτάρει μια τυχαία κάρτα.
homm3-ability-disheartens = Όταν ενεργοποιείται, ο αντίπαλος χάνει έναν δείκτη θετικού ηθικού.

### hu

homm3-kin-skeletons = Csontvázak
homm3-kin-zombies = Zombik
homm3-kin-wraiths = Lidércek
homm3-kin-liches = Lichek
homm3-kin-vampires = Vámpírok
homm3-kin-dread_knights = Rémlovagok
homm3-kin-ghost_dragons = Szellemsárkányok

homm3-ability-retaliator-two-dice = Ha a célpont visszatámad, két dobókockával dob, és a kisebb számít.
homm3-ability-die-higher = A dobása { $count } értékkel nagyobbnak számít.
homm3-ability-attack-on-zero-or-plus = 0 vagy +1 dobásnál +{ $count } támadása van.
homm3-ability-defense-on-plus = +1 védelme van, ha a támadó dobása +1.
homm3-ability-heals-and-haunts = Amikor aktiválódik, { $count } sebzést gyógyít magán, majd az ellenfél eldob egy véletlen lapot.
homm3-ability-disheartens = Amikor aktiválódik, az ellenfél elveszt egy pozitív moráljelzőt.

### ka

homm3-kin-skeletons = ჩონჩხები
homm3-kin-zombies = ზომბები
homm3-kin-wraiths = აჩრდილები
homm3-kin-liches = ლიჩები
homm3-kin-vampires = ვამპირები
homm3-kin-dread_knights = საზარელი რაინდები
homm3-kin-ghost_dragons = მოჩვენება-დრაკონები

homm3-ability-retaliator-two-dice = საპასუხო დარტყმისას სამიზნე ორ კამათელს აგორებს და ნაკლებს ტოვებს.
homm3-ability-die-higher = მისი კამათელი { $count }-ით მეტად ითვლება.
homm3-ability-attack-on-zero-or-plus = 0-ზე ან +1-ზე შეტევა აქვს +{ $count }.
homm3-ability-defense-on-plus = თუ მოიერიშის კამათელზე +1 მოვიდა, დაცვა აქვს +1.
homm3-ability-heals-and-haunts = გააქტიურებისას საკუთარ { $count } ზიანს ირჩენს, შემდეგ მტერი შემთხვევით კარტს აგდებს.
homm3-ability-disheartens = მისი გააქტიურებისას მტერი დადებითი სულისკვეთების ჟეტონს კარგავს.

### he

homm3-kin-skeletons = שלדים
homm3-kin-zombies = זומבים
homm3-kin-wraiths = רוחות רפאים
homm3-kin-liches = ליצ׳ים
homm3-kin-vampires = ערפדים
homm3-kin-dread_knights = אבירי אימה
homm3-kin-ghost_dragons = דרקוני רפאים

homm3-ability-retaliator-two-dice = אם המטרה מבצעת תקיפת נגד, היא מטילה שתי קוביות והנמוכה קובעת.
homm3-ability-die-higher = הקובייה של היחידה נחשבת גבוהה ב־{ $count }.
homm3-ability-attack-on-zero-or-plus = עם 0 או {"\u200E+1"} ההתקפה של היחידה גדולה ב־{ $count }.
homm3-ability-defense-on-plus = ההגנה של היחידה גדולה ב־1 אם הקובייה של התוקף מראה {"\u200E+1"}.
homm3-ability-heals-and-haunts = בהפעלתה היחידה מרפאת לעצמה נזק של { $count }, ואז האויב זורק קלף אקראי.
homm3-ability-disheartens = בהפעלת היחידה האויב מאבד אסימון מורל חיובי.
