### en

homm3-week-destruction = Destruction
    .text = Permanent cards in play are removed from the game. Their owners receive 5 gold for each.
homm3-week-disruption = Disruption
    .text = All players may rotate a tile that no hero stands on. No tile is rotated twice.
homm3-week-multilingual_bron = Multilingual Bron
    .text = Until the next Astrologers’ Round, a die rolled for a unit’s ability may be rerolled once.
homm3-week-plastic_tray = Plastic Tray
    .text = Until the next Astrologers’ Round, Defense Tokens give 1 defense without a die.
homm3-week-restart = Restart
    .text = Until the next Astrologers’ Round, all hand limits are 2 lower, but not below 4.
homm3-week-rulebook = Rulebook
    .text = This Round, guards are drawn as if the difficulty of the game were one step lower.
homm3-week-sanctuary = Sanctuary
    .text = This Round, heroes cannot attack each other.
homm3-week-wandering_merchant = Wandering Merchant
    .text = This Round, each player may buy one War Machine on their own turn for 3 gold less than at a Trading Post.

homm3-ask-disruption = You may rotate a tile that no hero stands on.

homm3-option-turn-tile = Rotate this tile: { $tile }

### el

homm3-week-destruction = Καταστροφή
    .text = Οι μόνιμες κάρτες που είναι σε ισχύ βγαίνουν από το παιχνίδι. Οι κάτοχοί τους παίρνουν 5 χρυσά για καθεμία.
homm3-week-disruption = Αναστάτωση
    .text = Όλοι οι παίκτες μπορούν να στρέψουν ένα πλακίδιο στο οποίο δεν στέκεται ήρωας. Κανένα πλακίδιο δεν στρέφεται δύο φορές.
homm3-week-multilingual_bron = Πολύγλωσσος Μπρον
    .text = Ως τον επόμενο Γύρο των Αστρολόγων ένα ζάρι που ζητά η ικανότητα μιας μονάδας μπορεί να ξαναριχτεί μία φορά.
homm3-week-plastic_tray = Πλαστικός Δίσκος
    .text = Ως τον επόμενο Γύρο των Αστρολόγων οι Δείκτες Άμυνας δίνουν +1 άμυνα χωρίς ζάρι.
homm3-week-restart = Επανεκκίνηση
    .text = Ως τον επόμενο Γύρο των Αστρολόγων το όριο χεριού όλων είναι μικρότερο κατά 2, ποτέ όμως κάτω από 4.
homm3-week-rulebook = Βιβλίο Κανόνων
    .text = Σε αυτόν τον Γύρο οι φρουροί τραβιούνται όπως στην αμέσως χαμηλότερη δυσκολία.
homm3-week-sanctuary = Άσυλο
    .text = Σε αυτόν τον Γύρο οι ήρωες δεν μπορούν να επιτεθούν ο ένας στον άλλον.
homm3-week-wandering_merchant = Πλανόδιος Έμπορος
    .text = Σε αυτόν τον Γύρο κάθε παίκτης μπορεί μία φορά, στη δική του σειρά, να αγοράσει μια Πολεμική Μηχανή, 3 χρυσά φθηνότερα από ό,τι σε Εμπορικό Σταθμό.

homm3-ask-disruption = Μπορείς να στρέψεις ένα πλακίδιο στο οποίο δεν στέκεται ήρωας.

homm3-option-turn-tile = Στροφή πλακιδίου: { $tile }

### hu

homm3-week-destruction = Rombolás
    .text = A játékban lévő állandó lapok kikerülnek a játékból. Tulajdonosuk mindegyikért 5 aranyat kap.
homm3-week-disruption = Felfordulás
    .text = Minden játékos elforgathat egy lapkát, amelyen nem áll hős. Egyetlen lapkát sem lehet kétszer elforgatni.
homm3-week-multilingual_bron = A többnyelvű Bron
    .text = A következő asztrológus-fordulóig az egységek képességei miatt dobott dobókockák egyszer újradobhatók.
homm3-week-plastic_tray = Műanyag tálca
    .text = A következő asztrológus-fordulóig a védelemjelző dobás nélkül ad 1 védelmet.
homm3-week-restart = Újrakezdés
    .text = A következő asztrológus-fordulóig minden kézlimit 2 értékkel kisebb, de legalább 4.
