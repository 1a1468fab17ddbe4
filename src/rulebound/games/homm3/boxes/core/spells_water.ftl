### Values by grade stand in a row: 1/2/3.

### en

homm3-card-bless = Bless
    .cast = A ground or flying unit attacks without a die and with 0/1/2 more attack.
homm3-card-cure = Cure
    .cast = Remove up to 1/2/3 damage, paralysis and effects of your choice from your unit.
homm3-card-prayer = Prayer
    .cast = Give a unit 1/2/3 attack, defense or initiative.
homm3-card-teleport = Teleport
    .cast = Move your bronze / silver or lower / gold or lower unit to any free space.
homm3-card-weakness = Weakness
    .cast = The unit that attacks you has 1/2/3 less attack.

homm3-ask-raise = { $card }: choose a unit and what it gains.
homm3-ask-land = { $card }: where do { $unit } go?

homm3-option-lift = Take { $card } off

homm3-log-lifted = { $card } is taken off { $unit }.

### el

homm3-card-bless = Ευλογία
    .cast = Μια μονάδα εδάφους ή ιπτάμενη επιτίθεται χωρίς ζάρι και με 0/1/2 επιπλέον επίθεση.
homm3-card-cure = Ίαση
    .cast = Αφαίρεσε από μια μονάδα σου ζημιά έως 1/2/3, την παράλυση και όποια αποτελέσματα θέλεις.
homm3-card-prayer = Προσευχή
    .cast = Δώσε σε μια μονάδα 1/2/3 επίθεση, άμυνα ή πρωτοβουλία.
homm3-card-teleport = Τηλεμεταφορά
    .cast = Μετακίνησε μια χάλκινη / έως ασημένια / έως χρυσή μονάδα σου σε οποιαδήποτε κενή θέση.
homm3-card-weakness = Αδυναμία
    .cast = Η μονάδα που σου επιτίθεται έχει 1/2/3 λιγότερη επίθεση.

homm3-ask-raise = { $card }: επίλεξε μια μονάδα και τι κερδίζει.
homm3-ask-land = { $card }: πού πηγαίνει η μονάδα «{ $unit }»;

homm3-option-lift = Αφαίρεση: { $card }

homm3-log-lifted = Η κάρτα «{ $card }» αφαιρείται από τη μονάδα «{ $unit }».

### hu

homm3-card-bless = Áldás
    .cast = Egy földi vagy repülő egység dobókocka nélkül és 0/1/2 értékkel nagyobb támadással támad.
homm3-card-cure = Kúra
    .cast = Vegyél le egy saját egységedről legfeljebb 1/2/3 sebzést, a bénultságot és tetszőleges hatásokat.
homm3-card-prayer = Ima
    .cast = Adj egy egységnek 1/2/3 támadást, védelmet vagy kezdeményezést.
homm3-card-teleport = Teleportálás
    .cast = Helyezd át egy bronz / legfeljebb ezüst / legfeljebb arany egységedet bármelyik szabad mezőre.
homm3-card-weakness = Gyengeség
    .cast = A téged támadó egység támadása 1/2/3 értékkel kisebb.

homm3-ask-raise = { $card }: válaszd ki az egységet, és azt, hogy mi nőjön.
homm3-ask-land = { $card }: hová menjenek? Egység: { $unit }.

homm3-option-lift = Levétel: { $card }

homm3-log-lifted = { $card } lekerül erről az egységről: { $unit }.

### ka

homm3-card-bless = კურთხევა
    .cast = ქვეითი ან მფრინავი რაზმი კამათლის გარეშე უტევს, მისი შეტევა კი 0/1/2-ით იზრდება.
homm3-card-cure = განკურნება
    .cast = მოხსენი შენს რაზმს არაუმეტეს 1/2/3 ზიანი, დამბლა და შენ მიერ არჩეული ეფექტები.
homm3-card-prayer = ლოცვა
    .cast = რაზმის შეტევა, დაცვა ან ინიციატივა 1/2/3-ით იზრდება.
homm3-card-teleport = ტელეპორტაცია
    .cast = გადაიყვანე შენი ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი რაზმი ნებისმიერ თავისუფალ უჯრაზე.
homm3-card-weakness = სისუსტე
    .cast = იმ რაზმის შეტევა, რომელიც შენ გიტევს, 1/2/3-ით მცირდება.

homm3-ask-raise = { $card }: აირჩიე რაზმი და ის, რაც ეზრდება.
homm3-ask-land = { $card }: სად გადადიან { $unit }?

homm3-option-lift = მოხსენი { $card }

homm3-log-lifted = კარტი „{ $card }“ მოიხსნა. რაზმი: { $unit }.

### he

homm3-card-bless = ברכה
    .cast = יחידת קרקע או יחידה מעופפת תוקפת בלי קובייה, וההתקפה שלה גדולה ב־0/1/2.
homm3-card-cure = ריפוי
    .cast = הסירו מיחידה שלכם נזק של 1/2/3 לכל היותר, קיפאון ואפקטים לבחירתכם.
homm3-card-prayer = תפילה
    .cast = הוסיפו 1/2/3 להתקפה, להגנה או למהירות של יחידה.
homm3-card-teleport = שיגור
    .cast = העבירו יחידה שלכם בדרגת ארד / כסף ומטה / זהב ומטה לכל משבצת פנויה.
homm3-card-weakness = חולשה
    .cast = ההתקפה של היחידה שתוקפת אתכם קטנה ב־1/2/3.

homm3-ask-raise = { $card }: בחרו יחידה ומה היא תקבל.
homm3-ask-land = { $card }: לאן יגיעו { $unit }?

homm3-option-lift = הסרת { $card }

homm3-log-lifted = הקלף { $card } הוסר מעל { $unit }.
