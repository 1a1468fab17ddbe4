### en

homm3-rule-surrounded = { $location }: the attacker places at most 4 units in the middle row. A guard stands in each corner.
homm3-rule-hill = The Hill is the Field in the middle of the Center tile. Once it is flagged, everyone has { $turns ->
    [one] one turn
   *[other] { $turns } turns
} left. From Round { $sudden } on, the first flag wins at once.
homm3-rule-no_gold_loss = Neither a defeat nor a surrender costs gold.
homm3-rule-recover_unit = Whoever beats an enemy Main Hero or guards of difficulty VII may get back, for free, one unit of their own faction that was lost or knocked down there.
homm3-rule-obelisk_refuge = A beaten Main Hero may also go to an Obelisk that its player has flagged.
homm3-rule-sacrifice = After a victory over guards you may give up 2 bronze units for a silver unit that was beaten there.
homm3-rule-comfort = At the start of the turn after your Main Hero was defeated, you may empower a Statistic card if the boxes in play have Empowered ones, and find a silver unit with a Search (2).

homm3-over-hold_hill = The Hill is held.
homm3-goal-hold_hill = Hold the Hill when time is up.

homm3-ask-recover = You may get back one unit that you lost in this combat.
homm3-ask-sacrifice = You may give up 2 bronze units for one of these.
homm3-ask-give-up-unit = Which bronze unit do you give up?

homm3-option-recover = Get back { $troop }
homm3-option-give-up-unit = Give up { $troop }

homm3-log-empowered = { $seat } empowers { $card }.
homm3-log-hill-flagged = { $seat } holds the Hill. Turns left for everyone: { $turns }.

homm3-notice-hill-free = Nobody has flagged the Hill yet. From Round { $sudden } on, the first flag wins.
homm3-notice-hill = { $seat ->
        [none] Nobody holds the Hill at { $field }. Turns left: { $turns }.
       *[other] { $seat } holds the Hill at { $field }. Turns left: { $turns }.
    }

### el

homm3-rule-surrounded = { $location }: ο επιτιθέμενος τοποθετεί το πολύ 4 μονάδες στη μεσαία σειρά. Σε κάθε γωνία στέκεται ένας φρουρός.
homm3-rule-hill = Ο Λόφος είναι το μεσαίο πεδίο του κεντρικού πλακιδίου. Σειρές που απομένουν σε όλους μόλις μπει σημαία: { $turns }. Από τον Γύρο { $sudden } και μετά η πρώτη σημαία νικά αμέσως.
homm3-rule-no_gold_loss = Ούτε μια ήττα ούτε μια παράδοση κοστίζει χρυσά.
homm3-rule-recover_unit = Όποιος νικά εχθρικό Κύριο Ήρωα ή φρουρούς δυσκολίας VII μπορεί να πάρει πίσω δωρεάν μία μονάδα της δικής του φατρίας που χάθηκε ή έγινε Χούφτα εκεί.
homm3-rule-obelisk_refuge = Ένας νικημένος Κύριος Ήρωας μπορεί να πάει και σε Οβελίσκο με σημαία του παίκτη του.
homm3-rule-sacrifice = Μετά από νίκη επί φρουρών μπορείς να δώσεις 2 χάλκινες μονάδες για μια ασημένια μονάδα που νικήθηκε εκεί.
homm3-rule-comfort = Στην αρχή της σειράς μετά την ήττα του Κύριου Ήρωά σου μπορείς να ενδυναμώσεις μια κάρτα χαρακτηριστικού, αν τα κουτιά του παιχνιδιού έχουν Ενδυναμωμένες, και να βρεις μια ασημένια μονάδα με Αναζήτηση (2).

homm3-over-hold_hill = Ο Λόφος κρατήθηκε.
homm3-goal-hold_hill = Κράτα τον Λόφο όταν τελειώσει ο χρόνος.

homm3-ask-recover = Μπορείς να πάρεις πίσω μία μονάδα που έχασες σε αυτή τη μάχη.
homm3-ask-sacrifice = Μπορείς να δώσεις 2 χάλκινες μονάδες για μία από αυτές.
homm3-ask-give-up-unit = Ποια χάλκινη μονάδα δίνεις;

homm3-option-recover = Επιστροφή: { $troop }
homm3-option-give-up-unit = Παραχώρηση: { $troop }