homm3-week-rulebook = Szabálykönyv
    .text = Ebben a fordulóban az őröket úgy kell húzni, mint eggyel könnyebb nehézségen.
homm3-week-sanctuary = Menedékhely
    .text = Ebben a fordulóban a hősök nem támadhatják meg egymást.
homm3-week-wandering_merchant = Vándorkereskedő
    .text = Ebben a fordulóban minden játékos a saját körében egyszer vehet egy hadigépet, 3 arannyal olcsóbban, mint egy kereskedőállomáson.

homm3-ask-disruption = Elforgathatsz egy lapkát, amelyen nem áll hős.

homm3-option-turn-tile = A lapka elforgatása itt: { $tile }

### ka

homm3-week-destruction = ნგრევა
    .text = თამაშში მყოფი მუდმივი კარტები თამაშიდან გადის. მათი მფლობელები თითო კარტზე 5 ოქროს იღებენ.
homm3-week-disruption = არეულობა
    .text = ყველა მოთამაშეს შეუძლია მოაბრუნოს ფილა, რომელზეც გმირი არ დგას. ერთი ფილა ორჯერ არ მობრუნდება.
homm3-week-multilingual_bron = მრავალენოვანი ბრონი
    .text = შემდეგ ასტროლოგების რაუნდამდე რაზმის უნარისთვის გაგორებული კამათელი შეიძლება ერთხელ თავიდან გაგორდეს.
homm3-week-plastic_tray = პლასტმასის ლანგარი
    .text = შემდეგ ასტროლოგების რაუნდამდე დაცვის ჟეტონები დაცვას კამათლის გარეშე 1-ით ზრდის.
homm3-week-restart = თავიდან დაწყება
    .text = შემდეგ ასტროლოგების რაუნდამდე კარტების ყოველი ზღვარი 2-ით დაბალია, მაგრამ სულ მცირე 4.
homm3-week-rulebook = წესების წიგნი
    .text = ამ რაუნდში მცველები ერთით დაბალი სირთულის თამაშის მიხედვით ამოიღება.
homm3-week-sanctuary = სავანე
    .text = ამ რაუნდში გმირები ერთმანეთს ვერ უტევენ.
homm3-week-wandering_merchant = მოხეტიალე ვაჭარი
    .text = ამ რაუნდში ყოველ მოთამაშეს თავის სვლაზე ერთხელ შეუძლია საბრძოლო მანქანა იყიდოს, სავაჭრო პუნქტზე 3 ოქროთი იაფად.

homm3-ask-disruption = შეგიძლია მოაბრუნო ფილა, რომელზეც გმირი არ დგას.

homm3-option-turn-tile = მოაბრუნე ფილა: { $tile }

### he

homm3-week-destruction = הרס
    .text = קלפים קבועים שבמשחק יוצאים מהמשחק. הבעלים שלהם מקבלים 5 זהב על כל אחד.
homm3-week-disruption = שיבוש
    .text = כל השחקנים רשאים לסובב אריח שאין עליו גיבור. אין מסובבים אריח פעמיים.
homm3-week-multilingual_bron = ברון רב הלשונות
    .text = עד סבב האסטרולוגיה הבא מותר להטיל שוב, פעם אחת, קובייה שמוטלת בגלל יכולת של יחידה.
homm3-week-plastic_tray = מגש הפלסטיק
    .text = עד סבב האסטרולוגיה הבא אסימוני הגנה מוסיפים 1 להגנה בלי קובייה.
homm3-week-restart = התחלה מחדש
    .text = עד סבב האסטרולוגיה הבא מספר הקלפים המקסימלי של כולם קטן ב־2, אך לא מתחת ל־4.
homm3-week-rulebook = ספר החוקים
    .text = בסבב הזה שולפים שומרים כמו במשחק ברמת הקושי הנמוכה הבאה.
homm3-week-sanctuary = מקום מבטחים
    .text = בסבב הזה גיבורים אינם יכולים לתקוף זה את זה.
homm3-week-wandering_merchant = הסוחר הנודד
    .text = בסבב הזה כל אחד מהשחקנים רשאי פעם אחת, בתורו, לקנות מכונת מלחמה, ב־3 זהב פחות מאשר בעמדת מסחר.

homm3-ask-disruption = אתם רשאים לסובב אריח שאין עליו גיבור.

homm3-option-turn-tile = סיבוב האריח ב־{"\u200E"}{ $tile }
