### en

homm3-scenario-stand_united = Stand United
    .about = No ruler alone can clear the Dragon Utopia for good. An army that you all share helps each of you in turn.
    .goal = Each player has to beat the guards of the Dragon Utopia once within 9 Rounds.

homm3-rule-shared_army = There is one army that you all share. Everyone may field its units in combat. The map ability of each of its units works for one player per Round.
homm3-rule-shared_obelisk = Whoever flags an Obelisk reveals one bronze, one silver and one gold neutral unit and may recruit one of them for the shared army.
homm3-rule-utopia_trial = Azure Dragons always guard the Dragon Utopia, and its army plays AI cards. The winner places no cube, leaves a unit to the shared army, may give resources away and leaves the game.

homm3-ask-recruit-shared = You may recruit one of these units for the shared army.
homm3-ask-shared-ability = Use the map ability of the shared army’s { $troop }?
homm3-ask-who-gains = Who gets what the shared army earns?
homm3-ask-leave-unit = Which unit do you leave to the shared army?

homm3-option-use-shared = Use it
homm3-option-rule-shared-ability = Shared army: use the ability of { $troop }

homm3-log-joined-shared = { $troop } join the shared army.
homm3-log-obelisk-units = { $seat } reveals { $troops }.

homm3-notice-shared-army = Shared army: { $troops }.

### el

homm3-scenario-stand_united = Ενωμένοι
    .about = Κανένας άρχοντας μόνος δεν μπορεί να καθαρίσει για πάντα την Ουτοπία των Δράκων. Ένας στρατός που τον μοιράζεστε όλοι βοηθά τον καθένα με τη σειρά του.
    .goal = Κάθε παίκτης πρέπει να νικήσει μία φορά τους φρουρούς της Ουτοπίας των Δράκων μέσα σε 9 Γύρους.

homm3-rule-shared_army = Υπάρχει ένας στρατός που τον μοιράζεστε όλοι. Καθένας μπορεί να χρησιμοποιήσει τις μονάδες του στη μάχη. Η ικανότητα χάρτη κάθε μονάδας του ισχύει για έναν παίκτη σε κάθε Γύρο.
homm3-rule-shared_obelisk = Όποιος βάζει σημαία σε Οβελίσκο φανερώνει μια χάλκινη, μια ασημένια και μια χρυσή ουδέτερη μονάδα και μπορεί να στρατολογήσει μία από αυτές για τον κοινό στρατό.
homm3-rule-utopia_trial = Την Ουτοπία των Δράκων φρουρούν πάντα Κυανοί Δράκοι, και ο στρατός της παίζει κάρτες της ΤΝ. Ο νικητής δεν βάζει κύβο, αφήνει μια μονάδα στον κοινό στρατό, μπορεί να χαρίσει πόρους και βγαίνει από το παιχνίδι.

homm3-ask-recruit-shared = Μπορείς να στρατολογήσεις μία από αυτές τις μονάδες για τον κοινό στρατό.
homm3-ask-shared-ability = Χρησιμοποιείς την ικανότητα χάρτη μιας μονάδας του κοινού στρατού: { $troop };
homm3-ask-who-gains = Για ποιον κερδίζει κάτι ο κοινός στρατός;
homm3-ask-leave-unit = Ποια μονάδα αφήνεις στον κοινό στρατό;

homm3-option-use-shared = Χρήση
homm3-option-rule-shared-ability = Κοινός στρατός, χρήση της ικανότητας: { $troop }

homm3-log-joined-shared = { $troop } προσχωρούν στον κοινό στρατό.
homm3-log-obelisk-units = { $seat } φανερώνει: { $troops }.

homm3-notice-shared-army = Κοινός στρατός: { $troops }.

### hu

homm3-scenario-stand_united = Vállvetve
    .about = A Sárkányutópiát egyetlen uralkodó sem tudja egyedül végleg megtisztítani. Egy közös sereg segít sorban mindegyikőtöknek.
    .goal = Minden játékosnak egyszer le kell győznie a Sárkányutópia őreit 9 fordulón belül.

homm3-rule-shared_army = Van egy közös seregetek. Az egységeit mindenki felállíthatja a harcaiban. Minden egységének térképes képessége egy fordulóban egy játékosnak használ.
homm3-rule-shared_obelisk = Aki elfoglal egy obeliszket, felfed egy bronz, egy ezüst és egy arany semleges egységet, és az egyiket a közös seregbe toborozhatja.
homm3-rule-utopia_trial = A Sárkányutópiát mindig Azúrsárkányok őrzik, és a serege MI-lapokat játszik ki. A győztes nem tesz le kockát, egy egységét a közös seregre hagyja, erőforrásokat adhat másoknak, és kiszáll a játékból.

