### en

homm3-scenario-random_scenario = Random Scenario
    .about = Choose a type, a size, the starting conditions and the strength of the Towns. Then lay out the map together.
    .goal = Free for all: have the most victory points. King of the hill: hold the Dragon Utopia. Capture the Grail: bring it home.

homm3-variant-free_for_all = free for all
homm3-variant-king_of_the_hill = king of the hill
homm3-variant-capture_the_grail = capture the Grail
homm3-variant-small = small: 8 Rounds
homm3-variant-medium = medium: 12 Rounds
homm3-variant-large = large: 16 Rounds
homm3-variant-stingy = stingy start
homm3-variant-fair = fair start
homm3-variant-generous = generous start
homm3-variant-settlement = Towns like Settlements
homm3-variant-city = Towns with a City Hall
homm3-variant-capitol = Towns like Capitols

homm3-rule-players_map = The players lay out the map in reverse turn order, one tile at a time: all Near tiles, then all Far tiles, and the Starting Tiles last. Every tile touches one that is already there.
homm3-rule-build_token_post = The Build Token can be spent at any time on what a Trading Post offers.
homm3-rule-hold_field = You gain a victory point each time you hold the { $location } at the end of a Round.
homm3-rule-tournament_points = Victory points: { $holdings } for each Mine and Settlement, { $buildings } for each building, { $two_artifacts } for two Artifacts, { $levels } for each level of the Main Hero, { $second_hero } for each enemy Secondary Hero defeated, { $main_hero } once for each enemy Main Hero.
homm3-rule-prize_points = Victory points: { $first_utopia } for the first to flag the Dragon Utopia, { $utopia } for its holder, { $grail_home } for the Grail in their own Town, { $grail } for the Grail elsewhere.

homm3-ask-lay-tile = { $kind ->
        [starting] Where does your Starting Tile go?
        [near] Lay out the map. Where does your next Near tile go?
       *[far] Lay out the map. Where does your next Far tile go?
    }

homm3-option-lay-tile = At { $slot }
homm3-option-rule-post = Spend the Build Token on a Trading Post

homm3-log-laid-tile = { $tile_kind ->
        [starting] { $seat } places the Starting Tile at { $field }.
        [near] { $seat } places a Near tile at { $field }.
       *[far] { $seat } places a Far tile at { $field }.
    }
