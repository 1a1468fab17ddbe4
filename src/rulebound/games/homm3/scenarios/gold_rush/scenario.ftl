### en

homm3-scenario-gold_rush = Gold Rush
    .about = A distant liege wants tribute, and he wants the Grail.
    .goal = Pay every tranche of the tribute. You win when a Round ends, one of your heroes carries the Grail and you can pay everything that is left. Whoever cannot pay a tranche loses. After 13 Rounds the richest side wins; alone you lose.

homm3-variant-tower_tile = with tile #C1
homm3-variant-core_tile = core box: tile C1 in place of #C1

homm3-rule-tranches = At the start of some Rounds, each side pays a tranche of its tribute. A building material counts as 2 gold, a valuable as 4; there is no change.
homm3-rule-resource_cards = All cards that yield resources are taken out of the decks and form the Resource Cards. Such a card returns there when it is removed from the game. A hero who starts with Estates has Scouting instead.
homm3-rule-resource_obelisk = An Obelisk gives a minor Artifact from the Resource Cards, or { $gold } gold.
homm3-rule-card_instead = The Field may give { $card } instead of its usual benefit.
homm3-rule-resource_tomb = One of the two searches of the Warrior’s Tomb may be a minor or major Artifact from the Resource Cards.
homm3-rule-doubled_settlement = The benefit of the Settlement is doubled. Choose { $first } Artifacts from the Resource Cards if you are the first to flag it, otherwise { $later }.
homm3-rule-artifact_prize = Whoever beats an enemy Main Hero may take an Artifact from that player’s discard pile instead of the gold.

homm3-part-due = Round { $round }: { $amount } gold.

homm3-goal-grail_and_tribute = When a Round ends, the side whose hero carries the Grail and that can pay all remaining tranches wins.
homm3-goal-richest = After Round { $round } the side that could pay the highest tranche wins.
homm3-goal-all_fail = If no side can pay a tranche, the one that could pay the most wins; the Grail counts as { $grail } gold.
homm3-goal-tribute = A side that cannot pay a tranche loses.
homm3-over-grail_and_tribute = The Grail is found, and the tribute is safe.
homm3-over-richest = The last Round is over. The richest side wins.
homm3-over-all_fail = Nobody could pay the tranche. The richest side wins.
homm3-over-tribute = A tranche of the tribute could not be paid.

homm3-ask-pay-part = { $owed } gold of the tranche is still to be paid. How much of it do you pay this way?
homm3-ask-resource-card = Take one of the Resource Cards, or choose something else.
homm3-ask-prize = You have beaten { $other }’s Main Hero. What do you take?

homm3-option-pay-part = { $count } { $resource }
homm3-option-take-resource-card = Take { $card } from the Resource Cards
homm3-option-take-gold = Take { $count } gold
homm3-option-use-field = Use the Field as usual
homm3-option-take-artifact = Take { $card } from the discard pile
homm3-option-take-prize-gold = Take the gold

homm3-log-tranche = A tranche of the tribute is due: { $gold } gold.
homm3-log-tranche-failed = { $seat }’s side cannot pay { $gold } gold.
homm3-log-took-resource-card = { $seat } takes { $card } from the Resource Cards.
homm3-log-took-artifact = { $seat } takes { $card } from { $other }’s discard pile.

homm3-notice-tranche = Round { $round }: pay { $gold } gold. Still to pay in total: { $left }.
homm3-notice-resource-cards = Resource Cards left: { $count }.

### el

homm3-scenario-gold_rush = Ο Πυρετός του Χρυσού
    .about = Ένας μακρινός επικυρίαρχος θέλει φόρο, και θέλει το Δισκοπότηρο.
    .goal = Πλήρωσε κάθε δόση του φόρου. Νικάς όταν τελειώνει ένας Γύρος, ένας ήρωάς σου κουβαλά το Δισκοπότηρο και μπορείς να πληρώσεις όλα τα υπόλοιπα. Όποιος δεν μπορεί να πληρώσει μια δόση χάνει. Μετά από 13 Γύρους νικά η πλουσιότερη πλευρά· αν παίζεις χωρίς άλλους, χάνεις.

homm3-variant-tower_tile = με το πλακίδιο #C1
homm3-variant-core_tile = βασικό κουτί: πλακίδιο C1 αντί για #C1

