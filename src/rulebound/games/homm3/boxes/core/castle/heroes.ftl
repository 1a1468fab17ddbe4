### en

homm3-hero-catherine = Catherine
homm3-card-catherine_1 = Catherine: Crusaders I
    .top = Give a unit 1 attack (Crusaders: 2).
    .bottom = Give a unit 1 defense (Crusaders: 2).
homm3-card-catherine_4 = Catherine: Crusaders IV
    .basic = A unit has 1 more health until the combat ends (Crusaders: 2 more).
homm3-card-catherine_6 = Catherine: Crusaders VI
    .basic = A unit has 1 more initiative until the combat ends (Crusaders: 2 more).
homm3-hero-rion = Rion
homm3-card-rion_1 = Rion: Battlefield Medic I
    .basic = Heal 1 damage on a unit and draw a card.
homm3-card-rion_4 = Rion: Battlefield Medic IV
    .basic = Heal 1 damage on a unit or cure its paralysis, and draw a card.
homm3-card-rion_6 = Rion: Battlefield Medic VI
    .basic = Heal up to 2 damage on a unit or cure its paralysis. Draw two cards, then discard one.

homm3-ask-medic = Heal { $unit }, or cure them?

### el

homm3-hero-catherine = Κάθριν
homm3-card-catherine_1 = Κάθριν: Σταυροφόροι I
    .top = Δώσε σε μια μονάδα +1 επίθεση, σε Σταυροφόρους +2.
    .bottom = Δώσε σε μια μονάδα +1 άμυνα, σε Σταυροφόρους +2.
homm3-card-catherine_4 = Κάθριν: Σταυροφόροι IV
    .basic = Μια μονάδα έχει +1 ζωή ως το τέλος της μάχης, οι Σταυροφόροι +2.
homm3-card-catherine_6 = Κάθριν: Σταυροφόροι VI
    .basic = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης, οι Σταυροφόροι +2.
homm3-hero-rion = Ρίον
homm3-card-rion_1 = Ρίον: Θεραπευτής της Μάχης I
    .basic = Θεράπευσε ζημιά 1 σε μια μονάδα και τράβηξε μια κάρτα.
homm3-card-rion_4 = Ρίον: Θεραπευτής της Μάχης IV
    .basic = Θεράπευσε ζημιά 1 σε μια μονάδα ή την παράλυσή της, και τράβηξε μια κάρτα.
homm3-card-rion_6 = Ρίον: Θεραπευτής της Μάχης VI
    .basic = Θεράπευσε ζημιά έως 2 σε μια μονάδα ή την παράλυσή της. Τράβηξε δύο κάρτες, έπειτα ξεσκαρτάρισε μία.

homm3-ask-medic = { $unit }: αφαίρεση ζημιάς ή της παράλυσης;

### hu

homm3-hero-catherine = Catherine
homm3-card-catherine_1 = Catherine: Keresztesek I
    .top = Adj egy egységnek 1 támadást, Kereszteseknek 2-t.
    .bottom = Adj egy egységnek 1 védelmet, Kereszteseknek 2-t.
homm3-card-catherine_4 = Catherine: Keresztesek IV
    .basic = Egy egység életereje a harc végéig 1 értékkel nagyobb, Kereszteseké 2 értékkel.
homm3-card-catherine_6 = Catherine: Keresztesek VI
    .basic = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb, Kereszteseké 2 értékkel.
homm3-hero-rion = Rion
homm3-card-rion_1 = Rion: Tábori felcser I
    .basic = Gyógyíts 1 sebzést egy egységen, és húzz egy lapot.
homm3-card-rion_4 = Rion: Tábori felcser IV
    .basic = Gyógyíts 1 sebzést egy egységen, vagy oldd fel a bénultságát, és húzz egy lapot.
homm3-card-rion_6 = Rion: Tábori felcser VI
    .basic = Gyógyíts legfeljebb 2 sebzést egy egységen, vagy oldd fel a bénultságát. Húzz két lapot, majd dobj el egyet.

homm3-ask-medic = { $unit }: gyógyítás vagy a bénultság feloldása?

### ka

homm3-hero-catherine = კეთრინი
homm3-card-catherine_1 = კეთრინი: ჯვაროსნები I
    .top = რაზმის შეტევა 1-ით იზრდება, ჯვაროსნებისა – 2-ით.
    .bottom = რაზმის დაცვა 1-ით იზრდება, ჯვაროსნებისა – 2-ით.
homm3-card-catherine_4 = კეთრინი: ჯვაროსნები IV
    .basic = რაზმის სიცოცხლე ბრძოლის ბოლომდე 1-ით იზრდება, ჯვაროსნებისა – 2-ით.
homm3-card-catherine_6 = კეთრინი: ჯვაროსნები VI
    .basic = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება, ჯვაროსნებისა – 2-ით.
homm3-hero-rion = რიონი
homm3-card-rion_1 = რიონი: საველე მკურნალი I
    .basic = მოურჩინე რაზმს 1 ზიანი და აიღე კარტი.
homm3-card-rion_4 = რიონი: საველე მკურნალი IV
    .basic = მოურჩინე რაზმს 1 ზიანი ან განკურნე დამბლისგან და აიღე კარტი.
homm3-card-rion_6 = რიონი: საველე მკურნალი VI
    .basic = მოურჩინე რაზმს არაუმეტეს 2 ზიანი ან განკურნე დამბლისგან. აიღე ორი კარტი, შემდეგ ერთი გადააგდე.

homm3-ask-medic = { $unit }: ზიანის მორჩენა თუ დამბლისგან განკურნება?

### he

homm3-hero-catherine = קטרין
homm3-card-catherine_1 = קטרין: צלבנים I
    .top = הוסיפו 1 להתקפה של יחידה, או 2 אם אלה צלבנים.
    .bottom = הוסיפו 1 להגנה של יחידה, או 2 אם אלה צלבנים.
homm3-card-catherine_4 = קטרין: צלבנים IV
    .basic = החיים של יחידה גדולים ב־1 עד סוף הקרב, או ב־2 אם אלה צלבנים.
homm3-card-catherine_6 = קטרין: צלבנים VI
    .basic = המהירות של יחידה גדולה ב־1 עד סוף הקרב, או ב־2 אם אלה צלבנים.
homm3-hero-rion = ריון
homm3-card-rion_1 = ריון: חובש שדה קרב I
    .basic = רפאו ליחידה נזק של 1 ושלפו קלף.
homm3-card-rion_4 = ריון: חובש שדה קרב IV
    .basic = רפאו ליחידה נזק של 1 או שחררו אותה מקיפאון, ושלפו קלף.
homm3-card-rion_6 = ריון: חובש שדה קרב VI
    .basic = רפאו ליחידה נזק של 2 לכל היותר או שחררו אותה מקיפאון. שלפו שני קלפים, ואז זרקו אחד.

homm3-ask-medic = לרפא את { $unit }, או לשחרר מקיפאון?
