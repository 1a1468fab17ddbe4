### en

homm3-week-elementals = Elementals
    .text = In the bronze, silver and gold neutral decks, cards are discarded until Elementals are on top, face up. Beaten Elementals go back on top of their deck. They are discarded when the next card is revealed.
homm3-week-mages = Mages
    .text = This Round, the Spell Book costs nothing and needs no Mage Guild.
homm3-week-spells = Spells
    .text = Until the next Astrologers’ Round, you may make any Search of the Spell deck a Search (4).

homm3-log-elementals = { $troop } are face up on top of the { $deck }.

### el

homm3-week-elementals = Στοιχειακά
    .text = Στις χάλκινες, ασημένιες και χρυσές ουδέτερες τράπουλες ξεσκαρτάρονται κάρτες ώσπου να βρεθούν στην κορυφή Στοιχειακά, ανοιχτά. Τα νικημένα Στοιχειακά γυρίζουν στην κορυφή της τράπουλάς τους. Ξεσκαρτάρονται όταν φανερωθεί η επόμενη κάρτα.
homm3-week-mages = Μάγοι
    .text = Σε αυτόν τον Γύρο το Βιβλίο Ξορκιών δεν κοστίζει τίποτα και δεν χρειάζεται Συντεχνία των Μάγων.
homm3-week-spells = Ξόρκια
    .text = Ως τον επόμενο Γύρο των Αστρολόγων μπορείς να κάνεις κάθε Αναζήτηση στην τράπουλα των ξορκιών Αναζήτηση (4).

homm3-log-elementals = { $troop } είναι ανοιχτά πάνω πάνω στην { $deck }.

### hu

homm3-week-elementals = Elementálok
    .text = A bronz, ezüst és arany semleges pakliból addig kell lapokat eldobni, amíg Elementálok nem kerülnek felülre, felfordítva. A legyőzött Elementálok visszakerülnek a paklijuk tetejére. A következő lap felfedésekor a dobott lapokhoz kerülnek.
homm3-week-mages = Mágusok
    .text = Ebben a fordulóban a varázskönyv ingyenes, és nem kell hozzá Mágusok céhe.
homm3-week-spells = Varázslatok
    .text = A következő asztrológus-fordulóig a varázslatpakliban minden keresésedből Keresés (4) lehet.

homm3-log-elementals = Felfordítva legfelül ({ $deck }): { $troop }.

### ka

homm3-week-elementals = ელემენტალები
    .text = ბრინჯაოს, ვერცხლისა და ოქროს ნეიტრალური დასტებიდან კარტები გადაიგდება, სანამ თავზე პირაღმა ელემენტალები არ იქნება. დამარცხებული ელემენტალები თავისი დასტის თავზე ბრუნდებიან. შემდეგი კარტის გახსნისას ისინი გადაიგდება.
homm3-week-mages = მაგები
    .text = ამ რაუნდში შელოცვების წიგნი არაფერი ღირს და მაგების გილდიას არ მოითხოვს.
homm3-week-spells = შელოცვები
    .text = შემდეგ ასტროლოგების რაუნდამდე შელოცვების დასტაში ყოველი ძებნა შეგიძლია ძებნად (4) აქციო.

homm3-log-elementals = { $troop } პირაღმა დევს თავზე: { $deck }.

### he

homm3-week-elementals = היסודנים
    .text = בחפיסות הנייטרליות של ארד, כסף וזהב זורקים קלפים עד שיסודנים מונחים בראש החפיסה, גלויים. יסודנים שהובסו חוזרים לראש החפיסה שלהם. הם נזרקים כשנחשף הקלף הבא.
homm3-week-mages = הקוסמים
    .text = בסבב הזה ספר הקסמים אינו עולה דבר ואינו דורש גילדת קוסמים.
homm3-week-spells = הקסמים
    .text = עד סבב האסטרולוגיה הבא אתם רשאים להפוך כל חיפוש בחפיסת הקסמים לחיפוש (4).

homm3-log-elementals = { $troop } גלויים בראש { $deck }.
