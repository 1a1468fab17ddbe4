### en

homm3-hero-sandro = Sandro
homm3-card-sandro_1 = Sandro: Horde of Skeletons
    .basic = Place it on a Pack of Skeletons: attack 3, defense 1, health 2, initiative 6, no abilities. It is removed once its health is used up.
homm3-card-sandro_4 = Sandro: Horde of Zombies
    .basic = Place it on a Pack of Zombies: attack 4, defense 1, health 3, initiative 5, no abilities. It is removed once its health is used up.
homm3-card-sandro_6 = Sandro: Legion of Skeletons
    .basic = Place it on Skeletons, be they a Few, a Pack or a Horde: attack 4, defense 1, health 2, initiative 6, no abilities. It is removed once its health is used up.
homm3-hero-tamika = Tamika
homm3-card-tamika_1 = Tamika: Dread Knights I
    .top = Give a unit 1 attack (Dread Knights: 2).
    .bottom = Give a unit 1 defense (Dread Knights: 2).
homm3-card-tamika_4 = Tamika: Dread Knights IV
    .basic = A unit has 1 more health until the combat ends (Dread Knights: 2 more).
homm3-card-tamika_6 = Tamika: Dread Knights VI
    .basic = A unit has 1 more initiative until the combat ends (Dread Knights: 2 more).

homm3-log-covered = { $card } lies on { $unit } and fights in their place.

### el

homm3-hero-sandro = Σάντρο
homm3-card-sandro_1 = Σάντρο: Ορδή Σκελετών
    .basic = Βάλε την πάνω σε ένα Πλήθος Σκελετών: επίθεση 3, άμυνα 1, ζωή 2, πρωτοβουλία 6, χωρίς ικανότητες. Φεύγει όταν εξαντληθεί η ζωή της.
homm3-card-sandro_4 = Σάντρο: Ορδή Ζόμπι
    .basic = Βάλε την πάνω σε ένα Πλήθος Ζόμπι: επίθεση 4, άμυνα 1, ζωή 3, πρωτοβουλία 5, χωρίς ικανότητες. Φεύγει όταν εξαντληθεί η ζωή της.
homm3-card-sandro_6 = Σάντρο: Λεγεώνα Σκελετών
    .basic = Βάλε την πάνω σε Σκελετούς, Χούφτα ή Πλήθος ή Ορδή: επίθεση 4, άμυνα 1, ζωή 2, πρωτοβουλία 6, χωρίς ικανότητες. Φεύγει όταν εξαντληθεί η ζωή της.
homm3-hero-tamika = Ταμίκα
homm3-card-tamika_1 = Ταμίκα: Ιππότες του Τρόμου I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Ιππότες του Τρόμου +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Ιππότες του Τρόμου +2.
homm3-card-tamika_4 = Ταμίκα: Ιππότες του Τρόμου IV
    .basic = Μια μονάδα έχει +1 ζωή ως το τέλος της μάχης, οι Ιππότες του Τρόμου +2.
homm3-card-tamika_6 = Ταμίκα: Ιππότες του Τρόμου VI
    .basic = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης, οι Ιππότες του Τρόμου +2.

homm3-log-covered = Η κάρτα «{ $card }» καλύπτει τη μονάδα «{ $unit }» και πολεμά στη θέση της.

### hu

homm3-hero-sandro = Sandro
homm3-card-sandro_1 = Sandro: Csontvázhorda
    .basic = Tedd egy Csapat Csontvázra: támadás 3, védelem 1, életerő 2, kezdeményezés 6, képességek nélkül. Lekerül, amint elfogy az életereje.
homm3-card-sandro_4 = Sandro: Zombihorda
    .basic = Tedd egy Csapat Zombira: támadás 4, védelem 1, életerő 3, kezdeményezés 5, képességek nélkül. Lekerül, amint elfogy az életereje.
homm3-card-sandro_6 = Sandro: Csontvázlégió
    .basic = Tedd Csontvázakra, akár Maroknyi, akár Csapat, akár horda: támadás 4, védelem 1, életerő 2, kezdeményezés 6, képességek nélkül. Lekerül, amint elfogy az életereje.