homm3-log-build-token-post = { $seat } spends the Build Token at a Trading Post.
homm3-log-held-field = { $seat } holds the { $location } and now has { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.

### el

homm3-scenario-random_scenario = Τυχαίο Σενάριο
    .about = Επιλέξτε τύπο, μέγεθος, αρχικές συνθήκες και ισχύ των πόλεων. Έπειτα στρώστε μαζί τον χάρτη.
    .goal = Όλοι εναντίον όλων: έχε τους περισσότερους πόντους νίκης. Βασιλιάς του λόφου: κράτα την Ουτοπία των Δράκων. Κατάκτηση του Δισκοπότηρου: φέρε το στην πόλη σου.

homm3-variant-free_for_all = όλοι εναντίον όλων
homm3-variant-king_of_the_hill = βασιλιάς του λόφου
homm3-variant-capture_the_grail = κατάκτηση του Δισκοπότηρου
homm3-variant-small = μικρό: 8 Γύροι
homm3-variant-medium = μεσαίο: 12 Γύροι
homm3-variant-large = μεγάλο: 16 Γύροι
homm3-variant-stingy = φτωχή αρχή
homm3-variant-fair = μέτρια αρχή
homm3-variant-generous = πλούσια αρχή
homm3-variant-settlement = πόλεις σαν οικισμοί
homm3-variant-city = πόλεις με Δημαρχείο
homm3-variant-capitol = πόλεις σαν πρωτεύουσες

homm3-rule-players_map = Οι παίκτες στρώνουν τον χάρτη με αντίστροφη σειρά παιχνιδιού, ένα πλακίδιο τη φορά: όλα τα κοντινά πλακίδια, έπειτα όλα τα μακρινά, τελευταία τα αρχικά. Κάθε πλακίδιο αγγίζει ένα που υπάρχει ήδη.
homm3-rule-build_token_post = Ο Δείκτης Χτισίματος μπορεί να ξοδευτεί οποτεδήποτε για ό,τι προσφέρει ένας Εμπορικός Σταθμός.
homm3-rule-hold_field = Ένας πόντος νίκης για κάθε Γύρο στο τέλος του οποίου το κρατάς: { $location }.
homm3-rule-tournament_points = Πόντοι νίκης: { $holdings } για κάθε ορυχείο και οικισμό, { $buildings } για κάθε κτίριο, { $two_artifacts } για δύο τεχνήματα, { $levels } για κάθε επίπεδο του Κύριου Ήρωα, { $second_hero } για κάθε νίκη επί εχθρικού Δευτερεύοντος Ήρωα, { $main_hero } μία φορά για κάθε εχθρικό Κύριο Ήρωα.
homm3-rule-prize_points = Πόντοι νίκης: { $first_utopia } για την πρώτη σημαία στην Ουτοπία των Δράκων, { $utopia } σε όποιον την κρατά, { $grail_home } για το Δισκοπότηρο στη δική του πόλη, { $grail } για το Δισκοπότηρο αλλού.

homm3-ask-lay-tile = { $kind ->
        [starting] Πού μπαίνει το αρχικό σου πλακίδιο;
        [near] Στρώσε τον χάρτη. Πού μπαίνει το επόμενο κοντινό σου πλακίδιο;
       *[far] Στρώσε τον χάρτη. Πού μπαίνει το επόμενο μακρινό σου πλακίδιο;
    }

homm3-option-lay-tile = Στο { $slot }
homm3-option-rule-post = Ο Δείκτης Χτισίματος για έναν Εμπορικό Σταθμό

homm3-log-laid-tile = { $tile_kind ->
        [starting] { $seat } βάζει το αρχικό πλακίδιο στο { $field }.
        [near] { $seat } βάζει ένα κοντινό πλακίδιο στο { $field }.
       *[far] { $seat } βάζει ένα μακρινό πλακίδιο στο { $field }.
    }
homm3-log-build-token-post = { $seat } ξοδεύει τον Δείκτη Χτισίματος σε Εμπορικό Σταθμό.
homm3-log-held-field = { $seat } κρατά: { $location }. Πόντοι νίκης: { $points }.

### hu

homm3-scenario-random_scenario = Véletlen forgatókönyv
    .about = Válasszatok fajtát, méretet, kezdő feltételeket és városerősséget. Azután rakjátok ki együtt a térképet.
    .goal = Mindenki mindenki ellen: legyen a legtöbb győzelmi pontod. A domb királya: tartsd a Sárkányutópiát. A Grál megszerzése: vidd haza.

homm3-variant-free_for_all = mindenki mindenki ellen
homm3-variant-king_of_the_hill = a domb királya
homm3-variant-capture_the_grail = a Grál megszerzése
homm3-variant-small = kicsi: 8 forduló
homm3-variant-medium = közepes: 12 forduló
homm3-variant-large = nagy: 16 forduló
homm3-variant-stingy = szűkös kezdés
homm3-variant-fair = kiegyenlített kezdés
homm3-variant-generous = bőkezű kezdés
homm3-variant-settlement = településszerű városok
homm3-variant-city = városok városházával
homm3-variant-capitol = fővárosszerű városok

homm3-rule-players_map = A játékosok fordított sorrendben, egyesével rakják ki a térképet: először minden közeli lapkát, azután minden távoli lapkát, végül a kezdőlapkákat. Minden lapka érint egy már kirakottat.
homm3-rule-build_token_post = Az építésjelző bármikor elkölthető arra, amit egy kereskedőállomás kínál.
homm3-rule-hold_field = Egy győzelmi pont minden fordulóért, amelynek a végén a tiéd: { $location }.
homm3-rule-tournament_points = Győzelmi pontok: { $holdings } minden bányáért és településért, { $buildings } minden épületért, { $two_artifacts } két varázstárgyért, { $levels } a Főhős minden szintjéért, { $second_hero } egy ellenséges Mellékhős minden legyőzéséért, { $main_hero } egyszer minden ellenséges Főhősért.
homm3-rule-prize_points = Győzelmi pontok: { $first_utopia } a Sárkányutópia első elfoglalójának, { $utopia } a birtokosának, { $grail_home } a Grálért a saját városban, { $grail } a Grálért máshol.

homm3-ask-lay-tile = { $kind ->
        [starting] Hol feküdjön a kezdőlapkád?
        [near] Rakjátok ki a térképet. Hol feküdjön a következő közeli lapkád?
       *[far] Rakjátok ki a térképet. Hol feküdjön a következő távoli lapkád?
    }

homm3-option-lay-tile = Hely: { $slot }
homm3-option-rule-post = Az építésjelző elköltése egy kereskedőállomásra

homm3-log-laid-tile = { $tile_kind ->
        [starting] { $seat } lerakja a kezdőlapkáját ({ $field }).
        [near] { $seat } lerak egy közeli lapkát ({ $field }).
       *[far] { $seat } lerak egy távoli lapkát ({ $field }).
    }
homm3-log-build-token-post = { $seat } elkölti az építésjelzőt egy kereskedőállomásra.
homm3-log-held-field = { $seat } birtokolja: { $location }. Győzelmi pontjai: { $points }.

### ka

homm3-scenario-random_scenario = შემთხვევითი სცენარი
    .about = აირჩიეთ სახე, ზომა, საწყისი პირობები და ქალაქების სიძლიერე. შემდეგ რუკა ერთად გაშალეთ.
    .goal = ყველა ყველას წინააღმდეგ: ყველაზე მეტი გამარჯვების ქულა გქონდეს. გორის მეფე: გეკავოს დრაკონების უტოპია. გრაალის მოპოვება: შინ მიიტანე.

homm3-variant-free_for_all = ყველა ყველას წინააღმდეგ
homm3-variant-king_of_the_hill = გორის მეფე
homm3-variant-capture_the_grail = გრაალის მოპოვება
homm3-variant-small = მცირე: 8 რაუნდი
homm3-variant-medium = საშუალო: 12 რაუნდი
homm3-variant-large = დიდი: 16 რაუნდი
homm3-variant-stingy = მწირი დასაწყისი
homm3-variant-fair = ზომიერი დასაწყისი
homm3-variant-generous = უხვი დასაწყისი
homm3-variant-settlement = ქალაქები დასახლებებივით
homm3-variant-city = ქალაქები რატუშით
homm3-variant-capitol = ქალაქები კაპიტოლიუმებივით

homm3-rule-players_map = მოთამაშეები რუკას სვლების უკუღმა რიგით შლიან, თითო ფილას: ჯერ ყველა ახლო ფილას, შემდეგ ყველა შორეულს, ბოლოს საწყისებს. ყოველი ფილა უკვე დადებულს ეხება.
homm3-rule-build_token_post = მშენებლობის ჟეტონი ნებისმიერ დროს შეიძლება დაიხარჯოს იმაზე, რასაც სავაჭრო პუნქტი იძლევა.
homm3-rule-hold_field = გამარჯვების ქულა ყოველ რაუნდზე, რომლის ბოლოსაც ის გიკავია: { $location }.
homm3-rule-tournament_points = გამარჯვების ქულები: { $holdings } ყოველ მაღაროსა და დასახლებაზე, { $buildings } ყოველ შენობაზე, { $two_artifacts } ორ არტეფაქტზე, { $levels } მთავარი გმირის ყოველ დონეზე, { $second_hero } მტრის დამხმარე გმირის ყოველ დამარცხებაზე, { $main_hero } ერთხელ ყოველი მტრის მთავარ გმირზე.
homm3-rule-prize_points = გამარჯვების ქულები: { $first_utopia } დრაკონების უტოპიაზე პირველი დროშისთვის, { $utopia } მისი დაკავებისთვის, { $grail_home } გრაალისთვის საკუთარ ქალაქში, { $grail } გრაალისთვის სხვაგან.

homm3-ask-lay-tile = { $kind ->
        [starting] სად დევს შენი საწყისი ფილა?
        [near] გაშალეთ რუკა. სად დევს შენი შემდეგი ახლო ფილა?
       *[far] გაშალეთ რუკა. სად დევს შენი შემდეგი შორეული ფილა?
    }

homm3-option-lay-tile = აქ: { $slot }
homm3-option-rule-post = დახარჯე მშენებლობის ჟეტონი სავაჭრო პუნქტზე

homm3-log-laid-tile = { $tile_kind ->
        [starting] { $seat } საწყის ფილას დებს. ადგილი: { $field }.
        [near] { $seat } ახლო ფილას დებს. ადგილი: { $field }.
       *[far] { $seat } შორეულ ფილას დებს. ადგილი: { $field }.
    }
homm3-log-build-token-post = { $seat } მშენებლობის ჟეტონს სავაჭრო პუნქტზე ხარჯავს.
homm3-log-held-field = { $seat } იკავებს ადგილს: { $location }. გამარჯვების ქულები: { $points }.

### he

homm3-scenario-random_scenario = תרחיש אקראי
    .about = בחרו סוג, גודל, תנאי התחלה וחוזק של הטירות. אחר כך פרשו יחד את המפה.
    .goal = כולם נגד כולם: השיגו את מספר נקודות הניצחון הגדול ביותר. מלך הגבעה: החזיקו בממלכת הדרקונים. תפסו את הגרייל: הביאו אותו לטירה שלכם.

homm3-variant-free_for_all = כולם נגד כולם
homm3-variant-king_of_the_hill = מלך הגבעה
homm3-variant-capture_the_grail = תפסו את הגרייל
homm3-variant-small = קטן: 8 סבבים
homm3-variant-medium = בינוני: 12 סבבים
homm3-variant-large = גדול: 16 סבבים
homm3-variant-stingy = התחלה דלה
homm3-variant-fair = התחלה הוגנת
homm3-variant-generous = התחלה נדיבה
homm3-variant-settlement = טירות כמו יישובים
homm3-variant-city = טירות עם עירייה
homm3-variant-capitol = טירות כמו בירות

homm3-rule-players_map = השחקנים פורשים את המפה בסדר התור ההפוך, אריח אחד בכל פעם: כל האריחים הקרובים, אחר כך כל הרחוקים, ולבסוף האריחים ההתחלתיים. כל אריח נוגע באחד שכבר מונח.
homm3-rule-build_token_post = אפשר להוציא את אסימון הבנייה בכל עת על מה שעמדת מסחר מציעה.
homm3-rule-hold_field = נקודת ניצחון על כל סבב שבסופו אתם מחזיקים בזה: { $location }.
homm3-rule-tournament_points = נקודות ניצחון: { $holdings } על כל מכרה ויישוב, { $buildings } על כל בניין, { $two_artifacts } על שני חפצים, { $levels } על כל רמה של הגיבור הראשי, { $second_hero } על כל תבוסה של גיבור משני של אויב, { $main_hero } פעם אחת על כל גיבור ראשי של אויב.
homm3-rule-prize_points = נקודות ניצחון: { $first_utopia } לראשון שכובש את ממלכת הדרקונים, { $utopia } למי שמחזיק בה, { $grail_home } על הגרייל בטירה שלכם, { $grail } על הגרייל במקום אחר.

homm3-ask-lay-tile = { $kind ->
        [starting] היכן יונח האריח ההתחלתי שלכם?
        [near] פרשו את המפה. היכן יונח האריח הקרוב הבא שלכם?
       *[far] פרשו את המפה. היכן יונח האריח הרחוק הבא שלכם?
    }

homm3-option-lay-tile = ב־{"\u200E"}{ $slot }
homm3-option-rule-post = הוצאת אסימון הבנייה על עמדת מסחר

homm3-log-laid-tile = { $tile_kind ->
        [starting] { $seat }: הנחת האריח ההתחלתי ב־{"\u200E"}{ $field }.
        [near] { $seat }: הנחת אריח קרוב ב־{"\u200E"}{ $field }.
       *[far] { $seat }: הנחת אריח רחוק ב־{"\u200E"}{ $field }.
    }
homm3-log-build-token-post = { $seat }: הוצאת אסימון הבנייה על עמדת מסחר.
homm3-log-held-field = { $seat }: החזקה במקום, { $location }. נקודות ניצחון: { $points }.