homm3-rule-tranches = Στην αρχή κάποιων Γύρων κάθε πλευρά πληρώνει μια δόση του φόρου της. Ένα οικοδομικό υλικό μετρά για 2 χρυσά, ένα πολύτιμο για 4· ρέστα δεν δίνονται.
homm3-rule-resource_cards = Όλες οι κάρτες που φέρνουν πόρους βγαίνουν από τις τράπουλες και αποτελούν τις Κάρτες Πόρων. Όταν μια τέτοια κάρτα βγαίνει από το παιχνίδι, γυρίζει εκεί. Ένας ήρωας που αρχίζει με Κτήματα έχει στη θέση τους Ανίχνευση.
homm3-rule-resource_obelisk = Ένας Οβελίσκος δίνει ένα έλασσον τέχνημα των Καρτών Πόρων ή { $gold } χρυσά.
homm3-rule-card_instead = Το πεδίο μπορεί να δώσει, αντί για ό,τι κάνει, την κάρτα «{ $card }».
homm3-rule-resource_tomb = Μία από τις δύο αναζητήσεις στο Μνήμα του Πολεμιστή μπορεί να είναι ένα έλασσον ή μείζον τέχνημα των Καρτών Πόρων.
homm3-rule-doubled_settlement = Το όφελος του οικισμού διπλασιάζεται. Επίλεξε τόσα τεχνήματα των Καρτών Πόρων: { $first } αν βάζεις την πρώτη σημαία, αλλιώς { $later }.
homm3-rule-artifact_prize = Όποιος νικά εχθρικό Κύριο Ήρωα μπορεί να πάρει, αντί για τα χρυσά, ένα τέχνημα της στοίβας ξεσκαρταρίσματος εκείνου του παίκτη.

homm3-part-due = Γύρος { $round }: { $amount } χρυσά.

homm3-goal-grail_and_tribute = Όταν τελειώνει ένας Γύρος, νικά η πλευρά της οποίας ένας ήρωας κουβαλά το Δισκοπότηρο και που μπορεί να πληρώσει όλες τις υπόλοιπες δόσεις.
homm3-goal-richest = Μετά τον Γύρο { $round } νικά η πλευρά που θα μπορούσε να πληρώσει τη μεγαλύτερη δόση.
homm3-goal-all_fail = Αν καμία πλευρά δεν μπορεί να πληρώσει μια δόση, νικά εκείνη που έχει τα περισσότερα· το Δισκοπότηρο μετρά για { $grail } χρυσά.
homm3-goal-tribute = Μια πλευρά που δεν μπορεί να πληρώσει μια δόση χάνει.
homm3-over-grail_and_tribute = Το Δισκοπότηρο βρέθηκε, και ο φόρος είναι εξασφαλισμένος.
homm3-over-richest = Ο τελευταίος Γύρος τελείωσε. Νικά η πλουσιότερη πλευρά.
homm3-over-all_fail = Κανείς δεν μπορούσε να πληρώσει τη δόση. Νικά η πλουσιότερη πλευρά.
homm3-over-tribute = Μια δόση του φόρου δεν μπόρεσε να πληρωθεί.

homm3-ask-pay-part = Απομένει να πληρωθούν { $owed } χρυσά της δόσης. Πόσα πληρώνεις έτσι;
homm3-ask-resource-card = Πάρε μία από τις Κάρτες Πόρων ή επίλεξε κάτι άλλο.
homm3-ask-prize = Νίκησες τον Κύριο Ήρωα ({ $other }). Τι παίρνεις;

homm3-option-pay-part = { $resource }: { $count }
homm3-option-take-resource-card = Πάρε από τις Κάρτες Πόρων: { $card }
homm3-option-take-gold = Πάρε χρυσά: { $count }
homm3-option-use-field = Χρήση του πεδίου όπως συνήθως
homm3-option-take-artifact = Πάρε από τη στοίβα ξεσκαρταρίσματος: { $card }
homm3-option-take-prize-gold = Πάρε τα χρυσά

homm3-log-tranche = Πρέπει να πληρωθεί μια δόση του φόρου: { $gold } χρυσά.
homm3-log-tranche-failed = { $seat }: η πλευρά αυτή δεν μπορεί να πληρώσει { $gold } χρυσά.
homm3-log-took-resource-card = { $seat } παίρνει από τις Κάρτες Πόρων: { $card }.
homm3-log-took-artifact = { $seat } παίρνει την κάρτα «{ $card }» από τη στοίβα ξεσκαρταρίσματος: { $other }.

homm3-notice-tranche = Γύρος { $round }: πλήρωσε { $gold } χρυσά. Απομένουν συνολικά: { $left }.
homm3-notice-resource-cards = Κάρτες Πόρων που απομένουν: { $count }.

### hu