homm3-hero-tamika = Tamika
homm3-card-tamika_1 = Tamika: Rémlovagok I
    .top = Adj egy egységnek 1 támadást, Rémlovagoknak 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Rémlovagoknak 2-t.
homm3-card-tamika_4 = Tamika: Rémlovagok IV
    .basic = Egy egység életereje a harc végéig 1 értékkel nagyobb, Rémlovagoké 2 értékkel.
homm3-card-tamika_6 = Tamika: Rémlovagok VI
    .basic = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb, Rémlovagoké 2 értékkel.

homm3-log-covered = { $card } erre az egységre kerül, és helyette harcol: { $unit }.

### ka

homm3-hero-sandro = სანდრო
homm3-card-sandro_1 = სანდრო: ჩონჩხების ურდო
    .basic = დადე ჩონჩხების დიდ რაზმზე: შეტევა 3, დაცვა 1, სიცოცხლე 2, ინიციატივა 6, უნარების გარეშე. როცა მისი სიცოცხლე ამოიწურება, ქრება.
homm3-card-sandro_4 = სანდრო: ზომბების ურდო
    .basic = დადე ზომბების დიდ რაზმზე: შეტევა 4, დაცვა 1, სიცოცხლე 3, ინიციატივა 5, უნარების გარეშე. როცა მისი სიცოცხლე ამოიწურება, ქრება.
homm3-card-sandro_6 = სანდრო: ჩონჩხების ლეგიონი
    .basic = დადე ჩონჩხებზე – მცირე რაზმზე, დიდზე ან ურდოზე: შეტევა 4, დაცვა 1, სიცოცხლე 2, ინიციატივა 6, უნარების გარეშე. როცა მისი სიცოცხლე ამოიწურება, ქრება.
homm3-hero-tamika = თამიკა
homm3-card-tamika_1 = თამიკა: საზარელი რაინდები I
    .top = რაზმის შეტევა 1-ით იზრდება, საზარელი რაინდებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, საზარელი რაინდებისა – 2-ით.
homm3-card-tamika_4 = თამიკა: საზარელი რაინდები IV
    .basic = რაზმის სიცოცხლე ბრძოლის ბოლომდე 1-ით იზრდება, საზარელი რაინდებისა – 2-ით.
homm3-card-tamika_6 = თამიკა: საზარელი რაინდები VI
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება, საზარელი რაინდებისა – 2-ით.

homm3-log-covered = { $unit }: მათ ნაცვლად იბრძვის ზედ დადებული კარტი „{ $card }“.

### he

homm3-hero-sandro = סאנדרו
homm3-card-sandro_1 = סאנדרו: המון שלדים
    .basic = הניחו אותו על שלדים בצד הרבים: התקפה 3, הגנה 1, חיים 2, מהירות 6, בלי יכולות. הוא יורד כשהחיים שלו אוזלים.
homm3-card-sandro_4 = סאנדרו: המון זומבים
    .basic = הניחו אותו על זומבים בצד הרבים: התקפה 4, הגנה 1, חיים 3, מהירות 5, בלי יכולות. הוא יורד כשהחיים שלו אוזלים.
homm3-card-sandro_6 = סאנדרו: לגיון שלדים
    .basic = הניחו אותו על שלדים, בצד המעטים, בצד הרבים או על המון שלדים: התקפה 4, הגנה 1, חיים 2, מהירות 6, בלי יכולות. הוא יורד כשהחיים שלו אוזלים.
homm3-hero-tamika = טמיקה
homm3-card-tamika_1 = טמיקה: אבירי אימה I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה אבירי אימה.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה אבירי אימה.
homm3-card-tamika_4 = טמיקה: אבירי אימה IV
    .basic = החיים של יחידה גדולים ב־1 עד סוף הקרב, או ב־2 אם אלה אבירי אימה.
homm3-card-tamika_6 = טמיקה: אבירי אימה VI
    .basic = המהירות של יחידה גדולה ב־1 עד סוף הקרב, או ב־2 אם אלה אבירי אימה.

homm3-log-covered = הקלף { $card } מונח על { $unit } ונלחם במקום היחידה.
