### en

homm3-ability-second-shot-on-bad-die = If its die shows −1 or 0 and the target is not adjacent, it attacks the target once more.
homm3-ability-attacks-again = After the retaliation, it attacks the target once more.
homm3-ability-attacks-another = If the target’s health reaches 0, this unit may attack another adjacent unit after the retaliation.
homm3-ability-attacks-two = It may attack a second adjacent enemy. Neither of them retaliates.
homm3-ability-scorches = If the target is not adjacent, a unit adjacent to the target takes { $count } damage, friend or foe.
homm3-ability-bites-another = The target does not retaliate, and another adjacent enemy takes { $count } damage.
homm3-ability-stares = After the attack, roll two dice: if both show { $face }, the target’s health falls to 0.
homm3-ability-thunders = After it attacks or retaliates, roll a die: on 0 or +1 the target takes { $count } more damage.
homm3-ability-second-shot = If the target is not adjacent, it attacks the target once more.
homm3-ability-line-attack = It also attacks the unit behind the target, friend or foe, with attack { $count }.
homm3-ability-attacks-beside = It also attacks a unit adjacent to the target, friend or foe, with attack { $count }.
homm3-ability-flies-back = After the retaliation, this unit may return to the space it came from.
homm3-ability-hits-and-flies-back = The target does not retaliate. After the attack, this unit may return to the space it came from.

homm3-ask-attack-another = { $unit } may attack another adjacent unit. Which one?
homm3-ask-attack-next = { $unit } attack all around them. Who is next?
homm3-ask-scorch = { $unit } scorch a unit next to the target. Which one?
homm3-ask-bite = { $unit } bite another adjacent enemy. Which one?
homm3-ask-return = { $unit } may go back to { $space }.
homm3-ask-attack-beside = { $unit } attack { $target } and must attack another unit adjacent to them. Which one?

homm3-option-return = Go back

### el

homm3-ability-second-shot-on-bad-die = Αν το ζάρι της δείχνει −1 ή 0, επιτίθεται άλλη μία φορά σε στόχο που δεν είναι γειτονικός.
homm3-ability-attacks-again = Μετά την ανταπόδοση επιτίθεται άλλη μία φορά στον στόχο.
homm3-ability-attacks-another = Αν η ζωή του στόχου φτάσει στο 0, μπορεί να επιτεθεί σε άλλη γειτονική μονάδα μετά την ανταπόδοση.
homm3-ability-attacks-two = Μπορεί να επιτεθεί και σε δεύτερο γειτονικό εχθρό. Κανείς από τους δύο δεν ανταποδίδει.
homm3-ability-scorches = Αν ο στόχος δεν είναι γειτονικός, μια μονάδα γειτονική στον στόχο, φίλια ή εχθρική, παθαίνει ζημιά { $count }.
homm3-ability-bites-another = Ο στόχος δεν ανταποδίδει, και ένας άλλος γειτονικός εχθρός παθαίνει ζημιά { $count }.
homm3-ability-stares = Μετά την επίθεση ρίξε δύο ζάρια: αν δείξουν και τα δύο { $face }, η ζωή του στόχου πέφτει στο 0.
homm3-ability-thunders = Αφού επιτεθεί ή ανταποδώσει, ρίξε ένα ζάρι: με 0 ή +1 ο στόχος παθαίνει επιπλέον ζημιά { $count }.
homm3-ability-second-shot = Επιτίθεται άλλη μία φορά σε στόχο που δεν είναι γειτονικός.
homm3-ability-line-attack = Επιτίθεται και στη μονάδα πίσω από τον στόχο, φίλια ή εχθρική, με επίθεση { $count }.
homm3-ability-attacks-beside = Επιτίθεται και σε μια μονάδα γειτονική στον στόχο, φίλια ή εχθρική, με επίθεση { $count }.
homm3-ability-flies-back = Μετά την ανταπόδοση μπορεί να γυρίσει στη θέση από όπου ήρθε.
homm3-ability-hits-and-flies-back = Ο στόχος δεν ανταποδίδει, και έπειτα μπορεί να γυρίσει στη θέση από όπου ήρθε.

