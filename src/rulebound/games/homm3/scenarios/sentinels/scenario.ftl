### en

homm3-scenario-sentinels = Sentinels
    .about = Four Obelisks watch over two allied Towns. From Round 6 on armies break out of them.
    .goal = Beat all five armies within 12 Rounds. You lose when a Town falls or a Main Hero is defeated.

homm3-rule-laid_waste = The armies destroy instead of capturing. Every Field they cross gets a Black Cube and is an Empty Field from then on.
homm3-rule-sentinel_combat = Heroes may retreat from these armies whenever one of their units is about to act. A Main Hero then goes to a friendly Town or Settlement and loses all movement points, a Secondary Hero leaves the map. Killed units stay dead. From its second combat round on, units join the army of Round { $refilled }. The hero who beats an army gains { $xp } experience, and the player rolls { $treasures } Treasure dice and resolves one.
homm3-rule-trade_beside = Players whose heroes stand on adjacent Fields may give each other resources on their turns.

homm3-goal-sentinels_beaten = Beat all armies that appear by Round { $round }.
homm3-over-sentinels_beaten = All armies are beaten.

homm3-step-spawn = An army appears on one of the Obelisks. Two dice decide which.

homm3-rover-sentinels_6 = the army of Round 6
homm3-rover-sentinels_7 = the army of Round 7
homm3-rover-sentinels_8 = the army of Round 8
homm3-rover-sentinels_9 = the army of Round 9
homm3-rover-sentinels_10 = the great army of Round 10

homm3-option-choose-spawn = Let an army appear
homm3-option-rule-trade = Trade resources with { $seat }

homm3-log-spawn-dice = The dice for the next army show { $faces }.
homm3-log-spawned = An army breaks out at { $field }: { $rover }, with { $troops }.
homm3-log-laid-waste = The Field at { $field } is laid waste.

homm3-notice-pool = Units that may still join the great army: { $count }.

### el

homm3-scenario-sentinels = Φύλακες
    .about = Τέσσερις Οβελίσκοι φυλάνε δύο συμμαχικές πόλεις. Από τον Γύρο 6 και μετά ξεχύνονται από αυτούς στρατοί.
    .goal = Νικήστε και τους πέντε στρατούς μέσα σε 12 Γύρους. Χάνετε όταν πέσει μια πόλη ή νικηθεί ένας Κύριος Ήρωας.

homm3-rule-laid_waste = Οι στρατοί καταστρέφουν αντί να καταλαμβάνουν. Κάθε πεδίο που διασχίζουν παίρνει έναν Μαύρο Κύβο και είναι από τότε κενό.
homm3-rule-sentinel_combat = Οι ήρωες μπορούν να υποχωρήσουν από αυτούς τους στρατούς όποτε πρόκειται να δράσει μια μονάδα τους. Ένας Κύριος Ήρωας πηγαίνει τότε σε φίλια πόλη ή φίλιο οικισμό και χάνει τους πόντους κίνησής του, ένας Δευτερεύων Ήρωας φεύγει από τον χάρτη. Οι εξοντωμένες μονάδες μένουν νεκρές. Από τον δεύτερο γύρο μάχης του προσχωρούν μονάδες στον στρατό του Γύρου { $refilled }. Ο ήρωας που νικά έναν στρατό κερδίζει εμπειρία ({ $xp }), και ο παίκτης ρίχνει ζάρια θησαυρού ({ $treasures }) και εκτελεί ένα.
homm3-rule-trade_beside = Παίκτες με ήρωες σε γειτονικά πεδία μπορούν στις σειρές τους να δίνουν πόρους ο ένας στον άλλον.

homm3-goal-sentinels_beaten = Νικήστε όλους τους στρατούς που έρχονται ως τον Γύρο { $round }.
homm3-over-sentinels_beaten = Όλοι οι στρατοί νικήθηκαν.

homm3-step-spawn = Ένας στρατός εμφανίζεται σε έναν από τους Οβελίσκους. Δύο ζάρια ορίζουν σε ποιον.

homm3-rover-sentinels_6 = ο στρατός του Γύρου 6
homm3-rover-sentinels_7 = ο στρατός του Γύρου 7
homm3-rover-sentinels_8 = ο στρατός του Γύρου 8
homm3-rover-sentinels_9 = ο στρατός του Γύρου 9
homm3-rover-sentinels_10 = ο μεγάλος στρατός του Γύρου 10