homm3-ask-recruit-shared = Ezek közül egy egységet a közös seregbe toborozhatsz.
homm3-ask-shared-ability = Használod a közös sereg ezen egységének térképes képességét: { $troop }?
homm3-ask-who-gains = Kinek szerez valamit a közös sereg?
homm3-ask-leave-unit = Melyik egységet hagyod a közös seregre?

homm3-option-use-shared = Használat
homm3-option-rule-shared-ability = Közös sereg: képesség használata ({ $troop })

homm3-log-joined-shared = A közös sereghez csatlakoznak: { $troop }.
homm3-log-obelisk-units = { $seat } felfedi: { $troops }.

homm3-notice-shared-army = Közös sereg: { $troops }.

### ka

homm3-scenario-stand_united = ერთად დგომა
    .about = მარტო ვერცერთი მმართველი გაათავისუფლებს დრაკონების უტოპიას საბოლოოდ. საერთო არმია რიგრიგობით ყველას ეხმარება.
    .goal = 9 რაუნდში ყოველმა მოთამაშემ ერთხელ უნდა დაამარცხოს დრაკონების უტოპიის მცველები.

homm3-rule-shared_army = ერთი არმია ყველასთვის საერთოა. მისი რაზმების ბრძოლაში გამოყვანა ყველას შეუძლია. მისი ყოველი რაზმის რუკის უნარი რაუნდში ერთი მოთამაშისთვის მოქმედებს.
homm3-rule-shared_obelisk = ვინც ობელისკზე დროშას აღმართავს, ბრინჯაოს, ვერცხლისა და ოქროს თითო ნეიტრალურ რაზმს ხსნის და შეუძლია ერთი საერთო არმიისთვის დაიქირავოს.
homm3-rule-utopia_trial = დრაკონების უტოპიას ყოველთვის ლაჟვარდის დრაკონები იცავენ, მისი არმია კი კომპიუტერის კარტებს თამაშობს. გამარჯვებული კუბს არ დებს, საერთო არმიას რაზმს უტოვებს, შეუძლია რესურსები გასცეს და თამაშიდან გადის.

homm3-ask-recruit-shared = შეგიძლია ერთი ამ რაზმებიდან საერთო არმიისთვის დაიქირავო.
homm3-ask-shared-ability = იყენებ საერთო არმიის რაზმის რუკის უნარს: { $troop }?
homm3-ask-who-gains = ვისთვის შოულობს საერთო არმია?
homm3-ask-leave-unit = რომელ რაზმს უტოვებ საერთო არმიას?

homm3-option-use-shared = გამოიყენე
homm3-option-rule-shared-ability = საერთო არმია: გამოიყენე რაზმის უნარი, { $troop }

homm3-log-joined-shared = { $troop } საერთო არმიას უერთდებიან.
homm3-log-obelisk-units = { $seat } ხსნის რაზმებს: { $troops }.

homm3-notice-shared-army = საერთო არმია: { $troops }.

### he

homm3-scenario-stand_united = עומדים יחד
    .about = שום שליט אינו יכול לבדו לפנות את ממלכת הדרקונים לתמיד. צבא משותף לכולכם עוזר לכל אחד בתורו.
    .goal = כל אחד מהשחקנים צריך להביס פעם אחת את השומרים של ממלכת הדרקונים בתוך 9 סבבים.

homm3-rule-shared_army = יש צבא אחד שמשותף לכולכם. כולם רשאים להציב את היחידות שלו בקרב. יכולת המפה של כל יחידה שלו פועלת עבור שחקן אחד בסבב.
homm3-rule-shared_obelisk = מי שכובש אובליסק חושף יחידה נייטרלית אחת מכל אחת מהדרגות ארד, כסף וזהב, ורשאי לגייס אחת מהן לצבא המשותף.
homm3-rule-utopia_trial = דרקוני תכלת שומרים תמיד על ממלכת הדרקונים, והצבא שלה משחק קלפי AI. המנצח אינו מניח קובייה, משאיר יחידה לצבא המשותף, רשאי לתת משאבים ויוצא מהמשחק.

homm3-ask-recruit-shared = אתם רשאים לגייס אחת מהיחידות האלה לצבא המשותף.
homm3-ask-shared-ability = להשתמש ביכולת המפה של { $troop } מהצבא המשותף?
homm3-ask-who-gains = עבור מי הצבא המשותף משיג משהו?
homm3-ask-leave-unit = איזו יחידה תשאירו לצבא המשותף?

homm3-option-use-shared = שימוש
homm3-option-rule-shared-ability = הצבא המשותף: שימוש ביכולת של { $troop }

homm3-log-joined-shared = { $troop }: הצטרפות לצבא המשותף.
homm3-log-obelisk-units = { $seat }: חשיפת { $troops }.

homm3-notice-shared-army = הצבא המשותף: { $troops }.