homm3-ask-attack-another = { $unit } μπορούν να επιτεθούν σε άλλη γειτονική μονάδα. Σε ποια;
homm3-ask-attack-next = { $unit } επιτίθενται ολόγυρα. Ποιος είναι ο επόμενος;
homm3-ask-scorch = { $unit } καίνε μια μονάδα δίπλα στον στόχο. Ποια;
homm3-ask-bite = { $unit } δαγκώνουν έναν άλλο εχθρό δίπλα τους. Ποιον;
homm3-ask-return = { $unit } μπορούν να γυρίσουν στο { $space }.
homm3-ask-attack-beside = { $unit } επιτίθενται, στόχος: { $target }. Πρέπει να επιτεθούν και σε άλλη μονάδα δίπλα του. Σε ποια;

homm3-option-return = Επιστροφή

### hu

homm3-ability-second-shot-on-bad-die = Ha a dobása −1 vagy 0, a nem szomszédos célpontot még egyszer megtámadja.
homm3-ability-attacks-again = A visszatámadás után még egyszer megtámadja a célpontot.
homm3-ability-attacks-another = Ha a célpont életereje 0 lesz, a visszatámadás után megtámadhat egy másik szomszédos egységet.
homm3-ability-attacks-two = Megtámadhat egy második szomszédos ellenséget is. Egyikük sem támad vissza.
homm3-ability-scorches = Ha a célpont nem szomszédos, a célpont egyik szomszédja { $count } sebzést kap, akár saját, akár ellenséges.
homm3-ability-bites-another = A célpont nem támad vissza, és egy másik szomszédos ellenség { $count } sebzést kap.
homm3-ability-stares = A támadás után dobj két dobókockával: ha mindkettő { $face }, a célpont életereje 0 lesz.
homm3-ability-thunders = Miután támadott vagy visszatámadott, dobj egy dobókockával: 0 vagy +1 esetén a célpont további { $count } sebzést kap.
homm3-ability-second-shot = A nem szomszédos célpontot még egyszer megtámadja.
homm3-ability-line-attack = A célpont mögötti egységet is megtámadja, akár saját, akár ellenséges; ennek a támadásnak az értéke { $count }.
homm3-ability-attacks-beside = A célpont egyik szomszédját is megtámadja, akár saját, akár ellenséges; ennek a támadásnak az értéke { $count }.
homm3-ability-flies-back = A visszatámadás után visszatérhet arra a mezőre, ahonnan jött.
homm3-ability-hits-and-flies-back = A célpont nem támad vissza, és az egység utána visszatérhet arra a mezőre, ahonnan jött.

homm3-ask-attack-another = { $unit }: megtámadhatnak egy másik szomszédos egységet. Melyiket?
homm3-ask-attack-next = { $unit }: körös-körül támadnak. Ki a következő?
homm3-ask-scorch = { $unit }: megperzselnek egy egységet a célpont mellett. Melyiket?
homm3-ask-bite = { $unit }: megharapnak egy másik ellenséget maguk mellett. Melyiket?
homm3-ask-return = { $unit }: visszatérhetnek ({ $space }).
homm3-ask-attack-beside = { $unit }: támadás, célpont: { $target }. Egy mellette álló egységet is meg kell támadniuk. Melyiket?

homm3-option-return = Visszatérés

### ka

homm3-ability-second-shot-on-bad-die = თუ მის კამათელზე −1 ან 0 მოვიდა, სამიზნეს, რომელიც მეზობელი არ არის, კიდევ ერთხელ უტევს.
homm3-ability-attacks-again = საპასუხო დარტყმის შემდეგ სამიზნეს კიდევ ერთხელ უტევს.
homm3-ability-attacks-another = თუ სამიზნის სიცოცხლე 0-მდე დაეცა, საპასუხო დარტყმის შემდეგ შეუძლია სხვა მეზობელ რაზმს შეუტიოს.
homm3-ability-attacks-two = შეუძლია მეორე მეზობელ მტერსაც შეუტიოს. საპასუხო დარტყმას ვერცერთი აყენებს.
homm3-ability-scorches = თუ სამიზნე მეზობელი არ არის, სამიზნის მეზობელი რაზმი, მოკავშირე ან მტერი, { $count } ზიანს იღებს.
homm3-ability-bites-another = სამიზნე საპასუხო დარტყმას ვერ აყენებს, სხვა მეზობელი მტერი კი { $count } ზიანს იღებს.
homm3-ability-stares = შეტევის შემდეგ გააგორე ორი კამათელი: თუ ორივეზე { $face } მოვიდა, სამიზნის სიცოცხლე 0-მდე ეცემა.
homm3-ability-thunders = შეტევის ან საპასუხო დარტყმის შემდეგ გააგორე კამათელი: 0-ზე ან +1-ზე სამიზნე კიდევ { $count } ზიანს იღებს.
homm3-ability-second-shot = სამიზნეს, რომელიც მეზობელი არ არის, კიდევ ერთხელ უტევს.
homm3-ability-line-attack = უტევს სამიზნის უკან მდგომ რაზმსაც, მოკავშირესაც და მტერსაც, შეტევით { $count }.
homm3-ability-attacks-beside = უტევს სამიზნის მეზობელ რაზმსაც, მოკავშირესაც და მტერსაც, შეტევით { $count }.
homm3-ability-flies-back = საპასუხო დარტყმის შემდეგ შეუძლია იმ უჯრას დაუბრუნდეს, საიდანაც მოვიდა.
homm3-ability-hits-and-flies-back = სამიზნე საპასუხო დარტყმას ვერ აყენებს; შემდეგ რაზმს შეუძლია იმ უჯრას დაუბრუნდეს, საიდანაც მოვიდა.