homm3-option-choose-spawn = Εμφάνιση ενός στρατού
homm3-option-rule-trade = Ανταλλαγή πόρων με: { $seat }

homm3-log-spawn-dice = Τα ζάρια για τον επόμενο στρατό δείχνουν { $faces }.
homm3-log-spawned = Ξεχύνεται στο πεδίο { $field }: { $rover }. Μονάδες: { $troops }.
homm3-log-laid-waste = Το πεδίο { $field } ερημώνει.

homm3-notice-pool = Μονάδες που μπορούν ακόμη να προσχωρήσουν στον μεγάλο στρατό: { $count }.

### hu

homm3-scenario-sentinels = Őrszemek
    .about = Négy obeliszk őrködik két szövetséges város fölött. A 6. fordulótól seregek törnek elő belőlük.
    .goal = Győzzétek le mind az öt sereget 12 fordulón belül. Veszítetek, ha elesik egy város, vagy legyőznek egy Főhőst.

homm3-rule-laid_waste = A seregek nem foglalnak, hanem pusztítanak. Minden terület, amelyen áthaladnak, fekete kockát kap, és onnantól üres.
homm3-rule-sentinel_combat = A hősök visszavonulhatnak e seregek elől, valahányszor egy saját egységük cselekedne. A Főhős ilyenkor egy baráti városba vagy településre megy, és elveszti a mozgáspontjait, a Mellékhős lekerül a térképről. A megölt egységek nem térnek vissza. Az ebben a fordulóban érkező sereghez a második harci fordulójától egységek csatlakoznak: { $refilled }. A sereget legyőző hős { $xp } tapasztalatpontot kap, játékosa pedig { $treasures } kincsdobókockával dob, és egyet végrehajt.
homm3-rule-trade_beside = Azok a játékosok, akiknek a hősei szomszédos területeken állnak, a körükben erőforrásokat adhatnak egymásnak.

homm3-goal-sentinels_beaten = Győzzetek le minden sereget, amely az alábbi fordulóig érkezik: { $round }.
homm3-over-sentinels_beaten = Minden sereg legyőzve.

homm3-step-spawn = Egy sereg jelenik meg az egyik obeliszken. Két dobókocka dönti el, melyiken.

homm3-rover-sentinels_6 = a 6. forduló serege
homm3-rover-sentinels_7 = a 7. forduló serege
homm3-rover-sentinels_8 = a 8. forduló serege
homm3-rover-sentinels_9 = a 9. forduló serege
homm3-rover-sentinels_10 = a 10. forduló nagy serege

homm3-option-choose-spawn = Egy sereg megjelenése
homm3-option-rule-trade = Erőforrások cseréje, játékos: { $seat }

homm3-log-spawn-dice = A következő sereghez dobott eredmény: { $faces }.
homm3-log-spawned = Előtör itt: { $field }. Sereg: { $rover }. Egységek: { $troops }.
homm3-log-laid-waste = Ez a terület elpusztult: { $field }.

homm3-notice-pool = Egységek, amelyek még csatlakozhatnak a nagy sereghez: { $count }.

### ka

homm3-scenario-sentinels = გუშაგები
    .about = ოთხი ობელისკი ორ მოკავშირე ქალაქს დარაჯობს. მე-6 რაუნდიდან მათგან არმიები იჭრებიან.
    .goal = 12 რაუნდში დაამარცხეთ ხუთივე არმია. აგებთ, თუ ქალაქი დაეცა ან მთავარი გმირი დამარცხდა.

homm3-rule-laid_waste = ეს არმიები არ იპყრობენ, არამედ ანადგურებენ. ყოველ ველზე, რომელსაც გაივლიან, შავი კუბი იდება და ველი ამიერიდან ცარიელია.
homm3-rule-sentinel_combat = გმირს შეუძლია ამ არმიებისგან უკან დაიხიოს, როცა კი თავისი რაზმი უნდა ამოქმედდეს. მაშინ მთავარი გმირი მეგობრულ ქალაქში ან დასახლებაში გადადის და გადაადგილების ქულებს კარგავს, დამხმარე გმირი კი რუკას ტოვებს. დაღუპული რაზმები დაღუპული რჩებიან. მე-{ $refilled } რაუნდის არმიას ბრძოლის მეორე რაუნდიდან რაზმები ემატება. არმიის დამმარცხებელი გმირი იღებს გამოცდილებას: { $xp }, მოთამაშე კი აგორებს განძის კამათლებს ({ $treasures }) და ერთს იღებს.
homm3-rule-trade_beside = მოთამაშეებს, რომელთა გმირები მეზობელ ველებზე დგანან, თავიანთ სვლაზე შეუძლიათ ერთმანეთს რესურსები მისცენ.