homm3-scenario-gold_rush = Aranyláz
    .about = Egy távoli hűbérúr adót követel, és a Grált akarja.
    .goal = Fizesd ki az adó minden részletét. Győzöl, ha egy forduló végén az egyik hősöd viszi a Grált, és az egész hátralékot ki tudod fizetni. Aki nem tud kifizetni egy részletet, veszít. 13 forduló után a leggazdagabb fél győz; egyedül veszítesz.

homm3-variant-tower_tile = #C1 lapkával
homm3-variant-core_tile = alapdoboz: C1 lapka a #C1 helyett

homm3-rule-tranches = Néhány forduló elején minden fél kifizeti az adója egy részletét. Egy építőanyag 2 aranyat, egy drágaság 4 aranyat ér; visszajáró nincs.
homm3-rule-resource_cards = Minden erőforrást adó lap kikerül a paklikból, és ezek alkotják az erőforráslapokat. Ha egy ilyen lapot eltávolítanak a játékból, oda kerül vissza. Aki Birtokokkal kezdene, Felderítéssel kezd helyette.
homm3-rule-resource_obelisk = Az obeliszk egy kisebb varázstárgyat ad az erőforráslapokból, vagy { $gold } aranyat.
homm3-rule-card_instead = A terület a hatása helyett ezt adhatja: { $card }.
homm3-rule-resource_tomb = A harcos sírjánál a két keresés egyike helyett választható egy kisebb vagy nagyobb varázstárgy az erőforráslapokból.
homm3-rule-doubled_settlement = A település haszna kétszeres. Ha elsőként foglalod el, ennyi varázstárgyat választasz az erőforráslapokból: { $first }, különben ennyit: { $later }.
homm3-rule-artifact_prize = Aki legyőz egy ellenséges Főhőst, az arany helyett elvehet egy varázstárgyat annak a játékosnak a dobott lapjai közül.

homm3-part-due = { $round }. forduló: { $amount } arany.

homm3-goal-grail_and_tribute = Egy forduló végén az a fél győz, amelynek a hőse viszi a Grált, és minden hátralévő részletet ki tud fizetni.
homm3-goal-richest = { $round } forduló után az a fél győz, amely a legnagyobb részletet tudná kifizetni.
homm3-goal-all_fail = Ha egyik fél sem tud kifizetni egy részletet, az győz, amelyik a legtöbbet tudná fizetni; a Grál { $grail } aranyat ér.
homm3-goal-tribute = Az a fél, amely nem tud kifizetni egy részletet, veszít.
homm3-over-grail_and_tribute = A Grál megvan, és az adó biztosítva.
homm3-over-richest = Véget ért az utolsó forduló. A leggazdagabb fél győz.
homm3-over-all_fail = Senki sem tudta kifizetni a részletet. A leggazdagabb fél győz.
homm3-over-tribute = Az adó egyik részletét nem lehetett kifizetni.

homm3-ask-pay-part = A részletből még { $owed } arany hiányzik. Mennyit fizetsz így?
homm3-ask-resource-card = Vegyél el egy erőforráslapot, vagy válassz mást.
homm3-ask-prize = Legyőzted { $other } Főhősét. Mit veszel el?

homm3-option-pay-part = { $count } { $resource }
homm3-option-take-resource-card = Megszerzés az erőforráslapok közül: { $card }
homm3-option-take-gold = { $count } arany megszerzése
homm3-option-use-field = A terület szokásos használata
homm3-option-take-artifact = Megszerzés a dobott lapok közül: { $card }
homm3-option-take-prize-gold = Az arany megszerzése

homm3-log-tranche = Esedékes az adó egy részlete: { $gold } arany.
homm3-log-tranche-failed = { $seat } oldala nem tud kifizetni { $gold } aranyat.
homm3-log-took-resource-card = { $seat } elveszi az erőforráslapokból: { $card }.
homm3-log-took-artifact = { $seat } elveszi { $other } dobott lapjai közül: { $card }.

homm3-notice-tranche = { $round }. forduló: fizetendő { $gold } arany. Összesen hátravan: { $left }.
homm3-notice-resource-cards = Megmaradt erőforráslapok: { $count }.

### ka

homm3-scenario-gold_rush = ოქროს ციებ-ცხელება
    .about = შორეულ სენიორს ხარკი სურს, და გრაალიც სურს.
    .goal = გადაიხადე ხარკის ყოველი ნაწილი. იმარჯვებ, როცა რაუნდის ბოლოს შენს ერთ გმირს გრაალი მოაქვს და ყველაფრის გადახდა შეგიძლია, რაც დარჩა. ვინც ნაწილს ვერ იხდის, აგებს. 13 რაუნდის შემდეგ უმდიდრესი მხარე იმარჯვებს; მარტო აგებ.