homm3-log-empowered = { $seat } ενδυναμώνει την κάρτα «{ $card }».
homm3-log-hill-flagged = { $seat } κρατά τον Λόφο. Σειρές που απομένουν σε όλους: { $turns }.

homm3-notice-hill-free = Κανείς δεν έβαλε ακόμη σημαία στον Λόφο. Από τον Γύρο { $sudden } και μετά η πρώτη σημαία νικά.
homm3-notice-hill = { $seat ->
        [none] Κανείς δεν κρατά τον Λόφο στο πεδίο { $field }. Σειρές που απομένουν: { $turns }.
       *[other] { $seat } κρατά τον Λόφο στο πεδίο { $field }. Σειρές που απομένουν: { $turns }.
    }

### hu

homm3-rule-surrounded = { $location }: a támadó legfeljebb 4 egységet állít fel a középső sorba. Minden sarokban egy őr áll.
homm3-rule-hill = A Domb a középső lapka közepén lévő terület. Az elfoglalása után mindenkinek ennyi köre marad: { $turns }. E fordulótól kezdve az első elfoglaló azonnal győz: { $sudden }.
homm3-rule-no_gold_loss = Sem a vereség, sem a megadás nem kerül aranyba.
homm3-rule-recover_unit = Aki legyőz egy ellenséges Főhőst vagy VII. nehézségű őröket, ingyen visszakaphat egy saját frakciójú egységet, amely ott elveszett vagy Maroknyi lett.
homm3-rule-obelisk_refuge = A legyőzött Főhős a játékosa által elfoglalt obeliszkre is mehet.
homm3-rule-sacrifice = Őrök legyőzése után feladhatsz 2 bronz egységet egy ott legyőzött ezüst egységért.
homm3-rule-comfort = Ha a Főhősödet legyőzték, a következő köröd elején felerősíthetsz egy tulajdonságlapot, ha a használt dobozokban van felerősített lap, és Kereséssel (2) kaphatsz egy ezüst egységet.

homm3-over-hold_hill = Valaki megtartotta a Dombot.
homm3-goal-hold_hill = Tartsd a Dombot, amikor lejár az idő.

homm3-ask-recover = Visszakaphatsz egy egységet, amelyet ebben a harcban vesztettél el.
homm3-ask-sacrifice = Feladhatsz 2 bronz egységet ezek egyikéért.
homm3-ask-give-up-unit = Melyik bronz egységet adod fel?

homm3-option-recover = Visszakapás: { $troop }
homm3-option-give-up-unit = Feladás: { $troop }

homm3-log-empowered = { $seat } felerősíti: { $card }.
homm3-log-hill-flagged = { $seat } tartja a Dombot. Mindenkinek hátralévő körök: { $turns }.

homm3-notice-hill-free = A Dombot még senki sem foglalta el. E fordulótól kezdve az első elfoglaló győz: { $sudden }.
homm3-notice-hill = { $seat ->
        [none] Senki sem tartja a Dombot itt: { $field }. Hátralévő körök: { $turns }.
       *[other] { $seat } tartja a Dombot itt: { $field }. Hátralévő körök: { $turns }.
    }

### ka

homm3-rule-surrounded = { $location }: თავდამსხმელი შუა რიგში არაუმეტეს 4 რაზმს ათავსებს. ყოველ კუთხეში მცველი დგას.
homm3-rule-hill = გორა ცენტრალური ფილის შუა ველია. სვლები, რომლებიც დროშის აღმართვის შემდეგ ყველას რჩება: { $turns }. მე-{ $sudden } რაუნდიდან პირველი დროშა მაშინვე იმარჯვებს.
homm3-rule-no_gold_loss = არც დამარცხება ღირს ოქრო და არც კაპიტულაცია.
homm3-rule-recover_unit = ვინც მტრის მთავარ გმირს ან VII სირთულის მცველებს დაამარცხებს, თავისი ფრაქციის ერთი იქ დაკარგული ან შემცირებული რაზმი უფასოდ შეუძლია დაიბრუნოს.
homm3-rule-obelisk_refuge = დამარცხებულ მთავარ გმირს იმ ობელისკზეც შეუძლია გადავიდეს, რომელზეც მისი მოთამაშის დროშაა.
homm3-rule-sacrifice = მცველებზე გამარჯვების შემდეგ შეგიძლია ბრინჯაოს 2 რაზმი დათმო იქ დამარცხებული ვერცხლის რაზმის სანაცვლოდ.
homm3-rule-comfort = შენი მთავარი გმირის დამარცხების შემდგომი სვლის დასაწყისში შეგიძლია მახასიათებლის კარტი გააძლიერო, თუ თამაშის ყუთებში გაძლიერებული კარტებია, და ძებნით (2) ვერცხლის რაზმი იპოვო.

