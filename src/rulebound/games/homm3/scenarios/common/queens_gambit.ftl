### en

homm3-campaign-queens_gambit = The Queen’s Gambit

homm3-rule-greek_gift = The necromancer’s army is not what it seems. Before the combat some units leave it and others join, and two of them bear Sandro’s cards. It plays no AI cards.
homm3-rule-two_obelisks = The second Obelisk that you visit gives you Archangels and opens a gate to the necromancer’s Town. You may pass through it at once; later that costs 1 movement point on that Obelisk.
homm3-rule-utopia_race = If the necromancer reaches the Dragon Utopia first, Ghost Dragons join that army and its Dread Knights become a Few. If you beat the guards there, a random dragon joins you.

homm3-rover-necromancer = the necromancer

homm3-ask-gate-way = The gate to the necromancer’s Town is open. Do you pass through it now?
homm3-ask-gate-exit = On which Field do you come out?

homm3-option-through-gate = Pass through the gate
homm3-option-gate-exit = Come out at { $field }
homm3-option-rule-gate = { $hero }: pass through the gate for 1 movement point

homm3-log-unmasked = The army turns out to be { $troops }.
homm3-log-gate-opened = The Obelisk at { $field } opens a gate for { $seat }.
homm3-log-gate-passed = { $seat }’s { $hero } passes through the gate and comes out at { $field }.
homm3-log-rover-grew = { $troop } join the enemy: { $rover }.

homm3-notice-gate = The Obelisk at { $field } leads to the necromancer’s Town.
homm3-notice-outrun = { $who ->
        [enemy] The necromancer reached the Dragon Utopia first.
       *[player] You reached the Dragon Utopia first.
    }

### el

homm3-campaign-queens_gambit = Το Γκαμπί της Βασίλισσας

homm3-rule-greek_gift = Ο στρατός του νεκρομάντη δεν είναι αυτό που φαίνεται. Πριν από τη μάχη κάποιες μονάδες φεύγουν και έρχονται άλλες, και κάρτες του Σάντρο καλύπτουν δύο από αυτές. Δεν παίζει κάρτες της ΤΝ.
homm3-rule-two_obelisks = Ο δεύτερος Οβελίσκος που επισκέπτεσαι σου δίνει Αρχαγγέλους και ανοίγει μια πύλη προς την πόλη του νεκρομάντη. Μπορείς να περάσεις αμέσως· αργότερα κοστίζει 1 πόντο κίνησης σε εκείνον τον Οβελίσκο.
homm3-rule-utopia_race = Αν ο νεκρομάντης φτάσει πρώτος στην Ουτοπία των Δράκων, προσχωρούν στον στρατό του Δράκοι Φαντάσματα και οι Ιππότες του Τρόμου του γίνονται Χούφτα. Αν νικήσεις τους φρουρούς εκεί, προσχωρεί σε εσένα ένας τυχαίος δράκος.

homm3-rover-necromancer = ο νεκρομάντης

homm3-ask-gate-way = Η πύλη προς την πόλη του νεκρομάντη είναι ανοιχτή. Την περνάς τώρα;
homm3-ask-gate-exit = Σε ποιο πεδίο βγαίνεις;

homm3-option-through-gate = Πέρασε την πύλη
homm3-option-gate-exit = Έξοδος: { $field }
homm3-option-rule-gate = { $hero }: πέρασε την πύλη για 1 πόντο κίνησης

homm3-log-unmasked = Ο στρατός δείχνει τι είναι στ’ αλήθεια: { $troops }.
homm3-log-gate-opened = Ο Οβελίσκος στο πεδίο { $field } ανοίγει μια πύλη για: { $seat }.
homm3-log-gate-passed = { $seat }: ο { $hero } περνά την πύλη και βγαίνει στο πεδίο { $field }.
homm3-log-rover-grew = { $troop } προσχωρούν στον εχθρό: { $rover }.

homm3-notice-gate = Ο Οβελίσκος στο πεδίο { $field } οδηγεί στην πόλη του νεκρομάντη.
homm3-notice-outrun = { $who ->
        [enemy] Ο νεκρομάντης έφτασε πρώτος στην Ουτοπία των Δράκων.
       *[player] Έφτασες πριν από τον νεκρομάντη στην Ουτοπία των Δράκων.
    }

### hu

homm3-campaign-queens_gambit = A vezércsel

homm3-rule-greek_gift = A nekromanta serege nem az, aminek látszik. A harc előtt néhány egység távozik, mások érkeznek, és kettőn Sandro lapjai fekszenek. Ez a sereg nem játszik ki MI-lapokat.
homm3-rule-two_obelisks = A második meglátogatott obeliszk Arkangyalokat ad neked, és kaput nyit a nekromanta városához. Rögtön átmehetsz; később 1 mozgáspontba kerül azon az obeliszken.
homm3-rule-utopia_race = Ha a nekromanta ér előbb a Sárkányutópiához, Szellemsárkányok csatlakoznak ahhoz a sereghez, és a Rémlovagjaiból Maroknyi lesz. Ha te győzöd le ott az őröket, egy kisorsolt sárkány csatlakozik hozzád.

homm3-rover-necromancer = a nekromanta

homm3-ask-gate-way = Nyitva áll a kapu a nekromanta városához. Átmész rajta most?
homm3-ask-gate-exit = Melyik területen lépsz ki?