homm3-variant-tower_tile = ფილით #C1
homm3-variant-core_tile = საბაზისო ყუთი: #C1-ის ნაცვლად ფილა C1

homm3-rule-tranches = ზოგი რაუნდის დასაწყისში ყოველი მხარე ხარკის ნაწილს იხდის. სამშენებლო მასალა 2 ოქროდ ითვლება, ძვირფასეულობა 4-ად; ხურდა არ ბრუნდება.
homm3-rule-resource_cards = ყველა კარტი, რომელსაც რესურსები მოაქვს, დასტებიდან ამოიღება და რესურსების კარტებს ქმნის. თამაშიდან გატანილი ასეთი კარტი იქ ბრუნდება. გმირს, რომელიც მამულებით იწყებს, მის ნაცვლად დაზვერვა აქვს.
homm3-rule-resource_obelisk = ობელისკი რესურსების კარტებიდან მცირე არტეფაქტს იძლევა, ან { $gold } ოქროს.
homm3-rule-card_instead = ველს თავისი ჩვეულებრივი ეფექტის ნაცვლად შეუძლია მოგცეს: { $card }.
homm3-rule-resource_tomb = მეომრის საფლავის ორი ძებნიდან ერთის ნაცვლად შეიძლება რესურსების კარტებიდან მცირე ან დიდი არტეფაქტი აიღო.
homm3-rule-doubled_settlement = დასახლების სარგებელი ორმაგდება. თუ დროშას პირველი აღმართავ, აირჩიე რესურსების კარტებიდან არტეფაქტები: { $first }, თუ არა: { $later }.
homm3-rule-artifact_prize = ვინც მტრის მთავარ გმირს დაამარცხებს, ოქროს ნაცვლად იმ მოთამაშის გადაგდებული კარტებიდან არტეფაქტი შეუძლია აიღოს.

homm3-part-due = რაუნდი { $round }: { $amount } ოქრო.

homm3-goal-grail_and_tribute = რაუნდის ბოლოს იმარჯვებს მხარე, რომლის გმირსაც გრაალი მოაქვს და რომელსაც ხარკის ყველა დარჩენილი ნაწილის გადახდა შეუძლია.
homm3-goal-richest = მე-{ $round } რაუნდის შემდეგ იმარჯვებს მხარე, რომელიც ხარკის ყველაზე დიდ ნაწილს გადაიხდიდა.
homm3-goal-all_fail = თუ ხარკის ნაწილს ვერცერთი მხარე იხდის, იმარჯვებს ის, ვისაც გადასახდელად ყველაზე მეტი აქვს; გრაალი ითვლება როგორც { $grail } ოქრო.
homm3-goal-tribute = მხარე, რომელიც ხარკის ნაწილს ვერ იხდის, აგებს.
homm3-over-grail_and_tribute = გრაალი ნაპოვნია და ხარკი უზრუნველყოფილია.
homm3-over-richest = ბოლო რაუნდი დასრულდა. იმარჯვებს უმდიდრესი მხარე.
homm3-over-all_fail = ხარკის ნაწილი ვერავინ გადაიხადა. იმარჯვებს უმდიდრესი მხარე.
homm3-over-tribute = ხარკის ნაწილი ვერ გადაიხადეს.

homm3-ask-pay-part = ხარკის ნაწილიდან გადასახდელი დარჩა { $owed } ოქრო. რამდენს იხდი ასე?
homm3-ask-resource-card = აიღე ერთი რესურსების კარტებიდან ან სხვა აირჩიე.
homm3-ask-prize = მტრის მთავარი გმირი დამარცხებულია: { $other }. რას იღებ?

homm3-option-pay-part = { $count } { $resource }
homm3-option-take-resource-card = აიღე რესურსების კარტებიდან { $card }
homm3-option-take-gold = აიღე { $count } ოქრო
homm3-option-use-field = გამოიყენე ველი ჩვეულებრივად
homm3-option-take-artifact = აიღე { $card } გადაგდებული კარტებიდან
homm3-option-take-prize-gold = აიღე ოქრო

homm3-log-tranche = დადგა ხარკის ნაწილის გადახდის დრო: { $gold } ოქრო.
homm3-log-tranche-failed = მხარე ვერ იხდის { $gold } ოქროს: { $seat }.
homm3-log-took-resource-card = { $seat } რესურსების კარტებიდან იღებს: { $card }.
homm3-log-took-artifact = { $seat } გადაგდებული კარტებიდან იღებს: { $card }. მოთამაშე: { $other }.