homm3-goal-sentinels_beaten = დაამარცხეთ ყველა არმია, რომელიც მე-{ $round } რაუნდის ჩათვლით მოდის.
homm3-over-sentinels_beaten = ყველა არმია დამარცხდა.

homm3-step-spawn = ერთ-ერთ ობელისკზე არმია ჩნდება. რომელზე, ორი კამათელი წყვეტს.

homm3-rover-sentinels_6 = მე-6 რაუნდის არმია
homm3-rover-sentinels_7 = მე-7 რაუნდის არმია
homm3-rover-sentinels_8 = მე-8 რაუნდის არმია
homm3-rover-sentinels_9 = მე-9 რაუნდის არმია
homm3-rover-sentinels_10 = მე-10 რაუნდის დიდი არმია

homm3-option-choose-spawn = გააჩინე არმია
homm3-option-rule-trade = გაცვალე რესურსები მოთამაშესთან: { $seat }

homm3-log-spawn-dice = შემდეგი არმიის კამათლები: { $faces }.
homm3-log-spawned = იჭრება { $rover }. ველი: { $field }. რაზმები: { $troops }.
homm3-log-laid-waste = ველი განადგურებულია: { $field }.

homm3-notice-pool = რაზმები, რომლებიც დიდ არმიას შეიძლება კიდევ შეუერთდნენ: { $count }.

### he

homm3-scenario-sentinels = זקיפים
    .about = ארבעה אובליסקים משקיפים על שתי טירות בעלות ברית. מסבב 6 פורצים מהם צבאות.
    .goal = הביסו את כל חמשת הצבאות בתוך 12 סבבים. אתם מפסידים כשטירה נופלת או כשגיבור ראשי מובס.

homm3-rule-laid_waste = הצבאות הורסים במקום לכבוש. כל שדה שהם עוברים בו מקבל קובייה שחורה ונחשב ריק מאז.
homm3-rule-sentinel_combat = גיבורים רשאים לסגת מפני הצבאות האלה בכל פעם שיחידה שלהם עומדת לפעול. גיבור ראשי עובר אז לטירה או ליישוב ידידותי ומאבד את נקודות התנועה שלו, גיבור משני יורד מהמפה. יחידות שהובסו אינן חוזרות. מסבב הקרב השני ואילך יחידות מצטרפות לצבא של סבב { $refilled }. הגיבור שמביס צבא מקבל ניסיון ({ $xp }), והשחקן מטיל קוביות אוצרות ({ $treasures }) ומבצע אחת מהן.
homm3-rule-trade_beside = שחקנים שהגיבורים שלהם עומדים בשדות סמוכים רשאים לתת זה לזה משאבים בתוריהם.

homm3-goal-sentinels_beaten = הביסו את כל הצבאות שמופיעים עד סבב { $round }.
homm3-over-sentinels_beaten = כל הצבאות הובסו.

homm3-step-spawn = צבא מופיע על אחד מהאובליסקים. שתי קוביות קובעות על איזה מהם.

homm3-rover-sentinels_6 = הצבא של סבב 6
homm3-rover-sentinels_7 = הצבא של סבב 7
homm3-rover-sentinels_8 = הצבא של סבב 8
homm3-rover-sentinels_9 = הצבא של סבב 9
homm3-rover-sentinels_10 = הצבא הגדול של סבב 10

homm3-option-choose-spawn = הופעה של צבא
homm3-option-rule-trade = מסחר במשאבים עם { $seat }

homm3-log-spawn-dice = הקוביות לצבא הבא מראות {"\u200E"}{ $faces }.
homm3-log-spawned = פריצה ב־{"\u200E"}{ $field }: { $rover }. היחידות: { $troops }.
homm3-log-laid-waste = השדה ב־{"\u200E"}{ $field } נחרב.

homm3-notice-pool = יחידות שעדיין יכולות להצטרף לצבא הגדול: { $count }.