homm3-option-through-gate = Átmenni a kapun
homm3-option-gate-exit = Kilépés itt: { $field }
homm3-option-rule-gate = { $hero }: átmenni a kapun 1 mozgáspontért

homm3-log-unmasked = A sereg megmutatja igazi arcát: { $troops }.
homm3-log-gate-opened = Az obeliszk kaput nyit { $seat } számára itt: { $field }.
homm3-log-gate-passed = { $seat }: a { $hero } átmegy a kapun, és kilép ({ $field }).
homm3-log-rover-grew = Csatlakoznak az ellenséghez ({ $rover }): { $troop }.

homm3-notice-gate = Ez az obeliszk a nekromanta városához vezet: { $field }.
homm3-notice-outrun = { $who ->
        [enemy] A nekromanta ért előbb a Sárkányutópiához.
       *[player] Te értél előbb a Sárkányutópiához.
    }

### ka

homm3-campaign-queens_gambit = დედოფლის გამბიტი

homm3-rule-greek_gift = ნეკრომანტის არმია ისეთი არ არის, როგორიც ჩანს. ბრძოლამდე ზოგი რაზმი მიდის და სხვები მოდიან, ორ რაზმზე კი სანდროს კარტები დევს. ის კომპიუტერის კარტებს არ თამაშობს.
homm3-rule-two_obelisks = მეორე ობელისკი, რომელსაც ესტუმრები, მთავარანგელოზებს გაძლევს და ნეკრომანტის ქალაქის კარიბჭეს ხსნის. შეგიძლია მაშინვე გაიარო; მოგვიანებით ეს ამ ობელისკზე გადაადგილების 1 ქულა ღირს.
homm3-rule-utopia_race = თუ დრაკონების უტოპიასთან პირველი ნეკრომანტი მივიდა, მის არმიას მოჩვენება-დრაკონები უერთდებიან, მისი საზარელი რაინდები კი მცირე რაზმად იქცევიან. თუ იქაურ მცველებს შენ დაამარცხებ, წილისყრით ამორჩეული დრაკონი შენ გიერთდება.

homm3-rover-necromancer = ნეკრომანტი

homm3-ask-gate-way = ნეკრომანტის ქალაქის კარიბჭე ღიაა. ახლავე გადიხარ?
homm3-ask-gate-exit = რომელ ველზე გამოდიხარ?

homm3-option-through-gate = გაიარე კარიბჭე
homm3-option-gate-exit = გამოდი აქ: { $field }
homm3-option-rule-gate = { $hero }: გაიარე კარიბჭე გადაადგილების 1 ქულით

homm3-log-unmasked = არმია თავის ნამდვილ სახეს აჩენს: { $troops }.
homm3-log-gate-opened = ობელისკი კარიბჭეს ხსნის. ველი: { $field }, მოთამაშე: { $seat }.
homm3-log-gate-passed = { $seat }: { $hero } კარიბჭეს გადის. ველი: { $field }.
homm3-log-rover-grew = { $troop } მტერს უერთდებიან: { $rover }.

homm3-notice-gate = ობელისკიდან გზა ნეკრომანტის ქალაქში მიდის. ველი: { $field }.
homm3-notice-outrun = { $who ->
        [enemy] დრაკონების უტოპიასთან პირველი ნეკრომანტი მივიდა.
       *[player] დრაკონების უტოპიასთან პირველი შენ მიხვედი.
    }

### he

homm3-campaign-queens_gambit = גמביט המלכה

homm3-rule-greek_gift = הצבא של בעל האוב אינו מה שהוא נראה. לפני הקרב כמה יחידות עוזבות אותו ואחרות באות, וקלפים של סאנדרו מונחים על שתיים מהן. הוא אינו משחק קלפי AI.
homm3-rule-two_obelisks = האובליסק השני שבו אתם מבקרים נותן לכם ארכי־מלאכים ופותח שער לטירה של בעל האוב. אתם רשאים לעבור מיד; אחר כך המעבר עולה נקודת תנועה אחת באובליסק הזה.
homm3-rule-utopia_race = אם בעל האוב מגיע ראשון לממלכת הדרקונים, דרקוני רפאים מצטרפים לצבא שלו ואבירי האימה שלו עוברים לצד המעטים. אם אתם מביסים את השומרים שם, דרקון שנקבע בהגרלה מצטרף אליכם.

homm3-rover-necromancer = בעל האוב

homm3-ask-gate-way = השער לטירה של בעל האוב פתוח. לעבור בו כעת?
homm3-ask-gate-exit = באיזה שדה תצאו?

homm3-option-through-gate = מעבר בשער
homm3-option-gate-exit = יציאה ב־{"\u200E"}{ $field }
homm3-option-rule-gate = { $hero }: מעבר בשער תמורת נקודת תנועה אחת

homm3-log-unmasked = הצבא מראה מה הוא באמת: { $troops }.
homm3-log-gate-opened = האובליסק ב־{"\u200E"}{ $field } פותח שער עבור { $seat }.
homm3-log-gate-passed = { $seat }, { $hero }: מעבר בשער ויציאה ב־{"\u200E"}{ $field }.
homm3-log-rover-grew = { $troop }: הצטרפות לאויב, { $rover }.

homm3-notice-gate = האובליסק ב־{"\u200E"}{ $field } מוביל לטירה של בעל האוב.
homm3-notice-outrun = { $who ->
        [enemy] בעל האוב הגיע ראשון לממלכת הדרקונים.
       *[player] הגעתם ראשונים לממלכת הדרקונים.
    }