homm3-ask-attack-another = { $unit }: შეუძლიათ სხვა მეზობელ რაზმს შეუტიონ. რომელს?
homm3-ask-attack-next = { $unit } გარშემო ყველას უტევენ. ვინ არის შემდეგი?
homm3-ask-scorch = { $unit } სამიზნის გვერდით მდგომ რაზმს სწვავენ. რომელს?
homm3-ask-bite = { $unit } გვერდით მდგომ სხვა მტერს კბენენ. რომელს?
homm3-ask-return = { $unit }: შეუძლიათ { $space }-ზე დაბრუნდნენ.
homm3-ask-attack-beside = { $unit } უტევენ, სამიზნე: { $target }. მის გვერდით კიდევ ერთ რაზმს უნდა შეუტიონ. რომელს?

homm3-option-return = უკან დაბრუნდი

### he

homm3-ability-second-shot-on-bad-die = אם הקובייה של היחידה מראה {"\u200E-1"} או 0, היא תוקפת פעם נוספת מטרה שאינה סמוכה.
homm3-ability-attacks-again = אחרי תקיפת הנגד היחידה תוקפת את המטרה פעם נוספת.
homm3-ability-attacks-another = אם החיים של המטרה יורדים ל־0, היחידה רשאית לתקוף יחידה סמוכה אחרת אחרי תקיפת הנגד.
homm3-ability-attacks-two = היחידה רשאית לתקוף אויב סמוך שני. אף אחד משניהם אינו מבצע תקיפת נגד.
homm3-ability-scorches = אם המטרה אינה סמוכה, יחידה סמוכה למטרה סופגת נזק של { $count }, ידיד או אויב.
homm3-ability-bites-another = המטרה אינה מבצעת תקיפת נגד, ואויב סמוך אחר סופג נזק של { $count }.
homm3-ability-stares = אחרי ההתקפה הטילו שתי קוביות: אם שתיהן מראות {"\u200E"}{ $face }, החיים של המטרה יורדים ל־0.
homm3-ability-thunders = אחרי התקפה או תקיפת נגד הטילו קובייה: עם 0 או {"\u200E+1"} המטרה סופגת נזק נוסף של { $count }.
homm3-ability-second-shot = היחידה תוקפת פעם נוספת מטרה שאינה סמוכה.
homm3-ability-line-attack = היחידה תוקפת גם את היחידה שמאחורי המטרה, ידיד או אויב, בהתקפה { $count }.
homm3-ability-attacks-beside = היחידה תוקפת גם יחידה סמוכה למטרה, ידיד או אויב, בהתקפה { $count }.
homm3-ability-flies-back = אחרי תקיפת הנגד היחידה רשאית לחזור למשבצת שממנה באה.
homm3-ability-hits-and-flies-back = המטרה אינה מבצעת תקיפת נגד, ואחר כך היחידה רשאית לחזור למשבצת שממנה באה.

homm3-ask-attack-another = { $unit }: היחידה רשאית לתקוף יחידה סמוכה אחרת. איזו?
homm3-ask-attack-next = { $unit }: היחידה תוקפת את כל סביבותיה. מי הבאה בתור?
homm3-ask-scorch = { $unit }: היחידה חורכת יחידה סמוכה למטרה. איזו?
homm3-ask-bite = { $unit }: היחידה נושכת אויב סמוך אחר. את מי?
homm3-ask-return = { $unit }: היחידה רשאית לחזור אל { $space }.
homm3-ask-attack-beside = התקפה של { $unit } על { $target }: חובה לתקוף גם יחידה סמוכה למטרה. איזו?

homm3-option-return = חזרה