homm3-notice-tranche = რაუნდი { $round }: გადაიხადე { $gold } ოქრო. სულ დარჩენილია: { $left }.
homm3-notice-resource-cards = რესურსების დარჩენილი კარტები: { $count }.

### he

homm3-scenario-gold_rush = הבהלה לזהב
    .about = אדון רחוק רוצה מס, והוא רוצה את הגרייל.
    .goal = שלמו כל תשלום של המס. אתם מנצחים כשסבב נגמר, אחד הגיבורים שלכם נושא את הגרייל ואתם יכולים לשלם את כל מה שנותר. מי שאינו יכול לשלם תשלום מפסיד. אחרי 13 סבבים הצד העשיר ביותר מנצח; במשחק יחיד אתם מפסידים.

homm3-variant-tower_tile = עם אריח {"\u200E#C1"}
homm3-variant-core_tile = קופסת הבסיס: אריח C1 במקום {"\u200E#C1"}

homm3-rule-tranches = בתחילת כמה מהסבבים כל צד משלם תשלום של המס. אבן נחשבת כ־2 זהב, קריסטל כ־4; אין עודף.
homm3-rule-resource_cards = כל הקלפים שמניבים משאבים מוצאים מהחפיסות ויוצרים את קלפי המשאבים. קלף כזה חוזר לשם כשהוא מוסר מהמשחק. לגיבור שמתחיל עם אחוזות יש סיור במקום זאת.
homm3-rule-resource_obelisk = אובליסק נותן חפץ משני מקלפי המשאבים, או { $gold } זהב.
homm3-rule-card_instead = השדה יכול לתת את { $card } במקום מה שהוא עושה.
homm3-rule-resource_tomb = אחד משני החיפושים בקבר של לוחם יכול להיות חפץ משני או עוצמתי מקלפי המשאבים.
homm3-rule-doubled_settlement = התועלת של היישוב כפולה. בחרו חפצים מקלפי המשאבים: { $first } אם אתם הראשונים שכובשים אותו, אחרת { $later }.
homm3-rule-artifact_prize = מי שמביס גיבור ראשי של אויב רשאי לקחת חפץ מערימת הזרוקים של השחקן הזה במקום הזהב.

homm3-part-due = סבב { $round }: { $amount } זהב.

homm3-goal-grail_and_tribute = כשסבב נגמר, מנצח הצד שהגיבור שלו נושא את הגרייל ושיכול לשלם את כל התשלומים שנותרו.
homm3-goal-richest = אחרי סבב { $round } מנצח הצד שיכול היה לשלם את התשלום הגבוה ביותר.
homm3-goal-all_fail = אם אף צד אינו יכול לשלם תשלום, מנצח הצד שיש לו הכי הרבה לשלם; הגרייל נחשב כ־{ $grail } זהב.
homm3-goal-tribute = צד שאינו יכול לשלם תשלום מפסיד.
homm3-over-grail_and_tribute = הגרייל נמצא, והמס מובטח.
homm3-over-richest = הסבב האחרון נגמר. הצד העשיר ביותר מנצח.
homm3-over-all_fail = איש לא יכול היה לשלם את התשלום. הצד העשיר ביותר מנצח.
homm3-over-tribute = לא היה אפשר לשלם תשלום של המס.

homm3-ask-pay-part = נותרו לתשלום { $owed } זהב. כמה מהם תשלמו כך?
homm3-ask-resource-card = קחו אחד מקלפי המשאבים, או בחרו אחרת.
homm3-ask-prize = הבסתם את הגיבור הראשי של { $other }. מה תיקחו?

homm3-option-pay-part = { $resource } ({ $count })
homm3-option-take-resource-card = לקחת { $card } מקלפי המשאבים
homm3-option-take-gold = לקחת { $count } זהב
homm3-option-use-field = שימוש בשדה כרגיל
homm3-option-take-artifact = לקחת { $card } מערימת הזרוקים
homm3-option-take-prize-gold = לקחת את הזהב

homm3-log-tranche = הגיע מועד תשלום של המס: { $gold } זהב.
homm3-log-tranche-failed = הצד של { $seat } אינו יכול לשלם { $gold } זהב.
homm3-log-took-resource-card = { $seat }: הקלף { $card } נלקח מקלפי המשאבים.
homm3-log-took-artifact = { $seat }: הקלף { $card } נלקח מערימת הזרוקים של { $other }.

homm3-notice-tranche = סבב { $round }: שלמו { $gold } זהב. נותר לשלם בסך הכול: { $left }.
homm3-notice-resource-cards = קלפי משאבים שנותרו: { $count }.
