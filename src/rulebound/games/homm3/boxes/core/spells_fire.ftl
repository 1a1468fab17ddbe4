### Values by grade stand in a row: 1/2/3.

### en

homm3-card-blind = Blind
    .cast = Paralyze a bronze / silver or lower / gold or lower unit.
homm3-card-bloodlust = Bloodlust
    .cast = Give a ground or flying unit 1/2/3 attack.
homm3-card-curse = Curse
    .cast = The unit you attack has 1/2/3 less defense.
homm3-card-fire_shield = Fire Shield
    .cast = Until this combat round ends, units that attack the chosen unit from an adjacent space take 1/2/3 damage.
homm3-card-fireball = Fireball
    .cast = Choose two adjacent spaces. All units there, your own too, take 1/2/3 damage.

### el

homm3-card-blind = Τύφλωση
    .cast = Μια χάλκινη / έως ασημένια / έως χρυσή μονάδα παραλύει.
homm3-card-bloodlust = Δίψα για Αίμα
    .cast = Δώσε σε μια μονάδα εδάφους ή ιπτάμενη 1/2/3 επίθεση.
homm3-card-curse = Κατάρα
    .cast = Η μονάδα στην οποία επιτίθεσαι έχει 1/2/3 λιγότερη άμυνα.
homm3-card-fire_shield = Πύρινη Ασπίδα
    .cast = Ως το τέλος αυτού του γύρου μάχης όσες μονάδες επιτίθενται στην επιλεγμένη μονάδα από γειτονική θέση παθαίνουν ζημιά 1/2/3.
homm3-card-fireball = Πύρινη Σφαίρα
    .cast = Επίλεξε δύο γειτονικές θέσεις. Όλες οι μονάδες εκεί, και οι δικές σου, παθαίνουν ζημιά 1/2/3.

### hu

homm3-card-blind = Vakítás
    .cast = Béníts meg egy bronz / legfeljebb ezüst / legfeljebb arany egységet.
homm3-card-bloodlust = Vérszomj
    .cast = Adj egy földi vagy repülő egységnek 1/2/3 támadást.
homm3-card-curse = Átok
    .cast = A megtámadott egység védelme 1/2/3 értékkel kisebb.
homm3-card-fire_shield = Tűzpajzs
    .cast = A harci forduló végéig azok az egységek, amelyek szomszédos mezőről támadják a kiválasztott egységet, 1/2/3 sebzést kapnak.
homm3-card-fireball = Tűzgolyó
    .cast = Válassz ki két szomszédos mezőt. Minden ott álló egység 1/2/3 sebzést kap, a sajátod is.

### ka

homm3-card-blind = დაბრმავება
    .cast = ბრინჯაოს / ვერცხლის ან უფრო დაბალ / ოქროს ან უფრო დაბალ რაზმს დამბლა ეცემა.
homm3-card-bloodlust = სისხლის წყურვილი
    .cast = ქვეითი ან მფრინავი რაზმის შეტევა 1/2/3-ით იზრდება.
homm3-card-curse = წყევლა
    .cast = იმ რაზმის დაცვა, რომელსაც უტევ, 1/2/3-ით მცირდება.
homm3-card-fire_shield = ცეცხლის ფარი
    .cast = ბრძოლის ამ რაუნდის ბოლომდე რაზმები, რომლებიც არჩეულ რაზმს მეზობელი უჯრიდან უტევენ, 1/2/3 ზიანს იღებენ.
homm3-card-fireball = ცეცხლოვანი ბურთი
    .cast = აირჩიე ორი მეზობელი უჯრა. იქ მდგომი ყველა რაზმი, შენიც, 1/2/3 ზიანს იღებს.

### he

homm3-card-blind = עיוורון
    .cast = הקפיאו יחידה בדרגת ארד / כסף ומטה / זהב ומטה.
homm3-card-bloodlust = צמא דם
    .cast = הוסיפו 1/2/3 להתקפה של יחידת קרקע או של יחידה מעופפת.
homm3-card-curse = קללה
    .cast = ההגנה של היחידה שאתם תוקפים קטנה ב־1/2/3.
homm3-card-fire_shield = מגן אש
    .cast = עד סוף סבב הקרב הזה, יחידות שתוקפות את היחידה הנבחרת ממשבצת סמוכה סופגות נזק של 1/2/3.
homm3-card-fireball = כדור אש
    .cast = בחרו שתי משבצות סמוכות. כל היחידות שם, גם שלכם, סופגות נזק של 1/2/3.