homm3-over-hold_hill = გორა დაკავებულია.
homm3-goal-hold_hill = გეკავოს გორა, როცა დრო ამოიწურება.

homm3-ask-recover = შეგიძლია ამ ბრძოლაში დაკარგული ერთი რაზმი დაიბრუნო.
homm3-ask-sacrifice = შეგიძლია ბრინჯაოს 2 რაზმი დათმო ერთ-ერთი ამათგანის სანაცვლოდ.
homm3-ask-give-up-unit = ბრინჯაოს რომელ რაზმს თმობ?

homm3-option-recover = დაიბრუნე { $troop }
homm3-option-give-up-unit = დათმე { $troop }

homm3-log-empowered = { $seat } კარტს აძლიერებს: { $card }.
homm3-log-hill-flagged = { $seat } გორას იკავებს. სვლები, რომლებიც ყველას რჩება: { $turns }.

homm3-notice-hill-free = გორაზე დროშა ჯერ არავის აღუმართავს. მე-{ $sudden } რაუნდიდან პირველი დროშა იმარჯვებს.
homm3-notice-hill = { $seat ->
        [none] გორა არავის უკავია. ველი: { $field }. დარჩენილი სვლები: { $turns }.
       *[other] გორას იკავებს { $seat }. ველი: { $field }. დარჩენილი სვლები: { $turns }.
    }

### he

homm3-rule-surrounded = { $location }: התוקף מציב ארבע יחידות לכל היותר בשורה האמצעית. שומר עומד בכל פינה.
homm3-rule-hill = הגבעה היא השדה שבאמצע האריח המרכזי. התורים שנותרים לכולם אחרי שהיא נכבשת: { $turns }. מסבב { $sudden } הכיבוש הראשון מנצח מיד.
homm3-rule-no_gold_loss = לא תבוסה ולא כניעה עולות זהב.
homm3-rule-recover_unit = מי שמביס גיבור ראשי של אויב או שומרים בדרגת קושי VII רשאי לקבל בחזרה, בחינם, יחידה אחת של הצבא שלו שאבדה או ירדה לצד המעטים שם.
homm3-rule-obelisk_refuge = גיבור ראשי שהובס רשאי לעבור גם לאובליסק שהשחקן שלו כבש.
homm3-rule-sacrifice = אחרי ניצחון על שומרים אתם רשאים לוותר על שתי יחידות ארד תמורת יחידת כסף שהובסה שם.
homm3-rule-comfort = בתחילת התור שאחרי התבוסה של הגיבור הראשי שלכם אתם רשאים לחזק קלף סטטיסטיקה, אם יש קלפים מחוזקים בקופסאות שבמשחק, ולמצוא יחידת כסף בחיפוש (2).

homm3-over-hold_hill = הגבעה מוחזקת.
homm3-goal-hold_hill = החזיקו בגבעה כשהזמן נגמר.

homm3-ask-recover = אתם רשאים לקבל בחזרה יחידה אחת שאיבדתם בקרב הזה.
homm3-ask-sacrifice = אתם רשאים לוותר על שתי יחידות ארד תמורת אחת מאלה.
homm3-ask-give-up-unit = על איזו יחידת ארד תוותרו?

homm3-option-recover = קבלה בחזרה של { $troop }
homm3-option-give-up-unit = ויתור על { $troop }

homm3-log-empowered = { $seat }: חיזוק { $card }.
homm3-log-hill-flagged = { $seat }: החזקה בגבעה. תורים שנותרו לכולם: { $turns }.

homm3-notice-hill-free = איש עדיין לא כבש את הגבעה. מסבב { $sudden } הכיבוש הראשון מנצח.
homm3-notice-hill = { $seat ->
        [none] איש אינו מחזיק בגבעה ב־{"\u200E"}{ $field }. תורים שנותרו: { $turns }.
       *[other] הגבעה ב־{"\u200E"}{ $field } בידי { $seat }. תורים שנותרו: { $turns }.
    }
