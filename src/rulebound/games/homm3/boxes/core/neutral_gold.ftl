### en

homm3-kin-diamond_golems = Diamond Golems
homm3-kin-gold_golems = Gold Golems
homm3-kin-enchanters = Enchanters
homm3-kin-trolls = Trolls

homm3-ability-defense-struck-back = It has +{ $count } defense against retaliation.
homm3-ability-two-dice-sum = It rolls two dice and adds them up.
homm3-ability-must-reroll-every-minus = Every −1 on its dice is rerolled until it shows something else.
homm3-ability-scares = After the attack, roll a die: on 0 the target must step one space away.
homm3-ability-heals-or-charges = When it activates, it heals up to { $count } damage of another friendly unit, or has +{ $more } attack if none is damaged.

homm3-ask-heal = { $unit } heal another unit. Which one?
homm3-ask-step-away = { $unit } must step away. Where do they go?

### el

homm3-kin-diamond_golems = Διαμαντένια Γκόλεμ
homm3-kin-gold_golems = Χρυσά Γκόλεμ
homm3-kin-enchanters = Γητευτές
homm3-kin-trolls = Τρολ

homm3-ability-defense-struck-back = Έχει +{ $count } άμυνα στην ανταπόδοση.
homm3-ability-two-dice-sum = Ρίχνει δύο ζάρια και τα προσθέτει.
homm3-ability-must-reroll-every-minus = Κάθε −1 στα ζάρια της ξαναρίχνεται μέχρι να δείξει κάτι άλλο.
homm3-ability-scares = Μετά την επίθεση ρίξε ένα ζάρι: με 0 ο στόχος πρέπει να απομακρυνθεί μία θέση.
homm3-ability-heals-or-charges = Όταν ενεργοποιείται, θεραπεύει ζημιά έως { $count } μιας άλλης φίλιας μονάδας, ή έχει +{ $more } επίθεση αν καμία δεν έχει ζημιά.

homm3-ask-heal = { $unit } θεραπεύουν μια άλλη μονάδα. Ποια;
homm3-ask-step-away = { $unit } πρέπει να απομακρυνθούν. Πού πηγαίνουν;

### hu

homm3-kin-diamond_golems = Gyémántgólemek
homm3-kin-gold_golems = Aranygólemek
homm3-kin-enchanters = Bűbájosok
homm3-kin-trolls = Trollok

homm3-ability-defense-struck-back = A visszatámadással szemben +{ $count } védelme van.
homm3-ability-two-dice-sum = Két dobókockával dob, és összeadja őket.
homm3-ability-must-reroll-every-minus = Minden −1 dobását addig kell újradobni, amíg más eredmény nem lesz.
homm3-ability-scares = A támadás után dobj egy dobókockával: 0 esetén a célpontnak egy mezővel el kell lépnie.
homm3-ability-heals-or-charges = Amikor aktiválódik, legfeljebb { $count } sebzést gyógyít egy másik saját egységen, vagy ha egyik sem sérült, +{ $more } támadása van.

homm3-ask-heal = { $unit }: gyógyítanak egy másik egységet. Melyiket?
homm3-ask-step-away = { $unit }: kénytelenek ellépni. Hová menjenek?

### ka

homm3-kin-diamond_golems = ალმასის გოლემები
homm3-kin-gold_golems = ოქროს გოლემები
homm3-kin-enchanters = ჯადოქრები
homm3-kin-trolls = ტროლები

homm3-ability-defense-struck-back = საპასუხო დარტყმისას დაცვა აქვს +{ $count }.
homm3-ability-two-dice-sum = ორ კამათელს აგორებს და კრებს.
homm3-ability-must-reroll-every-minus = მის კამათლებზე მოსული ყოველი −1 თავიდან გორდება, სანამ სხვა რამ არ მოვა.
homm3-ability-scares = შეტევის შემდეგ გააგორე კამათელი: 0-ზე სამიზნემ ერთი უჯრით უნდა დაიხიოს.
homm3-ability-heals-or-charges = გააქტიურებისას სხვა მოკავშირე რაზმს ურჩენს ზიანს, არაუმეტეს { $count }; თუ დაზიანებული არავინაა, შეტევა აქვს +{ $more }.

homm3-ask-heal = { $unit } სხვა რაზმს არჩენენ. რომელს?
homm3-ask-step-away = { $unit } უნდა მოშორდნენ. სად მიდიან?

### he

homm3-kin-diamond_golems = גולמי יהלום
homm3-kin-gold_golems = גולמי זהב
homm3-kin-enchanters = אשפים
homm3-kin-trolls = טרולים

homm3-ability-defense-struck-back = ההגנה של היחידה מפני תקיפת נגד גדולה ב־{ $count }.
homm3-ability-two-dice-sum = היחידה מטילה שתי קוביות ומחברת אותן.
homm3-ability-must-reroll-every-minus = כל {"\u200E-1"} בקוביות של היחידה מוטלת שוב עד לתוצאה אחרת.
homm3-ability-scares = אחרי ההתקפה הטילו קובייה: עם 0 המטרה חייבת להתרחק משבצת אחת.
homm3-ability-heals-or-charges = בהפעלתה היחידה מרפאת ליחידה ידידותית אחרת נזק של { $count } לכל היותר; אם אין יחידה כזאת עם נזק, ההתקפה שלה עצמה גדלה ב־{ $more }.

homm3-ask-heal = { $unit }: היחידה מרפאת יחידה אחרת. איזו?
homm3-ask-step-away = { $unit }: היחידה חייבת להתרחק. לאן?
