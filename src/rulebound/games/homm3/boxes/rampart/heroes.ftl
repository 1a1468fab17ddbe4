### en

homm3-hero-gelu = Gelu
homm3-card-gelu_1 = Gelu: Sharpshooters I
    .top = Give a unit 1 attack (Elves and Sharpshooters: 2).
    .bottom = Give a unit 1 defense (Elves and Sharpshooters: 2).
homm3-card-gelu_4 = Gelu: Sharpshooters IV
    .top = Exchange your Pack of Elves for the neutral Sharpshooters, if you have none yet.
    .bottom = Draw a card.
homm3-card-gelu_6 = Gelu: Sharpshooters VI
    .basic = A unit has 2 more initiative until the combat ends (Elves and Sharpshooters: 4 more).
homm3-hero-gem = Gem
homm3-card-gem_1 = Gem: First Aid I
    .top = Take a First Aid Tent for free.
    .bottom = If you own a First Aid Tent, draw a card.
homm3-card-gem_4 = Gem: First Aid IV
    .basic = Heal 2 damage on a unit.
homm3-card-gem_6 = Gem: First Aid VI
    .basic = Your First Aid Tent heals twice as much until the combat ends.

### el

homm3-hero-gelu = Γκέλου
homm3-card-gelu_1 = Γκέλου: Ελεύθεροι Σκοπευτές I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Ξωτικά και Ελεύθερους Σκοπευτές +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Ξωτικά και Ελεύθερους Σκοπευτές +2.
homm3-card-gelu_4 = Γκέλου: Ελεύθεροι Σκοπευτές IV
    .top = Άλλαξε το Πλήθος των Ξωτικών σου με τους ουδέτερους Ελεύθερους Σκοπευτές, αν δεν τους έχεις ακόμη.
    .bottom = Τράβηξε μια κάρτα.
homm3-card-gelu_6 = Γκέλου: Ελεύθεροι Σκοπευτές VI
    .basic = Μια μονάδα έχει +2 πρωτοβουλία ως το τέλος της μάχης, τα Ξωτικά και οι Ελεύθεροι Σκοπευτές +4.
homm3-hero-gem = Τζεμ
homm3-card-gem_1 = Τζεμ: Πρώτες Βοήθειες I
    .top = Πάρε μια Σκηνή Πρώτων Βοηθειών χωρίς πληρωμή.
    .bottom = Αν έχεις Σκηνή Πρώτων Βοηθειών, τράβηξε μια κάρτα.
homm3-card-gem_4 = Τζεμ: Πρώτες Βοήθειες IV
    .basic = Θεράπευσε ζημιά 2 σε μια μονάδα.
homm3-card-gem_6 = Τζεμ: Πρώτες Βοήθειες VI
    .basic = Η Σκηνή Πρώτων Βοηθειών σου θεραπεύει διπλάσια ζημιά ως το τέλος της μάχης.

### hu

homm3-hero-gelu = Gelu
homm3-card-gelu_1 = Gelu: Mesteríjászok I
    .top = Adj egy egységnek 1 támadást, Elfeknek és Mesteríjászoknak 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Elfeknek és Mesteríjászoknak 2-t.
homm3-card-gelu_4 = Gelu: Mesteríjászok IV
    .top = Cseréld le az Elfek Csapatát a semleges Mesteríjászokra, ha nálad még nincsenek.
    .bottom = Húzz egy lapot.
homm3-card-gelu_6 = Gelu: Mesteríjászok VI
    .basic = Egy egység kezdeményezése a harc végéig 2 értékkel nagyobb, Elfeké és Mesteríjászoké 4 értékkel.
homm3-hero-gem = Gem
homm3-card-gem_1 = Gem: Elsősegély I
    .top = Szerezz fizetés nélkül egy Elsősegélysátrat.
    .bottom = Ha van Elsősegélysátrad, húzz egy lapot.
homm3-card-gem_4 = Gem: Elsősegély IV
    .basic = Gyógyíts 2 sebzést egy egységen.
homm3-card-gem_6 = Gem: Elsősegély VI
    .basic = Az Elsősegélysátrad a harc végéig kétszer annyit gyógyít.

### ka

homm3-hero-gelu = გელუ
homm3-card-gelu_1 = გელუ: მარჯვე მსროლელები I
    .top = რაზმის შეტევა 1-ით იზრდება, ელფებისა და მარჯვე მსროლელებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, ელფებისა და მარჯვე მსროლელებისა – 2-ით.
homm3-card-gelu_4 = გელუ: მარჯვე მსროლელები IV
    .top = გაცვალე ელფების შენი დიდი რაზმი ნეიტრალურ მარჯვე მსროლელებზე, თუ ისინი ჯერ არ გყავს.
    .bottom = აიღე კარტი.
homm3-card-gelu_6 = გელუ: მარჯვე მსროლელები VI
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 2-ით იზრდება, ელფებისა და მარჯვე მსროლელებისა – 4-ით.
homm3-hero-gem = ჯემი
homm3-card-gem_1 = ჯემი: პირველი დახმარება I
    .top = უფასოდ აიღე პირველი დახმარების კარავი.
    .bottom = თუ პირველი დახმარების კარავი გაქვს, აიღე კარტი.
homm3-card-gem_4 = ჯემი: პირველი დახმარება IV
    .basic = მოურჩინე რაზმს 2 ზიანი.
homm3-card-gem_6 = ჯემი: პირველი დახმარება VI
    .basic = ბრძოლის ბოლომდე შენი პირველი დახმარების კარავი ორჯერ მეტ ზიანს არჩენს.

### he

homm3-hero-gelu = ג׳לו
homm3-card-gelu_1 = ג׳לו: צלפים I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה אלפים או צלפים.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה אלפים או צלפים.
homm3-card-gelu_4 = ג׳לו: צלפים IV
    .top = החליפו את האלפים שלכם בצד הרבים בצלפים הנייטרליים, אם עדיין אין לכם כאלה.
    .bottom = שלפו קלף.
homm3-card-gelu_6 = ג׳לו: צלפים VI
    .basic = המהירות של יחידה גדולה ב־2 עד סוף הקרב, או ב־4 אם אלה אלפים או צלפים.
homm3-hero-gem = ג׳ם
homm3-card-gem_1 = ג׳ם: עזרה ראשונה I
    .top = קחו אוהל עזרה ראשונה בלי לשלם עליו.
    .bottom = אם יש לכם אוהל עזרה ראשונה, שלפו קלף.
homm3-card-gem_4 = ג׳ם: עזרה ראשונה IV
    .basic = רפאו ליחידה נזק של 2.
homm3-card-gem_6 = ג׳ם: עזרה ראשונה VI
    .basic = אוהל העזרה הראשונה שלכם מרפא כפליים עד סוף הקרב.
